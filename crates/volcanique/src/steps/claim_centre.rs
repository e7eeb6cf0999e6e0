//! The last decision of a game with a super volcano: its owner may claim a part of its space (VQ-SUPER).

use super::{Answer, Progress, Step, ask, claim, game_end};
use crate::biome::Biome;
use crate::event::Event;
use crate::land::Part;
use crate::moves::Move;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use hexgrid::Hex;
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Sink, rule};

/// The owner of the super volcano may put a critter onto its space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClaimCentre {
    /// Where the super volcano stood.
    pub hex: Hex,
}

impl Step for ClaimCentre {
    #[inline(never)]
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        if self.parts(state).next().is_some() {
            return Progress::Wait;
        }
        game_end::finish(rules, state, sink);
        Progress::Continue
    }

    fn pending(self, _: &Rules, state: &State) -> Pending<Question> {
        ask(state.turn.seat, Question::Crown)
    }

    #[inline(never)]
    fn legal(self, _: &Rules, state: &State, moves: &mut Vec<Move>) {
        moves.push(Move::Done);
        moves.extend(self.parts(state).map(|part| Move::Claim(state.land.spot(part))));
    }

    fn check(self, _: &Rules, state: &State, mv: Move) -> Answer {
        match mv {
            Move::Done => Some(Ok(())),
            Move::Claim(spot) => {
                let found = self.parts(state).any(|part| state.land.spot(part) == spot);
                Some(if found { Ok(()) } else { Err(Refusal::Controlled) })
            }
            _ => None,
        }
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        if let Move::Claim(spot) = mv {
            rule!("VQ-SUPER");
            claim::claim(state, spot, sink);
        }
        game_end::finish(rules, state, sink);
    }
}

impl ClaimCentre {
    /// Lists the uncontrolled parts of the centre.
    fn parts(self, state: &State) -> impl Iterator<Item = Part> + '_ {
        let hand = state.player(state.turn.seat).hand > 0;
        let site = state.land.site(self.hex).filter(|_| hand && !state.is_frozen(self.hex));
        let parts = site.into_iter().flat_map(|site| Biome::ALL.map(|biome| Part::new(site, biome)));
        parts.filter(|&part| state.land.has(part) && state.control(part).is_empty())
    }
}
