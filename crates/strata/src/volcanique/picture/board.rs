//! The islands: stacks of tiles with the colour of every edge, lava, volcanoes, frost, critters.

use super::{INK, PictureArea, critter, ground};
use crate::svg::{Anchor, Font, Svg};
use hexgrid::{Dir, Hex};
use std::collections::BTreeSet;
use std::fmt::Write;
use tabletop::Seat;
use volcanique::{Biome, Critter, Rules, Site, State};

/// Largest size of a hex, centre to corner.
const LARGEST: f64 = 66.0;
/// How far a tile lifts the one above it, in sizes; in tall stacks those below are pressed together.
const THICK: f64 = 0.13;
const PRESSED: f64 = 0.04;
const TALL: usize = 6;

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
    (3f64.sqrt() * (q + r / 2.0), 1.5 * r)
}

/// Returns how high this many tiles are, in sizes.
fn lift(tiles: usize) -> f64 {
    THICK * tiles.min(TALL) as f64 + PRESSED * tiles.saturating_sub(TALL) as f64
}

/// Returns a corner of a hex round a point: number 0 is at the top, they go clockwise.
fn corner((x, y): (f64, f64), size: f64, number: usize) -> (f64, f64) {
    const CORNERS: [(f64, f64); 6] =
        [(0.0, -1.0), (0.866, -0.5), (0.866, 0.5), (0.0, 1.0), (-0.866, 0.5), (-0.866, -0.5)];
    let (across, down) = CORNERS[number % 6];
    (x + size * across, y + size * down)
}

fn polygon(svg: &mut Svg, points: &[(f64, f64)], style: &str) {
    let points: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    let _ = write!(svg.0, "<polygon points=\"{}\" {style}/>", points.join(" "));
}

/// Draws everything that is not empty sea into an area.
pub fn draw(svg: &mut Svg, rules: &Rules, state: &State, area: PictureArea, coordinates: bool) {
    let mut shown: BTreeSet<Hex> = state.land().hexes().collect();
    shown.extend(state.lavas().all().iter().map(|lava| lava.hex));
    shown.extend(rules.seats().flat_map(|seat| state.player(seat).sea().iter().copied()));
    if shown.is_empty() {
        shown.extend(rules.islands().iter().flatten());
    }
    let points: Vec<(f64, f64)> = shown.iter().map(|&hex| unit(hex)).collect();
    let Some(&first) = points.first() else { return };
    let (low, high) = points.iter().fold((first, first), |(low, high), point| {
        ((low.0.min(point.0), low.1.min(point.1)), (high.0.max(point.0), high.1.max(point.1)))
    });
    let size = LARGEST.min(area.width / (high.0 - low.0 + 2.2)).min(area.height / (high.1 - low.1 + 3.0));
    let middle = (
        area.x + area.width / 2.0 - size * (low.0 + high.0) / 2.0,
        area.y + area.height / 2.0 - size * (low.1 + high.1) / 2.0 + size * 0.2,
    );
    let picture = BoardPicture { rules, state, size, middle };
    // Row by row from the back, so that tall stacks hide what is behind them.
    shown.iter().for_each(|&hex| picture.space(svg, hex));
    shown.iter().for_each(|&hex| picture.critters(svg, hex));
    if coordinates {
        shown.iter().for_each(|&hex| picture.coordinates(svg, hex));
    }
}

