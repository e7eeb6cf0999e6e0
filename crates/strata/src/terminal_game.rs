//! What the binary needs of a game besides its rules and its words. Each game implements it in a module of its own.

use crate::svg::capital;
use host::HostedGame;
use tabletop::{Pending, Seat};
use wording::GameWording;

/// A game that can be played in the terminal and drawn.
pub trait Offered: HostedGame + GameWording {
    /// The board as everybody at the table may see it, as SVG.
    fn picture(&self, state: &Self::State, caption: &str, options: &PictureOptions) -> String;

    /// Scores what one line of JSON describes, as one line of JSON; the error says what is allowed.
    fn scored(text: &str) -> Result<String, String>;
}

/// What a game waits for, for the head of a picture.
pub fn waits<G: Offered>(rules: &G, state: &G::State) -> String {
    let name = |seat: Seat| capital(rules.seat_name(seat));
    match rules.pending(state) {
        Pending::Seat(decision) => format!("{} is asked", name(decision.by)),
        Pending::Seats(..) => "All choose in secret".into(),
        Pending::Chance(_) => "Chance decides".into(),
        Pending::Over => {
            let winners: Vec<String> = rules.result(state).winners.iter().map(name).collect();
            format!("{} {}", winners.join(" and "), if winners.len() == 1 { "wins" } else { "win" })
        }
    }
}

/// How a board is drawn.
#[derive(Clone, Copy, Debug, Default)]
pub struct PictureOptions {
    /// Coordinates on every hex.
    pub coordinates: bool,
}
