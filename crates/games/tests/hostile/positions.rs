//! Scenarios and snapshots with faults.

use crate::damage::Corpus;
use crate::exercise::{Previews, exercise};
use crate::{report, rounds, survives};
use std::path::Path;
use tabletop::{Notation, Pending};
use testkit::Random;

fn scenarios(game: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios").join(game);
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.iter().map(|path| std::fs::read_to_string(path).unwrap()).collect()
}

/// Returns the names of facts that scenarios expect.
fn facts(scenarios: &[String]) -> Vec<String> {
    let lines = scenarios.iter().flat_map(|text| text.lines());
    let names = lines.filter_map(|line| line.trim_start_matches('?').split_once(" = "));
    let mut names: Vec<String> = names.map(|(name, _)| name.trim().to_string()).collect();
    names.sort();
    names.dedup();
    names
}

fn damaged_positions<G: Previews>(stream: u64) {
    let texts = scenarios(G::NAME);
    let facts = facts(&texts);
    let corpus = Corpus::new(texts);
    let (mut failures, mut read) = (Vec::new(), 0);
    for round in 0..rounds(3_000) {
        let random = &mut Random::new(round, stream);
        let text = corpus.damaged(random);
        let played = survives(&text, || {
            if let Ok((rules, state)) = G::read_position(&text) {
                read += 1;
                exercise(&rules, &state, &facts, random);
            }
        });
        failures.extend(played.err());
    }
    println!("{read} damaged positions could be read");
    report(&failures);
}

#[test]
fn damaged_scenarios_of_cosmic_frog() {
    damaged_positions::<cosmic_frog::Rules>(1);
}

#[test]
fn damaged_scenarios_of_volcanique() {
    damaged_positions::<volcanique::Rules>(2);
}

/// Snapshots of random games under these rules.
fn snapshots<G: Notation>(rules: &G, random: &mut Random) -> Vec<String> {
    let mut state = rules.initial_state();
    let (mut moves, mut found) = (Vec::new(), Vec::new());
    for _ in 0..1_500 {
        rules.legal(&state, &mut moves);
        let Some(mv) = random.pick(&moves) else { break };
        rules.apply_legal(&mut state, mv, &mut ());
        if rules.is_between_turns(&state) && rules.pending(&state) != Pending::Over {
            found.extend(rules.snapshot(&state));
        }
    }
    found
}

fn damaged_snapshots<G: Previews>(setups: Vec<G::Setup>, stream: u64) {
    let facts = facts(&scenarios(G::NAME));
    let mut failures = Vec::new();
    let each = rounds(1_600) / setups.len() as u64;
    for (number, setup) in (0..).zip(setups) {
        let rules = G::from_setup(setup).unwrap();
        let random = &mut Random::new(number, stream);
        let corpus = Corpus::new(snapshots(&rules, random));
        for round in 0..each {
            let random = &mut Random::new(round, stream + number);
            let text = corpus.damaged(random);
            let played = survives(&text, || {
                if let Ok(state) = rules.restore(&text) {
                    exercise(&rules, &state, &facts, random);
                }
            });
            failures.extend(played.err());
        }
    }
    report(&failures);
}

#[test]
fn damaged_snapshots_of_cosmic_frog() {
    damaged_snapshots::<cosmic_frog::Rules>(crate::setups::cosmic_frog(), 100);
}

#[test]
fn damaged_snapshots_of_volcanique() {
    damaged_snapshots::<volcanique::Rules>(crate::setups::volcanique(), 200);
}
