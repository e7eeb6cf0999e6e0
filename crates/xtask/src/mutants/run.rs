//! Runs the built tests with one mutant on after the other, until a test notices it.
//!
//! Not here: building them, see [`super::build`]; the result files, see [`super::result`].

use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use super::build::TestProgram;
use super::insert::VARIABLE;

/// Law games per mutant: few at first, and more if nothing else has noticed the mutant. CI plays thousands.
const LAW_GAMES: [u32; 2] = [12, 200];
/// The tests hang if they take so many times as long as without a mutant,
const FACTOR: u32 = 30;
/// and at least so long.
const LEAST: Duration = Duration::from_secs(20);
/// What a test program may use, in KiB: an endless loop that fills a list must not fill the memory.
const MEMORY: &str = "4194304";

/// What became of a mutant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// This test program failed.
    Caught(String),
    /// The tests did not end.
    TimedOut,
    /// All tests passed.
    Missed,
}

/// A test program and how long it takes without a mutant.
#[derive(Clone, Debug)]
pub struct TimedProgram {
    program: TestProgram,
    /// Only the scenarios of this game are run.
    game: String,
    law_games: u32,
    usual: Duration,
    /// A longer run counts as hanging.
    limit: Duration,
}

impl TimedProgram {
    fn start(&self, number: u32) -> Result<Child> {
        let mut command = if cfg!(unix) {
            let mut shell = Command::new("sh");
            shell.args(["-c", &format!("ulimit -v {MEMORY}; exec \"$0\" \"$@\"")]).arg(&self.program.file);
            shell
        } else {
            Command::new(&self.program.file)
        };
        command.args(&self.program.arguments).current_dir(&self.program.folder);
        command.env("CARGO_MANIFEST_DIR", &self.program.folder).env(VARIABLE, number.to_string());
        command
            .env("STRATA_LAW_GAMES", self.law_games.to_string())
            .env("STRATA_SCENARIOS", &self.game)
            .env("RUST_BACKTRACE", "0");
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        command.spawn().with_context(|| format!("{} could not be started", self.program.file.display()))
    }

    /// Returns whether the program succeeded with this mutant, or nothing if it did not end in time.
    fn passes(&self, number: u32) -> Result<Option<bool>> {
        let mut child = self.start(number)?;
        let end = Instant::now() + self.limit;
        let mut pause = Duration::from_millis(2);
        loop {
            if let Some(status) = child.try_wait()? {
                return Ok(Some(status.success()));
            }
            if Instant::now() > end {
                child.kill()?;
                child.wait()?;
                return Ok(None);
            }
            thread::sleep(pause);
            pause = (pause * 2).min(Duration::from_millis(20));
        }
    }
}

/// Runs every program without a mutant; all must pass. Returns them with the scenarios first, because they notice most,
/// and then the fastest first.
pub fn time(game: &str, programs: Vec<TestProgram>) -> Result<Vec<TimedProgram>> {
    let limit = Duration::from_secs(600);
    let mut timed = Vec::new();
    for program in programs {
        let rounds = if program.name.ends_with("::laws") { &LAW_GAMES[..] } else { &LAW_GAMES[..1] };
        for &law_games in rounds {
            let (program, game) = (program.clone(), game.to_string());
            let mut program = TimedProgram { program, game, law_games, usual: limit, limit };
            let start = Instant::now();
            let passes = program.passes(0)? == Some(true);
            let name = &program.program.name;
            ensure!(passes, "{name} fails without any mutant: run `cargo xtask test` and repair that first");
            program.usual = start.elapsed();
            program.limit = LEAST.max(program.usual * FACTOR);
            timed.push(program);
        }
    }
    timed.sort_by_key(|timed| (timed.program.name != "games::scenarios", timed.usual));
    for timed in &timed {
        println!("{:7.2} s  {}", timed.usual.as_secs_f64(), timed.program.name);
    }
    Ok(timed)
}

