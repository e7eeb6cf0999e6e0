//! Saves of older versions: the current rules follow each to its end, or stop at a stated move for a stated reason.
//!
//! `fixtures/saves/expected.txt` states it, one line per file. `STRATA_FIXTURES=write` writes the list again; read the
//! difference before you commit it. `fixtures/saves/hashes.txt` has a hash of every file, because none may ever change;
//! lines are only added to it, by the same command. It also has the files of `fixtures/exports`.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tabletop::{CompleteGame, Pending, Save, SaveLine, SaveStop, text_hash};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/saves")
}

/// Returns all saves as paths from the folder of fixtures, sorted.
fn saves() -> Vec<String> {
    let mut found = Vec::new();
    for group in ["cosmic-frog", "volcanique", "edited", "format-2"] {
        for entry in fs::read_dir(folder().join(group)).unwrap() {
            found.push(format!("{group}/{}", entry.unwrap().file_name().to_str().unwrap()));
        }
    }
    found.sort();
    found
}

/// Returns how far the rules follow a save, in one line.
fn verdict<G: CompleteGame>(save: &Save) -> Result<String, String> {
    let rules = Arc::new(save.rules::<G>()?);
    let followed = save.follow(rules).map_err(|error| error.to_string())?;
    let counted = followed.table.moves().count();
    let over = if followed.table.pending() == Pending::Over { "over" } else { "running" };
    Ok(match (followed.stop, followed.rescue) {
        (None, _) => format!("to its end, {counted} moves count, {over}"),
        (Some(stop), None) => format!("stops at {stop}"),
        (Some(stop), Some(rescue)) => format!("stops at {stop}; sound again after move {}", rescue.moves),
    })
}

/// Returns all saves and all exports, as paths from the folder of saves.
fn files() -> Vec<String> {
    let mut found = saves();
    for entry in fs::read_dir(folder().join("../exports")).unwrap() {
        found.push(format!("../exports/{}", entry.unwrap().file_name().to_str().unwrap()));
    }
    found.sort();
    found
}

fn judge(text: &str) -> Result<String, String> {
    let save = Save::read(text).map_err(|error| error.to_string())?;
    games::with_game!(&save.header.game, G => verdict::<G>(&save))?
}

fn text(name: &str) -> String {
    fs::read_to_string(folder().join(name)).unwrap()
}

fn is_writing() -> bool {
    std::env::var("STRATA_FIXTURES").as_deref() == Ok("write")
}

#[test]
fn no_fixture_was_ever_changed() {
    let list = folder().join("hashes.txt");
    let mut known = fs::read_to_string(&list).unwrap_or_default();
    let line = |name: &str| format!("{name}: {:016x}\n", text_hash(&text(name)));
    if is_writing() {
        let new = files().into_iter().filter(|name| !known.contains(&format!("{name}: ")));
        let new: String = new.map(|name| line(&name)).collect();
        known += &new;
        fs::write(&list, &known).unwrap();
    }
    let found: String = files().iter().map(|name| line(name)).collect();
    let sorted = |text: &str| text.lines().map(String::from).collect::<std::collections::BTreeSet<_>>();
    assert_eq!(sorted(&found), sorted(&known), "a fixture was changed, removed, or is not in hashes.txt yet");
}

#[test]
fn older_saves_are_followed_as_stated() {
    let mut found = String::new();
    for name in saves() {
        let verdict = judge(&text(&name)).unwrap_or_else(|reason| format!("cannot be read: {reason}"));
        found += &format!("{name}: {verdict}\n");
    }
    let list = folder().join("expected.txt");
    if is_writing() {
        fs::write(&list, &found).unwrap();
    }
    let expected = fs::read_to_string(&list).unwrap();
    let differing = expected.lines().zip(found.lines()).filter(|(one, two)| one != two);
    let differing: Vec<String> = differing.map(|(one, two)| format!("expected {one}\n   found {two}")).collect();
    assert!(expected == found, "{}", differing.join("\n"));
}

#[test]
fn a_stop_that_no_damage_explains_names_a_rule() {
    fn stop<G: CompleteGame>(save: &Save) -> Option<SaveStop> {
        save.follow(Arc::new(save.rules::<G>().unwrap())).unwrap().stop
    }
    let mut stops = 0;
    for name in saves().iter().filter(|name| !name.starts_with("edited/")) {
        let save = Save::read(&text(name)).unwrap();
        let Some(stop) = games::with_game!(&save.header.game, G => stop::<G>(&save)).unwrap() else { continue };
        stops += 1;
        let rule = stop.rule.unwrap_or_else(|| panic!("{name}: {stop}"));
        assert!(!rule.is_empty() && stop.to_string().contains(rule), "{name}: {stop}");
    }
    assert!(stops > 0, "no fixture proves anything here");
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

#[test]
fn some_people_play_several_seats_and_choose_colours() {
    let headers: Vec<String> = saves().iter().map(|name| text(name).lines().next().unwrap_or("").to_string()).collect();
    let has = |game: &str, part: &str| {
        let game = format!("\"game\":\"{game}\"");
        headers.iter().any(|header| header.contains(&game) && header.contains(part))
    };
    for (game, colours) in [("cosmic-frog", "[\"orange\",\"gray\",\"green\"]"), ("volcanique", "\"violet\"")] {
        assert!(has(game, "\"persons\":["), "{game}: one person with several seats");
        assert!(has(game, colours), "{game}: chosen colours");
    }
}

#[test]
fn saves_of_format_2_hold_everything_that_it_added() {
    for game in ["cosmic-frog", "volcanique"] {
        let prefix = format!("format-2/{game}-");
        let texts: Vec<String> =
            saves().iter().filter(|name| name.starts_with(&prefix)).map(|name| text(name)).collect();
        assert!(texts.len() >= 3, "{game}");
        for text in &texts {
            let save = Save::read(text).unwrap();
            assert!(save.header.format == 2 && save.header.edition.is_some() && save.header.game == game);
        }
        let lines: Vec<SaveLine> = texts.iter().flat_map(|text| Save::read(text).unwrap().lines).collect();
        let has = |is: fn(&SaveLine) -> bool| lines.iter().any(is);
        assert!(has(|line| matches!(line, SaveLine::Seat { .. })), "{game}: a seat that changed hands");
        assert!(has(|line| matches!(line, SaveLine::AgreedUndo(_))), "{game}: an undo that all agreed to");
        assert!(has(|line| matches!(line, SaveLine::Undo(_))), "{game}: an undo");
        assert!(has(|line| matches!(line, SaveLine::TurnUndo(_))), "{game}: a turn that was taken back");
        assert!(has(|line| matches!(line, SaveLine::Pause(true))), "{game}: a pause");
        assert!(has(|line| matches!(line, SaveLine::StandIn { .. })), "{game}: a bot that stands in");
        assert!(has(|line| matches!(line, SaveLine::ProposeUndo { .. })), "{game}: an undo that is proposed");
        for vote in [true, false] {
            let votes =
                lines.iter().filter(|line| matches!(line, SaveLine::VoteUndo { accept, .. } if *accept == vote));
            assert!(votes.count() > 0, "{game}: a vote {vote}");
        }
        // No turn of Volcanique ends with chance, so none waits for its end.
        assert_eq!(has(|line| matches!(line, SaveLine::EndTurn(_))), game == "cosmic-frog", "{game}: an end of a turn");
        assert!(has(|line| matches!(line, SaveLine::Snapshot { sum: Some(_), .. })), "{game}: a checksum");
    }
}
