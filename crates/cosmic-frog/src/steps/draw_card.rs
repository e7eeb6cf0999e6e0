//! Turns over the cards of the Action Deck one by one, and shuffles the discards into a new deck when it is empty (DECK-1,
//! DECK-2). A game whose Shard is stripped ends here (END-2).

use super::flux::Flux;
use super::{Answer, Progress, Step, chance, end_of_turn, gather, turn};
use crate::event::{Ending, Event};
use crate::moves::Move;
use crate::question::Question;
use crate::rules::Rules;
use crate::state::{Card, FluxStage, Frame, State, once};
use tabletop::{Pending, Sink, emit, rule};

/// The next action card is turned over.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DrawCard;

impl Step for DrawCard {
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        // Reset what a frog did since the last card was turned over.
        state.first = crate::state::ActionKind::None;
        state.muck_mut().gathered = false;
        for frog in &mut state.frogs {
            frog.spent = false;
            frog.recovered = false;
            // If a frog turns its card up now, the end-of-turn round opens again, and its used powers stay used.
            frog.once &= once::LOOK | once::TETHER;
        }
        if let Some(seat) = rules.seats().find(|&seat| end_of_turn::is_due(state, seat)) {
            forget_uses(state);
            end_of_turn::take_deferred(state, seat, sink);
            return Progress::Continue;
        }
        if !state.actions.is_empty() {
            return Progress::Wait;
        }
        // Without any card the game could not continue. Every game has cards, but a position made by hand may have none.
        if state.lands == 0 || state.discard == [0; 8] {
            state.end_game();
            emit!(sink, "END-2", Event::Over { ending: Ending::Stripped });
            return Progress::Continue;
        }
        // Cards set aside are not on the discard pile.
        rule!("DECK-3");
        let discard = std::mem::take(&mut state.discard);
        state.actions.shuffle_in(&discard);
        emit!(sink, "DECK-2", Event::Reshuffled);
        Progress::Wait
    }

    fn pending(self, _: &Rules, _: &State) -> Pending<Question> {
        Pending::Chance(Question::Draw)
    }

    fn check(self, _: &Rules, state: &State, mv: Move) -> Answer {
        chance::check_card(state, Question::Draw, mv)
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let Move::Card(card) = mv else { return };
        forget_uses(state);
        state.actions.draw(card.index() as u8);
        state.discard[card.index()] += 1;
        emit!(sink, "DECK-1", Event::Turned { card });
        match card {
            Card::Frog(seat) => turn::begin(state, seat, false),
            Card::Flux => {
                emit!(sink, "FLUX-1", Event::FluxBegins);
                gather::drift_muck_out(state, sink);
                // Against RoboFrogs the player chooses first.
                let first = if rules.setup.solo.is_some() { crate::rules::HUMAN } else { state.last };
                state.push(Frame::Flux(Flux { seat: first, done: 0, stage: FluxStage::Choose }));
            }
            Card::Strike => super::strike::begin(rules, state, state.last),
        }
    }

    fn outcomes(self, _: &Rules, state: &State, each: &mut impl FnMut(Move, u32)) {
        chance::cards(state, each);
    }
}

/// Lets powers that work once per turn be used again.
fn forget_uses(state: &mut State) {
    state.frogs.iter_mut().for_each(|frog| frog.once = 0);
}
