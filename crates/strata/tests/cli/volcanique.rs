//! Whole games of Volcanique, through the same commands.

use crate::test_folder::TestFolder;
use std::fs;

/// A game of Volcanique from its first move to its picture, through the same commands.
#[test]
fn volcanique_is_played_told_drawn_and_scored() {
    let place = TestFolder::new("volcanique");
    let seats = ["--seats", "bot,random,bot", "--preset", "first-game", "--seed", "5", "--save", "game.jsonl"];
    let ran = place.run(&[&["play", "volcanique"], &seats[..]].concat(), "");
    ran.expect(0, "wins with");
    assert!(place.read("game.jsonl").contains("\"volcanique\""));
    place.run(&["resume", "game.jsonl"], "").expect(0, "This game is over");
    let told = place.run(&["replay", "game.jsonl"], "");
    told.expect(0, "connecting edges");
    told.expect(0, "plays as number 1");
    place.run(&["replay", "game.jsonl", "--at", "60"], "").expect(0, "Caldera deck");
    place.run(&["render", "game.jsonl", "-o", "board.svg", "--coordinates"], "").expect(0, "board.svg");
    let picture = place.read("board.svg");
    assert!(picture.starts_with("<svg") && picture.contains(">Volcanique</text>") && picture.contains("<polygon"));
    place.run(&["render", "game.jsonl", "-o", "board.png", "--at", "0"], "").expect(0, "board.png");
    let line =
        r#"{"board":{"0,0":"d","1,0":"d","0,3":"l"},"player":{"pink":{"land":"0,0 d"},"blue":{"land":"0,3 l"}}}"#;
    place.run(&["score", "volcanique"], line).expect(0, r#""winners":["pink"]"#);
    place.run(&["score", "volcanique"], "{\"board\":1}").expect(2, "line 1: ");
}

#[test]
fn volcanique_is_set_up_with_every_reason_against_it() {
    let place = TestFolder::new("volcanique-options");
    let wrong =
        ["--players", "7", "--preset", "short", "--bonus", "widest", "--tiles", "none.toml", "--colours", "red"];
    let ran = place.run(&[&["play", "volcanique"], &wrong[..]].concat(), "");
    for part in ["2 to 5", "the presets are first-game, full", "tallest, largest", "none.toml", "pink, blue, yellow"] {
        ran.expect(2, part);
    }
    let asked = ["--seats", "me,bot", "--start", "chosen", "--bonus", "none", "--seed", "3", "--save", "mine.jsonl"];
    let ran = place.run(&[&["play", "volcanique"], &asked[..]].concat(), "board\nquit\n");
    ran.expect(0, "choose the Uno of your island");
    ran.expect(0, "strata resume");
}

/// Everything that is ours of Volcanique is a file, which somebody who owns the game can replace.
#[test]
fn volcanique_is_played_with_tables_of_ones_own() {
    let place = TestFolder::new("volcanique-tables");
    let table = |name: &str, changes: &[(&str, &str)]| {
        let file = format!("{}/../volcanique/data/{name}.toml", env!("CARGO_MANIFEST_DIR"));
        let mut text = fs::read_to_string(file).unwrap();
        for (old, new) in changes {
            assert!(text.contains(old), "{name} has no {old:?}");
            text = text.replacen(old, new, 1);
        }
        place.write(&format!("{name}.toml"), text);
    };
    table("tiles", &[("lava = 21", "lava = 5"), ("count = 3", "count = 2")]);
    table("islands", &[("reach = 12", "reach = 9"), ("0,0 1,0 0,1", "0,0 0,1 -1,1")]);
    table(
        "grid",
        &[("[\"l1\", \"l3m\", \"l3a\", \"l4a\"]", "[\"l1\", \"l3m\", \"l4a\"]"), ("[\"l2a\", \"l4a\"]", "[\"l4a\"]")],
    );
    table("powers", &[("levels = [2, 3]", "levels = [1, 2, 3]")]);
    table("caldera", &[("copies = 2", "copies = 1"), ("points = 4", "points = 9")]);
    let names = ["tiles", "islands", "grid", "powers", "caldera"];
    let files = names.iter().flat_map(|name| [format!("--{name}"), format!("{name}.toml")]).collect::<Vec<_>>();
    let mut asked = vec!["play", "volcanique", "--seats", "bot,bot", "--seed", "7", "--save", "own.jsonl"];
    asked.extend(files.iter().map(String::as_str));
    place.run(&asked, "").expect(0, "wins with");
    let save = place.read("own.jsonl");
    let header = save.lines().next().unwrap();
    for part in ["lava = 5", "reach = 9", "0,0 0,1 -1,1", "levels = [1, 2, 3]", "points = 9"] {
        assert!(header.contains(part), "{part} is not in {header}");
    }
    place.run(&["replay", "own.jsonl"], "").expect(0, "connecting edges");
    place.write("caldera.toml", "[fire-opal]\ncopies = 200\n");
    place.run(&asked, "").expect(2, "caldera");
}

/// A person's game is left in the middle and gone on with, the same moves as before.
#[test]
fn volcanique_is_left_and_gone_on_with() {
    let place = TestFolder::new("volcanique-resume");
    let asked = ["play", "volcanique", "--seats", "me,bot", "--start", "quick", "--seed", "4", "--save", "mine.jsonl"];
    let ran = place.run(&asked, "why place 9,9 0\n1\nundo\nquit\n");
    ran.expect(0, "VQ-");
    ran.expect(0, "strata resume");
    let moves = |text: &str| text.lines().filter(|line| line.contains("\"move\"")).count();
    let before = moves(&place.read("mine.jsonl"));
    let ran = place.run(&["resume", "mine.jsonl"], format!("{}quit\n", "1\n".repeat(12)));
    ran.expect(0, "strata resume");
    assert!(moves(&place.read("mine.jsonl")) > before + 5, "moves were made after it was resumed");
    place.run(&["replay", "mine.jsonl"], "").expect(0, "plays as number 1");
}
