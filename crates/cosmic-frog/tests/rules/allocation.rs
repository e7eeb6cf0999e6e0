//! The hot path allocates nothing once its buffers are warm.

use crate::common::rules;
use cosmic_frog::{FindMuck, Rules, Setup, SoloLevel};

#[test]
fn legal_check_and_apply_allocate_nothing() {
    for find_muck in [FindMuck::Off, FindMuck::Dice, FindMuck::Chips] {
        allocates_nothing(&rules(Setup { find_muck, ..Setup::new(4) }));
    }
    allocates_nothing(&rules(Setup::solo(SoloLevel::Hard)));
}

fn allocates_nothing(rules: &Rules) {
    let measure = |work: &mut dyn FnMut()| allocation_counter::measure(work).count_total;
    assert!(testkit::allocates_nothing(rules, 20, measure) > 2_000);
}

#[test]
fn a_position_and_a_move_are_small() {
    assert!(size_of::<cosmic_frog::State>() <= 1536);
    assert!(size_of::<cosmic_frog::Move>() <= 8);
}
