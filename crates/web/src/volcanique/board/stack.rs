//! A stack of tiles as a picture: walls, face, connected and open edges, owners' lines, shadows, and what covers it.
//!
//! Pure: a [`SpaceLook`] is everything the picture of one space depends on, and [`draw`] turns it into SVG. A space is
//! drawn again only when its look changes. Faces, walls, lava and critters come from the sprite (`art/volcanique.svg`).

use super::edges::{bridges, owner_lines, owners, ramps, seams};
use super::geometry::{
    PartShape, Point, Rim, corner, dir_of, edge_colours, edge_ends, edge_middle, parts, point, short_number,
    stack_height, thickness,
};
use crate::colours::volcanique::{INK, ground};
use hexgrid::Hex;
use std::fmt::Write;
use volcanique::{Biome, Colour, Part, Rules, Spot, State};

/// What lies on the top tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum TileCover {
    /// Nothing: its parts can be seen.
    #[default]
    None,
    /// Lava; whether it will cool to soil.
    Lava(bool),
    /// A volcano.
    Volcano,
    /// The super volcano.
    Great,
}

/// Everything the picture of a space depends on.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct SpaceLook {
    /// The edges of its tiles, from the top down; none in the sea.
    pub layers: Vec<Rim>,
    /// The heights of the spaces beyond its edges.
    pub near: [u8; 6],
    /// The edges across which its biomes go on.
    pub joined: [bool; 6],
    /// Who controls its parts; several may.
    pub owners: Vec<(Biome, Vec<Colour>)>,
    /// The controlled parts without a critter.
    pub unwatched: Vec<Biome>,
    /// What lies on it.
    pub cover: TileCover,
    /// Whether it is frozen.
    pub frozen: bool,
}

impl SpaceLook {
    /// Returns how a space looks now.
    pub fn new(rules: &Rules, state: &State, hex: Hex) -> SpaceLook {
        let land = state.land();
        let mut look = SpaceLook { frozen: state.is_frozen(hex), ..SpaceLook::default() };
        if let Some(lava) = state.lavas().all().iter().find(|lava| lava.hex == hex) {
            look.cover = TileCover::Lava(lava.pooled);
        }
        let Some(site) = land.site(hex) else { return look };
        if state.super_volcano() == Some(hex) {
            look.cover = TileCover::Great;
        } else if state.volcano() == Some(hex) && look.cover == TileCover::None {
            look.cover = TileCover::Volcano;
        }
        look.layers = land.stack(site).map(|face| edge_colours(rules, face)).collect();
        look.layers.reverse();
        let Some(&face) = look.layers.first() else { return look };
        for (edge, colour) in face.iter().enumerate() {
            let beyond = hex.step(dir_of(edge), 1);
            look.near[edge] = land.height_at(beyond);
            look.joined[edge] = colour.is_some_and(|biome| goes_on(rules, state, Spot::new(hex, biome), edge));
        }
        for biome in Biome::ALL.into_iter().filter(|&biome| face.contains(&Some(biome))) {
            let part = Part::new(site, biome);
            let owners: Vec<Colour> = state.control(part).iter().map(|seat| rules.colour(seat)).collect();
            if !owners.is_empty() {
                let stands = |seat| state.player(seat).land().iter().any(|critter| critter.part() == part);
                if !rules.seats().any(stands) {
                    look.unwatched.push(biome);
                }
                look.owners.push((biome, owners));
            }
        }
        look
    }

    /// Returns how many tiles it has.
    pub fn height(&self) -> u8 {
        self.layers.len() as u8
    }
}

/// Returns whether the biome of a spot goes on across an edge of its space.
fn goes_on(rules: &Rules, state: &State, spot: Spot, edge: usize) -> bool {
    let land = state.land();
    let Some(here) = land.part(spot) else { return false };
    let Some(beyond) = land.site(spot.hex.step(dir_of(edge), 1)) else { return false };
    let other = Part::new(beyond, spot.biome);
    land.has(other)
        && land.biome(other) == land.biome(here)
        && rules.tiles().edge(land.top(beyond), dir_of(edge).opposite()) == Some(spot.biome)
}

/// Returns the name of the symbol that shows a face, if the sprite has it.
pub fn face_symbol(face: &Rim) -> Option<String> {
    const FACES: [(&str, &str); 8] = [
        ("d", "dddddd"),
        ("m", "mmmmmm"),
        ("l", "llllll"),
        ("dm", "dddmmm"),
        ("ml", "mmmlll"),
        ("dl", "dddlll"),
        ("dml", "ddmmll"),
        ("dlm", "ddllmm"),
    ];
    if face.iter().all(Option::is_none) {
        return Some("face-soil-0".into());
    }
    let turned = |edges: &str, turn: usize| {
        let edges = edges.as_bytes();
        (0..6).all(|edge| face[edge].map(|biome| biome.letter() as u8) == edges.get((edge + 6 - turn) % 6).copied())
    };
    let found = FACES.iter().flat_map(|face| (0..6).map(move |turn| (face, turn)));
    found
        .into_iter()
        .find(|((_, edges), turn)| turned(edges, *turn))
        .map(|((name, _), turn)| format!("face-{name}-{turn}"))
}

