//! Checks that the page of a game has all of its messages, and that it speaks no words of another game.
//!
//! A page loads the shared messages and those of its own game. Code of the page belongs to a game if it is in a folder or file
//! with the game's name, and otherwise to all games.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, anyhow, ensure};
use syn::{Expr, Item};

use super::{MESSAGES, UsedKeys};
use crate::rules::markers::texts;
use crate::workspace::{Workspace, read};

/// Where the lists of message files are: a constant for each game and one for the files that all games share.
const LISTS: &str = "crates/wording/src/messages.rs";
/// The constant with the shared files.
const SHARED: &str = "shared";
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
const USED_FOR_ONE_GAME: [&str; 4] = ["page.order.targeted", "page.order.divert", "page.order.sleight", "page.robo"];

/// Every message with its text and the game to which its file belongs, or [`SHARED`].
pub struct MessagesByGame(BTreeMap<String, (String, String)>);

impl MessagesByGame {
    /// Reads the message files. Fails unless each of them is in exactly one list.
    pub fn read(workspace: &Workspace) -> Result<MessagesByGame> {
        let lists = lists(&read(&workspace.root().join(LISTS))?).with_context(|| format!("{LISTS} cannot be read"))?;
        let mut messages = BTreeMap::new();
        for file in workspace.files(MESSAGES, "txt")? {
            let name = workspace.relative(&file);
            let owners: Vec<&String> = lists
                .iter()
                .filter(|(_, files)| files.iter().any(|end| name.ends_with(end)))
                .map(|list| list.0)
                .collect();
            let [owner] = owners[..] else {
                return Err(anyhow!("{name} must be in one of the lists of {LISTS}, but is in {}", owners.len()));
            };
            for (key, text) in read(&file)?.lines().filter_map(|line| line.split_once('=')) {
                messages.insert(key.trim().to_string(), (text.trim().to_string(), owner.clone()));
            }
        }
        ensure!(!messages.is_empty(), "{MESSAGES} has no messages");
        Ok(MessagesByGame(messages))
    }

    /// Lists messages that a page does not load although its code uses them, and words of another game on a page.
    pub fn problems(&self, code: &[(String, UsedKeys)]) -> Vec<String> {
        let keys: BTreeSet<String> = self.0.keys().cloned().collect();
        let mut problems = Vec::new();
        for (file, used) in code {
            let game = game_of(file);
            for (key, (text, owner)) in self.0.iter().filter(|(key, _)| used.has(key, &keys)) {
                if owner != SHARED && owner != game {
                    problems.push(format!("{file} uses {key}, which only a page of {owner} has"));
                } else if owner == SHARED && !shows_all_games(file) && !is_for_one_game(key) {
                    let words = words_in(text);
                    problems.extend(
                        foreign_words(game, &words).map(|word| format!("{file} shows {key}, which speaks of {word}")),
                    );
                }
            }
        }
        problems
    }
}

/// Reads the lists of message files: the name of each constant in lower case with the ends of the paths.
fn lists(code: &str) -> Result<BTreeMap<String, Vec<String>>> {
    let mut lists = BTreeMap::new();
    for item in syn::parse_file(code)?.items {
        if let Item::Const(constant) = item
            && let Expr::Macro(value) = *constant.expr
        {
            let paths = texts(&value.mac.tokens).into_iter().map(|(_, path)| path.trim_start_matches("..").to_string());
            lists.insert(constant.ident.to_string().to_lowercase(), paths.collect());
        }
    }
    ensure!(lists.contains_key(SHARED), "there is no list of shared messages");
    Ok(lists)
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
    let last = key.rsplit('.').next().unwrap_or(key).replace('-', "_");
    USED_FOR_ONE_GAME.contains(&key) || WORDS.iter().any(|(game, _)| *game == last)
}

/// Returns the words that a page of `game` must not show; shared code must not show words of any game.
fn foreign_words<'a>(game: &'a str, words: &'a BTreeSet<String>) -> impl Iterator<Item = &'static str> + 'a {
    let foreign = WORDS.iter().filter(move |(other, _)| *other != game);
    foreign.flat_map(|(_, words)| *words).copied().filter(|word| words.contains(*word))
}

/// Returns the words of a message in lower case, without its placeholders.
fn words_in(text: &str) -> BTreeSet<String> {
    let outside = text.split('{').map(|part| part.split_once('}').map_or(part, |(_, after)| after));
    let words = outside.flat_map(|part| part.split(|letter: char| !letter.is_alphanumeric()));
    words.filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(messages: &[(&str, &str, &str)], file: &str, code: &str) -> Vec<String> {
        let messages =
            messages.iter().map(|(key, text, owner)| (key.to_string(), (text.to_string(), owner.to_string())));
        let mut used = UsedKeys::default();
        used.add(file, &code.parse().unwrap());
        MessagesByGame(messages.collect()).problems(&[(file.into(), used)])
    }

    #[test]
    fn a_page_has_only_shared_messages_and_those_of_its_game() {
        let messages = [("page.a", "A", "shared"), ("page.b", "B", "volcanique")];
        let code = "t(\"page.a\"); t(\"page.b\")";
        for file in ["table/log.rs", "cosmic_frog/log.rs", "gallery/cosmic_frog.rs"] {
            let expected = format!("{file} uses page.b, which only a page of volcanique has");
            assert_eq!(problems(&messages, file, code), [expected]);
        }
        assert!(problems(&messages, "volcanique/log.rs", code).is_empty());
    }

    #[test]
    fn a_page_speaks_no_words_of_another_game() {
        let messages = [("page.a", "{frog} sees Lava.", "shared"), ("page.b.cosmic-frog", "Frogs", "shared")];
        let code = "t(\"page.a\"); t(&format!(\"page.b.{game}\"))";
        for file in ["table/log.rs", "cosmic_frog/log.rs"] {
            assert_eq!(problems(&messages, file, code), [format!("{file} shows page.a, which speaks of lava")]);
        }
        assert!(problems(&messages, "volcanique/log.rs", code).is_empty());
        assert!(problems(&messages, "screens/home/poster.rs", code).is_empty());
    }

    #[test]
    fn the_lists_name_the_files_of_each_game() {
        let code = "const SHARED: &str = concat!(include_str!(\"../messages/en/page.txt\"));\nconst OTHER: u8 = 1;";
        let expected = BTreeMap::from([("shared".to_string(), vec!["/messages/en/page.txt".to_string()])]);
        assert_eq!(lists(code).unwrap(), expected);
        assert!(lists("const OTHER: u8 = 1;").is_err());
    }
}
