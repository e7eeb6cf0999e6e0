//! Chips instead of dice: both sides lay all five face down, each picks chips of the other, and both show them. A power may draw a
//! chip again (FM-CHIP-1 to FM-CHIP-3, FM-CHIP-6).
//!
//! The layouts are in `muck/chips.rs`. A side that throws the combat lays nothing. If one person decides for both sides, nobody
//! lays chips out: chance shows them.

use super::super::{Answer, Progress};
use super::{CombatStep, go_to, has_thrown_combat, roll, window};
use crate::event::Event;
use crate::moves::Move;
use crate::muck::chips::{self, ChipHand, NOT_LAID, SHUFFLED};
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{CombatStage, Frame, NO_DIE, State};
use tabletop::{RuleId, Seat, SeatSet, Sink, emit, rule, rule_id};

/// Chips picked for a side: one more if it overpowers.
fn count(state: &State, side: usize) -> u8 {
    2 + u8::from(state.combat.overpower[side])
}

/// Returns whether one person decides for both sides.
pub(crate) fn is_one_player(rules: &Rules, state: &State, [one, other]: [Seat; 2]) -> bool {
    rules.is_same_player(state.answering_seat(one), state.answering_seat(other))
}

/// Returns the side whose chips a stage is about.
fn side_of(state: &State, stage: CombatStage) -> usize {
    match stage {
        // The attacker picks first, from the defender's chips.
        CombatStage::AttackerPick | CombatStage::DefenderShow => 1,
        CombatStage::DefenderPick | CombatStage::AttackerShow => 0,
        _ => usize::from(state.combat.side ^ u8::from(state.muck().duel.across)),
    }
}

/// Returns the chips a stage is about.
pub(crate) fn hand(state: &State, stage: CombatStage) -> &ChipHand {
    &state.muck().hands[side_of(state, stage)]
}

/// Returns the rule of a stage: chips are laid out, picked and shown, or one of them is drawn again.
fn rule_of(stage: CombatStage) -> RuleId {
    match stage {
        CombatStage::Rearrange | CombatStage::Repick | CombatStage::Redraw => rule_id!("FM-CHIP-3"),
        _ => rule_id!("FM-CHIP-1"),
    }
}

/// Begins the layout: every side lays out all five chips.
pub(crate) fn lay_out(rules: &Rules, state: &mut State) {
    state.muck_mut().hands = [ChipHand::NONE; 2];
    let alone = is_one_player(rules, state, state.combat.sides);
    for side in 0..2 {
        let picked = (1 << count(state, side)) - 1;
        if alone && !has_thrown_combat(state, side) {
            rule!("FM-CHIP-6");
            state.muck_mut().hands[side] = ChipHand { layout: SHUFFLED, picked, ..ChipHand::NONE };
        }
    }
    go_to(state, if alone { CombatStage::AttackerShow } else { CombatStage::Arrange });
}

/// Skips the stages of a side that lays nothing.
pub(crate) fn advance(rules: &Rules, state: &mut State, stage: CombatStage) -> Progress {
    use CombatStage::*;
    let side = side_of(state, stage);
    let next = match stage {
        Arrange if seats_laying_chips(rules, state, stage).is_empty() => AttackerPick,
        AttackerPick if has_thrown_combat(state, side) => DefenderPick,
        DefenderPick if has_thrown_combat(state, side) => AttackerShow,
        AttackerShow if has_thrown_combat(state, side) => DefenderShow,
        DefenderShow if has_thrown_combat(state, side) => AfterRolls,
        _ => return Progress::Wait,
    };
    go_to(state, next);
    Progress::Continue
}

/// Returns the sides that still have to lay out their chips.
fn sides_to_lay(state: &State, stage: CombatStage) -> impl Iterator<Item = usize> + use<'_> {
    let only = (stage == CombatStage::Rearrange).then(|| side_of(state, stage));
    (0..2usize).filter(move |&side| {
        only.is_none_or(|only| only == side)
            && !has_thrown_combat(state, side)
            && state.muck().hands[side].layout == NOT_LAID
    })
}

/// Returns who lays out chips now, for its own frog or for the one it possesses.
pub(crate) fn seats_laying_chips(_: &Rules, state: &State, stage: CombatStage) -> SeatSet {
    let seats = sides_to_lay(state, stage).map(|side| state.answering_seat(state.combat.sides[side]));
    seats.fold(SeatSet::NONE, |set, seat| set.union(SeatSet::single(seat)))
}

fn side_of_layer(state: &State, stage: CombatStage, seat: Seat) -> Option<usize> {
    sides_to_lay(state, stage).find(|&side| state.answering_seat(state.combat.sides[side]) == seat)
}

pub(crate) fn legal_orders(rules: &Rules, state: &State, stage: CombatStage, moves: &mut Vec<Move>) {
    for seat in seats_laying_chips(rules, state, stage).iter() {
        let Some(side) = side_of_layer(state, stage, seat) else { continue };
        let orders = chips::orders(state.muck().hands[side].count());
        moves.extend((0..=orders).map(|order| Move::Arrange(seat, order)));
    }
}

pub(crate) fn check_order(_: &Rules, state: &State, stage: CombatStage, mv: Move) -> Answer {
    let Move::Arrange(seat, order) = mv else { return None };
    let side = side_of_layer(state, stage, seat)?;
    let fits = order <= chips::orders(state.muck().hands[side].count());
    Some(if fits { Ok(()) } else { Err(Refusal::NoSuchOrder) })
}