/// Returns the letter of a colour in the sprite.
fn letter(biome: Option<Biome>) -> char {
    biome.map_or('s', Biome::letter)
}

/// Returns the top face; tiles of other tables than the usual one get plain colours.
pub fn face(face: &Rim) -> String {
    match face_symbol(face) {
        Some(symbol) => format!("<use href=\"#{symbol}\"/>"),
        None => parts(face)
            .iter()
            .map(|part| format!("<path d=\"{}\" fill=\"{}\"/>", part.path, ground(part.biome).base))
            .collect(),
    }
}

/// Returns the two visible walls of all layers, from the top face down.
pub fn walls(layers: &[Rim]) -> String {
    let height = layers.len() as u8;
    let mut drawn = String::new();
    let mut down = 0.0;
    for (at, layer) in layers.iter().enumerate() {
        let thick = thickness(height, at as u8);
        // The thin layers of a tall stack are drawn as plain shapes.
        let flat =
            if thick < super::THICK - 0.1 { format!(" scale(1 {:.2})", thick / super::THICK) } else { String::new() };
        for (edge, side) in [(2, 'l'), (1, 'r')] {
            let colour = letter(layer[edge]);
            if flat.is_empty() {
                let _ = write!(drawn, "<use href=\"#wall-{colour}-{side}\" y=\"{}\"/>", short_number(down));
            } else {
                let (a, b) = edge_ends(edge, 1.0);
                let fill = if side == 'l' { ground(layer[edge]).left } else { ground(layer[edge]).right };
                let _ = write!(drawn, "<path d=\"{}\" fill=\"{fill}\"/>", quad(b, a, down, down + thick));
            }
            if at > 0 {
                let ((ax, ay), (bx, by)) = edge_ends(edge, 1.0);
                let _ = write!(
                    drawn,
                    "<path d=\"M{} {}L{} {}\" stroke=\"#fff\" stroke-opacity=\".22\" stroke-width=\"1.4\"/>",
                    short_number(ax),
                    short_number(ay + down + 1.4),
                    short_number(bx),
                    short_number(by + down + 1.4)
                );
            }
        }
        down += thick;
    }
    drawn
}

/// Returns the path between four corners under an edge.
pub fn quad(a: Point, b: Point, from: f64, to: f64) -> String {
    super::geometry::polygon(&[(a.0, a.1 + from), (b.0, b.1 + from), (b.0, b.1 + to), (a.0, a.1 + to)])
}

/// Returns the light on the rim of a tile that stands alone.
pub fn bevels(edges: impl Iterator<Item = usize>) -> String {
    let mut drawn = String::new();
    for edge in edges {
        let (a, b) = edge_ends(edge, 0.982);
        let (paint, light, wide) = match edge {
            4 => ("#fff", ".5", 2.0),
            3 | 5 => ("#fff", ".34", 2.0),
            2 => ("#fff", ".22", 1.8),
            _ => (INK, ".25", 1.8),
        };
        let _ = write!(
            drawn,
            "<path d=\"M{}L{}\" stroke=\"{paint}\" stroke-opacity=\"{light}\" stroke-width=\"{wide}\" fill=\"none\" stroke-linecap=\"round\"/>",
            point(a),
            point(b)
        );
    }
    drawn
}

/// Returns a stack that stands alone, round the middle of its top face: for panels and for what flies.
pub fn prism(layers: &[Rim]) -> String {
    let Some(top) = layers.first() else { return String::new() };
    walls(layers) + &face(top) + &bevels(0..6)
}

/// Returns the picture of a space round the middle of its top face (of the sea, where there is no land).
pub fn draw(look: &SpaceLook, hex: Hex) -> String {
    let Some(top) = look.layers.first() else {
        return match look.cover {
            TileCover::Lava(pooled) => format!("<use href=\"#vq-lava-sea\"/>{}", hourglass(pooled, 3)),
            _ => String::new(),
        };
    };
    let shapes = parts(top);
    let mut drawn = walls(&look.layers);
    drawn += &ramps(look, top);
    drawn += &face(top);
    drawn += &shade(look);
    if look.cover == TileCover::None {
        drawn += &bridges(look, top, hex);
        drawn += &owner_lines(look, &shapes, hex);
    }
    drawn += &seams(look);
    if look.frozen {
        drawn += "<use href=\"#vq-frost\"/>";
    }
    match look.cover {
        TileCover::Lava(pooled) => {
            drawn += "<use href=\"#vq-lava\"/>";
            // The height stands on the north-western corner.
            drawn += &hourglass(pooled, 5);
        }
        TileCover::Volcano => drawn += "<use class=\"volcano\" href=\"#vq-volcano\"/>",
        TileCover::Great => drawn += "<use class=\"volcano\" href=\"#vq-super\"/>",
        TileCover::None => drawn += &stamps(look, &shapes),
    }
    drawn
}

