//! Texts of Cosmic Frog. Each kind of text has a file: `prompt` with `window`, `answer`, `event`, `refusal`, `summary`, `result`, `robo`,
//! `card`; `muck` has the words of an expansion.
//!
//! `voice.rs` has the names of frogs, tiles and places; `keys.rs` the message keys of refusals. Not here: the sentences
//! (`messages/`).

mod answer;
mod card;
mod event;
mod keys;
mod muck;
mod prompt;
mod refusal;
mod result;
mod robo;
mod summary;
mod voice;
mod window;

pub use card::card_text;
pub use robo::thought;

use crate::{GameWording, Messages, Topic};
use ::cosmic_frog::{Event, Move, Refusal, Rules, State};
use tabletop::{Seat, SeatSet};
use voice::Voice;

impl GameWording for Rules {
    fn prompt(&self, state: &State, words: &Messages) -> String {
        prompt::prompt(&Voice { rules: self, words }, state, SeatSet::ALL)
    }

    fn prompt_to(&self, state: &State, seats: SeatSet, words: &Messages) -> String {
        prompt::prompt(&Voice { rules: self, words }, state, seats)
    }

    fn answer(&self, state: &State, mv: Move, words: &Messages) -> String {
        answer::answer(&Voice { rules: self, words }, state, mv)
    }

    fn event(&self, event: Event, words: &Messages) -> Option<String> {
        event::event(&Voice { rules: self, words }, event)
    }

    fn topic(&self, event: Event) -> Topic {
        event::topic(event)
    }

    fn seat_word(&self, seat: Seat, words: &Messages) -> String {
        Voice { rules: self, words }.frog(seat)
    }

    fn refusal(&self, refusal: Refusal, words: &Messages) -> String {
        refusal::refusal(&Voice { rules: self, words }, refusal)
    }

    fn summary(&self, state: &State, viewer: SeatSet, words: &Messages) -> String {
        summary::summary(&Voice { rules: self, words }, state, viewer)
    }

    fn result_text(&self, state: &State, words: &Messages) -> String {
        result::result(&Voice { rules: self, words }, state)
    }
}
