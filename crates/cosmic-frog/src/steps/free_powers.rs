//! Free powers: what a frog may do besides its action on its own turn, such as a step, a tunnel, a stash, a drain or a look
//! (ABI-BLINK, ABI-TELLURIC, ABI-VAMPIRIC, ABI-TEMPORUS; ABI-6).

use super::action::Action;
use super::combat::roll::POWER;
use super::oomph::spend;
use super::{Answer, action, peek, spew, target};
use crate::event::{Event, Expense};
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{ActionMode, Frame, OOMPH, Place, Purpose, State, once};
use crate::tile::{SLOTS, Stack};
use bitflags::bitflags;
use hexgrid::{Cell, CellSet};
use tabletop::{Seat, Sink, emit};

bitflags! {
    /// What happened before the action of an action frame; the frame holds the bits.
    #[derive(Clone, Copy)]
    pub(crate) struct FreePowersUsed: u8 {
        /// The frog has stepped.
        const STEP = 1;
        /// The frog has tunnelled.
        const TUNNEL = 2;
        /// The extra action was paid at the cheap price.
        const CHEAP_EXTRA = 4;
    }
}

/// The frame of an action, as far as actions and free powers need it.
#[derive(Clone, Copy)]
pub(crate) struct ActionContext {
    pub(crate) seat: Seat,
    pub(crate) mode: ActionMode,
    pub(crate) extra_is_paid: bool,
    pub(crate) used: FreePowersUsed,
}

impl ActionContext {
    /// Reads the fields of an action frame.
    pub(crate) fn new(seat: Seat, mode: ActionMode, paid: bool, before: u8) -> ActionContext {
        ActionContext { seat, mode, extra_is_paid: paid, used: FreePowersUsed::from_bits_retain(before) }
    }

    /// Returns the price that a step or tunnel makes due: it takes the extra action that it comes before.
    fn due(self) -> u8 {
        if self.mode == ActionMode::Extra && !self.extra_is_paid { action::EXTRA } else { 0 }
    }

    pub(crate) fn is_own_turn(self, state: &State) -> bool {
        matches!(self.mode, ActionMode::First | ActionMode::Extra | ActionMode::After) && state.last == self.seat
    }
}

/// Visits every free power in order until the visitor stops; returns whether it did.
pub(crate) fn each(rules: &Rules, state: &State, context: ActionContext, visit: &mut impl FnMut(Move) -> bool) -> bool {
    let powers = state.powers(rules, context.seat);
    if !(powers.step || powers.tunnel || powers.stash || powers.drain > 0 || powers.look || powers.spew > 0) {
        return false;
    }
    let offer = |mv: Move| check(rules, state, context, mv).is_some_and(|answer| answer.is_ok());
    if powers.look && offer(Move::Look) && visit(Move::Look) {
        return true;
    }
    if let Place::Shard(here) = state.frog(context.seat).place {
        let near: CellSet = rules.around(here).iter().copied().filter(|cell| cell.is_on()).collect();
        if powers.step && near.iter().any(|cell| offer(Move::Step(cell)) && visit(Move::Step(cell))) {
            return true;
        }
        let alike = if state.bare.contains(here) { state.bare } else { state.terrain.without(&state.bare) };
        let far = if powers.tunnel && context.mode != ActionMode::After && pays_tunnel(state, context).is_ok() {
            alike
        } else {
            CellSet::EMPTY
        };
        if far.iter().any(|cell| offer(Move::Tunnel(cell)) && visit(Move::Tunnel(cell))) {
            return true;
        }
    }
    if powers.stash && (1..=SLOTS as u8).any(|slot| offer(Move::Stash(slot)) && visit(Move::Stash(slot))) {
        return true;
    }
    if spew::each(rules, state, context, visit) {
        return true;
    }
    let mut drains = rules.seats().flat_map(|seat| (1..=powers.drain).map(move |amount| Move::Drain(seat, amount)));
    drains.any(|mv| offer(mv) && visit(mv))
}

