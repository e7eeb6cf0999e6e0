//! The names in the JSON of views and events, which clients in other languages rely on: a changed name needs a new version of the
//! protocol. The set-ups are those of the corpus, because they cover all options.

use fuzz::corpus::VariedSetups;
use tabletop::{SeatSet, state_hash};
use testkit::golden;
use testkit::json_names::JsonNames;

/// This many random games show all but the rarest names. The games are the same each time, until the rules change.
const GAMES: u64 = 150;
/// The number of moves between two views that are read.
const EVERY: usize = 5;

fn check<G: VariedSetups>() {
    let mut names = JsonNames::default();
    for number in 0..GAMES {
        names.add_game(&G::rules_number(number), number, 4000, EVERY);
    }
    golden::check_file(format!("../../fixtures/protocol/{}-names.txt", G::NAME), &names.text());
}

#[test]
fn names_of_cosmic_frog_stay_the_same() {
    check::<cosmic_frog::Rules>();
}

#[test]
fn names_of_volcanique_stay_the_same() {
    check::<volcanique::Rules>();
}

/// Checks that text formats, which have names, and compact formats, which have none, both restore a position.
fn reads_back<G: VariedSetups>() {
    for number in 0..12 {
        let rules = G::rules_number(number);
        let game = golden::play(&rules, number, 1500, &mut golden::at_random);
        for state in game.states.iter().step_by(40) {
            for viewer in [SeatSet(1), SeatSet::NONE, SeatSet::ALL] {
                let view = rules.view(state, viewer);
                let text = serde_json::to_string(&view).unwrap();
                let read: G::View = serde_json::from_str(&text).unwrap();
                assert_eq!(state_hash(&read), state_hash(&view), "{text}");
            }
        }
    }
}

#[test]
fn positions_in_json_read_back() {
    reads_back::<cosmic_frog::Rules>();
    reads_back::<volcanique::Rules>();
}
