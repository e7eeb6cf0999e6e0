//! The page as a web site: which file answers a request, and under which headers.
//!
//! The files are those that `cargo xtask web` packed into `dist/`: embedded in a release build, read from the folder in a
//! debug build. Not here: the port and the process (`command/serve.rs`).

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY, VARY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rust_embed::Embed;
use std::borrow::Cow;

/// The page as it was packed.
#[derive(Embed)]
#[folder = "dist"]
#[allow_missing = true]
struct Page;

/// Finds the content of a file by its name.
pub type Find = fn(&str) -> Option<Cow<'static, [u8]>>;

/// A file of the page that belongs to this program.
pub fn packed(name: &str) -> Option<Cow<'static, [u8]>> {
    Page::get(name).map(|file| file.data)
}

/// What the page may do: nothing from elsewhere, no inline script. Inline styles place the pieces and their paths.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; \
    object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The headers of every answer.
const ALWAYS: [(HeaderName, &str); 4] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    (VARY, "accept-encoding"),
];

/// The site over these files.
pub fn router(find: Find) -> Router {
    Router::new().route("/", get(file)).route("/{*path}", get(file)).with_state(find)
}

async fn file(State(find): State<Find>, uri: Uri, headers: HeaderMap) -> Response {
    let answer = (ALWAYS, answer(find, uri.path(), &headers)).into_response();
    tracing::debug!(path = uri.path(), status = answer.status().as_u16(), "asked");
    answer
}

fn answer(find: Find, path: &str, headers: &HeaderMap) -> Response {
    let name = path.trim_start_matches('/');
    let name = if name.is_empty() { "index.html" } else { name };
    // All files stand side by side.
    let Some(plain) = Some(name).filter(|name| !name.contains(['/', '\\'])).and_then(find) else {
        return (StatusCode::NOT_FOUND, "There is nothing here; the page is at /.\n").into_response();
    };
    let common = [(CONTENT_TYPE, content_type(name)), (CACHE_CONTROL, caching(name))];
    for (coding, extension) in [("br", "br"), ("gzip", "gz")] {
        if accepts(headers, coding)
            && let Some(smaller) = find(&format!("{name}.{extension}"))
        {
            return (common, [(CONTENT_ENCODING, coding)], body(smaller)).into_response();
        }
    }
    (common, body(plain)).into_response()
}

fn body(content: Cow<'static, [u8]>) -> Body {
    match content {
        Cow::Borrowed(bytes) => Body::from(bytes),
        Cow::Owned(bytes) => Body::from(bytes),
    }
}

/// Whether the browser takes this coding: named, and not with the weight 0.
fn accepts(headers: &HeaderMap, coding: &str) -> bool {
    let lists = headers.get_all(ACCEPT_ENCODING).into_iter().filter_map(|value| value.to_str().ok());
    lists.flat_map(|list| list.split(',')).any(|part| {
        let mut words = part.split(';').map(str::trim);
        let named = words.next().is_some_and(|name| name.eq_ignore_ascii_case(coding));
        let refused = |word: &str| word.strip_prefix("q=").is_some_and(|weight| weight.parse() == Ok(0.0));
        named && !words.any(refused)
    })
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

/// A file with a hash in its name never changes; every other may at any time.
fn caching(name: &str) -> &'static str {
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    let hash = stem.rsplit_once('-').map_or("", |(_, hash)| hash);
    let hashed = hash.len() == 16 && hash.bytes().all(|byte| byte.is_ascii_hexdigit());
    if hashed { "public, max-age=31536000, immutable" } else { "no-cache" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::Request;
    use tower::ServiceExt;

    const WASM: &str = "strata-0123456789abcdef.wasm";

    fn files(name: &str) -> Option<Cow<'static, [u8]>> {
        let text: &'static str = match name {
            "index.html" => "<html>",
            "sw.js" => "worker",
            "strata-0123456789abcdef.wasm" => "plain",
            "strata-0123456789abcdef.wasm.br" => "brotli",
            "strata-0123456789abcdef.wasm.gz" => "gzip",
            "secret/plans" => "secret",
            _ => return None,
        };
        Some(Cow::Borrowed(text.as_bytes()))
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

    fn ask(method: &str, path: &str, accept: &str) -> Answer {
        let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
        runtime.block_on(async {
            let request = Request::builder().method(method).uri(path).header(ACCEPT_ENCODING, accept);
            let request = request.body(Body::empty()).expect("a request");
            let response = router(files).oneshot(request).await.expect("an answer");
            let (parts, body) = response.into_parts();
            let bytes = axum::body::to_bytes(body, 10_000).await.expect("a body");
            Answer {
                status: parts.status.as_u16(),
                headers: parts.headers,
                text: String::from_utf8_lossy(&bytes).into_owned(),
            }
        })
    }

    #[test]
    fn the_page_is_at_the_root() {
        for path in ["/", "/index.html", "/?a=b"] {
            let answer = ask("GET", path, "");
            assert_eq!((answer.status, answer.text.as_str()), (200, "<html>"), "{path}");
            assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
            assert_eq!(answer.header("cache-control"), "no-cache");
        }
        assert_eq!(ask("HEAD", "/", "").status, 200);
        assert_eq!(ask("POST", "/", "").status, 405);
    }

    #[test]
    fn hashed_files_are_kept_for_ever() {
        let answer = ask("GET", &format!("/{WASM}"), "");
        assert_eq!((answer.text.as_str(), answer.header("content-type")), ("plain", "application/wasm"));
        assert_eq!(answer.header("cache-control"), "public, max-age=31536000, immutable");
        assert_eq!(ask("GET", "/sw.js", "").header("cache-control"), "no-cache");
    }

    #[test]
    fn the_smallest_accepted_copy_is_sent() {
        for (accept, text, coding) in [
            ("gzip, deflate, br", "brotli", "br"),
            ("gzip", "gzip", "gzip"),
            ("GZIP;q=0.5, br;q=0", "gzip", "gzip"),
            ("identity", "plain", ""),
            ("brotli", "plain", ""),
        ] {
            let answer = ask("GET", &format!("/{WASM}"), accept);
            assert_eq!((answer.text.as_str(), answer.header("content-encoding")), (text, coding), "{accept}");
            assert_eq!(answer.header("content-type"), "application/wasm", "of the file itself, not of the copy");
            assert_eq!(answer.header("vary"), "accept-encoding");
        }
        assert_eq!(ask("GET", "/", "br, gzip").text, "<html>", "without a copy the file itself");
    }

    #[test]
    fn every_answer_is_guarded() {
        for path in ["/", "/gone", &format!("/{WASM}")] {
            let answer = ask("GET", path, "br");
            assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
            assert_eq!(answer.header("referrer-policy"), "no-referrer");
            let policy = answer.header("content-security-policy");
            for part in ["default-src 'self'", "'wasm-unsafe-eval'", "frame-ancestors 'none'", "object-src 'none'"] {
                assert!(policy.contains(part), "{part} in {policy}");
            }
        }
    }

    #[test]
    fn nothing_else_is_there() {
        for path in ["/gone", "/secret/plans", "/../index.html", "/%2e%2e/x", "//index.html/..", "/dist/.gitkeep"] {
            assert_eq!(ask("GET", path, "").status, 404, "{path}");
        }
    }
}
