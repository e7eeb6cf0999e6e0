//! What a person types and what they are told.

use crate::test_folder::TestFolder;
use std::fs;
use std::path::PathBuf;

#[test]
fn a_person_plays_through_a_pipe() {
    let place = TestFolder::new("person");
    let input =
        "help\n99\nnonsense\nkeep\nboard\n1\npurple stay\n2\nwhy leap 9,9\nwhy\nundo\nlog\nred descend 99,99\nquit\n";
    let ran = place.run(&["play", "cosmic-frog", "--frogs", "3", "--seats", "me,random,random", "--seed", "1"], input);
    ran.expect(0, "The game is saved in ");
    for part in [
        "Answer with a number",
        "The answers are numbered 1 to 2.",
        "\"nonsense\" is not understood",
        "red is asked now, not purple",
        "Red descends on",
        "LEAP-1",
        "Taken back.",
        "DESC-1",
        "Go on with: strata resume",
    ] {
        ran.expect(0, part);
    }
    let folder = place.path("data/strata/saves");
    let saves: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    let save = saves.iter().find(|path| path.extension().unwrap() == "jsonl").unwrap();
    let text = fs::read_to_string(save).unwrap();
    assert!(text.contains("\n{\"undo\":1}\n") && text.contains("{\"move\":\"red descend "), "{text}");
    let resumed = place.run(&["resume", "--seed", "1"], "2\n");
    resumed.expect(0, "Red descends on");
}

/// A game in which red is asked first.
const PLAY: [&str; 8] = ["play", "cosmic-frog", "--frogs", "3", "--seats", "me,random,random", "--seed", "1"];

#[test]
fn the_question_comes_back() {
    let place = TestFolder::new("question");
    let words = ["", "help", "board", "log", "why", "why 1", "nonsense", "99", "why descend 99,99", "save", "undo"];
    for word in words {
        let ran = place.run(&PLAY, format!("{word}\nquit\n"));
        let asked = ran.out.matches("\n   1  keep ").count();
        let question =
            ran.out.lines().find(|line| line.starts_with("Red: keep ")).unwrap_or_else(|| panic!("{}", ran.out));
        assert_eq!((asked, ran.out.matches(question).count()), (2, 2), "after {word:?}:\n{}", ran.out);
    }
    // So does the question whether the turn is over.
    let ended = [&PLAY[..PLAY.len() - 1], &["2", "--save", "end.jsonl"]].concat();
    let ended = place.run(&ended, "1\n1\n1\n1\n1\nboard\nwhy 1\nnonsense\nquit\n");
    assert_eq!(ended.out.matches("The turn is over.").count(), 4, "{}", ended.out);
    ended.expect(0, "Nothing is asked now but to end the turn.");
}

#[test]
fn why_explains_an_answer_by_its_number() {
    let place = TestFolder::new("why");
    let ran = place.run(&PLAY, "why 1\nwhy 3\nwhy 0\nwhy nonsense\nwhy descend 9,9\nwhy purple stay\nquit\n");
    ran.expect(0, "That is allowed: Keep ");
    assert_eq!(ran.out.matches("The answers are numbered 1 to 2.").count(), 2, "{}", ran.out);
    ran.expect(0, "\"nonsense\" is not understood.");
    ran.expect(0, "[SET-9]");
    ran.expect(0, "purple is not asked now");
    let volcano = ["play", "volcanique", "--seats", "me,bot", "--start", "quick", "--seed", "4"];
    place.run(&volcano, "why 1\nquit\n").expect(0, "That is allowed: ");
}

#[test]
fn what_is_not_understood_is_answered_with_what_could_be_meant() {
    let place = TestFolder::new("not-understood");
    let ran = place.run(&PLAY, "raze\nkeep\n1\nraze\ndescend on the moon\nquit\n");
    let answers: Vec<&str> = ran.out.lines().filter(|line| line.contains("is not understood")).collect();
    assert_eq!(answers.len(), 4, "{}", ran.out);
    assert!(answers[0].contains("What can be answered now: keep "), "{answers:?}");
    assert!(answers[1].contains("Answers that begin with keep: keep "), "{answers:?}");
    assert!(answers[2].contains("What can be answered now: reveal, descend 1,-5 (and "), "{answers:?}");
    assert!(answers[3].contains("Answers that begin with descend: descend "), "{answers:?}");
    for word in ["harvest", "raid", "draw", "moves begin with"] {
        assert!(!answers.iter().any(|answer| answer.contains(word)), "{word} cannot be meant: {answers:?}");
    }
    place.run(&PLAY, format!("{}\nquit\n", "x".repeat(3000))).expect(0, &format!("\"{}\"…", "x".repeat(60)));
}

/// Returns the answers listed below the last question: for each number the ways in which it can be typed.
fn listed(text: &str) -> Vec<Vec<String>> {
    let mut answers = Vec::new();
    let question = text.rsplit("\n\n").next().unwrap_or(text);
    for line in question.lines() {
        let parts: Vec<&str> = line.split("  ").map(str::trim).filter(|part| !part.is_empty()).collect();
        let is_number = |part: &str| part.chars().all(|letter| letter.is_ascii_digit());
        match parts[..] {
            [number, notation, label] if line.starts_with(' ') && is_number(number) && !is_number(label) => {
                answers.push([number, notation, label, line.trim()].map(String::from).to_vec());
            }
            [number, _, ..] if line.starts_with(' ') && is_number(number) && parts.len().is_multiple_of(2) => {
                let columns =
                    parts.chunks(2).map(|pair| vec![pair[0].to_string(), pair[1].to_string(), pair.join("  ")]);
                answers.extend(columns);
            }
            _ => {}
        }
    }
    answers
}

