//! The steps of the game, one file each. A step is the frame on top of the stack; its file says what it waits for, which
//! answers there are, why others are refused, and what an answer does. They read like the rulebook.
//!
//! Start with `turn.rs` (a player's turn), `buy.rs` and `volcano.rs`. Steps that come up seldom are never inlined: the common
//! ones stay small enough for the processor's cache of instructions.

pub(crate) mod begin;
pub(crate) mod blast;
pub(crate) mod bomb;
pub(crate) mod build;
pub(crate) mod buy;
pub(crate) mod caldera;
pub(crate) mod cards;
pub(crate) mod claim;
pub(crate) mod collect;
pub(crate) mod contest;
pub(crate) mod cover;
pub(crate) mod drift;
pub(crate) mod end;
pub(crate) mod erode;
pub(crate) mod escape;
pub(crate) mod flow;
pub(crate) mod lateral;
pub(crate) mod lava_step;
pub(crate) mod movement;
pub(crate) mod reach;
pub(crate) mod rift;
pub(crate) mod sacrifice;
pub(crate) mod sea;
pub(crate) mod slide;
pub(crate) mod summon;
pub(crate) mod target;
pub(crate) mod turn;
pub(crate) mod victim;
pub(crate) mod volcano;

use crate::event::Event;
use crate::moves::Move;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, State};
use tabletop::{Decision, Pending, RandomBelow, Seat, Sink};

/// Whether a step waits for an answer or has changed the stack so that the next step can go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    Wait,
    Go,
}

/// Whether an answer is taken; `None` if it is no answer to what is asked.
pub(crate) type Answer = Option<Result<(), Refusal>>;

/// A question to a player.
pub(crate) fn ask(seat: Seat, question: Question) -> Pending<Question> {
    Pending::Seat(Decision { by: seat, seat, question })
}

/// Goes on until somebody must answer or chance must decide.
pub(crate) fn run<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    loop {
        let flow = if in_turn(state) { turn::advance(rules, state, sink) } else { advance(rules, state, sink) };
        if flow == Flow::Wait {
            return;
        }
    }
}

/// Whether the game is at a step of a turn itself, as it mostly is: known at a glance, without looking up what else it could be.
#[inline]
fn in_turn(state: &State) -> bool {
    matches!(state.frame(), Frame::Turn)
}

fn advance<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) -> Flow {
    match state.frame() {
        Frame::Order => begin::advance_order(rules, state, sink),
        Frame::Build { place, stage } => build::advance(rules, state, place, stage),
        Frame::Deal => begin::advance_deal(rules, state, sink),
        Frame::Gift { place } => begin::advance_gift(rules, state, place),
        Frame::Turn => turn::advance(rules, state, sink),
        Frame::Victim { to, owners } => victim::advance(rules, state, to, owners, sink),
        Frame::Drift { hex } => drift::advance(rules, state, hex),
        Frame::Purchase { .. } => buy::advance_purchase(rules, state, sink),
        Frame::Cover { face, hex } => cover::advance(rules, state, face, hex, sink),
        Frame::Ride { hex } => cover::advance_ride(rules, state, hex, sink),
        Frame::Summon { left, anchor, kind } => summon::advance(rules, state, left, anchor, kind),
        Frame::Volcano { .. } => volcano::advance(rules, state, sink),
        Frame::Escape { .. } => escape::advance(rules, state, sink),
        Frame::Flow { .. } => flow::advance(rules, state, sink),
        Frame::Lateral { .. } => lateral::advance(rules, state, sink),
        Frame::Slide { from, dir } => slide::advance(rules, state, from, dir, sink),
        Frame::Contest { .. } => contest::advance(rules, state, sink),
        Frame::LavaStep { soil } => lava_step::advance(rules, state, soil, sink),
        Frame::RunOut { place } => blast::advance(rules, state, place, sink),
        Frame::Crown { hex } => blast::advance_crown(rules, state, hex, sink),
        Frame::Grow { .. } | Frame::Offer => sacrifice::advance_pay(rules, state, sink),
        Frame::Walk { .. }
        | Frame::Bomb { .. }
        | Frame::Barter { .. }
        | Frame::Seam
        | Frame::Sinkhole
        | Frame::Aim
        | Frame::Quench
        | Frame::Draw { .. }
        | Frame::Swim { .. }
        | Frame::Over
        | Frame::None => Flow::Wait,
    }
}

