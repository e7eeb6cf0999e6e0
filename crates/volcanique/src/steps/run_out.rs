//! All lava runs out at the end of the game, until it reaches the ocean or a basin (VQ-SUPER, VQ-WINTER).

use super::claim_centre::ClaimCentre;
use super::lava_flow::{ERUPTING, LavaFlow};
use super::{Progress, Step, contest, escape, game_end};
use crate::event::{Ending, Event, Loss};
use crate::frame::{FlowExtent, Frame};
use crate::question::Question;
use crate::rules::Rules;
use crate::state::State;
use hexgrid::Dir;
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Sink, rule_id};

/// Lava comes out of each space beside the super volcano, then all other lava runs out. Nobody is asked here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunOut {
    /// Which space beside the super volcano is next, as the number of a direction; 6 without a super volcano.
    pub place: u8,
}

impl Step for RunOut {
    #[inline(never)]
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        let winter = state.closing.ending == Some(Ending::Winter);
        let run = if winter { FlowExtent::Frozen } else { FlowExtent::Out };
        if let (Some(centre), Some(dir)) = (state.super_volcano, Dir::from_index(self.place)) {
            state.replace(Frame::RunOut(RunOut { place: self.place + 1 }));
            let beside = centre.step(dir, 1);
            if state.land.site(beside).is_some() {
                // Critters may have fled here from the lava of another space.
                escape::send_all_home(state, beside, (Loss::Super, rule_id!("VQ-SUPER")), sink);
                state.volcano = Some(beside);
                state.refresh(rules);
                state.push(Frame::LavaFlow(LavaFlow::new(beside, ERUPTING, run)));
            }
            return Progress::Continue;
        }
        if let Some(lava) = state.lavas.all().first() {
            let flow = LavaFlow::new(lava.hex, 0, run);
            state.push(Frame::LavaFlow(flow));
            return Progress::Continue;
        }
        state.pop();
        match state.super_volcano.take() {
            Some(hex) => {
                state.refresh(rules);
                state.push(Frame::ClaimCentre(ClaimCentre { hex }));
                contest::begin(state);
            }
            None => game_end::finish(rules, state, sink),
        }
        Progress::Continue
    }

    fn pending(self, _: &Rules, _: &State) -> Pending<Question> {
        Pending::Over
    }
}