/// Tries the mutants, several at a time, and calls `report` with the number of each and its outcome.
pub fn try_all(
    programs: &[TimedProgram],
    numbers: &[u32],
    jobs: usize,
    report: impl Fn(u32, Outcome) + Sync,
) -> Result<()> {
    let next = AtomicUsize::new(0);
    let failure = Mutex::new(None);
    thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                while let Some(number) = numbers.get(next.fetch_add(1, Ordering::Relaxed)) {
                    match outcome(programs, *number) {
                        Ok(outcome) => report(*number, outcome),
                        Err(error) => {
                            next.store(numbers.len(), Ordering::Relaxed);
                            *failure.lock().expect("no worker panics") = Some(error);
                        }
                    }
                }
            });
        }
    });
    failure.into_inner().expect("no worker panics").map_or(Ok(()), Err)
}

fn outcome(programs: &[TimedProgram], number: u32) -> Result<Outcome> {
    for program in programs {
        match program.passes(number)? {
            Some(true) => {}
            Some(false) => return Ok(Outcome::Caught(program.program.name.clone())),
            None => return Ok(Outcome::TimedOut),
        }
    }
    Ok(Outcome::Missed)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    /// A test program that fails with mutant 1 and hangs with mutant 2, and one that fails with mutant 3.
    const SCRIPTS: [&str; 2] = [
        "case $STRATA_MUTANT in 1) exit 101;; 2) exec sleep 60;; esac",
        "case $STRATA_MUTANT in 1) exec sleep 60;; 3) kill -SEGV $$;; esac",
    ];

    fn program(script: &str) -> TestProgram {
        let arguments = vec!["-c".to_string(), script.to_string()];
        TestProgram { name: script.to_string(), file: "/bin/sh".into(), folder: "/".into(), arguments }
    }

    #[test]
    fn a_mutant_is_caught_missed_or_hangs() {
        let usual = Duration::ZERO;
        let limit = Duration::from_millis(500);
        let programs = SCRIPTS.map(|script| TimedProgram {
            program: program(script),
            game: "g".into(),
            law_games: 1,
            usual,
            limit,
        });
        let outcomes = Mutex::new(BTreeMap::new());
        let report = |number, outcome| {
            outcomes.lock().unwrap().insert(number, outcome);
        };
        try_all(&programs, &[1, 2, 3, 4], 2, report).unwrap();
        let caught = |index: usize| Outcome::Caught(SCRIPTS[index].to_string());
        let expected = [(1, caught(0)), (2, Outcome::TimedOut), (3, caught(1)), (4, Outcome::Missed)];
        assert_eq!(outcomes.into_inner().unwrap(), BTreeMap::from(expected));
    }

    #[test]
    fn scenarios_run_first_and_all_must_pass_without_a_mutant() {
        let named = |name: &str, script: &str| TestProgram { name: name.to_string(), ..program(script) };
        let slow = named("slow", "sleep 0.3");
        let scenarios = named("games::scenarios", "sleep 0.1; test $STRATA_SCENARIOS = volcanique");
        let laws = named("volcanique::laws", "test $STRATA_LAW_GAMES = 12 || sleep 0.5");
        let programs = vec![slow.clone(), laws, named("fast", "exit 0"), scenarios];
        let timed = time("volcanique", programs).unwrap();
        let names: Vec<&str> = timed.iter().map(|timed| timed.program.name.as_str()).collect();
        assert_eq!(names[0], "games::scenarios");
        assert_eq!(names[3..], ["slow", "volcanique::laws"]);
        assert_eq!(timed.iter().map(|timed| timed.law_games).sum::<u32>(), 4 * 12 + 200);
        assert!(timed.iter().all(|timed| timed.limit >= LEAST));
        assert!(time("volcanique", vec![slow, named("broken", "exit 1")]).is_err());
    }

    #[test]
    fn a_program_that_cannot_start_is_an_error_and_not_a_mutant() {
        let program = TestProgram { folder: "/no/such/folder".into(), ..program("exit 0") };
        let limit = Duration::from_millis(500);
        let program = TimedProgram { program, game: "g".into(), law_games: 1, usual: limit, limit };
        assert!(try_all(&[program], &[1], 1, |_, _| {}).is_err());
    }
}
