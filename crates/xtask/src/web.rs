//! `cargo xtask web`: builds the page and packs it into the folder that `strata serve` serves.
//!
//! Here: what is built in which order, and whether the folder must be packed again. Not here: how a page is packed
//! (`crates/pack`), how it is served (`strata serve`).

mod build_name;

use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, anyhow, bail};

use crate::process;
use crate::workspace::Workspace;

/// The compilation target of the page.
const TARGET: &str = "wasm32-unknown-unknown";
/// The games with a table on the page. Each has files of its own, so that nobody downloads the rules of another game:
/// the crate `web-GAME` is the page with the tables of that game.
const GAMES: [&str; 2] = ["cosmic-frog", "volcanique"];
/// The name of the page that has all games.
const ALL_GAMES: &str = "all-games";
/// The variable that tells the page the name of its build.
const BUILD: &str = "STRATA_BUILD";
/// The served folder, relative to the root.
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

/// Builds the page for development: one module that has every game.
fn one_for_all(workspace: &Workspace) -> Result<Vec<Module>> {
    let what = "building the page (a minute or two the first time)";
    let all = step(what, || compile(workspace, "wasm-dev", ALL_GAMES))?;
    Ok(GAMES.map(|game| (game, all.clone())).to_vec())
}

/// Builds the page as it ships: a module for each game.
fn one_for_each(workspace: &Workspace) -> Result<Vec<Module>> {
    let build = |game| {
        let what =
            format!("building the page of {game} (several minutes the first time, nothing to do when nothing changed)");
        Ok((game, step(&what, || compile(workspace, "wasm", game))?))
    };
    GAMES.into_iter().map(build).collect()
}

/// Returns the call of cargo that compiles the page with the tables of one game or of all.
fn compile_command(workspace: &Workspace, profile: &str, games: &str) -> Result<Command> {
    let package = format!("web-{games}");
    let mut command =
        workspace.cargo(["build", "--package", &package, "--lib", "--target", TARGET, "--profile", profile]);
    command.env(BUILD, build_name::build_name(workspace)?);
    Ok(command)
}

/// Compiles the page with the tables of one game or of all, and returns the path of the wasm file.
///
/// Every such page is a package with a file name of its own, so cargo keeps them all and sees which of them is up to
/// date. They are built one by one: in a common build `web` would have the features of all of them, so every file would
/// have all games.
fn compile(workspace: &Workspace, profile: &str, games: &str) -> Result<PathBuf> {
    process::run(&mut compile_command(workspace, profile, games)?)?;
    let name = format!("web_{}", games.replace('-', "_"));
    Ok(workspace.target().join(TARGET).join(profile).join(name).with_extension("wasm"))
}

/// Builds every page as it ships and the programs once more, after [`run`], and fails if cargo compiles or links anything
/// although nothing has changed.
pub fn check_nothing_to_build(workspace: &Workspace) -> Result<()> {
    for game in GAMES {
        check_is_built(&format!("the page of {game}"), compile_command(workspace, "wasm", game)?)?;
    }
    check_is_built("the programs", programs_command(workspace))
}

fn check_is_built(what: &str, mut command: Command) -> Result<()> {
    let output = command.args(["--message-format", "json"]).output().context("cargo could not be started")?;
    let built = built(&String::from_utf8_lossy(&output.stdout));
    if !output.status.success() || !built.is_empty() {
        bail!("{what}: built a moment ago, and building again built: {}", built.join(", "));
    }
    Ok(())
}

/// Reads from cargo's JSON messages what it has built. Leaves out what was up to date.
fn built(messages: &str) -> Vec<String> {
    let messages = messages.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    let artifacts = messages.filter(|message| message["reason"] == "compiler-artifact" && message["fresh"] != true);
    artifacts.map(|message| message["target"]["name"].as_str().unwrap_or("something").to_string()).collect()
}

/// Returns the path of a program of the workspace; [`programs`] must have built it.
pub fn program(workspace: &Workspace, name: &str) -> PathBuf {
    workspace.target().join("debug").join(name).with_extension(std::env::consts::EXE_EXTENSION)
}

/// Builds the programs that pack and serve; with `--workspace`, to share the dependencies' build with the tests.
pub fn programs(workspace: &Workspace) -> Result<()> {
    process::run(&mut programs_command(workspace))
}

fn programs_command(workspace: &Workspace) -> Command {
    let mut command = workspace.cargo(["build", "--workspace", "--bin", "pack", "--bin", "strata"]);
    // The page is built at the same time and has the one progress bar that a terminal has room for.
    command.env("CARGO_TERM_PROGRESS_WHEN", "never");
    command
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

/// Prints what it does, does it, and prints how long it took.
fn step<T>(what: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    println!("· {what}");
    let start = Instant::now();
    let made = work()?;
    println!("· done in {:.0} s: {what}", start.elapsed().as_secs_f64());
    Ok(made)
}

/// Lists everything the packed page is made of. The text changes whenever one of the files does.
fn inputs(workspace: &Workspace, modules: &[Module]) -> Result<String> {
    let mut files: Vec<PathBuf> = modules.iter().map(|(_, wasm)| wasm.clone()).collect();
    files.push(program(workspace, "pack"));
    for folder in ["static", "style", "art"] {
        files.append(&mut files_below(&workspace.root().join("crates/web").join(folder))?);
    }
    fingerprints(&files)
}

/// Lists the files of a folder and of the folders in it, sorted by their names.
fn files_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot read the folder {}", folder.display()))?;
    let mut found: Vec<PathBuf> = entries.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    found.sort();
    let files = found.into_iter().map(|path| if path.is_dir() { files_below(&path) } else { Ok(vec![path]) });
    Ok(files.collect::<Result<Vec<_>>>()?.concat())
}

