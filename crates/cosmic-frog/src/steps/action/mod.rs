//! The actions that a frog may take at its place and can pay for (TURN-3 to TURN-6).
//!
//! `list.rs` visits the legal ones, `check.rs` says why others are refused, `perform.rs` carries them out. What a frog may do
//! besides is in `free_powers.rs`.

mod check;
mod list;
mod perform;

pub(super) use check::check;
pub(super) use perform::perform;

use super::free_powers::{self, ActionContext, FreePowersUsed};
use super::oomph::spend;
use super::{Answer, Progress, Step, anytime, ask, turn};
use crate::event::{Event, Expense};
use crate::moves::Move;
use crate::powers::CheapExtra;
use crate::question::Question;
use crate::rules::Rules;
use crate::state::{ActionKind, ActionMode, State};
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Seat, Sink, emit, rule, rule_id};

/// The price of the extra action (TURN-4).
pub(crate) const EXTRA: u8 = 2;
/// Its price if a power makes it cheap.
const CHEAP: u8 = 1;

/// A frog chooses its action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Action {
    /// Who acts.
    pub seat: Seat,
    /// Why.
    pub mode: ActionMode,
    /// Whether the price of the extra action is paid.
    pub paid: bool,
    /// What was done before the action, as bits of [`FreePowersUsed`].
    pub before: u8,
}

impl Step for Action {
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, _: &mut S) -> Progress {
        if self.mode == ActionMode::After && !has_power_after(rules, state, self.seat) {
            state.pop();
            return Progress::Continue;
        }
        Progress::Wait
    }

    fn pending(self, _: &Rules, state: &State) -> Pending<Question> {
        ask(state, self.seat, Question::Action(self.mode))
    }

    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        let context = self.context();
        anytime::legal(rules, state, context.seat, moves);
        if matches!(context.mode, ActionMode::Extra | ActionMode::After) {
            moves.push(Move::End);
        }
        let mut visit = |mv| {
            moves.push(mv);
            false
        };
        free_powers::each(rules, state, context, &mut visit);
        list::each(rules, state, context, &mut visit);
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        check(rules, state, self.context(), mv)
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let context = self.context();
        if free_powers::apply(rules, state, context, mv, sink) {
            return;
        }
        let ActionContext { seat, mode, extra_is_paid, used } = context;
        state.pop();
        if mv == Move::End {
            return;
        }
        let kind = kind(state, mv);
        let charge = surcharge(rules, state, context, kind);
        spend(state, seat, charge, Expense::ExtraAction, sink);
        let cheaply = mode == ActionMode::Extra && charge == CHEAP && !extra_is_paid;
        let used = if cheaply { used | FreePowersUsed::CHEAP_EXTRA } else { used };
        if mode == ActionMode::First {
            rule!("TURN-6");
            state.first = kind;
        }
        let extra = mode == ActionMode::Extra;
        if extra {
            turn::note_extra_action(state);
        }
        let rule = if extra { rule_id!("TURN-4") } else { rule_id!("TURN-5") };
        emit!(sink, rule, Event::ActionBegins { seat, extra });
        perform(rules, state, seat, mv, (mode, used.bits()), sink);
    }
}

impl Action {
    /// Returns the frame of an action for which nothing is paid or done yet.
    pub(super) fn new(seat: Seat, mode: ActionMode) -> Action {
        Action { seat, mode, paid: false, before: 0 }
    }

    fn context(self) -> ActionContext {
        ActionContext::new(self.seat, self.mode, self.paid, self.before)
    }

    /// Ends an action that has no legal answer left, for example after a frog has eaten the only tile that it could disgorge.
    pub(super) fn forfeit_if_stuck<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) {
        let context = self.context();
        let may_end = matches!(context.mode, ActionMode::Extra | ActionMode::After);
        let visit = &mut |_| true;
        let stuck = !may_end
            && !anytime::has_legal(rules, state, context.seat)
            && !free_powers::each(rules, state, context, visit)
            && !list::each(rules, state, context, visit);
        if stuck {
            emit!(sink, "TURN-3", Event::Forfeited { seat: context.seat });
            state.pop();
        }
    }
}

