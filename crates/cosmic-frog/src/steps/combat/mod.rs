//! Combat, from the declaration to option A or B. The stages follow the ledger's order of windows (ABI-4, COM-6):
//! `declare` → `commit` → `roll` → `outcome` → `knockback` → `spoils`. This file moves from stage to stage.

pub(crate) mod chips;
pub(crate) mod commit;
pub(crate) mod declare;
pub(crate) mod knockback;
pub(crate) mod mind;
pub(crate) mod outcome;
pub(crate) mod roll;
pub(crate) mod spoils;
pub(crate) mod window;

use super::{Answer, Progress, Step, anytime, ask, chance, upheaval};
use crate::event::Event;
use crate::moves::Move;
use crate::muck::{MuckCombat, Style, chips::ChipHand};
use crate::question::{Question, Window};
use crate::rules::Rules;
use crate::state::{Combat, CombatStage, Frame, State};
use serde::{Deserialize, Serialize};
use tabletop::{Pending, RandomBelow, Seat, Sink};

/// A combat in progress; its sides and dice are part of the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CombatStep {
    /// What comes next.
    pub stage: CombatStage,
}

impl Step for CombatStep {
    // Runs stage after stage until one waits or begins another step.
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        while let Frame::Combat(combat) = state.frame() {
            if combat.advance_stage(rules, state, sink) == Progress::Wait {
                return Progress::Wait;
            }
        }
        Progress::Continue
    }

    fn pending(self, rules: &Rules, state: &State) -> Pending<Question> {
        match self.stage {
            _ if self.is_roll() => Pending::Chance(roll::question(rules, state, self.stage)),
            CombatStage::Arrange | CombatStage::Rearrange => {
                Pending::Seats(chips::seats_laying_chips(rules, state, self.stage), Question::Arrange)
            }
            CombatStage::AttackerShow | CombatStage::DefenderShow | CombatStage::Redraw => {
                Pending::Chance(chips::question(state, self.stage))
            }
            _ => {
                let (seat, question) = asked(state, self.stage);
                ask(state, seat, question)
            }
        }
    }

    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        let stage = self.stage;
        if matches!(stage, CombatStage::Arrange | CombatStage::Rearrange) {
            return chips::legal_orders(rules, state, stage, moves);
        }
        let (seat, question) = asked(state, stage);
        anytime::legal(rules, state, seat, moves);
        match question {
            Question::Window(_) => {
                moves.push(Move::Pass);
                roll::legal_rerolls(rules, state, stage, seat, moves);
                knockback::legal_changes(rules, state, stage, seat, moves);
                if stage == CombatStage::Void {
                    moves.push(Move::Void);
                }
            }
            Question::Commit { .. } => commit::legal(rules, state, seat, moves),
            Question::LateBoost => commit::legal_late(rules, state, seat, moves),
            Question::Pick { count, .. } => chips::legal_picks(state, stage, count, moves),
            Question::Grab { .. } => spoils::legal_grabs(state, moves),
            _ => spoils::legal(rules, state, moves),
        }
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        let stage = self.stage;
        match stage {
            _ if self.is_roll() => return chance::check_roll(roll::question(rules, state, stage), mv),
            CombatStage::AttackerShow | CombatStage::DefenderShow | CombatStage::Redraw => {
                return chance::check_chips(chips::hand(state, stage), chips::question(state, stage), mv);
            }
            CombatStage::Arrange | CombatStage::Rearrange => return chips::check_order(rules, state, stage, mv),
            _ => {}
        }
        let (seat, question) = asked(state, stage);
        match (question, mv) {
            (Question::Window(_), Move::Pass) => Some(Ok(())),
            (Question::Window(_), Move::Reroll(face)) => Some(roll::check_reroll(rules, state, stage, seat, face)),
            (Question::Window(_), Move::Meddle(face)) if rules.has_muck() => {
                Some(roll::check_meddle(rules, state, stage, seat, face))
            }
            (Question::LateBoost, Move::Boost(boost)) => Some(commit::check_late(rules, state, seat, boost)),
            (Question::Pick { count, .. }, Move::Pick(places)) => Some(chips::check_pick(state, stage, count, places)),
            (Question::Commit { attacks: false }, Move::Throw) if rules.has_muck() => Some(Ok(())),
            (Question::Commit { attacks: false }, Move::Soft(overpower, boost)) if rules.has_muck() => {
                Some(commit::check(rules, state, seat, overpower, boost))
            }
            (Question::Window(Window::Attacked), Move::Void) => Some(declare::may_void(rules, state)),
            (Question::Window(_), Move::Raise | Move::Lower) => {
                Some(knockback::check_change(rules, state, stage, seat, mv))
            }
            (Question::Commit { .. }, Move::Commit(overpower, boost)) => {
                Some(commit::check(rules, state, seat, overpower, boost))
            }
            (Question::Grab { .. }, Move::Grab(slot)) => Some(spoils::check_grab(state, slot)),
            (Question::Spoils, _) => spoils::check(rules, state, mv),
            _ => None,
        }
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        use CombatStage::*;
        match (self.stage, mv) {
            (Commit, Move::Commit(overpower, boost)) => commit::apply(rules, state, 0, overpower, boost, Respond, sink),
            (Respond, Move::Commit(overpower, boost)) => {
                commit::apply(rules, state, 1, overpower, boost, AttackerReady, sink)
            }
            (Respond, Move::Soft(overpower, boost)) => {
                commit::style(state, Style::Soft, sink);
                commit::apply(rules, state, 1, overpower, boost, AttackerReady, sink);
            }
            (Respond, Move::Throw) => {
                commit::style(state, Style::Thrown, sink);
                go_to(state, AttackerReady);
            }
            (LateBoost, Move::Boost(boost)) => commit::apply_late(rules, state, boost, sink),
            (Arrange | Rearrange, Move::Arrange(seat, order)) => {
                chips::arrange(rules, state, self.stage, seat, order, sink)
            }
            (AttackerPick | DefenderPick | Repick, Move::Pick(places)) => chips::pick(state, self.stage, places, sink),
            (AttackerShow | DefenderShow | Redraw, Move::Chips(shown)) => {
                chips::show(rules, state, self.stage, shown, sink)
            }
            (AfterRolls, Move::Meddle(face)) => roll::pay_meddle(rules, state, face, sink),
            (AttackerRoll, _) => roll::apply(rules, state, 0, mv, DefenderReady, sink),
            (DefenderRoll, _) => roll::apply(rules, state, 1, mv, AfterRolls, sink),
            (AfterRolls, Move::Reroll(face)) => roll::pay_reroll(rules, state, face, sink),
            (Reroll, Move::Roll(face)) => roll::apply_reroll(state, face, sink),
            (Void, Move::Void) => declare::void_attacker(state, sink),
            (Knockback, Move::Raise | Move::Lower) => knockback::change(rules, state, mv, sink),
            (Grab, Move::Grab(slot)) => spoils::grab(state, slot, sink),
            (Spoils, _) => spoils::apply(rules, state, mv, sink),
            (_, Move::Pass) => window::pass(state, self.stage),
            _ => {}
        }
    }

    fn outcomes(self, rules: &Rules, state: &State, each: &mut impl FnMut(Move, u32)) {
        if self.is_roll() {
            chance::rolls(roll::question(rules, state, self.stage), each);
        } else {
            chance::chips(chips::hand(state, self.stage), each);
        }
    }

    fn sample(self, rules: &Rules, state: &State, below: RandomBelow<'_>) -> Option<Move> {
        if !self.is_roll() {
            return None;
        }
        chance::roll(roll::question(rules, state, self.stage), below)
    }
}

