//! What a table does without a player or a bot: chance, forced answers, standing orders, armed interrupts.

use crate::{END_TURNS, Host, HostedGame, Proposal};
use tabletop::{Pending, Seat};

/// Most moves of one proposal: more than any game has in a row without a decision.
const MAX_MOVES: usize = 1000;

impl<G: HostedGame> Host<G> {
    /// Does everything that needs neither a player nor a bot. Returns `None` if there is nothing to do.
    pub fn advance(&mut self) -> Option<Proposal> {
        if self.is_storing() || self.size.is_full() {
            return None;
        }
        self.begin_proposal();
        let mut lines = Vec::new();
        // The last vote and the undo are stored together. If only the vote has reached the file, the undo is still to be done.
        self.undo_as_agreed(&mut lines);
        let moves = if self.players.paused { 0 } else { MAX_MOVES };
        for _ in 0..moves {
            if self.size.is_full() {
                break;
            }
            let Some(mv) = self.next_automatic_move(&mut lines) else { break };
            if self.play(mv, &mut lines).is_err() {
                break;
            }
        }
        let proposal = self.propose(lines);
        if proposal.lines.is_empty() { None } else { Some(proposal) }
    }

    fn next_automatic_move(&mut self, lines: &mut Vec<String>) -> Option<G::Move> {
        // Before chance is sampled and before anybody answers: the seat that interrupts does not know what comes next.
        if let Some(mv) = self.take_armed() {
            return Some(mv);
        }
        if let Some(seat) = self.table.seat_to_end_turn()
            && (self.asks_to_end_turn(seat) || !self.write_end(seat, lines))
        {
            return None;
        }
        match self.table.pending() {
            Pending::Over | Pending::Seats(..) => None,
            Pending::Chance(_) => self.draw(),
            Pending::Seat(decision) => {
                let person = self.players.is_person(decision.by);
                let asks = person && self.table.rules().asks_if_forced(self.table.state());
                let forced = self.table.forced_move().filter(|_| !asks);
                forced.or_else(|| if person { self.ordered_answer(decision.by) } else { None })
            }
        }
    }

    /// Lets chance decide, with the number of the draw.
    fn draw(&mut self) -> Option<G::Move> {
        self.table.rules().odds(self.table.state(), &mut self.odds);
        self.weights.clear();
        self.weights.extend(self.odds.outcomes().iter().map(|&(_, weight)| weight));
        if self.weights.is_empty() {
            return None;
        }
        let index = self.chance.outcome(self.table.draws(), &self.weights);
        self.odds.outcomes().get(index).map(|&(outcome, _)| outcome)
    }

    /// Returns the move of a seat that waits to interrupt and can do so now. It is no longer armed then.
    pub(crate) fn take_armed(&mut self) -> Option<G::Move> {
        let (rules, state) = (self.table.rules(), self.table.state());
        let found = self.armed.iter().find_map(|seat| Some((seat, rules.interrupting_move(state, seat)?)));
        let (seat, mv) = found?;
        self.armed = self.armed.without(seat);
        Some(mv)
    }

    /// Returns whether a person is asked to end the turn of a seat.
    pub(crate) fn asks_to_end_turn(&self, seat: Seat) -> bool {
        self.players.is_person(seat) && !self.players.has_stand_in(seat) && self.orders_of(seat) & END_TURNS == 0
    }

    /// Returns the answer that the standing orders of the seat that is asked give.
    pub(crate) fn ordered_answer(&self, seat: Seat) -> Option<G::Move> {
        self.table.rules().ordered_answer(self.table.state(), self.orders_of(seat))
    }

    fn orders_of(&self, seat: Seat) -> u32 {
        self.orders.get(seat.index()).copied().unwrap_or(0)
    }
}
