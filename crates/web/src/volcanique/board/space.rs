//! One space: its stack, the critters on it, its height. Each watches only what it shows, so that only what changed is
//! drawn again.
//!
//! Not here: what can be pointed at (`target_marks.rs`), how a stack is drawn (`stack.rs`).

use super::geometry::{Point, centre, parts, short_number, stack_height};
use super::stack::{SpaceLook, TileCover, badge, draw};
use crate::text::{key, t, tf};
use crate::volcanique::Context;
use crate::volcanique::pieces::{CritterForm, biome_name, colour_name, face_name};
use hexgrid::Hex;
use leptos::prelude::*;
use std::fmt::Write;
use tabletop::{Seat, sort_few};
use volcanique::{Biome, Colour, Rules, State};

/// A critter as it is drawn, round the middle of the top of its space.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CritterSprite {
    /// Whose it is.
    pub seat: Seat,
    /// Its colour.
    pub colour: Colour,
    /// How it stands.
    pub form: CritterForm,
    /// The part it stands on; `None` in the sea.
    pub part: Option<Biome>,
    /// Its feet.
    pub feet: Point,
    /// How large it is drawn.
    pub size: f64,
}

impl CritterSprite {
    /// Returns the symbol that shows it.
    pub fn symbol(&self) -> String {
        format!("#{}-{}", self.form.symbol(), self.colour.name())
    }
}

/// Returns all critters of a space, those in front last.
pub fn critter_sprites(rules: &Rules, state: &State, hex: Hex) -> Vec<CritterSprite> {
    let land = state.land();
    let Some(site) = land.site(hex) else {
        let swimmers: Vec<Seat> = rules.seats().filter(|&seat| state.player(seat).sea().contains(&hex)).collect();
        let all = swimmers.len();
        return swimmers
            .into_iter()
            .enumerate()
            .map(|(at, seat)| {
                let feet = (spread(at, all).0, 8.0);
                CritterSprite {
                    seat,
                    colour: rules.colour(seat),
                    form: CritterForm::Standing,
                    part: None,
                    feet,
                    size: 0.9,
                }
            })
            .collect();
    };
    let shapes = parts(&super::geometry::edge_colours(rules, land.top(site)));
    let mut found = Vec::new();
    for shape in &shapes {
        let Some(biome) = shape.biome else { continue };
        let here: Vec<(Seat, CritterForm)> = rules
            .seats()
            .flat_map(|seat| state.player(seat).land().iter().map(move |critter| (seat, critter)))
            .filter(|(_, critter)| critter.site() == site && critter.biome() == biome)
            .map(|(seat, critter)| (seat, form(*critter)))
            .collect();
        let size = match here.len() {
            0 | 1 => 0.98,
            2 | 3 => 0.84,
            _ => 0.7,
        };
        for (at, &(seat, form)) in here.iter().enumerate() {
            let (aside, down) = spread(at, here.len());
            let feet = (shape.stand.0 + aside, shape.stand.1 + 6.0 + down);
            found.push(CritterSprite { seat, colour: rules.colour(seat), form, part: Some(biome), feet, size });
        }
    }
    sort_few(&mut found, |one, two| one.feet.1 < two.feet.1);
    found
}

fn form(critter: volcanique::Critter) -> CritterForm {
    if critter.is_colossal() {
        CritterForm::Colossal
    } else if critter.is_burrowed() {
        CritterForm::Burrowed
    } else {
        CritterForm::Standing
    }
}

/// Returns how far one of several critters stands beside the middle of its part.
fn spread(at: usize, all: usize) -> Point {
    if all <= 1 {
        return (0.0, 0.0);
    }
    let step = (44.0 / (all as f64 - 1.0)).min(24.0);
    (step * (at as f64 - (all as f64 - 1.0) / 2.0), if at % 2 == 1 { 4.0 } else { -2.0 })
}

/// Returns where the top of a space is, as an attribute.
pub fn at_top(hex: Hex, height: u8) -> String {
    let (x, y) = centre(hex);
    format!("translate({},{})", short_number(x), short_number(y - stack_height(height)))
}

/// Returns the text of a space for screen readers: height, terrain, owners, critters, what covers it.
pub fn label(rules: &Rules, state: &State, hex: Hex) -> String {
    let look = SpaceLook::new(rules, state, hex);
    let mut said = match state.land().site(hex) {
        None => tf(key::PAGE_VQ_SPACE_SEA, &[("hex", &hex)]),
        Some(site) => {
            let terrain = face_name(rules, state.land().top(site));
            tf(key::PAGE_VQ_SPACE, &[("hex", &hex), ("height", &state.land().height(site)), ("terrain", &terrain)])
        }
    };
    let mut add = |text: String| {
        let _ = write!(said, " {text}");
    };
    match look.cover {
        TileCover::None => {}
        TileCover::Lava(pooled) => add(t(if pooled { key::PAGE_VQ_SPACE_POOL } else { key::PAGE_VQ_SPACE_LAVA })),
        TileCover::Volcano => add(t(key::PAGE_VQ_SPACE_VOLCANO)),
        TileCover::Great => add(t(key::PAGE_VQ_SPACE_SUPER)),
    }
    if look.frozen {
        add(t(key::PAGE_VQ_SPACE_FROZEN));
    }
    for (biome, owners) in &look.owners {
        let names: Vec<String> = owners.iter().map(|&colour| colour_name(colour)).collect();
        add(tf(key::PAGE_VQ_SPACE_OWNER, &[("who", &names.join(", ")), ("biome", &biome_name(*biome))]));
    }
    for being in critter_sprites(rules, state, hex) {
        let key = match (being.form, being.part) {
            (_, None) => key::PAGE_VQ_SPACE_SWIMMER,
            (CritterForm::Standing, _) => key::PAGE_VQ_SPACE_CRITTER,
            (CritterForm::Burrowed, _) => key::PAGE_VQ_SPACE_BURROWED,
            (CritterForm::Colossal, _) => key::PAGE_VQ_SPACE_COLOSSAL,
        };
        let part = being.part.map(biome_name).unwrap_or_default();
        add(tf(key, &[("who", &colour_name(being.colour)), ("biome", &part)]));
    }
    said
}