/// What the game waits for.
#[inline]
pub(crate) fn turn(rules: &Rules, state: &State) -> Pending<Question> {
    if in_turn(state) { turn::turn(state) } else { question(rules, state) }
}

/// The same inside of a sequence.
fn question(rules: &Rules, state: &State) -> Pending<Question> {
    let active = state.turn.seat;
    match state.frame() {
        Frame::Order => Pending::Chance(Question::Order),
        Frame::Build { place, stage } => build::turn(rules, state, place, stage),
        Frame::Deal => Pending::Chance(Question::Deal),
        Frame::Gift { place } => ask(state.order[place as usize % 5], Question::Gift),
        Frame::Turn => turn::turn(state),
        Frame::Walk { piece, from, .. } => ask(active, Question::Walk { piece, from }),
        Frame::Victim { owners, .. } => {
            ask(active, Question::Victim { owner: victim::next(rules, state, owners).unwrap_or(active) })
        }
        Frame::Drift { .. } => ask(active, Question::Drift),
        Frame::Purchase { item, paid, .. } => buy::turn_purchase(state, item, paid),
        Frame::Cover { hex, .. } => cover::turn(rules, state, hex),
        Frame::Ride { hex } => cover::turn_ride(rules, state, hex),
        Frame::Summon { left, kind, .. } => summon::turn(state, left, kind),
        Frame::Volcano { .. } => volcano::turn(rules, state),
        Frame::Escape { .. } => escape::turn(rules, state),
        Frame::Flow { .. } => flow::turn(rules, state),
        Frame::Lateral { .. } => lateral::turn(state),
        Frame::Bomb { seat, .. } => Pending::Chance(Question::BombRoll { seat }),
        Frame::Contest { .. } => contest::turn(rules, state),
        Frame::Barter { given } => ask(active, cards::barter_question(given)),
        Frame::Seam => ask(active, Question::Seam),
        Frame::Sinkhole => ask(active, Question::Sinkhole),
        Frame::Aim => ask(active, Question::Aim),
        Frame::Quench => ask(active, Question::Quench),
        Frame::Draw { seat } => Pending::Chance(Question::Draw { seat }),
        Frame::Swim { from } => ask(active, Question::Swim { from }),
        Frame::Grow { .. } => ask(active, Question::Pay { price: crate::question::Price::Colossal }),
        Frame::Offer => ask(active, Question::Pay { price: crate::question::Price::Sacrifice }),
        Frame::Crown { .. } => ask(active, Question::Crown),
        Frame::Slide { .. } | Frame::LavaStep { .. } | Frame::RunOut { .. } | Frame::Over | Frame::None => {
            Pending::Over
        }
    }
}

/// Every answer of a seat, or outcome of chance.
pub(crate) fn legal(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    match state.frame() {
        Frame::Build { place, stage } => build::legal(rules, state, place, stage, moves),
        Frame::Gift { .. } => begin::legal_gift(state, moves),
        Frame::Turn => turn::legal(rules, state, moves),
        Frame::Walk { piece, from, flying } => movement::legal_walk(rules, state, piece, from, flying, moves),
        Frame::Victim { to, owners } => victim::legal(rules, state, to, owners, moves),
        Frame::Drift { hex } => drift::legal_drift(rules, state, hex, moves),
        Frame::Purchase { .. } => buy::legal_purchase(rules, state, moves),
        Frame::Cover { hex, .. } => cover::legal(rules, state, hex, moves),
        Frame::Ride { hex } => cover::legal_ride(rules, state, hex, moves),
        Frame::Summon { .. } => summon::legal(rules, state, moves),
        Frame::Volcano { .. } => volcano::legal(rules, state, moves),
        Frame::Escape { .. } => escape::legal(rules, state, moves),
        Frame::Flow { .. } => flow::legal(rules, state, moves),
        Frame::Lateral { .. } => lateral::legal(rules, state, moves),
        Frame::Contest { .. } => contest::legal(rules, state, moves),
        Frame::Barter { given } => cards::legal_barter(state, given, moves),
        Frame::Seam => cards::legal_seam(state, moves),
        Frame::Sinkhole => erode::legal(rules, state, moves),
        Frame::Aim => cards::legal_aim(state, moves),
        Frame::Quench => cards::legal_quench(state, moves),
        Frame::Swim { from } => sea::legal_swim(rules, state, from, moves),
        Frame::Grow { .. } | Frame::Offer => sacrifice::legal_pay(rules, state, moves),
        Frame::Crown { hex } => blast::legal_crown(state, hex, moves),
        _ => {}
    }
}

