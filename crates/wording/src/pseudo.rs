//! A pseudo-language for tests of the page's layout: the same messages, longer and with accents.
//!
//! It shows where the page has room for English only. Words on the page that do not come from the messages have no accents.

use message_packs::{Part, Pattern};

use crate::Messages;

/// The letters that stand for `a` to `z`: common in European languages, so that every font has them.
const ACCENTED: [char; 26] = [
    'à', 'b', 'ç', 'ď', 'é', 'f', 'ĝ', 'ĥ', 'î', 'ĵ', 'ķ', 'ĺ', 'm', 'ñ', 'ö', 'p', 'q', 'ŕ', 'š', 'ť', 'û', 'v', 'ŵ',
    'x', 'ý', 'ž',
];

impl Messages {
    /// Returns these messages with accents and 40 % more letters; variables and rule ids stay as they are.
    pub fn longer(&self) -> Messages {
        self.map(|message| {
            let mut longer = message.clone();
            change_letters(&mut longer.text, &stretched);
            longer.forms.iter_mut().for_each(|(_, pattern)| change_letters(pattern, &stretched));
            longer
        })
    }
}

fn change_letters(pattern: &mut Pattern, change: &impl Fn(&str) -> String) {
    for part in pattern {
        match part {
            Part::Text(text) => *text = change(text),
            Part::Variable(_) | Part::Form { .. } | Part::Amount { .. } | Part::Message { .. } => {}
            Part::Select { variants, default, .. } => {
                variants.iter_mut().for_each(|(_, pattern)| change_letters(pattern, change));
                change_letters(default, change);
            }
        }
    }
}

/// Accents a message and repeats two letters of five, so that words grow as well as sentences.
fn stretched(text: &str) -> String {
    let mut out = String::with_capacity(text.len() * 2);
    let mut depth = 0;
    // Tenths of a letter that are due; beginning in the middle rounds to the nearest whole letter.
    let mut due = 5;
    for letter in text.chars() {
        match letter {
            '[' => depth += 1,
            ']' => depth -= 1,
            _ => {}
        }
        if depth > 0 || !letter.is_ascii_alphabetic() {
            out.push(letter);
            continue;
        }
        let small = ACCENTED[usize::from(letter.to_ascii_lowercase() as u8 - b'a')];
        match letter.is_ascii_uppercase() {
            true => out.extend(small.to_uppercase()),
            false => out.push(small),
        }
        due += 4;
        if due >= 10 {
            due -= 10;
            out.push(small);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::key;

    #[test]
    fn words_grow_by_two_letters_of_five() {
        assert_eq!(stretched("Leap into the Aether"), "Ĺééàpp îñťťö ťťĥé Ààéťťĥéŕŕ");
        assert_eq!(stretched("OK"), "ÖĶķ");
        assert_eq!(stretched("G +1"), "Ĝ +1");
    }

    #[test]
    fn variables_and_rule_ids_stay_as_they_are() {
        assert_eq!(stretched("Give it [COM-2]"), "Ĝîîvéé îť [COM-2]");
        let longer = Messages::english().longer();
        assert_eq!(longer.get(key::ANSWER_TRADE, &[("cards", &"3 cards")]).to_string(), "Ĝîîvéé 3 cards");
    }
}
