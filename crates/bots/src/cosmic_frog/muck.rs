//! Find Muck: attacking minds, purging and snapping, gathering, chips. Just enough to play sensibly.

use super::combat::attack;
use super::dice::Spread;
use super::worth::{Eye, OMEGA};
use cosmic_frog::{Fight, Move, Muck, Place, Question, Style};
use tabletop::Seat;

/// What spoiling somebody's load is worth, as a part of the load.
const SPITE: f64 = 0.35;
/// What no sensible player does without a reason.
const FOOLISH: f64 = -20.0;

/// What making a frog purge by each margin gives: tiles that fly over this frog or land on it are snapped.
pub(super) fn prize(eye: &Eye<'_>, defender: Seat, margin: u8) -> f64 {
    let carried = eye.carried(defender);
    let distance = match (eye.here(), eye.state.frog(defender).place) {
        (Some(here), Place::Shard(there)) => eye.rules.mat().direction_to(there, here).map(|(_, distance)| distance),
        _ => None,
    };
    let items = carried.iter().take(usize::from(margin)).enumerate();
    items
        .map(|(index, worth)| {
            let lands = margin - index as u8;
            let mine = distance.is_some_and(|distance| lands >= distance);
            if mine { eye.gain(*worth).max(0.0) + SPITE * worth.max(0.0) } else { SPITE * worth.max(0.0) }
        })
        .sum()
}

/// Actions that only Find Muck has, before their price; `None` for any other.
pub(super) fn in_action(eye: &Eye<'_>, mv: Move) -> Option<f64> {
    Some(match mv {
        Move::Mind(defender) => attack(eye, defender, Fight::Mind),
        Move::Aggro(_) => -0.5,
        Move::Dredge(dimension, muck) => {
            let die = Spread::raid(eye.rules, eye.own_die(Fight::Raid));
            die.above(dimension - 1) * eye.gain(eye.muck(muck))
        }
        Move::Spew(..) => -1.0,
        _ => return None,
    })
}

/// Everything that Find Muck asks outside an action.
pub(super) fn question(eye: &Eye<'_>, question: Question, mv: Move) -> f64 {
    match (question, mv) {
        (Question::Style, Move::Style(style)) => f64::from(u8::from(style == Style::Full)),
        (Question::Commit { .. }, Move::Soft(..) | Move::Throw) => FOOLISH,
        (Question::Aggro { by, .. }, Move::Heed) => attack(eye, by, fight(eye)),
        (Question::Aggro { .. }, Move::Ignore) => -eye.price(mv),
        // Nobody can read an order that does not exist.
        (Question::Arrange, Move::Arrange(_, 0)) => 1.0,
        (Question::LateBoost, Move::Boost(boost)) => late_boost(eye, boost),
        (Question::Points { .. }, Move::Gather(muck)) => 0.6 * eye.gain(eye.muck(muck)) - 0.7,
        (Question::Snap, Move::Snap) => eye.rules.flying(eye.state).map_or(0.0, |tile| eye.gain(eye.tile(tile))),
        (Question::Shift { .. }, Move::Nearer | Move::Farther) => -1.0,
        (Question::Tether, Move::Keep(_, card)) => eye.card(card) - 2.0,
        (Question::Timer, Move::Tether) => 1.0,
        _ => 0.0,
    }
}

fn fight(eye: &Eye<'_>) -> Fight {
    if eye.here().is_some() { Fight::Shard } else { Fight::Aether }
}

/// As many boosts as turn the combat, and no more.
fn late_boost(eye: &Eye<'_>, boost: u8) -> f64 {
    let combat = eye.state.combat();
    let attacks = combat.attacker() == eye.me;
    let side = usize::from(!attacks);
    let mine = eye.state.style(side).of(combat.total(side) + boost);
    let theirs = eye.state.total(1 - side);
    let wins = if attacks { mine > theirs } else { mine >= theirs };
    f64::from(u8::from(wins)) * 2.0 - OMEGA * f64::from(boost)
}

impl Eye<'_> {
    /// A muck land in the Gullet, on its way to the Vault.
    pub(super) fn muck(&self, muck: Muck) -> f64 {
        if muck == Muck::Oozing { 3.4 } else { 2.6 }
    }
}
