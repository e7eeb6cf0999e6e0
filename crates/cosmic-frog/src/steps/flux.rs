//! Aether Flux: every frog in play mutates, resists or selects (FLUX-1, FLUX-2).

use super::end_of_turn::settle_deferral;
use super::keep::put_under_deck;
use super::oomph::{regain, spend};
use super::{Answer, Progress, Step, anytime, ask, chance};
use crate::ability::Ability;
use crate::event::{Event, Expense, Gain};
use crate::moves::Move;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{FluxStage, Frame, OOMPH, State};
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Seat, SeatSet, Sink, emit, rule, rule_id};

const RESIST: u8 = 1;
const SELECT: u8 = 2;

/// Frogs mutate, resist or select, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flux {
    /// Who chooses.
    pub seat: Seat,
    /// How many frogs have chosen.
    pub done: u8,
    /// What comes next.
    pub stage: FluxStage,
}

impl Step for Flux {
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        let Flux { seat, done, stage } = self;
        if stage == FluxStage::Robo {
            return robo_cards(rules, state, seat, done);
        }
        if stage != FluxStage::Choose {
            return Progress::Wait;
        }
        if rules.is_robo(seat) {
            super::robo::cards::flux(rules, state, sink);
            state.replace(Frame::Flux(Flux { seat, done, stage: FluxStage::Robo }));
            return Progress::Continue;
        }
        if done == rules.frogs {
            state.pop();
        } else if state.frog(seat).is_in_play() {
            rule!("FLUX-2");
            if state.powers(rules, seat).flux_regain && state.frog(seat).oomph < OOMPH {
                regain(state, seat, OOMPH, (Gain::Flux, rule_id!("ABI-MUTAGENIC")), sink);
            }
            return Progress::Wait;
        } else {
            next(rules, state, seat, done);
        }
        Progress::Continue
    }

    fn pending(self, _: &Rules, state: &State) -> Pending<Question> {
        let seat = self.seat;
        match self.stage {
            FluxStage::Choose => ask(state, seat, Question::Flux),
            FluxStage::Draw | FluxStage::Select | FluxStage::Robo => Pending::Chance(Question::Ability { seat }),
            FluxStage::Keep => ask(state, seat, Question::KeepSelected),
        }
    }

    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        let Flux { seat, stage, .. } = self;
        anytime::legal(rules, state, seat, moves);
        if stage == FluxStage::Keep {
            return moves.extend(choices(state, seat).map(|card| Move::Keep(seat, card)));
        }
        moves.push(Move::Mutate);
        let oomph = state.frog(seat).oomph;
        if oomph >= RESIST {
            moves.push(Move::Resist);
        }
        if oomph >= SELECT {
            moves.push(Move::Select);
        }
    }

    fn check(self, _: &Rules, state: &State, mv: Move) -> Answer {
        let Flux { seat, stage, .. } = self;
        let pays = |needs: u8| {
            let has = state.frog(seat).oomph;
            if needs <= has { Ok(()) } else { Err(Refusal::FluxTooDear { needs, has }) }
        };
        match (stage, mv) {
            (FluxStage::Choose, Move::Mutate) => Some(Ok(())),
            (FluxStage::Choose, Move::Resist) => Some(pays(RESIST)),
            (FluxStage::Choose, Move::Select) => Some(pays(SELECT)),
            (FluxStage::Keep, Move::Keep(who, card)) => {
                let holds = who == seat && card.is_known() && choices(state, seat).contains(&card);
                Some(if holds { Ok(()) } else { Err(Refusal::NotYourCard) })
            }
            (FluxStage::Draw | FluxStage::Select | FluxStage::Robo, _) => {
                chance::check_ability(state, Question::Ability { seat }, mv)
            }
            _ => None,
        }
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let Flux { seat, done, stage } = self;
        match mv {
            Move::Resist => {
                spend(state, seat, RESIST, Expense::Flux, sink);
                emit!(sink, "FLUX-1", Event::Resisted { seat });
                next(rules, state, seat, done);
            }
            Move::Mutate => {
                emit!(sink, "FLUX-1", Event::Mutated { seat });
                let frog = state.frog_mut(seat);
                let (card, knowers) = (frog.card, frog.knowers);
                frog.card = Ability::NONE;
                frog.up = false;
                put_under_deck(state, card, knowers);
                emit!(sink, "FLUX-1", Event::Buried { seat, card, knowers });
                state.replace(Frame::Flux(Flux { seat, done, stage: FluxStage::Draw }));
            }
            Move::Select => {
                spend(state, seat, SELECT, Expense::Flux, sink);
                emit!(sink, "FLUX-1", Event::Selected { seat });
                state.replace(Frame::Flux(Flux { seat, done, stage: FluxStage::Select }));
            }
            Move::Ability(card) if stage == FluxStage::Robo => {
                super::robo::cards::deal(state, seat, card, rule_id!("SOLO-FLUX-1"), sink);
                let seat = Seat((seat.0 + 1) % rules.frogs);
                state.replace(Frame::Flux(Flux { seat, done: done + 1, stage: FluxStage::Robo }));
            }
            Move::Ability(card) if stage == FluxStage::Draw => {
                draw(rules, state, seat, card, sink);
                settle_deferral(rules, state, seat, sink);
                next(rules, state, seat, done);
            }
            Move::Ability(card) => {
                pick_up(rules, state, seat, card, sink);
                state.replace(Frame::Flux(Flux { seat, done, stage: FluxStage::Keep }));
            }
            Move::Keep(_, card) => {
                keep(rules, state, seat, card, sink);
                next(rules, state, seat, done);
            }
            _ => {}
        }
    }

    fn outcomes(self, _: &Rules, state: &State, each: &mut impl FnMut(Move, u32)) {
        chance::abilities(state, each);
    }
}

