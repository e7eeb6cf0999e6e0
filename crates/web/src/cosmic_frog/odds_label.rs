//! The odds of an attack, a raid or a provocation, as part of an answer's label.
//!
//! Not here: computing the odds (the engine), the odds of a combat that has begun (`combat/`).

use super::Context;
use crate::text::{key, tf};
use cosmic_frog::{CombatOdds, LureResponse, Move, State, attack_odds, lure_odds, raid_odds};

/// Returns the words of an answer, with its odds where it has any.
pub fn odds_label(context: Context, state: &State, mv: Move, answer: String) -> String {
    let rules = context.rules();
    let chips = rules.has_chips();
    if let Some((wins, all)) = raid_odds(&rules, state, mv) {
        let key = if chips { key::PAGE_MUCK_RAID } else { key::PAGE_TRAY_RAID };
        return tf(key, &[("answer", &answer), ("percent", &((wins * 100 + all / 2) / all.max(1)))]);
    }
    if let Some(lure) = lure_odds(&rules, state, mv) {
        return lured(mv, lure, chips, answer);
    }
    match attack_odds(&rules, state, mv) {
        Some(chances) if chances.total > 0 => won(chances, chips, answer),
        _ => answer,
    }
}

/// Returns how often the attack of the one who answers succeeds.
fn won(chances: CombatOdds, chips: bool, answer: String) -> String {
    let key = if chips { key::PAGE_MUCK_ODDS } else { key::PAGE_BOARD_ODDS };
    tf(key, &[("answer", &answer), ("percent", &chances.percent(chances.wins()))])
}

/// Returns the label of a provocation, or of giving in to one.
fn lured(mv: Move, lure: LureResponse, chips: bool, answer: String) -> String {
    let provokes = matches!(mv, Move::Aggro(_));
    let say = |key: &str| tf(key, &[("answer", &answer)]);
    match (lure, provokes) {
        (LureResponse::Attack(chances), true) => {
            let percent = chances.percent(chances.wins());
            tf(key::PAGE_MUCK_AGGRO_ODDS, &[("answer", &answer), ("percent", &percent)])
        }
        (LureResponse::Attack(chances), false) => won(chances, chips, answer),
        (LureResponse::Near(_), true) => say(key::PAGE_MUCK_AGGRO_NEAR),
        (LureResponse::Near(_), false) => say(key::PAGE_MUCK_HEED_NEAR),
        (LureResponse::Nothing, true) => say(key::PAGE_MUCK_AGGRO_NOTHING),
        (LureResponse::Nothing, false) => say(key::PAGE_MUCK_HEED_NOTHING),
    }
}
