//! `Failure`: the error of a command, with one message and an exit code.

use games::UnknownGame;
use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

/// The error of a command.
#[derive(Debug)]
pub struct Failure {
    code: u8,
    message: String,
}

/// The result of a command.
pub type CliResult<T = ()> = Result<T, Failure>;

impl Failure {
    /// Creates the failure for bad input: exit code 2, with a message that says what is allowed.
    pub fn input(message: impl Display) -> Failure {
        Failure { code: 2, message: message.to_string() }
    }

    /// Creates the failure for bad input with several reasons, one per line.
    pub fn reasons(title: impl Display, reasons: &[String]) -> Failure {
        let lines: String = reasons.iter().map(|reason| format!("\n  {}", reason.replace('\n', "\n  "))).collect();
        Failure::input(format!("{title}{lines}"))
    }

    /// Creates a failure with exit code 1 and no message, because the command has printed it already.
    pub fn reported() -> Failure {
        Failure { code: 1, message: String::new() }
    }

    /// Creates a failure with exit code 2 and no message, because the command has printed it already.
    pub fn reported_input() -> Failure {
        Failure { code: 2, message: String::new() }
    }

    /// Appends text to the message, unless the message is empty.
    pub fn and(mut self, words: &str) -> Failure {
        if !self.message.is_empty() {
            self.message.push_str(words);
        }
        self
    }

    /// Returns the message.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Prints the message and returns the exit code.
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

impl From<UnknownGame> for Failure {
    fn from(unknown: UnknownGame) -> Failure {
        Failure::input(unknown)
    }
}

impl From<io::Error> for Failure {
    /// Converts an error while writing to the terminal. A closed pipe (`strata replay … | head`) is not a failure.
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure { code: 0, message: String::new() },
            _ => Failure::input(format!("writing failed: {error}")),
        }
    }
}
