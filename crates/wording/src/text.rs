//! `Text`: a sentence as spans, some of which stand for things on the table.
//!
//! The page shows a span as what it is: a frog in its colour, a hex that lights up on the board, an amount with its icon. The
//! terminal and screen readers use the plain words ([`Text::to_string`]). Not here: the messages that texts are made from,
//! see [`Messages`](crate::Messages).

use std::fmt::{self, Display};

use hexgrid::Hex;
use tabletop::Seat;

/// A sentence or a part of one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text {
    spans: Vec<Span>,
    /// The message that this text was made from, while it is nothing else.
    origin: Option<Box<MessageOrigin>>,
}

/// Words that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// The words.
    pub text: String,
    /// What they stand for.
    pub kind: SpanKind,
}

/// What the words of a span stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpanKind {
    /// Nothing but words.
    Plain,
    /// A frog or the player of a colour.
    Seat(Seat),
    /// A place on the board.
    Hex(Hex),
    /// A tile, by its name in the rules, for instance `hill`.
    Tile(&'static str),
    /// A card, by its number in the rules.
    Card(u8),
    /// A power of Volcanique, by its number in the rules.
    Power(u8),
    /// A number of something.
    Amount(Unit),
    /// A rule, by its id.
    Rule(&'static str),
}

/// What an amount counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Oomph, Ω.
    Oomph,
    /// A resource of Volcanique: `dark` (crystals), `medium` (leaves) or `light` (shells).
    Resource(&'static str),
}

impl Unit {
    /// The sign of Oomph.
    pub(crate) const OOMPH_SIGN: &str = "Ω";
}

/// The message of a text, for grammar: its key and its other forms.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct MessageOrigin {
    pub(crate) key: String,
    pub(crate) forms: Vec<(String, Vec<Span>)>,
}

impl Text {
    /// Returns words that stand for nothing.
    pub fn plain(words: impl Into<String>) -> Text {
        let mut text = Text::default();
        text.push(Span { text: words.into(), kind: SpanKind::Plain });
        text
    }

    /// Returns a rule as it stands behind a sentence: "[LEAP-1]".
    pub fn rule(id: &'static str) -> Text {
        Text::plain(format!("[{id}]")).tagged(SpanKind::Rule(id))
    }

    pub(crate) fn from_spans(spans: Vec<Span>, origin: Option<Box<MessageOrigin>>) -> Text {
        Text { spans, origin }
    }

    /// Returns the spans in their order. Neighbouring spans that stand for nothing are one.
    pub fn spans(&self) -> &[Span] {
        &self.spans
    }

    /// Returns whether there are no words.
    pub fn is_empty(&self) -> bool {
        self.spans.is_empty()
    }

    /// Returns the same words, all of which stand for one thing.
    pub fn tagged(mut self, kind: SpanKind) -> Text {
        let tag = |spans: &mut Vec<Span>| {
            let text: String = spans.iter().map(|span| span.text.as_str()).collect();
            *spans = vec![Span { text, kind }];
        };
        tag(&mut self.spans);
        if let Some(origin) = &mut self.origin {
            origin.forms.iter_mut().for_each(|(_, spans)| tag(spans));
        }
        self
    }

    /// Adds words.
    pub fn push(&mut self, span: Span) {
        self.origin = None;
        push_span(&mut self.spans, span);
    }

    /// Adds another text.
    pub fn push_text(&mut self, text: &Text) {
        text.spans.iter().for_each(|span| self.push(span.clone()));
    }

    /// Joins texts with the same words between them.
    pub fn join(texts: impl IntoIterator<Item = Text>, between: &str) -> Text {
        let mut all = Text::default();
        for (at, text) in texts.into_iter().enumerate() {
            if at > 0 {
                all.push(Span { text: between.to_string(), kind: SpanKind::Plain });
            }
            all.push_text(&text);
        }
        all
    }

    /// Makes the first letter a capital, for the beginning of a sentence.
    pub fn capitalized(mut self) -> Text {
        if let Some(first) = self.spans.first_mut() {
            first.text = crate::capitalize(&first.text);
        }
        self
    }

    /// Returns the text without the rule behind it, and the rule.
    pub fn without_rule(&self) -> (Text, Option<&'static str>) {
        let Some(Span { kind: SpanKind::Rule(id), .. }) = self.spans.last() else { return (self.clone(), None) };
        let mut spans = self.spans[..self.spans.len() - 1].to_vec();
        if let Some(last) = spans.last_mut() {
            last.text.truncate(last.text.trim_end().len());
        }
        (Text { spans, origin: None }, Some(id))
    }

    /// Returns the first line and the others. Messages for the page's questions have a heading and, on further lines, details.
    pub fn heading_and_details(&self) -> (Text, Option<Text>) {
        let is_break = |span: &Span| span.kind == SpanKind::Plain && span.text.contains('\n');
        let Some(at) = self.spans.iter().position(is_break) else { return (self.clone(), None) };
        let (mut heading, mut details) = (Text::default(), Text::default());
        self.spans[..at].iter().for_each(|span| heading.push(span.clone()));
        if let Some((before, after)) = self.spans[at].text.split_once('\n') {
            heading.push(Span { text: before.to_string(), kind: SpanKind::Plain });
            details.push(Span { text: after.to_string(), kind: SpanKind::Plain });
        }
        self.spans[at + 1..].iter().for_each(|span| details.push(span.clone()));
        (heading, Some(details))
    }

