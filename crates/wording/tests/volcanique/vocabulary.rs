//! Volcanique speaks its own language: no word of Cosmic Frog on any of its screens, and the names of land and resources
//! that its pictures have.

use handbook::markdown;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use volcanique::{Card, Power, Rules, Setup};
use wording::{Messages, caldera_text, power_text};

/// Words that belong to the other game.
const FROG_WORDS: [&str; 11] =
    ["frog", "frogs", "robofrog", "robofrogs", "vault", "vaults", "shard", "aether", "gullet", "oomph", "ω"];
/// What the colours of land are called in saves, but never on a screen.
const COLOURS: [&str; 3] = ["dark", "medium", "light"];

/// The message files.
const MESSAGES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/messages");
/// The code of the page.
const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/src");

/// Parts of the page that a table of Volcanique never shows: the other game, and screens that are of both or of the other.
const ELSEWHERE: [&str; 7] = [
    "cosmic_frog",
    "screens/home",
    "screens/home.rs",
    "screens/settings.rs",
    "screens/gallery/mod.rs",
    "screens/table_summary.rs",
    "colours",
];

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            files(&path, found);
        } else {
            found.push(path);
        }
    }
}

/// Returns every message of the page with its key.
fn messages() -> Vec<(String, String)> {
    let mut paths = Vec::new();
    files(Path::new(MESSAGES), &mut paths);
    let texts = paths.iter().map(|path| fs::read_to_string(path).unwrap());
    let all = texts.flat_map(|text| text.lines().map(String::from).collect::<Vec<_>>());
    let pairs = all.filter(|line| !line.starts_with('#')).filter_map(|line| {
        let (key, text) = line.split_once(" = ")?;
        Some((key.trim().to_string(), text.trim().to_string()))
    });
    pairs.collect()
}

/// Returns every text in quotation marks that looks like a key, in the parts of the page that Volcanique uses.
fn literals() -> BTreeSet<String> {
    let mut paths = Vec::new();
    files(Path::new(PAGE), &mut paths);
    let mut found = BTreeSet::new();
    for path in paths.iter().filter(|path| path.extension().is_some_and(|end| end == "rs")) {
        let short = path.strip_prefix(PAGE).unwrap().to_string_lossy().replace('\\', "/");
        if ELSEWHERE.iter().any(|part| short.contains(part)) {
            continue;
        }
        let code = fs::read_to_string(path).unwrap();
        let quoted = code.split('"').skip(1).step_by(2);
        found.extend(
            quoted.filter(|text| text.starts_with("page.") || text.starts_with("volcanique.")).map(String::from),
        );
    }
    found
}

/// Returns whether a message is used by the page of Volcanique: its key is written there, or a pattern that makes it.
fn is_used(key: &str, literals: &BTreeSet<String>) -> bool {
    let plain = key.strip_suffix(".one").or(key.strip_suffix(".many")).unwrap_or(key);
    let made = |pattern: &String| {
        pattern.split_once('{').is_some_and(|(start, rest)| {
            let end = rest.rsplit_once('}').map_or("", |(_, end)| end);
            plain.starts_with(start) && plain.ends_with(end) && plain.len() > start.len() + end.len()
        })
    };
    // Such keys name the game, or a window that only the other game has.
    let other = key.ends_with("cosmic-frog") || ["page.order.targeted", "page.robo"].contains(&key);
    key.starts_with("volcanique.")
        || key.starts_with("page.vq.")
        || (!other && (literals.contains(plain) || literals.iter().any(made)))
}

fn words_in(text: &str) -> BTreeSet<String> {
    let mut text = text.to_string();
    while let Some((before, rest)) = text.clone().split_once('{') {
        let after = rest.split_once('}').map_or("", |(_, after)| after);
        text = format!("{before} {after}");
    }
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

#[test]
fn no_message_of_volcanique_speaks_of_frogs() {
    let literals = literals();
    let all: Vec<(String, String)> = messages().into_iter().filter(|(key, _)| is_used(key, &literals)).collect();
    let shared = all.iter().filter(|(key, _)| !key.starts_with("volcanique.") && !key.starts_with("page.vq.")).count();
    assert!(shared > 80 && all.len() > 700, "{shared} shared of {}", all.len());
    for (key, text) in all {
        let words = words_in(&text);
        for frog in FROG_WORDS {
            assert!(!words.contains(frog), "{key} = {text}");
        }
    }
}

/// A page of Volcanique is built without these files.
#[test]
fn no_message_of_volcanique_is_in_the_files_of_cosmic_frog() {
    let literals = literals();
    for file in ["en.txt", "en/muck.txt", "en/page-combat.txt", "en/page-muck.txt", "en/page-gallery.txt"] {
        let text = fs::read_to_string(Path::new(MESSAGES).join(file)).unwrap();
        let keys = text.lines().filter_map(|line| Some(line.split_once(" = ")?.0));
        let used: Vec<&str> = keys.filter(|key| is_used(key, &literals)).collect();
        assert_eq!(used, [""; 0], "{file}");
    }
}

#[test]
fn land_and_resources_have_the_names_of_their_pictures() {
    for (key, text) in
        messages().into_iter().filter(|(key, _)| key.starts_with("volcanique.") || key.starts_with("page.vq."))
    {
        let words = words_in(&text);
        assert!(COLOURS.iter().all(|colour| !words.contains(*colour)), "{key} = {text}");
    }
    let words = Messages::english();
    let name = |key: &str| words.plain(&format!("volcanique.{key}"));
    assert_eq!(["biome.dark", "biome.medium", "biome.light"].map(name), ["basalt", "fern", "sand"]);
    let amount = |kind: &str, count: u32| words.count(&format!("volcanique.amount.{kind}"), count);
    assert_eq!([amount("dark", 2), amount("medium", 1), amount("light", 7)], ["2 crystals", "1 leaf", "7 shells"]);
}

#[test]
fn powers_cards_and_rules_speak_of_no_frogs() {
    let (rules, words) = (Rules::new(Setup::new(2)).unwrap(), Messages::english());
    let mut texts: Vec<String> = (0..25).map(|number| power_text(&rules, Power(number), &words)).collect();
    texts.extend(Card::all().map(|card| caldera_text(&rules, card, &words)));
    let book = markdown::book("volcanique").unwrap();
    texts.extend(book.entries().map(|entry| format!("{} {}", entry.title, entry.text)));
    for text in texts {
        let words = words_in(&text);
        assert!(FROG_WORDS.iter().all(|frog| !words.contains(*frog)), "{text}");
    }
}
