//! The laws of the contract on thousands of random games of every option, and from the positions of scenarios.
//!
//! Not here: the laws themselves (`testkit`).

mod options;
mod usage;

use options::setup;
use std::sync::Arc;
use testkit::{GameFromPosition, Law, Suite};
use usage::{ALL_ENDINGS, ENDINGS, POWERS, ending, label, third_purchase};
use volcanique::Rules;

#[test]
fn all_laws_hold() {
    // Fewer games than in Cosmic Frog, because a game takes longer and CI must stay fast.
    let mut suite = Suite::new(4_000);
    // Fewer games than usual get fewer thorough ones, too.
    suite.thorough = suite.thorough.min(suite.games / 100);
    let report = suite.run_labelled(|number| Arc::new(Rules::new(setup(number)).unwrap()), label);
    println!("{report}");
    let rare: Vec<_> =
        report.usage.rarer_than(POWERS, 100).into_iter().chain(report.usage.rarer_than(ENDINGS, 1)).collect();
    // A short run by hand may miss some; the usual one may not.
    assert!(rare.is_empty() || report.games < 4_000, "used too rarely: {rare:?}");
    println!("used rarely in this run: {rare:?}");
}

/// From the position of every scenario, so that the laws are asked where random games never come: among them the two endings
/// that take players who cannot buy for three rounds, or sixty rounds.
#[test]
fn all_laws_hold_from_the_positions_of_the_scenarios() {
    let positions =
        GameFromPosition::<Rules>::of_scenarios(concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/volcanique"));
    let mut suite = Suite::new(positions.len() as u64);
    suite.thorough = 0;
    let report = suite.run_labelled(
        |number| positions[number as usize % positions.len()].clone(),
        |step, usage| step.events.iter().filter_map(|&event| ending(event)).for_each(|word| usage.add(word)),
    );
    println!("from the positions of {} scenarios: {report}", positions.len() / 2);
    let unasked: Vec<Law> = Law::ALL.into_iter().filter(|&law| report.asked(law) == 0).collect();
    // No two players of Volcanique answer at the same time.
    assert!(
        unasked == [Law::SealedAnswersCommute] || report.games < positions.len() as u64,
        "never asked: {unasked:?}"
    );
    let rare = report.usage.rarer_than(ALL_ENDINGS, 1);
    assert!(rare.is_empty() || report.games < positions.len() as u64, "never reached: {rare:?}");
}

/// From one position again and again: who buys at random hardly ever finds soil twice in a turn, except where all is soil.
#[test]
fn all_laws_hold_among_soil() {
    let text = include_str!("../../../../scenarios/volcanique/crafty-soil-all-around.toml");
    let position = Arc::new(GameFromPosition::<Rules>::read(text).unwrap());
    let mut suite = Suite::new(1_000);
    suite.thorough = 0;
    let report = suite.run_labelled(|_| position.clone(), third_purchase);
    println!("{report}");
    let rare = report.usage.rarer_than(["third purchase"], 100);
    assert!(rare.is_empty() || report.games < 1_000, "used too rarely: {rare:?}");
}
