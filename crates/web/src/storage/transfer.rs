//! Tables as files: what is exported, and how anything that claims to be an export is checked. Pure: nothing here touches the
//! browser, and nothing is kept before everything has been checked.
//!
//! Two kinds of files. All tables: `{"strata_tables":1,"tables":[[entry, save], …]}`. One table: its save, as the terminal
//! writes and reads it, with what the list says of it as one more member `table` of the first line.

use super::kept::{Kept, is_key};
use crate::text::{t, tf};
use protocol::{Facts, Holder, ToTable};
use serde::de::{IgnoredAny, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use std::fmt;
use tabletop::Save;

/// The largest file that is read, in bytes.
pub const LARGEST: usize = 20 * 1024 * 1024;
/// The longest name of a person, in letters.
pub const LONGEST_NAME: usize = 24;
/// Most tables of one file.
pub const MOST_TABLES: usize = 10_000;
/// The version of the file of all tables.
const VERSION: u32 = 1;

/// A table as it stands in a file, not yet checked.
#[derive(Clone, Debug, PartialEq)]
pub struct Incoming {
    kept: Option<Kept>,
    save: String,
}

/// A file of all tables. Its form is frozen: `fixtures/exports` holds files that every later version reads.
#[derive(Serialize, Deserialize)]
struct All {
    #[serde(rename = "strata_tables")]
    version: u32,
    #[serde(rename = "tables")]
    tables: Vec<(Kept, String)>,
}

/// What is read of a file of all tables before anything of it is kept in memory.
#[derive(Deserialize)]
struct Outline {
    #[serde(rename = "strata_tables")]
    version: u32,
    #[serde(rename = "tables", default)]
    tables: Count,
}

/// How many elements a list has.
#[derive(Default)]
struct Count(usize);

impl<'de> Deserialize<'de> for Count {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Count, D::Error> {
        struct Counting;
        impl<'de> Visitor<'de> for Counting {
            type Value = Count;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of tables")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Count, A::Error> {
                let mut count = 0;
                while list.next_element::<IgnoredAny>()?.is_some() {
                    count += 1;
                }
                Ok(Count(count))
            }
        }
        deserializer.deserialize_seq(Counting)
    }
}

/// All tables as one file.
pub fn write_all(tables: Vec<(Kept, String)>) -> String {
    serde_json::to_string(&All { version: VERSION, tables }).unwrap_or_default()
}

/// One table as a file that the terminal reads too.
pub fn write_one(kept: &Kept, save: &str) -> String {
    let (first, rest) = save.split_once('\n').unwrap_or((save, ""));
    let Ok(Value::Object(mut header)) = serde_json::from_str(first) else { return save.to_string() };
    header.insert("table".into(), serde_json::to_value(kept).unwrap_or_default());
    format!("{}\n{rest}", Value::Object(header))
}

/// Reads a file of either kind; the tables in it are still to be checked.
pub fn read(text: &str) -> Result<Vec<Incoming>, String> {
    if text.len() > LARGEST {
        return Err(t("page.import.too-large"));
    }
    if text.trim().is_empty() {
        return Err(t("page.import.empty"));
    }
    let text = text.trim_start_matches('\u{feff}');
    match serde_json::from_str::<Outline>(text) {
        Ok(outline) if outline.version != VERSION => Err(tf("page.import.version", &[("version", &outline.version)])),
        Ok(outline) if outline.tables.0 > MOST_TABLES => {
            Err(tf("page.import.too-many", &[("count", &outline.tables.0), ("most", &MOST_TABLES)]))
        }
        Ok(_) => {
            let all: All =
                serde_json::from_str(text).map_err(|error| tf("page.import.bad-list", &[("reason", &error)]))?;
            Ok(all.tables.into_iter().map(|(kept, save)| Incoming { kept: Some(kept), save }).collect())
        }
        Err(_) => read_one(text).map(|incoming| vec![incoming]),
    }
}

