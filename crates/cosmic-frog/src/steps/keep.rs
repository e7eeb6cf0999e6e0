//! Each frog secretly keeps one of the ability cards dealt to it (SET-9); the members of a team pick in turn (TEAM-1).

use super::{Answer, Step, ask};
use crate::ability::Ability;
use crate::event::Event;
use crate::moves::Move;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, HAND, State};
use tabletop::{Pending, Seat, SeatSet, Sink, emit, rule};

/// Frogs choose which of the cards dealt they keep.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Keep;

impl Step for Keep {
    fn pending(self, rules: &Rules, state: &State) -> Pending<Question> {
        match asked(rules, state).iter().next() {
            Some(seat) if rules.has_teams() => ask(state, seat, Question::KeepDealt),
            _ => Pending::Seats(undecided(rules, state), Question::KeepDealt),
        }
    }

    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        for seat in asked(rules, state).iter() {
            let cards = choices(rules, state, seat).into_iter().filter(|&card| card != Ability::NONE);
            moves.extend(cards.map(|card| Move::Keep(seat, card)));
        }
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        let Move::Keep(seat, card) = mv else { return None };
        let open = asked(rules, state).contains(seat);
        let holds = open && card.is_known() && choices(rules, state, seat).contains(&card);
        Some(if holds { Ok(()) } else { Err(Refusal::NotYourCard) })
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let Move::Keep(seat, card) = mv else { return };
        let knowers = rules.card_knowers(seat);
        let frog = state.frog_mut(seat);
        frog.card = card;
        frog.knowers = knowers;
        emit!(sink, "SET-9", Event::Kept { seat, card, knowers });
        if undecided(rules, state).is_empty() {
            bury_the_others(rules, state, sink);
            state.replace(Frame::DrawCard);
        }
    }
}

fn undecided(rules: &Rules, state: &State) -> SeatSet {
    let seats = rules.seats().filter(|&seat| state.frog(seat).card == Ability::NONE);
    seats.fold(SeatSet::NONE, |set, seat| set.union(SeatSet::single(seat)))
}

/// Returns the seats that are asked: single frogs all at once, in secret; members of a team one by one in seat order.
fn asked(rules: &Rules, state: &State) -> SeatSet {
    let open = undecided(rules, state);
    if !rules.has_teams() {
        return open;
    }
    rule!("TEAM-1");
    open.iter().next().map_or(SeatSet::NONE, SeatSet::single)
}

/// Returns the cards dealt to a frog's team that no member has kept.
pub(crate) fn choices(rules: &Rules, state: &State, seat: Seat) -> [Ability; 8] {
    let mut cards = [Ability::NONE; 8];
    let team = rules.team(seat);
    let kept = |card: Ability| team.iter().any(|mate| state.frog(mate).card == card);
    let dealt =
        team.iter().flat_map(|mate| state.frog(mate).dealt).filter(|&card| card != Ability::NONE && !kept(card));
    for (slot, card) in cards.iter_mut().zip(dealt) {
        *slot = card;
    }
    cards.sort();
    cards
}

/// Puts the cards that were not kept under the deck, in seat order and not in the order of the answers.
fn bury_the_others<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    for seat in rules.seats().filter(|&seat| rules.vault_owner(seat) == seat) {
        let knowers = rules.card_knowers(seat);
        let others = choices(rules, state, seat);
        for card in others.into_iter().filter(|&card| card != Ability::NONE) {
            put_under_deck(state, card, knowers);
            emit!(sink, "SET-9", Event::Buried { seat, card, knowers });
        }
    }
    for frog in &mut state.frogs {
        frog.dealt = [Ability::NONE; HAND];
    }
}

/// Puts a card under the ability deck.
pub(crate) fn put_under_deck(state: &mut State, card: Ability, knowers: SeatSet) {
    if card.is_known() {
        state.abilities.put_under(card.0, knowers);
    } else if card == Ability::UNSEEN {
        state.abilities.put_token_under(knowers);
    }
}
