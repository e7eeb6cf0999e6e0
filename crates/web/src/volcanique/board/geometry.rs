//! Where things are on the board, in board units: a hex has size 60, the camera looks at it at a flat angle, layers are
//! 12.5 thick.
//!
//! Edges are numbered clockwise from east, as in the tile table; corner `i` lies between edge `i` and edge `i + 1`. Not
//! here: what is drawn there (`stack.rs`), and how board units become pixels (`table/camera.rs`).

use hexgrid::{Dir, Hex};
use volcanique::{Biome, Face, Rules, Spot, State};

/// A point in board units.
pub type Point = (f64, f64);
/// The colours of six edges, clockwise from east; `None` for soil.
pub type Rim = [Option<Biome>; 6];

/// From the centre of a hex to its corners.
pub const SIZE: f64 = 60.0;
/// How flat the camera sees the board.
pub const SQUASH: f64 = 0.80;
/// How thick a tile is.
pub const THICK: f64 = 12.5;
/// Layers above this height are drawn thinner, so that a stack never hides what is behind it.
const TALL: u8 = 7;
/// How thick the layers above that are.
const PRESSED: f64 = 4.0;
/// How far a lifted tile floats over its space.
pub const LIFT: f64 = 30.0;

/// Returns the middle of a hex at the level of the sea.
pub fn centre(hex: Hex) -> Point {
    let (q, r) = (f64::from(hex.q), f64::from(hex.r));
    (3f64.sqrt() * SIZE * (q + r / 2.0), 1.5 * SIZE * SQUASH * r)
}

/// Returns how high a stack of this many tiles is.
pub fn stack_height(height: u8) -> f64 {
    THICK * f64::from(height.min(TALL)) + PRESSED * f64::from(height.saturating_sub(TALL))
}

/// Returns how thick a layer is, given the number of layers above it.
pub fn thickness(height: u8, above: u8) -> f64 {
    let left = height.saturating_sub(above);
    stack_height(left) - stack_height(left.saturating_sub(1))
}

/// Returns the middle of the top of a space.
pub fn top(state: &State, hex: Hex) -> Point {
    let (x, y) = centre(hex);
    (x, y - stack_height(state.land().height_at(hex)))
}

/// Returns whether the stack of a space stands over a point of the board, from its foot to its top.
pub fn stands_over(state: &State, hex: Hex, (x, y): Point) -> bool {
    let (foot, head) = (centre(hex), top(state, hex));
    // Half as wide as a hex is, and half as high as it is there.
    let wide = SIZE * 3f64.sqrt() / 2.0;
    let aside = (x - foot.0).abs() / wide;
    let half = SIZE * SQUASH * (1.0 - aside / 2.0);
    aside < 1.0 && y > head.1 - half && y < foot.1 + half
}

/// Returns a corner of a hex round 0,0.
pub fn corner(number: usize, scale: f64) -> Point {
    let angle = (60.0 * (number % 6) as f64 + 30.0).to_radians();
    (angle.cos() * SIZE * scale, angle.sin() * SIZE * SQUASH * scale)
}

/// Returns the two ends of an edge, clockwise.
pub fn edge_ends(edge: usize, scale: f64) -> (Point, Point) {
    (corner(edge + 5, scale), corner(edge, scale))
}

/// Returns the middle of an edge.
pub fn edge_middle(edge: usize, scale: f64) -> Point {
    let ((x, y), (to_x, to_y)) = edge_ends(edge, scale);
    ((x + to_x) / 2.0, (y + to_y) / 2.0)
}

/// Returns the number of the edge that faces a direction.
pub fn edge_of(dir: Dir) -> usize {
    (dir.index() + 5) % 6
}

/// Returns the direction that an edge faces.
pub fn dir_of(edge: usize) -> Dir {
    Dir::ALL[(edge + 1) % 6]
}

/// Returns the colours of the edges of a face.
pub fn edge_colours(rules: &Rules, face: Face) -> Rim {
    std::array::from_fn(|edge| rules.tiles().edge(face, dir_of(edge)))
}

