//! Describes how two values differ, in a text that is short enough to read.

use std::fmt::Debug;

/// The number of differing lines that are shown at most.
const MOST: usize = 12;

/// Returns the fields in which two values differ, with their paths.
pub(crate) fn differ<T: Debug + ?Sized>(what: &str, expected: &T, found: &T) -> String {
    let (expected, found) = (format!("{expected:#?}"), format!("{found:#?}"));
    let (expected, found): (Vec<&str>, Vec<&str>) = (expected.lines().collect(), found.lines().collect());
    let mut text = format!("{what}; expected (-), found (+):");
    let mut shown = 0;
    for line in 0..expected.len().max(found.len()) {
        let (old, new) = (expected.get(line), found.get(line));
        if old == new {
            continue;
        }
        if shown == MOST {
            text.push_str("\n  …");
            break;
        }
        shown += 1;
        for (sign, lines) in [('-', &expected), ('+', &found)] {
            if line < lines.len() {
                text.push_str(&format!("\n  {sign} {}", path(lines, line)));
            }
        }
    }
    if shown == 0 {
        text.push_str(" they print the same");
    }
    text
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// Returns a line of a printed value with the path to it: `deck.pool[2]: 4`.
fn path(lines: &[&str], line: usize) -> String {
    let own = lines[line].trim().trim_end_matches(',');
    let mut way: Vec<String> = Vec::new();
    let (mut deep, mut place) = (indent(lines[line]), 0);
    for &above in lines[..line].iter().rev() {
        let (depth, text) = (indent(above), above.trim());
        if depth < deep {
            let name = text.split([':', ' ']).next().unwrap_or_default().trim_end_matches(['(', '[', '{']);
            let index = if text.ends_with('[') { format!("[{place}]") } else { String::new() };
            way.push(format!("{name}{index}"));
            (deep, place) = (depth, 0);
        } else if depth == deep && !text.starts_with([')', ']', '}']) {
            place += 1;
        }
    }
    // The outermost name is that of the type.
    way.pop();
    way.reverse();
    if way.is_empty() { own.to_owned() } else { format!("{}: {own}", way.join(".")) }
}

/// Returns what two lists do not share, or where their order differs.
pub(crate) fn differ_lists<T: Debug + PartialEq>(what: &str, expected: &[T], found: &[T]) -> String {
    let mut text = format!("{what}; expected {} (-), found {} (+):", expected.len(), found.len());
    let mut shown = 0;
    for (sign, list, other) in [('-', expected, found), ('+', found, expected)] {
        for entry in list.iter().filter(|&entry| !other.contains(entry)).take(MOST) {
            shown += 1;
            text.push_str(&format!("\n  {sign} {entry:?}"));
        }
    }
    if shown == 0 {
        let same = expected.iter().zip(found).take_while(|(old, new)| old == new).count();
        let (old, new) = (expected.get(same), found.get(same));
        text.push_str(&format!(" the same entries, but entry {} is {new:?} instead of {old:?}", same + 1));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug)]
    struct Outer {
        #[expect(dead_code, reason = "printed only")]
        size: u8,
        #[expect(dead_code, reason = "printed only")]
        rows: [[u8; 2]; 2],
    }

    #[test]
    fn a_difference_names_the_way_to_it() {
        let (one, two) = (Outer { size: 1, rows: [[1, 2], [3, 4]] }, Outer { size: 2, rows: [[1, 2], [3, 5]] });
        let text = differ("rows", &one, &two);
        let expected =
            "rows; expected (-), found (+):\n  - size: 1\n  + size: 2\n  - rows[1].[1]: 4\n  + rows[1].[1]: 5";
        assert_eq!(text, expected);
        assert!(differ("same", &one, &one).ends_with("they print the same"));
    }

    #[test]
    fn lists_differ_by_entries_or_order() {
        assert!(differ_lists("a", &[1, 2], &[2, 3]).ends_with("\n  - 1\n  + 3"));
        assert!(differ_lists("a", &[1, 2], &[2, 1]).ends_with("entry 1 is Some(2) instead of Some(1)"));
    }
}
