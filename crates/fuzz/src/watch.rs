//! Watches from another thread: inputs that take too long, and memory.
//!
//! A slow input is reported and kept, and the run goes on, since a busy machine is no fault of ours. Only what looks like a
//! hang, and memory beyond the limit, ends the process.

use crate::{Form, findings};
use std::fs::File;
use std::io::{Seek, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use std::{fs, process, thread};

/// How often is looked.
const PERIOD: Duration = Duration::from_millis(100);

/// What a run may take.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// An input that takes longer is reported.
    pub slow: Duration,
    /// An input that takes longer will not end.
    pub hang: Duration,
    /// Bytes of memory.
    pub memory: u64,
}

impl Default for Limits {
    /// Ten seconds, three minutes, one GiB: far more than any input needs on a busy machine.
    fn default() -> Limits {
        Limits { slow: Duration::from_secs(10), hang: Duration::from_secs(180), memory: 1 << 30 }
    }
}

/// The exit code of a run that the watch has ended.
pub const ENDED: i32 = 3;

/// The input that runs now.
#[derive(Debug)]
struct Current {
    target: String,
    form: Form,
    number: u64,
    input: Vec<u8>,
    begun: Instant,
    reported: bool,
}

#[derive(Debug, Default)]
struct Shared {
    current: Option<Current>,
    slow: Vec<String>,
    over: bool,
}

/// A thread that watches the inputs of one run.
#[derive(Debug)]
pub struct Watch {
    shared: Arc<Mutex<Shared>>,
    /// Holds the number of the input that runs, for whoever finds the process aborted.
    journal: Option<File>,
}

impl Watch {
    /// Begins to watch; findings are written to this folder, the number of the present input to `journal`.
    pub fn start(limits: Limits, folder: &Path, journal: Option<&Path>) -> Watch {
        let shared = Arc::new(Mutex::new(Shared::default()));
        let (theirs, folder) = (shared.clone(), folder.to_path_buf());
        thread::spawn(move || {
            while !lock(&theirs).over {
                thread::sleep(PERIOD);
                look(&theirs, limits, &folder);
            }
        });
        Watch { shared, journal: journal.and_then(|path| File::create(path).ok()) }
    }

    /// An input begins to run.
    pub(crate) fn begin(&mut self, target: &str, form: Form, number: u64, input: &[u8]) {
        if let Some(journal) = &mut self.journal {
            // A journal that cannot be written only makes an abort harder to find.
            let _ = journal.rewind().and_then(|()| write!(journal, "{number:020}"));
        }
        let (target, input) = (target.to_string(), input.to_vec());
        lock(&self.shared).current =
            Some(Current { target, form, number, input, begun: Instant::now(), reported: false });
    }

    /// It has ended.
    pub(crate) fn end(&mut self) {
        lock(&self.shared).current = None;
    }

    /// What was said about slow inputs.
    pub(crate) fn slow(&self) -> Vec<String> {
        lock(&self.shared).slow.clone()
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        lock(&self.shared).over = true;
    }
}

/// What is shared stays sound if somebody panics while holding it.
fn lock(shared: &Mutex<Shared>) -> MutexGuard<'_, Shared> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

fn look(shared: &Mutex<Shared>, limits: Limits, folder: &Path) {
    let mut shared = lock(shared);
    let Some(current) = &mut shared.current else { return };
    let time = current.begun.elapsed();
    let kept = |what: &str, current: &Current| -> String {
        let name = format!("{what}-{}-{}", current.target, current.number);
        let file = findings::write(folder, &name, current.form, &current.input).unwrap_or_else(|_| PathBuf::from("-"));
        format!("{} input {}: {}", current.target, current.number, file.display())
    };
    if memory("VmRSS:").is_some_and(|bytes| bytes > limits.memory) {
        eprintln!("more than {} MiB of memory: {}", limits.memory >> 20, kept("memory", current));
        process::exit(ENDED);
    }
    if time > limits.hang {
        eprintln!("no end after {} s: {}", time.as_secs(), kept("hang", current));
        process::exit(ENDED);
    }
    if time > limits.slow && !current.reported {
        current.reported = true;
        let said = format!("more than {} s: {}", limits.slow.as_secs(), kept("slow", current));
        eprintln!("{said}");
        shared.slow.push(said);
    }
}

/// The most memory this process ever needed, in bytes; `None` where the system does not say.
pub fn peak_memory() -> Option<u64> {
    memory("VmHWM:")
}

/// A line of `/proc/self/status` in bytes.
fn memory(name: &str) -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(name))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|kib| kib * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Target, Verdict, run};

    #[test]
    fn a_slow_input_is_reported_and_the_run_goes_on() {
        let folder = findings::folder().join("watched");
        let kept = folder.join("slow-toy-0.txt");
        let _ = fs::remove_file(&kept);
        let seen = kept.clone();
        // Ends as soon as the watch has written it down.
        let target = Target::new("toy", Form::Text, vec![b"a".to_vec()], move |_, _| {
            while !seen.is_file() {
                thread::sleep(Duration::from_millis(1));
            }
            Verdict::Accepted
        });
        let limits = Limits { slow: Duration::ZERO, ..Limits::default() };
        let mut watch = Watch::start(limits, &folder, None);
        let report = run(&target, 1, 0..3, &folder, &mut watch);
        assert_eq!((report.inputs, report.accepted), (3, 3));
        assert!(report.slow[0].contains("toy input 0"), "{:?}", report.slow);
    }

    #[test]
    fn the_memory_of_this_process_is_known_where_there_is_a_proc() {
        assert_eq!(peak_memory().is_some(), Path::new("/proc/self/status").is_file());
    }
}
