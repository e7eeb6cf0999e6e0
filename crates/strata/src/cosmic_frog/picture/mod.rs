//! The board as a picture: the Shard in space, a panel for every frog, the Integrity Track, Aether and Outer Dimensions.
//!
//! `board.rs` draws the Shard, `panel.rs` a frog's panel, `space.rs` the background, `tiles.rs` single pieces. Pieces come
//! from the sprite `art/cosmic-frog.svg`. The picture shows only what all players see, so it can be shared during a game.

mod board;
mod panel;
mod space;
mod tiles;

use crate::svg;
use crate::terminal_game::PictureOptions;
use cosmic_frog::{Colour, Muck, Place, Rules, State, TRACK};
use svg::{Anchor, Font, PictureArea, SIZE, Svg};
use tabletop::{Seat, SeatSet, Secrets};
use wording::Messages;

const SPRITE: &str = include_str!("../../../art/cosmic-frog.svg");
const WIDTH: f64 = 1600.0;
const HEIGHT: f64 = 1000.0;
const INK: &str = "#f5f2ff";
const DIM: &str = "#c3bce6";
const MUTE: &str = "#9d95c6";
/// Colours of the Outer Dimensions 1 to 6.
const DIMENSIONS: [&str; 6] = ["#7fe3ff", "#7fb8ff", "#9a97ff", "#bb82ff", "#dd72f0", "#ff6fc4"];

/// Draws a position.
pub fn draw(rules: &Rules, state: &State, caption: &str, options: &PictureOptions) -> String {
    let state = &rules.view(state, SeatSet::NONE).state;
    let mut svg = Svg::sheet(WIDTH, HEIGHT);
    svg.add(SPRITE);
    board::definitions(&mut svg);
    space::draw(&mut svg, WIDTH, HEIGHT);
    header(&mut svg, rules, state, caption);
    let stage = PictureArea { x: 344.0, y: 84.0, width: 912.0, height: 774.0 };
    board::draw(&mut svg, rules, state, stage, options.coordinates);
    aether(&mut svg, rules, state, PictureArea { x: 344.0, y: 864.0, width: 446.0, height: 116.0 });
    outer(&mut svg, rules, state, PictureArea { x: 806.0, y: 864.0, width: 450.0, height: 116.0 });
    let half = rules.frogs().div_ceil(2);
    for seat in rules.seats() {
        let (x, row) = if seat.0 < half { (20.0, seat.0) } else { (WIDTH - 20.0 - panel::WIDTH, seat.0 - half) };
        panel::draw(&mut svg, rules, state, seat, x, 100.0 + (panel::HEIGHT + 16.0) * f64::from(row));
    }
    svg.add("</svg>\n");
    svg.0
}

/// Draws title, caption, Integrity Track and Action Deck.
fn header(svg: &mut Svg, rules: &Rules, state: &State, caption: &str) {
    svg.text(24.0, 48.0, Anchor::Start, Font(28.0, 800, INK), "Cosmic Frog");
    svg.text(24.0, 74.0, Anchor::Start, Font(15.0, 600, DIM), &svg::shortened(caption));
    svg.text(742.0, 44.0, Anchor::End, Font(16.0, 700, INK), "Shard integrity");
    let fractures = format!("{} of {TRACK} fractures", state.integrity_track());
    let ink = if state.integrity_track() > 3 { "#ff7582" } else { DIM };
    svg.text(742.0, 64.0, Anchor::End, Font(13.0, 600, ink), &fractures);
    for place in 0..TRACK {
        let x = 776.0 + 40.0 * f64::from(place);
        if place < state.integrity_track() {
            svg.symbol("t-fracture", x, 48.0, 19.0 / SIZE);
        } else {
            let style = "fill=\"#2b2358\" stroke=\"#8a7fc8\" stroke-opacity=\".7\" stroke-width=\"4\"";
            svg.hex(x, 50.0, 19.0 / SIZE, style);
        }
    }
    svg.text(WIDTH - 24.0, 44.0, Anchor::End, Font(18.0, 700, INK), &crate::terminal_game::status_line(rules, state));
    let cards = state.actions().len();
    let deck = format!("{cards} {} in the Action Deck", if cards == 1 { "card" } else { "cards" });
    svg.text(WIDTH - 24.0, 68.0, Anchor::End, Font(14.0, 600, DIM), &deck);
}

