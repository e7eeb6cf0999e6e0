//! Saves that the rules of this version cannot follow to their end: never changed, watched up to there, gone on with in a new
//! save.

use crate::test_folder::TestFolder;
use std::fs;

/// Puts one of the saves that were edited by hand into the folder of a test.
fn edited(place: &TestFolder, name: &str) -> String {
    let file = format!("{}/../../fixtures/saves/edited/{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(file).unwrap();
    place.write("old.jsonl", &text);
    place.write("old.jsonl.seats", "bot,bot,bot\n");
    text
}

#[test]
fn it_is_said_where_and_why_the_rules_stop() {
    let place = TestFolder::new("stopped");
    for (name, parts) in [
        ("cosmic-frog-refused-move", ["up to move 18 of 66", "line 33: rule LEAP-1 refuses the move"]),
        ("cosmic-frog-not-a-move", ["up to move 30 of 66", "line 57: nobody at this table is called \"nonsense\""]),
        ("cosmic-frog-damaged-line", ["up to move 30 of 65", "line 57: not an entry"]),
        ("cosmic-frog-undo-past-a-barrier", ["up to move 30 of 66", "cannot be taken back"]),
        ("volcanique-damaged-line", ["up to move 20 of 68", "line 24: not an entry"]),
    ] {
        let text = edited(&place, name);
        let told = place.run(&["resume", "old.jsonl"], "1\n");
        for part in parts {
            told.expect(2, part);
        }
        told.expect(2, "strata replay old.jsonl\n");
        told.expect(2, "strata resume old.jsonl --new-save NEW.jsonl\n");
        told.expect(2, "strata resume old.jsonl --new-save NEW.jsonl --skip-damage\n");
        let replayed = place.run(&["replay", "old.jsonl"], "");
        replayed.expect(0, parts[0]);
        let last = replayed.out.lines().last().unwrap();
        assert!(last.starts_with("The rules of this version follow old.jsonl"), "{last}");
        let drawn = place.run(&["render", "old.jsonl", "-o", "board.svg", "--force"], "");
        drawn.expect(0, "warning: the rules of this version follow old.jsonl");
        assert_eq!(place.read("old.jsonl"), text, "the save is as it was");
    }
    edited(&place, "volcanique-undo-past-the-start");
    let told = place.run(&["resume", "old.jsonl"], "");
    told.expect(2, "--new-save NEW.jsonl");
    assert!(!told.err.contains("--skip-damage"), "nothing sound comes later:\n{}", told.err);
    place
        .run(&["resume", "old.jsonl", "--new-save", "new.jsonl", "--skip-damage"], "")
        .expect(2, "holds no sound position behind");
    assert!(
        !place.files().iter().any(|name| name.contains("continued") || name.starts_with("new")),
        "{:?}",
        place.files()
    );
}

#[test]
fn the_game_goes_on_in_a_new_save() {
    for name in ["cosmic-frog-refused-move", "volcanique-damaged-line"] {
        let place = TestFolder::new(&format!("stopped-{name}"));
        let text = edited(&place, name);
        place.write("old.jsonl.seats", if name.starts_with("vol") { "bot,random\n" } else { "bot,bot,random\n" });
        let resume = ["resume", "old.jsonl", "--seed", "2", "--new-save"];
        place.run(&[&resume[..], &["new.jsonl"]].concat(), "").expect(0, "the old one stays as it is");
        place.run(&[&resume[..], &["later.jsonl", "--skip-damage"]].concat(), "").expect(0, "after move 6");
        place.run(&[&resume[..], &["new.jsonl"]].concat(), "").expect(2, "new.jsonl is there already");
        assert_eq!(place.read("old.jsonl"), text, "the save is as it was");
        for new in ["new.jsonl", "later.jsonl"] {
            let end = place.run(&["replay", new], "");
            end.expect(0, "win");
            assert!(!end.out.contains("follow"), "the new save is sound: {}", end.out);
            place.run(&["resume", new], "").expect(0, "This game is over");
        }
        let moves = |text: &str| {
            text.lines().filter(|line| line.starts_with("{\"move\"")).map(String::from).collect::<Vec<_>>()
        };
        let (old, new) = (moves(&text), moves(&place.read("new.jsonl")));
        assert!(new.starts_with(&old[..18]), "the moves that were followed are in the new save");
        assert_eq!(place.read("new.jsonl.seats"), place.read("old.jsonl.seats"));
        assert!(place.read("later.jsonl").lines().next().unwrap().contains("\"from\":"), "it begins from a position");
    }
}

#[test]
fn a_sound_save_can_be_gone_on_with_in_a_new_one() {
    let place = TestFolder::new("new-save");
    let play = ["play", "cosmic-frog", "--seats", "me,random,random", "--seed", "3", "--save", "game.jsonl"];
    let mut first = place.talk(&play);
    first.until_prompt().unwrap();
    let text = place.read("game.jsonl");
    let ran = place.run(&["resume", "game.jsonl", "--new-save", "mine.jsonl", "--seed", "5"], "1\n");
    ran.expect(0, "from its end, in a new save");
    ran.expect(0, "strata resume mine.jsonl");
    assert_eq!(place.read("game.jsonl"), text, "which is being played elsewhere");
    assert!(place.read("mine.jsonl").len() > text.len());
    place
        .run(&["resume", "game.jsonl", "--new-save", "x.jsonl", "--skip-damage"], "")
        .expect(2, "leave out --skip-damage");
    place.run(&["resume", "game.jsonl", "--skip-damage"], "").expect(2, "--new-save");
    first.leave();
    let same = ["resume", "game.jsonl", "--new-save", "./game.jsonl"];
    place.run(&same, "").expect(2, "./game.jsonl is there already and is not overwritten");
}

#[test]
fn a_save_of_newer_rules_is_gone_on_with_only_in_a_new_one() {
    let place = TestFolder::new("newer");
    let play = ["play", "cosmic-frog", "--seats", "me,random,random", "--seed", "3", "--save", "game.jsonl"];
    place.run(&play, "");
    let (first, rest) =
        place.read("game.jsonl").split_once('\n').map(|(one, two)| (one.to_string(), two.to_string())).unwrap();
    let (before, after) = first.split_once("\"edition\":").unwrap();
    let text = format!("{before}\"edition\":9{after}\n{rest}");
    place.write("game.jsonl", &text);
    let told = place.run(&["resume", "game.jsonl"], "1\n");
    told.expect(2, "newer rules began this game");
    told.expect(2, "written by a newer version of Strata");
    told.expect(2, "strata replay game.jsonl\n");
    told.expect(2, "strata resume game.jsonl --new-save NEW.jsonl\n");
    place.run(&["replay", "game.jsonl"], "").expect(0, "newer rules began this game");
    place.run(&["resume", "game.jsonl", "--new-save", "mine.jsonl"], "1\n").expect(0, "from its end, in a new save");
    place.run(&["resume", "mine.jsonl"], "1\n").expect(0, "Going on with mine.jsonl");
    assert_eq!(place.read("game.jsonl"), text, "the save is as it was");
}

#[test]
fn a_save_whose_first_position_is_damaged_goes_on_from_a_later_one() {
    let place = TestFolder::new("damaged-start");
    let file = format!("{}/../../fixtures/saves/cosmic-frog/from-a-position.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(file).unwrap().replacen("discard = ", "discards = ", 1);
    place.write("old.jsonl", &text);
    place.write("old.jsonl.seats", "bot,bot,bot\n");
    let told = place.run(&["resume", "old.jsonl"], "");
    told.expect(2, "line 1: the position that the game began from cannot be read");
    told.expect(2, "strata resume old.jsonl --new-save NEW.jsonl --skip-damage\n");
    place
        .run(&["resume", "old.jsonl", "--new-save", "new.jsonl", "--skip-damage", "--seed", "2"], "")
        .expect(0, "the old one stays as it is");
    place.run(&["replay", "new.jsonl"], "").expect(0, "win");
    assert_eq!(place.read("old.jsonl"), text, "the save is as it was");
}
