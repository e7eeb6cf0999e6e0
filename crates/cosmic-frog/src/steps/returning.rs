//! A frog returns to Dimension Zero: it gets a new ability card and all Ω and chooses Aether or Shard (OD-4). With Dimensional
//! Decisions it may trade held cards for more ability cards to choose from (VAR-DECIDE).

use super::keep::put_under_deck;
use super::oomph::regain;
use super::{Answer, Progress, Step, anytime, ask, chance, descend};
use crate::ability::Ability;
use crate::event::{Event, Gain};
use crate::moves::Move;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, HAND, NOBODY, OOMPH, Place, ReturnStage, State};
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Seat, SeatSet, Sink, emit, rule, rule_id};

/// A frog returns to Dimension Zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Return {
    /// Who returns.
    pub seat: Seat,
    /// What comes next.
    pub stage: ReturnStage,
    /// Ability cards still to be drawn.
    pub left: u8,
}

impl Step for Return {
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        let Return { seat, stage, left } = self;
        match stage {
            ReturnStage::Trade => {
                if !state.frog(seat).is_in_play() {
                    come_home(rules, state, seat, sink);
                }
                if state.frog(seat).card != Ability::NONE {
                    go_to(state, ReturnStage::Tether, left);
                    return Progress::Wait;
                }
                if rules.setup.decide && state.frog(seat).aside > 0 {
                    return Progress::Wait;
                }
                go_to(state, ReturnStage::Draw, 1);
            }
            ReturnStage::Draw if left == 0 || state.abilities.is_empty() => drawn(rules, state, seat, sink),
            ReturnStage::Enter if rules.is_robo(seat) => {
                emit!(sink, "SOLO-OD-1", Event::Entered { seat, to: Place::Aether });
                state.pop();
            }
            _ => return Progress::Wait,
        }
        Progress::Continue
    }

    fn pending(self, _: &Rules, state: &State) -> Pending<Question> {
        let seat = self.seat;
        match self.stage {
            ReturnStage::Trade => ask(state, seat, Question::Trade),
            ReturnStage::Draw => Pending::Chance(Question::Ability { seat }),
            ReturnStage::Keep => ask(state, seat, Question::KeepDrawn),
            ReturnStage::Enter => ask(state, seat, Question::Enter),
            ReturnStage::Tether => ask(state, seat, Question::Tether),
        }
    }

    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        let seat = self.seat;
        anytime::legal(rules, state, seat, moves);
        match self.stage {
            ReturnStage::Tether => moves.extend([Move::Pass, Move::Keep(seat, state.frog(seat).card)]),
            ReturnStage::Trade => moves.extend((0..=most(state, seat)).map(Move::Trade)),
            ReturnStage::Keep => {
                let mut cards = state.frog(seat).dealt;
                cards.sort();
                let held = cards.into_iter().filter(|&card| card != Ability::NONE);
                moves.extend(held.map(|card| Move::Keep(seat, card)));
            }
            _ => {
                moves.push(Move::EnterAether);
                moves.extend(descend::places(state).iter().map(Move::Descend));
            }
        }
    }

    fn check(self, _: &Rules, state: &State, mv: Move) -> Answer {
        let Return { seat, stage, .. } = self;
        match (stage, mv) {
            (ReturnStage::Trade, Move::Trade(count)) if count <= most(state, seat) => Some(Ok(())),
            (ReturnStage::Trade, Move::Trade(_)) => Some(Err(Refusal::NotEnoughCards { has: most(state, seat) })),
            (ReturnStage::Keep, Move::Keep(who, card)) => {
                let holds = who == seat && card.is_known() && hand(state, seat).any(|other| other == card);
                Some(if holds { Ok(()) } else { Err(Refusal::NotYourCard) })
            }
            (ReturnStage::Tether, Move::Pass) => Some(Ok(())),
            (ReturnStage::Tether, Move::Keep(who, card)) => {
                let holds = who == seat && card == state.frog(seat).card;
                Some(if holds { Ok(()) } else { Err(Refusal::NotYourCard) })
            }
            (ReturnStage::Enter, Move::EnterAether) => Some(Ok(())),
            (ReturnStage::Enter, Move::Descend(cell)) => Some(descend::check_place(state, cell)),
            (ReturnStage::Draw, _) => chance::check_ability(state, Question::Ability { seat }, mv),
            _ => None,
        }
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let Return { seat, stage, left } = self;
        match mv {
            _ if stage == ReturnStage::Tether => {
                tether(state, seat, mv, sink);
            }
            Move::Trade(count) => {
                state.frog_mut(seat).aside -= count;
                state.discard[seat.index()] += count;
                emit!(sink, "VAR-DECIDE", Event::Traded { seat, count });
                go_to(state, ReturnStage::Draw, count + 1);
            }
            Move::Ability(card) => {
                draw_into_hand(rules, state, seat, card, sink);
                go_to(state, ReturnStage::Draw, left - 1);
            }
            Move::Keep(_, card) => {
                keep(rules, state, seat, card, sink);
                go_to(state, ReturnStage::Enter, 0);
            }
            Move::Descend(cell) => {
                state.frog_mut(seat).place = Place::Shard(cell);
                emit!(sink, "DESC-1", Event::Descended { seat, cell });
                state.pop();
            }
            _ => {
                emit!(sink, "OD-4", Event::Entered { seat, to: Place::Aether });
                state.pop();
            }
        }
    }

    fn outcomes(self, _: &Rules, state: &State, each: &mut impl FnMut(Move, u32)) {
        chance::abilities(state, each);
    }
}

