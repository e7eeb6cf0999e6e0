//! The laws of the contract on thousands of random games of every option.

use std::sync::Arc;
use testkit::Suite;
use volcanique::{Cover, Rules, Setup, Start};

/// Players, start, cover rule, objectives and persons go round with the number of the game.
fn rules(number: u64) -> Arc<Rules> {
    let players = 2 + (number % 4) as usize;
    let mut setup = Setup::new(players);
    let on = |bit: u32| number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (40 + bit) & 1 == 1;
    setup.start = if on(0) { Start::Quick } else { Start::Chosen };
    setup.cover = if on(1) { Cover::ToTheLeft } else { Cover::Symbiosis };
    setup.tallest = !on(2) || on(3);
    setup.largest = !on(4) || on(5);
    setup.diversified = !on(6) || on(7);
    if number.is_multiple_of(7) {
        setup.persons = (0..players as u8).map(|seat| seat % 2).collect();
    }
    Arc::new(Rules::new(setup).unwrap())
}

#[test]
fn all_laws_hold() {
    let mut suite = Suite::new(20_000);
    suite.thorough = suite.thorough.min(suite.games / 100);
    let report = suite.run(rules);
    println!("{report}");
}
