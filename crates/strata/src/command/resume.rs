//! `strata resume`: continues a saved game.
//!
//! A save that the rules of this version cannot follow to its end is never changed: the command says where and why they
//! stop, and continues from there only in a new save.

use crate::cli_error::{CliError, CliResult};
use crate::files;
use crate::load_save;
use crate::local_holders::LocalHolders;
use crate::save_file::{LockedSave, SaveFile};
use crate::save_folder;
use crate::session::{Session, TableSettings, Terminal};
use crate::terminal_game::TerminalGame;
use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};
use tabletop::{FollowedSave, Pending, Save, SaveLine, Seat, StopReason};
use wording::Messages;

/// Which game.
#[derive(clap::Args)]
pub struct Arguments {
    /// The save; the newest in the folder for saves if left out
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// Go on in this new file; the save stays as it is
    #[arg(long, value_name = "NEW")]
    new_save: Option<PathBuf>,
    /// With --new-save: go on from the newest sound position behind the place where the rules stop, and the moves after it
    #[arg(long, requires = "new_save")]
    skip_damage: bool,
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

/// Runs the command.
pub fn run(arguments: Arguments, messages: Messages) -> CliResult {
    let path = match &arguments.file {
        Some(path) => path.clone(),
        None => save_folder::newest_save()?,
    };
    if arguments.new_save.is_some() {
        // The save is only read, so another process may play it meanwhile.
        let save = load_save::read(&path)?;
        return games::with_game!(&save.header.game, G => go_on_in_new_save::<G>(&arguments, &path, &save, messages))?;
    }
    // Lock before reading, so that no other process can add lines in between.
    let locked = LockedSave::open(&path)?;
    let save = load_save::parse(&path, locked.text())?;
    let game = save.header.game.clone();
    games::with_game!(&game, G => go_on::<G>(&arguments, &path, locked, save, messages))?
}

/// Continues a save that the rules follow to its end. It is followed once: the table is the one that was checked.
fn go_on<G: TerminalGame>(
    arguments: &Arguments,
    path: &Path,
    locked: LockedSave,
    mut save: Save,
    messages: Messages,
) -> CliResult {
    let followed = load_save::follow::<G>(path, &save)?;
    if followed.stop.is_some() {
        return Err(stopped(path, &followed));
    }
    let rules = followed.table.rules();
    let mut screen = Terminal::standard();
    if followed.table.pending() == Pending::Over {
        return say_over(path, &mut screen);
    }
    let (holders, changes) = holders(arguments, path, &save, rules.as_ref(), &mut screen)?;
    let mut record = locked.into_save_file()?;
    if arguments.seats.is_some() {
        holders.write_note(path)?;
    }
    screen.say(format!("Going on with {}.", path.display()))?;
    append(&mut record, &mut save, &changes)?;
    Session::open(record, (&save, followed), holders, settings(arguments), screen, messages)?.run()
}

/// Leaves a save unchanged and continues in a new one: from its end, from where the rules stop, or from a sound position
/// after that place.
fn go_on_in_new_save<G: TerminalGame>(
    arguments: &Arguments,
    path: &Path,
    save: &Save,
    messages: Messages,
) -> CliResult {
    let mut followed = load_save::follow::<G>(path, save)?;
    let mut screen = Terminal::standard();
    let (mut beginning, table, from) = if arguments.skip_damage {
        let Some(rescue) = followed.rescue.take() else {
            let name = path.display();
            let reason = match followed.stop {
                None => format!("the rules follow {name} to its end; leave out --skip-damage"),
                Some(stop) => format!("{name} holds no sound position behind the place where the rules stop: {stop}"),
            };
            return Err(CliError::input(reason));
        };
        let beginning = save.rescued(&rescue);
        (beginning, rescue.table, format!("the position after move {}, with the moves after it", rescue.moves))
    } else {
        let stop = followed.stop.as_ref().filter(|stop| stop.reason != StopReason::NewerEdition);
        let from = stop.map(|stop| format!("move {} of {}", stop.moves, stop.of));
        (save.followed_part(&followed), followed.table, from.unwrap_or("its end".into()))
    };
    if table.pending() == Pending::Over {
        return say_over(path, &mut screen);
    }
    let (holders, changes) = holders(arguments, path, &beginning, table.rules().as_ref(), &mut screen)?;
    let mut record = SaveFile::create(arguments.new_save.as_deref(), &beginning)?;
    holders.write_new_note(record.path())?;
    screen.say(format!("Going on with {} from {from}, in a new save; the old one stays as it is.", path.display()))?;
    append(&mut record, &mut beginning, &changes)?;
    let followed = load_save::follow::<G>(record.path(), &beginning)?;
    Session::open(record, (&beginning, followed), holders, settings(arguments), screen, messages)?.run()
}

/// Adds lines about seats that changed hands to a save and to its file. They change nothing in the position.
fn append(record: &mut SaveFile, save: &mut Save, changes: &[String]) -> CliResult {
    save.lines.extend(changes.iter().map(|line| SaveLine::read(line)));
    if changes.is_empty() { Ok(()) } else { record.append(changes) }
}

fn settings(arguments: &Arguments) -> TableSettings {
    TableSettings { seed: arguments.seed, no_gate: arguments.no_gate }
}

fn say_over(path: &Path, screen: &mut Terminal<impl BufRead, impl Write>) -> CliResult {
    screen.say(format!("This game is over. To read it: strata replay {}", files::shell_word(path)))?;
    Ok(screen.flush()?)
}

/// Says where and why the rules stop following a save, and what can be done.
fn stopped<G: TerminalGame>(path: &Path, followed: &FollowedSave<G>) -> CliError {
    let word = files::shell_word(path);
    let new_save = format!("strata resume {word} --new-save NEW.jsonl");
    let mut lines = vec![load_save::describe_stop(path, followed), "The save stays as it is. What can be done:".into()];
    lines.push(format!("  Watch it up to there:\n    strata replay {word}"));
    if followed.table.pending() != Pending::Over {
        lines.push(format!("  Play on from there, in a new save:\n    {new_save}"));
    }
    if let Some(rescue) = &followed.rescue {
        let (moves, reached) = (rescue.moves, rescue.reached);
        lines.push(format!(
            "  Play on from move {reached}, in a new save that begins after move {moves}, where it is sound again:\n    \
             {new_save} --skip-damage"
        ));
    }
    CliError::input(lines.join("\n"))
}

/// Returns who plays, and the lines that the save needs to say so. The command decides, else the note beside the save,
/// else the save.
fn holders<G: TerminalGame>(
    arguments: &Arguments,
    path: &Path,
    save: &Save,
    rules: &G,
    screen: &mut Terminal<impl BufRead, impl Write>,
) -> CliResult<(LocalHolders, Vec<String>)> {
    let noted = LocalHolders::read_note(path, G::BOTS);
    if let Some(text) = &arguments.seats {
        let holders = LocalHolders::read(text, G::BOTS).and_then(|holders| holders.check(rules).map(|()| holders));
        let holders = holders.map_err(|reason| CliError::input(format!("--seats: {reason}")))?;
        let before = noted.ok().flatten().unwrap_or_else(|| LocalHolders::all_players(rules));
        let changes = holders.changed_since(&save.holders(before.saved()));
        return Ok((holders, changes));
    }
    let noted = noted.and_then(|noted| match noted {
        Some(holders) => match holders.check(rules) {
            Ok(()) => Ok(Some(holders)),
            Err(reason) => Err(format!("{}: {reason}", LocalHolders::note_path(path).display())),
        },
        None => Ok(None),
    });
    let is_noted = !matches!(noted, Ok(None));
    match noted.and_then(|noted| noted.map_or_else(|| holders_of_save(save, rules), Ok)) {
        Ok(holders) => {
            if !is_noted {
                let everybody = "everybody is a person at this device";
                let is_everybody = holders == LocalHolders::all_players(rules);
                let who = if is_everybody { everybody.into() } else { format!("it says itself: {holders}") };
                screen.say(format!("Who plays is not noted beside this save: {who}."))?;
                screen.say("--seats LIST changes that.")?;
            }
            let changes = holders.changed_since(&save.holders(holders.saved()));
            Ok((holders, changes))
        }
        Err(reason) => {
            let word = files::shell_word(path);
            let names: Vec<&str> = (0..rules.seats()).map(|seat| rules.seat_name(Seat(seat))).collect();
            Err(CliError::input(format!(
                "it is not known who plays this save. {reason}\n  Name who plays {}: strata resume {word} --seats {}",
                names.join(", "),
                LocalHolders::one_player_and_bots(rules)
            )))
        }
    }
}

/// Returns who plays a save without a note beside it. The error says what is wrong in the save.
fn holders_of_save<G: TerminalGame>(save: &Save, rules: &G) -> Result<LocalHolders, String> {
    let holders = LocalHolders::of_save(rules, save);
    // A save of another version may name bots that this one does not know.
    LocalHolders::read(&holders.to_string(), G::BOTS)?.check(rules)?;
    Ok(holders)
}
