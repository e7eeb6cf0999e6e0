//! Tests of the keen bot: its answers are legal, reproducible and depend on its view alone; it finds what the calm bot finds.

use bots::{Bot, KeenBot, MAX_ITERATIONS, bot_by_name, choose, legal_answers};
use cosmic_frog::{Card, FindMuck, Move, Preset, Rules, Setup, SoloLevel, State};
use std::sync::Arc;
use tabletop::{Game, Notation, Odds, Pending, Seat, Secrets};

const RED: Seat = Seat(0);

/// Plays a game to its end; returns the last position.
fn play(rules: &Arc<Rules>, seed: u64, bots: &[Box<dyn Bot<Rules>>]) -> State {
    let mut random = testkit::Random::new(seed, 3);
    let mut below = |bound: u32| random.below(bound);
    let (mut state, mut odds) = (rules.initial_state(), Odds::default());
    for count in 0..40_000 {
        let seat = match rules.pending(&state) {
            Pending::Over => return state,
            Pending::Chance(_) => {
                let mv = rules.sample(&state, &mut odds, &mut below).unwrap();
                rules.apply(&mut state, mv, &mut ()).unwrap();
                continue;
            }
            Pending::Seat(decision) => decision.by,
            Pending::Seats(seats, _) => seats.iter().next().unwrap(),
        };
        let mv = choose(bots[seat.index()].as_ref(), rules, &state, seat, seed << 16 | count).unwrap();
        rules.apply(&mut state, mv, &mut ()).unwrap();
    }
    panic!("game {seed} does not end");
}

fn seats(rules: &Rules, names: [&str; 2]) -> Vec<Box<dyn Bot<Rules>>> {
    rules.seats().map(|seat| bot_by_name(names[seat.index() % 2]).unwrap()).collect()
}

#[test]
fn keen_answers_legally_in_every_kind_of_game() {
    let teams = Setup { teams: vec![0, 1, 0, 1], persons: vec![0, 1, 0, 1], symbiotic: true, ..Setup::new(4) };
    let dice = Setup { find_muck: FindMuck::Dice, ..Setup::new(4) };
    let chips = Setup { find_muck: FindMuck::Chips, ..Setup::new(3) };
    let solo = Setup::solo(SoloLevel::Normal);
    let (everything, short) = (Preset::Everything.setup(4), Preset::Short.setup(4));
    let setups = [Setup::new(3), Setup::new(6), everything, short, teams, dice, chips, solo];
    for (number, setup) in setups.into_iter().enumerate() {
        let rules = Arc::new(Rules::new(setup).unwrap());
        for seed in 0..4 {
            play(&rules, 10 * number as u64 + seed, &seats(&rules, ["keen:3", "keen:12"]));
        }
    }
}

#[test]
fn the_same_view_and_chance_give_the_same_answer() {
    let rules = Arc::new(Rules::new(Setup::new(3)).unwrap());
    let run = || play(&rules, 9, &seats(&rules, ["keen:20", "keen:30"]));
    assert_eq!(run(), run());
}

/// Other hidden cards do not change the answer, because keen sees only its view.
#[test]
fn keen_needs_no_more_than_its_view() {
    let rules = Arc::new(Rules::new(Setup::new(4)).unwrap());
    let mut random = testkit::Random::new(5, 5);
    let (mut state, mut odds, mut asked) = (rules.initial_state(), Odds::default(), 0);
    let calm = bot_by_name::<Rules>("calm").unwrap();
    while asked < 25 {
        let decision = match rules.pending(&state) {
            Pending::Seat(decision) => decision,
            Pending::Seats(seats, _) => {
                let seat = seats.iter().next().unwrap();
                let mv = choose(calm.as_ref(), &rules, &state, seat, 1).unwrap();
                rules.apply(&mut state, mv, &mut ()).unwrap();
                continue;
            }
            _ => {
                let mv = rules.sample(&state, &mut odds, &mut |bound| random.below(bound)).unwrap();
                rules.apply(&mut state, mv, &mut ()).unwrap();
                continue;
            }
        };
        let view = rules.view(&state, rules.seats_of_player(decision.by));
        let other = rules.determinise(&view, &mut |bound| random.below(bound));
        let answer = |state: &State| choose(&KeenBot::new(24), &rules, state, decision.by, 1).unwrap();
        let mv = answer(&state);
        assert_eq!(mv, answer(&other));
        rules.apply(&mut state, mv, &mut ()).unwrap();
        asked += 1;
    }
}

