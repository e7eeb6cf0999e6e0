//! Readers of the text files that name rules: ledgers, handbook, scenarios, the pending list.
//!
//! Each gives ids with line numbers (1 is the first line). Not here: Rust sources, see [`super::markers`].

/// A line number, and the id or problem found there.
pub type FoundAt = (usize, String);

/// Returns whether a word has the form of an id, such as COM-4 or ABI-BLINK.
pub fn is_id(word: &str) -> bool {
    word.len() >= 2
        && word.starts_with(|c: char| c.is_ascii_uppercase())
        && !word.ends_with('-')
        && word.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-')
}

/// Finds the rows of a ledger: table rows whose first cell is an id.
pub fn rows(text: &str) -> Vec<FoundAt> {
    let cell = |line: &str| Some(line.strip_prefix("| ")?.split_once(" |")?.0.to_string());
    numbered(text).filter_map(|(number, line)| Some((number, cell(line)?))).filter(|(_, word)| is_id(word)).collect()
}

/// Finds the entries of a handbook page: headings `### COM-4 · short title`. Skips code blocks and headings without an id.
pub fn entries(text: &str) -> Vec<FoundAt> {
    let mut fenced = false;
    let mut found = Vec::new();
    for (number, line) in numbered(text) {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        }
        let word = line.strip_prefix("### ").and_then(|heading| heading.split_whitespace().next()).unwrap_or("");
        if !fenced && is_id(word) && word.contains('-') {
            found.push((number, word.to_string()));
        }
    }
    found
}

/// Reads the ids in a scenario's `rules = [...]`. The line is that of the list's beginning.
pub fn scenario(text: &str) -> Result<Vec<FoundAt>, String> {
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| format!("is not TOML: {error}"))?;
    let Some(rules) = table.get("rules") else { return Ok(Vec::new()) };
    let line = numbered(text).find(|(_, line)| line.starts_with("rules")).map_or(1, |(number, _)| number);
    let Some(rules) = rules.as_array() else { return Err("`rules` must be a list of ids in quotes".to_string()) };
    let id = |value: &toml::Value| value.as_str().map(|id| (line, id.to_string()));
    rules.iter().map(|value| id(value).ok_or(format!("`rules` holds {value}, which is not an id in quotes"))).collect()
}

/// Reads the pending list: one id per line; `#` begins a comment.
pub fn pending(text: &str) -> Result<Vec<FoundAt>, String> {
    let mut found = Vec::new();
    for (number, line) in numbered(text) {
        let word = line.split('#').next().unwrap_or("").trim();
        if is_id(word) {
            found.push((number, word.to_string()));
        } else if !word.is_empty() {
            return Err(format!("line {number}: `{word}` is not an id; write one id per line"));
        }
    }
    Ok(found)
}

fn numbered(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().map(|(index, line)| (index + 1, line))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(found: Vec<FoundAt>) -> Vec<String> {
        found.into_iter().map(|(_, id)| id).collect()
    }

    #[test]
    fn rows_are_table_rows_with_an_id() {
        let text = "# Combat\n\n| id | rule |\n|---|---|\n| COM-4 | Failure. See COM-5. |\n| ABI-BLINK | x |\n\
                    | VAR-RICH-1 | x |\n| TEAM-0 | x |\n| `file.md` | no |\n| Not-1 | no |\n text | COM-9 | no |\n";
        assert_eq!(ids(rows(text)), ["COM-4", "ABI-BLINK", "VAR-RICH-1", "TEAM-0"]);
        assert_eq!(rows(text)[0].0, 5);
    }

    #[test]
    fn entries_are_headings_with_an_id() {
        let text = "## COM\n### COM-4 · A failed leap\ntext\n### General advice\n#### COM-5 · deeper\n\
                    ```\n### COM-6 · in code\n```\n### FAQ\n### KBS-3\n";
        assert_eq!(ids(entries(text)), ["COM-4", "KBS-3"]);
    }

    #[test]
    fn scenarios_list_their_rules() {
        let text =
            "game = \"cosmic-frog\"\nrules = [\n  \"COM-3\", # why\n  'COM-4',\n]\n[options]\nrules = [\"NO-1\"]\n";
        assert_eq!(scenario(text).unwrap(), [(2, "COM-3".to_string()), (2, "COM-4".to_string())]);
        assert_eq!(scenario("game = \"x\"\n").unwrap(), []);
    }

    #[test]
    fn scenarios_that_cannot_be_read_say_why() {
        assert!(scenario("rules = [").unwrap_err().starts_with("is not TOML"));
        assert_eq!(scenario("rules = \"COM-3\"").unwrap_err(), "`rules` must be a list of ids in quotes");
        assert_eq!(scenario("rules = [4]").unwrap_err(), "`rules` holds 4, which is not an id in quotes");
    }

    #[test]
    fn the_pending_list_takes_comments() {
        assert_eq!(ids(pending("# later\nCOM-4\n\nKBS-3 # soon\n").unwrap()), ["COM-4", "KBS-3"]);
        assert_eq!(pending("COM-4 KBS-3").unwrap_err(), "line 1: `COM-4 KBS-3` is not an id; write one id per line");
    }
}
