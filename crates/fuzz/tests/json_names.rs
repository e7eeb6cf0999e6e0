//! The names in the JSON of views and events, which clients in other languages rely on: a changed name needs a new version of the
//! protocol. The set-ups are those of the corpus, because they cover all options; the positions of the scenarios show what is rare.

use fuzz::corpus::{VariedSetups, scenario_texts};
use std::sync::Arc;
use tabletop::{Game, Notation, Pending, SeatSet, state_hash};
use testkit::golden::{self, Golden, Policy};
use testkit::json_names::JsonNames;
use testkit::{GameFromPosition, Random};

/// This many random games show all but rare names. The games are the same each time, until the rules change.
const GAMES: u64 = 150;
/// The number of moves between two views that are read.
const EVERY: usize = 5;
/// This many games of a bot, which comes further than random players.
const BOT_GAMES: u64 = 12;
/// This many random moves are played from the position of each scenario, besides its script. Scenarios show what is rare.
const FROM_POSITION: usize = 40;

fn check<G: VariedSetups>() {
    let mut names = JsonNames::default();
    for number in 0..GAMES {
        names.add_game(&G::rules_number(number), number, 4000, EVERY);
    }
    for number in 0..BOT_GAMES {
        let rules = Arc::new(G::rules_number(number));
        let game = golden::play(rules.as_ref(), number, 1500, &mut as_calm_bot(&rules));
        names.add_played(rules.as_ref(), &game, EVERY);
    }
    for (seed, text) in (0..).zip(scenario_texts(G::NAME)) {
        let rules = GameFromPosition::<G>::read(&text).unwrap_or_else(|errors| panic!("{errors:?}\n{text}"));
        names.add_played(&rules, &scripted(&rules, &text), 1);
        names.add_played(&rules, &golden::play(&rules, seed, FROM_POSITION, &mut golden::at_random), EVERY);
    }
    assert_eq!(names.missing_variants::<G::Event>("event"), [""; 0], "no game shows these events");
    golden::check_file(format!("../../fixtures/protocol/{}-names.txt", G::NAME), &names.text());
}

/// Plays the script of a scenario, as far as it can be played with the passes and forced answers that it leaves out.
fn scripted<G: Notation>(rules: &G, scenario: &str) -> Golden<G> {
    let mut game = Golden { seed: 0, moves: Vec::new(), states: vec![rules.initial_state()] };
    let table: toml::Table = toml::from_str(scenario).unwrap_or_else(|error| panic!("{error}"));
    let script = table.get("script").and_then(|script| script.get("play")).and_then(|play| play.as_str());
    let lines = script.unwrap_or_default().lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with('?')) {
        for _ in 0..200 {
            let state = *game.end();
            let written = rules.read_move(&state, line).ok().filter(|&mv| rules.check(&state, mv).is_ok());
            let Some(mv) = written.or_else(|| rules.passing_move(&state)).or_else(|| only_move(rules, &state)) else {
                return game;
            };
            let mut after = state;
            rules.apply_legal(&mut after, mv, &mut ());
            game.moves.push(mv);
            game.states.push(after);
            if written.is_some() {
                break;
            }
        }
    }
    game
}

/// Returns the only answer, or the only outcome of chance.
fn only_move<G: Game>(rules: &G, state: &G::State) -> Option<G::Move> {
    let mut moves = Vec::new();
    rules.legal(state, &mut moves);
    moves.pop().filter(|_| moves.is_empty() && !matches!(rules.pending(state), Pending::Seats(..)))
}

/// Returns a policy that answers as the calm bot does.
fn as_calm_bot<G: VariedSetups>(rules: &Arc<G>) -> impl Policy<G> {
    let (rules, bot) = (rules.clone(), G::bot("calm").expect("every game has a calm bot"));
    move |_: &G, state: &G::State, legal: &[G::Move], random: &mut Random| {
        let by = legal.iter().find_map(|&mv| rules.actor(state, mv));
        let answer = by.and_then(|seat| bots::choose(bot.as_ref(), &rules, state, seat, random.below(u32::MAX).into()));
        answer.unwrap_or(legal[0])
    }
}

#[test]
fn names_of_cosmic_frog_stay_the_same() {
    check::<cosmic_frog::Rules>();
}

#[test]
fn names_of_volcanique_stay_the_same() {
    check::<volcanique::Rules>();
}

/// Checks that text formats, which have names, and compact formats, which have none, both restore a position.
fn reads_back<G: VariedSetups>() {
    for number in 0..12 {
        let rules = G::rules_number(number);
        let game = golden::play(&rules, number, 1500, &mut golden::at_random);
        for state in game.states.iter().step_by(40) {
            for viewer in [SeatSet(1), SeatSet::NONE, SeatSet::ALL] {
                let view = rules.view(state, viewer);
                let text = serde_json::to_string(&view).unwrap();
                let read: G::View = serde_json::from_str(&text).unwrap();
                assert_eq!(state_hash(&read), state_hash(&view), "{text}");
            }
        }
    }
}

#[test]
fn positions_in_json_read_back() {
    reads_back::<cosmic_frog::Rules>();
    reads_back::<volcanique::Rules>();
}
