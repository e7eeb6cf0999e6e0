//! Tiles and frogs as the sprite draws them: names of symbols, thickness, colours.

use super::svg::{SIZE, Svg, flank_path};
use cosmic_frog::{Colour, Tile};

/// Returns how thick a tile is on the board, in units of the sprite.
pub fn thickness(tile: Tile) -> f64 {
    match tile.points() {
        0 => 8.0,
        1 => 12.0,
        _ => 20.0,
    }
}

/// Returns how thick a tile is in a Vault or a Gullet.
fn stored_thickness(tile: Tile) -> f64 {
    match tile.points() {
        0 => 12.0,
        1 => 20.0,
        _ => 30.0,
    }
}

/// Returns the name of the kind of a tile in the sprite.
fn kind(tile: Tile) -> &'static str {
    tile.without_back().name()
}

/// Draws a stack on the board, bottom first. Barrens come in three cuts.
pub fn stack(svg: &mut Svg, tiles: &[Tile], x: f64, y: f64, scale: f64, cut: u8) {
    let mut height = 0.0;
    for (level, &tile) in tiles.iter().enumerate() {
        if level > 0 {
            height += thickness(tile) * scale;
        }
        let name = kind(tile);
        if level + 1 == tiles.len() {
            let id = if tile.is_barren() { format!("t-barren{}", cut % 3) } else { format!("t-{name}") };
            svg.symbol(&id, x, y - height, scale * 0.965);
        } else {
            let path = flank_path(thickness(tile));
            let place = format!("translate({x:.1},{:.1}) scale({:.4})", y - height, scale * 0.965);
            svg.add(format!("<path d=\"{path}\" fill=\"url(#gs-{name})\" transform=\"{place}\"/>"));
        }
    }
}

/// Draws stored tiles, bottom first, at a size from centre to corner; covered ones show their flank only.
pub fn stored(svg: &mut Svg, tiles: &[Tile], x: f64, y: f64, size: f64) {
    let scale = size / SIZE;
    let mut height = 0.0;
    for (level, &tile) in tiles.iter().enumerate() {
        if level > 0 {
            height += stored_thickness(tile) * scale;
        }
        let covered = level + 1 < tiles.len() && !tile.is_barren();
        let id = format!("{}-{}", if covered { "vs" } else { "v" }, kind(tile));
        svg.symbol(&id, x, y - height, scale);
    }
}

/// Returns the colours of a frog: body, shade, light.
pub fn paint(colour: Colour) -> (&'static str, &'static str, &'static str) {
    match colour {
        Colour::Red => ("#ef4d52", "#a81f3a", "#ff9a8c"),
        Colour::Purple => ("#a66bf0", "#6a34b4", "#d3b3ff"),
        Colour::Gray => ("#a3acbd", "#667085", "#dbe1ec"),
        Colour::Blue => ("#3f8cff", "#1c52bd", "#96c3ff"),
        Colour::Green => ("#46cf6a", "#1e8745", "#a8f3a4"),
        Colour::Orange => ("#ffa52b", "#c2650a", "#ffd98c"),
    }
}
