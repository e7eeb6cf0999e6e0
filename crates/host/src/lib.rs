//! Hosts a table: samples chance, runs bots and standing orders, redacts events for each player, writes lines for the save.
//!
//! Start with [`Host`] in `table.rs`: [`Host::handle`] takes a message of a player ([`protocol::ToTable`]), [`Host::advance`]
//! does the next thing that needs no player, and both return a [`HostOutput`]. `saves.rs` checks, replays and branches whole
//! saves. Not here: threads, clocks, the network, files.

mod chance_source;
mod cosmic_frog;
mod output;
mod played_move;
mod saves;
mod table;
mod volcanique;

pub use chance_source::ChanceSource;
pub use output::{HostOutput, OpenError};
pub use saves::{branch, check, replay};
pub use table::{Host, players};

use bots::Bot;
use tabletop::Seat;
use wording::GameWording;

/// The standing order of every game: end my turn without asking.
pub const END_TURNS: u32 = 1 << 31;

/// A game that can be hosted: adds bots and standing orders to rules and wording.
pub trait HostedGame: GameWording {
    /// The names of its bots.
    const BOTS: &'static [&'static str];
    /// Its standing orders: bit 0 is the first of these keys.
    const ORDERS: &'static [&'static str];

    /// Returns the bot with this name.
    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>>;

    /// Whether a player is asked although there is only one answer. This is so for the second part of a choice, because the
    /// player may take the first part back.
    fn asks_if_forced(&self, _state: &Self::State) -> bool {
        false
    }

    /// Returns the answer that standing orders give for the seat that is asked. It depends on public facts only.
    fn ordered_answer(&self, state: &Self::State, orders: u32) -> Option<Self::Move>;

    /// Returns what a seat that wants to interrupt does now; `None` if it has to wait.
    fn interrupting_move(&self, state: &Self::State, seat: Seat) -> Option<Self::Move> {
        let mut moves = Vec::new();
        self.interrupts(state, seat, &mut moves);
        moves.first().copied()
    }
}