/// Lists files with a hash of each one's content. A new time alone, as a checkout or a build may give, changes nothing.
fn fingerprints(files: &[PathBuf]) -> Result<String> {
    let mut text = String::new();
    for file in files {
        let content = fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
        let mut hasher = DefaultHasher::new();
        hasher.write(&content);
        text.push_str(&format!("{} {:016x}\n", file.display(), hasher.finish()));
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    /// Packages of the workspace by name.
    fn package<'a>(metadata: &'a Value, name: &str) -> &'a Value {
        let packages = metadata["packages"].as_array().expect("a list of packages");
        packages.iter().find(|package| package["name"] == name).unwrap_or_else(|| panic!("there is no package {name}"))
    }

    /// Returns the crate types of all libraries of a package.
    fn libraries(package: &Value) -> Vec<&str> {
        let targets = package["targets"].as_array().expect("a list of targets").iter();
        let types = targets.flat_map(|target| target["crate_types"].as_array().expect("a list of crate types"));
        types.filter_map(Value::as_str).filter(|kind| *kind != "bin").collect()
    }

    /// Cargo overwrites a file, and links it again the next time, if two builds with different features share its name.
    #[test]
    fn every_page_is_a_crate_of_its_own_with_the_tables_of_its_games() {
        let workspace = Workspace::locate().expect("the workspace");
        let metadata = workspace.metadata().expect("what cargo says of the workspace");
        assert_eq!(libraries(package(&metadata, "web")), ["lib"], "a file of `web` itself would be overwritten");
        let pages = GAMES.into_iter().map(|game| (game, vec![game])).chain([(ALL_GAMES, GAMES.to_vec())]);
        for (name, games) in pages {
            let page = package(&metadata, &format!("web-{name}"));
            assert_eq!(libraries(page), ["cdylib"], "{name}");
            let dependencies = page["dependencies"].as_array().expect("a list of dependencies");
            assert_eq!(dependencies.len(), 1, "{name}");
            assert_eq!(dependencies[0]["name"], "web");
            assert_eq!(dependencies[0]["uses_default_features"], false, "{name}");
            assert_eq!(dependencies[0]["features"], serde_json::json!(games), "{name}");
        }
    }

    #[test]
    fn the_host_checks_its_arithmetic_wherever_it_is_compiled() {
        let workspace = Workspace::locate().expect("the workspace");
        let text = fs::read_to_string(workspace.root().join("Cargo.toml")).expect("the manifest of the workspace");
        let manifest: toml::Table = text.parse().expect("TOML");
        // `Host<G>` is generic, so most of it is compiled with the crate that names the game.
        for (profile, package) in [("release", "host"), ("release", "strata"), ("wasm", "host"), ("wasm", "web")] {
            let checks = &manifest["profile"][profile]["package"][package]["overflow-checks"];
            assert_eq!(checks.as_bool(), Some(true), "{package} in {profile}");
        }
    }

    #[test]
    fn what_was_up_to_date_does_not_count_as_built() {
        let line = |name: &str, fresh: bool| {
            format!(r#"{{"reason":"compiler-artifact","target":{{"name":"{name}"}},"fresh":{fresh}}}"#)
        };
        let end = r#"{"reason":"build-finished","success":true}"#;
        let messages = [line("serde", true), line("web", true), end.into()].join("\n");
        assert_eq!(built(&messages), Vec::<String>::new());
        let messages = [line("serde", true), line("web", false), "not JSON".into()].join("\n");
        assert_eq!(built(&messages), ["web"]);
    }

    #[test]
    fn the_page_is_packed_again_only_if_content_changed() {
        let folder = std::env::temp_dir().join(format!("strata-fingerprints-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let files = [folder.join("a"), folder.join("b")];
        let write = |content: [&str; 2]| {
            for (file, content) in files.iter().zip(content) {
                // The file gets a new time whatever is in it.
                let _ = fs::remove_file(file);
                fs::write(file, content).expect("a file");
            }
            fingerprints(&files).expect("two files")
        };
        let first = write(["x", "y"]);
        assert_eq!(write(["x", "y"]), first);
        assert_ne!(write(["x", "z"]), first);
        assert_ne!(write(["y", "x"]), first);
        fs::remove_dir_all(&folder).expect("an empty place");
        assert!(fingerprints(&files).is_err());
    }
}
