//! Benchmarks. Each figure is a ratio of CPU time to a reference (chess) measured in the same run, so that figures of
//! different machines can be compared.
//!
//! Run with `cargo xtask bench [--json] [FILTER]`. Not here: assertions on time; the goals are printed beside the figures.

mod hosting;
mod playout;
mod random;
mod scoring;

use cosmic_frog::{FindMuck, Preset, Rules, Setup, State};
use playout::{Playable, PlayoutTotals};
use random::Random;
use std::time::Duration;
use tabletop::Odds;

/// How long each side of a comparison runs at a time.
const SLICE: Duration = Duration::from_millis(400);
/// How often the sides take turns.
const ROUNDS: usize = 8;

struct Figure {
    name: &'static str,
    value: f64,
    unit: &'static str,
    yardstick: f64,
    ratio: f64,
    goal: String,
    note: String,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let json = arguments.iter().any(|argument| argument == "--json");
    let filter = arguments.iter().find(|argument| !argument.starts_with("--")).cloned().unwrap_or_default();
    let mut any = false;
    for (name, measure) in FIGURES {
        if name.contains(&filter) {
            any = true;
            print(&measure(name), json);
        }
    }
    if !any {
        let names: Vec<&str> = FIGURES.iter().map(|(name, _)| *name).collect();
        eprintln!("no figure contains {filter:?}; the figures are {}", names.join(", "));
        std::process::exit(2);
    }
}

