//! Positions, set-ups and moves that a game cannot continue from: each is refused with a reason when the fault is read.

use cosmic_frog::{Colour, Rules, Setup};
use tabletop::{Game, Notation, Pending};

/// Two frogs on three hexes; each fault replaces or adds a line.
const GOOD: &str = r#"
[options]
frogs = ["red", "purple"]

[board]
"0,0" = "barren desert"
"1,0" = "barren"
"2,0" = "barren! meadow"

[frog.red]
at = "0,0"
card = "marauder up"
vault = { 1 = "desert mesa" }

[frog.purple]
at = "2,0"
card = "blink down"

[decks]
action = "red"

[table]
fractures = 1
"#;

/// Returns the reasons against the good position with one line replaced.
fn refused(line: &str, fault: &str) -> String {
    assert!(GOOD.contains(line), "{line}");
    let text = GOOD.replacen(line, fault, 1);
    Rules::read_position(&text).map(|_| ()).expect_err(&text).join("\n")
}

#[test]
fn more_cards_than_a_deck_holds_are_refused() {
    for (fault, part) in [
        ("action = \"red\"\ndiscard = \"red 30\"", "action cards; there are 24 at most"),
        ("action = \"red\"\ndiscard = \"red 255\"", "counts go up to 99"),
        ("action = \"red\"\ndiscard = \"red 99 purple 99 red 99\"", "counts go up to 99"),
        ("action-rest = \"red 20 purple 5\"", "a deck has 24 cards at most"),
        ("action = \"? ? ?\"", "3 cards are \"?\""),
        ("ability = \"blink\"", "blink is there 2 times"),
        ("ability = \"dredger\"", "no card of this deck"),
        ("splinter = \"A\"\nstruck = \"A\"", "A is there 2 times"),
        ("struck = \"Z\"", "\"Z\" is not known"),
    ] {
        let reasons = refused("action = \"red\"", fault);
        assert!(reasons.contains(part), "{fault}: {reasons}");
    }
}

#[test]
fn cards_that_were_shuffled_among_themselves_are_counted() {
    // Two of the six red cards are named, with other words between them, so four are left.
    let (rules, state) =
        Rules::read_position(&GOOD.replace("action = \"red\"", "action = \"red/red purple\"")).unwrap();
    assert_eq!(state.actions().pool()[..2], [4, 5]);
    assert!(matches!(rules.pending(&state), Pending::Chance(_)));
    let named = GOOD.replace("action = \"red\"", "splinter = \"A/B:red C\"");
    let (_, state) = Rules::read_position(&named).unwrap();
    assert_eq!((state.splinters().len(), state.splinters().pool()[..4].to_vec()), (12, vec![0, 0, 0, 1]));
}

#[test]
fn numbers_out_of_range_are_refused_where_they_are_read() {
    for (line, fault, part) in [
        ("at = \"2,0\"", "aside = 200\ndeferred = 200", "a frog has 6 action cards and defers one"),
        ("at = \"2,0\"", "at = \"2,0\"\naside = 7", "a frog has 6 action cards"),
        ("at = \"2,0\"", "at = \"2,0\"\ndeferred = 1", "only a frog in play whose card defers"),
        ("at = \"2,0\"", "at = \"2,0\"\noomph = 7", "at most 6 Ω"),
        ("at = \"2,0\"", "at = \"outer 7\"", "\"outer 1\" to 6"),
        ("at = \"2,0\"", "at = \"outer 1\"", "nobody keeps blink in the Outer Dimensions"),
        ("at = \"2,0\"", "at = \"2,0\"\nhomeward = \"9\"", "must be a chip"),
        ("at = \"2,0\"", "at = \"2,0\"\nhomeward = \"1\"", "find-muck = \"chips\""),
        ("card = \"marauder up\"", "card = \"marauder up\"\nknown = \"red\"", "face up is known to all"),
        ("card = \"blink down\"", "card = \"dredger down\"", "no ability of this game"),
        ("[table]", "[table]\nsupply = 3\nmuck = { 1 = \"hidden\" }", "muck needs [options] find-muck"),
        ("[table]", "[table]\nbacks = \"blank 1\"", "1 backs are too few for 2 undecided Barrens"),
        ("[table]", "[table]\nbonuses = \"hill 1 1 1\"", "this needs [options] rich"),
        ("[table]", "[table]\ngone = \"desert 99\"", "101 tiles desert"),
        ("[table]", "[table]\ngone = \"muck 1\"", "muck needs"),
    ] {
        let reasons = refused(line, fault);
        assert!(reasons.contains(part), "{fault}: {reasons}");
    }
}

#[test]
fn boards_are_refused_that_no_mat_holds() {
    let far = "rows and columns go from -60 to 60";
    for (fault, part) in [
        ("\"-1,-128\" = \"barren\"", far),
        ("\"127,127\" = \"barren\"", far),
        ("\"61,0\" = \"barren\"", far),
        ("\"60,-60\" = \"barren\"", "spread out too far"),
        ("\"+1,0\" = \"barren\"\n\"1,0\" = \"barren\"", "given twice"),
        ("\"1,0\" = \"barren muck\"", "muck never lies on the Shard"),
        ("\"1,0\" = \"hill hill hill hill hill hill hill hill hill\"", "8 tiles at most"),
    ] {
        let reasons = refused("\"1,0\" = \"barren\"", fault);
        assert!(reasons.contains(part), "{fault}: {reasons}");
    }
    let everywhere = (-50..50).flat_map(|q| (1..50).map(move |r| format!("\"{q},{r}\" = \"barren\"\n")));
    let reasons = refused("\"1,0\" = \"barren\"\n\"2,0\" = \"barren! meadow\"\n", &everywhere.collect::<String>());
    assert!(reasons.contains("spread out too far"), "{reasons}");
}

