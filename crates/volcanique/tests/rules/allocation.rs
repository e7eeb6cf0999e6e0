//! The hot path allocates nothing once its buffers are warm.

use crate::rules;
use testkit::allocates_nothing;
use volcanique::{IslandStart, Move, State};

#[test]
fn legal_check_and_apply_allocate_nothing() {
    for players in 2..=5 {
        let start = if players % 2 == 0 { IslandStart::Chosen } else { IslandStart::Quick };
        let measure = |work: &mut dyn FnMut()| allocation_counter::measure(work).count_total;
        assert!(allocates_nothing(&rules(players, start), 20, measure) > 2_000);
    }
}

#[test]
fn a_position_and_a_move_are_small() {
    assert!(size_of::<State>() <= 2048);
    assert!(size_of::<Move>() <= 8);
}
