//! Scores, scenarios, pictures, and files that are not a game.

use crate::test_folder::{SCENARIO, TestFolder};
use std::fs;

const GOLDEN: &str = r#"{"1":["meadow","forest","meadow"],"2":["mesa","swamp","meadow"],"7":["forest"],"3":["desert","mesa","desert"],"4":["mesa"]}"#;

#[test]
fn score_gives_the_golden_example() {
    let place = TestFolder::new("score");
    let ran = place.run(&["score", "cosmic-frog"], GOLDEN);
    ran.expect(0, r#"{"placement":21,"diversity":5,"total":26,"lines":["#);
    place.write("vaults.jsonl", format!("{GOLDEN}\n{{\"10\":[]}}\nnonsense\n\n{{}}\n"));
    let ran = place.run(&["score", "cosmic-frog", "vaults.jsonl"], "");
    ran.expect(2, "line 2: \"10\" is no slot; slots are \"1\" to \"9\"");
    ran.expect(2, "line 3: ");
    assert_eq!(ran.out.lines().count(), 2, "good lines are scored all the same: {}", ran.out);
    place.run(&["help", "score"], "").expect(0, "\"ooze\"");
    place.run(&["score", "chess"], "").expect(2, "the games are cosmic-frog, volcanique");
    place.run(&["score", "cosmic-frog", "nothing.jsonl"], "").expect(2, "nothing.jsonl cannot be read");
}

#[test]
fn score_reads_texts_of_any_editor_and_no_endless_line() {
    let place = TestFolder::new("score-lines");
    let ran = place.run(&["score", "cosmic-frog"], format!("\u{feff}{GOLDEN}\r\n\r\n\r\nnonsense\r\n"));
    ran.expect(2, r#""total":26"#);
    ran.expect(2, "line 4: ");
    let ran = place.run(&["score", "cosmic-frog"], format!("{GOLDEN}\n{}", "0".repeat(3 << 20)));
    ran.expect(2, r#""total":26"#);
    ran.expect(2, "line 2 is longer than 1 MB");
    let ran = place.run(&["score", "cosmic-frog"], format!("{{\"1\":[\"{}\"]}}\n", "x".repeat(500_000)));
    ran.expect(2, "is no Land");
    assert!(ran.err.len() < 2_000, "a long line is not told in full");
    let crater = r#"{"board":{"0,0":"d"},"player":{"pink":{"land":"0,0 d","crater":255},"blue":{}}}"#;
    place.run(&["score", "volcanique"], crater).expect(2, "line 1: [player.pink] crater: it holds 3");
}

#[test]
fn scenarios_pass_and_fail() {
    let place = TestFolder::new("scenario");
    place.write("good.toml", SCENARIO);
    place.write("bad.toml", SCENARIO.replace("at = 1,0", "at = 0,0"));
    place.write("broken.toml", "game = \"cosmic-frog");
    place.write("position.toml", SCENARIO.replace("barren desert", "cheese"));
    let ran = place.run(&["scenario", "good.toml"], "");
    assert_eq!((ran.code, ran.out.as_str()), (0, "passed  Red leaps (good.toml)\n1 passed, 0 failed\n"));
    let ran = place.run(&["scenario", "good.toml", "bad.toml", "broken.toml", "position.toml", "gone.toml"], "");
    ran.expect(1, "failed  Red leaps (bad.toml)\n        frog.red.at = 0,0\n          it is 1,0\n");
    ran.expect(1, "\"cheese\" is no tile");
    ran.expect(1, "gone.toml cannot be read");
    assert_eq!(ran.out.lines().last(), Some("1 passed, 4 failed"));
    place.run(&["scenario"], "").expect(2, "FILE");
    place.write("windows.toml", format!("\u{feff}{}", SCENARIO.replace('\n', "\r\n")));
    place.run(&["scenario", "windows.toml"], "").expect(0, "1 passed, 0 failed");
    place.write("far.toml", SCENARIO.replace("\"1,0\" =", "\"-1,-128\" ="));
    place.run(&["scenario", "far.toml"], "").expect(1, "rows and columns go from -60 to 60");
    place.write("discards.toml", SCENARIO.replace("[decks]", "[decks]\ndiscard = \"red 90 purple 90\""));
    place.run(&["scenario", "discards.toml"], "").expect(1, "action cards; there are 24 at most");
}

#[test]
fn boards_are_drawn() {
    let place = TestFolder::new("render");
    place.bots("game.jsonl", "4").expect(0, "points");
    place.write("position.toml", SCENARIO);
    place.run(&["render", "game.jsonl", "-o", "end.svg"], "").expect(0, "end.svg");
    place.run(&["render", "game.jsonl", "--at", "100", "-o", "middle.png"], "").expect(0, "middle.png");
    place.run(&["render", "position.toml", "--at", "2", "--coordinates", "-o", "small.svg"], "").expect(0, "small.svg");
    let svg = place.read("end.svg");
    assert!(
        svg.starts_with("<svg") && svg.contains("after ") && svg.contains("fractures") && svg.ends_with("</svg>\n")
    );
    assert!(place.read("small.svg").contains("Red leaps"));
    let png = fs::read(place.path("middle.png")).unwrap();
    assert!(png.starts_with(b"\x89PNG") && png.len() > 100_000);
    for (arguments, part) in [
        (&["render", "game.jsonl", "-o", "end.svg"][..], "is there already"),
        (&["render", "game.jsonl", "-o", "end.gif"], "ends in .svg or .png"),
        (&["render", "game.jsonl", "--at", "99999", "-o", "x.svg"], "--at goes from 0 to"),
        (&["render", "position.toml", "--at", "3", "-o", "x.svg"], "plays 2 moves"),
        (&["render", "gone.jsonl", "-o", "x.svg"], "gone.jsonl cannot be read"),
    ] {
        place.run(arguments, "").expect(2, part);
    }
    assert_eq!(place.read("end.svg"), svg);
    place.run(&["render", "game.jsonl", "--at", "0", "-o", "end.svg", "--force"], "").expect(0, "end.svg");
    assert_ne!(place.read("end.svg"), svg);
}

#[test]
fn garbage_is_told_from_games() {
    let place = TestFolder::new("garbage");
    place.write("empty", "");
    place.write("bytes", [0xff, 0xfe, 0, 1, 2]);
    place.write("words", "hello\nworld\n");
    place.write("future", "{\"strata\":9,\"game\":\"x\",\"engine\":\"\",\"digest\":\"\",\"setup\":{}}\n");
    place.write("chess", "{\"strata\":1,\"game\":\"chess\",\"engine\":\"\",\"digest\":\"\",\"setup\":{}}\n");
    place.write(
        "setup",
        "{\"strata\":1,\"game\":\"cosmic-frog\",\"engine\":\"\",\"digest\":\"\",\"setup\":{\"frogs\":[\"red\"]}}\n",
    );
    fs::copy(place.path("words"), place.path("words.toml")).unwrap();
    for file in ["empty", "bytes", "words", "future", "chess", "setup", "data", "."] {
        for command in [&["replay", file][..], &["resume", file], &["render", file, "-o", "x.svg"]] {
            let ran = place.run(command, "");
            assert_eq!(ran.code, 2, "{command:?}: {}{}", ran.out, ran.err);
            assert_eq!(ran.err.lines().next().map(|line| line.starts_with("error: ")), Some(true), "{}", ran.err);
        }
        assert_eq!(place.run(&["scenario", file], "").code, 1);
    }
    place.run(&["render", "words.toml", "-o", "x.svg"], "").expect(2, "is no scenario");
    place.run(&["nonsense"], "").expect(2, "unrecognized subcommand");
    place.run(&[], "").expect(2, "Usage");
}
