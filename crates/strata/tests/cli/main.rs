//! The commands as a person runs them: the binary as a process, its output, its files and its exit codes.
//!
//! One module per topic, all in one test binary so that it is linked once; `test_folder.rs` runs the binary.

mod commands;
#[cfg(unix)]
mod files;
mod fixtures;
mod games;
mod language;
mod saves;
mod seats;
mod stopped;
mod take_back;
mod terminal;
mod test_folder;
mod volcanique;
