//! The odds of a combat and what each outcome would do, for pages and bots.
//!
//! Nothing is decided here. Dice and their colours, prices and consequences are read off the real steps, played on a copy
//! of the position: whatever is not decided yet stays plain (nobody turns up a card, nobody commits Ω). Given a position
//! that agrees with a view, the answers depend on nothing that the viewer does not know, because a face-down card gives
//! nothing, and where one is turned up by an attack every card counts that the player has not seen. Not here: prose, what to choose (`bots`).

mod lure;
mod purge;

pub use lure::{Lure, lure_odds};
pub use purge::{Fall, Flight, Purging, flight, purge_preview};

use crate::ability::{Ability, Die};
use crate::event::Event;
use crate::moves::Move;
use crate::muck::{Style, chips};
use crate::question::Question;
use crate::rules::{HUMAN, Rules};
use crate::state::{CombatStage, Frame, Means, NO_DIE, Place, Purpose, State};
use crate::steps;
use crate::steps::combat::thrown;
use hexgrid::Cell;
use tabletop::{Game, Pending, Seat, Sink};

/// The greatest margin there can be: three chips with a red icon and four boosts against nothing.
pub const MOST: usize = 15;
/// The longest way from a declaration to the dice, in answers.
const LONG: usize = 16;

/// What one side of a combat rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dice {
    /// Their colour.
    pub die: Die,
    /// One, or two of which the higher counts.
    pub count: u8,
    /// What is added.
    pub boost: u8,
}

impl Dice {
    /// The lowest total.
    pub const fn lowest(self) -> u8 {
        self.die.lowest() + self.boost
    }

    /// The highest total.
    pub const fn highest(self) -> u8 {
        self.lowest() + 5
    }

    fn totals(self) -> Totals {
        let mut totals = Totals::default();
        for face in self.die.faces() {
            match self.count {
                1 => totals.add(face + self.boost, 1),
                _ => self.die.faces().for_each(|other| totals.add(face.max(other) + self.boost, 1)),
            }
        }
        totals
    }
}

/// How often a side reaches each total.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Totals([u32; MOST + 1]);

impl Totals {
    fn add(&mut self, total: u8, weight: u32) {
        self.0[usize::from(total).min(MOST)] += weight;
    }

    /// What is left of them as a side fights.
    fn styled(self, style: Style) -> Totals {
        let mut totals = Totals::default();
        for (total, weight) in self.0.into_iter().enumerate() {
            totals.add(style.of(total as u8), weight);
        }
        totals
    }

    /// The lowest and the highest.
    fn range(&self) -> (u8, u8) {
        let reached = |total: &usize| self.0[*total] > 0;
        let low = (0..=MOST).find(reached).unwrap_or(0);
        (low as u8, (0..=MOST).rev().find(reached).unwrap_or(low) as u8)
    }

    fn certain(total: u8) -> Totals {
        let mut totals = Totals::default();
        totals.add(total, 1);
        totals
    }
}

/// How likely each outcome of a combat is, in whole numbers out of `total`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chances {
    /// The attack fails; a tie is enough for that.
    pub hold: u32,
    /// The attack succeeds by one more than the index.
    pub by: [u32; MOST],
    /// All outcomes.
    pub total: u32,
}

impl Chances {
    /// The odds of two sets of dice against each other (COM-3).
    pub fn of(attack: Dice, defence: Dice) -> Chances {
        Chances::between(&attack.totals(), &defence.totals())
    }

    fn between(attack: &Totals, defence: &Totals) -> Chances {
        let mut chances = Chances::default();
        for (mine, weight) in attack.0.into_iter().enumerate() {
            for (theirs, other) in defence.0.into_iter().enumerate() {
                let ways = weight * other;
                chances.total += ways;
                match mine.checked_sub(theirs) {
                    Some(margin @ 1..) => chances.by[margin - 1] += ways,
                    _ => chances.hold += ways,
                }
            }
        }
        chances
    }

    /// Puts equally likely cases together; all have the same number of dice.
    fn add(&mut self, other: &Chances) {
        self.hold += other.hold;
        self.total += other.total;
        self.by.iter_mut().zip(other.by).for_each(|(sum, part)| *sum += part);
    }

