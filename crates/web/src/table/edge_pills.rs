//! Where to place what floats over the board: pills that point at answers outside the visible part, and a button or a
//! panel in a corner where it covers no answer.
//!
//! Pure arithmetic in pixels of the stage. Not here: how pills look and what they do (`zoom_controls.rs`).

/// A point of the stage.
type Point = (f64, f64);

/// An answer this near to an edge counts as outside.
const EDGE: f64 = 8.0;
/// Width and height of a pill.
pub const PILL_SIZE: (f64, f64) = (96.0, 44.0);
/// Room between a pill and the edge it stands at.
const EDGE_GAP: f64 = 6.0;
/// Room between something that floats over the board and the middle of an answer.
const ANSWER_GAP: f64 = 14.0;
/// How far a pill moves along its edge at a time to find a free place.
const PILL_STEP: f64 = 14.0;

/// A rectangle of the stage: its middle, its width and its height.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StageRect {
    /// The middle.
    pub at: Point,
    size: (f64, f64),
}

impl StageRect {
    /// Returns whether a point lies in the rectangle or close to it.
    fn covers(self, (x, y): Point) -> bool {
        let (wide, high) = (self.size.0 / 2.0 + ANSWER_GAP, self.size.1 / 2.0 + ANSWER_GAP);
        (x - self.at.0).abs() < wide && (y - self.at.1).abs() < high
    }

    fn touches(self, other: StageRect) -> bool {
        let near = |one: f64, two: f64, sum: f64| (one - two).abs() < sum / 2.0 + EDGE_GAP;
        near(self.at.0, other.at.0, self.size.0 + other.size.0)
            && near(self.at.1, other.at.1, self.size.1 + other.size.1)
    }
}

/// A pill at an edge of the stage.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EdgePill {
    /// Where it stands.
    pub place: StageRect,
    /// How many answers it points at.
    pub count: usize,
    /// Where its arrow points, in degrees clockwise from the right.
    pub angle: f64,
    /// What a tap brings into the middle of the stage.
    pub goal: Point,
}

/// The edges of a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Left,
    Right,
    Top,
    Bottom,
}

/// Returns whether a point can be seen.
fn is_visible((width, height): (f64, f64), (x, y): Point) -> bool {
    (EDGE..=width - EDGE).contains(&x) && (EDGE..=height - EDGE).contains(&y)
}

/// Returns the edge beyond which a point lies, as seen from the middle of the stage.
fn side((width, height): (f64, f64), (x, y): Point) -> Side {
    let (right, down) = ((x - width / 2.0) / width, (y - height / 2.0) / height);
    match (right.abs() > down.abs(), right > 0.0, down > 0.0) {
        (true, true, _) => Side::Right,
        (true, false, _) => Side::Left,
        (false, _, true) => Side::Bottom,
        (false, _, false) => Side::Top,
    }
}

/// Returns the middle of the points that are visible together with the nearest of them.
fn goal(stage: (f64, f64), points: &[Point]) -> Point {
    let middle = (stage.0 / 2.0, stage.1 / 2.0);
    let far = |point: &Point| (point.0 - middle.0).hypot(point.1 - middle.1);
    let Some(&nearest) = points.iter().min_by(|one, two| far(one).total_cmp(&far(two))) else { return middle };
    let close =
        |point: &&Point| (point.0 - nearest.0).abs() < stage.0 / 3.0 && (point.1 - nearest.1).abs() < stage.1 / 3.0;
    let together: Vec<Point> = points.iter().filter(close).copied().collect();
    let count = together.len().max(1) as f64;
    together.iter().fold((0.0, 0.0), |sum, point| (sum.0 + point.0 / count, sum.1 + point.1 / count))
}

/// Returns the places at an edge where a pill may stand, the best first: where the line to its goal leaves the stage,
/// then on either side of that.
fn rects_along_edge((width, height): (f64, f64), side: Side, goal: Point) -> Vec<StageRect> {
    let (wide, high) = (PILL_SIZE.0 / 2.0 + EDGE_GAP, PILL_SIZE.1 / 2.0 + EDGE_GAP);
    let inside = |at: f64, half: f64, size: f64| at.clamp(half.min(size / 2.0), (size - half).max(size / 2.0));
    let upright = matches!(side, Side::Left | Side::Right);
    let (right, down) = (goal.0 - width / 2.0, goal.1 - height / 2.0);
    // Where the line from the middle of the stage to the goal crosses the edge.
    let part = if upright { width / 2.0 / right.abs().max(1.0) } else { height / 2.0 / down.abs().max(1.0) };
    let best = if upright { height / 2.0 + down * part } else { width / 2.0 + right * part };
    let size = if upright { height } else { width };
    let mut places: Vec<StageRect> = Vec::new();
    for step in 0..=(size / PILL_STEP) as i32 {
        for way in [-1.0, 1.0] {
            let at = best + way * f64::from(step) * PILL_STEP;
            let at = match side {
                Side::Left => (wide, inside(at, high, height)),
                Side::Right => (width - wide, inside(at, high, height)),
                Side::Top => (inside(at, wide, width), high),
                Side::Bottom => (inside(at, wide, width), height - high),
            };
            let place = StageRect { at, size: PILL_SIZE };
            if !places.contains(&place) {
                places.push(place);
            }
        }
    }
    places
}

