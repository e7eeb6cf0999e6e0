//! Positions, set-ups, tables and moves that nobody could play on from: each is refused with a reason, where the fault is read.

use std::collections::BTreeSet;
use tabletop::{Game, Notation, Odds, Seat};
use volcanique::{Colour, Move, Refusal, Rules, Setup, State};

/// Two players on two islands; each fault replaces or adds a line.
const GOOD: &str = r#"
[board]
"0,0" = "d"
"1,0" = "d"
"0,3" = "l"

[player.pink]
land = "0,0 d"
crater = 1

[player.blue]
land = "0,3 l"

[table]
round = 3
"#;

/// Returns the reasons against the good position with one line replaced.
fn refused(line: &str, fault: &str) -> String {
    assert!(GOOD.contains(line), "{line}");
    let text = GOOD.replacen(line, fault, 1);
    Rules::read_position(&text).map(|_| ()).expect_err(&text).join("\n")
}

#[test]
fn more_critters_than_a_player_has_are_refused() {
    for (fault, part) in [
        ("crater = 255", "it holds 3"),
        ("crater = 4", "it holds 3"),
        ("slots = \"l1 255\"", "counts go up to 63"),
        ("slots = \"l1 63 l1 63 l1 63 l1 63 l1 63\"", "a player has 21 in all"),
        ("slots = \"l1 21\"", "22 critters are out"),
        ("volcanoes = 255", "99 at most are counted"),
        ("cards = \"obsidian 63\"", "there are 24 cards at most"),
        ("cards = \"obsidian 20\"", "20 cards obsidian"),
        ("resources = \"31d\"", "resources instead of 30 each"),
        ("resources = \"999d\"", "is no amount"),
    ] {
        let reasons = refused("crater = 1", fault);
        assert!(reasons.contains(part), "{fault}: {reasons}");
    }
    let reasons = refused("crater = 1", &format!("slots = \"{}\"", "l1 ".repeat(300)));
    assert!(reasons.contains("a player has 21 in all"), "{reasons}");
    let reasons = refused("crater = 1", &format!("sea = \"{}\"", "5,0 ".repeat(300)));
    assert!(reasons.contains("sea: a player has 21 critters"), "{reasons}");
    let reasons = refused("land = \"0,0 d\"", &format!("land = \"{}\"", "0,0 d, ".repeat(300)));
    assert!(reasons.contains("land: a player has 21 critters"), "{reasons}");
}

#[test]
fn numbers_of_the_table_are_refused_where_they_are_read() {
    let lava: Vec<String> = (0..30).map(|number| format!("{},{}", number % 6, 5 + number / 6)).collect();
    for (fault, part) in [
        ("gone = \"d 255\"".to_string(), "counts go up to 63"),
        ("gone = \"d 63\"".to_string(), "there are not as many"),
        ("gone = \"soil 60\"".to_string(), "there are not as many"),
        ("supply = \"d 200\"".to_string(), "counts go up to 63"),
        ("played = \"obsidian 24\"".to_string(), "24 cards obsidian; there are 4"),
        ("round = 200".to_string(), "at most 99 rounds"),
        ("dry = 255".to_string(), "at most 99 rounds"),
        ("left = 200".to_string(), "at most 1 turns are left"),
        ("frost = \"0,0 255\"".to_string(), "with a reach of 99 at most"),
        ("frost = \"0,0, 0,0, 0,0, 0,0, 0,0, 0,0\"".to_string(), "five sources at most"),
        (format!("lava = \"{}\"", lava.join(", ")), "21 lava tiles at most"),
        ("order = \"pink pink blue\"".to_string(), "nobody twice"),
        ("order = \"pink\"".to_string(), "everybody sits somewhere"),
        ("super = \"-1,-128\"".to_string(), "not on the table"),
    ] {
        let reasons = refused("round = 3", &fault);
        assert!(reasons.contains(part), "{fault}: {reasons}");
    }
    for fault in ["\"-1,-128\" = \"d\"", "\"127,127\" = \"d\"", "\"99,0\" = \"d\""] {
        assert!(refused("\"1,0\" = \"d\"", fault).contains("is not on the table"), "{fault}");
    }
}

#[test]
fn texts_of_any_editor_are_read_and_nothing_huge() {
    let windows = format!("\u{feff}{}", GOOD.replace('\n', "\r\n"));
    assert_eq!(Rules::read_position(&windows).unwrap().1, Rules::read_position(GOOD).unwrap().1);
    let (rules, state) = Rules::read_position(GOOD).unwrap();
    assert_eq!(rules.read_move(&state, "\u{feff}pink done\r\n"), rules.read_move(&state, "pink done"));
    assert!(rules.read_move(&state, &"pink ".repeat(100_000)).unwrap_err().contains("500000 bytes"));
    let huge = format!("{GOOD}{}", "#\n".repeat(600_000));
    assert!(Rules::read_position(&huge).is_err_and(|reasons| reasons[0].contains("bytes")));
    assert!(rules.restore(&huge).unwrap_err().contains("bytes"));
    let reasons = refused("round = 3", &format!("gone = \"{}\"", "sea ".repeat(100_000)));
    assert!(reasons.lines().count() == 11 && reasons.contains("and 99990 more problems"), "{reasons}");
    let long = "x".repeat(500_000);
    for fault in [format!("gone = \"{long}\""), format!("gone = {long}"), format!("order = \"{long}\"")] {
        assert!(refused("round = 3", &fault).len() < 2_000);
    }
}