/// Returns the layout for an order; 0 is shuffled by the table, and nobody knows it.
pub(crate) fn laid(order: u8) -> u8 {
    if order == 0 { SHUFFLED } else { order }
}

pub(crate) fn arrange<S: Sink<Event>>(
    rules: &Rules,
    state: &mut State,
    stage: CombatStage,
    seat: Seat,
    order: u8,
    sink: &mut S,
) {
    let Some(side) = side_of_layer(state, stage, seat) else { return };
    let hand = &mut state.muck_mut().hands[side];
    (hand.by, hand.layout) = (seat, laid(order));
    emit!(sink, rule_of(stage), Event::Arranged { seat: state.combat.sides[side] });
    if stage == CombatStage::Rearrange {
        go_to(state, CombatStage::Repick);
    } else if seats_laying_chips(rules, state, stage).is_empty() {
        go_to(state, CombatStage::AttackerPick);
    }
}

/// Returns who picks, with the question from whose chips and how many.
pub(crate) fn picker(state: &State, stage: CombatStage) -> (Seat, Question) {
    let side = side_of(state, stage);
    let count = if stage == CombatStage::Repick { 1 } else { count(state, side) };
    (state.combat.sides[1 - side], Question::Pick { owner: state.combat.sides[side], count })
}

pub(crate) fn legal_picks(state: &State, stage: CombatStage, count: u8, moves: &mut Vec<Move>) {
    let all = (0..=chips::ALL).filter(|&places| check_pick(state, stage, count, places).is_ok());
    moves.extend(all.map(Move::Pick));
}

pub(crate) fn check_pick(state: &State, stage: CombatStage, count: u8, places: u8) -> Result<(), Refusal> {
    check_places(hand(state, stage), count, places)
}

/// Checks that `places` are as many as must be picked, and that a chip lies at each.
pub(crate) fn check_places(hand: &ChipHand, count: u8, places: u8) -> Result<(), Refusal> {
    let all = (1u8 << hand.count()) - 1;
    let fits = places & !all == 0 && places.count_ones() == u32::from(count);
    if fits { Ok(()) } else { Err(Refusal::NoSuchPick { count }) }
}

pub(crate) fn pick<S: Sink<Event>>(state: &mut State, stage: CombatStage, places: u8, sink: &mut S) {
    let side = side_of(state, stage);
    state.muck_mut().hands[side].picked = places;
    let (seat, owner) = (state.combat.sides[1 - side], state.combat.sides[side]);
    emit!(sink, rule_of(stage), Event::Picked { seat, owner, places });
    go_to(
        state,
        match stage {
            CombatStage::AttackerPick => CombatStage::DefenderPick,
            CombatStage::DefenderPick => CombatStage::AttackerShow,
            _ => CombatStage::Redraw,
        },
    );
}

pub(crate) fn question(state: &State, stage: CombatStage) -> Question {
    let side = side_of(state, stage);
    let count = if stage == CombatStage::Redraw { 1 } else { count(state, side) };
    Question::Chips { seat: state.combat.sides[side], count }
}

/// Turns the picked chips over and adds them up, with the current bonus of the icon.
pub(crate) fn show<S: Sink<Event>>(rules: &Rules, state: &mut State, stage: CombatStage, shown: u8, sink: &mut S) {
    let side = side_of(state, stage);
    if stage != CombatStage::Redraw {
        rule!("ABI-2");
        state.combat.colours[side] = roll::die(rules, state, side) as u8;
    }
    let hand = &mut state.muck_mut().hands[side];
    *hand = ChipHand { by: hand.by, layout: NOT_LAID, picked: 0, shown: hand.shown | shown };
    let sum = chips::sum(hand.shown);
    rule!("FM-CHIP-2");
    state.combat.dice[side] = [sum + state.combat.colours[side], NO_DIE];
    emit!(sink, rule_of(stage), Event::ChipsShown { seat: state.combat.sides[side], chips: shown });
    match stage {
        CombatStage::AttackerShow => go_to(state, CombatStage::DefenderShow),
        CombatStage::DefenderShow => go_to(state, CombatStage::AfterRolls),
        _ => {
            state.muck_mut().duel.across = false;
            window::reopen_for_other_side(state);
            go_to(state, CombatStage::AfterRolls);
        }
    }
}

/// Puts a shown chip back among the others. Its owner arranges them again, and the same side picks.
pub(crate) fn take_back<S: Sink<Event>>(rules: &Rules, state: &mut State, side: usize, chip: u8, sink: &mut S) {
    let alone = is_one_player(rules, state, state.combat.sides);
    let hand = &mut state.muck_mut().hands[side];
    hand.shown &= !(1 << chip);
    if alone {
        (hand.layout, hand.picked) = (SHUFFLED, 1);
    }
    emit!(sink, "FM-CHIP-3", Event::ChipTakenBack { seat: state.combat.sides[side], chip });
    go_to(state, if alone { CombatStage::Redraw } else { CombatStage::Rearrange });
}

/// Returns the chips that this seat is about to lay out.
pub(crate) fn chips_to_lay(state: &State, seat: Seat) -> u8 {
    let side = match state.frame() {
        Frame::Combat(CombatStep { stage }) => side_of_layer(state, stage, seat),
        _ => None,
    };
    side.map_or(chips::ALL, |side| state.muck().hands[side].hidden())
}
