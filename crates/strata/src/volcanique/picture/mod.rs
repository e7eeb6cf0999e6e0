//! The board as a picture: islands in the sea, a panel for every player, the power grid, the supply.
//!
//! `land.rs` draws the islands, `panel.rs` players and grid. The picture shows what everybody may see, so that it can be
//! passed on while the game goes on.

mod board;
mod panel;

use crate::svg::{self, Anchor, Font, PictureArea, Svg};
use crate::terminal_game::{PictureOptions, status_line};
use tabletop::{SeatSet, Secrets};
use volcanique::{Biome, Colour, Rules, State};

const WIDTH: f64 = 1600.0;
const HEIGHT: f64 = 1000.0;
const INK: &str = "#f3fbff";
const DIM: &str = "#b9d9e6";
const MUTE: &str = "#86b2c4";

/// Draws a position.
pub fn draw(rules: &Rules, state: &State, caption: &str, options: &PictureOptions) -> String {
    let state = &rules.view(state, SeatSet::NONE).state;
    let mut svg = Svg::sheet(WIDTH, HEIGHT);
    svg.add(
        "<defs><radialGradient id=\"sea\" cx=\".42\" cy=\".5\" r=\".8\"><stop stop-color=\"#1f7f96\"/>\
         <stop offset=\".6\" stop-color=\"#12506e\"/><stop offset=\"1\" stop-color=\"#0a2c4a\"/></radialGradient></defs>",
    );
    svg.add(format!("<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"url(#sea)\"/>"));
    header(&mut svg, rules, state, caption);
    let stage = PictureArea { x: 24.0, y: 96.0, width: 1180.0, height: 700.0 };
    board::draw(&mut svg, rules, state, stage, options.coordinates);
    panel::grid(&mut svg, rules, state, PictureArea { x: 24.0, y: 812.0, width: 1180.0, height: 168.0 });
    for (seat, row) in rules.seats().zip(0u8..) {
        panel::player(&mut svg, rules, state, seat, 1226.0, 96.0 + (panel::HEIGHT + 12.0) * f64::from(row));
    }
    svg.add("</svg>\n");
    svg.0
}

/// Draws title, caption, the open question and the supply.
fn header(svg: &mut Svg, rules: &Rules, state: &State, caption: &str) {
    svg.text(24.0, 48.0, Anchor::Start, Font(28.0, 800, INK), "Volcanique");
    svg.text(24.0, 74.0, Anchor::Start, Font(15.0, 600, DIM), &svg::shortened(caption));
    svg.text(WIDTH - 24.0, 44.0, Anchor::End, Font(18.0, 700, INK), &status_line(rules, state));
    let tiles: u32 = state.supply().iter().map(|&count| u32::from(count)).sum();
    let supply = format!(
        "Round {} · {tiles} land and {} lava tiles left · {} Caldera cards",
        state.completed_rounds().saturating_add(1),
        state.lava_supply(),
        state.deck().len()
    );
    svg.text(WIDTH - 24.0, 68.0, Anchor::End, Font(14.0, 600, DIM), &supply);
}

/// Returns the paint of a biome: face and rim.
fn ground(biome: Biome) -> (&'static str, &'static str) {
    match biome {
        Biome::Dark => ("#2c6a4f", "#1b4634"),
        Biome::Medium => ("#cf8736", "#8f5a1f"),
        Biome::Light => ("#f0dfa6", "#bda86a"),
    }
}

/// Returns the paint of a player: body and ink on it.
fn paint(colour: Colour) -> (&'static str, &'static str) {
    match colour {
        Colour::Pink => ("#ff5fa8", "#3d0020"),
        Colour::Blue => ("#3f86ff", "#ffffff"),
        Colour::Yellow => ("#ffd736", "#3a2c00"),
        Colour::Violet => ("#944cff", "#ffffff"),
        Colour::White => ("#fbfbff", "#22263a"),
    }
}

/// Draws a critter: a disc with the player's letter.
fn critter(svg: &mut Svg, colour: Colour, x: f64, y: f64, radius: f64, style: &str) {
    let (body, ink) = paint(colour);
    svg.add(format!(
        "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\" fill=\"{body}\" stroke=\"#06202c\" stroke-width=\"{:.1}\" {style}/>",
        radius * 0.16
    ));
    let letter = wording::Messages::english().plain(&format!("volcanique-mark-{}", colour.name())).to_string();
    svg.text(x, y + radius * 0.42, Anchor::Middle, Font((radius * 1.15).round(), 800, ink), &letter);
}
