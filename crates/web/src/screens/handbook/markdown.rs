//! The little Markdown of the handbook: paragraphs, lists, tables, bold, code, links; ids of rules become links.
//!
//! Only what the handbook uses; anything else stands as it is written. Not here: how it looks (`page.rs`).

use wording::handbook;

/// A block of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// Running text.
    Paragraph(Vec<Span>),
    /// Points in no order, or numbered.
    List {
        /// Whether they are numbered.
        numbered: bool,
        /// The points.
        points: Vec<Vec<Span>>,
    },
    /// A table; the first row is its head.
    Table(Vec<Vec<Vec<Span>>>),
}

/// A piece of running text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// Words.
    Text(String),
    /// Strong words.
    Bold(Vec<Span>),
    /// Something to be typed or read letter by letter.
    Code(String),
    /// A rule of the handbook, by its id.
    Rule(&'static str),
    /// Somewhere else.
    Link(String, String),
}

/// Reads Markdown.
pub fn read(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    for part in text.split("\n\n").map(str::trim).filter(|part| !part.is_empty()) {
        let lines: Vec<&str> = part.lines().map(str::trim).collect();
        blocks.extend(match lines[0] {
            line if line.starts_with('|') => Some(table(&lines)),
            line if point(line).is_some() => Some(list(&lines)),
            _ => Some(Block::Paragraph(spans(&lines.join(" ")))),
        });
    }
    blocks
}

/// The text of a point, and whether it has a number.
fn point(line: &str) -> Option<(bool, &str)> {
    if let Some(text) = line.strip_prefix("- ").or_else(|| line.strip_prefix("* ")) {
        return Some((false, text));
    }
    let (number, text) = line.split_once(". ")?;
    (!number.is_empty() && number.chars().all(|c| c.is_ascii_digit())).then_some((true, text))
}

fn list(lines: &[&str]) -> Block {
    let mut points: Vec<String> = Vec::new();
    for line in lines {
        match (point(line), points.last_mut()) {
            (Some((_, text)), _) => points.push(text.to_string()),
            // A point that goes on in the next line.
            (None, Some(last)) => last.extend([" ", line]),
            (None, None) => {}
        }
    }
    let numbered = point(lines[0]).is_some_and(|(numbered, _)| numbered);
    Block::List { numbered, points: points.iter().map(|text| spans(text)).collect() }
}

fn table(lines: &[&str]) -> Block {
    let is_rule = |line: &str| line.chars().all(|c| matches!(c, '|' | '-' | ':' | ' '));
    let row = |line: &&str| line.trim_matches('|').split('|').map(|cell| spans(cell.trim())).collect();
    Block::Table(lines.iter().filter(|line| !is_rule(line)).map(row).collect())
}

/// Reads running text.
pub fn spans(text: &str) -> Vec<Span> {
    let mut found = Vec::new();
    let mut rest = text;
    let mut plain = String::new();
    while let Some(next) = rest.chars().next() {
        if let Some((span, after)) = special(rest) {
            found.extend(words(&std::mem::take(&mut plain)));
            found.push(span);
            rest = after;
        } else {
            plain.push(next);
            rest = &rest[next.len_utf8()..];
        }
    }
    found.extend(words(&plain));
    found
}

/// Bold, code or a link at the beginning of a text, with what comes after it.
fn special(text: &str) -> Option<(Span, &str)> {
    if let Some((inside, after)) = text.strip_prefix("**").and_then(|rest| rest.split_once("**")) {
        return Some((Span::Bold(spans(inside)), after));
    }
    if let Some((inside, after)) = text.strip_prefix('`').and_then(|rest| rest.split_once('`')) {
        return Some((Span::Code(inside.into()), after));
    }
    let (label, rest) = text.strip_prefix('[')?.split_once("](")?;
    let (address, after) = rest.split_once(')')?;
    let span = match address.strip_prefix('#').and_then(handbook::entry) {
        Some(entry) => Span::Rule(entry.id),
        None => Span::Link(label.into(), address.into()),
    };
    Some((span, after))
}

