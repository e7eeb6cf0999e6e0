//! Lightning cards: played once, at one's own decisions in the move, buy, claim and sacrifice steps (VQ-CAL-2).

use super::{Answer, contest, erode};
use crate::biome::{Biome, Mix};
use crate::card::{CARDS, Card, Effect};
use crate::event::{Event, Gain};
use crate::event_rule::Tell;
use crate::lava::Lava;
use crate::moves::Move;
use crate::player::CRATER;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Detour, Frame, Mode, Stage, State};
use hexgrid::Hex;
use tabletop::{Sink, emit, rule};

/// Most resources that are swapped or taken at once.
const THREE: u8 = 3;

/// The rule of an effect.
fn rule_of(effect: Effect) -> &'static str {
    match effect {
        Effect::Movement => "VQ-CAL-SCURRY",
        Effect::Flight => "VQ-CAL-UPDRAFT",
        Effect::Barter => "VQ-CAL-BARTER",
        Effect::Detour => "VQ-CAL-DETOUR",
        Effect::Offering => "VQ-CAL-OFFERING",
        Effect::Seam => "VQ-CAL-SEAM",
        Effect::Sinkhole => "VQ-CAL-SINKHOLE",
        Effect::Quench => "VQ-CAL-QUENCH",
        Effect::Terrace => "VQ-CAL-TERRACE",
        Effect::Vent => "VQ-CAL-VENT",
    }
}

/// Adds the cards that may be played now.
pub(crate) fn legal(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    let cards = &state.player(state.turn.seat).cards;
    if *cards != [0; CARDS] {
        let held = Card::all().filter(|card| cards[card.index()] > 0);
        moves.extend(held.filter(|&card| check(rules, state, card).is_ok()).map(Move::Play));
    }
}

pub(crate) fn check(rules: &Rules, state: &State, card: Card) -> Result<(), Refusal> {
    rule!("VQ-CAL-2");
    let turn = &state.turn;
    let held = state.player(turn.seat).cards.get(card.index()).is_some_and(|&count| count > 0);
    if !held || !matches!(turn.mode, Mode::Normal | Mode::Final) {
        return Err(Refusal::NoSuchCard);
    }
    let Some(effect) = rules.cards.effect(card) else { return Err(Refusal::CardUseless { rule: "VQ-CAL-1" }) };
    let player = state.player(turn.seat);
    let useful = match effect {
        Effect::Movement | Effect::Flight => turn.stage == Stage::Move,
        Effect::Barter => player.resources.total() > 0,
        Effect::Detour => turn.detour == Detour::None && (may_aim_volcano(state) || aims(state).next().is_some()),
        Effect::Offering => player.hand > 0 && player.crater < CRATER,
        Effect::Seam => state.bank.total() > 0,
        Effect::Sinkhole => erode::any(rules, state),
        Effect::Quench => !state.lavas.is_empty(),
        Effect::Terrace => turn.stage == Stage::Buy && turn.mode == Mode::Normal,
        Effect::Vent => turn.stage == Stage::Buy && !turn.vent,
    };
    if useful { Ok(()) } else { Err(Refusal::CardUseless { rule: rule_of(effect) }) }
}

pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, card: Card, sink: &mut S) {
    let seat = state.turn.seat;
    state.player_mut(seat).cards[card.index()] -= 1;
    state.discard[card.index()] += 1;
    sink.tell(Event::Played { seat, card });
    let Some(effect) = rules.cards.effect(card) else { return };
    match effect {
        Effect::Movement => {
            rule!("VQ-CAL-SCURRY");
            state.turn.movements += 1;
        }
        Effect::Flight => {
            rule!("VQ-CAL-UPDRAFT");
            state.turn.flights += 1;
        }
        Effect::Barter => state.push(Frame::Barter { given: 0 }),
        Effect::Detour => state.push(Frame::Aim),
        Effect::Offering => {
            rule!("VQ-CAL-OFFERING");
            let player = state.player_mut(seat);
            player.hand -= 1;
            player.crater += 1;
            emit!(sink, "VQ-CAL-OFFERING", Event::Sacrificed { seat, from: None });
        }
        Effect::Seam => state.push(Frame::Seam),
        Effect::Sinkhole => state.push(Frame::Sinkhole),
        Effect::Quench => state.push(Frame::Quench),
        Effect::Terrace => state.turn.terraces += 1,
        Effect::Vent => state.turn.vent = true,
    }
}

pub(crate) fn barter_question(given: u8) -> Question {
    if given == 0 { Question::BarterGive } else { Question::BarterTake { count: given } }
}

pub(crate) fn legal_barter(state: &State, given: u8, moves: &mut Vec<Move>) {
    if given > 0 {
        return moves.extend(Mix::all_of(given).filter(|&mix| state.bank.holds(mix)).map(Move::Take));
    }
    let purse = state.player(state.turn.seat).resources;
    moves.extend((1..=THREE).flat_map(Mix::all_of).filter(|&mix| purse.holds(mix)).map(Move::Give));
    moves.sort_unstable();
}

