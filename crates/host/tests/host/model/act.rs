//! The steps of a sequence, one function each.

use super::play::{Table, Thinking, open};
use super::steps::{Kind, Step};
use crate::server::Client;
use host::{BotJob, HostedGame};
use protocol::{Command, HandOver, Holder, QuestionId, Request};
use tabletop::{Pending, SaveLine, Seat, SeatSet};

impl<G: HostedGame> Table<G> {
    /// Does one step and compares.
    pub fn step(&mut self, step: &Step) -> Result<(), String> {
        let Step { kind, who, what } = *step;
        if self.waiting.is_some() && what.is_multiple_of(3) {
            self.finish_waiting()?;
        }
        let seat = self.seat(who);
        let player = self.reference.player(seat);
        let bot = bot_name::<G>(what);
        match kind {
            Kind::Answer => self.answer(who, what),
            Kind::AnswerTogether => self.answer_together(what),
            Kind::Wrong => self.send_wrong(who, what),
            Kind::Resend => match self.last_request.clone() {
                // A second undo takes back the answer before, and a second wish waits for the next card.
                Some((player, request)) => self.request(player, request).map(|_| ()),
                None => Ok(()),
            },
            Kind::Undo => self.request(player, Request::Undo).map(|_| ()),
            Kind::UndoTurn => self.request(player, Request::UndoTurn).map(|_| ()),
            Kind::ProposeUndo => {
                let moves = self.reference.fresh.table().move_count() as u32;
                self.request(player, Request::ProposeUndo { moves: moves.saturating_sub(u32::from(what % 8)) })
                    .map(|_| ())
            }
            Kind::VoteUndo => self.vote(player, what),
            Kind::Interrupt => self.interrupt(seat, what),
            Kind::SetOrders => {
                let orders = u32::from(what) & 0xff | u32::from(what & 0x100) << 23;
                self.request(player, Request::SetOrders { seat, orders }).map(|_| ())
            }
            Kind::Pause => self.request(player, Request::Pause(what.is_multiple_of(8))).map(|_| ()),
            Kind::GiveSeat => self.request(player, Request::GiveSeat { seat, bot }).map(|_| ()),
            Kind::TakeSeat => self.request(player, Request::TakeSeat { seat }).map(|_| ()),
            Kind::Resign => self.request(player, Request::Resign { bot }).map(|_| ()),
            Kind::SetHolder => self.set_holder(seat, what, bot),
            Kind::TimeOut => self.time_out(seat, what, bot),
            Kind::StartBot => self.start_bot(),
            Kind::FinishBot => self.finish_bot(what),
            Kind::DropBot => {
                self.jobs.pop();
                Ok(())
            }
            Kind::Advance => self.advance(),
            Kind::StoreLater => {
                self.later = true;
                Ok(())
            }
            Kind::StoreNever => {
                self.never = true;
                Ok(())
            }
            Kind::Deliver => self.deliver(usize::from(who) % self.clients.len()),
            Kind::Reconnect => self.reconnect(who, what),
            Kind::Reload => self.reload(),
        }
    }

    /// Returns an answer of a seat that is asked, or the end of its turn.
    fn right_request(&self, seat: Seat, what: u16) -> Option<Request> {
        let question = self.subject.question(seat)?;
        if self.reference.fresh.table().seat_to_end_turn().is_some() {
            return Some(Request::EndTurn { question });
        }
        let text = self.text(seat, what)?;
        Some(Request::Answer { question, text })
    }

    /// Returns a legal answer of a seat in notation.
    fn text(&self, seat: Seat, what: u16) -> Option<String> {
        let table = self.reference.fresh.table();
        let mut moves = Vec::new();
        table.rules().legal(table.state(), &mut moves);
        moves.retain(|&mv| table.rules().actor(table.state(), mv) == Some(seat));
        let mv = *moves.get(usize::from(what) % moves.len().max(1))?;
        Some(table.rules().write_move(table.state(), mv))
    }