/// Draws the frogs in the Aether and those that have not arrived yet.
fn aether(svg: &mut Svg, rules: &Rules, state: &State, area: PictureArea) {
    svg.panel(area.x, area.y, area.width, area.height);
    let mut x = area.x + 20.0;
    for (title, ink, place, light) in
        [("Aether", "#8fd0ff", Place::Aether, "1"), ("Not here yet", MUTE, Place::Waiting, ".6")]
    {
        let frogs: Vec<Seat> = rules.seats().filter(|&seat| state.frog(seat).place == place).collect();
        if frogs.is_empty() && place == Place::Waiting {
            continue;
        }
        svg.text(x, area.y + 28.0, Anchor::Start, Font(14.0, 700, ink), title);
        if frogs.is_empty() {
            svg.text(x, area.y + 72.0, Anchor::Start, Font(14.0, 600, MUTE), "nobody");
        }
        svg.add(format!("<g opacity=\"{light}\">"));
        for (index, &seat) in frogs.iter().enumerate() {
            figure(svg, rules.colour(seat), x + 32.0 + 66.0 * index as f64, area.y + 100.0, 0.46);
        }
        svg.add("</g>");
        x += (66.0 * frogs.len() as f64).max(96.0) + 14.0;
    }
}

/// Draws the six Outer Dimensions, the nearest on the left, with the frogs in them.
fn outer(svg: &mut Svg, rules: &Rules, state: &State, area: PictureArea) {
    svg.panel(area.x, area.y, area.width, area.height);
    svg.text(area.x + 20.0, area.y + 28.0, Anchor::Start, Font(14.0, 700, "#dd9bff"), "Outer Dimensions");
    let low = area.y + 94.0;
    let at = |number: u8| area.x + 44.0 + 72.0 * f64::from(number - 1);
    let line = format!("x1=\"{:.1}\" x2=\"{:.1}\" y1=\"{low:.1}\" y2=\"{low:.1}\"", at(1), at(6));
    svg.add(format!("<line {line} stroke=\"#8a74e8\" stroke-opacity=\".5\" stroke-width=\"2\"/>"));
    for (number, colour) in (1u8..).zip(DIMENSIONS) {
        let circle = format!("cx=\"{:.1}\" cy=\"{low:.1}\" r=\"13\"", at(number));
        svg.add(format!("<circle {circle} fill=\"#0c0a2c\" stroke=\"{colour}\" stroke-width=\"2.5\"/>"));
        svg.text(at(number), low + 5.0, Anchor::Middle, Font(14.0, 800, INK), &number.to_string());
        let frogs: Vec<Seat> = rules.seats().filter(|&seat| state.frog(seat).place == Place::Outer(number)).collect();
        for (index, &seat) in frogs.iter().enumerate() {
            let side = 26.0 * (index as f64 - (frogs.len() as f64 - 1.0) / 2.0);
            figure(svg, rules.colour(seat), at(number) + side, low - 18.0, 0.36);
        }
        muck(svg, state, number, at(number), low + 29.0);
    }
}

/// Draws the muck of a dimension: a tile of each kind and its count.
fn muck(svg: &mut Svg, state: &State, dimension: u8, x: f64, y: f64) {
    let count: u8 = Muck::ALL.into_iter().map(|muck| state.muck_in(dimension, muck)).sum();
    if count > 0 {
        svg.symbol("v-muck", x - 10.0, y, 9.0 / SIZE);
        svg.text(x + 4.0, y + 5.0, Anchor::Start, Font(13.0, 700, DIM), &count.to_string());
    }
}

/// Draws a frog beside the board.
fn figure(svg: &mut Svg, colour: Colour, x: f64, y: f64, scale: f64) {
    svg.symbol(&format!("frog-{}", colour.name()), x, y, scale);
    mark(svg, colour, x + 46.0 * scale, y - 4.0 * scale, 21.0 * scale);
}

/// Draws the badge of a frog: its letter, the same as on text boards.
fn mark(svg: &mut Svg, colour: Colour, x: f64, y: f64, radius: f64) {
    let (_, shade, light) = tiles::paint(colour);
    let circle = format!("cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\"");
    svg.add(format!("<circle {circle} fill=\"{shade}\" stroke=\"{light}\" stroke-width=\"{:.1}\"/>", radius * 0.16));
    let letter = Messages::english().plain(&format!("mark-{}", colour.name())).to_string();
    svg.text(x, y + radius * 0.46, Anchor::Middle, Font((radius * 1.3).round(), 800, "#ffffff"), &letter);
}
