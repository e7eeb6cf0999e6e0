//! The odds of a combat and what each outcome would do, for pages and bots.
//!
//! This module has no rules of its own. It plays the real steps on a copy of the position and reads dice, colours, prices and
//! consequences from it. Open decisions stay plain: nobody turns up a card, nobody commits Ω. On a position that agrees with a
//! view, the results depend only on what the viewer knows: a face-down card gives nothing, and if an attack turns one up, the
//! odds cover every card that the player has not seen. Not here: prose, what to choose (`bots`).

mod chances;
mod landing;
mod lure;
mod purge;

pub use chances::{CombatOdds, DicePool, MOST};
pub use landing::{Landing, knockback_preview};
pub use lure::{LureResponse, lure_odds};
pub use purge::{Flight, PurgePreview, PurgedItemFate, flight, purge_preview};

use crate::ability::Ability;
use crate::die::Die;
use crate::moves::Move;
use crate::muck::{Style, chips};
use crate::question::Question;
use crate::rules::{HUMAN, Rules};
use crate::state::{CombatStage, Frame, NO_DIE, Purpose, State};
use crate::steps;
use crate::steps::combat::{CombatStep, has_thrown_combat};
use crate::steps::gather::Gather;
use crate::steps::target::TargetStep;
use chances::Totals;
use tabletop::{Game, Pending, Seat};

/// The longest way from a declaration to the dice, in answers.
const LONG: usize = 16;

/// Returns what each side rolls or has rolled, attacker first; `None` if there is no combat or it cannot reach its dice.
pub fn combat_dice(rules: &Rules, state: &State) -> Option<[DicePool; 2]> {
    sides(rules, state).map(|sides| sides.map(|(dice, _)| dice))
}

/// Returns the lowest and the highest total that each side can still reach in its style, attacker first.
pub fn combat_totals(rules: &Rules, state: &State) -> Option<[(u8, u8); 2]> {
    sides(rules, state).map(|sides| sides.map(|(_, totals)| totals.range()))
}

/// Returns the odds of the combat in progress; `None` if there is no combat or it cannot reach its dice.
pub fn combat_odds(rules: &Rules, state: &State) -> Option<CombatOdds> {
    let [(_, attack), (_, defence)] = sides(rules, state)?;
    Some(CombatOdds::between(&attack, &defence))
}

/// Returns the odds after an answer that leaves the combat open; for a declaration, the odds of the attack.
pub fn combat_odds_after(rules: &Rules, state: &State, mv: Move) -> Option<CombatOdds> {
    combat_odds(rules, &after(rules, state, mv)?)
}

/// Returns the odds after this commitment of the attacker, if the defender then pays for the best answer it can afford.
pub fn worst_combat_odds_after(rules: &Rules, state: &State, mv: Move) -> Option<CombatOdds> {
    let committed = after(rules, state, mv)?;
    if !matches!(committed.frame(), Frame::Combat(CombatStep { stage: CombatStage::Respond })) {
        return None;
    }
    let mut answers = Vec::new();
    steps::legal(rules, &committed, &mut answers);
    let commits = answers.into_iter().filter(|answer| matches!(answer, Move::Commit(..)));
    let all = commits.filter_map(|answer| combat_odds_after(rules, &committed, answer));
    all.min_by(compare)
}

/// Returns which of two odds are worse for the attacker. Their totals differ, so the parts are compared as fractions.
fn compare(one: &CombatOdds, other: &CombatOdds) -> std::cmp::Ordering {
    (one.wins() * other.total).cmp(&(other.wins() * one.total))
}

