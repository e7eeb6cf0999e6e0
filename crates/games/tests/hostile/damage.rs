//! Random damage to texts of words, numbers and lines, as scenarios, snapshots, maps and tables are.

use testkit::Random;

/// Numbers at the edges of what bytes, coordinates and the rules can hold.
const NUMBERS: [&str; 22] = [
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "9",
    "16",
    "21",
    "24",
    "25",
    "63",
    "64",
    "99",
    "127",
    "128",
    "200",
    "255",
    "256",
    "99999999999",
];

/// A file with its words, from which other files can be damaged.
pub struct Corpus {
    pub texts: Vec<String>,
    words: Vec<String>,
    /// Lines with the section they stand in.
    lines: Vec<(String, String)>,
}

impl Corpus {
    pub fn new(texts: Vec<String>) -> Corpus {
        let (mut words, mut lines) = (Vec::new(), Vec::new());
        for text in &texts {
            let mut section = String::new();
            for line in text.lines().take_while(|line| !line.starts_with("[script]")) {
                if line.starts_with('[') {
                    section = line.to_string();
                } else if let Some((_, value)) = line.split_once(['=', ':']) {
                    lines.push((section.clone(), line.to_string()));
                    words.extend(value.split([' ', '"', '/', ':', '@']).map(str::to_string));
                }
            }
        }
        words.sort();
        words.dedup();
        words.retain(|word| !word.is_empty());
        lines.sort();
        lines.dedup();
        Corpus { texts, words, lines }
    }

    /// Returns one of the texts with up to four faults. Most have one, because each further fault makes it likelier that the
    /// text is refused at once.
    pub fn damaged(&self, random: &mut Random) -> String {
        let at = random.below(self.texts.len() as u32) as usize;
        let mut text = self.texts[at].clone();
        for _ in 0..=random.below(8).saturating_sub(4) {
            text = self.damage(&text, random);
        }
        text
    }

    fn word(&self, random: &mut Random) -> String {
        match random.below(4) {
            0 => NUMBERS[random.below(NUMBERS.len() as u32) as usize].to_string(),
            1 => format!("{},{}", coordinate(random), coordinate(random)),
            _ => self.words[random.below(self.words.len() as u32) as usize].clone(),
        }
    }

    fn damage(&self, text: &str, random: &mut Random) -> String {
        match random.below(8) {
            0 | 1 => change_number(text, random),
            2 | 3 => {
                let word = self.word(random);
                change_word(text, random, |_| word)
            }
            4 => {
                let times = [0, 2, 3, 5, 10, 30, 90, 300][random.below(8) as usize];
                change_word(text, random, |word| vec![word; times].join(" "))
            }
            5 => {
                let word = self.word(random);
                change_word(text, random, |old| format!("{old} {word}"))
            }
            6 => {
                let lines: Vec<&str> = text.lines().collect();
                let at = random.below(lines.len() as u32) as usize;
                lines.iter().enumerate().filter(|(line, _)| *line != at).map(|(_, line)| format!("{line}\n")).collect()
            }
            _ => self.add_line(text, random),
        }
    }

    /// Puts a line of another text into its section, in place of a line with the same key.
    fn add_line(&self, text: &str, random: &mut Random) -> String {
        let (section, line) = &self.lines[random.below(self.lines.len() as u32) as usize];
        let key = line.split('=').next().unwrap_or("");
        let (mut out, mut inside, mut added) = (String::new(), section.is_empty(), false);
        for old in text.lines() {
            if inside && !added {
                out += &format!("{line}\n");
                added = true;
            }
            if old.starts_with('[') {
                inside = old == section;
            }
            if !(inside && old.split('=').next() == Some(key)) {
                out += &format!("{old}\n");
            }
        }
        if added { out } else { format!("{text}\n{section}\n{line}\n") }
    }
}

fn coordinate(random: &mut Random) -> String {
    match random.below(3) {
        0 => ["-128", "-127", "-64", "63", "64", "126", "127", "128"][random.below(8) as usize].to_string(),
        _ => (random.below(13) as i32 - 6).to_string(),
    }
}

/// Replaces a word, found by its place among the characters of values.
fn change_word(text: &str, random: &mut Random, change: impl FnOnce(&str) -> String) -> String {
    let is_word = |c: char| !c.is_whitespace() && !"\"'=[]{}".contains(c);
    replace_run(text, random, is_word, change)
}

fn change_number(text: &str, random: &mut Random) -> String {
    let number = match random.below(4) {
        0 => coordinate(random),
        _ => NUMBERS[random.below(NUMBERS.len() as u32) as usize].to_string(),
    };
    replace_run(text, random, |c| c.is_ascii_digit() || c == '-', |_| number)
}

/// Replaces one run of characters of a kind.
fn replace_run(
    text: &str,
    random: &mut Random,
    is_part: impl Fn(char) -> bool,
    change: impl FnOnce(&str) -> String,
) -> String {
    let end = text.find("[script]").unwrap_or(text.len());
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for (at, letter) in text[..end].char_indices().filter(|(_, letter)| is_part(*letter)) {
        let next = at + letter.len_utf8();
        match runs.last_mut() {
            Some(run) if run.1 == at => run.1 = next,
            _ => runs.push((at, next)),
        }
    }
    let Some((from, to)) = random.pick(&runs) else { return text.to_string() };
    format!("{}{}{}", &text[..from], change(&text[from..to]), &text[to..])
}
