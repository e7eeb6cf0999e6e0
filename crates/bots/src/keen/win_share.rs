//! Converts points into probabilities of winning.

/// Returns the probability that one of several sides wins, given their expected points. A difference of `lead` points
/// changes the odds by the factor e.
pub(crate) fn win_share(sides: &[f64], side: usize, lead: f64) -> f64 {
    let best = sides.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let weight = |points: f64| exp((points - best) / lead);
    let all: f64 = sides.iter().map(|&points| weight(points)).sum();
    weight(sides[side % sides.len()]) / all
}

/// Returns an approximation of e to the power of a number that is not above 0, as (1 + x / 1024)^1024.
///
/// The function of the standard library may differ from machine to machine; these operations do not.
fn exp(number: f64) -> f64 {
    let mut power = (1.0 + number / 1024.0).max(0.0);
    for _ in 0..10 {
        power *= power;
    }
    power
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_are_near_enough() {
        for number in [0.0, -0.1, -1.0, -3.0] {
            assert!((exp(number) - f64::exp(number)).abs() < 0.01, "{number}");
        }
        assert_eq!(exp(f64::NEG_INFINITY), 0.0);
    }

    #[test]
    fn more_points_win_more_often() {
        let sides = [10.0, 12.0, f64::NEG_INFINITY];
        assert!(win_share(&sides, 1, 3.0) > win_share(&sides, 0, 3.0));
        assert_eq!(win_share(&sides, 2, 3.0), 0.0);
        assert!((win_share(&sides, 0, 3.0) + win_share(&sides, 1, 3.0) - 1.0).abs() < 1e-9);
    }
}
