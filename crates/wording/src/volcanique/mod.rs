//! Texts of Volcanique. Each kind of text has a file: `prompt`, `answer`, `event`, `refusal`, `summary` with `board`, `result`, `card`.
//!
//! `voice.rs` has the names of players, tiles and spaces; `keys.rs` the message keys of refusals. Not here: the sentences
//! (`messages/en/volcanique.txt`).

mod answer;
mod board;
mod card;
mod event;
mod keys;
mod prompt;
mod refusal;
mod result;
mod summary;
mod voice;

pub use card::{caldera_text, power_text, tile_name};

use crate::{GameWording, Messages, Topic};
use ::volcanique::{Event, Move, Refusal, Rules, State};
use tabletop::{Seat, SeatSet};
use voice::Voice;

impl GameWording for Rules {
    fn prompt(&self, state: &State, words: &Messages) -> String {
        prompt::prompt(&Voice { rules: self, words }, state)
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
        Voice { rules: self, words }.seat(seat)
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
