//! Whole games of Cosmic Frog: bots, a game alone, several people at one device, other set-ups.

use crate::test_folder::TestFolder;

#[test]
fn bots_play_to_the_end() {
    let place = TestFolder::new("bots");
    let first = place.bots("first.jsonl", "5");
    first.expect(0, "points");
    let second = place.bots("second.jsonl", "5");
    assert_eq!(first.out.replace("first.jsonl", "second.jsonl"), second.out, "a seed names its game");
    let result = first.out.lines().last().unwrap();
    let told = place.run(&["replay", "first.jsonl"], "");
    told.expect(0, result);
    let events = place.run(&["replay", "first.jsonl", "--events", "--at", "70"], "");
    events.expect(0, "more moves were made.");
    place.run(&["replay", "first.jsonl", "--at", "99999"], "").expect(2, "--at goes from 0 to");
    place.run(&["resume", "first.jsonl"], "").expect(0, "This game is over");
    let before = place.read("first.jsonl");
    place.bots("first.jsonl", "6").expect(2, "not overwritten");
    assert_eq!(place.read("first.jsonl"), before);
}

#[test]
fn a_game_alone_is_played_against_the_rules() {
    let place = TestFolder::new("solo");
    let solo = ["play", "cosmic-frog", "--solo", "normal", "--seats", "calm", "--seed", "4", "--save"];
    let game = place.run(&[&solo[..], &["solo.jsonl"]].concat(), "");
    game.expect(0, "The game is over");
    assert_eq!(place.read("solo.jsonl.seats"), "calm,robo,robo,robo\n");
    for part in [" will harvest: ", " will not raid: your Vault is ", " more than "] {
        assert!(game.out.contains(part), "{part:?} in\n{}", game.out);
    }
    let again = place.run(&[&solo[..], &["again.jsonl"]].concat(), "");
    let result = |out: &str| out.lines().last().map(str::to_string);
    assert_eq!(result(&again.out), result(&game.out));
    assert_eq!(place.read("again.jsonl"), place.read("solo.jsonl"), "chance alone decides");
    place.run(&["replay", "solo.jsonl"], "").expect(0, " will not attack: ");
    let quit = place.run(&["play", "cosmic-frog", "--solo", "easy", "--seed", "1"], "quit\n");
    quit.expect(0, "The game is saved");
    for wrong in [["--seats", "me,bot"], ["--length", "longer"], ["--frogs", "5"], ["--teams", "0,1,0,1"]] {
        let ran = place.run(&[&["play", "cosmic-frog", "--solo", "hard"], &wrong[..]].concat(), "");
        assert_ne!(ran.code, 0, "{wrong:?}: {}", ran.out);
    }
    let all = ["play", "cosmic-frog", "--solo", "normal", "--seats", "bot,robo,robo,robo"];
    let told = place.run(&all, "");
    assert_ne!(told.code, 0);
    assert!(told.err.contains("write --seats bot;") && !told.err.contains("7"), "what to do instead:\n{}", told.err);
}

