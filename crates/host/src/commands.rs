//! Commands, which only the program that runs a table may give: [`Host::command`].

use crate::{Host, HostedGame, Proposal};
use protocol::{Command, Refusal, RefusalOf};
use tabletop::{HandOver, Holder, SaveLine, Seat};

impl<G: HostedGame> Host<G> {
    /// Carries out a command. A refused command changes nothing.
    pub fn command(&mut self, command: Command) -> Result<Proposal, RefusalOf<G>> {
        if self.is_storing() {
            return Err(Refusal::Busy);
        }
        // A bot stands in once for a question, and a table that rests goes on once: both are limited by the moves that are left.
        self.check_room(matches!(command, Command::TimeOut { .. } | Command::Pause(false)))?;
        match command {
            Command::SetHolder { seat, holder, why } => self.set_holder(seat, holder, why),
            Command::Pause(paused) => Ok(self.pause(paused)),
            Command::TimeOut { question, bot } => {
                if G::bot(&bot).is_none() {
                    return Err(Refusal::NoSuchBot);
                }
                let seat = question.seat();
                if self.table.question(seat) != Some(question) || !self.players.is_person(seat) {
                    return Err(Refusal::NotOpen);
                }
                // The clocks stand still: the player paused in time.
                if self.players.paused {
                    return Err(Refusal::Paused);
                }
                if self.players.has_stand_in(seat) {
                    return Ok(Proposal::default());
                }
                self.begin_proposal();
                let mut lines = Vec::new();
                self.write(SaveLine::StandIn { question, bot }, &mut lines);
                Ok(self.propose(lines))
            }
        }
    }

    pub(crate) fn pause(&mut self, paused: bool) -> Proposal {
        if self.players.paused == paused {
            return Proposal::default();
        }
        self.begin_proposal();
        let mut lines = Vec::new();
        self.write(SaveLine::Pause(paused), &mut lines);
        self.propose(lines)
    }

    pub(crate) fn set_holder(&mut self, seat: Seat, holder: Holder, why: HandOver) -> Result<Proposal, RefusalOf<G>> {
        let rules = self.table.rules();
        if seat.0 >= rules.seats() || !rules.is_player_controlled(seat) || holder == Holder::Nobody {
            return Err(Refusal::NoSuchSeat(seat));
        }
        if let Holder::Bot(name) = &holder
            && G::bot(name).is_none()
        {
            return Err(Refusal::NoSuchBot);
        }
        if self.players.holders.get(seat.index()) == Some(&holder) {
            return Ok(Proposal::default());
        }
        self.begin_proposal();
        let mut lines = Vec::new();
        self.write(SaveLine::Seat { seat: seat.0, holder, why: Some(why) }, &mut lines);
        Ok(self.propose(lines))
    }
}
