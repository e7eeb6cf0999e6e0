//! Setup: chance deals the power cards onto the grid (VQ-GRID-2); then everybody collects the first resources.

use super::starting_resources::{self, StartingResources};
use super::{Answer, Progress, Step, possible};
use crate::event::Event;
use crate::frame::Frame;
use crate::land::bits;
use crate::moves::Move;
use crate::power::{Power, PowerRow, Slot};
use crate::question::Question;
use crate::rules::Rules;
use crate::state::State;
use tabletop::{Pending, RandomBelow, Sink, emit};

/// The weight of a card, shared among its open slots. Divisible by every number of open slots a card may have.
const CARD_WEIGHT: u32 = 2520;

/// Chance draws the next power card and the slot it goes to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DealPower;

impl Step for DealPower {
    #[inline(never)]
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        if dealable(rules, state).1 != 0 {
            return Progress::Wait;
        }
        starting_resources::collect(rules, state, sink);
        state.replace(Frame::StartingResources(StartingResources { place: 1 }));
        Progress::Continue
    }

    fn pending(self, _: &Rules, _: &State) -> Pending<Question> {
        Pending::Chance(Question::Deal)
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        let Move::Deal(power, slot) = mv else { return None };
        let fits = slot.index() < state.grid.len()
            && state.grid[slot.index()] == Power::NONE
            && !state.grid.contains(&power)
            && rules.powers.can_lie_on(power, slot);
        possible(fits, Question::Deal)
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, _: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let Move::Deal(power, slot) = mv else { return };
        state.grid[slot.index()] = power;
        emit!(sink, "VQ-GRID-2", Event::Dealt { power, slot });
    }

    /// Lists every card with an open slot, all cards equally likely; cards without an open slot are set aside.
    fn outcomes(self, rules: &Rules, state: &State, each: &mut impl FnMut(Move, u32)) {
        let (open, powers) = dealable(rules, state);
        for power in bits(powers.into()) {
            let slots = rules.powers.powers[power as usize].slots & open;
            for slot in bits(slots.into()) {
                each(Move::Deal(Power(power), Slot(slot)), CARD_WEIGHT / slots.count_ones());
            }
        }
    }

    /// Draws a card, then one of its open slots, without listing the outcomes.
    fn sample(self, rules: &Rules, state: &State, below: RandomBelow<'_>) -> Option<Move> {
        let (open, powers) = dealable(rules, state);
        let mut pick = |set: u32| bits(set.into()).nth(below(set.count_ones().max(1)) as usize);
        let power = Power(pick(powers)?);
        let slots = rules.powers.powers[power.0 as usize].slots & open;
        pick(slots.into()).map(|slot| Move::Deal(power, Slot(slot)))
    }
}

/// Returns the open slots, and the undealt powers that fit one of them; a bit each.
fn dealable(rules: &Rules, state: &State) -> (u16, u32) {
    let empty = Slot::all().filter(|slot| state.grid[slot.index()] == Power::NONE);
    let open = empty.fold(0, |set: u16, slot| set | 1 << slot.0);
    let dealt = state.grid.iter().fold(0, |set, power| set | 1u32.checked_shl(power.0.into()).unwrap_or(0));
    let fit = |set, (number, row): (usize, &PowerRow)| set | u32::from(row.slots & open != 0) << number;
    (open, rules.powers.powers.iter().enumerate().fold(0, fit) & !dealt)
}
