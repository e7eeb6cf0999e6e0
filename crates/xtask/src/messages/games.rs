//! Checks that the page of a game has all of its messages, and that it speaks no words of another game.
//!
//! A page loads the shared messages and those of its own game. Code of the page belongs to a game if it is in a folder or file
//! with the game's name, and otherwise to all games.

use std::collections::BTreeSet;

use super::languages::{LanguageMessages, SHARED};
use super::used_keys::UsedKeys;

/// Words that only one game has, in lower case.
const WORDS: [(&str, &[&str]); 2] = [
    (
        "cosmic_frog",
        &["frog", "frogs", "robofrog", "robofrogs", "vault", "vaults", "shard", "aether", "gullet", "oomph", "ω"],
    ),
    ("volcanique", &["volcano", "volcanoes", "lava", "critter", "critters", "biome", "biomes", "caldera", "crater"]),
];
/// Shared code of screens that show both games.
const SCREENS_OF_ALL_GAMES: [&str; 4] = ["screens/home", "screens/settings.rs", "screens/table_summary.rs", "colours/"];
/// Messages that shared code uses for one game only, besides those whose key ends with the name of a game.
const USED_FOR_ONE_GAME: [&str; 4] = ["page-order-targeted", "page-order-divert", "page-order-sleight", "page-robo"];

/// Lists messages that a page does not load although its code uses them, and words of another game on a page.
pub fn problems(english: &LanguageMessages, code: &[(String, UsedKeys)]) -> Vec<String> {
    let keys: BTreeSet<String> = english.keys().map(String::from).collect();
    let mut problems = Vec::new();
    for (file, used) in code {
        let game = game_of(file);
        for key in keys.iter().filter(|key| used.has(key, &keys)) {
            let owner = english.owner(key).unwrap_or(SHARED);
            if owner != SHARED && owner != game {
                problems.push(format!("{file} uses {key}, which only a page of {owner} has"));
            } else if owner == SHARED && !shows_all_games(file) && !is_for_one_game(key) {
                let words = english.words(key);
                problems.extend(
                    foreign_words(game, &words).map(|word| format!("{file} shows {key}, which speaks of {word}")),
                );
            }
        }
    }
    problems
}

/// Returns the game to which a file of the page belongs, or [`SHARED`].
fn game_of(file: &str) -> &str {
    let mut parts = file.split('/').map(|part| part.trim_end_matches(".rs"));
    parts.find(|part| WORDS.iter().any(|(game, _)| game == part)).unwrap_or(SHARED)
}

fn shows_all_games(file: &str) -> bool {
    SCREENS_OF_ALL_GAMES.iter().any(|screen| file.contains(screen))
}

fn is_for_one_game(key: &str) -> bool {
    let key_of_code = key.replace('-', "_");
    let ends_with = |game: &str| key_of_code.strip_suffix(game).is_some_and(|rest| rest.ends_with('_'));
    USED_FOR_ONE_GAME.contains(&key) || WORDS.iter().any(|(game, _)| ends_with(game))
}

/// Returns the words that a page of `game` must not show; shared code must not show words of any game.
fn foreign_words<'a>(game: &'a str, words: &'a BTreeSet<String>) -> impl Iterator<Item = &'static str> + 'a {
    let foreign = WORDS.iter().filter(move |(other, _)| *other != game);
    foreign.flat_map(|(_, words)| *words).copied().filter(|word| words.contains(*word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(messages: &[(&str, &str)], file: &str, code: &str) -> Vec<String> {
        let mut english = LanguageMessages::default();
        for (folder, text) in messages {
            english.add("en", folder, &[("page.ftl".into(), text.to_string())]).unwrap();
        }
        let mut used = UsedKeys::default();
        used.add(file, &code.parse().unwrap());
        super::problems(&english, &[(file.into(), used)])
    }

    #[test]
    fn a_page_has_only_shared_messages_and_those_of_its_game() {
        let messages = [("shared", "page-a = A\n"), ("volcanique", "page-b = B\n")];
        let code = "t(key::PAGE_A); t(key::PAGE_B)";
        for file in ["table/log.rs", "cosmic_frog/log.rs", "gallery/cosmic_frog.rs"] {
            let expected = format!("{file} uses page-b, which only a page of volcanique has");
            assert_eq!(problems(&messages, file, code), [expected]);
        }
        assert!(problems(&messages, "volcanique/log.rs", code).is_empty());
    }

    #[test]
    fn a_page_speaks_no_words_of_another_game() {
        let messages = [("shared", "page-a = { $frog } sees Lava.\npage-b-cosmic-frog = Frogs\n")];
        let code = "t(key::PAGE_A); t(&format!(\"page-b-{game}\"))";
        for file in ["table/log.rs", "cosmic_frog/log.rs"] {
            assert_eq!(problems(&messages, file, code), [format!("{file} shows page-a, which speaks of lava")]);
        }
        assert!(problems(&messages, "volcanique/log.rs", code).is_empty());
        assert!(problems(&messages, "screens/home/poster.rs", code).is_empty());
    }
}
