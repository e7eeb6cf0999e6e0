//! What each stage runs.
//!
//! Every stage uses `--workspace`, so that all stages share one build of every dependency. Not here: order and report, see
//! [`super`]; the stage `rules`, see [`crate::rules`].

use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use super::summary::{self, TestCounts};
use crate::workspace::Workspace;
use crate::{browser, doc_references, process, web};

/// The name of the test binaries that hold the laws.
const LAWS: &str = "laws";
/// The browser test that measures time and therefore runs alone.
const ALONE: &str = "smooth.mjs";

/// Checks the formatting.
pub fn fmt(workspace: &Workspace) -> Result<TestCounts> {
    component(workspace, "fmt", "rustfmt")?;
    pass_on(&mut workspace.cargo(["fmt", "--all", "--check"]), |_| None)
}

/// Runs clippy; every warning is an error.
pub fn clippy(workspace: &Workspace) -> Result<TestCounts> {
    component(workspace, "clippy", "clippy")?;
    pass_on(&mut workspace.cargo(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]), |_| None)
}

/// Runs all tests but the laws, with nextest if it is installed, and the examples in the documentation.
pub fn tests(workspace: &Workspace) -> Result<TestCounts> {
    let targets = test_targets(workspace)?;
    let laws = targets.iter().any(|name| name == LAWS);
    let mut command = if process::succeeds(&mut workspace.cargo(["nextest", "--version"])) {
        let mut command = workspace.cargo(["nextest", "run", "--workspace", "--no-fail-fast"]);
        if laws {
            command.args(["-E", &format!("not binary({LAWS})")]);
        }
        command
    } else {
        println!("cargo-nextest is not installed: using cargo test, which is slower");
        let mut command = workspace.cargo(["test", "--workspace", "--no-fail-fast", "--lib", "--bins"]);
        for name in targets.iter().filter(|name| *name != LAWS) {
            command.args(["--test", name]);
        }
        command
    };
    let mut tally = pass_on(&mut command, summary::of_tests)?;
    ensure!(tally.passed > 0, "the tests ran, but no count was read: correct crates/xtask/src/test/summary.rs");
    tally += pass_on(&mut workspace.cargo(["test", "--workspace", "--doc"]), summary::of_tests)?;
    Ok(tally)
}

/// Runs the laws of every game and prints their counts.
pub fn laws(workspace: &Workspace) -> Result<TestCounts> {
    if !test_targets(workspace)?.iter().any(|name| name == LAWS) {
        bail!("no crate has a test binary `{LAWS}`: each game needs tests/{LAWS}.rs");
    }
    pass_on(&mut workspace.cargo(["test", "--workspace", "--test", LAWS, "--", "--nocapture"]), summary::of_tests)
}

/// Runs every scenario file.
pub fn scenarios(workspace: &Workspace) -> Result<TestCounts> {
    let files = workspace.files("scenarios", "toml")?;
    ensure!(!files.is_empty(), "scenarios/ has no .toml files: there must be some");
    web::programs(workspace)?;
    let mut command = Command::new(web::program(workspace, "strata"));
    command.current_dir(workspace.root()).arg("scenario");
    command.args(files.iter().map(|file| workspace.relative(file)));
    println!("strata scenario scenarios/**/*.toml ({} files)", files.len());
    tally(&mut command, summary::of_scenarios).context("to run one scenario: `cargo run -p strata -- scenario FILE`")
}

/// Runs every fuzz target on a fixed number of inputs.
pub fn fuzz(workspace: &Workspace) -> Result<TestCounts> {
    process::run(&mut workspace.cargo(["build", "--workspace", "--bin", "fuzz"]))?;
    let mut command = Command::new(web::program(workspace, "fuzz"));
    // It prints `N passed, 0 failed` as `strata scenario` does, counting targets.
    let tally = pass_on(command.current_dir(workspace.root()), summary::of_scenarios);
    tally.context("CONTRIBUTING.md says what to do with a finding")
}

/// Builds the documentation and checks its references; every warning is an error.
pub fn docs(workspace: &Workspace) -> Result<TestCounts> {
    doc_references::check(workspace)?;
    let mut command = workspace.cargo(["doc", "--workspace", "--no-deps"]);
    pass_on(command.env("RUSTDOCFLAGS", "-D warnings"), |_| None)
}

/// Runs the browser tests on the page as it ships.
pub fn browser(workspace: &Workspace) -> Result<TestCounts> {
    let files = browser::tests(workspace, "e2e/tests")?;
    let server = browser::PageServer::start(workspace)?;
    web::check_nothing_to_build(workspace)?;
    // Other tests would slow down the one that measures time.
    let (alone, together): (Vec<_>, Vec<_>) = files.into_iter().partition(|file| file.ends_with(ALONE));
    let run = |many: &str, files| {
        let many = format!("--test-concurrency={many}");
        pass_on(server.node(&["--test", "--test-reporter=spec", &many]).args(files), summary::of_node)
    };
    let mut tally = run("2", together)?;
    tally += run("1", alone)?;
    ensure!(tally.passed > 0, "the tests ran, but no count was read: correct crates/xtask/src/test/summary.rs");
    Ok(tally)
}

/// Prints the command, runs it, and adds up the counts that `read` finds in its lines.
fn pass_on(command: &mut Command, read: fn(&str) -> Option<TestCounts>) -> Result<TestCounts> {
    println!("{}", process::show(command));
    tally(command, read)
}

fn tally(command: &mut Command, read: fn(&str) -> Option<TestCounts>) -> Result<TestCounts> {
    let mut tally = TestCounts::default();
    process::stream(command, |line| tally += read(line).unwrap_or_default())?;
    Ok(tally)
}

/// Installs a component of the toolchain if its cargo command does not run.
fn component(workspace: &Workspace, command: &str, name: &str) -> Result<()> {
    let answers = || process::succeeds(&mut workspace.cargo([command, "--version"]));
    if answers() {
        return Ok(());
    }
    println!("{name} is missing: installing it with `rustup component add {name}`");
    let added = process::run(Command::new("rustup").args(["component", "add", name]));
    if added.is_err() || !answers() {
        bail!(
            "{name} is missing and could not be installed: run `rustup component add {name}`, \
             or install the package {name} of your system"
        );
    }
    Ok(())
}

/// Returns the names of all integration test binaries of the workspace, sorted, without duplicates.
fn test_targets(workspace: &Workspace) -> Result<Vec<String>> {
    let metadata = workspace.metadata()?;
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let targets = packages.flat_map(|package| package["targets"].as_array().into_iter().flatten());
    let tests = targets.filter(|target| target["kind"][0] == "test");
    let mut names: Vec<String> = tests.filter_map(|target| Some(target["name"].as_str()?.to_string())).collect();
    names.sort();
    names.dedup();
    Ok(names)
}
