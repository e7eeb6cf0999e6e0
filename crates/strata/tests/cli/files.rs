//! Files that are read and written: limits, text from any editor, nothing torn, nothing read and replaced at once.

use crate::test_folder::{SCENARIO, TestFolder};
use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};

/// More memory than any command needs, and less than the machine has.
const LITTLE_MEMORY: &str = "ulimit -v 2000000";

#[test]
fn no_command_replaces_what_it_reads() {
    let place = TestFolder::new("own-input");
    place.bots("game.svg", "4").expect(0, "points");
    let save = place.read("game.svg");
    symlink("game.svg", place.path("link.svg")).unwrap();
    fs::hard_link(place.path("game.svg"), place.path("hard.svg")).unwrap();
    let whole = place.path("game.svg");
    for (from, to) in [
        ("game.svg", "game.svg"),
        ("game.svg", "./game.svg"),
        ("./game.svg", whole.to_str().unwrap()),
        ("game.svg", "link.svg"),
        ("link.svg", "game.svg"),
        ("hard.svg", "link.svg"),
    ] {
        for force in [&["--force"][..], &[]] {
            let ran = place.run(&[&["render", from, "-o", to], force].concat(), "");
            ran.expect(2, "is what is to be drawn; the picture needs another name");
            assert_eq!(place.read("game.svg"), save, "{from} to {to}");
        }
    }
    place.run(&["render", "game.svg", "-o", "other.svg", "--force"], "").expect(0, "other.svg");
}

#[test]
fn a_game_is_not_copied_onto_itself() {
    let place = TestFolder::new("own-copy");
    let play = ["play", "cosmic-frog", "--seats", "me,random,random", "--seed", "3", "--save", "game.jsonl"];
    symlink("game.jsonl", place.path("link.jsonl")).unwrap();
    let ran = place.run(&play, "1\nsave game.jsonl\nsave ./game.jsonl\nsave link.jsonl\nquit\n");
    assert_eq!(ran.out.matches("is this game itself").count(), 3, "{}", ran.out);
    place.run(&["resume", "game.jsonl"], "").expect(0, "The game is saved.");
}

#[test]
fn a_picture_is_replaced_as_a_whole() {
    let place = TestFolder::new("torn-picture");
    place.bots("game.jsonl", "4").expect(0, "points");
    let render = ["render", "game.jsonl", "-o", "board.svg", "--force"];
    place.write("board.svg", "the old picture");
    let limit = "trap '' XFSZ; ulimit -f 8";
    place.run_after(limit, &render).expect(2, "board.svg cannot be written");
    assert_eq!(place.read("board.svg"), "the old picture");
    let others = ["board.svg", "game.jsonl", "game.jsonl.seats"];
    assert_eq!(place.files(), others, "no part of a picture is left");
    place.run_after(limit, &["render", "game.jsonl", "-o", "new.svg"]).expect(2, "new.svg cannot be written");
    assert_eq!(place.files(), others);

    // Permissions stay, links stay, and what is protected stays.
    fs::set_permissions(place.path("board.svg"), fs::Permissions::from_mode(0o600)).unwrap();
    symlink("board.svg", place.path("link.svg")).unwrap();
    place.run(&["render", "game.jsonl", "-o", "link.svg", "--force"], "").expect(0, "link.svg");
    assert!(place.read("board.svg").starts_with("<svg") && place.path("link.svg").is_symlink());
    assert_eq!(fs::metadata(place.path("board.svg")).unwrap().permissions().mode() & 0o777, 0o600);
    fs::create_dir(place.path("folder.svg")).unwrap();
    place.run(&["render", "game.jsonl", "-o", "folder.svg", "--force"], "").expect(2, "cannot be written");
}

#[test]
fn endless_and_huge_files_cost_one_message() {
    let place = TestFolder::new("limits");
    let huge = |name: &str, size: u64| {
        let file = fs::File::create(place.path(name)).unwrap();
        file.set_len(size).unwrap();
    };
    huge("save.jsonl", (32 << 20) + 1);
    huge("scenario.toml", (1 << 20) + 1);
    for (arguments, part) in [
        (&["replay", "/dev/zero"][..], "/dev/zero is too large; such a file may have up to 32 MB"),
        (&["replay", "save.jsonl"], "save.jsonl is too large; such a file may have up to 32 MB"),
        (&["resume", "save.jsonl"], "save.jsonl is too large"),
        (&["render", "save.jsonl", "-o", "x.svg"], "save.jsonl is too large"),
        (&["resume", "/dev/zero"], "/dev/zero is not a plain file"),
        (&["render", "scenario.toml", "-o", "x.svg"], "scenario.toml is too large; such a file may have up to 1 MB"),
        (&["play", "cosmic-frog", "--map", "/dev/zero"], "/dev/zero is too large"),
        (&["play", "volcanique", "--tiles", "scenario.toml"], "scenario.toml is too large"),
    ] {
        place.run_after(LITTLE_MEMORY, arguments).expect(2, part);
    }
    place.run_after(LITTLE_MEMORY, &["scenario", "/dev/zero"]).expect(1, "/dev/zero is too large");
}

