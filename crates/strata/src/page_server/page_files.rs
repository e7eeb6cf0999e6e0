//! `PageFiles`: the files of the packed page, found by name.
//!
//! `cargo xtask web` packs the page into `dist/`. A release build embeds that folder, a debug build reads it at run time.
//! Not here: which file answers which request (`page_server.rs`).

use rust_embed::Embed;
use sha2::{Digest, Sha256};
use std::borrow::Cow;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

/// The page as it was packed into this program.
#[derive(Embed)]
#[folder = "dist"]
#[allow_missing = true]
struct Embedded;

/// A file of the page.
pub struct PageFile {
    /// The bytes to send.
    pub content: Cow<'static, [u8]>,
    /// SHA-256 of the content.
    pub hash: [u8; 32],
}

impl PageFile {
    /// Hashes the content.
    pub fn new(content: Cow<'static, [u8]>) -> PageFile {
        PageFile { hash: Sha256::digest(&content).into(), content }
    }
}

/// Finds a file by any name.
type FindFile = dyn Fn(&str) -> Option<PageFile> + Send + Sync;

/// The files of the page. Cloning is cheap.
#[derive(Clone)]
pub struct PageFiles(Arc<FindFile>);

impl PageFiles {
    /// Returns the page that is part of this program.
    pub fn embedded() -> PageFiles {
        PageFiles::new(|name| {
            let file = Embedded::get(name)?;
            Some(PageFile { hash: file.metadata.sha256_hash(), content: file.data })
        })
    }

    /// Returns the page in a folder, read from disk at every request.
    pub fn in_folder(folder: PathBuf) -> PageFiles {
        PageFiles::new(move |name| fs::read(folder.join(name)).ok().map(|content| PageFile::new(content.into())))
    }

    /// Returns files from any source. `find` gets plain file names only.
    pub fn new(find: impl Fn(&str) -> Option<PageFile> + Send + Sync + 'static) -> PageFiles {
        PageFiles(Arc::new(find))
    }

    /// Finds a file by its name. Returns `None` for hidden files, and for anything that is not a plain file name: all
    /// files of the page stand side by side in one folder, and nothing outside of it may be reached.
    pub fn find(&self, name: &str) -> Option<PageFile> {
        let is_plain = !name.is_empty() && !name.starts_with('.') && !name.contains(['/', '\\', ':', '\0']);
        if is_plain { (self.0)(name) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_visible_files_of_the_folder_are_found() {
        let files = PageFiles::in_folder(env!("CARGO_MANIFEST_DIR").into());
        assert!(files.find("Cargo.toml").is_some_and(|file| file.content.starts_with(b"[package]")));
        for name in
            ["", ".", "..", "../bench/Cargo.toml", "src/main.rs", "src", "C:Cargo.toml", "gone.toml", "Cargo.toml\0"]
        {
            assert!(files.find(name).is_none(), "{name:?}");
        }
        let all = PageFiles::new(|name| Some(PageFile::new(name.as_bytes().to_vec().into())));
        assert!(all.find("index.html").is_some());
        assert!(all.find(".gitkeep").is_none());
    }

    #[test]
    fn the_hash_is_that_of_the_content() {
        let [one, same, other] = ["a", "a", "b"].map(|text| PageFile::new(text.as_bytes().into()).hash);
        assert_eq!(one, same);
        assert_ne!(one, other);
    }
}
