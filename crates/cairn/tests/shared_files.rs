//! A game touches few files outside its own crate; `docs/adding-a-game.md` lists them.

use std::fs;
use std::path::{Path, PathBuf};

/// The shared files that mention this game.
const SHARED: [&str; 6] = [
    "Cargo.lock",
    "Cargo.toml",
    "crates/games/Cargo.toml",
    "crates/games/src/registry.rs",
    "crates/strata/Cargo.toml",
    "crates/strata/src/terminal_games.rs",
];

/// Collects the files of a folder, without prose, without this crate, and without the tests of shared code, which pick this game
/// because it is the smallest.
fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of the workspace") {
        let path = entry.expect("an entry").path();
        let is_kind = |kinds: &[&str]| path.extension().is_some_and(|ending| kinds.iter().any(|kind| ending == *kind));
        if path.is_dir() && !path.ends_with("cairn") && !path.ends_with("tests") {
            collect(&path, found);
        } else if is_kind(&["rs", "toml", "lock"]) {
            found.push(path);
        }
    }
}

#[test]
fn six_shared_files_mention_the_game() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = vec![root.join("Cargo.toml"), root.join("Cargo.lock")];
    collect(&root.join("crates"), &mut files);
    let mentions = |path: &&PathBuf| {
        let text = fs::read_to_string(path).expect("a text");
        // What only tests need stands last in a manifest.
        let needed = text.split("[dev-dependencies]").next().unwrap_or_default();
        needed.to_lowercase().contains("cairn")
    };
    let relative = |path: &PathBuf| path.strip_prefix(&root).unwrap_or(path).display().to_string();
    let mut shared: Vec<String> = files.iter().filter(mentions).map(relative).collect();
    shared.sort();
    assert_eq!(shared, SHARED);
    let guide = fs::read_to_string(root.join("docs/adding-a-game.md")).expect("the guide");
    for file in SHARED {
        assert!(guide.contains(&format!("`{file}`")), "the guide does not name {file}");
    }
}
