//! Texts of Volcanique. Each kind of text has a file: `prompt`, `answer`, `event`, `refusal`, `summary` with `board`, `result`, `card`.
//!
//! `names.rs` has the names of players, tiles and spaces; `keys.rs` the message keys of refusals. Not here: the sentences
//! (`messages/`).

mod answer;
mod board;
mod card;
mod event;
mod keys;
mod names;
mod prompt;
mod refusal;
mod result;
mod summary;

pub use card::{caldera_details, caldera_text, power_effect, power_text, tile_name};

use crate::text::Text;
use crate::{GameWording, Messages, Topic};
use ::volcanique::{Event, Move, Refusal, Rules, State};
use names::Names;
use tabletop::{Seat, SeatSet};

impl GameWording for Rules {
    fn prompt(&self, state: &State, messages: &Messages) -> Text {
        prompt::prompt(&Names { rules: self, messages }, state)
    }

    fn answer(&self, state: &State, mv: Move, messages: &Messages) -> Text {
        answer::answer(&Names { rules: self, messages }, state, mv)
    }

    fn event(&self, event: Event, messages: &Messages) -> Option<Text> {
        event::event(&Names { rules: self, messages }, event)
    }

    fn topic(&self, event: Event) -> Topic {
        event::topic(event)
    }

    fn seat_word(&self, seat: Seat, messages: &Messages) -> Text {
        Names { rules: self, messages }.seat(seat)
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