    /// Returns a seat that is asked, a person's if there is one.
    fn asked(&self, who: u8) -> Option<Seat> {
        let asked = self.reference.fresh.table().asked();
        let people: Vec<Seat> = asked.iter().filter(|&seat| self.reference.is_person(seat)).collect();
        people.get(usize::from(who) % people.len().max(1)).copied().or_else(|| asked.iter().next())
    }

    fn answer(&mut self, who: u8, what: u16) -> Result<(), String> {
        let Some(seat) = self.asked(who) else { return Ok(()) };
        let Some(request) = self.right_request(seat, what) else { return Ok(()) };
        if matches!(self.reference.fresh.table().pending(), Pending::Seats(..)) {
            self.tally.hit("sealed");
        }
        let accepted = self.request(self.reference.player(seat), request)?;
        // Most answers lead to the next question.
        if accepted && self.waiting.is_none() && !what.is_multiple_of(4) { self.advance() } else { Ok(()) }
    }

    /// Lets two people answer in secret, each with what they were shown before the other answered. Both answers count.
    fn answer_together(&mut self, what: u16) -> Result<(), String> {
        let Pending::Seats(seats, _) = self.reference.fresh.table().pending() else { return Ok(()) };
        if self.waiting.is_some() || self.later {
            return Ok(());
        }
        let requests: Vec<_> = seats
            .iter()
            .filter_map(|seat| Some((self.reference.player(seat), self.right_request(seat, what)?)))
            .filter(|(player, request)| self.reference.refusals(*player, request, |id| self.is_open(id)).is_empty())
            .collect();
        for (player, request) in requests {
            if !self.request(player, request.clone())? {
                return Err(format!("{player:?} {request:?}: a sealed answer beside another one is lost"));
            }
            self.tally.hit("sealed");
        }
        Ok(())
    }

    /// Sends something that is refused if the reference says so; most of it must be.
    fn send_wrong(&mut self, who: u8, what: u16) -> Result<(), String> {
        let seat = self.asked(who).unwrap_or(Seat(0));
        let owner = self.reference.player(seat);
        let others: Vec<SeatSet> = self.reference.players().into_iter().filter(|player| *player != owner).collect();
        let other = others.get(usize::from(what) % others.len().max(1)).copied().unwrap_or(SeatSet::NONE);
        let odd = [SeatSet::NONE, SeatSet::ALL, SeatSet(owner.0 | other.0), SeatSet(0x80)][usize::from(what % 4)];
        let right = self.right_request(seat, what);
        let question = self.subject.question(seat).unwrap_or(QuestionId(u32::from(what)));
        let old = self.reference.closed.iter().nth(usize::from(what) % self.reference.closed.len().max(1)).copied();
        let (player, request) = match (who % 7, right) {
            (0, Some(request)) => (other, request),
            (1, Some(request)) => (odd, request),
            (2, _) => {
                let text = ["", "red", "red leap 9,9", "\u{0}", "chance draw 1"][usize::from(what % 5)].to_string();
                (owner, Request::Answer { question, text })
            }
            (3, _) => {
                let theirs = self.reference.fresh.table().asked().without(seat).iter().next();
                let text = self.text(theirs.unwrap_or(seat), what).unwrap_or_default();
                (owner, Request::Answer { question, text })
            }
            (4, _) => (owner, Request::EndTurn { question: QuestionId(question.0.wrapping_add(u32::from(what % 24))) }),
            (5, _) => (other, Request::Interrupt { seat, armed: true }),
            _ => {
                let text = self.text(seat, what).unwrap_or_default();
                let question = old.unwrap_or(question);
                (self.reference.player(question.seat()), Request::Answer { question, text })
            }
        };
        self.request(player, request).map(|_| ())
    }

