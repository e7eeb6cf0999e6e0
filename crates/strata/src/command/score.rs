//! `strata score`: the value of Vaults, or of whole positions, given as JSON, one per line.

use crate::cli_error::{CliError, CliResult};
use crate::terminal_game::TerminalGame;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use tabletop::input::{MAX_BYTES, shorten_lines, strip_byte_order_mark};

/// What to score.
#[derive(clap::Args)]
pub struct Arguments {
    /// Which game: cosmic-frog (Vaults) or volcanique (positions)
    #[arg(value_name = "GAME")]
    game: String,
    /// One Vault per line, for example {"1":["desert","mesa"],"4":["lake","muck"]}: slot 1 to 9, Land from the bottom up,
    /// with Find Muck also "muck" (regular) and "ooze" (oozing); or one position per line with the tables of a scenario,
    /// {"board":{"0,0":"d"},"player":{"pink":{"land":"0,0 d"}}}; "-" reads from standard input
    #[arg(value_name = "FILE", default_value = "-")]
    file: PathBuf,
}

/// Prints one line of JSON for every valid line, and an error for every invalid one.
pub fn run(arguments: Arguments) -> CliResult {
    games::with_game!(&arguments.game, G => score_all::<G>(&arguments))?
}

fn score_all<G: TerminalGame>(arguments: &Arguments) -> CliResult {
    if arguments.file == Path::new("-") {
        return score::<G>(io::stdin().lock());
    }
    let opened = File::open(&arguments.file);
    let name = arguments.file.display();
    score::<G>(BufReader::new(opened.map_err(|error| CliError::input(format!("{name} cannot be read: {error}")))?))
}

fn score<G: TerminalGame>(mut input: impl BufRead) -> CliResult {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut bytes = Vec::new();
    let mut has_errors = false;
    for number in 1.. {
        let read = read_line(&mut input, &mut bytes);
        match read.map_err(|error| CliError::input(format!("line {number} cannot be read: {error}")))? {
            0 => break,
            _ if bytes.len() > MAX_BYTES => {
                out.flush()?;
                let reason = format!("line {number} is longer than {} MB; it was read no further", MAX_BYTES >> 20);
                return Err(CliError::input(reason));
            }
            _ if bytes.trim_ascii().is_empty() => continue,
            _ => {}
        }
        let text = std::str::from_utf8(&bytes).map_err(|_| "it is not UTF-8 text".to_string());
        match text.and_then(|text| G::score_json(strip_byte_order_mark(text))) {
            Ok(line) => writeln!(out, "{line}")?,
            Err(reason) => {
                has_errors = true;
                out.flush()?;
                writeln!(io::stderr(), "line {number}: {}", shorten_lines(&reason))?;
            }
        }
    }
    out.flush()?;
    if has_errors { Err(CliError::reported_input()) } else { Ok(()) }
}

/// Reads the next line, but at most one byte more than the longest allowed line, because a device may have no end of line.
fn read_line(input: &mut impl BufRead, bytes: &mut Vec<u8>) -> io::Result<usize> {
    bytes.clear();
    input.take(MAX_BYTES as u64 + 1).read_until(b'\n', bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_endless_line_is_left_before_it_fills_the_memory() {
        let mut endless = BufReader::new(io::repeat(b'0'));
        let mut bytes = Vec::new();
        assert_eq!(read_line(&mut endless, &mut bytes).unwrap(), MAX_BYTES + 1);
        let error = score::<cosmic_frog::Rules>(endless).unwrap_err();
        assert_eq!(error.message(), "line 1 is longer than 1 MB; it was read no further");
    }
}
