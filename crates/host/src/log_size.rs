//! [`LogSize`]: how long the save of a table is. The rest of a game is kept free, because a save that is longer than
//! [`MAX_SAVE_LINES`] or [`MAX_SAVE_BYTES`] cannot be opened again.

use tabletop::{MAX_LINE_BYTES, MAX_SAVE_BYTES, MAX_SAVE_LINES};

/// Lines that are kept free for moves: several times the longest game.
const RESERVED_LINES: usize = 10_000;
/// Bytes that are kept free for moves.
const RESERVED_BYTES: usize = 8 << 20;
/// Most lines that are written before the size is looked at again: the end of a turn, a move, a snapshot.
const LINES_AT_ONCE: usize = 4;
/// More bytes than those lines have.
const BYTES_AT_ONCE: usize = MAX_LINE_BYTES;

/// The length of a save with its header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LogSize {
    lines: usize,
    bytes: usize,
}

impl LogSize {
    /// Returns the size of a save.
    pub(crate) fn of(save: &str) -> LogSize {
        LogSize { lines: save.lines().count(), bytes: save.len() }
    }

    /// Counts a line, which is stored with its end.
    pub(crate) fn add(&mut self, line: &str) {
        self.lines += 1;
        self.bytes += line.len() + 1;
    }

    /// Returns whether only moves are written down from now on: how many there are is limited by the rules.
    pub(crate) fn is_long(self) -> bool {
        self.is_within(RESERVED_LINES, RESERVED_BYTES)
    }

    /// Returns whether nothing is written down any more.
    pub(crate) fn is_full(self) -> bool {
        self.is_within(LINES_AT_ONCE, BYTES_AT_ONCE)
    }

    /// Returns whether there are fewer than this many lines or bytes before the largest save.
    fn is_within(self, lines: usize, bytes: usize) -> bool {
        self.lines + lines > MAX_SAVE_LINES || self.bytes + bytes > MAX_SAVE_BYTES
    }
}