/// Returns the kind of an action (TURN-6). A leap onto a frog is an attack.
fn kind(state: &State, mv: Move) -> ActionKind {
    match mv {
        Move::Harvest(_) => ActionKind::Harvest,
        Move::Leap(cell) if state.frog_at(cell).is_some() => ActionKind::Attack,
        Move::Leap(_) | Move::LeapAether => ActionKind::Leap,
        Move::Slip(_) => ActionKind::Slipstream,
        Move::Land(_) => ActionKind::Land,
        Move::SlipAttack(..) | Move::LandAttack(..) | Move::Ram(_) => ActionKind::Attack,
        Move::Raid(..) => ActionKind::Raid,
        Move::Disgorge => ActionKind::Disgorge,
        Move::Recover => ActionKind::Recover,
        Move::Possess(_) => ActionKind::Possess,
        Move::Smash => ActionKind::Smash,
        Move::Spit => ActionKind::Spit,
        Move::Mind(_) => ActionKind::Attack,
        Move::Aggro(_) => ActionKind::Aggro,
        Move::Dredge(..) => ActionKind::Dredge,
        _ => ActionKind::None,
    }
}

/// Returns what the extra action costs before its own price.
fn surcharge(rules: &Rules, state: &State, context: ActionContext, kind: ActionKind) -> u8 {
    if context.mode != ActionMode::Extra {
        return 0;
    }
    let price = extra_price(rules, state, context.seat, kind);
    // A frog that takes a declaration back does not get its payment back; a more expensive kind then costs the difference.
    let had = if context.used.contains(FreePowersUsed::CHEAP_EXTRA) { CHEAP } else { EXTRA };
    if context.extra_is_paid { price.saturating_sub(had) } else { price }
}

fn extra_price(rules: &Rules, state: &State, seat: Seat, kind: ActionKind) -> u8 {
    match state.powers(rules, seat).cheap_extra {
        CheapExtra::HarvestRaid if matches!(kind, ActionKind::Harvest | ActionKind::Raid) => {
            rule!("ABI-MARAUDER");
            CHEAP
        }
        CheapExtra::Repeat if kind == state.first => {
            rule!("ABI-NIMBLE");
            CHEAP
        }
        _ => EXTRA,
    }
}

/// Returns whether any action is legal.
pub(crate) fn has_legal(rules: &Rules, state: &State, seat: Seat, mode: ActionMode) -> bool {
    has_legal_within_action(rules, state, seat, mode, false, 0)
}

/// Returns whether any action is legal in the middle of one.
pub(crate) fn has_legal_within_action(
    rules: &Rules,
    state: &State,
    seat: Seat,
    mode: ActionMode,
    paid: bool,
    before: u8,
) -> bool {
    has_legal_in(rules, state, ActionContext::new(seat, mode, paid, before))
}

/// Returns whether any action is legal in this context.
pub(crate) fn has_legal_in(rules: &Rules, state: &State, context: ActionContext) -> bool {
    list::each(rules, state, context, &mut |_| true)
}

/// Returns whether a frog has a decision after its action: an extra action, or a power that works then.
pub(crate) fn has_extra(rules: &Rules, state: &State, seat: Seat) -> bool {
    let context = ActionContext::new(seat, ActionMode::Extra, false, 0);
    let extra = !state.frog(seat).recovered && has_legal(rules, state, seat, ActionMode::Extra);
    extra || free_powers::each(rules, state, context, &mut |mv| matches!(mv, Move::Stash(_) | Move::Drain(..)))
}

/// Returns whether a frog has a power left that works after its last action.
pub(crate) fn has_power_after(rules: &Rules, state: &State, seat: Seat) -> bool {
    free_powers::each(rules, state, ActionContext::new(seat, ActionMode::After, false, 0), &mut |_| true)
}
