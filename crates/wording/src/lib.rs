//! Games in words: prompts, labels of answers, log sentences, refusals, summaries, card and rule texts.
//!
//! All sentences come from the message files of one language (`messages/en.txt` for Cosmic Frog, `messages/en/` for
//! Volcanique, the page and small words). A feature for each game chooses whose messages are compiled in.
//! Nothing is decided here: what is asked, what is legal and what it costs is the engine's business, and nothing is
//! said that the given position does not show.
//!
//! Not here: rules (the game crates), the text of the rules (`handbook`), pages and terminals.
//! Start with [`Worded`], then [`Words`]; each game has its own folder.
//!
//! ```
//! use cosmic_frog::{Rules, Setup};
//! use tabletop::Game;
//! use wording::{Worded, Words};
//! let rules = Rules::new(Setup::new(3)).unwrap();
//! assert_eq!(rules.prompt(&rules.start(), &Words::english()), "The next Land is laid out by chance.");
//! ```

mod cosmic_frog;
mod explain;
mod messages;
mod pseudo;
mod volcanique;

pub use crate::cosmic_frog::{card_text, thought};
pub use crate::volcanique::{caldera_text, power_text, tile_name};
pub use explain::explain;
pub use messages::{MISSING, Messages};

use tabletop::{Game, Seat, SeatSet};

/// What a line of the log is about, for headings and filters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// It begins a turn, or what stands in its place.
    Turn,
    /// It belongs to a combat.
    Combat,
    /// Anything else.
    Other,
}

/// A game that can be put into words.
///
/// `prompt` and `answer` say nothing that is secret, whether they are given the true position or a view; events are
/// redacted by [`Game::redact_event`] before they are put into words.
pub trait GameWording: Game {
    /// What the table waits for, naming who is asked.
    fn prompt(&self, state: &Self::State, words: &Messages) -> String;
    /// The same for somebody who holds these seats: where several people are asked at once, only theirs are named.
    fn prompt_to(&self, state: &Self::State, _seats: SeatSet, words: &Messages) -> String {
        self.prompt(state, words)
    }
    /// A short label for an answer or an outcome of chance, with its price.
    fn answer(&self, state: &Self::State, mv: Self::Move, words: &Messages) -> String;
    /// A sentence for the log; `None` for what is not worth a line.
    fn event(&self, event: Self::Event, words: &Messages) -> Option<String>;
    /// What an event is about.
    fn topic(&self, event: Self::Event) -> Topic;
    /// What sentences call a seat.
    fn seat_word(&self, seat: Seat, words: &Messages) -> String;
    /// Why not, what would be allowed, and the id of the rule in brackets.
    fn refusal(&self, refusal: Self::Refusal, words: &Messages) -> String;
    /// The position in lines of plain text, as these seats know it.
    fn summary(&self, state: &Self::State, viewer: SeatSet, words: &Messages) -> String;
    /// The scores line by line, and who wins (or would win now).
    fn result_text(&self, state: &Self::State, words: &Messages) -> String;
}
