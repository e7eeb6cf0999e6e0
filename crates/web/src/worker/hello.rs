//! The greeting between a page and its worker: both must come from the same build, because the compact encoding has no names.

use crate::text::{key, t};
use protocol::{Encoding, Hello, PROTOCOL_VERSION};

/// Returns the version of this build, with the name that `cargo xtask web` gives the build.
fn build() -> String {
    match option_env!("STRATA_BUILD") {
        Some(name) => format!("{}+{name}", env!("CARGO_PKG_VERSION")),
        None => env!("CARGO_PKG_VERSION").into(),
    }
}

/// Returns the first message of a page.
pub fn page_hello() -> String {
    let hello = Hello { protocol: PROTOCOL_VERSION, build: build(), encoding: Encoding::Compact };
    serde_json::to_string(&hello).unwrap_or_default()
}

/// Checks the first message of a page. The error is a text for the player.
pub fn check_page_hello(text: &str) -> Result<(), String> {
    match Hello::read(text.as_bytes()).and_then(|hello| hello.agree(&build())) {
        Ok(Encoding::Compact) => Ok(()),
        Ok(Encoding::Json) | Err(_) => Err(t(key::PAGE_WORKER_OTHER_BUILD)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_page_of_the_same_build_is_served() {
        assert_eq!(check_page_hello(&page_hello()), Ok(()));
        let hello = |protocol, build: String| Hello { protocol, build, encoding: Encoding::Compact };
        let others = [
            serde_json::to_string(&hello(PROTOCOL_VERSION, "0.0.1".into())).unwrap(),
            serde_json::to_string(&hello(PROTOCOL_VERSION + 1, build())).unwrap(),
            "ready".into(),
        ];
        for text in others {
            assert!(check_page_hello(&text).is_err_and(|reason| reason.contains("Reload")), "{text}");
        }
    }
}