/// Plain words, with every id of a rule as a link.
fn words(text: &str) -> Vec<Span> {
    let mut found = Vec::new();
    let mut plain = String::new();
    for token in text.split_inclusive(|c: char| !c.is_ascii_alphanumeric() && c != '-') {
        let word = token.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
        let rule = Some(word).filter(|word| word.contains('-') && !word.contains(|c: char| c.is_ascii_lowercase()));
        match rule.and_then(handbook::entry) {
            Some(entry) => {
                if !plain.is_empty() {
                    found.push(Span::Text(std::mem::take(&mut plain)));
                }
                found.push(Span::Rule(entry.id));
                plain.push_str(&token[word.len()..]);
            }
            None => plain.push_str(token),
        }
    }
    if !plain.is_empty() {
        found.push(Span::Text(plain));
    }
    found
}

/// A text in pieces: whole words that are looked for, and what is between them.
pub fn marked(text: &str, wanted: &[String]) -> Vec<(bool, String)> {
    let letters: Vec<char> = text.chars().collect();
    let low: Vec<char> = letters.iter().map(|c| c.to_lowercase().next().unwrap_or(*c)).collect();
    let mut hit = vec![false; letters.len()];
    for word in wanted.iter().map(|word| word.chars().collect::<Vec<_>>()).filter(|word| !word.is_empty()) {
        for at in 0..(low.len() + 1).saturating_sub(word.len()) {
            let letter = |at: usize| low.get(at).is_some_and(|c| c.is_alphanumeric());
            let inside = (at > 0 && letter(at - 1)) || letter(at + word.len());
            if !inside && low[at..at + word.len()] == word[..] {
                hit[at..at + word.len()].fill(true);
            }
        }
    }
    let mut pieces: Vec<(bool, String)> = Vec::new();
    for (letter, hit) in letters.into_iter().zip(hit) {
        match pieces.last_mut() {
            Some((same, piece)) if *same == hit => piece.push(letter),
            _ => pieces.push((hit, letter.to_string())),
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> Span {
        Span::Text(text.into())
    }

    #[test]
    fn paragraphs_lists_and_tables_are_read() {
        let blocks =
            read("One\ntwo.\n\n- **a**: b\n  c\n- `d`\n\n1. x\n2. y\n\n| h | i |\n|---|---|\n| 1 | LEAP-1 |\n");
        let [Block::Paragraph(paragraph), list, Block::List { numbered: true, points }, table] = &blocks[..] else {
            panic!("{blocks:?}")
        };
        assert_eq!(paragraph, &[text("One two.")]);
        let first = vec![Span::Bold(vec![text("a")]), text(": b c")];
        assert_eq!(list, &Block::List { numbered: false, points: vec![first, vec![Span::Code("d".into())]] });
        assert_eq!(points.len(), 2);
        let rows = vec![vec![vec![text("h")], vec![text("i")]], vec![vec![text("1")], vec![Span::Rule("LEAP-1")]]];
        assert_eq!(table, &Block::Table(rows));
    }

    #[test]
    fn ids_of_rules_become_links() {
        assert_eq!(
            spans("see ([DESC-1](#desc-1)), KBS-3; NO-1 and VAR-RICH-1."),
            [
                text("see ("),
                Span::Rule("DESC-1"),
                text("), "),
                Span::Rule("KBS-3"),
                text("; NO-1 and "),
                Span::Rule("VAR-RICH-1"),
                text(".")
            ]
        );
        assert_eq!(spans("[x](https://a.b)"), [Span::Link("x".into(), "https://a.b".into())]);
        assert_eq!(spans("2 * 3 [and ` more"), [text("2 * 3 [and ` more")]);
    }

    #[test]
    fn every_text_of_the_handbook_is_read() {
        for section in handbook::BOOKS.into_iter().flat_map(handbook::Book::sections) {
            assert!(!read(section.intro).is_empty(), "{}", section.title);
            for entry in section.entries {
                assert!(!read(entry.text).is_empty(), "{}", entry.id);
            }
        }
    }

    #[test]
    fn words_are_marked_whatever_their_capitals() {
        let wanted = ["leap".to_string(), "Ω".to_lowercase()];
        let pieces = marked("A LEAP costs 1 Ω, leaps", &wanted);
        let hits: Vec<&str> = pieces.iter().filter(|(hit, _)| *hit).map(|(_, piece)| piece.as_str()).collect();
        assert_eq!(hits, ["LEAP", "Ω"]);
        assert_eq!(pieces.iter().map(|(_, piece)| piece.as_str()).collect::<String>(), "A LEAP costs 1 Ω, leaps");
    }
}
