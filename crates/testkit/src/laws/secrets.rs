//! Laws about secrets that need one game only: sealed answers commute and stay sealed, and a view suffices for its owner.
//!
//! Not here: leaks, see [`crate::twin`].

use super::{differ, differ_lists, interrupts, never_stuck};
use crate::{Random, TestedGame};
use tabletop::{Game, Odds, Pending, Seat, SeatSet, Secrets};

/// Which moves these seats are asked to choose from: all (one seat decides and it is theirs), those they answer
/// themselves (sealed), or none.
pub fn asked_moves<G: Game>(rules: &G, state: &G::State, viewer: SeatSet) -> Option<impl Fn(G::Move) -> bool> {
    let sealed = match rules.pending(state) {
        Pending::Seat(decision) if viewer.contains(decision.by) => false,
        Pending::Seats(set, _) if viewer.intersects(set) => true,
        _ => return None,
    };
    // Interrupts are compared by themselves: they belong to seats that need not be asked.
    Some(move |mv| {
        let theirs = !sealed || rules.actor(state, mv).is_some_and(|seat| viewer.contains(seat));
        theirs && !rules.is_interrupt(mv)
    })
}

/// A position made from a view gives the same view again, waits for the same, loses no piece, and offers the viewer the
/// same interrupts; and if the viewer is asked, the answers and the checks of the whole universe are the same as in truth.
pub fn view_suffices<G: TestedGame>(
    rules: &G,
    state: &G::State,
    viewer: SeatSet,
    universe: &[G::Move],
    random: &mut Random,
) -> Result<G::State, String> {
    let view = rules.view(state, viewer);
    let guess = rules.determinise(&view, &mut |bound| random.below(bound));
    let again = rules.view(&guess, viewer);
    if again != view || postcard::to_stdvec(&again) != postcard::to_stdvec(&view) {
        return Err(differ(&format!("{viewer:?}: a position made from the view contradicts it"), &view, &again));
    }
    let (turn, guessed) = (rules.pending(state), rules.pending(&guess));
    if turn != guessed {
        return Err(differ(
            &format!("{viewer:?}: a position made from the view waits for something else"),
            &turn,
            &guessed,
        ));
    }
    rules.census(&guess).map_err(|error| format!("{viewer:?}: a position made from the view: {error}"))?;
    let own = |state: &G::State| {
        let mut moves = interrupts(rules, state);
        moves.retain(|(seat, _)| viewer.contains(*seat));
        moves
    };
    let (true_interrupts, guessed_interrupts) = (own(state), own(&guess));
    if true_interrupts != guessed_interrupts {
        return Err(differ_lists(
            &format!("{viewer:?}: the view gives other interrupts than the truth"),
            &true_interrupts,
            &guessed_interrupts,
        ));
    }
    let Some(theirs) = asked_moves(rules, state, viewer) else { return Ok(guess) };
    let (mut true_answers, mut answers) = (Vec::new(), Vec::new());
    rules.legal(state, &mut true_answers);
    rules.legal(&guess, &mut answers);
    true_answers.retain(|&mv| theirs(mv));
    answers.retain(|&mv| theirs(mv));
    if true_answers != answers {
        return Err(differ_lists(
            &format!("{viewer:?}: the view gives other answers than the truth"),
            &true_answers,
            &answers,
        ));
    }
    for &mv in universe.iter().filter(|&&mv| theirs(mv)) {
        let (truth, guessed) = (rules.check(state, mv), rules.check(&guess, mv));
        if truth != guessed {
            return Err(format!("{viewer:?}: {mv:?} is {truth:?} in truth but {guessed:?} by the view"));
        }
    }
    Ok(guess)
}

/// From a position made from a view, some random moves can be played without being stuck or losing a piece.
pub fn determinised_plays_on<G: TestedGame>(
    rules: &G,
    guess: &G::State,
    moves: u32,
    random: &mut Random,
) -> Result<(), String> {
    let mut state = *guess;
    let (mut legal, mut odds) = (Vec::new(), Odds::default());
    for played in 0..moves {
        rules.legal(&state, &mut legal);
        never_stuck(rules, &state, &legal)
            .map_err(|error| format!("{played} moves on from a position made from a view: {error}"))?;
        let Some(mv) = choose(rules, &state, &legal, &mut odds, random) else { return Ok(()) };
        rules.apply_legal(&mut state, mv, &mut ());
        rules
            .census(&state)
            .map_err(|error| format!("{} moves on from a position made from a view: {error}", played + 1))?;
    }
    Ok(())
}

/// A random move: by its odds if chance decides, else any answer alike.
/// One of the answers: of every kind of move with the same likelihood, then any of that kind. Rare kinds of answers would
/// drown among the many hexes otherwise. Answers are sorted, so a kind stands together.
pub(crate) fn by_kind<M: Copy>(legal: &[M], random: &mut Random) -> Option<M> {
    let kinds: Vec<&[M]> =
        legal.chunk_by(|one, other| std::mem::discriminant(one) == std::mem::discriminant(other)).collect();
    random.pick(&kinds).and_then(|kind| random.pick(kind))
}

