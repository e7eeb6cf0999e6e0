//! Two ability cards are dealt to each frog; each secretly keeps one (SET-9).

use super::{Flow, ask};
use crate::ability::Ability;
use crate::event::Event;
use crate::moves::Move;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, HAND, State};
use tabletop::{Pending, Seat, SeatSet, Sink, emit, rule, rule_id};

/// Which frog gets the card with this number in the deal: a team of N gets N + 1, a single frog two (TEAM-1).
pub(crate) fn receiver(rules: &Rules, next: u8) -> Option<(Seat, usize)> {
    let mut left = next as usize;
    for seat in rules.seats() {
        let cards = if rules.owner(seat) == seat && !rules.is_robo(seat) { 2 } else { 1 };
        if left < cards {
            return Some((seat, left));
        }
        left -= cards;
    }
    None
}

pub(crate) fn advance(rules: &Rules, state: &mut State, next: u8) -> Flow {
    if receiver(rules, next).is_some() {
        return Flow::Wait;
    }
    state.replace(Frame::Keep);
    Flow::Go
}

pub(crate) fn apply_deal<S: Sink<Event>>(rules: &Rules, state: &mut State, next: u8, mv: Move, sink: &mut S) {
    let (Move::Ability(card), Some((seat, slot))) = (mv, receiver(rules, next)) else { return };
    if rules.is_robo(seat) {
        super::robo::cards::deal(state, seat, card, rule_id!("SOLO-SET-2"), sink);
        return state.replace(Frame::Deal { next: next + 1 });
    }
    state.abilities.draw(card.0);
    state.frog_mut(seat).dealt[slot] = card;
    emit!(sink, "SET-9", Event::DrewAbility { seat, card, knowers: rules.knowers(seat) });
    state.replace(Frame::Deal { next: next + 1 });
}

fn undecided(rules: &Rules, state: &State) -> SeatSet {
    let seats = rules.seats().filter(|&seat| state.frog(seat).card == Ability::NONE);
    seats.fold(SeatSet::NONE, |set, seat| set.union(SeatSet::single(seat)))
}

/// Single frogs answer in secret, in any order; members of teams pick in seat order.
fn asked(rules: &Rules, state: &State) -> SeatSet {
    let open = undecided(rules, state);
    if !rules.has_teams() {
        return open;
    }
    rule!("TEAM-1");
    open.iter().next().map_or(SeatSet::NONE, SeatSet::single)
}

pub(crate) fn turn(rules: &Rules, state: &State) -> Pending<Question> {
    match asked(rules, state).iter().next() {
        Some(seat) if rules.has_teams() => ask(state, seat, Question::KeepDealt),
        _ => Pending::Seats(undecided(rules, state), Question::KeepDealt),
    }
}

/// The cards dealt to a frog's team that no member has kept.
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

pub(crate) fn legal(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    for seat in asked(rules, state).iter() {
        let cards = choices(rules, state, seat).into_iter().filter(|&card| card != Ability::NONE);
        moves.extend(cards.map(|card| Move::Keep(seat, card)));
    }
}

pub(crate) fn check(rules: &Rules, state: &State, mv: Move) -> Option<Result<(), Refusal>> {
    let Move::Keep(seat, card) = mv else { return None };
    let open = asked(rules, state).contains(seat);
    let holds = open && card.is_known() && choices(rules, state, seat).contains(&card);
    Some(if holds { Ok(()) } else { Err(Refusal::NotYourCard) })
}

pub(crate) fn apply_keep<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    let Move::Keep(seat, card) = mv else { return };
    let knowers = rules.knowers(seat);
    let frog = state.frog_mut(seat);
    frog.card = card;
    frog.knowers = knowers;
    emit!(sink, "SET-9", Event::Kept { seat, card, knowers });
    if undecided(rules, state).is_empty() {
        bury_the_others(rules, state, sink);
        state.replace(Frame::DrawCard);
    }
}

/// The card that a team did not keep goes under the deck in seat order, whatever the order of the answers was.
fn bury_the_others<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    for seat in rules.seats().filter(|&seat| rules.owner(seat) == seat) {
        let knowers = rules.knowers(seat);
        let others = choices(rules, state, seat);
        for card in others.into_iter().filter(|&card| card != Ability::NONE) {
            bury(state, card, knowers);
            emit!(sink, "SET-9", Event::Buried { seat, card, knowers });
        }
    }
    for frog in &mut state.frogs {
        frog.dealt = [Ability::NONE; HAND];
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
