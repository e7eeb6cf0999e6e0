//! A second eruption beside one's volcano, by a four-sided die (VQ-LATERAL).

use super::{Answer, Flow, ask, volcano};
use crate::event::Event;
use crate::event_rule::Tell;
use crate::land::sites_in;
use crate::moves::Move;
use crate::question::{Danger, Question};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, LateralStage as Stage, State};
use hexgrid::Hex;
use tabletop::{Pending, Sink, rule};

/// Faces of the die.
const FACES: usize = 4;

/// The spaces beside a volcano that may erupt: visible unfrozen land.
fn beside(state: &State, hex: Hex) -> u64 {
    let Some(site) = state.land.site(hex) else { return 0 };
    let around = state.land.around(site).fold(0, |set, (_, next)| set | next.bit());
    around & state.land.shown() & !state.frozen()
}

/// Asks for a second eruption, if there is a space for it.
pub(crate) fn begin(state: &mut State, hex: Hex) {
    if beside(state, hex) != 0 {
        state.push(Frame::Lateral { hex, named: [hex; FACES], count: 0, stage: Stage::Ask });
    }
}

#[inline(never)]
pub(crate) fn advance<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) -> Flow {
    let Frame::Lateral { hex, named, count, stage } = state.frame() else { return Flow::Wait };
    match stage {
        Stage::Ask => Flow::Wait,
        Stage::Name if count as usize == FACES => {
            state.replace(Frame::Lateral { hex, named, count, stage: Stage::Strike });
            Flow::Go
        }
        Stage::Name => Flow::Wait,
        Stage::Strike if count == 1 => {
            strike(state, named[0], sink);
            Flow::Go
        }
        Stage::Strike => Flow::Wait,
        Stage::Outlet => {
            // The critters have left; the lava comes out, if there is a tile of it.
            state.pop();
            if state.lava_supply > 0 {
                state.vent = Some(hex);
                state.refresh(rules);
                state.push(volcano::outlet(hex));
            }
            Flow::Go
        }
    }
}

fn strike<S: Sink<Event>>(state: &mut State, hex: Hex, sink: &mut S) {
    rule!("VQ-LATERAL");
    sink.tell(Event::LateralStruck { seat: state.turn.seat, hex });
    state.replace(Frame::Lateral { hex, named: [hex; FACES], count: 1, stage: Stage::Outlet });
    state.push(Frame::Escape { hex, danger: Danger::Volcano, place: 0, passed: 0, to: None, hurt: false });
}

pub(crate) fn turn(state: &State) -> Pending<Question> {
    let Frame::Lateral { hex, count, stage, .. } = state.frame() else { return Pending::Over };
    match stage {
        Stage::Ask => ask(state.turn.seat, Question::Lateral { hex }),
        Stage::Name => ask(state.turn.seat, Question::Name { left: FACES as u8 - count }),
        _ => Pending::Chance(Question::Strike),
    }
}

/// The spaces that may still be named.
fn nameable(state: &State) -> u64 {
    let Frame::Lateral { hex, named, count, .. } = state.frame() else { return 0 };
    let taken = named[..count as usize].iter().filter_map(|&hex| state.land.site(hex));
    beside(state, hex) & !taken.fold(0, |set, site| set | site.bit())
}

#[inline(never)]
pub(crate) fn legal(_: &Rules, state: &State, moves: &mut Vec<Move>) {
    let Frame::Lateral { stage, .. } = state.frame() else { return };
    match stage {
        Stage::Ask => moves.extend([Move::Done, Move::Lateral]),
        Stage::Name => moves.extend(sites_in(nameable(state)).map(|site| Move::Name(state.land.hex(site)))),
        _ => {}
    }
}

pub(crate) fn check(state: &State, mv: Move) -> Answer {
    let Frame::Lateral { hex, stage, .. } = state.frame() else { return None };
    Some(match (stage, mv) {
        (Stage::Ask, Move::Done | Move::Lateral) => Ok(()),
        (Stage::Name, Move::Name(wanted)) => {
            let bit = state.land.site(wanted).map_or(0, |site| site.bit());
            if beside(state, hex) & bit == 0 {
                Err(Refusal::NotBeside)
            } else if nameable(state) & bit == 0 {
                Err(Refusal::NamedAlready)
            } else {
                Ok(())
            }
        }
        _ => return None,
    })
}

#[inline(never)]
pub(crate) fn apply<S: Sink<Event>>(state: &mut State, mv: Move, sink: &mut S) {
    let Frame::Lateral { hex, mut named, count, stage } = state.frame() else { return };
    match (stage, mv) {
        (Stage::Ask, Move::Lateral) => {
            let all = beside(state, hex);
            if all.count_ones() as usize > FACES {
                return state.replace(Frame::Lateral { hex, named, count: 0, stage: Stage::Name });
            }
            for (face, site) in sites_in(all).enumerate() {
                named[face] = state.land.hex(site);
            }
            state.replace(Frame::Lateral { hex, named, count: all.count_ones() as u8, stage: Stage::Strike });
        }
        (Stage::Ask, _) => {
            rule!("VQ-POW-0");
            state.pop();
        }
        (Stage::Name, Move::Name(wanted)) => {
            named[count as usize % FACES] = wanted;
            state.replace(Frame::Lateral { hex, named, count: count + 1, stage });
        }
        (Stage::Strike, Move::Strike(wanted)) => strike(state, wanted, sink),
        _ => {}
    }
}

/// Each named space is as likely.
pub(crate) fn outcomes(state: &State, each: &mut impl FnMut(Move, u32)) {
    let Frame::Lateral { mut named, count, .. } = state.frame() else { return };
    let named = &mut named[..count as usize];
    named.sort_unstable();
    named.iter().for_each(|&hex| each(Move::Strike(hex), 1));
}

pub(crate) fn may_strike(state: &State, hex: Hex) -> bool {
    matches!(state.frame(), Frame::Lateral { named, count, .. } if named[..count as usize].contains(&hex))
}
