//! Writes mutants into the text of a file, each behind a switch that is read when the program runs, and finds the mutant
//! that a compiler error is about.
//!
//! `a < b` becomes `(if crate::mutant_is_on(17) { ((a) <= (b)) } else { (a < b) })`. Further mutants are only in the last
//! branch. Not here: which mutants there are; see [`super::find`].

use std::collections::BTreeSet;
use std::ops::Range;

use super::find::{Edit, Form};

/// The switch, for the end of the file `lib.rs` of a game.
pub const SWITCH: &str = r#"
/// Returns whether this mutant is on.
#[inline]
pub(crate) fn mutant_is_on(number: u32) -> bool {
    use std::sync::atomic::{AtomicU32, Ordering};
    static ON: AtomicU32 = AtomicU32::new(u32::MAX);
    #[cold]
    fn read() -> u32 {
        std::env::var("STRATA_MUTANT").ok().and_then(|text| text.parse().ok()).unwrap_or(0)
    }
    if ON.load(Ordering::Relaxed) == u32::MAX {
        ON.store(read(), Ordering::Relaxed);
    }
    ON.load(Ordering::Relaxed) == number
}
"#;
/// The variable that says which mutant is on.
pub const VARIABLE: &str = "STRATA_MUTANT";

/// The text of a file with its mutants.
#[derive(Debug, Default, PartialEq)]
pub struct MutatedText {
    /// The text.
    pub text: String,
    /// The places in it, outer ones before those inside.
    places: Vec<Place>,
}

/// Where an edit stands in the mutated text.
#[derive(Debug, Default, PartialEq)]
struct Place {
    whole: Range<usize>,
    mutants: Vec<(u32, Range<usize>)>,
}

impl MutatedText {
    /// Writes all mutants but the dropped ones into the source.
    pub fn new(source: &str, edits: &[Edit], dropped: &BTreeSet<u32>) -> MutatedText {
        let mut writer = Writer { source, edits, dropped, at: 0, next: 0, result: MutatedText::default() };
        writer.write(source.len());
        writer.result
    }

    /// Returns the mutants that an error at these bytes is about: the one whose own text contains it, else all of the
    /// innermost place around it, else all that it touches.
    pub fn blamed(&self, error: Range<usize>) -> Vec<u32> {
        let contains = |outer: &Range<usize>| outer.start <= error.start && error.end <= outer.end;
        let mutants = self.places.iter().flat_map(|place| &place.mutants);
        let own: Vec<u32> = mutants.filter(|(_, text)| contains(text)).map(|(number, _)| *number).collect();
        if !own.is_empty() {
            return own;
        }
        let all = |place: &Place| place.mutants.iter().map(|(number, _)| *number).collect::<Vec<u32>>();
        match self.places.iter().rfind(|place| contains(&place.whole)) {
            Some(place) => all(place),
            None => {
                let touched = |place: &&Place| place.whole.start < error.end && error.start < place.whole.end;
                self.places.iter().filter(touched).flat_map(all).collect()
            }
        }
    }
}

struct Writer<'a> {
    source: &'a str,
    edits: &'a [Edit],
    dropped: &'a BTreeSet<u32>,
    /// How much of the source has been written.
    at: usize,
    /// The next edit.
    next: usize,
    result: MutatedText,
}

