//! `cargo xtask web`: builds the page and packs it into the folder that `strata serve` serves.
//!
//! Here: what is built in which order, and whether anything has to be packed anew. Not here: how a page is packed
//! (`crates/pack`), how it is served (`strata serve`).

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::{Instant, UNIX_EPOCH};

use anyhow::{Context, Result, anyhow, bail};

use crate::process;
use crate::workspace::Workspace;

/// What the page is compiled for.
const TARGET: &str = "wasm32-unknown-unknown";
/// The games with a table on the page. Each has files of its own, so that nobody downloads the rules of another game.
const GAMES: [&str; 2] = ["cosmic-frog", "volcanique"];
/// The page as it is served, from the root.
const PAGE: &str = "crates/strata/dist";

/// A game and the module of the page that has its table.
type Module = (&'static str, PathBuf);

/// Builds and packs the page; `dev` builds fast instead of small. Page and programs are built side by side: each has long
/// stretches that keep only one core busy, and they build in folders of their own.
pub fn run(workspace: &Workspace, dev: bool) -> Result<()> {
    target(workspace)?;
    let (modules, built) = thread::scope(|scope| {
        let server = scope.spawn(|| step("building the server", || programs(workspace)));
        let modules = if dev { one_for_all(workspace) } else { one_for_each(workspace) };
        (modules, server.join())
    });
    let modules = modules?;
    built.map_err(|_| anyhow!("building the server panicked"))??;
    let stamp = workspace.target().join("page.stamp");
    let inputs = inputs(workspace, &modules)?;
    let packed = workspace.root().join(PAGE).join("index.html").is_file();
    if packed && fs::read_to_string(&stamp).is_ok_and(|text| text == inputs) {
        println!("the page is packed already in {PAGE}");
        return Ok(());
    }
    step(&format!("packing the page into {PAGE}"), || {
        let mut command = Command::new(program(workspace, "pack"));
        command.current_dir(workspace.root()).args(["crates/web", PAGE]);
        command.args(modules.iter().map(|(game, wasm)| format!("{game}={}", wasm.display())));
        if !dev {
            command.arg("--ship");
        }
        process::run(&mut command)
    })?;
    fs::write(&stamp, inputs).with_context(|| format!("cannot write {}", stamp.display()))
}

/// The page while it is worked on: one module that has every game.
fn one_for_all(workspace: &Workspace) -> Result<Vec<Module>> {
    let what = "building the page (a minute or two the first time)";
    let all = step(what, || compile(workspace, "wasm-dev", &GAMES.join(",")))?;
    Ok(GAMES.map(|game| (game, all.clone())).to_vec())
}

/// The page as it ships: a module for each game.
fn one_for_each(workspace: &Workspace) -> Result<Vec<Module>> {
    let build = |game| {
        let what =
            format!("building the page of {game} (several minutes the first time, seconds when nothing changed)");
        Ok((game, step(&what, || compile(workspace, "wasm", game))?))
    };
    GAMES.into_iter().map(build).collect()
}

/// Compiles the page with the tables of these games. Cargo gives every choice of games the same name, so the file is put
/// aside under a name of its own.
fn compile(workspace: &Workspace, profile: &str, games: &str) -> Result<PathBuf> {
    let arguments = ["build", "--package", "web", "--lib", "--target", TARGET, "--no-default-features"];
    process::run(workspace.cargo(arguments).args(["--profile", profile, "--features", games]))?;
    let folder = workspace.target().join(TARGET).join(profile);
    let (built, aside) = (folder.join("web.wasm"), folder.join(format!("{}.wasm", games.replace(',', "+"))));
    let content = fs::read(&built).with_context(|| format!("cannot read {}", built.display()))?;
    // A file that is the same keeps its time, so that nothing is packed anew.
    if fs::read(&aside).is_ok_and(|before| before == content) {
        return Ok(aside);
    }
    fs::write(&aside, content).with_context(|| format!("cannot write {}", aside.display()))?;
    Ok(aside)
}

/// The path of a program of the workspace, once [`programs`] has built it.
pub fn program(workspace: &Workspace, name: &str) -> PathBuf {
    workspace.target().join("debug").join(name).with_extension(std::env::consts::EXE_EXTENSION)
}

/// Builds what packs and what serves; with `--workspace`, so that the tests' build of every dependency is shared.
pub fn programs(workspace: &Workspace) -> Result<()> {
    let mut command = workspace.cargo(["build", "--workspace", "--bin", "pack", "--bin", "strata"]);
    // The page is built at the same time and has the one progress bar that a terminal has room for.
    process::run(command.env("CARGO_TERM_PROGRESS_WHEN", "never"))
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
fn step<T>(what: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    println!("· {what}");
    let start = Instant::now();
    let made = work()?;
    println!("· done in {:.0} s: {what}", start.elapsed().as_secs_f64());
    Ok(made)
}

/// Everything the packed page is made of, with times and sizes: a text that differs when anything changed.
fn inputs(workspace: &Workspace, modules: &[Module]) -> Result<String> {
    let mut files: Vec<PathBuf> = modules.iter().map(|(_, wasm)| wasm.clone()).collect();
    files.push(program(workspace, "pack"));
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
