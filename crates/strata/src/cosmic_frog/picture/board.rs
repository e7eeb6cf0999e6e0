//! The Shard in the middle of the picture: halo, hanging rock, tiles row by row, frogs.

use super::svg::{Anchor, Font, HALF_HEIGHT, HALF_WIDTH, PictureRng, SIZE, SQUASH, Svg, hex_path};
use super::{PictureArea, mark, tiles};
use cosmic_frog::{Rules, State, Tile};
use hexgrid::{Cell, Hex};
use std::fmt::Write;

/// Largest size of a hex on a small board.
const LARGEST: f64 = 84.0;

/// Where the hexes lie on the picture.
struct BoardPicture<'a> {
    rules: &'a Rules,
    state: &'a State,
    size: f64,
    middle: (f64, f64),
}

/// Returns the middle of a hex for hexes of size 1, round 0,0.
fn unit(hex: Hex) -> (f64, f64) {
    let (q, r) = (f64::from(hex.q), f64::from(hex.r));
    (3f64.sqrt() * (q + r / 2.0), 1.5 * SQUASH * r)
}

/// Draws the Shard into an area.
pub fn draw(svg: &mut Svg, rules: &Rules, state: &State, area: PictureArea, coordinates: bool) {
    let whole = if state.terrain_hexes().is_empty() { rules.map_hexes() } else { state.terrain_hexes() };
    let points: Vec<(f64, f64)> = whole.iter().filter_map(|cell| rules.cell_grid().hex(cell)).map(unit).collect();
    let Some(&first) = points.first() else { return };
    let (low, high) = points.iter().fold((first, first), |(low, high), point| {
        ((low.0.min(point.0), low.1.min(point.1)), (high.0.max(point.0), high.1.max(point.1)))
    });
    // Room for the hexes themselves, for peaks above and for rock below them.
    let (wide, tall) = (high.0 - low.0 + 2.0, high.1 - low.1 + 4.0);
    let size = LARGEST.min(area.width / wide).min(area.height / tall);
    let middle = (
        area.x + area.width / 2.0 - size * (low.0 + high.0) / 2.0,
        area.y + area.height / 2.0 - size * ((low.1 + high.1) / 2.0 + 0.1),
    );
    let picture = BoardPicture { rules, state, size, middle };
    picture.underside(svg);
    let mut cells: Vec<Cell> = state.terrain_hexes().iter().collect();
    cells.sort_by_key(|&cell| rules.cell_grid().hex(cell));
    for &cell in &cells {
        picture.hex(svg, cell);
    }
    // Frogs stand over everything, so that no tall tile in front hides one.
    cells.iter().for_each(|&cell| picture.frog(svg, cell));
    if coordinates {
        let outline = "stroke=\"#0a0620\" stroke-width=\"3\" stroke-linejoin=\"round\" paint-order=\"stroke\"";
        svg.add(format!("<g {outline}>"));
        cells.iter().for_each(|&cell| picture.coordinates(svg, cell));
        svg.add("</g>");
    }
}

