//! `strata serve`: the page, for browsers on this machine.
//!
//! Not here: the files and their headers (`site.rs`); tables on a server, which are to come.

use crate::failure::{Failure, Outcome};
use crate::site;
use std::io::{self, ErrorKind, Write};
use std::net::{IpAddr, SocketAddr};
use std::process::{Command, Stdio};
use tokio::net::TcpListener;

/// Where to serve.
#[derive(clap::Args)]
pub struct Arguments {
    /// The port; 0 takes any free one. The browser keeps saved games per address, so stay with one
    #[arg(long, value_name = "N", default_value_t = 7878)]
    port: u16,
    /// The address to listen on; 127.0.0.1 is reached from this machine only
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    host: IpAddr,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
    /// Log every request
    #[arg(long)]
    verbose: bool,
}

/// Serves until Ctrl-C.
pub fn run(arguments: Arguments) -> Outcome {
    if site::packed("index.html").is_none() {
        return Err(Failure::input(
            "the page is not part of this program yet: `cargo xtask play` builds and serves it",
        ));
    }
    let level = if arguments.verbose { tracing::Level::DEBUG } else { tracing::Level::INFO };
    tracing_subscriber::fmt().with_max_level(level).with_target(false).with_writer(io::stderr).init();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(serve(&arguments))
}

async fn serve(arguments: &Arguments) -> Outcome {
    let listener = listen(arguments.host, arguments.port).await?;
    let address = address(listener.local_addr()?);
    let mut out = io::stdout();
    writeln!(out, "Strata is at {address} (Ctrl-C ends it)")?;
    if !arguments.host.is_loopback() {
        writeln!(
            out,
            "Everybody who can reach this machine can open it. Offline use needs https or this machine itself."
        )?;
    }
    out.flush()?;
    if arguments.open && !opened(&address) {
        writeln!(out, "No browser was found to open it: open the address yourself.")?;
    }
    axum::serve(listener, site::router(site::packed)).with_graceful_shutdown(interrupted()).await?;
    tracing::info!("ended");
    Ok(())
}

/// Listens on the port, or on any free one if it is taken.
async fn listen(host: IpAddr, port: u16) -> Outcome<TcpListener> {
    match TcpListener::bind((host, port)).await {
        Ok(listener) => Ok(listener),
        Err(error) if error.kind() == ErrorKind::AddrInUse && port != 0 => {
            tracing::warn!(
                "port {port} is taken: taking a free one; games saved at the other address are not seen here"
            );
            TcpListener::bind((host, 0)).await.map_err(|error| Failure::input(format!("no port is free: {error}")))
        }
        Err(error) => Err(Failure::input(format!("{host} port {port} cannot be listened on: {error}"))),
    }
}

/// The address as a browser wants it.
fn address(at: SocketAddr) -> String {
    if at.ip().is_unspecified() { format!("http://127.0.0.1:{}/", at.port()) } else { format!("http://{at}/") }
}

async fn interrupted() {
    if let Err(error) = tokio::signal::ctrl_c().await {
        tracing::warn!("Ctrl-C cannot be heard ({error}): end the process to stop serving");
        std::future::pending::<()>().await;
    }
}

/// Opens the address in the browser of the desktop, if there is one.
fn opened(address: &str) -> bool {
    let desktop = ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
    let command: &[&str] = if cfg!(target_os = "macos") {
        &["open"]
    } else if cfg!(windows) {
        &["cmd", "/C", "start", ""]
    } else if desktop {
        &["xdg-open"]
    } else {
        // Without a desktop it would start a browser in this very terminal.
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
    fn a_taken_port_gives_way_to_a_free_one() {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let host = IpAddr::from([127, 0, 0, 1]);
            let first = listen(host, 0).await.expect("a free port");
            let taken = first.local_addr().expect("an address").port();
            let second = listen(host, taken).await.expect("another port");
            assert_ne!(second.local_addr().expect("an address").port(), taken);
        });
    }

    #[test]
    fn addresses_can_be_opened() {
        assert_eq!(address(SocketAddr::from(([127, 0, 0, 1], 80))), "http://127.0.0.1:80/");
        assert_eq!(address(SocketAddr::from(([0, 0, 0, 0], 5))), "http://127.0.0.1:5/");
        assert_eq!(address("[::1]:5".parse().expect("an address")), "http://[::1]:5/");
    }
}
