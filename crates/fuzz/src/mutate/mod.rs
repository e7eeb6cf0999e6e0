//! Makes inputs: takes an entry of a corpus and changes it a little, mostly in ways that a parser still reads.
//!
//! [`mutated_input`] chooses how: as a tree (`tree.rs`), as text (`text.rs`), as bytes (`bytes.rs`), or as the target itself knows.
//! Not here: the valid inputs (the corpus) and the readers ([`crate::targets`]).

mod bytes;
mod dictionary;
mod node;
mod numbers;
mod text;
mod tree;

pub use dictionary::Dictionary;
pub use node::{Node, parse, write};
pub(crate) use text::{change_number, tokens};

use crate::target::{CorpusEntry, InputChanger, InputFormat};
use testkit::Random;

/// What a mutation may use.
#[derive(Debug)]
pub struct MutationTools<'a> {
    /// The random numbers that decide everything.
    pub random: &'a mut Random,
    /// Words and numbers of the corpus.
    pub dictionary: &'a Dictionary,
    /// The corpus, to take parts from.
    pub donors: &'a [CorpusEntry],
}

impl<'a> MutationTools<'a> {
    /// Draws an entry of the corpus.
    pub fn donor(&mut self) -> &'a CorpusEntry {
        let donors = self.donors;
        &donors[self.below(donors.len())]
    }

    /// Draws a number from 0 to `bound - 1`; 0 if `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        self.random.below(u32::try_from(bound).unwrap_or(u32::MAX)) as usize
    }

    /// Returns true with this probability in percent.
    pub fn percent(&mut self, share: u32) -> bool {
        self.random.below(100) < share
    }

    /// Draws a number from 1 to `most`, each half as likely as the one before.
    fn few(&mut self, most: usize) -> usize {
        (1..most).find(|_| self.random.once_in(2)).unwrap_or(most)
    }
}

/// Makes one input from the corpus.
pub fn mutated_input(form: InputFormat, changer: Option<&InputChanger>, tools: &mut MutationTools<'_>) -> Vec<u8> {
    let seed = tools.donor();
    if tools.percent(2) {
        return seed.bytes.clone();
    }
    if let Some(changer) = changer
        && tools.percent(70)
        && let Some(input) = changer(&seed.bytes, tools)
    {
        return input;
    }
    match (&seed.node, form) {
        (_, InputFormat::Bytes) => bytes::change(&seed.bytes, tools),
        (Some(node), _) if tools.percent(85) => from_tree(form, node, tools),
        (_, InputFormat::Text) => as_text(&seed.bytes, 2, tools),
        _ => as_text(&seed.bytes, 3, tools),
    }
}

/// Changes a tree and writes it; sometimes the text is changed as well.
fn from_tree(form: InputFormat, node: &Node, tools: &mut MutationTools<'_>) -> Vec<u8> {
    let mut node = node.clone();
    for _ in 0..tools.few(4) {
        tree::change(&mut node, tools);
    }
    let written = write(form, &node);
    if tools.percent(8) { as_text(written.as_bytes(), 1, tools) } else { written.into_bytes() }
}

/// Changes a document as a tree; returns `None` if it cannot be parsed.
pub fn change_tree(form: InputFormat, text: &str, tools: &mut MutationTools<'_>) -> Option<String> {
    let mut node = parse(form, text.as_bytes())?;
    for _ in 0..tools.few(4) {
        tree::change(&mut node, tools);
    }
    Some(write(form, &node))
}

fn as_text(bytes: &[u8], most: usize, tools: &mut MutationTools<'_>) -> Vec<u8> {
    let mut changed = String::from_utf8_lossy(bytes).into_owned();
    for _ in 0..tools.few(most) {
        changed = text::change(&changed, tools);
    }
    let changed = changed.into_bytes();
    if tools.percent(2) { bytes::change(&changed, tools) } else { changed }
}
