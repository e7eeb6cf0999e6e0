//! Runs many inputs of a target, catches panics and minimises the inputs that cause them.

use crate::target::PLAYS;
use crate::{CaughtPanic, FuzzTarget, ReadProgress, RunWatch, catch_panic, findings, minimise, peak_memory};
use serde::{Deserialize, Serialize};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// The number of different places that are recorded; more would not help to find the cause.
const MOST: usize = 40;
/// How often an input is run to minimise it.
const ATTEMPTS: usize = 1500;

/// A place that panics.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PanicSite {
    /// File and line.
    pub place: String,
    /// The message of the first panic.
    pub message: String,
    /// The number of the first input that found it.
    pub number: u64,
    /// How many inputs found it.
    pub count: u64,
    /// The file with the minimised input.
    pub file: PathBuf,
}

/// The counts and findings of a run.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct FuzzReport {
    /// The target.
    pub target: String,
    /// Inputs that were run.
    pub inputs: u64,
    /// Those that got past the header or the parser; accepted ones too.
    pub parsed: u64,
    /// Those that were accepted and exercised.
    pub accepted: u64,
    /// How long it took, in seconds.
    pub seconds: f64,
    /// The most memory the process needed, in bytes; `None` where the system does not say.
    pub peak: Option<u64>,
    /// What panicked.
    pub findings: Vec<PanicSite>,
    /// Inputs that took long.
    pub slow: Vec<String>,
}

impl FuzzReport {
    /// Returns the share of inputs that got past the parser.
    pub fn parsed_share(&self) -> f64 {
        self.parsed as f64 / self.inputs.max(1) as f64
    }

    /// Returns the share of inputs that were accepted.
    pub fn accepted_share(&self) -> f64 {
        self.accepted as f64 / self.inputs.max(1) as f64
    }
}

/// Runs the inputs with these numbers. Findings are written to `folder`.
pub fn run(target: &FuzzTarget, seed: u64, numbers: Range<u64>, folder: &Path, watch: &mut RunWatch) -> FuzzReport {
    let mut report = FuzzReport { target: target.name.clone(), ..FuzzReport::default() };
    let begun = Instant::now();
    for number in numbers {
        let input = target.input(seed, number);
        report.inputs += 1;
        match attempt(target, &input, number, number, watch) {
            Ok(progress) => count(&mut report, progress),
            // The parser is not our code, so an input that panics counts as past the parser.
            Err(panic) => {
                count(&mut report, ReadProgress::Parsed);
                keep(&mut report, target, panic, &input, (seed, number), folder, watch);
            }
        }
    }
    report.seconds = begun.elapsed().as_secs_f64();
    report.peak = peak_memory();
    report.slow = watch.slow();
    report
}

/// Runs one input under every stream of random numbers and returns the first panic.
pub fn replay(target: &FuzzTarget, input: &[u8]) -> Result<ReadProgress, CaughtPanic> {
    (0..PLAYS)
        .map(|play| catch_panic(|| target.read(input, play)))
        .try_fold(ReadProgress::Refused, |best, progress| Ok(best.max(progress?)))
}

fn count(report: &mut FuzzReport, progress: ReadProgress) {
    report.parsed += u64::from(progress >= ReadProgress::Parsed);
    report.accepted += u64::from(progress == ReadProgress::Accepted);
}

fn attempt(
    target: &FuzzTarget,
    input: &[u8],
    number: u64,
    play: u64,
    watch: &mut RunWatch,
) -> Result<ReadProgress, CaughtPanic> {
    watch.begin(&target.name, target.form, number, input);
    let result = catch_panic(|| target.read(input, play));
    watch.end();
    result
}

/// Counts a panic; minimises and writes the input if it is the first at its place.
fn keep(
    report: &mut FuzzReport,
    target: &FuzzTarget,
    panic: CaughtPanic,
    input: &[u8],
    (seed, number): (u64, u64),
    folder: &Path,
    watch: &mut RunWatch,
) {
    if let Some(known) = report.findings.iter_mut().find(|finding| finding.place == panic.place) {
        known.count += 1;
        return;
    }
    if report.findings.len() >= MOST {
        return;
    }
    let same = |other: &[u8]| matches!(attempt(target, other, number, number, watch), Err(other) if other.place == panic.place);
    let small = minimise(target.form, input, ATTEMPTS, same);
    let name = format!("{}-{number}", target.name);
    let file = findings::write(folder, &name, target.form, &small).unwrap_or_default();
    // Without a report the place is still printed at the end.
    let _ = findings::explain(&file, &panic, &target.name, seed, number);
    report.findings.push(PanicSite { place: panic.place, message: panic.message, number, count: 1, file });
}
