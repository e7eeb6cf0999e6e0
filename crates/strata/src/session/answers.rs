//! The answers a person may give, numbered: one per line with its notation, or in columns if there are many.

use crate::offered::Offered;
use wording::Words;

/// More answers than this are listed in columns.
const MANY: usize = 40;
/// Width of a line of columns.
const WIDTH: usize = 120;

/// All answers, numbered from 1.
pub fn list<G: Offered>(rules: &G, state: &G::State, answers: &[G::Move], words: &Words) -> Vec<String> {
    let labelled = answers.iter().map(|&mv| {
        let written = rules.write_move(state, mv);
        // The seat that stands in front need not be typed.
        let short = written.split_once(' ').map_or(written.as_str(), |(_, rest)| rest).to_string();
        (short, rules.answer(state, mv, words))
    });
    let labelled: Vec<(String, String)> = labelled.collect();
    if labelled.len() > MANY { columns(&labelled) } else { lines(&labelled) }
}

fn lines(labelled: &[(String, String)]) -> Vec<String> {
    let width = labelled.iter().map(|(short, _)| short.chars().count()).max().unwrap_or(0);
    let numbered = labelled.iter().enumerate();
    numbered.map(|(index, (short, label))| format!("{:>4}  {short:<width$}  {label}", index + 1)).collect()
}

/// Answers that begin with the same word stand together, in rows of columns.
fn columns(labelled: &[(String, String)]) -> Vec<String> {
    let word = |short: &str| short.split(' ').next().unwrap_or("").to_string();
    let mut lines = Vec::new();
    let mut number = 0;
    for group in labelled.chunk_by(|(one, _), (two, _)| word(one) == word(two)) {
        let width = group.iter().map(|(_, label)| label.chars().count()).max().unwrap_or(0);
        let many = (WIDTH / (width + 8)).max(1);
        for row in group.chunks(many) {
            let mut line = String::new();
            for (_, label) in row {
                number += 1;
                line.push_str(&format!("{number:>4}  {label:<width$}  "));
            }
            lines.push(line.trim_end().to_string());
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_answer_keeps_its_number() {
        let mut labelled: Vec<(String, String)> =
            (0..60).map(|q| (format!("descend {q},-3"), format!("Descend on {q},-3"))).collect();
        labelled.push(("stay".into(), "Stay where you are".into()));
        let listed = columns(&labelled);
        assert!(listed.len() < 20 && listed.iter().all(|line| line.chars().count() <= WIDTH));
        let all = listed.join("\n");
        assert!(all.contains("  60  Descend on 59,-3") && all.ends_with("\n  61  Stay where you are"), "{all}");
        assert_eq!(lines(&labelled).len(), 61);
    }
}
