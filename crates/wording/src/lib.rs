//! Turns games into text: prompts, labels of answers, log lines, refusals, summaries, results, texts of cards and rules.
//!
//! Start with [`GameWording`], which every game implements in a folder of its own, and [`Messages`], which holds the
//! sentences of one language, and [`Text`], which is a sentence whose parts the page can show as what they are. The messages
//! are Fluent files, `messages/LANGUAGE/`, with a folder for each game and one for what every game needs. `build.rs` compiles
//! them into packs; a feature for each game embeds its English pack, and the feature `every-language` the packs of all languages.
//!
//! This crate decides nothing: what is asked, what is legal and what it costs comes from the rules, and no text contains
//! more than the given position shows. Not here: rules (the game crates), the text of the rules (`handbook`), drawing
//! (`web`, `strata`).
//!
//! ```
//! use cosmic_frog::{Rules, Setup};
//! use tabletop::Game;
//! use wording::{GameWording, Messages};
//! let rules = Rules::new(Setup::new(3)).unwrap();
//! let prompt = rules.prompt(&rules.initial_state(), &Messages::english());
//! assert_eq!(prompt.to_string(), "The next Land is laid out by chance.");
//! ```

mod cosmic_frog;
mod explain;
mod keys;
#[cfg(feature = "every-language")]
mod language_packs;
mod messages;
mod pseudo;
mod table_refusal;
mod text;
mod volcanique;

/// The keys of all messages: `PAGE_LOG_MORE` for the message `page-log-more`.
#[allow(missing_docs)]
pub mod key {
    include!(concat!(env!("OUT_DIR"), "/keys.rs"));
}

pub use crate::cosmic_frog::{card_powers, card_text, thought};
pub use crate::volcanique::{caldera_details, caldera_text, power_effect, power_text, tile_name};
pub use explain::explain;
#[cfg(feature = "every-language")]
pub use language_packs::{Language, language_codes, languages, pack_of};
pub use messages::{MISSING, Messages, Values, capitalize};
pub use table_refusal::table_refusal;
pub use text::{Argument, Span, SpanKind, Text, Unit};

use tabletop::{CompleteGame, Seat, SeatSet};

/// What a line of the log is about, for headings and filters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// A turn begins, or what replaces a turn.
    Turn,
    /// A combat or a contest.
    Combat,
    /// Anything else.
    Other,
}

/// Puts the positions, answers, events and refusals of a game into text.
///
/// [`prompt`](GameWording::prompt) and [`answer`](GameWording::answer) contain no secret, whether they are given the true
/// position or a view. Events must be redacted with [`Secrets::redact_event`](tabletop::Secrets::redact_event) before they
/// are put into text.
pub trait GameWording: CompleteGame {
    /// Returns what the game waits for, with the name of the seat that is asked.
    fn prompt(&self, state: &Self::State, messages: &Messages) -> Text;

    /// Returns the prompt for the player of these seats. If several seats are asked at once, it names only theirs.
    fn prompt_to(&self, state: &Self::State, _seats: SeatSet, messages: &Messages) -> Text {
        self.prompt(state, messages)
    }

    /// Returns a short label for an answer or an outcome of chance, with its price.
    fn answer(&self, state: &Self::State, mv: Self::Move, messages: &Messages) -> Text;

    /// Returns the label for an answer without its price, for places that show the price beside it.
    fn answer_without_price(&self, state: &Self::State, mv: Self::Move, messages: &Messages) -> Text {
        self.answer(state, mv, messages)
    }

    /// Returns the log line for an event, or `None` if the event needs no line.
    fn event(&self, event: Self::Event, messages: &Messages) -> Option<Text>;

    /// Returns what an event is about.
    fn topic(&self, event: Self::Event) -> Topic;

    /// Returns the name of a seat in sentences.
    fn seat_word(&self, seat: Seat, messages: &Messages) -> Text;

    /// Explains why a move is refused, names what would be allowed, and ends with the rule.
    fn refusal(&self, refusal: Self::Refusal, messages: &Messages) -> Text;

    /// Describes the position in lines of plain text, as far as `viewer` knows it.
    fn summary(&self, state: &Self::State, viewer: SeatSet, messages: &Messages) -> String;

    /// Returns who wins, or would win now, in one sentence.
    fn verdict(&self, state: &Self::State, messages: &Messages) -> Text;

    /// Returns the scores line by line, and who wins or would win now.
    fn result_text(&self, state: &Self::State, messages: &Messages) -> String;
}