pub(crate) fn check_barter(state: &State, given: u8, mv: Move) -> Answer {
    let purse = state.player(state.turn.seat).resources;
    let fits = match (mv, given) {
        (Move::Give(mix), 0) => (1..=THREE).contains(&mix.total()) && purse.holds(mix),
        (Move::Take(mix), 1..) => mix.total() == given && state.bank.holds(mix),
        _ => return None,
    };
    Some(if fits { Ok(()) } else { Err(Refusal::WrongAmount) })
}

pub(crate) fn apply_barter<S: Sink<Event>>(state: &mut State, mv: Move, sink: &mut S) {
    rule!("VQ-CAL-BARTER");
    let seat = state.turn.seat;
    match mv {
        Move::Give(mix) => {
            state.give(seat, mix);
            sink.tell(Event::Returned { seat, mix });
            state.replace(Frame::Barter { given: mix.total() });
        }
        Move::Take(mix) => {
            state.take(seat, mix);
            sink.tell(Event::Gained { seat, mix, gain: Gain::Barter });
            state.pop();
        }
        _ => {}
    }
}

/// Three of one kind, or what the supply has of it.
fn seam(state: &State, biome: Biome) -> Mix {
    Mix::of(biome, state.bank.get(biome).min(THREE))
}

pub(crate) fn legal_seam(state: &State, moves: &mut Vec<Move>) {
    let all = Biome::ALL.into_iter().rev().map(|biome| seam(state, biome)).filter(|mix| mix.total() > 0);
    moves.extend(all.map(Move::Take));
}

pub(crate) fn check_seam(state: &State, mv: Move) -> Answer {
    let Move::Take(mix) = mv else { return None };
    let fits = mix.total() > 0 && Biome::ALL.into_iter().any(|biome| mix == seam(state, biome));
    Some(if fits { Ok(()) } else { Err(Refusal::WrongAmount) })
}

pub(crate) fn apply_seam<S: Sink<Event>>(state: &mut State, mv: Move, sink: &mut S) {
    rule!("VQ-CAL-SEAM");
    let Move::Take(mix) = mv else { return };
    let seat = state.turn.seat;
    state.take(seat, mix);
    sink.tell(Event::Gained { seat, mix, gain: Gain::Seam });
    state.pop();
}

/// Whether a volcano can still be bought this turn.
fn may_aim_volcano(state: &State) -> bool {
    matches!(state.turn.stage, Stage::Move | Stage::Buy)
}

/// Lava that flows at the end of this turn.
fn aims(state: &State) -> impl Iterator<Item = Hex> + '_ {
    let normal = state.turn.mode == Mode::Normal;
    let flows = move |lava: &&Lava| normal && !lava.fresh && !lava.pooled && state.land.site(lava.hex).is_some();
    state.lavas.all().iter().filter(flows).map(|lava| lava.hex)
}

pub(crate) fn legal_aim(state: &State, moves: &mut Vec<Move>) {
    moves.extend(aims(state).map(Move::Aim));
    moves.sort_unstable();
    if may_aim_volcano(state) {
        moves.push(Move::AimVolcano);
    }
}

pub(crate) fn check_aim(state: &State, mv: Move) -> Answer {
    let fits = match mv {
        Move::Aim(hex) => aims(state).any(|other| other == hex),
        Move::AimVolcano => may_aim_volcano(state),
        _ => return None,
    };
    Some(if fits { Ok(()) } else { Err(Refusal::NoLava) })
}

pub(crate) fn apply_aim(state: &mut State, mv: Move) {
    state.turn.detour = match mv {
        Move::Aim(hex) => Detour::Lava(hex),
        _ => Detour::Volcano,
    };
    state.pop();
}

pub(crate) fn legal_quench(state: &State, moves: &mut Vec<Move>) {
    moves.extend(state.lavas.all().iter().map(|lava| Move::Quench(lava.hex)));
    moves.sort_unstable();
}

pub(crate) fn check_quench(state: &State, mv: Move) -> Answer {
    let Move::Quench(hex) = mv else { return None };
    Some(if state.lavas.at(hex) { Ok(()) } else { Err(Refusal::NoLava) })
}

pub(crate) fn apply_quench<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    rule!("VQ-CAL-QUENCH", "VQ-SET-7");
    state.pop();
    let Move::Quench(hex) = mv else { return };
    if let Some(number) = state.lavas.find(hex) {
        state.lavas.remove(number);
        state.lava_supply += 1;
        emit!(sink, "VQ-CAL-QUENCH", Event::LavaGone { hex });
        state.refresh(rules);
        contest::begin(state);
    }
}
