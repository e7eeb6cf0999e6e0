//! Where things are on the board, in board units: the middle of the Shard is (0, 0), and one unit is one pixel at 1440
//! × 900.
//!
//! Not here: what is drawn there, and how board units become pixels (`table/camera.rs`).

use crate::cosmic_frog::pieces;
use crate::table::BoardFrame;
use cosmic_frog::{Muck, Place, Rules, State, Tile};
use hexgrid::{Cell, Hex};
use tabletop::Seat;

/// From the centre of a hex to its corners.
pub const SIZE: f64 = 38.0;
/// From the master art, whose hexes have size 60, to board units.
pub const SCALE: f64 = SIZE / 60.0;
/// How flat the camera sees the Shard.
pub const SQUASH: f64 = 0.82;
/// Tiles are drawn a little smaller than their hex, so that a gap shows.
pub const GAP: f64 = 0.965;
/// A frog of the sprite on a hex.
pub const FROG: f64 = SCALE * 0.62;
/// What the board shows when all of it is shown: width and height.
const FIT: (f64, f64) = (760.0, 656.0);
/// The smallest a frog may be on the screen, in pixels, and how wide the sprite draws it.
const FROG_PIXELS: (f64, f64) = (31.0, 124.0);
/// Radius of the first Outer Dimension and the distance to the next.
const RINGS: (f64, f64) = (338.0, 31.0);
/// How flat the Outer Dimensions are.
pub const RING_SQUASH: f64 = 0.8;
/// Angle of the numbers of the Outer Dimensions, and of the first frog in one.
const NODE_ANGLE: f64 = 50.0;
const FROG_ANGLE: f64 = 30.0;
/// The least distance of a frog in an Outer Dimension from the right edge of the board, and from another frog.
const OUTER_EDGE: f64 = 28.0;
const OUTER_APART: f64 = 44.0;
/// From the number of an Outer Dimension to its hidden muck, and to the next kind.
const MUCK_COLUMNS: (f64, f64) = (28.0, 23.0);

/// Returns the centre of a hex of the plane before the Shard is put into the middle.
fn raw(hex: Hex) -> (f64, f64) {
    let (q, r) = (f64::from(hex.q), f64::from(hex.r));
    (3f64.sqrt() * SIZE * (q + r / 2.0), 1.5 * SIZE * SQUASH * r)
}

/// Returns the middle of the map before the Shard is put into the middle.
fn middle(rules: &Rules) -> (f64, f64) {
    let mut bounds: Option<(f64, f64, f64, f64)> = None;
    for hex in rules.map_hexes().iter().filter_map(|cell| rules.cell_grid().hex(cell)) {
        let (x, y) = raw(hex);
        let (left, right, top, bottom) = bounds.unwrap_or((x, x, y, y));
        bounds = Some((left.min(x), right.max(x), top.min(y), bottom.max(y)));
    }
    bounds.map_or((0.0, 0.0), |(left, right, top, bottom)| ((left + right) / 2.0, (top + bottom) / 2.0))
}

/// Returns the centre of a hex of the plane, on the mat or beyond it.
pub fn centre_of(rules: &Rules, hex: Hex) -> (f64, f64) {
    let ((x, y), (left, top)) = (raw(hex), middle(rules));
    (x - left, y - top)
}

/// Returns the outline of a hex round the origin, as a path.
pub fn hex_outline() -> String {
    let corners = (0..6).map(|corner| {
        let angle = (60.0 * f64::from(corner) - 90.0).to_radians();
        format!("{:.1},{:.1}", angle.cos() * SIZE, angle.sin() * SIZE * SQUASH)
    });
    format!("M{}Z", corners.collect::<Vec<_>>().join("L"))
}

/// Returns the centre of a hex at the height of a single Barren.
pub fn centre(rules: &Rules, cell: Cell) -> (f64, f64) {
    rules.cell_grid().hex(cell).map_or((0.0, 0.0), |hex| centre_of(rules, hex))
}

/// Returns how thick a tile is, in units of the master art.
pub fn thickness(tile: Tile) -> f64 {
    pieces::thickness(tile).0
}

/// Returns how high the top of a stack (given from the top down) lies over the top of a single Barren.
pub fn height(stack: impl IntoIterator<Item = Tile>) -> f64 {
    let mut sum = 0.0;
    let mut lowest = 0.0;
    for tile in stack {
        lowest = thickness(tile);
        sum += lowest;
    }
    (sum - lowest) * SCALE
}

/// Returns how high the top of a hex lies over [`centre`]: subtract it from y.
pub fn elevation(state: &State, cell: Cell) -> f64 {
    height(state.stack(cell))
}

