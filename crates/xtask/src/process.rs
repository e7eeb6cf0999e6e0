//! Runs other programs, either with our terminal or with a function that reads each line of their output.
//!
//! Not here: which programs; each xtask command knows its own.

use std::io::{self, IsTerminal, Read, Write};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread;

use anyhow::{Context, Result, bail};

/// Runs the command with our terminal. Fails unless the command succeeds.
pub fn run(command: &mut Command) -> Result<()> {
    let shown = show(command);
    let status = command.status().with_context(|| format!("`{shown}` could not be started"))?;
    if !status.success() {
        bail!("`{shown}` failed ({status}); its output is above");
    }
    Ok(())
}

/// Returns whether the command can be started and succeeds; its output is discarded.
pub fn succeeds(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Runs the command, copies its output to ours at once, and calls `reader` with each whole line, without colours.
pub fn stream(command: &mut Command, reader: impl FnMut(&str) + Send) -> Result<()> {
    let shown = show(command);
    if io::stderr().is_terminal() {
        command.env("CARGO_TERM_COLOR", "always");
    }
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().with_context(|| format!("`{shown}` could not be started"))?;
    let (stdout, stderr) = (child.stdout.take(), child.stderr.take());
    let reader = Mutex::new(reader);
    let line = |text: &str| (reader.lock().expect("no reader panics"))(text);
    thread::scope(|scope| {
        if let Some(stdout) = stdout {
            scope.spawn(|| pass_on(stdout, io::stdout(), line));
        }
        if let Some(stderr) = stderr {
            scope.spawn(|| pass_on(stderr, io::stderr(), line));
        }
    });
    let status = child.wait().with_context(|| format!("`{shown}` was lost"))?;
    if !status.success() {
        bail!("`{shown}` failed ({status}); its output is above");
    }
    Ok(())
}

/// Copies `from` to `to` at once and calls `line` for each line. Goes on reading if `to` is closed.
fn pass_on(mut from: impl Read, mut to: impl Write, line: impl Fn(&str)) {
    let mut chunk = [0; 4096];
    let mut pending = Vec::new();
    loop {
        let count = match from.read(&mut chunk) {
            Ok(0) => break,
            Ok(count) => count,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(_) => break,
        };
        let _ = to.write_all(&chunk[..count]).and_then(|()| to.flush());
        pending.extend_from_slice(&chunk[..count]);
        while let Some(end) = pending.iter().position(|byte| *byte == b'\n') {
            let whole: Vec<u8> = pending.drain(..=end).collect();
            line(plain(&String::from_utf8_lossy(&whole)).trim_end());
        }
    }
    if !pending.is_empty() {
        line(&plain(&String::from_utf8_lossy(&pending)));
    }
}

/// Removes terminal colour sequences (ESC `[` … letter) from the text.
fn plain(text: &str) -> String {
    let mut result = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("\u{1b}[") {
        result.push_str(before);
        rest = after.find(|c: char| c.is_ascii_alphabetic()).map_or("", |end| &after[end + 1..]);
    }
    result.push_str(rest);
    result
}

/// The number of words after which [`show`] cuts a command off.
const SHOWN: usize = 16;

/// Formats the command as one would type it, cut off after [`SHOWN`] words.
pub fn show(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program()).file_stem().unwrap_or_default().to_string_lossy();
    let mut words = vec![program.into_owned()];
    for word in command.get_args().take(SHOWN) {
        let word = word.to_string_lossy();
        words.push(if word.contains([' ', '*', '(']) { format!("'{word}'") } else { word.into_owned() });
    }
    if command.get_args().len() > SHOWN {
        words.push("…".to_string());
    }
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_taken_out() {
        assert_eq!(plain("\u{1b}[32;1m 3 passed\u{1b}[0m, 0 failed"), " 3 passed, 0 failed");
        assert_eq!(plain("plain"), "plain");
        assert_eq!(plain("cut \u{1b}[3"), "cut ");
    }

    #[test]
    fn output_is_copied_and_read_by_line() {
        let (mut copy, lines) = (Vec::new(), Mutex::new(Vec::new()));
        pass_on(&b"one\ntwo\r\nthree"[..], &mut copy, |line| lines.lock().unwrap().push(line.to_string()));
        assert_eq!(copy, b"one\ntwo\r\nthree");
        assert_eq!(*lines.lock().unwrap(), ["one", "two", "three"]);
    }

    #[test]
    fn commands_are_shown_as_typed() {
        let mut command = Command::new("/some/where/cargo");
        command.args(["nextest", "run", "-E", "not binary(laws)"]);
        assert_eq!(show(&command), "cargo nextest run -E 'not binary(laws)'");
        command.args(["a"; 40]);
        assert!(show(&command).ends_with(" a a …"));
    }
}
