//! The names in the JSON of views and events, which clients in other languages rely on.

use cairn::{Event, Rules, Setup};
use tabletop::Game;
use testkit::golden;
use testkit::json_names::JsonNames;

#[test]
fn names_in_json_stay_the_same() {
    let mut names = JsonNames::default();
    for seed in 0..40 {
        let rules = Rules::from_setup(Setup { radius: 1 + (seed % 2) as u8 }).unwrap();
        names.add_game(&rules, seed, 500, 1);
    }
    assert_eq!(names.missing_variants::<Event>("event"), [""; 0]);
    golden::check_file("../../fixtures/protocol/cairn-names.txt", &names.text());
}
