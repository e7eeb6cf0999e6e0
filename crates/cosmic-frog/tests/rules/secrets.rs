//! Who knows what (INFO-1, DECK-4), and odds that follow from it.

use crate::common::{play_until, rules, step};
use cosmic_frog::{Ability, FindMuck, Layout, Move, Muck, Question, Rules, Setup};
use tabletop::{Game, Notation, Odds, Pending, Seat, SeatSet, Secrets, proves};
use testkit::Random;

#[test]
fn a_view_shows_what_its_seats_have_seen() {
    let _proof = proves!["INFO-1"];
    let rules = rules(Setup::new(4));
    let state = play_until(&rules, 21, |state| matches!(rules.pending(state), Pending::Chance(Question::Draw)));
    let mine = rules.view(&state, SeatSet::single(Seat(1))).state;
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
fn only_the_frog_that_looked_knows_the_top_of_the_action_deck() {
    let _proof = proves!["DECK-4"];
    let (rules, mut state) = Rules::read_position(LOOKING).unwrap();
    for word in ["chance draw red", "red look", "chance draw purple"] {
        let wanted =
            |state: &cosmic_frog::State| rules.read_move(state, word).ok().filter(|&mv| rules.check(state, mv).is_ok());
        while wanted(&state).is_none() {
            let pass = rules.passing_move(&state).unwrap();
            rules.apply(&mut state, pass, &mut ()).unwrap();
        }
        let mv = wanted(&state).unwrap();
        rules.apply(&mut state, mv, &mut ()).unwrap();
    }
    let seen_by = |seat| *rules.view(&state, SeatSet::single(Seat(seat))).state.actions();
    assert!(state.actions().settled_top().is_some());
    assert_eq!(seen_by(0).settled_top(), state.actions().settled_top());
    assert_eq!(seen_by(1).settled_top(), None);
    assert_eq!(seen_by(1).len(), state.actions().len(), "what the deck contains is public");
}

/// Red can look at the top card of the Action Deck in its turn.
const LOOKING: &str = r#"
[board]
"0,0" = "barren."
"2,0" = "barren."
"3,0" = "barren."
[frog.red]
at = "0,0"
card = "temporus up"
[frog.purple]
at = "3,0"
card = "massive down"
[frog.gray]
at = "2,0"
card = "nimble down"
[decks]
action = "red purple gray"
action-rest = ""
"#;

#[test]
fn a_card_turned_up_is_known_to_everybody_for_good() {
    let _proof = proves!["INFO-1", "ABI-1"];
    let rules = rules(Setup::new(3));
    let mut state = play_until(&rules, 2, |state| rules.check(state, Move::Reveal).is_ok());
    let Pending::Seat(decision) = rules.pending(&state) else { panic!("a seat may reveal") };
    rules.apply(&mut state, Move::Reveal, &mut ()).unwrap();
    for viewer in [SeatSet::NONE, SeatSet::single(Seat(0)), SeatSet::single(Seat(1)), SeatSet::single(Seat(2))] {
        let seen = rules.view(&state, viewer).state;
        assert_eq!(seen.frog(decision.seat).card, state.frog(decision.seat).card);
    }
    assert!(rules.check(&state, Move::Reveal).is_err(), "never face down again, never up twice");
}

#[test]
fn events_and_moves_hide_cards_from_others() {
    let rules = rules(Setup::new(3));
    let mut state = rules.initial_state();
    let mut random = Random::new(4, 0);
    let mut hidden = 0;
    for _ in 0..300 {
        let before = state;
        let Some(mv) = step(&rules, &mut state, &mut random) else { break };
        if let (Move::Ability(_), Pending::Chance(Question::Ability { seat })) = (mv, rules.pending(&before)) {
            let other = SeatSet::single(Seat((seat.0 + 1) % 3));
            assert_eq!(rules.redact_move(&before, mv, SeatSet::single(seat)), Some(mv));
            hidden += u32::from(rules.redact_move(&before, mv, other).is_none());
        }
    }
    assert!(hidden >= 6);
}

#[test]
fn a_layout_of_chips_is_known_to_the_one_who_laid_it() {
    let _proof = proves!["FM-CHIP-1", "TEAM-0"];
    let teams = Setup { find_muck: FindMuck::Chips, teams: vec![0, 1, 0, 1], ..Setup::new(4) };
    let rules = rules(teams);
    let both = |state: &cosmic_frog::State| matches!(rules.pending(state), Pending::Seats(seats, Question::Arrange) if seats.len() == 2);
    let state = (0..200).map(|seed| play_until(&rules, seed, both)).find(both).expect("two sides lay out chips");
    let Pending::Seats(seats, _) = rules.pending(&state) else { panic!("sealed answers") };
    let [attacker, defender] = state.combat().sides;
    assert!(seats.contains(attacker) && seats.contains(defender));
    for order in [0, 57] {
        let mut laid = state;
        rules.apply(&mut laid, Move::Arrange(attacker, order), &mut ()).unwrap();
        let seen = |viewer: SeatSet| rules.view(&laid, viewer).state.chips_laid(0);
        let settled = (order > 0).then(|| rules.chip_order(&state, attacker, order).unwrap());
        assert_eq!(
            seen(SeatSet::single(attacker)),
            settled,
            "a player who had the chips shuffled does not know their order"
        );
        for other in rules.seats().filter(|&seat| seat != attacker) {
            assert_eq!(seen(SeatSet::single(other)), None, "not even a teammate knows it");
            assert_eq!(rules.redact_move(&state, Move::Arrange(attacker, order), SeatSet::single(other)), None);
        }
    }
}

#[test]
fn a_hidden_muck_land_is_chance_until_it_is_gathered() {
    let _proof = proves!["FM-MUCK-1"];
    let (rules, mut state) = Rules::read_position(HIDDEN_MUCK).unwrap();
    let red = Move::Card(cosmic_frog::Card::Frog(Seat(0)));
    for mv in [red, Move::Roll(2), Move::Gather(Muck::Hidden), Move::Roll(1)] {
        rules.apply(&mut state, mv, &mut ()).unwrap();
    }
    let mut odds = Odds::default();
    rules.odds(&state, &mut odds);
    assert_eq!(odds.outcomes(), [(Move::Muck(Muck::Regular), 32), (Move::Muck(Muck::Oozing), 16)]);
    let mut shown = state;
    rules.apply(&mut shown, Move::Muck(Muck::Oozing), &mut ()).unwrap();
    assert_eq!(rules.fact(&shown, "frog.red.gullet").unwrap(), "ooze");
    // Every view has the same to say about it.
    let views = rules.seats().map(|seat| rules.view(&state, SeatSet::single(seat)).state);
    assert!(views.into_iter().all(|seen| seen.muck_in(2, Muck::Hidden) == 2 && seen.muck_supply() == 46));
}

/// Red is where two muck lands lie that nobody has seen.
const HIDDEN_MUCK: &str = r#"
[options]
find-muck = "dice"
[board]
"0,0" = "barren."
[frog.red]
at = "outer 2"
[frog.purple]
at = "0,0"
card = "blink up"
[table]
muck = { 2 = "hidden hidden" }
"#;

#[test]
fn sampling_follows_the_odds() {
    for find_muck in [FindMuck::Off, FindMuck::Chips] {
        samples_follow(&rules(Setup { find_muck, ..Setup::new(4) }));
    }
    samples_follow(&rules(Setup { layout: Layout::Clustered, ..Setup::new(4) }));
}

#[test]
fn sampling_follows_the_odds_of_a_robofrogs_lot() {
    let text = include_str!("../../../../scenarios/cosmic-frog/solo-raid-2-a-type-at-random.toml");
    let (rules, mut state) = Rules::read_position(text).expect("a position");
    for written in ["chance draw purple", "chance roll 5"] {
        let mv = rules.read_move(&state, written).expect("a move");
        rules.apply(&mut state, mv, &mut ()).expect("legal");
    }
    assert!(matches!(rules.pending(&state), Pending::Chance(Question::Lot { among: 2 | 3, .. })));
    follows(&rules, &state, &mut Odds::default(), &mut Random::new(78, 0));
}

fn samples_follow(rules: &cosmic_frog::Rules) {
    let mut random = Random::new(77, 0);
    let mut odds = Odds::default();
    // Every kind of chance that random games reach.
    let mut state = rules.initial_state();
    let mut kinds = std::collections::BTreeMap::new();
    while rules.pending(&state) != Pending::Over {
        if let Pending::Chance(question) = rules.pending(&state) {
            let kind = format!("{question:?}").split([' ', '(']).next().unwrap_or_default().to_string();
            let seen = kinds.entry(kind).or_insert(0);
            *seen += 1;
            if *seen <= 3 {
                follows(rules, &state, &mut odds, &mut random);
            }
        }
        step(rules, &mut state, &mut random);
    }
    assert!(kinds.len() >= 6, "{kinds:?}");
}

/// Draws ten thousand samples and asserts that each outcome is within six standard deviations of its share.
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
    let state = rules.initial_state();
    let mut odds = Odds::default();
    rules.odds(&state, &mut odds);
    assert_eq!((odds.outcomes().len(), odds.total()), (84, 84), "every hex is as likely for the first Land");
}

#[test]
fn two_dice_are_thirty_six_throws() {
    let _proof = proves!["ABI-2", "COM-2"];
    let rules = rules(Setup::new(4));
    let two =
        |state: &cosmic_frog::State| matches!(rules.pending(state), Pending::Chance(Question::Roll { count: 2, .. }));
    let state = (0..200).map(|seed| play_until(&rules, seed, two)).find(two).expect("somebody overpowers");
    let mut odds = Odds::default();
    rules.odds(&state, &mut odds);
    assert_eq!((odds.outcomes().len(), odds.total()), (21, 36));
    for &(mv, weight) in odds.outcomes() {
        let Move::RollTwo(low, high) = mv else { panic!("two dice") };
        assert_eq!(weight, if low == high { 1 } else { 2 });
    }
}
