//! The ability cards of RoboFrogs. Nobody looks at them; the rules turn them over (SOLO-SET-2, SOLO-FLUX-1, SOLO-OD-1).

use crate::ability::Ability;
use crate::event::Event;
use crate::rules::Rules;
use crate::state::State;
use tabletop::{RuleId, Seat, SeatSet, Sink, emit};

/// Turns a card up or down. Everybody still knows a card that was face up.
pub(crate) fn flip<S: Sink<Event>>(state: &mut State, seat: Seat, rule: RuleId, sink: &mut S) {
    let frog = state.frog_mut(seat);
    if frog.card == Ability::NONE {
        return;
    }
    frog.up = !frog.up;
    let (up, card) = (frog.up, frog.card);
    if up {
        frog.knowers = SeatSet::ALL;
        emit!(sink, rule, Event::Revealed { seat, card });
    } else {
        emit!(sink, rule, Event::TurnedDown { seat });
    }
}

/// Turns a card face up if it lies face down and nothing holds it down.
pub(crate) fn turn_up<S: Sink<Event>>(state: &mut State, seat: Seat, rule: RuleId, sink: &mut S) {
    let frog = state.frog(seat);
    if !frog.up && !frog.voided {
        flip(state, seat, rule, sink);
    }
}

/// Gives a RoboFrog the top card face down. Nobody looks at it, but seats that knew the top card still know it.
pub(crate) fn deal<S: Sink<Event>>(state: &mut State, seat: Seat, card: Ability, rule: RuleId, sink: &mut S) {
    let knowers = state.abilities.draw(card.0);
    let frog = state.frog_mut(seat);
    frog.card = card;
    frog.knowers = knowers;
    frog.up = false;
    emit!(sink, rule, Event::DrewAbility { seat, card, knowers });
}

/// Shuffles the RoboFrogs' cards to the bottom of the deck.
pub(crate) fn flux<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    let mut cards = [(0u8, SeatSet::NONE); 3];
    let mut count = 0;
    for seat in rules.seats().filter(|&seat| rules.is_robo(seat)) {
        let frog = state.frog_mut(seat);
        if frog.card == Ability::NONE {
            continue;
        }
        cards[count] = (frog.card.0, frog.knowers);
        count += 1;
        frog.card = Ability::NONE;
        frog.knowers = SeatSet::NONE;
        frog.up = false;
        emit!(sink, "SOLO-FLUX-1", Event::Mutated { seat });
    }
    state.abilities.put_bag_under(&mut cards[..count]);
}
