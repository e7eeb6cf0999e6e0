//! The texts of Volcanique have no words of Cosmic Frog, and name land and resources as its pictures show them.
//!
//! Not here: shared messages that pages of Volcanique show; `cargo xtask messages` checks their words.

use handbook::markdown;
use std::collections::BTreeSet;
use volcanique::{Card, Power, Rules, Setup};
use wording::{Messages, caldera_text, power_text};

/// Words that belong to the other game.
const FROG_WORDS: [&str; 11] =
    ["frog", "frogs", "robofrog", "robofrogs", "vault", "vaults", "shard", "aether", "gullet", "oomph", "ω"];
/// What the colours of land are called in saves, but never on a screen.
const COLOURS: [&str; 3] = ["dark", "medium", "light"];

fn words_in(text: &str) -> BTreeSet<String> {
    let mut text = text.to_string();
    while let Some((before, rest)) = text.clone().split_once('{') {
        let after = rest.split_once('}').map_or("", |(_, after)| after);
        text = format!("{before} {after}");
    }
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

/// Returns the messages of Volcanique, each as its key and its words in lower case.
fn messages_of_volcanique() -> Vec<(String, BTreeSet<String>)> {
    let messages = Messages::english();
    let own = messages.keys().filter(|key| key.starts_with("volcanique-") || key.starts_with("page-vq-"));
    own.map(|key| (key.to_string(), words_in(&messages.plain(key).to_string()))).collect()
}

#[test]
fn no_message_of_volcanique_speaks_of_frogs() {
    let messages = messages_of_volcanique();
    assert!(messages.len() > 700, "{}", messages.len());
    for (key, words) in messages {
        for frog in FROG_WORDS {
            assert!(!words.contains(frog), "{key} speaks of {frog}");
        }
    }
}

#[test]
fn land_and_resources_have_the_names_of_their_pictures() {
    for (key, words) in messages_of_volcanique() {
        assert!(COLOURS.iter().all(|colour| !words.contains(*colour)), "{key} names a colour of saves");
    }
    let messages = Messages::english();
    let name = |key: &str| messages.plain(&format!("volcanique-{key}")).to_string();
    assert_eq!(["biome-dark", "biome-medium", "biome-light"].map(name), ["basalt", "fern", "sand"]);
    let amount = |kind: &str, count: u32| messages.count(&format!("volcanique-amount-{kind}"), count).to_string();
    assert_eq!([amount("dark", 2), amount("medium", 1), amount("light", 7)], ["2 crystals", "1 leaf", "7 shells"]);
}

#[test]
fn powers_cards_and_rules_speak_of_no_frogs() {
    let (rules, messages) = (Rules::new(Setup::new(2)).unwrap(), Messages::english());
    let mut texts: Vec<String> =
        (0..25).map(|number| power_text(&rules, Power(number), &messages).to_string()).collect();
    texts.extend(Card::all().map(|card| caldera_text(&rules, card, &messages).to_string()));
    let book = markdown::book("volcanique", "en").unwrap();
    texts.extend(book.entries().map(|entry| format!("{} {}", entry.title, entry.text)));
    for text in texts {
        let words = words_in(&text);
        assert!(FROG_WORDS.iter().all(|frog| !words.contains(*frog)), "{text}");
    }
}