/// Gives each RoboFrog in play a new card.
fn robo_cards(rules: &Rules, state: &mut State, seat: Seat, done: u8) -> Progress {
    if done == rules.frogs {
        state.pop();
    } else if state.frog(seat).is_in_play() && !state.abilities.is_empty() {
        return Progress::Wait;
    } else {
        let seat = Seat((seat.0 + 1) % rules.frogs);
        state.replace(Frame::Flux(Flux { seat, done: done + 1, stage: FluxStage::Robo }));
    }
    Progress::Continue
}

fn next(rules: &Rules, state: &mut State, seat: Seat, done: u8) {
    let seat = Seat((seat.0 + 1) % rules.frogs);
    state.replace(Frame::Flux(Flux { seat, done: done + 1, stage: FluxStage::Choose }));
}

fn choices(state: &State, seat: Seat) -> [Ability; 2] {
    let frog = state.frog(seat);
    let mut cards = [frog.card, frog.dealt[0]];
    cards.sort();
    cards
}

/// Gives a frog the top card of the ability deck, face down; its person looks at it.
fn draw<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, card: Ability, sink: &mut S) {
    let knowers = state.abilities.draw(card.0).union(rules.card_knowers(seat));
    let frog = state.frog_mut(seat);
    frog.card = card;
    frog.knowers = knowers;
    frog.up = false;
    frog.locked = false;
    emit!(sink, "FLUX-1", Event::DrewAbility { seat, card, knowers });
}

/// Puts the old and the new card into the hand. Which of them stays is secret, so the others no longer know a card they knew.
fn pick_up<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, card: Ability, sink: &mut S) {
    let person = rules.card_knowers(seat);
    let knowers = state.abilities.draw(card.0).union(person);
    let frog = state.frog_mut(seat);
    frog.dealt[0] = card;
    frog.knowers = person;
    frog.up = false;
    frog.locked = true;
    emit!(sink, "FLUX-1", Event::DrewAbility { seat, card, knowers });
}

fn keep<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, card: Ability, sink: &mut S) {
    let person: SeatSet = rules.card_knowers(seat);
    let frog = state.frog_mut(seat);
    let other = if frog.card == card { frog.dealt[0] } else { frog.card };
    frog.card = card;
    frog.knowers = person;
    frog.up = false;
    frog.locked = false;
    frog.dealt[0] = Ability::NONE;
    put_under_deck(state, other, person);
    emit!(sink, "FLUX-1", Event::Kept { seat, card, knowers: person });
    emit!(sink, "FLUX-1", Event::Buried { seat, card: other, knowers: person });
    settle_deferral(rules, state, seat, sink);
}
