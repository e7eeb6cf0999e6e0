//! Random sequences of requests, failures and reconnects at a table, compared with a simple reference after every one of them.
//!
//! `steps.rs` lists what can happen, `act.rs` does it, `reference.rs` says what must be true, `play.rs` compares, and `faults.rs`
//! proves that the comparison finds planted faults. `twins.rs` compares tables that differ only in what a viewer cannot see.

mod act;
mod faults;
mod play;
mod reference;
mod steps;
mod subject;
mod twins;

use faults::Fault;
use host::HostedGame;
use play::Table;
use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestRng, TestRunner};
use steps::Step;

/// A game with its set-up and who plays.
pub struct Game<G: HostedGame> {
    pub setup: G::Setup,
    pub names: &'static [&'static str],
}

/// How a table begins.
#[derive(Clone, Copy, Debug)]
pub struct Opening {
    /// Its game goes on after this many random moves.
    pub moves: u32,
    /// How many clients look at it.
    pub viewers: usize,
    /// Who looks first, in the order of the players, with a spectator behind the last one.
    pub first_viewer: usize,
    /// Which of the encodings the first client speaks; they come in turn.
    pub first_encoding: usize,
}

/// Returns how tables begin.
fn opening() -> impl Strategy<Value = Opening> {
    (0u32..160, 2usize..=6, 0usize..6, 0usize..3).prop_map(|(moves, viewers, first_viewer, first_encoding)| Opening {
        moves,
        viewers,
        first_viewer,
        first_encoding,
    })
}

/// Returns how many sequences are played: `STRATA_HOST_CASES`, or this many.
fn cases(usual: u32) -> u32 {
    let said = std::env::var("STRATA_HOST_CASES").ok();
    said.map_or(usual, |text| text.parse().unwrap_or_else(|_| panic!("STRATA_HOST_CASES is no number: {text}")))
}

/// Returns a runner that makes the same sequences each time.
fn runner(cases: u32) -> TestRunner {
    let config = Config { cases, failure_persistence: None, max_shrink_iters: 400, ..Config::default() };
    TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha))
}

/// Plays sequences at tables of this game. Returns what happened in them together, or the shortest sequence that fails.
fn run<G: HostedGame>(game: &Game<G>, count: u32, fault: Fault) -> Result<steps::Tally, String> {
    let tally = std::cell::RefCell::new(steps::Tally::default());
    let strategy = (opening(), proptest::collection::vec(steps::step(), 1..70));
    let played = runner(count).run(&strategy, |(opening, steps): (Opening, Vec<Step>)| {
        let mut table = Table::begin(game, opening, fault);
        let result = steps.iter().try_for_each(|step| table.step(step)).and_then(|()| table.finish());
        tally.borrow_mut().add(&table.tally);
        result.map_err(TestCaseError::fail)
    });
    played.map(|()| tally.into_inner()).map_err(|error| error.to_string())
}

/// Plays sequences and checks that each kind of thing has happened often enough to mean something.
fn check<G: HostedGame>(game: &Game<G>, usual: u32, rarely: &[&str]) {
    let tally = run(game, cases(usual), Fault::None).unwrap_or_else(|error| panic!("{error}"));
    println!("{tally}");
    if cases(usual) >= usual {
        let missing: Vec<_> = steps::Tally::EXPECTED.iter().filter(|name| tally.count(name) < 3).collect();
        assert!(missing.iter().all(|name| rarely.contains(name)), "too rare: {missing:?}\n{tally}");
    }
}

pub fn cairn() -> Game<cairn::Rules> {
    Game { setup: cairn::Setup::default(), names: &["me", "me"] }
}

#[test]
fn cairn_agrees_with_the_reference() {
    check(&cairn(), 400, &["interrupt", "turn undone"]);
}

#[test]
fn cosmic_frog_agrees_with_the_reference() {
    use cosmic_frog::{Rules, Setup};
    check::<Rules>(&Game { setup: Setup::new(4), names: &["me", "me", "me", "random"] }, 250, &["turn undone"]);
}

#[test]
fn two_players_with_two_frogs_each_agree_with_the_reference() {
    use cosmic_frog::{Rules, Setup};
    let setup = Setup { persons: vec![0, 1, 0, 1], ..Setup::new(4) };
    check::<Rules>(&Game { setup, names: &["me", "me", "me", "me"] }, 150, &[]);
}

#[test]
fn one_person_against_bots_agrees_with_the_reference() {
    use cosmic_frog::{Rules, Setup};
    let rarely = ["proposed", "voted", "undone by all"];
    check::<Rules>(&Game { setup: Setup::new(3), names: &["me", "random", "random"] }, 150, &rarely);
}

#[test]
fn volcanique_agrees_with_the_reference() {
    use volcanique::{Rules, Setup};
    check::<Rules>(
        &Game { setup: Setup::new(4), names: &["me", "me", "calm", "random"] },
        150,
        &["interrupt", "sealed", "turn undone"],
    );
}
