//! What all games share: the contract between the rules of a game and everything built on them.
//!
//! The contract has three parts: [`Game`] (play), [`Secrets`] (what each viewer may know) and [`Notation`] (moves and positions
//! as text); [`CompleteGame`] is all three. A value of a type that implements them is the rules of one game: immutable, built once
//! from a set-up. A position is a plain `Copy` value. The rules tell what the game waits for ([`Pending`]), list the answers,
//! check an answer with a typed refusal and apply it. Chance is a move too: the rules never roll, they list the [`Odds`] and the
//! caller samples.
//!
//! Not here: words of any game, input and output, clocks, randomness. Start with [`Game`], then [`Table`], which keeps the log
//! of one running game, and [`Save`], which writes it down.

mod byte_array;
mod checkpoints;
mod complete_game;
mod deck;
mod event_record;
mod game;
mod holder;
pub mod input;
mod notation;
mod odds;
mod question;
mod rule_markers;
mod save;
mod seat;
mod secrets;
mod seed;
mod sort_few;
mod table;
pub mod toml_text;

pub use byte_array::ByteArray;
pub use complete_game::CompleteGame;
pub use deck::Deck;
pub use event_record::{ConcernsSeats, EventRecord, RecordOf, RuleId, Sink};
pub use game::{CitesRule, Decision, Game, GameResult, Pending, RandomBelow, state_hash, text_hash};
pub use holder::{HandOver, Holder};
pub use notation::Notation;
pub use odds::Odds;
pub use question::QuestionId;
pub use rule_markers::{Proof, proof, record_rule, rules_run};
pub use save::{
    FollowedSave, Header, MAX_LINE_BYTES, MAX_SAVE_BYTES, MAX_SAVE_LINES, Origin, Rescue, Save, SaveError, SaveLine,
    SaveStop, StopReason,
};
pub use seat::{Seat, SeatSet};
pub use secrets::Secrets;
pub use seed::spread_seed;
pub use sort_few::sort_few;
pub use table::{Entry, PlayError, Table, UndoError};
