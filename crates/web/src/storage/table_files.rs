//! Tables as files: writes exports, and reads and checks anything that claims to be one. Pure: nothing here touches the
//! browser, and nothing is stored before everything has been checked.
//!
//! There are two kinds of files. All tables: `{"strata_tables":1,"tables":[[entry, save], …]}`. One table: its save as
//! the terminal reads and writes it, with the list entry as an additional member `table` of the first line.

use super::saved_table::{SavedTable, is_valid_key};
use crate::text::{key, t, tf};
use protocol::{Facts, FileRequest, Holder};
use serde::de::{IgnoredAny, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use std::fmt;
use tabletop::Save;

/// The largest file that is read, in bytes.
pub const MAX_FILE_BYTES: usize = 20 * 1024 * 1024;
/// The maximum length of a person's name, in characters.
pub const MAX_NAME_LENGTH: usize = 24;
/// The maximum number of tables in one file.
pub const MAX_TABLES: usize = 10_000;
/// The version of the file of all tables.
const FILE_VERSION: u32 = 1;

/// A table as it stands in a file, not yet checked.
#[derive(Clone, Debug, PartialEq)]
pub struct ImportedTable {
    saved: Option<SavedTable>,
    save: String,
}

/// A file of all tables. Its form is frozen: `fixtures/exports` holds files that every later version reads.
#[derive(Serialize, Deserialize)]
struct AllTablesFile {
    #[serde(rename = "strata_tables")]
    version: u32,
    #[serde(rename = "tables")]
    tables: Vec<(SavedTable, String)>,
}

/// What is read first of a file of all tables, so that an oversized file is refused before it fills the memory.
#[derive(Deserialize)]
struct FileOutline {
    #[serde(rename = "strata_tables")]
    version: u32,
    #[serde(rename = "tables", default)]
    tables: ElementCount,
}

/// How many elements a list has.
#[derive(Default)]
struct ElementCount(usize);

impl<'de> Deserialize<'de> for ElementCount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ElementCount, D::Error> {
        struct ElementCounter;
        impl<'de> Visitor<'de> for ElementCounter {
            type Value = ElementCount;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of tables")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<ElementCount, A::Error> {
                let mut count = 0;
                while list.next_element::<IgnoredAny>()?.is_some() {
                    count += 1;
                }
                Ok(ElementCount(count))
            }
        }
        deserializer.deserialize_seq(ElementCounter)
    }
}

/// Returns all tables as one file.
pub fn write_all(tables: Vec<(SavedTable, String)>) -> String {
    serde_json::to_string(&AllTablesFile { version: FILE_VERSION, tables }).unwrap_or_default()
}

/// Returns one table as a file that the terminal reads too.
pub fn write_one(saved: &SavedTable, save: &str) -> String {
    let (first, rest) = save.split_once('\n').unwrap_or((save, ""));
    let Ok(Value::Object(mut header)) = serde_json::from_str(first) else { return save.to_string() };
    header.insert("table".into(), serde_json::to_value(saved).unwrap_or_default());
    format!("{}\n{rest}", Value::Object(header))
}

/// Reads a file of either kind; the tables in it are still to be checked.
pub fn read(text: &str) -> Result<Vec<ImportedTable>, String> {
    if text.len() > MAX_FILE_BYTES {
        return Err(t(key::PAGE_IMPORT_TOO_LARGE));
    }
    if text.trim().is_empty() {
        return Err(t(key::PAGE_IMPORT_EMPTY));
    }
    let text = text.trim_start_matches('\u{feff}');
    match serde_json::from_str::<FileOutline>(text) {
        Ok(outline) if outline.version != FILE_VERSION => {
            Err(tf(key::PAGE_IMPORT_VERSION, &[("version", &outline.version)]))
        }
        Ok(outline) if outline.tables.0 > MAX_TABLES => {
            Err(tf(key::PAGE_IMPORT_TOO_MANY, &[("count", &outline.tables.0), ("most", &MAX_TABLES)]))
        }
        Ok(_) => {
            let all: AllTablesFile = serde_json::from_str(text)
                .map_err(|error| tf(key::PAGE_IMPORT_BAD_LIST, &[("reason", &error.to_string())]))?;
            Ok(all.tables.into_iter().map(|(saved, save)| ImportedTable { saved: Some(saved), save }).collect())
        }
        Err(_) => read_one(text).map(|incoming| vec![incoming]),
    }
}

/// Reads a single save; its first line may say who plays. Blank lines before it stay, because errors name lines by
/// number.
fn read_one(text: &str) -> Result<ImportedTable, String> {
    let start = text.find(|c: char| !c.is_whitespace()).unwrap_or(0);
    let start = text[..start].rfind('\n').map_or(0, |end| end + 1);
    let (blank, save) = text.split_at(start);
    let (first, rest) = save.split_once('\n').unwrap_or((save, ""));
    let mut header = match serde_json::from_str::<Value>(first) {
        Ok(Value::Object(header)) if header.contains_key("strata") => header,
        _ => return Err(t(key::PAGE_IMPORT_NOT_OURS)),
    };
    let Some(table) = header.remove("table") else { return Ok(ImportedTable { saved: None, save: text.to_string() }) };
    let save = format!("{blank}{}\n{rest}", Value::Object(header));
    Ok(ImportedTable { saved: serde_json::from_value(table).ok(), save })
}

