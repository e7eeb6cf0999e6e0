//! Overpower and boost: the attacker commits first, then the defender (COM-2).

use super::super::oomph::spend;
use super::super::{Flow, robo};
use super::goto;
use super::roll::purse;
use crate::ability::Powers;
use crate::event::{Event, Price};
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{CombatStage, State};
use tabletop::{Seat, Sink, rule};

/// Ω for each +1.
const BOOST: u8 = 2;

fn price(rules: &Rules, state: &State, seat: Seat, overpower: bool, boost: u8) -> u8 {
    rule!("COM-2");
    let boosts = boost.saturating_mul(BOOST);
    if overpower { boosts.saturating_add(overpower_price(rules, state, seat)) } else { boosts }
}

/// What two dice cost: powers make them cheaper for their owner or dearer for those who attack it.
fn overpower_price(rules: &Rules, state: &State, seat: Seat) -> u8 {
    let own = state.powers(rules, seat).overpower;
    if own < Powers::PLAIN.overpower {
        rule!("ABI-WARBRINGER");
    }
    let guard = if seat == state.combat.attacker() { state.powers(rules, state.combat.defender()).guard } else { 0 };
    if guard > 0 {
        rule!("ABI-NIMBLE");
    }
    own + guard
}

pub(crate) fn legal(rules: &Rules, state: &State, seat: Seat, moves: &mut Vec<Move>) {
    let purse = purse(state, seat);
    for overpower in [false, true] {
        let boosts = (0..=purse / BOOST).take_while(|&boost| price(rules, state, seat, overpower, boost) <= purse);
        moves.extend(boosts.map(|boost| Move::Commit(overpower, boost)));
    }
}

pub(crate) fn check(rules: &Rules, state: &State, seat: Seat, overpower: bool, boost: u8) -> Result<(), Refusal> {
    let (needs, has) = (price(rules, state, seat, overpower, boost), purse(state, seat));
    if needs <= has { Ok(()) } else { Err(Refusal::CommitTooDear { needs, has }) }
}

/// A RoboFrog commits without being asked and without Ω.
pub(crate) fn advance<S: Sink<Event>>(
    rules: &Rules,
    state: &mut State,
    side: usize,
    next: CombatStage,
    sink: &mut S,
) -> Flow {
    let Some((overpower, boost)) = robo::combat::commitment(rules, state, side) else { return Flow::Wait };
    settle(state, side, overpower, boost, sink);
    goto(state, next);
    Flow::Go
}

fn settle<S: Sink<Event>>(state: &mut State, side: usize, overpower: bool, boost: u8, sink: &mut S) {
    let seat = state.combat.sides[side];
    state.combat.overpower[side] = overpower;
    state.combat.boost[side] = boost;
    sink.push(Event::Committed { seat, overpower, boost });
}

pub(crate) fn apply<S: Sink<Event>>(
    rules: &Rules,
    state: &mut State,
    side: usize,
    overpower: bool,
    boost: u8,
    next: CombatStage,
    sink: &mut S,
) {
    let seat = state.combat.sides[side];
    spend(state, seat, price(rules, state, seat, overpower, boost), Price::Combat, sink);
    settle(state, side, overpower, boost, sink);
    goto(state, next);
}
