//! Makes inputs: takes an entry of a corpus and changes it a little, mostly in ways that a parser still reads.
//!
//! [`input`] chooses how: as a tree (`tree.rs`), as text (`text.rs`), as bytes (`bytes.rs`), or by a change of the target itself.
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

use crate::target::{Changer, Form, Seed};
use testkit::Random;

/// What a mutation may use.
#[derive(Debug)]
pub struct Tools<'a> {
    /// The random numbers that decide everything.
    pub random: &'a mut Random,
    /// Words and numbers of the corpus.
    pub dictionary: &'a Dictionary,
    /// The corpus, to take parts from.
    pub donors: &'a [Seed],
}

impl<'a> Tools<'a> {
    /// Draws an entry of the corpus.
    pub fn donor(&mut self) -> &'a Seed {
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
pub fn input(form: Form, changer: Option<&Changer>, tools: &mut Tools<'_>) -> Vec<u8> {
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
        (_, Form::Bytes) => bytes::change(&seed.bytes, tools),
        (Some(node), _) if tools.percent(85) => from_tree(form, node, tools),
        (_, Form::Text) => as_text(&seed.bytes, 2, tools),
        _ => as_text(&seed.bytes, 3, tools),
    }
}

/// Changes a tree and writes it; sometimes the text is changed as well.
fn from_tree(form: Form, node: &Node, tools: &mut Tools<'_>) -> Vec<u8> {
    let mut node = node.clone();
    for _ in 0..tools.few(4) {
        tree::change(&mut node, tools);
    }
    let written = write(form, &node);
    if tools.percent(8) { as_text(written.as_bytes(), 1, tools) } else { written.into_bytes() }
}

/// Changes a document as a tree; returns `None` if it cannot be parsed.
pub fn change_tree(form: Form, text: &str, tools: &mut Tools<'_>) -> Option<String> {
    let mut node = parse(form, text.as_bytes())?;
    for _ in 0..tools.few(4) {
        tree::change(&mut node, tools);
    }
    Some(write(form, &node))
}

fn as_text(bytes: &[u8], most: usize, tools: &mut Tools<'_>) -> Vec<u8> {
    let mut changed = String::from_utf8_lossy(bytes).into_owned();
    for _ in 0..tools.few(most) {
        changed = text::change(&changed, tools);
    }
    let changed = changed.into_bytes();
    if tools.percent(2) { bytes::change(&changed, tools) } else { changed }
}
