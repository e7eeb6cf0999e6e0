//! The messages of a language by their keys, and how their variables are filled in.
//!
//! Not here: which message to use (each game decides), how Fluent files become packs (`message-packs`). If a key has no
//! message, the text is the key between marks, so that tests find it.

use std::sync::{Arc, OnceLock};

use message_packs::{Message, Pack, Part, Pattern, VariantKey};

use crate::key;
use crate::text::{Argument, MessageOrigin, Span, SpanKind, Text, Unit, push_span};

/// The mark before a key that has no message.
pub const MISSING: char = '⟦';

/// The English packs of the games that were compiled in.
const ENGLISH: &[&[u8]] = &[
    include_bytes!(concat!(env!("OUT_DIR"), "/en-shared.pack")),
    #[cfg(feature = "cosmic-frog")]
    include_bytes!(concat!(env!("OUT_DIR"), "/en-cosmic-frog.pack")),
    #[cfg(feature = "volcanique")]
    include_bytes!(concat!(env!("OUT_DIR"), "/en-volcanique.pack")),
];

/// A value for each variable of a message, by name.
pub type Values<'a> = [(&'a str, &'a dyn Argument)];

/// The messages of one language.
#[derive(Clone, Debug)]
pub struct Messages {
    pack: Arc<Pack>,
}

impl Messages {
    /// Returns the English messages of the games that were compiled in. They are read once.
    pub fn english() -> Messages {
        static ENGLISH_MESSAGES: OnceLock<Messages> = OnceLock::new();
        ENGLISH_MESSAGES
            .get_or_init(|| {
                let mut all = Pack::default();
                ENGLISH.iter().filter_map(|bytes| Pack::from_bytes(bytes)).for_each(|pack| all.add(pack));
                Messages { pack: Arc::new(all) }
            })
            .clone()
    }

    /// Returns the messages of packs. Messages that they lack are in English.
    pub fn from_packs(packs: impl IntoIterator<Item = Pack>) -> Messages {
        let mut all = Pack::default();
        packs.into_iter().for_each(|pack| all.add(pack));
        all.add((*Messages::english().pack).clone());
        Messages { pack: Arc::new(all) }
    }

    /// Returns the messages of packs as [`Pack::to_bytes`] writes them, or `None` if one of them cannot be read. Messages that
    /// they lack are in English.
    pub fn from_bytes<B: AsRef<[u8]>>(packs: &[B]) -> Option<Messages> {
        let packs: Option<Vec<Pack>> = packs.iter().map(|bytes| Pack::from_bytes(bytes.as_ref())).collect();
        packs.map(Messages::from_packs)
    }

    /// Returns the language, for instance `en`.
    pub fn language(&self) -> &str {
        &self.pack.language
    }

    /// Returns other messages with the same keys, each made by `change`.
    pub fn map(&self, change: impl Fn(&Message) -> Message) -> Messages {
        let messages = self.pack.messages.iter().map(change).collect();
        Messages { pack: Arc::new(Pack { messages, ..(*self.pack).clone() }) }
    }

    /// Returns all messages in the order of their keys.
    pub fn all(&self) -> &[Message] {
        &self.pack.messages
    }

    /// Returns all keys in alphabetical order.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.pack.messages.iter().map(|message| message.key.as_str())
    }

    /// Returns whether there is a message for this key.
    pub fn has(&self, key: &str) -> bool {
        self.pack.message(key).is_some()
    }

    /// Returns the message for a key with its variables filled in. Without a message, returns the key between marks.
    pub fn get(&self, key: &str, values: &Values<'_>) -> Text {
        let Some(message) = self.pack.message(key) else { return Text::plain(format!("{MISSING}{key}⟧")) };
        let write = |pattern| {
            let mut spans = Vec::new();
            self.write(pattern, values, &mut spans);
            spans
        };
        let forms = message.forms.iter().map(|(form, pattern)| (form.clone(), write(pattern))).collect();
        Text::from_spans(write(&message.text), Some(Box::new(MessageOrigin { key: key.to_string(), forms })))
    }

    /// Returns a message without variables.
    pub fn plain(&self, key: &str) -> Text {
        self.get(key, &[])
    }

    /// Returns what the handbook calls a rule. `None` in English, whose titles are constants (`handbook::titles`), and in
    /// languages without a handbook.
    pub fn rule_title(&self, rule: &str) -> Option<Text> {
        let key = format!("rule-{rule}");
        self.has(&key).then(|| self.plain(&key))
    }

    /// Returns the form of a message for the number `$count`.
    pub fn count(&self, key: &str, count: impl Into<u32>) -> Text {
        self.counted(key, count, &[])
    }

    /// Returns the form of a message for the number `$count` and fills in further variables.
    pub fn counted(&self, key: &str, count: impl Into<u32>, values: &Values<'_>) -> Text {
        let count: u32 = count.into();
        let mut all: Vec<(&str, &dyn Argument)> = vec![("count", &count)];
        all.extend(values);
        self.get(key, &all)
    }

    /// Joins items as in "a, b and c". For an empty list, returns the message `nothing`.
    pub fn list(&self, items: &[Text]) -> Text {
        match items {
            [] => self.plain(key::NOTHING),
            [one] => one.clone(),
            [first @ .., last] => {
                let first = first[1..].iter().fold(first[0].clone(), |before, item| {
                    self.get(key::LIST_MORE, &[("first", &before), ("second", item)])
                });
                self.get(key::LIST_TWO, &[("first", &first), ("second", last)])
            }
        }
    }

    fn write(&self, pattern: &Pattern, values: &Values<'_>, spans: &mut Vec<Span>) {
        let value = |name: &str| values.iter().find(|(other, _)| *other == name).map(|(_, value)| *value);
        for part in pattern {
            match part {
                Part::Text(text) => push_plain(spans, text),
                Part::Variable(name) => match value(name) {
                    Some(value) => value.add_to(spans),
                    None => push_plain(spans, &format!("{{{name}}}")),
                },
                Part::Form { variable, form } => match value(variable) {
                    Some(value) => write_form(value, form, spans),
                    None => push_plain(spans, &format!("{{{variable}}}")),
                },
                Part::Amount { variable, sign } => match value(variable) {
                    Some(value) => write_amount(value, sign, spans),
                    None => push_plain(spans, &format!("{{{variable}}} {sign}")),
                },
                Part::Message { key, form } => {
                    let message = self.pack.message(key);
                    let pattern = message.and_then(|message| match form {
                        Some(form) => message.form(form),
                        None => Some(&message.text),
                    });
                    match pattern {
                        Some(pattern) => self.write(pattern, values, spans),
                        None => push_plain(spans, &format!("{MISSING}{key}⟧")),
                    }
                }
                Part::Select { variable, variants, default } => {
                    let value = value(variable);
                    let fits = |key: &VariantKey| value.is_some_and(|value| self.fits(value, key));
                    let chosen = variants.iter().find(|(key, _)| fits(key)).map(|(_, pattern)| pattern);
                    self.write(chosen.unwrap_or(default), values, spans);
                }
            }
        }
    }

    fn fits(&self, value: &dyn Argument, key: &VariantKey) -> bool {
        match key {
            VariantKey::Number(number) => value.number() == Some(*number),
            VariantKey::Plural(category) => value.number().is_some_and(|number| self.pack.plural(number) == *category),
            VariantKey::Word(word) => value.text().and_then(Text::origin).is_some_and(|origin| {
                origin.key.strip_suffix(word.as_str()).is_some_and(|rest| rest.is_empty() || rest.ends_with('-'))
            }),
        }
    }
}

