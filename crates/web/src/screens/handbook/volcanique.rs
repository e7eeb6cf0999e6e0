//! Pictures at some sections of the handbook of Volcanique, made of its pieces. The text says everything that they show.

use crate::volcanique::pieces::{CardPicture, Crater, CritterForm, CritterIcon, GoodsIcon, PowerIcon, Resource, Tile};
use leptos::prelude::*;
use std::sync::Arc;
use volcanique::{Biome, Card, Colour, Face, Power, Rules, Setup};

/// Draws the picture of a section, given the section's name in addresses.
pub fn picture(slug: &str) -> Option<AnyView> {
    let rules = Arc::new(Rules::new(Setup::new(2)).ok()?);
    let tile = |name: &str| {
        let face = rules.tiles().find_face(name).unwrap_or(Face::SOIL);
        view! { <Tile rules=rules.clone() face width=84/> }.into_any()
    };
    let goods = |name: &'static str| view! { <GoodsIcon name width=96/> }.into_any();
    let critter = |colour: Colour, form: CritterForm| view! { <CritterIcon colour form width=56/> }.into_any();
    let pieces = match slug {
        "the-idea-of-the-game" => vec![goods("island"), critter(Colour::Pink, CritterForm::Standing), goods("volcano")],
        "set-up" => vec![tile("d"), tile("ml"), tile("dml"), critter(Colour::Blue, CritterForm::Standing)],
        "your-turn" => Biome::ALL.map(|biome| view! { <Resource biome size=56/> }.into_any()).into(),
        "laying-tiles" => vec![tile("dm"), tile("ml@2"), tile("dlm@1"), tile("soil")],
        "volcanoes-and-lava" => vec![goods("volcano"), critter(Colour::Yellow, CritterForm::Standing), tile("soil")],
        "new-islands" => {
            vec![view! { <Crater colour=Colour::Pink count=Signal::stored(3) width=120/> }.into_any(), goods("island")]
        }
        "whom-you-may-cover" => Colour::ALL.map(|colour| critter(colour, CritterForm::Standing)).into(),
        "the-end-and-the-score" => vec![goods("super"), critter(Colour::White, CritterForm::Colossal)],
        "the-power-grid" => ["agile", "burrow", "flying", "rift"].into_iter().filter_map(power).collect(),
        "powers-in-general" => {
            vec![critter(Colour::Violet, CritterForm::Burrowed), critter(Colour::Violet, CritterForm::Colossal)]
        }
        "the-caldera-cards" => [Card(0), Card(2), Card(9), Card::UNSEEN].map(card).into(),
        _ => return None,
    };
    Some(view! { <div class="picture-row vq-picture">{pieces.into_iter().collect_view()}</div> }.into_any())
}

fn power(name: &str) -> Option<AnyView> {
    let power = Power::from_name(name)?;
    Some(view! { <span class="vq-exhibit-power"><PowerIcon power size=36/></span> }.into_any())
}

fn card(card: Card) -> AnyView {
    view! { <CardPicture card/> }.into_any()
}
