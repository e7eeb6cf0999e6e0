//! A landslide: a tile beside a volcano slides onto a lower one with all critters on it (VQ-LANDSLIDE).

use super::escape::Escape;
use super::{Progress, Step, contest};
use crate::event::Event;
use crate::frame::Frame;
use crate::land::{Part, Site};
use crate::moves::Move;
use crate::player::Critter;
use crate::question::{Danger, Question};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use hexgrid::{Dir, Hex};
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Seat, Sink, emit};

/// A tile slides once the critters below have left. Nobody is asked here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Landslide {
    /// Where the tile lies.
    pub from: Hex,
    /// Where it slides.
    pub dir: Dir,
}

impl Step for Landslide {
    #[inline(never)]
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, _: &mut S) -> Progress {
        state.pop();
        let to = self.from.step(self.dir, 1);
        let (Some(site), Some(under)) = (state.land.site(self.from), state.land.site(to)) else {
            return Progress::Continue;
        };
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
        Progress::Continue
    }

    fn pending(self, _: &Rules, _: &State) -> Pending<Question> {
        Pending::Over
    }
}

/// Checks that the top tile of a space is visible and unfrozen.
fn check_free(state: &State, site: Site) -> Result<(), Refusal> {
    if !state.land.is_visible(site) {
        return Err(Refusal::Covered);
    }
    if state.is_frozen(state.land.hex(site)) { Err(Refusal::Frozen) } else { Ok(()) }
}

/// Checks that the top tile of a space beside the volcano may slide in a direction.
pub(super) fn check(state: &State, volcano: Hex, from: Hex, dir: Dir) -> Result<(), Refusal> {
    let Some(site) = state.land.site(from) else { return Err(Refusal::NoLand) };
    if volcano.distance(from) != 1 {
        return Err(Refusal::NotBeside);
    }
    check_free(state, site)?;
    let to = from.step(dir, 1);
    let Some(under) = state.land.site(to).filter(|_| to != volcano) else { return Err(Refusal::NoLand) };
    check_free(state, under)?;
    if state.land.height(under) < state.land.height(site) { Ok(()) } else { Err(Refusal::NotLower) }
}

/// Visits every landslide that is possible beside a volcano, in order.
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

/// Returns whether any landslide is possible.
pub(super) fn can_slide(state: &State, volcano: Hex) -> bool {
    let mut any = false;
    each(state, volcano, |_, _| any = true);
    any
}

#[inline(never)]
pub(super) fn legal(state: &State, volcano: Hex, moves: &mut Vec<Move>) {
    each(state, volcano, |from, dir| moves.push(Move::Slide(from, dir)));
}

/// Begins a landslide: critters on the lower space leave first.
pub(super) fn begin<S: Sink<Event>>(state: &mut State, from: Hex, dir: Dir, seat: Seat, sink: &mut S) {
    let to = from.step(dir, 1);
    if let Some(face) = state.land.site(from).map(|site| state.land.top(site)) {
        emit!(sink, "VQ-LANDSLIDE", Event::Slid { seat, face, from, to });
    }
    state.push(Frame::Landslide(Landslide { from, dir }));
    state.push(Frame::Escape(Escape::new(to, Danger::Landslide)));
}
