//! Entity tags: if a browser already has a copy, the server says so instead of sending it again (RFC 9110, section 13.1.2).

use axum::http::HeaderMap;
use axum::http::header::IF_NONE_MATCH;
use std::fmt::Write;

/// Returns the tag of a file with this hash. 128 bits are plenty: nobody gains anything from a collision.
pub fn of(hash: &[u8; 32]) -> String {
    let mut tag = String::from("\"");
    for byte in &hash[..16] {
        // Writing to a string cannot fail.
        let _ = write!(tag, "{byte:02x}");
    }
    tag.push('"');
    tag
}

/// Returns whether the browser has the file with this tag already.
pub fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let lists = headers.get_all(IF_NONE_MATCH).into_iter().filter_map(|value| value.to_str().ok());
    // A cache on the way may have made the tag weak; for "do I have it?" weak and strong tags count the same.
    let mut tags = lists.flat_map(|list| list.split(',')).map(|known| known.trim().trim_start_matches("W/"));
    tags.any(|known| known == "*" || known == tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_quoted() {
        assert_eq!(of(&[0xa7; 32]), "\"a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7\"");
    }

    #[test]
    fn known_tags_are_found_in_lists() {
        let tag = of(&[1; 32]);
        let known = |text: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(IF_NONE_MATCH, text.parse().expect("a header value"));
            is_known(&headers, &tag)
        };
        for text in [&tag, &format!("W/{tag}"), &format!("\"other\", {tag}"), "*"] {
            assert!(known(text), "{text}");
        }
        for text in ["", "\"other\"", tag.trim_matches('"'), "\"", "W/"] {
            assert!(!known(text), "{text}");
        }
        assert!(!is_known(&HeaderMap::new(), &tag));
    }
}