/// Returns the corner of the stage where a button of this size covers no answer; `None` if there is no such corner.
pub fn find_free_corner(stage: (f64, f64), points: &[Point], size: (f64, f64)) -> Option<StageRect> {
    let (wide, high) = (size.0 / 2.0 + 2.0 * EDGE_GAP, size.1 / 2.0 + EDGE_GAP);
    let corners = [(wide, stage.1 - high), (stage.0 - wide, stage.1 - high), (wide, high), (stage.0 - wide, high)];
    let free = |place: &StageRect| !points.iter().any(|&point| is_visible(stage, point) && place.covers(point));
    corners.into_iter().map(|at| StageRect { at, size }).find(free)
}

/// A corner of the stage for a panel. Below are the buttons of the camera and, in Cosmic Frog, the Outer Dimensions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanelCorner {
    /// The usual one.
    TopRight,
    /// Where the usual one would cover an answer.
    TopLeft,
}

/// Returns the first corner where a panel of this size covers no answer; `None` if there is no such corner.
pub fn find_panel_corner(stage: (f64, f64), points: &[Point], size: (f64, f64)) -> Option<PanelCorner> {
    let (wide, high) = (size.0 / 2.0, size.1 / 2.0);
    let corners = [(PanelCorner::TopRight, (stage.0 - wide, high)), (PanelCorner::TopLeft, (wide, high))];
    let free = |at| !points.iter().any(|&point| is_visible(stage, point) && StageRect { at, size }.covers(point));
    corners.into_iter().find(|&(_, at)| free(at)).map(|(corner, _)| corner)
}

/// Returns a pill for each edge that has answers beyond it. Each stands where it covers no answer that can be seen, nor
/// `taken`.
pub fn pills(stage: (f64, f64), points: &[Point], taken: Option<StageRect>) -> Vec<EdgePill> {
    let visible: Vec<Point> = points.iter().copied().filter(|&point| is_visible(stage, point)).collect();
    let mut pills: Vec<EdgePill> = Vec::new();
    for edge in [Side::Left, Side::Right, Side::Top, Side::Bottom] {
        let beyond = |point: &Point| !is_visible(stage, *point) && side(stage, *point) == edge;
        let group: Vec<Point> = points.iter().copied().filter(beyond).collect();
        if group.is_empty() {
            continue;
        }
        let goal = goal(stage, &group);
        let places = rects_along_edge(stage, edge, goal);
        let apart = |place: &StageRect| {
            !taken.is_some_and(|taken| taken.touches(*place)) && !pills.iter().any(|pill| pill.place.touches(*place))
        };
        let covered = |place: &StageRect| visible.iter().filter(|&&point| place.covers(point)).count();
        let best = places.iter().filter(|place| apart(place)).min_by_key(|place| covered(place)).or(places.first());
        if let Some(&place) = best {
            let angle = (goal.1 - place.at.1).atan2(goal.0 - place.at.0).to_degrees();
            pills.push(EdgePill { place, count: group.len(), angle, goal });
        }
    }
    pills
}

#[cfg(test)]
mod tests {
    use super::*;

    const STAGE: (f64, f64) = (390.0, 340.0);

    #[test]
    fn answers_beyond_an_edge_are_counted_and_pointed_at() {
        let points = [(200.0, 100.0), (500.0, 170.0), (520.0, 190.0), (100.0, 900.0)];
        let found = pills(STAGE, &points, None);
        let counts: Vec<usize> = found.iter().map(|pill| pill.count).collect();
        assert_eq!(counts, [2, 1]);
        let (right, below) = (found[0], found[1]);
        assert!(right.place.at.0 > 300.0 && right.angle.abs() < 10.0, "{right:?}");
        assert!(below.place.at.1 > 300.0 && (80.0..110.0).contains(&below.angle), "{below:?}");
        assert_eq!(right.goal, (510.0, 180.0));
        assert_eq!(pills(STAGE, &points[..1], None), []);
    }

    #[test]
    fn nothing_that_floats_covers_an_answer_that_is_seen() {
        let goal = (600.0, 170.0);
        let free = pills(STAGE, &[goal], None)[0].place;
        let moved = pills(STAGE, &[goal, free.at], None)[0].place;
        assert!(!moved.covers(free.at), "{moved:?}");
        let corner = find_free_corner(STAGE, &[], (44.0, 44.0)).unwrap();
        let other = find_free_corner(STAGE, &[corner.at], (44.0, 44.0)).unwrap();
        assert!(!other.covers(corner.at));
        let beside = pills(STAGE, &[(-100.0, 500.0)], Some(corner))[0].place;
        assert!(!beside.touches(corner), "{beside:?}");
        let everywhere: Vec<Point> =
            (0..20).flat_map(|x| (0..18).map(move |y| (f64::from(x) * 20.0, f64::from(y) * 20.0))).collect();
        assert_eq!(find_free_corner(STAGE, &everywhere, (44.0, 44.0)), None);
        assert_eq!(find_panel_corner(STAGE, &everywhere, (200.0, 80.0)), None);
    }

    #[test]
    fn a_panel_moves_away_from_answers() {
        let corner = |points: &[Point]| find_panel_corner(STAGE, points, (180.0, 90.0));
        assert_eq!(corner(&[(100.0, 200.0), (380.0, -20.0)]), Some(PanelCorner::TopRight), "beside it, or not seen");
        assert_eq!(corner(&[(300.0, 40.0)]), Some(PanelCorner::TopLeft));
        assert_eq!(corner(&[(300.0, 40.0), (60.0, 95.0)]), None, "an answer close to it counts as covered");
    }
}
