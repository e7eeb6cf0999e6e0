//! Which port the server listens on.
//!
//! A browser keeps saved games per address, and the port is part of the address: a user who asked for a port gets that
//! one or an error that says why not.

use crate::cli_error::{CliError, CliResult};
use std::io::{self, ErrorKind};
use std::net::IpAddr;
use tokio::net::TcpListener;

/// The port if none is asked for.
pub const USUAL: u16 = 7878;
/// How many further ports are tried if the usual one is taken.
const TRIES: u16 = 50;

/// Listens on the port that was asked for (0 takes any free one), or else on the usual one or the next that is free.
pub async fn listen(host: IpAddr, asked: Option<u16>) -> CliResult<TcpListener> {
    match asked {
        Some(port) => TcpListener::bind((host, port)).await.map_err(|error| refusal(host, port, &error)),
        None => next_free(host, USUAL).await,
    }
}

/// Listens on the first free port from `first` on.
async fn next_free(host: IpAddr, first: u16) -> CliResult<TcpListener> {
    let last = first.saturating_add(TRIES);
    for port in first..=last {
        match TcpListener::bind((host, port)).await {
            Ok(listener) => return Ok(listener),
            Err(error) if is_taken(&error) => {}
            Err(error) => return Err(refusal(host, port, &error)),
        }
    }
    Err(CliError::input(format!("the ports {first} to {last} of {host} are all taken: choose another with --port N")))
}

/// Systems that keep ports for themselves say "permission denied" instead.
fn is_taken(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::AddrInUse | ErrorKind::PermissionDenied)
}

fn refusal(host: IpAddr, port: u16, error: &io::Error) -> CliError {
    if error.kind() == ErrorKind::AddrInUse {
        return CliError::input(format!(
            "port {port} of {host} is taken, perhaps by another Strata\n  \
             The browser keeps saved games per address, and the port is part of it: on another port the page would not \
             show the games of this one.\n  \
             End the program that has the port, or choose another with --port N (0 takes any free one)."
        ));
    }
    CliError::input(format!("cannot listen on port {port} of {host}: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOST: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    fn run<T>(future: impl Future<Output = T>) -> T {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(future)
    }

    fn port(listener: &TcpListener) -> u16 {
        listener.local_addr().expect("an address").port()
    }

    #[test]
    fn a_port_that_was_asked_for_and_is_taken_is_an_error() {
        run(async {
            let first = listen(HOST, Some(0)).await.expect("a free port");
            let taken = port(&first);
            let refused = listen(HOST, Some(taken)).await.expect_err("a taken port");
            for part in [&format!("port {taken} ") as &str, "taken", "saved games per address", "--port N"] {
                assert!(refused.message().contains(part), "{part} in {}", refused.message());
            }
            drop(first);
            assert_eq!(port(&listen(HOST, Some(taken)).await.expect("the port, free again")), taken);
        });
    }

    #[test]
    fn a_taken_usual_port_gives_way_to_the_next_free_one() {
        run(async {
            let first = listen(HOST, Some(0)).await.expect("a free port");
            let taken = port(&first);
            let second = next_free(HOST, taken).await.expect("another port");
            assert!((taken + 1..=taken.saturating_add(TRIES)).contains(&port(&second)));
        });
    }

    #[test]
    fn an_address_of_another_machine_is_an_error() {
        // An address that is reserved for documentation.
        let elsewhere = IpAddr::from([192, 0, 2, 1]);
        for asked in [None, Some(0)] {
            let refused = run(listen(elsewhere, asked)).expect_err("an address that is not ours");
            assert!(refused.message().starts_with("cannot listen on"), "{}", refused.message());
        }
    }
}
