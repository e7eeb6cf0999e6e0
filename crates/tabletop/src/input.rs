//! Text from outside: limits and error messages for code that reads files, saves and moves.
//!
//! Readers check the size before they build anything from a text, and their messages stay short even for a long or faulty text.
//! Not here: formats, files, streams.

use std::fmt::Display;

/// Largest scenario, snapshot or position, in bytes.
pub const MAX_BYTES: usize = 1 << 20;
/// Largest map or table, in bytes; those that come with the games have less than two thousand.
pub const MAX_TABLE_BYTES: usize = 64 << 10;
/// Longest move in notation, in bytes.
pub const MAX_MOVE_BYTES: usize = 200;
/// How many problems of one text are reported.
const MOST_PROBLEMS: usize = 10;
/// How many characters of a long line of a message are kept, from its beginning and from its end.
const HEAD: usize = 160;
const TAIL: usize = 320;

/// Removes the byte order mark that some editors write in front of a text.
pub fn strip_byte_order_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// Returns the text without a byte order mark, or an error if it has more than `bytes` bytes.
///
/// ```
/// use tabletop::input::check_length;
/// assert_eq!(check_length("\u{feff}name Flat", 100), Ok("name Flat"));
/// assert_eq!(check_length("name Flat", 4), Err("it has 9 bytes, more than the 4 that are read".into()));
/// ```
pub fn check_length(text: &str, bytes: usize) -> Result<&str, String> {
    let text = strip_byte_order_mark(text);
    if text.len() > bytes {
        return Err(format!("it has {} bytes, more than the {bytes} that are read", text.len()));
    }
    Ok(text)
}

/// Cuts the middle out of long lines of a message, which may quote a line of a megabyte before it says what is wrong.
pub fn shorten_lines(message: &str) -> String {
    let cut = |line: &str| {
        let head = line.char_indices().nth(HEAD).map_or(line.len(), |(at, _)| at);
        let tail = line.char_indices().nth_back(TAIL).map_or(0, |(at, _)| at);
        if head < tail { format!("{} … {}", &line[..head], &line[tail..]) } else { line.to_string() }
    };
    message.lines().map(cut).collect::<Vec<_>>().join("\n")
}

/// What is wrong with a text. The first problems are kept as messages, all others are only counted.
///
/// ```
/// use tabletop::input::Problems;
/// let mut problems = Problems::default();
/// (1..=12).for_each(|line| problems.push(format_args!("line {line} is no tile")));
/// let list = problems.into_list();
/// assert_eq!((list[0].as_str(), list[10].as_str()), ("line 1 is no tile", "and 2 more problems"));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Problems {
    told: Vec<String>,
    more: usize,
}

impl Problems {
    /// Adds a problem. Pass `format_args!` where there may be thousands: the message is built only if it is kept.
    pub fn push(&mut self, problem: impl Display) {
        if self.told.len() < MOST_PROBLEMS {
            self.told.push(shorten_lines(&problem.to_string()));
        } else {
            self.more += 1;
        }
    }

    /// Returns whether nothing is wrong.
    pub fn is_empty(&self) -> bool {
        self.told.is_empty()
    }

    /// Returns the messages; the last one says how many more problems there are.
    pub fn into_list(mut self) -> Vec<String> {
        if self.more > 0 {
            self.told.push(format!("and {} more problems", self.more));
        }
        self.told
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_first_problems_are_told() {
        let mut problems = Problems::default();
        assert!(problems.is_empty());
        (0..200_000).for_each(|number| problems.push(format_args!("line {number}")));
        let list = problems.into_list();
        assert_eq!((list.len(), list[0].as_str(), list[10].as_str()), (11, "line 0", "and 199990 more problems"));
    }

    #[test]
    fn long_quotations_lose_their_middle() {
        let clipped = shorten_lines(&format!("short\nslot {} is wrong\nshort\n", "ü".repeat(100_000)));
        let lines: Vec<&str> = clipped.lines().collect();
        assert_eq!((lines[0], lines[1].chars().count(), lines[2]), ("short", HEAD + 3 + TAIL + 1, "short"));
        assert!(lines[1].starts_with("slot üü") && lines[1].ends_with("üü is wrong"));
        let whole = "ü".repeat(HEAD + TAIL);
        assert_eq!(shorten_lines(&whole), whole);
    }
}
