//! `SaveFile`: a save to which every entry is appended and synced before the game continues.
//!
//! One process at a time may change a save. It locks the file before reading it and holds the lock until it leaves the game. The
//! operating system releases the lock if the process crashes. Not here: the format of the file (`tabletop::Save`).

use crate::cli_error::{CliError, CliResult};
use crate::{files, save_folder};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use tabletop::{Save, SaveLine};

/// A locked save with its text, before anything is changed.
pub struct LockedSave {
    path: PathBuf,
    file: File,
    text: String,
    /// Why the file cannot be written, if it cannot.
    read_only: Option<io::Error>,
}

impl LockedSave {
    /// Opens, locks and reads a save. Fails if another process holds the lock.
    pub fn open(path: &Path) -> CliResult<LockedSave> {
        let cannot_read = |error: io::Error| CliError::input(format!("{} cannot be read: {error}", path.display()));
        // Opening a pipe for writing could wait for ever, with this process as its only reader.
        if !fs::metadata(path).map_err(cannot_read)?.is_file() {
            return Err(CliError::input(format!("{} is not a plain file; a save must be one", path.display())));
        }
        let (file, read_only) = match OpenOptions::new().read(true).append(true).open(path) {
            Ok(file) => (file, None),
            Err(error) => (File::open(path).map_err(cannot_read)?, Some(error)),
        };
        lock(&file, path)?;
        let text = files::read_open(&file, path, files::LARGEST_SAVE)?;
        Ok(LockedSave { path: path.to_path_buf(), file, text, read_only })
    }

    /// Returns the text of the file.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Prepares the file for appending; the caller has checked that its text is a save.
    ///
    /// A last line that is incomplete is removed. A last line that lacks only its line end gets one.
    pub fn into_save_file(self) -> CliResult<SaveFile> {
        if let Some(error) = &self.read_only {
            return Err(files::cannot_write(&self.path, error));
        }
        let cannot = |error: io::Error| files::cannot_write(&self.path, &error);
        let length = self.file.metadata().map_err(cannot)?.len();
        let lines = self.text.matches('\n').count();
        let mut save_file = SaveFile { path: self.path.clone(), file: self.file, length, lines };
        let last = self.text.rsplit('\n').next().unwrap_or("");
        if last.is_empty() {
            return Ok(save_file);
        }
        let is_header = last.len() == self.text.len();
        if is_header || !matches!(SaveLine::read(last), SaveLine::Unreadable(_)) {
            save_file.write("\n")?;
        } else {
            // Counted from the end, because the text lacks the byte order mark that the file may have.
            save_file.shorten(length - last.len() as u64).map_err(cannot)?;
        }
        Ok(save_file)
    }
}

/// An open save file.
pub struct SaveFile {
    path: PathBuf,
    file: File,
    /// The length of the file in bytes as this process left it.
    length: u64,
    /// The number of line ends.
    lines: usize,
}

impl SaveFile {
    /// Creates a save that begins with `beginning`, at `path` or else in the save folder. No file is overwritten.
    pub fn create(path: Option<&Path>, beginning: &Save) -> CliResult<SaveFile> {
        let (path, file) = match path {
            Some(path) => (path.to_path_buf(), files::create_new(path)?),
            None => save_folder::create_save(&beginning.header.game)?,
        };
        lock(&file, &path)?;
        let mut save_file = SaveFile { path, file, length: 0, lines: 0 };
        save_file.write(&beginning.write()).inspect_err(|_| {
            // A save without its beginning is useless. The error of the write is the one to report.
            let _ = fs::remove_file(&save_file.path);
        })?;
        Ok(save_file)
    }

    /// Returns the path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Reads the text of the file.
    pub fn text(&self) -> CliResult<String> {
        let mut file = &self.file;
        // The file is open for appending, so this does not change where lines are written.
        file.seek(SeekFrom::Start(0))
            .map_err(|error| CliError::input(format!("{} cannot be read: {error}", self.path.display())))?;
        Ok(files::read_open(&self.file, &self.path, files::LARGEST_SAVE)?)
    }

    /// Returns the command that resumes this save.
    pub fn resume_command(&self) -> String {
        format!("strata resume {}", files::shell_word(&self.path))
    }

    /// Adds lines, all or none, and waits until they are on the disk.
    pub fn append(&mut self, lines: &[String]) -> CliResult {
        let mut text = lines.join("\n");
        text.push('\n');
        self.write(&text)
    }

    /// Returns why nothing more is added to the save.
    pub fn full(&self) -> CliError {
        CliError::input(format!("{} is full: a longer save could not be read again", self.path.display()))
    }

    fn write(&mut self, text: &str) -> CliResult {
        self.check_unchanged()?;
        let lines = self.lines + text.matches('\n').count();
        if self.length + text.len() as u64 > files::LARGEST_SAVE || lines > tabletop::MAX_SAVE_LINES {
            return Err(self.full());
        }
        let written = self.file.write_all(text.as_bytes()).and_then(|()| self.file.sync_data());
        if let Err(error) = written {
            // Removes what was written of the lines. If that fails too, reading the save ignores an incomplete last line.
            let _ = self.shorten(self.length);
            return Err(files::cannot_write(&self.path, &error));
        }
        self.length += text.len() as u64;
        self.lines = lines;
        Ok(())
    }

    /// Refuses to write into a file that somebody else has changed, replaced or removed: not every program and not every
    /// file system respects locks, and a line in the wrong place would spoil the save.
    fn check_unchanged(&self) -> CliResult {
        let metadata = self.file.metadata().map_err(|error| files::cannot_write(&self.path, &error))?;
        let problem = if metadata.len() != self.length {
            "was changed by another program"
        } else if !is_linked(&metadata) {
            "was removed or replaced by another program"
        } else {
            return Ok(());
        };
        let name = self.path.display();
        Err(CliError::input(format!("{name} {problem} while the game was played; the game stops here")))
    }

    fn shorten(&mut self, length: u64) -> io::Result<()> {
        self.file.set_len(length)?;
        self.file.sync_data()?;
        self.length = length;
        Ok(())
    }
}

/// Returns whether an open file still has a name.
#[cfg(unix)]
fn is_linked(metadata: &fs::Metadata) -> bool {
    std::os::unix::fs::MetadataExt::nlink(metadata) > 0
}

/// Returns `true`: outside Unix an open file cannot lose its name.
#[cfg(not(unix))]
fn is_linked(_: &fs::Metadata) -> bool {
    true
}

/// Locks a save for this process until it closes the file or ends.
fn lock(file: &File, path: &Path) -> CliResult {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(CliError::input(format!(
            "{} is being played by another strata, and only one can add to it.\n  To see the game so far without changing \
             it: strata replay {}",
            path.display(),
            files::shell_word(path)
        ))),
        // Some file systems have no locks. A changed length is noticed all the same before anything is written.
        Err(TryLockError::Error(error)) => {
            let known = matches!(error.kind(), ErrorKind::Unsupported);
            let reason = if known { "this file system has no locks".into() } else { error.to_string() };
            let warning = format!("{} cannot be locked ({reason}); play it in one place at a time", path.display());
            writeln!(io::stderr(), "warning: {warning}").map_err(CliError::from)
        }
    }
}
