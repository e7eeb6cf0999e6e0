//! The shape of a Vault as data: its straight lines (VAU-2), the point tables (SCO-1, SCO-3), and what follows from
//! them: which slots are neighbours, and every run of slots that can score together.
//!
//! Not here: tiles, and the search for the best order (`gain_table.rs`). Start with [`LINES`].

/// Slots of a Vault.
pub const SLOTS: usize = 9;

/// Tiles that a slot can hold.
pub const LEVELS: usize = 3;

/// The nine straight lines of the Vault, in slot numbers (1 to 9), each in order from one end to the other (VAU-2).
/// Slots are neighbours if they stand side by side in one of them.
pub const LINES: [&[u8]; 9] =
    [&[1, 2, 3, 4], &[9, 5, 4], &[8, 6, 3], &[8, 7, 1], &[9, 6, 2], &[7, 6, 5], &[7, 2], &[5, 3], &[8, 9]];

/// Points of a line by its length, for lowlands and for highlands (SCO-1).
pub const LINE_POINTS: [[u8; 5]; 2] = [[0, 1, 3, 6, 10], [0, 2, 5, 9, 14]];

/// Points by the number of domains present (SCO-3).
pub const DIVERSITY_POINTS: [u8; 5] = [0, 0, 2, 5, 9];

/// How much more a run of this many tiles scores than the same tiles one by one. The difference is the same for lowlands and
/// highlands, so the search need not tell them apart.
pub(super) const GAIN: [u8; 5] = gains();

/// A straight run of two to four neighbouring slots: a whole line or a part of one.
#[derive(Clone, Copy)]
pub(super) struct SlotRun {
    /// Slots from 0, in order along the line; only the first `len` count.
    pub slots: [u8; 4],
    /// Number of slots.
    pub len: u8,
}

impl SlotRun {
    /// Returns the slots of the run, from 0.
    pub fn slots(&self) -> &[u8] {
        &self.slots[..self.len as usize]
    }
}

/// Number of runs of two or more slots.
pub(super) const RUN_COUNT: usize = 24;

/// All runs of two or more slots, the longest first. A set of runs is a bit mask over this list.
pub(super) const RUNS: [SlotRun; RUN_COUNT] = runs();

/// The runs that go through a slot.
pub(super) const RUNS_AT: [u32; SLOTS] = runs_at();

/// The runs in which two slots stand side by side; empty unless they are neighbours.
pub(super) const RUNS_OVER: [[u32; SLOTS]; SLOTS] = runs_over();

const fn gains() -> [u8; 5] {
    let mut gains = [0; 5];
    let mut len = 1;
    while len < 5 {
        let [low, high] = LINE_POINTS;
        gains[len] = low[len] - low[1] * len as u8;
        assert!(gains[len] == high[len] - high[1] * len as u8);
        len += 1;
    }
    gains
}

const fn runs() -> [SlotRun; RUN_COUNT] {
    let mut runs = [SlotRun { slots: [0; 4], len: 0 }; RUN_COUNT];
    let mut count = 0;
    let mut len = 4;
    while len >= 2 {
        let mut line = 0;
        while line < LINES.len() {
            let mut start = 0;
            while start + len <= LINES[line].len() {
                let mut i = 0;
                while i < len {
                    runs[count].slots[i] = LINES[line][start + i] - 1;
                    i += 1;
                }
                runs[count].len = len as u8;
                count += 1;
                start += 1;
            }
            line += 1;
        }
        len -= 1;
    }
    assert!(count == RUN_COUNT);
    runs
}

const fn runs_at() -> [u32; SLOTS] {
    let mut at = [0; SLOTS];
    let mut run = 0;
    while run < RUN_COUNT {
        let mut i = 0;
        while i < RUNS[run].len as usize {
            at[RUNS[run].slots[i] as usize] |= 1 << run;
            i += 1;
        }
        run += 1;
    }
    at
}

const fn runs_over() -> [[u32; SLOTS]; SLOTS] {
    let mut over = [[0; SLOTS]; SLOTS];
    let mut run = 0;
    while run < RUN_COUNT {
        let mut i = 1;
        while i < RUNS[run].len as usize {
            let (a, b) = (RUNS[run].slots[i - 1] as usize, RUNS[run].slots[i] as usize);
            over[a][b] |= 1 << run;
            over[b][a] |= 1 << run;
            i += 1;
        }
        run += 1;
    }
    over
}