/// Returns how much farther the Shard reaches than its map, where purged tiles have become hexes of it: everything
/// round it moves out by as much.
pub fn shard_growth(rules: &Rules, state: &State) -> f64 {
    let beyond = |cell: &Cell| !rules.map_hexes().contains(*cell);
    let reach = |cell: Cell| {
        let (x, y) = centre(rules, cell);
        x.hypot(y / RING_SQUASH) + SIZE - RINGS.0
    };
    state.terrain_hexes().iter().filter(beyond).map(reach).fold(0.0, f64::max)
}

/// Returns what the board shows when all of it is shown, for a Shard that has grown by this much. It hangs a little over
/// the middle.
pub fn board_frame(growth: f64) -> BoardFrame {
    let (width, height) = (FIT.0 + 2.0 * growth, FIT.1 + 2.0 * growth * RING_SQUASH);
    BoardFrame { x: 0.0, y: -5.0, width, height, hex: 66.0 }
}

/// Returns the bubble of a frog in the Aether: its middle and its radius; frogs share the corner in the north-west.
pub fn bubble(state: &State, rules: &Rules, seat: Seat) -> (f64, f64, f64) {
    let floats = |other: Seat| matches!(state.frog(other).place, Place::Aether);
    let earlier = rules.seats().filter(|&other| other != seat && other.0 < seat.0 && floats(other)).count();
    let all = rules.seats().filter(|&other| other == seat || floats(other)).count();
    let ((x, y, radius), grown) = (spread(earlier, all), shard_growth(rules, state));
    (x - grown, y - grown * RING_SQUASH, radius)
}

/// Returns the middle and the radius of a bubble, given its number and the number of all bubbles.
fn spread(at: usize, all: usize) -> (f64, f64, f64) {
    if all <= 1 {
        return (-312.0, -252.0, 46.0);
    }
    let radius = if all == 2 { 33.0 } else { 29.0 };
    let (column, row) = ((at % 2) as f64, (at / 2) as f64);
    (-372.0 + radius + column * (2.0 * radius + 4.0), -304.0 + radius + row * (2.0 * radius + 3.0), radius)
}

/// Returns where a frog floats (or would float) in the Aether: the middle of its bubble.
pub fn aether_place(state: &State, rules: &Rules, seat: Seat) -> (f64, f64) {
    let (x, y, _) = bubble(state, rules, seat);
    (x, y)
}

/// Returns the radius of an Outer Dimension, 1 to 6, round a Shard that has grown by this much.
pub fn ring_radius(dimension: u8, growth: f64) -> f64 {
    RINGS.0 + growth + RINGS.1 * f64::from(dimension.clamp(1, 6) - 1)
}

/// Returns the point of an Outer Dimension at an angle in degrees, clockwise from the east.
pub fn point_on_ring(dimension: u8, growth: f64, degrees: f64) -> (f64, f64) {
    let (radius, angle) = (ring_radius(dimension, growth), degrees.to_radians());
    (radius * angle.cos(), radius * RING_SQUASH * angle.sin())
}

/// Returns where the number of an Outer Dimension stands.
pub fn dimension_label(dimension: u8, growth: f64) -> (f64, f64) {
    point_on_ring(dimension, growth, NODE_ANGLE)
}

/// Returns where the muck of a kind lies in an Outer Dimension: in a row beside its number, a column for each kind.
pub fn muck_place(dimension: u8, growth: f64, muck: Muck) -> (f64, f64) {
    let (x, y) = dimension_label(dimension, growth);
    (x + MUCK_COLUMNS.0 + MUCK_COLUMNS.1 * f64::from(muck as u8), y)
}

/// Returns where a frog stands (or would stand) in an Outer Dimension: the middle of the frog.
pub fn outer_place(state: &State, rules: &Rules, seat: Seat, dimension: u8) -> (f64, f64) {
    let grown = shard_growth(rules, state);
    let mut taken: Vec<(f64, f64)> = Vec::new();
    for other in rules.seats().filter(|other| other.0 < seat.0) {
        if let Place::Outer(dimension) = state.frog(other).place {
            taken.push(free_on_ring(dimension, grown, &taken));
        }
    }
    free_on_ring(dimension, grown, &taken)
}

/// Returns the first place of a ring that no other frog has, from the numbers upwards, no farther right than is shown.
fn free_on_ring(dimension: u8, growth: f64, taken: &[(f64, f64)]) -> (f64, f64) {
    let right = FIT.0 / 2.0 + growth - OUTER_EDGE;
    // Far rings leave the visible area where near ones do not; there a frog avoids the numbers instead of staying on
    // its ring.
    let steepest = (right / ring_radius(dimension, growth)).min(1.0).acos().to_degrees();
    let first = FROG_ANGLE.max(steepest - 8.0);
    let place = |step: u8| {
        let (x, y) = point_on_ring(dimension, growth, first - 10.0 * f64::from(step));
        (x.min(right), y)
    };
    let free = |&(x, y): &(f64, f64)| taken.iter().all(|&(at_x, at_y)| (x - at_x).hypot(y - at_y) > OUTER_APART);
    (0..12).map(place).find(free).unwrap_or_else(|| place(0))
}

