//! Lines in, lines out, and the curtain between two people who share a device.

use crate::cli_error::{CliError, CliResult};
use crate::files::BYTE_ORDER_MARK;
use std::io::{self, BufRead, ErrorKind, IsTerminal, Write};

/// Blank lines that push everything off the screen where it cannot be cleared.
const BLANK: usize = 60;
/// The longest line that is read, in bytes. Every answer and path is much shorter.
const LONGEST_LINE: usize = 4096;
/// A person does not type a line of this many bytes, so reading stops there.
const ENDLESS_LINE: usize = 1 << 16;

/// The terminal, or another pair of streams in its place.
pub struct Terminal<I, O> {
    input: I,
    out: O,
    is_interactive: bool,
}

/// What came from the input.
#[derive(Debug, PartialEq, Eq)]
pub enum InputLine {
    /// A line, without spaces at its ends.
    Line(String),
    /// A line that is too long to mean anything.
    TooLong,
    /// The input has ended.
    End,
}

impl Terminal<io::StdinLock<'static>, io::StdoutLock<'static>> {
    /// Returns a terminal on standard input and output.
    pub fn standard() -> Self {
        let is_interactive = io::stdout().is_terminal();
        Terminal { input: io::stdin().lock(), out: io::stdout().lock(), is_interactive }
    }
}

impl<I: BufRead, O: Write> Terminal<I, O> {
    /// Prints a line.
    pub fn say(&mut self, line: impl std::fmt::Display) -> io::Result<()> {
        writeln!(self.out, "{line}")
    }

    /// Prints text that may have no line end.
    pub fn text(&mut self, text: &str) -> io::Result<()> {
        let end = if text.ends_with('\n') || text.is_empty() { "" } else { "\n" };
        write!(self.out, "{text}{end}")
    }

    /// Waits for a line after a prompt. An error if the input cannot be read or goes on for ever without a line end.
    pub fn ask(&mut self, prompt: &str) -> CliResult<InputLine> {
        write!(self.out, "{prompt}")?;
        self.out.flush()?;
        let typed = self.read_line()?;
        if !self.is_interactive {
            writeln!(self.out)?;
            self.out.flush()?;
        }
        Ok(typed)
    }

    /// Reads a line. Stores only as much of it as a valid line can have.
    fn read_line(&mut self) -> CliResult<InputLine> {
        let (mut line, mut length, mut ended) = (Vec::new(), 0, false);
        while !ended {
            let chunk = match self.input.fill_buf() {
                Ok([]) if length == 0 => return Ok(InputLine::End),
                Ok(chunk) => chunk,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => return Err(CliError::input(format!("the input cannot be read: {error}"))),
            };
            let end = chunk.iter().position(|&byte| byte == b'\n');
            let count = end.map_or(chunk.len(), |at| at + 1);
            line.extend_from_slice(&chunk[..count.min(LONGEST_LINE + 1 - line.len())]);
            ended = end.is_some() || chunk.is_empty();
            length += count;
            self.input.consume(count);
            if !ended && length > ENDLESS_LINE {
                let reason =
                    format!("the input has no line end within {ENDLESS_LINE} bytes, so it is not read any further");
                return Err(CliError::input(reason));
            }
        }
        if line.len() > LONGEST_LINE {
            return Ok(InputLine::TooLong);
        }
        let text = String::from_utf8_lossy(&line);
        Ok(InputLine::Line(text.trim().trim_start_matches(BYTE_ORDER_MARK).trim().to_string()))
    }

    /// Clears the screen and waits until the next person is there. Returns `false` at the end of the input. If somebody is
    /// `looking` at the screen, they can read first and press Enter; a pipe keeps everything, so nobody is asked there.
    pub fn curtain(&mut self, name: &str, looking: bool) -> CliResult<bool> {
        if self.is_interactive && looking && self.ask("—— Enter hides this screen —— ")? == InputLine::End {
            return Ok(false);
        }
        if self.is_interactive {
            write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        } else {
            write!(self.out, "{}", "\n".repeat(BLANK))?;
        }
        self.ask(&format!("—— pass the device to {name}, then press Enter —— ")).map(|typed| typed != InputLine::End)
    }

    /// Writes all buffered output.
    pub fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(input: impl BufRead) -> Vec<Result<InputLine, String>> {
        let mut terminal = Terminal { input, out: Vec::new(), is_interactive: false };
        let mut all = Vec::new();
        loop {
            match terminal.ask("> ") {
                Ok(InputLine::End) => return all,
                Ok(typed) => all.push(Ok(typed)),
                Err(error) => {
                    all.push(Err(error.message().to_string()));
                    return all;
                }
            }
        }
    }

    fn line(text: &str) -> Result<InputLine, String> {
        Ok(InputLine::Line(text.into()))
    }

    #[test]
    fn lines_come_from_any_editor() {
        let windows = "\u{feff}keep nimble\r\n\r\n 2 \r\nend".as_bytes();
        assert_eq!(typed(windows), [line("keep nimble"), line(""), line("2"), line("end")]);
        assert_eq!(typed(&b"\xff\xfe1\n"[..]), [line("\u{fffd}\u{fffd}1")], "no text is not an empty line");
    }

    #[test]
    fn lines_are_limited() {
        let long = format!("{}\nend\n", "x".repeat(LONGEST_LINE + 1));
        assert_eq!(typed(long.as_bytes()), [Ok(InputLine::TooLong), line("end")]);
        let fits = format!("{}\n", "x".repeat(LONGEST_LINE - 1));
        assert_eq!(typed(fits.as_bytes()), [line(fits.trim())]);
        let endless = io::BufReader::new(io::repeat(0));
        let read = typed(endless);
        assert!(matches!(&read[..], [Err(reason)] if reason.contains("no line end")), "{read:?}");
    }
}
