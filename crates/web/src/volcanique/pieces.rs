//! Small pieces that several parts of the table draw: tiles, critters, portraits, resources, powers, Caldera cards, the
//! crater.
//!
//! Each has a label in words. Sizes are widths in pixels. Not here: where they stand (the panels), the board.

use super::board::{Rim, edge_colours, prism};
use crate::table::TableTheme;
use crate::text::{key, t, tf};
use leptos::prelude::*;
use std::sync::Arc;
use volcanique::{Biome, CRATER, Card, Colour, Face, Power, Rules};

/// Returns the class that brings the colours of a player: `--seat`, `--seat-high`, `--seat-low`, `--seat-ink`.
pub fn player_class(colour: Colour) -> String {
    Rules::seat_class(colour.name())
}

/// Returns the name of a player's colour.
pub fn colour_name(colour: Colour) -> String {
    t(&format!("volcanique-seat-{}", colour.name()))
}

/// Returns the name of a biome: the kind of land.
pub fn biome_name(biome: Biome) -> String {
    t(&format!("volcanique-biome-{}", biome.name()))
}

/// Returns the name of a face in words.
pub fn face_name(rules: &Rules, face: Face) -> String {
    wording::tile_name(rules, face, &crate::text::messages()).into()
}

/// Returns the picture of one thin tile with these edges, round the middle of its face.
fn tile_art(edges: Rim) -> String {
    prism(&[edges])
}

/// A tile as a small prism: its face with the two walls that can be seen.
#[component]
pub fn Tile(
    /// The rules of the table, for its tiles.
    rules: Arc<Rules>,
    /// Which tile, and how it is turned.
    #[prop(into)]
    face: Signal<Face>,
    /// Width in pixels.
    #[prop(default = 56)]
    width: u32,
) -> impl IntoView {
    let art = move || tile_art(edge_colours(&rules, face.get()));
    view! {
        <svg class="vq-tile" style=format!("--width:{width}px") viewBox="-54 -50 108 114" aria-hidden="true"><g inner_html=art></g></svg>
    }
}

/// Goods for sale other than tiles: `volcano`, `super`, `island`, `card`.
#[component]
pub fn GoodsIcon(
    /// Which.
    name: &'static str,
    /// Width in pixels.
    #[prop(default = 56)]
    width: u32,
) -> impl IntoView {
    let (bounds, art) = match name {
        "island" => ("-108 -88 216 190", island()),
        "card" => ("-24 0 168 168", "<use href=\"#vq-card-back\"/>".to_string()),
        _ => ("-60 -92 120 144", format!("<use href=\"#vq-{name}\"/>")),
    };
    view! { <svg class="vq-goods" style=format!("--width:{width}px") viewBox=bounds aria-hidden="true" inner_html=art></svg> }
}

/// Returns a new island: three tiles that touch.
fn island() -> String {
    let [dark, medium, light] = Biome::ALL.map(Some);
    let tiles = [
        (-52.0, -36.0, [medium; 6]),
        (52.0, -36.0, [dark, dark, medium, medium, light, light]),
        (0.0, 36.0, [light, light, light, dark, dark, dark]),
    ];
    let placed = |(x, y, edges)| format!("<g transform=\"translate({x} {y})\">{}</g>", tile_art(edges));
    tiles.into_iter().map(placed).collect()
}

/// How a critter is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum CritterForm {
    /// On its feet.
    #[default]
    Standing,
    /// In its mound.
    Burrowed,
    /// Two pieces.
    Colossal,
}

impl CritterForm {
    /// Returns the first part of its symbol's id.
    pub fn symbol(self) -> &'static str {
        match self {
            CritterForm::Standing => "vq-critter",
            CritterForm::Burrowed => "vq-burrowed",
            CritterForm::Colossal => "vq-colossal",
        }
    }

    /// Returns the `viewBox` of its sprite.
    fn bounds(self) -> &'static str {
        match self {
            CritterForm::Standing => "-21 -43 44 47",
            CritterForm::Burrowed => "-22 -31 44 38",
            CritterForm::Colossal => "-29 -67 60 80",
        }
    }
}

/// A critter of a player.
#[component]
pub fn CritterIcon(
    /// Whose.
    colour: Colour,
    /// How it stands.
    #[prop(default = CritterForm::Standing)]
    form: CritterForm,
    /// Width in pixels.
    #[prop(default = 32)]
    width: u32,
) -> impl IntoView {
    let href = format!("#{}-{}", form.symbol(), colour.name());
    view! {
        <svg class="vq-critter" style=format!("--width:{width}px") viewBox=form.bounds() role="img" aria-label=colour_name(colour)>
            <use href=href></use>
        </svg>
    }
}

/// The portrait of a player: a critter in a frame of its colour, with its mark in a badge.
#[component]
pub fn Avatar(
    /// Whose.
    colour: Colour,
    /// Width in pixels.
    #[prop(default = 44)]
    size: u32,
) -> impl IntoView {
    let href = format!("#vq-critter-{}", colour.name());
    view! {
        <span class=format!("vq-avatar {}", player_class(colour)) style=format!("--size:{size}px") role="img" aria-label=colour_name(colour)>
            <svg viewBox="-20 -42 40 40" aria-hidden="true"><use href=href></use></svg>
        </span>
    }
}

/// The mark of a player.
#[component]
pub fn PlayerMark(
    /// Whose.
    colour: Colour,
) -> impl IntoView {
    let href = format!("#{}", Rules::mark(colour.name()));
    view! { <svg class=format!("vq-mark {}", player_class(colour)) viewBox="0 0 28 28" aria-hidden="true"><use href=href></use></svg> }
}

