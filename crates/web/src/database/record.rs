//! What the list of tables knows about a table, and saves as lines. Pure functions.

use crate::storage::saved_table::{self, SavedTable, TableSummary};
use protocol::Score;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A table as the database lists it. The list of tables needs nothing else, in particular no line of the save.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableRecord {
    /// Who plays what, and how far they are.
    #[serde(rename = "table")]
    pub table: SavedTable,
    /// How many lines the save has.
    #[serde(rename = "lines")]
    pub lines: u32,
    /// Colours and progress, taken from the lines.
    #[serde(rename = "glance", default)]
    pub glance: TableSummary,
    /// Where the table comes from, if a player should know.
    #[serde(rename = "remark", default, skip_serializing_if = "Option::is_none")]
    pub remark: Option<TableRemark>,
}

/// Where a table comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TableRemark {
    /// A tab with an older version of the page played on with a copy of a table that was also played on here.
    #[serde(rename = "other-tab")]
    OtherTab,
    /// Said by a later version.
    #[serde(other)]
    Unknown,
}

/// What lines that were appended change in the record. Not names and orders: those are changed by
/// [`update_table`](super::update_table), possibly at the same time by somebody else.
#[derive(Clone, Debug, PartialEq)]
pub struct TableProgress {
    /// When, in milliseconds since 1970.
    pub when: f64,
    /// How many moves were made.
    pub moves: u32,
    /// Whether the game is over.
    pub over: bool,
    /// How it ended, if it is over.
    pub score: Option<Score>,
    /// How often a whole turn was taken back against bots.
    pub undone_turns: u32,
}

impl TableRecord {
    /// Makes the record of a table with these lines.
    pub fn new(table: SavedTable, lines: &[String]) -> TableRecord {
        let mut record = TableRecord { table, lines: 0, glance: TableSummary::default(), remark: None };
        record.count(lines);
        record
    }

    /// Reads a record; `None` if this version does not understand it.
    pub fn read(text: &str) -> Option<TableRecord> {
        // By way of a value, as the list of earlier versions is read, so that the page carries one reader only.
        let value: Value = serde_json::from_str(text).ok()?;
        TableRecord::deserialize(&value).ok()
    }

    /// Writes the record as text.
    pub fn write(&self) -> String {
        serde_json::to_value(self).unwrap_or_default().to_string()
    }

    /// Takes appended lines into account.
    pub fn advance(&mut self, lines: &[String], progress: TableProgress) {
        self.count(lines);
        self.table.when = progress.when;
        self.table.moves = progress.moves;
        self.table.over = progress.over;
        self.table.score = progress.score;
        self.table.undone_turns = progress.undone_turns;
    }

    fn count(&mut self, lines: &[String]) {
        let newer = saved_table::summarize(&join_lines(lines));
        if self.lines == 0 {
            self.glance.colours = newer.colours;
        }
        self.glance.fractures = newer.fractures.or(self.glance.fractures);
        self.glance.round = newer.round.or(self.glance.round);
        self.lines += lines.len() as u32;
    }
}

/// Stands for a stored value that is no text. No reader understands it.
pub const NO_TEXT: &str = "(not a text)";
/// Stands for lines of a save that are missing. It is not an entry, so following the save stops there as at any damaged line.
const MISSING_LINE: &str = "(a line is missing)";
/// Stands behind lines of a save that the list of tables does not know.
const SURPLUS_LINES: &str = "(more lines than expected)";

/// Puts lines of a save that is damaged into their places, given their numbers and how many there should be. What is wrong is
/// marked by lines that cannot be read, so that the moves before and behind it are of use.
pub fn mark_gaps(numbers: &[u32], lines: Vec<String>, expected: u32) -> Vec<String> {
    let surplus = numbers.last().is_some_and(|&last| last >= expected);
    let mut marked = Vec::new();
    let mut next = 0;
    for (&number, line) in numbers.iter().zip(lines) {
        if number > next {
            marked.push(MISSING_LINE.to_string());
        }
        marked.push(line);
        next = number.saturating_add(1);
    }
    if next < expected {
        marked.push(MISSING_LINE.to_string());
    }
    if surplus {
        marked.push(SURPLUS_LINES.to_string());
    }
    marked
}

/// Splits a save into its lines, without line breaks. Only the empty piece after the last line break is left out, so
/// that [`join_lines`] returns the same text.
pub fn split_lines(text: &str) -> Vec<String> {
    text.split_inclusive('\n').map(|line| line.strip_suffix('\n').unwrap_or(line).to_string()).collect()
}

