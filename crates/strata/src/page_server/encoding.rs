//! Which copy of a file a browser prefers: the `Accept-Encoding` header of RFC 9110, section 12.5.3.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_ENCODING;
use std::cmp::Reverse;

/// How the content of an answer is compressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ContentCoding {
    /// Brotli.
    Brotli,
    /// Gzip.
    Gzip,
    /// Not at all.
    Identity,
}

/// All codings, the smallest copy first.
const CODINGS: [ContentCoding; 3] = [ContentCoding::Brotli, ContentCoding::Gzip, ContentCoding::Identity];

/// A weight in thousandths: 0 refuses, 1000 is the most.
type Weight = u16;

impl ContentCoding {
    /// Returns the value of `Content-Encoding`, or `None` if the answer needs no such header.
    pub fn header(self) -> Option<&'static str> {
        match self {
            ContentCoding::Brotli => Some("br"),
            ContentCoding::Gzip => Some("gzip"),
            ContentCoding::Identity => None,
        }
    }

    /// Returns what the packer appends to the name of the copy in this coding.
    pub fn suffix(self) -> &'static str {
        match self {
            ContentCoding::Brotli => ".br",
            ContentCoding::Gzip => ".gz",
            ContentCoding::Identity => "",
        }
    }

    /// Returns whether `name` means this coding in `Accept-Encoding`.
    fn is_called(self, name: &str) -> bool {
        let names: &[&str] = match self {
            ContentCoding::Brotli => &["br"],
            ContentCoding::Gzip => &["gzip", "x-gzip"],
            ContentCoding::Identity => &["identity"],
        };
        names.iter().any(|known| known.eq_ignore_ascii_case(name))
    }
}

/// Returns the codings that the browser accepts, the preferred one first; among equals the smallest copy first.
///
/// The list is empty if the browser refuses even the plain file (`identity;q=0`).
pub fn accepted(headers: &HeaderMap) -> Vec<ContentCoding> {
    let lists = headers.get_all(ACCEPT_ENCODING).into_iter().filter_map(|value| value.to_str().ok());
    let listed: Vec<(&str, Weight)> = lists.flat_map(|list| list.split(',')).filter_map(element).collect();
    let weight = |coding: ContentCoding| {
        let named = listed.iter().find(|(name, _)| coding.is_called(name));
        let others = || listed.iter().find(|(name, _)| *name == "*");
        match named.or_else(others) {
            Some((_, weight)) => *weight,
            // The plain file is acceptable unless it is refused, but anything that was asked for comes first.
            None => Weight::from(coding == ContentCoding::Identity),
        }
    };
    let mut accepted: Vec<ContentCoding> = CODINGS.into_iter().filter(|coding| weight(*coding) > 0).collect();
    accepted.sort_by_key(|coding| Reverse(weight(*coding)));
    accepted
}

/// Reads an element such as `gzip;q=0.5`. Returns `None` if it is malformed: then nobody asked for that coding.
fn element(text: &str) -> Option<(&str, Weight)> {
    let mut parts = text.split(';').map(str::trim);
    let name = parts.next().filter(|name| !name.is_empty())?;
    let mut weight = 1000;
    for parameter in parts {
        let (key, value) = parameter.split_once('=')?;
        if key.trim().eq_ignore_ascii_case("q") {
            weight = thousandths(value.trim())?;
        }
    }
    Some((name, weight))
}

/// Reads a weight from `0` to `1` with any number of decimals.
fn thousandths(text: &str) -> Option<Weight> {
    // Without this check "1e-3", "inf" and "NaN" would be numbers.
    if !text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.') {
        return None;
    }
    let weight: f32 = text.parse().ok()?;
    // The cast cannot overflow: the number is at most 1000.
    (weight <= 1.0).then(|| (weight * 1000.0).round() as Weight)
}

#[cfg(test)]
mod tests {
    use super::ContentCoding::{Brotli, Gzip, Identity};
    use super::*;

    #[track_caller]
    fn check(header: &str, expected: &[ContentCoding]) {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_ENCODING, header.parse().expect("a header value"));
        assert_eq!(accepted(&headers), expected, "{header}");
    }

    #[test]
    fn the_smallest_copy_comes_first_among_equals() {
        check("gzip, deflate, br, zstd", &[Brotli, Gzip, Identity]);
        check("gzip", &[Gzip, Identity]);
        check("br;q=0.5, gzip;q=0.5, identity;q=0.5", &[Brotli, Gzip, Identity]);
    }

    #[test]
    fn weights_decide() {
        check("gzip;q=1, br;q=0.1", &[Gzip, Brotli, Identity]);
        check("gzip;q=0.2, br;q=0.201", &[Brotli, Gzip, Identity]);
        check("identity, gzip;q=0.5", &[Identity, Gzip]);
        check("gzip;q=0.001", &[Gzip, Identity]);
    }

    #[test]
    fn weight_zero_refuses() {
        check("br; Q=0", &[Identity]);
        check("BR ; q=0.000 , X-GZIP", &[Gzip, Identity]);
        check("gzip, identity;q=0", &[Gzip]);
        check("identity;q=0", &[]);
    }

    #[test]
    fn a_star_means_all_that_are_not_named() {
        check("*", &[Brotli, Gzip, Identity]);
        check("*, br;q=0", &[Gzip, Identity]);
        check("gzip, *;q=0", &[Gzip]);
        check("*;q=0", &[]);
    }

    #[test]
    fn nothing_asked_for_is_the_plain_file() {
        assert_eq!(accepted(&HeaderMap::new()), [Identity]);
        for header in ["", ",", "brotli", "br;q=2", "br;q=1e-1", "br;q=inf", "br;q", "br;q=", ";q=1", "br;q=-1"] {
            check(header, &[Identity]);
        }
    }

    #[test]
    fn several_headers_are_one_list() {
        let mut headers = HeaderMap::new();
        headers.append(ACCEPT_ENCODING, "gzip".parse().expect("a header value"));
        headers.append(ACCEPT_ENCODING, "br".parse().expect("a header value"));
        assert_eq!(accepted(&headers), [Brotli, Gzip, Identity]);
    }
}
