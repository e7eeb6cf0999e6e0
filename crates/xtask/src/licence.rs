//! Reads a licence expression and says whether it can be satisfied from a list.
//!
//! `OR` asks for one side, `AND` for both and binds closer; `/` is the old way to write `OR`; `WITH` belongs to the
//! licence before it. Not here: which licences; see [`crate::audit`].

use anyhow::{Result, bail};

/// Whether `expression` can be satisfied with licences from `allowed`.
pub fn satisfied(expression: &str, allowed: &[&str]) -> Result<bool> {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let mut reader = Reader { words: spaced.split_whitespace().collect(), next: 0, allowed };
    let result = reader.either()?;
    match reader.peek() {
        None => Ok(result),
        Some(word) => bail!("the licence `{expression}` cannot be read: `{word}` stands where it should end"),
    }
}

struct Reader<'a> {
    words: Vec<&'a str>,
    next: usize,
    allowed: &'a [&'a str],
}

impl<'a> Reader<'a> {
    fn peek(&self) -> Option<&'a str> {
        self.words.get(self.next).copied()
    }

    fn take(&mut self, word: &str) -> bool {
        let found = self.peek() == Some(word);
        self.next += usize::from(found);
        found
    }

    fn either(&mut self) -> Result<bool> {
        let mut result = self.both()?;
        while self.take("OR") {
            result |= self.both()?;
        }
        Ok(result)
    }

    fn both(&mut self) -> Result<bool> {
        let mut result = self.one()?;
        while self.take("AND") {
            result &= self.one()?;
        }
        Ok(result)
    }

    fn one(&mut self) -> Result<bool> {
        if self.take("(") {
            let result = self.either()?;
            return if self.take(")") { Ok(result) } else { bail!("a `)` is missing in the licence") };
        }
        let name = self.name()?;
        if self.take("WITH") {
            let whole = format!("{name} WITH {}", self.name()?);
            return Ok(self.allowed.contains(&whole.as_str()));
        }
        Ok(self.allowed.contains(&name))
    }

    fn name(&mut self) -> Result<&'a str> {
        match self.peek() {
            Some(word) if !["(", ")", "OR", "AND", "WITH"].contains(&word) => {
                self.next += 1;
                Ok(word)
            }
            Some(word) => bail!("a licence name is missing before `{word}`"),
            None => bail!("a licence name is missing at the end"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALLOWED: [&str; 4] = ["MIT", "Apache-2.0", "Unicode-3.0", "Apache-2.0 WITH LLVM-exception"];

    fn check(expression: &str, expected: bool) {
        assert_eq!(satisfied(expression, &ALLOWED).unwrap(), expected, "{expression}");
    }

    #[test]
    fn one_of_several_is_enough() {
        check("MIT", true);
        check("GPL-3.0-only", false);
        check("MIT OR GPL-3.0-only", true);
        check("MIT/Apache-2.0", true);
        check("GPL-2.0 / GPL-3.0", false);
    }

    #[test]
    fn and_needs_both_and_binds_closer() {
        check("(MIT OR Apache-2.0) AND Unicode-3.0", true);
        check("MIT AND GPL-3.0-only", false);
        check("MIT OR Apache-2.0 AND GPL-3.0-only", true);
        check("(MIT OR Apache-2.0) AND GPL-3.0-only", false);
    }

    #[test]
    fn an_exception_belongs_to_its_licence() {
        check("Apache-2.0 WITH LLVM-exception OR GPL-3.0-only", true);
        check("MIT WITH LLVM-exception", false);
        check("GPL-2.0-only WITH Classpath-exception-2.0", false);
    }

    #[test]
    fn nonsense_is_refused() {
        for expression in ["", "MIT OR", "(MIT", "MIT)", "MIT Apache-2.0", "OR MIT", "MIT WITH"] {
            assert!(satisfied(expression, &ALLOWED).is_err(), "{expression}");
        }
    }
}
