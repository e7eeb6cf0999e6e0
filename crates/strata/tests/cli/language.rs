//! The language of a game: the option, the environment, and languages that there are not.

use crate::test_folder::{Ran, TestFolder};

/// A game in which red is asked first.
const PLAY: [&str; 8] = ["play", "cosmic-frog", "--frogs", "3", "--seats", "me,random,random", "--seed", "1"];
/// Words that are not understood, two answers, and everything that has happened.
const TYPED: &str = "nonsense\n1\n2\nlog\nquit\n";

fn expect_german(ran: &Ran) {
    for part in ["\"nonsense\" wird nicht verstanden. Möglich sind jetzt: keep ", " behalten", "Rot steigt auf "] {
        ran.expect(0, part);
    }
    assert!(!ran.out.contains("Red ") && !ran.out.contains("descends"), "{}", ran.out);
}

#[test]
fn a_game_is_played_and_told_in_the_language_of_the_option() {
    let place = TestFolder::new("language-option");
    let play = [&PLAY[..], &["--save", "game.jsonl", "--language", "de"]].concat();
    expect_german(&place.run(&play, TYPED));
    place.run(&["--language", "de", "replay", "game.jsonl"], "").expect(0, "Rot steigt auf ");
    place.run(&["replay", "game.jsonl"], "").expect(0, "Red descends on ");
    place.run(&["resume", "game.jsonl", "--language", "de"], "log\nquit\n").expect(0, "Rot steigt auf ");
    let volcano = ["play", "volcanique", "--seats", "me,bot", "--start", "quick", "--seed", "4", "--language", "de"];
    place.run(&volcano, "board\nquit\n").expect(0, "Vorrat: ");
}

#[test]
fn the_environment_names_the_language() {
    let place = TestFolder::new("language-environment");
    let german = [("LC_ALL", ""), ("LC_MESSAGES", ""), ("LANG", "de_DE.UTF-8")];
    expect_german(&place.run_with(&german, &PLAY, TYPED));
    let english = [&PLAY[..], &["--language", "en"]].concat();
    place.run_with(&german, &english, TYPED).expect(0, "Red descends on ");
    for unknown in ["POSIX", "tlh_QO"] {
        place.run_with(&[("LC_ALL", unknown)], &PLAY, TYPED).expect(0, "Red descends on ");
    }
}

#[test]
fn a_language_without_messages_is_refused_with_the_list() {
    let place = TestFolder::new("language-unknown");
    let ran = place.run(&[&PLAY[..], &["--language", "tlh"]].concat(), TYPED);
    ran.expect(2, "--language: there is no \"tlh\"; the languages are de, en");
    place.run(&["help"], "").expect(0, "--language <CODE>");
    place.run(&["help", "replay"], "").expect(0, "--language <CODE>");
}
