//! Marks the words of a search in the texts of the handbook.

/// Splits a text into the whole words that are searched for and what is between them.
pub fn marked(text: &str, wanted: &[String]) -> Vec<(bool, String)> {
    if wanted.is_empty() {
        return vec![(false, text.to_string())];
    }
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

/// Returns HTML with the words looked for in `mark` elements; tags and entities stay as they are.
pub fn marked_html(html: &str, wanted: &[String]) -> String {
    let mut out = String::with_capacity(html.len());
    let mut rest = html;
    while let Some(first) = rest.chars().next() {
        let end = match first {
            '<' => rest.find('>').map(|at| at + 1),
            '&' => rest.find(';').map(|at| at + 1),
            _ => rest.find(['<', '&']),
        };
        let (part, after) = rest.split_at(end.unwrap_or(rest.len()));
        match first {
            '<' | '&' => out.push_str(part),
            _ => marked(part, wanted).into_iter().for_each(|(hit, piece)| match hit {
                true => out.extend(["<mark>", &piece, "</mark>"]),
                false => out.push_str(&piece),
            }),
        }
        rest = after;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_and_entities_are_not_marked() {
        let wanted = ["a", "p", "amp", "leap"].map(String::from);
        let html = r#"<p class="a">A &amp; <a href="/leap">leap</a>s, b</p>"#;
        let found = r#"<p class="a"><mark>A</mark> &amp; <a href="/leap"><mark>leap</mark></a>s, b</p>"#;
        assert_eq!(marked_html(html, &wanted), found);
        assert_eq!(marked_html(html, &[]), html);
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