    /// Lets one player vote, or all people agree.
    fn vote(&mut self, player: SeatSet, what: u16) -> Result<(), String> {
        if !what.is_multiple_of(3) {
            return self.request(player, Request::VoteUndo { accept: !what.is_multiple_of(4) }).map(|_| ());
        }
        for person in self.reference.people() {
            if self.reference.proposal.is_some() {
                self.request(person, Request::VoteUndo { accept: true })?;
            }
        }
        Ok(())
    }

    /// Lets a seat wish to interrupt. If it does so at once, the questions of all other seats stay open.
    fn interrupt(&mut self, seat: Seat, what: u16) -> Result<(), String> {
        let before: Vec<_> = self.reference.seats().map(|seat| self.subject.host.table().question(seat)).collect();
        let (moves, failing) = (self.reference.fresh.table().move_count(), self.never);
        let accepted =
            self.request(self.reference.player(seat), Request::Interrupt { seat, armed: !what.is_multiple_of(3) })?;
        let table = self.subject.host.table();
        let interrupted = accepted && table.move_count() == moves + 1;
        if interrupted && table.last_move().is_some_and(|mv| table.rules().is_interrupt(mv)) && !failing {
            self.tally.hit("interrupt");
            let others = self.reference.seats().zip(before).filter(|(other, _)| *other != seat);
            for (other, question) in others.filter(|(_, question)| question.is_some()) {
                if table.question(other) != question {
                    return Err(format!("an interrupt of {seat:?} closes the question of {other:?}"));
                }
            }
        }
        Ok(())
    }

    fn command(&mut self, command: Command, is_right: bool) -> Result<(), String> {
        let before = self.snapshot();
        let result = self.subject.command(command.clone());
        match result {
            Ok(proposal) if is_right && self.waiting.is_none() => self.conclude(proposal),
            Err(_) if !is_right || self.waiting.is_some() => {
                if before == self.snapshot() {
                    Ok(())
                } else {
                    Err(format!("{command:?}: refused, and changes the table"))
                }
            }
            other => Err(format!("{command:?}: {other:?}, expected to be accepted: {is_right}")),
        }
    }

    fn set_holder(&mut self, seat: Seat, what: u16, bot: String) -> Result<(), String> {
        let is_right = G::bot(&bot).is_some() || !what.is_multiple_of(3);
        let holder = if !what.is_multiple_of(3) { Holder::Person } else { Holder::Bot(bot) };
        self.tally.hit("seat changed");
        self.command(Command::SetHolder { seat, holder, why: HandOver::Absent }, is_right)
    }

    fn time_out(&mut self, seat: Seat, what: u16, bot: String) -> Result<(), String> {
        let open = self.subject.host.table().question(seat);
        let question = open.filter(|_| !what.is_multiple_of(4)).unwrap_or(QuestionId(u32::from(seat.0)));
        let is_right = G::bot(&bot).is_some()
            && open == Some(question)
            && self.reference.is_person(seat)
            && !self.reference.paused;
        if is_right {
            self.tally.hit("stand-in");
        }
        self.command(Command::TimeOut { question, bot }, is_right)
    }

    fn start_bot(&mut self) -> Result<(), String> {
        let Some(job) = self.subject.host.bot_job() else { return Ok(()) };
        if self.waiting.is_some() || self.reference.paused {
            return Err("a bot is asked although nobody may be".into());
        }
        let Some(bot) = self.reference.bot(job.question()) else {
            return Err(format!("a bot is asked {:?}, which is a person's", job.question()));
        };
        let (bot, disturbances) = (bot.to_string(), self.reference.disturbances());
        self.jobs.push(Thinking { bot, disturbances, job });
        Ok(())
    }

