//! The pieces of Volcanique in the gallery: tiles, critters, resources, powers, Caldera cards.

use super::{part, piece};
use crate::screens::staged_build::build_in_turn;
use crate::text::{key, messages, t, tf, tn};
use crate::volcanique::pieces::{
    CardPicture, Crater, CritterForm, CritterIcon, GoodsIcon, PlayerMark, PowerIcon, Resource, Tile, biome_name,
    colour_name, face_name,
};
use leptos::prelude::*;
use std::sync::Arc;
use volcanique::{Biome, Card, Colour, Face, POWER_NAMES, Power, Rules, Setup};
use wording::{caldera_text, capitalize, power_effect};

/// The key of the title.
pub const TITLE: &str = key::PAGE_VQ_GALLERY_TITLE;

/// Every piece of Volcanique.
#[component]
pub fn Pieces() -> impl IntoView {
    let Ok(rules) = Rules::new(Setup::new(2)) else { return ().into_any() };
    let rules = StoredValue::new(Arc::new(rules));
    // Part by part, so that the page answers while it is being built.
    let built = build_in_turn(4);
    view! {
        <div class="volcanique vq-gallery">
            {tiles(&rules.get_value())}
            <Show when=move || { built.get() > 1 }><div class="gallery-two">{critters()}{things()}</div></Show>
            <Show when=move || { built.get() > 2 }>{powers(&rules.get_value())}</Show>
            <Show when=move || { built.get() > 3 }>{cards(&rules.get_value())}</Show>
        </div>
    }
    .into_any()
}

/// Draws the kinds of land tiles, and soil.
fn tiles(rules: &Arc<Rules>) -> AnyView {
    let one = |face: Face, words: String| {
        let drawn = view! { <Tile rules=rules.clone() face width=104/> }.into_any();
        piece(drawn, capitalize(&face_name(rules, face)), words)
    };
    let count = |kind: volcanique::TileKind| rules.tiles().kinds.get(kind.index()).map_or(0, |row| row.count);
    let mut pieces: Vec<AnyView> =
        rules.tiles().all().map(|kind| one(Face::new(kind, 0), tn(key::PAGE_VQ_GALLERY_COUNT, count(kind)))).collect();
    pieces.push(one(Face::SOIL, t(key::PAGE_VQ_GALLERY_SOIL)));
    part(key::PAGE_VQ_GALLERY_TILES, "show-terrain", pieces)
}

/// Draws the critters of every colour as they stand, burrow and grow.
fn critters() -> AnyView {
    let one = |colour: Colour| {
        let drawn = view! {
            <span class="vq-exhibit-critters">
                <CritterIcon colour width=56/><CritterIcon colour form=CritterForm::Burrowed width=44/><CritterIcon colour form=CritterForm::Colossal width=60/>
            </span>
        };
        let mark = t(&format!("page-vq-gallery-mark-{}", colour.name()));
        let name = view! { <span class="vq-exhibit-name"><PlayerMark colour/>{colour_name(colour)}</span> };
        view! { <li class="exhibit">{drawn}<b>{name}</b><span>{mark}</span></li> }.into_any()
    };
    part(key::PAGE_VQ_GALLERY_CRITTERS, "show-frogs", Colour::ALL.map(one).into())
}

/// Draws resources, volcano, super volcano, island and crater.
fn things() -> AnyView {
    let mut pieces: Vec<AnyView> = Biome::ALL
        .map(|biome| {
            let drawn = view! { <Resource biome size=56/> }.into_any();
            let name = t(&format!("page-vq-gallery-resource-{}", biome.name()));
            piece(drawn, name, tf(key::PAGE_VQ_GALLERY_RESOURCE, &[("biome", &biome_name(biome))]))
        })
        .into();
    for name in ["volcano", "super", "island"] {
        let drawn = view! { <GoodsIcon name width=84/> }.into_any();
        pieces.push(piece(drawn, t(&format!("page-vq-gallery-{name}")), t(&format!("page-vq-gallery-{name}-words"))));
    }
    let crater = view! { <Crater colour=Colour::Pink count=Signal::stored(2) width=96/> }.into_any();
    pieces.push(piece(crater, t(key::PAGE_VQ_GALLERY_CRATER), t(key::PAGE_VQ_GALLERY_CRATER_WORDS)));
    part(key::PAGE_VQ_GALLERY_THINGS, "show-dice", pieces)
}

/// Draws all power cards.
fn powers(rules: &Rules) -> AnyView {
    let one = |number: u8| {
        let power = Power(number);
        let name = t(&format!("volcanique-power-{}", power.name()));
        let rest = power_effect(rules, power, &messages()).to_string();
        let drawn = view! { <span class="vq-exhibit-power"><PowerIcon power size=36/></span> }.into_any();
        piece(drawn, name, rest)
    };
    part(key::PAGE_VQ_GALLERY_POWERS, "show-powers", (0..POWER_NAMES.len() as u8).map(one).collect())
}

/// Draws all Caldera cards.
fn cards(rules: &Rules) -> AnyView {
    let one = |card: Card| {
        let row = rules.cards().row(card);
        let text = caldera_text(rules, card, &messages()).to_string();
        let (name, rest) = text.split_once(", ").map_or((text.as_str(), ""), |(name, rest)| (name, rest));
        let drawn = view! { <CardPicture card lightning=row.effect.is_some() points=row.points/> }.into_any();
        piece(drawn, name.to_string(), format!("{} {}", capitalize(rest), tn(key::PAGE_VQ_GALLERY_COPIES, row.copies)))
    };
    let mut pieces: Vec<AnyView> = Card::all().map(one).collect();
    let back = view! { <CardPicture card=Card::UNSEEN/> }.into_any();
    pieces.push(piece(back, t(key::PAGE_VQ_GALLERY_BACK), t(key::PAGE_VQ_GALLERY_BACK_WORDS)));
    part(key::PAGE_VQ_GALLERY_CARDS, "show-caldera", pieces)
}
