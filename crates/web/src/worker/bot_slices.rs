//! [`BotSlices`]: lets bots think in short slices, so that the worker handles messages of the page in between.

use crate::database;
use host::{AnyBotJob, AnyTable, Proposal};
use protocol::QuestionId;
use tabletop::SeatSet;

/// How long a slice may take, in milliseconds.
const SLICE_MS: f64 = 20.0;
/// How long the bot should think between two looks at the clock, in milliseconds.
const STEP_MS: f64 = 4.0;
/// The most iterations between two looks at the clock.
const MAX_ITERATIONS: f64 = 1_000_000.0;

/// What became of a slice.
#[derive(Debug, PartialEq, Eq)]
pub enum Slice {
    /// No bot is asked.
    Nobody,
    /// A bot is still thinking.
    Unfinished,
    /// A bot has found its answer. Without a proposal the answer came too late and changed nothing.
    Answered(Option<Proposal>),
}

/// The bot that thinks now, if any, and how far it comes in a slice.
pub struct BotSlices {
    job: Option<Box<dyn AnyBotJob>>,
    pace: Pace,
}

impl BotSlices {
    /// Returns slices in which no bot has thought yet.
    pub fn new() -> BotSlices {
        BotSlices { job: None, pace: Pace { iterations: 1.0 } }
    }

    /// Forgets the bot that thinks now.
    pub fn stop(&mut self) {
        self.job = None;
    }

    /// Lets the bot that is asked next think for one slice.
    pub fn think(&mut self, table: &mut dyn AnyTable) -> Slice {
        let is_open = |question: QuestionId| {
            table.wait(SeatSet::ALL).is_some_and(|wait| wait.question(question.seat()) == Some(question))
        };
        let job = self.job.take().filter(|job| is_open(job.question()));
        let Some(mut job) = job.or_else(|| table.bot_job()) else { return Slice::Nobody };
        if self.pace.run_slice(database::now, |iterations| job.step(iterations)) {
            return Slice::Answered(table.bot_answer(job));
        }
        self.job = Some(job);
        Slice::Unfinished
    }
}

/// How many iterations of thinking take about [`STEP_MS`]. That differs between devices, games and positions, so it is measured.
struct Pace {
    iterations: f64,
}

impl Pace {
    /// Calls `step` until it returns `true` or the slice is over. Returns whether `step` has returned `true`. `now` is a clock in
    /// milliseconds.
    fn run_slice(&mut self, now: impl Fn() -> f64, mut step: impl FnMut(u32) -> bool) -> bool {
        let start = now();
        let mut before = start;
        loop {
            if step(self.iterations as u32) {
                return true;
            }
            let after = now();
            // Only gradually, because one slow iteration says little about the next.
            let factor = (STEP_MS / (after - before).max(0.01)).clamp(0.25, 2.0);
            self.iterations = (self.iterations * factor).clamp(1.0, MAX_ITERATIONS);
            if after - start > SLICE_MS - STEP_MS {
                return false;
            }
            before = after;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    /// Runs a slice with iterations of this length in milliseconds; returns how long it took and how many iterations it had.
    fn slice(pace: &mut Pace, length: f64) -> (f64, u32) {
        let (time, count) = (Cell::new(0.0), Cell::new(0));
        let finished = pace.run_slice(
            || time.get(),
            |iterations| {
                time.set(time.get() + f64::from(iterations) * length);
                count.set(count.get() + iterations);
                false
            },
        );
        assert!(!finished);
        (time.get(), count.get())
    }

    #[test]
    fn a_slice_takes_as_long_as_it_may_whatever_an_iteration_takes() {
        let mut pace = Pace { iterations: 1.0 };
        for length in [0.001, 0.3, 2.0, 0.05, 7.0] {
            for _ in 0..3 {
                slice(&mut pace, length);
            }
            let (time, count) = slice(&mut pace, length);
            assert!((SLICE_MS - STEP_MS..30.0).contains(&time), "{count} iterations of {length} ms took {time} ms");
        }
    }

    #[test]
    fn a_slice_ends_with_the_answer() {
        let mut pace = Pace { iterations: 1.0 };
        let mut left = 3;
        let found = pace.run_slice(
            || 0.0,
            |_| {
                left -= 1;
                left == 0
            },
        );
        assert!(found);
    }
}