#[test]
fn numbers_of_players_are_limited_before_seats_are_made() {
    let place = TestFolder::new("many");
    for (arguments, part) in [
        (&["cosmic-frog", "--frogs", "100000000"][..], "3 to 6 frogs can play, not 100000000"),
        (&["volcanique", "--players", "99999999999"], "2 to 5 can play, not 99999999999"),
        (&["cosmic-frog", "--frogs", "18446744073709551615", "--preset", "short"], "3 to 6 frogs"),
    ] {
        let ran = place.run_after(LITTLE_MEMORY, &[&["play"], arguments].concat());
        ran.expect(2, part);
        assert!(!ran.err.contains("--seats"), "{}", ran.err);
    }
}

#[test]
fn endless_input_costs_one_message() {
    let place = TestFolder::new("endless-input");
    for (seats, save) in [("me,random,random", "one.jsonl"), ("me,me,random", "two.jsonl")] {
        let line = format!("{LITTLE_MEMORY}; exec < /dev/zero");
        let ran = place.run_after(&line, &["play", "cosmic-frog", "--seats", seats, "--save", save]);
        ran.expect(2, "error: the input has no line end within 65536 bytes");
        ran.expect(2, &format!("strata resume {save}"));
        assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
        place.run(&["resume", save], "").expect(0, "The game is saved.");
    }
    let long = format!("{}\nquit\n", "x".repeat(10_000));
    place.run(&["resume", "one.jsonl"], long).expect(0, "That line is too long to be an answer.");
    let binary = [&[0xff, 0xfe, 0x00, b'\n'][..], b"quit\n"].concat();
    place.run(&["resume", "one.jsonl"], binary).expect(0, "is not understood");
}

/// Returns the text as Windows editors write it.
fn windows(text: &str) -> String {
    format!("\u{feff}{}", text.replace('\n', "\r\n"))
}

#[test]
fn text_comes_from_any_editor() {
    let place = TestFolder::new("editors");
    let play = ["play", "cosmic-frog", "--seats", "me,random,random", "--seed", "3", "--save"];
    place.run(&[&play[..], &["plain.jsonl"]].concat(), "1\n2\n").expect(0, "saved");
    place.run(&[&play[..], &["typed.jsonl"]].concat(), windows("1\n2\n")).expect(0, "saved");
    let plain = place.read("plain.jsonl");
    assert_eq!(place.read("typed.jsonl"), plain, "typed lines");

    // Cut off in the middle of its last line, which is found from the end. The byte order mark is not part of the text.
    place.write("game.jsonl", windows(&plain).trim_end().trim_end_matches('}'));
    place.write("game.jsonl.seats", windows("me1,random,random\n"));
    let resumed = place.run(&["resume", "game.jsonl", "--seed", "4"], "1\nquit\n");
    resumed.expect(0, "The game is saved.");
    assert!(!resumed.out.contains("not noted"), "{}", resumed.out);
    place.run(&["replay", "game.jsonl"], "").expect(0, "The game is not over.");
    assert!(place.read("game.jsonl").starts_with("\u{feff}{\"strata\""));

    place.write("scenario.toml", windows(SCENARIO));
    place.run(&["scenario", "scenario.toml"], "").expect(0, "1 passed");
    place.run(&["render", "scenario.toml", "-o", "x.svg"], "").expect(0, "x.svg");
    let data = |name: &str| fs::read_to_string(format!("{}/../{name}", env!("CARGO_MANIFEST_DIR"))).unwrap();
    place.write("shard.map", windows(&data("cosmic-frog/data/shard.map")));
    place.write("abilities.toml", windows(&data("cosmic-frog/data/abilities.toml")));
    place.write("tiles.toml", windows(&data("volcanique/data/tiles.toml")));
    let own = ["play", "cosmic-frog", "--map", "shard.map", "--abilities", "abilities.toml", "--seats", "me,bot,bot"];
    place.run(&own, "").expect(0, "red> ");
    place.run(&["play", "volcanique", "--tiles", "tiles.toml", "--seats", "me,bot"], "").expect(0, "pink> ");
}
