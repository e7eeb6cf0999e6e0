//! `CombatView`: what is visible of a combat: the position that is drawn, plus what the step in animation adds to it.
//!
//! A step is drawn over the position before it. New dice and the result are therefore taken from the events of that
//! step, and after the knockback the odds and pictures stay those of the position before it.

use super::super::Context;
use cosmic_frog::{
    AttackMeans, Combat, CombatOdds, CombatStage, DicePool, Die, Event, Landing, Place, PurgePreview, Question, Rules,
    State, Style, combat_dice, combat_odds, combat_totals, knockback_preview, purge_preview,
};
use leptos::prelude::*;
use tabletop::{Game, Pending};

/// The steps of a combat as the screen lists them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum CombatPhase {
    Declared,
    AttackerCommits,
    DefenderCommits,
    Rolls,
    Knockback,
    Spoils,
}

/// How it stands. A margin of 0 is an attack that fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CombatStanding {
    /// Dice are still to be rolled.
    Open,
    /// All are rolled, but it may still change.
    Leads(u8),
    /// It is settled.
    Settled(u8),
}

impl CombatStanding {
    /// Returns the margin, where the dice say one.
    pub fn margin(self) -> Option<u8> {
        match self {
            CombatStanding::Open => None,
            CombatStanding::Leads(margin) | CombatStanding::Settled(margin) => Some(margin),
        }
    }
}

/// The chips of one side as they lie.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ChipRow {
    /// Whether they lie on the table face down.
    pub laid: bool,
    /// Their order from the left, where the viewer knows it.
    pub order: Option<Vec<u8>>,
    /// The places picked, a bit each.
    pub picked: u8,
    /// The chips shown.
    pub shown: Vec<u8>,
}

/// A combat as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct CombatView {
    /// The combat with what is being shown.
    pub combat: Combat,
    /// Where it stands in its course.
    pub phase: CombatPhase,
    /// Who is ahead.
    pub standing: CombatStanding,
    /// Hexes the defender flies; the margin, unless powers changed it.
    pub flight: u8,
    /// The position before anybody was knocked back, with secrets as tokens.
    pub seen: State,
    /// A full position that agrees with it: for odds only.
    pub full: State,
    /// What each side rolls; `None` if it cannot come to dice.
    pub dice: Option<[DicePool; 2]>,
    /// The lowest and the highest total each side can still reach.
    pub totals: Option<[(u8, u8); 2]>,
    /// How each side fights.
    pub styles: [Style; 2],
    /// The chips of both sides, where there are any.
    pub chips: Option<[ChipRow; 2]>,
    /// The odds as things stand.
    pub chances: Option<CombatOdds>,
    /// Which sides are rolling right now.
    pub rolling: [bool; 2],
    /// Whether the table waits for something of the combat, not for something that interrupts it.
    pub in_combat: bool,
}

impl CombatView {
    /// Returns what a knockback of this many hexes would do.
    pub fn landing(&self, rules: &Rules, hexes: u8) -> Option<Landing> {
        knockback_preview(rules, &self.full, hexes)
    }

    /// Returns what the defender would purge, beaten by this much.
    pub fn purging(&self, rules: &Rules, margin: u8) -> Option<PurgePreview> {
        purge_preview(rules, &self.full, margin)
    }

    /// Returns whether minds fight: nobody moves, and the loser purges.
    pub fn is_mental(&self) -> bool {
        self.combat.means == AttackMeans::Mind
    }

    /// Returns what a side comes to with what is being shown, halved or nothing as it fights.
    pub fn total(&self, side: usize) -> u8 {
        self.styles[side].of(self.combat.total(side))
    }

    /// Returns whether a side has said all it has to say: rolled, or thrown the combat.
    pub fn is_decided(&self, side: usize) -> bool {
        self.rolled(side) || self.styles[side] == Style::Thrown
    }

    /// Returns whether the combat is fought in the Aether.
    pub fn is_in_aether(&self) -> bool {
        self.combat.roll_purpose() == cosmic_frog::RollPurpose::Aether
    }