/// Checks a free power against the rules.
///
/// Returns `None` if `mv` is not a free power at all, so that the caller can try other kinds of move.
pub(crate) fn check(rules: &Rules, state: &State, context: ActionContext, mv: Move) -> Answer {
    Some(match mv {
        Move::Step(to) => check_step(rules, state, context, to),
        Move::Tunnel(to) => check_tunnel(rules, state, context, to),
        Move::Stash(slot) => check_stash(rules, state, context, slot),
        Move::Drain(target, amount) => check_drain(rules, state, context, target, amount),
        Move::Spew(dir, distance) => spew::check(rules, state, context, dir, distance),
        Move::Look if context.mode != ActionMode::First => return None,
        Move::Look => peek::check(rules, state, context.seat, state.spendable_oomph(context.seat)).and_then(|()| {
            let mut after = *state;
            after.frog_mut(context.seat).oomph -= POWER;
            after.frog_mut(context.seat).spent = true;
            still_acts(rules, &after, context)
        }),
        _ => return None,
    })
}

fn check_step(rules: &Rules, state: &State, context: ActionContext, to: Cell) -> Result<(), Refusal> {
    let Place::Shard(here) = state.frog(context.seat).place else { return Err(Refusal::OnlyOnShard) };
    if !state.powers(rules, context.seat).step || context.mode == ActionMode::After {
        return Err(Refusal::NoSuchPower);
    }
    if context.used.contains(FreePowersUsed::STEP) {
        return Err(Refusal::OncePerTurn);
    }
    if !to.is_on() || !rules.around(here).contains(&to) || !free(state, to) {
        return Err(Refusal::StepNotThere);
    }
    moved(rules, state, context, to, context.due())
}

fn check_tunnel(rules: &Rules, state: &State, context: ActionContext, to: Cell) -> Result<(), Refusal> {
    let Place::Shard(here) = state.frog(context.seat).place else { return Err(Refusal::OnlyOnShard) };
    if !state.powers(rules, context.seat).tunnel || context.mode == ActionMode::After {
        return Err(Refusal::NoSuchPower);
    }
    pays_tunnel(state, context)?;
    let ground = |cell: Cell| state.top(cell).map(|tile| tile.as_land().map(|land| land.domain()));
    if !to.is_on() || to == here || !free(state, to) || ground(to) != ground(here) {
        return Err(Refusal::TunnelNotThere);
    }
    moved(rules, state, context, to, context.due() + POWER)
}

/// Checks whether a frog may still tunnel in this action and can pay for it.
fn pays_tunnel(state: &State, context: ActionContext) -> Result<(), Refusal> {
    if context.used.contains(FreePowersUsed::TUNNEL) {
        return Err(Refusal::OncePerTurn);
    }
    let (needs, has) = (context.due() + POWER, state.spendable_oomph(context.seat));
    if needs > has { Err(Refusal::PowerTooDear { needs, has }) } else { Ok(()) }
}

fn free(state: &State, cell: Cell) -> bool {
    state.terrain.contains(cell) && state.frog_at(cell).is_none()
}

/// Checks whether the frog can pay the price and still has an action at its new place.
fn moved(rules: &Rules, state: &State, context: ActionContext, to: Cell, price: u8) -> Result<(), Refusal> {
    let has = state.spendable_oomph(context.seat);
    if price > has {
        return Err(Refusal::PowerTooDear { needs: price, has });
    }
    // A frog with a free slot or some Ω can always leap, so only a frog without both needs the slow check.
    if state.gullet_room(context.seat) + has > price {
        return Ok(());
    }
    let mut after = *state;
    after.frog_mut(context.seat).place = Place::Shard(to);
    after.frog_mut(context.seat).oomph -= price;
    after.frog_mut(context.seat).spent |= price > 0;
    still_acts(rules, &after, ActionContext { extra_is_paid: context.mode == ActionMode::Extra, ..context })
}

fn still_acts(rules: &Rules, after: &State, context: ActionContext) -> Result<(), Refusal> {
    let optional = context.mode == ActionMode::After || (context.mode == ActionMode::Extra && !context.extra_is_paid);
    if optional || action::has_legal_in(rules, after, context) { Ok(()) } else { Err(Refusal::WouldLeaveNoAction) }
}

