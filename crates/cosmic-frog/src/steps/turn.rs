//! A frog's turn: it arrives or drifts, acts, and may act once more (TURN-1 to TURN-4, OD-1, OD-6).

use super::action::Action;
use super::descend::Descend;
use super::end_of_turn::EndOfTurn;
use super::oomph::regain;
use super::returning::Return;
use super::swap::{check_exchange, check_swap, exchange, may_swap};
use super::{Answer, Progress, Step, action, anytime, ask, chance, points, possible, target};
use crate::die::Die;
use crate::event::{Event, Gain};
use crate::moves::Move;
use crate::muck::chips;
use crate::question::{Question, Window};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::score;
use crate::state::{ActionKind, ActionMode, EndStage, Frame, Place, Purpose, ReturnStage, State, TurnStage};
use serde::{Deserialize, Serialize};
use tabletop::{Pending, RandomBelow, RuleId, Seat, Sink, emit, rule, rule_id};

/// A frog has its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// What comes next.
    pub stage: TurnStage,
    /// Whether it is taken with a card that was deferred.
    pub deferred: bool,
}

impl Step for Turn {
    // Runs stage after stage until one waits or begins another step.
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        while let Frame::Turn(turn) = state.frame() {
            if turn.advance_stage(rules, state, sink) == Progress::Wait {
                return Progress::Wait;
            }
        }
        Progress::Continue
    }

    fn pending(self, _: &Rules, state: &State) -> Pending<Question> {
        let seat = self.seat;
        match self.stage {
            TurnStage::Open => ask(state, seat, Question::Window(Window::TurnStart)),
            TurnStage::Exchange => ask(state, seat, Question::Exchange),
            TurnStage::Homeward => ask(state, seat, Question::Homeward),
            TurnStage::Finish => ask(state, seat, Question::Swap),
            _ => Pending::Chance(Question::Drift { seat }),
        }
    }

    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        let Turn { seat, stage, deferred } = self;
        anytime::legal(rules, state, seat, moves);
        if stage == TurnStage::Homeward {
            return moves.extend([Move::DriftOne, Move::RollHome]);
        }
        moves.push(Move::Pass);
        if stage == TurnStage::Exchange {
            let mates = rules.seats().filter(|&mate| check_exchange(rules, state, seat, mate).is_ok());
            moves.extend(mates.map(Move::Exchange));
        }
        if stage == TurnStage::Open && may_defer(rules, state, seat, deferred).is_ok() {
            moves.push(Move::Defer);
        }
        if stage == TurnStage::Finish {
            let others = rules.seats().filter(|&other| check_swap(rules, state, seat, other).is_ok());
            moves.extend(others.map(Move::Swap));
        }
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        let Turn { seat, stage, deferred } = self;
        match (stage, mv) {
            (TurnStage::Open | TurnStage::Exchange | TurnStage::Finish, Move::Pass) => Some(Ok(())),
            (TurnStage::Homeward, Move::DriftOne | Move::RollHome) => Some(Ok(())),
            (TurnStage::Exchange, Move::Exchange(mate)) => Some(check_exchange(rules, state, seat, mate)),
            (TurnStage::Open, Move::Defer) => Some(may_defer(rules, state, seat, deferred)),
            (TurnStage::Finish, Move::Swap(other)) => Some(check_swap(rules, state, seat, other)),
            (TurnStage::Drift, _) => check_drift(rules, state, seat, mv),
            _ => None,
        }
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let Turn { seat, stage, .. } = self;
        match mv {
            Move::Pass if stage == TurnStage::Open => not_deferred(state, seat),
            Move::Pass if stage == TurnStage::Exchange => go_to(state, TurnStage::Start),
            Move::Exchange(mate) => {
                exchange(rules, state, seat, mate, sink);
                go_to(state, TurnStage::Start);
            }
            Move::RollHome => go_to(state, TurnStage::Drift),
            Move::DriftOne => {
                go_to(state, TurnStage::Drifted);
                drift(state, seat, 1, rule_id!("VAR-DECIDE"), sink);
            }
            Move::Pass => go_to(state, TurnStage::End),
            Move::Defer => {
                state.discard[seat.index()] -= 1;
                state.frog_mut(seat).deferred += 1;
                emit!(sink, "ABI-TEMPORUS", Event::Deferred { seat });
                state.pop();
            }
            Move::Swap(other) => target::begin(rules, state, seat, other, Purpose::Swap, (ActionMode::First, 0), sink),
            Move::Chips(chips) => {
                let shown = &mut state.muck_mut().homeward[seat.index() % 6];
                *shown |= chips;
                if *shown == chips::ALL {
                    *shown = 0;
                }
                emit!(sink, "FM-CHIP-5", Event::ChipsShown { seat, chips });
                go_home(rules, state, seat, chips::sum(chips), sink);
            }
            Move::Roll(steps) => {
                rule!("OD-1");
                go_home(rules, state, seat, steps, sink);
            }
            _ => {}
        }
    }

    fn outcomes(self, rules: &Rules, state: &State, each: &mut impl FnMut(Move, u32)) {
        let seat = self.seat;
        if rules.has_chips() {
            chips::values(unshown(state, seat)).for_each(|value| each(Move::Chips(1 << value), 1));
        } else {
            Die::White.faces().for_each(|face| each(Move::Roll(face), 1));
        }
    }

    fn sample(self, rules: &Rules, _: &State, below: RandomBelow<'_>) -> Option<Move> {
        (!rules.has_chips()).then(|| chance::roll_one(Die::White, below))
    }
}

