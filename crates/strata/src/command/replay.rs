//! `strata replay`: a saved game in sentences, with everything that was secret.

use crate::cli_error::{CliError, CliResult};
use crate::load_save;
use crate::terminal_game::TerminalGame;
use std::io::{self, Write};
use std::path::PathBuf;
use tabletop::{Pending, Save, SeatSet};
use wording::{Messages, capitalize};

/// Which game, and how much of it.
#[derive(clap::Args)]
pub struct Arguments {
    /// The save
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Stop after this many moves and show the board
    #[arg(long, value_name = "MOVES")]
    at: Option<usize>,
    /// Tell every event in a line of its own
    #[arg(long)]
    events: bool,
}

/// Tells a game.
pub fn run(arguments: Arguments, messages: &Messages) -> CliResult {
    let save = load_save::read(&arguments.file)?;
    games::with_game!(&save.header.game, G => replay::<G>(&arguments, &save, messages))?
}

fn replay<G: TerminalGame>(arguments: &Arguments, save: &Save, messages: &Messages) -> CliResult {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let path = &arguments.file;
    let followed = load_save::follow::<G>(path, save)?;
    let table = &followed.table;
    let rules = table.rules();
    let moves: Vec<G::Move> = table.moves().collect();
    let stop = arguments.at.unwrap_or(moves.len());
    if stop > moves.len() {
        return Err(CliError::input(format!("the game has {} moves; --at goes from 0 to {0}", moves.len())));
    }
    let mut state = *table.start();
    for (index, &mv) in moves.iter().take(stop).enumerate() {
        let written = rules.write_move(&state, mv);
        let mut events: Vec<G::Event> = Vec::new();
        rules.apply_legal(&mut state, mv, &mut events);
        let sentences: Vec<String> =
            events.iter().filter_map(|&event| rules.event(event, messages)).map(String::from).collect();
        if arguments.events || sentences.is_empty() {
            writeln!(out, "{:>4}  {written}", index + 1)?;
            for sentence in &sentences {
                writeln!(out, "        {sentence}")?;
            }
        } else {
            writeln!(out, "{:>4}  {written:<24}  {}", index + 1, sentences.join(" "))?;
        }
    }
    if rules.pending(&state) == Pending::Over {
        writeln!(out, "\n{}", rules.result_text(&state, messages).trim_end())?;
    } else {
        writeln!(out, "\n{}", rules.summary(&state, SeatSet::ALL, messages).trim_end())?;
        match moves.len() - stop {
            0 if followed.stop.is_some() => {}
            0 => writeln!(out, "The game is not over.")?,
            left => writeln!(out, "{left} more moves were made.")?,
        }
    }
    if followed.stop.is_some() {
        writeln!(out, "{}", capitalize(&load_save::describe_stop(path, &followed)))?;
    }
    Ok(out.flush()?)
}
