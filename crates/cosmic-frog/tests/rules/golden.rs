//! One finished game per way to end, as text that people can read; regenerated and compared.

use crate::common::rules;
use cosmic_frog::{Length, Level, Move, Place, Rules, Setup, State, TRACK};
use tabletop::{Game, Seat, SeatSet, Turn};
use testkit::{Random, golden};

/// Harvests, carries home and stores when it can; else does anything.
fn diligent(rules: &Rules, state: &State, legal: &[Move], random: &mut Random) -> Move {
    let Turn::Seat(decision) = rules.turn(state) else { return golden::at_random(rules, state, legal, random) };
    let frog = decision.seat.index();
    let full = state.tiles().held(frog) >= 3;
    let on_shard = matches!(state.frog(decision.seat).place, Place::Shard(_));
    let wanted: Vec<Move> = legal
        .iter()
        .copied()
        .filter(|mv| match mv {
            Move::Harvest(_) | Move::LeapAether if on_shard => full == (*mv == Move::LeapAether),
            Move::Disgorge | Move::Store(_) | Move::Pass => true,
            Move::Land(cell) => state.top(*cell).is_some_and(|tile| tile.as_land().is_some()),
            Move::Leap(cell) => {
                state.frog_at(*cell).is_none() && state.top(*cell).is_some_and(|tile| tile.as_land().is_some())
            }
            _ => false,
        })
        .collect();
    let work = |mv: &&Move| matches!(mv, Move::Harvest(_) | Move::LeapAether | Move::Disgorge);
    match wanted.iter().find(work) {
        Some(&mv) => mv,
        None if wanted.is_empty() => golden::at_random(rules, state, legal, random),
        None => wanted[random.below(wanted.len() as u32) as usize],
    }
}

#[test]
fn the_shard_shatters() {
    let rules = rules(Setup { length: Length::Shorter, ..Setup::new(4) });
    let shattered = |_: &Rules, game: &golden::Golden<Rules>| game.end().track() == TRACK;
    let game = golden::find(&rules, 0..50, 5_000, &mut diligent, shattered).expect("a game that shatters");
    golden::check("tests/golden/shattered.txt", &game.text(&rules));
}

#[test]
fn the_shard_is_stripped() {
    let rules = rules(Setup { length: Length::Longer, ..Setup::new(3) });
    let stripped = |_: &Rules, game: &golden::Golden<Rules>| game.end().track() < TRACK;
    let game = golden::find(&rules, 0..2_000, 5_000, &mut diligent, stripped).expect("a game that strips the Shard");
    golden::check("tests/golden/stripped.txt", &game.text(&rules));
}

#[test]
fn a_player_beats_the_robofrogs() {
    let rules = rules(Setup::solo(Level::Easy));
    let won = |rules: &Rules, game: &golden::Golden<Rules>| {
        rules.turn(game.end()) == Turn::Over && rules.outcome(game.end()).winners == SeatSet::one(Seat(0))
    };
    let game = golden::find(&rules, 0..2_000, 5_000, &mut diligent, won).expect("a game that the player wins");
    golden::check("tests/golden/solo-won.txt", &game.text(&rules));
}

#[test]
fn the_robofrogs_beat_a_player() {
    let variants = Setup { surge: true, vortexes: 2, ..Setup::solo(Level::Hard) };
    let rules = rules(variants);
    let lost = |rules: &Rules, game: &golden::Golden<Rules>| {
        rules.turn(game.end()) == Turn::Over && !rules.outcome(game.end()).winners.contains(Seat(0))
    };
    let game = golden::find(&rules, 0..200, 5_000, &mut diligent, lost).expect("a game that the RoboFrogs win");
    golden::check("tests/golden/solo-lost.txt", &game.text(&rules));
}