impl Turn {
    fn advance_stage<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        let Turn { seat, stage, deferred } = self;
        match stage {
            TurnStage::Begin => {
                if !deferred && !rules.is_robo(seat) {
                    rule!("TURN-2");
                    siphon(rules, state, seat, sink);
                }
                go_to(state, TurnStage::Open);
            }
            TurnStage::Open if opens(rules, state, seat, deferred) => return Progress::Wait,
            TurnStage::Open => not_deferred(state, seat),
            TurnStage::Exchange if rules.seats().any(|mate| check_exchange(rules, state, seat, mate).is_ok()) => {
                return Progress::Wait;
            }
            TurnStage::Exchange => go_to(state, TurnStage::Start),
            TurnStage::Homeward => return Progress::Wait,
            TurnStage::Start => start(rules, state, seat, sink),
            TurnStage::Drift => return Progress::Wait,
            TurnStage::Drifted => after_drift(rules, state, seat),
            TurnStage::Act => act(rules, state, seat, sink),
            TurnStage::Extra => extra(rules, state, seat),
            TurnStage::After => {
                go_to(state, TurnStage::Finish);
                if state.frog(seat).is_in_play() && action::has_power_after(rules, state, seat) {
                    state.push(Frame::Action(Action::new(seat, ActionMode::After)));
                }
            }
            TurnStage::Finish if may_swap(rules, state, seat) => return Progress::Wait,
            TurnStage::Finish => go_to(state, TurnStage::End),
            TurnStage::End => {
                state.replace(Frame::EndOfTurn(EndOfTurn {
                    seat,
                    cursor: 0,
                    aside: stays_discarded(state),
                    stage: EndStage::Returned,
                }));
            }
        }
        Progress::Continue
    }
}

fn go_to(state: &mut State, next: TurnStage) {
    if let Frame::Turn(Turn { seat, deferred, .. }) = state.frame() {
        state.replace(Frame::Turn(Turn { seat, stage: next, deferred }));
    }
}

/// Begins a turn, with a card just turned over or with a deferred one.
pub(crate) fn begin(state: &mut State, seat: Seat, deferred: bool) {
    state.first = ActionKind::None;
    state.muck_mut().gathered = false;
    for frog in &mut state.frogs {
        frog.spent = false;
        frog.recovered = false;
        frog.once = 0;
    }
    state.frog_mut(seat).locked = false;
    state.push(Frame::Turn(Turn { seat, stage: TurnStage::Begin, deferred }));
}

/// Returns whether the action card stays on the discard pile in any case, because the frog has tried to gather muck.
fn stays_discarded(state: &State) -> bool {
    if state.muck().gathered {
        rule!("FM-MUCK-4");
        return true;
    }
    false
}

/// Gives 1 Ω for each operating Siphon at the start of the turn (SIP-2).
fn siphon<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, sink: &mut S) {
    if !state.has_stored_tiles(rules.vault(seat)) {
        return;
    }
    let stacks = score::vault_stacks(state.tiles(), rules.vault(seat));
    let operating =
        (score::operating_siphons(&stacks).count_ones() as u8).saturating_sub(mates_on_siphons(rules, state, seat));
    if operating > 0 {
        regain(state, seat, operating, (Gain::Siphons, rule_id!("SIP-2")), sink);
    }
}

/// Returns how many Siphons this frog cannot use because teammates in play use them.
fn mates_on_siphons(rules: &Rules, state: &State, seat: Seat) -> u8 {
    if !rules.has_teams() {
        return 0;
    }
    rule!("TEAM-4");
    rules.team(seat).iter().filter(|&mate| mate != seat && state.frog(mate).is_in_play()).count() as u8
}

/// Returns whether a frog is asked at the start of its turn: it may turn its card up or, with a power, set the action card aside.
fn opens(rules: &Rules, state: &State, seat: Seat, deferred: bool) -> bool {
    state.frog(seat).is_in_play() && (state.may_reveal(rules, seat) || may_defer(rules, state, seat, deferred).is_ok())
}

