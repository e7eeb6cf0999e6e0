//! Reads Rust sources far enough to find `rule!("COM-4")` and `proves!["COM-4"]`.
//!
//! Comments, and macros named inside string literals, do not count; test code can be left out. Not here: a parser of
//! Rust; tokens are enough.

use super::ledger::Found;

/// A piece of Rust source.
#[derive(Clone, Debug, PartialEq)]
pub enum Token {
    /// An identifier, a keyword or a number.
    Word(String),
    /// A string literal's text, as written.
    Text(String),
    /// Any other character.
    Mark(char),
}

/// The tokens of a file with their line numbers; comments, spaces and character literals are left out.
pub fn tokens(text: &str) -> Vec<(usize, Token)> {
    let mut lexer = Lexer { rest: text, line: 1, found: Vec::new() };
    while let Some(first) = lexer.rest.chars().next() {
        lexer.token(first);
    }
    lexer.found
}

struct Lexer<'a> {
    rest: &'a str,
    line: usize,
    found: Vec<(usize, Token)>,
}

impl<'a> Lexer<'a> {
    /// Steps over `count` bytes and gives them.
    fn skip(&mut self, count: usize) -> &'a str {
        let (skipped, rest) = self.rest.split_at(count.min(self.rest.len()));
        self.line += skipped.matches('\n').count();
        self.rest = rest;
        skipped
    }

    /// Steps over everything up to and including `end`, or over all that is left; gives what stood before `end`.
    fn skip_past(&mut self, end: &str) -> &'a str {
        let length = self.rest.find(end).unwrap_or(self.rest.len());
        let before = self.skip(length);
        self.skip(end.len());
        before
    }

    fn token(&mut self, first: char) {
        let line = self.line;
        if self.rest.starts_with("//") {
            self.skip_past("\n");
        } else if self.rest.starts_with("/*") {
            self.block_comment();
        } else if first == '"' {
            let text = self.string();
            self.found.push((line, Token::Text(text)));
        } else if first == '\'' {
            self.quote();
        } else if first.is_alphanumeric() || first == '_' {
            self.word();
        } else {
            self.skip(first.len_utf8());
            if !first.is_whitespace() {
                self.found.push((line, Token::Mark(first)));
            }
        }
    }

    /// Block comments nest.
    fn block_comment(&mut self) {
        let mut depth = 0;
        while !self.rest.is_empty() {
            if self.rest.starts_with("/*") {
                depth += 1;
                self.skip(2);
            } else if self.rest.starts_with("*/") {
                depth -= 1;
                self.skip(2);
                if depth == 0 {
                    return;
                }
            } else {
                self.skip(self.rest.chars().next().map_or(0, char::len_utf8));
            }
        }
    }

    fn string(&mut self) -> String {
        self.skip(1);
        let mut escaped = false;
        let end = self.rest.find(|c| {
            let ends = c == '"' && !escaped;
            escaped = c == '\\' && !escaped;
            ends
        });
        let text = self.skip(end.unwrap_or(self.rest.len())).to_string();
        self.skip(1);
        text
    }

    /// A character literal, or the tick of a lifetime.
    fn quote(&mut self) {
        self.skip(1);
        let mut ahead = self.rest.chars();
        let (first, second) = (ahead.next(), ahead.next());
        if first == Some('\\') {
            self.skip(1 + second.map_or(0, char::len_utf8));
            self.skip_past("'");
        } else if second == Some('\'') {
            self.skip(first.map_or(0, char::len_utf8) + 1);
        }
    }

    /// A word, or the raw string that it begins.
    fn word(&mut self) {
        let line = self.line;
        let length = self.rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(self.rest.len());
        let word = self.skip(length);
        let hashes = self.rest.len() - self.rest.trim_start_matches('#').len();
        if ["r", "br", "cr"].contains(&word) && self.rest[hashes..].starts_with('"') {
            self.skip(hashes + 1);
            let text = self.skip_past(&format!("\"{}", "#".repeat(hashes))).to_string();
            self.found.push((line, Token::Text(text)));
        } else {
            self.found.push((line, Token::Word(word.to_string())));
        }
    }
}

/// The tokens without items under `#[test]` or `#[cfg(test)]`.
pub fn without_tests(tokens: Vec<(usize, Token)>) -> Vec<(usize, Token)> {
    let mut kept = Vec::with_capacity(tokens.len());
    let mut at = 0;
    while at < tokens.len() {
        let rest = &tokens[at..];
        if begins(rest, &["#", "!", "[", "cfg", "(", "test", ")", "]"]) {
            break;
        } else if begins(rest, &["#", "[", "test", "]"]) || begins(rest, &["#", "[", "cfg", "(", "test", ")", "]"]) {
            at += item_length(rest);
        } else {
            kept.push(tokens[at].clone());
            at += 1;
        }
    }
    kept
}

