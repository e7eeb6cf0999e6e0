//! From points to the chance to win.

/// The chance of one of several sides to win, if these are their points and `lead` points make a lead.
pub(crate) fn share(sides: &[f64], side: usize, lead: f64) -> f64 {
    let best = sides.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let weight = |points: f64| exp((points - best) / lead);
    let all: f64 = sides.iter().map(|&points| weight(points)).sum();
    weight(sides[side % sides.len()]) / all
}

/// e to the power of a number that is not above 0, as the limit of compound interest: near enough, and unlike the one of
/// the library made of operations that give the same on every machine.
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
        assert!(share(&sides, 1, 3.0) > share(&sides, 0, 3.0));
        assert_eq!(share(&sides, 2, 3.0), 0.0);
        assert!((share(&sides, 0, 3.0) + share(&sides, 1, 3.0) - 1.0).abs() < 1e-9);
    }
}