/// Makes it this frog's turn. A turn that the frog defers does not count as one.
fn not_deferred(state: &mut State, seat: Seat) {
    state.last = seat;
    go_to(state, TurnStage::Exchange);
}

fn may_defer(rules: &Rules, state: &State, seat: Seat, deferred: bool) -> Result<(), Refusal> {
    if !state.powers(rules, seat).defer {
        Err(Refusal::NoSuchPower)
    } else if deferred || state.frog(seat).deferred > 0 {
        Err(Refusal::DeferredAlready)
    } else {
        Ok(())
    }
}

fn start<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, sink: &mut S) {
    match state.frog(seat).place {
        Place::Waiting => {
            rule!("TURN-1");
            go_to(state, TurnStage::Act);
            state.push(Frame::Descend(Descend { seat }));
        }
        Place::Outer(dimension) => outer(rules, state, seat, dimension, sink),
        Place::Shard(_) => {
            let amount = state.powers(rules, seat).shard_regain;
            if amount > 0 {
                regain(state, seat, amount, (Gain::Ground, rule_id!("ABI-TELLURIC")), sink);
            }
            go_to(state, TurnStage::Act);
        }
        Place::Aether => go_to(state, TurnStage::Act),
    }
}

/// Begins a turn in the Outer Dimensions: the frog rolls, or does what a variant has instead.
fn outer<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, dimension: u8, sink: &mut S) {
    if rules.setup.bounce {
        go_to(state, TurnStage::Drifted);
        return drift(state, seat, dimension, rule_id!("VAR-BOUNCE"), sink);
    }
    if rules.setup.decide && !rules.is_robo(seat) {
        return go_to(state, TurnStage::Homeward);
    }
    go_to(state, TurnStage::Drift);
}

/// Moves the frog home by the number rolled, or with Find Muck gives it that many points to spend (FM-MUCK-2).
fn go_home<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, steps: u8, sink: &mut S) {
    go_to(state, TurnStage::Drifted);
    if rules.has_muck() {
        points::begin(state, seat, steps, sink);
    } else {
        drift(state, seat, steps, rule_id!("OD-1"), sink);
    }
}

/// Brings a frog home by this many dimensions; at Dimension Zero it returns. The events name the rule that moves it.
pub(crate) fn drift<S: Sink<Event>>(state: &mut State, seat: Seat, steps: u8, rule: RuleId, sink: &mut S) {
    let Place::Outer(from) = state.frog(seat).place else { return };
    let to = from.saturating_sub(steps);
    if steps > 0 {
        emit!(sink, rule, Event::Drifted { seat, from, to });
    }
    if to > 0 {
        state.frog_mut(seat).place = Place::Outer(to);
    } else {
        state.push(Frame::Return(Return { seat, stage: ReturnStage::Trade, left: 1 }));
    }
}

fn after_drift(rules: &Rules, state: &mut State, seat: Seat) {
    if state.frog(seat).is_in_play() {
        rule!("OD-6");
        extra(rules, state, seat);
    } else {
        go_to(state, TurnStage::End);
    }
}

fn act<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, sink: &mut S) {
    if rules.is_robo(seat) {
        go_to(state, TurnStage::Finish);
        return super::robo::begin(state, seat);
    }
    if action::has_legal(rules, state, seat, ActionMode::First) {
        rule!("TURN-3");
        go_to(state, TurnStage::Extra);
        state.push(Frame::Action(Action::new(seat, ActionMode::First)));
    } else {
        emit!(sink, "TURN-3", Event::Forfeited { seat });
        go_to(state, TurnStage::Finish);
    }
}

/// Offers the extra action if one could be taken and paid (TURN-4), or a power that works after the action.
fn extra(rules: &Rules, state: &mut State, seat: Seat) {
    go_to(state, TurnStage::Finish);
    if state.frog(seat).is_in_play() && !rules.is_robo(seat) && action::has_extra(rules, state, seat) {
        rule!("TURN-4");
        state.push(Frame::Action(Action::new(seat, ActionMode::Extra)));
    }
}

/// Returns the chips that a frog has yet to show on its way home; after the fifth all are shuffled again (FM-CHIP-5).
fn unshown(state: &State, seat: Seat) -> u8 {
    chips::ALL & !state.muck().homeward[seat.index() % 6]
}

fn check_drift(rules: &Rules, state: &State, seat: Seat, mv: Move) -> Answer {
    let is_possible = match mv {
        Move::Chips(chips) if rules.has_chips() => chips.count_ones() == 1 && chips & unshown(state, seat) != 0,
        Move::Roll(face) if !rules.has_chips() => Die::White.faces().contains(&face),
        _ => return None,
    };
    possible(is_possible, Question::Drift { seat })
}

/// Notes an extra action, after which the frog is asked once more for the powers that work after an action.
pub(crate) fn note_extra_action(state: &mut State) {
    go_to(state, TurnStage::After);
}
