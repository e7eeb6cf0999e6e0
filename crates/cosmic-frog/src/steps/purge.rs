//! Purging: items leave a Gullet one by one and fly onto the Shard, into the Aether or to the Outer Dimensions. Frogs below the
//! flight may snap them (FM-PUR-1 to FM-PUR-7, FM-MUCK-1, FM-MUCK-6).
//!
//! An item passes the stages of [`PurgeStage`]: it is chosen, perhaps shifted, flies, and lands. Start with [`begin`].

use super::combat::roll::POWER;
use super::oomph::spend;
use super::terrain::destroy_top;
use super::{Answer, Progress, Step, anytime, ask, harvest::emit_digested, upheaval};
use crate::event::{Event, Expense};
use crate::moves::Move;
use crate::muck::{Muck, Purge};
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{FARTHEST, Frame, Place, PurgeStage, State};
use crate::tile::Stack;
use hexgrid::{Cell, Dir};
use serde::{Deserialize, Serialize};
use tabletop::{Pending, RuleId, Seat, Sink, emit, rule, rule_id};

/// A frog purges; the purge itself is part of the state of Find Muck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PurgeStep {
    /// What comes next.
    pub stage: PurgeStage,
}

impl Step for PurgeStep {
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        let now = purge(state);
        match self.stage {
            PurgeStage::Line => return Progress::Wait,
            PurgeStage::Item if now.left == 0 => {
                rule!("FM-PUR-7");
                state.muck_mut().purge = Purge::NONE;
                state.pop();
                upheaval::begin_if_due(state, now.by);
            }
            PurgeStage::Item if now.feast => feast(state, sink),
            PurgeStage::Item if chooses_item(rules, state) => return Progress::Wait,
            PurgeStage::Item => chosen(state, now.reach),
            PurgeStage::Shift if may_shift(rules, state).is_ok() => return Progress::Wait,
            PurgeStage::Shift => go_to(state, PurgeStage::Fly),
            PurgeStage::Fly if snapper(rules, state).is_some() => return Progress::Wait,
            PurgeStage::Fly => go_to(state, PurgeStage::Land),
            PurgeStage::Land => land(rules, state, sink),
        }
        Progress::Continue
    }

    fn pending(self, rules: &Rules, state: &State) -> Pending<Question> {
        let now = purge(state);
        match self.stage {
            PurgeStage::Line => ask(state, now.seat, Question::Line),
            PurgeStage::Shift => ask(state, now.by, Question::Shift { at: now.at }),
            PurgeStage::Fly => {
                let (seat, _) = snapper(rules, state).unwrap_or((now.seat, 0));
                ask(state, seat, Question::Snap)
            }
            _ => ask(state, now.seat, Question::Heave { dimensions: on_shard(state, now.seat).is_none() }),
        }
    }

    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        let now = purge(state);
        let asked = match self.pending(rules, state) {
            Pending::Seat(decision) => decision.seat,
            _ => now.seat,
        };
        anytime::legal(rules, state, asked, moves);
        let held = state.tiles.gullet_size(now.seat.index()) as u8;
        match self.stage {
            PurgeStage::Line => moves.extend(Dir::ALL.map(Move::Line)),
            PurgeStage::Shift => {
                moves.push(Move::Pass);
                moves.extend(
                    [Move::Nearer, Move::Farther].into_iter().filter(|&mv| check_shift(rules, state, mv).is_ok()),
                );
            }
            PurgeStage::Fly => moves.extend([Move::Pass, Move::Snap]),
            _ if on_shard(state, now.seat).is_some() => moves.extend((1..=held).map(Move::Heave)),
            _ => {
                for slot in 1..=held {
                    let open = (1..=FARTHEST).filter(|&dimension| check_into(state, slot, dimension).is_ok());
                    moves.extend(open.map(|dimension| Move::HeaveInto(slot, dimension)));
                }
            }
        }
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        let grounded = on_shard(state, purge(state).seat).is_some();
        match (self.stage, mv) {
            (PurgeStage::Line, Move::Line(_))
            | (PurgeStage::Shift | PurgeStage::Fly, Move::Pass)
            | (PurgeStage::Fly, Move::Snap) => Some(Ok(())),
            (PurgeStage::Shift, Move::Nearer | Move::Farther) => Some(check_shift(rules, state, mv)),
            (PurgeStage::Item, Move::Heave(slot)) if grounded => Some(check_slot(state, slot)),
            (PurgeStage::Item, Move::HeaveInto(slot, dimension)) if !grounded => {
                Some(check_into(state, slot, dimension))
            }
            _ => None,
        }
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let now = purge(state);
        match mv {
            Move::Line(dir) => {
                rule!("FM-REGURGITOR");
                state.muck_mut().purge.dir = dir as u8;
                go_to(state, PurgeStage::Item);
            }
            Move::Heave(slot) => {
                heave(state, slot);
                chosen(state, now.reach);
            }
            Move::HeaveInto(slot, dimension) => {
                heave(state, slot);
                state.muck_mut().purge.used |= 1 << dimension;
                chosen(state, dimension);
            }
            Move::Nearer | Move::Farther => {
                spend(state, now.by, POWER, Expense::Power, sink);
                let to = if mv == Move::Nearer { now.at - 1 } else { now.at + 1 };
                state.muck_mut().purge.at = to;
                emit!(sink, "FM-ECHOMIND", Event::Shifted { seat: now.by, to });
                go_to(state, PurgeStage::Fly);
            }
            Move::Snap => {
                if let Some((seat, _)) = snapper(rules, state) {
                    swallow(state, seat, rule_id!("FM-PUR-3"), sink);
                }
            }
            _ if self.stage == PurgeStage::Shift => go_to(state, PurgeStage::Fly),
            _ => {
                if let Some((_, distance)) = snapper(rules, state) {
                    state.muck_mut().purge.over = distance;
                }
            }
        }
    }
}

