//! Changes to text: numbers, words, lines, and the damage that editors and broken transfers do to files.

use super::{MutationTools, numbers};

/// How often a part is repeated at most.
const REPEATS: [usize; 6] = [2, 3, 20, 100, 1000, 20_000];
/// A repeated text stays below this size.
const LONGEST: usize = 64 * 1024;

/// What a part of a text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Token {
    /// Digits with or without a sign.
    Number,
    /// Letters, with hyphens and marks inside.
    Word,
    /// Blanks and line ends.
    Space,
    /// One other character.
    Mark,
}

/// Splits a text into its parts. Joined again, they are the text.
pub(crate) fn tokens(text: &str) -> Vec<(Token, &str)> {
    let mut all = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let digits = |text: &str| text.chars().take_while(char::is_ascii_digit).count();
        let (token, length) = if first.is_ascii_digit() {
            (Token::Number, digits(rest))
        } else if first == '-' && digits(&rest[1..]) > 0 {
            (Token::Number, 1 + digits(&rest[1..]))
        } else if first.is_alphabetic() {
            let inside = |c: &char| c.is_alphanumeric() || matches!(c, '-' | '_' | '!');
            (Token::Word, rest.chars().take_while(inside).map(char::len_utf8).sum())
        } else if first.is_whitespace() {
            (Token::Space, rest.chars().take_while(|c| c.is_whitespace()).map(char::len_utf8).sum())
        } else {
            (Token::Mark, first.len_utf8())
        };
        let (part, after) = rest.split_at(length);
        all.push((token, part));
        rest = after;
    }
    all
}

/// Changes something in the text.
pub(super) fn change(text: &str, tools: &mut MutationTools<'_>) -> String {
    match tools.below(100) {
        0..=34 => change_number(text, tools),
        35..=54 => change_word(text, tools),
        55..=69 => change_parts(text, tools),
        70..=84 => change_lines(text, tools),
        85..=88 => splice(text, tools),
        89 | 90 => truncate(text, tools),
        91 => flip(text, tools),
        92 | 93 => nest(text, tools),
        94 => format!("\u{feff}{text}"),
        95 => text.replace('\n', "\r\n"),
        96..=98 => repeat(text, tools),
        _ => strange(text, tools),
    }
}

/// Returns the places of all parts of a kind.
fn places(parts: &[(Token, &str)], kind: Token) -> Vec<usize> {
    (0..parts.len()).filter(|&index| parts[index].0 == kind).collect()
}

fn joined<'a>(parts: impl IntoIterator<Item = &'a str>) -> String {
    parts.into_iter().collect()
}

/// Replaces a number, or adds one behind a word if there is none, because a count of one is often left out.
pub(crate) fn change_number(text: &str, tools: &mut MutationTools<'_>) -> String {
    let parts = tokens(text);
    let numbers = places(&parts, Token::Number);
    let Some(&at) = numbers.get(tools.below(numbers.len())) else { return insert_number(&parts, tools) };
    let new = numbers::instead_of(parts[at].1, tools);
    joined(parts.iter().enumerate().map(|(index, (_, part))| if index == at { new.as_str() } else { part }))
}

fn insert_number(parts: &[(Token, &str)], tools: &mut MutationTools<'_>) -> String {
    let words = places(parts, Token::Word);
    let at = words.get(tools.below(words.len())).map_or(0, |at| at + 1);
    let number = numbers::instead_of("1", tools);
    let text = |parts: &[(Token, &str)]| joined(parts.iter().map(|(_, part)| *part));
    format!("{} {number}{}", text(&parts[..at]), text(&parts[at..]))
}

fn change_word(text: &str, tools: &mut MutationTools<'_>) -> String {
    let parts = tokens(text);
    let words = places(&parts, Token::Word);
    let Some(&at) = words.get(tools.below(words.len())) else {
        return format!("{text}{}", tools.dictionary.word(tools.random));
    };
    // A word of the same text fits more often than a word of the dictionary.
    let own = words[tools.below(words.len())];
    let new = if tools.percent(40) { parts[own].1 } else { tools.dictionary.like(parts[at].1, tools.random) };
    joined(parts.iter().enumerate().map(|(index, (_, part))| if index == at { new } else { part }))
}

/// Leaves out, doubles or exchanges words and numbers, with the blank behind them.
fn change_parts(text: &str, tools: &mut MutationTools<'_>) -> String {
    let mut words: Vec<&str> = text.split_inclusive(char::is_whitespace).collect();
    if words.is_empty() {
        return tools.dictionary.word(tools.random).to_string();
    }
    let (one, two) = (tools.below(words.len()), tools.below(words.len()));
    match tools.below(4) {
        0 => drop(words.remove(one)),
        1 => words.insert(one, words[two]),
        2 => words.swap(one, two),
        _ => {
            let copy = format!("{} ", words[one].trim_end());
            return format!("{}{copy}{}", joined(words[..one].iter().copied()), joined(words[one..].iter().copied()));
        }
    }
    joined(words)
}

