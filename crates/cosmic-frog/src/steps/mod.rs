//! The steps of the game, one file each. A step is the frame on top of the stack; its file says what it waits for, which
//! answers there are, why others are refused, and what an answer does. They read like the rulebook.
//!
//! Start with `draw_card.rs` (cards are turned over), `turn.rs` (a frog's turn) and `action.rs` (what it may do).

pub(crate) mod action;
pub(crate) mod anytime;
pub(crate) mod arrive;
pub(crate) mod bonus;
pub(crate) mod combat;
pub(crate) mod deal;
pub(crate) mod descend;
pub(crate) mod disgorge;
pub(crate) mod draw_card;
pub(crate) mod end_of_turn;
pub(crate) mod fetch;
pub(crate) mod flux;
pub(crate) mod free_powers;
pub(crate) mod gather;
pub(crate) mod harvest;
pub(crate) mod interrupt;
pub(crate) mod layout;
pub(crate) mod lure;
pub(crate) mod movement;
pub(crate) mod oomph;
pub(crate) mod peek;
pub(crate) mod possess;
pub(crate) mod purge;
pub(crate) mod raid;
pub(crate) mod returning;
pub(crate) mod robo;
pub(crate) mod smash;
pub(crate) mod strike;
pub(crate) mod target;
pub(crate) mod terrain;
pub(crate) mod turn;
pub(crate) mod upheaval;

use crate::event::Event;
use crate::moves::Move;
use crate::muck::chips;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, Mode, State};
use free_powers::ActionContext;
use tabletop::{Decision, Pending, RandomBelow, Seat, Sink};

/// Whether a step waits for an answer or has changed the stack so that the next step can go on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flow {
    Wait,
    Go,
}

/// A question to a frog, answered by the frog that possesses it.
pub(crate) fn ask(state: &State, seat: Seat, question: Question) -> Pending<Question> {
    Pending::Seat(Decision { by: state.answerer(seat), seat, question })
}

/// Goes on until somebody must answer or chance must decide.
pub(crate) fn run<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    loop {
        let flow = match state.frame() {
            Frame::Layout { .. } => layout::advance(rules, state),
            Frame::RoboStart { .. } => Flow::Wait,
            Frame::Robo { .. } => robo::advance(rules, state, sink),
            Frame::Deal { next } => deal::advance(rules, state, next),
            Frame::Keep => Flow::Wait,
            Frame::DrawCard => draw_card::advance(rules, state, sink),
            Frame::Turn { .. } => turn::advance(rules, state, sink),
            Frame::Action { seat, mode: Mode::After, .. } if !action::any_after(rules, state, seat) => {
                state.pop();
                Flow::Go
            }
            Frame::Action { .. } => Flow::Wait,
            Frame::Target { .. } => target::advance(rules, state, sink),
            Frame::Possess { .. } => {
                possess::release(state, sink);
                Flow::Go
            }
            Frame::Arrive { seat, asked, .. } => arrive::advance(state, seat, asked),
            Frame::Smash { seat, cell } => smash::advance(rules, state, seat, cell, sink),
            Frame::Peek { .. } => Flow::Wait,
            Frame::Descend { seat } => descend::advance(state, seat, sink),
            Frame::Return { seat, stage, left } => returning::advance(rules, state, seat, stage, left, sink),
            Frame::Upheaval { by, cursor } => upheaval::advance(rules, state, by, cursor, sink),
            Frame::Fetch { owner, steps } => fetch::advance(rules, state, owner, steps, sink),
            Frame::Bonus { .. } => bonus::advance(rules, state),
            Frame::Score if rules.setup.rich == crate::setup::Rich::Hidden => bonus::advance(rules, state),
            Frame::Score => {
                state.replace(Frame::Over);
                Flow::Go
            }
            Frame::Combat { .. } => combat::advance(rules, state, sink),
            Frame::Raid { .. } => raid::advance(rules, state, sink),
            Frame::Disgorge { seat, first } => disgorge::advance(rules, state, seat, first, sink),
            Frame::Harvest { .. } | Frame::Look { .. } => Flow::Wait,
            Frame::Strike { strike, stage, by } => strike::advance(rules, state, strike, stage, by, sink),
            Frame::Flux { seat, done, stage } => flux::advance(rules, state, (seat, done, stage), sink),
            Frame::EndOfTurn { .. } => end_of_turn::advance(rules, state, sink),
            Frame::Over | Frame::None => Flow::Wait,
            Frame::Lure { .. } => lure::advance(rules, state, sink),
            Frame::Purge { stage } => purge::advance(rules, state, stage, sink),
            Frame::Points { .. } => gather::advance_points(state, sink),
            Frame::Gather { .. } => gather::advance(rules, state, sink),
        };
        if flow == Flow::Wait {
            return;
        }
    }
}

