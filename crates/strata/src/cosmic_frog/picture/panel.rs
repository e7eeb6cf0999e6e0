//! The panel of one frog: who and where it is, Ω, Gullet, card, Vault and points.

use super::svg::{Anchor, Font, SIZE, Svg};
use super::{DIM, INK, MUTE, mark, tiles};
use cosmic_frog::score::{self, LINES};
use cosmic_frog::{Ability, Die, Frog, OOMPH, Place, Rules, Stack, State, Tile};
use tabletop::Seat;
use wording::capitalize;

/// Width of a panel.
pub const WIDTH: f64 = 304.0;
/// Height of a panel.
pub const HEIGHT: f64 = 276.0;
/// Centre to corner of a slot.
const SLOT: f64 = 18.0;

/// Where the slots 1 to 9 of a Vault stand: column and row from the lower left; rows of 4, 3 and 2.
const SLOTS: [(f64, f64); 9] =
    [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (2.5, 1.0), (1.5, 1.0), (0.5, 1.0), (1.0, 2.0), (2.0, 2.0)];

/// Draws the panel of a frog as everybody may see it.
pub fn draw(svg: &mut Svg, rules: &Rules, state: &State, seat: Seat, x: f64, y: f64) {
    svg.add(format!("<g transform=\"translate({x:.1},{y:.1})\">"));
    svg.panel(0.0, 0.0, WIDTH, HEIGHT);
    head(svg, rules, state, seat);
    gullet(svg, state, seat);
    card(svg, rules, state.frog(seat));
    vault(svg, rules, state, seat);
    svg.add("</g>");
}

fn head(svg: &mut Svg, rules: &Rules, state: &State, seat: Seat) {
    let colour = rules.colour(seat);
    let (body, shade, _) = tiles::paint(colour);
    let clip = format!("head-{}", colour.name());
    svg.add(format!("<clipPath id=\"{clip}\"><circle cx=\"46\" cy=\"46\" r=\"29\"/></clipPath>"));
    svg.add(format!("<circle cx=\"46\" cy=\"46\" r=\"29\" fill=\"{shade}\" fill-opacity=\".35\"/>"));
    svg.add(format!("<g clip-path=\"url(#{clip})\">"));
    svg.symbol(&format!("frog-{}", colour.name()), 46.0, 80.0, 0.46);
    svg.add(format!("</g><circle cx=\"46\" cy=\"46\" r=\"29\" fill=\"none\" stroke=\"{body}\" stroke-width=\"2.5\"/>"));
    mark(svg, colour, 68.0, 67.0, 10.5);
    svg.text(90.0, 39.0, Anchor::Start, Font(20.0, 800, INK), &capitalize(colour.name()));
    let (place, ink, ground) = match state.frog(seat).place {
        Place::Shard(cell) => {
            let hex = rules.cell_grid().hex(cell).map_or(String::new(), |hex| hex.to_string());
            (format!("Shard {hex}"), DIM, "#2a2358")
        }
        Place::Aether => ("Aether".into(), "#8fd0ff", "#0f2448"),
        Place::Outer(number) => (format!("Dimension {number}"), "#ffd0d4", "#4a1430"),
        Place::Waiting => ("not here yet".into(), MUTE, "#1d1840"),
    };
    svg.chip(88.0, 50.0, &place, ink, ground);
    let stacks = score::vault_stacks(state.tiles(), rules.vault(seat));
    let points = score::line_points(&stacks) + score::diversity_points(&stacks);
    svg.text(WIDTH - 18.0, 44.0, Anchor::End, Font(30.0, 800, INK), &points.to_string());
    svg.text(WIDTH - 18.0, 64.0, Anchor::End, Font(12.5, 600, MUTE), if points == 1 { "point" } else { "points" });
    for gem in 0..OOMPH {
        let id = if gem < state.frog(seat).oomph { "om" } else { "om-off" };
        let left = 20.0 + 19.0 * f64::from(gem);
        svg.add(format!("<use href=\"#{id}\" x=\"{left:.1}\" y=\"88\" width=\"16\" height=\"23\"/>"));
    }
}

