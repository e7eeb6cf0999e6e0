//! Files that commands read and write.
//!
//! Reading is limited, so that an endless or huge file gives an error and does not fill the memory. No file is overwritten
//! unless the user asked for it. A file that is replaced is complete at all times: the old one or the new one.
//! Not here: saves that grow with a game (`save_file.rs`) and the folder they are in (`save_folder.rs`).

use crate::cli_error::{CliError, CliResult};
use same_file::is_same_file as have_same_identity;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

/// Largest file that a person writes: a map, a table, a scenario, the note of who plays.
pub const LARGEST_TEXT: u64 = 1 << 20;
/// Largest save.
pub const LARGEST_SAVE: u64 = tabletop::MAX_SAVE_BYTES as u64;

/// Reads the file that an option names, if it names one. If it cannot be read, adds the reason to the errors.
pub fn read_optional(path: &Option<PathBuf>, errors: &mut Vec<String>) -> Option<String> {
    read(path.as_ref()?).map_err(|reason| errors.push(reason)).ok()
}

/// Reads a file that a person has written, without its byte order mark. The error says why it cannot be read.
pub fn read(path: &Path) -> Result<String, String> {
    let file = File::open(path).map_err(|error| format!("{} cannot be read: {error}", path.display()))?;
    read_open(&file, path, LARGEST_TEXT)
}

/// Reads the rest of an open file, without its byte order mark. Refuses a file above the limit before it allocates memory;
/// reads a file of unknown length (a pipe, a device) only up to the limit.
pub fn read_open(file: &File, path: &Path, largest: u64) -> Result<String, String> {
    let name = path.display();
    let cannot = |error: io::Error| format!("{name} cannot be read: {error}");
    let too_large = || format!("{name} is too large; such a file may have up to {} MB", largest >> 20);
    let metadata = file.metadata().map_err(cannot)?;
    let length = if metadata.is_file() { metadata.len() } else { 0 };
    if length > largest {
        return Err(too_large());
    }
    let mut bytes = Vec::with_capacity(length as usize + 1);
    file.take(largest + 1).read_to_end(&mut bytes).map_err(cannot)?;
    if bytes.len() as u64 > largest {
        return Err(too_large());
    }
    let text = String::from_utf8(bytes).map_err(|_| format!("{name} is not a text file; it must be UTF-8"))?;
    Ok(text.strip_prefix(BYTE_ORDER_MARK).map(String::from).unwrap_or(text))
}

/// What some editors write before the text of a file.
pub const BYTE_ORDER_MARK: char = '\u{feff}';

/// Creates a file for appending, and makes sure that its name is on the disk. Fails if the name is taken.
pub fn create_new(path: &Path) -> CliResult<File> {
    let file =
        OpenOptions::new().read(true).append(true).create_new(true).open(path).map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => CliError::input(format!(
                "{} is there already and is not overwritten; choose another name",
                path.display()
            )),
            _ => cannot_write(path, &error),
        })?;
    sync_folder_of(path).map_err(|error| cannot_write(path, &error))?;
    Ok(file)
}

/// Writes a new file. If that fails, no part of it is left behind.
pub fn write_new(path: &Path, bytes: &[u8]) -> CliResult {
    let mut file = create_new(path)?;
    file.write_all(bytes).and_then(|()| file.sync_all()).map_err(|error| {
        // The name was free before, so this removes only what was written here.
        let _ = fs::remove_file(path);
        cannot_write(path, &error)
    })
}

/// Writes a file whether or not it exists. `inputs` are the files that the command reads: none of them is replaced.
///
/// The bytes are written to a temporary file beside the old one, which then takes its name: a crash or a full disk leaves
/// either the old content or the new, never a part. A link stays a link and its target is replaced; a device or a pipe is
/// written to as it is.
pub fn replace(path: &Path, bytes: &[u8], inputs: &[&Path]) -> CliResult {
    if let Some(input) = inputs.iter().find(|input| is_same_file(path, input)) {
        let (name, input) = (path.display(), input.display());
        return Err(CliError::input(format!("{name} is not replaced: it is the file {input} that is being read")));
    }
    let failed = |error: io::Error| cannot_write(path, &error);
    match fs::metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => replace_file(path, bytes, None).map_err(failed),
        Err(error) => Err(failed(error)),
        Ok(old) if old.is_file() => {
            // Replacing needs no permission to write the old file, but a file that is protected stays as it is.
            OpenOptions::new().write(true).open(path).map_err(failed)?;
            let target = fs::canonicalize(path).map_err(failed)?;
            replace_file(&target, bytes, Some(old.permissions())).map_err(failed)
        }
        Ok(_) => {
            let mut device = OpenOptions::new().write(true).open(path).map_err(failed)?;
            device.write_all(bytes).map_err(failed)
        }
    }
}