/// Why an answer of a seat is refused.
pub(crate) fn check(rules: &Rules, state: &State, mv: Move) -> Result<(), Refusal> {
    let question = match turn(rules, state) {
        Pending::Over => return Err(Refusal::Over),
        Pending::Chance(question) => return check_chance(rules, state, question, mv),
        Pending::Seats(_, question) => question,
        Pending::Seat(decision) => decision.question,
    };
    let answer = match state.frame() {
        Frame::Build { place, stage } => build::check(rules, state, place, stage, mv),
        Frame::Gift { .. } => begin::check_gift(state, mv),
        Frame::Turn => turn::check(rules, state, mv),
        Frame::Walk { piece, from, flying } => movement::check_walk(rules, state, piece, from, flying, mv),
        Frame::Victim { to, owners } => victim::check(rules, state, to, owners, mv),
        Frame::Drift { hex } => drift::check_drift(rules, state, hex, mv),
        Frame::Purchase { .. } => buy::check_purchase(rules, state, mv),
        Frame::Cover { hex, .. } => cover::check(rules, state, hex, mv),
        Frame::Ride { hex } => cover::check_ride(state, hex, mv),
        Frame::Summon { .. } => summon::check(rules, state, mv),
        Frame::Volcano { .. } => volcano::check(rules, state, mv),
        Frame::Escape { .. } => escape::check(rules, state, mv),
        Frame::Flow { .. } => flow::check(rules, state, mv),
        Frame::Lateral { .. } => lateral::check(state, mv),
        Frame::Contest { .. } => contest::check(rules, state, mv),
        Frame::Barter { given } => cards::check_barter(state, given, mv),
        Frame::Seam => cards::check_seam(state, mv),
        Frame::Sinkhole => erode::answer(rules, state, mv),
        Frame::Aim => cards::check_aim(state, mv),
        Frame::Quench => cards::check_quench(state, mv),
        Frame::Swim { from } => sea::check_swim(rules, state, from, mv),
        Frame::Grow { .. } | Frame::Offer => sacrifice::check_pay(rules, state, mv),
        Frame::Crown { hex } => blast::check_crown(state, hex, mv),
        _ => None,
    };
    answer.unwrap_or(Err(Refusal::NotAsked { question }))
}

/// Does what an answer or an outcome says; the move is legal.
pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    if in_turn(state) {
        turn::apply(rules, state, mv, sink);
    } else {
        answer(rules, state, mv, sink);
    }
    run(rules, state, sink);
}

/// The same inside of a sequence.
fn answer<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    match state.frame() {
        Frame::Order => begin::apply_order(state, mv, sink),
        Frame::Build { place, stage } => build::apply(rules, state, place, stage, mv, sink),
        Frame::Deal => begin::apply_deal(state, mv, sink),
        Frame::Gift { place } => begin::apply_gift(state, place, mv, sink),
        Frame::Turn => turn::apply(rules, state, mv, sink),
        Frame::Walk { piece, from, flying } => movement::apply_walk(rules, state, (piece, from, flying), mv, sink),
        Frame::Victim { to, owners } => victim::apply(rules, state, to, owners, mv, sink),
        Frame::Drift { hex } => drift::apply_drift(rules, state, hex, mv, sink),
        Frame::Purchase { .. } => buy::apply_purchase(state, mv, sink),
        Frame::Cover { hex, .. } => cover::apply(rules, state, hex, mv, sink),
        Frame::Ride { hex } => cover::apply_ride(rules, state, hex, mv, sink),
        Frame::Summon { .. } => summon::apply(rules, state, mv, sink),
        Frame::Volcano { .. } => volcano::apply(rules, state, mv, sink),
        Frame::Escape { .. } => escape::apply(rules, state, mv, sink),
        Frame::Flow { .. } => flow::apply(rules, state, mv, sink),
        Frame::Lateral { .. } => lateral::apply(state, mv, sink),
        Frame::Bomb { hex, seat } => bomb::apply(rules, state, hex, seat, mv, sink),
        Frame::Contest { .. } => contest::apply(rules, state, mv, sink),
        Frame::Barter { .. } => cards::apply_barter(state, mv, sink),
        Frame::Seam => cards::apply_seam(state, mv, sink),
        Frame::Sinkhole => erode::apply_sinkhole(rules, state, mv, sink),
        Frame::Aim => cards::apply_aim(state, mv),
        Frame::Quench => cards::apply_quench(rules, state, mv, sink),
        Frame::Draw { seat } => caldera::apply_draw(rules, state, seat, mv, sink),
        Frame::Swim { from } => sea::apply_swim(state, from, mv, sink),
        Frame::Grow { .. } | Frame::Offer => sacrifice::apply_pay(state, mv, sink),
        Frame::Crown { .. } => blast::apply_crown(rules, state, mv, sink),
        Frame::Slide { .. } | Frame::LavaStep { .. } | Frame::RunOut { .. } | Frame::Over | Frame::None => {}
    }
}

