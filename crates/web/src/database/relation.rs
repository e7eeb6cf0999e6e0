//! How two copies of one save relate to each other: which is ahead, or whether both were continued. Pure functions.
//!
//! Snapshots may be missing on either side: earlier versions left most of them out when a game ended.

use serde_json::Value;

/// How another copy of a save relates to the stored one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// Everything in the other copy is in the stored one, within its first lines; the number says how many.
    Contained(usize),
    /// The other copy goes on where the stored one ends, with its line of this number.
    Continues(usize),
    /// Each has something that the other has not.
    Diverged,
}

/// Compares another copy of a save with the stored one, line by line.
pub fn compare(stored: &[String], other: &[String]) -> Relation {
    let (mut at, mut from) = (0, 0);
    loop {
        match (stored.get(at), other.get(from)) {
            (_, None) => return Relation::Contained(at),
            (None, Some(_)) => return Relation::Continues(from),
            (Some(one), Some(two)) if one == two || (at == 0 && from == 0 && same_json(one, two)) => {
                at += 1;
                from += 1;
            }
            (Some(one), _) if is_snapshot(one) => at += 1,
            (_, Some(two)) if is_snapshot(two) => from += 1,
            _ => return Relation::Diverged,
        }
    }
}

/// Returns whether two headers say the same: files write their members in another order.
fn same_json(one: &str, two: &str) -> bool {
    let read = |text: &str| serde_json::from_str::<Value>(text).ok();
    read(one).is_some_and(|value| read(two) == Some(value))
}

fn is_snapshot(line: &str) -> bool {
    line.starts_with("{\"snapshot\"")
}

/// Returns whether a save begins with its header; what an earlier version appended to a save that was gone does not.
pub fn has_header(lines: &[String]) -> bool {
    let header = lines.first().and_then(|line| serde_json::from_str::<Value>(line).ok());
    header.is_some_and(|header| header.get("strata").is_some())
}

#[cfg(test)]
mod tests {
    use super::super::record::split_lines;
    use super::*;

    fn relation(stored: &str, other: &str) -> Relation {
        let lines = |text: &str| split_lines(&text.replace(' ', "\n").replace('S', "{\"snapshot\":1}"));
        compare(&lines(stored), &lines(other))
    }

    #[test]
    fn a_copy_is_behind_ahead_or_elsewhere() {
        assert_eq!(relation("h a b", "h a b"), Relation::Contained(3));
        assert_eq!(relation("h a b", "h a"), Relation::Contained(2));
        assert_eq!(relation("h a", "h a b c"), Relation::Continues(2));
        assert_eq!(relation("h a b", "h a c"), Relation::Diverged);
        assert_eq!(relation("h a b", "i a b"), Relation::Diverged);
        assert_eq!(relation("", "h"), Relation::Continues(0));
        assert_eq!(relation("h", ""), Relation::Contained(0));
    }

    #[test]
    fn snapshots_may_be_missing_on_either_side() {
        assert_eq!(relation("h a S b S", "h a b"), Relation::Contained(4));
        assert_eq!(relation("h a b", "h a S b S c"), Relation::Continues(4));
        assert_eq!(relation("h a S b", "h a b c"), Relation::Continues(3));
        assert_eq!(relation("h a S b", "h a c"), Relation::Diverged);
    }

    #[test]
    fn headers_may_be_written_in_another_order_but_moves_may_not() {
        let lines = |text: &str| split_lines(text);
        let stored = lines("{\"strata\":1,\"game\":\"x\"}\n{\"a\":1,\"b\":2}\n");
        assert_eq!(compare(&stored, &lines("{\"game\":\"x\",\"strata\":1}\n")), Relation::Contained(1));
        assert_eq!(compare(&stored, &lines("{\"game\":\"y\",\"strata\":1}\n")), Relation::Diverged);
        let other = lines("{\"strata\":1,\"game\":\"x\"}\n{\"b\":2,\"a\":1}\n");
        assert_eq!(compare(&stored, &other), Relation::Diverged);
        assert!(has_header(&stored) && !has_header(&stored[1..]) && !has_header(&[]));
    }
}
