//! `cargo xtask rules`: every rule of the ledgers is built and proven, or stands in `rules-pending.txt`.
//!
//! Here: which files are read, and the report. The readers are in [`ledger`] (Markdown, lists, scenarios) and [`markers`]
//! (Rust); [`proof`] decides what is missing; [`placement`] checks where markers stand; [`history`] compares the list with
//! what was committed.

mod history;
pub mod ledger;
pub mod markers;
mod placement;
mod proof;

use std::path::Path;

use anyhow::{Result, bail, ensure};

use crate::workspace::{Workspace, read};
use proof::Evidence;

/// The list of rules that are not built yet.
const PENDING: &str = "rules-pending.txt";
/// The prefix of ids that are made up to test the markers themselves; no ledger has them.
const MADE_UP: &str = "X-";

/// Checks all rules and prints every problem.
pub fn run(workspace: &Workspace, list: bool) -> Result<()> {
    let mut problems = Vec::new();
    let evidence = gather(workspace, &mut problems)?;
    ensure!(!evidence.ledger.is_empty(), "docs/rules has no rule rows: the ledgers must stand there");
    if list {
        print!("{}", evidence.list());
    }
    problems.extend(evidence.problems());
    problems.extend(history::growth(workspace.root(), PENDING, &evidence.pending));
    for problem in &problems {
        println!("{problem}");
    }
    println!("{}", evidence.summary());
    match problems.len() {
        0 => Ok(()),
        1 => bail!("1 problem with the rules, printed above; docs/adding-a-rule.md says what a rule needs"),
        count => bail!("{count} problems with the rules, printed above; docs/adding-a-rule.md says what a rule needs"),
    }
}

/// Reads everything that names a rule. Files that cannot be parsed become problems.
fn gather(workspace: &Workspace, problems: &mut Vec<String>) -> Result<Evidence> {
    let mut evidence = Evidence::default();
    for path in workspace.files("docs/rules", "md")? {
        evidence.ledger.add(&workspace.relative(&path), ledger::rows(&read(&path)?));
    }
    // A translation in a folder below has the same entries; the tests of `handbook` compare them.
    let top = workspace.root().join("handbook");
    let files = workspace.files("handbook", "md")?;
    for path in files.into_iter().filter(|path| path.parent() == Some(top.as_path())) {
        evidence.handbook.add(&workspace.relative(&path), ledger::entries(&read(&path)?));
    }
    for path in workspace.files("scenarios", "toml")? {
        let name = workspace.relative(&path);
        match ledger::scenario(&read(&path)?) {
            Ok(ids) => evidence.tests.add(&name, ids),
            Err(reason) => problems.push(format!("{name}: {reason}")),
        }
    }
    for path in workspace.files("crates", "rs")? {
        let name = workspace.relative(&path);
        if !name.starts_with("crates/xtask/") {
            problems.extend(gather_source(&name, &read(&path)?, &mut evidence));
        }
    }
    let pending = workspace.root().join(PENDING);
    if pending.exists() {
        match ledger::pending(&read(&pending)?) {
            Ok(ids) => evidence.pending.add(PENDING, ids),
            Err(reason) => problems.push(format!("{PENDING}: {reason}")),
        }
    }
    Ok(evidence)
}

/// Adds the markers and proofs of a Rust source; returns what is wrong with it.
fn gather_source(name: &str, text: &str, evidence: &mut Evidence) -> Vec<String> {
    // Most sources name no rule and make no event records; they are not worth parsing.
    let names = [markers::MARKER, markers::EMIT, markers::RULE_ID, markers::PROOF];
    if !names.iter().any(|name| text.contains(&format!("{name}!"))) && !text.contains("EventRecord") {
        return Vec::new();
    }
    let file = match syn::parse_file(text) {
        Ok(file) => file,
        Err(error) => return vec![format!("{name}:{}: cannot be parsed: {error}", error.span().start().line)],
    };
    evidence.tests.add(name, markers::proofs(&file).into_iter().filter(|(_, id)| !id.starts_with(MADE_UP)));
    if !ships(Path::new(name)) {
        return Vec::new();
    }
    evidence.markers.add(name, markers::markers(&file));
    placement::problems(name, &file).into_iter().map(|(line, problem)| format!("{name}:{line}: {problem}")).collect()
}

/// Returns whether a file of a crate ships: it is below `src` and not a file or folder of tests.
fn ships(path: &Path) -> bool {
    let mut parts = path.iter().skip(2);
    parts.next().is_some_and(|part| part == "src") && parts.all(|part| part != "tests" && part != "tests.rs")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_sources_ship() {
        assert!(ships(Path::new("crates/cosmic-frog/src/steps/leap.rs")));
        assert!(!ships(Path::new("crates/cosmic-frog/src/steps/tests.rs")));
        assert!(!ships(Path::new("crates/cosmic-frog/src/steps/tests/leap.rs")));
        assert!(!ships(Path::new("crates/cosmic-frog/tests/laws.rs")));
        assert!(!ships(Path::new("crates/cosmic-frog/build.rs")));
    }

    #[test]
    fn a_source_gives_markers_and_tests() {
        let mut evidence = Evidence::default();
        let text = "fn step() { rule!(\"COM-4\"); }\n\
                    #[cfg(test)]\nmod tests { fn t() { let _p = proves![\"COM-5\", \"X-1\"]; rule!(\"COM-6\"); } }";
        assert_eq!(gather_source("crates/game/src/combat.rs", text, &mut evidence), [""; 0]);
        assert_eq!(evidence.markers.ids(), ["COM-4"]);
        assert_eq!(evidence.tests.ids(), ["COM-5"]);
    }

    #[test]
    fn a_source_that_cannot_be_understood_is_a_problem() {
        let problems = gather_source("crates/game/src/a.rs", "\nfn { rule!(\"A-1\") }", &mut Evidence::default());
        assert!(
            problems.len() == 1 && problems[0].starts_with("crates/game/src/a.rs:2: cannot be parsed"),
            "{problems:?}"
        );
        let problems = gather_source("crates/game/src/a.rs", "fn view() { rule!(\"A-1\"); }", &mut Evidence::default());
        assert!(problems.len() == 1 && problems[0].starts_with("crates/game/src/a.rs:1: the marker"), "{problems:?}");
    }
}
