//! [`sort_few`]: sorts short lists with little code.
//!
//! The sorts of the standard library are made for long lists: each use with another type or order adds four to ten kilobytes to
//! the page. Not here: lists that may have thousands of items, such as all answers of a seat.

/// Sorts a short list; equal items stay in their order. The time grows with the square of the length.
///
/// ```
/// let mut seats = [(2, 'a'), (1, 'b'), (2, 'c'), (0, 'd')];
/// tabletop::sort_few(&mut seats, |one, other| one.0 < other.0);
/// assert_eq!(seats, [(0, 'd'), (1, 'b'), (2, 'a'), (2, 'c')]);
/// ```
pub fn sort_few<T>(items: &mut [T], mut is_before: impl FnMut(&T, &T) -> bool) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && is_before(&items[at], &items[at - 1]) {
            items.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_is_that_of_the_library() {
        let mut number = 7_u32;
        for length in 0..40 {
            let next = |_| {
                number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (number >> 28, number)
            };
            let mut items: Vec<(u32, u32)> = (0..length).map(next).collect();
            let mut expected = items.clone();
            expected.sort_by_key(|item| item.0);
            sort_few(&mut items, |one, other| one.0 < other.0);
            assert_eq!(items, expected);
        }
    }
}