/// What the game waits for.
pub(crate) fn turn(rules: &Rules, state: &State) -> Pending<Question> {
    match state.frame() {
        Frame::Layout { seat } => layout::turn(rules, state, seat),
        Frame::Deal { next } => {
            let seat = deal::receiver(rules, next).map_or(Seat(0), |(seat, _)| seat);
            Pending::Chance(Question::Ability { seat })
        }
        Frame::Keep => deal::turn(rules, state),
        Frame::RoboStart { .. } => Pending::Chance(Question::Splinter),
        Frame::Robo { .. } => robo::turn(rules, state),
        Frame::DrawCard => Pending::Chance(Question::Draw),
        Frame::Turn { seat, stage, .. } => turn::turn(state, seat, stage),
        Frame::Action { seat, mode, .. } => ask(state, seat, Question::Action(mode)),
        Frame::Target { .. } => target::turn(rules, state),
        Frame::Arrive { seat, .. } => ask(state, seat, Question::Stomp),
        Frame::Peek { seat, seen } => peek::turn(state, seat, seen),
        Frame::Possess { .. } | Frame::Smash { .. } => Pending::Over,
        Frame::Descend { seat } => ask(state, seat, Question::Descend),
        Frame::Return { seat, stage, .. } => returning::turn(state, seat, stage),
        Frame::Fetch { owner, steps } => fetch::turn(rules, state, owner, steps),
        Frame::Bonus { .. } | Frame::Score => match bonus::next(rules, state) {
            Some((_, _, land)) => Pending::Chance(Question::Bonus { land }),
            None => Pending::Over,
        },
        Frame::Upheaval { .. } => Pending::Over,
        Frame::Combat { stage } => combat::turn(rules, state, stage),
        Frame::Raid { .. } => raid::turn(rules, state),
        Frame::Disgorge { seat, .. } => ask(state, seat, Question::Store),
        Frame::Harvest { .. } | Frame::Look { .. } => Pending::Chance(Question::Back),
        Frame::Strike { .. } => Pending::Chance(Question::Splinter),
        Frame::Flux { seat, stage, .. } => flux::turn(state, seat, stage),
        Frame::EndOfTurn { stage, .. } => end_of_turn::turn(rules, state, stage),
        Frame::Over | Frame::None => Pending::Over,
        Frame::Lure { .. } => lure::turn(rules, state),
        Frame::Purge { stage } => purge::turn(rules, state, stage),
        Frame::Points { .. } => gather::turn_points(state),
        Frame::Gather { .. } => gather::turn(rules, state),
    }
}

/// Every answer of a seat.
pub(crate) fn legal(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    match state.frame() {
        Frame::Layout { .. } => layout::legal(rules, state, moves),
        Frame::Keep => deal::legal(rules, state, moves),
        Frame::Turn { seat, stage, deferred } => turn::legal(rules, state, seat, stage, deferred, moves),
        Frame::Action { seat, mode, paid, before } => {
            action::legal(rules, state, ActionContext::new(seat, mode, paid, before), moves);
        }
        Frame::Target { .. } => target::legal(rules, state, moves),
        Frame::Arrive { seat, .. } => arrive::legal(rules, state, seat, moves),
        Frame::Peek { seat, .. } => peek::legal(rules, state, seat, moves),
        Frame::Descend { seat } => descend::legal(rules, state, seat, moves),
        Frame::Return { seat, stage, .. } => returning::legal(rules, state, seat, stage, moves),
        Frame::Fetch { owner, .. } => fetch::legal(rules, state, owner, moves),
        Frame::Combat { stage } => combat::legal(rules, state, stage, moves),
        Frame::Raid { .. } => raid::legal(rules, state, moves),
        Frame::Disgorge { seat, first } => disgorge::legal(rules, state, seat, first, moves),
        Frame::Flux { seat, stage, .. } => flux::legal(rules, state, seat, stage, moves),
        Frame::EndOfTurn { stage, .. } => end_of_turn::legal(rules, state, stage, moves),
        Frame::Lure { .. } => lure::legal(rules, state, moves),
        Frame::Purge { stage } => purge::legal(rules, state, stage, moves),
        Frame::Points { .. } => gather::legal_points(rules, state, moves),
        Frame::Gather { .. } => gather::legal(rules, state, moves),
        _ => {}
    }
}

