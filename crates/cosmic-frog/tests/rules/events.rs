//! Events carry the rule of the step that emits them, also where several rules lead to the same event.

use cosmic_frog::{Event, Move, Rules, State};
use tabletop::{Game, Notation, Pending, RecordOf};

/// Plays moves, passing before and after them where that is an answer, and returns what happened.
fn play(position: &str, moves: &[&str]) -> Vec<RecordOf<Rules>> {
    let (rules, mut state) = Rules::read_position(position).expect("a position");
    let mut records = Vec::new();
    for written in moves {
        let legal = |state: &State| rules.read_move(state, written).ok().filter(|&mv| rules.check(state, mv).is_ok());
        while legal(&state).is_none() {
            assert!(matches!(rules.pending(&state), Pending::Seat(_)), "{written}");
            rules.apply(&mut state, Move::Pass, &mut records).expect("a window");
        }
        let mv = legal(&state).expect("a move");
        rules.apply(&mut state, mv, &mut records).expect("legal");
    }
    while rules.check(&state, Move::Pass).is_ok() {
        rules.apply(&mut state, Move::Pass, &mut records).expect("legal");
    }
    records
}

/// Red provokes Purple, who ignores it; returns the rule of that event.
fn rule_of_ignoring(red: &str, purple: &str) -> &'static str {
    let position = format!(
        "[options]\nfind-muck = \"dice\"\n[board]\n\"0,0\" = \"barren.\"\n\"1,0\" = \"barren.\"\n\"2,0\" = \"barren.\"\n\
         [frog.red]\nat = \"0,0\"\ncard = \"{red}\"\n[frog.purple]\nat = \"2,0\"\ncard = \"{purple}\"\n"
    );
    let records = play(&position, &["chance draw red", "red aggro purple", "purple ignore"]);
    let ignored = records.iter().find(|record| matches!(record.event, Event::Ignored { .. }));
    ignored.expect("an event").rule.name(cosmic_frog::RULE_IDS)
}

#[test]
fn who_ignores_aggro_does_so_by_the_rule_that_sets_the_price() {
    assert_eq!(rule_of_ignoring("nimble down", "massive down"), "FM-COM-5");
    assert_eq!(rule_of_ignoring("nimble down", "nullcroak up"), "FM-NULLCROAK");
    assert_eq!(rule_of_ignoring("goadcaller up", "massive down"), "FM-GOADCALLER");
    assert_eq!(rule_of_ignoring("goadcaller up", "nullcroak up"), "FM-NULLCROAK");
}

#[test]
fn muck_that_falls_into_a_gap_of_the_shard_is_lost() {
    let position = r#"
[options]
find-muck = "dice"
[board]
"0,0" = "barren."
"1,0" = "barren."
"3,0" = "barren."
[frog.red]
at = "0,0"
card = "massive down"
gullet = "muck muck"
[frog.gray]
at = "1,0"
card = "nimble down"
"#;
    let attack = ["chance draw gray", "gray mind red", "gray attack full", "gray commit", "red commit"];
    let records = play(position, &[&attack[..], &["chance roll 2", "chance roll 0"]].concat());
    let count = |wanted: fn(&Event) -> bool| records.iter().filter(|record| wanted(&record.event)).count();
    assert_eq!(count(|event| matches!(event, Event::PurgeLost { .. })), 1);
    assert_eq!(count(|event| matches!(event, Event::MuckFell { .. })), 0);
}

#[test]
fn a_slipstream_attack_is_paid_as_a_slipstream() {
    let text = include_str!("../../../../scenarios/cosmic-frog/slip-2-attack-across-an-edge.toml");
    let records = play(text, &["chance draw red", "red slip 5,0 e", "red commit"]);
    let spent = records.iter().find(|record| matches!(record.event, Event::Spent { .. })).expect("an event");
    assert_eq!(spent.rule.name(cosmic_frog::RULE_IDS), "SLIP-1");
}

#[test]
fn nothing_is_regained_with_six_oomph() {
    let text = include_str!("../../../../scenarios/cosmic-frog/fm-muck-9-beside-a-siphon-of-land.toml");
    let regains = |text: &str| {
        let records = play(text, &["chance draw red"]);
        records.iter().any(|record| matches!(record.event, Event::Regained { .. }))
    };
    assert!(regains(text));
    assert!(!regains(&text.replace("oomph = 1", "oomph = 6")));
}
