//! The name of a build of the page: a hash of the files in the folders of the crates that it is compiled from.
//!
//! Page and worker compare it when they connect, because the compact encoding has no names: both sides must be compiled from the same
//! sources. A commit that changes none of the sources keeps the name, so that nothing is built again.

use std::collections::BTreeSet;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::Value;

use super::files_below;
use crate::workspace::Workspace;

/// The package that holds the code of the page. One name serves the pages of all games, because each also talks to the workers of the others,
/// for instance to check imported games.
const PACKAGE: &str = "web";

/// Returns the name of this build of the page.
pub fn build_name(workspace: &Workspace) -> Result<String> {
    let mut hasher = DefaultHasher::new();
    for file in sources(workspace, &workspace.metadata()?, PACKAGE)? {
        let content = fs::read(&file).with_context(|| format!("cannot read {}", file.display()))?;
        hasher.write(workspace.relative(&file).as_bytes());
        hasher.write(&content);
    }
    Ok(format!("{:016x}", hasher.finish()))
}

/// Returns the files that a package is compiled from, sorted: its own and those of the workspace packages that it needs,
/// without their tests. The lock file stands for all packages from outside.
fn sources(workspace: &Workspace, metadata: &Value, package: &str) -> Result<Vec<PathBuf>> {
    let mut files = vec![workspace.root().join("Cargo.lock"), workspace.root().join("Cargo.toml")];
    for folder in folders(metadata, package) {
        files.push(folder.join("Cargo.toml"));
        for part in fs::read_dir(&folder).with_context(|| format!("cannot read the folder {}", folder.display()))? {
            let part = part?.path();
            let is_compiled =
                part.is_dir() && !["tests", "benches", "examples"].iter().any(|name| part.ends_with(name));
            if is_compiled {
                files.append(&mut files_below(&part)?);
            } else if part.ends_with("build.rs") {
                files.push(part);
            }
        }
    }
    files.sort();
    Ok(files)
}

/// Returns the folders of a package and of the packages of the workspace that it needs, except for tests.
fn folders(metadata: &Value, package: &str) -> BTreeSet<PathBuf> {
    let packages: Vec<&Value> = metadata["packages"].as_array().into_iter().flatten().collect();
    let mut found = BTreeSet::new();
    let mut open = vec![package.to_string()];
    while let Some(name) = open.pop() {
        let Some(package) = packages.iter().find(|package| package["name"] == name.as_str()) else { continue };
        let manifest = Path::new(package["manifest_path"].as_str().unwrap_or_default());
        if !found.insert(manifest.parent().unwrap_or(Path::new("")).to_path_buf()) {
            continue;
        }
        let dependencies = package["dependencies"].as_array().into_iter().flatten();
        let needed = dependencies.filter(|dependency| dependency["kind"].is_null() && dependency["path"].is_string());
        open.extend(needed.filter_map(|dependency| Some(dependency["name"].as_str()?.to_string())));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_named_after_all_its_sources_and_nothing_else() {
        let workspace = Workspace::locate().expect("the workspace");
        let metadata = workspace.metadata().expect("what cargo says of the workspace");
        let files = sources(&workspace, &metadata, PACKAGE).expect("a list of files");
        let has = |name: &str| files.iter().any(|file| workspace.relative(file) == name);
        for name in [
            "crates/volcanique/src/lib.rs",
            "crates/wording/messages/en/shared/words.ftl",
            "crates/wording/build.rs",
            "crates/protocol/src/hello.rs",
            "Cargo.lock",
        ] {
            assert!(has(name), "{name}");
        }
        for name in [
            "crates/xtask/src/web.rs",
            "crates/strata/src/main.rs",
            "crates/fuzz/src/lib.rs",
            "crates/host/tests/host/main.rs",
        ] {
            assert!(workspace.root().join(name).is_file() && !has(name), "{name}");
        }
    }
}
