//! [`TurnState`]: what has happened in the current turn. Each turn begins with a new value.

use crate::frame::{Detour, TurnMode, TurnStage};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// What has happened in the running turn so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct TurnState {
    pub seat: Seat,
    pub mode: TurnMode,
    pub stage: TurnStage,
    /// Whether anything was done in it.
    pub touched: bool,
    /// Movements and flying movements left.
    pub movements: u8,
    pub flights: u8,
    /// Purchases that count, and how many of them were land on soil.
    pub bought: u8,
    pub soils: u8,
    /// Land purchases left from Second Terrace, and whether one was made.
    pub terraces: u8,
    pub terraced: bool,
    /// Whether Sudden Vent was played and a volcano costs less.
    pub vent: bool,
    /// Never set. Kept because it is part of saves and state hashes.
    pub carded: bool,
    /// Whether a critter was claimed or swam, so that it is too late to erode.
    pub claimed: bool,
    pub eroded: bool,
    pub swum: bool,
    /// Whether a critter was burrowed or emerged.
    pub flipped: bool,
    /// Whether a critter was sacrificed from land, and one from hand.
    pub offered_land: bool,
    pub offered_hand: bool,
    pub detour: Detour,
}

impl TurnState {
    pub(crate) const fn new(seat: Seat, mode: TurnMode) -> TurnState {
        TurnState {
            seat,
            mode,
            stage: TurnStage::Begin,
            touched: false,
            movements: 0,
            flights: 0,
            bought: 0,
            soils: 0,
            terraces: 0,
            terraced: false,
            vent: false,
            carded: false,
            claimed: false,
            eroded: false,
            swum: false,
            flipped: false,
            offered_land: false,
            offered_hand: false,
            detour: Detour::None,
        }
    }
}
