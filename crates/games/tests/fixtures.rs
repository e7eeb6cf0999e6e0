//! Saves of older versions: the current rules follow each to its end, or stop at a stated move for a stated reason.
//!
//! `fixtures/saves/expected.txt` states it, one line per file. `STRATA_FIXTURES=write` writes the list again; read the
//! difference before you commit it.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tabletop::{Game, Save, Turn};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/saves")
}

/// All saves as paths from the folder of fixtures, sorted.
fn saves() -> Vec<String> {
    let mut found = Vec::new();
    for group in ["cosmic-frog", "volcanique", "edited"] {
        for entry in fs::read_dir(folder().join(group)).unwrap() {
            found.push(format!("{group}/{}", entry.unwrap().file_name().to_str().unwrap()));
        }
    }
    found.sort();
    found
}

/// How far the rules follow a save, in one line.
fn verdict<G: Game>(save: &Save) -> Result<String, String> {
    let rules = Arc::new(save.rules::<G>()?);
    let followed = save.follow(rules).map_err(|error| error.to_string())?;
    let counted = followed.table.moves().count();
    let over = if followed.table.turn() == Turn::Over { "over" } else { "running" };
    Ok(match (followed.stop, followed.rescue) {
        (None, _) => format!("to its end, {counted} moves count, {over}"),
        (Some(stop), None) => format!("stops at {stop}"),
        (Some(stop), Some(rescue)) => format!("stops at {stop}; sound again after move {}", rescue.moves),
    })
}

fn judge(text: &str) -> Result<String, String> {
    let save = Save::read(text).map_err(|error| error.to_string())?;
    games::with_game!(&save.header.game, G => verdict::<G>(&save))
}

#[test]
fn older_saves_are_followed_as_stated() {
    let mut found = String::new();
    for name in saves() {
        let path = folder().join(&name);
        let before = fs::read(&path).unwrap();
        let text = String::from_utf8(before.clone()).unwrap();
        let verdict = judge(&text).unwrap_or_else(|reason| format!("cannot be read: {reason}"));
        found += &format!("{name}: {verdict}\n");
        assert_eq!(fs::read(&path).unwrap(), before, "{name} was changed");
    }
    let list = folder().join("expected.txt");
    if std::env::var("STRATA_FIXTURES").as_deref() == Ok("write") {
        fs::write(&list, &found).unwrap();
    }
    let expected = fs::read_to_string(&list).unwrap();
    let differing = expected.lines().zip(found.lines()).filter(|(one, two)| one != two);
    let differing: Vec<String> = differing.map(|(one, two)| format!("expected {one}\n   found {two}")).collect();
    assert!(expected == found, "{}", differing.join("\n"));
}

#[test]
fn there_are_enough_of_every_kind() {
    let saves = saves();
    for game in ["cosmic-frog/", "volcanique/"] {
        let texts = saves.iter().filter(|name| name.starts_with(game));
        let texts: Vec<String> = texts.map(|name| fs::read_to_string(folder().join(name)).unwrap()).collect();
        assert!(texts.len() >= 20, "{game}");
        for part in ["{\"undo\":", "\"from\":", "{\"snapshot\":", "\"table\":"] {
            assert!(texts.iter().any(|text| text.contains(part)), "no save of {game} has {part}");
        }
        assert!(texts.iter().all(|text| text.contains("\"strata\":1,") && !text.contains("\"edition\"")));
    }
}