impl CombatStep {
    fn advance_stage<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        use CombatStage::*;
        match self.stage {
            Pay => declare::pay(rules, state, sink),
            Void if declare::may_void(rules, state).is_ok() => return Progress::Wait,
            Void => go_to(state, Commit),
            Commit if has_thrown_combat(state, 0) => go_to(state, Respond),
            Commit => return commit::advance(rules, state, 0, Respond, sink),
            Respond => return commit::advance(rules, state, 1, AttackerReady, sink),
            Spoils => return spoils::advance(rules, state, sink),
            AttackerRoll if rules.has_chips() || has_thrown_combat(state, 0) => go_to(state, DefenderReady),
            DefenderRoll if rules.has_chips() => chips::lay_out(rules, state),
            DefenderRoll if has_thrown_combat(state, 1) => go_to(state, AfterRolls),
            Arrange | AttackerPick | DefenderPick | AttackerShow | DefenderShow => {
                return chips::advance(rules, state, self.stage);
            }
            AttackerRoll | DefenderRoll | Reroll | Grab => return Progress::Wait,
            Rearrange | Repick | Redraw => return Progress::Wait,
            LateBoost => return Progress::Wait,
            AttackerReady => return window::open_for_one(rules, state, state.combat.attacker(), AttackerRoll),
            DefenderReady => return window::open_for_one(rules, state, state.combat.defender(), DefenderRoll),
            AfterRolls => return window::open_for_both(rules, state, Resolve),
            Resolve => match commit::next_side_with_late_boosts(rules, state) {
                Some(_) => go_to(state, LateBoost),
                None => outcome::resolve(rules, state, sink),
            },
            Knockback => return window::open_for_both(rules, state, Fly),
            Fly => knockback::fly(rules, state, sink),
            Arrive => {
                if !upheaval::begin_if_due(state, state.combat.attacker()) {
                    outcome::arrive(rules, state, sink);
                }
            }
            Done => {
                for seat in state.combat.sides {
                    state.frog_mut(seat).voided = false;
                }
                state.combat = Combat::NONE;
                state.muck_mut().duel = MuckCombat::NONE;
                state.muck_mut().hands = [ChipHand::NONE; 2];
                state.pop();
            }
        }
        Progress::Continue
    }

    /// Returns whether chance rolls dice.
    fn is_roll(self) -> bool {
        matches!(self.stage, CombatStage::AttackerRoll | CombatStage::DefenderRoll | CombatStage::Reroll)
    }
}

