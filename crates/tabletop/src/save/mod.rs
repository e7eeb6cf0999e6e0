//! Save files: JSON Lines with a header, one entry per line in notation, and snapshots at the ends of turns.
//!
//! `header.rs` has the first line, `line.rs` every other line. `follow.rs` plays a save through and reports where and why the
//! rules stop following it; `rewrite.rs` makes a new save from an older one. Following a save never changes it. Not here: files,
//! folders, browsers.
//!
//! The format is frozen: names and meanings stay, new fields are optional, and the tests read files that older versions wrote
//! (`fixtures/saves`).

mod follow;
mod header;
mod line;
mod rewrite;

pub use follow::{FollowedSave, Rescue, SaveStop, StopReason};
pub use header::{Header, Origin};
pub use line::SaveLine;

use crate::input::strip_byte_order_mark;
use crate::{CompleteGame, Game, Holder, Table};
use std::fmt;

/// The largest save that is read, in bytes: a hundred times a long game.
pub const MAX_SAVE_BYTES: usize = 32 << 20;
/// Most lines of a save: several times the longest game with all its snapshots.
pub const MAX_SAVE_LINES: usize = 50_000;
/// The longest line of a save in bytes: a header with own tables and maps.
pub const MAX_LINE_BYTES: usize = 1 << 20;

/// A whole save file.
///
/// ```
/// use std::sync::Arc;
/// use tabletop::{Odds, Save, Table};
/// use testkit::toy::{self, Toy};
/// let mut table = Table::new(Arc::new(toy::rules(1)));
/// table.roll_chance(&mut Odds::default(), &mut |_| 0, &mut ()).expect("the toy game begins with a deal");
/// let text = Save::of(&table, None).write();
///
/// let save = Save::read(&text)?;
/// let rules: Toy = save.rules().expect("a valid set-up");
/// let followed = save.follow(Arc::new(rules))?;
/// assert!(followed.stop.is_none() && followed.table.state() == table.state());
/// # Ok::<(), tabletop::SaveError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Save {
    /// What is played.
    pub header: Header,
    /// What was done.
    pub lines: Vec<SaveLine>,
    /// The place of each of `lines` in the file, from 1; empty for a save that was not read from a file.
    numbers: Vec<u32>,
}

/// A save file that cannot be read at all, with the line that says why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaveError {
    /// Line of the file, from 1.
    pub line: usize,
    /// What is wrong and what is expected.
    pub reason: String,
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for SaveError {}

impl Save {
    /// Makes a save of a header and lines.
    pub fn new(header: Header, lines: Vec<SaveLine>) -> Save {
        Save { header, lines, numbers: Vec::new() }
    }

    /// Reads a save. A last line that was cut off in the middle of writing is left out; any other line that cannot be
    /// read becomes [`SaveLine::Unreadable`], at which following the save stops.
    ///
    /// Fails if the header cannot be read or the file is larger than a save can be.
    pub fn read(text: &str) -> Result<Save, SaveError> {
        let text = strip_byte_order_mark(text);
        check_size(text)?;
        let mut lines = (1u32..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
        let header = match lines.next() {
            None => return Err(SaveError { line: 1, reason: "the file is empty".into() }),
            Some((number, line)) => Header::read(line).map_err(|reason| SaveError { line: number as usize, reason })?,
        };
        let last_is_whole = text.ends_with('\n');
        let count = text.lines().count();
        let mut save = Save::new(header, Vec::new());
        for (number, line) in lines {
            match SaveLine::read(line) {
                SaveLine::Unreadable(_) if !last_is_whole && number as usize == count => break,
                line => save.lines.push(line),
            }
            save.numbers.push(number);
        }
        Ok(save)
    }

    /// Builds the rules the game was played by; the error says what is wrong with the set-up.
    pub fn rules<G: Game>(&self) -> Result<G, String> {
        let setup = serde_json::from_value(self.header.setup.clone())
            .map_err(|error| format!("the set-up in the save cannot be read ({error})"))?;
        G::from_setup(setup).map_err(|reasons| reasons.join("; "))
    }

    /// Writes down the whole log of a table, with a snapshot at every turn end.
    pub fn of<G: CompleteGame>(table: &Table<G>, from: Option<String>) -> Save {
        let rules = table.rules();
        let header = Header { from, ..Header::of(rules.as_ref()) };
        let mut again = Table::from_position(rules.clone(), *table.start());
        let mut lines = Vec::new();
        for &entry in table.log() {
            lines.push(SaveLine::of(&again, entry));
            if again.repeat(entry, &mut ()).is_err() {
                break;
            }
            lines.extend(SaveLine::snapshot(&again));
        }
        Save::new(header, lines)
    }

    /// Returns who plays each seat at the end of the save, if these played at its beginning.
    pub fn holders(&self, mut holders: Vec<Holder>) -> Vec<Holder> {
        for line in &self.lines {
            if let SaveLine::Seat { seat, holder, .. } = line
                && let Some(held) = holders.get_mut(usize::from(*seat))
            {
                *held = holder.clone();
            }
        }
        holders
    }

    /// Returns the text of the file.
    pub fn write(&self) -> String {
        let mut text = self.header.write();
        for line in &self.lines {
            text.push_str(&line.write());
        }
        text
    }

    /// Returns the place of line `index` in the file, from 1.
    fn number(&self, index: usize) -> usize {
        self.numbers.get(index).map_or(index + 2, |&number| number as usize)
    }
}

/// Refuses a text that is larger than any save before anything is made of it.
fn check_size(text: &str) -> Result<(), SaveError> {
    let too_large = |line: usize, reason: String| Err(SaveError { line, reason });
    if text.len() > MAX_SAVE_BYTES {
        return too_large(1, format!("the file is too large; a save has at most {} MiB", MAX_SAVE_BYTES >> 20));
    }
    for (index, line) in text.lines().enumerate() {
        if index >= MAX_SAVE_LINES {
            return too_large(index + 1, format!("the file is too long; a save has at most {MAX_SAVE_LINES} lines"));
        }
        if line.len() > MAX_LINE_BYTES {
            return too_large(index + 1, format!("the line is too long; it may have {MAX_LINE_BYTES} bytes"));
        }
    }
    Ok(())
}
