//! The visible part of a board, as arithmetic: all of it or less, but never only the empty space beside it.
//!
//! Not here: how wheel, fingers and keys change it (`camera.rs`).

/// The maximum zoom, relative to showing the whole board.
pub const MAX_ZOOM: f64 = 4.0;

/// The extent of the whole board: its middle, its width and height, and the width of a hex, in board units.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)]
pub struct BoardFrame {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
    pub hex: f64,
}

/// The visible part of the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// Pixels per board unit.
    pub scale: f64,
    /// Board units in the middle.
    pub x: f64,
    /// Board units in the middle.
    pub y: f64,
}

/// The rectangle around the answers outside the [`BoardFrame`], in board units.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)]
pub struct AnswerBounds {
    pub left: f64,
    pub right: f64,
    pub top: f64,
    pub bottom: f64,
}

/// Returns the pixels per unit when all of the board is shown.
pub fn fit((width, height): (f64, f64), frame: BoardFrame) -> f64 {
    (width / frame.width).min(height / frame.height).max(0.05)
}

/// Returns the visible part: all of the board unless a viewport was chosen.
pub fn visible_viewport(
    size: (f64, f64),
    frame: BoardFrame,
    viewport: Option<Viewport>,
    answer_bounds: Option<AnswerBounds>,
) -> Viewport {
    match viewport {
        Some(viewport) => limited_viewport(size, frame, viewport, answer_bounds),
        None => Viewport { scale: fit(size, frame), x: frame.x, y: frame.y },
    }
}

/// Returns whether a viewport shows less than the whole board.
pub fn is_zoomed_in(viewport: Viewport, size: (f64, f64), frame: BoardFrame) -> bool {
    viewport.scale > fit(size, frame) * 1.001
}

/// Returns the rectangle around all points outside the frame; `None` if all points are inside.
pub fn bounds_outside<'a>(points: impl Iterator<Item = &'a (f64, f64)>, frame: BoardFrame) -> Option<AnswerBounds> {
    let beyond =
        |&&(x, y): &&(f64, f64)| (x - frame.x).abs() > frame.width / 2.0 || (y - frame.y).abs() > frame.height / 2.0;
    points.filter(beyond).fold(None, |answer_bounds, &(x, y)| {
        let AnswerBounds { left, right, top, bottom } =
            answer_bounds.unwrap_or(AnswerBounds { left: x, right: x, top: y, bottom: y });
        Some(AnswerBounds { left: left.min(x), right: right.max(x), top: top.min(y), bottom: bottom.max(y) })
    })
}

/// Limits a viewport: never wider than the whole board, never beside it and its answers. The larger the zoom, the
/// nearer to its rim it may be.
pub fn limited_viewport(
    size: (f64, f64),
    frame: BoardFrame,
    viewport: Viewport,
    answer_bounds: Option<AnswerBounds>,
) -> Viewport {
    let least = fit(size, frame);
    let scale = viewport.scale.clamp(least, least * MAX_ZOOM);
    let near = (1.0 - least / scale).sqrt();
    let (wide, high) = (frame.width / 2.0 * near, frame.height / 2.0 * near);
    let (mut left, mut right) = (frame.x - wide, frame.x + wide);
    let (mut top, mut bottom) = (frame.y - high, frame.y + high);
    if let Some(answer_bounds) = answer_bounds {
        (left, right) = (left.min(answer_bounds.left), right.max(answer_bounds.right));
        (top, bottom) = (top.min(answer_bounds.top), bottom.max(answer_bounds.bottom));
    }
    Viewport { scale, x: viewport.x.clamp(left, right), y: viewport.y.clamp(top, bottom) }
}

/// Returns the middle of all fingers, and the distance of the first two.
pub fn finger_spread(fingers: &[(i32, f64, f64)]) -> ((f64, f64), f64) {
    let count = fingers.len().max(1) as f64;
    let sum = fingers.iter().fold((0.0, 0.0), |sum, finger| (sum.0 + finger.1, sum.1 + finger.2));
    let wide = match fingers {
        [first, second, ..] => (first.1 - second.1).hypot(first.2 - second.2),
        _ => 1.0,
    };
    ((sum.0 / count, sum.1 / count), wide)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: BoardFrame = BoardFrame { x: 0.0, y: -5.0, width: 760.0, height: 656.0, hex: 66.0 };

    #[test]
    fn the_narrower_side_decides_how_large_the_board_is() {
        assert_eq!(fit((760.0, 1312.0), ALL), 1.0);
        assert_eq!(fit((1520.0, 656.0), ALL), 1.0);
    }

    #[test]
    fn the_board_is_never_lost() {
        let size = (760.0, 656.0);
        assert_eq!(visible_viewport(size, ALL, None, None), Viewport { scale: 1.0, x: 0.0, y: -5.0 });
        let far = visible_viewport(size, ALL, Some(Viewport { scale: 2.0, x: 9000.0, y: 0.0 }), None);
        assert_eq!((far.scale, far.x.round()), (2.0, 269.0));
        let small = visible_viewport(size, ALL, Some(Viewport { scale: 0.1, x: 50.0, y: 50.0 }), None);
        assert_eq!(small, Viewport { scale: 1.0, x: 0.0, y: -5.0 });
    }

    #[test]
    fn the_camera_reaches_answers_outside_of_the_frame() {
        let points = [(10.0, 20.0), (700.0, -40.0), (-380.0, 0.0)];
        let answer_bounds = bounds_outside(points.iter(), ALL);
        assert_eq!(answer_bounds, Some(AnswerBounds { left: 700.0, right: 700.0, top: -40.0, bottom: -40.0 }));
        let there =
            visible_viewport((760.0, 656.0), ALL, Some(Viewport { scale: 1.0, x: 900.0, y: -40.0 }), answer_bounds);
        assert_eq!(there, Viewport { scale: 1.0, x: 700.0, y: -40.0 });
        assert_eq!(bounds_outside(points[..1].iter(), ALL), None);
    }

    #[test]
    fn two_fingers_have_a_middle_and_a_distance() {
        assert_eq!(finger_spread(&[(1, 0.0, 0.0), (2, 6.0, 8.0)]), ((3.0, 4.0), 10.0));
        assert_eq!(finger_spread(&[(1, 5.0, 7.0)]), ((5.0, 7.0), 1.0));
    }
}
