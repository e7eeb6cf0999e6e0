//! The panels: what each player has, and the power grid with its owners.

use super::{DIM, INK, MUTE, PictureArea, critter, ground, paint};
use crate::svg::{Anchor, Font, Svg};
use tabletop::{Notation, Seat};
use volcanique::score::player_scores;
use volcanique::{Biome, CRATER, Rules, Slot, State};
use wording::{Messages, capitalize};

/// Width of a panel.
const WIDTH: f64 = 350.0;
/// Height of a panel.
pub const HEIGHT: f64 = 164.0;

/// Draws the panel of a player as everybody may see it.
pub fn player(svg: &mut Svg, rules: &Rules, state: &State, seat: Seat, x: f64, y: f64) {
    let player = state.player(seat);
    let colour = rules.colour(seat);
    svg.panel(x, y, WIDTH, HEIGHT);
    let (body, _) = paint(colour);
    svg.add(format!("<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"8\" height=\"{HEIGHT}\" rx=\"4\" fill=\"{body}\"/>"));
    critter(svg, colour, x + 38.0, y + 34.0, 18.0, "");
    svg.text(x + 66.0, y + 41.0, Anchor::Start, Font(20.0, 800, INK), &capitalize(rules.seat_name(seat)));
    let points = player_scores(rules, state)[seat.index() % 5].total();
    svg.text(x + WIDTH - 18.0, y + 42.0, Anchor::End, Font(28.0, 800, INK), &points.to_string());
    svg.text(
        x + WIDTH - 18.0,
        y + 60.0,
        Anchor::End,
        Font(12.0, 600, MUTE),
        if points == 1 { "point" } else { "points" },
    );
    for (biome, at) in Biome::ALL.into_iter().zip(0u8..) {
        let left = x + 30.0 + 62.0 * f64::from(at);
        let (fill, rim) = ground(biome);
        svg.add(format!(
            "<rect x=\"{left:.1}\" y=\"{:.1}\" width=\"22\" height=\"22\" rx=\"6\" fill=\"{fill}\" stroke=\"{rim}\" stroke-width=\"3\"/>",
            y + 68.0
        ));
        let count = player.resources.get(biome).to_string();
        svg.text(left + 30.0, y + 86.0, Anchor::Start, Font(18.0, 700, INK), &count);
    }
    let counts = [
        ("hand", player.hand.to_string()),
        ("land", player.land_pieces().to_string()),
        ("sea", player.sea().len().to_string()),
        ("crater", format!("{} of {CRATER}", player.crater)),
        ("cards", player.card_count().to_string()),
    ];
    for ((name, count), at) in counts.into_iter().zip(0u8..) {
        let left = x + 30.0 + 63.0 * f64::from(at);
        svg.text(left, y + 124.0, Anchor::Start, Font(16.0, 700, INK), &count);
        svg.text(left, y + 142.0, Anchor::Start, Font(12.0, 600, MUTE), name);
    }
}

/// Returns where a slot stands: level by level from the left, those of one level above each other.
fn place(rules: &Rules, slot: Slot, area: PictureArea) -> (f64, f64) {
    let levels = rules.powers().levels;
    let level = levels[slot.index()];
    let same: Vec<Slot> = Slot::all().filter(|other| levels[other.index()] == level).collect();
    let row = same.iter().position(|&other| other == slot).unwrap_or(0);
    let high = (area.height - 16.0) / same.len() as f64;
    (area.x + 12.0 + 234.0 * f64::from(level.saturating_sub(1)), area.y + 8.0 + high * (row as f64 + 0.5) - 24.0)
}

/// Draws the power grid.
pub fn grid(svg: &mut Svg, rules: &Rules, state: &State, area: PictureArea) {
    svg.panel(area.x, area.y, area.width, area.height);
    let messages = Messages::english();
    for slot in Slot::all() {
        let (x, y) = place(rules, slot, area);
        svg.add(format!(
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"222\" height=\"46\" rx=\"10\" fill=\"#0d3a52\" stroke=\"#5fb3cf\" stroke-opacity=\".5\"/>"
        ));
        let name = messages.plain(&format!("volcanique-slot-{}", slot.name())).to_string();
        svg.text(x + 10.0, y + 18.0, Anchor::Start, Font(12.0, 600, MUTE), &name);
        let power = messages.plain(&format!("volcanique-power-{}", state.grid()[slot.index()].name())).to_string();
        svg.text(x + 10.0, y + 37.0, Anchor::Start, Font(15.0, 700, DIM), &power);
        let owners = rules.seats().flat_map(|seat| (0..state.player(seat).slots[slot.index()]).map(move |_| seat));
        for (seat, at) in owners.zip(0u8..) {
            critter(svg, rules.colour(seat), x + 206.0 - 19.0 * f64::from(at), y + 14.0, 9.0, "");
        }
    }
}
