//! Moves in notation, read at positions that random games reach.
//!
//! An input is one line: the number of a position, a colon, and the move: `17: red leap 2,0`.

use super::text;
use crate::corpus::{self, VARIANTS, VariedSetups};
use crate::exercise;
use crate::mutate::{self, MutationTools};
use crate::{FuzzTarget, InputFormat, ReadProgress};
use tabletop::Notation;
use testkit::{Random, laws};

/// The number of moves between two positions that are taken from a game.
const EVERY: usize = 9;
/// Positions of each game.
const EACH: usize = 60;

/// Returns the target for the notation of a game.
pub fn target<G: VariedSetups>() -> FuzzTarget {
    let rules: Vec<G> = (0..VARIANTS).map(G::rules_number).collect();
    let mut positions: Vec<(usize, G::State)> = Vec::new();
    let mut corpus = Vec::new();
    for (number, rules) in rules.iter().enumerate() {
        let mut random = Random::new(number as u64, 300);
        let game = exercise::random_game(rules, 1500, &mut random);
        let universe = laws::writable_moves(rules);
        for (state, _) in game.iter().step_by(EVERY).take(EACH) {
            let lines = lines(rules, state, &universe, &mut random);
            corpus.extend(lines.map(|line| format!("{}: {line}", positions.len()).into_bytes()).collect::<Vec<_>>());
            positions.push((number, *state));
        }
    }
    let facts = corpus::fact_names(G::NAME);
    FuzzTarget::new(format!("notation-{}", G::NAME), InputFormat::Text, corpus, move |input, random| {
        let Some(text) = text(input) else { return ReadProgress::Refused };
        let (number, line) = text.split_once(':').unwrap_or(("0", text));
        let at = number.trim().parse::<usize>().unwrap_or(0) % positions.len();
        let (rules, mut state) = (&rules[positions[at].0], positions[at].1);
        // The rest of the line may hold anything but a further line, as in a save or a message.
        let Ok(mv) = rules.read_move(&state, line.trim()) else { return ReadProgress::Refused };
        rules.write_move(&state, mv);
        rules.actor(&state, mv);
        rules.redact_move(&state, mv, tabletop::SeatSet::NONE);
        if rules.apply(&mut state, mv, &mut ()).is_err() {
            return ReadProgress::Parsed;
        }
        if random.once_in(16) {
            exercise::query_everything(rules, &state, &facts, random);
        }
        ReadProgress::Accepted
    })
    .with_changer(change)
}

/// Changes a line so that it is still a line: another position, another number, another name in front.
fn change(input: &[u8], tools: &mut MutationTools<'_>) -> Option<Vec<u8>> {
    let (number, line) = text(input)?.split_once(": ")?;
    let (who, words) = line.split_once(' ')?;
    let has_number = words.contains(|c: char| c.is_ascii_digit());
    let changed = match tools.below(if has_number { 5 } else { 2 }) {
        0 => format!("{}: {line}", tools.below(1000)),
        1 => {
            let other = text(&tools.donor().bytes)?.split_once(": ")?.1;
            format!("{number}: {} {words}", other.split(' ').next()?)
        }
        _ => format!("{number}: {who} {}", mutate::change_number(words, tools)),
    };
    Some(changed.into_bytes())
}

/// Returns the legal answers of a position and some illegal moves, in notation.
fn lines<'a, G: Notation>(
    rules: &'a G,
    state: &'a G::State,
    universe: &[G::Move],
    random: &mut Random,
) -> impl Iterator<Item = String> + 'a {
    let mut legal = Vec::new();
    rules.legal(state, &mut legal);
    let mut moves: Vec<G::Move> = (0..4).filter_map(|_| random.pick(&legal)).collect();
    moves.extend((0..2).filter_map(|_| random.pick(universe)));
    moves.into_iter().map(|mv| rules.write_move(state, mv))
}
