//! Deliberate faults: the fuzzer finds each of them with the inputs of a usual run.
//!
//! A planted fault panics behind the real reader of its target if an input that got past the parser, or was accepted, meets a
//! condition. Random bytes would never meet it.

use fuzz::targets::find;
use fuzz::{ReadProgress, RunLimits, RunWatch, folder, run};
use hexgrid::Hex;
use protocol::Request;
use std::collections::BTreeSet;
use tabletop::{Save, SaveLine};

/// Runs a target with a fault behind its reader until the fault is found. Returns how many inputs that took. Only inputs that get
/// at least as far as `least` can meet the fault.
fn finds(target: &str, message: &'static str, least: ReadProgress, is_met: fn(&[u8]) -> bool) {
    let entry = find(target).unwrap();
    let planted = (entry.build)().with_check(move |input, progress| {
        assert!(progress < least || !is_met(input), "{message}");
    });
    let clean = planted.corpus().iter().all(|seed| !is_met(&seed.bytes));
    assert!(clean, "the corpus meets the fault already: finding it would prove nothing");
    let folder = folder().join("planted").join(message.replace(' ', "-"));
    let mut watch = RunWatch::start(RunLimits::default(), &folder, None);
    for number in 0..entry.inputs {
        let report = run(&planted, 1, number..number + 1, &folder, &mut watch);
        if let Some(found) = report.findings.first() {
            assert_eq!(found.message, message);
            let small = std::fs::read(&found.file).unwrap();
            assert!(is_met(&small), "the small input still shows the fault");
            assert!(small.len() <= planted.input(1, number).len());
            println!("{message}: found by input {number} of {}", entry.inputs);
            return;
        }
    }
    panic!("{message}: not found by {} inputs", entry.inputs);
}

/// Returns the text of an input, or an empty text, which has no fault, if the input is not UTF-8.
fn text(input: &[u8]) -> &str {
    std::str::from_utf8(input).unwrap_or("")
}

fn toml_of(text: &str) -> Option<toml::Table> {
    toml::from_str(text).ok()
}

/// Returns the sum of the numbers in a list of names and counts; a count of one may be left out.
fn cards(text: &str) -> u64 {
    let words: Vec<&str> = text.split_whitespace().collect();
    let count = |index: usize| match words.get(index + 1).map(|word| word.parse::<u64>()) {
        Some(Ok(count)) => count,
        _ => 1,
    };
    let names = (0..words.len()).filter(|&index| words[index].parse::<u64>().is_err());
    names.map(count).fold(0, u64::saturating_add)
}

#[test]
fn a_discard_longer_than_the_deck() {
    finds("snapshot-cosmic-frog", "discard longer than deck", ReadProgress::Parsed, |input| {
        let text = text(input);
        let discard = toml_of(text).and_then(|table| Some(table.get("decks")?.get("discard")?.as_str().map(cards)));
        discard.flatten().is_some_and(|count| (40..=255).contains(&count))
    });
}

#[test]
fn a_crater_over_200() {
    finds("snapshot-volcanique", "crater over 200", ReadProgress::Parsed, |input| {
        let text = text(input);
        let table = toml_of(text).unwrap_or_default();
        let players = table.get("player").and_then(toml::Value::as_table);
        let craters = players.into_iter().flatten().filter_map(|(_, player)| player.get("crater")?.as_integer());
        craters.into_iter().any(|crater| (201..=255).contains(&crater))
    });
}

#[test]
fn an_undo_larger_than_the_history() {
    finds("save-cosmic-frog", "undo larger than history", ReadProgress::Parsed, |input| {
        let text = text(input);
        let Ok(save) = Save::read(text) else { return false };
        let mut moves: u32 = 0;
        save.lines.iter().any(|line| match line {
            SaveLine::Move(_) => {
                moves += 1;
                false
            }
            SaveLine::Undo(count) if *count > moves => true,
            SaveLine::Undo(count) => {
                moves -= count;
                false
            }
            _ => false,
        })
    });
}

#[test]
fn a_hex_at_the_border_of_its_type() {
    finds("scenario-cosmic-frog", "hex at the i8 border", ReadProgress::Parsed, |input| {
        let text = text(input);
        let table = toml_of(text).unwrap_or_default();
        let board = table.get("board").and_then(toml::Value::as_table);
        let hexes = board.into_iter().flatten().filter_map(|(name, _)| name.parse::<Hex>().ok());
        hexes.into_iter().any(|hex| [hex.q, hex.r].iter().any(|part| *part == i8::MAX || *part == i8::MIN))
    });
}

#[test]
fn two_equal_seats() {
    finds("save-volcanique", "two equal seats", ReadProgress::Parsed, |input| {
        let text = text(input);
        let Ok(save) = Save::read(text) else { return false };
        let players = save.header.setup.get("players").and_then(serde_json::Value::as_array);
        let names: Vec<&str> = players.into_iter().flatten().filter_map(serde_json::Value::as_str).collect();
        names.len() > names.iter().collect::<BTreeSet<_>>().len()
    });
}

#[test]
fn a_map_that_lies_far_out() {
    finds("map", "map far out", ReadProgress::Accepted, |input| {
        let map = cosmic_frog::Map::read(text(input));
        map.is_ok_and(|map| map.hexes.iter().any(|hex| hex.distance(Hex::default()) > 40))
    });
}

#[test]
fn a_table_with_a_number_that_no_table_has() {
    finds("tiles", "tile with a strange number", ReadProgress::Accepted, |input| {
        fn any(value: &toml::Value) -> bool {
            match value {
                toml::Value::Integer(number) => (13..=20).contains(number),
                toml::Value::Array(list) => list.iter().any(any),
                toml::Value::Table(table) => table.values().any(any),
                _ => false,
            }
        }
        toml_of(text(input)).is_some_and(|table| table.values().any(any))
    });
}

#[test]
fn a_move_at_a_late_position() {
    finds("notation-cosmic-frog", "move at a late position", ReadProgress::Accepted, |input| {
        let number = text(input).split(':').next().and_then(|number| number.trim().parse::<u32>().ok());
        number.is_some_and(|number| number > 900)
    });
}

#[test]
fn a_message_from_the_end_of_time() {
    finds("request-volcanique", "answer at the end of time", ReadProgress::Parsed, |input| {
        let request = protocol::read_request(input).map(|talk| talk.request);
        matches!(request, Ok(Request::Answer { question, .. }) if question.0 > u32::MAX / 2)
    });
}

#[test]
fn a_request_with_many_moves() {
    finds("json-request-cosmic-frog", "undo of many moves", ReadProgress::Accepted, |input| {
        let request = protocol::read_json_request(input).map(|read| read.talk.request);
        matches!(request, Ok(Request::ProposeUndo { moves }) if moves > 100_000)
    });
}
