//! The laws of the contract on thousands of random games of every option, and from the positions of scenarios.
//!
//! Not here: the laws themselves (`testkit`).

mod options;
mod usage;

use cosmic_frog::Rules;
use options::setup;
use std::sync::Arc;
use testkit::{GameFromPosition, Law, Suite};
use usage::{EIGHT, INTERRUPTS, MUCK, OPTIONS, POWERS, ROBO, label};

#[test]
fn all_laws_hold() {
    let mut suite = Suite::new(20_000);
    // Fewer games than usual get fewer thorough ones, too.
    suite.thorough = suite.thorough.min(suite.games / 100);
    let report = suite.run_labelled(|number| Arc::new(Rules::new(setup(number)).unwrap()), label);
    println!("{report}");
    let rare = report.usage.rarer_than(POWERS, 100).into_iter().chain(report.usage.rarer_than(OPTIONS, 50));
    let rare = rare.chain(report.usage.rarer_than(ROBO, 100));
    let rare = rare.chain(report.usage.rarer_than(EIGHT, 100)).chain(report.usage.rarer_than(MUCK, 5));
    let rare = rare.chain(report.usage.rarer_than(INTERRUPTS, 100));
    let rare: Vec<_> =
        rare.chain(report.usage.rarer_than(["grab by whiptongue", "void in defence by voidshadow"], 100)).collect();
    // A short run by hand may miss some; the usual one may not.
    assert!(rare.is_empty() || report.games < 20_000, "used too rarely: {rare:?}");
    println!("used rarely in this run: {rare:?}");
}

/// From the position of every scenario, so that the laws are asked where random games seldom come: nearly empty decks, full
/// Vaults, combats between any two cards, a shattered Shard.
#[test]
fn all_laws_hold_from_the_positions_of_the_scenarios() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/cosmic-frog");
    let positions = GameFromPosition::<Rules>::of_scenarios(folder);
    let mut suite = Suite::new(positions.len() as u64);
    suite.thorough = 0;
    let report = suite.run(|number| positions[number as usize % positions.len()].clone());
    println!("from the positions of {} scenarios: {report}", positions.len() / 2);
    let unasked: Vec<Law> = Law::ALL.into_iter().filter(|&law| report.asked(law) == 0).collect();
    assert!(unasked.is_empty() || report.games < positions.len() as u64, "never asked: {unasked:?}");
}
