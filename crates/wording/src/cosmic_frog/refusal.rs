//! Why not: one sentence that says what would be allowed, and the rule in brackets.

use super::keys;
use super::voice::Voice;
use ::cosmic_frog::{Means, Refusal};
use tabletop::CitesRule;

pub(super) fn refusal(voice: &Voice<'_>, refusal: Refusal) -> String {
    let text = sentence(voice, refusal);
    voice.say("with-rule", &[("text", &text), ("rule", &refusal.rule())])
}

fn sentence(voice: &Voice<'_>, refusal: Refusal) -> String {
    let key = keys::refusal(refusal);
    let price = |needs: u8, has: u8| voice.say(key, &[("needs", &needs), ("has", &has)]);
    match refusal {
        Refusal::NotAsked { question } | Refusal::NotPossible { question } => {
            voice.say(key, &[("question", &voice.plain(keys::question(question)))])
        }
        Refusal::LandNotHere { tile: None } => voice.words.plain("refusal.land-not-here.nothing"),
        Refusal::LandNotHere { tile: Some(tile) } => voice.say(key, &[("tile", &voice.tile(tile))]),
        Refusal::HexTaken { by } => voice.say(key, &[("who", &voice.frog(by))]),
        Refusal::TooFar { needs, has }
        | Refusal::AetherTooFar { needs, has }
        | Refusal::ExtraTooDear { needs, has }
        | Refusal::CommitTooDear { needs, has }
        | Refusal::NotEnoughPoints { needs, has }
        | Refusal::FluxTooDear { needs, has }
        | Refusal::PowerTooDear { needs, has }
        | Refusal::TollTooDear { needs, has } => price(needs, has),
        Refusal::NoSuchPick { count } => voice.say(key, &[("count", &count)]),
        Refusal::NotEnoughCards { has } => voice.say(key, &[("has", &voice.words.count("cards", has))]),
        Refusal::TargetTooHigh { most } => voice.say(key, &[("most", &voice.words.count("points", most))]),
        Refusal::SlotFull { slot } | Refusal::SlotEmpty { slot } | Refusal::EmptyThatSlotFirst { slot } => {
            voice.say(key, &[("slot", &slot)])
        }
        Refusal::NeedsEdge { means } | Refusal::NobodyThere { means } => voice.words.plain(&by_means(key, means)),
        _ => voice.plain(key),
    }
}

fn by_means(key: &str, means: Means) -> String {
    format!("{key}.{}", if means == Means::Slip { "slip" } else { "land" })
}