impl ImportedTable {
    /// Returns the game and the request that asks its worker to check the table. Fails if the save is malformed.
    pub fn check_request(&self) -> Result<(String, FileRequest), String> {
        let save = Save::read(&self.save).map_err(|error| error.to_string())?;
        let holders = self.saved.as_ref().map(|saved| saved.holders.clone());
        Ok((save.header.game, FileRequest::Check(self.save.clone(), holders)))
    }

    /// Returns the table as it will be stored. Only claims that agree with the checked facts are kept. `fresh`
    /// makes a key that no table has.
    pub fn into_saved_table(
        self,
        game: String,
        facts: Facts,
        now: f64,
        fresh: &mut dyn FnMut() -> String,
    ) -> (SavedTable, String) {
        let Facts { held, moves, over, score, undone_turns, .. } = facts;
        let holder = |&held: &bool| if held { Holder::Person } else { Holder::Nobody };
        let saved = match self.saved {
            None => SavedTable {
                key: fresh(),
                game,
                holders: held.iter().map(holder).collect(),
                names: Vec::new(),
                orders: Vec::new(),
                when: now,
                moves,
                over,
                score,
                branch: false,
                undone_turns,
                seed: None,
            },
            Some(saved) => SavedTable {
                key: if is_valid_key(&saved.key) { saved.key } else { fresh() },
                game,
                names: saved.names.iter().take(held.len()).map(|name| clean_name(name)).collect(),
                orders: saved.orders.into_iter().take(held.len()).collect(),
                when: if (0.0..=now).contains(&saved.when) { saved.when } else { now },
                moves,
                over,
                score,
                branch: saved.branch,
                undone_turns,
                // Drop the seed: the author of the file could predict the dice.
                seed: None,
                holders: saved.holders,
            },
        };
        (saved, self.save)
    }
}