    /// How often the attack succeeds.
    pub fn wins(&self) -> u32 {
        self.total - self.hold
    }

    /// How often it succeeds by exactly this margin; 0 is the attack that fails.
    pub fn exactly(&self, margin: u8) -> u32 {
        match margin {
            0 => self.hold,
            _ => self.by.get(usize::from(margin) - 1).copied().unwrap_or(0),
        }
    }

    /// How often it succeeds by this margin, one or more, or by a greater one.
    pub fn at_least(&self, margin: u8) -> u32 {
        self.by.iter().skip(usize::from(margin.max(1)) - 1).sum()
    }

    /// A part of all outcomes in whole percent.
    pub fn percent(&self, part: u32) -> u32 {
        (part * 200 + self.total).checked_div(self.total * 2).unwrap_or(0)
    }
}

/// What becomes of the defender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landing {
    /// The attack fails: the defender stays, the attacker comes down there.
    Holds {
        /// Where the attacker comes down.
        attacker: Place,
    },
    /// Beaten, but it stays where it is: nothing is left of the knockback, or a frog is in the way.
    Stays {
        /// Where the attacker comes down.
        attacker: Place,
        /// The hex that loses its Land.
        hit: Option<Cell>,
    },
    /// It flies off the Shard or into a gap, and is in the Aether.
    Off,
    /// The Barren it lands on breaks, and it is in the Aether.
    Breaks {
        /// Where.
        cell: Cell,
        /// The frog that stood there and falls too.
        with: Option<Seat>,
    },
    /// It destroys the Land it lands on and stands on what lies below.
    Crushes {
        /// Where.
        cell: Cell,
    },
    /// It lands on a frog: the Land there is destroyed, that frog stays, it comes down short of it.
    Bounces {
        /// Where that frog stands.
        cell: Cell,
        /// Which frog.
        off: Seat,
        /// Where it comes down.
        to: Place,
    },
    /// It is knocked out to this Outer Dimension.
    Out(u8),
}

/// What each side rolls, attacker first, or has rolled; `None` if nobody fights or it cannot come to dice.
pub fn combat_dice(rules: &Rules, state: &State) -> Option<[Dice; 2]> {
    sides(rules, state).map(|sides| sides.map(|(dice, _)| dice))
}

/// The lowest and the highest total that each side can still reach, attacker first, halved or nothing as it fights.
pub fn combat_totals(rules: &Rules, state: &State) -> Option<[(u8, u8); 2]> {
    sides(rules, state).map(|sides| sides.map(|(_, totals)| totals.range()))
}

/// The odds of the combat in progress; `None` if nobody fights or it cannot come to dice.
pub fn chances(rules: &Rules, state: &State) -> Option<Chances> {
    let [(_, attack), (_, defence)] = sides(rules, state)?;
    Some(Chances::between(&attack, &defence))
}

/// The odds after an answer that leaves the combat open; for a declaration these are those of the attack.
pub fn chances_after(rules: &Rules, state: &State, mv: Move) -> Option<Chances> {
    chances(rules, &after(rules, state, mv)?)
}

/// The odds after the attacker commits so, if the defender then pays for the best answer it can afford.
pub fn worst_after(rules: &Rules, state: &State, mv: Move) -> Option<Chances> {
    let committed = after(rules, state, mv)?;
    if !matches!(committed.frame(), Frame::Combat { stage: CombatStage::Respond }) {
        return None;
    }
    let mut answers = Vec::new();
    steps::legal(rules, &committed, &mut answers);
    let commits = answers.into_iter().filter(|answer| matches!(answer, Move::Commit(..)));
    let all = commits.filter_map(|answer| chances_after(rules, &committed, answer));
    all.min_by(compare)
}

/// Which of two odds are worse for the attacker; totals differ, so the parts are brought to one denominator.
fn compare(one: &Chances, other: &Chances) -> std::cmp::Ordering {
    (one.wins() * other.total).cmp(&(other.wins() * one.total))
}

