//! Tables as files: what is exported, and how anything that claims to be an export is checked. Pure: nothing here touches the
//! browser, and nothing is kept before everything has been checked.
//!
//! Two kinds of files. All tables: `{"strata_tables":1,"tables":[[entry, save], …]}`. One table: its save, as the terminal
//! writes and reads it, with what the list says of it as one more member `table` of the first line.

use super::kept::{Kept, is_key};
use crate::text::{t, tf};
use protocol::{Facts, Holder, ToTable};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::Save;

/// The largest file that is read, in bytes.
pub const LARGEST: usize = 20 * 1024 * 1024;
/// The longest name of a person, in letters.
pub const LONGEST_NAME: usize = 24;
/// The version of the file of all tables.
const VERSION: u32 = 1;

/// A table as it stands in a file, not yet checked.
#[derive(Clone, Debug, PartialEq)]
pub struct Incoming {
    kept: Option<Kept>,
    save: String,
}

#[derive(Serialize, Deserialize)]
struct All {
    strata_tables: u32,
    tables: Vec<(Kept, String)>,
}

/// All tables as one file.
pub fn write_all(tables: Vec<(Kept, String)>) -> String {
    serde_json::to_string(&All { strata_tables: VERSION, tables }).unwrap_or_default()
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
    #[derive(Deserialize)]
    struct Version {
        strata_tables: u32,
    }
    if text.len() > LARGEST {
        return Err(t("page.import.too-large"));
    }
    if text.trim().is_empty() {
        return Err(t("page.import.empty"));
    }
    let text = text.trim_start_matches('\u{feff}');
    match serde_json::from_str::<Version>(text) {
        Ok(version) if version.strata_tables != VERSION => {
            Err(tf("page.import.version", &[("version", &version.strata_tables)]))
        }
        Ok(_) => {
            let all: All =
                serde_json::from_str(text).map_err(|error| tf("page.import.bad-list", &[("reason", &error)]))?;
            Ok(all.tables.into_iter().map(|(kept, save)| Incoming { kept: Some(kept), save }).collect())
        }
        Err(_) => read_one(text).map(|incoming| vec![incoming]),
    }
}

/// A single save; its first line may say who plays.
fn read_one(text: &str) -> Result<Incoming, String> {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let mut header = match serde_json::from_str::<Value>(first) {
        Ok(Value::Object(header)) if header.contains_key("strata") => header,
        _ => return Err(t("page.import.not-ours")),
    };
    let Some(table) = header.remove("table") else { return Ok(Incoming { kept: None, save: text.to_string() }) };
    Ok(Incoming { kept: serde_json::from_value(table).ok(), save: format!("{}\n{rest}", Value::Object(header)) })
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
    use tabletop::{Game, Header, MOST_LINES};

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
        let many = format!("{}{}", header(), "{\"undo\":1}\n".repeat(MOST_LINES));
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
    fn one_bad_table_spoils_the_file() {
        let tables = vec![(kept("a"), save()), (kept("b"), "junk".into())];
        assert!(import(&write_all(tables)).is_err());
    }
}
