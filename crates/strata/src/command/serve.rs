//! `strata serve`: the page, for browsers on this machine.
//!
//! Here: the options, and the process from its first line to its end. `port.rs` chooses the port. Not here: the files and
//! their headers (`page_server.rs`); connections, their limits and the shutdown (`connections.rs`).

mod port;

use crate::cli_error::{CliError, CliResult};
use crate::connections::{self, ConnectionLimits, Interrupts};
use crate::page_server::{self, AllowedHosts, PageFiles};
use std::io::{self, Write};
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

/// The time within which a handler must answer.
const ANSWER_TIME: Duration = Duration::from_secs(10);

/// Where to serve.
#[derive(clap::Args)]
pub struct Arguments {
    /// The port; 0 takes any free one. The browser keeps saved games per address, so stay with one [default: 7878, or
    /// the next free one]
    #[arg(long, value_name = "N")]
    port: Option<u16>,
    /// The address to listen on; 127.0.0.1 is reached from this machine only
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    host: IpAddr,
    /// Serve the page packed in this folder instead of the one in this program
    #[arg(long, value_name = "FOLDER")]
    page: Option<PathBuf>,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
    /// Log every request
    #[arg(long)]
    verbose: bool,
}

/// Serves until Ctrl-C or SIGTERM.
pub fn run(arguments: Arguments) -> CliResult {
    let files = page_files(arguments.page.as_deref())?;
    let level = if arguments.verbose { tracing::Level::DEBUG } else { tracing::Level::INFO };
    tracing_subscriber::fmt().with_max_level(level).with_target(false).with_writer(io::stderr).init();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(serve(&arguments, files))
}

/// Returns the files to serve, or an error if there is no page among them.
fn page_files(folder: Option<&std::path::Path>) -> CliResult<PageFiles> {
    let (files, missing) = match folder {
        Some(folder) => {
            let missing = format!("{} has no index.html: `cargo xtask web` packs the page", folder.display());
            (PageFiles::in_folder(folder.to_path_buf()), missing)
        }
        None => {
            let missing = "the page is not part of this program yet: `cargo xtask play` builds and serves it";
            (PageFiles::embedded(), missing.to_string())
        }
    };
    if files.find("index.html").is_none() { Err(CliError::input(missing)) } else { Ok(files) }
}

async fn serve(arguments: &Arguments, files: PageFiles) -> CliResult {
    // Listen before the first line is written, because a program that reads this line may interrupt at once.
    let interrupts =
        Interrupts::of_process().map_err(|error| CliError::input(format!("cannot listen for Ctrl-C: {error}")))?;
    let listener = port::listen(arguments.host, arguments.port).await?;
    let at = listener.local_addr()?;
    announce(arguments, at)?;
    let app =
        page_server::guarded(page_server::routes(files), AllowedHosts::when_listening_on(arguments.host), ANSWER_TIME);
    connections::serve(listener, app, ConnectionLimits::default(), interrupts).await;
    tracing::info!("ended");
    Ok(())
}

/// Says where the page is, and opens it if that was asked for. Programs read the address from the first line.
fn announce(arguments: &Arguments, at: SocketAddr) -> CliResult {
    let address = address(at);
    let mut out = io::stdout();
    writeln!(out, "Strata is at {address} (Ctrl-C ends it)")?;
    if arguments.port.is_none() && at.port() != port::USUAL {
        writeln!(
            out,
            "Port {} is taken, so this is the next free one. The browser keeps saved games per address: those of the \
             usual port are not shown here.",
            port::USUAL
        )?;
    }
    if !arguments.host.is_loopback() {
        writeln!(
            out,
            "Everybody who can reach this machine can open it. Offline use needs https or this machine itself."
        )?;
    }
    out.flush()?;
    if arguments.open && !open_browser(&address) {
        writeln!(out, "No browser was found to open it: open the address yourself.")?;
    }
    Ok(())
}

/// Returns the address that a browser opens.
fn address(at: SocketAddr) -> String {
    if at.ip().is_unspecified() { format!("http://127.0.0.1:{}/", at.port()) } else { format!("http://{at}/") }
}

/// Opens the address in the browser of the desktop. Returns `false` if there is none.
fn open_browser(address: &str) -> bool {
    let desktop = ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
    let command: &[&str] = if cfg!(target_os = "macos") {
        &["open"]
    } else if cfg!(windows) {
        &["cmd", "/C", "start", ""]
    } else if desktop {
        &["xdg-open"]
    } else {
        // Without a desktop, `xdg-open` would start a text browser in this terminal.
        return false;
    };
    let mut process = Command::new(command[0]);
    process.args(&command[1..]).arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    process.spawn().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_can_be_opened() {
        assert_eq!(address(SocketAddr::from(([127, 0, 0, 1], 80))), "http://127.0.0.1:80/");
        assert_eq!(address(SocketAddr::from(([0, 0, 0, 0], 5))), "http://127.0.0.1:5/");
        assert_eq!(address("[::1]:5".parse().expect("an address")), "http://[::1]:5/");
    }

    #[test]
    fn a_folder_without_a_page_is_refused() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let refused = page_files(Some(&folder)).err().expect("no page");
        assert!(refused.message().contains("has no index.html"), "{}", refused.message());
    }
}
