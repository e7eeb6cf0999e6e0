//! Knockback: where the loser flies, which tile it breaks, and where both frogs stand afterwards (KBS-1 to KBS-7, KBA-1).

use super::super::keep::put_under_deck;
use super::super::oomph::spend;
use super::super::terrain::{destroy_top, drop_into_aether};
use super::go_to;
use super::outcome::vacate;
use super::roll::{POWER, purse};
use super::window::reopen_for_other_side;
use crate::ability::Ability;
use crate::die::RollPurpose;
use crate::event::{Event, Expense};
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{AttackMeans, CombatStage, FARTHEST, Place, State};
use hexgrid::Cell;
use tabletop::{RuleId, Seat, SeatSet, Sink, emit, rule, rule_id};

/// Returns whether a seat may change the knockback: the loser changes what it receives, the winner what it inflicts (ABI-4).
pub(crate) fn may_change(rules: &Rules, state: &State, seat: Seat) -> bool {
    let can = |mv: Move| check_change(rules, state, CombatStage::Knockback, seat, mv).is_ok();
    can(Move::Raise) || can(Move::Lower)
}

pub(crate) fn check_change(
    rules: &Rules,
    state: &State,
    stage: CombatStage,
    seat: Seat,
    mv: Move,
) -> Result<(), Refusal> {
    let powers = state.powers(rules, seat);
    let receives = seat == state.combat.defender();
    let resists = rules.setup.resist && mv == Move::Lower;
    let free = receives && goads(rules, state);
    let able =
        if receives { powers.bend_knockback || resists || free } else { powers.press_knockback && mv == Move::Raise };
    if stage != CombatStage::Knockback || !able {
        return Err(Refusal::NoSuchPower);
    }
    let has = purse(state, seat);
    if has < POWER && !free {
        return Err(Refusal::PowerTooDear { needs: POWER, has });
    }
    if mv == Move::Lower && state.combat.knockback == 0 { Err(Refusal::KnockbackIsZero) } else { Ok(()) }
}

/// Returns whether the loser started this combat by luring the winner and has the power to change its knockback for free.
fn goads(rules: &Rules, state: &State) -> bool {
    let (duel, most) = (&state.muck().duel, state.powers(rules, state.combat.defender()).goad);
    if most == 0 {
        return false;
    }
    rule!("FM-GOADCALLER");
    duel.lured && duel.nudges < most
}

pub(crate) fn legal_changes(rules: &Rules, state: &State, stage: CombatStage, seat: Seat, moves: &mut Vec<Move>) {
    let changes = [Move::Raise, Move::Lower];
    moves.extend(changes.into_iter().filter(|&mv| check_change(rules, state, stage, seat, mv).is_ok()));
}

pub(crate) fn change<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    let seat = state.combat.sides[state.combat.side as usize];
    let receives = seat == state.combat.defender();
    let free = receives && goads(rules, state);
    let rule = if free {
        state.muck_mut().duel.nudges += 1;
        rule_id!("FM-GOADCALLER")
    } else if !receives {
        rule_id!("ABI-MONSTROUS")
    } else if state.powers(rules, seat).bend_knockback {
        rule_id!("ABI-MASSIVE")
    } else {
        rule_id!("VAR-RESIST")
    };
    spend(state, seat, if free { 0 } else { POWER }, Expense::Power, sink);
    let knockback = &mut state.combat.knockback;
    *knockback = if mv == Move::Raise { *knockback + 1 } else { knockback.saturating_sub(1) };
    let to = *knockback;
    emit!(sink, rule, Event::KnockbackChanged { seat, to });
    reopen_for_other_side(state);
}

pub(crate) fn fly<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    go_to(state, CombatStage::Arrive);
    if state.combat.roll_purpose() == RollPurpose::Aether {
        return out_of_play(rules, state, sink);
    }
    let defender = state.combat.defender();
    let Place::Shard(start) = state.frog(defender).place else { return };
    if state.combat.knockback == 0 {
        rule!("KBS-6");
        return fall_short(rules, state, start);
    }
    rule!("KBS-1");
    let mut landing = start;
    for _ in 0..state.combat.knockback {
        landing = rules.neighbour(landing, state.combat.direction());
    }
    if !landing.is_on() || !state.terrain.contains(landing) {
        vacate(state, start);
        return place(state, start, Place::Aether, rule_id!("KBS-5"), sink);
    }
    match state.frog_at(landing) {
        Some(other) if breaks(state, landing) => {
            let rule = rule_id!("KBS-4");
            vacate(state, start);
            place(state, start, Place::Aether, rule, sink);
            drop_into_aether(state, other, rule, sink);
            destroy_top(rules, state, landing, rule, sink);
        }
        Some(_) => onto_a_frog(rules, state, start, landing, sink),
        None => {
            let rule = rule_id!("KBS-2");
            vacate(state, start);
            let to = if breaks(state, landing) { Place::Aether } else { Place::Shard(landing) };
            place(state, start, to, rule, sink);
            destroy_top(rules, state, landing, rule, sink);
        }
    }
}

