//! The texts of powers and Caldera cards. They are made from the tables of the game, so they describe exactly what is played.

use super::names::Names;
use crate::Messages;
use ::volcanique::{Card, Effect, Face, Power, Rules, Trait};

/// Everything that a power can grant.
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

/// Describes a power with what it grants at this table.
pub fn power_text(rules: &Rules, power: Power, messages: &Messages) -> String {
    let names = Names { rules, messages };
    let granted = rules.powers().grants(power);
    let mut sentences = vec![names.message("power-text.name", &[("power", &names.power(power))])];
    let texts = TRAITS.into_iter().filter(|&wanted| granted.has(wanted)).map(|wanted| names.plain(granted_key(wanted)));
    sentences.extend(texts);
    if sentences.len() == 1 {
        sentences.push(names.plain("power-text.nothing"));
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

/// Returns the name of a tile: soil, or its size and its colours clockwise, so that a Trio and its mirror image differ.
pub fn tile_name(rules: &Rules, face: Face, messages: &Messages) -> String {
    Names { rules, messages }.face(face)
}

/// Describes a Caldera card with its points and its effect. For a hidden card, returns only its name.
pub fn caldera_text(rules: &Rules, card: Card, messages: &Messages) -> String {
    let names = Names { rules, messages };
    if card == Card::UNSEEN {
        return names.card(card);
    }
    let row = rules.cards().row(card);
    let points = names.points(row.points.into());
    let head = names.message("card-text.name", &[("card", &names.card(card)), ("points", &points)]);
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
    format!("{head} {}", names.plain(key))
}
