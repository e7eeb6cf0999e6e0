//! `SavedTable`, the entry of a table in the list of tables, and what can be read from a save without playing it. Pure:
//! nothing here touches the browser.
//!
//! The serialized names are frozen, because stored tables and exported files use them. Fields are only ever added, each
//! with a default, so that every later version can read older entries. Earlier versions kept all entries in one JSON
//! array ([`OldTableList`]); an entry of it that this version cannot read is written back unchanged.

use protocol::{Holder, Score};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A table as the list shows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SavedTable {
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
    /// When the table was last played, in milliseconds since 1970.
    #[serde(rename = "when")]
    pub when: f64,
    /// How many moves were made.
    #[serde(rename = "moves", default)]
    pub moves: u32,
    /// Whether the game is over.
    #[serde(rename = "over", default)]
    pub over: bool,
    /// The final score, if the game is over and a version that stores scores played it.
    #[serde(rename = "score", default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
    /// Whether it branched off from another table.
    #[serde(rename = "branch", default, skip_serializing_if = "std::ops::Not::not")]
    pub branch: bool,
    /// How often a person took back a whole turn against bots, so that dice and cards were drawn again.
    #[serde(rename = "undone_turns", default, skip_serializing_if = "is_zero")]
    pub undone_turns: u32,
    /// The seed of chance, for tests.
    #[serde(rename = "seed", default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
}

fn is_zero(count: &u32) -> bool {
    *count == 0
}

/// The list of tables as earlier versions stored it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OldTableList {
    /// The tables.
    pub tables: Vec<SavedTable>,
    unreadable: Vec<Value>,
}

impl OldTableList {
    /// Reads the list; returns `None` if the text is not a list.
    pub fn read(text: &str) -> Option<OldTableList> {
        let entries: Vec<Value> = serde_json::from_str(text).ok()?;
        let mut list = OldTableList::default();
        for entry in entries {
            match SavedTable::deserialize(&entry) {
                Ok(saved) => list.tables.push(saved),
                Err(_) => list.unreadable.push(entry),
            }
        }
        Some(list)
    }

    /// Returns the list as text.
    pub fn write(&self) -> String {
        let entries = self.tables.iter().filter_map(|saved| serde_json::to_value(saved).ok());
        Value::Array(entries.chain(self.unreadable.iter().cloned()).collect()).to_string()
    }

    /// Returns whether nothing is in the list, not even an entry that this version cannot read.
    pub fn is_empty(&self) -> bool {
        self.tables.is_empty() && self.unreadable.is_empty()
    }

    /// Removes a table from the list.
    pub fn forget(&mut self, key: &str) {
        self.tables.retain(|other| other.key != key);
    }
}

/// Returns whether a text is a valid key; keys are part of addresses and file names.
pub fn is_valid_key(key: &str) -> bool {
    (1..=40).contains(&key.len()) && key.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

/// What can be read from a save without playing it through.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TableSummary {
    /// The colours of the seats.
    #[serde(rename = "colours")]
    pub colours: Vec<String>,
    /// The number of fractures at the end of the last turn, in a game that counts them.
    #[serde(rename = "fractures", skip_serializing_if = "Option::is_none")]
    pub fractures: Option<u32>,
    /// The number of finished rounds at the end of the last turn, in a game that counts them.
    #[serde(rename = "round", skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
}

/// Reads the first line of a save and its last snapshot.
pub fn summarize(save: &str) -> TableSummary {
    let header: Option<Value> = save.lines().next().and_then(|line| serde_json::from_str(line).ok());
    let setup = header.as_ref().map(|header| &header["setup"]);
    let seats = setup.and_then(|setup| setup["frogs"].as_array().or_else(|| setup["players"].as_array()));
    let colours = seats.into_iter().flatten().filter_map(|colour| colour.as_str()).map(String::from).collect();
    let number = |name: &str| {
        let at = save.rfind(name)?;
        let digits: String = save[at + name.len()..].chars().take_while(char::is_ascii_digit).collect();
        digits.parse().ok()
    };
    TableSummary { colours, fractures: number("fractures = "), round: number("round = ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn saved(key: &str, when: f64) -> SavedTable {
        let holders = vec![Holder::Person, Holder::Bot("keen".into())];
        SavedTable {
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
            undone_turns: 0,
            seed: None,
        }
    }

    #[test]
    fn a_list_reads_as_it_was_written() {
        let tables = vec![saved("b", 2.0), SavedTable { moves: 7, ..saved("a", 3.0) }];
        let list = OldTableList { tables, ..OldTableList::default() };
        let read = OldTableList::read(&list.write()).unwrap();
        assert_eq!(
            read.tables.iter().map(|saved| (saved.key.as_str(), saved.moves)).collect::<Vec<_>>(),
            [("b", 0), ("a", 7)]
        );
    }

    #[test]
    fn the_list_of_the_first_version_is_read_for_ever() {
        let text = r#"[{"key":"dev","game":"cosmic-frog","holders":["Person",{"Bot":"keen"}],"when":5}]"#;
        assert_eq!(OldTableList::read(text).unwrap().tables, [saved("dev", 5.0)]);
        assert_eq!(OldTableList::read("{}"), None);
    }

    #[test]
    fn an_entry_of_another_version_is_not_lost() {
        let text = r#"[{"key":"a","game":"x","holders":[{"Ghost":1}],"when":1},3]"#;
        let mut list = OldTableList::read(text).unwrap();
        assert!(list.tables.is_empty());
        list.tables.push(saved("b", 2.0));
        let again = OldTableList::read(&list.write()).unwrap();
        assert_eq!((again.tables.len(), again.unreadable.len()), (1, 2));
    }

    #[test]
    fn keys_are_small_letters_digits_and_hyphens() {
        assert!(
            is_valid_key("18f-0a")
                && !is_valid_key("")
                && !is_valid_key("../x")
                && !is_valid_key("A")
                && !is_valid_key(&"a".repeat(41))
        );
    }

    #[test]
    fn a_glance_sees_colours_and_the_last_count_of_fractures() {
        let save = "{\"setup\":{\"frogs\":[\"red\",\"blue\"]}}\n{\"snapshot\":{\"text\":\"fractures = 2\\n\"}}\n{\"snapshot\":{\"text\":\"fractures = 11\\nlast\"}}\n";
        assert_eq!(
            summarize(save),
            TableSummary { colours: vec!["red".into(), "blue".into()], fractures: Some(11), round: None }
        );
        let other = "{\"setup\":{\"players\":[\"pink\"]}}\n{\"snapshot\":\"round = 7\"}";
        assert_eq!(summarize(other), TableSummary { colours: vec!["pink".into()], fractures: None, round: Some(7) });
        assert_eq!(summarize("nonsense"), TableSummary::default());
    }
}
