//! The scores, line by line, and who wins.

use super::names::Names;
use crate::key;
use crate::text::Text;
use ::volcanique::State;
use ::volcanique::score::{PlayerScore, player_scores};
use tabletop::{Game, Pending, Seat};

pub(super) fn result(names: &Names<'_>, state: &State) -> String {
    let mut lines = Vec::new();
    for (seat, tally) in names.rules.seats().zip(player_scores(names.rules, state)) {
        let total = names.points(tally.total().into());
        lines.push(names.words(key::VOLCANIQUE_RESULT_PLAYER, &[("who", &names.seat(seat)), ("total", &total)]));
        // Lines that nearly every player has are always shown.
        for (number, (key, points)) in parts(&tally).into_iter().enumerate() {
            if points > 0 || number < 4 {
                lines.push(format!("  {}", names.words(key, &[("points", &names.points(points.into()))])));
            }
        }
    }
    lines.push(winners(names, state).into());
    lines.join("\n")
}

/// Lists the points of a player with the message keys of what they are for.
fn parts(tally: &PlayerScore) -> [(&'static str, u16); 10] {
    [
        (key::VOLCANIQUE_RESULT_CRITTERS, tally.critters),
        (key::VOLCANIQUE_RESULT_EDGES, tally.edges),
        (key::VOLCANIQUE_RESULT_GRID, tally.grid),
        (key::VOLCANIQUE_RESULT_CRATER, tally.crater),
        (key::VOLCANIQUE_RESULT_TALLEST, tally.tallest),
        (key::VOLCANIQUE_RESULT_LARGEST, tally.largest),
        (key::VOLCANIQUE_RESULT_DIVERSIFIED, tally.diversified),
        (key::VOLCANIQUE_RESULT_HERDS, tally.herds),
        (key::VOLCANIQUE_RESULT_CARDS, tally.cards),
        (key::VOLCANIQUE_RESULT_RESOURCES, tally.resources),
    ]
}

/// Returns who wins, in one sentence.
pub(super) fn winners(names: &Names<'_>, state: &State) -> Text {
    let outcome = names.rules.result(state);
    let best = outcome.points.iter().max().copied().unwrap_or(0);
    let key = match (names.rules.pending(state), outcome.winners.len()) {
        (Pending::Over, 1) => decided_by(names, state),
        (Pending::Over, _) => key::VOLCANIQUE_RESULT_SHARE,
        _ => key::VOLCANIQUE_RESULT_LEADS,
    };
    let points = names.points(best.unsigned_abs());
    names.message(key, &[("who", &names.seats(outcome.winners.iter())), ("points", &points)])
}

/// Returns what made one player the winner: points, or among those who have as many what breaks the tie (VQ-SCO-3).
fn decided_by(names: &Names<'_>, state: &State) -> &'static str {
    let outcome = names.rules.result(state);
    let best = outcome.points.iter().max();
    let tied = |seat: &Seat| outcome.points.get(seat.index()) == best && !outcome.winners.contains(*seat);
    let land = |seat: Seat| state.player(seat).land().len();
    let most = outcome.winners.iter().next().map_or(0, land);
    match names.rules.seats().filter(tied).map(land).max() {
        None => key::VOLCANIQUE_RESULT_WINS,
        Some(second) if second < most => key::VOLCANIQUE_RESULT_WINS_LAND,
        Some(_) => key::VOLCANIQUE_RESULT_WINS_VOLCANOES,
    }
}
