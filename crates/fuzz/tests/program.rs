//! The program: what it prints, and that it notices when a target ends early. Simultaneous runs use different targets, because
//! each writes the number of its current input to a file of the target.

use std::process::{Command, Output};

fn fuzz(arguments: &[&str]) -> (Output, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_fuzz")).args(arguments).output().unwrap();
    let text = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    (output, text)
}

#[test]
fn a_run_ends_with_a_line_that_can_be_counted() {
    let (output, text) = fuzz(&["--target", "grid", "--target", "tiles", "--inputs", "40"]);
    assert!(output.status.success(), "{text}");
    assert!(text.contains("\n2 passed, 0 failed\n"), "{text}");
    assert!(text.contains("40 inputs"), "{text}");
}

#[test]
fn an_abort_is_a_failure_with_the_input_that_did_it() {
    let (output, text) = fuzz(&["--target", "caldera", "--inputs", "40", "--seed", "5", "--abort-at", "7"]);
    assert!(!output.status.success());
    assert!(text.contains("at input 7;") && text.contains("--target caldera --seed 5 --from 7 --inputs 1"), "{text}");
    assert!(text.contains("\n0 passed, 1 failed\n"), "{text}");
}

#[cfg(target_os = "linux")]
#[test]
fn memory_beyond_the_limit_is_a_failure() {
    let (output, text) = fuzz(&["--target", "powers", "--inputs", "5", "--memory", "1"]);
    assert!(!output.status.success());
    assert!(text.contains("0 passed, 1 failed"), "{text}");
}

#[test]
fn unknown_targets_are_answered_with_the_names() {
    let (output, text) = fuzz(&["--target", "weather"]);
    assert!(!output.status.success());
    assert!(text.contains("weather") && text.contains("save-volcanique"), "{text}");
}
