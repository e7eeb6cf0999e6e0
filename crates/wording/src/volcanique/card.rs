//! The texts of powers and Caldera cards. They are made from the tables of the game, so they describe exactly what is played.

use super::names::Names;
use crate::Messages;
use ::volcanique::{Card, Effect, Face, Power, PowerTrait, Rules};

/// Everything that a power can grant.
const TRAITS: [PowerTrait; 26] = [
    PowerTrait::SecondMovement,
    PowerTrait::StepBeside,
    PowerTrait::LargerStore,
    PowerTrait::Burrow,
    PowerTrait::Colossal,
    PowerTrait::Converge,
    PowerTrait::Cooperate,
    PowerTrait::ThirdPurchase,
    PowerTrait::Erode,
    PowerTrait::Exalted,
    PowerTrait::Fly,
    PowerTrait::Frugal,
    PowerTrait::Herd,
    PowerTrait::FourthTile,
    PowerTrait::Landslide,
    PowerTrait::Lateral,
    PowerTrait::Divert,
    PowerTrait::Bomb,
    PowerTrait::Siphon,
    PowerTrait::Pack,
    PowerTrait::Rift,
    PowerTrait::Swim,
    PowerTrait::Sleight,
    PowerTrait::Super,
    PowerTrait::Migrate,
    PowerTrait::Winter,
];

/// Describes a power with what it grants at this table.
pub fn power_text(rules: &Rules, power: Power, messages: &Messages) -> String {
    let names = Names { rules, messages };
    let granted = rules.powers().powers_of(power);
    let mut sentences = vec![names.message("power-text.name", &[("power", &names.power(power))])];
    let texts = TRAITS.into_iter().filter(|&wanted| granted.has(wanted)).map(|wanted| names.plain(granted_key(wanted)));
    sentences.extend(texts);
    if sentences.len() == 1 {
        sentences.push(names.plain("power-text.nothing"));
    }
    sentences.join(" ")
}

fn granted_key(granted: PowerTrait) -> &'static str {
    match granted {
        PowerTrait::SecondMovement => "power-text.second-movement",
        PowerTrait::StepBeside => "power-text.step-beside",
        PowerTrait::LargerStore => "power-text.larger-store",
        PowerTrait::Burrow => "power-text.burrow",
        PowerTrait::Colossal => "power-text.colossal",
        PowerTrait::Converge => "power-text.converge",
        PowerTrait::Cooperate => "power-text.cooperate",
        PowerTrait::ThirdPurchase => "power-text.third-purchase",
        PowerTrait::Erode => "power-text.erode",
        PowerTrait::Exalted => "power-text.exalted",
        PowerTrait::Fly => "power-text.fly",
        PowerTrait::Frugal => "power-text.frugal",
        PowerTrait::Herd => "power-text.herd",
        PowerTrait::FourthTile => "power-text.fourth-tile",
        PowerTrait::Landslide => "power-text.landslide",
        PowerTrait::Lateral => "power-text.lateral",
        PowerTrait::Divert => "power-text.divert",
        PowerTrait::Bomb => "power-text.bomb",
        PowerTrait::Siphon => "power-text.siphon",
        PowerTrait::Pack => "power-text.pack",
        PowerTrait::Rift => "power-text.rift",
        PowerTrait::Swim => "power-text.swim",
        PowerTrait::Sleight => "power-text.sleight",
        PowerTrait::Super => "power-text.super",
        PowerTrait::Migrate => "power-text.migrate",
        PowerTrait::Winter => "power-text.winter",
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
