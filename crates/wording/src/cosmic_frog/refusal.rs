//! Why not: one sentence that says what would be allowed, and the rule in brackets.

use super::voice::Voice;
use ::cosmic_frog::{Means, Question, Refusal};
use tabletop::Refused;

pub(super) fn refusal(voice: &Voice<'_>, refusal: Refusal) -> String {
    let text = sentence(voice, refusal);
    voice.say("with-rule", &[("text", &text), ("rule", &refusal.rule())])
}

fn sentence(voice: &Voice<'_>, refusal: Refusal) -> String {
    let key = |end: &str| format!("refusal.{end}");
    let price = |end: &str, needs: u8, has: u8| voice.say(&key(end), &[("needs", &needs), ("has", &has)]);
    let slot = |end: &str, slot: u8| voice.say(&key(end), &[("slot", &slot)]);
    match refusal {
        Refusal::NotAsked { question } => voice.say(&key("not-asked"), &[("question", &asked(voice, question))]),
        Refusal::NotPossible { question } => voice.say(&key("not-possible"), &[("question", &asked(voice, question))]),
        Refusal::LandNotHere { tile: Some(tile) } => voice.say(&key("land-not-here"), &[("tile", &voice.tile(tile))]),
        Refusal::HexTaken { by } => voice.say(&key("hex-taken"), &[("who", &voice.frog(by))]),
        Refusal::TooFar { needs, has } => price("too-far", needs, has),
        Refusal::AetherTooFar { needs, has } => price("aether-too-far", needs, has),
        Refusal::ExtraTooDear { needs, has } => price("extra-too-dear", needs, has),
        Refusal::CommitTooDear { needs, has } => price("commit-too-dear", needs, has),
        Refusal::NotEnoughPoints { needs, has } => price("not-enough-points", needs, has),
        Refusal::FluxTooDear { needs, has } => price("flux-too-dear", needs, has),
        Refusal::PowerTooDear { needs, has } => price("power-too-dear", needs, has),
        Refusal::TargetTooHigh { most } => {
            voice.say(&key("target-too-high"), &[("most", &voice.words.count("points", most))])
        }
        Refusal::SlotFull { slot: number } => slot("slot-full", number),
        Refusal::SlotEmpty { slot: number } => slot("slot-empty", number),
        Refusal::EmptyThatSlotFirst { slot: number } => slot("empty-that-slot-first", number),
        Refusal::NeedsEdge { means } => voice.words.plain(&key(&by_means("needs-edge", means))),
        Refusal::NobodyThere { means } => voice.words.plain(&key(&by_means("nobody-there", means))),
        plain => voice.words.plain(&key(plain_key(plain))),
    }
}

fn by_means(end: &str, means: Means) -> String {
    format!("{end}.{}", if means == Means::Slip { "slip" } else { "land" })
}

/// Refusals without arguments that are said. Those with arguments are named here only to keep the list complete.
fn plain_key(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::NotAsked { .. } => "not-asked",
        Refusal::Over => "over",
        Refusal::NotPossible { .. } => "not-possible",
        Refusal::NothingToReveal => "nothing-to-reveal",
        Refusal::NotYourCard => "not-your-card",
        Refusal::LandNotHere { .. } => "land-not-here.nothing",
        Refusal::NoneLeft => "none-left",
        Refusal::NotBarrenEdge => "not-barren-edge",
        Refusal::HexTaken { .. } => "hex-taken",
        Refusal::OnlyOnShard => "only-on-shard",
        Refusal::OnlyInAether => "only-in-aether",
        Refusal::NothingToHarvest => "nothing-to-harvest",
        Refusal::NotYourHex => "not-your-hex",
        Refusal::NotOnLine => "not-on-line",
        Refusal::NoTerrain => "no-terrain",
        Refusal::TooFar { .. } => "too-far",
        Refusal::AetherTooFar { .. } => "aether-too-far",
        Refusal::NotAtEdge => "not-at-edge",
        Refusal::NeedsEdge { .. } => "needs-edge.land",
        Refusal::NobodyThere { .. } => "nobody-there.land",
        Refusal::EdgeNotAether { .. } => "edge-not-aether",
        Refusal::NotTargetable => "not-targetable",
        Refusal::Yourself => "yourself",
        Refusal::OwnVault => "own-vault",
        Refusal::VaultLocked => "vault-locked",
        Refusal::VaultEmpty => "vault-empty",
        Refusal::TargetTooHigh { .. } => "target-too-high",
        Refusal::TargetTooLow => "target-too-low",
        Refusal::GulletEmpty => "gullet-empty",
        Refusal::NoRoomInVault => "no-room-in-vault",
        Refusal::SlotFull { .. } => "slot-full",
        Refusal::NoSuchSlot => "no-such-slot",
        Refusal::OnlyLandIsStored => "only-land-is-stored",
        Refusal::NoBarrenOnTop => "no-barren-on-top",
        Refusal::MustDisgorgeOne => "must-disgorge-one",
        Refusal::NothingExpended => "nothing-expended",
        Refusal::SpentThisTurn => "spent-this-turn",
        Refusal::NoRecoverAsExtra => "no-recover-as-extra",
        Refusal::ExtraTooDear { .. } => "extra-too-dear",
        Refusal::CommitTooDear { .. } => "commit-too-dear",
        Refusal::SlotEmpty { .. } => "slot-empty",
        Refusal::EmptyThatSlotFirst { .. } => "empty-that-slot-first",
        Refusal::NotEnoughPoints { .. } => "not-enough-points",
        Refusal::FluxTooDear { .. } => "flux-too-dear",
        Refusal::NoFreeHarvest => "no-free-harvest",
        Refusal::NoFreeRaid => "no-free-raid",
        Refusal::NoReroll => "no-reroll",
        Refusal::NoSuchDie => "no-such-die",
        Refusal::PowerTooDear { .. } => "power-too-dear",
    }
}

/// What is asked, as a part of a sentence.
fn asked(voice: &Voice<'_>, question: Question) -> String {
    voice.words.plain(match question {
        Question::Layout => "question.layout",
        Question::KeepDealt => "question.keep-dealt",
        Question::Ability { .. } => "question.ability",
        Question::Draw => "question.draw",
        Question::Drift { .. } => "question.drift",
        Question::Action(_) => "question.action",
        Question::Descend => "question.descend",
        Question::Enter => "question.enter",
        Question::Window(_) => "question.window",
        Question::Commit { .. } => "question.commit",
        Question::Roll { .. } => "question.roll",
        Question::Spoils => "question.spoils",
        Question::Take { .. } => "question.take",
        Question::Store => "question.store",
        Question::Back => "question.back",
        Question::Offer => "question.offer",
        Question::Splinter => "question.splinter",
        Question::Flux => "question.flux",
        Question::KeepSelected => "question.keep-selected",
    })
}