fn check_stash(rules: &Rules, state: &State, context: ActionContext, slot: u8) -> Result<(), Refusal> {
    if !state.powers(rules, context.seat).stash || !context.is_own_turn(state) {
        return Err(Refusal::NoSuchPower);
    }
    if state.frog(context.seat).once & once::STASH != 0 {
        return Err(Refusal::OncePerTurn);
    }
    let has = state.spendable_oomph(context.seat);
    if has < POWER {
        return Err(Refusal::PowerTooDear { needs: POWER, has });
    }
    if !(1..=SLOTS as u8).contains(&slot) {
        return Err(Refusal::NoSuchSlot);
    }
    match state.tiles.gullet_top(context.seat.index()) {
        None => return Err(Refusal::GulletEmpty),
        Some(tile) if tile.is_barren() => return Err(Refusal::OnlyLandIsStored),
        _ => {}
    }
    if !state.slot_has_room(rules.vault(context.seat), slot - 1) {
        return Err(Refusal::SlotFull { slot });
    }
    let mut after = *state;
    stash(rules, &mut after, context.seat, slot, &mut ());
    still_acts(rules, &after, context)
}

fn check_drain(rules: &Rules, state: &State, context: ActionContext, target: Seat, amount: u8) -> Result<(), Refusal> {
    let most = state.powers(rules, context.seat).drain;
    if most == 0 || !context.is_own_turn(state) {
        return Err(Refusal::NoSuchPower);
    }
    if state.frog(context.seat).once & once::DRAIN != 0 {
        return Err(Refusal::OncePerTurn);
    }
    if target.0 >= rules.frogs || !state.can_target(rules, context.seat, target) {
        return Err(Refusal::NotTargetable);
    }
    // The frog spends the toll first, so it can regain that much more.
    let lacks = OOMPH - state.frog(context.seat).oomph + state.targeting_toll(rules, target);
    if amount == 0 || amount > most.min(state.drainable_oomph(rules, target)).min(lacks) {
        return Err(Refusal::NothingToDrain);
    }
    target::check_payable(rules, state, target, 0, state.spendable_oomph(context.seat))
}

fn stash<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, slot: u8, sink: &mut S) {
    spend(state, seat, POWER, Expense::Power, sink);
    state.frog_mut(seat).once |= once::STASH;
    if let Some(tile) = state.tiles.gullet_top(seat.index()).filter(|tile| tile.is_land()) {
        state.tiles.move_from_gullet(seat.index(), Stack::Vault(rules.vault(seat), slot - 1));
        emit!(sink, "ABI-BLINK", Event::Stored { seat, tile, slot });
    }
}

/// Applies a free power and stays in the action; returns whether the move was one.
pub(crate) fn apply<S: Sink<Event>>(
    rules: &Rules,
    state: &mut State,
    context: ActionContext,
    mv: Move,
    sink: &mut S,
) -> bool {
    let ActionContext { seat, mode, .. } = context;
    match mv {
        Move::Step(to) => {
            if let Place::Shard(from) = go(state, context, to, FreePowersUsed::STEP, context.due(), sink) {
                emit!(sink, "ABI-BLINK", Event::Stepped { seat, from, to });
            }
        }
        Move::Tunnel(to) => {
            if let Place::Shard(from) = go(state, context, to, FreePowersUsed::TUNNEL, context.due(), sink) {
                spend(state, seat, POWER, Expense::Power, sink);
                emit!(sink, "ABI-TELLURIC", Event::Tunnelled { seat, from, to });
            }
        }
        Move::Stash(slot) => stash(rules, state, seat, slot, sink),
        Move::Drain(target, amount) => target::begin(rules, state, seat, target, Purpose::Drain, (mode, amount), sink),
        Move::Look => peek::begin(state, seat, sink),
        Move::Spew(dir, distance) => spew::apply(state, seat, dir, distance, sink),
        _ => return false,
    }
    true
}

fn go<S: Sink<Event>>(
    state: &mut State,
    context: ActionContext,
    to: Cell,
    power: FreePowersUsed,
    due: u8,
    sink: &mut S,
) -> Place {
    spend(state, context.seat, due, Expense::ExtraAction, sink);
    let paid = context.extra_is_paid || context.mode == ActionMode::Extra;
    let before = (context.used | power).bits();
    state.replace(Frame::Action(Action { seat: context.seat, mode: context.mode, paid, before }));
    std::mem::replace(&mut state.frog_mut(context.seat).place, Place::Shard(to))
}
