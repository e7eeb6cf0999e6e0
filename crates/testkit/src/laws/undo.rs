//! The law of undo: it restores the earlier position and stops at chance, shown secrets, ended turns and answers of other people. The
//! table knows without a search how far a player can go back.

use super::{differ, players};
use tabletop::{Entry, Seat, SeatSet, Secrets, Table, UndoError};

/// An earlier move as the law sees it. It follows from the turn and the list of answers, not from the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PastMove {
    /// Who answered; `None` for chance.
    pub by: Option<Seat>,
    /// Whether it showed a secret, or the turn was ended after it.
    pub barrier: bool,
    /// Whether it was the only answer.
    pub forced: bool,
}

/// Returns a copy of the table, played from its start.
fn copy<G: Secrets>(table: &Table<G>) -> Table<G> {
    let mut again = Table::from_position(table.rules().clone(), *table.start());
    for &entry in table.log() {
        // If the log cannot be replayed, the copy has another position.
        let _ = again.repeat(entry, &mut ());
    }
    again
}

/// Returns how many moves this person may take back: the last free answer with the forced ones after it.
fn allowed(past: &[PastMove], person: SeatSet) -> Option<usize> {
    for (count, played) in past.iter().rev().enumerate() {
        let by = played.by?;
        if played.barrier || !person.contains(by) {
            return None;
        }
        if !played.forced {
            return Some(count + 1);
        }
    }
    None
}

/// Returns how many moves an undo by these seats takes back, found by going back move by move.
fn found_by_search(past: &[PastMove], person: SeatSet) -> Result<u32, UndoError> {
    for (count, played) in (1..).zip(past.iter().rev()) {
        match played.by {
            _ if played.barrier => return Err(UndoError::Barrier),
            None => return Err(UndoError::Barrier),
            Some(seat) if !person.contains(seat) => return Err(UndoError::NotYours),
            Some(_) if !played.forced => return Ok(count),
            Some(_) => {}
        }
    }
    Err(UndoError::Nothing)
}

/// Returns how many moves the last turn of these seats has, counted from their first choice in it; found by going back
/// move by move.
fn last_turn_by_search<G: Secrets>(
    table: &Table<G>,
    states: &[G::State],
    past: &[PastMove],
    person: SeatSet,
) -> Option<u32> {
    let rules = table.rules();
    let moves: Vec<G::Move> = table.moves().collect();
    let chose = |index: &usize| {
        let played = past[*index];
        played.by.is_some_and(|seat| person.contains(seat)) && !played.forced && !rules.is_interrupt(moves[*index])
    };
    let last = (0..past.len()).rev().find(chose)?;
    let turn = (0..=last).rev().find(|&index| rules.is_between_turns(&states[index])).unwrap_or(0);
    (turn..=last).find(chose).map(|first| (past.len() - first) as u32)
}

/// Checks that the table knows, without a search, the same number of moves to take back as a search finds.
fn undo_is_known<G: Secrets>(
    table: &Table<G>,
    states: &[G::State],
    past: &[PastMove],
    thoroughly: bool,
) -> Result<(), String> {
    for player in players(table.rules().as_ref()) {
        let (known, found) = (table.can_undo(player), found_by_search(past, player));
        if known != found {
            return Err(differ(&format!("what {player:?} can take back"), &found, &known));
        }
        if thoroughly {
            let (known, found) = (table.last_turn_of(player), last_turn_by_search(table, states, past, player));
            if known != found || table.has_chosen(player) != found.is_some() {
                return Err(differ(&format!("the last turn of {player:?}"), &found, &known));
            }
        }
    }
    Ok(())
}

/// Checks undo right after the last move. `states` begins with the start and has one more entry than `past`. Behind a barrier,
/// nobody can take anything back. Without a barrier, and if `thoroughly` is set, the player of the move takes it back: this must
/// restore the earlier position, and playing on must lead to the current one again.
///
/// Returns the table with an undo in its log, if one was made.
pub fn undo_restores<G: Secrets>(
    table: &mut Table<G>,
    states: &[G::State],
    past: &[PastMove],
    thoroughly: bool,
) -> Result<Option<Table<G>>, String> {
    undo_is_known(table, states, past, thoroughly)?;
    let Some(&last) = past.last() else { return Ok(None) };
    let rules = table.rules().clone();
    let mover = last.by.map_or(SeatSet::ALL, |seat| rules.seats_of_player(seat));
    let stranger = SeatSet(SeatSet::first(rules.seats()).0 & !mover.0);
    let before = *table.state();
    if last.by.is_some() && !stranger.is_empty() && table.undo(stranger).is_ok() {
        return Err(format!("{stranger:?} took back an answer of {mover:?}"));
    }
    let Some(count) = allowed(past, mover) else {
        return match table.undo(mover) {
            Ok(count) => Err(format!("{count} moves were taken back across chance, a shown secret or an ended turn")),
            Err(_) if *table.state() != before => Err("an undo that is not allowed changed the position".into()),
            Err(_) => Ok(None),
        };
    };
    if !thoroughly {
        return Ok(None);
    }
    let mut undone = copy(table);
    match undone.undo(mover) {
        Ok(taken) if taken as usize == count => {}
        Ok(taken) => return Err(format!("{taken} moves were taken back instead of {count}")),
        Err(error) => return Err(format!("a free answer cannot be taken back: {error}")),
    }
    let earlier = &states[states.len() - 1 - count];
    if undone.state() != earlier {
        return Err(differ(&format!("taking back {count} moves gives another position"), earlier, undone.state()));
    }
    for mv in table.moves().skip(past.len() - count).collect::<Vec<_>>() {
        if undone.repeat(Entry::Move(mv), &mut ()).is_err() {
            return Err(format!("after taking back {count} moves, {mv:?} is refused"));
        }
    }
    if *undone.state() != before {
        return Err(differ("taking back and playing again gives another position", &before, undone.state()));
    }
    Ok(Some(undone))
}
