//! Files read and written by commands. Nothing is ever overwritten unless somebody asked for it.

use crate::failure::{Failure, Outcome};
use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// Largest file that is read whole: no save, map or scenario is anywhere near it.
const LARGEST: u64 = 256 << 20;

/// The text of a file that an option names, if it names one; why it cannot be read goes to the errors.
pub fn optional(path: &Option<PathBuf>, errors: &mut Vec<String>) -> Option<String> {
    read(path.as_ref()?).map_err(|reason| errors.push(reason)).ok()
}

/// The text of a file, or why it cannot be read.
pub fn read(path: &Path) -> Result<String, String> {
    let name = path.display();
    let file = File::open(path).map_err(|error| format!("{name} cannot be read: {error}"))?;
    let mut bytes = Vec::new();
    let read = file.take(LARGEST).read_to_end(&mut bytes).map_err(|error| format!("{name} cannot be read: {error}"))?;
    if read as u64 == LARGEST {
        return Err(format!("{name} is too large; files may have up to {} MB", LARGEST >> 20));
    }
    String::from_utf8(bytes).map_err(|_| format!("{name} is not a text file; it must be UTF-8"))
}

/// A new file; an error if there is one with this name.
pub fn create_new(path: &Path) -> Outcome<File> {
    OpenOptions::new().write(true).create_new(true).open(path).map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => {
            Failure::input(format!("{} is there already and is not overwritten; choose another name", path.display()))
        }
        _ => Failure::input(format!("{} cannot be written: {error}", path.display())),
    })
}

/// Writes a whole file, which must not be there yet unless `force` is set.
pub fn write(path: &Path, bytes: &[u8], force: bool) -> Outcome {
    let failed = |error: std::io::Error| Failure::input(format!("{} cannot be written: {error}", path.display()));
    let mut file = if force { File::create(path).map_err(failed)? } else { create_new(path)? };
    file.write_all(bytes).and_then(|()| file.sync_data()).map_err(failed)
}

/// The folder where games are saved: in the user's data directory.
pub fn saves_folder() -> Outcome<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = set("XDG_DATA_HOME")
        .or_else(|| set("HOME").map(|home| home.join(".local").join("share")))
        .or_else(|| set("LOCALAPPDATA"))
        .ok_or_else(|| {
            Failure::input("there is no folder for saves: set XDG_DATA_HOME or HOME, or give --save FILE")
        })?;
    Ok(data.join("strata").join("saves"))
}

/// The save written last in the folder for saves.
pub fn newest_save() -> Outcome<PathBuf> {
    let folder = saves_folder()?;
    let entries = fs::read_dir(&folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let saves = entries.filter(|path| path.extension().is_some_and(|extension| extension == "jsonl"));
    let written = |path: &PathBuf| fs::metadata(path).and_then(|data| data.modified()).unwrap_or(UNIX_EPOCH);
    saves.max_by_key(|path| (written(path), path.clone())).ok_or_else(|| {
        Failure::input(format!(
            "no saved game is in {}; give the FILE, or start one with strata play",
            folder.display()
        ))
    })
}

/// Now in UTC, for the names of files: `20260731T184500Z`.
pub fn timestamp() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    let (year, month, day) = date(seconds / 86_400);
    let (hour, minute, second) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
    format!("{year:04}{month:02}{day:02}T{hour:02}{minute:02}{second:02}Z")
}

/// Year, month and day of a number of days since 1970 (Gregorian calendar, counted from 1 March of the year 0).
fn date(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    (era * 400 + year_of_era + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn dates_are_right() {
        assert_eq!(date(0), (1970, 1, 1));
        assert_eq!(date(11_016), (2000, 2, 29));
        assert_eq!(date(20_666), (2026, 8, 1));
    }
}
