//! The results of solo games per level. Pure, except for the two functions that read and write the stored value.
//!
//! The record is one JSON object among the small values of the database; fields are only ever added. A table counts
//! once, even if its final screen is opened several times.

use crate::database::RECORD;
use crate::storage;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How many counted tables are remembered.
const MOST: usize = 200;

/// How the games of one level went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SoloTally {
    /// How many were played to the end.
    #[serde(rename = "played")]
    pub played: u32,
    /// How many were won.
    #[serde(rename = "won")]
    pub won: u32,
    /// The best difference.
    #[serde(rename = "best")]
    pub best: Option<i32>,
}

/// The levels with their games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct SoloRecord {
    #[serde(rename = "levels")]
    levels: BTreeMap<String, SoloTally>,
    #[serde(rename = "counted")]
    counted: Vec<String>,
}

impl SoloRecord {
    /// Counts a table; returns `false` if it was counted before.
    fn add(&mut self, table: &str, level: &str, difference: i32) -> bool {
        if self.counted.iter().any(|other| other == table) {
            return false;
        }
        self.counted.push(table.into());
        let surplus = self.counted.len().saturating_sub(MOST);
        self.counted.drain(..surplus);
        let tally = self.levels.entry(level.into()).or_default();
        tally.played += 1;
        tally.won += u32::from(difference > 0);
        tally.best = tally.best.max(Some(difference));
        true
    }
}

fn read(text: Option<String>) -> SoloRecord {
    text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// Returns how the games of a level went.
pub fn tally(level: &str) -> SoloTally {
    read(storage::value(RECORD)).levels.get(level).copied().unwrap_or_default()
}

/// Returns whether a result says something about the player. A branch repeats a part of a known game, and a player who takes back a
/// whole turn sees other dice and cards.
pub fn is_countable(is_branch: bool, undone_turns: u32) -> bool {
    !is_branch && undone_turns == 0
}

/// Counts a table that has ended with this difference for the player; positive is a victory.
pub fn count(table: &str, level: &str, difference: i32) {
    let (table, level) = (table.to_string(), level.to_string());
    storage::update_value(RECORD, move |text| {
        let mut record = read(text);
        record.add(&table, &level, difference).then(|| serde_json::to_string(&record).unwrap_or_default())
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_counts_once_and_a_tie_is_no_victory() {
        let mut record = SoloRecord::default();
        assert!(record.add("a", "hard", -3) && record.add("b", "hard", 0) && record.add("c", "hard", 7));
        assert!(!record.add("a", "hard", 9));
        assert!(record.add("d", "easy", -1));
        assert_eq!(record.levels["hard"], SoloTally { played: 3, won: 1, best: Some(7) });
        assert_eq!(record.levels["easy"], SoloTally { played: 1, won: 0, best: Some(-1) });
    }

    #[test]
    fn a_game_that_was_partly_known_does_not_count() {
        assert!(is_countable(false, 0));
        assert!(!is_countable(false, 1) && !is_countable(true, 0));
    }

    #[test]
    fn only_so_many_tables_are_remembered() {
        let mut record = SoloRecord::default();
        for number in 0..MOST + 5 {
            record.add(&number.to_string(), "easy", 1);
        }
        assert_eq!((record.counted.len(), record.counted[0].as_str()), (MOST, "5"));
    }

    #[test]
    fn an_unknown_field_does_no_harm() {
        let text = r#"{"levels":{"easy":{"played":2,"won":1,"best":4,"new":1}},"more":[]}"#;
        let record: SoloRecord = serde_json::from_str(text).unwrap();
        assert_eq!(record.levels["easy"], SoloTally { played: 2, won: 1, best: Some(4) });
    }
}
