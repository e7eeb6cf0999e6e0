//! Works on whole saves: checks them, replays them with all secrets, and branches new games off.

use crate::HostedGame;
use crate::journal::Journal;
use crate::updates::steps_after;
use protocol::{BranchPoint, Facts, Holder, Rescued, Score, Stopped, UpdateOf, Wait};
use std::sync::Arc;
use tabletop::{CompleteGame, FollowedSave, Pending, Save, Seat, SeatSet};

/// The reason why a table cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// The save or the holders are invalid, with the reason as text.
    Invalid(String),
    /// The rules stop following the save before its end.
    Stops(Stopped),
}

impl From<String> for OpenError {
    fn from(reason: String) -> OpenError {
        OpenError::Invalid(reason)
    }
}

/// Reads a save of this game and plays it through.
pub(crate) fn load<G: CompleteGame>(text: &str) -> Result<(Save, FollowedSave<G>), String> {
    let save = Save::read(text).map_err(|error| error.to_string())?;
    if save.header.game != G::NAME {
        return Err(format!("the save is one of {}, not of {}", save.header.game, G::NAME));
    }
    let rules = save.rules::<G>()?;
    let followed = save.follow(Arc::new(rules)).map_err(|error| error.to_string())?;
    Ok((save, followed))
}

/// Returns where and why the rules stop following a save; `None` if they follow it to its end.
pub(crate) fn stopped<G: CompleteGame>(followed: &FollowedSave<G>) -> Option<Stopped> {
    let stop = followed.stop.as_ref()?;
    Some(Stopped {
        moves: stop.moves as u32,
        of: stop.of as u32,
        counted: followed.table.moves().count() as u32,
        reason: stop.why(),
        rule: stop.rule.map(String::from),
        origin: followed.origin,
        rescue: followed
            .rescue
            .as_ref()
            .map(|rescue| Rescued { moves: rescue.moves as u32, reached: rescue.reached as u32 }),
    })
}

/// Plays a save through as if a stranger had written it, and returns what is true of it. `holders` must fit its seats.
///
/// ```
/// use cosmic_frog::{Rules, Setup};
/// use tabletop::{Game, Header, Save};
/// let rules = Rules::from_setup(Setup::new(3)).expect("a valid set-up");
/// let save = Save::new(Header::of(&rules), Vec::new()).write();
/// let facts = host::check::<Rules>(&save, None)?;
/// assert_eq!((facts.moves, facts.over, facts.held.len()), (0, false, 3));
/// assert!(host::check::<Rules>("no save", None).is_err());
/// # Ok::<(), String>(())
/// ```
pub fn check<G: HostedGame>(save: &str, holders: Option<&[Holder]>) -> Result<Facts, String> {
    let (save, followed) = load::<G>(save)?;
    let rules = followed.table.rules();
    if let Some(holders) = holders {
        check_holders(rules.as_ref(), holders)?;
    }
    Ok(Facts {
        held: (0..rules.seats()).map(|seat| rules.is_player_controlled(Seat(seat))).collect(),
        moves: followed.table.moves().count() as u32,
        over: followed.table.pending() == Pending::Over,
        score: Score::of(rules.as_ref(), followed.table.state()),
        undone_turns: journal(&save).undone_turns(),
        stop: stopped(&followed),
    })
}

/// Checks whether these holders can play a game: one for each seat, bots that exist, nobody where the rules play.
pub(crate) fn check_holders<G: HostedGame>(rules: &G, holders: &[Holder]) -> Result<(), String> {
    let seats = usize::from(rules.seats());
    if holders.len() != seats {
        return Err(format!("{} of {seats} seats are held; each needs a person or a bot", holders.len()));
    }
    for (seat, holder) in (0u8..).map(Seat).zip(holders) {
        if rules.is_player_controlled(seat) != (*holder != Holder::Nobody) {
            return Err(format!("{} must be held by somebody, or is played by the rules", rules.seat_name(seat)));
        }
        if let Holder::Bot(name) = holder
            && G::bot(name).is_none()
        {
            return Err(format!("no bot is called {:?}", name.chars().take(40).collect::<String>()));
        }
    }
    Ok(())
}

/// Returns the journal of all lines of a save.
fn journal(save: &Save) -> Journal {
    let mut journal = Journal::default();
    save.lines.iter().for_each(|line| journal.push(line));
    journal
}

/// Tells a game with everything that was secret, as far as the rules follow it; if they stop before its end, also where
/// and why.
pub fn replay<G: HostedGame>(save: &str) -> Result<(UpdateOf<G>, Option<Stopped>), String> {
    let (save, followed) = load::<G>(save)?;
    let table = &followed.table;
    let journal = journal(&save);
    let update = UpdateOf::<G> {
        viewer: SeatSet::ALL,
        number: journal.number(),
        from: 0,
        start: Some(table.rules().view(table.start(), SeatSet::ALL)),
        steps: steps_after(table, 0, SeatSet::ALL),
        notices: journal.notices_after(0).cloned().collect(),
        holders: Vec::new(),
        wait: Wait { over: table.pending() == Pending::Over, ..Wait::default() },
    };
    Ok((update, stopped(&followed)))
}

/// Makes a new save that leaves an older one at this point.
pub fn branch<G: HostedGame>(save: &str, point: BranchPoint) -> Result<String, String> {
    let (save, followed) = load::<G>(save)?;
    let cut = match point {
        BranchPoint::Moves(count) => save.first_moves(&followed, count as usize),
        BranchPoint::Rescue => {
            let rescue = followed.rescue.ok_or("the save holds no sound position after the line at which it stops")?;
            save.rescued(&rescue)
        }
    };
    Ok(cut.write())
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Game, Header, SaveLine, Table};
    use testkit::{Random, toy};

    #[test]
    fn opening_and_replaying_apply_at_most_four_moves_per_line() {
        let rules = toy::rules(5);
        let mut table = Table::new(Arc::new(toy::rules(5)));
        table.set_end_turn_gate(false);
        let mut random = Random::new(7, 1);
        let mut answers = Vec::new();
        while table.pending() != Pending::Over {
            table.rules().legal(table.state(), &mut answers);
            table.play(random.pick(&answers).unwrap(), &mut ()).unwrap();
        }
        let moves: Vec<SaveLine> = Save::of(&table, None).lines;
        let moves: Vec<SaveLine> = moves.into_iter().filter(|line| matches!(line, SaveLine::Move(_))).collect();
        // Everything is taken back by ones, by the whole and in between, and made again.
        for back in [1, 33, moves.len() as u32] {
            let mut lines = moves.clone();
            for _ in 0..30 {
                let start = moves.len() - back as usize;
                lines.push(SaveLine::AgreedUndo(back));
                lines.extend_from_slice(&moves[start..]);
            }
            let entries = lines.len() as u32;
            let text = Save::new(Header::of(&rules), lines).write();
            // Both `Host::open` and `replay` follow the save once and then tell its history once.
            let (_, followed) = load::<toy::Toy>(&text).unwrap();
            assert_eq!(steps_after(&followed.table, 0, SeatSet::NONE).len(), moves.len());
            let applied = followed.table.rules().applied();
            assert!(applied <= 4 * entries, "{applied} applied for {entries} lines, back by {back}");
        }
    }
}
