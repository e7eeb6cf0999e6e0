//! An arena: bots against each other over many games with rotated seats, as a table of wins, points and time.
//!
//! `cargo run -p bots --example arena -- GAME GAMES SEED BOT BOT [BOT ...]`, where GAME is cosmic-frog or volcanique: every bot
//! is named as in `bots::bot_by_name`; the first is the one measured. Game `n` gives it seat `n` modulo the number of seats, and the others follow in order.

use bots::{Bot, BotHeuristics, bot_by_name, choose};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tabletop::{Odds, Pending, Seat};

/// A game with more moves than this is given up.
const LONGEST: u32 = 40_000;

/// The result of one game.
struct Record {
    /// Points by bot, in the order in which they were named.
    points: Vec<i32>,
    /// Whether each bot is among the winners, as its share of the victory.
    share: Vec<f64>,
    moves: u32,
    /// How long each bot thought, and its longest and number of decisions.
    time: Vec<(Duration, Duration, u32)>,
}

fn play<G: BotHeuristics>(rules: &Arc<G>, seed: u64, names: &[String], first: usize) -> Record {
    let seats = names.len();
    let place = |bot: usize| (bot + first) % seats;
    let mut bots: Vec<Box<dyn Bot<G>>> = Vec::new();
    for seat in 0..seats {
        let name = &names[(seat + seats - first) % seats];
        bots.push(bot_by_name(name).unwrap_or_else(|| panic!("no bot is called {name:?}")));
    }
    let mut time = vec![(Duration::ZERO, Duration::ZERO, 0); seats];
    let (state, moves) = run(rules, seed, &bots, &mut time);
    let outcome = rules.result(&state);
    let share = 1.0 / outcome.winners.len() as f64;
    let won = |bot: usize| if outcome.winners.contains(Seat(place(bot) as u8)) { share } else { 0.0 };
    Record {
        points: (0..seats).map(|bot| outcome.points[place(bot)]).collect(),
        share: (0..seats).map(won).collect(),
        moves,
        time: (0..seats).map(|bot| time[place(bot)]).collect(),
    }
}

fn run<G: BotHeuristics>(
    rules: &Arc<G>,
    seed: u64,
    bots: &[Box<dyn Bot<G>>],
    time: &mut [(Duration, Duration, u32)],
) -> (G::State, u32) {
    let mut random = testkit::Random::new(seed, 3);
    let mut below = |bound: u32| random.below(bound);
    let (mut state, mut odds) = (rules.initial_state(), Odds::default());
    for count in 0..LONGEST {
        let seat = match rules.pending(&state) {
            Pending::Over => return (state, count),
            Pending::Chance(_) => {
                let Some(mv) = rules.sample(&state, &mut odds, &mut below) else { panic!("chance has no outcome") };
                rules.apply_legal(&mut state, mv, &mut ());
                continue;
            }
            Pending::Seat(decision) => decision.by,
            Pending::Seats(seats, _) => seats.iter().next().unwrap_or(Seat(0)),
        };
        let bot_seed = u64::from(below(u32::MAX)) << 32 | u64::from(below(u32::MAX));
        let start = cpu();
        let Some(mv) = choose(bots[seat.index()].as_ref(), rules, &state, seat, bot_seed) else { break };
        let spent = cpu().saturating_sub(start);
        let (sum, most, decisions) = &mut time[seat.index()];
        *sum += spent;
        *most = (*most).max(spent);
        *decisions += 1;
        if let Err(refusal) = rules.apply(&mut state, mv, &mut ()) {
            panic!("game {seed}: {mv:?} is refused: {refusal:?}");
        }
    }
    panic!("game {seed} does not end");
}

/// Returns the CPU time of this thread so far, from the kernel's scheduler statistics, or the wall time if there are no statistics.
fn cpu() -> Duration {
    let read = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = read.and_then(|text| text.split_whitespace().next().and_then(|word| word.parse().ok()));
    match nanos {
        Some(nanos) => Duration::from_nanos(nanos),
        None => std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default(),
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize| arguments.get(index).and_then(|text| text.parse::<u64>().ok());
    let (Some(games), Some(seed)) = (number(1), number(2)) else {
        eprintln!("arena GAME GAMES SEED BOT BOT [BOT ...]");
        std::process::exit(2);
    };
    let names = &arguments[3..];
    match arguments[0].as_str() {
        "volcanique" => {
            let setup =
                volcanique::Setup { start: volcanique::IslandStart::Quick, ..volcanique::Setup::new(names.len()) };
            measure::<volcanique::Rules>(setup, games, seed, names);
        }
        "cosmic-frog" => measure::<cosmic_frog::Rules>(cosmic_frog::Setup::new(names.len()), games, seed, names),
        other => {
            eprintln!("the arena has no game {other:?}; the games are cosmic-frog and volcanique");
            std::process::exit(2);
        }
    }
}

fn measure<G: BotHeuristics>(setup: G::Setup, games: u64, seed: u64, names: &[String]) {
    let rules = match G::from_setup(setup) {
        Ok(rules) => Arc::new(rules),
        Err(errors) => {
            eprintln!("{}", errors.join("\n"));
            std::process::exit(2);
        }
    };
    let next = AtomicU64::new(0);
    let threads = std::thread::available_parallelism().map_or(1, |count| count.get());
    let records: Vec<Record> = std::thread::scope(|scope| {
        let work = || {
            let mut records = Vec::new();
            loop {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= games {
                    return records;
                }
                records.push(play(&rules, seed + game, names, game as usize % names.len()));
            }
        };
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap_or_default()).collect()
    });
    table(names, &records);
}

fn table(names: &[String], records: &[Record]) {
    let games = records.len() as f64;
    let mean = |value: &dyn Fn(&Record) -> f64| records.iter().map(value).sum::<f64>() / games;
    println!("{} games, {:.0} moves on average", records.len(), mean(&|record| f64::from(record.moves)));
    println!(
        "{:<14} {:>7} {:>15} {:>7} {:>10} {:>10} {:>9}",
        "bot", "wins %", "95 %", "points", "decisions", "ms mean", "ms most"
    );
    for (bot, name) in names.iter().enumerate() {
        let wins = mean(&|record| record.share[bot]);
        let (low, high) = wilson(wins, games);
        let points = mean(&|record| f64::from(record.points[bot]));
        let decisions = mean(&|record| f64::from(record.time[bot].2));
        let spent = mean(&|record| record.time[bot].0.as_secs_f64() * 1e3);
        let most = records.iter().map(|record| record.time[bot].1.as_secs_f64() * 1e3).fold(0.0, f64::max);
        println!(
            "{name:<14} {:>7.1} {:>7.1}-{:<7.1} {points:>7.1} {decisions:>10.0} {:>10.3} {most:>9.1}",
            100.0 * wins,
            100.0 * low,
            100.0 * high,
            spent / decisions.max(1.0),
        );
    }
}

/// Returns the 95 % interval of a share by Wilson.
fn wilson(share: f64, games: f64) -> (f64, f64) {
    let z = 1.96;
    let middle = share + z * z / (2.0 * games);
    let spread = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
    let whole = 1.0 + z * z / games;
    ((middle - spread) / whole, (middle + spread) / whole)
}
