//! What a power or a Caldera card does, in words, read off the tables in use.

use super::voice::Voice;
use crate::Messages;
use ::volcanique::{Card, Effect, Face, Power, Rules, Trait};

/// Everything a power can grant.
const TRAITS: [Trait; 26] = [
    Trait::SecondMovement,
    Trait::StepBeside,
    Trait::LargerStore,
    Trait::Burrow,
    Trait::Colossal,
    Trait::Converge,
    Trait::Cooperate,
    Trait::ThirdPurchase,
    Trait::Erode,
    Trait::Exalted,
    Trait::Fly,
    Trait::Frugal,
    Trait::Herd,
    Trait::FourthTile,
    Trait::Landslide,
    Trait::Lateral,
    Trait::Divert,
    Trait::Bomb,
    Trait::Siphon,
    Trait::Pack,
    Trait::Rift,
    Trait::Swim,
    Trait::Sleight,
    Trait::Super,
    Trait::Migrate,
    Trait::Winter,
];

/// A power with what it grants at this table.
pub fn power_text(rules: &Rules, power: Power, words: &Messages) -> String {
    let voice = Voice { rules, words };
    let granted = rules.powers().grants(power);
    let mut sentences = vec![voice.say("power-text.name", &[("power", &voice.power(power))])];
    let texts = TRAITS.into_iter().filter(|&wanted| granted.has(wanted)).map(|wanted| voice.plain(granted_key(wanted)));
    sentences.extend(texts);
    if sentences.len() == 1 {
        sentences.push(voice.plain("power-text.nothing"));
    }
    sentences.join(" ")
}

fn granted_key(granted: Trait) -> &'static str {
    match granted {
        Trait::SecondMovement => "power-text.second-movement",
        Trait::StepBeside => "power-text.step-beside",
        Trait::LargerStore => "power-text.larger-store",
        Trait::Burrow => "power-text.burrow",
        Trait::Colossal => "power-text.colossal",
        Trait::Converge => "power-text.converge",
        Trait::Cooperate => "power-text.cooperate",
        Trait::ThirdPurchase => "power-text.third-purchase",
        Trait::Erode => "power-text.erode",
        Trait::Exalted => "power-text.exalted",
        Trait::Fly => "power-text.fly",
        Trait::Frugal => "power-text.frugal",
        Trait::Herd => "power-text.herd",
        Trait::FourthTile => "power-text.fourth-tile",
        Trait::Landslide => "power-text.landslide",
        Trait::Lateral => "power-text.lateral",
        Trait::Divert => "power-text.divert",
        Trait::Bomb => "power-text.bomb",
        Trait::Siphon => "power-text.siphon",
        Trait::Pack => "power-text.pack",
        Trait::Rift => "power-text.rift",
        Trait::Swim => "power-text.swim",
        Trait::Sleight => "power-text.sleight",
        Trait::Super => "power-text.super",
        Trait::Migrate => "power-text.migrate",
        Trait::Winter => "power-text.winter",
    }
}

/// A tile: its size and its colours clockwise, so that a Trio and its mirror have different names; or soil.
pub fn tile_name(rules: &Rules, face: Face, words: &Messages) -> String {
    Voice { rules, words }.face(face)
}

/// A Caldera card with its points and its effect; a hidden card is only named.
pub fn caldera_text(rules: &Rules, card: Card, words: &Messages) -> String {
    let voice = Voice { rules, words };
    if card == Card::UNSEEN {
        return voice.card(card);
    }
    let row = rules.cards().row(card);
    let points = voice.points(row.points.into());
    let head = voice.say("card-text.name", &[("card", &voice.card(card)), ("points", &points)]);
    let key = match row.effect {
        None => return head,
        Some(Effect::Movement) => "card-text.movement",
        Some(Effect::Flight) => "card-text.flight",
        Some(Effect::Barter) => "card-text.barter",
        Some(Effect::Detour) => "card-text.detour",
        Some(Effect::Offering) => "card-text.offering",
        Some(Effect::Seam) => "card-text.seam",
        Some(Effect::Sinkhole) => "card-text.sinkhole",
        Some(Effect::Quench) => "card-text.quench",
        Some(Effect::Terrace) => "card-text.terrace",
        Some(Effect::Vent) => "card-text.vent",
    };
    format!("{head} {}", voice.plain(key))
}
