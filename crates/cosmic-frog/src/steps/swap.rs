//! Frogs swap ability cards: with a teammate at the start of a turn (VAR-SYMB), or with a power at its end (ABI-MUTAGENIC). The
//! power targets the other frog first, see `target.rs`.

use super::end_of_turn::settle_deferral;
use super::{combat, target};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{State, once};
use tabletop::{Seat, Sink, emit};

/// Checks a swap of cards with a targetable teammate at the start of the turn.
pub(super) fn check_exchange(rules: &Rules, state: &State, seat: Seat, mate: Seat) -> Result<(), Refusal> {
    if !rules.setup.symbiotic || mate == seat || mate.0 >= rules.frogs || !rules.team(seat).contains(mate) {
        return Err(Refusal::NotATeammate);
    }
    if state.can_target(rules, seat, mate) { Ok(()) } else { Err(Refusal::NotTargetable) }
}

pub(super) fn exchange<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, mate: Seat, sink: &mut S) {
    let (one, two) = (*state.frog(seat), *state.frog(mate));
    for (who, from) in [(seat, two), (mate, one)] {
        let frog = state.frog_mut(who);
        (frog.card, frog.knowers, frog.up, frog.locked) = (from.card, from.knowers, from.up, from.locked);
        frog.once = 0;
    }
    emit!(sink, "VAR-SYMB", Event::Exchanged { seat, other: mate });
    settle_deferral(rules, state, seat, sink);
    settle_deferral(rules, state, mate, sink);
}

pub(super) fn may_swap(rules: &Rules, state: &State, seat: Seat) -> bool {
    rules.seats().any(|other| check_swap(rules, state, seat, other).is_ok())
}

/// Checks a swap of cards after the last action; it is never possible after RECOVER.
pub(super) fn check_swap(rules: &Rules, state: &State, seat: Seat, other: Seat) -> Result<(), Refusal> {
    if !state.powers(rules, seat).swap {
        return Err(Refusal::NoSuchPower);
    }
    if state.frog(seat).recovered {
        return Err(Refusal::NotAfterRecover);
    }
    if state.frog(seat).once & once::SWAP != 0 {
        return Err(Refusal::OncePerTurn);
    }
    if other.0 >= rules.frogs || !state.can_target(rules, seat, other) {
        return Err(Refusal::NotTargetable);
    }
    let has = state.spendable_oomph(seat);
    let needs = combat::roll::POWER;
    if has < needs {
        return Err(Refusal::PowerTooDear { needs, has });
    }
    target::check_payable(rules, state, other, needs, has)
}
