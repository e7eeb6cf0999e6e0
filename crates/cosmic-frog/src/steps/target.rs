//! A frog is targeted for an attack or a power. It may turn its card up in answer; then the other frog pays its toll or takes the
//! declaration back (ABI-5, ABI-CAMOUFLAGE).

use super::action::Action;
use super::combat::CombatStep;
use super::combat::roll::POWER;
use super::end_of_turn::settle_deferral;
use super::oomph::{regain, spend};
use super::{Answer, Progress, Step, action, anytime, ask, lure, possess, robo};
use crate::event::{Event, Expense, Gain};
use crate::moves::Move;
use crate::muck::Style;
use crate::question::{Question, Window};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{ActionMode, CombatStage, Frame, Purpose, State, TargetStage, once};
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Seat, SeatSet, Sink, emit, rule, rule_id};

/// A frog is targeted, for an attack or a power.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TargetStep {
    /// Who targets.
    pub seat: Seat,
    /// Who is targeted.
    pub target: Seat,
    /// What for.
    pub purpose: Purpose,
    /// Whether the target's card lay face up when it was targeted.
    pub open: bool,
    /// Why the action is taken that this belongs to.
    pub mode: ActionMode,
    /// What was done before that action; the amount of a drain.
    pub before: u8,
    /// What comes next.
    pub stage: TargetStage,
}

impl Step for TargetStep {
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        let TargetStep { seat, target, open, stage, .. } = self;
        match stage {
            TargetStage::Ask if state.may_reveal(rules, target) => {
                rule!("ABI-5");
                return Progress::Wait;
            }
            TargetStage::Ask => self.go_to(state, TargetStage::Toll),
            TargetStage::Style => return Progress::Wait,
            TargetStage::Toll => {
                let toll = state.targeting_toll(rules, target);
                if toll > 0 && rules.is_robo(seat) {
                    // A RoboFrog can always pay and never takes a declaration back.
                    rule!("SOLO-POW-1");
                    robo::turn_up(state, seat, rule_id!("SOLO-POW-1"), sink);
                } else if toll > 0 && !open {
                    return Progress::Wait;
                } else if toll > 0 {
                    spend(state, seat, toll, Expense::Toll, sink);
                }
                self.go_to(state, TargetStage::Go);
            }
            TargetStage::Go => self.settle(rules, state, sink),
        }
        Progress::Continue
    }

    fn pending(self, rules: &Rules, state: &State) -> Pending<Question> {
        let TargetStep { seat, target, stage, .. } = self;
        match stage {
            TargetStage::Ask => ask(state, target, Question::Window(Window::Targeted)),
            TargetStage::Style => ask(state, seat, Question::Style),
            _ => ask(state, seat, Question::Toll { price: state.targeting_toll(rules, target), target }),
        }
    }

    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        let TargetStep { seat, target, purpose, stage, .. } = self;
        if stage == TargetStage::Ask {
            anytime::legal(rules, state, target, moves);
            return moves.push(Move::Pass);
        }
        anytime::legal(rules, state, seat, moves);
        if stage == TargetStage::Style {
            return moves.extend(Style::ALL.map(Move::Style));
        }
        if check_payable(rules, state, target, price(state, purpose), state.spendable_oomph(seat)).is_ok() {
            moves.push(Move::PayToll);
        }
        moves.push(Move::Withdraw);
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        let TargetStep { seat, target, purpose, stage, .. } = self;
        match (stage, mv) {
            (TargetStage::Ask, Move::Pass)
            | (TargetStage::Toll, Move::Withdraw)
            | (TargetStage::Style, Move::Style(_)) => Some(Ok(())),
            (TargetStage::Toll, Move::PayToll) => {
                Some(check_payable(rules, state, target, price(state, purpose), state.spendable_oomph(seat)))
            }
            _ => None,
        }
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let TargetStep { seat, target, .. } = self;
        match mv {
            Move::Pass => self.go_to(state, TargetStage::Toll),
            Move::Style(style) => {
                state.muck_mut().duel.styles[0] = style;
                emit!(sink, "FM-COM-2", Event::Styled { seat, style });
                self.go_to(state, TargetStage::Ask);
            }
            Move::PayToll => {
                spend(state, seat, state.targeting_toll(rules, target), Expense::Toll, sink);
                self.go_to(state, TargetStage::Go);
            }
            _ => self.withdraw(rules, state, sink),
        }
    }
}

impl TargetStep {
    fn go_to(self, state: &mut State, stage: TargetStage) {
        state.replace(Frame::Target(TargetStep { stage, ..self }));
    }