#[test]
fn names_carry_a_budget() {
    assert_eq!(bot_by_name::<Rules>("keen").unwrap().name(), "keen");
    assert_eq!(bot_by_name::<Rules>("keen:50").unwrap().name(), "keen");
    assert_eq!(bot_by_name::<Rules>("calm").unwrap().name(), "sensible");
    let long = format!("keen:{}5", "0".repeat(4000));
    let wrong = ["keen:", "keen:many", "keen:-1", "keen:+5", "keen:05", "keen:00", "keen: 5", "keen:20001"];
    for name in wrong.into_iter().chain(["keen:4294967295", "keen:4294967296", long.as_str()]) {
        assert!(bot_by_name::<Rules>(name).is_none(), "{name}");
    }
    assert!(bot_by_name::<Rules>(&format!("keen:{MAX_ITERATIONS}")).is_some());
    // With a budget of 0, keen gives the answer of the calm bot.
    let (rules, state) = turn_of_red(HOMECOMING);
    let answer = |name| choose(bot_by_name(name).unwrap().as_ref(), &rules, &state, RED, 3).unwrap();
    assert_eq!(answer("keen:0"), answer("calm"));
}

/// Reads a position and begins the turn of red, who chooses an action next.
fn turn_of_red(text: &str) -> (Arc<Rules>, State) {
    let (rules, mut state) = Rules::read_position(text).unwrap();
    rules.apply(&mut state, Move::Card(Card::Frog(RED)), &mut ()).unwrap();
    (Arc::new(rules), state)
}

/// Asserts that a bot gives a wanted answer with at least `times` of 10 seeds.
fn assert_often(rules: &Arc<Rules>, state: &State, name: &str, times: usize, is_wanted: impl Fn(Move) -> bool) {
    let bot = bot_by_name(name).unwrap();
    let answers = (0..10).filter_map(|seed| choose(bot.as_ref(), rules, state, RED, seed));
    let (wanted, others): (Vec<Move>, Vec<Move>) = answers.partition(|&mv| is_wanted(mv));
    assert!(wanted.len() >= times, "{name}: {} of 10 seeds, the others give {others:?}", wanted.len());
}

/// Red is in the Aether, where it can store its full Gullet; the next fracture ends the game.
const HOMECOMING: &str = r#"
[board]
"0,0" = "barren! hill"
"1,0" = "barren! swamp"
"2,0" = "barren!"
"3,0" = "barren! meadow"
[frog.red]
at = "aether"
gullet = "mountain mountain lake forest"
card = "massive up"
[frog.purple]
at = "2,0"
card = "marauder up"
vault = { 1 = "mesa", 2 = "mesa" }
[frog.gray]
at = "0,0"
card = "nimble up"
vault = { 1 = "lake", 2 = "lake" }
[table]
fractures = 5
"#;

#[test]
fn a_full_load_is_stored() {
    let (rules, state) = turn_of_red(HOMECOMING);
    for name in ["calm", "keen:400"] {
        assert_often(&rules, &state, name, 10, |mv| mv == Move::Disgorge);
    }
}

/// Returns a position in which red can break the Barren it stands on; its back is certainly the last fracture.
fn last_fracture(red: &str, purple: &str) -> (Arc<Rules>, State) {
    turn_of_red(&format!(
        r#"
[board]
"0,0" = "barren!"
"1,0" = "barren! swamp"
"2,0" = "barren! lake"
"3,0" = "barren! meadow"
"4,0" = "barren! meadow"
[frog.red]
at = "0,0"
card = "monstrous up"
vault = {{ {red} }}
[frog.purple]
at = "3,0"
card = "warbringer up"
gullet = "mountain mountain"
vault = {{ {purple} }}
[frog.gray]
at = "4,0"
card = "nimble up"
[table]
fractures = 5
"#
    ))
}

#[test]
fn the_game_is_ended_when_ahead_and_only_then() {
    let rich = "1 = \"hill\", 2 = \"hill\", 3 = \"hill\", 4 = \"hill\"";
    let (rules, state) = last_fracture(rich, "1 = \"mesa mesa\"");
    assert_often(&rules, &state, "keen", 8, |mv| mv == Move::Smash);
    let (rules, state) = last_fracture("1 = \"hill\"", rich);
    assert_often(&rules, &state, "keen:400", 10, |mv| mv != Move::Smash);
}

/// Red stands on a rich hex, and no other frog is near.
#[test]
fn land_under_the_feet_is_swallowed() {
    let (rules, state) = turn_of_red(
        r#"
[board]
"0,0" = "barren. hill mountain"
"1,0" = "barren."
"5,0" = "barren."
"6,0" = "barren. swamp"
[frog.red]
at = "0,0"
card = "empyrean up"
[frog.purple]
at = "5,0"
card = "marauder up"
"#,
    );
    let mut moves = Vec::new();
    legal_answers(rules.as_ref(), &state, RED, &mut moves);
    assert!(moves.len() > 1);
    assert_often(&rules, &state, "calm", 10, |mv| matches!(mv, Move::Harvest(_)));
    // With some seeds keen finds it equally good to step aside first.
    assert_often(&rules, &state, "keen", 5, |mv| matches!(mv, Move::Harvest(_)));
}
