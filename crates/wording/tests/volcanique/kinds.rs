//! Every refusal, event, power and card of Volcanique has its sentence.

use crate::common::sound;
use crate::samples::{HERE, SPOT, events, refusals};
use handbook::titles;
use std::collections::BTreeSet;
use tabletop::{CitesRule, Game, Seat, SeatSet};
use volcanique::{Card, Cost, Event, Face, Gain, IslandStart, Mix, Power, Refusal, Rules, Setup};
use wording::{GameWording, Messages, Topic, caldera_text, power_text};

fn rules() -> Rules {
    Rules::new(Setup::new(3)).unwrap()
}

#[test]
fn every_refusal_is_a_sentence_with_a_rule_of_the_handbook() {
    let (rules, messages) = (rules(), Messages::english());
    let mut texts = BTreeSet::new();
    for refusal in refusals() {
        let text = rules.refusal(refusal, &messages).to_string();
        sound(&text);
        assert!(text.ends_with(&format!(". [{}]", refusal.rule())), "{text}");
        assert!(titles::VOLCANIQUE.of(refusal.rule()).is_some(), "{} has no entry in the handbook", refusal.rule());
        texts.insert(text);
    }
    assert_eq!(texts.len(), refusals().len());
    let text = rules.refusal(Refusal::NoPower { rule: "VQ-FLYING" }, &messages).to_string();
    assert_eq!(text, "That needs a power you do not have: Flying. [VQ-FLYING]");
}

/// The sentence for a price with two forms names both, and the player's resources in the same terms.
#[test]
fn a_price_that_cannot_be_paid_does_not_contradict_itself() {
    let (rules, messages) = (rules(), Messages::english());
    let volcano = Cost { any: 6, one: 5, pair: false };
    let say = |cost, purse| rules.refusal(Refusal::TooDear { cost, purse: Mix(purse) }, &messages).to_string();
    assert_eq!(say(volcano, [2, 2, 1]), "It costs 5 of one kind or 6 mixed; you have 5 mixed. [VQ-BUY-1]");
    assert_eq!(say(volcano, [0, 4, 0]), "It costs 5 of one kind or 6 mixed; you have 4 of one kind. [VQ-BUY-1]");
    assert_eq!(say(Cost { any: 7, one: 0, pair: false }, [0; 3]), "It costs any 7; you have nothing. [VQ-BUY-1]");
}

#[test]
fn every_event_has_a_line() {
    let (rules, messages) = (rules(), Messages::english());
    for event in events() {
        sound(&rules.event(event, &messages).map(String::from).unwrap_or_else(|| panic!("{event:?} has no line")));
    }
    let nothing = Event::Gained { seat: Seat(0), mix: Mix::NONE, gain: Gain::Income };
    assert_eq!(rules.event(nothing, &messages).map(String::from), None);
    let quick = Rules::new(Setup { start: IslandStart::Quick, ..Setup::new(2) }).unwrap();
    let built = Event::Built { seat: Seat(0), face: Face::SOIL, hex: HERE };
    assert_eq!(quick.event(built, &messages), None);
}

#[test]
fn every_rule_has_an_entry_in_the_handbook() {
    for id in Rules::RULE_IDS {
        assert!(titles::VOLCANIQUE.of(id).is_some(), "{id} has no entry");
    }
}

#[test]
fn a_hidden_card_is_not_named() {
    let (rules, messages) = (rules(), Messages::english());
    let drew = Event::DrewCard { seat: Seat(1), card: Card::UNSEEN, knowers: SeatSet::single(Seat(1)) };
    assert_eq!(rules.event(drew, &messages).map(String::from).unwrap(), "Blue draws a Caldera card.");
    assert_eq!(caldera_text(&rules, Card::UNSEEN, &messages).to_string(), "a hidden card");
}

#[test]
fn topics_are_told_apart() {
    let rules = rules();
    let seat = Seat(0);
    let eroded = Event::Eroded { seat, face: Face::SOIL, hex: HERE };
    assert_eq!(rules.topic(Event::TurnBegins { seat, last: true }), Topic::Turn);
    assert_eq!(rules.topic(Event::Contested { biome: SPOT }), Topic::Combat);
    assert_eq!(rules.topic(eroded), Topic::Other);
}

#[test]
fn every_power_and_card_has_a_text() {
    let (rules, messages) = (rules(), Messages::english());
    for number in 0..25 {
        let text = power_text(&rules, Power(number), &messages).to_string();
        sound(&text);
        assert!(text.len() > 30 && !text.contains("grants nothing"), "{text}");
    }
    Card::all().for_each(|card| sound(&caldera_text(&rules, card, &messages).to_string()));
    let agile = power_text(&rules, Power::from_name("agile").unwrap(), &messages).to_string();
    assert!(agile.starts_with("Agile. You have two movements") && agile.contains("neighbouring tile"), "{agile}");
    let text = caldera_text(&rules, Card::from_name("fire-opal").unwrap(), &messages).to_string();
    assert_eq!(text, "Fire Opal, 4 points.");
}
