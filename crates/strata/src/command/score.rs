//! `strata score`: the value of Vaults, or of whole positions, given as JSON, one per line.

use crate::failure::{Failure, Outcome};
use crate::offered::Offered;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

/// What to score.
#[derive(clap::Args)]
pub struct Arguments {
    /// Which game: cosmic-frog (Vaults) or volcanique (positions)
    #[arg(value_name = "GAME")]
    game: String,
    /// One Vault per line, for example {"1":["desert","mesa"],"4":["lake"]}: slot 1 to 9, Land from the bottom up; or one
    /// position per line with the tables of a scenario, {"board":{"0,0":"d"},"player":{"pink":{"land":"0,0 d"}}}; "-" reads
    /// from standard input
    #[arg(value_name = "FILE", default_value = "-")]
    file: PathBuf,
}

/// Prints one line of JSON for every line. Bad lines are named at the end of the day, the others are scored all the same.
pub fn run(arguments: Arguments) -> Outcome {
    games::with_game!(&arguments.game, G => score_all::<G>(&arguments))
}

fn score_all<G: Offered>(arguments: &Arguments) -> Outcome {
    if arguments.file == Path::new("-") {
        return score::<G>(io::stdin().lock());
    }
    let opened = File::open(&arguments.file);
    let name = arguments.file.display();
    score::<G>(BufReader::new(opened.map_err(|error| Failure::input(format!("{name} cannot be read: {error}")))?))
}

fn score<G: Offered>(mut input: impl BufRead) -> Outcome {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut bytes = Vec::new();
    let mut bad = false;
    for number in 1.. {
        bytes.clear();
        let read = input.read_until(b'\n', &mut bytes);
        match read.map_err(|error| Failure::input(format!("line {number} cannot be read: {error}")))? {
            0 => break,
            _ if bytes.trim_ascii().is_empty() => continue,
            _ => {}
        }
        let scored = std::str::from_utf8(&bytes).map_err(|_| "it is not UTF-8 text".to_string()).and_then(G::scored);
        match scored {
            Ok(line) => writeln!(out, "{line}")?,
            Err(reason) => {
                bad = true;
                out.flush()?;
                writeln!(io::stderr(), "line {number}: {reason}")?;
            }
        }
    }
    out.flush()?;
    if bad { Err(Failure::said_input()) } else { Ok(()) }
}
