//! `fuzz`: runs each target in a separate process and reports the findings.
//!
//! With a process per target, aborts (stack overflow, out of memory) are visible from the outside, the memory of each target
//! is measured separately, and all processors are used. The last line counts targets: `21 passed, 0 failed`.

use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::{env, fs, process, thread};

use anyhow::{Context, Result, anyhow, bail};
use clap::Parser;
use fuzz::targets::{self, LazyTarget};
use fuzz::{FuzzReport, FuzzTarget, ReadProgress, RunLimits, RunWatch, folder, replay, run};

/// The share of inputs of every target that must get past the parser.
const LEAST_SHARE: f64 = 0.3;
/// With fewer inputs than this, the share is not checked, because it would be random.
const FEW: u64 = 200;

/// Feeds changed inputs to everything that Strata reads.
#[derive(Parser)]
#[command(name = "fuzz")]
struct Arguments {
    /// Inputs in all, shared out as in a usual run; without it, the usual number
    #[arg(long)]
    inputs: Option<u64>,
    /// Names the inputs: the same seed, the same inputs
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of the first input
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// Only this target; may be repeated
    #[arg(long)]
    target: Vec<String>,
    /// How many targets run at once; as many as there are processors if it is left out
    #[arg(long)]
    jobs: Option<usize>,
    /// Print the names of the targets
    #[arg(long)]
    list: bool,
    /// Run one input of a target again: its name and a file
    #[arg(long, num_args = 2, value_names = ["TARGET", "FILE"])]
    replay: Vec<String>,
    /// Most memory that a target may need, in MiB
    #[arg(long, default_value_t = 1024)]
    memory: u64,
    /// Abort the process of a target at its input with this number: for the test of that
    #[arg(long, hide = true)]
    abort_at: Option<u64>,
    /// Run this target here and print its report as JSON
    #[arg(long, hide = true)]
    child: Option<String>,
}

