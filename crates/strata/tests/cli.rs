//! The commands as a person runs them: the binary as a process, its output, its files and its exit codes.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A folder of its own for a test, with the folder for saves in it.
struct Place {
    folder: PathBuf,
}

/// What a run left behind.
struct Ran {
    code: i32,
    out: String,
    err: String,
}

impl Place {
    fn new(name: &str) -> Place {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Place { folder }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    fn write(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        fs::write(self.path(name), text).unwrap();
        self.path(name)
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    /// Runs `strata` in the folder; nothing that it is given may make it panic.
    fn run(&self, arguments: &[&str], input: &str) -> Ran {
        let mut process = Command::new(env!("CARGO_BIN_EXE_strata"))
            .args(arguments)
            .current_dir(&self.folder)
            .env("XDG_DATA_HOME", self.path("data"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // A command that does not read its input has gone before it is written.
        let _ = process.stdin.take().unwrap().write_all(input.as_bytes());
        let output = process.wait_with_output().unwrap();
        let ran = Ran {
            code: output.status.code().unwrap_or(-1),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        };
        assert!(!ran.err.contains("panicked"), "{arguments:?}: {}", ran.err);
        ran
    }

    /// Plays a game of bots to its end and returns what was printed.
    fn bots(&self, save: &str, seed: &str) -> Ran {
        let seats = "bot,bot,random,bot";
        self.run(&["play", "cosmic-frog", "--seats", seats, "--length", "shorter", "--seed", seed, "--save", save], "")
    }
}

impl Ran {
    #[track_caller]
    fn expect(&self, code: i32, part: &str) {
        let all = format!("{}{}", self.out, self.err);
        assert_eq!(self.code, code, "{all}");
        assert!(all.contains(part), "{part:?} in\n{all}");
    }
}

const GOLDEN: &str = r#"{"1":["meadow","forest","meadow"],"2":["mesa","swamp","meadow"],"7":["forest"],"3":["desert","mesa","desert"],"4":["mesa"]}"#;

#[test]
fn score_gives_the_golden_example() {
    let place = Place::new("score");
    let ran = place.run(&["score", "cosmic-frog"], GOLDEN);
    ran.expect(0, r#"{"placement":21,"diversity":5,"total":26,"lines":["#);
    place.write("vaults.jsonl", format!("{GOLDEN}\n{{\"10\":[]}}\nnonsense\n\n{{}}\n"));
    let ran = place.run(&["score", "cosmic-frog", "vaults.jsonl"], "");
    ran.expect(2, "line 2: \"10\" is no slot; slots are \"1\" to \"9\"");
    ran.expect(2, "line 3: ");
    assert_eq!(ran.out.lines().count(), 2, "good lines are scored all the same: {}", ran.out);
    place.run(&["score", "chess"], "").expect(2, "the games are cosmic-frog, volcanique");
    place.run(&["score", "cosmic-frog", "nothing.jsonl"], "").expect(2, "nothing.jsonl cannot be read");
}

const SCENARIO: &str = r#"
game = "cosmic-frog"
title = "Red leaps"
[board]
"0,0" = "barren desert"
"1,0" = "barren"
[frog.red]
at = "0,0"
card = "blink down"
[frog.purple]
at = "aether"
card = "nimble down"
[decks]
action = "red purple"
[script]
play = '''
chance draw red
red leap 1,0
'''
expect = '''
frog.red.at = 1,0
'''
"#;

#[test]
fn scenarios_pass_and_fail() {
    let place = Place::new("scenario");
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
}

#[test]
fn bots_play_to_the_end() {
    let place = Place::new("bots");
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
    let place = Place::new("solo");
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
fn a_person_plays_through_a_pipe() {
    let place = Place::new("person");
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

#[test]
fn what_one_person_knows_is_not_shown_to_the_other() {
    let place = Place::new("hotseat");
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
fn a_game_survives_a_crash() {
    let place = Place::new("crash");
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

#[test]
fn a_refused_move_goes_back_to_the_last_agreement() {
    let place = Place::new("parted");
    place.bots("game.jsonl", "2").expect(0, "points");
    let text = place.read("game.jsonl");
    let at = text.rfind("{\"snapshot\"").unwrap();
    let after = at + text[at..].find('\n').unwrap() + 1;
    place.write("game.jsonl", format!("{}{{\"move\":\"red leap 99,99\"}}\n", &text[..after]));
    let ran = place.run(&["resume", "game.jsonl", "--seed", "2"], "");
    ran.expect(0, "does not agree with the save from line");
    ran.expect(0, "game-continued-1.jsonl");
    place.run(&["replay", "game-continued-1.jsonl"], "").expect(0, "points");
    assert!(place.read("game.jsonl").ends_with("99,99\"}\n"), "the old save is left alone");
    place.write("first.jsonl", format!("{}\n{{\"move\":\"red stay\"}}\n", text.lines().next().unwrap()));
    place.run(&["resume", "first.jsonl"], "").expect(2, "first.jsonl: line 2: ");
}

#[test]
fn boards_are_drawn() {
    let place = Place::new("render");
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
fn a_bad_set_up_starts_nothing() {
    let place = Place::new("setup");
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
    let place = Place::new("options");
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

#[test]
fn garbage_is_told_from_games() {
    let place = Place::new("garbage");
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

/// A game of Volcanique from its first move to its picture, through the same commands.
#[test]
fn volcanique_is_played_told_drawn_and_scored() {
    let place = Place::new("volcanique");
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
    let place = Place::new("volcanique-options");
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
    let place = Place::new("volcanique-tables");
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
    let place = Place::new("volcanique-resume");
    let asked = ["play", "volcanique", "--seats", "me,bot", "--start", "quick", "--seed", "4", "--save", "mine.jsonl"];
    let ran = place.run(&asked, "why place 9,9 0\n1\nundo\nquit\n");
    ran.expect(0, "VQ-");
    ran.expect(0, "strata resume");
    let moves = |text: &str| text.lines().filter(|line| line.contains("\"move\"")).count();
    let before = moves(&place.read("mine.jsonl"));
    let ran = place.run(&["resume", "mine.jsonl"], &format!("{}quit\n", "1\n".repeat(12)));
    ran.expect(0, "strata resume");
    assert!(moves(&place.read("mine.jsonl")) > before + 5, "moves were made after it was resumed");
    place.run(&["replay", "mine.jsonl"], "").expect(0, "plays as number 1");
}