/// Returns the sign that lava cools to soil here.
fn hourglass(pooled: bool, number: usize) -> String {
    if !pooled {
        return String::new();
    }
    let (x, y) = corner(number, 0.9);
    format!(
        "<g class=\"hourglass\" transform=\"translate({} {})\"><circle r=\"11\"/><use href=\"#vq-hourglass\" x=\"-7.5\" y=\"-7.5\" width=\"15\" height=\"15\"/></g>",
        short_number(x),
        short_number(y)
    )
}

/// Shadows of taller neighbours to the west and north-west.
fn shade(look: &SpaceLook) -> String {
    let mut shadow = String::new();
    for edge in [3, 4] {
        let rise = stack_height(look.near[edge]) - stack_height(look.height());
        if rise > 0.0 {
            let (a, b) = edge_ends(edge, 1.0);
            let (across, down) = (rise * 0.72, rise * 0.42);
            shadow += &super::geometry::polygon(&[a, b, (b.0 + across, b.1 + down), (a.0 + across, a.1 + down)]);
        }
    }
    if shadow.is_empty() {
        return shadow;
    }
    format!("<path clip-path=\"url(#face-clip)\" fill=\"#10102e\" opacity=\".24\" d=\"{shadow}\"/>")
}

/// Returns the owner's mark on controlled parts without a critter.
fn stamps(look: &SpaceLook, shapes: &[PartShape]) -> String {
    let mut drawn = String::new();
    for biome in &look.unwatched {
        let Some(part) = shapes.iter().find(|part| part.biome == Some(*biome)) else { continue };
        let owners = owners(look, *biome);
        for (at, owner) in owners.iter().enumerate() {
            let aside = 16.0 * (at as f64 - (owners.len() as f64 - 1.0) / 2.0);
            let _ = write!(
                drawn,
                "<use href=\"#vq-owner-{}\" transform=\"translate({} {}) scale(.86)\"/>",
                owner.name(),
                short_number(part.stand.0 + aside),
                short_number(part.stand.1 - 8.0)
            );
        }
    }
    drawn
}

/// Returns the disc with the height, on the north-western corner.
pub fn badge(height: u8) -> String {
    let (x, y) = corner(3, 0.9);
    format!(
        "<g class=\"height\" transform=\"translate({} {})\"><circle r=\"9.6\"/><text y=\"4.5\" text-anchor=\"middle\">{height}</text></g>",
        short_number(x),
        short_number(y)
    )
}

/// Returns the corners of a hex as brackets: how far along the edges they reach.
pub fn brackets(scale: f64, reach: f64) -> String {
    let mut path = String::new();
    for number in 0..6 {
        let (at, before, after) = (corner(number, scale), corner(number + 5, scale), corner(number + 1, scale));
        let towards = |to: Point| (at.0 + (to.0 - at.0) * reach, at.1 + (to.1 - at.1) * reach);
        let _ = write!(path, "M{}L{}L{}", point(towards(before)), point(at), point(towards(after)));
    }
    path
}

/// Returns an arrow across an edge: where it stands and how it is turned.
pub fn arrow_across_edge(edge: usize, scale: f64) -> (Point, f64) {
    let (x, y) = edge_middle(edge, scale);
    ((x, y), y.atan2(x).to_degrees())
}

#[cfg(test)]
mod tests {
    use super::*;
    use volcanique::{Face, Setup};

    const SPRITE: &str = concat!(include_str!("../../../art/shared.svg"), include_str!("../../../art/volcanique.svg"));

    #[test]
    fn the_sprite_has_every_face_and_wall() {
        let rules = Rules::new(Setup::new(5)).unwrap();
        for kind in rules.tiles().all() {
            for rotation in 0..rules.tiles().rotations(kind) {
                let edges = edge_colours(&rules, Face::new(kind, rotation));
                let symbol = face_symbol(&edges).unwrap();
                let size = rules.tiles().kinds[kind.index()].name.clone();
                assert_eq!(symbol, format!("face-{size}-{rotation}"));
                assert!(SPRITE.contains(&format!("id=\"{symbol}\"")), "{symbol}");
            }
        }
        assert!(["d", "m", "l", "s"].iter().all(|colour| SPRITE.contains(&format!("id=\"wall-{colour}-r\""))));
    }

    #[test]
    fn a_tile_of_another_table_is_drawn_in_plain_colours() {
        let [d, m] = [Some(Biome::Dark), Some(Biome::Medium)];
        let odd = [d, m, m, m, m, m];
        assert_eq!(face_symbol(&odd), None);
        assert_eq!(face(&odd).matches("<path").count(), 2);
    }

    #[test]
    fn buried_tiles_show_in_the_walls() {
        let layers = [[Some(Biome::Light); 6], [None; 6], [Some(Biome::Dark); 6]];
        let drawn = walls(&layers);
        let order: Vec<usize> =
            ["#wall-l-l", "#wall-s-l", "#wall-d-l"].iter().map(|wall| drawn.find(wall).unwrap()).collect();
        assert!(order.is_sorted());
    }
}