/// A single save; its first line may say who plays. Blank lines before it stay, because errors name lines by number.
fn read_one(text: &str) -> Result<Incoming, String> {
    let start = text.find(|c: char| !c.is_whitespace()).unwrap_or(0);
    let start = text[..start].rfind('\n').map_or(0, |end| end + 1);
    let (blank, save) = text.split_at(start);
    let (first, rest) = save.split_once('\n').unwrap_or((save, ""));
    let mut header = match serde_json::from_str::<Value>(first) {
        Ok(Value::Object(header)) if header.contains_key("strata") => header,
        _ => return Err(t("page.import.not-ours")),
    };
    let Some(table) = header.remove("table") else { return Ok(Incoming { kept: None, save: text.to_string() }) };
    let save = format!("{blank}{}\n{rest}", Value::Object(header));
    Ok(Incoming { kept: serde_json::from_value(table).ok(), save })
}

impl Incoming {
    /// The game, and the question to its rules; refused if it need not be asked.
    pub fn question(&self) -> Result<(String, ToTable), String> {
        let save = Save::read(&self.save).map_err(|error| error.to_string())?;
        let holders = self.kept.as_ref().map(|kept| kept.holders.clone());
        Ok((save.header.game, ToTable::Check(self.save.clone(), holders)))
    }

    /// The table as it will be kept: of what a stranger wrote only what fits the facts is believed. `fresh` makes a key
    /// that no table has.
    pub fn believed(self, game: String, facts: Facts, now: f64, fresh: &mut dyn FnMut() -> String) -> (Kept, String) {
        let Facts { held, moves, over, score, .. } = facts;
        let holder = |&held: &bool| if held { Holder::Person } else { Holder::Nobody };
        let kept = match self.kept {
            None => Kept {
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
                seed: None,
            },
            Some(kept) => Kept {
                key: if is_key(&kept.key) { kept.key } else { fresh() },
                game,
                names: kept.names.iter().take(held.len()).map(|name| clean_name(name)).collect(),
                orders: kept.orders.into_iter().take(held.len()).collect(),
                when: if (0.0..=now).contains(&kept.when) { kept.when } else { now },
                moves,
                over,
                score,
                branch: kept.branch,
                // Dice that somebody else could know beforehand are none.
                seed: None,
                holders: kept.holders,
            },
        };
        (kept, self.save)
    }
}

