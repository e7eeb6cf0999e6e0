//! The titles of all rules, known without the handbook.
//!
//! The tables are constants and lookups can run while the code is compiled, so that a page contains only the titles that it
//! uses. `build.rs` writes the tables.

include!(concat!(env!("OUT_DIR"), "/titles.rs"));

/// The titles of the rules of one game.
#[derive(Clone, Copy, Debug)]
pub struct Titles(&'static [(&'static str, &'static str)]);

impl Titles {
    /// Returns the title of a rule by its id in capitals.
    pub const fn of(self, id: &str) -> Option<&'static str> {
        let mut at = 0;
        while at < self.0.len() {
            let (other, title) = self.0[at];
            if equal(id.as_bytes(), other.as_bytes()) {
                return Some(title);
            }
            at += 1;
        }
        None
    }
}

/// Compares bytes as `==` does, which does not run in constants.
const fn equal(one: &[u8], other: &[u8]) -> bool {
    if one.len() != other.len() {
        return false;
    }
    let mut at = 0;
    while at < one.len() {
        if one[at] != other[at] {
            return false;
        }
        at += 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_are_found_by_id() {
        assert_eq!(COSMIC_FROG.of("LEAP-1"), Some("How far you leap"));
        assert_eq!(VOLCANIQUE.of("VQ-COOP"), Some("Cooperative"));
        assert_eq!([COSMIC_FROG.of("LEAP"), COSMIC_FROG.of("VQ-COOP"), VOLCANIQUE.of("")], [None; 3]);
    }
}