fn push_plain(spans: &mut Vec<Span>, text: &str) {
    push_span(spans, Span { text: text.to_string(), kind: SpanKind::Plain });
}

/// Writes a number with the sign of what it counts. A sign that no unit has is only written.
fn write_amount(value: &dyn Argument, sign: &str, spans: &mut Vec<Span>) {
    let mut words = Vec::new();
    value.add_to(&mut words);
    push_plain(&mut words, &format!(" {sign}"));
    let text = words.into_iter().map(|span| span.text).collect();
    let kind = if sign == Unit::OOMPH_SIGN { SpanKind::Amount(Unit::Oomph) } else { SpanKind::Plain };
    push_span(spans, Span { text, kind });
}

/// Writes a form of the message that a value was made from, or the value if that message has no such form.
fn write_form(value: &dyn Argument, form: &str, spans: &mut Vec<Span>) {
    let forms = value.text().and_then(Text::origin).map(|origin| origin.forms.as_slice()).unwrap_or_default();
    match forms.iter().find(|(name, _)| name == form) {
        Some((_, form)) => form.iter().for_each(|span| push_span(spans, span.clone())),
        None => value.add_to(spans),
    }
}

/// Makes the first letter a capital, for the beginning of a sentence.
pub fn capitalize(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use message_packs::{SourceFile, compile};

    fn messages(language: &str, text: &str) -> Messages {
        Messages::from_packs([compile(language, &[SourceFile { name: "test.ftl", text }]).unwrap()])
    }

    #[test]
    fn variables_are_filled_in_by_name() {
        let messages = messages(
            "en",
            "a = { $x } and { $y }, { $x }\nb = { $count ->\n    [one] { $count } frog\n   *[other] { $count } frogs\n}\n",
        );
        assert_eq!(messages.get("a", &[("y", &2), ("x", &"one")]).to_string(), "one and 2, one");
        assert_eq!(messages.get("a", &[("x", &1)]).to_string(), "1 and {y}, 1");
        assert_eq!(messages.get("c", &[]).to_string(), "⟦c⟧");
        assert_eq!([messages.count("b", 1u8), messages.count("b", 2u8)].map(String::from), ["1 frog", "2 frogs"]);
    }

    #[test]
    fn a_form_is_an_attribute_of_the_message_of_a_value() {
        let messages = messages(
            "de",
            "tile = Hügel\n    .den = den Hügel\nate = Rot erntet { FORM($tile, \"den\") }\n\
             colour = { $tile ->\n    [tile] braun\n   *[other] ?\n}\n",
        );
        let tile = messages.plain("tile").tagged(SpanKind::Tile("hill"));
        let text = messages.get("ate", &[("tile", &tile)]);
        assert_eq!(text.to_string(), "Rot erntet den Hügel");
        assert_eq!(text.spans().last().unwrap().kind, SpanKind::Tile("hill"));
        assert_eq!(messages.get("ate", &[("tile", &"See")]).to_string(), "Rot erntet See");
        assert_eq!(messages.get("colour", &[("tile", &tile)]).to_string(), "braun");
        assert_eq!(messages.get("colour", &[("tile", &1)]).to_string(), "?");
    }

    #[test]
    fn what_a_language_lacks_is_in_english() {
        let messages = messages("de", "nothing = nichts\n");
        assert_eq!(messages.language(), "de");
        assert_eq!(messages.list(&[]).to_string(), "nichts");
        assert_eq!(messages.plain(key::LIST_TWO), Messages::english().plain(key::LIST_TWO));
    }

    #[test]
    fn lists_read_well() {
        let messages = Messages::english();
        let items = |text: &str| messages.list(&text.chars().map(Text::plain).collect::<Vec<_>>()).to_string();
        assert_eq!([items("a"), items("ab"), items("abc")], ["a", "a and b", "a, b and c"]);
        assert_eq!(items(""), "nothing");
    }
}
