//! The site as a browser sees it, without a network. With one: `connections/tests.rs`.

use super::*;
use axum::http::Request;
use axum::http::header::ACCEPT_ENCODING;
use tower::ServiceExt;

const WASM: &str = "strata-0123456789abcdef.wasm";

fn files() -> PageFiles {
    PageFiles::new(|name| {
        let text: &'static str = match name {
            "index.html" => "<html>",
            "sw.js" => "worker",
            "strata-0123456789abcdef.wasm" => "plain",
            "strata-0123456789abcdef.wasm.br" => "brotli",
            "strata-0123456789abcdef.wasm.gz" => "gzip",
            ".gitkeep" | "secret/plans" => "secret",
            _ => return None,
        };
        Some(PageFile::new(text.as_bytes().into()))
    })
}

struct Answer {
    status: u16,
    headers: HeaderMap,
    text: String,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap_or("?"))
    }
}

/// Asks the guarded site, which also has a handler that never answers at `/never`.
fn ask(method: &str, path: &str, headers: &[(&str, &str)]) -> Answer {
    let never = Router::new().route("/never", get(std::future::pending::<()>));
    let answer_time = if path == "/never" { Duration::from_millis(1) } else { Duration::from_secs(100_000) };
    let app = guarded(never.merge(routes(files())), AllowedHosts::Loopback, answer_time);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().expect("a runtime");
    runtime.block_on(async {
        let mut request = Request::builder().method(method).uri(path);
        if headers.iter().all(|(name, _)| *name != "host") {
            request = request.header("host", "localhost:7878");
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(Body::empty()).expect("a request");
        let response = app.oneshot(request).await.expect("an answer");
        let (parts, body) = response.into_parts();
        let bytes = axum::body::to_bytes(body, 10_000).await.expect("a body");
        let text = String::from_utf8_lossy(&bytes).into_owned();
        Answer { status: parts.status.as_u16(), headers: parts.headers, text }
    })
}

#[test]
fn the_page_is_at_the_root() {
    for path in ["/", "/index.html", "/?a=b"] {
        let answer = ask("GET", path, &[]);
        assert_eq!((answer.status, answer.text.as_str()), (200, "<html>"), "{path}");
        assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
        assert_eq!(answer.header("cache-control"), "no-cache");
    }
    let refused = ask("POST", "/", &[]);
    assert_eq!((refused.status, refused.header("allow")), (405, "GET,HEAD"));
}

#[test]
fn a_head_request_gets_the_length_without_the_content() {
    for (path, length) in [("/", "6"), (&format!("/{WASM}") as &str, "5")] {
        let answer = ask("HEAD", path, &[]);
        assert_eq!((answer.status, answer.header("content-length"), answer.text.as_str()), (200, length, ""));
    }
    assert_eq!(ask("HEAD", "/gone", &[]).text, "");
}

#[test]
fn hashed_files_are_kept_for_ever() {
    let answer = ask("GET", &format!("/{WASM}"), &[]);
    assert_eq!((answer.text.as_str(), answer.header("content-type")), ("plain", "application/wasm"));
    assert_eq!(answer.header("cache-control"), "public, max-age=31536000, immutable");
    assert_eq!(ask("GET", "/sw.js", &[]).header("cache-control"), "no-cache");
    assert_eq!(ask("GET", "/gone-0123456789abcdef.js", &[]).header("cache-control"), "no-store");
}

#[test]
fn the_preferred_copy_is_sent() {
    for (accept, text, coding) in [
        ("gzip, deflate, br", "brotli", "br"),
        ("gzip;q=1, br;q=0.1", "gzip", "gzip"),
        ("br; Q=0", "plain", ""),
        ("identity", "plain", ""),
        ("*", "brotli", "br"),
    ] {
        let answer = ask("GET", &format!("/{WASM}"), &[("accept-encoding", accept)]);
        assert_eq!((answer.text.as_str(), answer.header("content-encoding")), (text, coding), "{accept}");
        assert_eq!(answer.header("content-type"), "application/wasm", "of the file itself, not of the copy");
        assert_eq!(answer.header("vary"), "accept-encoding");
    }
    assert_eq!(ask("GET", "/", &[("accept-encoding", "br, gzip")]).text, "<html>", "without a copy the file itself");
}

#[test]
fn a_refused_plain_file_is_not_sent() {
    let only_gzip = [("accept-encoding", "gzip, identity;q=0")];
    assert_eq!(ask("GET", &format!("/{WASM}"), &only_gzip).text, "gzip");
    assert_eq!(ask("GET", "/sw.js", &only_gzip).status, 406);
    assert_eq!(ask("GET", "/gone", &only_gzip).status, 404);
}

#[test]
fn what_the_browser_has_is_not_sent_again() {
    let tag_of = |accept: &str| {
        let answer = ask("GET", &format!("/{WASM}"), &[(ACCEPT_ENCODING.as_str(), accept)]);
        answer.header("etag").to_string()
    };
    let (plain, brotli) = (tag_of("identity"), tag_of("br"));
    assert_ne!(plain, brotli, "every copy has a tag of its own");
    let again =
        |tag: &str| ask("GET", &format!("/{WASM}"), &[(ACCEPT_ENCODING.as_str(), "br"), ("if-none-match", tag)]);
    let answer = again(&brotli);
    assert_eq!((answer.status, answer.text.as_str()), (304, ""));
    assert_eq!((answer.header("etag"), answer.header("content-length")), (brotli.as_str(), "6"));
    assert_eq!(answer.header("vary"), "accept-encoding");
    assert_eq!(answer.header("cache-control"), "public, max-age=31536000, immutable");
    assert_eq!(answer.header("content-type"), "");
    for other in [plain.as_str(), "\"0\""] {
        assert_eq!((again(other).status, again(other).text.as_str()), (200, "brotli"), "{other}");
    }
}

#[test]
fn every_answer_is_secured() {
    let tag = ask("GET", "/", &[]).header("etag").to_string();
    let answers = [
        (200, ask("GET", "/", &[])),
        (200, ask("HEAD", "/", &[])),
        (304, ask("GET", "/", &[("if-none-match", &tag)])),
        (400, ask("GET", "/", &[("host", "")])),
        (404, ask("GET", "/gone", &[])),
        (404, ask("GET", "*", &[])),
        (405, ask("DELETE", "/", &[])),
        (406, ask("GET", "/", &[("accept-encoding", "*;q=0")])),
        (408, ask("GET", "/never", &[])),
        (421, ask("GET", "/", &[("host", "evil.example")])),
        (431, ask("GET", "/", &[("x", &"x".repeat(LARGEST_HEAD))])),
    ];
    for (status, answer) in answers {
        assert_eq!(answer.status, status);
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{status}");
        assert_eq!(answer.header("referrer-policy"), "no-referrer", "{status}");
        assert_eq!(answer.header("cross-origin-resource-policy"), "same-origin", "{status}");
        assert_ne!(answer.header("cache-control"), "", "{status}");
        let policy = answer.header("content-security-policy");
        for part in ["default-src 'self'", "'wasm-unsafe-eval'", "frame-ancestors 'none'", "object-src 'none'"] {
            assert!(policy.contains(part), "{status}: {part} in {policy}");
        }
    }
}

#[test]
fn a_refused_host_hears_why() {
    let answer = ask("GET", "/", &[("host", "evil.example:7878")]);
    assert!(answer.text.contains("\"evil.example\"") && answer.text.contains("--host"), "{}", answer.text);
}

#[test]
fn nothing_else_is_there() {
    let paths =
        ["/gone", "/secret/plans", "/../index.html", "/%2e%2e/x", "//index.html/..", "/.gitkeep", "/dist/.gitkeep"];
    for path in paths {
        assert_eq!(ask("GET", path, &[]).status, 404, "{path}");
    }
}
