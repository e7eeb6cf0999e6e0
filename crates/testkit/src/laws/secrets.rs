//! Laws about secrets that need one game only: sealed answers commute and stay sealed, and a view is enough for its viewer.
//!
//! Not here: leaks, see [`crate::twin`].

use super::{differ, differ_lists, interrupts, never_stuck};
use crate::{Random, TestedGame};
use tabletop::{Game, Odds, Pending, Seat, SeatSet, Secrets};

/// Returns which moves these seats choose from: all (one of them decides), only their own (sealed answers), or none.
pub fn asked_moves<G: Game>(rules: &G, state: &G::State, viewer: SeatSet) -> Option<impl Fn(G::Move) -> bool> {
    let sealed = match rules.pending(state) {
        Pending::Seat(decision) if viewer.contains(decision.by) => false,
        Pending::Seats(set, _) if viewer.intersects(set) => true,
        _ => return None,
    };
    // Interrupts are compared separately, because they belong to seats that need not be asked.
    Some(move |mv| {
        let theirs = !sealed || rules.actor(state, mv).is_some_and(|seat| viewer.contains(seat));
        theirs && !rules.is_interrupt(mv)
    })
}

/// Determinises a view and checks the result: the view of it is the same, it waits for the same, no piece is lost, and the viewer
/// has the same interrupts. If the viewer is asked, all answers and checks are the same as in the true position.
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

/// Checks that random moves can be played from a determinised position without a dead end or a lost piece.
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

/// Returns a random answer: first a kind of move with equal probability, then an answer of that kind. Otherwise rare kinds would
/// hardly occur among the many hexes. Answers are sorted, so those of a kind are adjacent.
pub(crate) fn by_kind<M: Copy>(legal: &[M], random: &mut Random) -> Option<M> {
    let kinds: Vec<&[M]> =
        legal.chunk_by(|one, other| std::mem::discriminant(one) == std::mem::discriminant(other)).collect();
    random.pick(&kinds).and_then(|kind| random.pick(kind))
}

/// Returns a random move: by its odds if chance decides, otherwise any answer with equal probability.
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

/// Gives one sealed answer per seat in order, in reverse and shuffled, and checks that all orders end in the same position.
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

/// Checks that an interrupt between sealed answers keeps the given ones valid, as if it had come before them.
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

/// Checks that all sealed answers of a seat look the same to others until everybody has answered.
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

/// Checks that a chance outcome that these seats see in the log is also in their view. If they see `outcome` and another outcome
/// unredacted and the two lead to different positions, the views must differ; otherwise the log tells what the view hides.
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
