//! What chance decides in several steps: cards, Splinters, dice and chips. Land, backs and muck are in the files of their
//! steps.

use super::{Answer, possible};
use crate::ability::Ability;
use crate::die::Die;
use crate::moves::Move;
use crate::muck::chips::{ALL, ChipHand};
use crate::question::Question;
use crate::state::{Card, State};
use tabletop::RandomBelow;

/// Visits the ability cards that may be the next of their deck, with their weights.
pub(super) fn abilities(state: &State, each: &mut impl FnMut(Move, u32)) {
    state.abilities.odds(|card, weight| each(Move::Ability(Ability(card)), weight));
}

pub(super) fn check_ability(state: &State, question: Question, mv: Move) -> Answer {
    let Move::Ability(card) = mv else { return None };
    possible(state.abilities.may_draw(card.0), question)
}

/// Visits the action cards that may be the next of their deck, with their weights.
pub(super) fn cards(state: &State, each: &mut impl FnMut(Move, u32)) {
    state.actions.odds(|card, weight| each(Move::Card(Card::from_index(card)), weight));
}

pub(super) fn check_card(state: &State, question: Question, mv: Move) -> Answer {
    let Move::Card(card) = mv else { return None };
    possible(state.actions.may_draw(card.index() as u8), question)
}

/// Visits the Splinters that may be the next of their deck, with their weights.
pub(super) fn splinters(state: &State, each: &mut impl FnMut(Move, u32)) {
    state.splinters.odds(|strike, weight| each(Move::Splinter(strike), weight));
}

pub(super) fn check_splinter(state: &State, question: Question, mv: Move) -> Answer {
    let Move::Splinter(strike) = mv else { return None };
    possible(state.splinters.may_draw(strike), question)
}

/// Visits the outcomes of one die or two, with their weights.
pub(super) fn rolls(question: Question, each: &mut impl FnMut(Move, u32)) {
    match question {
        Question::Roll { die, count: 1, .. } => die.faces().for_each(|face| each(Move::Roll(face), 1)),
        Question::Roll { die, .. } => {
            for low in die.faces() {
                (low..=*die.faces().end()).for_each(|high| each(Move::RollTwo(low, high), 1 + u32::from(low != high)));
            }
        }
        _ => {}
    }
}

pub(super) fn check_roll(question: Question, mv: Move) -> Answer {
    let is_possible = match (question, mv) {
        (Question::Roll { die, count: 1, .. }, Move::Roll(face)) => die.faces().contains(&face),
        (Question::Roll { die, count: 2, .. }, Move::RollTwo(low, high)) => {
            low <= high && die.faces().contains(&low) && die.faces().contains(&high)
        }
        _ => return None,
    };
    possible(is_possible, question)
}

/// Rolls one die without listing its faces; two dice are not equally likely to show every pair.
pub(super) fn roll(question: Question, below: RandomBelow<'_>) -> Option<Move> {
    match question {
        Question::Roll { die, count: 1, .. } => Some(roll_one(die, below)),
        _ => None,
    }
}

pub(super) fn roll_one(die: Die, below: RandomBelow<'_>) -> Move {
    Move::Roll(die.lowest() + below(6) as u8)
}

/// Visits the chips that may lie at the places picked.
pub(super) fn chips(hand: &ChipHand, each: &mut impl FnMut(Move, u32)) {
    hand.outcomes(|chips| each(Move::Chips(chips), 1));
}

pub(super) fn check_chips(hand: &ChipHand, question: Question, mv: Move) -> Answer {
    let Move::Chips(chips) = mv else { return None };
    possible(chips <= ALL && hand.may_show(chips), question)
}
