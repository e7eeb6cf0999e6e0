//! Saves: one process at a time, only whole lines after any failure, never overwritten.

use crate::test_folder::TestFolder;

#[test]
fn a_game_survives_a_crash() {
    let place = TestFolder::new("crash");
    let arguments = ["play", "cosmic-frog", "--seats", "me,random,random", "--seed", "3", "--save", "game.jsonl"];
    place.run(&arguments, "1\n2\n").expect(0, "Go on with: strata resume game.jsonl");
    let whole = place.read("game.jsonl");
    let end = whole.trim_end().rfind('\n').unwrap() + 1;
    place.write("game.jsonl", &whole[..end + (whole.len() - end) / 2]);
    place.run(&["resume", "game.jsonl", "--seed", "4"], "2\nwhy leap 9,9\n").expect(0, "LEAP-1");
    let again = place.read("game.jsonl");
    assert!(again.starts_with(&whole[..end]) && again.ends_with("}\n"));
    place.run(&["replay", "game.jsonl"], "").expect(0, "The game is not over.");
    // Whole, but without its line end.
    place.write("game.jsonl", again.trim_end());
    place.run(&["resume", "game.jsonl"], "").expect(0, "saved");
    assert_eq!(place.read("game.jsonl"), again);
}

/// A game that waits for a person.
const PLAY: [&str; 8] = ["play", "cosmic-frog", "--seats", "me,random,random", "--seed", "3", "--save", "game.jsonl"];

#[test]
fn one_process_at_a_time_holds_a_save() {
    let place = TestFolder::new("lock");
    let mut first = place.talk(&PLAY);
    first.until_prompt().unwrap();
    let before = place.read("game.jsonl");
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("game.jsonl", place.path("link.jsonl")).unwrap();
        std::fs::hard_link(place.path("game.jsonl"), place.path("hard.jsonl")).unwrap();
        for name in ["./game.jsonl", "link.jsonl", "hard.jsonl"] {
            place.run(&["resume", name], "1\n").expect(2, "is being played by another strata");
        }
    }
    let second = place.run(&["resume", "game.jsonl", "--seats", "bot,bot,bot"], "1\n");
    second.expect(2, "game.jsonl is being played by another strata");
    second.expect(2, "strata replay game.jsonl");
    assert_eq!(place.read("game.jsonl"), before, "the second has changed nothing");
    assert_eq!(place.read("game.jsonl.seats"), "me1,random,random\n");
    place.run(&["replay", "game.jsonl"], "").expect(0, "The game is not over.");
    place.run(&["render", "game.jsonl", "-o", "board.svg"], "").expect(0, "board.svg");

    first.say("1");
    first.until_prompt().unwrap();
    assert!(place.read("game.jsonl").len() > before.len(), "the first goes on");
    first.kill();
    let mut third = place.talk(&["resume", "game.jsonl"]);
    assert!(third.until_prompt().is_some(), "a lock does not outlive its process");
    place.run(&["resume", "game.jsonl"], "").expect(2, "strata replay game.jsonl");
    third.leave();
    place.run(&["resume", "game.jsonl"], "").expect(0, "The game is saved.");
}

/// Where locks do not help, a save that somebody else has changed is noticed before anything is added to it.
#[test]
fn a_save_that_was_changed_meanwhile_is_left_alone() {
    for change in ["longer", "removed"] {
        let place = TestFolder::new(&format!("changed-{change}"));
        let mut game = place.talk(&PLAY);
        game.until_prompt().unwrap();
        let changed = format!("{}{{\"undo\":1}}\n", place.read("game.jsonl"));
        if change == "removed" {
            std::fs::remove_file(place.path("game.jsonl")).unwrap();
        }
        place.write("game.jsonl", &changed);
        game.say("1");
        assert_eq!(game.until_prompt(), None, "the game has stopped");
        assert_eq!(place.read("game.jsonl"), changed, "nothing was added");
    }
}

/// A disk that is full in the middle of a line: what was told to the players is kept, and nothing else.
#[cfg(unix)]
#[test]
fn a_line_that_was_cut_off_is_taken_away() {
    let place = TestFolder::new("full-disk");
    let game = ["play", "cosmic-frog", "--seats", "bot,bot,random", "--length", "shorter", "--seed", "5"];
    let limit = "trap '' XFSZ; ulimit -f 20";
    let ran = place.run_after(limit, &[&game[..], &["--save", "game.jsonl"]].concat());
    ran.expect(2, "game.jsonl cannot be written");
    let kept = place.read("game.jsonl");
    assert!(kept.len() > 8000 && kept.ends_with("}\n"), "it ends with a whole line: {:?}", kept.lines().last());
    place.run(&["resume", "game.jsonl", "--seed", "5"], "").expect(0, "points");
    assert!(place.read("game.jsonl").starts_with(&kept));
}

#[test]
fn a_header_without_its_line_end_is_not_lost() {
    let place = TestFolder::new("header");
    place.run(&PLAY, "").expect(0, "saved");
    let whole = place.read("game.jsonl");
    place.write("game.jsonl", whole.lines().next().unwrap());
    place.run(&["resume", "game.jsonl", "--seed", "3"], "1\n").expect(0, "saved");
    assert_eq!(place.read("game.jsonl").lines().next(), whole.lines().next());
    place.run(&["replay", "game.jsonl"], "").expect(0, "The game is not over.");
}

#[test]
fn a_save_can_have_any_name() {
    let place = TestFolder::new("names");
    let name = "it's my game.jsonl";
    let ran = place.run(&["play", "cosmic-frog", "--seats", "me,bot,bot", "--save", name], "");
    ran.expect(0, r"strata resume 'it'\''s my game.jsonl'");
}

/// What is written can be read again: a save does not grow beyond what is read.
#[test]
fn a_full_save_takes_nothing_more() {
    let place = TestFolder::new("full");
    place.run(&PLAY, "").expect(0, "saved");
    let mut text = place.read("game.jsonl");
    let seat = "{\"seat\":{\"number\":0,\"holder\":\"Person\"}}\n";
    text.push_str(&seat.repeat(50_000 - text.lines().count()));
    place.write("game.jsonl", &text);
    place.run(&["resume", "game.jsonl"], "1\n").expect(2, "game.jsonl is full");
    assert!(place.read("game.jsonl") == text, "nothing was added");
    place.run(&["replay", "game.jsonl"], "").expect(0, "The game is not over.");
}
