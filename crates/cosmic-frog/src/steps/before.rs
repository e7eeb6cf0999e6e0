//! What a frog may do besides its action, on its own turn: step, tunnel, stash, drain, look
//! (ABI-BLINK, ABI-TELLURIC, ABI-VAMPIRIC, ABI-TEMPORUS; ABI-6).

use super::combat::roll::POWER;
use super::oomph::spend;
use super::{action, peek, purge, target};
use crate::event::{Event, Price};
use crate::event_rule::Tell;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, Mode, OOMPH, Place, Purpose, State, once};
use crate::tile::{SLOTS, Stack};
use hexgrid::{Cell, CellSet};
use tabletop::{Seat, Sink, rule};

/// Bits of `before` in an action frame.
const STEPPED: u8 = 1;
const TUNNELLED: u8 = 2;
/// The extra action was paid at the cheap price.
pub(crate) const CHEAPLY: u8 = 4;

/// The frame of an action, as far as these answers need it.
#[derive(Clone, Copy)]
pub(crate) struct Moment {
    pub(crate) seat: Seat,
    pub(crate) mode: Mode,
    pub(crate) paid: bool,
    pub(crate) before: u8,
}

impl Moment {
    /// A step before an extra action means that the extra action is taken: its price is due at once.
    fn due(self) -> u8 {
        if self.mode == Mode::Extra && !self.paid { action::EXTRA } else { 0 }
    }

    pub(crate) fn own_turn(self, state: &State) -> bool {
        matches!(self.mode, Mode::First | Mode::Extra | Mode::After) && state.last == self.seat
    }
}