/// Why an answer of a seat is refused.
pub(crate) fn check(rules: &Rules, state: &State, mv: Move) -> Result<(), Refusal> {
    if let Move::RevealUnasked(seat) = mv {
        return interrupt::check(rules, state, seat);
    }
    let question = match turn(rules, state) {
        Pending::Over => return Err(Refusal::Over),
        Pending::Chance(question) => return check_chance(rules, state, question, mv),
        Pending::Seats(_, question) => question,
        Pending::Seat(decision) if matches!(mv, Move::Reveal | Move::Eat) => {
            return anytime::check(rules, state, decision.seat, mv);
        }
        Pending::Seat(decision) => decision.question,
    };
    let answer = match state.frame() {
        Frame::Layout { .. } => layout::check(rules, state, mv),
        Frame::Keep => deal::check(rules, state, mv),
        Frame::Turn { seat, stage, deferred } => turn::check(rules, state, seat, stage, deferred, mv),
        Frame::Action { seat, mode, paid, before } => {
            action::check(rules, state, ActionContext::new(seat, mode, paid, before), mv)
        }
        Frame::Target { .. } => target::check(rules, state, mv),
        Frame::Arrive { .. } => arrive::check(mv),
        Frame::Peek { .. } => peek::check(mv),
        Frame::Descend { seat } => descend::check(state, seat, mv),
        Frame::Return { seat, stage, .. } => returning::check(state, seat, stage, mv),
        Frame::Fetch { owner, .. } => fetch::check(rules, state, owner, mv),
        Frame::Combat { stage } => combat::check(rules, state, stage, mv),
        Frame::Raid { .. } => raid::check(rules, state, mv),
        Frame::Disgorge { seat, first } => disgorge::check(rules, state, seat, first, mv),
        Frame::Flux { seat, stage, .. } => flux::check(state, seat, stage, mv),
        Frame::EndOfTurn { stage, .. } => end_of_turn::check(rules, state, stage, mv),
        Frame::Lure { .. } => lure::check(rules, state, mv),
        Frame::Purge { stage } => purge::check(rules, state, stage, mv),
        Frame::Points { .. } => gather::check_points(state, mv),
        Frame::Gather { .. } => gather::check(rules, state, mv),
        _ => None,
    };
    answer.unwrap_or(Err(Refusal::NotAsked { question }))
}