fn gullet(svg: &mut Svg, state: &State, seat: Seat) {
    svg.text(20.0, 140.0, Anchor::Start, Font(12.5, 600, MUTE), "Gullet");
    let held: Vec<Tile> = state.tiles().gullet(seat.index()).collect();
    for slot in 0..4 {
        let x = 35.0 + 33.0 * slot as f64;
        match held.get(slot) {
            Some(&tile) => tiles::stored(svg, &[tile], x, 164.0, 16.0),
            None => {
                let style = "fill=\"#fff\" fill-opacity=\".03\" stroke=\"#b7aee0\" stroke-opacity=\".5\" stroke-width=\"4\" \
                             stroke-dasharray=\"13 9\"";
                svg.hex(x, 168.0, 15.0 / SIZE, style);
            }
        }
    }
}

fn card(svg: &mut Svg, rules: &Rules, frog: &Frog) {
    svg.text(20.0, 218.0, Anchor::Start, Font(12.5, 600, MUTE), "Card");
    let aside = if frog.aside > 0 { format!("{} set aside", frog.aside) } else { String::new() };
    svg.text(146.0, 218.0, Anchor::End, Font(12.5, 600, MUTE), &aside);
    match (frog.card, frog.up) {
        (Ability::NONE, _) => svg.text(20.0, 242.0, Anchor::Start, Font(15.0, 700, MUTE), "none"),
        (_, false) => {
            svg.icon("i-eyeoff", 29.0, 237.0, 18.0, DIM);
            svg.text(44.0, 242.0, Anchor::Start, Font(15.0, 700, DIM), "face down");
        }
        (card, true) => {
            svg.text(20.0, 242.0, Anchor::Start, Font(15.0, 700, INK), &capitalize(card.name()));
            for (index, die) in rules.abilities().powers(card).dice.into_iter().enumerate() {
                dice(svg, die, 20.0 + 21.0 * index as f64, 249.0);
            }
        }
    }
}

/// Draws small dice in their colours; a better die has more pips.
fn dice(svg: &mut Svg, die: Die, x: f64, y: f64) {
    let (fill, pip, pips) = match die {
        Die::White => ("#eceef6", "#221a44", 1),
        Die::Yellow => ("#ffcf4a", "#3a2600", 2),
        Die::Red => ("#ee4e54", "#ffffff", 3),
    };
    svg.add(format!("<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"17\" height=\"17\" rx=\"4.5\" fill=\"{fill}\"/>"));
    for index in 0..pips {
        let middle = x + 8.5 + 4.6 * (f64::from(index) - f64::from(pips - 1) / 2.0);
        svg.add(format!("<circle cx=\"{middle:.1}\" cy=\"{:.1}\" r=\"1.7\" fill=\"{pip}\"/>", y + 8.5));
    }
}

/// Draws the slots in rows of 4, 3 and 2, joined by the lines that score.
fn vault(svg: &mut Svg, rules: &Rules, state: &State, seat: Seat) {
    let at = |slot: u8| {
        let (column, row) = SLOTS[usize::from(slot) - 1];
        (179.0 + 33.0 * column, 246.0 - 44.0 * row)
    };
    let locked = if matches!(state.frog(seat).place, Place::Outer(_)) { "i-unlock" } else { "i-lock" };
    svg.text(168.0, 106.0, Anchor::Start, Font(12.5, 600, MUTE), "Vault");
    svg.icon(locked, 216.0, 101.5, 14.0, if locked == "i-lock" { MUTE } else { "#ff7582" });
    for line in LINES {
        let points: Vec<String> = line.iter().map(|&slot| format!("{:.1},{:.1}", at(slot).0, at(slot).1)).collect();
        let style = "fill=\"none\" stroke=\"#8a74e8\" stroke-opacity=\".3\" stroke-width=\"2\"";
        svg.add(format!("<polyline points=\"{}\" {style}/>", points.join(" ")));
    }
    // From the back row to the front, so that a tall stack hides what is behind it.
    for slot in [8, 9, 7, 6, 5, 1, 2, 3, 4] {
        let (x, y) = at(slot);
        let mut stack: Vec<Tile> = state.tiles().stack(Stack::Vault(rules.vault(seat), slot - 1)).collect();
        stack.reverse();
        let style = "fill=\"#1b1547\" stroke=\"#7a66d8\" stroke-opacity=\".75\" stroke-width=\"4\"";
        svg.hex(x, y, (SLOT - 1.5) / SIZE, style);
        if stack.is_empty() {
            svg.text(x, y + 4.5, Anchor::Middle, Font(12.5, 700, "#8f83cf"), &slot.to_string());
        }
        tiles::stored(svg, &stack, x, y - 3.0, SLOT - 2.0);
    }
}
