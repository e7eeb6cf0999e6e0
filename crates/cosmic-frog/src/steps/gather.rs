//! Muck lands are gathered in the Outer Dimensions for points, or dredged out of them from the Aether (FM-MUCK-2 to
//! FM-MUCK-5, FM-DREDGER).

use super::combat::roll::POWER;
use super::oomph::spend;
use super::raid::{face, forget_chip};
use super::turn::drift;
use super::{Flow, anytime, ask, harvest::digested};
use crate::ability::{Die, Fight};
use crate::event::{Event, Price};
use crate::moves::Move;
use crate::muck::{Muck, chips};
use crate::question::{Question, Window};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{FARTHEST, Frame, GatherStage, Place, State};
use crate::tile::Tile;
use tabletop::{Pending, RuleId, Seat, Sink, emit, rule, rule_id};

/// What was rolled or drawn is points to spend.
pub(crate) fn begin_points<S: Sink<Event>>(state: &mut State, seat: Seat, points: u8, sink: &mut S) {
    emit!(sink, "FM-MUCK-2", Event::PointsGiven { seat, points });
    state.push(Frame::Points { seat, left: points, tries: 0 });
}

/// The dimension a frog is in; 0 if it is in play.
fn dimension_of(state: &State, seat: Seat) -> u8 {
    match state.frog(seat).place {
        Place::Outer(dimension) => dimension,
        _ => 0,
    }
}

/// Points are spent one by one; where there is nothing to gather they are drifting.
pub(crate) fn advance_points<S: Sink<Event>>(state: &mut State, sink: &mut S) -> Flow {
    let Frame::Points { seat, left, tries } = state.frame() else { return Flow::Go };
    let here = dimension_of(state, seat);
    if left == 0 || here == 0 {
        state.pop();
        return Flow::Go;
    }
    if state.muck().any(here) {
        return Flow::Wait;
    }
    let muck = state.muck();
    let steps = (1..left.min(here)).find(|steps| muck.any(here - steps)).unwrap_or(left.min(here));
    state.replace(Frame::Points { seat, left: left - steps, tries });
    drift(state, seat, steps, rule_id!("FM-MUCK-2"), sink);
    Flow::Go
}

pub(crate) fn turn_points(state: &State) -> Pending<Question> {
    let Frame::Points { seat, left, .. } = state.frame() else { return Pending::Over };
    ask(state, seat, Question::Points { left })
}

pub(crate) fn legal_points(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    let Frame::Points { seat, .. } = state.frame() else { return };
    anytime::legal(rules, state, seat, moves);
    moves.push(Move::DriftOne);
    let here = dimension_of(state, seat);
    moves.extend(Muck::ALL.into_iter().filter(|&muck| state.muck().lying(here, muck) > 0).map(Move::Gather));
}

pub(crate) fn check_points(state: &State, mv: Move) -> Option<Result<(), Refusal>> {
    let Frame::Points { seat, .. } = state.frame() else { return None };
    match mv {
        Move::DriftOne => Some(Ok(())),
        Move::Gather(muck) if state.muck().lying(dimension_of(state, seat), muck) > 0 => Some(Ok(())),
        Move::Gather(_) => Some(Err(Refusal::NoMuckThere)),
        _ => None,
    }
}

pub(crate) fn apply_points<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    let Frame::Points { seat, left, tries } = state.frame() else { return };
    let Move::Gather(muck) = mv else {
        state.replace(Frame::Points { seat, left: left - 1, tries });
        return drift(state, seat, 1, rule_id!("FM-MUCK-2"), sink);
    };
    state.replace(Frame::Points { seat, left: left - 1, tries: tries + 1 });
    state.muck_mut().gathered = true;
    let target = target(rules, tries);
    let dimension = dimension_of(state, seat);
    state.push(Frame::Gather { seat, dimension, muck, target, roll: 0, dredge: false, stage: GatherStage::Roll });
}

/// What an attempt has to exceed after so many in the same turn; with chips, what it has to reach.
pub(crate) fn target(rules: &Rules, tries: u8) -> u8 {
    tries + u8::from(rules.has_chips())
}

/// Whether a frog may DREDGE.
pub(crate) fn check_dredge(rules: &Rules, state: &State, seat: Seat, dimension: u8, muck: Muck) -> Result<(), Refusal> {
    if !state.powers(rules, seat).dredge {
        return Err(Refusal::NoSuchPower);
    }
    if state.frog(seat).place != Place::Aether {
        rule!("FM-DREDGER");
        return Err(Refusal::OnlyInAether);
    }
    if state.muck().lying(dimension, muck) > 0 { Ok(()) } else { Err(Refusal::NoMuckThere) }
}

