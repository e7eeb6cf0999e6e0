//! AGGRO: a frog must at once attack the frog that used it, come nearer, or pay to ignore it (FM-COM-5, FM-COM-6). This module also
//! decides whom a mental attack can reach (FM-COM-3).

use super::combat::declare;
use super::oomph::spend;
use super::{Answer, Progress, Step, anytime, ask, target};
use crate::event::{Event, Expense};
use crate::moves::Move;
use crate::muck::LineOfSight;
use crate::powers::Powers;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{ActionMode, AttackMeans, Frame, Place, State};
use hexgrid::{Cell, Dir};
use serde::{Deserialize, Serialize};
use tabletop::{Pending, RuleId, Seat, Sink, emit, rule, rule_id};

/// Ω that a lured frog spends on movement at most.
const STRIDE: u8 = 2;

/// The target of AGGRO answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LureStep {
    /// Who used AGGRO.
    pub seat: Seat,
    /// Who answers.
    pub target: Seat,
}

impl Step for LureStep {
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        let LureStep { seat, target } = self;
        if check_ignore(rules, state, seat, target).is_ok() || state.may_reveal(rules, target) {
            return Progress::Wait;
        }
        self.heed(rules, state, sink);
        Progress::Continue
    }

    fn pending(self, rules: &Rules, state: &State) -> Pending<Question> {
        let LureStep { seat, target } = self;
        ask(state, target, Question::Aggro { price: price(rules, state, seat, target), by: seat })
    }

    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        let LureStep { seat, target } = self;
        anytime::legal(rules, state, target, moves);
        moves.push(Move::Heed);
        if check_ignore(rules, state, seat, target).is_ok() {
            moves.push(Move::Ignore);
        }
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        let LureStep { seat, target } = self;
        match mv {
            Move::Heed => Some(Ok(())),
            Move::Ignore => Some(check_ignore(rules, state, seat, target)),
            _ => None,
        }
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let LureStep { seat, target } = self;
        if mv == Move::Heed {
            return self.heed(rules, state, sink);
        }
        spend(state, target, price(rules, state, seat, target), Expense::Aggro, sink);
        let powers = [seat, target].map(|seat| state.powers(rules, seat));
        let rule = match powers {
            [_, target] if target.calm => rule_id!("FM-NULLCROAK"),
            [seat, _] if seat.aggro > Powers::PLAIN.aggro => rule_id!("FM-GOADCALLER"),
            _ => rule_id!("FM-COM-5"),
        };
        emit!(sink, rule, Event::Ignored { seat: target, by: seat });
        state.pop();
    }
}

impl LureStep {
    /// Makes the lured frog attack the frog that lured it, or come as near as it can.
    fn heed<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) {
        let LureStep { seat, target: lured } = self;
        state.pop();
        emit!(sink, "FM-COM-6", Event::Lured { seat: lured, by: seat });
        let how = (ActionMode::Lured, 0);
        let purse = state.spendable_oomph(lured);
        match (state.frog(lured).place, state.frog(seat).place) {
            (Place::Aether, Place::Aether) if target::check_payable(rules, state, seat, 0, purse).is_ok() => {
                declare::strike(rules, state, [lured, seat], AttackMeans::Ram, how, sink);
            }
            (Place::Shard(from), Place::Shard(to)) => {
                let Some((dir, distance)) = rules.mat.direction_to(from, to) else { return };
                let price = distance.saturating_sub(state.gullet_room(lured));
                let reaches = price <= purse.min(STRIDE)
                    && stretch(rules, state, from, dir) >= distance
                    && target::check_payable(rules, state, seat, price, purse).is_ok();
                if !reaches {
                    return approach(rules, state, [lured, seat], (from, dir, distance), sink);
                }
                declare::attack(rules, state, lured, to, (AttackMeans::Leap, dir, price), how, sink);
            }
            _ => return emit!(sink, "FM-COM-6", Event::LureFailed { seat: lured, by: seat }),
        }
        state.muck_mut().duel.lured = true;
    }
}