pub(crate) fn go_to(state: &mut State, stage: CombatStage) {
    state.replace(Frame::Combat(CombatStep { stage }));
}

/// Returns whether a side throws the combat: it rolls no dice and lays no chips (FM-COM-2).
pub(crate) fn has_thrown_combat(state: &State, side: usize) -> bool {
    state.style(side) == Style::Thrown
}

/// Returns who is asked in a stage that asks a seat.
fn asked(state: &State, stage: CombatStage) -> (Seat, Question) {
    use CombatStage::*;
    let combat = &state.combat;
    let (attacker, defender) = (combat.attacker(), combat.defender());
    match stage {
        Void => (defender, Question::Window(Window::Attacked)),
        Grab => (attacker, Question::Grab { left: spoils::remaining_tiles(state) }),
        Commit => (attacker, Question::Commit { attacks: true }),
        Respond => (defender, Question::Commit { attacks: false }),
        AttackerReady => (attacker, Question::Window(Window::BeforeRoll)),
        DefenderReady => (defender, Question::Window(Window::BeforeRoll)),
        AfterRolls => (combat.sides[combat.side as usize], Question::Window(Window::AfterRolls)),
        Knockback => (combat.sides[combat.side as usize], Question::Window(Window::Knockback)),
        LateBoost => (combat.sides[commit::next_late_side(state)], Question::LateBoost),
        AttackerPick | DefenderPick | Repick => chips::picker(state, stage),
        _ => (attacker, Question::Spoils),
    }
}
