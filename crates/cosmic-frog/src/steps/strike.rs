//! Splinter Strike: destroys everything on the strike hex and the top tile of each neighbour (SPL-1 to SPL-4).

use super::terrain::{destroy_top, drop_into_aether};
use super::{Answer, Progress, Step, chance, upheaval};
use crate::event::Event;
use crate::moves::Move;
use crate::question::Question;
use crate::rules::Rules;
use crate::state::{Frame, Place, State};
use hexgrid::Cell;
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Seat, Sink, emit, rule, rule_id};

/// The location is not drawn yet.
const UNDRAWN: u8 = u8::MAX;
/// The stage after the strike hex and its six neighbours.
const FROGS: u8 = 7;

/// A Splinter strikes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Strike {
    /// The location; [`UNDRAWN`] before chance has said which.
    pub strike: u8,
    /// 0 for the strike hex, 1 to 6 for its neighbours, then the frogs.
    pub stage: u8,
    /// The frog that caused it; for an event card, the frog whose turn ended last.
    pub by: Seat,
}

impl Step for Strike {
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        let Strike { strike, stage, by } = self;
        if strike == UNDRAWN {
            return Progress::Wait;
        }
        let centre = strike_hex(rules, strike);
        match stage {
            // The strike hex, tile by tile, until nothing is left.
            0 if state.terrain.contains(centre) => destroy_top(rules, state, centre, rule_id!("SPL-1"), sink),
            0 => state.replace(Frame::Strike(Strike { strike, stage: 1, by })),
            1..FROGS => {
                rule!("SPL-4");
                state.replace(Frame::Strike(Strike { strike, stage: stage + 1, by }));
                neighbour(rules, state, rules.around(centre)[stage as usize - 1], sink);
            }
            _ => {
                throw_frogs(rules, state, centre, sink);
                state.pop();
                upheaval::begin_if_due(state, by);
            }
        }
        Progress::Continue
    }

    fn pending(self, _: &Rules, _: &State) -> Pending<Question> {
        Pending::Chance(Question::Splinter)
    }

    fn check(self, _: &Rules, state: &State, mv: Move) -> Answer {
        chance::check_splinter(state, Question::Splinter, mv)
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let Move::Splinter(strike) = mv else { return };
        state.splinters.draw(strike);
        state.struck |= 1 << strike;
        emit!(sink, "SPL-1", Event::Struck { strike, cell: strike_hex(rules, strike) });
        state.replace(Frame::Strike(Strike { strike, stage: 0, ..self }));
    }

    fn outcomes(self, _: &Rules, state: &State, each: &mut impl FnMut(Move, u32)) {
        chance::splinters(state, each);
    }
}

/// Begins a strike that `by` caused; chance draws the Splinter card next.
pub(crate) fn begin(rules: &Rules, state: &mut State, by: Seat) {
    refill(rules, state);
    state.push(Frame::Strike(Strike { strike: UNDRAWN, stage: 0, by }));
}

/// Shuffles the discards into the deck when it is empty (SET-10).
pub(crate) fn refill(rules: &Rules, state: &mut State) {
    if state.splinters.is_empty() {
        rule!("SET-10");
        shuffle_back(rules, state);
    }
}

/// Shuffles the discarded Splinters into the deck.
pub(crate) fn shuffle_back(rules: &Rules, state: &mut State) {
    let mut counts = [0; 24];
    for (strike, count) in counts.iter_mut().enumerate().take(rules.strikes.len()) {
        *count = (state.struck >> strike & 1) as u8;
    }
    state.struck = 0;
    state.splinters.shuffle_in(&counts);
}

/// Returns the hex of a Splinter card.
pub(crate) fn strike_hex(rules: &Rules, strike: u8) -> Cell {
    rules.strikes.get(strike as usize).map_or(Cell::OFF, |(_, cell)| *cell)
}

fn neighbour<S: Sink<Event>>(rules: &Rules, state: &mut State, cell: Cell, sink: &mut S) {
    if cell.is_on() && state.terrain.contains(cell) && hits(rules, cell) {
        destroy_top(rules, state, cell, rule_id!("SPL-1"), sink);
    }
}

/// Hexes that a purge has added are not part of the map, so no Splinter hits them (FM-PUR-6).
fn hits(rules: &Rules, cell: Cell) -> bool {
    !rules.has_muck() || rules.ground.contains(cell)
}

/// Moves frogs after the last back: the frog on the strike hex loses everything it carries, and frogs beside it are thrown off.
fn throw_frogs<S: Sink<Event>>(rules: &Rules, state: &mut State, centre: Cell, sink: &mut S) {
    for seat in rules.seats() {
        let Place::Shard(cell) = state.frog(seat).place else { continue };
        if cell == centre {
            while state.tiles.destroy_gullet_top(seat.index()).is_some() {}
            state.frog_mut(seat).oomph = 0;
            emit!(sink, "SPL-2", Event::Scorched { seat });
            if rules.is_robo(seat) {
                super::robo::turn_up(state, seat, rule_id!("SOLO-SPL-1"), sink);
            }
            drop_into_aether(state, seat, rule_id!("SPL-2"), sink);
        } else if rules.around(centre).contains(&cell) && hits(rules, cell) {
            drop_into_aether(state, seat, rule_id!("SPL-3"), sink);
        }
    }
}