/// Joins the lines of a save, each with a line break after it.
pub fn join_lines(lines: &[String]) -> String {
    let mut text = String::with_capacity(lines.iter().map(|line| line.len() + 1).sum());
    for line in lines {
        text.push_str(line);
        text.push('\n');
    }
    text
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use protocol::Holder;
    use tabletop::SeatSet;

    /// Returns a table of two seats.
    pub fn saved_table(key: &str) -> SavedTable {
        SavedTable {
            key: key.into(),
            game: "cosmic-frog".into(),
            holders: vec![Holder::Person, Holder::Bot("keen".into())],
            names: vec!["Ada".into()],
            orders: vec![0, 5],
            when: 1.0,
            moves: 0,
            over: false,
            score: None,
            branch: false,
            undone_turns: 0,
            seed: Some(u64::MAX),
        }
    }

    #[test]
    fn a_record_reads_as_it_was_written() {
        let lines = split_lines("{\"strata\":1,\"setup\":{\"frogs\":[\"red\",\"blue\"]}}\n");
        let record = TableRecord { remark: Some(TableRemark::OtherTab), ..TableRecord::new(saved_table("a"), &lines) };
        assert_eq!(TableRecord::read(&record.write()), Some(record));
        assert_eq!(TableRecord::read("{}"), None);
        assert_eq!(TableRecord::read("nonsense"), None);
    }

    #[test]
    fn a_record_of_a_later_version_is_read_as_far_as_it_is_known() {
        let table = serde_json::to_string(&saved_table("a")).unwrap();
        let text = format!("{{\"table\":{table},\"lines\":4,\"remark\":\"from-mars\",\"more\":1}}");
        let record = TableRecord::read(&text).unwrap();
        assert_eq!((record.lines, record.remark, record.table), (4, Some(TableRemark::Unknown), saved_table("a")));
    }

    #[test]
    fn appended_lines_bring_the_record_forward_and_leave_names_and_orders_alone() {
        let mut record = TableRecord::new(
            saved_table("a"),
            &split_lines("{\"strata\":1,\"setup\":{\"frogs\":[\"red\",\"blue\"]}}\n"),
        );
        assert_eq!((record.lines, record.glance.fractures), (1, None));
        let score = Score { points: vec![3, 7], winners: SeatSet(2) };
        let more = split_lines("{\"move\":\"x\"}\n{\"snapshot\":{\"text\":\"fractures = 2\"}}\n");
        record.advance(
            &more,
            TableProgress { when: 9.0, moves: 1, over: true, score: Some(score.clone()), undone_turns: 0 },
        );
        assert_eq!((record.lines, record.glance.fractures, &record.table.score), (3, Some(2), &Some(score)));
        let progress = TableProgress { when: 10.0, moves: 2, over: false, score: None, undone_turns: 1 };
        record.advance(&split_lines("{\"move\":\"y\"}\n"), progress);
        assert_eq!(record.glance.colours, ["red", "blue"]);
        assert_eq!((record.lines, record.glance.fractures), (4, Some(2)));
        let expected = SavedTable { when: 10.0, moves: 2, over: false, undone_turns: 1, ..saved_table("a") };
        assert_eq!(record.table, expected);
    }

    #[test]
    fn what_is_missing_is_marked_where_it_is_missing() {
        let marked = |numbers: &[u32], expected| {
            let lines = numbers.iter().map(|number| format!("line {number}")).collect();
            mark_gaps(numbers, lines, expected)
        };
        assert_eq!(marked(&[0, 1], 2), ["line 0", "line 1"]);
        assert_eq!(marked(&[0, 3, 4], 5), ["line 0", MISSING_LINE, "line 3", "line 4"]);
        assert_eq!(marked(&[0, 1], 4), ["line 0", "line 1", MISSING_LINE]);
        assert_eq!(marked(&[0, 1, 2], 2), ["line 0", "line 1", "line 2", SURPLUS_LINES]);
        assert_eq!(marked(&[0, 1], 0), ["line 0", "line 1", SURPLUS_LINES]);
        for mark in [MISSING_LINE, SURPLUS_LINES, NO_TEXT] {
            assert!(matches!(tabletop::SaveLine::read(mark), tabletop::SaveLine::Unreadable(_)));
        }
    }

    #[test]
    fn lines_are_split_and_joined_without_loss() {
        for text in ["", "a\n", "a\n\nb\n", "\n\n", "a\r\n\u{2028}b\n"] {
            assert_eq!(join_lines(&split_lines(text)), text);
        }
        assert_eq!(split_lines("a\nb"), ["a", "b"]);
    }
}