/// Visits every DREDGE in order until the visitor says stop; tells whether it did.
pub(crate) fn each_dredge(rules: &Rules, state: &State, seat: Seat, visit: &mut impl FnMut(Move) -> bool) -> bool {
    if !state.powers(rules, seat).dredge {
        return false;
    }
    let all = (1..=FARTHEST).flat_map(|dimension| Muck::ALL.map(|muck| (dimension, muck)));
    let mut legal = all.filter(|&(dimension, muck)| check_dredge(rules, state, seat, dimension, muck).is_ok());
    legal.any(|(dimension, muck)| visit(Move::Dredge(dimension, muck)))
}

pub(crate) fn begin_dredge(rules: &Rules, state: &mut State, seat: Seat, dimension: u8, muck: Muck) {
    let target = dimension - u8::from(!rules.has_chips());
    state.push(Frame::Gather { seat, dimension, muck, target, roll: 0, dredge: true, stage: GatherStage::Ready });
}

fn goto(state: &mut State, next: GatherStage) {
    if let Frame::Gather { seat, dimension, muck, target, roll, dredge, .. } = state.frame() {
        state.replace(Frame::Gather { seat, dimension, muck, target, roll, dredge, stage: next });
    }
}

/// A white die, or the colour of a card that was kept.
fn die(rules: &Rules, state: &State, seat: Seat) -> Die {
    state.powers(rules, seat).die(Fight::Raid)
}

/// Dice must exceed the target; a chip with the bonus of its icon must reach it (FM-CHIP-4).
pub(crate) fn succeeds(rules: &Rules, roll: u8, target: u8) -> bool {
    if rules.has_chips() { roll >= target } else { roll > target }
}

/// How many faces of the die, or chips, are enough for an attempt, of how many.
pub(crate) fn faces(rules: &Rules, state: &State, seat: Seat, target: u8) -> (u32, u32) {
    let die = die(rules, state, seat);
    let faces = if rules.has_chips() { die as u8..=die as u8 + 4 } else { die.faces() };
    let all = faces.len() as u32;
    (faces.filter(|&roll| succeeds(rules, roll, target)).count() as u32, all)
}

fn may_reroll(rules: &Rules, state: &State, seat: Seat, dredge: bool) -> Result<(), Refusal> {
    let has = state.purse(seat);
    if !dredge || !state.powers(rules, seat).reroll_raid {
        Err(Refusal::NoReroll)
    } else if has < POWER {
        Err(Refusal::PowerTooDear { needs: POWER, has })
    } else {
        Ok(())
    }
}

pub(crate) fn advance<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) -> Flow {
    let Frame::Gather { seat, muck, target, roll, dredge, stage, .. } = state.frame() else { return Flow::Go };
    match stage {
        GatherStage::Ready if state.may_reveal(rules, seat) => return Flow::Wait,
        GatherStage::Ready => goto(state, GatherStage::Roll),
        GatherStage::Roll => return Flow::Wait,
        GatherStage::Rolled if may_reroll(rules, state, seat, dredge).is_ok() => return Flow::Wait,
        GatherStage::Rolled => settle(rules, state, roll, target),
        GatherStage::Show if muck == Muck::Hidden => return Flow::Wait,
        GatherStage::Show => take(state, muck, sink),
    }
    Flow::Go
}

pub(crate) fn turn(rules: &Rules, state: &State) -> Pending<Question> {
    let Frame::Gather { seat, stage, .. } = state.frame() else { return Pending::Over };
    match stage {
        GatherStage::Ready => ask(state, seat, Question::Window(Window::BeforeRaid)),
        GatherStage::Rolled => ask(state, seat, Question::Window(Window::AfterRaid)),
        GatherStage::Show => Pending::Chance(Question::Muck),
        GatherStage::Roll if rules.has_chips() => Pending::Chance(Question::Chips { seat, count: 1 }),
        GatherStage::Roll => {
            Pending::Chance(Question::Roll { seat, die: die(rules, state, seat), count: 1, fight: Fight::Raid })
        }
    }
}

pub(crate) fn legal(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    let Frame::Gather { seat, roll, stage, .. } = state.frame() else { return };
    anytime::legal(rules, state, seat, moves);
    moves.push(Move::Pass);
    if stage == GatherStage::Rolled {
        moves.push(Move::Reroll(face(rules, state, roll)));
    }
}

