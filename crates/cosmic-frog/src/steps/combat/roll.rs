//! Each side rolls one die of its colour, or two if it overpowers (COM-1, COM-2, ABI-2). Some powers let a side roll a die again
//! (ABI-3, ABI-6, ABI-7).

use super::super::oomph::spend;
use super::{go_to, window};
use crate::die::{Die, RollPurpose};
use crate::event::{Event, Expense};
use crate::moves::Move;
use crate::muck::chips;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{CombatStage, NO_DIE, State};
use tabletop::{Seat, Sink, emit, rule, rule_id};

/// Ω for one use of an activated power (ABI-3).
pub(crate) const POWER: u8 = 1;

/// Returns the colour of a side's dice, or of the icon that gives its chips their bonus.
pub(crate) fn die(rules: &Rules, state: &State, side: usize) -> Die {
    let combat = &state.combat;
    let fight = combat.roll_purpose();
    let powers = state.powers(rules, combat.sides[side]);
    let own = powers.die(fight);
    if !powers.copy_die {
        return own;
    }
    rule!("ABI-MUTAGENIC");
    own.max(state.powers(rules, combat.sides[1 - side]).die(fight))
}

/// Returns what chance rolls in a stage: the dice of a side, or one of them again.
pub(crate) fn question(rules: &Rules, state: &State, stage: CombatStage) -> Question {
    match stage {
        CombatStage::AttackerRoll => side_question(rules, state, 0),
        CombatStage::DefenderRoll => side_question(rules, state, 1),
        _ => reroll_question(state),
    }
}

fn side_question(rules: &Rules, state: &State, side: usize) -> Question {
    let combat = &state.combat;
    Question::Roll {
        seat: combat.sides[side],
        die: die(rules, state, side),
        count: 1 + u8::from(combat.overpower[side]),
        fight: combat.roll_purpose(),
    }
}

/// Returns the colour of the roll it replaces (ABI-7).
fn reroll_question(state: &State) -> Question {
    rule!("ABI-7");
    let combat = &state.combat;
    let side = redone(state);
    let die = [Die::White, Die::Yellow, Die::Red][combat.colours[side] as usize % 3];
    Question::Roll { seat: combat.sides[side], die, count: 1, fight: combat.roll_purpose() }
}

pub(crate) fn apply<S: Sink<Event>>(
    rules: &Rules,
    state: &mut State,
    side: usize,
    mv: Move,
    next: CombatStage,
    sink: &mut S,
) {
    let dice = match mv {
        Move::Roll(face) => [face, NO_DIE],
        Move::RollTwo(low, high) => [low, high],
        _ => return,
    };
    rule!("ABI-2");
    state.combat.colours[side] = die(rules, state, side) as u8;
    state.combat.dice[side] = dice;
    emit!(sink, "COM-1", Event::Rolled { seat: state.combat.sides[side], dice });
    go_to(state, next);
}

/// Returns the Ω that a side of a combat may spend: for the defender all it has, for the attacker what its turn allows.
pub(crate) fn purse(state: &State, seat: Seat) -> u8 {
    if state.combat.attacker() == seat { state.spendable_oomph(seat) } else { state.frog(seat).oomph }
}

/// Returns whether a side could roll a die again in the window before this stage.
pub(crate) fn may_reroll(rules: &Rules, state: &State, next: CombatStage, seat: Seat) -> bool {
    let side = side_of(state, seat);
    let can = |across: usize| {
        let faces = faces(rules, state, side ^ across);
        able(rules, state, seat, across == 1) && faces.into_iter().any(|face| face != NO_DIE)
    };
    next == CombatStage::Resolve && purse(state, seat) >= POWER && (can(0) || (rules.has_muck() && can(1)))
}

fn side_of(state: &State, seat: Seat) -> usize {
    usize::from(state.combat.sides[1] == seat)
}

/// Returns whether a side has the power to roll one of its own dice again, or one of the other side's.
fn able(rules: &Rules, state: &State, seat: Seat, across: bool) -> bool {
    let powers = state.powers(rules, seat);
    let once = powers.meddle && state.muck().duel.meddled >> side_of(state, seat) & 1 == 0;
    if across {
        return once;
    }
    powers.reroll_combat || (powers.reroll_mind && state.combat.roll_purpose() == RollPurpose::Mind) || once
}

