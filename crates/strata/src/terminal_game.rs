//! `TerminalGame`: what the binary needs of a game besides rules, wording and bots. Each game implements it in its folder.

use crate::svg::{Anchor, Font, Svg, shortened};
use host::HostedGame;
use tabletop::{Pending, Seat, SeatSet};
use wording::{Messages, capitalize};

/// A game that the `strata` binary can draw and score.
///
/// The defaults serve a game without drawings: its picture is the summary of the position, and it has nothing to score.
pub trait TerminalGame: HostedGame {
    /// Draws what all players see of a position, as SVG.
    fn draw_board(&self, state: &Self::State, caption: &str, _options: &PictureOptions) -> String {
        draw_summary(self, state, caption)
    }

    /// Scores the Vaults or the position in one line of JSON and returns one line of JSON. The error says what is allowed.
    fn score_json(_text: &str) -> Result<String, String> {
        Err(format!("there is nothing to score for {}", Self::NAME))
    }
}

/// Returns what the game waits for, for the top of a picture.
pub fn status_line<G: TerminalGame>(rules: &G, state: &G::State) -> String {
    let name = |seat: Seat| capitalize(rules.seat_name(seat));
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

/// Draws the summary of a position line by line.
fn draw_summary<G: TerminalGame>(rules: &G, state: &G::State, caption: &str) -> String {
    const INK: &str = "#222222";
    let summary = rules.summary(state, SeatSet::NONE, &Messages::english());
    let lines = [shortened(caption), status_line(rules, state)].into_iter().chain(summary.lines().map(String::from));
    let lines: Vec<String> = lines.collect();
    let mut svg = Svg::sheet(800.0, 24.0 * (lines.len() as f64 + 1.0));
    svg.add(
        "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/><g xml:space=\"preserve\" font-family=\"monospace\">",
    );
    for (line, number) in lines.iter().zip(1u16..) {
        svg.text(24.0, 24.0 * f64::from(number), Anchor::Start, Font(16.0, 400, INK), line);
    }
    svg.add("</g></svg>\n");
    svg.0
}

/// Options of a picture.
#[derive(Clone, Copy, Debug, Default)]
pub struct PictureOptions {
    /// Whether every hex shows its coordinates.
    pub coordinates: bool,
}
