//! The lava step: lava that has lain in the ocean or in a basin becomes soil, then all other lava flows (VQ-LAVA-5).

use super::{Flow, contest};
use crate::event::Event;
use crate::event_rule::Tell;
use crate::rules::Rules;
use crate::state::{Frame, Run, State};
use crate::tile::Face;
use tabletop::{Sink, rule};

#[inline(never)]
pub(crate) fn advance<S: Sink<Event>>(rules: &Rules, state: &mut State, soil: bool, sink: &mut S) -> Flow {
    rule!("VQ-LAVA-5");
    if soil {
        state.replace(Frame::LavaStep { soil: false });
        if harden(state, sink) {
            state.refresh_shown(rules);
            contest::begin(state);
        }
        return Flow::Go;
    }
    // A lava that has flowed is fresh, one that found no way is pooled: so the first one left is the next.
    let left = |lava: &crate::lava::Lava| !lava.fresh && !lava.pooled && state.land.site(lava.hex).is_some();
    match state.lavas.all().iter().position(left) {
        Some(number) => {
            let from = state.lavas.all()[number].hex;
            state.push(Frame::flow(from, number as u8, Run::Once));
        }
        None => state.pop(),
    }
    Flow::Go
}

/// Lava that came in an earlier turn becomes soil; whether any did.
fn harden<S: Sink<Event>>(state: &mut State, sink: &mut S) -> bool {
    let mut any = false;
    let mut number = 0;
    while let Some(&lava) = state.lavas.all().get(number as usize) {
        let site = state.land.site(lava.hex);
        if lava.fresh || (site.is_some() && !lava.pooled) {
            number += 1;
            continue;
        }
        any = true;
        state.lavas.remove(number);
        sink.tell(Event::SoilMade { hex: lava.hex });
        match site {
            Some(site) => {
                rule!("VQ-LAVA-4");
                state.land.push(site, Face::SOIL);
            }
            None => {
                rule!("VQ-LAVA-3");
                state.found(lava.hex, Face::SOIL);
            }
        }
    }
    any
}
