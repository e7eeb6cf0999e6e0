//! The scores, line by line in an order that reaches them, and who wins.

use super::names::Names;
use crate::key;
use crate::text::Text;
use ::cosmic_frog::{RichLands, State, score};
use std::cmp::Ordering;
use tabletop::{Game, Pending, Seat};

pub(super) fn result(names: &Names<'_>, state: &State) -> String {
    let mut lines = Vec::new();
    for vault in 0..names.rules.vaults() {
        let owners: Vec<Seat> = names.rules.seats().filter(|&seat| names.rules.vault(seat) == vault).collect();
        match owners.first() {
            Some(&robo) if names.rules.is_robo(robo) => robots(names, state, &owners, &mut lines),
            _ => scored(names, state, vault, &owners, &mut lines),
        }
    }
    lines.push(winners(names, state).into());
    lines.join("\n")
}

/// Adds the score of a Vault, line by line.
fn scored(names: &Names<'_>, state: &State, vault: u8, owners: &[Seat], lines: &mut Vec<String>) {
    let points = |count: u16| names.messages.count(key::POINTS, count);
    let owners = names.frogs(owners.iter().copied());
    let score = score::score(&score::vault_stacks(state.tiles(), vault));
    let bonus = score::bonus_points(state.tiles(), vault);
    lines.push(names.words(key::RESULT_FROG, &[("who", &owners), ("total", &points(score.total() + bonus))]));
    lines.push(format!("  {}", names.words(key::RESULT_PLACEMENT, &[("points", &points(score.placement))])));
    for line in &score.lines {
        let slots: Vec<String> = line.slots().iter().map(u8::to_string).collect();
        let slots = match line.slots() {
            [slot] => names.words(key::RESULT_SLOT, &[("slot", slot)]),
            _ => names.words(key::RESULT_SLOTS, &[("slots", &slots.join("-"))]),
        };
        let text = names.words(
            key::RESULT_LINE,
            &[("tile", &names.tile(line.tile)), ("slots", &slots), ("points", &points(line.points.into()))],
        );
        lines.push(format!("    {text}"));
    }
    lines.push(format!("  {}", names.words(key::RESULT_DIVERSITY, &[("points", &points(score.diversity))])));
    if score.harmony > 0 {
        lines.push(format!("  {}", names.words(key::RESULT_HARMONY, &[("points", &points(score.harmony))])));
    }
    if names.rules.setup().rich != RichLands::Off {
        lines.push(format!("  {}", names.words(key::RESULT_BONUS, &[("points", &points(bonus))])));
    }
}

/// Adds the score of the RoboFrogs' Vault.
fn robots(names: &Names<'_>, state: &State, owners: &[Seat], lines: &mut Vec<String>) {
    let points = |count: u16| names.messages.count(key::POINTS, count);
    let total = names.rules.vault_points(state, owners[0]);
    let alone = score::robo_points(&score::vault_stacks(state.tiles(), names.rules.vault(owners[0])), false);
    let who = names.frogs(owners.iter().copied());
    lines.push(names.words(key::RESULT_FROG, &[("who", &who), ("total", &points(total))]));
    lines.push(format!("  {}", names.words(key::RESULT_ALONE, &[("points", &points(alone))])));
    if names.rules.setup().robo_diversity {
        lines.push(format!("  {}", names.words(key::RESULT_DIVERSITY, &[("points", &points(total - alone))])));
    }
}

/// Returns who wins, in one sentence.
pub(super) fn winners(names: &Names<'_>, state: &State) -> Text {
    let outcome = names.rules.result(state);
    if names.rules.setup().solo.is_some() && names.rules.pending(state) == Pending::Over {
        return against_robots(names, &outcome.points);
    }
    let best = outcome.points.iter().max().copied().unwrap_or(0);
    let first = outcome.winners.iter().next();
    let one_team = first.is_some_and(|first| outcome.winners == names.rules.team(first));
    let key = match (names.rules.pending(state), outcome.winners.len()) {
        (Pending::Over, 1) => key::RESULT_WINS,
        (Pending::Over, _) if one_team => key::RESULT_TEAM_WINS,
        (Pending::Over, _) => key::RESULT_SHARE,
        _ => key::RESULT_LEADS,
    };
    let points = names.messages.count(key::POINTS, best.unsigned_abs());
    names.message(key, &[("who", &names.frogs(outcome.winners.iter())), ("points", &points)])
}

/// Returns who wins against RoboFrogs, and by how much.
fn against_robots(names: &Names<'_>, points: &[i32]) -> Text {
    let &[player, robots, ..] = points else { return Text::default() };
    let key = match player.cmp(&robots) {
        Ordering::Greater => key::RESULT_SOLO_WINS,
        Ordering::Less => key::RESULT_SOLO_LOSES,
        Ordering::Equal => key::RESULT_SOLO_TIE,
    };
    let count = |number: i32| names.messages.count(key::POINTS, number.unsigned_abs());
    names.message(
        key,
        &[
            ("who", &names.frog(Seat(0))),
            ("robots", &names.frogs(names.rules.seats().skip(1))),
            ("points", &count(player.max(robots))),
            ("difference", &count(player - robots)),
        ],
    )
}
