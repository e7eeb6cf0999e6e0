//! A table as it is hosted, in a worker of the page, later on a server: chance, bots, standing orders, a view for each
//! person, lines for the save.
//!
//! A [`Host`] is told what people say ([`protocol::ToTable`]) and answers with messages; [`Host::advance`] does whatever
//! needs nobody. Not here: threads, clocks, the network, files. Start with `table.rs`.

mod chance;
mod cosmic_frog;
mod saved;
mod table;
mod volcanique;

pub use chance::Chance;
pub use saved::{branch, check, replay};
pub use table::{Host, OpenError, Told, people};

use bots::Bot;
use tabletop::{Game, Seat};
use wording::GameWording;

/// The standing order that every game has: end my turn without asking.
pub const END_TURNS: u32 = 1 << 31;

/// What hosting needs of a game besides its rules and its words.
pub trait HostedGame: Game + GameWording {
    /// The names of its bots.
    const BOTS: &'static [&'static str];
    /// Its standing orders: bit 0 is the first of these keys.
    const ORDERS: &'static [&'static str];

    /// A bot by its name.
    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>>;

    /// Whether a person is asked although there is only one answer: where a choice is made in two steps, both are theirs.
    fn asks_anyway(&self, _state: &Self::State) -> bool {
        false
    }

    /// The answer that standing orders give for the seat that is asked. Only public facts are tested.
    fn ordered(&self, state: &Self::State, orders: u32) -> Option<Self::Move>;

    /// Returns what a seat that wants to interrupt does now; `None` if it has to wait.
    fn armed_move(&self, state: &Self::State, seat: Seat) -> Option<Self::Move> {
        let mut moves = Vec::new();
        self.interrupts(state, seat, &mut moves);
        moves.first().copied()
    }
}
