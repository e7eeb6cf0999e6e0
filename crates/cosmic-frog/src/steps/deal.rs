//! Two ability cards are dealt to each frog; each secretly keeps one (SET-9).

use super::Flow;
use crate::ability::Ability;
use crate::event::Event;
use crate::moves::Move;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, State};
use tabletop::{Seat, SeatSet, Sink, Turn, rule};

pub(crate) fn advance(rules: &Rules, state: &mut State, next: u8) -> Flow {
    if next < 2 * rules.frogs {
        return Flow::Wait;
    }
    state.replace(Frame::Keep);
    Flow::Go
}

pub(crate) fn apply_deal<S: Sink<Event>>(rules: &Rules, state: &mut State, next: u8, mv: Move, sink: &mut S) {
    let Move::Ability(card) = mv else { return };
    rule!("SET-9");
    let seat = Seat(next / 2);
    state.abilities.draw(card.0);
    state.frog_mut(seat).dealt[next as usize % 2] = card;
    sink.push(Event::DrewAbility { seat, card, knowers: rules.knowers(seat) });
    state.replace(Frame::Deal { next: next + 1 });
}

fn undecided(rules: &Rules, state: &State) -> SeatSet {
    let seats = rules.seats().filter(|&seat| state.frog(seat).card == Ability::NONE);
    seats.fold(SeatSet::NONE, |set, seat| set.or(SeatSet::one(seat)))
}

pub(crate) fn turn(rules: &Rules, state: &State) -> Turn<Question> {
    Turn::Seats(undecided(rules, state), Question::KeepDealt)
}

pub(crate) fn legal(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    for seat in undecided(rules, state).iter() {
        let mut dealt = state.frog(seat).dealt;
        dealt.sort();
        moves.extend(dealt.map(|card| Move::Keep(seat, card)));
    }
}

pub(crate) fn check(rules: &Rules, state: &State, mv: Move) -> Option<Result<(), Refusal>> {
    let Move::Keep(seat, card) = mv else { return None };
    let holds = undecided(rules, state).contains(seat) && card.is_known() && state.frog(seat).dealt.contains(&card);
    Some(if holds { Ok(()) } else { Err(Refusal::NotYourCard) })
}

pub(crate) fn apply_keep<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    let Move::Keep(seat, card) = mv else { return };
    let knowers = rules.knowers(seat);
    let frog = state.frog_mut(seat);
    frog.card = card;
    frog.knowers = knowers;
    sink.push(Event::Kept { seat, card, knowers });
    if undecided(rules, state).is_empty() {
        bury_the_others(rules, state, sink);
        state.replace(Frame::Pass);
    }
}

/// The cards not kept go under the deck in seat order, whatever the order of the answers was.
fn bury_the_others<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    for seat in rules.seats() {
        let frog = *state.frog(seat);
        let other = if frog.dealt[0] == frog.card { frog.dealt[1] } else { frog.dealt[0] };
        let knowers = rules.knowers(seat);
        bury(state, other, knowers);
        sink.push(Event::Buried { seat, card: other, knowers });
        state.frog_mut(seat).dealt = [Ability::NONE; 2];
    }
}

/// Puts a card under the ability deck.
pub(crate) fn bury(state: &mut State, card: Ability, knowers: SeatSet) {
    if card.is_known() {
        state.abilities.put_under(card.0, knowers);
    } else if card == Ability::UNSEEN {
        state.abilities.put_token_under(knowers);
    }
}
