//! The suite: how many games it plays, how thoroughly, and which laws it checks. Two threads play; the result does not depend on
//! which is faster.

use crate::law_run::LawRun;
use crate::{BrokenLaw, LabelCounts, Laws, PlayedStep, SuiteReport, TestedGame};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tabletop::SeatSet;

/// Random games on which all laws are checked. Game `n` does not depend on the other settings.
#[derive(Clone, Debug)]
pub struct Suite {
    /// How many games are played.
    pub games: u64,
    /// In this many games at the beginning, the expensive laws are checked at every decision; in the others at one in a hundred.
    pub thorough: u64,
    /// The seed that names the whole run.
    pub seed: u64,
    /// A game with more moves than this breaks `always_ends`.
    pub max_moves: usize,
    /// How many threads play.
    pub threads: u64,
    /// Which laws are checked.
    pub laws: Laws,
    /// A spectator as a viewer, checked for leaks like every person.
    pub watcher: Option<SeatSet>,
}

impl Default for Suite {
    fn default() -> Self {
        Suite {
            games: 20_000,
            thorough: 200,
            seed: 1,
            max_moves: 10_000,
            threads: 2,
            laws: Laws::ALL,
            watcher: Some(SeatSet::NONE),
        }
    }
}

impl Suite {
    /// Creates a suite of this many games, or as many as the environment variable `STRATA_LAW_GAMES` says. The other settings have
    /// their default values.
    ///
    /// # Panics
    /// If the variable is set and is not a number.
    pub fn new(games: u64) -> Suite {
        let said = std::env::var("STRATA_LAW_GAMES").ok();
        let games = said.map_or(games, |text| number(&text).unwrap_or_else(|error| panic!("{error}")));
        Suite { games, ..Suite::default() }
    }

    /// Plays all games, with the rules that the function gives for each game's number.
    ///
    /// # Panics
    /// With the [`BrokenLaw`] of the game with the lowest number that breaks a law.
    pub fn run<G: TestedGame>(&self, rules_for: impl Fn(u64) -> Arc<G> + Sync) -> SuiteReport {
        self.run_labelled(rules_for, |_, _| ())
    }

    /// Runs like [`Suite::run`]. The second function counts labels for every move, so that a test can check whether every card,
    /// power or rule occurred often enough.
    ///
    /// # Panics
    /// With the [`BrokenLaw`] of the game with the lowest number that breaks a law.
    pub fn run_labelled<G: TestedGame>(
        &self,
        rules_for: impl Fn(u64) -> Arc<G> + Sync,
        label: impl Fn(&PlayedStep<'_, G>, &mut LabelCounts) + Sync,
    ) -> SuiteReport {
        self.try_run_labelled(rules_for, label).unwrap_or_else(|failure| panic!("{failure}"))
    }

    /// Runs like [`Suite::run`], but returns the failure.
    pub fn try_run<G: TestedGame>(
        &self,
        rules_for: impl Fn(u64) -> Arc<G> + Sync,
    ) -> Result<SuiteReport, Box<BrokenLaw>> {
        self.try_run_labelled(rules_for, |_, _| ())
    }

    /// Runs like [`Suite::run_labelled`], but returns the failure.
    pub fn try_run_labelled<G: TestedGame>(
        &self,
        rules_for: impl Fn(u64) -> Arc<G> + Sync,
        label: impl Fn(&PlayedStep<'_, G>, &mut LabelCounts) + Sync,
    ) -> Result<SuiteReport, Box<BrokenLaw>> {
        let (next, failed) = (AtomicU64::new(0), AtomicU64::new(u64::MAX));
        let shares = std::thread::scope(|scope| {
            let (next, failed, rules_for, label) = (&next, &failed, &rules_for, &label);
            let share = |_| scope.spawn(move || self.share(next, failed, rules_for, label));
            let running: Vec<_> = (0..self.threads.max(1)).map(share).collect();
            running.into_iter().map(|thread| thread.join()).collect::<Vec<_>>()
        });
        let mut report = SuiteReport::default();
        let mut first: Option<Box<BrokenLaw>> = None;
        for share in shares {
            match share.unwrap_or_else(|panic| std::panic::resume_unwind(panic)) {
                Ok(part) => report.merge(part),
                Err(failure) => {
                    if first.as_ref().is_none_or(|other| failure.number < other.number) {
                        first = Some(failure);
                    }
                }
            }
        }
        first.map_or(Ok(report), Err)
    }

    /// Plays one game of the suite again, thoroughly.
    pub fn try_game<G: TestedGame>(&self, number: u64, rules: Arc<G>) -> Result<SuiteReport, Box<BrokenLaw>> {
        let thorough = Suite { thorough: u64::MAX, ..self.clone() };
        LawRun::new(&thorough, number, rules).run(&|_, _| ())
    }

    /// Plays one game after another that no thread has taken, until a game with a lower number than the next one has failed. All
    /// lower numbers have been taken by then, so the suite always finds the lowest failure.
    fn share<G: TestedGame>(
        &self,
        next: &AtomicU64,
        failed: &AtomicU64,
        rules_for: &(impl Fn(u64) -> Arc<G> + Sync),
        label: &(impl Fn(&PlayedStep<'_, G>, &mut LabelCounts) + Sync),
    ) -> Result<SuiteReport, Box<BrokenLaw>> {
        let mut report = SuiteReport::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.games || number > failed.load(Ordering::Relaxed) {
                return Ok(report);
            }
            match LawRun::new(self, number, rules_for(number)).run(label) {
                Ok(part) => report.merge(part),
                Err(failure) => {
                    failed.fetch_min(number, Ordering::Relaxed);
                    return Err(failure);
                }
            }
            // A long run prints its progress.
            if self.games >= LONG && number.is_multiple_of(self.games / 20) {
                println!("laws: game {number} of {}", self.games);
            }
        }
    }
}

/// A run with at least this many games prints its progress.
const LONG: u64 = 1_000;

fn number(text: &str) -> Result<u64, String> {
    let digits = text.trim().replace('_', "");
    digits.parse().map_err(|_| format!("STRATA_LAW_GAMES must be a number of games, such as 20000, not {text:?}"))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_number_of_games_is_read_with_care() {
        assert_eq!(super::number(" 1_000_000\n"), Ok(1_000_000));
        assert!(super::number("many").is_err_and(|error| error.contains("\"many\"")));
    }
}
