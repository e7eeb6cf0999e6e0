//! The scores, line by line in an order that reaches them, and who wins.

use super::voice::Voice;
use ::cosmic_frog::{Rich, State, score};
use tabletop::{Game, Turn};

pub(super) fn result(voice: &Voice<'_>, state: &State) -> String {
    let mut lines = Vec::new();
    let points = |count: u16| voice.words.count("points", count);
    for vault in 0..voice.rules.vaults() {
        let owners = voice.frogs(voice.rules.seats().filter(|&seat| voice.rules.vault(seat) == vault));
        let score = score::score(&score::stacks(state.tiles(), vault));
        let bonus = score::bonus(state.tiles(), vault);
        lines.push(voice.say("result.frog", &[("who", &owners), ("total", &points(score.total() + bonus))]));
        lines.push(format!("  {}", voice.say("result.placement", &[("points", &points(score.placement))])));
        for line in &score.lines {
            let slots: Vec<String> = line.slots().iter().map(u8::to_string).collect();
            let slots = match line.slots() {
                [slot] => voice.say("result.slot", &[("slot", slot)]),
                _ => voice.say("result.slots", &[("slots", &slots.join("-"))]),
            };
            let text = voice.say(
                "result.line",
                &[("tile", &voice.tile(line.tile)), ("slots", &slots), ("points", &points(line.points.into()))],
            );
            lines.push(format!("    {text}"));
        }
        lines.push(format!("  {}", voice.say("result.diversity", &[("points", &points(score.diversity))])));
        if score.harmony > 0 {
            lines.push(format!("  {}", voice.say("result.harmony", &[("points", &points(score.harmony))])));
        }
        if voice.rules.setup().rich != Rich::Off {
            lines.push(format!("  {}", voice.say("result.bonus", &[("points", &points(bonus))])));
        }
    }
    lines.push(winners(voice, state));
    lines.join("\n")
}

/// Who wins, in one sentence.
pub(super) fn winners(voice: &Voice<'_>, state: &State) -> String {
    let outcome = voice.rules.outcome(state);
    let best = outcome.points.iter().max().copied().unwrap_or(0);
    let first = outcome.winners.iter().next();
    let one_team = first.is_some_and(|first| outcome.winners == voice.rules.team(first));
    let key = match (voice.rules.turn(state), outcome.winners.len()) {
        (Turn::Over, 1) => "result.wins",
        (Turn::Over, _) if one_team => "result.team-wins",
        (Turn::Over, _) => "result.share",
        _ => "result.leads",
    };
    let points = voice.words.count("points", best.unsigned_abs());
    voice.say(key, &[("who", &voice.frogs(outcome.winners.iter())), ("points", &points)])
}
