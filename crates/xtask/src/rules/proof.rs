//! Decides which rules are built, which are pending, and which lack something.
//!
//! Not here: reading files; this file only compares ids and places.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::ledger::FoundAt;

/// Ids, and for each the places (`file:line`) where it was found.
#[derive(Debug, Default)]
pub struct RulePlaces(BTreeMap<String, Vec<String>>);

impl RulePlaces {
    /// Adds what was found in one file.
    pub fn add(&mut self, file: &str, found: impl IntoIterator<Item = FoundAt>) {
        for (line, id) in found {
            self.0.entry(id).or_default().push(format!("{file}:{line}"));
        }
    }

    /// Returns whether the id was found anywhere.
    pub fn has(&self, id: &str) -> bool {
        self.0.contains_key(id)
    }

    /// Returns the places of an id.
    pub fn of(&self, id: &str) -> &[String] {
        self.0.get(id).map_or(&[], Vec::as_slice)
    }

    /// Returns all ids, sorted.
    pub fn ids(&self) -> Vec<&str> {
        self.0.keys().map(String::as_str).collect()
    }

    /// Returns whether nothing was found.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn twice(&self) -> impl Iterator<Item = (&str, &[String])> {
        self.0.iter().filter(|(_, places)| places.len() > 1).map(|(id, places)| (id.as_str(), places.as_slice()))
    }
}

/// Everything that names rules.
#[derive(Debug, Default)]
pub struct Evidence {
    /// Rows of docs/rules.
    pub ledger: RulePlaces,
    /// `rule!("ID")` in code that ships.
    pub markers: RulePlaces,
    /// `proves!["ID"]` and the `rules` of scenarios.
    pub tests: RulePlaces,
    /// `### ID` headings.
    pub handbook: RulePlaces,
    /// Lines of rules-pending.txt.
    pub pending: RulePlaces,
}