/// Visits the outcomes of chance with their weights, in order.
pub(crate) fn outcomes(rules: &Rules, state: &State, each: &mut impl FnMut(Move, u32)) {
    match turn(rules, state) {
        Pending::Chance(Question::Order) => begin::outcomes_order(rules, state, each),
        Pending::Chance(Question::Build { .. } | Question::Settle { .. }) => {
            if let Frame::Build { place, stage } = state.frame() {
                build::candidates(rules, state, place, stage, &mut |mv| each(mv, 1));
            }
        }
        Pending::Chance(Question::Deal) => begin::outcomes_deal(rules, state, each),
        Pending::Chance(Question::Flow { from }) => {
            flow::lower(rules, state, from).for_each(|dir| each(Move::Flow(dir), 1));
        }
        Pending::Chance(Question::DivertRoll { .. } | Question::BombRoll { .. }) => {
            (1..=6).for_each(|face| each(Move::Roll(face), 1));
        }
        Pending::Chance(Question::Strike) => lateral::outcomes(state, each),
        Pending::Chance(Question::Draw { .. }) => {
            state.deck.odds(|card, weight| each(Move::Draw(crate::card::Card(card)), weight));
        }
        _ => {}
    }
}

/// The commonest kinds of chance without listing their outcomes: a power, a die, the way of lava.
pub(crate) fn sample(rules: &Rules, state: &State, below: RandomBelow<'_>) -> Option<Move> {
    match turn(rules, state) {
        Pending::Chance(Question::Deal) => begin::sample_deal(rules, state, below),
        Pending::Chance(Question::DivertRoll { .. } | Question::BombRoll { .. }) => {
            Some(Move::Roll(1 + below(6) as u8))
        }
        Pending::Chance(Question::Flow { from }) => {
            let mut ways = flow::lower(rules, state, from);
            let count = ways.len() as u32;
            ways.nth(below(count) as usize).map(Move::Flow)
        }
        _ => None,
    }
}

fn check_chance(rules: &Rules, state: &State, question: Question, mv: Move) -> Result<(), Refusal> {
    let possible = match (question, mv) {
        (Question::Order, Move::Sit(seat)) => seat.0 < rules.players && !state.order.contains(&seat),
        (Question::Build { .. } | Question::Settle { .. }, _) => {
            let Frame::Build { place, stage } = state.frame() else { return Err(Refusal::Over) };
            return build::check(rules, state, place, stage, mv).unwrap_or(Err(Refusal::NotAsked { question }));
        }
        (Question::Deal, Move::Deal(power, slot)) => begin::may_deal(rules, state, power, slot),
        (Question::Flow { from }, Move::Flow(dir)) => flow::is_lower(rules, state, from, dir),
        (Question::DivertRoll { .. } | Question::BombRoll { .. }, Move::Roll(face)) => (1..=6).contains(&face),
        (Question::Strike, Move::Strike(hex)) => lateral::may_strike(state, hex),
        (Question::Draw { .. }, Move::Draw(card)) => state.deck.may_draw(card.0),
        _ => return Err(Refusal::NotAsked { question }),
    };
    if possible { Ok(()) } else { Err(Refusal::NotPossible { question }) }
}
