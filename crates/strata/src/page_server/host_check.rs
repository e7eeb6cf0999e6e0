//! Refuses requests for other hosts, against DNS rebinding.
//!
//! A page on the internet can point its own name at 127.0.0.1. The browser then takes this server for that page's own
//! and lets its scripts read the answers and, later, talk to tables. Such requests give themselves away: their `Host`
//! header has the foreign name.

use axum::extract::{Request, State};
use axum::http::header::HOST;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;

/// The hosts for which requests are answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AllowedHosts {
    /// `localhost` and loopback addresses, with any port (it may be forwarded).
    Loopback,
    /// All hosts, because a machine in a network has names that this program cannot know.
    Any,
}

impl AllowedHosts {
    /// Returns the hosts to answer for when listening on this address.
    pub fn when_listening_on(address: IpAddr) -> AllowedHosts {
        if address.is_loopback() { AllowedHosts::Loopback } else { AllowedHosts::Any }
    }

    /// Checks whom a request is for. The error says why it is refused.
    fn check(self, uri: &Uri, headers: &HeaderMap) -> Result<(), (StatusCode, String)> {
        if self == AllowedHosts::Any {
            return Ok(());
        }
        let mut named = headers.get_all(HOST).into_iter();
        let (Some(host), None) = (named.next(), named.next()) else {
            return Err((StatusCode::BAD_REQUEST, "The request needs one Host header.\n".into()));
        };
        let host = host.to_str().ok().and_then(|host| host.parse::<Authority>().ok());
        let Some(host) = host else {
            return Err((StatusCode::BAD_REQUEST, "The Host header cannot be read.\n".into()));
        };
        // A request for a whole address (`GET http://name/`) names the host twice; neither may be foreign.
        match [Some(&host), uri.authority()].into_iter().flatten().find(|host| !is_loopback(host)) {
            None => Ok(()),
            Some(foreign) => Err((StatusCode::MISDIRECTED_REQUEST, refusal(foreign.host()))),
        }
    }
}

fn is_loopback(host: &Authority) -> bool {
    let name = host.host();
    let address = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
    name.eq_ignore_ascii_case("localhost") || address.parse().is_ok_and(|address: IpAddr| address.is_loopback())
}

fn refusal(host: &str) -> String {
    format!(
        "Strata listens for this machine only and does not answer for {host:?}: otherwise a page on the internet whose \
         name leads here could read what is served. Open it as localhost or 127.0.0.1, or start `strata serve --host \
         ADDRESS` to serve other machines.\n"
    )
}

/// Answers a request only if it is for an allowed host. This is a layer for the router.
pub async fn refuse_other_hosts(State(allowed): State<AllowedHosts>, request: Request, next: Next) -> Response {
    match allowed.check(request.uri(), request.headers()) {
        Ok(()) => next.run(request).await,
        Err((status, reason)) => {
            tracing::warn!(status = status.as_u16(), "refused: {}", reason.trim_end());
            (status, reason).into_response()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn status(allowed: AllowedHosts, uri: &str, hosts: &[&str]) -> u16 {
        let mut headers = HeaderMap::new();
        for host in hosts {
            headers.append(HOST, host.parse().expect("a header value"));
        }
        let checked = allowed.check(&uri.parse().expect("an address"), &headers);
        checked.map_or_else(|(status, _)| status.as_u16(), |()| 200)
    }

    #[test]
    fn loopback_names_are_answered() {
        for host in ["localhost", "LOCALHOST:1", "127.0.0.1", "127.0.0.1:7878", "127.1.2.3", "[::1]", "[::1]:65535"] {
            assert_eq!(status(AllowedHosts::Loopback, "/", &[host]), 200, "{host}");
        }
    }

    #[test]
    fn other_names_are_refused() {
        for host in
            ["evil.example", "evil.example:7878", "localhost.evil.example", "127.0.0.1.evil.example", "10.0.0.1"]
        {
            assert_eq!(status(AllowedHosts::Loopback, "/", &[host]), 421, "{host}");
        }
        assert_eq!(status(AllowedHosts::Loopback, "http://evil.example/", &["localhost"]), 421);
        assert_eq!(status(AllowedHosts::Loopback, "http://localhost/", &["evil.example"]), 421);
        assert_eq!(status(AllowedHosts::Loopback, "http://localhost/", &["localhost"]), 200);
    }

    #[test]
    fn one_host_must_be_named() {
        for hosts in [&[] as &[&str], &["localhost", "localhost"], &["local host"], &[""]] {
            assert_eq!(status(AllowedHosts::Loopback, "/", hosts), 400, "{hosts:?}");
        }
    }

    #[test]
    fn in_a_network_every_name_is_answered() {
        assert_eq!(status(AllowedHosts::Any, "/", &["table.local:7878"]), 200);
        let allowed = |address: &str| AllowedHosts::when_listening_on(address.parse().expect("an address"));
        assert_eq!([allowed("127.0.0.1"), allowed("::1")], [AllowedHosts::Loopback; 2]);
        assert_eq!([allowed("0.0.0.0"), allowed("::"), allowed("192.168.0.2")], [AllowedHosts::Any; 3]);
    }
}
