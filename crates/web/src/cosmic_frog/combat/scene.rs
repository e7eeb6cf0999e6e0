//! What of a combat is to be seen: the position as it is drawn, and what the step that is being shown adds to it.
//!
//! A step is drawn over the position before it. So dice that have just been rolled, and the result, are taken from its
//! events; after the knockback the odds and pictures stay those of the position before it.

use super::super::Context;
use cosmic_frog::{
    Chances, Combat, CombatStage, Dice, Die, Event, Landing, Question, Rules, State, chances, combat_dice,
    knockback_preview,
};
use leptos::prelude::*;
use tabletop::{Game, Turn};

/// The steps of a combat as they are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Phase {
    Declared,
    AttackerCommits,
    DefenderCommits,
    Rolls,
    Knockback,
    Spoils,
}

/// How it stands. A margin of 0 is an attack that fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Dice are still to be rolled.
    Open,
    /// All are rolled, but it may still change.
    Leads(u8),
    /// It is settled.
    Settled(u8),
}

impl Standing {
    /// The margin, where the dice say one.
    pub fn margin(self) -> Option<u8> {
        match self {
            Standing::Open => None,
            Standing::Leads(margin) | Standing::Settled(margin) => Some(margin),
        }
    }
}

/// A combat as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The combat with what is being shown.
    pub combat: Combat,
    /// Where it stands in its course.
    pub phase: Phase,
    /// Who is ahead.
    pub standing: Standing,
    /// Hexes the defender flies; the margin, unless powers changed it.
    pub flight: u8,
    /// The position before anybody was knocked back, with secrets as tokens.
    pub seen: State,
    /// A full position that agrees with it: for odds only.
    pub full: State,
    /// What each side rolls; `None` if it cannot come to dice.
    pub dice: Option<[Dice; 2]>,
    /// The odds as things stand.
    pub chances: Option<Chances>,
    /// Which sides are rolling right now.
    pub rolling: [bool; 2],
    /// Whether the table waits for something of the combat, not for something that interrupts it.
    pub in_combat: bool,
}

impl Scene {
    /// What a knockback of so many hexes would do.
    pub fn landing(&self, rules: &Rules, hexes: u8) -> Option<Landing> {
        knockback_preview(rules, &self.full, hexes)
    }

    /// Whether the combat is fought in the Aether.
    pub fn in_aether(&self) -> bool {
        self.combat.fight() == cosmic_frog::Fight::Aether
    }

    fn rolled(&self, side: usize) -> bool {
        self.combat.dice[side][0] != cosmic_frog::NO_DIE
    }

    /// The faces a side has rolled; the one that counts is the last.
    pub fn faces(&self, side: usize) -> Vec<u8> {
        self.combat.dice[side].into_iter().filter(|&face| face != cosmic_frog::NO_DIE).collect()
    }
}

/// The combat to be drawn now; `pending` is the step being shown over the position.
pub fn read(context: Context, pending: Option<usize>, before: Option<&Scene>) -> Option<Scene> {
    let (seen, full) = (context.view.get()?.state, context.state.get()?);
    if !seen.fighting() {
        return None;
    }
    let rules = context.rules();
    let stage = seen.combat_stage();
    let combat = *seen.combat();
    let flown = stage.is_some_and(|stage| phase(Some(stage)) == Phase::Spoils);
    let same = before.filter(|before| before.combat.sides == combat.sides);
    let earlier = same.filter(|_| flown);
    // Once the dice lie, the odds stay those of before.
    let foretold = same.filter(|_| combat.dice.iter().all(|dice| dice[0] != cosmic_frog::NO_DIE));
    let mut scene = Scene {
        combat,
        phase: phase(stage),
        standing: Standing::Open,
        flight: combat.knockback,
        seen: earlier.map_or(seen, |before| before.seen),
        full: earlier.map_or(full, |before| before.full),
        dice: if flown { Some(rolled(&combat)) } else { combat_dice(&rules, &full) },
        chances: foretold.map_or_else(|| chances(&rules, &full), |before| before.chances),
        rolling: [false; 2],
        in_combat: waits_for_combat(&rules, &full),
    };
    if scene.rolled(0) && scene.rolled(1) {
        let margin = combat.total(0).saturating_sub(combat.total(1));
        let settled = scene.phase >= Phase::Knockback;
        scene.standing = if settled { Standing::Settled(margin) } else { Standing::Leads(margin) };
    }
    if let Some(at) = pending {
        context.model.steps.with(|steps| steps.get(at).into_iter().for_each(|step| add(&mut scene, &step.events)));
    }
    Some(scene)
}

/// The dice of a combat whose rolls lie behind it.
fn rolled(combat: &Combat) -> [Dice; 2] {
    [0, 1].map(|side| Dice {
        die: [Die::White, Die::Yellow, Die::Red][usize::from(combat.colours[side]) % 3],
        count: 1 + u8::from(combat.overpower[side]),
        boost: combat.boost[side],
    })
}

/// Adds what a step tells.
fn add(scene: &mut Scene, events: &[Event]) {
    let side = |scene: &Scene, seat| usize::from(scene.combat.sides[1] == seat);
    for event in events {
        match *event {
            Event::Committed { seat, overpower, boost } => {
                let side = side(scene, seat);
                (scene.combat.overpower[side], scene.combat.boost[side]) = (overpower, boost);
                if let Some(dice) = &mut scene.dice {
                    (dice[side].count, dice[side].boost) = (1 + u8::from(overpower), boost);
                }
            }
            Event::Rolled { seat, dice } => {
                let side = side(scene, seat);
                scene.combat.dice[side] = dice;
                scene.rolling[side] = true;
                scene.phase = scene.phase.max(Phase::Rolls);
            }
            Event::AttackWon { margin, .. } => {
                scene.standing = Standing::Settled(margin);
                (scene.phase, scene.flight) = (Phase::Knockback, margin);
            }
            Event::AttackFailed { .. } => {
                scene.standing = Standing::Settled(0);
                scene.phase = Phase::Knockback;
            }
            Event::KnockbackChanged { to, .. } => scene.flight = to,
            _ => {}
        }
    }
}

fn phase(stage: Option<CombatStage>) -> Phase {
    use CombatStage::*;
    match stage {
        None | Some(Pay | Void) => Phase::Declared,
        Some(Commit) => Phase::AttackerCommits,
        Some(Respond) => Phase::DefenderCommits,
        Some(AttackerReady | AttackerRoll | DefenderReady | DefenderRoll | AfterRolls | Reroll | Resolve) => {
            Phase::Rolls
        }
        Some(Arrange | AttackerPick | DefenderPick | AttackerShow | DefenderShow | LateBoost) => Phase::Rolls,
        Some(Rearrange | Repick | Redraw) => Phase::Rolls,
        Some(Knockback | Fly) => Phase::Knockback,
        Some(Arrive | Spoils | Grab | Done) => Phase::Spoils,
    }
}

/// Whether what is asked belongs to the combat; a descent after a Vortex, say, is chosen on the board.
fn waits_for_combat(rules: &Rules, state: &State) -> bool {
    let question = match rules.turn(state) {
        Turn::Seat(decision) => decision.question,
        Turn::Chance(question) => question,
        _ => return false,
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
    )
}