pub(crate) fn choose<G: Game>(
    rules: &G,
    state: &G::State,
    legal: &[G::Move],
    odds: &mut Odds<G::Move>,
    random: &mut Random,
) -> Option<G::Move> {
    match rules.pending(state) {
        Pending::Over => None,
        Pending::Chance(_) => {
            rules.odds(state, odds);
            odds.pick(random.below(odds.total()))
        }
        _ => random.pick(legal),
    }
}

/// One sealed answer per seat that is asked, given in order, in reverse and shuffled, ends in the same position.
pub fn sealed_answers_commute<G: Secrets>(rules: &G, state: &G::State, random: &mut Random) -> Result<(), String> {
    let Pending::Seats(set, _) = rules.pending(state) else { return Ok(()) };
    let mut legal = Vec::new();
    rules.legal(state, &mut legal);
    let mut answers: Vec<G::Move> = Vec::new();
    for seat in set.iter() {
        answers.extend(random.pick(&of_seat(rules, state, &legal, seat)));
    }
    let first = in_turn(rules, state, &answers)?;
    answers.reverse();
    let second = in_turn(rules, state, &answers)?;
    for last in (1..answers.len()).rev() {
        answers.swap(last, random.below(last as u32 + 1) as usize);
    }
    let third = in_turn(rules, state, &answers)?;
    for other in [second, third] {
        if other != first {
            return Err(differ("sealed answers in another order end in another position", &first, &other));
        }
    }
    interrupts_keep_sealed_answers(rules, state, answers, random)
}

/// An interrupt between sealed answers leaves those that are given already valid: it could as well have come before them.
fn interrupts_keep_sealed_answers<G: Secrets>(
    rules: &G,
    state: &G::State,
    mut answers: Vec<G::Move>,
    random: &mut Random,
) -> Result<(), String> {
    let Some((_, interrupt)) = random.pick(&interrupts(rules, state)) else { return Ok(()) };
    if answers.len() < 2 {
        return Ok(());
    }
    answers.insert(0, interrupt);
    let before = in_turn(rules, state, &answers)?;
    answers.swap(0, 1);
    let between = in_turn(rules, state, &answers)?;
    if before != between {
        return Err(differ("an interrupt between sealed answers ends in another position", &before, &between));
    }
    Ok(())
}

fn of_seat<G: Game>(rules: &G, state: &G::State, legal: &[G::Move], seat: Seat) -> Vec<G::Move> {
    legal.iter().copied().filter(|&mv| rules.actor(state, mv) == Some(seat)).collect()
}

fn in_turn<G: Game>(rules: &G, state: &G::State, answers: &[G::Move]) -> Result<G::State, String> {
    let mut state = *state;
    for (index, &mv) in answers.iter().enumerate() {
        if let Err(refusal) = rules.apply(&mut state, mv, &mut ()) {
            return Err(format!("the sealed {mv:?} is refused after {:?}: {refusal:?}", &answers[..index]));
        }
    }
    Ok(state)
}

/// While others still have to answer, outsiders see all sealed answers of a seat alike.
pub fn sealed_is_unseen<G: Secrets>(
    rules: &G,
    state: &G::State,
    viewer: SeatSet,
    legal: &[G::Move],
) -> Result<(), String> {
    let Pending::Seats(set, _) = rules.pending(state) else { return Ok(()) };
    if set.len() < 2 {
        return Ok(());
    }
    for seat in set.iter().filter(|&seat| !viewer.contains(seat)) {
        let mut seen =
            of_seat(rules, state, legal, seat).into_iter().map(|mv| (mv, rules.redact_move(state, mv, viewer)));
        let Some((first, looks)) = seen.next() else { continue };
        if let Some((second, other)) = seen.find(|&(_, other)| other != looks) {
            return Err(format!(
                "{viewer:?} can tell sealed answers apart: {first:?} is seen as {looks:?}, {second:?} as {other:?}"
            ));
        }
    }
    Ok(())
}

/// A chance outcome that these seats are said to see is in their view: if `outcome` and another one both are seen as they
/// are and lead to different positions, the views differ. Otherwise the log of moves tells what the view hides.
pub fn chance_seen_is_shown<G: Secrets>(
    rules: &G,
    state: &G::State,
    viewer: SeatSet,
    outcome: G::Move,
    other: G::Move,
) -> Result<(), String> {
    let seen = |mv| rules.redact_move(state, mv, viewer) == Some(mv);
    if outcome == other || !matches!(rules.pending(state), Pending::Chance(_)) || !seen(outcome) || !seen(other) {
        return Ok(());
    }
    let (mut one, mut two) = (*state, *state);
    rules.apply_legal(&mut one, outcome, &mut ());
    rules.apply_legal(&mut two, other, &mut ());
    if one != two && rules.view(&one, viewer) == rules.view(&two, viewer) {
        return Err(format!(
            "the log shows {viewer:?} the outcome {outcome:?}, but after {other:?} the view would be the same"
        ));
    }
    Ok(())
}
