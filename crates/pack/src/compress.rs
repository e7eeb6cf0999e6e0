//! Writes compressed copies of the files, so that the server never compresses, and prints their sizes.

use crate::page_folder::PageFolder;
use anyhow::{Result, anyhow};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::thread;

/// Writes `name.gz` and `name.br` beside every file and prints the sizes, and for each game what its first load takes.
pub fn write_copies(folder: &PageFolder, out: &Path, games: &[&str]) -> Result<()> {
    let mut sums = vec![[0; 3]; games.len()];
    println!("{:<38} {:>9} {:>9} {:>9}", "file (bytes)", "plain", "gzip", "brotli");
    for (name, content, gz, br) in compressed(folder)? {
        fs::write(out.join(format!("{name}.gz")), &gz)?;
        fs::write(out.join(format!("{name}.br")), &br)?;
        let sizes = [content.len(), gz.len(), br.len()];
        println!("{name:<38} {:>9} {:>9} {:>9}", sizes[0], sizes[1], sizes[2]);
        for (_, sum) in games.iter().zip(&mut sums).filter(|(game, _)| loads(name, game, games)) {
            sum.iter_mut().zip(sizes).for_each(|(sum, size)| *sum += size);
        }
    }
    for (game, sum) in games.iter().zip(sums) {
        let [plain, gz, br] = sum.map(|size| size.div_ceil(1024));
        println!("first load of a table of {game}: {plain} KiB; {gz} KiB with gzip, {br} KiB with brotli");
    }
    Ok(())
}

/// A file with its copies, packed by gzip and by brotli.
type Compressed<'f> = (&'f str, &'f [u8], Vec<u8>, Vec<u8>);

/// Compresses every file, in parallel, because the two large files take nearly all the time.
fn compressed(folder: &PageFolder) -> Result<Vec<Compressed<'_>>> {
    thread::scope(|scope| {
        let pack = |(name, content)| scope.spawn(move || Ok((name, content, gzip(content)?, brotli(content)?)));
        let started: Vec<_> = folder.files().map(pack).collect();
        started.into_iter().map(|thread| thread.join().map_err(|_| anyhow!("packing a file panicked"))?).collect()
    })
}

/// Returns whether a table of the game in English loads the file: all but those of the other games, the handbooks, and the messages
/// of other languages.
fn loads(name: &str, game: &str, games: &[&str]) -> bool {
    let other = games.iter().any(|other| *other != game && name.starts_with(other));
    !other && !name.contains("-handbook-") && !name.ends_with(".messages")
}

fn gzip(content: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    Ok(encoder.finish()?)
}

fn brotli(content: &[u8]) -> Result<Vec<u8>> {
    let mut out = Vec::new();
    let parameters = brotli::enc::BrotliEncoderParams { size_hint: content.len(), ..Default::default() };
    brotli::BrotliCompress(&mut &content[..], &mut out, &parameters)?;
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn a_table_loads_its_own_game_and_what_all_share() {
        let games = ["cosmic-frog", "volcanique"];
        assert!(loads("volcanique-0.wasm", "volcanique", &games) && loads("style-0.css", "volcanique", &games));
        assert!(!loads("cosmic-frog-worker-0.js", "volcanique", &games));
        assert!(!loads("volcanique-handbook-0.json", "volcanique", &games), "only who reads it loads it");
        for german in ["volcanique-de-0.messages", "volcanique-de-handbook-0.json"] {
            assert!(!loads(german, "volcanique", &games), "{german} is no part of the page in English");
        }
    }

    #[test]
    fn both_ways_lead_back() -> Result<()> {
        let content = b"frog frog frog frog frog frog".repeat(50);
        let mut back = Vec::new();
        flate2::read::GzDecoder::new(gzip(&content)?.as_slice()).read_to_end(&mut back)?;
        assert_eq!(back, content);
        back.clear();
        brotli::BrotliDecompress(&mut brotli(&content)?.as_slice(), &mut back)?;
        assert_eq!(back, content);
        Ok(())
    }
}