/// Returns the odds of an attack before it is declared, with the plain dice of both sides. If the attack turns up the card of a
/// RoboFrog, it may be any card that the player has not seen. Returns `None` if `mv` is not a legal attack.
pub fn attack_odds(rules: &Rules, state: &State, mv: Move) -> Option<CombatOdds> {
    let attacks = match mv {
        Move::Leap(cell) => cell.is_on() && state.frog_at(cell).is_some(),
        Move::SlipAttack(..) | Move::LandAttack(..) | Move::Ram(_) | Move::Mind(_) => true,
        _ => false,
    };
    if !attacks {
        return None;
    }
    let Some(robo) = turns_up(rules, state, mv) else { return combat_odds_after(rules, state, mv) };
    let mut all = CombatOdds::default();
    for card in unseen(rules, state) {
        let mut copy = *state;
        copy.frog_mut(robo).card = card;
        all.add(&combat_odds_after(rules, &copy, mv)?);
    }
    Some(all)
}

/// Returns the RoboFrog that would turn up, in answer to this attack, a card that the player does not know.
fn turns_up(rules: &Rules, state: &State, mv: Move) -> Option<Seat> {
    let target = match mv {
        Move::Leap(cell) | Move::SlipAttack(cell, _) | Move::LandAttack(cell, _) => state.frog_at(cell)?,
        Move::Ram(other) => other,
        _ => return None,
    };
    let frog = state.frog(target);
    let hidden = !frog.up && !frog.knowers.contains(HUMAN) && frog.card != Ability::NONE;
    (rules.is_robo(target) && hidden).then_some(target)
}

/// Returns the cards whose place the player does not know.
fn unseen<'a>(rules: &'a Rules, state: &'a State) -> impl Iterator<Item = Ability> + 'a {
    let held = |card: Ability| {
        rules.seats().map(|seat| state.frog(seat)).any(|frog| frog.card == card && frog.knowers.contains(HUMAN))
    };
    let buried = |card: Ability| {
        state.abilities.entries().any(|(kind, knowers)| kind == Some(card.0) && knowers.contains(HUMAN))
    };
    let cards = (0..rules.abilities.len() as u8).map(Ability);
    cards.filter(move |&card| !held(card) && !buried(card))
}

/// Returns how many faces of the die, or chips, would win a raid or an attempt to gather muck, and how many there are.
/// Returns `None` if `mv` is neither, or not legal.
pub fn raid_odds(rules: &Rules, state: &State, mv: Move) -> Option<(u32, u32)> {
    if let Move::Gather(_) | Move::Dredge(..) = mv {
        let tried = after(rules, state, mv)?;
        let Frame::Gather(Gather { seat, target, .. }) = tried.frame() else { return None };
        return Some(steps::gather::winning_faces(rules, &tried, seat, target));
    }
    let (Move::Raid(owner, target), Pending::Seat(decision)) = (mv, rules.pending(state)) else { return None };
    rules.check(state, mv).ok()?;
    Some(steps::raid::winning_faces(rules, state, decision.seat, owner, target))
}

fn after(rules: &Rules, state: &State, mv: Move) -> Option<State> {
    steps::check(rules, state, mv).ok()?;
    let mut copy = *state;
    steps::apply(rules, &mut copy, mv, &mut ());
    Some(copy)
}

/// Returns each side's dice with the totals they may show.
fn sides(rules: &Rules, state: &State) -> Option<[(DicePool, Totals); 2]> {
    let mut copy = *state;
    let mut found = [None; 2];
    for (side, found) in found.iter_mut().enumerate() {
        to_the_dice(rules, &mut copy)?;
        if rules.has_chips() || has_thrown_combat(&copy, side) {
            *found = Some(chips_of(rules, &copy, side));
        } else if let Pending::Chance(Question::Roll { die, count, .. }) = steps::pending(rules, &copy)
            && copy.combat.dice[side][0] == NO_DIE
        {
            let dice = DicePool { die, count, boost: copy.combat.boost[side] };
            *found = Some((dice, dice.totals()));
            let low = die.lowest();
            let roll = if count == 1 { Move::Roll(low) } else { Move::RollTwo(low, low) };
            steps::apply(rules, &mut copy, roll, &mut ());
        } else {
            *found = Some(rolled(&copy, side));
        }
    }
    let styled = |side: usize| found[side].map(|(dice, totals)| (dice, totals.styled(copy.style(side))));
    Some([styled(0)?, styled(1)?])
}