fn go_to(state: &mut State, next: ReturnStage, more: u8) {
    if let Frame::Return(Return { seat, .. }) = state.frame() {
        state.replace(Frame::Return(Return { seat, stage: next, left: more }));
    }
}

/// Brings the frog into play; its next answer says where exactly.
fn come_home<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, sink: &mut S) {
    state.frog_mut(seat).place = Place::Aether;
    state.muck_mut().homeward[seat.index() % 6] = 0;
    if let Some(free) = state.returned.iter_mut().find(|entry| **entry == NOBODY) {
        *free = seat.0;
    }
    emit!(sink, "OD-4", Event::Returned { seat });
    if !rules.is_robo(seat) {
        regain(state, seat, OOMPH, (Gain::Return, rule_id!("OD-4")), sink);
    }
}

fn hand(state: &State, seat: Seat) -> impl Iterator<Item = Ability> {
    state.frog(seat).dealt.into_iter().filter(|&card| card != Ability::NONE)
}

/// Continues after all cards are drawn: the frog keeps a single card at once, or chooses between several.
fn drawn<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, sink: &mut S) {
    let count = hand(state, seat).count();
    if count > 1 {
        return go_to(state, ReturnStage::Keep, 0);
    }
    let only = hand(state, seat).next();
    if let Some(card) = only {
        keep(rules, state, seat, card, sink);
    }
    go_to(state, ReturnStage::Enter, 0);
}

/// Keeps a card and puts the others under the deck, in the order in which they were drawn.
fn keep<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, card: Ability, sink: &mut S) {
    let knowers = rules.card_knowers(seat);
    let several = hand(state, seat).count() > 1;
    let cards = std::mem::replace(&mut state.frog_mut(seat).dealt, [Ability::NONE; HAND]);
    for other in cards.into_iter().filter(|&other| other != Ability::NONE && other != card) {
        put_under_deck(state, other, knowers);
        emit!(sink, "VAR-DECIDE", Event::Buried { seat, card: other, knowers });
    }
    let frog = state.frog_mut(seat);
    frog.card = card;
    if several {
        frog.knowers = knowers;
        emit!(sink, "VAR-DECIDE", Event::Kept { seat, card, knowers });
    }
    frog.up = false;
    frog.locked = false;
}

/// Returns how many held cards can be traded at most; the deck and the size of the hand limit the number.
fn most(state: &State, seat: Seat) -> u8 {
    let cards = state.abilities.len().min(HAND) as u8;
    state.frog(seat).aside.min(cards.saturating_sub(1))
}

/// Keeps the card that the frog took along, face up, or puts it under the deck and draws as usual.
fn tether<S: Sink<Event>>(state: &mut State, seat: Seat, mv: Move, sink: &mut S) {
    if mv != Move::Pass {
        rule!("FM-TETHERBOUND");
        return go_to(state, ReturnStage::Enter, 0);
    }
    let frog = state.frog_mut(seat);
    let (card, knowers) = (frog.card, frog.knowers);
    (frog.card, frog.knowers, frog.up) = (Ability::NONE, SeatSet::NONE, false);
    put_under_deck(state, card, knowers);
    emit!(sink, "FM-TETHERBOUND", Event::Buried { seat, card, knowers });
    go_to(state, ReturnStage::Trade, 1);
}

fn draw_into_hand<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, card: Ability, sink: &mut S) {
    let knowers = state.abilities.draw(card.0).union(rules.card_knowers(seat));
    let frog = state.frog_mut(seat);
    if let Some(free) = frog.dealt.iter_mut().find(|entry| **entry == Ability::NONE) {
        *free = card;
    }
    frog.knowers = knowers;
    let rule = if rules.is_robo(seat) { rule_id!("SOLO-OD-1") } else { rule_id!("OD-4") };
    emit!(sink, rule, Event::DrewAbility { seat, card, knowers });
}
