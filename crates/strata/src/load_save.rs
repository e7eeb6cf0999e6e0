//! Reads saves from files. Errors name the file.

use crate::cli_error::{CliError, CliResult};
use crate::files;
use std::fs::File;
use std::path::Path;
use std::sync::Arc;
use tabletop::{CompleteGame, FollowedSave, Origin, Save, StopReason};

/// Reads a save file without locking it.
pub fn read(path: &Path) -> CliResult<Save> {
    let file = File::open(path).map_err(|error| format!("{} cannot be read: {error}", path.display()))?;
    parse(path, &files::read_open(&file, path, files::LARGEST_SAVE)?)
}

/// Parses the text of a save file.
pub fn parse(path: &Path, text: &str) -> CliResult<Save> {
    let save = Save::read(text).map_err(|error| CliError::input(format!("{}: {error}", path.display())))?;
    games::find(&save.header.game).map_err(|reason| CliError::input(format!("{}: {reason}", path.display())))?;
    Ok(save)
}

/// Plays a save through as far as the current rules accept its moves.
pub fn follow<G: CompleteGame>(path: &Path, save: &Save) -> CliResult<FollowedSave<G>> {
    let name = path.display();
    let setup: G::Setup = serde_json::from_value(save.header.setup.clone())
        .map_err(|error| CliError::input(format!("{name}: line 1: the set-up cannot be read: {error}")))?;
    let rules = G::from_setup(setup)
        .map_err(|reasons| CliError::reasons(format!("{name}: the set-up of this game is not valid:"), &reasons))?;
    save.follow(Arc::new(rules)).map_err(|error| CliError::input(format!("{name}: {error}")))
}

/// Describes where and why the current rules stop following a save.
pub fn describe_stop<G: CompleteGame>(path: &Path, followed: &FollowedSave<G>) -> String {
    let name = path.display();
    let Some(stop) = &followed.stop else { return format!("the rules of this version follow {name} to its end") };
    let origin = match followed.origin {
        Origin::Current => "",
        Origin::Older => " It was written by an older version of Strata, whose rules may have been others.",
        Origin::Newer => " It was written by a newer version of Strata, which may follow it further.",
        Origin::Foreign => " It was written by a changed Strata with other rules, or its first line was edited.",
    };
    if stop.reason == StopReason::NewerEdition {
        return format!("the rules of this version follow {name} to its end, but {}.{origin}", stop.reason);
    }
    let (moves, of, line, reason) = (stop.moves, stop.of, stop.line, stop.why());
    format!(
        "the rules of this version follow {name} up to move {moves} of {of}. They stop at line {line}: {reason}.{origin}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Game, Header, Pending, SaveLine, Table};
    use testkit::{Random, toy};

    /// The host of a resumed game takes the followed save (`Session::open`), so this is all that resuming applies.
    #[test]
    fn resuming_applies_at_most_four_moves_per_line() {
        let mut table = Table::new(Arc::new(toy::rules(5)));
        table.set_end_turn_gate(false);
        let (mut random, mut answers) = (Random::new(7, 1), Vec::new());
        while table.pending() != Pending::Over {
            table.rules().legal(table.state(), &mut answers);
            table.play(random.pick(&answers).unwrap(), &mut ()).unwrap();
        }
        let mut moves = Save::of(&table, None).lines;
        moves.retain(|line| matches!(line, SaveLine::Move(_)));
        for back in [1, 33, moves.len()] {
            let mut lines = moves.clone();
            for _ in 0..20 {
                lines.push(SaveLine::AgreedUndo(back as u32));
                lines.extend_from_slice(&moves[moves.len() - back..]);
            }
            let save = Save::new(Header::of(&toy::rules(5)), lines);
            let followed = follow::<toy::Toy>(Path::new("toy.jsonl"), &save).unwrap();
            let applied = followed.table.rules().applied() as usize;
            assert!(followed.stop.is_none() && applied <= 4 * save.lines.len(), "{applied} applied, back by {back}");
        }
    }
}
