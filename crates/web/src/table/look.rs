//! What part of a board is looked at, in numbers: all of it, or less, but never the void beside it.
//!
//! Not here: what hands do to it (`camera.rs`).

/// The closest one can get.
pub const CLOSEST: f64 = 4.0;

/// What is shown when all of the board is: its middle, its width and height, and the width of a hex, in board units.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)]
pub struct Frame {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
    pub hex: f64,
}

/// What is looked at, if it is less than all.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// Pixels per board unit.
    pub scale: f64,
    /// Board units in the middle.
    pub x: f64,
    /// Board units in the middle.
    pub y: f64,
}

/// The rectangle round answers that lie outside of the [`Frame`], in board units.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)]
pub struct Reach {
    pub left: f64,
    pub right: f64,
    pub top: f64,
    pub bottom: f64,
}

/// Pixels per unit when all of the board is shown.
pub fn fit((width, height): (f64, f64), frame: Frame) -> f64 {
    (width / frame.width).min(height / frame.height).max(0.05)
}

/// What is looked at: all of the board unless something else was chosen.
pub fn now(size: (f64, f64), frame: Frame, look: Option<Look>, reach: Option<Reach>) -> Look {
    match look {
        Some(look) => bounded(size, frame, look, reach),
        None => Look { scale: fit(size, frame), x: frame.x, y: frame.y },
    }
}

/// Whether a look shows less than all of the board.
pub fn closer(look: Look, size: (f64, f64), frame: Frame) -> bool {
    look.scale > fit(size, frame) * 1.001
}

/// The rectangle round all points that lie outside of the frame; nothing if there are none.
pub fn outside<'a>(points: impl Iterator<Item = &'a (f64, f64)>, frame: Frame) -> Option<Reach> {
    let beyond =
        |&&(x, y): &&(f64, f64)| (x - frame.x).abs() > frame.width / 2.0 || (y - frame.y).abs() > frame.height / 2.0;
    points.filter(beyond).fold(None, |reach, &(x, y)| {
        let Reach { left, right, top, bottom } = reach.unwrap_or(Reach { left: x, right: x, top: y, bottom: y });
        Some(Reach { left: left.min(x), right: right.max(x), top: top.min(y), bottom: bottom.max(y) })
    })
}

/// Never further away than all of the board, never beside it and its answers. The closer one looks, the nearer to its rim
/// one may go.
pub fn bounded(size: (f64, f64), frame: Frame, look: Look, reach: Option<Reach>) -> Look {
    let least = fit(size, frame);
    let scale = look.scale.clamp(least, least * CLOSEST);
    let near = (1.0 - least / scale).sqrt();
    let (wide, high) = (frame.width / 2.0 * near, frame.height / 2.0 * near);
    let (mut left, mut right) = (frame.x - wide, frame.x + wide);
    let (mut top, mut bottom) = (frame.y - high, frame.y + high);
    if let Some(reach) = reach {
        (left, right) = (left.min(reach.left), right.max(reach.right));
        (top, bottom) = (top.min(reach.top), bottom.max(reach.bottom));
    }
    Look { scale, x: look.x.clamp(left, right), y: look.y.clamp(top, bottom) }
}

/// The middle of all fingers, and how far the first two are apart.
pub fn spread(fingers: &[(i32, f64, f64)]) -> ((f64, f64), f64) {
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

    const ALL: Frame = Frame { x: 0.0, y: -5.0, width: 760.0, height: 656.0, hex: 66.0 };

    #[test]
    fn the_narrower_side_decides_how_large_the_board_is() {
        assert_eq!(fit((760.0, 1312.0), ALL), 1.0);
        assert_eq!(fit((1520.0, 656.0), ALL), 1.0);
    }

    #[test]
    fn the_board_is_never_lost() {
        let size = (760.0, 656.0);
        assert_eq!(now(size, ALL, None, None), Look { scale: 1.0, x: 0.0, y: -5.0 });
        let far = now(size, ALL, Some(Look { scale: 2.0, x: 9000.0, y: 0.0 }), None);
        assert_eq!((far.scale, far.x.round()), (2.0, 269.0));
        let small = now(size, ALL, Some(Look { scale: 0.1, x: 50.0, y: 50.0 }), None);
        assert_eq!(small, Look { scale: 1.0, x: 0.0, y: -5.0 });
    }

    #[test]
    fn the_camera_reaches_answers_outside_of_the_frame() {
        let points = [(10.0, 20.0), (700.0, -40.0), (-380.0, 0.0)];
        let reach = outside(points.iter(), ALL);
        assert_eq!(reach, Some(Reach { left: 700.0, right: 700.0, top: -40.0, bottom: -40.0 }));
        let there = now((760.0, 656.0), ALL, Some(Look { scale: 1.0, x: 900.0, y: -40.0 }), reach);
        assert_eq!(there, Look { scale: 1.0, x: 700.0, y: -40.0 });
        assert_eq!(outside(points[..1].iter(), ALL), None);
    }

    #[test]
    fn two_fingers_have_a_middle_and_a_distance() {
        assert_eq!(spread(&[(1, 0.0, 0.0), (2, 6.0, 8.0)]), ((3.0, 4.0), 10.0));
        assert_eq!(spread(&[(1, 5.0, 7.0)]), ((5.0, 7.0), 1.0));
    }
}