/// How many tokens an item has, its attributes included: up to the end of its first braces, its semicolon, or the end of
/// what it stands in.
fn item_length(tokens: &[(usize, Token)]) -> usize {
    let mut depth = 0;
    for (index, (_, token)) in tokens.iter().enumerate() {
        match token {
            Token::Mark('{' | '(' | '[') => depth += 1,
            Token::Mark(close @ ('}' | ')' | ']')) => {
                depth -= 1;
                if depth < 0 {
                    return index;
                } else if depth == 0 && *close == '}' {
                    return index + 1;
                }
            }
            Token::Mark(';') if depth == 0 => return index + 1,
            _ => {}
        }
    }
    tokens.len()
}

/// All string literals inside calls of the macro `name`, with their lines.
pub fn macro_texts(tokens: &[(usize, Token)], name: &str) -> Vec<Found> {
    let mut found = Vec::new();
    for at in 0..tokens.len() {
        let called = begins(&tokens[at..], &[name, "!"]);
        if !called || !matches!(tokens.get(at + 2), Some((_, Token::Mark('(' | '[' | '{')))) {
            continue;
        }
        let mut depth = 0;
        for (line, token) in &tokens[at + 2..] {
            match token {
                Token::Mark('(' | '[' | '{') => depth += 1,
                Token::Mark(')' | ']' | '}') => depth -= 1,
                Token::Text(text) => found.push((*line, text.clone())),
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
    }
    found
}

fn begins(tokens: &[(usize, Token)], pattern: &[&str]) -> bool {
    let same = |token: &Token, part: &str| match token {
        Token::Word(word) => word == part,
        Token::Mark(mark) => part.strip_prefix(*mark) == Some(""),
        Token::Text(_) => false,
    };
    tokens.len() >= pattern.len() && tokens.iter().zip(pattern).all(|((_, token), part)| same(token, part))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn markers(text: &str) -> Vec<String> {
        macro_texts(&without_tests(tokens(text)), "rule").into_iter().map(|(_, id)| id).collect()
    }

    fn proven(text: &str) -> Vec<Found> {
        macro_texts(&tokens(text), "proves")
    }

    #[test]
    fn markers_are_found_where_they_run() {
        assert_eq!(markers("fn f() { rule!(\"A-1\"); tabletop::rule![\"A-2\", \"A-3\"]; }"), ["A-1", "A-2", "A-3"]);
        assert_eq!(markers("macro_rules! rule { ($id:literal) => {} } overrule!(\"A-1\"); rule(\"A-2\");"), [""; 0]);
    }

    #[test]
    fn comments_and_strings_are_not_code() {
        assert_eq!(
            markers("// rule!(\"A-1\")\n/// rule!(\"A-2\")\n/* /* */ rule!(\"A-3\") */ rule!(\"A-4\");"),
            ["A-4"]
        );
        assert_eq!(markers(r###"let s = "rule!(\"A-1\")"; let r = r#"rule!("A-2")"#; rule!("A-3");"###), ["A-3"]);
        assert_eq!(markers(r#"let q = '"'; let e = '\''; fn f<'a>(x: &'a str) { rule!("A-1"); }"#), ["A-1"]);
    }

    #[test]
    fn test_code_has_no_markers() {
        assert_eq!(
            markers("rule!(\"A-1\");\n#[cfg(test)]\nmod tests { fn x() { rule!(\"A-2\") } }\nrule!(\"A-3\");"),
            ["A-1", "A-3"]
        );
        assert_eq!(markers("#[cfg(test)] #[path = \"t.rs\"] mod tests;\nrule!(\"A-1\");"), ["A-1"]);
        assert_eq!(
            markers("#[test]\n#[ignore]\nfn t(a: [u8; 2]) { rule!(\"A-1\") }\nfn f() { rule!(\"A-2\") }"),
            ["A-2"]
        );
        assert_eq!(markers("#![cfg(test)]\nfn f() { rule!(\"A-1\") }"), [""; 0]);
    }

    #[test]
    fn proofs_may_span_lines() {
        let text =
            "#[test]\nfn t() {\n    let _proof = proves![\n        \"A-1\",\n        \"A-2\", // both\n    ];\n}\n";
        assert_eq!(proven(text), [(4, "A-1".to_string()), (5, "A-2".to_string())]);
        assert_eq!(proven("//! `proves![\"A-1\"]`\n"), []);
    }

    #[test]
    fn broken_sources_end() {
        for text in ["\"open", "/* open", "r#\"open", "'", "'\\", "rule!(\"A-1\"", "#[test]", "#[cfg(test)] mod t {"] {
            let _ = markers(text);
        }
    }
}
