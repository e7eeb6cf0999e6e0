//! What people take back, and seats that they give away.

use crate::test_folder::TestFolder;

/// Returns the lines of a save without snapshots.
fn entries(place: &TestFolder, save: &str) -> Vec<String> {
    place.read(save).lines().skip(1).filter(|line| !line.contains("\"snapshot\"")).map(String::from).collect()
}

const ALONE: [&str; 8] = ["play", "cairn", "--seats", "me,bot", "--seed", "1", "--save", "game.jsonl"];

#[test]
fn a_whole_turn_is_taken_back_against_bots() {
    let place = TestFolder::new("undo-turn");
    let early = place.run(&ALONE, "undo\nundo turn\n1\nplace pebble 0,-2\nundo\nundo turn\nlog\nquit\n");
    early.expect(0, "There is nothing to take back yet.");
    early.expect(0, "A die, a card or an ended turn cannot be taken back.");
    let told = "The last turn is taken back, 4 moves. Dice and cards are drawn again.";
    assert_eq!(early.out.matches(told).count(), 2, "it is told and stands in the log:\n{}", early.out);
    let before = entries(&place, "game.jsonl");
    assert_eq!(before.last().unwrap(), "{\"undo_turn\":4}");

    let resumed = place.run(&["resume", "game.jsonl", "--seed", "1"], "place pebble 0,-1\nundo turn\nlog\nquit\n");
    let log = resumed.out.rsplit("ash> ").nth(1).unwrap();
    assert_eq!(log.matches(told).count(), 2, "{log}");
    assert!(!log.contains("Ash places a pebble"), "what was taken back is told no more:\n{log}");
    let after = entries(&place, "game.jsonl");
    assert_eq!(after[..before.len()], before, "an undo is an entry, and nothing is removed");

    // At the end the result says so.
    let end = place.run(&["resume", "game.jsonl", "--seats", "bot,bot", "--seed", "1"], "");
    end.expect(0, "2 times a whole turn was taken back, and dice and cards were drawn again.");
    place.run(&["replay", "game.jsonl"], "").expect(0, "wins.");
}

#[test]
fn dice_and_cards_are_drawn_again() {
    let place = TestFolder::new("undo-turn-draws");
    let mut drawn: Vec<String> = Vec::new();
    let turns = "place pebble 0,-2\nundo turn\n".repeat(8);
    place.run(&ALONE, format!("1\n{turns}")).expect(0, "drawn again");
    for lines in entries(&place, "game.jsonl").windows(2) {
        if lines[0] == "{\"move\":\"ash place pebble 0,-2\"}" {
            drawn.push(lines[1].clone());
        }
    }
    assert_eq!(drawn.len(), 8);
    assert!(drawn.iter().any(|line| *line != drawn[0]), "{drawn:?}");
}

/// Two people: Ash keeps its first stone, then Birch, who begins and places one.
const TOGETHER: [&str; 8] = ["play", "cairn", "--seats", "me,me", "--seed", "1", "--save", "both.jsonl"];
const OPENING: &str = "\n1\n\n1\n1\n\n";

#[test]
fn people_at_one_device_go_back_together() {
    let place = TestFolder::new("go-back");
    let refused = "undo turn\ngo back\ngo back 99\ngo back 3\n\nmaybe\nn\n\n";
    let ran = place.run(&TOGETHER, format!("{OPENING}{refused}go back 3\n\ny\nquit\n"));
    for part in [
        "Other people play here, or made some of these moves: ask them to go back.",
        "Write a number of moves from 1 to 10 behind it",
        "Ash proposes to go back by 3 moves, also dice and cards.",
        "Do you agree to go back by 3 moves? Type y or n.\nbirch> ",
        "Birch does not agree, so nothing is taken back.",
        "Everybody agrees: the table goes back by 3 moves.",
    ] {
        ran.expect(0, part);
    }
    let added = entries(&place, "both.jsonl").split_off(10);
    let expected = [
        r#"{"propose_undo":{"seat":0,"count":3}}"#,
        r#"{"vote_undo":{"seat":1,"accept":false}}"#,
        r#"{"propose_undo":{"seat":0,"count":3}}"#,
        r#"{"vote_undo":{"seat":1,"accept":true}}"#,
        r#"{"undo_agreed":3}"#,
    ];
    assert_eq!(added, expected);
    // Alone there is nobody to ask.
    place.run(&ALONE, "1\ngo back 2\nquit\n").expect(0, "Nobody else plays here who would have to agree.");
}

#[test]
fn a_proposal_and_a_pause_survive_the_end_of_the_program() {
    let place = TestFolder::new("go-back-resumed");
    place.run(&TOGETHER, format!("{OPENING}go back 3\n")).expect(0, "Go on with");
    place.write("both.jsonl", format!("{}{{\"pause\":true}}\n", place.read("both.jsonl")));
    let ran = place.run(&["resume", "both.jsonl"], "\ny\nquit\n");
    ran.expect(0, "Do you agree to go back by 3 moves?");
    let entries = entries(&place, "both.jsonl");
    let expected = [
        r#"{"pause":true}"#,
        r#"{"pause":false}"#,
        r#"{"vote_undo":{"seat":1,"accept":true}}"#,
        r#"{"undo_agreed":3}"#,
    ];
    assert_eq!(entries[entries.len() - 4..], expected);
}

#[test]
fn a_seat_is_given_to_a_bot_and_taken_back() {
    let place = TestFolder::new("give-seat");
    let ran = place.run(&TOGETHER, format!("{OPENING}bot wolf\nbot\n\nquit\n"));
    ran.expect(0, "There is no such bot. The bots are called bot, ");
    ran.expect(0, "A bot (bot) plays Ash from now on.");
    assert_eq!(place.read("both.jsonl.seats"), "bot,me2\n");
    let given = r#"{"seat":{"number":0,"holder":{"Bot":"bot"},"why":"given"}}"#;
    assert!(place.read("both.jsonl").contains(given));
    // Without the note the save itself says who plays.
    std::fs::remove_file(place.path("both.jsonl.seats")).unwrap();
    let resumed = place.run(&["resume", "both.jsonl"], "quit\n");
    resumed.expect(0, "Who plays is not noted beside this save: it says itself: bot,me2.");
    let taken = place.run(&["resume", "both.jsonl", "--seats", "me,me"], "\nquit\n");
    taken.expect(0, "pass the device to ");
    assert_eq!(place.read("both.jsonl.seats"), "me1,me2\n");
    assert!(place.read("both.jsonl").contains(r#"{"seat":{"number":0,"holder":"Person"}}"#));
}
