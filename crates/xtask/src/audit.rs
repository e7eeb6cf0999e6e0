//! `cargo xtask audit`: licence and origin of every dependency, from `cargo metadata`.
//!
//! Here: the list of licences we may ship and the judgement of each package. Not here: known weaknesses of versions.

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::licence;
use crate::workspace::Workspace;

/// Licences that a dependency may have.
const ALLOWED: [&str; 13] = [
    "MIT",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "Zlib",
    "Unicode-3.0",
    "Unlicense",
    "CC0-1.0",
    "MPL-2.0",
    "BSL-1.0",
    "0BSD",
];
/// How cargo names crates.io, by its old and its new protocol.
const CRATES_IO: [&str; 2] =
    ["registry+https://github.com/rust-lang/crates.io-index", "registry+sparse+https://index.crates.io/"];

/// Judges every package and prints all offenders.
pub fn run(workspace: &Workspace) -> Result<()> {
    let metadata = workspace.metadata(true)?;
    let packages = metadata["packages"].as_array().context("cargo metadata lists no packages")?;
    let offenders = offenders(&metadata);
    for offender in &offenders {
        println!("{offender}");
    }
    if !offenders.is_empty() {
        bail!(
            "{} of {} packages may not be used: take another crate, or make the case for a licence in audit.rs",
            offenders.len(),
            packages.len()
        );
    }
    println!("{} packages: every licence and origin is allowed", packages.len());
    Ok(())
}

fn offenders(metadata: &Value) -> Vec<String> {
    let none = Vec::new();
    let packages = metadata["packages"].as_array().unwrap_or(&none);
    let members = metadata["workspace_members"].as_array().unwrap_or(&none);
    packages.iter().filter_map(|package| offence(package, members.contains(&package["id"]))).collect()
}

/// What is wrong with a package, if anything.
fn offence(package: &Value, member: bool) -> Option<String> {
    let mut reasons = Vec::new();
    match package["license"].as_str() {
        None => reasons.push("names no licence".to_string()),
        Some(expression) => match licence::satisfied(expression, &ALLOWED) {
            Ok(true) => {}
            Ok(false) => reasons.push(format!("licence {expression} is not on the list")),
            Err(error) => reasons.push(error.to_string()),
        },
    }
    match package["source"].as_str() {
        None if member => {}
        None => reasons.push("is a folder outside the workspace".to_string()),
        Some(source) if CRATES_IO.contains(&source) => {}
        Some(source) => reasons.push(format!("comes from {source}, not from crates.io")),
    }
    let name = format!("{} {}", package["name"].as_str().unwrap_or("?"), package["version"].as_str().unwrap_or("?"));
    (!reasons.is_empty()).then(|| format!("{name}: {}", reasons.join("; ")))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn every_offender_is_named_with_every_reason() {
        let index = CRATES_IO[0];
        let metadata = json!({
            "workspace_members": ["a"],
            "packages": [
                {"id": "a", "name": "ours", "version": "0.1.0", "license": "MIT OR Apache-2.0", "source": null},
                {"id": "b", "name": "good", "version": "1.0.0", "license": "MIT/Apache-2.0", "source": index},
                {"id": "c", "name": "copyleft", "version": "1.0.0", "license": "GPL-3.0-only", "source": index},
                {"id": "d", "name": "silent", "version": "2.0.0", "license": null, "source": "git+https://x.example/y"},
                {"id": "e", "name": "beside", "version": "0.1.0", "license": "MIT", "source": null},
            ],
        });
        assert_eq!(
            offenders(&metadata),
            [
                "copyleft 1.0.0: licence GPL-3.0-only is not on the list",
                "silent 2.0.0: names no licence; comes from git+https://x.example/y, not from crates.io",
                "beside 0.1.0: is a folder outside the workspace",
            ]
        );
    }
}