/// Plays with what is on the screen and nothing else, in games with different seeds until this many questions are asked;
/// returns how many answers were given from lists in columns.
fn play_from_the_screen(place: &TestFolder, arguments: &[&str], questions: usize) -> usize {
    let (mut asked, mut in_columns) = (0, 0);
    for seed in 2..12 {
        let seed = seed.to_string();
        let (more, columns) =
            play_one_from_the_screen(place, &[arguments, &["--seed", &seed]].concat(), questions - asked);
        assert!(more > 0, "the game with seed {seed} asks nothing");
        asked += more;
        in_columns += columns;
        if asked == questions {
            return in_columns;
        }
    }
    panic!("the games ended after {asked} questions");
}

/// Plays one game; returns how many questions were asked, at most `questions`, and how many of the answers were given
/// from lists in columns.
fn play_one_from_the_screen(place: &TestFolder, arguments: &[&str], questions: usize) -> (usize, usize) {
    let mut game = place.talk(arguments);
    let mut in_columns = 0;
    let mut asked = 0;
    let mut choice = 7_usize;
    while let Some(text) = game.until_prompt() {
        for sign in ["is not understood", "is asked now", "numbered 1 to", "too long"] {
            assert!(!text.contains(sign), "{sign:?} after an answer from the list:\n{text}");
        }
        if asked == questions {
            break;
        }
        if text.contains("The turn is over.") {
            game.say(if asked % 2 == 0 { "" } else { "end" });
            continue;
        }
        let answers = listed(&text);
        assert!(!answers.is_empty(), "{text}");
        // Any answer, in any of its ways: the numbers only have to be different ones.
        choice = choice * 31 % 1009;
        let ways = &answers[choice % answers.len()];
        in_columns += usize::from(ways.len() == 3);
        game.say(&ways[choice % ways.len()]);
        asked += 1;
    }
    (asked, in_columns)
}

#[test]
fn cosmic_frog_is_played_from_the_screen() {
    let place = TestFolder::new("screen-frog");
    let play = ["play", "cosmic-frog", "--seats", "me,random,random", "--layout", "drafted"];
    assert!(play_from_the_screen(&place, &play, 80) > 5, "too few lists in columns");
}

#[test]
fn volcanique_is_played_from_the_screen() {
    let place = TestFolder::new("screen-volcano");
    let play = ["play", "volcanique", "--seats", "me,random"];
    play_from_the_screen(&place, &play, 120);
}

#[test]
fn the_only_answer_is_taken_and_told() {
    let place = TestFolder::new("forced");
    let play = ["play", "volcanique", "--seats", "me,random", "--seed", "2", "--save", "game.jsonl"];
    let typed: String = (0..60).map(|line| format!("{}\n", line % 3 + 1)).collect();
    let ran = place.run(&play, format!("{typed}log\n"));
    let told = |text: &str| text.matches("The only answer was taken for Pink: ").count();
    let log = ran.out.rsplit("pink> ").nth(1).unwrap();
    assert!(told(&ran.out) > told(log) && told(log) > 2, "told once and in the log:\n{log}");
    assert!(!ran.out.contains("taken for Blue"), "bots are not told about");
    let resumed = place.run(&["resume", "game.jsonl"], "quit\n");
    resumed.expect(0, "Go on with");
}

#[test]
fn turns_end_without_a_question_if_that_is_wanted() {
    let place = TestFolder::new("no-gate");
    let play = [&PLAY[..PLAY.len() - 1], &["2", "--save"]].concat();
    let asked = place.run(&[&play[..], &["asked.jsonl"]].concat(), "1\n1\n1\n1\n1\nquit\n");
    asked.expect(0, "The turn is over.");
    assert!(!place.read("asked.jsonl").contains("{\"end_turn\":0}"));
    let ran = place.run(&[&play[..], &["ended.jsonl", "--no-gate"]].concat(), "1\n1\n1\n1\n1\nquit\n");
    assert!(ran.code == 0 && !ran.out.contains("The turn is over."), "{}", ran.out);
    assert!(place.read("ended.jsonl").contains("{\"end_turn\":0}"), "the save says when the turn ended");
    let resumed = place.run(&["resume", "asked.jsonl", "--no-gate"], "quit\n");
    assert!(resumed.code == 0 && !resumed.out.contains("The turn is over."), "{}", resumed.out);
}

#[test]
fn a_card_is_turned_up_unasked() {
    let place = TestFolder::new("unasked");
    let refused = "There is no face-down card that you could turn up now. [ABI-1]";
    let own = [&PLAY[..PLAY.len() - 1], &["3", "--save", "own.jsonl"]].concat();
    let ran = place.run(&own, "1\ndescend 1,-5\nleap 2,-5\nend\nreveal\nreveal\nquit\n");
    ran.expect(0, "Red turns up Nimble.");
    ran.expect(0, refused);
    assert_eq!(ran.out.matches("The turn is over.").count(), 3, "it still waits for its end:\n{}", ran.out);
    let save = place.read("own.jsonl");
    assert!(save.find("\"red end\"") < save.find("\"red reveal\""), "{save}");
    // Somebody else at the device, while Red is asked.
    let play = ["play", "cosmic-frog", "--colours", "red,blue,gray", "--seats", "me,me,random", "--seed", "3"];
    let two = [&play[..], &["--save", "two.jsonl"]].concat();
    let ran = place.run(&two, "\n1\n\n1\n\nblue reveal\nblue reveal\nquit\n");
    ran.expect(0, "Blue turns up Mindborer.");
    ran.expect(0, refused);
    assert_eq!(ran.out.matches("Red, choose a bare hex").count(), 3, "Red is asked all the time:\n{}", ran.out);
    assert!(place.read("two.jsonl").contains("{\"move\":\"blue reveal\"}"));
}
