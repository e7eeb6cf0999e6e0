//! The transcripts that `docs/protocol.md` names: whole conversations between clients and a table, replayed byte for byte.
//!
//! Each line of `fixtures/protocol/*.jsonl` is one of four objects: `{"open":…}` says what the table is made from, `{"connect":…}` which
//! players a client may speak for, `{"client":…,"sends":…}` is a request and `{"client":…,"receives":…}` an answer. `script.rs` decides
//! what clients send. `STRATA_BLESS=1` (or `cargo xtask golden`) writes the files again.

mod conversation;
mod script;

use conversation::Conversation;
use std::path::{Path, PathBuf};
use testkit::golden;

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/protocol").join(name)
}

/// Compares a conversation with its file, then replays the requests in the file: the table must give the same answers again.
fn check(name: &str, scripted: &Conversation) {
    golden::check_file(file(name), &scripted.text());
    let kept = std::fs::read_to_string(file(name)).unwrap().replace("\r\n", "\n");
    let again = Conversation::replay(&kept).unwrap();
    assert!(again.text() == kept, "{name}: a table answers the same messages differently");
}

#[test]
fn a_whole_game_of_cairn() {
    check("cairn.jsonl", &script::cairn());
}

#[test]
fn the_start_of_a_game_of_cosmic_frog() {
    check("cosmic-frog.jsonl", &script::cosmic_frog());
}
