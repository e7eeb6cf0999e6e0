//! [`Notation`], the third part of the contract: moves, seats and positions as text.
//!
//! Saves, the protocol, scenarios and the terminal all use this text. It is plain ASCII for people to type, and it is stable:
//! what an older version wrote is still read.

use crate::{Game, Seat};

/// Writes moves, seats and positions as text, and reads them back.
///
/// ```
/// use tabletop::{Game, Notation};
/// use testkit::toy::{self, Move};
/// let rules = toy::rules(1);
/// let state = rules.initial_state();
/// assert_eq!(rules.write_move(&state, Move::Card(2)), "chance card 2");
/// assert_eq!(rules.read_move(&state, "chance card 2"), Ok(Move::Card(2)));
/// ```
pub trait Notation: Game {
    /// Writes a move in one line, with its seat or `chance` in front.
    fn write_move(&self, state: &Self::State, mv: Self::Move) -> String;
    /// Reads a move; it need not be legal. The error says what is allowed.
    fn read_move(&self, state: &Self::State, text: &str) -> Result<Self::Move, String>;
    /// Returns the name of a seat.
    fn seat_name(&self, seat: Seat) -> &'static str;

    /// Writes the position as scenario text. Returns `None` if the position does not lie between two turns.
    fn snapshot(&self, state: &Self::State) -> Option<String>;
    /// Reads a snapshot.
    fn restore(&self, text: &str) -> Result<Self::State, String>;

    /// Reads a position made by hand, with rules that fit it. `text` is a whole scenario file, of which this reads the
    /// parts that describe the position. The error lists everything that is wrong.
    fn read_position(text: &str) -> Result<(Self, Self::State), Vec<String>>;
    /// Looks up a fact about a position by its name, as scenarios expect it. The error lists the names.
    fn fact(&self, state: &Self::State, name: &str) -> Result<String, String>;
}