    fn finish_bot(&mut self, what: u16) -> Result<(), String> {
        if self.jobs.is_empty() {
            return Ok(());
        }
        let Thinking { bot, disturbances, mut job } = self.jobs.swap_remove(usize::from(what) % self.jobs.len());
        // A slice of one iteration, or all at once.
        let slice = if what.is_multiple_of(2) { 1 } else { u32::MAX };
        let finished = !what.is_multiple_of(5) && (0..64).any(|_| job.step(slice));
        let is_open = self.subject.host.table().question(job.seat()) == Some(job.question());
        let is_disturbed = disturbances != self.reference.disturbances();
        if finished && is_open && is_disturbed {
            self.tally.hit("disturbed bot");
        }
        let counts = finished
            && is_open
            && !is_disturbed
            && self.waiting.is_none()
            && !self.reference.paused
            && self.reference.bot(job.question()) == Some(bot.as_str());
        let before = self.snapshot();
        match self.subject.host.bot_answer(&job) {
            Some(proposal) if counts && proposal.lines.first() == self.line_of(&job).as_ref() => {
                self.tally.hit(if bot == "random" { "bot answered" } else { "thinking bot answered" });
                self.conclude(proposal)
            }
            None if !counts => {
                self.tally.hit("late bot");
                if before == self.snapshot() { Ok(()) } else { Err("an ignored bot changes the table".into()) }
            }
            other => Err(format!("the bot's answer to {:?}: {other:?}, expected to count: {counts}", job.question())),
        }
    }

    /// Returns the line of the save that says what a bot has found.
    fn line_of(&self, job: &BotJob<G>) -> Option<String> {
        let table = self.reference.fresh.table();
        Some(SaveLine::Move(table.rules().write_move(table.state(), job.answer()?)).text())
    }

    fn advance(&mut self) -> Result<(), String> {
        let before = self.snapshot();
        match self.subject.advance() {
            Some(_) if self.waiting.is_some() || self.reference.paused => Err("a resting table goes on".into()),
            Some(proposal) if proposal.lines.is_empty() => Err("a proposal without lines".into()),
            Some(proposal) => {
                self.tally.hit("advanced");
                self.conclude(proposal)
            }
            None if before != self.snapshot() => Err("nothing happens, and the table changes".into()),
            None if self.waiting.is_some() || self.reference.paused => Ok(()),
            None => {
                let wait = self.subject.host.wait(SeatSet::NONE);
                let asked = wait.asked.iter().any(|seat| self.reference.is_person(seat));
                let goes_on = wait.over || asked || self.subject.host.bot_job().is_some();
                if goes_on { Ok(()) } else { Err(format!("nobody is asked: {wait:?}")) }
            }
        }
    }

    /// Reconnects a client with what it had some time ago, or with nothing.
    fn reconnect(&mut self, who: u8, what: u16) -> Result<(), String> {
        let index = usize::from(who) % self.clients.len();
        let viewer = self.clients[index].viewer;
        let encoding = self.clients[index].encoding;
        let is_older = |client: &&Client<G>| client.viewer == viewer && client.encoding == encoding;
        let older: Vec<_> = self.past.iter().filter(is_older).collect();
        let old = older.get(usize::from(what) % older.len().max(1)).filter(|_| !what.is_multiple_of(4));
        let back = old.map_or_else(|| Client::new(viewer, encoding), |&old| old.clone());
        self.clients[index] = back;
        self.tally.hit("reconnected");
        self.deliver(index)
    }

    /// Stops the server at any point and starts it again.
    fn reload(&mut self) -> Result<(), String> {
        self.waiting = None;
        self.wishes = SeatSet::NONE;
        self.subject.host = open(&self.reference.save, self.names, &self.reference.orders);
        self.tally.hit("reloaded");
        self.check_stored("after a reload")
    }
}

/// Returns the name of a bot: one that answers at random, one that thinks, or none that there is.
fn bot_name<G: HostedGame>(what: u16) -> String {
    let is_keen = G::bot("keen").is_some();
    let name = match what % 16 {
        15 if what % 32 == 31 => "keen:4294967295",
        15 => "ghost",
        14 if is_keen => "keen:3",
        even if even % 2 == 0 => "random",
        _ if is_keen => "calm",
        _ => "bot",
    };
    name.into()
}
