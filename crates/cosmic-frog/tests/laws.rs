//! The laws of the contract on thousands of random games of every option.

use cosmic_frog::{Layout, Length, Rules, Setup};
use std::sync::Arc;
use testkit::Suite;

/// Frogs, length, layout and who holds which frog go round with the number of the game.
fn rules(number: u64) -> Arc<Rules> {
    let frogs = 3 + (number % 4) as usize;
    let mut setup = Setup::new(frogs);
    setup.length = [Length::Shorter, Length::Normal, Length::Longer][(number / 4 % 3) as usize];
    setup.layout = match number / 12 % 10 {
        0 => Layout::Drafted,
        1..=4 => Layout::Clustered,
        _ => Layout::Scattered,
    };
    if number % 7 == 0 {
        setup.persons = (0..frogs as u8).map(|seat| seat % 2).collect();
    }
    Arc::new(Rules::new(setup).unwrap())
}

#[test]
fn all_laws_hold() {
    let mut suite = Suite::new(20_000);
    // Fewer games than usual get fewer thorough ones, too.
    suite.thorough = suite.thorough.min(suite.games / 100);
    let report = suite.run(rules);
    println!("{report}");
}
