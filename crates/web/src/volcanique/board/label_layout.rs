//! Where call-outs stand: near what they describe, never over each other, and over critters only if there is no other
//! place.
//!
//! Pure, in pixels of the stage. Not here: what they say and how they are drawn (`eruption.rs`).

use super::geometry::Point;

/// A box: left, top, width, height.
pub type LabelBox = [f64; 4];

/// The distance between two positions that are tried.
const STEP: f64 = 12.0;
/// The cost of covering one pixel of critters, and of other call-outs, in pixels of distance.
const COVERS: f64 = 2.0;
const COLLIDES: f64 = 20.0;

/// Returns how large the part is that two boxes share.
fn shared(one: LabelBox, two: LabelBox) -> f64 {
    let along = |side: usize| {
        let (from, to) = (one[side].max(two[side]), (one[side] + one[side + 2]).min(two[side] + two[side + 2]));
        (to - from).max(0.0)
    };
    along(0) * along(1)
}

/// Returns the corners of boxes of one size: each as near as possible to where it would best stand.
pub fn place_labels(
    best: &[Point],
    clear: &[LabelBox],
    size: (f64, f64),
    gap: f64,
    (width, height): (f64, f64),
) -> Vec<Point> {
    let most = ((width - size.0 - gap).max(gap), (height - size.1 - gap).max(gap));
    let steps = |from: f64, to: f64| (0..=((to - from) / STEP) as u32).map(move |step| from + f64::from(step) * STEP);
    let mut taken: Vec<LabelBox> = Vec::new();
    for &(x, y) in best {
        let wish = (x.clamp(gap, most.0), y.clamp(gap, most.1));
        let cost = |(left, top): Point| {
            let area = [left - gap, top - gap, size.0 + 2.0 * gap, size.1 + 2.0 * gap];
            let over = |others: &[LabelBox]| others.iter().map(|&other| shared(area, other)).sum::<f64>();
            (left - x).hypot(top - y) + COVERS * over(clear) + COLLIDES * over(&taken)
        };
        let tried = steps(gap, most.0).flat_map(|left| steps(gap, most.1).map(move |top| (left, top)));
        let all = std::iter::once(wish).chain(tried).map(|at| (at, cost(at)));
        let at = all.min_by(|one, two| one.1.total_cmp(&two.1)).map_or(wish, |(at, _)| at);
        taken.push([at.0, at.1, size.0, size.1]);
    }
    taken.into_iter().map(|[x, y, ..]| (x, y)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: (f64, f64) = (216.0, 50.0);

    #[test]
    fn call_outs_do_not_cover_each_other_and_stay_on_the_stage() {
        let best = [(10.0, 10.0), (10.0, 20.0), (12.0, 30.0), (800.0, 590.0), (800.0, 598.0)];
        let found = place_labels(&best, &[], SIZE, 8.0, (900.0, 600.0));
        for (number, one) in found.iter().enumerate() {
            assert!(one.0 >= 8.0 && one.1 >= 8.0 && one.0 + 216.0 <= 892.0 && one.1 + 50.0 <= 592.0, "{found:?}");
            for two in &found[..number] {
                assert_eq!(shared([one.0, one.1, 216.0, 50.0], [two.0, two.1, 216.0, 50.0]), 0.0, "{found:?}");
            }
        }
    }

    #[test]
    fn call_outs_leave_critters_alone() {
        let critters: Vec<LabelBox> =
            (0..6).map(|number| [100.0 + 70.0 * f64::from(number), 120.0, 40.0, 48.0]).collect();
        for (x, y) in place_labels(&[(120.0, 130.0), (300.0, 110.0)], &critters, SIZE, 8.0, (640.0, 420.0)) {
            assert!(critters.iter().all(|&critter| shared([x, y, 216.0, 50.0], critter) == 0.0), "{x} {y}");
        }
    }
}
