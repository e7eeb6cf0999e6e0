//! What an answer costs in Ω, and what a raid in progress is about: for labels and bots.
//!
//! This module has no rules of its own. It applies the answer to a copy and reads the price from the events, so the price cannot
//! differ from what the frog pays.

use crate::event::Event;
use crate::moves::Move;
use crate::muck::chips;
use crate::question::{Question, Window};
use crate::rules::Rules;
use crate::state::{Frame, Purpose, State};
use crate::steps;
use crate::steps::raid::RaidStep;
use crate::steps::target::TargetStep;
use crate::tile::Tile;
use tabletop::{EventRecord, Pending, Seat, Sink};

/// Adds up the Ω that one frog spends.
struct SpentOomph {
    seat: Seat,
    sum: u8,
}

impl Sink<Event> for SpentOomph {
    fn push(&mut self, record: EventRecord<Event>) {
        if let Event::Spent { seat, amount, .. } = record.event
            && seat == self.seat
        {
            self.sum += amount;
        }
    }
}

/// A raid in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RaidInProgress {
    /// Who raids.
    pub seat: Seat,
    /// Whose Vault.
    pub owner: Seat,
    /// The points declared.
    pub target: u8,
    /// What the die shows, or the chip with the bonus of its icon; 0 before that.
    pub roll: u8,
}

/// A frog that is about to be attacked or to have a power used on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Targeting {
    /// Who targets.
    pub seat: Seat,
    /// Who is targeted.
    pub target: Seat,
    /// What for.
    pub purpose: Purpose,
    /// The Ω that a drain takes; 0 for anything else.
    pub amount: u8,
}

impl Rules {
    /// Returns what the next attempt to gather muck must exceed, or reach with chips; `None` if no frog is spending points.
    pub fn gather_target(&self, state: &State) -> Option<u8> {
        match state.frame() {
            Frame::Points(points) => Some(steps::points::target(self, points.tries)),
            _ => None,
        }
    }

    /// Returns who targets whom and what for, while the target may answer.
    pub fn targeting(&self, state: &State) -> Option<Targeting> {
        match state.frame() {
            Frame::Target(TargetStep { seat, target, purpose, before, .. }) => {
                let amount = if purpose == Purpose::Drain { before } else { 0 };
                Some(Targeting { seat, target, purpose, amount })
            }
            _ => None,
        }
    }

    /// Returns the Ω that a legal answer costs the frog that acts, including the movement of an attack and the surcharge of an extra
    /// action. Returns 0 for an outcome of chance and for an illegal move.
    pub fn price(&self, state: &State, mv: Move) -> u8 {
        let Pending::Seat(decision) = steps::pending(self, state) else { return 0 };
        if steps::check(self, state, mv).is_err() {
            return 0;
        }
        let mut after = *state;
        let mut spent = SpentOomph { seat: decision.seat, sum: 0 };
        steps::apply(self, &mut after, mv, &mut (&mut spent as &mut dyn Sink<Event>));
        // The attacker pays for the movement after the target's answer; the style of fighting costs nothing more.
        let before = matches!(decision.question, Question::Window(Window::Targeted));
        match steps::pending(self, &after) {
            _ if decision.question == Question::Style => 0,
            Pending::Seat(next) if next.question == Question::Window(Window::Targeted) && !before => {
                spent.sum + steps::target::amount_due(&after)
            }
            Pending::Seat(next) if next.question == Question::Style => {
                spent.sum + steps::target::amount_due(&after) + steps::target::open_toll(self, &after)
            }
            _ => spent.sum,
        }
    }

    /// Returns the tile that flies in a purge, if there is one.
    pub fn flying_item(&self, state: &State) -> Option<Tile> {
        match state.frame() {
            Frame::Purge(_) => state.tiles().gullet_top(state.muck().purge.seat.index()),
            _ => None,
        }
    }

    /// Returns the frog that purges, if one does.
    pub fn purging_frog(&self, state: &State) -> Option<Seat> {
        match state.frame() {
            Frame::Purge(_) => Some(state.muck().purge.seat),
            _ => None,
        }
    }

    /// Returns the chips from the left in the order that a [`Move::Arrange`] of this seat names.
    pub fn chip_order(&self, state: &State, seat: Seat, order: u8) -> Option<Vec<u8>> {
        chips::order_of(order, steps::combat::chips::chips_to_lay(state, seat))
    }

    /// Returns the raid in progress, if there is one.
    pub fn raid(&self, state: &State) -> Option<RaidInProgress> {
        match state.frame() {
            Frame::Raid(RaidStep { seat, owner, target, roll, .. }) => {
                Some(RaidInProgress { seat, owner, target, roll })
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;
    use tabletop::{Game, Odds};

    /// Plays by a fixed rule that gives many kinds of answers.
    #[test]
    fn the_price_of_every_answer_is_within_the_purse() {
        let rules = Rules::new(Setup::new(3)).unwrap();
        let mut state = rules.initial_state();
        let (mut moves, mut odds, mut number, mut paid) = (Vec::new(), Odds::default(), 1u32, 0u32);
        for _ in 0..3000 {
            number = number.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
            let pick = number >> 8;
            let mv = match rules.pending(&state) {
                Pending::Over => break,
                Pending::Chance(_) => {
                    rules.odds(&state, &mut odds);
                    odds.pick(pick % odds.total()).unwrap()
                }
                _ => {
                    rules.legal(&state, &mut moves);
                    moves[pick as usize % moves.len()]
                }
            };
            if let Pending::Seat(decision) = rules.pending(&state) {
                for &mv in &moves {
                    let price = rules.price(&state, mv);
                    assert!(price <= state.frog(decision.seat).oomph, "{mv:?} costs {price}");
                    paid += u32::from(price > 0);
                }
            } else {
                assert_eq!(rules.price(&state, mv), 0);
            }
            rules.apply(&mut state, mv, &mut ()).unwrap();
        }
        assert!(paid > 100);
    }
}