    /// Returns the text without the name of a seat that it begins by addressing: "Choose a card." for "Red, choose a card."
    pub fn without_address(&self, seat: Seat) -> Text {
        let [Span { kind: SpanKind::Seat(addressed), .. }, rest, ..] = self.spans.as_slice() else {
            return self.clone();
        };
        let Some(words) = rest.text.strip_prefix(", ").or(rest.text.strip_prefix(": ")) else { return self.clone() };
        if *addressed != seat {
            return self.clone();
        }
        let mut spans = self.spans[1..].to_vec();
        spans[0].text = words.to_string();
        Text { spans, origin: None }.capitalized()
    }

    pub(crate) fn origin(&self) -> Option<&MessageOrigin> {
        self.origin.as_deref()
    }
}

/// Adds a span and merges it with the one before if both stand for nothing.
pub(crate) fn push_span(spans: &mut Vec<Span>, span: Span) {
    match spans.last_mut() {
        _ if span.text.is_empty() => {}
        Some(last) if last.kind == SpanKind::Plain && span.kind == SpanKind::Plain => last.text.push_str(&span.text),
        _ => spans.push(span),
    }
}

impl Display for Text {
    /// Writes the plain words in one line.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for span in &self.spans {
            for (at, line) in span.text.split('\n').enumerate() {
                if at > 0 {
                    out.write_str(" ")?;
                }
                out.write_str(line)?;
            }
        }
        Ok(())
    }
}

impl From<Text> for String {
    fn from(text: Text) -> String {
        text.to_string()
    }
}

impl From<String> for Text {
    fn from(words: String) -> Text {
        Text::plain(words)
    }
}

/// A value for a variable of a message.
pub trait Argument {
    /// Adds its words.
    fn add_to(&self, spans: &mut Vec<Span>);

    /// Returns it as a number, for plurals.
    fn number(&self) -> Option<u32> {
        None
    }

    /// Returns it as a text, for grammar.
    fn text(&self) -> Option<&Text> {
        None
    }
}

impl Argument for Text {
    fn add_to(&self, spans: &mut Vec<Span>) {
        self.spans.iter().for_each(|span| push_span(spans, span.clone()));
    }

    fn text(&self) -> Option<&Text> {
        Some(self)
    }
}

impl Argument for str {
    fn add_to(&self, spans: &mut Vec<Span>) {
        push_span(spans, Span { text: self.to_string(), kind: SpanKind::Plain });
    }
}

impl Argument for String {
    fn add_to(&self, spans: &mut Vec<Span>) {
        self.as_str().add_to(spans);
    }
}

impl Argument for Hex {
    fn add_to(&self, spans: &mut Vec<Span>) {
        push_span(spans, Span { text: self.to_string(), kind: SpanKind::Hex(*self) });
    }
}

impl<T: Argument + ?Sized> Argument for &T {
    fn add_to(&self, spans: &mut Vec<Span>) {
        (**self).add_to(spans);
    }

    fn number(&self) -> Option<u32> {
        (**self).number()
    }

    fn text(&self) -> Option<&Text> {
        (**self).text()
    }
}

macro_rules! number_arguments {
    ($($number:ty),*) => {
        $(impl Argument for $number {
            fn add_to(&self, spans: &mut Vec<Span>) {
                push_span(spans, Span { text: self.to_string(), kind: SpanKind::Plain });
            }

            fn number(&self) -> Option<u32> {
                u32::try_from(*self).ok()
            }
        })*
    };
}
number_arguments!(u8, u16, u32, u64, usize, i8, i16, i32, i64);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbouring_words_are_one_span() {
        let seat = Text::plain("Red").tagged(SpanKind::Seat(Seat(0)));
        let text = Text::join([Text::plain("a"), Text::plain("b"), seat.clone(), seat], "-");
        let kinds: Vec<(&str, SpanKind)> = text.spans().iter().map(|span| (span.text.as_str(), span.kind)).collect();
        let red = ("Red", SpanKind::Seat(Seat(0)));
        assert_eq!(kinds, [("a-b-", SpanKind::Plain), red, ("-", SpanKind::Plain), red]);
        assert_eq!(text.to_string(), "a-b-Red-Red");
    }

    #[test]
    fn the_rule_behind_a_sentence_can_be_taken_off() {
        let text = Text::join([Text::plain("Too far."), Text::rule("LEAP-1")], " ");
        assert_eq!(text.to_string(), "Too far. [LEAP-1]");
        let (sentence, rule) = text.without_rule();
        assert_eq!((sentence.to_string().as_str(), rule), ("Too far.", Some("LEAP-1")));
        assert_eq!(sentence.without_rule(), (sentence.clone(), None));
    }

    #[test]
    fn the_first_line_is_the_heading() {
        let text = Text::plain("Choose.\nYou have 2.");
        let (heading, details) = text.heading_and_details();
        assert_eq!((heading.to_string(), details.unwrap().to_string()), ("Choose.".into(), "You have 2.".into()));
        assert_eq!(text.to_string(), "Choose. You have 2.");
        assert_eq!(Text::plain("One line").heading_and_details().1, None);
    }
}