fn main() -> ExitCode {
    match start(&Arguments::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn start(arguments: &Arguments) -> Result<bool> {
    if arguments.list {
        targets::ALL.iter().for_each(|entry| println!("{:<24} {:>8}", entry.name, entry.inputs));
        return Ok(true);
    }
    if let [target, file] = &arguments.replay[..] {
        return again(target, file);
    }
    match &arguments.child {
        Some(name) => child(name, arguments),
        None => parent(arguments),
    }
}

/// Replays one kept input.
fn again(target: &str, file: &str) -> Result<bool> {
    let target = (targets::find(target).map_err(|reason| anyhow!(reason))?.build)();
    let input = fs::read(file).with_context(|| format!("cannot read {file}"))?;
    match replay(&target, &input) {
        Ok(progress) => println!("{file}: {progress:?}"),
        Err(panic) => println!("{file}: panics at {}: {}", panic.place, panic.message),
    }
    Ok(replay(&target, &input).is_ok())
}

fn journal(name: &str) -> PathBuf {
    folder().join(format!("{name}.number"))
}

fn child(name: &str, arguments: &Arguments) -> Result<bool> {
    let entry = targets::find(name).map_err(|reason| anyhow!(reason))?;
    let target = match arguments.abort_at {
        Some(number) => aborting((entry.build)(), number),
        None => (entry.build)(),
    };
    let limits = RunLimits { memory: arguments.memory << 20, ..RunLimits::default() };
    let numbers = arguments.from..arguments.from + arguments.inputs.unwrap_or(entry.inputs);
    let mut watch = RunWatch::start(limits, &folder(), Some(&journal(name)));
    let report = run(&target, arguments.seed, numbers, &folder(), &mut watch);
    println!("{}", serde_json::to_string(&report)?);
    Ok(true)
}

/// Returns the target with a reader that aborts at one input, as a stack overflow does.
fn aborting(target: FuzzTarget, number: u64) -> FuzzTarget {
    let count = AtomicU64::new(0);
    target.with_reader(move |_, _| match count.fetch_add(1, Ordering::Relaxed) {
        reached if reached == number => process::abort(),
        _ => ReadProgress::Accepted,
    })
}

fn parent(arguments: &Arguments) -> Result<bool> {
    let folder = folder();
    fs::create_dir_all(&folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
    let chosen: Vec<LazyTarget> = match arguments.target[..] {
        [] => targets::ALL.to_vec(),
        _ => arguments
            .target
            .iter()
            .map(|name| targets::find(name))
            .collect::<Result<_, _>>()
            .map_err(|reason| anyhow!(reason))?,
    };
    let usual: u64 = chosen.iter().map(|entry| entry.inputs).sum();
    let share = |entry: &LazyTarget| match arguments.inputs {
        Some(inputs) => (u128::from(inputs) * u128::from(entry.inputs)).div_ceil(u128::from(usual.max(1))) as u64,
        None => entry.inputs,
    };
    println!(
        "{:<24} {:>9} {:>12} {:>9} {:>11} {:>8}",
        "target", "inputs", "past parser", "accepted", "per second", "MiB"
    );
    let jobs = arguments.jobs.or(thread::available_parallelism().ok().map(usize::from)).unwrap_or(1);
    let queue = Mutex::new(chosen.into_iter().rev().collect::<Vec<LazyTarget>>());
    let reports: Mutex<Vec<(FuzzReport, Vec<String>)>> = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..jobs.max(1) {
            scope.spawn(|| {
                while let Some(entry) = queue.lock().ok().and_then(|mut queue| queue.pop()) {
                    let (report, faults) = supervise(&entry, share(&entry), arguments);
                    println!("{}", row(&report));
                    faults.iter().for_each(|fault| println!("  {fault}"));
                    if let Ok(mut reports) = reports.lock() {
                        reports.push((report, faults));
                    }
                }
            });
        }
    });
    conclude(&reports.into_inner().unwrap_or_default(), arguments)
}

/// Runs a target in a separate process and returns what went wrong.
fn supervise(entry: &LazyTarget, inputs: u64, arguments: &Arguments) -> (FuzzReport, Vec<String>) {
    let report = launch(entry, inputs, arguments);
    let mut faults = Vec::new();
    let report = report.unwrap_or_else(|error| {
        faults.push(format!("{error:#}"));
        FuzzReport { target: entry.name.into(), ..FuzzReport::default() }
    });
    for finding in &report.findings {
        let (place, count, file) = (&finding.place, finding.count, finding.file.display());
        faults.push(format!("panics at {place} ({count} inputs): {}; {file}", finding.message));
    }
    if report.inputs >= FEW && report.parsed_share() < LEAST_SHARE {
        let share = 100.0 * report.parsed_share();
        faults.push(format!(
            "only {share:.0} % of the inputs get past the parser; at least {:.0} % must",
            100.0 * LEAST_SHARE
        ));
    }
    if let Some(peak) = report.peak.filter(|peak| peak >> 20 > arguments.memory) {
        faults.push(format!("needed {} MiB of memory; at most {} are allowed", peak >> 20, arguments.memory));
    }
    (report, faults)
}

fn launch(entry: &LazyTarget, inputs: u64, arguments: &Arguments) -> Result<FuzzReport> {
    let mut command = Command::new(env::current_exe().context("this program does not know where it is")?);
    command.args(["--child", entry.name, "--inputs", &inputs.to_string()]);
    command.args(["--seed", &arguments.seed.to_string(), "--from", &arguments.from.to_string()]);
    command.args(["--memory", &arguments.memory.to_string()]);
    command.args(arguments.abort_at.map(|number| format!("--abort-at={number}")));
    let output =
        command.stderr(Stdio::inherit()).output().context("the process for the target could not be started")?;
    if !output.status.success() {
        let number = fs::read_to_string(journal(entry.name)).unwrap_or_default();
        let number = number.trim_start_matches('0');
        bail!(
            "ended early ({}) at input {}; run it again: cargo run -p fuzz -- --target {} --seed {} --from {} --inputs 1",
            output.status,
            if number.is_empty() { "0" } else { number },
            entry.name,
            arguments.seed,
            if number.is_empty() { "0" } else { number },
        );
    }
    serde_json::from_slice(&output.stdout).context("the report of the target cannot be read")
}

fn row(report: &FuzzReport) -> String {
    let rate = report.inputs as f64 / report.seconds.max(0.001);
    let peak = report.peak.map_or("?".to_string(), |peak| (peak >> 20).to_string());
    let (parsed, accepted) = (100.0 * report.parsed_share(), 100.0 * report.accepted_share());
    format!("{:<24} {:>9} {parsed:>10.0} % {accepted:>7.0} % {rate:>11.0} {peak:>8}", report.target, report.inputs)
}

fn conclude(reports: &[(FuzzReport, Vec<String>)], arguments: &Arguments) -> Result<bool> {
    let sum = |part: fn(&FuzzReport) -> u64| -> u64 { reports.iter().map(|(report, _)| part(report)).sum() };
    let slow: Vec<&String> = reports.iter().flat_map(|(report, _)| &report.slow).collect();
    let inputs = sum(|report| report.inputs);
    println!(
        "{inputs} inputs, {} past the parser, {} accepted",
        sum(|report| report.parsed),
        sum(|report| report.accepted)
    );
    match reports.iter().filter_map(|(report, _)| report.peak).max() {
        Some(peak) => println!("peak memory of a target: {} MiB of {}", peak >> 20, arguments.memory),
        None => println!("peak memory is not known: this system has no /proc/self/status"),
    }
    slow.iter().for_each(|said| println!("slow: {said}"));
    let failed = reports.iter().filter(|(_, faults)| !faults.is_empty()).count();
    if failed > 0 {
        println!("findings are kept in {}", folder().display());
    }
    println!("{} passed, {failed} failed", reports.len() - failed);
    Ok(failed == 0)
}
