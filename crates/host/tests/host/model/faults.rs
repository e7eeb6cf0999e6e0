//! Planted faults: the comparison must find each of them, for the right reason.

use super::{Game, cairn, run, twins};

/// What a misbehaving host does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    None,
    /// It tells viewers before lines are stored.
    ReleasedEarly,
    /// It uses the numbers of questions again.
    NumberReused,
    /// It takes answers for seats of other players.
    ForeignSeat,
    /// It refuses a sealed answer if another one came in between.
    SealedLost,
    /// It does not redact the newest events.
    OutboxLeaks,
    /// It tells every viewer in JSON what only all seats together may know, from the fourth move on.
    JsonLeaks,
}

/// Returns what is found with a planted fault.
fn found(fault: Fault) -> String {
    run(&cairn(), 200, fault).err().unwrap_or_else(|| panic!("{fault:?} is not found"))
}

#[test]
fn what_is_released_early_is_found() {
    let error = found(Fault::ReleasedEarly);
    assert!(error.contains("is told before it is stored"), "{error}");
}

#[test]
fn numbers_of_questions_that_come_again_are_found() {
    let error = found(Fault::NumberReused);
    assert!(error.contains("is asked again"), "{error}");
}

#[test]
fn answers_for_other_seats_are_found() {
    let error = found(Fault::ForeignSeat);
    assert!(error.contains("must be refused as [\"NotYours\""), "{error}");
}

#[test]
fn lost_sealed_answers_are_found() {
    let error = found(Fault::SealedLost);
    assert!(error.contains("refused as NotOpen, expected []"), "{error}");
}

#[test]
fn a_leaking_outbox_is_found_by_both() {
    let error = found(Fault::OutboxLeaks);
    assert!(error.contains("does not have what"), "{error}");
    let frogs = Game::<cosmic_frog::Rules> { setup: cosmic_frog::Setup::new(3), names: &["me", "me", "me"] };
    let errors = [twins::run(&cairn(), 120, Fault::OutboxLeaks), twins::run(&frogs, 24, Fault::OutboxLeaks)];
    for error in errors {
        let error = error.expect_err("the leak is not found");
        assert!(error.contains("can tell twin tables apart"), "{error}");
    }
}

#[test]
fn a_leak_in_json_is_found_by_the_twins() {
    let frogs = Game::<cosmic_frog::Rules> { setup: cosmic_frog::Setup::new(3), names: &["me", "me", "me"] };
    let errors = [twins::run(&cairn(), 120, Fault::JsonLeaks), twins::run(&frogs, 24, Fault::JsonLeaks)];
    for error in errors {
        let error = error.expect_err("the leak is not found");
        assert!(error.contains("can tell twin tables apart: Json since"), "{error}");
    }
}
