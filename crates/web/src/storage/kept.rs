//! What the list says of a table, and the list as text. Pure: nothing here touches the browser.
//!
//! The list is a JSON array under one key. Fields are only ever added, each with a default, so that every later version reads
//! it; an entry that this version cannot read stays in the list as it is, for the version that wrote it.

use protocol::{Holder, Score};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A table as the list shows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Kept {
    /// Its key.
    #[serde(rename = "key")]
    pub key: String,
    /// The game, by its name in the catalogue.
    #[serde(rename = "game")]
    pub game: String,
    /// Who plays each seat.
    #[serde(rename = "holders")]
    pub holders: Vec<Holder>,
    /// The names of the people, in the order of the seats; empty for bots.
    #[serde(rename = "names", default)]
    pub names: Vec<String>,
    /// The standing orders of each seat.
    #[serde(rename = "orders", default)]
    pub orders: Vec<u32>,
    /// When something was last done, in milliseconds since 1970.
    #[serde(rename = "when")]
    pub when: f64,
    /// How many moves were made.
    #[serde(rename = "moves", default)]
    pub moves: u32,
    /// Whether the game is over.
    #[serde(rename = "over", default)]
    pub over: bool,
    /// How it ended, if it is over and was played by a version that noted it.
    #[serde(rename = "score", default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
    /// Whether it began at a move of another table.
    #[serde(rename = "branch", default, skip_serializing_if = "std::ops::Not::not")]
    pub branch: bool,
    /// Makes chance the same every time: for tests.
    #[serde(rename = "seed", default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
}

/// The list of tables with what could not be read of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct List {
    /// The tables.
    pub tables: Vec<Kept>,
    strange: Vec<Value>,
}

impl List {
    /// Reads the list; `None` if it is no list at all.
    pub fn read(text: &str) -> Option<List> {
        let entries: Vec<Value> = serde_json::from_str(text).ok()?;
        let mut list = List::default();
        for entry in entries {
            match Kept::deserialize(&entry) {
                Ok(kept) => list.tables.push(kept),
                Err(_) => list.strange.push(entry),
            }
        }
        Some(list)
    }

    /// The list as text.
    pub fn write(&self) -> String {
        let entries = self.tables.iter().filter_map(|kept| serde_json::to_value(kept).ok());
        Value::Array(entries.chain(self.strange.iter().cloned()).collect()).to_string()
    }

    /// Returns whether nothing is in the list, not even an entry that this version cannot read.
    pub fn is_empty(&self) -> bool {
        self.tables.is_empty() && self.strange.is_empty()
    }

    /// Takes a table out of the list.
    pub fn forget(&mut self, key: &str) {
        self.tables.retain(|other| other.key != key);
    }
}

/// Whether a text can be a key: it stands in addresses and in names of files.
pub fn is_key(key: &str) -> bool {
    (1..=40).contains(&key.len()) && key.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

/// What can be told of a table without playing it through.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Glance {
    /// The colours of the seats.
    #[serde(rename = "colours")]
    pub colours: Vec<String>,
    /// How many fractures there were when the last turn ended, if one has.
    #[serde(rename = "fractures", skip_serializing_if = "Option::is_none")]
    pub fractures: Option<u32>,
    /// How many rounds were over then, in a game that counts them.
    #[serde(rename = "round", skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
}

/// Looks at a save: its first line, and the last position noted in it.
pub fn glance(save: &str) -> Glance {
    let header: Option<Value> = save.lines().next().and_then(|line| serde_json::from_str(line).ok());
    let setup = header.as_ref().map(|header| &header["setup"]);
    let seats = setup.and_then(|setup| setup["frogs"].as_array().or_else(|| setup["players"].as_array()));
    let colours = seats.into_iter().flatten().filter_map(|colour| colour.as_str()).map(String::from).collect();
    let number = |name: &str| {
        let at = save.rfind(name)?;
        let digits: String = save[at + name.len()..].chars().take_while(char::is_ascii_digit).collect();
        digits.parse().ok()
    };
    Glance { colours, fractures: number("fractures = "), round: number("round = ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(key: &str, when: f64) -> Kept {
        let holders = vec![Holder::Person, Holder::Bot("keen".into())];
        Kept {
            key: key.into(),
            game: "cosmic-frog".into(),
            holders,
            names: vec![],
            orders: vec![],
            when,
            moves: 0,
            over: false,
            score: None,
            branch: false,
            seed: None,
        }
    }

    #[test]
    fn a_list_reads_as_it_was_written() {
        let tables = vec![kept("b", 2.0), Kept { moves: 7, ..kept("a", 3.0) }];
        let list = List { tables, ..List::default() };
        let read = List::read(&list.write()).unwrap();
        assert_eq!(
            read.tables.iter().map(|kept| (kept.key.as_str(), kept.moves)).collect::<Vec<_>>(),
            [("b", 0), ("a", 7)]
        );
    }

    #[test]
    fn the_list_of_the_first_version_is_read_for_ever() {
        let text = r#"[{"key":"dev","game":"cosmic-frog","holders":["Person",{"Bot":"keen"}],"when":5}]"#;
        assert_eq!(List::read(text).unwrap().tables, [kept("dev", 5.0)]);
        assert_eq!(List::read("{}"), None);
    }

    #[test]
    fn an_entry_of_another_version_is_not_lost() {
        let text = r#"[{"key":"a","game":"x","holders":[{"Ghost":1}],"when":1},3]"#;
        let mut list = List::read(text).unwrap();
        assert!(list.tables.is_empty());
        list.tables.push(kept("b", 2.0));
        let again = List::read(&list.write()).unwrap();
        assert_eq!((again.tables.len(), again.strange.len()), (1, 2));
    }

    #[test]
    fn keys_are_small_letters_digits_and_hyphens() {
        assert!(is_key("18f-0a") && !is_key("") && !is_key("../x") && !is_key("A") && !is_key(&"a".repeat(41)));
    }

    #[test]
    fn a_glance_sees_colours_and_the_last_count_of_fractures() {
        let save = "{\"setup\":{\"frogs\":[\"red\",\"blue\"]}}\n{\"snapshot\":{\"text\":\"fractures = 2\\n\"}}\n{\"snapshot\":{\"text\":\"fractures = 11\\nlast\"}}\n";
        assert_eq!(
            glance(save),
            Glance { colours: vec!["red".into(), "blue".into()], fractures: Some(11), round: None }
        );
        let other = "{\"setup\":{\"players\":[\"pink\"]}}\n{\"snapshot\":\"round = 7\"}";
        assert_eq!(glance(other), Glance { colours: vec!["pink".into()], fractures: None, round: Some(7) });
        assert_eq!(glance("nonsense"), Glance::default());
    }
}
