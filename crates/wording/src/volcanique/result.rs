//! The scores, line by line, and who wins.

use super::voice::Voice;
use ::volcanique::State;
use tabletop::{Game, Turn};

pub(super) fn result(voice: &Voice<'_>, state: &State) -> String {
    let outcome = voice.rules.outcome(state);
    let mut lines = Vec::new();
    for (seat, &points) in voice.rules.seats().zip(&outcome.points) {
        let total = voice.points(points.unsigned_abs());
        lines.push(voice.say("result.player", &[("who", &voice.seat(seat)), ("total", &total)]));
    }
    lines.push(winners(voice, state));
    lines.join("\n")
}

/// Who wins, in one sentence.
pub(super) fn winners(voice: &Voice<'_>, state: &State) -> String {
    let outcome = voice.rules.outcome(state);
    let best = outcome.points.iter().max().copied().unwrap_or(0);
    let key = match (voice.rules.turn(state), outcome.winners.len()) {
        (Turn::Over, 1) => "result.wins",
        (Turn::Over, _) => "result.share",
        _ => "result.leads",
    };
    let points = voice.points(best.unsigned_abs());
    voice.say(key, &[("who", &voice.seats(outcome.winners.iter())), ("points", &points)])
}
