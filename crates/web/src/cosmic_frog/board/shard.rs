//! The Shard: its halo, the rock under it, and the stack of each hex. Each hex watches only its own stack, so that only
//! what changed is drawn again.

use super::geometry::{GAP, SCALE, centre, thickness};
use crate::cosmic_frog::Context;
use crate::cosmic_frog::pieces::{HEX, tile_name, tile_symbol};
use crate::table::PictureRng;
use crate::text::{key, t, tf};
use cosmic_frog::{Bonus, Rules, Tile};
use hexgrid::{Cell, Dir};
use leptos::prelude::*;

/// Half the width and half the height of a hex of the master art.
const HALF: (f64, f64) = (51.96, 49.2);

/// The rim of the Shard: widths and strengths of strokes that fade out together.
const RIM: [(f64, f64); 7] =
    [(23.0, 0.035), (19.0, 0.045), (15.0, 0.06), (11.5, 0.07), (8.0, 0.09), (5.0, 0.12), (2.5, 0.15)];

/// Returns the tiles of a hex from the bottom up.
fn stack(context: Context, cell: Cell) -> Memo<Vec<Tile>> {
    Memo::new(move |_| {
        context.ground.with(|ground| ground.iter().filter(|tile| tile.0 == cell).map(|tile| tile.1).collect())
    })
}

/// Returns whether a hex has terrain.
fn solid(context: Context, cell: Cell) -> bool {
    context.terrain.get().contains(cell)
}

/// Returns where a hex is, as an attribute.
fn shift(context: Context, cell: Cell, down: f64) -> String {
    let (x, y) = centre(&context.rules(), cell);
    format!("translate({x:.2},{:.2})", y + down)
}

/// Gradients and shapes of the Shard that are not in the sprite.
#[component]
pub fn ShardDefs() -> impl IntoView {
    let defs = format!(
        r##"<path id="hexp" d="{HEX}"/><radialGradient id="g-halo"><stop stop-color="#8a5bff" stop-opacity=".62"/><stop offset=".45" stop-color="#8a5bff" stop-opacity=".4"/><stop offset=".75" stop-color="#8352ff" stop-opacity=".13"/><stop offset="1" stop-color="#7a48ff" stop-opacity="0"/></radialGradient><linearGradient id="g-rock-left" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#4a3f78"/><stop offset=".6" stop-color="#3b2b72"/><stop offset="1" stop-color="#5d3fb0"/></linearGradient><linearGradient id="g-rock-right" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#332a5c"/><stop offset=".6" stop-color="#281d55"/><stop offset="1" stop-color="#47308f"/></linearGradient><radialGradient id="g-bubble" cx=".35" cy=".3" r=".9"><stop stop-color="#bfe6ff" stop-opacity=".28"/><stop offset=".6" stop-color="#7fb6ff" stop-opacity=".08"/><stop offset="1" stop-color="#8fd0ff" stop-opacity=".35"/></radialGradient>"##
    );
    view! { <defs inner_html=defs></defs> }
}

/// The glow of one hex. Many soft ellipses form the halo, which is cheaper than a blur filter.
#[component]
pub fn HexGlow(context: Context, cell: Cell) -> impl IntoView {
    let shown = Memo::new(move |_| solid(context, cell));
    let place = shift(context, cell, 9.0);
    move || {
        shown.get().then(|| {
            view! {
                <g transform=place.clone()>
                    <ellipse rx="82" ry="74" fill="url(#g-halo)"></ellipse>
                </g>
            }
        })
    }
}

/// The outline of everything that has terrain, as one shape: a bright rim round it and dark ground in its gaps.
#[component]
pub fn ShardOutline(context: Context) -> impl IntoView {
    let shape = move || {
        let rules = context.rules();
        let (wide, high) = (HALF.0 * SCALE, HALF.1 * SCALE);
        let hex = |cell: Cell| {
            let (x, y) = centre(&rules, cell);
            format!(
                "M{x:.1},{:.1}l{wide:.1},{:.1}v{high:.1}l-{wide:.1},{:.1}l-{wide:.1},-{:.1}v-{high:.1}Z",
                y - high,
                high / 2.0,
                high / 2.0,
                high / 2.0
            )
        };
        context.terrain.get().iter().map(hex).collect::<String>()
    };
    view! {
        <defs><path id="shard-plan" d=shape></path></defs>
        <g class="rims" transform="translate(0,3)">
            {RIM.map(|(wide, light)| view! { <use href="#shard-plan" stroke-width=wide opacity=light></use> })}
        </g>
        <use href="#shard-plan" class="ground"></use>
    }
}

/// The rock that hangs under a hex, where something of it can be seen.
#[component]
pub fn HexRock(context: Context, cell: Cell) -> impl IntoView {
    let rules = context.rules();
    let (left, right) = (rules.neighbour(cell, Dir::SW), rules.neighbour(cell, Dir::SE));
    let below = if left.is_on() { rules.neighbour(left, Dir::SE) } else { Cell::OFF };
    let shown = Memo::new(move |_| {
        solid(context, cell) && [left, right, below].into_iter().any(|front| !front.is_on() || !solid(context, front))
    });
    let place = format!("{} scale({SCALE:.4})", shift(context, cell, 6.0 * SCALE));
    let facets = facets(cell);
    move || {
        shown.get().then(|| {
            let [light, dark, shine] = facets.clone();
            view! {
                <g transform=place.clone()>
                    <path d=light fill="url(#g-rock-left)"></path>
                    <path d=dark fill="url(#g-rock-right)"></path>
                    <path d=shine fill="#fff" opacity=".05"></path>
                </g>
            }
        })
    }
}