impl BoardPicture<'_> {
    fn scale(&self) -> f64 {
        self.size / SIZE
    }

    fn at(&self, cell: Cell) -> (f64, f64) {
        let (x, y) = unit(self.rules.cell_grid().hex(cell).unwrap_or_default());
        (self.middle.0 + self.size * x, self.middle.1 + self.size * y)
    }

    /// Draws the halo behind the Shard and the rock that hangs below each hex.
    fn underside(&self, svg: &mut Svg) {
        for (colour, opacity, blur, down, grow) in
            [("#8a5bff", ".75", "f-blur20", 14.0, 1.16), ("#54e6ff", ".5", "f-blur4", 4.0, 1.05)]
        {
            svg.add(format!("<g fill=\"{colour}\" opacity=\"{opacity}\" filter=\"url(#{blur})\">"));
            for cell in self.state.terrain_hexes().iter() {
                let (x, y) = self.at(cell);
                svg.hex(x, y + down * self.scale(), self.scale() * grow, "");
            }
            svg.add("</g>");
        }
        let mut scatter = PictureRng(5);
        for cell in self.state.terrain_hexes().iter() {
            let (x, y) = self.at(cell);
            svg.add(format!(
                "<g transform=\"translate({x:.1},{:.1}) scale({:.4})\">",
                y + 6.0 * self.scale(),
                self.scale()
            ));
            rock(svg, &mut scatter);
            svg.add("</g>");
        }
    }

    fn hex(&self, svg: &mut Svg, cell: Cell) {
        let mut stack: Vec<Tile> = self.state.stack(cell).collect();
        stack.reverse();
        let (x, y) = self.at(cell);
        let hex = self.rules.cell_grid().hex(cell).unwrap_or_default();
        let cut = (i16::from(hex.q) * 7 + i16::from(hex.r) * 13).rem_euclid(3) as u8;
        tiles::stack(svg, &stack, x, y, self.scale(), cut);
    }

    /// Returns the middle of the face of a hex: on top of its tiles.
    fn face(&self, cell: Cell) -> (f64, f64) {
        let (x, y) = self.at(cell);
        let stack: Vec<Tile> = self.state.stack(cell).collect();
        let height: f64 = stack.iter().rev().skip(1).map(|&tile| tiles::thickness(tile)).sum();
        (x, y - height * self.scale())
    }

    fn frog(&self, svg: &mut Svg, cell: Cell) {
        let Some(seat) = self.state.frog_at(cell) else { return };
        let (x, y) = self.face(cell);
        let colour = self.rules.colour(seat);
        let (body, ..) = tiles::paint(colour);
        let style = format!("fill=\"{body}\" fill-opacity=\".35\" stroke=\"{body}\" stroke-width=\"7\"");
        svg.hex(x, y, self.scale() * 0.88, &style);
        let grown = (self.scale() * 0.62).max(0.25);
        svg.symbol(&format!("frog-{}", colour.name()), x, y + 16.0 * self.scale(), grown);
        mark(svg, colour, x + 46.0 * grown, y + 10.0 * self.scale(), (grown * 21.0).max(7.5));
    }

    /// Draws the coordinates of a hex, low on its face.
    fn coordinates(&self, svg: &mut Svg, cell: Cell) {
        let (x, y) = self.face(cell);
        let Some(hex) = self.rules.cell_grid().hex(cell) else { return };
        let low = y + HALF_HEIGHT * self.scale() * 0.66;
        svg.text(x, low, Anchor::Middle, Font((self.size * 0.28).max(8.0).round(), 700, "#ffffff"), &hex.to_string());
    }
}

/// Draws facetted rock below one hex, in units of the sprite.
fn rock(svg: &mut Svg, scatter: &mut PictureRng) {
    let depths = [(16.0, 34.0), (30.0, 64.0), (36.0, 80.0), (30.0, 64.0), (16.0, 34.0)];
    let deep = depths.map(|(low, high)| scatter.between(low, high));
    let (width, height) = (HALF_WIDTH, HALF_HEIGHT);
    let points = [
        (-width, height / 2.0),
        (-width, height / 2.0 + deep[0]),
        (-width * 0.52, height * 0.72 + deep[1]),
        (0.0, height + deep[2]),
        (width * 0.5, height * 0.72 + deep[3]),
        (width, height / 2.0 + deep[4]),
        (width, height / 2.0),
        (0.0, height),
    ];
    for (corners, fill) in [
        (&[0, 1, 2, 3, 7][..], "fill=\"url(#rock-left)\""),
        (&[7, 3, 4, 5, 6][..], "fill=\"url(#rock-right)\""),
        (&[7, 2, 3][..], "fill=\"#fff\" opacity=\".05\""),
    ] {
        let path: Vec<String> = corners.iter().map(|&at| format!("{:.1},{:.1}", points[at].0, points[at].1)).collect();
        let _ = write!(svg.0, "<path d=\"M{}Z\" {fill}/>", path.join("L"));
    }
}

/// Gradients of the rock, once per picture.
pub fn definitions(svg: &mut Svg) {
    for (name, colours) in [("left", ["#4a3f78", "#3b2b72", "#5d3fb0"]), ("right", ["#332a5c", "#281d55", "#47308f"])] {
        let [top, middle, low] = colours;
        svg.add(format!(
            "<defs><linearGradient id=\"rock-{name}\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\"><stop stop-color=\"{top}\"/>\
             <stop offset=\".6\" stop-color=\"{middle}\"/><stop offset=\"1\" stop-color=\"{low}\"/></linearGradient></defs>"
        ));
    }
    svg.add(format!("<defs><clipPath id=\"face\"><path d=\"{}\"/></clipPath></defs>", hex_path(1.0)));
}