pub(crate) fn check(rules: &Rules, state: &State, mv: Move) -> Option<Result<(), Refusal>> {
    let Frame::Gather { seat, roll, dredge, stage, .. } = state.frame() else { return None };
    match (stage, mv) {
        (GatherStage::Ready | GatherStage::Rolled, Move::Pass) => Some(Ok(())),
        (GatherStage::Rolled, Move::Reroll(named)) if named == face(rules, state, roll) => {
            Some(may_reroll(rules, state, seat, dredge))
        }
        (GatherStage::Rolled, Move::Reroll(_)) => Some(Err(Refusal::NoSuchDie)),
        _ => None,
    }
}

/// The kinds that a hidden muck land may be, with their weights.
pub(crate) fn kinds(state: &State) -> [(Muck, u32); 2] {
    Muck::SEEN.map(|muck| (muck, u32::from(state.muck().pool[muck as usize - 1])))
}

pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    let Frame::Gather { seat, target, stage, .. } = state.frame() else { return };
    match mv {
        Move::Pass if stage == GatherStage::Ready => goto(state, GatherStage::Roll),
        Move::Pass => {
            let Frame::Gather { roll, .. } = state.frame() else { return };
            settle(rules, state, roll, target);
        }
        Move::Reroll(_) => {
            rule!("FM-DREDGER");
            spend(state, seat, POWER, Price::Power, sink);
            forget_chip(rules, state);
            goto(state, GatherStage::Roll);
        }
        Move::Roll(roll) => rolled(rules, state, roll, sink),
        Move::Chips(chips) => {
            state.muck_mut().hands[0] = chips::Hand { shown: chips, ..chips::Hand::NONE };
            emit!(sink, "FM-CHIP-6", Event::ChipsShown { seat, chips });
            rolled(rules, state, chips::sum(chips) + die(rules, state, seat) as u8, sink);
        }
        Move::Muck(kind) => {
            rule!("FM-MUCK-1");
            state.muck_mut().pool[kind as usize - 1] -= 1;
            take(state, kind, sink);
        }
        _ => {}
    }
}

/// The rule of an attempt.
fn rule_of(dredge: bool) -> RuleId {
    if dredge { rule_id!("FM-DREDGER") } else { rule_id!("FM-MUCK-3") }
}

fn rolled<S: Sink<Event>>(rules: &Rules, state: &mut State, roll: u8, sink: &mut S) {
    let Frame::Gather { seat, dimension, muck, target, dredge, .. } = state.frame() else { return };
    emit!(sink, rule_of(dredge), Event::Groped { seat, roll, target, success: succeeds(rules, roll, target) });
    state.replace(Frame::Gather { seat, dimension, muck, target, roll, dredge, stage: GatherStage::Rolled });
}

/// The roll, or the chip, stands.
fn settle(rules: &Rules, state: &mut State, roll: u8, target: u8) {
    forget_chip(rules, state);
    if succeeds(rules, roll, target) { goto(state, GatherStage::Show) } else { state.pop() }
}

/// The muck goes into the Gullet as if it had been harvested.
fn take<S: Sink<Event>>(state: &mut State, kind: Muck, sink: &mut S) {
    let Frame::Gather { seat, dimension, muck: lay, dredge, .. } = state.frame() else { return };
    state.pop();
    state.muck_mut().dimensions[usize::from(dimension) - 1][lay as usize] -= 1;
    emit!(sink, rule_of(dredge), Event::Gathered { seat, dimension, muck: kind });
    if let Some(tile) = Tile::muck(kind) {
        let out = state.tiles.gain(seat.index(), tile);
        digested(seat, out, sink);
    }
}

/// Aether Flux: every muck land drifts out by one dimension (FM-MUCK-5).
pub(crate) fn flux<S: Sink<Event>>(state: &mut State, sink: &mut S) {
    let muck = state.muck_mut();
    if muck.dimensions == [[0; 3]; 6] {
        return;
    }
    let last = muck.dimensions[5];
    muck.dimensions.copy_within(0..5, 1);
    muck.dimensions[0] = [0; 3];
    for kind in Muck::SEEN {
        state.tiles.note_muck_gone(kind, last[kind as usize]);
    }
    emit!(sink, "FM-MUCK-5", Event::MuckDrifted { lost: last.iter().sum() });
}