    /// Returns whether both frogs float in the Aether.
    pub fn is_floating(&self) -> bool {
        self.is_in_aether() || self.is_mental() && self.seen.frog(self.combat.attacker()).place == Place::Aether
    }

    fn rolled(&self, side: usize) -> bool {
        self.combat.dice[side][0] != cosmic_frog::NO_DIE
    }

    /// Returns the faces a side has rolled; the one that counts is the last.
    pub fn faces(&self, side: usize) -> Vec<u8> {
        self.combat.dice[side].into_iter().filter(|&face| face != cosmic_frog::NO_DIE).collect()
    }
}

/// Returns the combat to be drawn now; `pending` is the step being shown over the position.
pub fn read_combat(context: Context, pending: Option<usize>, before: Option<&CombatView>) -> Option<CombatView> {
    let (seen, full) = (context.view.get()?.state, context.state.get()?);
    if !seen.is_in_combat() {
        return None;
    }
    let rules = context.rules();
    let stage = seen.combat_stage();
    let combat = *seen.combat();
    let flown = stage.is_some_and(|stage| phase(Some(stage)) == CombatPhase::Spoils);
    let same = before.filter(|before| before.combat.sides == combat.sides);
    let earlier = same.filter(|_| flown);
    // Once the dice are rolled, the odds stay those of before.
    let frozen_odds = same.filter(|_| stage.is_some_and(is_told));
    let mut combat_view = CombatView {
        combat,
        phase: phase(stage),
        standing: CombatStanding::Open,
        flight: combat.knockback,
        seen: earlier.map_or(seen, |before| before.seen),
        full: earlier.map_or(full, |before| before.full),
        dice: if flown { Some(rolled(&combat)) } else { combat_dice(&rules, &full) },
        totals: combat_totals(&rules, &full),
        styles: [0, 1].map(|side| seen.style(side)),
        chips: rules.has_chips().then(|| [0, 1].map(|side| row(&seen, side))),
        chances: frozen_odds.map_or_else(|| combat_odds(&rules, &full), |before| before.chances),
        rolling: [false; 2],
        in_combat: waits_for_combat(&rules, &full),
    };
    if stage.is_some_and(is_told) {
        let margin = seen.total(0).saturating_sub(seen.total(1));
        let settled = combat_view.phase >= CombatPhase::Knockback;
        combat_view.standing = if settled { CombatStanding::Settled(margin) } else { CombatStanding::Leads(margin) };
    }
    if let Some(at) = pending {
        context
            .model
            .steps
            .with(|steps| steps.get(at).into_iter().for_each(|step| add(&mut combat_view, step.events())));
    }
    Some(combat_view)
}

/// Returns the chips of a side as the viewer sees them.
fn row(seen: &State, side: usize) -> ChipRow {
    ChipRow {
        laid: seen.has_laid_chips(side),
        order: seen.chips_laid(side),
        picked: seen.chips_picked(side),
        shown: seen.chips_shown(side).collect(),
    }
}

/// Returns whether all dice or chips lie open in a stage, though it may still change.
fn is_told(stage: CombatStage) -> bool {
    use CombatStage::*;
    matches!(stage, AfterRolls | Reroll | LateBoost | Resolve | Knockback | Fly | Arrive | Spoils | Grab | Done)
}

/// Returns the dice of a combat whose rolls lie behind it.
fn rolled(combat: &Combat) -> [DicePool; 2] {
    [0, 1].map(|side| DicePool {
        die: [Die::White, Die::Yellow, Die::Red][usize::from(combat.colours[side]) % 3],
        count: 1 + u8::from(combat.overpower[side]),
        boost: combat.boost[side],
    })
}

