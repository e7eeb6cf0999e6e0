//! The first line of a save: which game, by which rules, written by which program.

use crate::Game;
use serde::{Deserialize, Serialize};

/// The format that is written. Format 1 is read for ever.
const FORMAT: u32 = 2;

/// The first line of a save.
///
/// ```
/// use tabletop::{Header, Origin};
/// let rules = testkit::toy::rules(1);
/// let header = Header::of(&rules);
/// assert_eq!((header.game.as_str(), header.origin(&rules)), ("toy", Origin::Current));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// Version of the file format: 1 or 2.
    #[serde(rename = "strata")]
    pub format: u32,
    /// Name of the game.
    #[serde(rename = "game")]
    pub game: String,
    /// Edition of the rules, see [`Game::EDITION`]; absent in format 1. Of a save that was played on by later editions it
    /// is the first one, because a header never changes: hashes are compared only if every line is of this edition.
    #[serde(rename = "edition", default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<u32>,
    /// Version of the program that wrote the file.
    #[serde(rename = "engine")]
    pub program: String,
    /// Digest of rules and tables, in hexadecimal.
    #[serde(rename = "digest")]
    pub digest: String,
    /// The set-up with custom tables, as the game wrote it.
    #[serde(rename = "setup")]
    pub setup: serde_json::Value,
    /// The position the game started from, if it was not the usual one.
    #[serde(rename = "from", default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
}

/// Which program and which rules wrote a save, compared with this program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Origin {
    /// The same rules and the same program.
    Current,
    /// An older edition of the rules, or an older program.
    Older,
    /// A newer edition of the rules, or a newer program.
    Newer,
    /// The same edition, but other rules: a changed program, or a header that somebody edited.
    Foreign,
}

impl Header {
    /// Makes the header for a game that begins as usual.
    pub fn of<G: Game>(rules: &G) -> Header {
        Header {
            format: FORMAT,
            game: G::NAME.into(),
            edition: Some(G::EDITION),
            program: env!("CARGO_PKG_VERSION").into(),
            digest: digest(rules),
            setup: serde_json::to_value(rules.setup()).unwrap_or_default(),
            from: None,
        }
    }

    /// Reads the first line of a file; the error says why it is not the header of a save.
    pub(super) fn read(line: &str) -> Result<Header, String> {
        let header: Header =
            serde_json::from_str(line).map_err(|error| format!("not the header of a Strata save ({error})"))?;
        match header.format {
            1..=FORMAT => Ok(header),
            format => Err(format!("save format {format} is not known; this version reads formats 1 to {FORMAT}")),
        }
    }

    /// Returns the line as it stands in the file.
    pub(super) fn write(&self) -> String {
        let mut text = serde_json::to_string(self).unwrap_or_default();
        text.push('\n');
        text
    }

    /// Tells older, newer and foreign saves apart. `rules` are built from this header's set-up.
    pub fn origin<G: Game>(&self, rules: &G) -> Origin {
        let Some(edition) = self.edition else { return Origin::Older };
        let ours = (G::EDITION, version(env!("CARGO_PKG_VERSION")));
        match (edition, version(&self.program)).cmp(&ours) {
            std::cmp::Ordering::Less => Origin::Older,
            std::cmp::Ordering::Greater => Origin::Newer,
            std::cmp::Ordering::Equal if self.digest == digest(rules) => Origin::Current,
            std::cmp::Ordering::Equal => Origin::Foreign,
        }
    }

    /// Returns whether the rules that wrote the save give the same positions, so that recorded hashes can be compared.
    pub fn is_same_edition<G: Game>(&self) -> bool {
        self.edition == Some(G::EDITION)
    }

    /// Returns whether the rules that began the save are a newer edition than these.
    pub fn is_newer_edition<G: Game>(&self) -> bool {
        self.edition > Some(G::EDITION)
    }
}

fn digest<G: Game>(rules: &G) -> String {
    format!("{:016x}", rules.digest())
}

/// Returns the three numbers of a version; what cannot be read counts as 0.
fn version(text: &str) -> [u32; 3] {
    let mut numbers = text.split(['.', '-', '+']).map(|part| part.parse().unwrap_or(0));
    std::array::from_fn(|_| numbers.next().unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::version;

    #[test]
    fn versions_compare_by_number() {
        assert!(version("0.10.0") > version("0.9.9") && version("1.0.0") > version("0.99.0"));
        assert_eq!(version("0.1.0-rc.1"), [0, 1, 0]);
        assert_eq!(version("nonsense"), [0, 0, 0]);
    }
}
