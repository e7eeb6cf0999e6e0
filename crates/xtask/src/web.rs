//! `cargo xtask web`: builds the page and packs it into the folder that `strata serve` serves.
//!
//! Here: what is built in which order, and whether anything has to be packed anew. Not here: how a page is packed
//! (`crates/pack`), how it is served (`strata serve`).

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Instant, UNIX_EPOCH};

use anyhow::{Context, Result, bail};

use crate::process;
use crate::workspace::Workspace;

/// What the page is compiled for.
const TARGET: &str = "wasm32-unknown-unknown";
/// The page as it is served, from the root.
const PAGE: &str = "crates/strata/dist";

/// Builds and packs the page; `dev` builds fast instead of small.
pub fn run(workspace: &Workspace, dev: bool) -> Result<()> {
    target(workspace)?;
    let profile = if dev { "wasm-dev" } else { "wasm" };
    let time = if dev { "a minute or two the first time" } else { "several minutes the first time" };
    step(&format!("building the page ({time}, seconds when nothing changed)"), || {
        process::run(&mut workspace.cargo([
            "build",
            "--package",
            "web",
            "--lib",
            "--target",
            TARGET,
            "--profile",
            profile,
        ]))
    })?;
    step("building the server", || programs(workspace))?;
    let wasm = workspace.target().join(TARGET).join(profile).join("web.wasm");
    let stamp = workspace.target().join("page.stamp");
    let inputs = inputs(workspace, &wasm)?;
    let packed = workspace.root().join(PAGE).join("index.html").is_file();
    if packed && fs::read_to_string(&stamp).is_ok_and(|text| text == inputs) {
        println!("the page is packed already in {PAGE}");
        return Ok(());
    }
    step(&format!("packing the page into {PAGE}"), || {
        let mut command = Command::new(program(workspace, "pack"));
        command.current_dir(workspace.root()).arg(&wasm).args(["crates/web", PAGE]);
        if !dev {
            command.arg("--ship");
        }
        process::run(&mut command)
    })?;
    fs::write(&stamp, inputs).with_context(|| format!("cannot write {}", stamp.display()))
}

/// The path of a program of the workspace, once [`programs`] has built it.
pub fn program(workspace: &Workspace, name: &str) -> PathBuf {
    workspace.target().join("debug").join(name).with_extension(std::env::consts::EXE_EXTENSION)
}

/// Builds what packs and what serves; with `--workspace`, so that the tests' build of every dependency is shared.
pub fn programs(workspace: &Workspace) -> Result<()> {
    process::run(&mut workspace.cargo(["build", "--workspace", "--bin", "pack", "--bin", "strata"]))
}

/// Installs the target for the page if it is missing.
fn target(workspace: &Workspace) -> Result<()> {
    let there = || {
        let mut command = Command::new("rustc");
        let output =
            command.current_dir(workspace.root()).args(["--print", "target-libdir", "--target", TARGET]).output();
        output.is_ok_and(|output| Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir())
    };
    if there() {
        return Ok(());
    }
    println!("the target {TARGET} is missing: installing it with `rustup target add {TARGET}`");
    let added = process::run(Command::new("rustup").args(["target", "add", TARGET]).current_dir(workspace.root()));
    if added.is_err() || !there() {
        bail!("the target {TARGET} is missing and could not be installed: run `rustup target add {TARGET}`");
    }
    Ok(())
}

/// Says what is done, does it, and says how long it took.
fn step(what: &str, work: impl FnOnce() -> Result<()>) -> Result<()> {
    println!("· {what}");
    let start = Instant::now();
    work()?;
    println!("  done in {:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// Everything the packed page is made of, with times and sizes: a text that differs when anything changed.
fn inputs(workspace: &Workspace, wasm: &Path) -> Result<String> {
    let mut files = vec![wasm.to_path_buf(), program(workspace, "pack")];
    for folder in ["static", "style", "art"] {
        let folder = workspace.root().join("crates/web").join(folder);
        let entries = fs::read_dir(&folder).with_context(|| format!("cannot read the folder {}", folder.display()))?;
        let mut found: Vec<PathBuf> = entries.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
        found.sort();
        files.append(&mut found);
    }
    let mut text = String::new();
    for file in files {
        let about = fs::metadata(&file).with_context(|| format!("cannot read {}", file.display()))?;
        let time = about.modified()?.duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos();
        text.push_str(&format!("{} {time} {}\n", file.display(), about.len()));
    }
    Ok(text)
}
