//! Faults planted on purpose: the fuzzer finds each of them with the inputs of a usual run.
//!
//! A planted fault panics on a condition on what an input says, which is looked for behind the parser: noise would never
//! meet it.

use fuzz::targets::find;
use fuzz::{Limits, Watch, folder, run};
use hexgrid::Hex;
use std::collections::BTreeSet;
use tabletop::{Line, Save};

/// Runs a target with a fault around its reader until the fault is found; says how many inputs it took.
fn finds(target: &str, message: &'static str, is_met: fn(&str) -> bool) -> u64 {
    let entry = find(target).unwrap();
    let planted = (entry.build)().with_reader(move |input, _| {
        let met = std::str::from_utf8(input).is_ok_and(is_met);
        assert!(!met, "{message}");
        fuzz::Verdict::Parsed
    });
    let clean = planted.corpus().iter().all(|seed| !std::str::from_utf8(&seed.bytes).is_ok_and(is_met));
    assert!(clean, "the corpus meets the fault already: finding it would prove nothing");
    let folder = folder().join("planted").join(message.replace(' ', "-"));
    let mut watch = Watch::start(Limits::default(), &folder, None);
    for number in 0..entry.inputs {
        let report = run(&planted, 1, number..number + 1, &folder, &mut watch);
        if let Some(found) = report.findings.first() {
            assert_eq!(found.message, message);
            let small = std::fs::read(&found.file).unwrap();
            assert!(is_met(std::str::from_utf8(&small).unwrap()), "the small input still shows the fault");
            assert!(small.len() <= planted.input(1, number).len());
            println!("{message}: found by input {number} of {}", entry.inputs);
            return number;
        }
    }
    panic!("{message}: not found by {} inputs", entry.inputs);
}

fn toml_of(text: &str) -> Option<toml::Table> {
    toml::from_str(text).ok()
}

/// The sum of the numbers in a list of names and counts; a count of one may be left out.
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
    finds("snapshot-cosmic-frog", "discard longer than deck", |text| {
        let discard = toml_of(text).and_then(|table| Some(table.get("decks")?.get("discard")?.as_str().map(cards)));
        discard.flatten().is_some_and(|count| (40..=255).contains(&count))
    });
}

#[test]
fn a_crater_over_200() {
    finds("snapshot-volcanique", "crater over 200", |text| {
        let table = toml_of(text).unwrap_or_default();
        let players = table.get("player").and_then(toml::Value::as_table);
        let craters = players.into_iter().flatten().filter_map(|(_, player)| player.get("crater")?.as_integer());
        craters.into_iter().any(|crater| (201..=255).contains(&crater))
    });
}

#[test]
fn an_undo_larger_than_the_history() {
    finds("save-cosmic-frog", "undo larger than history", |text| {
        let Ok(save) = Save::read(text) else { return false };
        let mut moves: u32 = 0;
        save.lines.iter().any(|line| match line {
            Line::Move(_) => {
                moves += 1;
                false
            }
            Line::Undo(count) if *count > moves => true,
            Line::Undo(count) => {
                moves -= count;
                false
            }
            _ => false,
        })
    });
}

#[test]
fn a_hex_at_the_border_of_its_type() {
    finds("scenario-cosmic-frog", "hex at the i8 border", |text| {
        let table = toml_of(text).unwrap_or_default();
        let board = table.get("board").and_then(toml::Value::as_table);
        let hexes = board.into_iter().flatten().filter_map(|(name, _)| name.parse::<Hex>().ok());
        hexes.into_iter().any(|hex| [hex.q, hex.r].iter().any(|part| *part == i8::MAX || *part == i8::MIN))
    });
}

#[test]
fn two_equal_seats() {
    finds("save-volcanique", "two equal seats", |text| {
        let Ok(save) = Save::read(text) else { return false };
        let players = save.header.setup.get("players").and_then(serde_json::Value::as_array);
        let names: Vec<&str> = players.into_iter().flatten().filter_map(serde_json::Value::as_str).collect();
        names.len() > names.iter().collect::<BTreeSet<_>>().len()
    });
}
