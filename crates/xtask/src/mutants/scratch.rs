//! The scratch copy of the workspace, below the target directory, in which the mutants are inserted.
//!
//! A file is written only if it differs, so that cargo rebuilds only what changed. Not here: the mutated texts; see
//! [`super::insert`].

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::workspace::Workspace;

/// The scratch copy.
#[derive(Debug)]
pub struct Scratch {
    /// The folder with the copy's Cargo.toml.
    pub root: PathBuf,
    /// The target directory of its builds.
    pub target: PathBuf,
}

impl Scratch {
    /// Copies all files of the workspace that git knows or would know; deletes what is no longer there.
    pub fn new(workspace: &Workspace, changed: &BTreeMap<String, String>) -> Result<Scratch> {
        let folder = workspace.target().join("mutants");
        let scratch = Scratch { root: folder.join("workspace"), target: folder.join("target") };
        fs::create_dir_all(&scratch.root).with_context(|| format!("cannot make {}", scratch.root.display()))?;
        let names = names(workspace.root())?;
        for name in names.iter().filter(|name| !changed.contains_key(*name)) {
            // A file that git still lists may be deleted.
            if let Ok(bytes) = fs::read(workspace.root().join(name)) {
                write(&scratch.root.join(name), &bytes)?;
            }
        }
        let is_stale = |path: &Path| {
            let name = path.strip_prefix(&scratch.root).unwrap_or(path).to_string_lossy();
            !names.contains(&*name) || !workspace.root().join(&*name).exists()
        };
        delete(&scratch.root, &is_stale)?;
        scratch.change(changed)?;
        Ok(scratch)
    }

    /// Writes the changed texts, each by its name relative to the root.
    pub fn change(&self, changed: &BTreeMap<String, String>) -> Result<()> {
        changed.iter().try_for_each(|(name, text)| write(&self.root.join(name), text.as_bytes()))
    }
}

/// Returns the names of the files that git knows, and of new ones that it does not ignore.
fn names(root: &Path) -> Result<BTreeSet<String>> {
    let mut git = Command::new("git");
    git.args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]).current_dir(root);
    let output = git.output().context("git could not be started")?;
    ensure!(output.status.success(), "git ls-files failed: {}", String::from_utf8_lossy(&output.stderr).trim_end());
    let names = String::from_utf8(output.stdout).context("a file name is not UTF-8")?;
    Ok(names.split_terminator('\0').map(String::from).collect())
}

fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    if fs::read(path).is_ok_and(|old| old == bytes) {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, bytes).with_context(|| format!("cannot write {}", path.display()))
}

fn delete(folder: &Path, is_stale: &impl Fn(&Path) -> bool) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            delete(&path, is_stale)?;
        } else if is_stale(&path) {
            fs::remove_file(&path)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_changed_files_are_written_and_stale_ones_deleted() {
        let folder = std::env::temp_dir().join(format!("strata-scratch-{}", std::process::id()));
        let (kept, stale) = (folder.join("a/kept.rs"), folder.join("a/stale.rs"));
        write(&kept, b"1").unwrap();
        write(&stale, b"1").unwrap();
        let before = fs::metadata(&kept).unwrap().modified().unwrap();
        write(&kept, b"1").unwrap();
        assert_eq!(fs::metadata(&kept).unwrap().modified().unwrap(), before);
        delete(&folder, &|path| path.ends_with("stale.rs")).unwrap();
        assert!(kept.exists() && !stale.exists());
        write(&kept, b"2").unwrap();
        assert_eq!(fs::read(&kept).unwrap(), b"2");
        fs::remove_dir_all(&folder).unwrap();
    }
}
