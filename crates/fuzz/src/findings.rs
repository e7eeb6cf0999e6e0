//! Writes findings to `target/fuzz`: a file with the input and a report of what happened.

use crate::{CaughtPanic, InputFormat};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Returns the folder for findings: `fuzz` in the directory where cargo builds.
pub fn folder() -> PathBuf {
    let program = env::current_exe().unwrap_or_default();
    let target = program.ancestors().find(|folder| folder.join("CACHEDIR.TAG").is_file());
    target.map_or_else(env::temp_dir, Path::to_path_buf).join("fuzz")
}

/// Writes an input to a file named after its target and what it shows.
pub(crate) fn write(folder: &Path, name: &str, form: InputFormat, input: &[u8]) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let ending = match form {
        InputFormat::Toml => "toml",
        InputFormat::JsonLines => "jsonl",
        InputFormat::Text => "txt",
        InputFormat::Bytes => "bin",
    };
    let file = folder.join(format!("{name}.{ending}"));
    fs::write(&file, input)?;
    Ok(file)
}

/// Writes what happened next to the input.
pub(crate) fn explain(file: &Path, panic: &CaughtPanic, target: &str, seed: u64, number: u64) -> io::Result<()> {
    let text = format!(
        "{}\n{}\n\ntarget {target}, seed {seed}, input {number}\nrun again: cargo run -p fuzz -- --replay {target} {}\n",
        panic.place,
        panic.message,
        file.display()
    );
    fs::write(file.with_extension("report"), text)
}