fn change_lines(text: &str, tools: &mut MutationTools<'_>) -> String {
    let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
    if lines.len() < 2 {
        return change_parts(text, tools);
    }
    let (one, two) = (tools.below(lines.len()), tools.below(lines.len()));
    match tools.below(6) {
        0 | 1 => drop(lines.remove(one)),
        2 => lines.insert(one, lines[two]),
        3 | 4 => lines.swap(one, two),
        _ => {
            let donor = String::from_utf8_lossy(&tools.donor().bytes).into_owned();
            let theirs: Vec<&str> = donor.split_inclusive('\n').collect();
            let line = theirs.get(tools.below(theirs.len())).copied().unwrap_or("\n");
            lines.insert(one, line);
            return joined(lines);
        }
    }
    joined(lines)
}

/// Returns the beginning of this text and the end of another, cut between lines.
fn splice(text: &str, tools: &mut MutationTools<'_>) -> String {
    let donor = String::from_utf8_lossy(&tools.donor().bytes).into_owned();
    let theirs: Vec<&str> = donor.split_inclusive('\n').collect();
    let ours: Vec<&str> = text.split_inclusive('\n').collect();
    let (head, tail) = (tools.below(ours.len() + 1), tools.below(theirs.len() + 1));
    joined(ours[..head].iter().chain(&theirs[tail..]).copied())
}

/// Returns the nearest place at or before this one where a character begins.
fn boundary(text: &str, mut at: usize) -> usize {
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

fn truncate(text: &str, tools: &mut MutationTools<'_>) -> String {
    text[..boundary(text, tools.below(text.len() + 1))].to_string()
}

/// Replaces a character.
fn flip(text: &str, tools: &mut MutationTools<'_>) -> String {
    let at = boundary(text, tools.below(text.len()));
    let length = text[at..].chars().next().map_or(0, char::len_utf8);
    let new = char::from(32 + tools.below(95) as u8);
    format!("{}{new}{}", &text[..at], &text[at + length..])
}

/// Nests brackets in brackets, or keys in keys.
fn nest(text: &str, tools: &mut MutationTools<'_>) -> String {
    let depth = REPEATS[tools.below(REPEATS.len())];
    let (open, close) = [("[", "]"), ("{\"a\":", "}"), ("a.", ""), ("(", ")"), ("[[", "")][tools.below(5)];
    let at = boundary(text, tools.below(text.len() + 1));
    let deep = format!("{}0{}", open.repeat(depth), close.repeat(depth));
    let deep = &deep[..deep.len().min(LONGEST)];
    format!("{}{deep}{}", &text[..at], &text[at..])
}

/// Repeats a word or a line many times.
fn repeat(text: &str, tools: &mut MutationTools<'_>) -> String {
    let by_line = tools.percent(50);
    let mut parts: Vec<&str> =
        if by_line { text.split_inclusive('\n').collect() } else { text.split_inclusive(' ').collect() };
    if parts.is_empty() {
        return text.to_string();
    }
    let at = tools.below(parts.len());
    let part = parts[at];
    let times = REPEATS[tools.below(REPEATS.len())].min(LONGEST / part.len().max(1)).max(1);
    parts.splice(at..at, std::iter::repeat_n(part, times));
    joined(parts)
}

/// Characters that look like others, have no width, or end lines on other systems.
fn strange(text: &str, tools: &mut MutationTools<'_>) -> String {
    const STRANGE: [&str; 10] = ["\0", "\u{7f}", "\u{85}", "\u{2028}", "\u{202e}", "\u{200b}", "٣", "ß", "🐸", "\t"];
    let at = boundary(text, tools.below(text.len() + 1));
    format!("{}{}{}", &text[..at], STRANGE[tools.below(STRANGE.len())], &text[at..])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mutate::Dictionary;
    use crate::target::CorpusEntry;
    use testkit::Random;

    #[test]
    fn parts_joined_again_are_the_text() {
        let text = "red leap -2,0 🐸 barren! x-1\n\"a\" = 3--4 Ω2";
        let parts = tokens(text);
        assert_eq!(joined(parts.iter().map(|(_, part)| *part)), text);
        assert!(parts.contains(&(Token::Number, "-2")) && parts.contains(&(Token::Word, "barren!")));
    }

    #[test]
    fn any_text_can_be_changed() {
        let corpus: Vec<Vec<u8>> = vec![b"one 1\ntwo 2\n".to_vec()];
        let donors: Vec<CorpusEntry> =
            corpus.iter().map(|bytes| CorpusEntry { bytes: bytes.clone(), node: None }).collect();
        let dictionary = Dictionary::of(&corpus);
        let mut random = Random::new(1, 1);
        let mut tools = MutationTools { random: &mut random, dictionary: &dictionary, donors: &donors };
        for text in ["", "\n", "a", "é", "one 1\ntwo -2\n🐸 3\n", "    "] {
            for _ in 0..3000 {
                assert!(change(text, &mut tools).len() < 4 * LONGEST);
            }
        }
    }
}
