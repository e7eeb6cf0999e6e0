//! Every refusal, event and card of Cosmic Frog has its sentence.

use crate::common::sound;
use crate::rules;
use crate::samples::{events, refusals};
use cosmic_frog::{Ability, Event, FindMuck, Land, Layout, NAMES, RoboLine, RoboReason, Rules, Setup, SoloLevel, Tile};
use handbook::titles;
use hexgrid::Cell;
use std::collections::BTreeSet;
use tabletop::{CitesRule, Game, Notation, Seat, SeatSet, proves};
use wording::key;
use wording::{GameWording, Messages, card_text};

#[test]
fn every_refusal_is_a_sentence_with_a_rule_of_the_handbook() {
    let (rules, messages) = (rules(3, Layout::Scattered), Messages::english());
    let mut texts = BTreeSet::new();
    for refusal in refusals() {
        let text = rules.refusal(refusal, &messages).to_string();
        sound(&text);
        assert!(text.ends_with(&format!(". [{}]", refusal.rule())), "{text}");
        assert!(titles::COSMIC_FROG.of(refusal.rule()).is_some(), "{} has no entry in the handbook", refusal.rule());
        texts.insert(text);
    }
    assert!(texts.len() >= 95, "{}", texts.len());
}

#[test]
fn every_rule_has_an_entry_in_the_handbook() {
    for id in Rules::RULE_IDS {
        assert!(titles::COSMIC_FROG.of(id).is_some(), "{id} has no entry");
    }
}

#[test]
fn a_robofrog_says_what_it_will_do_or_why_not() {
    let (rules, messages) = (Rules::new(Setup::solo(SoloLevel::Normal)).unwrap(), Messages::english());
    let said =
        |line, because| rules.event(Event::Robo { seat: Seat(1), line, because }, &messages).map(String::from).unwrap();
    assert_eq!(said(RoboLine::Raid, RoboReason::VaultLocked), "Purple will not raid: your Vault is locked.");
    assert_eq!(
        said(RoboLine::Leap, RoboReason::AetherInReach),
        "Purple will leap into the Aether: it carries two Land or more, and the Aether is in reach."
    );
}

#[test]
fn every_event_worth_a_line_has_one() {
    let (rules, messages) = (rules(3, Layout::Scattered), Messages::english());
    for event in events() {
        sound(&rules.event(event, &messages).map(String::from).unwrap_or_else(|| panic!("{event:?} has no line")));
    }
    let (seat, knowers) = (Seat(0), SeatSet::ALL);
    assert_eq!(rules.event(Event::ActionBegins { seat, extra: true }, &messages).map(String::from), None);
    assert_eq!(rules.event(Event::Buried { seat, card: Ability::UNSEEN, knowers }, &messages).map(String::from), None);
    sound(&rules.event(Event::Buried { seat, card: Ability(1), knowers }, &messages).map(String::from).unwrap());
    assert_eq!(
        rules.event(Event::Received { seat, card: Ability::UNSEEN, knowers }, &messages).map(String::from),
        None
    );
    sound(&rules.event(Event::Received { seat, card: Ability(1), knowers }, &messages).map(String::from).unwrap());
    let laid = Event::Laid { tile: Tile::land(Land::Lake), cell: Cell(50) };
    assert_eq!(rules.event(laid, &messages).map(String::from), None);
    sound(&self::rules(3, Layout::Drafted).event(laid, &messages).map(String::from).unwrap());
}

