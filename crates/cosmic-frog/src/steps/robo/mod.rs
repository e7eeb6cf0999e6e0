//! A RoboFrog's action: the first line of its procedure that applies (SOLO-ACT-2). The rules play it: whatever it does
//! follows from the position and from chance alone, and every line says why it applied or why not.
//!
//! `shard.rs` and `aether.rs` hold the lines, `dial.rs` breaks ties, `cards.rs` deals with their ability cards, `combat.rs`
//! and `stores.rs` with what else would be asked of them.

mod aether;
pub(crate) mod cards;
pub(crate) mod combat;
mod dial;
mod shard;
pub(crate) mod stores;

pub(crate) use cards::turn_up;

use super::{Flow, action};
use crate::event::Event;
use crate::moves::Move;
use crate::question::Question;
use crate::rules::{HUMAN, Rules};
use crate::state::{Frame, Mode, Place, State};
use hexgrid::Cell;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Sink, Turn, rule};

/// A line of the procedure, in the order of the ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum RoboLine {
    Leap,
    Attack,
    Harvest,
    Escape,
    Raid,
    Disgorge,
    Ram,
    Land,
    Descend,
}

/// Why a line applied or was skipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Because {
    Applies,
    FewLand,
    NoNearer,
    PlayerEmpty,
    NotTargetable,
    OutOfRange,
    Stuck,
    VaultEmpty,
    VaultLocked,
    NoLandHeld,
    VaultFull,
    NoRoom,
}

/// What a line comes to.
enum Verdict {
    /// It applies: this is done.
    Do(Move),
    /// It does not.
    Skip(Because),
    /// It applies, but the dial decides where.
    Dial,
    /// It applies, but a drawn strike hex stands for the player first.
    Spot,
}

/// No strike hex was drawn.
const NO_SPOT: u8 = u8::MAX;

/// What a line needs to know.
#[derive(Clone, Copy)]
struct Case<'a> {
    rules: &'a Rules,
    state: &'a State,
    seat: Seat,
    dial: u8,
    spot: u8,
}

impl Case<'_> {
    /// Where the player stands, or the drawn strike hex that stands for it.
    fn towards(&self) -> Option<Cell> {
        match self.state.frog(HUMAN).place {
            Place::Shard(cell) => Some(cell),
            _ if self.spot != NO_SPOT => self.rules.strikes.get(self.spot as usize).map(|(_, cell)| *cell),
            _ => None,
        }
    }

    fn here(&self) -> Option<Cell> {
        match self.state.frog(self.seat).place {
            Place::Shard(cell) => Some(cell),
            _ => None,
        }
    }
}

/// A RoboFrog begins its action.
pub(crate) fn begin(state: &mut State, seat: Seat) {
    let line = if state.frog(seat).place == Place::Aether { RoboLine::Raid } else { RoboLine::Leap };
    state.push(Frame::Robo { seat, line, dial: 0, spot: NO_SPOT });
}

/// A Vortex brings a RoboFrog down.
pub(crate) fn descend(state: &mut State, seat: Seat) {
    state.push(Frame::Robo { seat, line: RoboLine::Descend, dial: 0, spot: NO_SPOT });
}

fn next(line: RoboLine) -> Option<RoboLine> {
    use RoboLine::*;
    match line {
        Leap => Some(Attack),
        Attack => Some(Harvest),
        Harvest => Some(Escape),
        Raid => Some(Disgorge),
        Disgorge => Some(Ram),
        Ram => Some(Land),
        Escape | Land | Descend => None,
    }
}

fn judge(rules: &Rules, state: &State) -> Option<(Seat, RoboLine, Verdict)> {
    let Frame::Robo { seat, line, dial, spot } = state.frame() else { return None };
    let case = Case { rules, state, seat, dial, spot };
    let verdict = match line {
        RoboLine::Leap => shard::leap(case),
        RoboLine::Attack => shard::attack(case),
        RoboLine::Harvest => shard::harvest(case),
        RoboLine::Escape => shard::escape(case),
        RoboLine::Raid => aether::raid(case),
        RoboLine::Disgorge => aether::disgorge(case),
        RoboLine::Ram => aether::attack(case),
        RoboLine::Land => aether::land(case),
        RoboLine::Descend => aether::descend(case),
    };
    Some((seat, line, verdict))
}

pub(crate) fn advance<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) -> Flow {
    let Some((seat, line, verdict)) = judge(rules, state) else { return Flow::Go };
    rule!("SOLO-ACT-2");
    match verdict {
        Verdict::Dial | Verdict::Spot => return Flow::Wait,
        Verdict::Do(mv) => {
            sink.push(Event::Robo { seat, line, because: Because::Applies });
            state.pop();
            act(rules, state, seat, mv, sink);
        }
        Verdict::Skip(because) => {
            sink.push(Event::Robo { seat, line, because });
            match next(line) {
                Some(line) => state.replace(Frame::Robo { seat, line, dial: 0, spot: NO_SPOT }),
                None => {
                    rule!("SOLO-ACT-3");
                    sink.push(Event::Forfeited { seat });
                    state.pop();
                }
            }
        }
    }
    Flow::Go
}

fn act<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, mv: Move, sink: &mut S) {
    if let Move::Descend(cell) = mv {
        state.frog_mut(seat).place = Place::Shard(cell);
        sink.push(Event::Descended { seat, cell });
        return;
    }
    rule!("SOLO-ACT-4");
    action::perform(rules, state, seat, mv, (Mode::First, 0), sink);
}

pub(crate) fn turn(rules: &Rules, state: &State) -> Turn<Question> {
    match judge(rules, state) {
        Some((seat, _, Verdict::Spot)) => Turn::Chance(Question::Spot { seat }),
        Some((seat, ..)) => Turn::Chance(Question::Dial { seat }),
        None => Turn::Over,
    }
}

pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    let Frame::Robo { seat, line, dial, spot } = state.frame() else { return };
    match mv {
        Move::Roll(face) => {
            rule!("SOLO-DIAL-1");
            sink.push(Event::Dialled { seat, face });
            state.replace(Frame::Robo { seat, line, dial: face, spot });
        }
        Move::Splinter(strike) => {
            rule!("SOLO-LAND-1");
            let cell = rules.strikes.get(strike as usize).map_or(Cell::OFF, |(_, cell)| *cell);
            sink.push(Event::Spotted { seat, cell });
            state.replace(Frame::Robo { seat, line, dial, spot: strike });
        }
        _ => {}
    }
}
