//! Windows in which one side may answer once, or both sides in turn until both pass in a row (ABI-4, ABI-5).

use super::super::Progress;
use super::{go_to, knockback, roll};
use crate::rules::Rules;
use crate::state::{CombatStage, State};
use tabletop::{Seat, rule};

/// Opens a window of one side, or goes on at once if that side has no answer.
pub(crate) fn open_for_one(rules: &Rules, state: &mut State, seat: Seat, next: CombatStage) -> Progress {
    if state.may_reveal(rules, seat) {
        rule!("ABI-5");
        return Progress::Wait;
    }
    go_to(state, next);
    Progress::Continue
}

/// Opens a window of both sides: attacker first, then alternating until both pass in a row.
pub(crate) fn open_for_both(rules: &Rules, state: &mut State, next: CombatStage) -> Progress {
    while state.combat.quiet < 2 {
        rule!("ABI-4");
        let seat = state.combat.sides[state.combat.side as usize];
        let acts = roll::may_reroll(rules, state, next, seat)
            || (next == CombatStage::Fly && knockback::may_change(rules, state, seat));
        if state.may_reveal(rules, seat) || acts {
            rule!("ABI-5");
            return Progress::Wait;
        }
        decline(state);
    }
    state.combat.quiet = 0;
    state.combat.side = 0;
    go_to(state, next);
    Progress::Continue
}

fn decline(state: &mut State) {
    state.combat.quiet += 1;
    state.combat.side ^= 1;
}

/// Applies a pass of the side that was asked.
pub(crate) fn pass(state: &mut State, stage: CombatStage) {
    match stage {
        CombatStage::Void => go_to(state, CombatStage::Commit),
        CombatStage::AttackerReady => go_to(state, CombatStage::AttackerRoll),
        CombatStage::DefenderReady => go_to(state, CombatStage::DefenderRoll),
        _ => decline(state),
    }
}

/// Asks the side that has turned its card up once more, and the other side after it.
pub(crate) fn reopen_after_reveal(state: &mut State) {
    state.combat.quiet = 0;
}

/// Lets the other side answer before the window closes, because the side that was asked used a power.
pub(crate) fn reopen_for_other_side(state: &mut State) {
    state.combat.quiet = 0;
    state.combat.side ^= 1;
}
