//! What every game on the table shares: the contract between rules and everything built on them.
//!
//! A game is a value of a type that implements [`Game`]: immutable rules, built once from a set-up. A position is a plain
//! `Copy` value. The rules say whose turn it is ([`Turn`]), list the answers, check an answer with a typed refusal and
//! apply it. Chance is a move too: the engine never rolls, it gives [`Odds`] and the caller samples.
//!
//! Not here: words of any game, input and output, clocks, randomness. Start with [`Game`], then [`Table`], which keeps the
//! log of one running game with undo and the end-turn gate.

mod bytes;
mod checkpoints;
mod deck;
mod game;
mod holder;
pub mod input;
mod mark;
mod odds;
mod save;
mod seat;
mod table;

pub use bytes::Bytes;
pub use deck::Deck;
pub use game::{Below, Decision, Game, Outcome, Refused, Sink, Turn, state_hash, text_hash};
pub use holder::Holder;
pub use mark::{Proof, hit, proof, ran};
pub use odds::Odds;
pub use save::{
    Followed, Header, LONGEST_LINE, Line, MOST_BYTES, MOST_LINES, Origin, Rescue, Save, SaveError, Stop, StopReason,
};
pub use seat::{Seat, SeatSet};
pub use table::{Entry, PlayError, Table, UndoError};
