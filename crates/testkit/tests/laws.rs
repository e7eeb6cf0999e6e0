//! The honest toy game keeps every law, and each planted fault breaks the law that is meant for it.

use std::sync::Arc;
use tabletop::Game;
use testkit::toy::{self, Fault, Move};
use testkit::{Law, Laws, Suite, golden};

fn suite() -> Suite {
    Suite { games: 400, thorough: 60, max_moves: 400, ..Suite::default() }
}

#[test]
fn the_honest_toy_keeps_every_law() {
    let label = |step: &testkit::PlayedStep<'_, toy::Toy>, usage: &mut testkit::LabelCounts| {
        let text = format!("{:?}", step.mv);
        usage.add(text.split('(').next().unwrap_or_default());
    };
    let report = suite().run_labelled(|number| Arc::new(toy::rules(number)), label);
    println!("{report}");
    for law in Law::ALL {
        assert!(report.asked(law) > 100, "{law} was asked {} times", report.asked(law));
    }
    let kinds = ["Card", "Roll", "Stake", "Draw", "Look", "Bury", "Play", "Show", "Pass", "Flash"];
    assert_eq!(report.usage.rarer_than(kinds, 100), []);
    assert_eq!(report.games, 400);
    assert!(report.to_string().contains("view_leaks_nothing"));
}

/// Returns what the difference says when a fault is caught for the right reason.
fn signs(fault: Fault) -> &'static [&'static str] {
    match fault {
        Fault::ViewShowsHand | Fault::ViewShowsStake | Fault::ViewShowsDeck | Fault::ViewShowsPool => {
            &["the views differ"]
        }
        Fault::EventShowsCard | Fault::EventShowsLook | Fault::EventShowsBury => &["the events differ"],
        Fault::RuleShowsCard => &["rule: RuleId(10)"],
        Fault::SeatsShowCard => &["seats: "],
        Fault::EventMissing | Fault::ShowsUnsaid => &["the events differ"],
        Fault::QuestionTells | Fault::TurnTells => &["wait for different things"],
        Fault::AnswersTell => &["the answers differ", "in a twin game it is refused"],
        Fault::RefusalTells => &["is Err(NotInHand("],
        Fault::ShowsMore => &["after Show here, Show there: the views differ", "after Flash("],
        Fault::MovesTellCard => &["the log shows"],
        Fault::MovesTellStake => &["can tell sealed answers apart"],
        Fault::LegalMisses | Fault::CheckTooMuch => &["passes the check but is not on the list"],
        Fault::LegalDoubles => &["twice"],
        Fault::LegalUnsorted => &["not sorted"],
        Fault::CheckTooLittle => &["but refused"],
        Fault::InterruptUnlisted => &["Flash(Seat(", "passes the check but is not on the list"],
        Fault::InterruptTells => &["the view gives other interrupts"],
        Fault::InterruptUnsaid => &["the events differ"],
        Fault::InterruptUnseals => &["is refused after", "ends in another position"],
        Fault::OddsMiss => &["the outcomes with weight"],
        Fault::UniverseMisses => &["not in the universe"],
        _ => &[""],
    }
}

#[test]
fn every_fault_is_caught_by_its_law_alone() {
    for &fault in Fault::ALL {
        let law = fault.law().expect("a planted fault has a law");
        let alone = Suite { laws: Laws::only(law), ..suite() };
        match alone.try_run(|number| Arc::new(toy::faulty(number, fault))) {
            Ok(report) => panic!("{fault:?} passed {law}, which was asked {} times", report.asked(law)),
            Err(failure) => {
                assert_eq!(failure.law, law, "{fault:?}: {failure}");
                let found = signs(fault).iter().any(|sign| failure.difference.contains(sign));
                assert!(found, "{fault:?} is caught for another reason: {}", failure.difference);
            }
        }
    }
}

#[test]
fn every_fault_fails_the_whole_suite() {
    for &fault in Fault::ALL {
        assert!(suite().try_run(|number| Arc::new(toy::faulty(number, fault))).is_err(), "{fault:?} passed");
    }
}

#[test]
fn every_law_has_a_fault() {
    for law in Law::ALL {
        assert!(Fault::ALL.iter().any(|fault| fault.law() == Some(law)), "no fault proves {law}");
    }
}

#[test]
fn a_failure_names_everything_needed_to_see_it_again() {
    let run = || suite().try_run(|number| Arc::new(toy::faulty(number, Fault::CardLost)));
    let failure = run().expect_err("a lost card");
    assert_eq!(run().expect_err("a lost card"), failure, "two runs differ");
    let text = failure.to_string();
    assert!(text.starts_with("law nothing_is_lost is broken by toy: seed 1, game "), "{text}");
    assert!(text.contains("set-up: {") && text.contains("    1 chance card "), "{text}");
    assert!(text.contains("difference: 3 cards of kind "), "{text}");
    let rules = Arc::new(toy::faulty(failure.number, Fault::CardLost));
    let again = suite().try_game(failure.number, rules.clone()).expect_err("the same game fails again");
    assert_eq!(again.moves, failure.moves);
    let save = tabletop::Save::read(&failure.save).expect("the save can be read");
    let followed = save.follow(rules).expect("the save can be played");
    assert_eq!(followed.stop, None);
    let table = followed.table;
    assert_eq!(table.moves().count(), failure.moves.len());
    assert!(matches!(table.moves().last(), Some(Move::Play(_))));
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let run = |threads| Suite { threads, games: 50, ..suite() }.run(|number| Arc::new(toy::rules(number)));
    assert_eq!(run(1), run(3));
}

#[test]
fn the_golden_toy_game_is_as_kept() {
    let rules = toy::rules(5);
    let shared = |rules: &toy::Toy, golden: &golden::Golden<toy::Toy>| {
        let outcome = rules.result(golden.end());
        outcome.winners.len() > 1 && outcome.points.iter().any(|&points| points > 0)
    };
    let golden = golden::find_game(&rules, 0..1000, 1000, &mut golden::at_random, shared).expect("a shared victory");
    golden::check_file("tests/golden/shared-victory.txt", &golden.text(&rules));
}
