//! Erosion: an uninhabited top tile leaves the game (VQ-EROSION, also Sinkhole).

use super::{Answer, contest};
use crate::biome::Biome;
use crate::event::Event;
use crate::event_rule::Tell;
use crate::land::{Part, sites_in};
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use crate::tile::{KINDS, Size};
use hexgrid::Hex;
use tabletop::{Sink, rule};

pub(crate) fn check(rules: &Rules, state: &State, hex: Hex) -> Result<(), Refusal> {
    let Some(site) = state.land.site(hex) else { return Err(Refusal::NoLand) };
    if !state.land.is_shown(site) {
        return Err(Refusal::Covered);
    }
    if state.is_frozen(hex) {
        return Err(Refusal::Frozen);
    }
    if state.inhabited() & site.bit() != 0 {
        return Err(Refusal::Inhabited);
    }
    if state.land.height(site) < 2 {
        return Err(Refusal::TooLow);
    }
    let uno = state.land.top(site).kind().is_some_and(|kind| rules.tiles.size(kind) == Size::Uno);
    let held = Biome::ALL.into_iter().any(|biome| !state.control(Part::new(site, biome)).is_empty());
    if uno && held { Err(Refusal::UnoOfControlled) } else { Ok(()) }
}

pub(crate) fn any(rules: &Rules, state: &State) -> bool {
    sites_in(state.land.shown()).any(|site| check(rules, state, state.land.hex(site)).is_ok())
}

#[inline(never)]
pub(crate) fn legal(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    let all = sites_in(state.land.shown() & !state.inhabited()).map(|site| state.land.hex(site));
    moves.extend(all.filter(|&hex| check(rules, state, hex).is_ok()).map(Move::Erode));
}

pub(crate) fn answer(rules: &Rules, state: &State, mv: Move) -> Answer {
    match mv {
        Move::Erode(hex) => Some(check(rules, state, hex)),
        _ => None,
    }
}

#[inline(never)]
pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, hex: Hex, sink: &mut S) {
    rule!("VQ-EROSION");
    let Some(site) = state.land.site(hex) else { return };
    let face = state.land.pop(site);
    state.gone[face.kind().map_or(KINDS, |kind| kind.index())] += 1;
    sink.tell(Event::Eroded { seat: state.turn.seat, face, hex });
    state.refresh(rules);
    contest::begin(state);
}

#[inline(never)]
pub(crate) fn apply_sinkhole<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    rule!("VQ-CAL-SINKHOLE");
    state.pop();
    if let Move::Erode(hex) = mv {
        apply(rules, state, hex, sink);
    }
}