/// Does what an answer or an outcome says; the move is legal.
pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    if matches!(mv, Move::Reveal | Move::Eat) {
        if let Pending::Seat(decision) = turn(rules, state) {
            anytime::apply(rules, state, decision.seat, mv, sink);
            match state.frame() {
                Frame::Combat { .. } => combat::window::revealed(state),
                Frame::Action { seat, mode, paid, before } => {
                    action::forfeit_if_stuck(rules, state, ActionContext::new(seat, mode, paid, before), sink);
                }
                _ => {}
            }
        }
        return run(rules, state, sink);
    }
    if let Move::RevealUnasked(seat) = mv {
        interrupt::apply(rules, state, seat, sink);
        return run(rules, state, sink);
    }
    match state.frame() {
        Frame::Layout { .. } => layout::apply(rules, state, mv, sink),
        Frame::Deal { next } => deal::apply_deal(rules, state, next, mv, sink),
        Frame::Keep => deal::apply_keep(rules, state, mv, sink),
        Frame::RoboStart { next } => robo::cards::start(rules, state, next, mv, sink),
        Frame::Robo { .. } => robo::apply(rules, state, mv, sink),
        Frame::DrawCard => draw_card::apply(rules, state, mv, sink),
        Frame::Turn { seat, stage, .. } => turn::apply(rules, state, seat, stage, mv, sink),
        Frame::Action { seat, mode, paid, before } => {
            action::apply(rules, state, ActionContext::new(seat, mode, paid, before), mv, sink);
        }
        Frame::Target { .. } => target::apply(rules, state, mv, sink),
        Frame::Arrive { seat, cell, .. } => arrive::apply(rules, state, seat, cell, mv, sink),
        Frame::Peek { seat, .. } => peek::apply(rules, state, seat, mv, sink),
        Frame::Descend { seat } => descend::apply(state, seat, mv, sink),
        Frame::Return { seat, left, .. } => returning::apply(rules, state, seat, left, mv, sink),
        Frame::Fetch { steps, .. } => fetch::apply(state, steps, mv, sink),
        Frame::Bonus { .. } | Frame::Score => bonus::apply(rules, state, mv, sink),
        Frame::Combat { stage } => combat::apply(rules, state, stage, mv, sink),
        Frame::Raid { .. } => raid::apply(rules, state, mv, sink),
        Frame::Disgorge { seat, .. } => disgorge::apply(rules, state, seat, mv, sink),
        Frame::Harvest { seat, cell } => harvest::apply_back(rules, state, seat, cell, mv, sink),
        Frame::Look { cell } => terrain::apply_look(rules, state, cell, mv, sink),
        Frame::Strike { .. } => strike::apply(rules, state, mv, sink),
        Frame::Flux { seat, done, stage } => flux::apply(rules, state, seat, done, stage, mv, sink),
        Frame::EndOfTurn { .. } => end_of_turn::apply(rules, state, mv, sink),
        Frame::Lure { .. } => lure::apply(rules, state, mv, sink),
        Frame::Purge { stage } => purge::apply(rules, state, stage, mv, sink),
        Frame::Points { .. } => gather::apply_points(rules, state, mv, sink),
        Frame::Gather { .. } => gather::apply(rules, state, mv, sink),
        Frame::Possess { .. } | Frame::Smash { .. } | Frame::Upheaval { .. } | Frame::Over | Frame::None => {}
    }
    run(rules, state, sink);
}

/// Visits the outcomes of chance with their weights, in order.
pub(crate) fn outcomes(rules: &Rules, state: &State, each: &mut impl FnMut(Move, u32)) {
    match turn(rules, state) {
        Pending::Chance(Question::Layout) => layout::outcomes(rules, state, each),
        Pending::Chance(Question::Ability { .. }) => {
            state.abilities.odds(|card, weight| each(Move::Ability(crate::Ability(card)), weight));
        }
        Pending::Chance(Question::Draw | Question::Peek { .. }) => {
            state.actions.odds(|card, weight| each(Move::Card(crate::Card::from_index(card)), weight));
        }
        Pending::Chance(Question::Splinter | Question::Spot { .. }) => {
            state.splinters.odds(|strike, weight| each(Move::Splinter(strike), weight));
        }
        Pending::Chance(Question::Dial { .. }) => (1..=6).for_each(|face| each(Move::Roll(face), 1)),
        Pending::Chance(Question::Lot { .. }) => robo::stores::lots(rules, state, each),
        Pending::Chance(Question::Drift { seat }) if rules.has_chips() => {
            chips::values(chips::ALL & !homeward(state, seat)).for_each(|value| each(Move::Chips(1 << value), 1));
        }
        Pending::Chance(Question::Chips { .. }) => table_hand(state).outcomes(|chips| each(Move::Chips(chips), 1)),
        Pending::Chance(Question::Muck) => {
            let kinds = gather::kinds(state).into_iter().filter(|(_, weight)| *weight > 0);
            kinds.for_each(|(muck, weight)| each(Move::Muck(muck), weight));
        }
        Pending::Chance(Question::Drift { .. }) => crate::Die::White.faces().for_each(|face| each(Move::Roll(face), 1)),
        Pending::Chance(Question::Roll { die, count: 1, .. }) => die.faces().for_each(|face| each(Move::Roll(face), 1)),
        Pending::Chance(Question::Roll { die, .. }) => {
            for low in die.faces() {
                (low..=*die.faces().end()).for_each(|high| each(Move::RollTwo(low, high), 1 + u32::from(low != high)));
            }
        }
        Pending::Chance(Question::Back) => terrain::outcomes(state, each),
        Pending::Chance(Question::Bonus { land }) => bonus::outcomes(state, land, each),
        _ => {}
    }
}

