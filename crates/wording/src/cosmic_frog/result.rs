//! The scores, line by line in an order that reaches them, and who wins.

use super::voice::Voice;
use ::cosmic_frog::{Rich, State, score};
use std::cmp::Ordering;
use tabletop::{Game, Pending, Seat};

pub(super) fn result(voice: &Voice<'_>, state: &State) -> String {
    let mut lines = Vec::new();
    for vault in 0..voice.rules.vaults() {
        let owners: Vec<Seat> = voice.rules.seats().filter(|&seat| voice.rules.vault(seat) == vault).collect();
        match owners.first() {
            Some(&robo) if voice.rules.is_robo(robo) => robots(voice, state, &owners, &mut lines),
            _ => scored(voice, state, vault, &owners, &mut lines),
        }
    }
    lines.push(winners(voice, state));
    lines.join("\n")
}

/// A Vault line by line.
fn scored(voice: &Voice<'_>, state: &State, vault: u8, owners: &[Seat], lines: &mut Vec<String>) {
    let points = |count: u16| voice.words.count("points", count);
    let owners = voice.frogs(owners.iter().copied());
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

/// The Vault of the RoboFrogs.
fn robots(voice: &Voice<'_>, state: &State, owners: &[Seat], lines: &mut Vec<String>) {
    let points = |count: u16| voice.words.count("points", count);
    let total = voice.rules.points(state, owners[0]);
    let alone = score::robo(&score::stacks(state.tiles(), voice.rules.vault(owners[0])), false);
    let who = voice.frogs(owners.iter().copied());
    lines.push(voice.say("result.frog", &[("who", &who), ("total", &points(total))]));
    lines.push(format!("  {}", voice.say("result.alone", &[("points", &points(alone))])));
    if voice.rules.setup().robo_diversity {
        lines.push(format!("  {}", voice.say("result.diversity", &[("points", &points(total - alone))])));
    }
}

/// Who wins, in one sentence.
pub(super) fn winners(voice: &Voice<'_>, state: &State) -> String {
    let outcome = voice.rules.result(state);
    if voice.rules.setup().solo.is_some() && voice.rules.pending(state) == Pending::Over {
        return against_robots(voice, &outcome.points);
    }
    let best = outcome.points.iter().max().copied().unwrap_or(0);
    let first = outcome.winners.iter().next();
    let one_team = first.is_some_and(|first| outcome.winners == voice.rules.team(first));
    let key = match (voice.rules.pending(state), outcome.winners.len()) {
        (Pending::Over, 1) => "result.wins",
        (Pending::Over, _) if one_team => "result.team-wins",
        (Pending::Over, _) => "result.share",
        _ => "result.leads",
    };
    let points = voice.words.count("points", best.unsigned_abs());
    voice.say(key, &[("who", &voice.frogs(outcome.winners.iter())), ("points", &points)])
}

/// Who wins against RoboFrogs, and by how much.
fn against_robots(voice: &Voice<'_>, points: &[i32]) -> String {
    let &[player, robots, ..] = points else { return String::new() };
    let key = match player.cmp(&robots) {
        Ordering::Greater => "result.solo.wins",
        Ordering::Less => "result.solo.loses",
        Ordering::Equal => "result.solo.tie",
    };
    let count = |number: i32| voice.words.count("points", number.unsigned_abs());
    voice.say(
        key,
        &[
            ("who", &voice.frog(Seat(0))),
            ("robots", &voice.frogs(voice.rules.seats().skip(1))),
            ("points", &count(player.max(robots))),
            ("difference", &count(player - robots)),
        ],
    )
}
