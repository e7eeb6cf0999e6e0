//! The laws of `testkit` on random games.

use cairn::{Rules, Setup};
use std::sync::Arc;
use tabletop::Game;
use testkit::{Law, Suite};

#[test]
fn random_games_keep_all_laws() {
    let rules = |number: u64| {
        let setup = Setup { radius: if number % 4 == 3 { 1 } else { 2 } };
        Arc::new(Rules::from_setup(setup).expect("a valid set-up"))
    };
    let report = Suite { thorough: 4, ..Suite::new(120) }.run(rules);
    println!("{report}");
    // Every law is checked at least once in this game.
    for law in Law::ALL {
        assert!(report.asked(law) > 0, "{law} was never asked");
    }
}
