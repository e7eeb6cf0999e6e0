//! [`BotJob`]: a bot that thinks about one question, independent of its table.

use crate::{Host, HostedGame, Proposal};
use bots::{BotDecision, BotTask};
use tabletop::{QuestionId, Seat, Table};

/// A bot that thinks about one question. It owns all it needs: it can think in slices or on another thread, and be dropped.
pub struct BotJob<G: HostedGame> {
    question: QuestionId,
    /// How often something came between before the bot began, see [`Table::disturbances`].
    disturbances: usize,
    /// The name of the bot.
    bot: String,
    task: Box<dyn BotTask<G>>,
    found: Option<G::Move>,
}

impl<G: HostedGame> BotJob<G> {
    /// Returns `None` if no bot of the game has this name or the seat is not asked.
    pub(crate) fn start(table: &Table<G>, bot: &str, question: QuestionId, seed: u64) -> Option<BotJob<G>> {
        let policy = G::bot(bot)?;
        let decision = BotDecision::at(table.rules(), table.state(), question.seat())?;
        let (disturbances, task) = (table.disturbances(question.seat()), policy.start(decision, seed));
        Some(BotJob { question, disturbances, bot: bot.into(), task, found: None })
    }

    /// Returns the question that the bot thinks about.
    pub fn question(&self) -> QuestionId {
        self.question
    }

    /// Returns the seat that the bot answers for.
    pub fn seat(&self) -> Seat {
        self.question.seat()
    }

    /// Returns the answer; `None` until it is found.
    pub fn answer(&self) -> Option<G::Move> {
        self.found
    }

    /// Thinks for at most this many iterations. Returns whether the answer is found.
    pub fn step(&mut self, iterations: u32) -> bool {
        if self.found.is_none() {
            self.found = self.task.step(iterations);
        }
        self.found.is_some()
    }
}

impl<G: HostedGame> Host<G> {
    /// Plays the answer that a bot has found. Returns `None`, and changes nothing, if the bot has not finished, if the question is
    /// not that bot's to answer any more, or if an interrupt changed the position while the bot thought. The caller then asks for
    /// another [`Host::bot_job`].
    pub fn bot_answer(&mut self, job: &BotJob<G>) -> Option<Proposal> {
        let found = job.found?;
        let is_open = self.table.question(job.seat()) == Some(job.question);
        let is_open = is_open && self.table.disturbances(job.seat()) == job.disturbances;
        let is_open = is_open && self.players.bot(job.seat()) == Some(job.bot.as_str());
        if self.is_storing() || self.players.paused || self.size.is_full() || !is_open {
            return None;
        }
        self.begin_proposal();
        let mut lines = Vec::new();
        if self.table.rules().actor(self.table.state(), found) != Some(job.seat())
            || self.play(found, &mut lines).is_err()
        {
            // A bot that answers something else would be asked for ever.
            let mut answers = Vec::new();
            bots::legal_answers(self.table.rules().as_ref(), self.table.state(), job.seat(), &mut answers);
            let first = answers.first().copied();
            let _ = first.map(|mv| self.play(mv, &mut lines));
        }
        Some(self.propose(lines)).filter(|proposal| !proposal.lines.is_empty())
    }

    /// Lets the bot that is asked next think to the end and answer, for callers that may wait for it.
    pub fn play_bot(&mut self) -> Option<Proposal> {
        let mut job = self.bot_job()?;
        while !job.step(u32::MAX) {}
        self.bot_answer(&job)
    }
}
