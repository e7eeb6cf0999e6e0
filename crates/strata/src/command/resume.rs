//! `strata resume`: continues a saved game.
//!
//! A save that the rules of this version cannot follow to its end is never changed: the command says where and why they
//! stop, and continues from there only in a new save.

use crate::failure::{CliResult, Failure};
use crate::files;
use crate::holder::Holders;
use crate::load_save;
use crate::save_file::{LockedSave, SaveFile};
use crate::save_folder;
use crate::session::{Screen, Session};
use crate::terminal_game::TerminalGame;
use host::ChanceSource;
use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};
use tabletop::{FollowedSave, Pending, Save, Seat, Table};

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
pub fn run(arguments: Arguments) -> CliResult {
    let path = match &arguments.file {
        Some(path) => path.clone(),
        None => save_folder::newest_save()?,
    };
    if arguments.new_save.is_some() {
        // The save is only read, so another process may play it meanwhile.
        let save = load_save::read(&path)?;
        return games::with_game!(&save.header.game, G => go_on_in_new_save::<G>(&arguments, &path, &save))?;
    }
    // Lock before reading, so that no other process can add lines in between.
    let locked = LockedSave::open(&path)?;
    let save = load_save::parse(&path, locked.text())?;
    games::with_game!(&save.header.game, G => go_on::<G>(&arguments, &path, locked, &save))?
}

/// Continues a save that the rules follow to its end.
fn go_on<G: TerminalGame>(arguments: &Arguments, path: &Path, locked: LockedSave, save: &Save) -> CliResult {
    let followed = load_save::follow::<G>(path, save)?;
    if followed.stop.is_some() {
        return Err(stopped(path, &followed));
    }
    let table = followed.table;
    let mut screen = Screen::standard();
    if table.pending() == Pending::Over {
        return say_over(path, &mut screen);
    }
    let holders = holders(arguments, path, table.rules().as_ref(), &mut screen)?;
    let mut save_file = locked.into_save_file()?;
    if arguments.seats.is_some() {
        let before = Holders::read_note(path, G::BOTS).ok().flatten();
        let before = before.unwrap_or_else(|| Holders::all_players(table.rules().as_ref()));
        holders.write_note(path)?;
        holders.changed_since(&before).iter().try_for_each(|line| save_file.append(line))?;
    }
    screen.say(format!("Going on with {}.", path.display()))?;
    play_on(arguments, table, holders, save_file, screen)
}

/// Leaves a save unchanged and continues in a new one: from its end, from where the rules stop, or from a sound position
/// after that place.
fn go_on_in_new_save<G: TerminalGame>(arguments: &Arguments, path: &Path, save: &Save) -> CliResult {
    let mut followed = load_save::follow::<G>(path, save)?;
    let mut screen = Screen::standard();
    let (beginning, table, from) = if arguments.skip_damage {
        let Some(rescue) = followed.rescue.take() else {
            let name = path.display();
            let reason = match followed.stop {
                None => format!("the rules follow {name} to its end; leave out --skip-damage"),
                Some(stop) => format!("{name} holds no sound position behind the place where the rules stop: {stop}"),
            };
            return Err(Failure::input(reason));
        };
        let beginning = save.rescued(&rescue);
        (beginning, rescue.table, format!("the position after move {}, with the moves after it", rescue.moves))
    } else {
        let from = followed.stop.as_ref().map(|stop| format!("move {} of {}", stop.moves, stop.of));
        (save.followed_part(&followed), followed.table, from.unwrap_or("its end".into()))
    };
    let rules = table.rules().clone();
    if table.pending() == Pending::Over {
        return say_over(path, &mut screen);
    }
    let holders = holders(arguments, path, rules.as_ref(), &mut screen)?;
    let save_file = SaveFile::create(arguments.new_save.as_deref(), &beginning)?;
    holders.write_new_note(save_file.path())?;
    screen.say(format!("Going on with {} from {from}, in a new save; the old one stays as it is.", path.display()))?;
    play_on(arguments, table, holders, save_file, screen)
}

fn play_on<G: TerminalGame, I: BufRead, O: Write>(
    arguments: &Arguments,
    mut table: Table<G>,
    holders: Holders,
    save_file: SaveFile,
    screen: Screen<I, O>,
) -> CliResult {
    table.set_end_turn_gate(!arguments.no_gate);
    Session::new(table, holders, ChanceSource::new(arguments.seed)?, save_file, screen)?.run()
}

fn say_over(path: &Path, screen: &mut Screen<impl BufRead, impl Write>) -> CliResult {
    screen.say(format!("This game is over. To read it: strata replay {}", files::shell_word(path)))?;
    Ok(screen.flush()?)
}

/// Says where and why the rules stop following a save, and what can be done.
fn stopped<G: TerminalGame>(path: &Path, followed: &FollowedSave<G>) -> Failure {
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
    Failure::input(lines.join("\n"))
}

/// Returns who plays: as the command says, or as noted beside the save, or everybody at this device.
fn holders<G: TerminalGame>(
    arguments: &Arguments,
    path: &Path,
    rules: &G,
    screen: &mut Screen<impl BufRead, impl Write>,
) -> CliResult<Holders> {
    if let Some(text) = &arguments.seats {
        let holders = Holders::read(text, G::BOTS).and_then(|holders| holders.check(rules).map(|()| holders));
        return holders.map_err(|reason| Failure::input(format!("--seats: {reason}")));
    }
    let noted = Holders::read_note(path, G::BOTS).and_then(|noted| match noted {
        Some(holders) => match holders.check(rules) {
            Ok(()) => Ok(Some(holders)),
            Err(reason) => Err(format!("{}: {reason}", Holders::path(path).display())),
        },
        None => Ok(None),
    });
    match noted {
        Ok(Some(holders)) => Ok(holders),
        Ok(None) => {
            screen.say("Who plays is not noted beside this save: everybody is a person at this device.")?;
            screen.say("--seats LIST changes that.")?;
            Ok(Holders::all_players(rules))
        }
        Err(reason) => {
            let word = files::shell_word(path);
            let names: Vec<&str> = (0..rules.seats()).map(|seat| rules.seat_name(Seat(seat))).collect();
            Err(Failure::input(format!(
                "it is not known who plays this save. {reason}\n  Name who plays {}: strata resume {word} --seats {}",
                names.join(", "),
                Holders::one_player_and_bots(rules)
            )))
        }
    }
}
