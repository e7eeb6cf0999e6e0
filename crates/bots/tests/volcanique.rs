//! The calm and the keen bot of Volcanique answer legally, reproducibly and from the view alone, and play better than at random.

use bots::{Bot, KeenBot, bot_by_name, choose};
use std::sync::Arc;
use tabletop::{Game, Odds, Pending, Seat, Secrets};
use volcanique::{CoverRule, IslandStart, Rules, Setup, State};

/// Plays a game to its end; returns the last position and the number of moves.
fn play(rules: &Arc<Rules>, seed: u64, bots: &[Box<dyn Bot<Rules>>]) -> (State, u64) {
    let mut random = testkit::Random::new(seed, 3);
    let mut below = |bound: u32| random.below(bound);
    let (mut state, mut odds) = (rules.initial_state(), Odds::default());
    for count in 0..40_000 {
        let seat = match rules.pending(&state) {
            Pending::Over => return (state, count),
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

fn seats(names: &[&str]) -> Vec<Box<dyn Bot<Rules>>> {
    names.iter().map(|name| bot_by_name(name).unwrap()).collect()
}

fn quick(players: usize) -> Arc<Rules> {
    Arc::new(Rules::new(Setup { start: IslandStart::Quick, ..Setup::new(players) }).unwrap())
}

#[test]
fn calm_beats_random() {
    let rules = quick(3);
    let (games, mut wins, mut points) = (18, 0, [0; 2]);
    for seed in 0..games {
        let place = seed as usize % 3;
        let mut names = ["random"; 3];
        names[place] = "calm";
        let (state, _) = play(&rules, seed, &seats(&names));
        let outcome = rules.result(&state);
        wins += u32::from(outcome.winners.contains(Seat(place as u8)) && outcome.winners.len() == 1);
        points[0] += outcome.points[place];
        points[1] += outcome.points.iter().sum::<i32>() - outcome.points[place];
    }
    println!("calm wins {wins} of {games}, {} points to {} on average", points[0] / 18, points[1] / 36);
    assert!(wins * 100 >= 85 * games as u32, "calm wins only {wins} of {games}");
}

#[test]
fn games_of_every_size_end() {
    for players in 2..=5 {
        let cover = if players == 4 { CoverRule::ToTheLeft } else { CoverRule::Symbiosis };
        let rules = Arc::new(Rules::new(Setup { cover, ..Setup::new(players) }).unwrap());
        let (state, moves) = play(&rules, 7, &seats(&["calm"; 5][..players]));
        println!("{players} players, {moves} moves: {:?}", rules.result(&state).points);
    }
}

#[test]
fn the_same_view_and_chance_give_the_same_answer() {
    let rules = quick(2);
    let run = || play(&rules, 9, &seats(&["keen:6", "calm"]));
    assert_eq!(run(), run());
}

/// Other hidden cards do not change the answer, because the bot sees only its view.
#[test]
fn bots_need_no_more_than_their_view() {
    let rules = quick(3);
    let mut random = testkit::Random::new(5, 5);
    let (mut state, mut odds, mut asked) = (rules.initial_state(), Odds::default(), 0);
    while asked < 60 {
        let Pending::Seat(decision) = rules.pending(&state) else {
            let mv = rules.sample(&state, &mut odds, &mut |bound| random.below(bound)).unwrap();
            rules.apply(&mut state, mv, &mut ()).unwrap();
            continue;
        };
        let view = rules.view(&state, rules.seats_of_player(decision.by));
        let other = rules.determinise(&view, &mut |bound| random.below(bound));
        let answer = |state: &State| choose(&KeenBot::new(8), &rules, state, decision.by, 1).unwrap();
        let mv = answer(&state);
        assert_eq!(mv, answer(&other));
        rules.apply(&mut state, mv, &mut ()).unwrap();
        asked += 1;
    }
}
