//! What the game asks fits the answers that it takes.

use crate::common::{rules, step};
use cosmic_frog::{FindMuck, Move, Question, Rules, Setup, State};
use tabletop::{Game, Notation, Odds, Pending};
use testkit::Random;

/// Plays with Find Muck and returns how often each kind of chance was asked for chips, and for dice.
fn asked(find_muck: FindMuck) -> [u32; 2] {
    let mut counts = [0; 2];
    for seed in 0..10 {
        let rules = rules(Setup { find_muck, ..Setup::new(4) });
        let mut random = Random::new(seed, 5);
        let mut state = rules.initial_state();
        let mut odds = Odds::default();
        loop {
            if let Pending::Chance(question) = rules.pending(&state) {
                rules.odds(&state, &mut odds);
                let outcome = odds.pick(0).unwrap();
                match question {
                    Question::Chips { .. } => assert!(matches!(outcome, Move::Chips(_)), "{question:?}: {outcome:?}"),
                    Question::Roll { .. } => assert!(!matches!(outcome, Move::Chips(_)), "{question:?}: {outcome:?}"),
                    _ => {}
                }
                counts[0] += u32::from(matches!(question, Question::Chips { .. }));
                counts[1] += u32::from(matches!(question, Question::Roll { .. }));
            }
            if step(&rules, &mut state, &mut random).is_none() {
                break;
            }
        }
    }
    counts
}

/// A player who is asked for a roll must not be shown chips, and the other way round.
#[test]
fn dice_are_rolled_and_chips_are_shown() {
    let (dice, chips) = (asked(FindMuck::Dice), asked(FindMuck::Chips));
    assert!(dice[0] == 0 && dice[1] > 0, "{dice:?}");
    assert!(chips[0] > 0 && chips[1] == 0, "{chips:?}");
}

/// Red is about to raid Gray, or to reach for muck; one person decides for both.
const IN_THE_AETHER: &str = r#"
[options]
find-muck = "dice"
persons = [0, 0]
[board]
"0,0" = "barren."
[frog.red]
at = "aether"
card = "dredger up"
[frog.gray]
at = "outer 2"
oomph = 0
vault = { 1 = "lake" }
[table]
muck = { 2 = "hidden" }
"#;

/// Plays moves and passes until chance decides.
fn until_chance(position: &str, moves: &[&str]) -> (Rules, State) {
    let (rules, mut state) = Rules::read_position(position).expect("a position");
    for written in moves {
        let mv = rules.read_move(&state, written).expect("a move");
        rules.apply(&mut state, mv, &mut ()).expect("legal");
        while rules.check(&state, Move::Pass).is_ok() {
            rules.apply(&mut state, Move::Pass, &mut ()).expect("legal");
        }
    }
    assert!(matches!(rules.pending(&state), Pending::Chance(_)));
    (rules, state)
}

/// Asserts that chance is asked for chips or for dice, and that a sample is one of the outcomes.
fn asks_for(rules: &Rules, state: &State, chips: bool) {
    let Pending::Chance(question) = rules.pending(state) else { panic!("a seat is asked") };
    assert_eq!(matches!(question, Question::Chips { .. }), chips, "{question:?}");
    let mut odds = Odds::default();
    let sample = rules.sample(state, &mut odds, &mut |_| 0).expect("an outcome");
    rules.odds(state, &mut odds);
    assert!(odds.outcomes().iter().any(|&(mv, _)| mv == sample), "{question:?}: {sample:?}");
}

#[test]
fn raids_and_dredging_ask_for_what_the_game_is_played_with() {
    for chips in [false, true] {
        let position = if chips { IN_THE_AETHER.replace("dice", "chips") } else { IN_THE_AETHER.to_string() };
        for attempt in ["red raid gray 2", "red dredge 2 hidden"] {
            let (rules, state) = until_chance(&position, &["chance draw red", attempt]);
            asks_for(&rules, &state, chips);
        }
        let succeeds = if chips { "chance chips 4" } else { "chance roll 7" };
        let (rules, state) = until_chance(&position, &["chance draw red", "red dredge 2 hidden", succeeds]);
        assert_eq!(rules.pending(&state), Pending::Chance(Question::Muck));
        asks_for(&rules, &state, false);
    }
}

#[test]
fn the_price_of_an_attack_contains_an_open_toll() {
    let position = IN_THE_AETHER.replace("at = \"outer 2\"\noomph = 0", "at = \"aether\"\ncard = \"camouflage up\"");
    let (rules, mut state) = Rules::read_position(&position).expect("a position");
    let draw = rules.read_move(&state, "chance draw red").expect("a move");
    rules.apply(&mut state, draw, &mut ()).expect("legal");
    let ram = rules.read_move(&state, "red ram gray").expect("a move");
    assert_eq!(rules.price(&state, ram), 2);
}