impl Evidence {
    /// Returns the three things a built rule has.
    fn parts(&self) -> [(&'static str, &RulePlaces); 3] {
        [
            ("a marker rule!(\"…\") in the code", &self.markers),
            ("a test or scenario that names it", &self.tests),
            ("a handbook entry (### …)", &self.handbook),
        ]
    }

    fn has_parts(&self, id: &str) -> usize {
        self.parts().iter().filter(|(_, places)| places.has(id)).count()
    }

    /// Lists everything that is wrong, one line each.
    pub fn problems(&self) -> Vec<String> {
        let mut problems: Vec<String> = self.ledger.ids().into_iter().filter_map(|id| self.problem(id)).collect();
        let sources = [("code", &self.markers), ("tests", &self.tests), ("handbook", &self.handbook)];
        for (name, places) in sources.into_iter().chain([("pending list", &self.pending)]) {
            for id in places.ids().into_iter().filter(|id| !self.ledger.has(id)) {
                let at = places.of(id).join(", ");
                problems.push(format!("{id}: no ledger has this id, but it stands in the {name}: {at}"));
            }
        }
        for (name, places) in
            [("ledger row", &self.ledger), ("handbook entry", &self.handbook), ("pending line", &self.pending)]
        {
            for (id, at) in places.twice() {
                problems.push(format!("{id}: more than one {name}: {}", at.join(", ")));
            }
        }
        problems
    }

    /// Returns what is wrong with a rule of the ledger.
    fn problem(&self, id: &str) -> Option<String> {
        let parts = self.parts();
        let there = parts.iter().find_map(|(name, places)| Some((name, places.of(id).first()?)));
        let missing: Vec<&str> = parts.iter().filter(|(_, places)| !places.has(id)).map(|(name, _)| *name).collect();
        match (there, self.pending.has(id)) {
            (None, true) => None,
            (None, false) => Some(format!("{id}: neither built nor in rules-pending.txt")),
            (Some(_), false) if missing.is_empty() => None,
            (Some(_), false) => Some(format!("{id}: lacks {}", missing.join("; lacks "))),
            (Some((name, at)), true) => {
                let mut text = format!("{id}: in rules-pending.txt, yet it has {name} ({at}); take the line out");
                if !missing.is_empty() {
                    let _ = write!(text, " and add {}", missing.join("; "));
                }
                Some(text)
            }
        }
    }

    /// Counts the rules that exist, are built, are pending.
    pub fn summary(&self) -> String {
        let ids = self.ledger.ids();
        let built = ids.iter().filter(|id| self.has_parts(id) == 3).count();
        let pending = ids.iter().filter(|id| self.pending.has(id)).count();
        format!("rules: {} ids, {built} built, {pending} pending", ids.len())
    }

    /// Lists every rule of the ledgers with its places.
    pub fn list(&self) -> String {
        let mut text = String::new();
        for id in self.ledger.ids() {
            let state = match self.has_parts(id) {
                3 => "built",
                0 if self.pending.has(id) => "pending",
                0 => "missing",
                _ => "partial",
            };
            let _ = write!(text, "{id:<20} {state:<8}");
            for (name, places) in [("code", &self.markers), ("tests", &self.tests), ("handbook", &self.handbook)] {
                if let [first, more @ ..] = places.of(id) {
                    let _ = write!(text, " {name} {first}");
                    if !more.is_empty() {
                        let _ = write!(text, " +{}", more.len());
                    }
                }
            }
            text.truncate(text.trim_end().len());
            text.push('\n');
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(file: &str, ids: &str) -> RulePlaces {
        let mut places = RulePlaces::default();
        places.add(file, ids.split_whitespace().enumerate().map(|(index, id)| (index + 1, id.to_string())));
        places
    }

    fn evidence(ledger: &str, markers: &str, tests: &str, handbook: &str, pending: &str) -> Evidence {
        Evidence {
            ledger: places("docs/rules/a.md", ledger),
            markers: places("crates/a/src/step.rs", markers),
            tests: places("scenarios/a.toml", tests),
            handbook: places("handbook/a.md", handbook),
            pending: places("rules-pending.txt", pending),
        }
    }

    #[test]
    fn built_and_pending_rules_are_fine() {
        let evidence = evidence("A-1 A-2 A-3", "A-1 A-1", "A-1", "A-1", "A-2 A-3");
        assert_eq!(evidence.problems(), [""; 0]);
        assert_eq!(evidence.summary(), "rules: 3 ids, 1 built, 2 pending");
    }

    #[test]
    fn a_missing_marker_is_named() {
        let evidence = evidence("A-1 A-2", "A-2", "A-1 A-2", "A-1 A-2", "");
        assert_eq!(evidence.problems(), ["A-1: lacks a marker rule!(\"…\") in the code"]);
    }

    #[test]
    fn every_missing_part_is_named() {
        let evidence = evidence("A-1", "A-1", "", "", "");
        assert_eq!(
            evidence.problems(),
            ["A-1: lacks a test or scenario that names it; lacks a handbook entry (### …)"]
        );
    }

    #[test]
    fn a_rule_stands_in_one_place() {
        let evidence = evidence("A-1 A-2", "A-2", "", "", "A-2");
        assert_eq!(
            evidence.problems(),
            [
                "A-1: neither built nor in rules-pending.txt",
                "A-2: in rules-pending.txt, yet it has a marker rule!(\"…\") in the code (crates/a/src/step.rs:1); \
             take the line out and add a test or scenario that names it; a handbook entry (### …)",
            ]
        );
    }

    #[test]
    fn an_unknown_id_is_named_with_its_place() {
        let evidence = evidence("A-1", "A-1 B-1", "A-1 B-2", "A-1 B-3", "B-4");
        assert_eq!(
            evidence.problems(),
            [
                "B-1: no ledger has this id, but it stands in the code: crates/a/src/step.rs:2",
                "B-2: no ledger has this id, but it stands in the tests: scenarios/a.toml:2",
                "B-3: no ledger has this id, but it stands in the handbook: handbook/a.md:2",
                "B-4: no ledger has this id, but it stands in the pending list: rules-pending.txt:1",
            ]
        );
    }

    #[test]
    fn one_row_and_one_entry_each() {
        let evidence = evidence("A-1 A-1", "A-1", "A-1", "A-1 A-1", "");
        assert_eq!(
            evidence.problems(),
            [
                "A-1: more than one ledger row: docs/rules/a.md:1, docs/rules/a.md:2",
                "A-1: more than one handbook entry: handbook/a.md:1, handbook/a.md:2",
            ]
        );
    }

    #[test]
    fn the_list_says_where() {
        let evidence = evidence("A-1 A-2 A-3", "A-1 A-1 A-3", "A-1", "A-1", "A-2");
        let expected = "A-1                  built    code crates/a/src/step.rs:1 +1 tests scenarios/a.toml:1 handbook handbook/a.md:1\n\
                        A-2                  pending\n\
                        A-3                  partial  code crates/a/src/step.rs:3\n";
        assert_eq!(evidence.list(), expected);
    }
}
