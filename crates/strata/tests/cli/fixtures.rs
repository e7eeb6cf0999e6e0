//! Saves of older versions: no command changes what is in them.

use crate::test_folder::TestFolder;
use std::fs;
use std::path::Path;

/// Runs every command that takes a save on a copy of each save of a group.
fn untouched(group: &str) {
    let place = TestFolder::new(&format!("fixtures-{group}"));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/saves").join(group);
    let mut count = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let (name, bytes) = (path.file_name().unwrap().to_str().unwrap(), fs::read(&path).unwrap());
        place.write("old.jsonl", &bytes);
        let now = || fs::read(place.path("old.jsonl")).unwrap();
        place.run(&["replay", "old.jsonl"], "");
        assert!(now() == bytes, "replay changes {name}");
        place.run(&["render", "old.jsonl", "-o", "board.svg", "--force"], "");
        assert!(now() == bytes, "render changes {name}");
        place.run(&["resume", "old.jsonl", "--new-save", &format!("{count}.jsonl")], "quit\n");
        assert!(now() == bytes, "resume in a new save changes {name}");
        // Everybody is a person at this device, who leaves at once: only chance may go on, behind what was there. A last
        // line that was cut off in the middle of writing is no line.
        place.run(&["resume", "old.jsonl"], "quit\n");
        let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        assert!(now().starts_with(&bytes[..whole]), "resume changes what was in {name}");
        count += 1;
    }
    assert!(count > 5, "{group}");
}

#[test]
fn commands_leave_saves_of_cosmic_frog_as_they_are() {
    untouched("cosmic-frog");
}

#[test]
fn commands_leave_saves_of_volcanique_as_they_are() {
    untouched("volcanique");
}

#[test]
fn commands_leave_edited_saves_as_they_are() {
    untouched("edited");
}

#[test]
fn commands_leave_saves_of_format_2_as_they_are() {
    untouched("format-2");
}
