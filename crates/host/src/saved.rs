//! Saved games as a whole: checked, told from the first move to the last, or cut off to go on from there as a new game.

use crate::Hosted;
use crate::table::history;
use protocol::{BranchPoint, Facts, Holder, Score, Stopped, UpdateOf, Wait};
use std::sync::Arc;
use tabletop::{Followed, Game, Header, Origin, Save, Seat, SeatSet, StopReason, Table, Turn};

/// Reads a save of this game and plays it through.
pub(crate) fn load<G: Game>(text: &str) -> Result<(Save, Followed<G>), String> {
    let save = Save::read(text).map_err(|error| error.to_string())?;
    if save.header.game != G::NAME {
        return Err(format!("the save is one of {}, not of {}", save.header.game, G::NAME));
    }
    let rules = save.rules::<G>()?;
    let followed = save.follow(Arc::new(rules)).map_err(|error| error.to_string())?;
    Ok((save, followed))
}

/// Where and why the rules stop following a save; `None` if they follow it to its end.
pub(crate) fn stopped<G: Game>(followed: &Followed<G>) -> Option<Stopped> {
    let stop = followed.stop.as_ref()?;
    Some(Stopped {
        moves: stop.moves as u32,
        of: stop.of as u32,
        counted: followed.table.moves().count() as u32,
        reason: stop.reason.to_string(),
        rule: match stop.reason {
            StopReason::Refused(rule) => Some(rule.into()),
            _ => None,
        },
        newer: followed.origin == Origin::Newer,
        rescue: followed.rescue.as_ref().map(|rescue| rescue.moves as u32),
    })
}

/// Plays a save through as if a stranger had written it, and returns what is true of it. `holders` must fit its seats.
pub fn check<G: Hosted>(save: &str, holders: Option<&[Holder]>) -> Result<Facts, String> {
    let (_, followed) = load::<G>(save)?;
    let rules = followed.table.rules();
    if let Some(holders) = holders {
        check_holders(rules.as_ref(), holders)?;
    }
    Ok(Facts {
        held: (0..rules.seats()).map(|seat| rules.held(Seat(seat))).collect(),
        moves: followed.table.moves().count() as u32,
        over: followed.table.turn() == Turn::Over,
        score: Score::of(rules.as_ref(), followed.table.state()),
        stop: stopped(&followed),
    })
}

/// Whether these holders can play a game: one for each seat, bots that exist, nobody where the rules play.
pub(crate) fn check_holders<G: Hosted>(rules: &G, holders: &[Holder]) -> Result<(), String> {
    let seats = usize::from(rules.seats());
    if holders.len() != seats {
        return Err(format!("{} of {seats} seats are held; each needs a person or a bot", holders.len()));
    }
    for (seat, holder) in (0u8..).map(Seat).zip(holders) {
        if rules.held(seat) != (*holder != Holder::Nobody) {
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

/// Tells a game with everything that was secret, as far as the rules follow it.
pub fn replay<G: Hosted>(save: &str) -> Result<UpdateOf<G>, String> {
    let (_, followed) = load::<G>(save)?;
    let table = followed.table;
    let rules = table.rules();
    let start = rules.view(table.start(), SeatSet::ALL);
    let steps = history(&table).iter().map(|made| made.seen(rules, SeatSet::ALL)).collect();
    let wait = Wait { over: table.turn() == Turn::Over, ..Wait::default() };
    Ok(UpdateOf::<G> { viewer: SeatSet::ALL, from: 0, start, steps, wait })
}

/// Makes a new save that leaves an older one at this point.
pub fn branch<G: Hosted>(save: &str, point: BranchPoint) -> Result<String, String> {
    let (save, followed) = load::<G>(save)?;
    let rules = followed.table.rules().clone();
    match point {
        BranchPoint::Moves(count) => {
            let mut cut = Table::from_position(rules, *followed.table.start());
            cut.set_gate(false);
            for mv in followed.table.moves().take(count as usize) {
                cut.play(mv, &mut ()).map_err(|_| "a move of the save is refused".to_string())?;
            }
            Ok(Save::of(&cut, save.header.from).write())
        }
        BranchPoint::Rescue => {
            let rescue = followed.rescue.ok_or("the save holds no sound position after the line at which it stops")?;
            let header = Header { from: Some(rescue.text), ..Header::of(rules.as_ref()) };
            Ok(Save::new(header, Vec::new()).write())
        }
    }
}
