//! `strata resume`: goes on with a saved game.

use crate::failure::{Failure, Outcome};
use crate::files;
use crate::holder::Holders;
use crate::load::{self, Loaded};
use crate::offered::Offered;
use crate::record::Record;
use crate::session::{Screen, Session};
use host::Chance;
use std::path::{Path, PathBuf};
use tabletop::{Game, Header, Line, Save, SaveError, Table, Turn};

/// Which game.
#[derive(clap::Args)]
pub struct Arguments {
    /// The save; the newest in the folder for saves if left out
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// Who plays each seat, if it is not as before: me (me1, me2), bot or random
    #[arg(long, value_name = "LIST")]
    seats: Option<String>,
    /// Make chance from here on the same every time: for tests
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// Do not wait for "end" before chance ends a turn
    #[arg(long)]
    no_gate: bool,
}

/// Goes on with a game.
pub fn run(arguments: Arguments) -> Outcome {
    let path = match &arguments.file {
        Some(path) => path.clone(),
        None => files::newest_save()?,
    };
    let loaded = load::save(&path)?;
    games::with_game!(&loaded.save.header.game, G => resume::<G>(&arguments, &path, &loaded))
}

fn resume<G: Offered>(arguments: &Arguments, path: &Path, loaded: &Loaded) -> Outcome {
    let (mut table, parted) = load::table::<G>(path, &loaded.save)?;
    let holders = match &arguments.seats {
        Some(text) => Holders::read(text, G::BOTS).map_err(|reason| format!("--seats: {reason}"))?,
        None => Holders::noted(path, G::BOTS).unwrap_or_else(|| Holders::all_people(table.rules().as_ref())),
    };
    let mut screen = Screen::standard();
    screen.say(format!("Going on with {}.", path.display()))?;
    let record = match parted {
        None if table.turn() == Turn::Over => {
            screen.say("This game is over; strata replay tells it.")?;
            return Ok(screen.flush()?);
        }
        None => {
            if arguments.seats.is_some() {
                holders.check(table.rules().as_ref())?;
                holders.note(path, true)?;
            }
            Record::reopen(path, &loaded.text)?
        }
        Some(parted) => {
            screen.say(format!(
                "This version of the rules does not agree with the save from line {} on: {}.",
                parted.line, parted.reason
            ))?;
            screen.say("The game goes on from the end of the last turn before that line, in a new file.")?;
            let record = branch(path, &loaded.save, &table, &parted)?;
            holders.note(record.path(), false)?;
            record
        }
    };
    table.set_gate(!arguments.no_gate);
    Session::new(table, holders, Chance::new(arguments.seed)?, record, screen)?.run()
}

/// A new save that begins where the old one and this version of the rules agreed last.
fn branch<G: Game>(path: &Path, save: &Save, table: &Table<G>, parted: &SaveError) -> Outcome<Record> {
    let before = save.lines.iter().take(parted.line.saturating_sub(2)).rev();
    let from = before.filter_map(|line| match line {
        Line::Snapshot { text, .. } => Some(text.clone()),
        _ => None,
    });
    let header = Header { from: from.into_iter().next(), ..Save::header(table.rules().as_ref()) };
    let stem = path.with_extension("");
    for count in 1..1000 {
        let file = PathBuf::from(format!("{}-continued-{count}.jsonl", stem.display()));
        if !file.exists() {
            return Record::create(Some(&file), &header);
        }
    }
    Err(Failure::input(format!("no new file can be made beside {}", path.display())))
}