impl BoardPicture<'_> {
    /// Returns the middle of the top of a space.
    fn top(&self, hex: Hex) -> (f64, f64) {
        let (x, y) = unit(hex);
        let height = lift(self.state.land().height_at(hex).into());
        (self.middle.0 + self.size * x, self.middle.1 + self.size * (y - height))
    }

    fn space(&self, svg: &mut Svg, hex: Hex) {
        if let Some(site) = self.state.land().site(hex) {
            self.stack(svg, hex, site);
        }
        if self.state.is_frozen(hex) {
            self.cover(svg, hex, "fill=\"#dff6ff\" fill-opacity=\".55\" stroke=\"#ffffff\" stroke-width=\"2\"");
        }
        if self.state.lavas().is_at(hex) {
            self.cover(svg, hex, "fill=\"#e8431f\" stroke=\"#ffb52e\" stroke-width=\"5\"");
        } else if [self.state.volcano(), self.state.super_volcano()].contains(&Some(hex)) {
            self.cover(svg, hex, "fill=\"#2b1714\" stroke=\"#e8431f\" stroke-width=\"5\"");
            let (x, y) = self.top(hex);
            svg.text(x, y + self.size * 0.2, Anchor::Middle, Font((self.size * 0.7).round(), 800, "#ffb52e"), "▲");
        }
    }

    /// Draws a stack: its flanks, then its top tile with the colour of every edge.
    fn stack(&self, svg: &mut Svg, hex: Hex, site: Site) {
        let land = self.state.land();
        let (x, y) = self.top(hex);
        let layers: Vec<_> = land.stack(site).collect();
        for (number, face) in layers.iter().enumerate() {
            let down = self.size * (lift(layers.len()) - lift(number));
            let rim = self.rules.tiles().edge(*face, Dir::SE).map_or("#3b2a20", |biome| ground(biome).1);
            let corners: Vec<_> = (0..6).map(|at| corner((x, y + down), self.size * 0.985, at)).collect();
            polygon(svg, &corners, &format!("fill=\"{rim}\" stroke=\"#06202c\" stroke-width=\"1.5\""));
        }
        for dir in Dir::ALL {
            let at = dir.index();
            let wedge = [(x, y), corner((x, y), self.size * 0.985, at), corner((x, y), self.size * 0.985, at + 1)];
            let fill = self.rules.tiles().edge(land.top(site), dir).map_or("#5a4334", |biome| ground(biome).0);
            polygon(svg, &wedge, &format!("fill=\"{fill}\" stroke=\"{fill}\" stroke-width=\"1\""));
        }
        let outline: Vec<_> = (0..6).map(|at| corner((x, y), self.size * 0.985, at)).collect();
        polygon(svg, &outline, "fill=\"none\" stroke=\"#06202c\" stroke-width=\"2\"");
        let place = (x, y - self.size * 0.66);
        let style = "fill=\"#06202c\" fill-opacity=\".72\"";
        let radius = self.size * 0.2;
        let _ = write!(svg.0, "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"{radius:.1}\" {style}/>", place.0, place.1);
        let type_ = Font((self.size * 0.28).round(), 800, INK);
        svg.text(place.0, place.1 + self.size * 0.1, Anchor::Middle, type_, &layers.len().to_string());
    }

    fn cover(&self, svg: &mut Svg, hex: Hex, style: &str) {
        let corners: Vec<_> = (0..6).map(|at| corner(self.top(hex), self.size * 0.84, at)).collect();
        polygon(svg, &corners, style);
    }

    /// Returns the middle of a part: of the wedges of its colour.
    fn part(&self, hex: Hex, site: Site, biome: Biome) -> (f64, f64) {
        let middle = self.top(hex);
        let face = self.state.land().top(site);
        let dirs: Vec<Dir> =
            Dir::ALL.into_iter().filter(|&dir| self.rules.tiles().edge(face, dir) == Some(biome)).collect();
        if dirs.len() == 6 || dirs.is_empty() {
            return middle;
        }
        let ends = dirs.iter().flat_map(|dir| [dir.index(), dir.index() + 1]);
        let count = 2.0 * dirs.len() as f64;
        let far =
            ends.map(|at| corner((0.0, 0.0), self.size, at)).fold((0.0, 0.0), |sum, (x, y)| (sum.0 + x, sum.1 + y));
        (middle.0 + 0.58 * far.0 / count, middle.1 + 0.58 * far.1 / count)
    }

    fn critters(&self, svg: &mut Svg, hex: Hex) {
        if let Some(seat) = self.state.swimmer(hex) {
            let (x, y) = self.top(hex);
            critter(svg, self.rules.colour(seat), x, y, self.size * 0.26, "stroke-dasharray=\"5 4\"");
        }
        let Some(site) = self.state.land().site(hex) else { return };
        for biome in Biome::ALL {
            let here: Vec<(Seat, Critter)> = self
                .rules
                .seats()
                .flat_map(|seat| self.state.player(seat).land().iter().map(move |&critter| (seat, critter)))
                .filter(|(_, critter)| critter.site() == site && critter.biome() == biome)
                .collect();
            let (x, y) = self.part(hex, site, biome);
            for (number, (seat, one)) in here.iter().enumerate() {
                let side = self.size * 0.24 * (number as f64 - (here.len() as f64 - 1.0) / 2.0);
                let radius = self.size * if one.is_colossal() { 0.3 } else { 0.21 };
                let style = if one.is_burrowed() { "opacity=\".5\"" } else { "" };
                critter(svg, self.rules.colour(*seat), x + side, y, radius, style);
            }
        }
    }

    fn coordinates(&self, svg: &mut Svg, hex: Hex) {
        let (x, y) = self.top(hex);
        let type_ = Font((self.size * 0.24).round(), 700, INK);
        svg.add("<g stroke=\"#06202c\" stroke-width=\"3\" paint-order=\"stroke\">");
        svg.text(x, y + self.size * 0.82, Anchor::Middle, type_, &hex.to_string());
        svg.add("</g>");
    }
}
