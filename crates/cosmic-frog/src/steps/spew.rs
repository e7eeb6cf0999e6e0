//! A frog voluntarily purges the top item of its Gullet, once per turn (FM-REGURGITOR).

use super::combat::roll::POWER;
use super::free_powers::ActionContext;
use super::oomph::spend;
use super::purge::{PurgeStep, on_shard};
use crate::event::{Event, Expense};
use crate::moves::Move;
use crate::muck::Purge;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, PurgeStage, State, once};
use hexgrid::Dir;
use tabletop::{Seat, Sink, emit, rule};

/// Checks whether a frog may voluntarily purge its top item.
pub(crate) fn check(rules: &Rules, state: &State, context: ActionContext, _: Dir, distance: u8) -> Result<(), Refusal> {
    let most = state.powers(rules, context.seat).spew;
    if most == 0 || !context.is_own_turn(state) {
        return Err(Refusal::NoSuchPower);
    }
    if state.frog(context.seat).once & once::SPEW != 0 {
        return Err(Refusal::OncePerTurn);
    }
    if on_shard(state, context.seat).is_none() {
        rule!("FM-REGURGITOR");
        return Err(Refusal::OnlyOnShard);
    }
    if state.tiles.gullet_size(context.seat.index()) == 0 {
        return Err(Refusal::GulletEmpty);
    }
    if !(1..=most).contains(&distance) {
        return Err(Refusal::NoSuchLine);
    }
    let has = state.spendable_oomph(context.seat);
    if has < POWER { Err(Refusal::PowerTooDear { needs: POWER, has }) } else { Ok(()) }
}

/// Visits every such purge in order until the visitor says stop. Returns whether it did.
pub(crate) fn each(rules: &Rules, state: &State, context: ActionContext, visit: &mut impl FnMut(Move) -> bool) -> bool {
    let most = state.powers(rules, context.seat).spew;
    if check(rules, state, context, Dir::NE, 1).is_err() {
        return false;
    }
    let mut all = Dir::ALL.into_iter().flat_map(|dir| (1..=most).map(move |distance| Move::Spew(dir, distance)));
    all.any(visit)
}

/// Applies such a purge.
pub(crate) fn apply<S: Sink<Event>>(state: &mut State, seat: Seat, dir: Dir, distance: u8, sink: &mut S) {
    spend(state, seat, POWER, Expense::Power, sink);
    state.frog_mut(seat).once |= once::SPEW;
    emit!(sink, "FM-REGURGITOR", Event::Purges { seat, count: 1 });
    state.muck_mut().purge = Purge { seat, by: seat, dir: dir as u8, reach: distance, left: 1, ..Purge::NONE };
    state.push(Frame::Purge(PurgeStep { stage: PurgeStage::Item }));
}
