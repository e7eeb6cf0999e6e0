//! The board in plain text: three lines per row of spaces, so that the letter for the colour of an edge stands at that edge.
//!
//! ```text
//!   D     M       the edges to the north-west and north-east
//! D  2PdBm  M     west, height with critters, east
//!   L0,-1 L       south-west, the space itself, south-east
//! ```

use super::names::Names;
use crate::key;
use ::volcanique::{Biome, State};
use hexgrid::{Dir, Hex};
use std::collections::{BTreeMap, BTreeSet};

/// Characters from one space to the next, half of it from row to row.
const WIDTH: i32 = 12;
/// Characters between the edges to the west and to the east.
const INSIDE: usize = 7;

/// Returns the drawing of all spaces that are not empty ocean.
pub(super) fn board(names: &Names<'_>, state: &State) -> String {
    let mut shown: BTreeSet<Hex> = state.land().hexes().collect();
    shown.extend(state.lavas().all().iter().map(|lava| lava.hex));
    shown.extend(names.rules.seats().flat_map(|seat| state.player(seat).sea().iter().copied()));
    let column = |hex: &Hex| (2 * i32::from(hex.q) + i32::from(hex.r)) * WIDTH / 2;
    let left = shown.iter().map(column).min().unwrap_or(0);
    let mut rows: BTreeMap<i8, [String; 3]> = BTreeMap::new();
    for hex in &shown {
        let row = rows.entry(hex.r).or_default();
        for (line, text) in row.iter_mut().zip(space(names, state, *hex)) {
            let used = line.chars().count();
            line.extend(std::iter::repeat_n(' ', ((column(hex) - left) as usize).saturating_sub(used)));
            line.push_str(&text);
        }
    }
    let (Some(first), Some(last)) = (rows.keys().next(), rows.keys().next_back()) else { return String::new() };
    let lines = (*first..=*last).flat_map(|row| rows.get(&row).cloned().unwrap_or_default());
    lines.map(|line| line.trim_end().to_string()).collect::<Vec<_>>().join("\n")
}

/// Returns the three lines of a space.
fn space(names: &Names<'_>, state: &State, hex: Hex) -> [String; 3] {
    let edge = |dir: Dir| letter(names, state, hex, dir);
    let inside: String = inside(names, state, hex).chars().take(INSIDE).collect();
    let name = hex.to_string();
    [
        format!("  {}     {}", edge(Dir::NW), edge(Dir::NE)),
        format!("{} {inside:^INSIDE$} {}", edge(Dir::W), edge(Dir::E)),
        format!("  {}{name:^5}{}", edge(Dir::SW), edge(Dir::SE)),
    ]
}

/// Returns the letter of the colour of an edge, or a blank for soil, ocean and covered land.
fn letter(names: &Names<'_>, state: &State, hex: Hex, dir: Dir) -> String {
    let land = state.land();
    let shown = land.site(hex).filter(|&site| land.is_visible(site));
    let colour = shown.and_then(|site| names.rules.tiles().edge(land.top(site), dir));
    colour.map_or_else(|| " ".to_string(), |biome| names.letter(biome))
}

/// Returns the inside of a space: its height, what covers it, frost, and who stands there on which colour.
fn inside(names: &Names<'_>, state: &State, hex: Hex) -> String {
    let mut text = state.land().height_at(hex).to_string();
    if state.is_frozen(hex) {
        text.push_str(&names.words(key::VOLCANIQUE_BOARD_FROST, &[]));
    }
    if state.lavas().is_at(hex) {
        text.push_str(&names.words(key::VOLCANIQUE_BOARD_LAVA, &[]));
    } else if state.volcano() == Some(hex) || state.super_volcano() == Some(hex) {
        text.push_str(&names.words(key::VOLCANIQUE_BOARD_VOLCANO, &[]));
    }
    for biome in Biome::ALL {
        for seat in names.rules.seats() {
            let here =
                |critter: &&::volcanique::Critter| state.land().hex(critter.site()) == hex && critter.biome() == biome;
            for critter in state.player(seat).land().iter().filter(here) {
                let mark = names.mark(seat);
                let mark = if critter.is_burrowed() { mark.to_lowercase() } else { mark };
                text.push_str(&format!("{mark}{}", names.letter(biome).to_lowercase()));
                if critter.is_colossal() {
                    text.push_str(&names.words(key::VOLCANIQUE_BOARD_COLOSSAL, &[]));
                }
            }
        }
    }
    if let Some(seat) = state.swimmer(hex) {
        text.push_str(&format!("{}{}", names.mark(seat), names.words(key::VOLCANIQUE_BOARD_SEA, &[])));
    }
    text
}
