//! `CliError`: the error of a command, with one message and an exit code.

use games::UnknownGame;
use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

/// The error of a command.
#[derive(Debug)]
pub struct CliError {
    code: u8,
    message: String,
}

/// The result of a command.
pub type CliResult<T = ()> = Result<T, CliError>;

impl CliError {
    /// Creates the failure for bad input: exit code 2, with a message that says what is allowed.
    pub fn input(message: impl Display) -> CliError {
        CliError { code: 2, message: message.to_string() }
    }

    /// Creates the failure for bad input with several reasons, one per line.
    pub fn reasons(title: impl Display, reasons: &[String]) -> CliError {
        let lines: String = reasons.iter().map(|reason| format!("\n  {}", reason.replace('\n', "\n  "))).collect();
        CliError::input(format!("{title}{lines}"))
    }

    /// Creates a failure with exit code 1 and no message, because the command has printed it already.
    pub fn already_printed() -> CliError {
        CliError { code: 1, message: String::new() }
    }

    /// Creates a failure with exit code 2 and no message, because the command has printed it already.
    pub fn reported_input() -> CliError {
        CliError { code: 2, message: String::new() }
    }

    /// Appends text to the message, unless the message is empty.
    pub fn with_suffix(mut self, words: &str) -> CliError {
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

impl From<String> for CliError {
    fn from(message: String) -> CliError {
        CliError::input(message)
    }
}

impl From<UnknownGame> for CliError {
    fn from(unknown: UnknownGame) -> CliError {
        CliError::input(unknown)
    }
}

impl From<io::Error> for CliError {
    /// Converts an error while writing to the terminal. A closed pipe (`strata replay … | head`) is not a failure.
    fn from(error: io::Error) -> CliError {
        match error.kind() {
            io::ErrorKind::BrokenPipe => CliError { code: 0, message: String::new() },
            _ => CliError::input(format!("writing failed: {error}")),
        }
    }
}
