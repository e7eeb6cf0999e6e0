//! Hosts a table: the requests of its players, chance, bots, standing orders, lines for the save, and what each viewer is told.
//!
//! Start with [`Host`] in `table_host.rs`. A caller passes requests to [`Host::request`], does with [`Host::advance`] what needs no
//! player, lets bots think with [`Host::bot_job`], stores every [`Proposal`], and sends [`Host::update`] to each viewer. The
//! terminal plays one game and uses its `Host<G>`; the worker of the page and a server know no game and use a host as [`AnyTable`].
//! [`greet`] and [`AnyTable::serve`] take the bytes of clients; `json.rs` has the self-describing encoding; `saves.rs` checks, replays
//! and branches whole saves.
//!
//! A host knows players by their seats, never who looks at a screen: the caller passes the identity it has established. Not here:
//! threads, clocks, the network, files.

mod any_table;
mod automatic;
mod bot_job;
mod chance;
mod commands;
mod cosmic_frog;
mod journal;
#[cfg(feature = "json")]
mod json;
mod log_size;
mod players;
mod requests;
mod saves;
#[cfg(feature = "json")]
mod serve;
mod table_host;
mod updates;
mod volcanique;

pub use any_table::{AnyBotJob, AnyTable, Handled, Message, open_table};
pub use bot_job::BotJob;
pub use chance::{ChanceSource, RandomChance, SeededChance, chance, pick};
#[cfg(feature = "json")]
pub use json::JsonUpdateOf;
pub use players::players;
pub use saves::{OpenError, branch, check, replay};
#[cfg(feature = "json")]
pub use serve::{Served, greet};
pub use table_host::{Host, Proposal};

use bots::Bot;
use tabletop::Seat;
use wording::GameWording;

/// The standing order of every game: end my turn without asking.
pub const END_TURNS: u32 = 1 << 31;

/// A game that can be hosted: adds bots and standing orders to rules and wording.
///
/// ```
/// use host::HostedGame;
/// fn are_all_bots_built_in<G: HostedGame>() -> bool {
///     G::BOTS.iter().all(|name| G::bot(name).is_some())
/// }
/// assert!(are_all_bots_built_in::<cosmic_frog::Rules>());
/// ```
pub trait HostedGame: GameWording {
    /// The names of its bots.
    const BOTS: &'static [&'static str];
    /// Its standing orders: bit 0 is the first of these keys.
    const ORDERS: &'static [&'static str];

    /// Returns the bot with this name.
    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>>;

    /// Returns whether a player is asked although there is only one answer. This is so for the second part of a choice, because the
    /// player may take the first part back.
    fn asks_if_forced(&self, _state: &Self::State) -> bool {
        false
    }

    /// Returns the hexes of a fixed board by the number that views and events use for them, each as `column,row`. It is empty for games
    /// that use coordinates.
    fn cells(&self) -> Vec<String> {
        Vec::new()
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
