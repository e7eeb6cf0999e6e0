//! Lines of notation with faults, read at every kind of question.

use crate::{report, rounds, survives};
use testkit::{Random, TestedGame};

const WORDS: [&str; 20] = [
    "0",
    "1",
    "5",
    "9",
    "24",
    "127",
    "128",
    "255",
    "256",
    "-1",
    "-128,-128",
    "127,127",
    "-128,127",
    "127,-128",
    "0,0",
    "ne",
    "red",
    "pink",
    "",
    "\u{feff}",
];

fn damaged_moves<G: TestedGame>(setups: Vec<G::Setup>, stream: u64) {
    let mut failures = Vec::new();
    let each = rounds(8_000) / setups.len() as u64;
    for (number, setup) in (0..).zip(setups) {
        let rules = G::from_setup(setup).unwrap();
        let random = &mut Random::new(number, stream);
        let (mut state, mut moves, mut universe) = (rules.initial_state(), Vec::new(), Vec::new());
        rules.universe(&mut universe);
        for _ in 0..each {
            rules.legal(&state, &mut moves);
            let Some(mv) = random.pick(&moves) else {
                state = rules.initial_state();
                continue;
            };
            let any = random.pick(&universe).unwrap_or(mv);
            let who = rules.write_move(&state, mv);
            let who = who.split(' ').next().unwrap_or("");
            let line = rules.write_move(&state, any);
            let mut words: Vec<&str> = line.split(' ').collect();
            words[0] = who;
            let at = random.below(words.len() as u32 + 1) as usize;
            let word = WORDS[random.below(WORDS.len() as u32) as usize];
            match words.get_mut(at) {
                Some(old) => *old = word,
                None => words.push(word),
            }
            let line = words.join(" ");
            let read = survives(&line, || {
                if let Ok(read) = rules.read_move(&state, &line) {
                    let mut after = state;
                    let _ = rules.write_move(&state, read);
                    let _ = rules.apply(&mut after, read, &mut ());
                }
            });
            failures.extend(read.err());
            rules.apply_legal(&mut state, mv, &mut ());
        }
    }
    report(&failures);
}

#[test]
fn damaged_moves_of_cosmic_frog() {
    damaged_moves::<cosmic_frog::Rules>(crate::setups::cosmic_frog(), 500);
}

#[test]
fn damaged_moves_of_volcanique() {
    damaged_moves::<volcanique::Rules>(crate::setups::volcanique(), 600);
}