/// Writes a temporary file and gives it the name.
fn replace_file(path: &Path, bytes: &[u8], permissions: Option<fs::Permissions>) -> io::Result<()> {
    let (temporary, mut file) = temporary_beside(path)?;
    let written = file.write_all(bytes).and_then(|()| match permissions {
        Some(permissions) => file.set_permissions(permissions),
        None => Ok(()),
    });
    let renamed = written.and_then(|()| file.sync_all()).and_then(|()| fs::rename(&temporary, path));
    if renamed.is_err() {
        // The first error is the one to report; a leftover file is harmless.
        let _ = fs::remove_file(&temporary);
    }
    renamed.and_then(|()| sync_folder_of(path))
}

/// Creates a file with a name that nobody uses, in the folder of another.
fn temporary_beside(path: &Path) -> io::Result<(PathBuf, File)> {
    let process = std::process::id();
    let mut count = 0;
    loop {
        let temporary = folder_of(path).join(format!(".strata-{process}-{count}.tmp"));
        match OpenOptions::new().write(true).create_new(true).open(&temporary) {
            Ok(file) => return Ok((temporary, file)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists && count < 1000 => count += 1,
            Err(error) => return Err(error),
        }
    }
}

/// Returns whether two names lead to one file: through links of either kind, or spelled differently.
pub fn is_same_file(one: &Path, other: &Path) -> bool {
    // Only plain files are compared, because opening a pipe may wait for ever.
    let is_file = |path: &Path| fs::metadata(path).is_ok_and(|metadata| metadata.is_file());
    if !is_file(one) || !is_file(other) {
        return false;
    }
    have_same_identity(one, other).unwrap_or_else(|_| {
        let canonical = |path: &Path| fs::canonicalize(path).ok();
        canonical(one).is_some() && canonical(one) == canonical(other)
    })
}

/// Returns the folder that a file is in.
fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Makes sure that the names in the folder of this file are on the disk: a synced file is lost if its name is not.
pub fn sync_folder_of(path: &Path) -> io::Result<()> {
    #[cfg(test)]
    tests::SYNCED.with_borrow_mut(|synced| synced.push(folder_of(path).to_path_buf()));
    // Not every system opens folders (Windows does not), and not every file system can sync them.
    let Ok(folder) = File::open(folder_of(path)) else { return Ok(()) };
    match folder.sync_all() {
        Err(error) if !matches!(error.kind(), ErrorKind::InvalidInput | ErrorKind::Unsupported) => Err(error),
        _ => Ok(()),
    }
}

/// Returns the error of a file that cannot be written.
pub fn cannot_write(path: &Path, error: &io::Error) -> CliError {
    CliError::input(format!("{} cannot be written: {error}", path.display()))
}

/// Returns a path as it is typed in a shell: quoted if necessary, and never mistaken for an option.
pub fn shell_word(path: &Path) -> String {
    let text = path.display().to_string();
    let text = if text.starts_with('-') { format!("./{text}") } else { text };
    let is_plain = |letter: char| letter.is_alphanumeric() || "/._-+:,@%=\\".contains(letter);
    if !text.is_empty() && text.chars().all(is_plain) { text } else { format!("'{}'", text.replace('\'', "'\\''")) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::RefCell;

    thread_local! {
        /// The folders that were synced by this thread.
        pub(super) static SYNCED: RefCell<Vec<PathBuf>> = const { RefCell::new(Vec::new()) };
    }

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("strata-files-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    #[test]
    fn the_folder_is_synced_when_a_name_is_new() {
        let folder = folder("sync");
        let synced = || SYNCED.take();
        synced();
        create_new(&folder.join("one")).unwrap();
        assert_eq!(synced(), [folder.as_path()]);
        write_new(&folder.join("two"), b"2").unwrap();
        assert_eq!(synced(), [folder.as_path()]);
        replace(&folder.join("two"), b"3", &[]).unwrap();
        replace(&folder.join("three"), b"3", &[]).unwrap();
        assert_eq!(synced(), [folder.canonicalize().unwrap(), folder.clone()]);
        assert_eq!(fs::read(folder.join("two")).unwrap(), b"3");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 3, "no temporary file is left");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_file_is_known_by_all_its_names() {
        let folder = folder("same");
        let file = folder.join("file");
        fs::write(&file, "x").unwrap();
        fs::write(folder.join("other"), "x").unwrap();
        fs::hard_link(&file, folder.join("hard")).unwrap();
        for name in ["hard", "./file", "../sub/../file"] {
            fs::create_dir_all(folder.join("sub")).unwrap();
            let path = if name.starts_with("..") { folder.join("sub").join(name) } else { folder.join(name) };
            assert!(is_same_file(&file, &path), "{name}");
            assert!(replace(&path, b"y", &[&file]).is_err(), "{name}");
        }
        assert!(!is_same_file(&file, &folder.join("other")) && !is_same_file(&file, &folder.join("none")));
        assert_eq!(fs::read(&file).unwrap(), b"x");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn paths_can_be_typed() {
        let word = |text: &str| shell_word(Path::new(text));
        assert_eq!(word("/a/game-1.jsonl"), "/a/game-1.jsonl");
        assert_eq!(word("my game.jsonl"), "'my game.jsonl'");
        assert_eq!(word("it's"), r"'it'\''s'");
        assert_eq!(word("-o"), "./-o");
    }
}
