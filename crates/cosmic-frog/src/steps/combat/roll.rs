//! Each side rolls one die of its colour, or two when it overpowers (COM-1, COM-2, ABI-2), and may have the power to roll
//! one of them again (ABI-3, ABI-6, ABI-7).

use super::super::oomph::spend;
use super::{goto, window};
use crate::ability::Die;
use crate::event::{Event, Price};
use crate::moves::Move;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{CombatStage, NO_DIE, State};
use tabletop::{Seat, Sink, rule};

/// Ω for one use of an activated power (ABI-3).
pub(crate) const POWER: u8 = 1;

fn die(rules: &Rules, state: &State, side: usize) -> Die {
    rule!("ABI-2");
    let combat = &state.combat;
    let fight = combat.fight() as usize;
    let powers = state.powers(rules, combat.sides[side]);
    let own = powers.dice[fight];
    if !powers.copy_die {
        return own;
    }
    rule!("ABI-MUTAGENIC");
    own.max(state.powers(rules, combat.sides[1 - side]).dice[fight])
}

pub(crate) fn question(rules: &Rules, state: &State, side: usize) -> Question {
    let combat = &state.combat;
    Question::Roll {
        seat: combat.sides[side],
        die: die(rules, state, side),
        count: 1 + u8::from(combat.overpower[side]),
        fight: combat.fight(),
    }
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
    state.combat.colours[side] = die(rules, state, side) as u8;
    state.combat.dice[side] = dice;
    sink.push(Event::Rolled { seat: state.combat.sides[side], dice });
    goto(state, next);
}

/// What a side of a combat may spend: the attacker what it may buy for, the defender all it has.
pub(crate) fn purse(state: &State, seat: Seat) -> u8 {
    if state.combat.attacker() == seat { state.purse(seat) } else { state.frog(seat).oomph }
}

/// Whether a side could roll a die again in the window before this stage.
pub(crate) fn may_reroll(rules: &Rules, state: &State, next: CombatStage, seat: Seat) -> bool {
    next == CombatStage::Resolve && state.powers(rules, seat).reroll_combat && purse(state, seat) >= POWER
}

fn side_of(state: &State, seat: Seat) -> usize {
    usize::from(state.combat.sides[1] == seat)
}

pub(crate) fn legal_rerolls(rules: &Rules, state: &State, stage: CombatStage, seat: Seat, moves: &mut Vec<Move>) {
    if stage != CombatStage::AfterRolls || !may_reroll(rules, state, CombatStage::Resolve, seat) {
        return;
    }
    let [low, high] = state.combat.dice[side_of(state, seat)];
    moves.push(Move::Reroll(low));
    if high != NO_DIE && high != low {
        moves.push(Move::Reroll(high));
    }
}

pub(crate) fn check_reroll(
    rules: &Rules,
    state: &State,
    stage: CombatStage,
    seat: Seat,
    face: u8,
) -> Result<(), Refusal> {
    rule!("ABI-6");
    if stage != CombatStage::AfterRolls || !state.powers(rules, seat).reroll_combat {
        return Err(Refusal::NoReroll);
    }
    let has = purse(state, seat);
    if has < POWER {
        return Err(Refusal::PowerTooDear { needs: POWER, has });
    }
    let shown = face != NO_DIE && state.combat.dice[side_of(state, seat)].contains(&face);
    if shown { Ok(()) } else { Err(Refusal::NoSuchDie) }
}

pub(crate) fn pay_reroll<S: Sink<Event>>(state: &mut State, face: u8, sink: &mut S) {
    rule!("ABI-3");
    let side = state.combat.side as usize;
    spend(state, state.combat.sides[side], POWER, Price::Power, sink);
    state.combat.redo = u8::from(state.combat.dice[side][0] != face);
    goto(state, CombatStage::Reroll);
}

/// The colour of the roll it replaces (ABI-7).
pub(crate) fn reroll_question(state: &State) -> Question {
    rule!("ABI-7");
    let combat = &state.combat;
    let side = combat.side as usize;
    let die = [Die::White, Die::Yellow, Die::Red][combat.colours[side] as usize % 3];
    Question::Roll { seat: combat.sides[side], die, count: 1, fight: combat.fight() }
}

pub(crate) fn apply_reroll<S: Sink<Event>>(state: &mut State, face: u8, sink: &mut S) {
    let side = state.combat.side as usize;
    let redo = state.combat.redo as usize;
    let dice = &mut state.combat.dice[side];
    dice[redo] = face;
    dice.sort_unstable();
    let dice = *dice;
    sink.push(Event::Rolled { seat: state.combat.sides[side], dice });
    window::acted(state);
    goto(state, CombatStage::AfterRolls);
}
