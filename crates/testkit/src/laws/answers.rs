//! Laws about answers and interrupts: lists and check agree, refusals change nothing, nobody is stuck, notation round-trips.

use super::{differ, differ_lists};
use tabletop::{Game, Notation, Odds, Pending, Seat, SeatSet};

/// Checks the cheap part of `legal_equals_check`: the list is sorted, has no duplicates, and every answer in it passes the check.
pub fn legal_in_order<G: Game>(rules: &G, state: &G::State, legal: &[G::Move]) -> Result<(), String> {
    for pair in legal.windows(2) {
        if pair[0] == pair[1] {
            return Err(format!("the list of answers holds {:?} twice", pair[0]));
        }
        if pair[0] > pair[1] {
            return Err(format!("the list of answers is not sorted: {:?} stands before {:?}", pair[0], pair[1]));
        }
    }
    for &mv in legal {
        if let Err(refusal) = rules.check(state, mv) {
            return Err(format!("{mv:?} is on the list of answers but refused: {refusal:?}"));
        }
    }
    Ok(())
}

/// Checks that list and check agree over the whole sorted `universe`, and at chance also with the odds.
pub fn legal_equals_check<G: Game>(rules: &G, state: &G::State, universe: &[G::Move]) -> Result<(), String> {
    let mut legal = Vec::new();
    rules.legal(state, &mut legal);
    legal_in_order(rules, state, &legal)?;
    for &mv in &legal {
        if universe.binary_search(&mv).is_err() {
            return Err(format!("{mv:?} is legal but not in the universe of moves"));
        }
    }
    let interrupts = listed_interrupts(rules, state)?;
    for &mv in universe {
        let listed = legal.binary_search(&mv).is_ok() || interrupts.contains(&mv);
        if !listed && rules.check(state, mv).is_ok() {
            return Err(format!("{mv:?} passes the check but is not on the list of answers"));
        }
    }
    match rules.pending(state) {
        Pending::Chance(_) => odds_equal_legal(rules, state, &legal),
        Pending::Over if !legal.is_empty() => Err(format!("the game is over but {:?} is legal", legal[0])),
        _ => Ok(()),
    }
}

/// Checks the interrupts of all seats: each belongs to the seat it is listed for, passes the check, and is not an answer.
fn listed_interrupts<G: Game>(rules: &G, state: &G::State) -> Result<Vec<G::Move>, String> {
    let (mut all, mut legal) = (Vec::new(), Vec::new());
    rules.legal(state, &mut legal);
    if let Some(mv) = legal.iter().find(|&&mv| rules.is_interrupt(mv)) {
        return Err(format!("the interrupt {mv:?} is on the list of answers"));
    }
    for (seat, mv) in interrupts(rules, state) {
        if let Err(refusal) = rules.check(state, mv) {
            return Err(format!("the interrupt {mv:?} is listed but refused: {refusal:?}"));
        }
        if !rules.is_interrupt(mv) || rules.actor(state, mv) != Some(seat) {
            return Err(format!("{mv:?} is listed for {seat:?} but is no interrupt of that seat"));
        }
        all.push(mv);
    }
    Ok(all)
}

/// Returns what each seat may do now without being asked.
pub fn interrupts<G: Game>(rules: &G, state: &G::State) -> Vec<(Seat, G::Move)> {
    let (mut all, mut moves) = (Vec::new(), Vec::new());
    for seat in SeatSet::first(rules.seats()).iter() {
        rules.interrupts(state, seat, &mut moves);
        all.extend(moves.iter().map(|&mv| (seat, mv)));
    }
    all
}

fn odds_equal_legal<G: Game>(rules: &G, state: &G::State, legal: &[G::Move]) -> Result<(), String> {
    let mut odds = Odds::default();
    rules.odds(state, &mut odds);
    let mut possible: Vec<G::Move> = odds.outcomes().iter().map(|&(outcome, _)| outcome).collect();
    possible.sort_unstable();
    if possible != legal {
        return Err(differ_lists("the outcomes with weight are not the list of answers", legal, &possible));
    }
    Ok(())
}

/// Checks that refused moves do not change the position and report no event. Skips legal moves.
pub fn refusals_change_nothing<G: Game>(rules: &G, state: &G::State, moves: &[G::Move]) -> Result<(), String> {
    let mut after = *state;
    let mut events: Vec<G::Event> = Vec::new();
    for &mv in moves {
        if rules.check(state, mv).is_err() && rules.apply(&mut after, mv, &mut events).is_ok() {
            return Err(format!("{mv:?} is refused by the check but was applied"));
        }
        if let Some(event) = events.first() {
            return Err(format!("the refused {mv:?} reported {event:?}"));
        }
    }
    // The position is compared once after all moves. Only if it differs, each move is tried alone to find the faulty one.
    match moves {
        _ if after == *state => Ok(()),
        [mv] => Err(differ(&format!("the refused {mv:?} changed the position"), state, &after)),
        _ => {
            moves.iter().try_for_each(|&mv| refusals_change_nothing(rules, state, &[mv]))?;
            Err(differ("refused moves together changed the position", state, &after))
        }
    }
}

/// Checks that the seat that is asked has an answer, that chance has an outcome, and that each of several seats has an answer.
pub fn never_stuck<G: Notation>(rules: &G, state: &G::State, legal: &[G::Move]) -> Result<(), String> {
    match rules.pending(state) {
        Pending::Over => Ok(()),
        Pending::Seats(set, question) => {
            if set.is_empty() {
                return Err(format!("nobody is asked: {question:?}"));
            }
            for seat in set.iter() {
                if !legal.iter().any(|&mv| rules.actor(state, mv) == Some(seat)) {
                    return Err(format!("{} has no answer to {question:?}", rules.seat_name(seat)));
                }
            }
            Ok(())
        }
        turn if legal.is_empty() => Err(format!("there is no answer to {turn:?}")),
        _ => Ok(()),
    }
}

/// Checks that a move that is written and read again is the same move, and that its text is one line.
pub fn notation_round_trips<G: Notation>(rules: &G, state: &G::State, mv: G::Move) -> Result<(), String> {
    let text = rules.write_move(state, mv);
    if text.contains('\n') || text.trim() != text || text.is_empty() {
        return Err(format!("{mv:?} is written {text:?}, which is not one plain line"));
    }
    match rules.read_move(state, &text) {
        Ok(again) if again == mv => Ok(()),
        Ok(again) => Err(format!("{mv:?} is written {text:?}, which reads as {again:?}")),
        Err(error) => Err(format!("{mv:?} is written {text:?}, which cannot be read: {error}")),
    }
}
