//! `TerminalGame`: what the binary needs of a game besides rules, wording and bots. Each game implements it in its folder.

use crate::svg::capital;
use host::HostedGame;
use tabletop::{Pending, Seat};
use wording::GameWording;

/// A game that the `strata` binary can draw and score.
pub trait TerminalGame: HostedGame + GameWording {
    /// Draws what all players see of a position, as SVG.
    fn draw_board(&self, state: &Self::State, caption: &str, options: &PictureOptions) -> String;

    /// Scores the Vaults or the position in one line of JSON and returns one line of JSON. The error says what is allowed.
    fn score_json(text: &str) -> Result<String, String>;
}

/// Returns what the game waits for, for the top of a picture.
pub fn status_line<G: TerminalGame>(rules: &G, state: &G::State) -> String {
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

/// Options of a picture.
#[derive(Clone, Copy, Debug, Default)]
pub struct PictureOptions {
    /// Whether every hex shows its coordinates.
    pub coordinates: bool,
}
