//! One finished game per way to end, as text that people can read; regenerated and compared.
//!
//! Games at random end in each of these ways, some of them rarely: each test names the numbers among which its game is.
//! Not here: a drought and sixty rounds (VQ-END-4), which no game at random comes to; scenarios show them.

use std::ops::Range;
use tabletop::{Game, Pending};
use testkit::golden;
use volcanique::{CoverRule, Ending, Event, IslandStart, Rules, Setup};

/// Checks the golden game: the first game in the range that ends like this.
fn ends(setup: Setup, numbers: Range<u64>, wanted: Ending, name: &str) {
    let rules = Rules::new(setup).unwrap();
    let ended = |rules: &Rules, game: &golden::Golden<Rules>| ending(rules, game) == Some(wanted);
    let game = golden::find_game(&rules, numbers, 20_000, &mut golden::at_random, ended).expect("a game that ends so");
    golden::check_file(format!("tests/golden/{name}.txt"), &game.text(&rules));
}

/// Returns how a game ended, if it did.
fn ending(rules: &Rules, game: &golden::Golden<Rules>) -> Option<Ending> {
    let before = game.states.len().checked_sub(2)?;
    let mut state = game.states[before];
    let mut events: Vec<Event> = Vec::new();
    rules.apply(&mut state, *game.moves.last()?, &mut events).ok()?;
    let over = rules.pending(&state) == Pending::Over;
    let ending = events.iter().find_map(|event| match event {
        Event::Over { ending } => Some(*ending),
        _ => None,
    });
    ending.filter(|_| over)
}

#[test]
fn the_last_tile_is_laid() {
    ends(Setup { start: IslandStart::Quick, ..Setup::new(2) }, 0..10, Ending::Tiles, "last-tile");
}

#[test]
fn a_hand_runs_empty() {
    ends(Setup { cover: CoverRule::ToTheLeft, ..Setup::new(2) }, 0..10, Ending::Critters, "empty-hand");
}

#[test]
fn the_super_volcano_erupts() {
    ends(Setup { start: IslandStart::Quick, ..Setup::new(4) }, 7_180..7_200, Ending::Super, "super-volcano");
}

#[test]
fn winter_covers_the_land() {
    ends(Setup { start: IslandStart::Quick, ..Setup::new(4) }, 600..700, Ending::Winter, "winter");
}