/// Returns a name that fits on the screen: one line, not too long.
pub fn clean_name(name: &str) -> String {
    let plain: String = name.chars().filter(|c| !c.is_control()).collect();
    plain.trim().chars().take(MAX_NAME_LENGTH).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use cosmic_frog::{Preset, Rules};
    use std::sync::Arc;
    use tabletop::{Game, Header, MAX_SAVE_LINES};

    fn header() -> String {
        let rules = Rules::new(Preset::FirstGame.setup(4)).unwrap();
        Save::new(Header::of(&rules), vec![]).write()
    }

    /// Returns a save with a few moves of chance.
    fn save() -> String {
        let rules = Arc::new(Rules::new(Preset::FirstGame.setup(4)).unwrap());
        let mut table = tabletop::Table::new(rules.clone());
        let mut moves = Vec::new();
        for _ in 0..20 {
            rules.legal(table.state(), &mut moves);
            table.play(moves[0], &mut ()).unwrap();
        }
        Save::of(&table, None).write()
    }

    fn saved(key: &str) -> SavedTable {
        let mut holders = vec![Holder::Bot("keen".into()); 4];
        holders[1] = Holder::Person;
        let names = vec!["".into(), "Ada".into(), "".into(), "".into()];
        SavedTable {
            key: key.into(),
            game: "cosmic-frog".into(),
            holders,
            names,
            orders: vec![0, 5],
            when: 3.0,
            moves: 20,
            over: false,
            score: None,
            branch: false,
            undone_turns: 0,
            seed: None,
        }
    }

    fn import(text: &str) -> Result<Vec<(SavedTable, String)>, String> {
        let mut count = 0;
        let mut fresh = || {
            count += 1;
            format!("fresh{count}")
        };
        let mut check = |incoming: ImportedTable| {
            let (game, check_request) = incoming.check_request()?;
            let FileRequest::Check(save, holders) = check_request else { return Err("another question".into()) };
            let facts = host::check::<Rules>(&save, holders.as_deref())?;
            Ok(incoming.into_saved_table(game, facts, 10.0, &mut fresh))
        };
        read(text)?.into_iter().map(&mut check).collect()
    }

    #[test]
    fn all_tables_come_back_as_they_were() {
        let tables = vec![(saved("a"), save()), (SavedTable { moves: 0, ..saved("b") }, header())];
        assert_eq!(import(&write_all(tables.clone())), Ok(tables));
    }

    #[test]
    fn one_table_comes_back_and_the_terminal_can_read_it() {
        let file = write_one(&saved("a"), &save());
        assert_eq!(Save::read(&file).unwrap(), Save::read(&save()).unwrap());
        let back = import(&file).unwrap();
        assert_eq!(back[0].0, saved("a"));
        assert_eq!(Save::read(&back[0].1).unwrap(), Save::read(&save()).unwrap());
        assert!(!back[0].1.contains("\"table\""));
    }

    #[test]
    fn a_save_of_the_terminal_is_played_by_people() {
        let back = import(&save()).unwrap();
        let (saved, _) = &back[0];
        assert_eq!((saved.key.as_str(), saved.moves, saved.holders.len()), ("fresh1", 20, 4));
        assert!(saved.holders.iter().all(|holder| *holder == Holder::Person));
    }

    #[test]
    fn strangers_are_not_believed() {
        let wild = SavedTable {
            key: "../../etc".into(),
            when: 1e300,
            moves: 999,
            seed: Some(7),
            over: true,
            names: vec!["a\n\u{7}b".into(), "x".repeat(99)],
            ..saved("a")
        };
        let (back, _) = import(&write_one(&wild, &save())).unwrap().remove(0);
        assert_eq!((back.key.as_str(), back.when, back.moves, back.over), ("fresh1", 10.0, 20, false));
        assert_eq!(back.seed, None);
        assert_eq!((back.names[0].as_str(), back.names[1].len()), ("ab", MAX_NAME_LENGTH));
        let few = SavedTable { holders: vec![Holder::Person], ..saved("a") };
        assert!(import(&write_one(&few, &save())).is_err());
        let ghost = SavedTable { holders: vec![Holder::Bot("ghost".into()); 4], ..saved("a") };
        assert!(import(&write_one(&ghost, &save())).unwrap_err().contains("ghost"));
    }

    #[test]
    fn what_is_no_table_is_refused_in_words() {
        let moved = save().replacen("lay", "lie", 1);
        let many = format!("{}{}", header(), "{\"undo\":1}\n".repeat(MAX_SAVE_LINES));
        let large = " ".repeat(MAX_FILE_BYTES + 1);
        let cases = [
            "",
            "hello",
            "{}",
            "[1,2]",
            "{\"strata_tables\":9,\"tables\":[]}",
            "{\"strata_tables\":1}",
            "{\"strata\":1}",
            &moved,
            &many,
            &large,
        ];
        for text in cases {
            let error = import(text).unwrap_err();
            assert!(!error.is_empty() && !error.contains(wording::MISSING), "{error}");
        }
    }

    #[test]
    fn an_export_of_all_tables_keeps_its_form_for_ever() {
        let text = include_str!("../../../../fixtures/exports/all-tables.json");
        let tables: Vec<(SavedTable, String)> = read(text)
            .unwrap()
            .into_iter()
            .map(|incoming| {
                assert!(incoming.check_request().is_ok());
                (incoming.saved.unwrap(), incoming.save)
            })
            .collect();
        let games: Vec<&str> = tables.iter().map(|(saved, _)| saved.game.as_str()).collect();
        assert_eq!(games, ["volcanique", "cosmic-frog"]);
        let (saved, _) = &tables[1];
        assert_eq!((saved.holders[0].clone(), saved.holders[1].clone()), (Holder::Person, Holder::Bot("calm".into())));
        assert_eq!((saved.names[0].as_str(), saved.moves > 0, saved.over), ("Ada", true, false));
        assert_eq!(write_all(tables), text.trim_end(), "written as it was read");
    }

    #[test]
    fn one_bad_table_is_refused_alone() {
        let tables = vec![(saved("a"), save()), (saved("b"), "junk".into()), (saved("c"), save())];
        let questions: Vec<bool> =
            read(&write_all(tables)).unwrap().iter().map(|incoming| incoming.check_request().is_ok()).collect();
        assert_eq!(questions, [true, false, true]);
    }

    #[test]
    fn a_file_with_too_many_tables_is_refused_before_they_are_read() {
        let many = |count: usize| format!("{{\"strata_tables\":1,\"tables\":[{}0]}}", "0,".repeat(count - 1));
        assert!(read(&many(MAX_TABLES + 1)).unwrap_err().contains("10001"));
        assert!(read(&many(MAX_TABLES)).unwrap_err().contains("broken"), "so many may be there, if they are tables");
    }

    #[test]
    fn lines_are_numbered_as_in_the_file() {
        let plain = save();
        let exported = write_one(&saved("a"), &plain);
        for text in [plain, exported] {
            let damaged = format!("\r\n \n{}", text.replacen("chance lay", "chance lie", 1));
            let line = 1 + damaged.lines().position(|line| line.contains("chance lie")).unwrap();
            let incoming = read(&damaged).unwrap().remove(0);
            let (_, FileRequest::Check(save, _)) = incoming.check_request().unwrap() else {
                panic!("another question")
            };
            let rules = Arc::new(Save::read(&save).unwrap().rules::<Rules>().unwrap());
            assert_eq!(Save::read(&save).unwrap().follow(rules).unwrap().stop.unwrap().line, line);
        }
    }
}
