//! Sentences of the log with the frogs in them shown as such: mark, colour, and the name of the person who plays.
//!
//! Sentences come from `wording`, which uses one word for a seat; this module searches for that word. Not here: which sentences.

use super::TableModel;
use crate::table::TableTheme;
use leptos::prelude::*;
use tabletop::Seat;
use wording::Messages;

/// A piece of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SentencePart {
    /// Words.
    Text(String),
    /// A seat that is named.
    Seat(Seat),
}

/// Returns a sentence in pieces.
pub fn parts<G: TableTheme>(rules: &G, words: &Messages, sentence: &str) -> Vec<SentencePart> {
    let names: Vec<(Seat, String)> =
        (0..rules.seats()).map(Seat).map(|seat| (seat, rules.seat_word(seat, words))).collect();
    split(&names, sentence)
}

fn split(names: &[(Seat, String)], sentence: &str) -> Vec<SentencePart> {
    let mut parts = Vec::new();
    let (mut plain, mut rest) = (String::new(), sentence);
    let mut inside = false;
    while let Some(next) = rest.chars().next() {
        let named = names.iter().find(|(_, name)| {
            !inside && rest.starts_with(name) && !rest[name.len()..].starts_with(char::is_alphanumeric)
        });
        let length = match named {
            Some((seat, name)) => {
                if !plain.is_empty() {
                    parts.push(SentencePart::Text(std::mem::take(&mut plain)));
                }
                parts.push(SentencePart::Seat(*seat));
                name.len()
            }
            None => {
                plain.push(next);
                next.len_utf8()
            }
        };
        // A name counts only where a word begins.
        inside = next.is_alphanumeric();
        rest = &rest[length..];
    }
    if !plain.is_empty() {
        parts.push(SentencePart::Text(plain));
    }
    parts
}

/// A sentence with its frogs in colour.
#[component]
pub fn Sentence<G: TableTheme>(model: TableModel<G>, text: String) -> impl IntoView {
    let rules = model.rules.get_value();
    let parts = parts(rules.as_ref(), &crate::text::messages(), &text);
    let shown = parts.into_iter().map(|part| match part {
        SentencePart::Text(text) => text.into_any(),
        SentencePart::Seat(seat) => {
            let colour = rules.seat_name(seat);
            view! {
                <b class=format!("frog-name {}", G::seat_class(colour))>
                    <svg class="frog-mark" viewBox="0 0 28 28" aria-hidden="true"><use href=format!("#{}", G::mark(colour))></use></svg>
                    <span>{move || model.name(seat)}</span>
                </b>
            }
            .into_any()
        }
    });
    view! { <span class="sentence">{shown.collect_view()}</span> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_as_whole_words() {
        let names = [(Seat(0), "Red".to_string()), (Seat(1), "Blue".to_string())];
        let text = |text: &str| SentencePart::Text(text.into());
        assert_eq!(
            split(&names, "Red attacks Blue: Redder, BlueRed."),
            [SentencePart::Seat(Seat(0)), text(" attacks "), SentencePart::Seat(Seat(1)), text(": Redder, BlueRed.")]
        );
        assert_eq!(split(&names, "Nobody — Ω"), [text("Nobody — Ω")]);
        assert!(split(&names, "").is_empty());
    }
}
