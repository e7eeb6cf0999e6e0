//! The lava step of a turn: lava that has lain in the ocean or in a basin becomes soil, then all other lava flows
//! (VQ-LAVA-5).

use super::lava_flow::LavaFlow;
use super::{Progress, Step, contest};
use crate::event::Event;
use crate::frame::{FlowExtent, Frame};
use crate::lava::Lava;
use crate::question::Question;
use crate::rules::Rules;
use crate::state::State;
use crate::tile::Face;
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Sink, emit, rule};

/// Lava becomes soil or flows. Nobody is asked here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LavaStep {
    /// Whether soil is still to be made; then lava flows.
    pub soil: bool,
}

impl Step for LavaStep {
    #[inline(never)]
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        if self.soil {
            state.replace(Frame::LavaStep(LavaStep { soil: false }));
            if make_soil(state, sink) {
                state.refresh_visible(rules);
                contest::begin(state);
            }
            return Progress::Continue;
        }
        // Lava that has flowed is fresh, and lava that found no way is pooled, so the first one left is the next.
        let left = |lava: &Lava| !lava.fresh && !lava.pooled && state.land.site(lava.hex).is_some();
        match state.lavas.all().iter().position(left) {
            Some(number) => {
                rule!("VQ-LAVA-5");
                let from = state.lavas.all()[number].hex;
                state.push(Frame::LavaFlow(LavaFlow::new(from, number as u8, FlowExtent::Once)));
            }
            None => state.pop(),
        }
        Progress::Continue
    }

    fn pending(self, _: &Rules, _: &State) -> Pending<Question> {
        Pending::Over
    }
}

/// Turns lava that arrived in an earlier turn into soil. Returns whether there was any.
fn make_soil<S: Sink<Event>>(state: &mut State, sink: &mut S) -> bool {
    let mut any = false;
    let mut number = 0;
    while let Some(&lava) = state.lavas.all().get(number as usize) {
        let hex = lava.hex;
        let site = state.land.site(hex);
        if lava.fresh || (site.is_some() && !lava.pooled) {
            number += 1;
            continue;
        }
        any = true;
        rule!("VQ-LAVA-5");
        state.lavas.remove(number);
        match site {
            Some(site) => {
                emit!(sink, "VQ-LAVA-4", Event::SoilMade { hex });
                state.land.push(site, Face::SOIL);
            }
            None => {
                emit!(sink, "VQ-LAVA-3", Event::SoilMade { hex });
                state.add_land(hex, Face::SOIL);
            }
        }
    }
    any
}