/// A name as it may stand on the screen: one line, not too long.
pub fn clean_name(name: &str) -> String {
    let plain: String = name.chars().filter(|c| !c.is_control()).collect();
    plain.trim().chars().take(LONGEST_NAME).collect()
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

    /// A save with a few moves of chance.
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

    fn kept(key: &str) -> Kept {
        let mut holders = vec![Holder::Bot("keen".into()); 4];
        holders[1] = Holder::Person;
        let names = vec!["".into(), "Ada".into(), "".into(), "".into()];
        Kept {
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
            seed: None,
        }
    }

    fn import(text: &str) -> Result<Vec<(Kept, String)>, String> {
        let mut count = 0;
        let mut fresh = || {
            count += 1;
            format!("fresh{count}")
        };
        let mut check = |incoming: Incoming| {
            let (game, question) = incoming.question()?;
            let ToTable::Check(save, holders) = question else { return Err("another question".into()) };
            let facts = host::check::<Rules>(&save, holders.as_deref())?;
            Ok(incoming.believed(game, facts, 10.0, &mut fresh))
        };
        read(text)?.into_iter().map(&mut check).collect()
    }

    #[test]
    fn all_tables_come_back_as_they_were() {
        let tables = vec![(kept("a"), save()), (Kept { moves: 0, ..kept("b") }, header())];
        assert_eq!(import(&write_all(tables.clone())), Ok(tables));
    }

    #[test]
    fn one_table_comes_back_and_the_terminal_can_read_it() {
        let file = write_one(&kept("a"), &save());
        assert_eq!(Save::read(&file).unwrap(), Save::read(&save()).unwrap());
        let back = import(&file).unwrap();
        assert_eq!(back[0].0, kept("a"));
        assert_eq!(Save::read(&back[0].1).unwrap(), Save::read(&save()).unwrap());
        assert!(!back[0].1.contains("\"table\""));
    }

    #[test]
    fn a_save_of_the_terminal_is_played_by_people() {
        let back = import(&save()).unwrap();
        let (kept, _) = &back[0];
        assert_eq!((kept.key.as_str(), kept.moves, kept.holders.len()), ("fresh1", 20, 4));
        assert!(kept.holders.iter().all(|holder| *holder == Holder::Person));
    }

    #[test]
    fn strangers_are_not_believed() {
        let wild = Kept {
            key: "../../etc".into(),
            when: 1e300,
            moves: 999,
            seed: Some(7),
            over: true,
            names: vec!["a\n\u{7}b".into(), "x".repeat(99)],
            ..kept("a")
        };
        let (back, _) = import(&write_one(&wild, &save())).unwrap().remove(0);
        assert_eq!((back.key.as_str(), back.when, back.moves, back.over), ("fresh1", 10.0, 20, false));
        assert_eq!(back.seed, None);
        assert_eq!((back.names[0].as_str(), back.names[1].len()), ("ab", LONGEST_NAME));
        let few = Kept { holders: vec![Holder::Person], ..kept("a") };
        assert!(import(&write_one(&few, &save())).is_err());
        let ghost = Kept { holders: vec![Holder::Bot("ghost".into()); 4], ..kept("a") };
        assert!(import(&write_one(&ghost, &save())).unwrap_err().contains("ghost"));
    }

    #[test]
    fn what_is_no_table_is_refused_in_words() {
        let moved = save().replacen("lay", "lie", 1);
        let many = format!("{}{}", header(), "{\"undo\":1}\n".repeat(MAX_SAVE_LINES));
        let large = " ".repeat(LARGEST + 1);
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
        let tables: Vec<(Kept, String)> = read(text)
            .unwrap()
            .into_iter()
            .map(|incoming| {
                assert!(incoming.question().is_ok());
                (incoming.kept.unwrap(), incoming.save)
            })
            .collect();
        let games: Vec<&str> = tables.iter().map(|(kept, _)| kept.game.as_str()).collect();
        assert_eq!(games, ["volcanique", "cosmic-frog"]);
        let (kept, _) = &tables[1];
        assert_eq!((kept.holders[0].clone(), kept.holders[1].clone()), (Holder::Person, Holder::Bot("calm".into())));
        assert_eq!((kept.names[0].as_str(), kept.moves > 0, kept.over), ("Ada", true, false));
        assert_eq!(write_all(tables), text.trim_end(), "written as it was read");
    }

    #[test]
    fn one_bad_table_is_refused_alone() {
        let tables = vec![(kept("a"), save()), (kept("b"), "junk".into()), (kept("c"), save())];
        let questions: Vec<bool> =
            read(&write_all(tables)).unwrap().iter().map(|incoming| incoming.question().is_ok()).collect();
        assert_eq!(questions, [true, false, true]);
    }

    #[test]
    fn a_file_with_too_many_tables_is_refused_before_they_are_read() {
        let many = |count: usize| format!("{{\"strata_tables\":1,\"tables\":[{}0]}}", "0,".repeat(count - 1));
        assert!(read(&many(MOST_TABLES + 1)).unwrap_err().contains("10001"));
        assert!(read(&many(MOST_TABLES)).unwrap_err().contains("broken"), "so many may be there, if they are tables");
    }

    #[test]
    fn lines_are_numbered_as_in_the_file() {
        let plain = save();
        let exported = write_one(&kept("a"), &plain);
        for text in [plain, exported] {
            let damaged = format!("\r\n \n{}", text.replacen("chance lay", "chance lie", 1));
            let line = 1 + damaged.lines().position(|line| line.contains("chance lie")).unwrap();
            let incoming = read(&damaged).unwrap().remove(0);
            let (_, ToTable::Check(save, _)) = incoming.question().unwrap() else { panic!("another question") };
            let rules = Arc::new(Save::read(&save).unwrap().rules::<Rules>().unwrap());
            assert_eq!(Save::read(&save).unwrap().follow(rules).unwrap().stop.unwrap().line, line);
        }
    }
}