impl Writer<'_> {
    /// Writes the source up to `end`, with the edits that begin before.
    fn write(&mut self, end: usize) {
        while let Some(edit) = self.edits.get(self.next).filter(|edit| edit.span.start < end) {
            self.next += 1;
            self.copy(edit.span.start);
            let mutants: Vec<&(u32, String)> =
                edit.mutants.iter().filter(|(number, _)| !self.dropped.contains(number)).collect();
            if mutants.is_empty() {
                self.write(edit.span.end);
                continue;
            }
            let start = self.result.text.len();
            let place = self.result.places.len();
            self.result.places.push(Place::default());
            let written = match edit.form {
                Form::Choice => self.choice(edit, &mutants),
                Form::Return => self.early_return(&mutants),
                Form::Arm { has_guard } => self.arm(edit, has_guard, &mutants),
            };
            self.result.places[place] = Place { whole: start..self.result.text.len(), mutants: written };
        }
        self.copy(end);
    }

    fn choice(&mut self, edit: &Edit, mutants: &[&(u32, String)]) -> Vec<(u32, Range<usize>)> {
        let mut written = Vec::new();
        self.push("(");
        for (number, text) in mutants {
            self.push(&format!("if crate::mutant_is_on({number}) {{ ("));
            written.push((*number, self.push(text)));
            self.push(") } else ");
        }
        self.push("{ (");
        self.write(edit.span.end);
        self.push(") })");
        written
    }

    fn early_return(&mut self, mutants: &[&(u32, String)]) -> Vec<(u32, Range<usize>)> {
        let line = |(number, text): &&(u32, String)| {
            (*number, self.push(&format!(" if crate::mutant_is_on({number}) {{ return {text}; }}")))
        };
        mutants.iter().map(line).collect()
    }

    fn arm(&mut self, edit: &Edit, has_guard: bool, mutants: &[&(u32, String)]) -> Vec<(u32, Range<usize>)> {
        let mut written = Vec::new();
        for (number, _) in mutants {
            let begin = if has_guard { "" } else { " if " };
            written.push((*number, self.push(&format!("{begin}!crate::mutant_is_on({number})"))));
        }
        if has_guard {
            self.push(" && (");
            self.write(edit.span.end);
            self.push(")");
        }
        written
    }

    fn copy(&mut self, end: usize) {
        self.result.text.push_str(&self.source[self.at..end]);
        self.at = end;
    }

    fn push(&mut self, text: &str) -> Range<usize> {
        let start = self.result.text.len();
        self.result.text.push_str(text);
        start..self.result.text.len()
    }
}

#[cfg(test)]
mod tests {
    use super::super::find::find;
    use super::*;

    fn mutated(source: &str, dropped: &[u32]) -> MutatedText {
        let found = find("a.rs", source, 1).unwrap();
        MutatedText::new(source, &found.edits, &dropped.iter().copied().collect())
    }

    #[test]
    fn an_expression_becomes_a_choice() {
        assert_eq!(
            mutated("fn f() -> ! { g(a == b) }", &[]).text,
            "fn f() -> ! { g((if crate::mutant_is_on(1) { ((a) != (b)) } else { (a == b) })) }"
        );
    }

    #[test]
    fn further_mutants_stand_only_in_the_unchanged_branch() {
        assert_eq!(
            mutated("fn f() -> ! { a && !b; }", &[]).text,
            "fn f() -> ! { (if crate::mutant_is_on(1) { ((a) || (!b)) } else { \
             (a && (if crate::mutant_is_on(2) { (b) } else { (!b) })) }); }"
        );
    }

    #[test]
    fn dropped_mutants_are_left_out() {
        assert_eq!(
            mutated("fn f() -> ! { a && !b; }", &[1]).text,
            "fn f() -> ! { a && (if crate::mutant_is_on(2) { (b) } else { (!b) }); }"
        );
        assert_eq!(mutated("fn f() -> ! { a && !b; }", &[1, 2]).text, "fn f() -> ! { a && !b; }");
    }

    #[test]
    fn bodies_return_early_and_arms_get_guards() {
        assert_eq!(
            mutated("fn f() -> bool { g() }", &[]).text,
            "fn f() -> bool { if crate::mutant_is_on(1) { return true; } if crate::mutant_is_on(2) { return false; } g() }"
        );
        assert_eq!(
            mutated("fn f() -> ! { match a { 1 => b, 2 if c => d, _ => e } }", &[]).text,
            "fn f() -> ! { match a { 1 if !crate::mutant_is_on(1) => b, 2 if !crate::mutant_is_on(2) && \
             ((if crate::mutant_is_on(3) { (true) } else if crate::mutant_is_on(4) { (false) } else { (c) })) => d, \
             _ => e } }"
        );
    }

    #[test]
    fn the_mutated_text_can_be_parsed() {
        let source = include_str!("find.rs");
        let text = mutated(source, &[]).text;
        assert!(text.len() > source.len() + 1000);
        syn::parse_file(&text).unwrap();
        syn::parse_file(SWITCH).unwrap();
    }

    #[test]
    fn an_error_is_blamed_on_the_nearest_mutant() {
        let mutated = mutated("fn f() -> ! { a && (b < c); d }", &[]);
        let at = |text: &str| {
            let start = mutated.text.find(text).unwrap();
            mutated.blamed(start..start + text.len())
        };
        assert_eq!(at("(a) || "), [1]);
        assert_eq!(at("(b) > (c)"), [3]);
        assert_eq!(at("(b < c) })"), [2, 3, 4]);
        assert_eq!(at("&& ((if"), [1]);
        assert_eq!(at("{ (if"), [1]);
        assert_eq!(at("d }"), [0; 0]);
    }
}
