//! Events carry the rule of the step that emits them: one kind of event can follow from several rules.

use crate::play_each;
use std::collections::BTreeSet;
use tabletop::{ConcernsSeats, Game, Notation, RecordOf};
use testkit::Random;
use volcanique::{Event, Frame, IslandStart, Move, Rules, Setup, State};

/// Returns rules with a deck of only three cards. For each card another rule has the same effect.
fn rules() -> Rules {
    let row = |name: &str| match name {
        "sinkhole" | "quench" | "offering" => format!("[{name}]\ncopies = 8\npoints = 1\neffect = {name:?}\n"),
        other => format!("[{other}]\ncopies = 0\npoints = 1\n"),
    };
    let names = volcanique::Card::all().map(|card| card.name());
    let caldera = Some(names.map(row).collect());
    Rules::new(Setup { start: IslandStart::Quick, caldera, ..Setup::new(2) }).unwrap()
}

/// Returns the rule that a record must name, where the move decides it.
fn expected(before: &State, mv: Move, event: Event) -> Option<&'static str> {
    match (before.frame(), mv, event) {
        (Frame::Sinkhole, _, Event::Eroded { .. }) => Some("VQ-CAL-SINKHOLE"),
        (_, _, Event::Eroded { .. }) => Some("VQ-EROSION"),
        (_, Move::Quench(_), Event::LavaGone { .. }) => Some("VQ-CAL-QUENCH"),
        (_, Move::Play(_), Event::Sacrificed { .. }) => Some("VQ-CAL-OFFERING"),
        (_, _, Event::Sacrificed { .. }) => Some("VQ-SAC-1"),
        (_, _, Event::DrewCard { .. }) => Some("VQ-CAL-1"),
        _ => None,
    }
}

#[test]
fn an_event_names_the_card_or_the_power_that_caused_it() {
    let rules = rules();
    let mut seen = BTreeSet::new();
    for game in 0..20 {
        play_each(&rules, &mut Random::new(11, game), |before, mv, records: &[RecordOf<Rules>]| {
            for record in records {
                assert_eq!(record.seats, record.event.seats());
                let name = record.rule.name(volcanique::RULE_IDS);
                if let Some(rule) = expected(before, mv, record.event) {
                    assert_eq!(name, rule, "{mv:?}: {:?}", record.event);
                    seen.insert(rule);
                }
            }
        });
    }
    for rule in ["VQ-CAL-SINKHOLE", "VQ-CAL-QUENCH", "VQ-CAL-OFFERING", "VQ-CAL-1"] {
        assert!(seen.contains(rule), "no event by {rule} in any game");
    }
}

#[test]
fn a_turn_is_called_a_last_one_after_the_end_was_triggered() {
    let (mut normal, mut last) = (0, 0);
    for game in 0..20 {
        let mut triggered = false;
        play_each(&rules(), &mut Random::new(12, game), |_, _, records: &[RecordOf<Rules>]| {
            for record in records {
                match record.event {
                    Event::EndTriggered { .. } => triggered = true,
                    Event::TurnBegins { last: true, .. } => {
                        assert!(triggered);
                        last += 1;
                    }
                    Event::TurnBegins { .. } => normal += 1,
                    _ => {}
                }
            }
        });
    }
    assert!(normal > 20 && last > 0, "{normal} and {last} turns");
}

/// A player who is in a biome already moves into it as usual; only the first critter needs Cooperative.
#[test]
fn a_second_critter_enters_a_shared_biome_by_the_rule_of_movement() {
    let text = include_str!("../../../../scenarios/volcanique/coop-owners-share.toml");
    for (land, rule) in [("0,0 d", "VQ-COOP"), ("0,0 d, -1,1 m", "VQ-MOVE-1")] {
        let position = text.replacen("land = \"0,0 d\"", &format!("land = \"{land}\""), 1);
        let (rules, mut state) = Rules::read_position(&position).unwrap();
        let mut records: Vec<RecordOf<Rules>> = Vec::new();
        for written in ["pink pick critter 0,0 d", "pink to 0,0 m"] {
            let mv = rules.read_move(&state, written).unwrap();
            rules.apply(&mut state, mv, &mut records).unwrap();
        }
        let walked = records.iter().find(|record| matches!(record.event, Event::Walked { .. })).unwrap();
        assert_eq!(walked.rule.name(volcanique::RULE_IDS), rule, "{land}");
    }
}
