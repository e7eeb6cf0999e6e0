//! `strata scenario`: runs scenario files and says which pass.

use crate::cli_error::{CliError, CliResult};
use crate::files;
use games::Scenario;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use tabletop::input::{MAX_BYTES, check_length};

/// What to run.
#[derive(clap::Args)]
pub struct Arguments {
    /// Scenario files (TOML); the form is described in docs/scenarios.md
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// Runs every file; fails if any of them fails.
pub fn run(arguments: Arguments) -> CliResult {
    let mut out = io::stdout().lock();
    let mut failed = 0;
    for path in &arguments.files {
        let (title, differences) = run_file(path);
        let verdict = if differences.is_empty() { "passed" } else { "failed" };
        match title {
            Some(title) => writeln!(out, "{verdict}  {title} ({})", path.display())?,
            None => writeln!(out, "{verdict}  {}", path.display())?,
        }
        for difference in &differences {
            writeln!(out, "        {}", difference.replace('\n', "\n        "))?;
        }
        failed += usize::from(!differences.is_empty());
    }
    writeln!(out, "{} passed, {failed} failed", arguments.files.len() - failed)?;
    if failed == 0 { Ok(()) } else { Err(CliError::already_printed()) }
}

/// Runs one file. Returns its title, if that can be read, and everything that is not as expected.
fn run_file(path: &Path) -> (Option<String>, Vec<String>) {
    let text = match files::read(path) {
        Ok(text) => text,
        Err(reason) => return (None, vec![reason]),
    };
    match Scenario::run(&text) {
        Ok(report) => {
            let findings = report.findings.iter().map(|finding| format!("{}\n  {}", finding.line, finding.reason));
            (Some(report.title.clone()), findings.collect())
        }
        Err(error) => (title(&text), error.0),
    }
}

/// Returns the title of a file that cannot be run.
fn title(text: &str) -> Option<String> {
    let table: toml::Table = toml::from_str(check_length(text, MAX_BYTES).ok()?).ok()?;
    table.get("title").and_then(|title| title.as_str()).map(String::from)
}