/// Returns the dice and totals of a side with chips: shown, drawn again or still to be picked; none if it throws the combat.
fn chips_of(rules: &Rules, state: &State, side: usize) -> (DicePool, Totals) {
    use CombatStage::*;
    let (combat, hand) = (&state.combat, &state.muck().hands[side]);
    let die = steps::combat::roll::die(rules, state, side);
    let dice = DicePool { die, count: 2 + u8::from(combat.overpower[side]), boost: combat.boost[side] };
    let again = matches!(state.frame(), Frame::Combat(CombatStep { stage: Rearrange | Repick | Redraw }));
    let redone = usize::from(combat.side ^ u8::from(state.muck().duel.across)) == side;
    if has_thrown_combat(state, side) || (hand.shown != 0 && !(again && redone)) {
        return (dice, Totals::certain(combat.total(side)));
    }
    let (count, bonus) = if again { (1, combat.colours[side]) } else { (u32::from(dice.count), die as u8) };
    let fixed = chips::sum(hand.shown) + bonus + dice.boost;
    let mut totals = Totals::default();
    let picks = (0..=chips::ALL).filter(|picks| picks & !hand.hidden() == 0 && picks.count_ones() == count);
    picks.for_each(|picks| totals.add(chips::sum(picks) + fixed, 1));
    (dice, totals)
}

/// Returns the dice and totals of a side that has rolled; one of its dice may be about to be rolled again.
fn rolled(state: &State, side: usize) -> (DicePool, Totals) {
    let combat = &state.combat;
    let die = [Die::White, Die::Yellow, Die::Red][usize::from(combat.colours[side]) % 3];
    let dice = DicePool { die, count: 1 + u8::from(combat.overpower[side]), boost: combat.boost[side] };
    let again = matches!(state.frame(), Frame::Combat(CombatStep { stage: CombatStage::Reroll }));
    if !again || usize::from(combat.side ^ u8::from(state.muck().duel.across)) != side {
        return (dice, Totals::certain(combat.total(side)));
    }
    let kept = combat.dice[side][usize::from(combat.redo ^ 1) % 2];
    let mut totals = Totals::default();
    for face in die.faces() {
        let best = if kept == NO_DIE { face } else { face.max(kept) };
        totals.add(best + combat.boost[side], 1);
    }
    (dice, totals)
}

/// Plays on with plain answers to the next dice of the combat, or to the windows after them. Returns `None` if there is no
/// combat, if it is over, or if the attacker cannot pay the toll.
fn to_the_dice(rules: &Rules, state: &mut State) -> Option<()> {
    for _ in 0..LONG {
        use CombatStage::*;
        match state.frame() {
            Frame::Combat(CombatStep { stage: AttackerRoll | DefenderRoll | AfterRolls | Reroll | Knockback }) => {
                return Some(());
            }
            Frame::Combat(CombatStep {
                stage: Arrange | AttackerPick | DefenderPick | AttackerShow | DefenderShow,
            }) => {
                return Some(());
            }
            Frame::Combat(CombatStep { stage: Rearrange | Repick | Redraw | LateBoost }) => return Some(()),
            Frame::Combat(CombatStep { stage: Void | Commit | Respond | AttackerReady | DefenderReady }) => {}
            Frame::Target(TargetStep { purpose: Purpose::Attack, .. }) => {}
            _ => return None,
        }
        let Pending::Seat(decision) = steps::pending(rules, state) else { return None };
        let answer = match decision.question {
            Question::Commit { .. } => Move::Commit(false, 0),
            Question::Toll { .. } => Move::PayToll,
            Question::Style => Move::Style(Style::Full),
            _ => Move::Pass,
        };
        steps::check(rules, state, answer).ok()?;
        steps::apply(rules, state, answer, &mut ());
    }
    None
}

#[cfg(test)]
mod tests;
