//! The page as a web site: which file answers a request, and with which headers.
//!
//! `page_files.rs` finds files, `encoding.rs` chooses between their copies, `etag.rs` knows what the browser has
//! already, `host_check.rs` refuses requests that are not for this machine. Not here: connections and their limits
//! (`connections.rs`), the port and the process (`command/serve.rs`).

mod encoding;
mod etag;
mod host_check;
mod page_files;
#[cfg(test)]
mod tests;

pub use host_check::AllowedHosts;
pub use page_files::{PageFile, PageFiles};

use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, REFERRER_POLICY,
    VARY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri};
use axum::middleware::{Next, from_fn, from_fn_with_state, map_response};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use encoding::ContentCoding;
use std::borrow::Cow;
use std::time::Duration;
use tower_http::timeout::TimeoutLayer;

/// What the page may do: nothing from elsewhere, no inline script. Inline styles place the pieces and their paths.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; \
    object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The most bytes of a request's head that are answered; browsers send about one thousand.
pub const LARGEST_HEAD: usize = 32 * 1024;

/// The security headers of every answer, except for hyper's own empty answers: to bytes that are not HTTP, to more than 100
/// header lines, and to a head of which it reads no more (`connections.rs`).
const SECURITY: [(HeaderName, HeaderValue); 4] = [
    (CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
];

/// Returns the routes of the page.
pub fn routes(files: PageFiles) -> Router {
    Router::new().route("/", get(file)).route("/{*path}", get(file)).with_state(files)
}

/// Puts routes behind everything that holds for every answer: the security headers, also on errors; heads of at most
/// [`LARGEST_HEAD`] bytes; only allowed hosts; and status 408 if a handler takes longer than `answer_time`.
pub fn guarded(routes: Router, allowed: AllowedHosts, answer_time: Duration) -> Router {
    // The layer that is added last comes first in the way of a request.
    routes
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, answer_time))
        .layer(from_fn_with_state(allowed, host_check::refuse_other_hosts))
        .layer(from_fn(refuse_large_heads))
        .layer(map_response(secured))
}

async fn secured(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.extend(SECURITY);
    // Without it, browsers may keep errors for as long as they like.
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

async fn refuse_large_heads(request: Request, next: Next) -> Response {
    if head_size(&request) > LARGEST_HEAD {
        return (StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE, "The head of the request is too large.\n")
            .into_response();
    }
    next.run(request).await
}

/// Returns how many bytes the head of a request has, without the version and the line ends.
fn head_size(request: &Request) -> usize {
    let target = request.uri().path_and_query().map_or(0, |target| target.as_str().len());
    let lines = request.headers().iter().map(|(name, value)| name.as_str().len() + value.len());
    request.method().as_str().len() + target + lines.sum::<usize>()
}

async fn file(State(files): State<PageFiles>, uri: Uri, headers: HeaderMap) -> Response {
    let answer = answer(&files, uri.path(), &headers);
    tracing::debug!(path = uri.path(), status = answer.status().as_u16(), "asked");
    answer
}

fn answer(files: &PageFiles, path: &str, headers: &HeaderMap) -> Response {
    let name = match path.strip_prefix('/').unwrap_or(path) {
        "" => "index.html",
        name => name,
    };
    for coding in encoding::accepted(headers) {
        if let Some(copy) = files.find(&format!("{name}{}", coding.suffix())) {
            return found(name, coding, copy, headers);
        }
    }
    if files.find(name).is_some() {
        let text = "This file cannot be sent in a coding that Accept-Encoding allows.\n";
        return (StatusCode::NOT_ACCEPTABLE, [(VARY, "accept-encoding")], text).into_response();
    }
    (StatusCode::NOT_FOUND, "There is nothing here; the page is at /.\n").into_response()
}

/// Answers with a copy of the file `name`, or with "not modified" if the browser has that copy already.
fn found(name: &str, coding: ContentCoding, copy: PageFile, headers: &HeaderMap) -> Response {
    let tag = etag::of(&copy.hash);
    let is_known = etag::is_known(headers, &tag);
    let common = [(ETAG, tag), (CACHE_CONTROL, caching(name).into()), (VARY, "accept-encoding".into())];
    if is_known {
        // Without a length of its own, the empty answer would claim that the file is empty.
        return (StatusCode::NOT_MODIFIED, common, [(CONTENT_LENGTH, copy.content.len())]).into_response();
    }
    let mut response = (common, [(CONTENT_TYPE, content_type(name))], body(copy.content)).into_response();
    if let Some(coding) = coding.header() {
        response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    response
}

fn body(content: Cow<'static, [u8]>) -> Body {
    match content {
        Cow::Borrowed(bytes) => Body::from(bytes),
        Cow::Owned(bytes) => Body::from(bytes),
    }
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "json" => "application/json",
        "png" => "image/png",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

/// Returns the caching rule of a file: one with a hash in its name never changes, any other may change at any time.
fn caching(name: &str) -> &'static str {
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    let hash = stem.rsplit_once('-').map_or("", |(_, hash)| hash);
    let hashed = hash.len() == 16 && hash.bytes().all(|byte| byte.is_ascii_hexdigit());
    if hashed { "public, max-age=31536000, immutable" } else { "no-cache" }
}
