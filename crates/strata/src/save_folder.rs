//! The folder where games are saved, in the user's data directory, and the names of the saves in it.

use crate::cli_error::{CliError, CliResult};
use crate::files;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// Returns where saves are. The folder may not exist yet.
fn location() -> CliResult<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = set("XDG_DATA_HOME")
        .or_else(|| set("HOME").map(|home| home.join(".local").join("share")))
        .or_else(|| set("LOCALAPPDATA"))
        .ok_or_else(|| {
            CliError::input("there is no folder for saves: set XDG_DATA_HOME or HOME, or give --save FILE")
        })?;
    Ok(data.join("strata").join("saves"))
}

/// Returns the save that was written last.
pub fn newest_save() -> CliResult<PathBuf> {
    let folder = location()?;
    let entries = fs::read_dir(&folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let saves = entries.filter(|path| path.extension().is_some_and(|extension| extension == "jsonl"));
    let written = |path: &PathBuf| fs::metadata(path).and_then(|data| data.modified()).unwrap_or(UNIX_EPOCH);
    saves.max_by_key(|path| (written(path), path.clone())).ok_or_else(|| {
        CliError::input(format!(
            "no saved game is in {}; give the FILE, or start one with strata play",
            folder.display()
        ))
    })
}

/// Creates an empty save whose name is the game and the time.
pub fn create_save(game: &str) -> CliResult<(PathBuf, File)> {
    let folder = location()?;
    let failed = |error| CliError::input(format!("{} cannot be made: {error}; give --save FILE", folder.display()));
    create_folder(&folder).map_err(failed)?;
    let stem = format!("{game}-{}", timestamp());
    for count in 1..1000 {
        let name = if count == 1 { format!("{stem}.jsonl") } else { format!("{stem}-{count}.jsonl") };
        let path = folder.join(name);
        if !path.exists()
            && let Ok(file) = files::create_new(&path)
        {
            return Ok((path, file));
        }
    }
    Err(CliError::input(format!("no file can be made in {}; give --save FILE", folder.display())))
}

/// Creates a folder and its missing parents, and makes sure that their names are on the disk.
fn create_folder(folder: &Path) -> std::io::Result<()> {
    let missing: Vec<&Path> = folder.ancestors().take_while(|folder| !folder.exists()).collect();
    fs::create_dir_all(folder)?;
    missing.into_iter().rev().try_for_each(files::sync_folder_of)
}

/// Returns the current time in UTC for names of files: `20260731T184500Z`.
fn timestamp() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    let (year, month, day) = date(seconds / 86_400);
    let (hour, minute, second) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
    format!("{year:04}{month:02}{day:02}T{hour:02}{minute:02}{second:02}Z")
}

/// Converts days since 1970 to year, month and day (Gregorian calendar, counted from 1 March of the year 0).
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
