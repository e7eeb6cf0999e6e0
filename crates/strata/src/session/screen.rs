//! Lines in, lines out, and the curtain between two people who share a device.

use std::io::{self, BufRead, IsTerminal, Write};

/// Blank lines that push everything off the screen where it cannot be cleared.
const BLANK: usize = 60;

/// The terminal, or whatever stands in for it.
pub struct Screen<I, O> {
    input: I,
    out: O,
    terminal: bool,
}

impl Screen<io::StdinLock<'static>, io::StdoutLock<'static>> {
    /// Standard input and output.
    pub fn standard() -> Self {
        let terminal = io::stdout().is_terminal();
        Screen { input: io::stdin().lock(), out: io::stdout().lock(), terminal }
    }
}

impl<I: BufRead, O: Write> Screen<I, O> {
    /// Prints a line.
    pub fn say(&mut self, line: impl std::fmt::Display) -> io::Result<()> {
        writeln!(self.out, "{line}")
    }

    /// Prints text that may have no line end.
    pub fn text(&mut self, text: &str) -> io::Result<()> {
        let end = if text.ends_with('\n') || text.is_empty() { "" } else { "\n" };
        write!(self.out, "{text}{end}")
    }

    /// Waits for a line after a prompt; `None` at the end of the input. What is no text is an empty line.
    pub fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.out, "{prompt}")?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        let count = self.input.read_until(b'\n', &mut bytes)?;
        if !self.terminal {
            writeln!(self.out)?;
        }
        Ok((count > 0).then(|| String::from_utf8(bytes).unwrap_or_default().trim().to_string()))
    }

    /// Hides everything and waits until the next person is there; `false` at the end of the input. Whoever looks at a
    /// terminal now is given the time to read first; in a pipe nothing is lost.
    pub fn curtain(&mut self, name: &str, looking: bool) -> io::Result<bool> {
        if self.terminal && looking && self.ask("—— Enter hides this screen —— ")?.is_none() {
            return Ok(false);
        }
        if self.terminal {
            write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        } else {
            write!(self.out, "{}", "\n".repeat(BLANK))?;
        }
        self.ask(&format!("—— pass the device to {name}, then press Enter —— ")).map(|line| line.is_some())
    }

    /// Everything that was printed goes out.
    pub fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}