/// Checks whether a frog reaches another one mentally. `past_frogs` is the rule, if any, by which frogs in between do not obstruct.
fn reachable(rules: &Rules, state: &State, seat: Seat, other: Seat, past_frogs: Option<RuleId>) -> Result<(), Refusal> {
    if other == seat {
        return Err(Refusal::Yourself);
    }
    if other.0 >= rules.frogs {
        return Err(Refusal::NotTargetable);
    }
    rule!("FM-COM-3");
    match (state.sees(rules, seat, other), past_frogs) {
        (LineOfSight::None, _) => Err(Refusal::NoMind),
        (LineOfSight::Blocked, None) => Err(Refusal::Obstructed),
        (LineOfSight::Blocked, Some(rule)) => {
            rule!(rule);
            Ok(())
        }
        (LineOfSight::Clear, _) => Ok(()),
    }
}

/// Checks whether a frog may attack the mind of another.
pub(crate) fn check_mind(rules: &Rules, state: &State, seat: Seat, other: Seat, purse: u8) -> Result<(), Refusal> {
    let past_frogs = state.powers(rules, seat).mind_past_frogs.then_some(rule_id!("FM-ECHOMIND"));
    reachable(rules, state, seat, other, past_frogs)?;
    target::check_payable(rules, state, other, 0, purse)
}

/// Checks whether a frog may use AGGRO on another.
pub(crate) fn check_aggro(rules: &Rules, state: &State, seat: Seat, other: Seat, purse: u8) -> Result<(), Refusal> {
    let powers = state.powers(rules, seat);
    let past_frogs = match (powers.aggro_past_frogs, powers.mind_past_frogs) {
        (true, _) => Some(rule_id!("FM-GOADCALLER")),
        (false, true) => Some(rule_id!("FM-ECHOMIND")),
        (false, false) => None,
    };
    reachable(rules, state, seat, other, past_frogs)?;
    target::check_payable(rules, state, other, 0, purse)
}

/// Begins this step: the target is settled and answers.
pub(crate) fn begin(state: &mut State, seat: Seat, target: Seat) {
    rule!("FM-COM-5");
    state.push(Frame::Lure(LureStep { seat, target }));
}

/// Returns what it costs to ignore AGGRO.
fn price(rules: &Rules, state: &State, seat: Seat, target: Seat) -> u8 {
    if state.powers(rules, target).calm {
        rule!("FM-NULLCROAK");
        return 0;
    }
    state.powers(rules, seat).aggro
}

/// Checks whether the target can pay to ignore AGGRO. This counts as defending, so it is possible even after RECOVER (OOM-2).
fn check_ignore(rules: &Rules, state: &State, seat: Seat, target: Seat) -> Result<(), Refusal> {
    let (needs, has) = (price(rules, state, seat, target), state.frog(target).oomph);
    if needs <= has { Ok(()) } else { Err(Refusal::PowerTooDear { needs, has }) }
}

/// Returns how far a leap may go before Aether Surge stops it.
fn stretch(rules: &Rules, state: &State, from: Cell, dir: Dir) -> u8 {
    if !rules.setup.surge {
        return u8::MAX;
    }
    let mut cell = rules.neighbour(from, dir);
    let mut distance = 0;
    while cell.is_on() && state.terrain.contains(cell) {
        distance += 1;
        cell = rules.neighbour(cell, dir);
    }
    distance
}

/// Moves the frog to the nearest free hex on the line that it can reach, never into the Aether.
fn approach<S: Sink<Event>>(
    rules: &Rules,
    state: &mut State,
    [lured, seat]: [Seat; 2],
    (from, dir, distance): (Cell, Dir, u8),
    sink: &mut S,
) {
    let room = state.gullet_room(lured);
    let most =
        (room + state.spendable_oomph(lured).min(STRIDE)).min(stretch(rules, state, from, dir)).min(distance - 1);
    let mut cell = from;
    let mut best = None;
    for step in 1..=most {
        cell = rules.neighbour(cell, dir);
        if cell.is_on() && state.terrain.contains(cell) && state.frog_at(cell).is_none() {
            best = Some((step, cell));
        }
    }
    let Some((step, cell)) = best else {
        return emit!(sink, "FM-COM-6", Event::LureFailed { seat: lured, by: seat });
    };
    spend(state, lured, step.saturating_sub(room), Expense::Leap, sink);
    state.frog_mut(lured).place = Place::Shard(cell);
    emit!(sink, "FM-COM-6", Event::Leapt { seat: lured, from: Place::Shard(from), to: Place::Shard(cell) });
}
