//! Set-up around the islands: the order of seats, the power grid, the first resources (VQ-SET-5, VQ-SET-6, VQ-GRID-2).

use super::{Answer, Flow, build};
use crate::biome::Mix;
use crate::event::{Event, Gain};
use crate::event_rule::Tell;
use crate::land::bits;
use crate::moves::Move;
use crate::power::{Power, PowerRow, Slot};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, Mode, NOBODY, State, TurnState};
use tabletop::{RandomBelow, Seat, Sink, rule};

/// Resources that seats after the first take besides.
const GIFT: u8 = 2;
/// Divisible by every number of open slots a power may have.
const SHARES: u32 = 2520;

#[inline(never)]
pub(crate) fn advance_order<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) -> Flow {
    let mut open = rules.seats().filter(|seat| !state.order.contains(seat));
    let (Some(last), None) = (open.next(), open.next()) else { return Flow::Wait };
    seat_down(state, last, sink);
    state.replace(Frame::Build { place: 0, stage: 0 });
    Flow::Go
}

fn seat_down<S: Sink<Event>>(state: &mut State, seat: Seat, sink: &mut S) {
    let place = state.order.iter().position(|&other| other == NOBODY).unwrap_or(0);
    state.order[place] = seat;
    sink.tell(Event::Sat { seat, place: place as u8 });
}

pub(crate) fn outcomes_order(rules: &Rules, state: &State, each: &mut impl FnMut(Move, u32)) {
    rules.seats().filter(|seat| !state.order.contains(seat)).for_each(|seat| each(Move::Sit(seat), 1));
}

#[inline(never)]
pub(crate) fn apply_order<S: Sink<Event>>(state: &mut State, mv: Move, sink: &mut S) {
    rule!("VQ-SET-5");
    if let Move::Sit(seat) = mv {
        seat_down(state, seat, sink);
    }
}

/// Whether a power is still to be dealt and may lie on this open slot.
pub(crate) fn may_deal(rules: &Rules, state: &State, power: Power, slot: Slot) -> bool {
    (slot.index() < state.grid.len())
        && state.grid[slot.index()] == Power::NONE
        && !state.grid.contains(&power)
        && rules.powers.fits(power, slot)
}

/// The open slots and the powers still to be dealt that have one of them, a bit each.
fn dealable(rules: &Rules, state: &State) -> (u16, u32) {
    let empty = Slot::all().filter(|slot| state.grid[slot.index()] == Power::NONE);
    let open = empty.fold(0, |set: u16, slot| set | 1 << slot.0);
    let dealt = state.grid.iter().fold(0, |set, power| set | 1u32.checked_shl(power.0.into()).unwrap_or(0));
    let fit = |set, (number, row): (usize, &PowerRow)| set | u32::from(row.slots & open != 0) << number;
    (open, rules.powers.powers.iter().enumerate().fold(0, fit) & !dealt)
}

/// Each card with an open slot is as likely to come next; those without are set aside (VQ-GRID-2).
pub(crate) fn outcomes_deal(rules: &Rules, state: &State, each: &mut impl FnMut(Move, u32)) {
    let (open, powers) = dealable(rules, state);
    for power in bits(powers.into()) {
        let slots = rules.powers.powers[power as usize].slots & open;
        for slot in bits(slots.into()) {
            each(Move::Deal(Power(power), Slot(slot)), SHARES / slots.count_ones());
        }
    }
}

/// One of those outcomes without listing them: a card, then one of its slots.
pub(crate) fn sample_deal(rules: &Rules, state: &State, below: RandomBelow<'_>) -> Option<Move> {
    let (open, powers) = dealable(rules, state);
    let mut pick = |set: u32| bits(set.into()).nth(below(set.count_ones().max(1)) as usize);
    let power = Power(pick(powers)?);
    let slots = rules.powers.powers[power.0 as usize].slots & open;
    pick(slots.into()).map(|slot| Move::Deal(power, Slot(slot)))
}

#[inline(never)]
pub(crate) fn apply_deal<S: Sink<Event>>(state: &mut State, mv: Move, sink: &mut S) {
    rule!("VQ-GRID-2");
    let Move::Deal(power, slot) = mv else { return };
    state.grid[slot.index()] = power;
    sink.tell(Event::Dealt { power, slot });
}

#[inline(never)]
pub(crate) fn advance_deal<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) -> Flow {
    if dealable(rules, state).1 != 0 {
        return Flow::Wait;
    }
    rule!("VQ-SET-6");
    for seat in rules.seats() {
        let mut mix = Mix::NONE;
        build::biomes_of(state, seat, |biome| mix = mix.plus(Mix::of(biome, 1)));
        state.take(seat, mix);
        sink.tell(Event::Gained { seat, mix, gain: Gain::Start });
    }
    state.replace(Frame::Gift { place: 1 });
    Flow::Go
}

#[inline(never)]
pub(crate) fn advance_gift(rules: &Rules, state: &mut State, place: u8) -> Flow {
    if place < rules.players {
        return Flow::Wait;
    }
    state.turn = TurnState::new(state.order[0], Mode::Normal);
    state.replace(Frame::Turn);
    Flow::Go
}

#[inline(never)]
pub(crate) fn legal_gift(state: &State, moves: &mut Vec<Move>) {
    moves.extend(Mix::all_of(GIFT).filter(|&mix| state.bank.holds(mix)).map(Move::Take));
}

pub(crate) fn check_gift(state: &State, mv: Move) -> Answer {
    let Move::Take(mix) = mv else { return None };
    Some(match (mix.total() == GIFT, state.bank.holds(mix)) {
        (false, _) => Err(Refusal::WrongAmount),
        (true, false) => Err(Refusal::SupplyEmpty),
        _ => Ok(()),
    })
}

#[inline(never)]
pub(crate) fn apply_gift<S: Sink<Event>>(state: &mut State, place: u8, mv: Move, sink: &mut S) {
    let Move::Take(mix) = mv else { return };
    let seat = state.order[place as usize % 5];
    state.take(seat, mix);
    sink.tell(Event::Gained { seat, mix, gain: Gain::Start });
    state.replace(Frame::Gift { place: place + 1 });
}
