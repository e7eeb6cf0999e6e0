//! The laws of the contract on thousands of random games of every option.

use cosmic_frog::{Layout, Length, Rich, Rules, Setup};
use std::sync::Arc;
use testkit::Suite;

/// Frogs, length, layout, persons, teams and variants go round with the number of the game.
fn rules(number: u64) -> Arc<Rules> {
    let frogs = 3 + (number % 4) as usize;
    let mut setup = Setup::new(frogs);
    setup.length = [Length::Shorter, Length::Normal, Length::Longer][(number / 4 % 3) as usize];
    setup.layout = match number / 12 % 10 {
        0 => Layout::Drafted,
        1..=4 => Layout::Clustered,
        _ => Layout::Scattered,
    };
    let variants = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40;
    let on = |bit: u32| variants >> bit & 1 == 1;
    // A third of the games is plain; the rest mixes variants and teams.
    if number % 3 > 0 {
        setup.rich = [Rich::Off, Rich::Hidden, Rich::Open][(variants % 3) as usize];
        setup.surge = on(2);
        setup.bounce = on(3);
        setup.decide = !on(3) && on(4);
        setup.resist = on(5);
        setup.quakes = (variants >> 6 & 3).min(2) as u8;
        setup.vortexes = (variants >> 8 & 3).min(2) as u8;
        setup.teams = match (frogs, on(10), on(11)) {
            (4, true, _) => vec![0, 1, 0, 1],
            (6, true, true) => vec![0, 1, 0, 1, 0, 1],
            (6, true, false) => vec![0, 1, 2, 0, 1, 2],
            _ => Vec::new(),
        };
        setup.symbiotic = !setup.teams.is_empty() && on(12);
    }
    if number % 7 == 0 {
        // Two people hold all frogs, or each team is one person's.
        setup.persons = match setup.teams.is_empty() {
            true => (0..frogs as u8).map(|seat| seat % 2).collect(),
            false => setup.teams.clone(),
        };
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
