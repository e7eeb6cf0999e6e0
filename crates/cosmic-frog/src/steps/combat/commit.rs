//! Overpower and boost: the attacker commits first, then the defender (COM-2).

use super::super::oomph::spend;
use super::goto;
use super::roll::purse;
use crate::event::{Event, Price};
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::state::{CombatStage, State};
use tabletop::{Seat, Sink, rule};

/// Ω for rolling two dice.
const OVERPOWER: u8 = 2;
/// Ω for each +1.
const BOOST: u8 = 2;

fn price(overpower: bool, boost: u8) -> u8 {
    rule!("COM-2");
    u8::from(overpower) * OVERPOWER + boost.saturating_mul(BOOST)
}

pub(crate) fn legal(state: &State, seat: Seat, moves: &mut Vec<Move>) {
    let purse = purse(state, seat);
    for overpower in [false, true] {
        let boosts = (0..=purse / BOOST).take_while(|&boost| price(overpower, boost) <= purse);
        moves.extend(boosts.map(|boost| Move::Commit(overpower, boost)));
    }
}

pub(crate) fn check(state: &State, seat: Seat, overpower: bool, boost: u8) -> Result<(), Refusal> {
    let (needs, has) = (price(overpower, boost), purse(state, seat));
    if needs <= has { Ok(()) } else { Err(Refusal::CommitTooDear { needs, has }) }
}

pub(crate) fn apply<S: Sink<Event>>(
    state: &mut State,
    side: usize,
    overpower: bool,
    boost: u8,
    next: CombatStage,
    sink: &mut S,
) {
    let seat = state.combat.sides[side];
    spend(state, seat, price(overpower, boost), Price::Combat, sink);
    state.combat.overpower[side] = overpower;
    state.combat.boost[side] = boost;
    sink.push(Event::Committed { seat, overpower, boost });
    goto(state, next);
}
