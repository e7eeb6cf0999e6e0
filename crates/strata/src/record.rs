//! A save file that grows with the game: every entry is on the disk before the game goes on.
//!
//! Not here: the form of the file (`tabletop::Save`).

use crate::failure::{Failure, Outcome};
use crate::files;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use tabletop::{Header, Line};

/// An open save file.
pub struct Record {
    path: PathBuf,
    file: File,
}

impl Record {
    /// A new file with its header: this one, or one in the folder for saves. Nothing is overwritten.
    pub fn create(path: Option<&Path>, header: &Header) -> Outcome<Record> {
        let (path, file) = match path {
            Some(path) => (path.to_path_buf(), files::create_new(path)?),
            None => fresh(&header.game)?,
        };
        let mut record = Record { path, file };
        let header = serde_json::to_string(header).map_err(Failure::input)?;
        record.write(&format!("{header}\n"))?;
        Ok(record)
    }

    /// Goes on with a file. A last line that was cut off in the middle of writing is taken away first.
    pub fn reopen(path: &Path, text: &str) -> Outcome<Record> {
        let failed = |error| Failure::input(format!("{} cannot be written: {error}", path.display()));
        let file = OpenOptions::new().append(true).open(path).map_err(failed)?;
        let mut record = Record { path: path.to_path_buf(), file };
        if !text.ends_with('\n') {
            let whole = text.rfind('\n').map_or(0, |at| at + 1);
            if serde_json::from_str::<Line>(&text[whole..]).is_ok() {
                record.write("\n")?;
            } else {
                record.file.set_len(whole as u64).map_err(failed)?;
            }
        }
        Ok(record)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Adds a line and waits until it is on the disk.
    pub fn append(&mut self, line: &Line) -> Outcome {
        self.write(&line.write())
    }

    fn write(&mut self, text: &str) -> Outcome {
        let written = self.file.write_all(text.as_bytes()).and_then(|()| self.file.sync_data());
        written.map_err(|error| Failure::input(format!("{} cannot be written: {error}", self.path.display())))
    }
}

/// A new file in the folder for saves, named by the game and the time.
fn fresh(game: &str) -> Outcome<(PathBuf, File)> {
    let folder = files::saves_folder()?;
    let failed = |error| Failure::input(format!("{} cannot be made: {error}; give --save FILE", folder.display()));
    fs::create_dir_all(&folder).map_err(failed)?;
    let stem = format!("{game}-{}", files::timestamp());
    for count in 1..1000 {
        let name = if count == 1 { format!("{stem}.jsonl") } else { format!("{stem}-{count}.jsonl") };
        let path = folder.join(name);
        if !path.exists()
            && let Ok(file) = files::create_new(&path)
        {
            return Ok((path, file));
        }
    }
    Err(Failure::input(format!("no file can be made in {}; give --save FILE", folder.display())))
}
