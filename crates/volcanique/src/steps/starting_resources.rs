//! Setup: everybody collects one resource per biome, and seats after the first choose two more (VQ-SET-6).

use super::{Answer, Progress, Step, ask};
use crate::biome::{Biome, Mix};
use crate::event::{Event, Gain};
use crate::frame::{Frame, TurnMode};
use crate::land::Part;
use crate::moves::Move;
use crate::part_set::PartSet;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{State, TurnState};
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Seat, Sink, emit};

/// Resources that seats after the first take besides.
const EXTRA: u8 = 2;

/// A seat after the first chooses its two extra resources.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StartingResources {
    /// Whose choice it is, as a place in the order of play.
    pub place: u8,
}

impl Step for StartingResources {
    #[inline(never)]
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, _: &mut S) -> Progress {
        if self.place < rules.players {
            return Progress::Wait;
        }
        state.turn = TurnState::new(state.order[0], TurnMode::Normal);
        state.replace(Frame::Turn);
        Progress::Continue
    }

    fn pending(self, _: &Rules, state: &State) -> Pending<Question> {
        ask(state.order[self.place as usize % 5], Question::Gift)
    }

    #[inline(never)]
    fn legal(self, _: &Rules, state: &State, moves: &mut Vec<Move>) {
        moves.extend(Mix::all_of(EXTRA).filter(|&mix| state.bank.contains(mix)).map(Move::Take));
    }

    fn check(self, _: &Rules, state: &State, mv: Move) -> Answer {
        let Move::Take(mix) = mv else { return None };
        Some(match (mix.total() == EXTRA, state.bank.contains(mix)) {
            (false, _) => Err(Refusal::WrongAmount),
            (true, false) => Err(Refusal::SupplyEmpty),
            _ => Ok(()),
        })
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, _: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let Move::Take(mix) = mv else { return };
        let seat = state.order[self.place as usize % 5];
        state.receive(seat, mix);
        emit!(sink, "VQ-SET-6", Event::Gained { seat, mix, gain: Gain::Start });
        state.replace(Frame::StartingResources(StartingResources { place: self.place + 1 }));
    }
}

/// Gives every seat one resource for each biome it controls.
pub(super) fn collect<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    for seat in rules.seats() {
        let mut mix = Mix::NONE;
        controlled_biomes(state, seat, |biome| mix = mix.plus(Mix::of(biome, 1)));
        state.receive(seat, mix);
        emit!(sink, "VQ-SET-6", Event::Gained { seat, mix, gain: Gain::Start });
    }
}

/// Visits the colour of every biome that a seat controls, each biome once.
fn controlled_biomes(state: &State, seat: Seat, mut each: impl FnMut(Biome)) {
    let mut seen = PartSet::EMPTY;
    for critter in state.player(seat).land() {
        let biome = state.land.biome(critter.part());
        if biome != Part::NONE && !seen.contains(biome) {
            seen.insert(biome);
            each(biome.biome());
        }
    }
}