    /// Takes the declaration back. The frog still has its action, but payments and powers before it stay spent.
    fn withdraw<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) {
        let TargetStep { seat, target, purpose, mode, before, .. } = self;
        emit!(sink, "ABI-CAMOUFLAGE", Event::Withdrew { seat, target });
        state.pop();
        state.combat = crate::state::Combat::NONE;
        state.muck_mut().duel = crate::muck::MuckCombat::NONE;
        if !matches!(purpose, Purpose::Attack | Purpose::Possess | Purpose::Aggro) || mode == ActionMode::Lured {
            return;
        }
        if mode == ActionMode::First {
            state.first = crate::state::ActionKind::None;
        }
        let paid = mode == ActionMode::Extra;
        if action::has_legal_within_action(rules, state, seat, mode, paid, before) || paid {
            state.push(Frame::Action(Action { seat, mode, paid, before }));
        } else {
            emit!(sink, "TURN-3", Event::Forfeited { seat });
        }
    }

    /// Does what the frog was targeted for.
    fn settle<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) {
        let TargetStep { seat, target, purpose, before, .. } = self;
        state.pop();
        match purpose {
            Purpose::Attack => state.push(Frame::Combat(CombatStep { stage: CombatStage::Pay })),
            Purpose::Possess => possess::begin(rules, state, seat, target, sink),
            Purpose::Drain => drain(rules, state, seat, target, before, sink),
            Purpose::Swap => swap(rules, state, seat, target, sink),
            Purpose::Aggro => lure::begin(state, seat, target),
        }
    }
}

/// Returns the price of what comes after the toll: movement of an attack, the swap.
fn price(state: &State, purpose: Purpose) -> u8 {
    match purpose {
        Purpose::Attack => state.combat.price,
        Purpose::Swap => POWER,
        _ => 0,
    }
}

/// Returns the Ω that is still due for a target that is being asked.
pub(crate) fn amount_due(state: &State) -> u8 {
    match state.frame() {
        Frame::Target(TargetStep { purpose, .. }) => price(state, purpose),
        _ => 0,
    }
}

/// Returns the toll of a target whose card lay face up when it was targeted. It is paid without a question.
pub(crate) fn open_toll(rules: &Rules, state: &State) -> u8 {
    match state.frame() {
        Frame::Target(TargetStep { target, open: true, .. }) => state.targeting_toll(rules, target),
        _ => 0,
    }
}

/// Checks whether a frog can pay the toll together with the price of what follows.
pub(crate) fn check_payable(rules: &Rules, state: &State, target: Seat, price: u8, purse: u8) -> Result<(), Refusal> {
    let toll = state.targeting_toll(rules, target);
    let needs = toll + price;
    if toll > 0 && needs > purse { Err(Refusal::TollTooDear { needs, has: purse }) } else { Ok(()) }
}

/// Declares a target. `mode` and `before` are those of the action, if it is taken back; for a drain `before` is the amount.
pub(crate) fn begin<S: Sink<Event>>(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    target: Seat,
    purpose: Purpose,
    (mode, before): (ActionMode, u8),
    sink: &mut S,
) {
    if purpose != Purpose::Attack {
        let rule = match purpose {
            Purpose::Possess => rule_id!("ABI-MINDBORER"),
            Purpose::Drain => rule_id!("ABI-VAMPIRIC"),
            Purpose::Swap => rule_id!("ABI-MUTAGENIC"),
            Purpose::Aggro | Purpose::Attack => rule_id!("FM-COM-5"),
        };
        emit!(sink, rule, Event::Targeted { seat, target, purpose });
    }
    let open = state.frog(target).up;
    let styled = rules.has_muck() && purpose == Purpose::Attack && mode != ActionMode::Lured;
    let stage = if styled { TargetStage::Style } else { TargetStage::Ask };
    state.push(Frame::Target(TargetStep { seat, target, purpose, open, mode, before, stage }));
}

/// Drains Ω: at most what the target has and the other frog lacks. Drained Ω does not count as spent.
fn drain<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, target: Seat, amount: u8, sink: &mut S) {
    let amount = amount.min(state.drainable_oomph(rules, target));
    state.frog_mut(seat).once |= once::DRAIN;
    emit!(sink, "ABI-VAMPIRIC", Event::Drained { seat, target, amount });
    if rules.is_robo(target) {
        robo::turn_up(state, target, rule_id!("SOLO-POW-1"), sink);
    } else {
        state.frog_mut(target).oomph -= amount;
    }
    regain(state, seat, amount, (Gain::Drain, rule_id!("ABI-VAMPIRIC")), sink);
}

/// Swaps the cards. The received card lies face down and stays so until the frog's next turn; the other one lies face up.
fn swap<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, target: Seat, sink: &mut S) {
    spend(state, seat, POWER, Expense::Power, sink);
    let rule = if rules.is_robo(target) { rule_id!("SOLO-POW-1") } else { rule_id!("ABI-MUTAGENIC") };
    emit!(sink, rule, Event::Swapped { seat, target });
    let (given, received) = (state.frog(seat).card, *state.frog(target));
    let frog = state.frog_mut(seat);
    frog.card = received.card;
    frog.knowers = received.knowers.union(rules.card_knowers(seat));
    let knowers = frog.knowers;
    frog.up = false;
    frog.locked = true;
    frog.once |= once::SWAP;
    let other = state.frog_mut(target);
    other.card = given;
    other.knowers = SeatSet::ALL;
    other.up = true;
    other.locked = false;
    other.once = 0;
    emit!(sink, "ABI-MUTAGENIC", Event::Received { seat, card: received.card, knowers });
    settle_deferral(rules, state, seat, sink);
    settle_deferral(rules, state, target, sink);
}
