//! Why not: one sentence that says what would be allowed, and the rule in brackets.

use super::voice::Voice;
use ::cosmic_frog::{Means, Question, Refusal};
use tabletop::CitesRule;

pub(super) fn refusal(voice: &Voice<'_>, refusal: Refusal) -> String {
    let text = sentence(voice, refusal);
    voice.say("with-rule", &[("text", &text), ("rule", &refusal.rule())])
}

fn sentence(voice: &Voice<'_>, refusal: Refusal) -> String {
    let key = format!("refusal.{}", crate::messages::hyphens(refusal));
    let price = |needs: u8, has: u8| voice.say(&key, &[("needs", &needs), ("has", &has)]);
    match refusal {
        Refusal::NotAsked { question } | Refusal::NotPossible { question } => {
            voice.say(&key, &[("question", &asked(voice, question))])
        }
        Refusal::LandNotHere { tile: None } => voice.words.plain("refusal.land-not-here.nothing"),
        Refusal::LandNotHere { tile: Some(tile) } => voice.say(&key, &[("tile", &voice.tile(tile))]),
        Refusal::HexTaken { by } => voice.say(&key, &[("who", &voice.frog(by))]),
        Refusal::TooFar { needs, has }
        | Refusal::AetherTooFar { needs, has }
        | Refusal::ExtraTooDear { needs, has }
        | Refusal::CommitTooDear { needs, has }
        | Refusal::NotEnoughPoints { needs, has }
        | Refusal::FluxTooDear { needs, has }
        | Refusal::PowerTooDear { needs, has }
        | Refusal::TollTooDear { needs, has } => price(needs, has),
        Refusal::NoSuchPick { count } => voice.say(&key, &[("count", &count)]),
        Refusal::NotEnoughCards { has } => voice.say(&key, &[("has", &voice.words.count("cards", has))]),
        Refusal::TargetTooHigh { most } => voice.say(&key, &[("most", &voice.words.count("points", most))]),
        Refusal::SlotFull { slot } | Refusal::SlotEmpty { slot } | Refusal::EmptyThatSlotFirst { slot } => {
            voice.say(&key, &[("slot", &slot)])
        }
        Refusal::NeedsEdge { means } | Refusal::NobodyThere { means } => voice.words.plain(&by_means(&key, means)),
        _ => voice.plain(&key),
    }
}

fn by_means(key: &str, means: Means) -> String {
    format!("{key}.{}", if means == Means::Slip { "slip" } else { "land" })
}

/// What is asked, as a part of a sentence.
fn asked(voice: &Voice<'_>, question: Question) -> String {
    voice.plain(match question {
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
        Question::Toll { .. } => "question.toll",
        Question::Stomp => "question.stomp",
        Question::Swap => "question.swap",
        Question::Peek { .. } => "question.peek",
        Question::Place => "question.place",
        Question::Timer => "question.timer",
        Question::Grab { .. } => "question.grab",
        Question::Exchange => "question.exchange",
        Question::Homeward => "question.homeward",
        Question::Trade => "question.trade",
        Question::KeepDrawn => "question.keep-drawn",
        Question::Fetch { .. } => "question.fetch",
        Question::Bonus { .. } => "question.bonus",
        Question::Spoils => "question.spoils",
        Question::Take { .. } => "question.take",
        Question::Store => "question.store",
        Question::Dial { .. } => "question.dial",
        Question::Spot { .. } => "question.spot",
        Question::Lot { .. } => "question.lot",
        Question::Back => "question.back",
        Question::Offer => "question.offer",
        Question::Splinter => "question.splinter",
        Question::Flux => "question.flux",
        Question::KeepSelected => "question.keep-selected",
        Question::Style => "question.style",
        Question::Aggro { .. } => "question.aggro",
        Question::Arrange => "question.arrange",
        Question::Pick { .. } => "question.pick",
        Question::Chips { .. } => "question.chips",
        Question::LateBoost => "question.late-boost",
        Question::Points { .. } => "question.points",
        Question::Muck => "question.muck",
        Question::Line => "question.line",
        Question::Heave { .. } => "question.heave",
        Question::Shift { .. } => "question.shift",
        Question::Snap => "question.snap",
        Question::Tether => "question.tether",
    })
}