#[test]
fn what_one_person_knows_is_not_shown_to_the_other() {
    let place = TestFolder::new("hotseat");
    let arguments = ["play", "cosmic-frog", "--seats", "me,random,me", "--seed", "8", "--save", "game.jsonl"];
    let ran = place.run(&arguments, "\n1\n\n2\nquit\n");
    ran.expect(0, "pass the device to Red, then press Enter");
    let told = place.run(&["replay", "game.jsonl"], "").out;
    let drawn = |frog: &str| -> Vec<String> {
        let start = format!("{frog} draws ");
        let names = told.lines().filter_map(|line| line.split_once(&start)).map(|(_, name)| name.trim_end_matches('.'));
        names.take(2).map(String::from).collect()
    };
    let screens: Vec<&str> = ran.out.split("—— pass the device to ").collect();
    let (red, gray) = (screens[1], screens[2]);
    assert!(red.starts_with("Red") && gray.starts_with("Gray"), "{}", ran.out);
    let (reds, grays) = (drawn("Red"), drawn("Gray"));
    assert_eq!((reds.len(), grays.len()), (2, 2), "{told}");
    for (screen, own, others) in [(red, &reds, &grays), (gray, &grays, &reds)] {
        assert!(own.iter().all(|name| screen.contains(name.as_str())), "{own:?} in {screen}");
        assert!(!others.iter().any(|name| screen.contains(name.as_str())), "{others:?} in {screen}");
    }
    assert!(!screens[0].contains("Dealt"), "nothing is shown before the first curtain");
    assert!(ran.out.contains(&"\n".repeat(60)), "the screen of another person is pushed away");
    let together = ["play", "cosmic-frog", "--seats", "me1,me1,bot", "--seed", "8", "--save", "together.jsonl"];
    let ran = place.run(&together, "1\n1\n");
    assert!(!ran.out.contains("pass the device"), "one person with two frogs needs no curtain");
}

#[test]
fn a_bad_set_up_starts_nothing() {
    let place = TestFolder::new("setup");
    place.write("bad.map", "name x\nstrike A 0,0\nstrike A 0,0\nstrike B 9,9\nrow 0: 0 0 5\nhello\n");
    place.write("bad.toml", "[blink]\ndice = \"Q\"\n");
    let ran = place.run(&["play", "cosmic-frog", "--map", "bad.map", "--abilities", "bad.toml"], "");
    for part in [
        "line 3: a second strike is called A",
        "line 4: strike B hits 9,9",
        "line 5: hex 0,0 was given on line 5 already",
        "line 6: \"hello\" is not understood",
        "blink: dice",
        "nimble is missing",
    ] {
        ran.expect(2, part);
    }
    for (arguments, part) in [
        (&["--frogs", "7"][..], "3 to 6 frogs"),
        (&["--frogs", "4", "--seats", "me,bot"], "2 seats for 4 frogs"),
        (&["--seats", "me,you,bot"], "\"you\" cannot sit down"),
        (&["--colours", "red,red,blue"], "red is named twice"),
        (&["--colours", "red,pink,blue"], "the colours are red, purple"),
        (&["--length", "endless"], "longer, normal, shorter"),
        (&["--layout", "neat"], "scattered, clustered, drafted"),
        (&["--map", "gone.map"], "gone.map cannot be read"),
        (&["--save", "no/such/folder/x.jsonl"], "cannot be written"),
        (&["--seed", "x"], "--seed"),
    ] {
        let mut all = vec!["play", "cosmic-frog"];
        all.extend(arguments);
        place.run(&all, "").expect(2, part);
    }
    place.run(&["play", "chess"], "").expect(2, "the games are cosmic-frog, volcanique");
    place.run(&["resume"], "").expect(2, "no saved game is in");
    assert!(!place.path("data").exists(), "nothing was started");
}

#[test]
fn other_set_ups_can_be_played() {
    let place = TestFolder::new("options");
    let arguments = ["play", "cosmic-frog", "--colours", "green,orange,blue", "--layout", "drafted", "--no-gate"];
    let ran = place.run(&[&arguments[..], &["--seats", "me,random,random", "--seed", "1"]].concat(), "1\n1\nquit\n");
    ran.expect(0, "green> ");
    ran.expect(0, "Orange");
    let clustered =
        ["play", "cosmic-frog", "--frogs", "6", "--layout", "clustered", "--length", "longer", "--seed", "1"];
    place.run(&clustered, "").expect(0, "Orange");
    let chips = ["play", "cosmic-frog", "--find-muck", "chips", "--frogs", "3", "--no-gate", "--seed", "2"];
    let ran = place.run(&[&chips[..], &["--seats", "bot,bot,bot"]].concat(), "");
    ran.expect(0, "lays its chips out");
    ran.expect(0, "wins");
    place.run(&["play", "cosmic-frog", "--find-muck", "cards"], "").expect(2, "dice, chips");
}