/// Returns the hex a frog stands on.
pub(super) fn on_shard(state: &State, seat: Seat) -> Option<Cell> {
    match state.frog(seat).place {
        Place::Shard(cell) => Some(cell),
        _ => None,
    }
}

/// Makes a frog purge as many items as the margin, or all if it has fewer, on the line towards the other frog and past it.
pub(crate) fn begin<S: Sink<Event>>(
    rules: &Rules,
    state: &mut State,
    [seat, by]: [Seat; 2],
    (margin, feast, rule): (u8, bool, RuleId),
    sink: &mut S,
) {
    let count = (state.tiles.gullet_size(seat.index()) as u8).min(margin);
    if count == 0 {
        return;
    }
    let dir = match (state.frog(seat).place, state.frog(by).place) {
        (Place::Shard(from), Place::Shard(to)) => rules.mat.direction_to(from, to).map_or(Dir::NE, |(dir, _)| dir),
        _ => Dir::NE,
    };
    emit!(sink, rule, Event::Purges { seat, count });
    state.muck_mut().purge = Purge { seat, by, dir: dir as u8, reach: margin, left: count, feast, ..Purge::NONE };
    let chooses = state.powers(rules, seat).choose_purge && on_shard(state, seat).is_some();
    let stage = if chooses { PurgeStage::Line } else { PurgeStage::Item };
    state.push(Frame::Purge(PurgeStep { stage }));
}

fn go_to(state: &mut State, stage: PurgeStage) {
    state.replace(Frame::Purge(PurgeStep { stage }));
}

fn purge(state: &State) -> Purge {
    state.muck().purge
}

/// Returns whether the frog that purges chooses which item goes or where it goes.
fn chooses_item(rules: &Rules, state: &State) -> bool {
    let Purge { seat, by, .. } = purge(state);
    let many = state.tiles.gullet_size(seat.index()) > 1 || on_shard(state, seat).is_none();
    seat != by && many && state.powers(rules, seat).choose_purge
}

