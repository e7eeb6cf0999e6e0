//! [`PlayerState`]: who plays each seat, whether the table is paused, and what the players vote on. Like the position, it follows
//! from the lines of a save.

use crate::HostedGame;
use protocol::UndoProposal;
use tabletop::{HandOver, Holder, QuestionId, SaveLine, Seat, SeatSet};

/// What a table knows of its players besides the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlayerState {
    pub(crate) holders: Vec<Holder>,
    pub(crate) paused: bool,
    pub(crate) proposal: Option<UndoProposal>,
    /// Seats of players who resigned.
    pub(crate) resigned: SeatSet,
    /// Questions that a bot answers because their time ran out, with the bot's name.
    stand_ins: Vec<(QuestionId, String)>,
    /// Who were people when the moves that count were made: from this move on, counted from 0, these seats. In order, never empty.
    persons: Vec<(u32, SeatSet)>,
}

impl PlayerState {
    pub(crate) fn new(holders: Vec<Holder>) -> PlayerState {
        let persons = vec![(0, persons(&holders))];
        PlayerState { holders, paused: false, proposal: None, resigned: SeatSet::NONE, stand_ins: Vec::new(), persons }
    }

    /// Does what a line of a save says about players. `moves` is the number of moves that count after the line.
    pub(crate) fn repeat<G: HostedGame>(&mut self, rules: &G, line: &SaveLine, moves: u32) {
        match line {
            SaveLine::Seat { seat, holder, why } => {
                let seat = Seat(*seat);
                if let Some(held) = self.holders.get_mut(seat.index()) {
                    *held = holder.clone();
                    self.stand_ins.retain(|(question, _)| question.seat() != seat);
                    self.resigned = match why {
                        Some(HandOver::Resigned) => self.resigned.union(SeatSet::single(seat)),
                        _ => self.resigned.without(seat),
                    };
                }
                self.proposal = None;
            }
            SaveLine::Pause(paused) => self.paused = *paused,
            // A save from elsewhere may name any bot. The player of the seat answers then.
            SaveLine::StandIn { bot, .. } if G::bot(bot).is_none() => {}
            SaveLine::StandIn { question, bot } => self.stand_ins.push((*question, bot.clone())),
            SaveLine::ProposeUndo { seat, count } => {
                let by = rules.seats_of_player(Seat(*seat));
                self.proposal = Some(UndoProposal { by, moves: moves.saturating_sub(*count), accepted: by });
            }
            SaveLine::VoteUndo { seat, accept } => {
                let voter = rules.seats_of_player(Seat(*seat));
                self.proposal = self.proposal.filter(|_| *accept);
                if let Some(proposal) = &mut self.proposal {
                    proposal.accepted = proposal.accepted.union(voter);
                }
            }
            SaveLine::AgreedUndo(_) | SaveLine::TurnUndo(_) => self.proposal = None,
            SaveLine::Undo(_) => self.proposal = self.proposal.filter(|proposal| proposal.moves < moves),
            SaveLine::Move(_) => {
                // Who agreed did so at the position before the move. The player who proposes it names the moves that remain.
                if let Some(proposal) = &mut self.proposal {
                    proposal.accepted = proposal.by;
                }
            }
            SaveLine::EndTurn(_) | SaveLine::Snapshot { .. } | SaveLine::Unreadable(_) => {}
        }
        self.note_persons(moves);
    }

    /// Notes who are people from the next move on. What was noted of moves that are taken back is forgotten.
    fn note_persons(&mut self, moves: u32) {
        let now = persons(&self.holders);
        while self.persons.last().is_some_and(|&(from, _)| from >= moves) {
            self.persons.pop();
        }
        if self.persons.last().map(|&(_, seats)| seats) != Some(now) {
            self.persons.push((moves, now));
        }
    }

    /// Returns whether anybody but the player of these seats was a person at any time from move `from` on, counted from 0.
    pub(crate) fn had_other_people(&self, from: u32, player: SeatSet) -> bool {
        let ends = self.persons.iter().skip(1).map(|&(next, _)| next).chain([u32::MAX]);
        self.persons.iter().zip(ends).any(|(&(_, seats), end)| end > from && seats.0 & !player.0 != 0)
    }

    /// Returns whether the seat was a person's when move `index`, counted from 0, was made.
    pub(crate) fn was_person(&self, seat: Seat, index: u32) -> bool {
        let span = self.persons.iter().rev().find(|&&(from, _)| from <= index);
        span.is_some_and(|&(_, seats)| seats.contains(seat))
    }

    /// Forgets who stands in for questions that are not open any more.
    pub(crate) fn forget_closed_questions(&mut self, is_open: impl Fn(QuestionId) -> bool) {
        self.stand_ins.retain(|(question, _)| is_open(*question));
    }

    /// Returns whether a bot stands in for the player of this seat.
    pub(crate) fn has_stand_in(&self, seat: Seat) -> bool {
        self.stand_ins.iter().any(|(question, _)| question.seat() == seat)
    }

    /// Returns whether a person plays the seat, also while a bot gives one answer for it.
    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        matches!(self.holders.get(seat.index()), Some(Holder::Person))
    }

    /// Returns the name of the bot that answers for a seat now.
    pub(crate) fn bot(&self, seat: Seat) -> Option<&str> {
        if let Some((_, bot)) = self.stand_ins.iter().find(|(question, _)| question.seat() == seat) {
            return Some(bot);
        }
        match self.holders.get(seat.index()) {
            Some(Holder::Bot(name)) => Some(name),
            _ => None,
        }
    }

    /// Returns the people at the table, each as the seats they hold.
    pub(crate) fn people<G: HostedGame>(&self, rules: &G) -> Vec<SeatSet> {
        players(rules, &self.holders)
    }
}

/// Returns all seats that people play.
fn persons(holders: &[Holder]) -> SeatSet {
    let seats = (0u8..).map(Seat).zip(holders).filter(|(_, holder)| **holder == Holder::Person);
    seats.map(|(seat, _)| seat).collect()
}

/// Returns the people at a table, each as the seats they hold.
pub fn players<G: HostedGame>(rules: &G, holders: &[Holder]) -> Vec<SeatSet> {
    let seats = (0u8..).map(Seat).zip(holders).filter(|(_, holder)| **holder == Holder::Person);
    let mut players: Vec<SeatSet> = seats.map(|(seat, _)| rules.seats_of_player(seat)).collect();
    players.sort_unstable();
    players.dedup();
    players
}
