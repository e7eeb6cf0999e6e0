//! The texts of powers and Caldera cards. They are made from the tables of the game, so they describe exactly what is played.

use super::names::Names;
use crate::Messages;
use crate::key;
use crate::text::Text;
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
pub fn power_text(rules: &Rules, power: Power, messages: &Messages) -> Text {
    let names = Names { rules, messages };
    let name = names.message(key::VOLCANIQUE_POWER_TEXT_NAME, &[("power", &names.power(power))]);
    Text::join([name, power_effect(rules, power, messages)], " ")
}

/// Describes what a power grants at this table, without its name.
pub fn power_effect(rules: &Rules, power: Power, messages: &Messages) -> Text {
    let names = Names { rules, messages };
    let granted = rules.powers().powers_of(power);
    let texts = TRAITS.into_iter().filter(|&wanted| granted.has(wanted)).map(|wanted| names.plain(granted_key(wanted)));
    let mut sentences: Vec<Text> = texts.collect();
    if sentences.is_empty() {
        sentences.push(names.plain(key::VOLCANIQUE_POWER_TEXT_NOTHING));
    }
    Text::join(sentences, " ")
}

fn granted_key(granted: PowerTrait) -> &'static str {
    match granted {
        PowerTrait::SecondMovement => key::VOLCANIQUE_POWER_TEXT_SECOND_MOVEMENT,
        PowerTrait::StepBeside => key::VOLCANIQUE_POWER_TEXT_STEP_BESIDE,
        PowerTrait::LargerStore => key::VOLCANIQUE_POWER_TEXT_LARGER_STORE,
        PowerTrait::Burrow => key::VOLCANIQUE_POWER_TEXT_BURROW,
        PowerTrait::Colossal => key::VOLCANIQUE_POWER_TEXT_COLOSSAL,
        PowerTrait::Converge => key::VOLCANIQUE_POWER_TEXT_CONVERGE,
        PowerTrait::Cooperate => key::VOLCANIQUE_POWER_TEXT_COOPERATE,
        PowerTrait::ThirdPurchase => key::VOLCANIQUE_POWER_TEXT_THIRD_PURCHASE,
        PowerTrait::Erode => key::VOLCANIQUE_POWER_TEXT_ERODE,
        PowerTrait::Exalted => key::VOLCANIQUE_POWER_TEXT_EXALTED,
        PowerTrait::Fly => key::VOLCANIQUE_POWER_TEXT_FLY,
        PowerTrait::Frugal => key::VOLCANIQUE_POWER_TEXT_FRUGAL,
        PowerTrait::Herd => key::VOLCANIQUE_POWER_TEXT_HERD,
        PowerTrait::FourthTile => key::VOLCANIQUE_POWER_TEXT_FOURTH_TILE,
        PowerTrait::Landslide => key::VOLCANIQUE_POWER_TEXT_LANDSLIDE,
        PowerTrait::Lateral => key::VOLCANIQUE_POWER_TEXT_LATERAL,
        PowerTrait::Divert => key::VOLCANIQUE_POWER_TEXT_DIVERT,
        PowerTrait::Bomb => key::VOLCANIQUE_POWER_TEXT_BOMB,
        PowerTrait::Siphon => key::VOLCANIQUE_POWER_TEXT_SIPHON,
        PowerTrait::Pack => key::VOLCANIQUE_POWER_TEXT_PACK,
        PowerTrait::Rift => key::VOLCANIQUE_POWER_TEXT_RIFT,
        PowerTrait::Swim => key::VOLCANIQUE_POWER_TEXT_SWIM,
        PowerTrait::Sleight => key::VOLCANIQUE_POWER_TEXT_SLEIGHT,
        PowerTrait::Super => key::VOLCANIQUE_POWER_TEXT_SUPER,
        PowerTrait::Migrate => key::VOLCANIQUE_POWER_TEXT_MIGRATE,
        PowerTrait::Winter => key::VOLCANIQUE_POWER_TEXT_WINTER,
    }
}

/// Returns the name of a tile: soil, or its size and its colours clockwise, so that a Trio and its mirror image differ.
pub fn tile_name(rules: &Rules, face: Face, messages: &Messages) -> Text {
    Names { rules, messages }.face(face)
}

/// Describes a Caldera card with its points and its effect. For a hidden card, returns only its name.
pub fn caldera_text(rules: &Rules, card: Card, messages: &Messages) -> Text {
    let names = Names { rules, messages };
    if card == Card::UNSEEN {
        return names.card(card);
    }
    let points = names.points(rules.cards().row(card).points.into());
    let head = names.message(key::VOLCANIQUE_CARD_TEXT_NAME, &[("card", &names.card(card)), ("points", &points)]);
    with_effect(&names, card, head)
}

/// Describes the points and the effect of a Caldera card, without its name. For a hidden card, returns nothing.
pub fn caldera_details(rules: &Rules, card: Card, messages: &Messages) -> Text {
    let names = Names { rules, messages };
    if card == Card::UNSEEN {
        return Text::default();
    }
    let points = names.points(rules.cards().row(card).points.into());
    with_effect(&names, card, names.message(key::VOLCANIQUE_CARD_TEXT_POINTS, &[("points", &points)]))
}

fn with_effect(names: &Names<'_>, card: Card, head: Text) -> Text {
    let key = match names.rules.cards().row(card).effect {
        None => return head,
        Some(Effect::Movement) => key::VOLCANIQUE_CARD_TEXT_MOVEMENT,
        Some(Effect::Flight) => key::VOLCANIQUE_CARD_TEXT_FLIGHT,
        Some(Effect::Barter) => key::VOLCANIQUE_CARD_TEXT_BARTER,
        Some(Effect::Detour) => key::VOLCANIQUE_CARD_TEXT_DETOUR,
        Some(Effect::Offering) => key::VOLCANIQUE_CARD_TEXT_OFFERING,
        Some(Effect::Seam) => key::VOLCANIQUE_CARD_TEXT_SEAM,
        Some(Effect::Sinkhole) => key::VOLCANIQUE_CARD_TEXT_SINKHOLE,
        Some(Effect::Quench) => key::VOLCANIQUE_CARD_TEXT_QUENCH,
        Some(Effect::Terrace) => key::VOLCANIQUE_CARD_TEXT_TERRACE,
        Some(Effect::Vent) => key::VOLCANIQUE_CARD_TEXT_VENT,
    };
    Text::join([head, names.plain(key)], " ")
}