/// Checks whether the frog that caused the purge may shift where the item lands.
fn may_shift(rules: &Rules, state: &State) -> Result<(), Refusal> {
    let Purge { seat, by, .. } = purge(state);
    // This applies to the victim of an attack, not to an attacker whose own attack failed.
    if seat == by || state.combat.defender() != seat || !state.powers(rules, by).shift_purge {
        return Err(Refusal::NoSuchPower);
    }
    let has = state.spendable_oomph(by);
    if has < POWER { Err(Refusal::PowerTooDear { needs: POWER, has }) } else { Ok(()) }
}

/// Sends the item at the top of the Gullet next, this far.
fn chosen(state: &mut State, at: u8) {
    let purge = &mut state.muck_mut().purge;
    purge.at = at;
    purge.over = 0;
    go_to(state, PurgeStage::Shift);
}

/// Ends the flight of an item; the next one flies one hex less far.
fn gone(state: &mut State) {
    let purge = &mut state.muck_mut().purge;
    purge.left -= 1;
    purge.reach = purge.reach.saturating_sub(1);
    purge.feast = false;
    go_to(state, PurgeStage::Item);
}

fn feast<S: Sink<Event>>(state: &mut State, sink: &mut S) {
    swallow(state, purge(state).by, rule_id!("FM-PSYCHOVORE"), sink);
}

/// Puts the item into another Gullet.
fn swallow<S: Sink<Event>>(state: &mut State, seat: Seat, rule: RuleId, sink: &mut S) {
    let from = purge(state).seat;
    gone(state);
    if let Some((tile, out)) = state.tiles.steal(from.index(), seat.index()) {
        emit!(sink, rule, Event::Snapped { seat, from, tile });
        emit_digested(seat, out, sink);
    }
}

/// Returns the hex at this distance along the line of the purge.
fn hex(rules: &Rules, state: &State, distance: u8) -> Cell {
    let Purge { seat, dir, .. } = purge(state);
    let Some(mut cell) = on_shard(state, seat) else { return Cell::OFF };
    for _ in 0..distance {
        cell = rules.neighbour(cell, Dir::from_index(dir).unwrap_or(Dir::NE));
    }
    cell
}

/// Returns the next frog that the item flies over, with its distance. The nearest frog is asked first. Nobody can snap a Barren.
fn snapper(rules: &Rules, state: &State) -> Option<(Seat, u8)> {
    let Purge { seat, at, over, .. } = purge(state);
    state.tiles.gullet_top(seat.index()).filter(|tile| tile.is_land())?;
    (over + 1..at).find_map(|distance| {
        let cell = hex(rules, state, distance);
        state.frog_at(cell).filter(|_| cell.is_on()).map(|other| (other, distance))
    })
}

fn land<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    let Purge { seat, at, .. } = purge(state);
    if on_shard(state, seat).is_none() {
        return into_dimension(state, seat, at, sink);
    }
    let cell = hex(rules, state, at);
    if let Some(other) = state.frog_at(cell).filter(|_| cell.is_on()) {
        return swallow(state, other, rule_id!("FM-PUR-3"), sink);
    }
    let Some(tile) = state.tiles.gullet_top(seat.index()) else { return gone(state) };
    gone(state);
    match tile.as_muck() {
        Some(muck) => muck_falls(rules, state, seat, cell, muck, sink),
        None if stays(rules, state, cell) => {
            let covers = state.terrain.contains(cell);
            let Some(tile) = state.tiles.drop_onto_hex(seat.index(), Stack::Hex(cell)) else { return };
            state.update_after_covering(rules, cell, tile);
            let rule = match covers {
                _ if tile.is_barren() => rule_id!("FM-PUR-5"),
                true => rule_id!("FM-PUR-1"),
                false => rule_id!("FM-PUR-2"),
            };
            emit!(sink, rule, Event::Purged { seat, tile: tile.without_back(), to: Place::Shard(cell) });
        }
        None if !cell.is_on() || state.terrain.contains(cell) => lose(state, seat, rule_id!("FM-PUR-6"), sink),
        None => lose(state, seat, rule_id!("FM-PUR-2"), sink),
    }
}

