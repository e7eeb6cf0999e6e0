//! Who knows what (INFO-1, DECK-4), and odds that follow from it.

use crate::common::{play_until, rules, step};
use cosmic_frog::{Ability, Move, Question, Setup};
use tabletop::{Game, Odds, Seat, SeatSet, Turn, proves};
use testkit::Random;

#[test]
fn a_view_shows_what_its_seats_have_seen() {
    let _proof = proves!["INFO-1", "DECK-4"];
    let rules = rules(Setup::new(4));
    let state = play_until(&rules, 21, |state| matches!(rules.turn(state), Turn::Chance(Question::Draw)));
    let mine = rules.view(&state, SeatSet::one(Seat(1))).state;
    assert_eq!(mine.frog(Seat(1)).card, state.frog(Seat(1)).card);
    for other in [0, 2, 3] {
        assert_eq!(mine.frog(Seat(other)).card, Ability::UNSEEN);
    }
    let known = mine.abilities().entries().filter(|(card, _)| card.is_some()).count();
    assert_eq!(known, 1, "only the card I put under the deck");
    assert_eq!(mine.actions().len(), state.actions().len());
    assert_eq!(mine.actions().pool(), state.actions().pool(), "what the deck contains is public");
    let watcher = rules.view(&state, SeatSet::NONE).state;
    assert!(rules.seats().all(|seat| watcher.frog(seat).card == Ability::UNSEEN));
}

#[test]
fn a_card_turned_up_is_known_to_everybody_for_good() {
    let _proof = proves!["INFO-1", "ABI-1"];
    let rules = rules(Setup::new(3));
    let mut state = play_until(&rules, 2, |state| rules.check(state, Move::Reveal).is_ok());
    let Turn::Seat(decision) = rules.turn(&state) else { panic!("a seat may reveal") };
    rules.apply(&mut state, Move::Reveal, &mut ()).unwrap();
    for viewer in [SeatSet::NONE, SeatSet::one(Seat(0)), SeatSet::one(Seat(1)), SeatSet::one(Seat(2))] {
        let seen = rules.view(&state, viewer).state;
        assert_eq!(seen.frog(decision.seat).card, state.frog(decision.seat).card);
    }
    assert!(rules.check(&state, Move::Reveal).is_err(), "never face down again, never up twice");
}

#[test]
fn events_and_moves_hide_cards_from_others() {
    let rules = rules(Setup::new(3));
    let mut state = rules.start();
    let mut random = Random::new(4, 0);
    let mut hidden = 0;
    for _ in 0..300 {
        let before = state;
        let Some(mv) = step(&rules, &mut state, &mut random) else { break };
        if let (Move::Ability(_), Turn::Chance(Question::Ability { seat })) = (mv, rules.turn(&before)) {
            let other = SeatSet::one(Seat((seat.0 + 1) % 3));
            assert_eq!(rules.seen_move(&before, mv, SeatSet::one(seat)), Some(mv));
            hidden += u32::from(rules.seen_move(&before, mv, other).is_none());
        }
    }
    assert!(hidden >= 6);
}

#[test]
fn sampling_follows_the_odds() {
    let rules = rules(Setup::new(4));
    let mut random = Random::new(77, 0);
    let mut odds = Odds::default();
    // Every kind of chance, wherever a random game meets it.
    let mut state = rules.start();
    let mut kinds = std::collections::BTreeMap::new();
    while rules.turn(&state) != Turn::Over {
        if let Turn::Chance(question) = rules.turn(&state) {
            let kind = format!("{question:?}").split([' ', '(']).next().unwrap_or_default().to_string();
            let seen = kinds.entry(kind).or_insert(0);
            *seen += 1;
            if *seen <= 3 {
                follows(&rules, &state, &mut odds, &mut random);
            }
        }
        step(&rules, &mut state, &mut random);
    }
    assert!(kinds.len() >= 6, "{kinds:?}");
}

/// Ten thousand samples: each outcome within six standard deviations of its share.
fn follows(rules: &cosmic_frog::Rules, state: &cosmic_frog::State, odds: &mut Odds<Move>, random: &mut Random) {
    let mut counts = std::collections::BTreeMap::new();
    for _ in 0..10_000 {
        let mv = rules.sample(state, odds, &mut |bound| random.below(bound)).expect("chance has outcomes");
        *counts.entry(mv).or_insert(0u32) += 1;
    }
    rules.odds(state, odds);
    let total = f64::from(odds.total());
    for &(mv, weight) in odds.outcomes() {
        let share = f64::from(weight) / total;
        let (mean, deviation) = (10_000.0 * share, (10_000.0 * share * (1.0 - share)).sqrt());
        let count = f64::from(counts.remove(&mv).unwrap_or(0));
        assert!((count - mean).abs() <= 6.0 * deviation + 1.0, "{mv:?}: {count} instead of {mean}");
    }
    assert!(counts.is_empty(), "outcomes without odds: {counts:?}");
}

#[test]
fn odds_come_from_what_nobody_has_seen() {
    let rules = rules(Setup::new(4));
    let state = rules.start();
    let mut odds = Odds::default();
    rules.odds(&state, &mut odds);
    assert_eq!((odds.outcomes().len(), odds.total()), (84, 84), "every hex is as likely for the first Land");
}

#[test]
fn two_dice_are_thirty_six_throws() {
    let _proof = proves!["ABI-2", "COM-2"];
    let rules = rules(Setup::new(4));
    let two = |state: &cosmic_frog::State| matches!(rules.turn(state), Turn::Chance(Question::Roll { count: 2, .. }));
    let state = (0..200).map(|seed| play_until(&rules, seed, two)).find(two).expect("somebody overpowers");
    let mut odds = Odds::default();
    rules.odds(&state, &mut odds);
    assert_eq!((odds.outcomes().len(), odds.total()), (21, 36));
    for &(mv, weight) in odds.outcomes() {
        let Move::RollTwo(low, high) = mv else { panic!("two dice") };
        assert_eq!(weight, if low == high { 1 } else { 2 });
    }
}
