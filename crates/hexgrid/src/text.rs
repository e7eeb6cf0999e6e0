//! [`draw`]: boards in text, one label per hex, odd rows shifted by half a hex.

use crate::Hex;
use std::collections::BTreeMap;

/// Draws labels of at most `width` characters (longer ones are cut) where the hexes lie.
///
/// Each line of the result is a row of the board, with the row number in front. A hex without a label stays blank.
///
/// ```
/// use hexgrid::{Hex, draw};
/// let labels = [(0, 0, "a"), (1, 0, "b"), (0, 1, "c")].map(|(q, r, label)| (Hex::new(q, r), label.to_string()));
/// assert_eq!(draw(&labels.into(), 1), "   0  a   b\n   1    c\n");
/// ```
pub fn draw(labels: &BTreeMap<Hex, String>, width: usize) -> String {
    let Some(first) = labels.keys().next() else { return String::new() };
    let half = width.div_ceil(2) + 1;
    let column = |hex: &Hex| 2 * i32::from(hex.q) + i32::from(hex.r);
    let left = labels.keys().map(column).min().unwrap_or(0);
    let last = labels.keys().next_back().unwrap_or(first).r;
    let mut out = String::new();
    for r in first.r..=last {
        let mut line = format!("{r:>4}  ");
        let start = line.chars().count();
        for (hex, label) in labels.iter().filter(|(hex, _)| hex.r == r) {
            let at = start + (column(hex) - left) as usize * half;
            let used = line.chars().count();
            line.extend(std::iter::repeat_n(' ', at.saturating_sub(used)));
            line.extend(label.chars().take(2 * half - 1));
        }
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_shifted() {
        let labels = Hex::new(0, 0)
            .neighbours()
            .into_iter()
            .chain([Hex::new(0, 0)])
            .map(|hex| (hex, format!("{}{}", hex.q + 1, hex.r + 1)))
            .collect();
        assert_eq!(draw(&labels, 2), "  -1    10  20\n   0  01  11  21\n   1    02  12\n");
    }
}
