//! Watches the time and memory of inputs from another thread.
//!
//! A slow input is reported and kept, and the run goes on, because the machine may only be busy. The process ends only if
//! an input seems to hang or memory exceeds the limit.

use crate::{InputFormat, findings};
use std::fs::File;
use std::io::{Seek, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use std::{fs, process, thread};

/// The interval between two checks.
const PERIOD: Duration = Duration::from_millis(100);

/// The limits of a run.
#[derive(Clone, Copy, Debug)]
pub struct RunLimits {
    /// The time after which an input is reported.
    pub slow: Duration,
    /// The time after which an input counts as a hang.
    pub hang: Duration,
    /// Bytes of memory.
    pub memory: u64,
}

impl Default for RunLimits {
    /// Returns ten seconds, three minutes and one GiB: far more than any input needs, even on a busy machine.
    fn default() -> RunLimits {
        RunLimits { slow: Duration::from_secs(10), hang: Duration::from_secs(180), memory: 1 << 30 }
    }
}

/// The exit code of a run that was ended because of a limit.
pub const LIMIT_EXIT_CODE: i32 = 3;

/// The input that runs now.
#[derive(Debug)]
struct Current {
    target: String,
    form: InputFormat,
    number: u64,
    input: Vec<u8>,
    started: Instant,
    reported: bool,
}

#[derive(Debug, Default)]
struct Shared {
    current: Option<Current>,
    slow: Vec<String>,
    finished: bool,
}

/// A thread that watches the inputs of one run.
#[derive(Debug)]
pub struct RunWatch {
    shared: Arc<Mutex<Shared>>,
    /// Holds the number of the running input; the parent process reads it if this process aborts.
    journal: Option<File>,
}

impl RunWatch {
    /// Starts watching. Writes findings to this folder and the number of the running input to `journal`.
    pub fn start(limits: RunLimits, folder: &Path, journal: Option<&Path>) -> RunWatch {
        let shared = Arc::new(Mutex::new(Shared::default()));
        let (theirs, folder) = (shared.clone(), folder.to_path_buf());
        thread::spawn(move || {
            while !lock(&theirs).finished {
                thread::sleep(PERIOD);
                check_limits(&theirs, limits, &folder);
            }
        });
        RunWatch { shared, journal: journal.and_then(|path| File::create(path).ok()) }
    }

    /// Records that an input starts.
    pub(crate) fn begin(&mut self, target: &str, form: InputFormat, number: u64, input: &[u8]) {
        if let Some(journal) = &mut self.journal {
            // A journal that cannot be written only makes an abort harder to find.
            let _ = journal.rewind().and_then(|()| write!(journal, "{number:020}"));
        }
        let (target, input) = (target.to_string(), input.to_vec());
        lock(&self.shared).current =
            Some(Current { target, form, number, input, started: Instant::now(), reported: false });
    }

    /// Records that the input has ended.
    pub(crate) fn end(&mut self) {
        lock(&self.shared).current = None;
    }

    /// Returns the reports about slow inputs.
    pub(crate) fn slow(&self) -> Vec<String> {
        lock(&self.shared).slow.clone()
    }
}

impl Drop for RunWatch {
    fn drop(&mut self) {
        lock(&self.shared).finished = true;
    }
}

/// Locks the shared value even if a thread panicked while holding it, because it is valid at all times.
fn lock(shared: &Mutex<Shared>) -> MutexGuard<'_, Shared> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

fn check_limits(shared: &Mutex<Shared>, limits: RunLimits, folder: &Path) {
    let mut shared = lock(shared);
    let Some(current) = &mut shared.current else { return };
    let time = current.started.elapsed();
    let kept = |what: &str, current: &Current| -> String {
        let name = format!("{what}-{}-{}", current.target, current.number);
        let file = findings::write(folder, &name, current.form, &current.input).unwrap_or_else(|_| PathBuf::from("-"));
        format!("{} input {}: {}", current.target, current.number, file.display())
    };
    if memory("VmRSS:").is_some_and(|bytes| bytes > limits.memory) {
        eprintln!("more than {} MiB of memory: {}", limits.memory >> 20, kept("memory", current));
        process::exit(LIMIT_EXIT_CODE);
    }
    if time > limits.hang {
        eprintln!("no end after {} s: {}", time.as_secs(), kept("hang", current));
        process::exit(LIMIT_EXIT_CODE);
    }
    if time > limits.slow && !current.reported {
        current.reported = true;
        let said = format!("more than {} s: {}", limits.slow.as_secs(), kept("slow", current));
        eprintln!("{said}");
        shared.slow.push(said);
    }
}

/// Returns the peak memory of this process in bytes; `None` where the system does not report it.
pub fn peak_memory() -> Option<u64> {
    memory("VmHWM:")
}

/// Reads a line of `/proc/self/status` as bytes.
fn memory(name: &str) -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(name))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|kib| kib * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{FuzzTarget, ReadProgress, run};

    #[test]
    fn a_slow_input_is_reported_and_the_run_goes_on() {
        let folder = findings::folder().join("watched");
        let kept = folder.join("slow-toy-0.txt");
        let _ = fs::remove_file(&kept);
        let seen = kept.clone();
        // The loop ends as soon as the watch has recorded it.
        let target = FuzzTarget::new("toy", InputFormat::Text, vec![b"a".to_vec()], move |_, _| {
            while !seen.is_file() {
                thread::sleep(Duration::from_millis(1));
            }
            ReadProgress::Accepted
        });
        let limits = RunLimits { slow: Duration::ZERO, ..RunLimits::default() };
        let mut watch = RunWatch::start(limits, &folder, None);
        let report = run(&target, 1, 0..3, &folder, &mut watch);
        assert_eq!((report.inputs, report.accepted), (3, 3));
        assert!(report.slow[0].contains("toy input 0"), "{:?}", report.slow);
    }

    #[test]
    fn the_memory_of_this_process_is_known_where_there_is_a_proc() {
        assert_eq!(peak_memory().is_some(), Path::new("/proc/self/status").is_file());
    }
}
