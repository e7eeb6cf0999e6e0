//! The super volcano's last part, and lava that runs out at the end of the game (VQ-SUPER, VQ-WINTER).

use super::{Answer, Flow, claim, contest, end, escape};
use crate::biome::Biome;
use crate::event::{Ending, Event, Loss};
use crate::event_rule::Tell;
use crate::land::Part;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, Run, State};
use hexgrid::{Dir, Hex};
use tabletop::{Sink, rule};

/// Critters on all six neighbours go home, then everything runs out.
pub(crate) fn begin<S: Sink<Event>>(_: &Rules, state: &mut State, sink: &mut S) {
    rule!("VQ-SUPER");
    let seat = state.turn.seat;
    if let Some(hex) = state.great {
        sink.tell(Event::SuperErupts { seat, hex });
        for beside in hex.neighbours() {
            escape::wipe(state, beside, Loss::Super, sink);
        }
    }
    state.push(Frame::RunOut { place: 0 });
}

#[inline(never)]
pub(crate) fn advance<S: Sink<Event>>(rules: &Rules, state: &mut State, place: u8, sink: &mut S) -> Flow {
    let winter = state.close.ending == Some(Ending::Winter);
    let run = if winter { Run::Frozen } else { Run::Out };
    let flow = |from: Hex, lava: u8| Frame::flow(from, lava, run);
    if let (Some(great), Some(dir)) = (state.great, Dir::from_index(place)) {
        state.replace(Frame::RunOut { place: place + 1 });
        let beside = great.step(dir, 1);
        if state.land.site(beside).is_some() {
            // Whoever fled here from the lava of another one.
            escape::wipe(state, beside, Loss::Super, sink);
            state.vent = Some(beside);
            state.refresh(rules);
            state.push(flow(beside, super::volcano::NEW));
        }
        return Flow::Go;
    }
    if let Some(lava) = state.lavas.all().first() {
        let frame = flow(lava.hex, 0);
        state.push(frame);
        return Flow::Go;
    }
    state.pop();
    match state.great.take() {
        Some(hex) => {
            state.refresh(rules);
            state.push(Frame::Crown { hex });
            contest::begin(state);
        }
        None => end::finish(rules, state, sink),
    }
    Flow::Go
}

/// The uncontrolled parts of the centre.
fn open(state: &State, hex: Hex) -> impl Iterator<Item = Part> + '_ {
    let hand = state.player(state.turn.seat).hand > 0;
    let site = state.land.site(hex).filter(|_| hand && !state.is_frozen(hex));
    let parts = site.into_iter().flat_map(|site| Biome::ALL.map(|biome| Part::new(site, biome)));
    parts.filter(|&part| state.land.has(part) && state.control(part).is_empty())
}

#[inline(never)]
pub(crate) fn advance_crown<S: Sink<Event>>(rules: &Rules, state: &mut State, hex: Hex, sink: &mut S) -> Flow {
    if open(state, hex).next().is_some() {
        return Flow::Wait;
    }
    end::finish(rules, state, sink);
    Flow::Go
}

#[inline(never)]
pub(crate) fn legal_crown(state: &State, hex: Hex, moves: &mut Vec<Move>) {
    moves.push(Move::Done);
    moves.extend(open(state, hex).map(|part| Move::Claim(state.land.spot(part))));
}

pub(crate) fn check_crown(state: &State, hex: Hex, mv: Move) -> Answer {
    match mv {
        Move::Done => Some(Ok(())),
        Move::Claim(spot) => {
            let found = open(state, hex).any(|part| state.land.spot(part) == spot);
            Some(if found { Ok(()) } else { Err(Refusal::Controlled) })
        }
        _ => None,
    }
}

#[inline(never)]
pub(crate) fn apply_crown<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    if let Move::Claim(spot) = mv {
        claim::claim(state, spot, sink);
    }
    end::finish(rules, state, sink);
}
