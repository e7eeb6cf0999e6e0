//! Texts of Cosmic Frog. Each kind of text has a file: `prompt` with `window`, `answer`, `event`, `refusal`, `summary`, `result`, `robo`,
//! `card`; `muck` has the words of an expansion.
//!
//! `names.rs` has the names of frogs, tiles and places; `keys.rs` the message keys of refusals. Not here: the sentences
//! (`messages/`).

mod answer;
mod card;
mod event;
mod keys;
mod muck;
mod names;
mod prompt;
mod refusal;
mod result;
mod robo;
mod summary;
mod window;

pub use card::{card_powers, card_text};
pub use robo::thought;

use crate::text::Text;
use crate::{GameWording, Messages, Topic};
use ::cosmic_frog::{Event, Move, Refusal, Rules, State};
use names::Names;
use tabletop::{Seat, SeatSet};

impl GameWording for Rules {
    fn prompt(&self, state: &State, messages: &Messages) -> Text {
        prompt::prompt(&Names { rules: self, messages }, state, SeatSet::ALL)
    }

    fn prompt_to(&self, state: &State, seats: SeatSet, messages: &Messages) -> Text {
        prompt::prompt(&Names { rules: self, messages }, state, seats)
    }

    fn answer(&self, state: &State, mv: Move, messages: &Messages) -> Text {
        answer::answer(&Names { rules: self, messages }, state, mv)
    }

    fn answer_without_price(&self, state: &State, mv: Move, messages: &Messages) -> Text {
        answer::label(&Names { rules: self, messages }, state, mv)
    }

    fn event(&self, event: Event, messages: &Messages) -> Option<Text> {
        event::event(&Names { rules: self, messages }, event)
    }

    fn topic(&self, event: Event) -> Topic {
        event::topic(event)
    }

    fn seat_word(&self, seat: Seat, messages: &Messages) -> Text {
        Names { rules: self, messages }.frog(seat)
    }

    fn refusal(&self, refusal: Refusal, messages: &Messages) -> Text {
        refusal::refusal(&Names { rules: self, messages }, refusal)
    }

    fn summary(&self, state: &State, viewer: SeatSet, messages: &Messages) -> String {
        summary::summary(&Names { rules: self, messages }, state, viewer)
    }

    fn verdict(&self, state: &State, messages: &Messages) -> Text {
        result::winners(&Names { rules: self, messages }, state)
    }

    fn result_text(&self, state: &State, messages: &Messages) -> String {
        result::result(&Names { rules: self, messages }, state)
    }
}
