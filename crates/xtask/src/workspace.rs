//! The workspace: its root, its games and files, and calls of cargo in it.
//!
//! Not here: running commands and reading their output, see [`crate::process`].

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

/// The workspace this xtask belongs to.
#[derive(Debug)]
pub struct Workspace {
    root: PathBuf,
    /// The target directory, if it is not cargo's default.
    target: Option<PathBuf>,
}

impl Workspace {
    /// Finds the workspace through the environment variable that `cargo run` sets.
    pub fn locate() -> Result<Self> {
        let manifest =
            env::var_os("CARGO_MANIFEST_DIR").context("start this as `cargo xtask`, not as a bare program")?;
        let root = Path::new(&manifest).ancestors().nth(2).context("xtask must stand in crates/xtask")?.to_path_buf();
        ensure!(root.join("crates").is_dir(), "{} has no crates/: start this as `cargo xtask`", root.display());
        Ok(Workspace { root, target: target_directory(|name| env::var(name).ok()) })
    }

    /// Returns the folder with the workspace's Cargo.toml.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Formats a path relative to the root.
    pub fn relative(&self, path: &Path) -> String {
        path.strip_prefix(&self.root).unwrap_or(path).display().to_string()
    }

    /// Returns a call of cargo with these arguments, at the root, without the variables that cargo set for xtask itself.
    pub fn cargo<I: IntoIterator<Item: AsRef<OsStr>>>(&self, arguments: I) -> Command {
        let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.args(arguments).current_dir(&self.root);
        for (name, _) in env::vars_os() {
            let text = name.to_string_lossy();
            if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") {
                command.env_remove(&name);
            }
        }
        if let Some(target) = &self.target {
            command.env("CARGO_TARGET_DIR", target);
        }
        command
    }

    /// Returns what `cargo metadata` says about the crates of the workspace.
    pub fn metadata(&self) -> Result<Value> {
        let mut command = self.cargo(["metadata", "--format-version", "1", "--no-deps"]);
        let output = command.output().context("cargo metadata could not be started; is cargo installed?")?;
        if !output.status.success() {
            bail!("cargo metadata failed; mend this first:\n{}", String::from_utf8_lossy(&output.stderr).trim_end());
        }
        serde_json::from_slice(&output.stdout).context("cargo metadata printed something that is not JSON")
    }

    /// Returns the games of the workspace: the crates that test the laws of `testkit`, by name.
    pub fn games(&self) -> Result<Vec<String>> {
        let games = games(&self.metadata()?);
        ensure!(!games.is_empty(), "no crate tests the laws: each game depends on testkit and has tests/laws");
        Ok(games)
    }

    /// Returns the named games, or all if none is named.
    pub fn chosen_games(&self, names: &[String]) -> Result<Vec<String>> {
        let games = self.games()?;
        if let Some(unknown) = names.iter().find(|name| !games.contains(name)) {
            bail!("there is no game {unknown}; the games are {}", games.join(", "));
        }
        Ok(if names.is_empty() { games } else { names.to_vec() })
    }

    /// Returns the directory in which cargo builds.
    pub fn target(&self) -> PathBuf {
        match env::var_os("CARGO_TARGET_DIR") {
            Some(chosen) => self.root.join(chosen),
            None => self.target.clone().unwrap_or_else(|| self.root.join("target")),
        }
    }

    /// Lists all files below `folder` (relative to the root) with this extension, sorted; none if the folder is missing.
    pub fn files(&self, folder: &str, extension: &str) -> Result<Vec<PathBuf>> {
        let mut found = Vec::new();
        let top = self.root.join(folder);
        if top.is_dir() {
            collect(&top, extension, &mut found)?;
        }
        found.sort();
        Ok(found)
    }
}

/// Returns the packages that depend on testkit and have a test named `laws`, sorted.
fn games(metadata: &Value) -> Vec<String> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let tests_laws = |package: &Value| {
        let depends = list(&package["dependencies"]).iter().any(|dependency| dependency["name"] == "testkit");
        depends
            && list(&package["targets"]).iter().any(|target| target["kind"][0] == "test" && target["name"] == "laws")
    };
    let packages = list(&metadata["packages"]).into_iter().filter(tests_laws);
    let mut names: Vec<String> = packages.filter_map(|package| Some(package["name"].as_str()?.to_string())).collect();
    names.sort();
    names
}

/// Returns a target directory that outlives the checkout if this is CI and no other directory was chosen.
fn target_directory(variable: impl Fn(&str) -> Option<String>) -> Option<PathBuf> {
    if variable("CI").as_deref() != Some("true") || variable("CARGO_TARGET_DIR").is_some() {
        return None;
    }
    let set = |name| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let cache = set("XDG_CACHE_HOME").or_else(|| set("HOME").map(|home| home.join(".cache")))?;
    Some(cache.join("strata").join("target"))
}

fn collect(folder: &Path, extension: &str, found: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read the folder {}", folder.display()))? {
        let path = entry?.path();
        if path.is_dir() {
            if path.file_name() != Some(OsStr::new("target")) {
                collect(&path, extension, found)?;
            }
        } else if path.extension() == Some(OsStr::new(extension)) {
            found.push(path);
        }
    }
    Ok(())
}

/// Reads a text file; the error names it.
pub fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(variables: &[(&str, &str)]) -> Option<PathBuf> {
        target_directory(|name| variables.iter().find(|(n, _)| *n == name).map(|(_, value)| value.to_string()))
    }

    #[test]
    fn a_game_is_a_crate_that_tests_the_laws() {
        let package = |name: &str, dependency: &str, target: &str| {
            serde_json::json!({
                "name": name,
                "dependencies": [{"name": dependency}],
                "targets": [{"kind": ["lib"], "name": name}, {"kind": ["test"], "name": target}],
            })
        };
        let packages = [
            package("volcanique", "testkit", "laws"),
            package("cosmic-frog", "testkit", "laws"),
            package("testkit", "serde", "laws"),
            package("bots", "testkit", "stop"),
        ];
        assert_eq!(games(&serde_json::json!({ "packages": packages })), ["cosmic-frog", "volcanique"]);
    }

    #[test]
    fn only_ci_builds_in_the_cache() {
        assert_eq!(chosen(&[("HOME", "/h")]), None);
        assert_eq!(chosen(&[("CI", "true"), ("HOME", "/h")]), Some("/h/.cache/strata/target".into()));
        assert_eq!(
            chosen(&[("CI", "true"), ("HOME", "/h"), ("XDG_CACHE_HOME", "/c")]),
            Some("/c/strata/target".into())
        );
    }

    #[test]
    fn a_chosen_directory_stays() {
        assert_eq!(chosen(&[("CI", "true"), ("HOME", "/h"), ("CARGO_TARGET_DIR", "/t")]), None);
        assert_eq!(chosen(&[("CI", "true")]), None);
    }
}