#[test]
fn the_result_against_robofrogs_shows_the_difference() {
    let _proof = proves!["SOLO-END-1"];
    let messages = Messages::english();
    for (name, said) in [
        ("each-land-alone", "Purple, Gray and Blue win with 8 points, 2 points more than Red."),
        (
            "a-tie-is-theirs",
            "Red and the RoboFrogs have 2 points each, and a tie is theirs: Purple, Gray and Blue win.",
        ),
        ("the-player-wins-with-more", "Red wins with 10 points, 6 points more than Purple, Gray and Blue."),
    ] {
        let path = format!("{}/../../scenarios/cosmic-frog/solo-end-1-{name}.toml", env!("CARGO_MANIFEST_DIR"));
        let (rules, mut state) = Rules::read_position(&std::fs::read_to_string(path).unwrap()).unwrap();
        for line in ["chance draw red", "red harvest", "chance back fracture"] {
            let mv = rules.read_move(&state, line).unwrap();
            rules.apply(&mut state, mv, &mut ()).unwrap();
        }
        assert_eq!(rules.result_text(&state, &messages).lines().last(), Some(said));
    }
}

#[test]
fn every_card_has_a_text_made_of_its_powers() {
    let (rules, messages) = (rules(3, Layout::Scattered), Messages::english());
    (0..16).for_each(|card| sound(&card_text(&rules, Ability(card), &messages).to_string()));
    let text = card_text(&rules, Ability::from_name("empyrean").unwrap(), &messages).to_string();
    assert!(text.starts_with("Empyrean. Dice: white on the Shard, red in the Aether, white for raids."), "{text}");
    assert!(text.contains("in the Aether gives you 1 Ω back") && !text.contains("on the Shard gives"), "{text}");
    assert_eq!(card_text(&rules, Ability::UNSEEN, &messages).to_string(), "a hidden card");
    let sentences = [
        ("blink", "neighbouring hex that is free"),
        ("camouflage", "pays 2 Ω first"),
        ("marauder", "costs 1 Ω if it is a harvest or a raid"),
        ("massive", "destroy its top tile"),
        ("mindborer", "POSSESS"),
        ("monstrous", "SMASH"),
        ("mutagenic", "swap cards with a frog within reach"),
        ("nimble", "costs 1 Ω more"),
        ("ravager", "up to 2 Ω back"),
        ("telluric", "1 Ω back when your turn starts"),
        ("temporus", "under the deck"),
        ("vampiric", "loses up to 2 Ω"),
        ("voidshadow", "before the combat is over"),
        ("warbringer", "Overpowering costs you 1 Ω"),
        ("whiptongue", "choose which tiles"),
    ];
    for (name, part) in sentences {
        let text = card_text(&rules, Ability::from_name(name).unwrap(), &messages).to_string();
        assert!(text.contains(part), "{part} in {text}");
        assert!(!text.contains("no other power"), "{text}");
    }
}

#[test]
fn find_muck_adds_brains_and_eight_cards() {
    let messages = Messages::english();
    let rules = Rules::new(Setup { find_muck: FindMuck::Dice, ..Setup::new(3) }).unwrap();
    for name in NAMES {
        let text = card_text(&rules, Ability::from_name(name).unwrap(), &messages).to_string();
        sound(&text);
        assert!(text.contains("In mental combat: ") && !text.contains("no other power"), "{text}");
    }
    let sentences = [
        ("psychovore", "goes into your Gullet"),
        ("goadcaller", "costs 3 Ω"),
        ("dredger", "DREDGE"),
        ("tetherbound", "up to 2 Ω"),
        ("echomind", "one nearer or one farther"),
        ("nullcroak", "without paying"),
        ("sleightmaster", "after the dice"),
        ("regurgitor", "up to 3 hexes"),
    ];
    for (name, part) in sentences {
        let text = card_text(&rules, Ability::from_name(name).unwrap(), &messages).to_string();
        assert!(text.contains(part), "{part} in {text}");
    }
}

/// Decisions about a frog that somebody else possesses say so.
#[test]
fn who_chooses_for_a_puppet_is_named() {
    let messages = Messages::english();
    let (who, whose) = (messages.plain(key::FROG_PURPLE).to_string(), messages.plain(key::FROG_RED).to_string());
    let text = messages.get("for-another", &[("who", &who), ("whose", &whose), ("prompt", &"Red, roll.")]).to_string();
    assert_eq!(text, "Purple, choose for Red. Red, roll.");
}