/// Returns whether a tile stays where it falls: on terrain with room, or beside terrain.
fn stays(rules: &Rules, state: &State, cell: Cell) -> bool {
    if !cell.is_on() {
        return false;
    }
    if state.terrain.contains(cell) {
        return state.tiles.hex_has_room(Stack::Hex(cell));
    }
    rules.around(cell).iter().any(|&next| next.is_on() && state.terrain.contains(next))
}

fn lose<S: Sink<Event>>(state: &mut State, seat: Seat, rule: RuleId, sink: &mut S) {
    if let Some(tile) = state.tiles.destroy_gullet_top(seat.index()) {
        emit!(sink, rule, Event::PurgeLost { seat, tile });
    }
}

/// Destroys muck that falls on a hex, and the top tile of the hex.
fn muck_falls<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, cell: Cell, muck: Muck, sink: &mut S) {
    let rule = rule_id!("FM-MUCK-6");
    if !cell.is_on() || !state.terrain.contains(cell) {
        return lose(state, seat, rule, sink);
    }
    state.tiles.destroy_gullet_top(seat.index());
    emit!(sink, rule, Event::MuckFell { cell, muck });
    destroy_top(rules, state, cell, rule, sink);
}

/// Puts the item into a dimension: Land becomes muck, muck stays muck, Barrens are destroyed.
fn into_dimension<S: Sink<Event>>(state: &mut State, seat: Seat, dimension: u8, sink: &mut S) {
    let Some(tile) = state.tiles.gullet_top(seat.index()) else { return gone(state) };
    gone(state);
    let far = dimension > FARTHEST || dimension == 0;
    let slot = usize::from(dimension.clamp(1, FARTHEST)) - 1;
    match tile.as_muck() {
        Some(muck) if !far => {
            rule!("FM-MUCK-6");
            state.tiles.remove_gullet_top(seat.index());
            state.muck_mut().dimensions[slot][muck as usize] += 1;
        }
        None if !far && tile.is_land() && state.muck().supply > 0 => {
            rule!("FM-MUCK-1");
            state.tiles.destroy_gullet_top(seat.index());
            let muck = state.muck_mut();
            muck.supply -= 1;
            muck.dimensions[slot][Muck::Hidden as usize] += 1;
        }
        _ => return lose(state, seat, rule_id!("FM-PUR-4"), sink),
    }
    emit!(sink, "FM-PUR-4", Event::Purged { seat, tile, to: Place::Outer(dimension) });
}

fn check_shift(rules: &Rules, state: &State, mv: Move) -> Result<(), Refusal> {
    may_shift(rules, state)?;
    if mv == Move::Nearer && purge(state).at <= 1 { Err(Refusal::NoSuchPower) } else { Ok(()) }
}

fn check_slot(state: &State, slot: u8) -> Result<(), Refusal> {
    let held = state.tiles.gullet_size(purge(state).seat.index()) as u8;
    if (1..=held).contains(&slot) { Ok(()) } else { Err(Refusal::SlotEmpty { slot }) }
}

/// Checks a chosen dimension: every item goes into a different one, at most as far as the margin.
fn check_into(state: &State, slot: u8, dimension: u8) -> Result<(), Refusal> {
    check_slot(state, slot)?;
    let now = purge(state);
    let done = now.used.count_ones() as u8;
    let most = (now.reach + done).min(FARTHEST);
    if !(1..=most).contains(&dimension) {
        return Err(Refusal::NoSuchLine);
    }
    if now.used >> dimension & 1 == 1 { Err(Refusal::DimensionTaken) } else { Ok(()) }
}

fn heave(state: &mut State, slot: u8) {
    rule!("FM-REGURGITOR");
    let seat = purge(state).seat.index();
    let at = state.tiles.gullet_size(seat) - usize::from(slot);
    state.tiles.move_to_gullet_top(seat, at);
}