/// The commonest kinds of chance without listing their outcomes: Land on any hex, a single die.
pub(crate) fn sample(rules: &Rules, state: &State, below: RandomBelow<'_>) -> Option<Move> {
    match turn(rules, state) {
        Pending::Chance(Question::Layout) => layout::sample(rules, state, below),
        Pending::Chance(Question::Drift { .. }) if rules.has_chips() => None,
        Pending::Chance(Question::Drift { .. }) => Some(Move::Roll(crate::Die::White.lowest() + below(6) as u8)),
        Pending::Chance(Question::Roll { die, count: 1, .. }) => Some(Move::Roll(die.lowest() + below(6) as u8)),
        _ => None,
    }
}

/// The chips a frog has shown on its way home; after the fifth all are shuffled again (FM-CHIP-5).
fn homeward(state: &State, seat: Seat) -> u8 {
    state.muck().homeward[seat.index() % 6]
}

/// The chips of which some are about to be shown.
fn table_hand(state: &State) -> chips::Hand {
    match state.frame() {
        Frame::Combat { stage } => *combat::chips::hand(state, stage),
        Frame::Raid { .. } => state.muck().hands[0],
        // Drawn from all five, unseen.
        _ => chips::Hand { layout: chips::SHUFFLED, picked: 1, ..chips::Hand::NONE },
    }
}

fn check_chance(rules: &Rules, state: &State, question: Question, mv: Move) -> Result<(), Refusal> {
    let possible = match (question, mv) {
        (Question::Layout, Move::Lay(land, cell)) => layout::weight(rules, state, land, cell) > 0,
        (Question::Ability { .. }, Move::Ability(card)) => state.abilities.may_draw(card.0),
        (Question::Draw | Question::Peek { .. }, Move::Card(card)) => state.actions.may_draw(card.index() as u8),
        (Question::Dial { .. }, Move::Roll(face)) => (1..=6).contains(&face),
        (Question::Lot { among, .. }, Move::Roll(number)) => (1..=among).contains(&number),
        (Question::Splinter | Question::Spot { .. }, Move::Splinter(strike)) => state.splinters.may_draw(strike),
        (Question::Drift { seat }, Move::Chips(chips)) if rules.has_chips() => {
            chips.count_ones() == 1 && chips & chips::ALL & !homeward(state, seat) != 0
        }
        (Question::Drift { .. }, _) if rules.has_chips() => return Err(Refusal::NotAsked { question }),
        (Question::Chips { .. }, Move::Chips(chips)) => chips <= chips::ALL && table_hand(state).may_show(chips),
        (Question::Muck, Move::Muck(muck)) => {
            gather::kinds(state).into_iter().any(|(kind, weight)| kind == muck && weight > 0)
        }
        (Question::Drift { .. }, Move::Roll(face)) => crate::Die::White.faces().contains(&face),
        (Question::Roll { die, count: 1, .. }, Move::Roll(face)) => die.faces().contains(&face),
        (Question::Roll { die, count: 2, .. }, Move::RollTwo(low, high)) => {
            low <= high && die.faces().contains(&low) && die.faces().contains(&high)
        }
        (Question::Back, Move::Back(back)) => terrain::may_be(state, back),
        (Question::Bonus { land }, Move::Bonus(bonus)) => bonus::may_be(state, land, bonus),
        _ => return Err(Refusal::NotAsked { question }),
    };
    if possible { Ok(()) } else { Err(Refusal::NotPossible { question }) }
}