/// Returns a number with one decimal, as short as it gets.
pub fn short_number(number: f64) -> String {
    let rounded = (number * 10.0).round() / 10.0;
    if rounded == 0.0 { "0".into() } else { format!("{rounded}") }
}

/// Returns a point as text.
pub fn point((x, y): Point) -> String {
    format!("{} {}", short_number(x), short_number(y))
}

/// Returns a closed path through these points.
pub fn polygon(points: &[Point]) -> String {
    let points: Vec<String> = points.iter().map(|&at| point(at)).collect();
    format!("M{}Z", points.join("L"))
}

/// Returns the outline of a hex round 0,0.
pub fn outline(scale: f64) -> String {
    polygon(&std::array::from_fn::<Point, 6, _>(|number| corner(number, scale)))
}

/// A part of a tile: what one colour covers.
#[derive(Clone, Debug, PartialEq)]
pub struct PartShape {
    /// Its colour; `None` for soil.
    pub biome: Option<Biome>,
    /// Its edges, clockwise.
    pub edges: Vec<usize>,
    /// Its outline.
    pub path: String,
    /// Its border with the other parts, from its last corner to its first; empty if it is alone.
    pub border: String,
    /// Where a critter stands on it.
    pub stand: Point,
}

type Cubic = [Point; 4];

fn cubic_at(curve: &Cubic, t: f64) -> Point {
    let u = 1.0 - t;
    let weights = [u * u * u, 3.0 * u * u * t, 3.0 * u * t * t, t * t * t];
    curve.iter().zip(weights).fold((0.0, 0.0), |sum, (at, weight)| (sum.0 + at.0 * weight, sum.1 + at.1 * weight))
}

/// Returns a point so far along the line to a corner and so far across it.
fn along(number: usize, (far, aside): (f64, f64)) -> Point {
    let angle = (60.0 * (number % 6) as f64 + 30.0).to_radians();
    let (cos, sin) = (angle.cos(), angle.sin());
    (SIZE * (cos * far - sin * aside), SIZE * SQUASH * (sin * far + cos * aside))
}

fn back(curve: Cubic) -> Cubic {
    let [a, b, c, d] = curve;
    [d, c, b, a]
}

/// Returns the borders from corner `last` to corner `first` through the tile.
fn borders(last: usize, first: usize, count: usize) -> Vec<Cubic> {
    if (last + 3) % 6 == first && count == 2 {
        // One curved line from corner to corner. It is symmetric, so that both parts share it.
        return vec![[(1.0, 0.0), (0.42, 0.40), (-0.42, -0.40), (-1.0, 0.0)].map(|at| along(last, at))];
    }
    let arm = |corner: usize| [(1.0, 0.0), (0.66, 0.22), (0.34, -0.22), (0.0, 0.0)].map(|at| along(corner, at));
    vec![arm(last), back(arm(first))]
}

/// Returns the middle of the area of a polygon.
fn centroid(points: &[Point]) -> Point {
    let next = points.iter().cycle().skip(1);
    let (area, x, y) = points.iter().zip(next).fold((0.0, 0.0, 0.0), |sum, (a, b)| {
        let cross = a.0 * b.1 - b.0 * a.1;
        (sum.0 + cross, sum.1 + (a.0 + b.0) * cross, sum.2 + (a.1 + b.1) * cross)
    });
    if area.abs() < 1e-6 { (0.0, 0.0) } else { (x / (3.0 * area), y / (3.0 * area)) }
}

/// Returns the parts of a tile, by the colours of its edges.
pub fn parts(rim: &Rim) -> Vec<PartShape> {
    let starts: Vec<usize> = (0..6).filter(|&edge| rim[edge] != rim[(edge + 5) % 6]).collect();
    if starts.is_empty() {
        let (edges, path) = ((0..6).collect(), outline(1.0));
        return vec![PartShape { biome: rim[0], edges, path, border: String::new(), stand: (0.0, 6.0) }];
    }
    starts.iter().map(|&start| part(rim, start, starts.len())).collect()
}