#[test]
fn far_too_many_players_get_one_reason() {
    let crowd = Setup { players: vec![Colour::Pink; 100_000], ..Setup::new(2) };
    assert_eq!(Rules::new(crowd).unwrap_err(), ["players: 2 to 5 can play, not 100000"]);
    let persons = Setup { persons: vec![3; 100_000], ..Setup::new(2) };
    assert_eq!(Rules::new(persons).unwrap_err().len(), 1);
    assert!(Setup::new(usize::MAX).players.len() == 5);
}

#[test]
fn islands_off_the_numbers_are_refused() {
    let islands =
        |text: &str| Rules::new(Setup { islands: Some(text.into()), ..Setup::new(2) }).unwrap_err().join("; ");
    let far =
        "reach = 20\n[2]\nmiddle = \"127,127\"\nislands = [\"127,127 126,127 127,126\", \"120,120 121,120 120,121\"]";
    assert!(islands(far).contains("rows and columns go from -60 to 60"), "{}", islands(far));
    let many = format!("reach = 20\n[2]\nmiddle = \"0,0\"\nislands = [{}]", "\"0,0 1,0 0,1\", ".repeat(4_000));
    assert!(islands(&many).contains("4000 islands are too many"), "{}", islands(&many));
    assert!(islands(&"#\n".repeat(99_999)).contains("199998 bytes"));
}

/// Each word once, and chance's words only for moves of chance.
#[test]
fn what_is_not_understood_lists_the_words_of_whoever_moves() {
    let words = |reason: String| {
        let list = reason.split_once("moves begin with ").expect("a list of words").1.to_string();
        let all: Vec<String> = list.split(", ").map(String::from).collect();
        let set: BTreeSet<String> = all.iter().cloned().collect();
        assert_eq!(all.len(), set.len(), "{list}");
        set
    };
    let (rules, state) = Rules::read_position(GOOD).unwrap();
    let of_pink = words(rules.read_move(&state, "pink dance").unwrap_err());
    assert!(["claim", "pick", "done", "stay", "aim"].iter().all(|word| of_pink.contains(*word)), "{of_pink:?}");
    let of_chance = words(rules.read_move(&rules.initial_state(), "chance dance").unwrap_err());
    assert!(["sit", "deal", "roll", "flow"].iter().all(|word| of_chance.contains(*word)), "{of_chance:?}");
    assert!(["sit", "deal", "roll", "strike", "draw"].iter().all(|word| !of_pink.contains(*word)), "{of_pink:?}");
    assert!(["pick", "done", "stay"].iter().all(|word| !of_chance.contains(*word)), "{of_chance:?}");
    let reason = rules.read_move(&state, "pink claim nowhere").unwrap_err();
    assert!(reason.ends_with("is not understood; expected claim q,r d|m|l"), "{reason}");
}

/// Plays moves from the position of a scenario.
fn played(text: &str, moves: &[&str]) -> (Rules, State) {
    let (rules, mut state) = Rules::read_position(text).expect("a position");
    for written in moves {
        let mv = rules.read_move(&state, written).expect("a move");
        rules.apply(&mut state, mv, &mut ()).expect("legal");
    }
    (rules, state)
}

#[test]
fn a_refused_space_names_the_player_who_is_protected() {
    let text = include_str!("../../../../scenarios/volcanique/sym-1-three-four-two.toml");
    let (rules, state) = played(text, &["pink done", "pink buy volcano"]);
    let covers_yellow = rules.read_move(&state, "pink erupt -1,1").expect("a move");
    assert_eq!(rules.check(&state, covers_yellow), Err(Refusal::Protected { by: Seat(2) }));
}

const DIVERSION: &str = include_str!("../../../../scenarios/volcanique/divert-clockwise.toml");
const ERUPTION: [&str; 4] = ["pink done", "pink buy volcano", "pink erupt 0,0", "pink unlock l1"];

#[test]
fn lava_that_chance_sends_uphill_is_impossible_and_not_unasked() {
    let text = DIVERSION.replace("[board]", "[board]\n\"-1,0\" = \"d dm dml\"");
    let (rules, state) = played(&text, &ERUPTION);
    let uphill = rules.read_move(&state, "chance flow w").expect("a move");
    assert!(
        matches!(rules.check(&state, uphill), Err(Refusal::NotPossible { .. })),
        "{:?}",
        rules.check(&state, uphill)
    );
}

#[test]
fn the_die_of_a_diversion_is_sampled_from_one_to_six() {
    let (rules, state) = played(DIVERSION, &[&ERUPTION[..], &["chance flow e", "blue divert"]].concat());
    let mut odds = Odds::default();
    let sampled: Vec<_> = (0..6).map(|face| rules.sample(&state, &mut odds, &mut |_| face)).collect();
    assert_eq!(sampled, (1..=6).map(|face| Some(Move::Roll(face))).collect::<Vec<_>>());
}
