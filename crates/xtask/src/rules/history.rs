//! Compares the pending list with the last two commits, because it may only shrink.
//!
//! Not here: what the list must contain now; see [`super::proof`].

use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Stdio};

use super::ledger;
use super::proof::RulePlaces;

/// Lists the ids that the pending list has gained since a commit. Prints a note if there is nothing to compare with.
pub fn growth(root: &Path, file: &str, pending: &RulePlaces) -> Vec<String> {
    let mut new = BTreeMap::new();
    for commit in ["HEAD", "HEAD~1"] {
        match committed(root, file, commit) {
            Some(before) => {
                for id in gained(&before, pending) {
                    new.entry(id).or_insert(commit);
                }
            }
            None => println!("note: {file} of {commit} cannot be read; growth since then is not checked"),
        }
    }
    new.iter()
        .map(|(id, commit)| format!("{id}: {file} only shrinks, and {commit} did not have this id: build it"))
        .collect()
}

/// Returns the file as it was committed; `None` without git, commit or file.
fn committed(root: &Path, file: &str, commit: &str) -> Option<String> {
    let mut git = Command::new("git");
    git.current_dir(root).args(["show", &format!("{commit}:./{file}")]).stdin(Stdio::null()).stderr(Stdio::null());
    let output = git.output().ok().filter(|output| output.status.success())?;
    String::from_utf8(output.stdout).ok()
}

fn gained<'a>(before: &str, now: &'a RulePlaces) -> Vec<&'a str> {
    let before = ledger::pending(before).unwrap_or_default();
    now.ids().into_iter().filter(|id| before.iter().all(|(_, old)| old != id)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_new_ids_are_growth() {
        let mut now = RulePlaces::default();
        now.add("rules-pending.txt", [(1, "A-1".to_string()), (2, "A-3".to_string())]);
        assert_eq!(gained("# old\nA-1\nA-3\nA-2\n", &now), [""; 0]);
        assert_eq!(gained("A-1\nA-2\n", &now), ["A-3"]);
    }
}
