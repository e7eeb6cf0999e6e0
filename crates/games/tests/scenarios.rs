//! Runs every scenario file of the project.

use games::Scenario;
use std::path::{Path, PathBuf};

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "toml") {
            found.push(path);
        }
    }
}

#[test]
fn all_scenarios_pass() {
    let mut found = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios"), &mut found);
    assert!(!found.is_empty());
    let mut failures = Vec::new();
    for path in &found {
        match Scenario::run(&std::fs::read_to_string(path).unwrap()) {
            Err(error) => failures.push(format!("{}: {error}", path.display())),
            Ok(report) => failures.extend(
                report
                    .findings
                    .iter()
                    .map(|finding| format!("{}: {}: {}", path.display(), finding.line, finding.reason)),
            ),
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
