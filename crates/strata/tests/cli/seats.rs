//! The note of who plays, beside a save.

use crate::test_folder::TestFolder;
use std::fs;

const PLAY: [&str; 8] = ["play", "cosmic-frog", "--seats", "me,bot,random", "--seed", "3", "--save", "game.jsonl"];

#[test]
fn a_note_that_says_nothing_is_not_taken_for_everybody() {
    let place = TestFolder::new("seats");
    place.run(&PLAY, "").expect(0, "saved");
    let before = place.read("game.jsonl");
    for (note, reason) in [
        (&b"me1,wolf,random"[..], "\"wolf\" cannot sit down"),
        (b"me1,bot", "2 seats for 3 frogs"),
        (b"me1,robo,bot", "somebody must play purple"),
        (b"", "cannot sit down"),
        (b"\xff\xff", "not a text file"),
    ] {
        place.write("game.jsonl.seats", note);
        let ran = place.run(&["resume", "game.jsonl"], "1\n");
        ran.expect(2, reason);
        ran.expect(2, "game.jsonl.seats");
        ran.expect(2, "red, purple, gray: strata resume game.jsonl --seats me1,bot,bot");
        assert_eq!(place.read("game.jsonl"), before, "nobody has played");
    }
    fs::remove_file(place.path("game.jsonl.seats")).unwrap();
    fs::create_dir(place.path("game.jsonl.seats")).unwrap();
    place.run(&["resume", "game.jsonl"], "").expect(2, "game.jsonl.seats cannot be read");
    fs::remove_dir(place.path("game.jsonl.seats")).unwrap();
    place.run(&["resume", "game.jsonl"], "").expect(0, "everybody is a person at this device");
    place.write("game.jsonl.seats", "wolf");
    place.run(&["resume", "game.jsonl", "--seats", "me,bot,bot"], "").expect(0, "Go on with");
    assert_eq!(place.read("game.jsonl.seats"), "me1,bot,bot\n");
}

#[test]
fn wrong_seats_are_told_from_a_wrong_note() {
    let place = TestFolder::new("seats-option");
    place.run(&PLAY, "").expect(0, "saved");
    for seats in ["me,bot", "me,wolf,bot"] {
        place.run(&["resume", "game.jsonl", "--seats", seats], "").expect(2, "error: --seats: ");
    }
    assert_eq!(place.read("game.jsonl.seats"), "me1,bot,random\n");
}

#[test]
fn a_copy_of_a_game_knows_who_plays() {
    let place = TestFolder::new("seats-copy");
    place.run(&PLAY, "save copy.jsonl\n").expect(0, "A copy of the game is in copy.jsonl.");
    assert_eq!(place.read("copy.jsonl.seats"), "me1,bot,random\n");
    place.run(&["resume", "copy.jsonl"], "").expect(0, "red> ");
    place.run(&["resume", "game.jsonl"], "save copy.jsonl\n").expect(0, "there already");
}

#[cfg(unix)]
#[test]
fn the_note_is_replaced_as_a_whole() {
    let place = TestFolder::new("seats-torn");
    place.run(&PLAY, "").expect(0, "saved");
    let before = place.read("game.jsonl");
    let ran = place.run_after("trap '' XFSZ; ulimit -f 0", &["resume", "game.jsonl", "--seats", "bot,bot,bot"]);
    ran.expect(2, "game.jsonl.seats cannot be written");
    assert_eq!(place.read("game.jsonl.seats"), "me1,bot,random\n");
    assert_eq!(place.files(), ["game.jsonl", "game.jsonl.seats"], "no part of a file is left");
    // A note that is a link to the save itself must not take its place.
    fs::remove_file(place.path("game.jsonl.seats")).unwrap();
    std::os::unix::fs::symlink("game.jsonl", place.path("game.jsonl.seats")).unwrap();
    place.run(&["resume", "game.jsonl", "--seats", "bot,bot,bot"], "").expect(2, "is not replaced");
    assert_eq!(place.read("game.jsonl"), before);
}

#[test]
fn seats_that_change_hands_stand_in_the_save() {
    let place = TestFolder::new("seats-change");
    place.run(&PLAY, "").expect(0, "saved");
    let before = place.read("game.jsonl");
    place.run(&["resume", "game.jsonl", "--seats", "calm,bot,me"], "").expect(0, "Go on with");
    let added = place.read("game.jsonl")[before.len()..].to_string();
    let lines: Vec<&str> = added.lines().take(2).collect();
    assert_eq!(
        lines,
        [r#"{"seat":{"number":0,"holder":{"Bot":"calm"}}}"#, r#"{"seat":{"number":2,"holder":"Person"}}"#]
    );
    place.run(&["replay", "game.jsonl"], "").expect(0, "The game is not over.");
}