type Measure = fn(&'static str) -> Figure;

const FIGURES: [(&str, Measure); 16] = [
    ("playout.cosmic-frog", playouts),
    ("playout.cosmic-frog.everything", everything),
    ("playout.find-muck", find_muck),
    ("playout.find-muck.chips", chips),
    ("playout.cosmic-frog.two-threads", two_threads),
    ("state-bytes.cosmic-frog", state_bytes),
    ("playout.volcanique", volcanoes),
    ("playout.volcanique.to-chess", volcanoes_to_chess),
    ("state-bytes.volcanique", volcanique_bytes),
    ("score.full-vault", scoring::full),
    ("score.typical-vault", scoring::typical),
    ("score.muck", scoring::muck),
    ("host.answer", hosting::cosmic_frog),
    ("host.answer.volcanique", hosting::volcanique),
    ("host.table-bytes", hosting::cosmic_frog_bytes),
    ("host.table-bytes.volcanique", hosting::volcanique_bytes),
];

fn print(figure: &Figure, json: bool) {
    if json {
        let line = serde_json::json!({
            "name": figure.name, "value": figure.value, "unit": figure.unit,
            "yardstick": figure.yardstick, "ratio": figure.ratio, "goal": figure.goal, "note": figure.note,
        });
        println!("{line}");
    } else {
        println!(
            "{:<34} {:>12.3} {:<18} yardstick {:>10.3}  ratio {:>7.3}  goal {}  {}",
            figure.name, figure.value, figure.unit, figure.yardstick, figure.ratio, figure.goal, figure.note
        );
    }
}

/// Returns the CPU time of this thread so far, from the kernel's scheduler statistics, or the wall time without them.
fn cpu() -> Duration {
    let read = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = read.and_then(|text| text.split_whitespace().next().and_then(|word| word.parse().ok()));
    match nanos {
        Some(nanos) => Duration::from_nanos(nanos),
        None => std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default(),
    }
}

/// Runs `work` for a slice of CPU time and returns what it counted per second.
fn rate(mut work: impl FnMut() -> u64) -> f64 {
    let start = cpu();
    let mut count = 0;
    loop {
        // Reading the clock costs some microseconds, so this does not read it after every game.
        (0..20).for_each(|_| count += work());
        let spent = cpu().saturating_sub(start);
        if spent >= SLICE {
            return count as f64 / spent.as_secs_f64();
        }
    }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// Returns the rules of a set-up that is known to be valid.
fn rules<R>(made: Result<R, Vec<String>>) -> R {
    made.unwrap_or_else(|errors| {
        eprintln!("{}", errors.join("\n"));
        std::process::exit(2);
    })
}

/// Measures counted decisions and chess moves per second alternately; also returns the totals of the games.
fn compare<G: Playable>(rules: &G, seed: u64) -> (f64, f64, PlayoutTotals) {
    let mut random = Random::new(seed);
    let (mut moves, mut odds, mut list) = (Vec::with_capacity(1024), Odds::default(), Vec::with_capacity(256));
    let mut total = PlayoutTotals::default();
    let (mut games, mut chess) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        chess.push(rate(|| playout::play_chess(&mut random, &mut list)));
        games.push(rate(|| {
            let count = playout::play_game(rules, &mut random, &mut moves, &mut odds);
            total.games += 1;
            total.decisions += count.decisions;
            total.answers += count.answers;
            total.moves += count.moves;
            count.decisions
        }));
    }
    (median(games), median(chess), total)
}

impl PlayoutTotals {
    /// Returns the mean number of answers of a counted decision.
    fn width(&self) -> f64 {
        self.answers as f64 / self.decisions as f64
    }

    /// Describes the totals, for the note of a figure.
    fn note(&self) -> String {
        let each = |count: u64| count as f64 / self.games as f64;
        format!(
            "{:.1} answers a decision, {:.0} decisions and {:.0} moves a game, {} games",
            self.width(),
            each(self.decisions),
            each(self.moves),
            self.games
        )
    }
}

/// Compares the time of a counted decision of Volcanique with two players, scaled to a chess move of 172 ns, with the goal
/// for its number of answers.
fn volcanoes(name: &'static str) -> Figure {
    let rules = rules(volcanique::Rules::new(volcanique::Setup::new(2)));
    let (games, chess, total) = compare(&rules, 5);
    let (decision, step) = (1e9 / games, 1e9 / chess);
    let (scaled, most) = (decision * 172.0 / step, 150.0 + 15.0 * total.width());
    let note = format!("{}; {scaled:.0} ns when a chess move takes 172", total.note());
    let goal = format!("at most {most:.0} scaled: 150 + 15 an answer, a ratio of 1");
    Figure { name, value: decision, unit: "ns a decision", yardstick: step, ratio: scaled / most, goal, note }
}

/// Returns the ratio of Volcanique's rate to that of chess.
fn volcanoes_to_chess(name: &'static str) -> Figure {
    let rules = rules(volcanique::Rules::new(volcanique::Setup::new(2)));
    to_chess(name, compare(&rules, 6), "at least 0.08 of cozy-chess")
}

/// Returns the ratio of counted decisions per second to chess moves per second.
fn to_chess(name: &'static str, (games, chess, total): (f64, f64, PlayoutTotals), goal: &str) -> Figure {
    Figure {
        name,
        value: games / 1e6,
        unit: "M decisions/s",
        yardstick: chess / 1e6,
        ratio: games / chess,
        goal: goal.into(),
        note: total.note(),
    }
}

fn volcanique_bytes(name: &'static str) -> Figure {
    let bytes = size_of::<volcanique::State>() as f64;
    Figure {
        name,
        value: bytes,
        unit: "bytes",
        yardstick: 2048.0,
        ratio: bytes / 2048.0,
        goal: "at most 2048".into(),
        note: String::new(),
    }
}

fn playouts(name: &'static str) -> Figure {
    to_chess(name, compare(&rules(Rules::new(Setup::new(4))), 1), "at least 0.24 of cozy-chess, aim 0.4")
}

/// Returns a set-up with all variants that combine.
fn everything(name: &'static str) -> Figure {
    against_base(name, Preset::Everything.setup(4), "at least 0.8 of the base game")
}

/// Returns a set-up of the expansion with dice.
fn find_muck(name: &'static str) -> Figure {
    let setup = Setup { find_muck: FindMuck::Dice, ..Setup::new(4) };
    against_base(name, setup, "at least 0.7 of the base game")
}

/// Returns a set-up of the expansion with chips.
fn chips(name: &'static str) -> Figure {
    let setup = Setup { find_muck: FindMuck::Chips, ..Setup::new(4) };
    against_base(name, setup, "at least 0.7 of the base game")
}

/// Compares playouts of a set-up with those of the base game in the same run.
fn against_base(name: &'static str, setup: Setup, goal: &str) -> Figure {
    let setups = [Setup::new(4), setup];
    let games: Vec<Rules> = setups.into_iter().filter_map(|setup| Rules::new(setup).ok()).collect();
    let mut random = Random::new(9);
    let (mut moves, mut odds) = (Vec::with_capacity(512), Odds::default());
    let mut rates = [Vec::new(), Vec::new()];
    for _ in 0..ROUNDS {
        for (rules, rates) in games.iter().zip(&mut rates) {
            rates.push(rate(|| playout::play_game(rules, &mut random, &mut moves, &mut odds).decisions));
        }
    }
    let [base, all] = rates.map(median);
    Figure {
        name,
        value: all / 1e6,
        unit: "M decisions/s",
        yardstick: base / 1e6,
        ratio: all / base,
        goal: goal.into(),
        note: String::new(),
    }
}

/// Compares the speed-up by a second thread with that of chess.
fn two_threads(name: &'static str) -> Figure {
    let rules = rules(Rules::new(Setup::new(4)));
    let (one_frogs, one_chess, _) = compare(&rules, 2);
    let pair = std::thread::scope(|scope| {
        let rules = &rules;
        let threads: Vec<_> = (3..5).map(|seed| scope.spawn(move || compare(rules, seed))).collect();
        threads.into_iter().filter_map(|thread| thread.join().ok()).collect::<Vec<_>>()
    });
    let frogs: f64 = pair.iter().map(|(frogs, ..)| frogs).sum::<f64>() / one_frogs;
    let chess: f64 = pair.iter().map(|(_, chess, _)| chess).sum::<f64>() / one_chess;
    let goal = "at least 0.9 of the yardstick's scaling".into();
    Figure {
        name,
        value: frogs,
        unit: "times one thread",
        yardstick: chess,
        ratio: frogs / chess,
        goal,
        note: String::new(),
    }
}

fn state_bytes(name: &'static str) -> Figure {
    let bytes = size_of::<State>() as f64;
    Figure {
        name,
        value: bytes,
        unit: "bytes",
        yardstick: 1536.0,
        ratio: bytes / 1536.0,
        goal: "at most 1536".into(),
        note: String::new(),
    }
}