/// Creates a memo of a value that depends on one space.
fn watch<T: PartialEq + Default + Send + Sync + 'static>(
    context: Context,
    hex: Hex,
    look: fn(&Rules, &State, Hex) -> T,
) -> Memo<T> {
    Memo::new(move |_| {
        context.view.with(|view| view.as_ref().map_or_else(T::default, |view| look(&context.rules(), &view.state, hex)))
    })
}

/// The stack of a space, with transparent parts that can be clicked on.
#[component]
pub fn Space(context: Context, hex: Hex) -> impl IntoView {
    let look = watch(context, hex, SpaceLook::new);
    let words = watch(context, hex, label);
    let place = move || at_top(hex, look.with(SpaceLook::height));
    let art = move || look.with(|look| draw(look, hex) + &hits(look));
    view! {
        <g class="vq-space" data-hex=hex.to_string() transform=place role="img" aria-label=words inner_html=art></g>
    }
}

/// Returns the transparent shapes that receive clicks on the parts.
fn hits(look: &SpaceLook) -> String {
    let Some(top) = look.layers.first() else { return String::new() };
    let mut drawn = String::new();
    for part in parts(top) {
        if let Some(biome) = part.biome {
            let _ = write!(drawn, "<path class=\"hit\" data-part=\"{}\" d=\"{}\"/>", biome.letter(), part.path);
        }
    }
    drawn
}

/// The critters of a space.
#[component]
pub fn CritterSprites(context: Context, hex: Hex) -> impl IntoView {
    let all = watch(context, hex, critter_sprites);
    let height = watch(context, hex, |_, state, hex| state.land().height_at(hex));
    let art = move || all.with(|all| all.iter().fold(String::new(), |drawn, being| drawn + &being_art(being)));
    view! {
        <g class="beings" data-hex=hex.to_string() transform=move || at_top(hex, height.get()) aria-hidden="true" inner_html=art></g>
    }
}

fn being_art(being: &CritterSprite) -> String {
    let part = being.part.map(|biome| format!(" data-part=\"{}\"", biome.letter())).unwrap_or_default();
    let (x, y) = being.feet;
    let body = format!(
        "<use href=\"{}\" transform=\"translate({} {}) scale({})\"/>",
        being.symbol(),
        short_number(x),
        short_number(y),
        being.size
    );
    // A swimmer is in the water to the belly.
    let water = if being.part.is_none() {
        format!(
            "<ellipse class=\"ripple\" cx=\"{}\" cy=\"{}\" rx=\"21\" ry=\"9\"/>",
            short_number(x),
            short_number(y - 1.0)
        )
    } else {
        String::new()
    };
    format!("<g class=\"being\" data-seat=\"{}\"{part}>{body}{water}</g>", being.seat.0)
}

/// The height of a space on its corner.
#[component]
pub fn Height(context: Context, hex: Hex) -> impl IntoView {
    let height = watch(context, hex, |_, state, hex| state.land().height_at(hex));
    let art = move || if height.get() > 0 { badge(height.get()) } else { String::new() };
    view! { <g class="heights" data-hex=hex.to_string() transform=move || at_top(hex, height.get()) aria-hidden="true" inner_html=art></g> }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Notation;

    const SOIL: &str = include_str!("../../../../../scenarios/volcanique/buy-3-land-on-soil.toml");

    #[test]
    fn a_space_is_described_with_height_terrain_owner_and_critters() {
        let (rules, state) = Rules::read_position(SOIL).unwrap();
        let seat = rules.seats().find(|&seat| !state.player(seat).land().is_empty()).unwrap();
        let spot = state.spot(state.player(seat).land()[0]);
        let words = label(&rules, &state, spot.hex);
        assert!(words.contains(&colour_name(rules.colour(seat))), "{words}");
        assert!(words.contains(&biome_name(spot.biome)), "{words}");
        assert!(words.contains(&state.land().height_at(spot.hex).to_string()), "{words}");
    }

    #[test]
    fn critters_of_one_part_do_not_hide_each_other() {
        for all in 2..6 {
            for at in 1..all {
                assert!(spread(at, all).0 - spread(at - 1, all).0 >= 8.0);
            }
        }
    }
}