/// The odds of an attack before it is declared: the plain dice of both sides. A RoboFrog's card that the attack turns up may
/// be any that the player has not seen. `None` for what is no attack, or not legal.
pub fn attack_odds(rules: &Rules, state: &State, mv: Move) -> Option<Chances> {
    let attacks = match mv {
        Move::Leap(cell) => cell.is_on() && state.frog_at(cell).is_some(),
        Move::SlipAttack(..) | Move::LandAttack(..) | Move::Ram(_) | Move::Mind(_) => true,
        _ => false,
    };
    if !attacks {
        return None;
    }
    let Some(robo) = turns_up(rules, state, mv) else { return chances_after(rules, state, mv) };
    let mut all = Chances::default();
    for card in unseen(rules, state) {
        let mut copy = *state;
        copy.frog_mut(robo).card = card;
        all.add(&chances_after(rules, &copy, mv)?);
    }
    Some(all)
}

/// The RoboFrog that would turn up a card in answer to this attack which the player does not know.
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

/// The cards whose place the player does not know.
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

/// How many faces of the die, or chips, win a raid or an attempt at muck before it is declared, of how many. `None` for what
/// is none of these, or not legal.
pub fn raid_odds(rules: &Rules, state: &State, mv: Move) -> Option<(u32, u32)> {
    if let Move::Gather(_) | Move::Dredge(..) = mv {
        let tried = after(rules, state, mv)?;
        let Frame::Gather { seat, target, .. } = tried.frame() else { return None };
        return Some(steps::gather::faces(rules, &tried, seat, target));
    }
    let (Move::Raid(owner, target), Pending::Seat(decision)) = (mv, rules.pending(state)) else { return None };
    rules.check(state, mv).ok()?;
    Some(steps::raid::faces(rules, state, decision.seat, owner, target))
}

/// What a knockback of so many hexes, 0 for an attack that fails, would do to the defender as things stand. In mental combat
/// there is none.
pub fn knockback_preview(rules: &Rules, state: &State, margin: u8) -> Option<Landing> {
    let mut copy = *state;
    to_the_dice(rules, &mut copy)?;
    if copy.combat.means == Means::Mind {
        return None;
    }
    let (defender, before) = (copy.combat.defender(), copy);
    let duel = &mut copy.muck_mut().duel;
    (duel.styles, duel.boosted) = ([Style::Full; 2], 3);
    copy.combat.dice = [[margin, NO_DIE], [0, NO_DIE]];
    copy.combat.boost = [0; 2];
    (copy.combat.quiet, copy.combat.side) = (0, 0);
    copy.replace(Frame::Combat { stage: CombatStage::Resolve });
    let mut events: Vec<Event> = Vec::new();
    let mut sink: &mut dyn Sink<Event> = &mut events;
    steps::run(rules, &mut copy, &mut sink);
    while matches!(copy.frame(), Frame::Combat { stage: CombatStage::Knockback }) {
        steps::apply(rules, &mut copy, Move::Pass, &mut sink);
    }
    if margin == 0 {
        let to = events.iter().find_map(|event| match *event {
            Event::AttackFailed { to, .. } => Some(to),
            _ => None,
        });
        return to.map(|attacker| Landing::Holds { attacker });
    }
    Some(landing(&before, &copy, defender, hit(&copy, &events)))
}

/// The hex that loses its top tile: at once, or as soon as its back has been looked at.
fn hit(state: &State, events: &[Event]) -> Option<Cell> {
    let destroyed = events.iter().find_map(|event| match *event {
        Event::Destroyed { cell, .. } => Some(cell),
        _ => None,
    });
    match state.frame() {
        Frame::Look { cell } => destroyed.or(Some(cell)),
        _ => destroyed,
    }
}

