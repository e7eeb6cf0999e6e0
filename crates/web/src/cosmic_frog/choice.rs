//! Answers by kind: which tray button they belong to and what on the board they point at.

use super::Context;
use cosmic_frog::{Move, Place, State};
use hexgrid::Cell;
use leptos::prelude::*;
use tabletop::Seat;

/// A kind of answer, in the order of the tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Group {
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

impl Group {
    /// Its key in messages, and the icon of the sprite.
    pub fn name(self) -> &'static str {
        match self {
            Group::Descend => "descend",
            Group::Lay => "lay",
            Group::Leap => "leap",
            Group::Step => "step",
            Group::Tunnel => "tunnel",
            Group::Harvest => "harvest",
            Group::Slipstream => "slipstream",
            Group::Land => "land",
            Group::Attack => "attack",
            Group::Mind => "mind",
            Group::Aggro => "aggro",
            Group::Dredge => "dredge",
            Group::Spew => "spew",
            Group::Line => "line",
            Group::Heave => "heave",
            Group::Recover => "recover",
            Group::Disgorge => "disgorge",
            Group::Raid => "raid",
            Group::Possess => "possess",
            Group::Smash => "smash",
            Group::Spit => "spit",
            Group::Vault => "vault",
            Group::Card => "card",
            Group::Commit => "commit",
            Group::Power => "power",
            Group::Other => "other",
        }
    }

    /// Whether its answers are chosen on the board.
    pub fn on_board(self) -> bool {
        matches!(
            self,
            Group::Descend
                | Group::Lay
                | Group::Leap
                | Group::Step
                | Group::Tunnel
                | Group::Harvest
                | Group::Slipstream
                | Group::Land
                | Group::Attack
                | Group::Mind
                | Group::Aggro
                | Group::Spew
                | Group::Line
        )
    }
}

/// The kind of an answer. A leap onto a frog is an attack.
pub fn group(mv: Move, context: Context) -> Group {
    match mv {
        Move::Descend(_) | Move::EnterAether => Group::Descend,
        Move::Lay(..) => Group::Lay,
        Move::Leap(cell) => {
            let taken = context
                .view
                .with_untracked(|view| view.as_ref().is_some_and(|view| view.state.frog_at(cell).is_some()));
            if taken { Group::Attack } else { Group::Leap }
        }
        Move::LeapAether => Group::Leap,
        Move::Step(_) => Group::Step,
        Move::Tunnel(_) => Group::Tunnel,
        Move::Harvest(_) => Group::Harvest,
        Move::Slip(_) => Group::Slipstream,
        Move::Land(_) => Group::Land,
        Move::SlipAttack(..) | Move::LandAttack(..) | Move::Ram(_) => Group::Attack,
        Move::Mind(_) => Group::Mind,
        Move::Aggro(_) => Group::Aggro,
        Move::Dredge(..) => Group::Dredge,
        Move::Spew(..) => Group::Spew,
        Move::Line(_) => Group::Line,
        Move::Heave(_) | Move::HeaveInto(..) => Group::Heave,
        Move::Recover => Group::Recover,
        Move::Disgorge => Group::Disgorge,
        Move::Raid(..) => Group::Raid,
        Move::Possess(_) => Group::Possess,
        Move::Smash => Group::Smash,
        Move::Spit => Group::Spit,
        Move::Store(_) | Move::Stash(_) | Move::Take(_) => Group::Vault,
        Move::Keep(..) => Group::Card,
        Move::Commit(..) | Move::Soft(..) | Move::Throw => Group::Commit,
        Move::Drain(..) | Move::Swap(_) | Move::Exchange(_) => Group::Power,
        _ => Group::Other,
    }
}

/// The hex an answer points at.
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

/// The frog an answer points at, where it is not by its hex.
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

/// Whether an answer goes into the Aether.
pub fn aether(mv: Move) -> bool {
    matches!(mv, Move::LeapAether | Move::EnterAether)
}

/// The icon of an answer that is aimed at a frog.
pub fn sign(mv: Move) -> &'static str {
    match mv {
        Move::Mind(_) => "brain",
        Move::Aggro(_) => "aggro",
        _ => "attack",
    }
}

/// The frog on a hex or in the Aether that an answer attacks or provokes.
pub fn attacked(mv: Move, context: Context) -> Option<Seat> {
    context.view.with_untracked(|view| attacked_in(mv, &view.as_ref()?.state))
}

/// The same in a position.
pub fn attacked_in(mv: Move, state: &State) -> Option<Seat> {
    match mv {
        Move::Mind(seat) | Move::Aggro(seat) => Some(seat),
        Move::Ram(seat) => Some(seat).filter(|&seat| state.frog(seat).place == Place::Aether),
        Move::Leap(cell) | Move::SlipAttack(cell, _) | Move::LandAttack(cell, _) => state.frog_at(cell),
        _ => None,
    }
}
