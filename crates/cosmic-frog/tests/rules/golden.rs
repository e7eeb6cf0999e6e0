//! Compares one finished game per way to end with its golden file.

use crate::common::rules;
use cosmic_frog::{FindMuck, GameLength, Move, Place, Rules, Setup, SoloLevel, Stack, State, TRACK};
use tabletop::{Game, Pending, Seat, SeatSet};
use testkit::{Random, golden};

/// Harvests, carries home and stores if it can; otherwise chooses any answer.
fn diligent(rules: &Rules, state: &State, legal: &[Move], random: &mut Random) -> Move {
    let Pending::Seat(decision) = rules.pending(state) else { return golden::at_random(rules, state, legal, random) };
    let frog = decision.seat.index();
    let full = state.tiles().gullet_size(frog) >= 3;
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

/// Gathers muck and brings it home; in the Aether makes mental and other attacks; otherwise plays like `diligent`.
fn mucky(rules: &Rules, state: &State, legal: &[Move], random: &mut Random) -> Move {
    let work = |mv: &&Move| matches!(mv, Move::Gather(_) | Move::Disgorge | Move::Store(_) | Move::EnterAether);
    let fights: Vec<Move> = legal.iter().copied().filter(|mv| matches!(mv, Move::Mind(_) | Move::Ram(_))).collect();
    let in_aether = legal.iter().any(|mv| matches!(mv, Move::Land(_)));
    match legal.iter().find(work) {
        Some(&mv) => mv,
        None if in_aether && !fights.is_empty() => fights[random.below(fights.len() as u32) as usize],
        None => diligent(rules, state, legal, random),
    }
}

/// Returns a game of Find Muck at whose end muck lies in a Vault.
fn with_muck(find_muck: FindMuck) -> (Rules, golden::Golden<Rules>) {
    let rules = rules(Setup { length: GameLength::Shorter, find_muck, ..Setup::new(4) });
    let stored = |rules: &Rules, game: &golden::Golden<Rules>| {
        let tiles = game.end().tiles();
        let vaults = (0..rules.vaults()).flat_map(|vault| (0..9).map(move |slot| Stack::Vault(vault, slot)));
        vaults.into_iter().any(|slot| tiles.stack(slot).any(|tile| tile.as_muck().is_some()))
    };
    let game = golden::find_game(&rules, 0..3_000, 5_000, &mut mucky, stored).expect("a game with muck in a Vault");
    (rules, game)
}

#[test]
fn muck_is_found_with_dice() {
    let (rules, game) = with_muck(FindMuck::Dice);
    golden::check_file("tests/golden/find-muck-dice.txt", &game.text(&rules));
}

#[test]
fn muck_is_found_with_chips() {
    let (rules, game) = with_muck(FindMuck::Chips);
    golden::check_file("tests/golden/find-muck-chips.txt", &game.text(&rules));
}

#[test]
fn the_shard_shatters() {
    let rules = rules(Setup { length: GameLength::Shorter, ..Setup::new(4) });
    let shattered = |_: &Rules, game: &golden::Golden<Rules>| game.end().integrity_track() == TRACK;
    let game = golden::find_game(&rules, 0..50, 5_000, &mut diligent, shattered).expect("a game that shatters");
    golden::check_file("tests/golden/shattered.txt", &game.text(&rules));
}

#[test]
fn the_shard_is_stripped() {
    let rules = rules(Setup { length: GameLength::Longer, ..Setup::new(3) });
    let stripped = |_: &Rules, game: &golden::Golden<Rules>| game.end().integrity_track() < TRACK;
    let game =
        golden::find_game(&rules, 0..2_000, 5_000, &mut diligent, stripped).expect("a game that strips the Shard");
    golden::check_file("tests/golden/stripped.txt", &game.text(&rules));
}

#[test]
fn a_player_beats_the_robofrogs() {
    let rules = rules(Setup::solo(SoloLevel::Easy));
    let won = |rules: &Rules, game: &golden::Golden<Rules>| {
        rules.pending(game.end()) == Pending::Over && rules.result(game.end()).winners == SeatSet::single(Seat(0))
    };
    let game = golden::find_game(&rules, 0..2_000, 5_000, &mut diligent, won).expect("a game that the player wins");
    golden::check_file("tests/golden/solo-won.txt", &game.text(&rules));
}

#[test]
fn the_robofrogs_beat_a_player() {
    let variants = Setup { surge: true, vortexes: 2, ..Setup::solo(SoloLevel::Hard) };
    let rules = rules(variants);
    let lost = |rules: &Rules, game: &golden::Golden<Rules>| {
        rules.pending(game.end()) == Pending::Over && !rules.result(game.end()).winners.contains(Seat(0))
    };
    let game = golden::find_game(&rules, 0..200, 5_000, &mut diligent, lost).expect("a game that the RoboFrogs win");
    golden::check_file("tests/golden/solo-lost.txt", &game.text(&rules));
}
