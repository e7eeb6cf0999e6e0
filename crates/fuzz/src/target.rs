//! [`FuzzTarget`]: one reader under test, with its corpus, and how an input number becomes an input.
//!
//! Not here: the readers themselves ([`crate::targets`]) and the loop over inputs ([`mod@crate::run`]).

use crate::mutate::{self, Dictionary, Node};
use testkit::Random;

/// The format of a target's inputs; it decides how they are changed and minimised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputFormat {
    /// A TOML document.
    Toml,
    /// A JSON value on each line.
    JsonLines,
    /// Lines of words.
    Text,
    /// A message in postcard.
    Bytes,
}

/// How far an input got.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ReadProgress {
    /// It was refused at its header or by the parser.
    Refused,
    /// It got past the parser and was refused because of its content.
    Parsed,
    /// It was accepted and exercised.
    Accepted,
}

/// An entry of a corpus.
#[derive(Clone, Debug)]
pub struct CorpusEntry {
    /// The input as it is read.
    pub bytes: Vec<u8>,
    /// The same as a tree, if its form has one.
    pub node: Option<Node>,
}

/// The number of random streams with which inputs are exercised. A kept input is replayed with each of them.
pub const PLAYS: u64 = 8;

/// The size at which inputs are cut off, which limits the work on one input.
pub const LARGEST: usize = 256 * 1024;

/// Runs an input. The random numbers decide how an accepted input is exercised.
pub type InputReader = dyn Fn(&[u8], &mut Random) -> ReadProgress + Send + Sync;
/// Changes a corpus entry in a way that only this target knows; returns `None` if it cannot.
pub type InputChanger = dyn Fn(&[u8], &mut mutate::MutationTools<'_>) -> Option<Vec<u8>> + Send + Sync;

/// One reader under test.
pub struct FuzzTarget {
    /// Its name on the command line.
    pub name: String,
    /// How its inputs are written.
    pub form: InputFormat,
    corpus: Vec<CorpusEntry>,
    dictionary: Dictionary,
    reader: Box<InputReader>,
    changer: Option<Box<InputChanger>>,
}

impl FuzzTarget {
    /// Makes a target from its corpus and its reader.
    ///
    /// # Panics
    /// If the corpus is empty, because there is nothing to change.
    pub fn new(
        name: impl Into<String>,
        form: InputFormat,
        corpus: Vec<Vec<u8>>,
        reader: impl Fn(&[u8], &mut Random) -> ReadProgress + Send + Sync + 'static,
    ) -> FuzzTarget {
        let name = name.into();
        assert!(!corpus.is_empty(), "the corpus of {name} is empty");
        let dictionary = Dictionary::of(&corpus);
        let seed = |bytes: Vec<u8>| CorpusEntry { node: mutate::parse(form, &bytes), bytes };
        let corpus = corpus.into_iter().map(seed).collect();
        FuzzTarget { name, form, corpus, dictionary, reader: Box::new(reader), changer: None }
    }

    /// Adds a way to change inputs.
    pub fn with_changer(
        mut self,
        changer: impl Fn(&[u8], &mut mutate::MutationTools<'_>) -> Option<Vec<u8>> + Send + Sync + 'static,
    ) -> FuzzTarget {
        self.changer = Some(Box::new(changer));
        self
    }

    /// Returns the target with another reader.
    pub fn with_reader(
        mut self,
        reader: impl Fn(&[u8], &mut Random) -> ReadProgress + Send + Sync + 'static,
    ) -> FuzzTarget {
        self.reader = Box::new(reader);
        self
    }

    /// Returns the target with a check after its reader that gets every input and its verdict. For tests of the fuzzer.
    pub fn with_check(mut self, check: impl Fn(&[u8], ReadProgress) + Send + Sync + 'static) -> FuzzTarget {
        let reader = self.reader;
        self.reader = Box::new(move |input, random| {
            let progress = reader(input, random);
            check(input, progress);
            progress
        });
        self
    }

    /// Returns the valid inputs that the others are made from.
    pub fn corpus(&self) -> &[CorpusEntry] {
        &self.corpus
    }

    /// Makes the input with this number.
    pub fn input(&self, seed: u64, number: u64) -> Vec<u8> {
        let mut random = Random::new(seed ^ name_hash(&self.name), number);
        let mut tools =
            mutate::MutationTools { random: &mut random, dictionary: &self.dictionary, donors: &self.corpus };
        let mut input = mutate::mutated_input(self.form, self.changer.as_deref(), &mut tools);
        input.truncate(LARGEST);
        input
    }

    /// Runs an input; `play` is the number of the random stream with which it is exercised.
    pub fn read(&self, input: &[u8], play: u64) -> ReadProgress {
        (self.reader)(input, &mut Random::new(play % PLAYS, 1))
    }
}

impl std::fmt::Debug for FuzzTarget {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Target").field("name", &self.name).field("corpus", &self.corpus.len()).finish_non_exhaustive()
    }
}

/// Computes FNV-1a, so that targets with the same seed get different random numbers.
fn name_hash(name: &str) -> u64 {
    name.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_input_is_named_by_seed_and_number() {
        let corpus = vec![b"a = 1\nb = 'two three'\n".to_vec(), b"c = [1, 2, 3]\n".to_vec()];
        let target = || FuzzTarget::new("toy", InputFormat::Toml, corpus.clone(), |_, _| ReadProgress::Accepted);
        let inputs = |seed| (0..50).map(|number| target().input(seed, number)).collect::<Vec<_>>();
        assert_eq!(inputs(1), inputs(1));
        assert_ne!(inputs(1), inputs(2));
        assert_eq!(target().input(1, 17), inputs(1)[17], "an input does not depend on those before it");
    }
}