fn part(rim: &Rim, start: usize, count: usize) -> PartShape {
    let edges: Vec<usize> =
        (start..start + 6).map(|edge| edge % 6).take_while(|&edge| rim[edge] == rim[start]).collect();
    let (first, last) = ((start + 5) % 6, edges.last().copied().unwrap_or(start));
    let mut points = vec![corner(first, 1.0)];
    points.extend(edges.iter().map(|&edge| corner(edge, 1.0)));
    let curves = borders(last, first, count);
    let lines: String =
        curves.iter().map(|[_, b, c, d]| format!("C{} {} {}", point(*b), point(*c), point(*d))).collect();
    let path = format!("{}{lines}Z", polygon(&points).trim_end_matches('Z'));
    for curve in &curves {
        points.extend((1..=14).map(|step| cubic_at(curve, f64::from(step) / 14.0)));
    }
    let (x, y) = centroid(&points);
    let inward = if x < -8.0 { 4.0 } else { 0.0 };
    let stand = (x * 1.06 + inward, y * 1.06 + 7.0);
    PartShape { biome: rim[start], edges, path, border: format!("M{}{lines}", point(corner(last, 1.0))), stand }
}

/// Returns where a critter stands: its feet.
pub fn critter_point(rules: &Rules, state: &State, spot: Spot) -> Point {
    let (x, y) = top(state, spot.hex);
    let Some(site) = state.land().site(spot.hex) else { return (x, y) };
    let shapes = parts(&edge_colours(rules, state.land().top(site)));
    let stand = shapes.iter().find(|part| part.biome == Some(spot.biome)).map_or((0.0, 6.0), |part| part.stand);
    (x + stand.0, y + stand.1 + 6.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use volcanique::{Setup, TileKind};

    fn rules() -> Rules {
        Rules::new(Setup::new(3)).unwrap()
    }

    #[test]
    fn neighbours_share_an_edge() {
        let hex = Hex::new(2, -3);
        for dir in Dir::ALL {
            let ((x, y), (to_x, to_y)) = (centre(hex), centre(hex.step(dir, 1)));
            let ((ax, ay), (bx, by)) = (edge_middle(edge_of(dir), 1.0), edge_middle(edge_of(dir.opposite()), 1.0));
            assert!((x + ax - to_x - bx).abs() < 1e-9 && (y + ay - to_y - by).abs() < 1e-9, "{dir:?}");
            assert_eq!(dir_of(edge_of(dir)), dir);
        }
    }

    #[test]
    fn every_face_has_a_part_for_each_colour_and_critters_stand_apart() {
        let rules = rules();
        for kind in rules.tiles().all() {
            for rotation in 0..6 {
                let rim = edge_colours(&rules, Face::new(kind, rotation));
                let shapes = parts(&rim);
                let edges: usize = shapes.iter().map(|part| part.edges.len()).sum();
                assert_eq!(edges, 6);
                for (at, one) in shapes.iter().enumerate() {
                    for two in &shapes[at + 1..] {
                        assert_ne!(one.biome, two.biome);
                        let far = (one.stand.0 - two.stand.0).hypot(one.stand.1 - two.stand.1);
                        assert!(far > 34.0, "{kind:?} {rotation}: {far}");
                    }
                }
            }
        }
    }

    #[test]
    fn both_sides_of_a_duo_share_its_border() {
        let rules = rules();
        let duo = rules.tiles().find("dm").unwrap_or(TileKind(3));
        for rotation in 0..6 {
            let shapes = parts(&edge_colours(&rules, Face::new(duo, rotation)));
            let numbers = |text: &str| -> Vec<String> {
                let mut all: Vec<String> =
                    text.split(['M', 'C', ' ']).filter(|part| !part.is_empty()).map(str::to_string).collect();
                all.sort();
                all
            };
            assert_eq!(numbers(&shapes[0].border), numbers(&shapes[1].border), "{rotation}");
        }
    }

    #[test]
    fn tall_stacks_are_pressed_together() {
        assert_eq!(stack_height(3), 37.5);
        assert_eq!(stack_height(7), 87.5);
        assert!(stack_height(12) < 110.0);
        let whole: f64 = (0..9).map(|above| thickness(9, above)).sum();
        assert!((whole - stack_height(9)).abs() < 1e-9);
    }
}