/// Returns the dice or shown chips of a side that can be rolled again, in ascending order, each face once.
fn faces(rules: &Rules, state: &State, side: usize) -> [u8; 3] {
    let mut faces = [NO_DIE; 3];
    if rules.has_chips() {
        faces.iter_mut().zip(chips::values(state.muck().hands[side].shown)).for_each(|(face, chip)| *face = chip);
    } else {
        let [low, high] = state.combat.dice[side];
        faces = [low, if high == low { NO_DIE } else { high }, NO_DIE];
    }
    faces
}

pub(crate) fn legal_rerolls(rules: &Rules, state: &State, stage: CombatStage, seat: Seat, moves: &mut Vec<Move>) {
    if stage != CombatStage::AfterRolls || purse(state, seat) < POWER {
        return;
    }
    let side = side_of(state, seat);
    let shown = |side: usize| faces(rules, state, side).into_iter().filter(|&face| face != NO_DIE);
    if able(rules, state, seat, false) {
        moves.extend(shown(side).map(Move::Reroll));
    }
    if rules.has_muck() && able(rules, state, seat, true) {
        moves.extend(shown(1 - side).map(Move::Meddle));
    }
}

fn check_face(
    rules: &Rules,
    state: &State,
    stage: CombatStage,
    (seat, across): (Seat, bool),
    face: u8,
) -> Result<(), Refusal> {
    if stage != CombatStage::AfterRolls || !able(rules, state, seat, across) {
        rule!("ABI-6");
        return Err(Refusal::NoReroll);
    }
    let has = purse(state, seat);
    if has < POWER {
        return Err(Refusal::PowerTooDear { needs: POWER, has });
    }
    let side = side_of(state, seat) ^ usize::from(across);
    let shown = face != NO_DIE && faces(rules, state, side).contains(&face);
    if shown { Ok(()) } else { Err(Refusal::NoSuchDie) }
}

pub(crate) fn check_reroll(
    rules: &Rules,
    state: &State,
    stage: CombatStage,
    seat: Seat,
    face: u8,
) -> Result<(), Refusal> {
    check_face(rules, state, stage, (seat, false), face)
}

/// Checks whether a side may roll one of the other side's dice again, once per combat.
pub(crate) fn check_meddle(
    rules: &Rules,
    state: &State,
    stage: CombatStage,
    seat: Seat,
    face: u8,
) -> Result<(), Refusal> {
    check_face(rules, state, stage, (seat, true), face)
}

pub(crate) fn pay_reroll<S: Sink<Event>>(rules: &Rules, state: &mut State, face: u8, sink: &mut S) {
    let side = state.combat.side as usize;
    let powers = state.powers(rules, state.combat.sides[side]);
    let minds = powers.reroll_mind && state.combat.roll_purpose() == RollPurpose::Mind;
    rule!(if minds { rule_id!("FM-PSYCHOVORE") } else { rule_id!("ABI-6") });
    let once = !powers.reroll_combat && !minds;
    again(rules, state, (side, side), face, once, sink);
}

pub(crate) fn pay_meddle<S: Sink<Event>>(rules: &Rules, state: &mut State, face: u8, sink: &mut S) {
    let side = state.combat.side as usize;
    state.muck_mut().duel.across = true;
    again(rules, state, (side, 1 - side), face, true, sink);
}

/// Makes a side pay, and prepares to roll a die of `of` again or to draw a chip again.
fn again<S: Sink<Event>>(
    rules: &Rules,
    state: &mut State,
    (side, of): (usize, usize),
    face: u8,
    once: bool,
    sink: &mut S,
) {
    spend(state, state.combat.sides[side], POWER, Expense::Power, sink);
    if once {
        rule!("FM-SLEIGHTMASTER");
        state.muck_mut().duel.meddled |= 1 << side;
    }
    if rules.has_chips() {
        return super::chips::take_back(rules, state, of, face, sink);
    }
    state.combat.redo = u8::from(state.combat.dice[of][0] != face);
    go_to(state, CombatStage::Reroll);
}

/// Returns the side whose die is rolled again.
fn redone(state: &State) -> usize {
    usize::from(state.combat.side ^ u8::from(state.muck().duel.across))
}

pub(crate) fn apply_reroll<S: Sink<Event>>(state: &mut State, face: u8, sink: &mut S) {
    let side = redone(state);
    let redo = state.combat.redo as usize;
    let dice = &mut state.combat.dice[side];
    dice[redo] = face;
    dice.sort_unstable();
    let dice = *dice;
    emit!(sink, "ABI-7", Event::Rolled { seat: state.combat.sides[side], dice });
    state.muck_mut().duel.across = false;
    window::reopen_for_other_side(state);
    go_to(state, CombatStage::AfterRolls);
}
