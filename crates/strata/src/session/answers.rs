//! The answers a person may give, numbered: one per line with its words, or in groups if there are many.

use crate::offered::Offered;
use wording::Words;

/// More answers than this are listed in groups.
const MANY: usize = 40;
/// Width of a line of grouped answers.
const WIDTH: usize = 100;

/// A move as a person writes it, without the seat in front.
pub fn short<G: Offered>(rules: &G, state: &G::State, mv: G::Move) -> String {
    let text = rules.write_move(state, mv);
    text.split_once(' ').map_or(text.clone(), |(_, rest)| rest.to_string())
}

/// All answers, numbered from 1.
pub fn list<G: Offered>(rules: &G, state: &G::State, answers: &[G::Move], words: &Words) -> Vec<String> {
    let texts: Vec<String> = answers.iter().map(|&mv| short(rules, state, mv)).collect();
    if answers.len() > MANY {
        return grouped(&texts);
    }
    let width = texts.iter().map(|text| text.chars().count()).max().unwrap_or(0);
    let lines = answers.iter().zip(&texts).enumerate();
    lines
        .map(|(index, (&mv, text))| format!("{:>4}  {text:<width$}  {}", index + 1, rules.answer(state, mv, words)))
        .collect()
}

/// Answers that begin with the same word stand together, each with its number.
fn grouped(texts: &[String]) -> Vec<String> {
    let mut groups: Vec<(&str, Vec<String>)> = Vec::new();
    for (index, text) in texts.iter().enumerate() {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let item = format!("{}) {rest}", index + 1).trim_end().to_string();
        match groups.last_mut() {
            Some((last, items)) if *last == word => items.push(item),
            _ => groups.push((word, vec![item])),
        }
    }
    let width = groups.iter().map(|(word, _)| word.len()).max().unwrap_or(0);
    let mut lines = Vec::new();
    for (word, items) in groups {
        let mut line = format!("  {word:<width$} ");
        for item in items {
            if line.chars().count() + item.chars().count() + 2 > WIDTH {
                lines.push(std::mem::replace(&mut line, format!("  {:<width$} ", "")));
            }
            line.push_str("  ");
            line.push_str(&item);
        }
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn every_answer_keeps_its_number() {
        let mut texts: Vec<String> = (0..60).map(|q| format!("descend {q},-3")).collect();
        texts.push("stay".into());
        let lines = grouped(&texts);
        assert!(lines.iter().all(|line| line.chars().count() <= super::WIDTH));
        let all = lines.join("\n");
        assert!(all.contains("  60) 59,-3") && all.contains("stay") && all.contains("61)"), "{all}");
        assert_eq!(all.matches("descend").count(), 1);
    }
}
