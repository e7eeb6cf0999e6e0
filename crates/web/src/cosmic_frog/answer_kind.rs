//! `AnswerKind`: sorts answers by the tray button they belong to, and says what on the board an answer points at.

use super::Context;
use cosmic_frog::{Move, Place, State};
use hexgrid::Cell;
use leptos::prelude::*;
use tabletop::Seat;

/// A kind of answer, in the order of the tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum AnswerKind {
    Descend,
    Lay,
    Leap,
    Step,
    Tunnel,
    Harvest,
    Slipstream,
    Land,
    Attack,
    Mind,
    Aggro,
    Recover,
    Disgorge,
    Raid,
    Possess,
    Smash,
    Spit,
    Dredge,
    Spew,
    Line,
    Heave,
    Vault,
    Card,
    Commit,
    Power,
    /// Anything else: its own button.
    Other,
}

impl AnswerKind {
    /// Returns its key in messages, and the icon of the sprite.
    pub fn name(self) -> &'static str {
        match self {
            AnswerKind::Descend => "descend",
            AnswerKind::Lay => "lay",
            AnswerKind::Leap => "leap",
            AnswerKind::Step => "step",
            AnswerKind::Tunnel => "tunnel",
            AnswerKind::Harvest => "harvest",
            AnswerKind::Slipstream => "slipstream",
            AnswerKind::Land => "land",
            AnswerKind::Attack => "attack",
            AnswerKind::Mind => "mind",
            AnswerKind::Aggro => "aggro",
            AnswerKind::Dredge => "dredge",
            AnswerKind::Spew => "spew",
            AnswerKind::Line => "line",
            AnswerKind::Heave => "heave",
            AnswerKind::Recover => "recover",
            AnswerKind::Disgorge => "disgorge",
            AnswerKind::Raid => "raid",
            AnswerKind::Possess => "possess",
            AnswerKind::Smash => "smash",
            AnswerKind::Spit => "spit",
            AnswerKind::Vault => "vault",
            AnswerKind::Card => "card",
            AnswerKind::Commit => "commit",
            AnswerKind::Power => "power",
            AnswerKind::Other => "other",
        }
    }

    /// Returns whether its answers are chosen on the board.
    pub fn is_on_board(self) -> bool {
        matches!(
            self,
            AnswerKind::Descend
                | AnswerKind::Lay
                | AnswerKind::Leap
                | AnswerKind::Step
                | AnswerKind::Tunnel
                | AnswerKind::Harvest
                | AnswerKind::Slipstream
                | AnswerKind::Land
                | AnswerKind::Attack
                | AnswerKind::Mind
                | AnswerKind::Aggro
                | AnswerKind::Spew
                | AnswerKind::Line
        )
    }
}

/// Returns the kind of an answer. A leap onto a frog is an attack.
pub fn kind_of(mv: Move, context: Context) -> AnswerKind {
    match mv {
        Move::Descend(_) | Move::EnterAether => AnswerKind::Descend,
        Move::Lay(..) => AnswerKind::Lay,
        Move::Leap(cell) => {
            let taken = context
                .view
                .with_untracked(|view| view.as_ref().is_some_and(|view| view.state.frog_at(cell).is_some()));
            if taken { AnswerKind::Attack } else { AnswerKind::Leap }
        }
        Move::LeapAether => AnswerKind::Leap,
        Move::Step(_) => AnswerKind::Step,
        Move::Tunnel(_) => AnswerKind::Tunnel,
        Move::Harvest(_) => AnswerKind::Harvest,
        Move::Slip(_) => AnswerKind::Slipstream,
        Move::Land(_) => AnswerKind::Land,
        Move::SlipAttack(..) | Move::LandAttack(..) | Move::Ram(_) => AnswerKind::Attack,
        Move::Mind(_) => AnswerKind::Mind,
        Move::Aggro(_) => AnswerKind::Aggro,
        Move::Dredge(..) => AnswerKind::Dredge,
        Move::Spew(..) => AnswerKind::Spew,
        Move::Line(_) => AnswerKind::Line,
        Move::Heave(_) | Move::HeaveInto(..) => AnswerKind::Heave,
        Move::Recover => AnswerKind::Recover,
        Move::Disgorge => AnswerKind::Disgorge,
        Move::Raid(..) => AnswerKind::Raid,
        Move::Possess(_) => AnswerKind::Possess,
        Move::Smash => AnswerKind::Smash,
        Move::Spit => AnswerKind::Spit,
        Move::Store(_) | Move::Stash(_) | Move::Take(_) => AnswerKind::Vault,
        Move::Keep(..) => AnswerKind::Card,
        Move::Commit(..) | Move::Soft(..) | Move::Throw => AnswerKind::Commit,
        Move::Drain(..) | Move::Swap(_) | Move::Exchange(_) => AnswerKind::Power,
        _ => AnswerKind::Other,
    }
}

/// Returns the hex an answer points at.
pub fn cell(mv: Move) -> Option<Cell> {
    match mv {
        Move::Descend(cell)
        | Move::Lay(_, cell)
        | Move::Leap(cell)
        | Move::Step(cell)
        | Move::Tunnel(cell)
        | Move::Harvest(cell)
        | Move::Slip(cell)
        | Move::Land(cell)
        | Move::SlipAttack(cell, _)
        | Move::LandAttack(cell, _) => Some(cell),
        _ => None,
    }
}

/// Returns the frog an answer points at, where it is not by its hex.
pub fn frog(mv: Move) -> Option<Seat> {
    match mv {
        Move::Ram(seat)
        | Move::Mind(seat)
        | Move::Aggro(seat)
        | Move::Raid(seat, _)
        | Move::Possess(seat)
        | Move::Drain(seat, _)
        | Move::Swap(seat)
        | Move::Exchange(seat)
        | Move::Fetch(seat) => Some(seat),
        _ => None,
    }
}

/// Returns whether an answer goes into the Aether.
pub fn goes_to_aether(mv: Move) -> bool {
    matches!(mv, Move::LeapAether | Move::EnterAether)
}

/// Returns the icon of an answer that is aimed at a frog.
pub fn attack_icon(mv: Move) -> &'static str {
    match mv {
        Move::Mind(_) => "brain",
        Move::Aggro(_) => "aggro",
        _ => "attack",
    }
}

/// Returns the frog on a hex or in the Aether that an answer attacks or provokes.
pub fn attacked_frog(mv: Move, context: Context) -> Option<Seat> {
    context.view.with_untracked(|view| attacked_frog_in(mv, &view.as_ref()?.state))
}

/// Returns the same in a position.
pub fn attacked_frog_in(mv: Move, state: &State) -> Option<Seat> {
    match mv {
        Move::Mind(seat) | Move::Aggro(seat) => Some(seat),
        Move::Ram(seat) => Some(seat).filter(|&seat| state.frog(seat).place == Place::Aether),
        Move::Leap(cell) | Move::SlipAttack(cell, _) | Move::LandAttack(cell, _) => state.frog_at(cell),
        _ => None,
    }
}