/// Returns where a frog waits for its first turn: the middle of the frog, in a line west of the Shard.
pub fn waiting_place(seat: Seat) -> (f64, f64) {
    (-345.0, -4.0 + 39.0 * f64::from(seat.0))
}

/// Returns the middle of the place where a frog is: the top of its hex, its bubble, its place in the dark.
pub fn standing_point(state: &State, rules: &Rules, seat: Seat) -> (f64, f64) {
    match state.frog(seat).place {
        Place::Shard(cell) => {
            let (x, y) = centre(rules, cell);
            (x, y - elevation(state, cell))
        }
        Place::Aether => aether_place(state, rules, seat),
        Place::Outer(dimension) => outer_place(state, rules, seat, dimension),
        Place::Waiting => waiting_place(seat),
    }
}

/// Returns how far the feet of a frog are below its [`standing_point`].
pub fn feet_offset(state: &State, rules: &Rules, seat: Seat) -> f64 {
    match state.frog(seat).place {
        Place::Shard(_) => 16.0 * SCALE,
        Place::Aether => bubble(state, rules, seat).2 * 0.56,
        Place::Outer(_) | Place::Waiting => 22.0,
    }
}

/// Returns how large the sprite of a frog is drawn, with this many pixels per unit; never so small that it cannot be told
/// apart.
pub fn frog_scale(state: &State, rules: &Rules, seat: Seat, pixels: f64) -> f64 {
    let plain = match state.frog(seat).place {
        Place::Shard(_) => FROG,
        Place::Aether => bubble(state, rules, seat).2 * 0.0091,
        Place::Outer(_) => 0.40,
        Place::Waiting => 0.34,
    };
    plain.max(FROG_PIXELS.0 / FROG_PIXELS.1 / pixels.max(0.1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use cosmic_frog::{Land, Setup};
    use tabletop::{Game, Notation};

    #[test]
    fn the_shard_lies_in_the_middle_and_fits() {
        let rules = Rules::new(Setup::new(6)).unwrap();
        let points: Vec<(f64, f64)> = rules.map_hexes().iter().map(|cell| centre(&rules, cell)).collect();
        let width = points.iter().map(|point| point.0.abs()).fold(0.0, f64::max);
        let height = points.iter().map(|point| point.1.abs()).fold(0.0, f64::max);
        assert!(width + SIZE < FIT.0 / 2.0, "{width}");
        assert!(height + SIZE < FIT.1 / 2.0, "{height}");
    }

    #[test]
    fn everything_round_a_shard_that_has_grown_moves_out() {
        let text = include_str!("../../../../../scenarios/cosmic-frog/fm-pur-1-the-example.toml");
        let (rules, state) = Rules::read_position(text).unwrap();
        assert_eq!(shard_growth(&rules, &rules.initial_state()), 0.0);
        let grown = shard_growth(&rules, &state);
        assert!(grown >= 0.0);
        for dimension in 1..=6 {
            let muck = Muck::ALL.map(|muck| muck_place(dimension, grown, muck));
            let (x, y) = dimension_label(dimension, grown);
            assert!(muck.iter().all(|&(at_x, at_y)| (at_x - x).hypot(at_y - y) > 26.0), "muck hides no number");
        }
        let shown = board_frame(10.0);
        assert_eq!((shown.width, shown.height), (FIT.0 + 20.0, FIT.1 + 20.0 * RING_SQUASH));
    }

    #[test]
    fn a_stack_is_as_high_as_all_but_its_lowest_tile() {
        let stack = [Tile::land(Land::Mountain), Tile::land(Land::Hill), Tile::BARREN];
        assert_eq!(height(stack), 32.0 * SCALE);
        assert_eq!(height([Tile::BARREN]), 0.0);
        assert_eq!(height([]), 0.0);
    }

    #[test]
    fn frogs_in_the_dark_are_shown_apart() {
        for dimension in 1..=6 {
            let mut taken = Vec::new();
            for _ in 0..6 {
                let (x, y) = free_on_ring(dimension, 0.0, &taken);
                assert!(x <= FIT.0 / 2.0 - OUTER_EDGE && y.abs() < FIT.1 / 2.0, "{dimension}: {x}, {y}");
                assert!(taken.iter().all(|&(at_x, at_y): &(f64, f64)| (x - at_x).hypot(y - at_y) > OUTER_APART));
                taken.push((x, y));
            }
        }
    }

    #[test]
    fn frogs_in_one_place_do_not_overlap() {
        for all in 2..=6 {
            for at in 1..all {
                let ((x, y, radius), (left, top, _)) = (spread(at, all), spread(at - 1, all));
                assert!((x - left).hypot(y - top) >= 2.0 * radius);
            }
        }
    }
}
