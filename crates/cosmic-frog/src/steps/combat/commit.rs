//! Overpower and boost: the attacker commits first, then the defender (COM-2).

use super::super::oomph::spend;
use super::super::{Progress, robo};
use super::roll::purse;
use super::{go_to, has_thrown_combat};
use crate::event::{Event, Expense};
use crate::moves::Move;
use crate::muck::Style;
use crate::powers::Powers;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{CombatStage, State};
use tabletop::{RuleId, Seat, Sink, emit, rule, rule_id};

/// Returns the Ω for each +1: 2 with dice, 1 with chips.
fn boost_price(rules: &Rules) -> u8 {
    if rules.has_chips() {
        rule!("FM-CHIP-2");
        return 1;
    }
    2
}

fn price(rules: &Rules, state: &State, seat: Seat, overpower: bool, boost: u8) -> u8 {
    let boosts = boost.saturating_mul(boost_price(rules));
    if overpower { boosts.saturating_add(overpower_price(rules, state, seat)) } else { boosts }
}

/// Returns what two dice cost. Powers make them cheaper for their owner or more expensive for those who attack it.
fn overpower_price(rules: &Rules, state: &State, seat: Seat) -> u8 {
    let own = match state.powers(rules, seat).overpower {
        plain if plain >= Powers::PLAIN.overpower => plain,
        cheap => {
            rule!("ABI-WARBRINGER");
            cheap
        }
    };
    if seat != state.combat.attacker() {
        return own;
    }
    match state.powers(rules, state.combat.defender()).guard {
        0 => own,
        guard => {
            rule!("ABI-NIMBLE");
            own + guard
        }
    }
}

pub(crate) fn legal(rules: &Rules, state: &State, seat: Seat, moves: &mut Vec<Move>) {
    each(rules, state, seat, |overpower, boost| moves.push(Move::Commit(overpower, boost)));
    if rules.has_muck() && seat == state.combat.defender() {
        each(rules, state, seat, |overpower, boost| moves.push(Move::Soft(overpower, boost)));
        moves.push(Move::Throw);
    }
}

/// Calls `add` with every commitment that a side can pay for, in order.
fn each(rules: &Rules, state: &State, seat: Seat, mut add: impl FnMut(bool, u8)) {
    let purse = purse(state, seat);
    let most = if state.powers(rules, seat).late_boost { 0 } else { purse / boost_price(rules) };
    for overpower in [false, true] {
        let boosts = (0..=most).take_while(|&boost| price(rules, state, seat, overpower, boost) <= purse);
        boosts.for_each(|boost| add(overpower, boost));
    }
}

pub(crate) fn check(rules: &Rules, state: &State, seat: Seat, overpower: bool, boost: u8) -> Result<(), Refusal> {
    if boost > 0 && state.powers(rules, seat).late_boost {
        rule!("FM-SLEIGHTMASTER");
        return Err(Refusal::BoostsLater);
    }
    let (needs, has) = (price(rules, state, seat, overpower, boost), purse(state, seat));
    if needs <= has {
        return Ok(());
    }
    rule!("COM-2");
    Err(Refusal::CommitTooDear { needs, has })
}

/// Commits for a RoboFrog, without a question and without Ω. Waits for the answer of any other frog.
pub(crate) fn advance<S: Sink<Event>>(
    rules: &Rules,
    state: &mut State,
    side: usize,
    next: CombatStage,
    sink: &mut S,
) -> Progress {
    let Some((overpower, boost)) = robo::combat::commitment(rules, state, side) else { return Progress::Wait };
    let rule = if side == 0 { rule_id!("SOLO-ATT-2") } else { rule_id!("SOLO-DEF-1") };
    settle(state, side, (overpower, boost), rule, sink);
    go_to(state, next);
    Progress::Continue
}

fn settle<S: Sink<Event>>(state: &mut State, side: usize, (overpower, boost): (bool, u8), rule: RuleId, sink: &mut S) {
    let seat = state.combat.sides[side];
    state.combat.overpower[side] = overpower;
    state.combat.boost[side] = boost;
    emit!(sink, rule, Event::Committed { seat, overpower, boost });
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
    spend(state, seat, price(rules, state, seat, overpower, boost), Expense::Combat, sink);
    settle(state, side, (overpower, boost), rule_id!("COM-2"), sink);
    go_to(state, next);
}

/// Applies the defender's choice of how it fights.
pub(crate) fn style<S: Sink<Event>>(state: &mut State, style: Style, sink: &mut S) {
    state.muck_mut().duel.styles[1] = style;
    emit!(sink, "FM-COM-2", Event::Styled { seat: state.combat.defender(), style });
}

/// Returns the side that has yet to declare its boosts after the dice, attacker first.
pub(crate) fn next_late_side(state: &State) -> usize {
    usize::from(state.muck().duel.boosted & 1 == 1)
}

/// Returns the side that declares boosts now, after skipping the sides that cannot.
pub(crate) fn next_side_with_late_boosts(rules: &Rules, state: &mut State) -> Option<usize> {
    if !rules.has_muck() {
        return None;
    }
    for side in 0..2 {
        let seat = state.combat.sides[side];
        let done = state.muck().duel.boosted >> side & 1 == 1;
        if !done && state.powers(rules, seat).late_boost {
            rule!("FM-SLEIGHTMASTER");
            if purse(state, seat) >= boost_price(rules) && !has_thrown_combat(state, side) {
                return Some(side);
            }
        }
        state.muck_mut().duel.boosted |= 1 << side;
    }
    None
}

pub(crate) fn legal_late(rules: &Rules, state: &State, seat: Seat, moves: &mut Vec<Move>) {
    moves.extend((0..=purse(state, seat) / boost_price(rules)).map(Move::Boost));
}

pub(crate) fn check_late(rules: &Rules, state: &State, seat: Seat, boost: u8) -> Result<(), Refusal> {
    let (needs, has) = (price(rules, state, seat, false, boost), purse(state, seat));
    if needs <= has { Ok(()) } else { Err(Refusal::CommitTooDear { needs, has }) }
}

pub(crate) fn apply_late<S: Sink<Event>>(rules: &Rules, state: &mut State, boost: u8, sink: &mut S) {
    let side = next_late_side(state);
    let seat = state.combat.sides[side];
    spend(state, seat, price(rules, state, seat, false, boost), Expense::Combat, sink);
    state.combat.boost[side] += boost;
    state.muck_mut().duel.boosted |= 1 << side;
    emit!(sink, "FM-SLEIGHTMASTER", Event::Boosted { seat, boost });
    go_to(state, CombatStage::Resolve);
}
