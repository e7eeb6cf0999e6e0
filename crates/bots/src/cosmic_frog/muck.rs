//! Values of the answers that Find Muck adds: mental attacks, purging and snapping, gathering muck, chips.

use super::combat::attack;
use super::evaluator::{Evaluator, OMEGA};
use super::total_odds::TotalOdds;
use cosmic_frog::{Move, Muck, Place, Question, RollPurpose, Style};
use tabletop::Seat;

/// What it is worth that another frog loses tiles, as a part of their value.
const SPITE: f64 = 0.35;
/// The value of answers that are never sensible.
const FOOLISH: f64 = -20.0;

/// Returns what it is worth to make a frog purge by a margin: this frog snaps up tiles that fly over it or land on it.
pub(super) fn prize(eval: &Evaluator<'_>, defender: Seat, margin: u8) -> f64 {
    let carried = eval.carried(defender);
    let distance = match (eval.here(), eval.state.frog(defender).place) {
        (Some(here), Place::Shard(there)) => {
            eval.rules.cell_grid().direction_to(there, here).map(|(_, distance)| distance)
        }
        _ => None,
    };
    let items = carried.iter().take(usize::from(margin)).enumerate();
    items
        .map(|(index, worth)| {
            let lands = margin - index as u8;
            let mine = distance.is_some_and(|distance| lands >= distance);
            if mine { eval.gain(*worth).max(0.0) + SPITE * worth.max(0.0) } else { SPITE * worth.max(0.0) }
        })
        .sum()
}

/// Values the actions of Find Muck before their price. Returns `None` for any other action.
pub(super) fn in_action(eval: &Evaluator<'_>, mv: Move) -> Option<f64> {
    Some(match mv {
        Move::Mind(defender) => attack(eval, defender, RollPurpose::Mind),
        Move::Aggro(_) => -0.5,
        Move::Dredge(dimension, muck) => {
            let die = TotalOdds::of_raid(eval.rules, eval.own_die(RollPurpose::Raid));
            die.chance_above(dimension - 1) * eval.gain(eval.muck(muck))
        }
        Move::Spew(..) => -1.0,
        _ => return None,
    })
}

/// Values the answers to questions of Find Muck that are not actions.
pub(super) fn question(eval: &Evaluator<'_>, question: Question, mv: Move) -> f64 {
    match (question, mv) {
        (Question::Style, Move::Style(style)) => f64::from(u8::from(style == Style::Full)),
        (Question::Commit { .. }, Move::Soft(..) | Move::Throw) => FOOLISH,
        (Question::Aggro { by, .. }, Move::Heed) => attack(eval, by, fight(eval)),
        (Question::Aggro { .. }, Move::Ignore) => -eval.price(mv),
        // Shuffled chips cannot be guessed.
        (Question::Arrange, Move::Arrange(_, 0)) => 1.0,
        (Question::LateBoost, Move::Boost(boost)) => late_boost(eval, boost),
        (Question::Points { .. }, Move::Gather(muck)) => 0.6 * eval.gain(eval.muck(muck)) - 0.7,
        (Question::Snap, Move::Snap) => {
            eval.rules.flying_item(eval.state).map_or(0.0, |tile| eval.gain(eval.tile(tile)))
        }
        (Question::Shift { .. }, Move::Nearer | Move::Farther) => -1.0,
        (Question::Tether, Move::Keep(_, card)) => eval.card(card) - 2.0,
        (Question::Timer, Move::Tether) => 1.0,
        _ => 0.0,
    }
}

fn fight(eval: &Evaluator<'_>) -> RollPurpose {
    if eval.here().is_some() { RollPurpose::Shard } else { RollPurpose::Aether }
}

/// Values boosts after the roll: as many as change who wins, and no more.
fn late_boost(eval: &Evaluator<'_>, boost: u8) -> f64 {
    let combat = eval.state.combat();
    let attacks = combat.attacker() == eval.me;
    let side = usize::from(!attacks);
    let mine = eval.state.style(side).of(combat.total(side) + boost);
    let theirs = eval.state.total(1 - side);
    let wins = if attacks { mine > theirs } else { mine >= theirs };
    f64::from(u8::from(wins)) * 2.0 - OMEGA * f64::from(boost)
}

impl Evaluator<'_> {
    /// Returns the value of a muck land in the Gullet.
    pub(super) fn muck(&self, muck: Muck) -> f64 {
        if muck == Muck::Oozing { 3.4 } else { 2.6 }
    }
}
