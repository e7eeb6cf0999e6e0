//! Explains refusals: one sentence that says what would be allowed, and the rule in brackets.

use super::keys;
use super::names::Names;
use crate::key;
use crate::text::Text;
use ::cosmic_frog::{AttackMeans, Refusal};
use tabletop::CitesRule;

pub(super) fn refusal(names: &Names<'_>, refusal: Refusal) -> Text {
    let text = sentence(names, refusal);
    names.message(key::WITH_RULE, &[("text", &text), ("rule", &Text::rule(refusal.rule()))])
}

fn sentence(names: &Names<'_>, refusal: Refusal) -> Text {
    let key = keys::refusal(refusal);
    let price = |needs: u8, has: u8| names.message(key, &[("needs", &needs), ("has", &has)]);
    match refusal {
        Refusal::NotAsked { question } | Refusal::NotPossible { question } => {
            names.message(key, &[("question", &names.plain(keys::question(question)))])
        }
        Refusal::LandNotHere { tile: None } => names.plain(key::REFUSAL_LAND_NOT_HERE_NOTHING),
        Refusal::LandNotHere { tile: Some(tile) } => names.message(key, &[("tile", &names.tile(tile))]),
        Refusal::HexTaken { by } => names.message(key, &[("who", &names.frog(by))]),
        Refusal::TooFar { needs, has }
        | Refusal::AetherTooFar { needs, has }
        | Refusal::ExtraTooDear { needs, has }
        | Refusal::CommitTooDear { needs, has }
        | Refusal::NotEnoughPoints { needs, has }
        | Refusal::FluxTooDear { needs, has }
        | Refusal::PowerTooDear { needs, has }
        | Refusal::TollTooDear { needs, has } => price(needs, has),
        Refusal::NoSuchPick { count } => names.message(key, &[("count", &count)]),
        Refusal::NotEnoughCards { has } => names.message(key, &[("has", &names.messages.count(key::CARDS, has))]),
        Refusal::TargetTooHigh { most } => names.message(key, &[("most", &names.messages.count(key::POINTS, most))]),
        Refusal::SlotFull { slot } | Refusal::SlotEmpty { slot } | Refusal::EmptyThatSlotFirst { slot } => {
            names.message(key, &[("slot", &slot)])
        }
        Refusal::NeedsEdge { means } | Refusal::NobodyThere { means } => names.plain(&by_means(key, means)),
        _ => names.plain(key),
    }
}

fn by_means(key: &str, means: AttackMeans) -> String {
    format!("{key}-{}", if means == AttackMeans::Slip { "slip" } else { "land" })
}
