//! Inputs that once went wrong: each file in `corpus/regressions/TARGET` is read again, under every stream of random numbers.

use fuzz::{replay, targets};
use std::fs;
use std::path::{Path, PathBuf};

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

#[test]
fn nothing_that_once_went_wrong_goes_wrong_again() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/regressions");
    let mut faults = Vec::new();
    let mut count = 0;
    for group in files(&folder).into_iter().filter(|path| path.is_dir()) {
        let name = group.file_name().unwrap().to_str().unwrap().to_string();
        let target = (targets::find(&name).unwrap().build)();
        for file in files(&group) {
            count += 1;
            if let Err(panic) = replay(&target, &fs::read(&file).unwrap()) {
                faults.push(format!("{}: {}: {}", file.display(), panic.place, panic.message));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(count > 0, "there are no regressions in {}", folder.display());
}
