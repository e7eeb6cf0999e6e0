//! How a command fails: one clear message and an exit code.

use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

/// A command that did not come to its end.
#[derive(Debug)]
pub struct Failure {
    code: u8,
    message: String,
}

/// What a command gives back.
pub type Outcome<T = ()> = Result<T, Failure>;

impl Failure {
    /// Bad input: exit code 2, with a message that says what is allowed.
    pub fn input(message: impl Display) -> Failure {
        Failure { code: 2, message: message.to_string() }
    }

    /// Bad input with several reasons, one per line.
    pub fn reasons(title: impl Display, reasons: &[String]) -> Failure {
        let lines: String = reasons.iter().map(|reason| format!("\n  {}", reason.replace('\n', "\n  "))).collect();
        Failure::input(format!("{title}{lines}"))
    }

    /// Exit code 1 without a message: what failed has been said already.
    pub fn said() -> Failure {
        Failure { code: 1, message: String::new() }
    }

    /// Exit code 2 without a message: what is wrong has been said already.
    pub fn said_input() -> Failure {
        Failure { code: 2, message: String::new() }
    }

    /// The same with more words, unless there is nothing to say.
    pub fn and(mut self, words: &str) -> Failure {
        if !self.message.is_empty() {
            self.message.push_str(words);
        }
        self
    }

    /// What went wrong, in words.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Says what went wrong.
    pub fn report(self) -> ExitCode {
        if !self.message.is_empty() {
            // Nothing can be done if even the error cannot be written.
            let _ = writeln!(io::stderr(), "error: {}", self.message);
        }
        ExitCode::from(self.code)
    }
}

impl From<String> for Failure {
    fn from(message: String) -> Failure {
        Failure::input(message)
    }
}

impl From<io::Error> for Failure {
    /// An error while writing to the terminal. A reader that went away (`strata replay … | head`) is no failure.
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure { code: 0, message: String::new() },
            _ => Failure::input(format!("writing failed: {error}")),
        }
    }
}
