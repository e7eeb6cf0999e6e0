//! The laws, one function each. All take rules and a position (or a sequence of positions) and return what differs.
//!
//! Not here: playing the games ([`crate::Suite`]) and the law of leaks, which needs two games at once ([`crate::twin`]).

mod answers;
mod difference;
mod records;
mod secrets;
mod undo;

pub(crate) use difference::{differ, differ_lists};

pub use answers::{
    interrupts, legal_equals_check, legal_in_order, never_stuck, notation_round_trips, refusals_change_nothing,
};
pub use records::{replay_equals_play, save_round_trips, serialise_round_trips, snapshot_restores};
pub use secrets::{
    asked_moves, chance_seen_is_shown, determinised_plays_on, sealed_answers_commute, sealed_is_unseen, view_suffices,
};
pub(crate) use secrets::{by_kind, choose};
pub use undo::{PastMove, undo_restores};

use crate::TestedGame;
use tabletop::{Game, SeatSet};

/// Returns every move that can be written in this game, sorted and without duplicates.
pub fn writable_moves<G: TestedGame>(rules: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    rules.universe(&mut moves);
    moves.sort_unstable();
    moves.dedup();
    moves
}

/// Returns the seats of each player, once per player, in the order of seats.
pub fn players<G: Game>(rules: &G) -> Vec<SeatSet> {
    let mut players: Vec<SeatSet> = Vec::new();
    for seat in SeatSet::first(rules.seats()).iter() {
        let player = rules.seats_of_player(seat);
        if !players.contains(&player) {
            players.push(player);
        }
    }
    players
}
