//! Landslides: a tile beside a volcano slides onto a lower one with all its riders (VQ-LANDSLIDE).

use super::{Flow, contest};
use crate::event::Event;
use crate::event_rule::Tell;
use crate::land::{Part, Site};
use crate::moves::Move;
use crate::player::Critter;
use crate::question::Danger;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, State};
use hexgrid::{Dir, Hex};
use tabletop::{Seat, Sink, rule};

fn free(state: &State, site: Site) -> Result<(), Refusal> {
    if !state.land.is_shown(site) {
        return Err(Refusal::Covered);
    }
    if state.is_frozen(state.land.hex(site)) { Err(Refusal::Frozen) } else { Ok(()) }
}

/// Whether the top tile of a space beside the volcano may slide this way.
pub(crate) fn check(state: &State, volcano: Hex, from: Hex, dir: Dir) -> Result<(), Refusal> {
    let Some(site) = state.land.site(from) else { return Err(Refusal::NoLand) };
    if volcano.distance(from) != 1 {
        return Err(Refusal::NotBeside);
    }
    free(state, site)?;
    let to = from.step(dir, 1);
    let Some(under) = state.land.site(to).filter(|_| to != volcano) else { return Err(Refusal::NoLand) };
    free(state, under)?;
    if state.land.height(under) < state.land.height(site) { Ok(()) } else { Err(Refusal::NotLower) }
}

fn each(state: &State, volcano: Hex, mut found: impl FnMut(Hex, Dir)) {
    let Some(site) = state.land.site(volcano) else { return };
    let mut beside: [Hex; 6] = [volcano; 6];
    let mut count = 0;
    for (_, next) in state.land.around(site) {
        beside[count] = state.land.hex(next);
        count += 1;
    }
    beside[..count].sort_unstable();
    for &from in &beside[..count] {
        Dir::ALL.into_iter().filter(|&dir| check(state, volcano, from, dir).is_ok()).for_each(|dir| found(from, dir));
    }
}

pub(crate) fn any(state: &State, volcano: Hex) -> bool {
    let mut any = false;
    each(state, volcano, |_, _| any = true);
    any
}

#[inline(never)]
pub(crate) fn legal(state: &State, volcano: Hex, moves: &mut Vec<Move>) {
    each(state, volcano, |from, dir| moves.push(Move::Slide(from, dir)));
}

/// Critters on the lower space leave first.
pub(crate) fn begin<S: Sink<Event>>(state: &mut State, from: Hex, dir: Dir, seat: Seat, sink: &mut S) {
    rule!("VQ-LANDSLIDE");
    let to = from.step(dir, 1);
    let face = state.land.site(from).map(|site| state.land.top(site));
    if let Some(face) = face {
        sink.tell(Event::Slid { seat, face, from, to });
    }
    state.push(Frame::Slide { from, dir });
    let danger = Danger::Landslide;
    state.push(Frame::Escape { hex: to, danger, place: 0, passed: 0, to: None, hurt: false });
}

/// The tile slides with its riders.
#[inline(never)]
pub(crate) fn advance<S: Sink<Event>>(rules: &Rules, state: &mut State, from: Hex, dir: Dir, _: &mut S) -> Flow {
    state.pop();
    let to = from.step(dir, 1);
    let (Some(site), Some(under)) = (state.land.site(from), state.land.site(to)) else { return Flow::Go };
    let face = state.land.pop(site);
    state.land.push(under, face);
    for seat in rules.seats() {
        let rides = |critter: &&Critter| critter.site() == site;
        while let Some(&critter) = state.player(seat).land().iter().find(rides) {
            state.walk(seat, critter, Part::new(under, critter.biome()));
        }
    }
    state.refresh(rules);
    contest::begin(state);
    Flow::Go
}