fn landing(before: &State, after: &State, defender: Seat, hit: Option<Cell>) -> Landing {
    let (from, to) = (before.frog(defender).place, after.frog(defender).place);
    if let Place::Outer(dimension) = to {
        return Landing::Out(dimension);
    }
    if from == to {
        return Landing::Stays { attacker: after.frog(before.combat.attacker()).place, hit };
    }
    let Some(cell) = hit else { return Landing::Off };
    let there = before.frog_at(cell).filter(|&seat| seat != defender);
    let barren = before.top(cell).is_some_and(|tile| tile.is_barren());
    match there {
        Some(off) if !barren => Landing::Bounces { cell, off, to },
        None if !barren => Landing::Crushes { cell },
        with => Landing::Breaks { cell, with },
    }
}

fn after(rules: &Rules, state: &State, mv: Move) -> Option<State> {
    steps::check(rules, state, mv).ok()?;
    let mut copy = *state;
    steps::apply(rules, &mut copy, mv, &mut ());
    Some(copy)
}

/// Each side's dice with the totals they may show.
fn sides(rules: &Rules, state: &State) -> Option<[(Dice, Totals); 2]> {
    let mut copy = *state;
    let mut found = [None; 2];
    for (side, found) in found.iter_mut().enumerate() {
        to_the_dice(rules, &mut copy)?;
        if rules.has_chips() || thrown(&copy, side) {
            *found = Some(chips_of(rules, &copy, side));
        } else if let Pending::Chance(Question::Roll { die, count, .. }) = steps::turn(rules, &copy)
            && copy.combat.dice[side][0] == NO_DIE
        {
            let dice = Dice { die, count, boost: copy.combat.boost[side] };
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

/// A side with chips: shown, drawn again, or to be picked; nothing of one that throws the combat.
fn chips_of(rules: &Rules, state: &State, side: usize) -> (Dice, Totals) {
    use CombatStage::*;
    let (combat, hand) = (&state.combat, &state.muck().hands[side]);
    let die = steps::combat::roll::die(rules, state, side);
    let dice = Dice { die, count: 2 + u8::from(combat.overpower[side]), boost: combat.boost[side] };
    let again = matches!(state.frame(), Frame::Combat { stage: Rearrange | Repick | Redraw });
    let redone = usize::from(combat.side ^ u8::from(state.muck().duel.across)) == side;
    if thrown(state, side) || (hand.shown != 0 && !(again && redone)) {
        return (dice, Totals::certain(combat.total(side)));
    }
    let (count, bonus) = if again { (1, combat.colours[side]) } else { (u32::from(dice.count), die as u8) };
    let fixed = chips::sum(hand.shown) + bonus + dice.boost;
    let mut totals = Totals::default();
    let picks = (0..=chips::ALL).filter(|picks| picks & !hand.hidden() == 0 && picks.count_ones() == count);
    picks.for_each(|picks| totals.add(chips::sum(picks) + fixed, 1));
    (dice, totals)
}

/// A side that has rolled; one of its dice may be about to be rolled again.
fn rolled(state: &State, side: usize) -> (Dice, Totals) {
    let combat = &state.combat;
    let die = [Die::White, Die::Yellow, Die::Red][usize::from(combat.colours[side]) % 3];
    let dice = Dice { die, count: 1 + u8::from(combat.overpower[side]), boost: combat.boost[side] };
    let again = matches!(state.frame(), Frame::Combat { stage: CombatStage::Reroll });
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

/// Goes on to the next dice of the combat, or to the windows after them, with plain answers. `None` if there is no combat,
/// it lies behind, or the toll for it cannot be paid.
fn to_the_dice(rules: &Rules, state: &mut State) -> Option<()> {
    for _ in 0..LONG {
        use CombatStage::*;
        match state.frame() {
            Frame::Combat { stage: AttackerRoll | DefenderRoll | AfterRolls | Reroll | Knockback } => return Some(()),
            Frame::Combat { stage: Arrange | AttackerPick | DefenderPick | AttackerShow | DefenderShow } => {
                return Some(());
            }
            Frame::Combat { stage: Rearrange | Repick | Redraw | LateBoost } => return Some(()),
            Frame::Combat { stage: Void | Commit | Respond | AttackerReady | DefenderReady } => {}
            Frame::Target { purpose: Purpose::Attack, .. } => {}
            _ => return None,
        }
        let Pending::Seat(decision) = steps::turn(rules, state) else { return None };
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
