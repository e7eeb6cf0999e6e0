//! Removes comments and spaces that browsers skip, as far as that is safe without parsing the language.

/// Removes comments and needless space from a style sheet. Keeps strings, `url(…)` and the space before a colon, which has
/// a meaning in a selector.
pub fn css(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = if let Some(comment) = rest.strip_prefix("/*") {
            let length = comment.find("*/").map_or(rest.len(), |end| end + 4);
            space(&mut out);
            length
        } else if first == '"' || first == '\'' {
            let length = string(rest, first);
            out.push_str(&rest[..length]);
            length
        } else if rest.starts_with("url(") {
            let length = url(rest);
            out.push_str(&rest[..length]);
            length
        } else if first.is_whitespace() {
            space(&mut out);
            first.len_utf8()
        } else {
            if "{};,".contains(first) && out.ends_with(' ') {
                out.pop();
            }
            if first == '}' && out.ends_with(';') {
                out.pop();
            }
            out.push(first);
            first.len_utf8()
        };
        rest = &rest[length..];
    }
    out.trim_end().to_string()
}

/// Adds a space where one is needed.
fn space(out: &mut String) {
    if !out.is_empty() && !out.ends_with([' ', '{', '}', ';', ',']) {
        out.push(' ');
    }
}

/// Returns the length of the string at the start of the text, with its quotes.
fn string(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, letter) in text.char_indices().skip(1) {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if letter == quote => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// Returns the length of the `url(…)` at the start of the text.
fn url(text: &str) -> usize {
    let inside = &text[4..];
    match inside.chars().next() {
        Some(quote @ ('"' | '\'')) => {
            let end = 4 + string(inside, quote);
            text[end..].find(')').map_or(text.len(), |at| end + at + 1)
        }
        _ => text.find(')').map_or(text.len(), |at| at + 1),
    }
}

/// Removes comments, and line breaks between tags, from a picture.
pub fn svg(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("<!--") {
        out.push_str(before);
        rest = after.split_once("-->").map_or("", |(_, after)| after);
    }
    out.push_str(rest);
    let lines: Vec<&str> = out.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let mut joined = String::with_capacity(out.len());
    for line in lines {
        // A line break inside of a tag or of words separates; between two tags it does not.
        let between_tags = joined.ends_with('>') && line.starts_with('<');
        if !joined.is_empty() && !between_tags {
            joined.push(' ');
        }
        joined.push_str(line);
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn style_sheets_get_smaller() {
        assert_eq!(css("/* a */\na {\n  color: red;\n}\n\nb > c , d { x: 1 }"), "a{color: red}b > c,d{x: 1}");
        assert_eq!(css("a :hover{}"), "a :hover{}", "a space before a colon selects something else");
        assert_eq!(
            css("a{width:calc(1px + 2px)}@media (a) and (b){c{}}"),
            "a{width:calc(1px + 2px)}@media (a) and (b){c{}}"
        );
        assert_eq!(css("a/* x */b{}"), "a b{}");
    }

    #[test]
    fn strings_and_addresses_stay() {
        let text = r#"a{content:"/* ; } \" ;  ";background:url("data:x;  y") , url(a;  b)}"#;
        assert_eq!(css(text), r#"a{content:"/* ; } \" ;  ";background:url("data:x;  y"),url(a;  b)}"#);
        assert_eq!(css("a{content:\"open"), "a{content:\"open");
    }

    #[test]
    fn pictures_get_smaller() {
        assert_eq!(
            svg("<svg>\n  <!-- a -->\n  <path d=\"M0 0\n 1 1\"/>\n</svg>\n"),
            "<svg><path d=\"M0 0 1 1\"/></svg>"
        );
    }
}