/// Visits every such answer in order until the visitor says stop; tells whether it did.
pub(crate) fn each(rules: &Rules, state: &State, now: Moment, visit: &mut impl FnMut(Move) -> bool) -> bool {
    let powers = state.powers(rules, now.seat);
    if !(powers.step || powers.tunnel || powers.stash || powers.drain > 0 || powers.look || powers.spew > 0) {
        return false;
    }
    let offer = |mv: Move| check(rules, state, now, mv).is_some_and(|answer| answer.is_ok());
    if powers.look && offer(Move::Look) && visit(Move::Look) {
        return true;
    }
    if let Place::Shard(here) = state.frog(now.seat).place {
        let near: CellSet = rules.around(here).iter().copied().filter(|cell| cell.is_on()).collect();
        if powers.step && near.iter().any(|cell| offer(Move::Step(cell)) && visit(Move::Step(cell))) {
            return true;
        }
        let alike = if state.bare.contains(here) { state.bare } else { state.terrain.without(&state.bare) };
        let far = if powers.tunnel && now.mode != Mode::After && pays_tunnel(state, now).is_ok() {
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
    if purge::each_spew(rules, state, now, visit) {
        return true;
    }
    let mut drains = rules.seats().flat_map(|seat| (1..=powers.drain).map(move |amount| Move::Drain(seat, amount)));
    drains.any(|mv| offer(mv) && visit(mv))
}

/// Whether such an answer may be given; `None` if the move is none.
pub(crate) fn check(rules: &Rules, state: &State, now: Moment, mv: Move) -> Option<Result<(), Refusal>> {
    Some(match mv {
        Move::Step(to) => check_step(rules, state, now, to),
        Move::Tunnel(to) => check_tunnel(rules, state, now, to),
        Move::Stash(slot) => check_stash(rules, state, now, slot),
        Move::Drain(target, amount) => check_drain(rules, state, now, target, amount),
        Move::Spew(dir, distance) => purge::check_spew(rules, state, now, dir, distance),
        Move::Look if now.mode != Mode::First => return None,
        Move::Look => peek::may(rules, state, now.seat, state.purse(now.seat)).and_then(|()| {
            let mut after = *state;
            after.frog_mut(now.seat).oomph -= POWER;
            after.frog_mut(now.seat).spent = true;
            still_acts(rules, &after, now)
        }),
        _ => return None,
    })
}

fn check_step(rules: &Rules, state: &State, now: Moment, to: Cell) -> Result<(), Refusal> {
    let Place::Shard(here) = state.frog(now.seat).place else { return Err(Refusal::OnlyOnShard) };
    if !state.powers(rules, now.seat).step || now.mode == Mode::After {
        return Err(Refusal::NoSuchPower);
    }
    if now.before & STEPPED != 0 {
        return Err(Refusal::OncePerTurn);
    }
    if !to.is_on() || !rules.around(here).contains(&to) || !free(state, to) {
        return Err(Refusal::StepNotThere);
    }
    moved(rules, state, now, to, now.due())
}

fn check_tunnel(rules: &Rules, state: &State, now: Moment, to: Cell) -> Result<(), Refusal> {
    let Place::Shard(here) = state.frog(now.seat).place else { return Err(Refusal::OnlyOnShard) };
    if !state.powers(rules, now.seat).tunnel || now.mode == Mode::After {
        return Err(Refusal::NoSuchPower);
    }
    pays_tunnel(state, now)?;
    let ground = |cell: Cell| state.top(cell).map(|tile| tile.as_land().map(|land| land.domain()));
    if !to.is_on() || to == here || !free(state, to) || ground(to) != ground(here) {
        return Err(Refusal::TunnelNotThere);
    }
    moved(rules, state, now, to, now.due() + POWER)
}

/// Whether a tunnel is still to be had in this action, for its price.
fn pays_tunnel(state: &State, now: Moment) -> Result<(), Refusal> {
    if now.before & TUNNELLED != 0 {
        return Err(Refusal::OncePerTurn);
    }
    let (needs, has) = (now.due() + POWER, state.purse(now.seat));
    if needs > has { Err(Refusal::PowerTooDear { needs, has }) } else { Ok(()) }
}

fn free(state: &State, cell: Cell) -> bool {
    state.terrain.contains(cell) && state.frog_at(cell).is_none()
}

/// Whether the price can be paid and an action is left from there.
fn moved(rules: &Rules, state: &State, now: Moment, to: Cell, price: u8) -> Result<(), Refusal> {
    let has = state.purse(now.seat);
    if price > has {
        return Err(Refusal::PowerTooDear { needs: price, has });
    }
    // With a free slot or some Ω a frog can always leap; only without both the long way is needed.
    if state.room(now.seat) + has > price {
        return Ok(());
    }
    let mut after = *state;
    after.frog_mut(now.seat).place = Place::Shard(to);
    after.frog_mut(now.seat).oomph -= price;
    after.frog_mut(now.seat).spent |= price > 0;
    still_acts(rules, &after, Moment { paid: now.mode == Mode::Extra, ..now })
}

fn still_acts(rules: &Rules, after: &State, now: Moment) -> Result<(), Refusal> {
    let optional = now.mode == Mode::After || (now.mode == Mode::Extra && !now.paid);
    if optional || action::any_paid(rules, after, now.seat, now.mode, now.paid, now.before) {
        Ok(())
    } else {
        Err(Refusal::WouldLeaveNoAction)
    }
}

fn check_stash(rules: &Rules, state: &State, now: Moment, slot: u8) -> Result<(), Refusal> {
    if !state.powers(rules, now.seat).stash || !now.own_turn(state) {
        return Err(Refusal::NoSuchPower);
    }
    if state.frog(now.seat).once & once::STASH != 0 {
        return Err(Refusal::OncePerTurn);
    }
    let has = state.purse(now.seat);
    if has < POWER {
        return Err(Refusal::PowerTooDear { needs: POWER, has });
    }
    if !(1..=SLOTS as u8).contains(&slot) {
        return Err(Refusal::NoSuchSlot);
    }
    match state.tiles.gullet_top(now.seat.index()) {
        None => return Err(Refusal::GulletEmpty),
        Some(tile) if tile.is_barren() => return Err(Refusal::OnlyLandIsStored),
        _ => {}
    }
    if !state.slot_has_room(rules.vault(now.seat), slot - 1) {
        return Err(Refusal::SlotFull { slot });
    }
    let mut after = *state;
    stash(rules, &mut after, now.seat, slot, &mut ());
    still_acts(rules, &after, now)
}

fn check_drain(rules: &Rules, state: &State, now: Moment, target: Seat, amount: u8) -> Result<(), Refusal> {
    let most = state.powers(rules, now.seat).drain;
    if most == 0 || !now.own_turn(state) {
        return Err(Refusal::NoSuchPower);
    }
    if state.frog(now.seat).once & once::DRAIN != 0 {
        return Err(Refusal::OncePerTurn);
    }
    if target.0 >= rules.frogs || !state.targetable(rules, now.seat, target) {
        return Err(Refusal::NotTargetable);
    }
    // The toll is spent before, so that much more can be regained.
    let lacks = OOMPH - state.frog(now.seat).oomph + state.toll(rules, target);
    if amount == 0 || amount > most.min(state.drainable(rules, target)).min(lacks) {
        return Err(Refusal::NothingToDrain);
    }
    target::payable(rules, state, target, 0, state.purse(now.seat))
}

fn stash<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, slot: u8, sink: &mut S) {
    rule!("ABI-BLINK", "ABI-3");
    spend(state, seat, POWER, Price::Power, sink);
    state.frog_mut(seat).once |= once::STASH;
    if let Some(tile) = state.tiles.gullet_top(seat.index()).filter(|tile| tile.is_land()) {
        state.tiles.put(seat.index(), Stack::Vault(rules.vault(seat), slot - 1));
        sink.tell(Event::Stored { seat, tile, slot });
    }
}

/// Does it and stays in the action; tells whether the move was such an answer.
pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, now: Moment, mv: Move, sink: &mut S) -> bool {
    let Moment { seat, mode, .. } = now;
    match mv {
        Move::Step(to) => {
            rule!("ABI-BLINK");
            if let Place::Shard(from) = go(state, now, to, STEPPED, now.due(), sink) {
                sink.tell(Event::Stepped { seat, from, to });
            }
        }
        Move::Tunnel(to) => {
            rule!("ABI-TELLURIC");
            if let Place::Shard(from) = go(state, now, to, TUNNELLED, now.due(), sink) {
                spend(state, seat, POWER, Price::Power, sink);
                sink.tell(Event::Tunnelled { seat, from, to });
            }
        }
        Move::Stash(slot) => stash(rules, state, seat, slot, sink),
        Move::Drain(target, amount) => target::begin(rules, state, seat, target, Purpose::Drain, (mode, amount), sink),
        Move::Look => peek::begin(state, seat, sink),
        Move::Spew(dir, distance) => purge::spew(state, seat, dir, distance, sink),
        _ => return false,
    }
    true
}

fn go<S: Sink<Event>>(state: &mut State, now: Moment, to: Cell, bit: u8, due: u8, sink: &mut S) -> Place {
    spend(state, now.seat, due, Price::ExtraAction, sink);
    let paid = now.paid || now.mode == Mode::Extra;
    state.replace(Frame::Action { seat: now.seat, mode: now.mode, paid, before: now.before | bit });
    std::mem::replace(&mut state.frog_mut(now.seat).place, Place::Shard(to))
}