/// Returns three facets of rock: left, right, and a shine on the left one. They are always the same for a hex.
fn facets(cell: Cell) -> [String; 3] {
    let mut rng = PictureRng::new(u64::from(cell.0) + 11);
    let deep = [(16.0, 34.0), (30.0, 64.0), (36.0, 80.0), (30.0, 64.0), (16.0, 34.0)]
        .map(|(low, high)| rng.between(low, high));
    let (wide, high) = HALF;
    let points = [
        (-wide, high / 2.0),
        (-wide, high / 2.0 + deep[0]),
        (-wide * 0.52, high * 0.72 + deep[1]),
        (0.0, high + deep[2]),
        (wide * 0.5, high * 0.72 + deep[3]),
        (wide, high / 2.0 + deep[4]),
        (wide, high / 2.0),
        (0.0, high),
    ];
    let path = |corners: &[usize]| {
        let corners: Vec<String> =
            corners.iter().map(|&corner| format!("{:.1},{:.1}", points[corner].0, points[corner].1)).collect();
        format!("M{}Z", corners.join("L"))
    };
    [path(&[0, 1, 2, 3, 7]), path(&[7, 3, 4, 5, 6]), path(&[7, 2, 3])]
}

/// Returns the visible side of a prism of this thickness.
fn flank(thick: f64) -> String {
    let (wide, high) = HALF;
    let (low, half) = (high + thick, high / 2.0 + thick);
    format!(
        "M{:.1},0L{:.1},{:.1}Q{:.1},{half:.1} {:.1},{:.1}L-5.2,{:.1}Q0,{low:.1} 5.2,{:.1}L{:.1},{:.1}Q{wide:.1},{half:.1} {wide:.1},{:.1}L{wide:.1},0Z",
        -wide,
        -wide,
        half - 6.0,
        -wide,
        -wide + 5.2,
        half + 2.58,
        low - 2.58,
        low - 2.58,
        wide - 5.2,
        half + 2.58,
        half - 6.0
    )
}

/// Returns the art of a tile on the Shard; Barrens come in three cuts.
pub fn art(rules: &Rules, cell: Cell, tile: Tile) -> String {
    if !tile.is_barren() {
        return format!("#t-{}", tile_symbol(tile));
    }
    let hex = rules.cell_grid().hex(cell).unwrap_or_default();
    format!("#t-barren{}", (i32::from(hex.q) * 7 + i32::from(hex.r) * 13).rem_euclid(3))
}

/// The stack of a hex, with its name in words.
#[component]
pub fn HexStack(context: Context, cell: Cell) -> impl IntoView {
    let tiles = stack(context, cell);
    let rules = context.rules();
    let ground = rules.map_hexes().contains(cell);
    let hex = rules.cell_grid().hex(cell).unwrap_or_default();
    let place = format!("{} scale({:.4})", shift(context, cell, 0.0), SCALE * GAP);
    let coordinates = format!("{},{}", hex.q, hex.r);
    move || {
        let tiles = tiles.get();
        if tiles.is_empty() {
            // A hole can be clicked too, to learn why nothing can be done there.
            return ground.then(|| {
                view! { <path class="hole" data-cell=coordinates.clone() transform=place.clone() d=HEX></path> }
                    .into_any()
            });
        }
        let name = tf(key::PAGE_BOARD_HEX, &[("hex", &hex), ("tiles", &names(&tiles))]);
        let layers = layers(context, cell, &tiles);
        Some(
            view! {
                <g class="hex" data-cell=coordinates.clone() transform=place.clone()><title>{name}</title>{layers}</g>
            }
            .into_any(),
        )
    }
}

/// Returns the names of tiles from the top down: "mountain on hill on Barren".
fn names(tiles: &[Tile]) -> String {
    let mut names = tiles.iter().rev().map(|&tile| tile_name(tile));
    let top = names.next().unwrap_or_default();
    names.fold(String::from(top), |above, below| tf(key::PAGE_BOARD_ON, &[("above", &above), ("below", &below)]))
}

fn layers(context: Context, cell: Cell, tiles: &[Tile]) -> impl IntoView + use<> {
    let mut height = 0.0;
    let mut layers = Vec::new();
    for (at, &tile) in tiles.iter().enumerate() {
        if at > 0 {
            height += thickness(tile) / GAP;
        }
        let lift = format!("translate(0,{:.1})", -height);
        layers.push(if at + 1 == tiles.len() {
            let mark = bonus(tile);
            view! { <g transform=lift><use href=art(&context.rules(), cell, tile)></use>{mark}</g> }.into_any()
        } else {
            let paint = format!("url(#gs-{})", tile_symbol(tile));
            view! { <path d=flank(thickness(tile)) fill=paint transform=lift></path> }.into_any()
        });
    }
    layers
}

/// Draws a small mark on a Land whose back lies open and is rich.
fn bonus(tile: Tile) -> Option<impl IntoView + use<>> {
    let sign = match tile.bonus()? {
        Bonus::Abundant => t(key::CODE_ABUNDANT),
        Bonus::Harmonious => t(key::CODE_HARMONIOUS),
        Bonus::Normal => return None,
    };
    Some(view! {
        <g class="rich" transform="translate(34,22)"><circle r="13"></circle><text y="7" text-anchor="middle">{sign}</text></g>
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rock_is_the_same_every_time_and_differs_from_hex_to_hex() {
        assert_eq!(facets(Cell(3)), facets(Cell(3)));
        assert_ne!(facets(Cell(3)), facets(Cell(4)));
    }
}