/// Returns whether the top tile is a Barren with nothing below. A frog that lands on it is in the Aether (FM-PUR-5).
fn breaks(state: &State, cell: Cell) -> bool {
    let barren = state.bare.contains(cell);
    if barren && state.stack(cell).nth(1).is_some() {
        rule!("FM-PUR-5");
        return false;
    }
    barren
}

fn place<S: Sink<Event>>(state: &mut State, start: Cell, to: Place, rule: RuleId, sink: &mut S) {
    let seat = state.combat.defender();
    state.frog_mut(seat).place = to;
    emit!(sink, rule, Event::KnockedBack { seat, from: Place::Shard(start), to });
}

/// Lands on a frog that stands on Land: the Land is destroyed, that frog stays, and the flying frog comes down just before it.
fn onto_a_frog<S: Sink<Event>>(rules: &Rules, state: &mut State, start: Cell, landing: Cell, sink: &mut S) {
    let rule = rule_id!("KBS-3");
    let back = state.combat.direction().opposite();
    let mut cell = rules.neighbour(landing, back);
    while cell != start && state.terrain.contains(cell) && state.frog_at(cell).is_some() {
        cell = rules.neighbour(cell, back);
    }
    if cell == start {
        fall_short(rules, state, start);
        place(state, start, Place::Shard(start), rule, sink);
    } else {
        vacate(state, start);
        let to = if state.terrain.contains(cell) { Place::Shard(cell) } else { Place::Aether };
        place(state, start, to, rule, sink);
    }
    // The frog that is hit stays if any terrain is left.
    rule!("KBS-7");
    destroy_top(rules, state, landing, rule, sink);
}

/// Puts the attacker on the facing hex of a leap, or into the Aether, because the defender stays on its hex.
fn fall_short(rules: &Rules, state: &mut State, hex: Cell) {
    let to = if state.combat.means == AttackMeans::Leap { facing_place(rules, state, hex) } else { Place::Aether };
    let attacker = state.combat.attacker();
    state.frog_mut(attacker).place = to;
}

/// Returns the facing hex of a defender against a leap: the first free or Aether hex on the way back, at the latest the
/// hex that the attacker came from.
pub(crate) fn facing_place(rules: &Rules, state: &State, defender: Cell) -> Place {
    let home = state.frog(state.combat.attacker()).place;
    let back = state.combat.direction().opposite();
    let mut cell = rules.neighbour(defender, back);
    while cell.is_on() && Place::Shard(cell) != home {
        if !state.terrain.contains(cell) {
            return Place::Aether;
        }
        if state.frog_at(cell).is_none() {
            return Place::Shard(cell);
        }
        cell = rules.neighbour(cell, back);
    }
    home
}

/// Knocks the defender from the Aether into an Outer Dimension. It loses its Ω and its card, unless a power keeps them.
fn out_of_play<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    let seat = state.combat.defender();
    if state.combat.knockback == 0 {
        rule!("KBA-2");
        return;
    }
    let to = Place::Outer(state.combat.knockback.min(FARTHEST));
    let tether = state.powers(rules, seat).tether;
    let frog = state.frog_mut(seat);
    let (card, knowers) = (frog.card, frog.knowers);
    frog.place = to;
    frog.oomph = frog.oomph.min(tether);
    if tether == 0 {
        (frog.card, frog.knowers, frog.up, frog.locked) = (Ability::NONE, SeatSet::NONE, false, false);
    }
    // The frog takes its deferred card along; there it is an ordinary set-aside card.
    if frog.deferred > 0 {
        rule!("ABI-TEMPORUS");
        frog.aside += std::mem::take(&mut frog.deferred);
        frog.due = false;
    }
    emit!(sink, "KBA-1", Event::KnockedBack { seat, from: Place::Aether, to });
    if tether > 0 {
        return emit!(sink, "FM-TETHERBOUND", Event::Tethered { seat });
    }
    put_under_deck(state, card, knowers);
    emit!(sink, "KBA-1", Event::Buried { seat, card, knowers });
}
