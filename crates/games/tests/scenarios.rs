//! Runs every scenario file of the project, or only those of the game that `STRATA_SCENARIOS` names.

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
    let game = std::env::var("STRATA_SCENARIOS").unwrap_or_default();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios").join(game), &mut found);
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

/// Every option of a set-up, and every fact, is described.
#[test]
fn the_document_names_every_option_and_fact() {
    let document = include_str!("../../../docs/scenarios.md");
    let setup = cosmic_frog::Setup {
        persons: vec![0; 3],
        teams: vec![0; 3],
        solo: Some(cosmic_frog::SoloLevel::Easy),
        robo_diversity: true,
        find_muck: cosmic_frog::FindMuck::Chips,
        map: Some(String::new()),
        abilities: Some(String::new()),
        ..cosmic_frog::Setup::new(3)
    };
    let written = serde_json::to_value(&setup).unwrap();
    let options: Vec<&String> = written.as_object().unwrap().keys().collect();
    assert!(options.len() >= 18, "{options:?}");
    for option in options {
        assert!(document.contains(&format!("`{option}`")), "the option {option} is not described");
    }
    for word in ["`winners`", "`bonuses`", "`deferred`", "`frog.red.deferred`", "`hill.`", "`hill+`", "`hill*`"] {
        assert!(document.contains(word), "{word} is not described");
    }
}

const SMALL: &str = r#"
game = "cosmic-frog"
title = "Small"
[board]
"0,0" = "barren"
[frog.red]
at = "0,0"
card = "blink down"
[script]
expect = "frog.red.at = 0,0"
"#;

#[test]
fn files_of_any_editor_are_run() {
    assert!(Scenario::run(SMALL).unwrap().has_passed());
    let windows = format!("\u{feff}{}", SMALL.replace('\n', "\r\n"));
    assert!(Scenario::run(&windows).unwrap().has_passed());
}

#[test]
fn endless_files_and_scripts_get_one_short_answer() {
    let huge = format!("{SMALL}{}", "#\n".repeat(600_000));
    assert!(Scenario::run(&huge).unwrap_err().to_string().contains("bytes"));
    let script = |line: &str, count: usize| {
        SMALL.replace("\"frog.red.at = 0,0\"", &format!("\"\"\"\n{}\"\"\"", format!("{line}\n").repeat(count)))
    };
    let error = Scenario::run(&script("over = no", 10_001)).unwrap_err().to_string();
    assert_eq!(error, "[script] 10001 lines are too many; at most 10000");
    assert_eq!(Scenario::run(&script("over = no", 5_000)).unwrap().findings.len(), 20);
    let long = Scenario::run(&script(&format!("{} = 1", "x".repeat(200_000)), 1)).unwrap();
    assert!(long.findings[0].line.len() < 1_000 && long.findings[0].reason.len() < 1_000);
}
