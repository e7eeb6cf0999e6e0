//! Moving the focus on a board with the arrow keys.

/// Returns the candidate that an arrow key leads to from a point: the nearest one in that direction, where distance
/// aside counts double. Returns `None` for other keys, or if nothing lies in that direction.
pub fn next_in_direction<T>(
    key: &str,
    (x, y): (f64, f64),
    candidates: impl IntoIterator<Item = (T, (f64, f64))>,
) -> Option<T> {
    let (right, down) = match key {
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowRight" => (1.0, 0.0),
        "ArrowUp" => (0.0, -1.0),
        "ArrowDown" => (0.0, 1.0),
        _ => return None,
    };
    let effort = |(to_x, to_y): (f64, f64)| {
        let ahead = (to_x - x) * right + (to_y - y) * down;
        let aside = ((to_x - x) * down).abs() + ((to_y - y) * right).abs();
        (ahead > 1.0 && aside < 2.0 * ahead).then_some(ahead + 2.0 * aside)
    };
    let ahead = candidates.into_iter().filter_map(|(candidate, at)| Some((effort(at)?, candidate)));
    ahead.min_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_key_leads_to_the_nearest_candidate_straight_ahead() {
        let candidates = [("far", (30.0, 0.0)), ("near", (10.0, 0.0)), ("aside", (9.0, 8.0)), ("behind", (-5.0, 0.0))];
        assert_eq!(next_in_direction("ArrowRight", (0.0, 0.0), candidates), Some("near"));
        assert_eq!(next_in_direction("ArrowLeft", (0.0, 0.0), candidates), Some("behind"));
        assert_eq!(next_in_direction("ArrowUp", (0.0, 0.0), candidates), None);
        assert_eq!(next_in_direction("Enter", (0.0, 0.0), candidates), None);
    }
}