/// Adds the events of the step in animation.
fn add(combat_view: &mut CombatView, events: impl Iterator<Item = Event>) {
    let side = |combat_view: &CombatView, seat| usize::from(combat_view.combat.sides[1] == seat);
    for event in events {
        match event {
            Event::Committed { seat, overpower, boost } => {
                let side = side(combat_view, seat);
                (combat_view.combat.overpower[side], combat_view.combat.boost[side]) = (overpower, boost);
                if let Some(dice) = &mut combat_view.dice {
                    let least = if combat_view.chips.is_some() { 2 } else { 1 };
                    (dice[side].count, dice[side].boost) = (least + u8::from(overpower), boost);
                }
            }
            Event::Rolled { seat, dice } => {
                let side = side(combat_view, seat);
                combat_view.combat.dice[side] = dice;
                combat_view.rolling[side] = true;
                combat_view.phase = combat_view.phase.max(CombatPhase::Rolls);
            }
            Event::Styled { seat, style } => {
                let side = side(combat_view, seat);
                combat_view.styles[side] = style;
            }
            Event::Boosted { seat, boost } => {
                let side = side(combat_view, seat);
                combat_view.combat.boost[side] = boost;
            }
            Event::ChipsShown { seat, chips } => {
                let side = side(combat_view, seat);
                show_chips(combat_view, side, chips);
            }
            Event::AttackWon { margin, .. } => {
                combat_view.standing = CombatStanding::Settled(margin);
                (combat_view.phase, combat_view.flight) = (CombatPhase::Knockback, margin);
            }
            Event::AttackFailed { .. } => {
                combat_view.standing = CombatStanding::Settled(0);
                combat_view.phase = CombatPhase::Knockback;
            }
            Event::KnockbackChanged { to, .. } => combat_view.flight = to,
            _ => {}
        }
    }
}

/// Turns chips of a side over.
fn show_chips(combat_view: &mut CombatView, side: usize, chips: u8) {
    let Some(row) = combat_view.chips.as_mut().map(|rows| &mut rows[side]) else { return };
    row.shown.extend((0..8).filter(|chip| chips >> chip & 1 == 1));
    (row.laid, row.picked) = (false, 0);
    let bonus = combat_view.dice.map_or(0, |dice| dice[side].die.lowest());
    combat_view.combat.dice[side] = [row.shown.iter().sum::<u8>() + bonus, cosmic_frog::NO_DIE];
    combat_view.rolling[side] = true;
    combat_view.phase = combat_view.phase.max(CombatPhase::Rolls);
}

fn phase(stage: Option<CombatStage>) -> CombatPhase {
    use CombatStage::*;
    match stage {
        None | Some(Pay | Void) => CombatPhase::Declared,
        Some(Commit) => CombatPhase::AttackerCommits,
        Some(Respond) => CombatPhase::DefenderCommits,
        Some(AttackerReady | AttackerRoll | DefenderReady | DefenderRoll | AfterRolls | Reroll | Resolve) => {
            CombatPhase::Rolls
        }
        // Chips stand where dice do.
        Some(Arrange | AttackerPick | DefenderPick | AttackerShow | DefenderShow) => CombatPhase::Rolls,
        Some(Rearrange | Repick | Redraw | LateBoost) => CombatPhase::Rolls,
        Some(Knockback | Fly) => CombatPhase::Knockback,
        Some(Arrive | Spoils | Grab | Done) => CombatPhase::Spoils,
    }
}

/// Returns whether what is asked belongs to the combat; a descent after a Vortex, say, is chosen on the board.
fn waits_for_combat(rules: &Rules, state: &State) -> bool {
    let question = match rules.pending(state) {
        Pending::Seat(decision) => decision.question,
        Pending::Chance(question) | Pending::Seats(_, question) => question,
        Pending::Over => return false,
    };
    matches!(
        question,
        Question::Window(_)
            | Question::Commit { .. }
            | Question::Toll { .. }
            | Question::Roll { .. }
            | Question::Spoils
            | Question::Grab { .. }
            | Question::Stomp
            | Question::Style
            | Question::Arrange
            | Question::Pick { .. }
            | Question::Chips { .. }
            | Question::LateBoost
    )
}
