//! Sentences of Cosmic Frog that must say exactly what happens, checked in positions of scenarios.

use cosmic_frog::{Event, Move, Purpose, RoboLine, RoboReason, Rules, Setup, SoloLevel, State};
use tabletop::{Game, Notation, Seat};
use wording::{GameWording, Messages};

fn scenario(name: &str) -> String {
    let path = format!("{}/../../scenarios/cosmic-frog/{name}.toml", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Passes in windows until a line can be played; returns its move.
fn reach(rules: &Rules, state: &mut State, line: &str, events: &mut Vec<Event>) -> Move {
    loop {
        match rules.read_move(state, line) {
            Ok(mv) if rules.check(state, mv).is_ok() => return mv,
            _ => {
                let pass = rules.passing_move(state).unwrap_or_else(|| panic!("{line} cannot be played"));
                rules.apply(state, pass, events).unwrap();
            }
        }
    }
}

/// Plays lines from a position and passes in windows; returns the rules, the last position and all sentences.
fn play(text: &str, lines: &[&str]) -> (Rules, State, Vec<String>) {
    let (rules, mut state) = Rules::read_position(text).unwrap();
    let mut events: Vec<Event> = Vec::new();
    for line in lines {
        let mv = reach(&rules, &mut state, line, &mut events);
        rules.apply(&mut state, mv, &mut events).unwrap();
    }
    let sentences =
        events.into_iter().filter_map(|event| rules.event(event, &Messages::english()).map(String::from)).collect();
    (rules, state, sentences)
}

fn prompt(text: &str, lines: &[&str]) -> String {
    let (rules, state, _) = play(text, lines);
    rules.prompt(&state, &Messages::english()).to_string()
}

fn answer(text: &str, lines: &[&str], mv: &str) -> String {
    let (rules, mut state, _) = play(text, lines);
    let mv = reach(&rules, &mut state, mv, &mut Vec::new());
    rules.answer(&state, mv, &Messages::english()).to_string()
}

fn last(text: &str, lines: &[&str]) -> String {
    play(text, lines).2.pop().unwrap()
}

#[test]
fn a_shared_vault_is_named_by_all_its_owners() {
    let text = scenario("team-2-any-owner-names-the-vault");
    let drawn = ["chance draw red", "red pass"];
    assert_eq!(answer(&text, &drawn, "red raid blue 1"), "Raid the Vault of Purple and Blue for 1 point");
    let raided = [&drawn[..], &["red raid blue 1"]].concat();
    assert_eq!(last(&text, &raided), "Red raids the Vault of Purple and Blue for 1 point.");
    assert!(prompt(&text, &raided).contains("raid the Vault of Purple and Blue for 1 point."));
    let rolled = [&raided[..], &["red pass", "chance roll 5"]].concat();
    assert_eq!(
        prompt(&text, &rolled),
        "Red, take a tile from the Vault of Purple and Blue, or stop. You have 1 point left."
    );
    let taken = [&rolled[..], &["red take 1"]].concat();
    let said = play(&text, &taken).2;
    assert!(said.contains(&"Red takes desert from slot 1 of the Vault of Purple and Blue.".to_string()), "{said:?}");
}

#[test]
fn plunder_says_how_many_tiles_it_takes() {
    let text = scenario("com-7-a-takes-all-there-is");
    let won = ["chance draw red", "red leap 1,0", "red commit", "purple commit", "chance roll 5", "chance roll 0"];
    assert_eq!(answer(&text, &won, "red plunder"), "Plunder 2 tiles from the Gullet of Purple");
    let text = scenario("com-7-a-with-an-empty-gullet");
    let (rules, state) = Rules::read_position(&text).unwrap();
    let said = rules.answer(&state, Move::Plunder, &Messages::english()).to_string();
    assert!(said.ends_with(", which is empty"), "{said}");
}

#[test]
fn nothing_is_drawn_in_a_swap() {
    let text = scenario("abi-mutagenic-swap-with-a-face-down-card");
    let said = play(&text, &["chance draw red", "red leap 1,0", "red swap purple"]).2;
    assert!(said.contains(&"Red is about to swap ability cards with Purple.".to_string()), "{said:?}");
    assert!(!said.iter().any(|line| line.contains("draws")), "{said:?}");
    assert_eq!(
        play(&text, &["chance draw red", "red leap 1,0", "red swap purple", "purple pass"]).2.pop().unwrap(),
        "Red now has Warbringer."
    );
}

#[test]
fn a_voided_card_stays_face_down() {
    let text = scenario("abi-voidshadow-attack-turns-the-card-down");
    let said = play(&text, &["chance draw red", "red leap 2,0"]).2;
    let voided = "The card of Purple is turned face down and cannot be turned up before the combat is over.";
    assert!(said.contains(&voided.to_string()), "{said:?}");
}

#[test]
fn the_end_of_a_turn_offers_only_what_can_be_paid() {
    let text = scenario("abi-temporus-after-the-offers");
    let ended = ["chance draw purple", "purple leap 2,0", "purple end", "gray stay"];
    let both = "Red, the turn is ending. Use your deferred card, look at the top action card, or pass?";
    assert_eq!(prompt(&text, &ended), both);
    let poor = text.replace("deferred = 1", "deferred = 1\noomph = 0");
    assert_eq!(prompt(&poor, &ended), "Red, the turn is ending. Use your deferred card, or pass?");
    let text = scenario("abi-temporus-look-after-anothers-turn");
    let ended = ["chance draw purple", "purple leap 2,0", "purple end"];
    assert_eq!(prompt(&text, &ended), "Red, the turn is ending. Look at the top action card, or pass?");
}

#[test]
fn rich_lands_are_named_with_their_place() {
    let text = scenario("var-rich-1-hidden-after-the-sixth-fracture");
    let lines =
        ["chance draw red", "red smash", "chance back fracture", "chance bonus abundant", "chance bonus normal"];
    let said = play(&text, &lines).2;
    let seen = [
        "The desert in slot 1 of the Vault of Red is Abundant.",
        "The mesa in slot 1 of the Vault of Purple is normal.",
    ];
    assert!(seen.iter().all(|line| said.contains(&line.to_string())), "{said:?}");
}

#[test]
fn a_puppet_that_may_not_is_told_why() {
    let text = scenario("abi-mindborer-puppet-cannot-recover");
    let (rules, state, _) = play(&text, &["chance draw red", "red possess purple", "purple pass"]);
    let refused = |mv: Move| rules.refusal(rules.check(&state, mv).unwrap_err(), &Messages::english()).to_string();
    assert_eq!(refused(Move::Recover), "All your Ω is available; there is nothing to recover. [OOM-2]");
    assert_eq!(
        refused(Move::Possess(Seat(0))),
        "A possessed frog cannot possess another one; choose a different action for it. [ABI-MINDBORER]"
    );
}

#[test]
fn aggro_is_no_power() {
    let text = scenario("fm-com-5-aggro");
    let lines = ["chance draw red", "red aggro purple"];
    assert_eq!(last(&text, &lines), "Red uses AGGRO on Purple.");
    assert_eq!(
        prompt(&text, &lines),
        "Purple, Red is about to use AGGRO on you: you would have to attack it or pay. Turn up your card now, or pass?"
    );
    let rules = Rules::new(Setup::new(3)).unwrap();
    let event = Event::Targeted { seat: Seat(0), target: Seat(1), purpose: Purpose::Drain };
    assert_eq!(rules.event(event, &Messages::english()).map(String::from).unwrap(), "Red is about to drain Purple.");
}

#[test]
fn gathering_says_what_it_needs_and_costs() {
    let text = scenario("fm-muck-2-the-example");
    let first = "Red, you are in Outer Dimension 2 with 3 points left. Drift home, or try to gather muck? An attempt has to roll \
                 more than 0, and your action card is then discarded, not set aside.";
    assert_eq!(prompt(&text, &["chance draw red", "chance roll 3"]), first);
    let tried = ["chance draw red", "chance roll 3", "red gather hidden", "chance roll 1", "chance muck regular"];
    assert!(prompt(&text, &tried).contains("more than 1, and"));
    let chips = text.replace("\"dice\"", "\"chips\"");
    assert!(prompt(&chips, &["chance draw red", "chance chips 3"]).contains("An attempt has to make 1 or more, and"));
}

#[test]
fn a_raid_with_chips_says_what_was_enough() {
    let text = scenario("fm-chip-4-reaching-the-target");
    let picked = ["chance draw red", "red raid purple 3", "red arrange 2 0 1 3 4", "purple pick 1"];
    let said = play(&text, &[&picked[..], &["chance chips 2"]].concat()).2;
    assert!(said.contains(&"Chip and icon make 3, and 3 is enough: the raid succeeds.".to_string()), "{said:?}");
    let text = scenario("fm-chip-3-a-raid-chip-drawn-again");
    let shown = ["chance draw red", "red raid purple 4", "red arrange 1 2 0 3 4", "purple pick 1", "chance chips 1"];
    assert_eq!(prompt(&text, &shown), "Red, your raid needs 4 or more. Let the chip stand?");
    assert_eq!(answer(&text, &shown, "red reroll 1"), "Take the 1 back and have another chip drawn (1 Ω)");
    assert_eq!(last(&text, &shown), "Chip and icon make 3, less than 4: the raid fails so far.");
}

#[test]
fn a_robofrog_does_not_contradict_itself() {
    let (rules, messages) = (Rules::new(Setup::solo(SoloLevel::Normal)).unwrap(), Messages::english());
    let said =
        |line, because| rules.event(Event::Robo { seat: Seat(1), line, because }, &messages).map(String::from).unwrap();
    assert_eq!(
        said(RoboLine::Leap, RoboReason::AetherNearer),
        "Purple will leap towards the Aether: it carries two Land or more, the Aether is out of reach, and it gets as near \
         as it can."
    );
    assert_eq!(
        said(RoboLine::Harvest, RoboReason::LandInReach),
        "Purple will leap towards Land: none is under it, and the nearest on a target line is in reach."
    );
    let away = [RoboReason::PlayerInAether, RoboReason::PlayerOut, RoboReason::PlayerWaiting];
    let away = away.map(|because| said(RoboLine::Attack, because));
    assert_eq!(away[0], "Purple will not attack: your frog is in the Aether.");
    assert_eq!(away[1], "Purple will not attack: your frog is in the Outer Dimensions.");
    assert_eq!(away[2], "Purple will not attack: your frog has not arrived yet.");
}
