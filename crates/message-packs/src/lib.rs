//! The messages of a language as compact packs, compiled from Project Fluent files.
//!
//! A [`Pack`] holds messages with their variables, plural and select forms, and the plural rule of its language as a table,
//! so that programs need neither a Fluent parser nor plural data: the parser alone would add 35 KiB to the page. `compile`
//! makes packs in build scripts and when the page is packed.
//!
//! The subset of Fluent: messages with attributes, terms, variables, references, selectors on variables, and the function
//! `FORM($name, "form")`, which returns an attribute of the message that the variable was made from, and
//! `AMOUNT($name, "sign")`, which marks a number with its unit. Everything else is an error with its place.
//!
//! Not here: filling in variables (`wording`).

#[cfg(feature = "compile")]
mod compile;
#[cfg(feature = "compile")]
mod plurals;

#[cfg(feature = "compile")]
pub use compile::{SourceFile, compile};

use serde::{Deserialize, Serialize};

/// All messages of one language, or the part of them that one game needs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pack {
    /// The language, for instance `en`.
    pub language: String,
    /// The plural category of the numbers from 0 to 199. Those above have the category of their last two digits, plus 100.
    pub plurals: Vec<PluralCategory>,
    /// The messages, sorted by key.
    pub messages: Vec<Message>,
}

/// One message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Message {
    /// Its key. The key of a term begins with a hyphen.
    pub key: String,
    /// Its text.
    pub text: Pattern,
    /// Its attributes: other forms of the same text, for instance with an article.
    pub forms: Vec<(String, Pattern)>,
}

/// A text with gaps.
pub type Pattern = Vec<Part>;

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Part {
    /// Letters as they are.
    Text(String),
    /// The value of a variable.
    Variable(String),
    /// A form of the message from which the value of a variable was made.
    Form {
        /// The variable.
        variable: String,
        /// The attribute of the message.
        form: String,
    },
    /// The value of a variable with the sign of what it counts.
    Amount {
        /// The variable.
        variable: String,
        /// The sign, for instance `Ω`.
        sign: String,
    },
    /// Another message or term, or one of its forms.
    Message {
        /// Its key.
        key: String,
        /// The attribute, or none for the text.
        form: Option<String>,
    },
    /// The first variant that fits the value of a variable.
    Select {
        /// The variable.
        variable: String,
        /// The variants in the order of the file, without the default.
        variants: Vec<(VariantKey, Pattern)>,
        /// The variant that is used if no other fits.
        default: Pattern,
    },
}

/// What the value of a variable must be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum VariantKey {
    /// Exactly this number.
    Number(u32),
    /// A number of this category.
    Plural(PluralCategory),
    /// A value made from a message whose key ends with this word.
    Word(String),
}

/// The plural categories of all languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PluralCategory {
    /// `zero`
    Zero,
    /// `one`
    One,
    /// `two`
    Two,
    /// `few`
    Few,
    /// `many`
    Many,
    /// `other`
    Other,
}

impl PluralCategory {
    /// Returns the category with this name in Fluent files.
    pub fn from_name(name: &str) -> Option<PluralCategory> {
        Some(match name {
            "zero" => PluralCategory::Zero,
            "one" => PluralCategory::One,
            "two" => PluralCategory::Two,
            "few" => PluralCategory::Few,
            "many" => PluralCategory::Many,
            "other" => PluralCategory::Other,
            _ => return None,
        })
    }
}

impl Pack {
    /// Reads a pack. Returns `None` if the bytes are not a pack of this version.
    pub fn from_bytes(bytes: &[u8]) -> Option<Pack> {
        postcard::from_bytes(bytes).ok()
    }

    /// Returns the bytes of this pack.
    pub fn to_bytes(&self) -> Vec<u8> {
        postcard::to_allocvec(self).unwrap_or_default()
    }

    /// Returns the message with this key.
    pub fn message(&self, key: &str) -> Option<&Message> {
        let at = self.messages.binary_search_by(|message| message.key.as_str().cmp(key)).ok()?;
        self.messages.get(at)
    }

    /// Returns the plural category of a number.
    pub fn plural(&self, number: u32) -> PluralCategory {
        let at = if number < 200 { number } else { 100 + number % 100 };
        self.plurals.get(at as usize).copied().unwrap_or(PluralCategory::Other)
    }

    /// Adds the messages of another pack of the same language. A message that both have stays as it is here.
    pub fn add(&mut self, other: Pack) {
        if self.plurals.is_empty() {
            (self.language, self.plurals) = (other.language, other.plurals);
        }
        self.messages.extend(other.messages);
        // Stable, so that the first of two equal keys stays first.
        self.messages.sort_by(|a, b| a.key.cmp(&b.key));
        self.messages.dedup_by(|later, first| later.key == first.key);
    }
}

impl Message {
    /// Returns a form of this message.
    pub fn form(&self, name: &str) -> Option<&Pattern> {
        self.forms.iter().find(|(form, _)| form == name).map(|(_, pattern)| pattern)
    }

    /// Returns the names of all variables in its text and forms, sorted.
    pub fn variables(&self) -> Vec<&str> {
        let mut names = Vec::new();
        collect_variables(&self.text, &mut names);
        self.forms.iter().for_each(|(_, pattern)| collect_variables(pattern, &mut names));
        names.sort_unstable();
        names.dedup();
        names
    }
}

fn collect_variables<'a>(pattern: &'a Pattern, names: &mut Vec<&'a str>) {
    for part in pattern {
        match part {
            Part::Text(_) | Part::Message { .. } => {}
            Part::Variable(variable) | Part::Form { variable, .. } | Part::Amount { variable, .. } => {
                names.push(variable)
            }
            Part::Select { variable, variants, default } => {
                names.push(variable);
                variants.iter().for_each(|(_, pattern)| collect_variables(pattern, names));
                collect_variables(default, names);
            }
        }
    }
}
