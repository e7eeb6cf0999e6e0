//! What every game on the table shares: the contract between rules and everything built on them.
//!
//! A game is a value of a type that implements [`Game`]: immutable rules, built once from a set-up. A position is a plain
//! `Copy` value. The rules say whose turn it is ([`Turn`]), list the answers, check an answer with a typed refusal and
//! apply it. Chance is a move too: the engine never rolls, it gives [`Odds`] and the caller samples.
//!
//! Not here: words of any game, input and output, clocks, randomness. Start with [`Game`], then [`Table`], which keeps the
//! log of one running game with undo and the end-turn gate.

mod byte_array;
mod checkpoints;
mod deck;
mod event_record;
mod game;
mod holder;
pub mod input;
mod odds;
mod rule_markers;
mod save;
mod seat;
mod table;

pub use byte_array::ByteArray;
pub use deck::Deck;
pub use event_record::{ConcernsSeats, EventRecord, RecordOf, RuleId, Sink};
pub use game::{CitesRule, Decision, Game, GameResult, Pending, RandomBelow, state_hash, text_hash};
pub use holder::Holder;
pub use odds::Odds;
pub use rule_markers::{Proof, proof, record_rule, rules_run};
pub use save::{
    FollowedSave, Header, MAX_LINE_BYTES, MAX_SAVE_BYTES, MAX_SAVE_LINES, Origin, Rescue, Save, SaveError, SaveLine,
    SaveStop, StopReason,
};
pub use seat::{Seat, SeatSet};
pub use table::{Entry, PlayError, Table, UndoError};