#[test]
fn muck_is_counted_before_it_is_added_up() {
    let muck = GOOD.replace("[options]", "[options]\nfind-muck = \"chips\"");
    for (fault, part) in [
        (format!("muck = {{ 1 = \"{}\" }}", "regular ".repeat(300)), "32 regular and 16 oozing"),
        (format!("muck = {{ 1 = \"{0}\", 2 = \"{0}\" }}", "hidden ".repeat(250)), "48 muck lands in all"),
        ("muck = { 7 = \"hidden\" }".into(), "no dimension"),
        ("supply = 49".into(), "at most 48 muck lands are left"),
        ("gone = \"muck 30\"\nmuck = { 1 = \"regular regular regular\" }".into(), "32 regular"),
    ] {
        let text = muck.replace("fractures = 1", &fault);
        let reasons = Rules::read_position(&text).map(|_| ()).expect_err(&fault).join("\n");
        assert!(reasons.contains(part), "{fault}: {reasons}");
    }
    let shown = muck.replace("at = \"2,0\"", "at = \"2,0\"\nhomeward = \"0 1 2 3 4\"");
    assert!(Rules::read_position(&shown).is_err_and(|reasons| reasons[0].contains("after the fifth chip")));
}

#[test]
fn robo_frogs_never_have_to_be_asked() {
    let robots = |line: &str| {
        let frog = |name: &str, card: &str| format!("[frog.{name}]\ncard = \"{card}\"\nat = \"aether\"\n");
        let frogs =
            frog("red", "blink") + &frog("purple", "nimble") + &frog("gray", "massive") + &frog("blue", "temporus");
        format!("[options]\nsolo = \"easy\"\n[board]\n\"0,0\" = \"barren hill\"\n{frogs}{line}\n")
    };
    assert!(Rules::read_position(&robots("")).is_ok());
    for text in [robots("aside = 2"), robots("deferred = 1"), robots("").replacen("blue]\n", "blue]\naside = 1\n", 1)] {
        let reasons = Rules::read_position(&text).map(|_| ()).expect_err(&text).join("\n");
        assert!(reasons.contains("a RoboFrog never waits and keeps no action cards"), "{reasons}");
    }
    let waiting = robots("").replace("\"temporus\"\nat = \"aether\"", "\"temporus\"");
    assert!(Rules::read_position(&waiting).is_err());
}

#[test]
fn without_a_single_card_the_game_is_over() {
    let none = GOOD.replace("action = \"red\"", "action-rest = \"\"\ndiscard = \"\"");
    let (rules, state) = Rules::read_position(&none).unwrap();
    assert_eq!(rules.pending(&state), Pending::Over);
}

#[test]
fn texts_of_any_editor_are_read_and_nothing_huge() {
    let windows = format!("\u{feff}{}", GOOD.replace('\n', "\r\n"));
    assert_eq!(Rules::read_position(&windows).unwrap().1, Rules::read_position(GOOD).unwrap().1);
    let (rules, state) = Rules::read_position(GOOD).unwrap();
    assert_eq!(rules.read_move(&state, "\u{feff}chance draw red\r\n"), rules.read_move(&state, "chance draw red"));
    assert!(rules.read_move(&state, &"red ".repeat(100_000)).unwrap_err().contains("400000 bytes"));
    let huge = format!("{GOOD}{}", "#\n".repeat(600_000));
    assert!(Rules::read_position(&huge).is_err_and(|reasons| reasons[0].contains("bytes")));
    assert!(rules.restore(&huge).unwrap_err().contains("bytes"));
    let reasons = refused("\"1,0\" = \"barren\"", &format!("\"1,0\" = \"{}\"", "sea ".repeat(100_000)));
    assert!(reasons.lines().count() == 11 && reasons.contains("and 99990 more problems"), "{reasons}");
    let long = "x".repeat(500_000);
    for fault in [format!("\"1,0\" = \"{long}\""), format!("\"1,0\" = {long}"), format!("\"{long}\" = \"hill\"")] {
        assert!(refused("\"1,0\" = \"barren\"", &fault).len() < 2_000);
    }
}

#[test]
fn far_too_many_frogs_persons_and_teams_get_one_reason_each() {
    let many = |count: usize| vec![Colour::Red; count];
    let refused = |setup: Setup| Rules::new(setup).unwrap_err();
    assert_eq!(refused(Setup { frogs: many(100_000), ..Setup::new(3) }), ["frogs: 3 to 6 frogs can play, not 100000"]);
    let crowd = Setup { persons: vec![7; 100_000], teams: vec![9; 100_000], ..Setup::new(4) };
    let reasons = refused(crowd);
    assert_eq!(reasons.len(), 2, "{reasons:?}");
    let list = "\"red\", ".repeat(100_000);
    let text = GOOD.replace("frogs = [\"red\", \"purple\"]", &format!("frogs = [{list}]"));
    assert!(Rules::read_position(&text).is_err_and(|reasons| reasons.len() == 1));
    assert!(Setup::new(usize::MAX).frogs.len() == 6);
}
