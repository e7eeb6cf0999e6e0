//! Every message of Cosmic Frog is used.

use crate::common::UsedMessages;
use crate::positions::{games, play};
use crate::samples::{events, refusals};
use cosmic_frog::{Ability, Event, FindMuck, Layout, NAMES, RoboLine, RoboReason, Rules, Setup, Tile};
use hexgrid::Cell;
use protocol::{Refusal, RefusalOf};
use tabletop::{Game, Notation, Seat, UndoError};
use testkit::TestedGame;
use wording::key;
use wording::{GameWording, card_text, explain, table_refusal, thought};

/// A Vault in which muck lies in a line with a Harmonious Land.
const HARMONY: &str = r#"
[options]
rich = "open"
find-muck = "dice"
[board]
"0,0" = "barren."
"1,0" = "barren."
[frog.red]
at = "0,0"
card = "massive up"
vault = { 1 = "hill", 2 = "hill*", 3 = "muck" }
[frog.purple]
at = "1,0"
card = "nimble up"
"#;

/// Messages for values that the types allow and no game reaches.
const UNREACHED: [&str; 5] =
    [key::CARD_NONE, "chance", key::PROMPT_ACTION_LURED, key::PROMPT_TIMER_PASS, key::PROMPT_WINDOW_BEFORE_DREDGE];

/// Returns every refusal of a table that has its own sentence.
fn table_refusals() -> Vec<RefusalOf<Rules>> {
    vec![
        Refusal::TooLong,
        Refusal::NotOpen,
        Refusal::NotYours,
        Refusal::NoSuchSeat(Seat(5)),
        Refusal::NoSuchBot,
        Refusal::Paused,
        Refusal::Busy,
        Refusal::Undo(UndoError::Nothing),
        Refusal::Undo(UndoError::NotYours),
        Refusal::Undo(UndoError::Barrier),
        Refusal::NotAlone,
        Refusal::Alone,
        Refusal::NothingProposed,
        Refusal::AlreadyProposed,
        Refusal::Resigned,
        Refusal::LogFull,
        Refusal::Malformed,
    ]
}

#[test]
fn every_message_is_used() {
    let mut used = UsedMessages::new();
    let messages = used.messages();
    used.scenarios::<Rules>();
    for (rules, _) in games() {
        for seed in 0..4 {
            play(&rules, seed, 2000, |state, _, mv| {
                used.note(&rules.prompt(state, &messages).to_string());
                used.note(&explain(&rules, state, &rules.write_move(state, mv), &messages).to_string());
            });
        }
        let (mut all, start) = (Vec::new(), rules.initial_state());
        rules.universe(&mut all);
        used.position(&rules, &start);
        all.into_iter().for_each(|mv| used.note(&rules.answer(&start, mv, &messages).to_string()));
    }
    let (rules, state) = Rules::read_position(HARMONY).unwrap();
    used.position(&rules, &state);
    for find_muck in [FindMuck::Off, FindMuck::Dice, FindMuck::Chips] {
        let rules = Rules::new(Setup { find_muck, layout: Layout::Drafted, ..Setup::new(3) }).unwrap();
        used.event(&rules, Event::Laid { tile: Tile::BARREN, cell: Cell(50) });
        refusals().into_iter().for_each(|refusal| used.note(&rules.refusal(refusal, &messages).to_string()));
        events().into_iter().for_each(|event| used.event(&rules, event));
        (0..NAMES.len() as u8).for_each(|card| used.note(&card_text(&rules, Ability(card), &messages).to_string()));
    }
    for because in RoboReason::ALL {
        RoboLine::ALL.into_iter().for_each(|line| used.note(&thought(&messages, line, because).to_string()));
    }
    table_refusals().iter().for_each(|refusal| used.note(&table_refusal(&rules, refusal, &messages).to_string()));
    // The page, the host and the terminal speak these messages.
    let elsewhere = ["page-", "table-ask-", "terminal-", "volcanique-"];
    let unused = used.unused(|key| !elsewhere.iter().any(|start| key.starts_with(start)));
    assert_eq!(unused, UNREACHED);
}
