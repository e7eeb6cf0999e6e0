//! The answer of a task depends only on the decision and the seed, not on the slices, the thread or other tasks.

use bots::{Bot, BotDecision, BotHeuristics, KeenBot, RandomBot, SensibleBot, bot_by_name, choose, finish};
use std::sync::Arc;
use tabletop::{Odds, Pending, Seat};

/// Calls `look` with the position and the seat at every `every`th decision of a game between calm bots, at most `most` times.
fn at_decisions<G: BotHeuristics>(
    setup: G::Setup,
    every: u32,
    most: u32,
    mut look: impl FnMut(&Arc<G>, &G::State, Seat),
) {
    let rules = Arc::new(G::from_setup(setup).unwrap());
    let mut random = testkit::Random::new(4, 4);
    let (mut state, mut odds, mut asked) = (rules.initial_state(), Odds::default(), 0);
    while asked < every * most {
        let seat = match rules.pending(&state) {
            Pending::Over => break,
            Pending::Chance(_) => {
                let mv = rules.sample(&state, &mut odds, &mut |bound| random.below(bound)).unwrap();
                rules.apply(&mut state, mv, &mut ()).unwrap();
                continue;
            }
            Pending::Seat(decision) => decision.by,
            Pending::Seats(seats, _) => seats.iter().next().unwrap(),
        };
        asked += 1;
        if asked % every == 0 {
            look(&rules, &state, seat);
        }
        let mv = choose(&SensibleBot, &rules, &state, seat, u64::from(asked)).unwrap();
        rules.apply(&mut state, mv, &mut ()).unwrap();
    }
    assert!(asked >= every, "nobody was asked");
}

/// Steps a new task by this many iterations until it answers; returns the answer and the number of steps.
fn in_slices<G: BotHeuristics>(
    bot: &dyn Bot<G>,
    decision: BotDecision<G>,
    seed: u64,
    iterations: u32,
) -> (G::Move, u32) {
    let mut task = bot.start(decision, seed);
    for steps in 1..100_000 {
        assert_eq!(task.step(0), None, "step(0) makes no progress");
        if let Some(mv) = task.step(iterations) {
            assert_eq!(task.step(0), Some(mv));
            assert_eq!(task.step(iterations), Some(mv), "a found answer stays");
            return (mv, steps);
        }
    }
    panic!("the task does not end");
}

/// Compares slices of keen; returns the most steps of one iteration that a decision took.
fn slices_agree<G: BotHeuristics>(setup: G::Setup, every: u32, most: u32) -> u32 {
    let (keen, mut longest) = (KeenBot::new(40), 0);
    at_decisions::<G>(setup, every, most, |rules, state, seat| {
        let decision = || BotDecision::at(rules, state, seat).unwrap();
        for seed in [1, u64::MAX] {
            let (whole, steps) = in_slices(&keen, decision(), seed, u32::MAX);
            assert_eq!(steps, 1);
            let (one_by_one, steps) = in_slices(&keen, decision(), seed, 1);
            assert_eq!(one_by_one, whole);
            longest = longest.max(steps);
            let (by_seven, fewer) = in_slices(&keen, decision(), seed, 7);
            assert_eq!(by_seven, whole);
            assert_eq!(fewer, steps.div_ceil(7));
            let task = keen.start(decision(), seed);
            assert_eq!(std::thread::spawn(move || finish(task)).join().unwrap(), whole);
        }
    });
    longest
}

#[test]
fn slices_do_not_change_the_answers_of_keen_in_cosmic_frog() {
    let teams = cosmic_frog::Setup { teams: vec![0, 1, 0, 1], persons: vec![0, 1, 0, 1], ..cosmic_frog::Setup::new(4) };
    for setup in [cosmic_frog::Setup::new(3), teams] {
        let longest = slices_agree::<cosmic_frog::Rules>(setup, 3, 40);
        assert!((20..=90).contains(&longest), "{longest} iterations with a budget of 40");
    }
}

#[test]
fn slices_do_not_change_the_answers_of_keen_in_volcanique() {
    let setup = volcanique::Setup { start: volcanique::IslandStart::Quick, ..volcanique::Setup::new(3) };
    let longest = slices_agree::<volcanique::Rules>(setup, 3, 12);
    assert!((20..=90).contains(&longest), "{longest} iterations with a budget of 40");
}

#[test]
fn tasks_at_the_same_time_do_not_meet() {
    let keen = bot_by_name::<cosmic_frog::Rules>("keen:60").unwrap();
    at_decisions(cosmic_frog::Setup::new(3), 5, 12, |rules, state, seat| {
        let start = |seed| keen.start(BotDecision::at(rules, state, seat).unwrap(), seed);
        let alone = [1, 2, 1].map(|seed| finish(start(seed)));
        let mut tasks = [1, 2, 1].map(start);
        let mut found = [None; 3];
        for _ in 0..200 {
            found = std::array::from_fn(|task| tasks[task].step(1));
        }
        assert_eq!(found, alone.map(Some));
        assert_eq!(found[0], found[2]);
    });
}

#[test]
fn bots_without_look_ahead_answer_in_the_first_iteration() {
    at_decisions::<cosmic_frog::Rules>(cosmic_frog::Setup::new(3), 1, 60, |rules, state, seat| {
        for bot in [&RandomBot as &dyn Bot<cosmic_frog::Rules>, &SensibleBot] {
            let decision = || BotDecision::at(rules, state, seat).unwrap();
            let (mv, steps) = in_slices(bot, decision(), 5, 1);
            assert_eq!(steps, 1);
            assert!(decision().answers.contains(&mv));
        }
    });
}
