//! Runs the tests and takes the pictures of `e2e/`: serves the page and starts Node with a real browser.
//!
//! Installs what is missing: Chromium from the system's packages, the npm packages of `e2e/`. Not here: the tests
//! themselves; see `e2e/README.md`.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::{env, fs};

use anyhow::{Context, Result, bail, ensure};

use crate::workspace::Workspace;
use crate::{process, web};

/// The usual paths of a browser; the first that exists is used.
const BROWSERS: [&str; 5] = [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/snap/bin/chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/// What a script of `e2e/` needs: a server of the page, and a browser. Dropping it ends the server.
pub struct PageServer {
    server: Child,
    program: PathBuf,
    address: String,
    browser: PathBuf,
    folder: PathBuf,
}

impl PageServer {
    /// Installs what is missing, builds the page as it ships, and serves it.
    pub fn start(workspace: &Workspace) -> Result<PageServer> {
        let folder = workspace.root().join("e2e");
        node(&folder)?;
        let browser = chromium()?;
        web::run(workspace, false)?;
        let program = web::program(workspace, "strata");
        let mut server = Command::new(&program)
            .args(["serve", "--port", "0"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .context("`strata serve` could not be started")?;
        let mut line = String::new();
        let out = server.stdout.take().context("`strata serve` has no output")?;
        BufReader::new(out).read_line(&mut line)?;
        let Some(address) = line.split_whitespace().find(|word| word.starts_with("http://")) else {
            let _ = server.kill();
            bail!("`strata serve` printed no address but {line:?}");
        };
        println!("the page is served at {address} to {}", browser.display());
        Ok(PageServer { address: address.to_string(), server, program, browser, folder })
    }

    /// Returns the call of Node with these arguments, in `e2e/`; environment variables name server and browser.
    pub fn node(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new("node");
        command.args(arguments).current_dir(&self.folder);
        command
            .env("STRATA_URL", &self.address)
            .env("STRATA_BROWSER", &self.browser)
            .env("STRATA_PROGRAM", &self.program);
        command
    }
}

impl Drop for PageServer {
    fn drop(&mut self) {
        // The server may have ended already.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// Takes the pictures of the page for the documentation (`cargo xtask screens`).
pub fn screens(workspace: &Workspace) -> Result<()> {
    let server = PageServer::start(workspace)?;
    let out = workspace.root().join("docs/screens");
    fs::create_dir_all(&out)?;
    process::run(server.node(&["screens.mjs"]).arg(out))
}

/// Runs the browser tests that take too long for CI (`cargo xtask campaign --browser`): every screen, every answer.
pub fn campaign(workspace: &Workspace) -> Result<()> {
    let files = tests(workspace, "e2e/campaign")?;
    let server = PageServer::start(workspace)?;
    process::run(server.node(&["--test", "--test-reporter=spec", "--test-concurrency=1"]).args(files))
}

/// Lists the test files of a folder of `e2e/`, sorted, relative to `e2e/`.
pub fn tests(workspace: &Workspace, folder: &str) -> Result<Vec<String>> {
    let files = workspace.files(folder, "mjs")?;
    ensure!(!files.is_empty(), "{folder} has no .mjs files: there must be some");
    let folder = workspace.root().join("e2e");
    Ok(files.iter().map(|file| file.strip_prefix(&folder).unwrap_or(file).display().to_string()).collect())
}

/// Checks Node and installs the npm packages if they are not those of the lock file.
fn node(folder: &Path) -> Result<()> {
    let version = Command::new("node").arg("--version").output();
    let version = version.context("Node.js is not installed: version 20 or newer is needed for the browser tests")?;
    let version = String::from_utf8_lossy(&version.stdout).trim().trim_start_matches('v').to_string();
    let major: u32 = version.split('.').next().and_then(|major| major.parse().ok()).unwrap_or(0);
    ensure!(major >= 20, "Node.js {version} is too old: version 20 or newer is needed for the browser tests");
    let time = |path: PathBuf| fs::metadata(path).and_then(|about| about.modified()).ok();
    let installed = time(folder.join("node_modules/.package-lock.json"));
    if installed.is_some() && installed >= time(folder.join("package-lock.json")) {
        return Ok(());
    }
    println!("installing the npm packages of e2e/");
    process::run(Command::new("npm").args(["ci", "--no-audit", "--no-fund"]).current_dir(folder))
}

/// Returns the path of a browser: the one named by `STRATA_BROWSER`, an installed one, or Debian's, which it installs.
fn chromium() -> Result<PathBuf> {
    if let Some(chosen) = env::var_os("STRATA_BROWSER") {
        let chosen = PathBuf::from(chosen);
        ensure!(chosen.is_file(), "STRATA_BROWSER names {}, which is not there", chosen.display());
        return Ok(chosen);
    }
    let found = || BROWSERS.iter().map(PathBuf::from).find(|path| path.is_file());
    if let Some(path) = found() {
        return Ok(path);
    }
    println!("Chromium is missing: installing it with `apt-get install -y chromium`");
    let install = || apt(&["install", "-y", "--no-install-recommends", "chromium", "fonts-dejavu-core"]);
    if install().is_err() {
        // The package lists may be outdated or missing.
        apt(&["update"])
            .and_then(|()| install())
            .context("install Chromium yourself, or set STRATA_BROWSER to a browser")?;
    }
    found().context("Chromium was installed, but is not where it should be: set STRATA_BROWSER to its path")
}

/// Runs `apt-get` with these arguments, as root.
fn apt(arguments: &[&str]) -> Result<()> {
    let user = Command::new("id").arg("-u").output();
    let root = user.is_ok_and(|output| output.stdout.trim_ascii() == b"0");
    let mut command = Command::new(if root { "apt-get" } else { "sudo" });
    if !root {
        command.args(["-n", "apt-get"]);
    }
    process::run(command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive"))
}