/// A resource: crystal, leaf or shell.
#[component]
pub fn Resource(
    /// Which.
    biome: Biome,
    /// Width in pixels.
    #[prop(default = 20)]
    size: u32,
) -> impl IntoView {
    let href = format!("#vq-res-{}", biome.name());
    view! {
        <svg class="vq-res" style=format!("--width:{size}px") viewBox="-13 -13 26 26" role="img" aria-label=t(&format!("page-vq-resource-{}", biome.name()))>
            <use href=href></use>
        </svg>
    }
}

/// The sign of a power, in the colour of the text round it.
#[component]
pub fn PowerIcon(
    /// Which.
    power: Power,
    /// Width in pixels.
    #[prop(default = 24)]
    size: u32,
) -> impl IntoView {
    let href = format!("#vq-power-{}", power.name());
    view! { <svg class="vq-power-icon" style=format!("--width:{size}px") viewBox="0 0 24 24" aria-hidden="true"><use href=href></use></svg> }
}

/// A Caldera card: its picture and name, with a flash if it can be played; its back where it is not known.
#[component]
pub fn CardPicture(
    /// Which.
    card: Card,
    /// Whether it is a lightning card.
    #[prop(optional)]
    lightning: bool,
    /// Its points.
    #[prop(optional)]
    points: Option<u8>,
) -> impl IntoView {
    if card == Card::UNSEEN {
        return view! {
            <svg class="vq-card-picture" viewBox="0 0 120 168" role="img" aria-label=t(key::VOLCANIQUE_CARD_UNSEEN)><use href="#vq-card-back"></use></svg>
        }
        .into_any();
    }
    let name = t(&format!("volcanique-card-{}", card.name()));
    let href = format!("#vq-card-{}", card.name());
    // The card is as wide as fourteen letters of the usual size.
    let size = format!("font-size:{}px", (196 / name.chars().count().max(1)).min(14));
    view! {
        <svg class="vq-card-picture" viewBox="0 0 120 168" role="img" aria-label=name.clone()>
            <rect width="120" height="168" rx="12" fill="#fff6e6"></rect>
            <use href=href x="5" y="5"></use>
            {lightning.then(|| view! {
                <circle cx="20" cy="20" r="11" fill="#171a3c"></circle>
                <path d="M21.4 12L14 22H19L17.6 28L25 18H20Z" fill="#ffd257"></path>
            })}
            <text class="vq-card-name" style=size x="60" y="122" text-anchor="middle">{name.clone()}</text>
            {points.map(|points| view! {
                <rect x="42" y="134" width="36" height="22" rx="11" fill="#ffb02e"></rect>
                <text class="vq-card-points" x="60" y="150" text-anchor="middle">{points}</text>
            })}
        </svg>
    }
    .into_any()
}

/// The crater of a player with the critters in it.
#[component]
pub fn Crater(
    /// Whose.
    colour: Colour,
    /// How many are in it.
    #[prop(into)]
    count: Signal<u8>,
    /// Width in pixels.
    #[prop(default = 76)]
    width: u32,
) -> impl IntoView {
    let label = move || tf(key::PAGE_VQ_CRATER_LABEL, &[("count", &count.get())]);
    let heads = move || {
        (0..count.get().min(CRATER))
            .map(|at| {
                let place = format!("translate({} -3) scale(.66)", (f64::from(at) - 1.0) * 15.5);
                view! { <use href=format!("#vq-head-{}", colour.name()) transform=place></use> }
            })
            .collect_view()
    };
    view! {
        <svg class="vq-crater" style=format!("--width:{width}px") viewBox="-33 -18 66 34" role="img" aria-label=label>
            <use href="#vq-crater"></use>{heads}
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use volcanique::Setup;

    const SPRITE: &str = concat!(include_str!("../../art/shared.svg"), include_str!("../../art/volcanique.svg"));

    #[test]
    fn the_sprite_has_every_piece() {
        let has = |id: String| assert!(SPRITE.contains(&format!("id=\"{id}\"")), "the sprite has no {id}");
        for colour in Colour::ALL {
            for form in [CritterForm::Standing, CritterForm::Burrowed, CritterForm::Colossal] {
                has(format!("{}-{}", form.symbol(), colour.name()));
            }
            ["head", "owner", "mark"].iter().for_each(|piece| has(format!("vq-{piece}-{}", colour.name())));
        }
        Card::all().for_each(|card| has(format!("vq-card-{}", card.name())));
        Biome::ALL.iter().for_each(|biome| has(format!("vq-res-{}", biome.name())));
        let rules = Rules::new(Setup::new(2)).unwrap();
        (0..rules.powers().powers.len() as u8).for_each(|power| has(format!("vq-power-{}", Power(power).name())));
    }

    #[test]
    fn tiles_are_named_by_their_colours() {
        let rules = Rules::new(Setup::new(2)).unwrap();
        let name = |kind: &str| face_name(&rules, Face::new(rules.tiles().find(kind).unwrap(), 3));
        assert!(name("dm").contains(&biome_name(Biome::Medium)) && name("dm") != name("dl"));
        assert_ne!(name("dml"), name("dlm"), "a Trio and its mirror");
        assert_eq!(face_name(&rules, Face::SOIL), t(key::VOLCANIQUE_TILE_SOIL));
    }
}
