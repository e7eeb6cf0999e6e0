//! Files of tables: what is written is read again, and what strangers wrote is checked.

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

/// Returns the files of all tables.
fn write_all(tables: &[(SavedTable, String)]) -> Vec<ExportedFile> {
    let mut writer = TablesWriter::default();
    let mut files: Vec<_> = tables.iter().filter_map(|(saved, save)| writer.add(saved, save)).collect();
    files.extend(writer.finish());
    files
}

/// Returns all tables as one file.
fn write_together(tables: &[(SavedTable, String)]) -> String {
    let files = write_all(tables);
    assert_eq!(files.len(), 1);
    files[0].text.clone()
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
    assert_eq!(import(&write_together(&tables)), Ok(tables));
}

#[test]
fn what_does_not_fit_into_one_file_comes_back_from_several() {
    // A finished game has about 400 KB; each of these has 1 MB.
    let save = format!("{}{}", header(), "{\"move\":\"red leap 3,4\"}\n".repeat((1 << 20) / 24));
    let mut tables: Vec<_> = (0..100).map(|number| (saved(&format!("table-{number}")), save.clone())).collect();
    // The largest save, which does not fit into a list.
    tables.insert(50, (saved("large"), format!("{}{}", header(), "{\"undo\":1}\n".repeat((31 << 20) / 11))));
    let files = write_all(&tables);
    assert!((4..=6).contains(&files.len()), "{} files", files.len());
    assert!(files[0].name == "strata-tables.json" && files.iter().any(|file| file.name == "strata-large.jsonl"));
    let mut back = Vec::new();
    for file in &files {
        assert!(file.text.len() <= MAX_FILE_BYTES, "{}: {} bytes", file.name, file.text.len());
        let read = read(&file.text).unwrap_or_else(|reason| panic!("{}: {reason}", file.name));
        back.extend(read.into_iter().map(|table| (table.saved.unwrap(), table.save)));
    }
    let names: std::collections::BTreeSet<_> = files.iter().map(|file| &file.name).collect();
    assert_eq!(names.len(), files.len(), "every file has a name of its own");
    let key = |table: &(SavedTable, String)| table.0.key.clone();
    tables.sort_by_key(key);
    back.sort_by_key(key);
    // A first line that is read and written again has its members in another order.
    let moves = |save: &str| save.split_once('\n').map(|(_, moves)| moves.to_string());
    assert!(tables.iter().map(key).eq(back.iter().map(key)));
    assert!(tables.iter().zip(&back).all(|(one, two)| one.0 == two.0 && moves(&one.1) == moves(&two.1)));
    let few: Vec<_> = (0..MAX_TABLES + 1).map(|_| (saved("a"), String::new())).collect();
    assert_eq!(write_all(&few).len(), 2, "no file has more tables than are read");
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
    let text = include_str!("../../../../../fixtures/exports/all-tables.json");
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
    assert_eq!(write_together(&tables), text.trim_end(), "written as it was read");
}

#[test]
fn one_bad_table_is_refused_alone() {
    let tables = vec![(saved("a"), save()), (saved("b"), "junk".into()), (saved("c"), save())];
    let questions: Vec<bool> =
        read(&write_together(&tables)).unwrap().iter().map(|incoming| incoming.check_request().is_ok()).collect();
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
        let (_, FileRequest::Check(save, _)) = incoming.check_request().unwrap() else { panic!("another question") };
        let rules = Arc::new(Save::read(&save).unwrap().rules::<Rules>().unwrap());
        assert_eq!(Save::read(&save).unwrap().follow(rules).unwrap().stop.unwrap().line, line);
    }
}
