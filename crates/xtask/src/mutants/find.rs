//! Finds the mutants of a source file: the small changes that a test should notice, and where each is inserted.
//!
//! Constants, patterns, types, the insides of macro calls and code for tests stay as they are. Not here: what replaces
//! what, see [`super::values`]; the changed text, see [`super::insert`].

use std::fmt::{self, Display};
use std::ops::Range;

use anyhow::{Context, Result};
use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Arm, Block, Expr, ExprMatch, ImplItem, Item, Pat, Signature, TraitItem, Type, UnOp};

use super::values;
use crate::rules::markers;

/// One small change of the code.
#[derive(Clone, Debug, PartialEq)]
pub struct Mutant {
    file: String,
    line: usize,
    column: usize,
    change: String,
    function: String,
}

impl Display for Mutant {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Mutant { file, line, column, change, function } = self;
        write!(out, "{file}:{line}:{column}: {change}")?;
        if function.is_empty() { Ok(()) } else { write!(out, " in {function}") }
    }
}

/// How the mutants of one place are written into the text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Form {
    /// An expression becomes a choice between its mutants and itself.
    Choice,
    /// A function gets an early `return` at its beginning.
    Return,
    /// A match arm gets a guard, or one more condition in the guard that is at this place.
    Arm { has_guard: bool },
}

/// The mutants of one place.
#[derive(Debug)]
pub struct Edit {
    /// The bytes of the source that are replaced; empty if text is only inserted.
    pub span: Range<usize>,
    /// How they are replaced.
    pub form: Form,
    /// The number of each mutant and its text.
    pub mutants: Vec<(u32, String)>,
}

/// The mutants of one file. The first has the number that the caller gave, and the others count on.
#[derive(Debug)]
pub struct Found {
    /// All mutants in the order of their numbers.
    pub mutants: Vec<Mutant>,
    /// The places, outer ones before those inside.
    pub edits: Vec<Edit>,
}

/// Finds the mutants of a file; the first gets the number `first`.
pub fn find(file: &str, source: &str, first: u32) -> Result<Found> {
    let parsed = syn::parse_file(source).with_context(|| format!("{file} cannot be parsed"))?;
    let found = Found { mutants: Vec::new(), edits: Vec::new() };
    let mut finder = Finder { file, source, first, owner: None, function: String::new(), found };
    finder.visit_file(&parsed);
    Ok(finder.found)
}

struct Finder<'a> {
    file: &'a str,
    source: &'a str,
    first: u32,
    /// The type of the `impl` around, or the trait.
    owner: Option<String>,
    function: String,
    found: Found,
}

impl Finder<'_> {
    fn text(&self, span: Span) -> &str {
        &self.source[span.byte_range()]
    }

    /// Returns the text on one line.
    fn short(&self, span: Span) -> String {
        self.text(span).split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Adds the mutants of one place. `at` is where people should look; each mutant is a description and a text.
    fn add(&mut self, at: Span, span: Range<usize>, form: Form, mutants: Vec<(String, String)>) {
        let start = at.start();
        let mut numbered = Vec::new();
        for (change, text) in mutants {
            numbered.push((self.first + self.found.mutants.len() as u32, text));
            self.found.mutants.push(Mutant {
                file: self.file.to_string(),
                line: start.line,
                column: start.column + 1,
                change,
                function: self.function.clone(),
            });
        }
        if !numbered.is_empty() {
            self.found.edits.push(Edit { span, form, mutants: numbered });
        }
    }

    /// Adds the mutants that replace the whole body, then those inside.
    fn body(&mut self, signature: &Signature, block: &Block) {
        // A constant cannot ask which mutant is on.
        if signature.constness.is_some() {
            return;
        }
        let name = signature.ident.to_string();
        let name = self.owner.as_ref().map_or(name.clone(), |owner| format!("{owner}::{name}"));
        let outer = std::mem::take(&mut self.function);
        // `Default::default` must not return its own result.
        if let Some(first) = block.stmts.first().filter(|_| signature.ident != "default") {
            let body: Vec<String> = block.stmts.iter().map(|statement| self.short(statement.span())).collect();
            let body = body.join(" ");
            let output = match &signature.output {
                syn::ReturnType::Default => String::new(),
                output => format!(" {}", self.short(output.span())),
            };
            let values = values::returned(&signature.output, self.source).into_iter();
            let is_default = body.ends_with("::default()") && block.stmts.len() == 1;
            let is_same = |value: &String| *value == body || (value == "Default::default()" && is_default);
            let mutants = values.filter(|value| !is_same(value)).map(|value| {
                let change = format!("replace {name}{output} with {value}");
                (change, value)
            });
            let start = block.brace_token.span.open().byte_range().end;
            self.add(first.span(), start..start, Form::Return, mutants.collect());
        }
        self.function = name;
        self.visit_block(block);
        self.function = outer;
    }

    fn deleted_arm(&mut self, arm: &Arm) {
        let pattern = self.short(arm.pat.span());
        let end = arm.pat.span().byte_range().end;
        let (span, has_guard) = match &arm.guard {
            Some((_, guard)) => (guard.span().byte_range(), true),
            None => (end..end, false),
        };
        self.add(
            arm.pat.span(),
            span,
            Form::Arm { has_guard },
            vec![(format!("delete match arm {pattern}"), String::new())],
        );
    }

    fn guard(&mut self, guard: &Expr) {
        let text = self.short(guard.span());
        let values = ["true", "false"].into_iter().filter(|value| *value != text);
        let mutants = values.map(|value| (format!("replace match guard {text} with {value}"), value.to_string()));
        let mutants = mutants.collect();
        self.add(guard.span(), guard.span().byte_range(), Form::Choice, mutants);
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        if markers::is_test_only(markers::attributes(item)) {
            return;
        }
        match item {
            Item::Fn(function) => self.body(&function.sig, &function.block),
            Item::Impl(_) | Item::Trait(_) => {
                let owner = match item {
                    Item::Impl(block) => owner(&block.self_ty),
                    Item::Trait(block) => Some(block.ident.to_string()),
                    _ => None,
                };
                let outer = std::mem::replace(&mut self.owner, owner);
                visit::visit_item(self, item);
                self.owner = outer;
            }
            Item::Mod(_) => visit::visit_item(self, item),
            // Constants, types, macros.
            _ => {}
        }
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        if let ImplItem::Fn(function) = item
            && !markers::is_test_only(&function.attrs)
        {
            self.body(&function.sig, &function.block);
        }
    }

    fn visit_trait_item(&mut self, item: &'ast TraitItem) {
        if let TraitItem::Fn(function) = item
            && let Some(block) = &function.default
        {
            self.body(&function.sig, block);
        }
    }

    fn visit_expr_binary(&mut self, binary: &'ast syn::ExprBinary) {
        if !has_let(&binary.left) && !has_let(&binary.right) {
            let sign = self.short(binary.op.span());
            let (left, right) = (self.text(binary.left.span()), self.text(binary.right.span()));
            let mutants = values::operators(&binary.op)
                .iter()
                .map(|other| (format!("replace {sign} with {other}"), format!("({left}) {other} ({right})")));
            let mutants = mutants.collect();
            self.add(binary.op.span(), binary.span().byte_range(), Form::Choice, mutants);
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_unary(&mut self, unary: &'ast syn::ExprUnary) {
        if matches!(unary.op, UnOp::Not(_) | UnOp::Neg(_)) {
            let mutants =
                vec![(format!("delete {}", self.text(unary.op.span())), self.text(unary.expr.span()).to_string())];
            self.add(unary.op.span(), unary.span().byte_range(), Form::Choice, mutants);
        }
        visit::visit_expr_unary(self, unary);
    }

    fn visit_expr_match(&mut self, expr: &'ast ExprMatch) {
        self.visit_expr(&expr.expr);
        let is_wildcard = |arm: &Arm| matches!(arm.pat, Pat::Wild(_)) && arm.guard.is_none();
        let has_wildcard = expr.arms.iter().any(is_wildcard);
        for arm in &expr.arms {
            if has_wildcard && !is_wildcard(arm) {
                self.deleted_arm(arm);
            }
            if let Some((_, guard)) = &arm.guard {
                if !has_let(guard) {
                    self.guard(guard);
                }
                self.visit_expr(guard);
            }
            self.visit_expr(&arm.body);
        }
    }

    fn visit_expr_repeat(&mut self, repeat: &'ast syn::ExprRepeat) {
        self.visit_expr(&repeat.expr);
    }

    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}

    fn visit_pat(&mut self, _: &'ast Pat) {}

    fn visit_type(&mut self, _: &'ast Type) {}

    fn visit_angle_bracketed_generic_arguments(&mut self, _: &'ast syn::AngleBracketedGenericArguments) {}

    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}

    fn visit_macro(&mut self, _: &'ast syn::Macro) {}
}

/// Returns the name of a type, without its module and arguments.
fn owner(of: &Type) -> Option<String> {
    let Type::Path(path) = of else { return None };
    path.path.segments.last().map(|last| last.ident.to_string())
}

/// Returns whether an expression is a `let`, or a chain of conditions with one.
fn has_let(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(binary) => has_let(&binary.left) || has_let(&binary.right),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(source: &str) -> Vec<String> {
        let found = find("a.rs", source, 7).unwrap();
        found.mutants.iter().map(Mutant::to_string).collect()
    }

    #[test]
    fn operators_and_bodies_have_mutants_at_their_places() {
        assert_eq!(
            found("impl Frog {\n    fn is_near(self) -> bool {\n        !self.is_far && self.at <= 3\n    }\n}\n"),
            [
                "a.rs:3:9: replace Frog::is_near -> bool with true",
                "a.rs:3:9: replace Frog::is_near -> bool with false",
                "a.rs:3:22: replace && with || in Frog::is_near",
                "a.rs:3:9: delete ! in Frog::is_near",
                "a.rs:3:33: replace <= with > in Frog::is_near",
            ]
        );
    }

    #[test]
    fn arms_and_guards_have_mutants() {
        assert_eq!(
            found(
                "fn f(a: u8) -> ! {\n    match a {\n        1 if g(a) => x(),\n        2 => y(),\n        _ => z(),\n    }\n}\n"
            ),
            [
                "a.rs:3:9: delete match arm 1 in f",
                "a.rs:3:14: replace match guard g(a) with true in f",
                "a.rs:3:14: replace match guard g(a) with false in f",
                "a.rs:4:9: delete match arm 2 in f",
            ]
        );
        assert_eq!(
            found("fn f(a: bool) -> ! {\n    match a {\n        true => x(),\n        false => y(),\n    }\n}\n"),
            [""; 0]
        );
    }

    #[test]
    fn what_must_be_constant_stays() {
        assert_eq!(found("const A: u8 = 1 + 2;\nconst fn f() -> u8 {\n    1 + 2\n}\n"), [""; 0]);
        assert_eq!(found("fn f() -> ! {\n    let a: [u8; 1 + 2] = [0; 1 + 2];\n    g::<{ 1 + 2 }>(a)\n}\n"), [""; 0]);
        assert_eq!(
            found("fn f() -> ! {\n    emit!(1 + 2);\n    match a {\n        1..=A => x(),\n    }\n}\n"),
            [""; 0]
        );
    }

    #[test]
    fn tests_have_no_mutants() {
        let test = "#[cfg(test)]\nmod tests {\n    fn f() -> u8 {\n        1 + 2\n    }\n}\n#[test]\nfn f() { a() }\n";
        assert_eq!(found(test), [""; 0]);
    }

    #[test]
    fn a_body_that_is_the_constant_already_has_no_such_mutant() {
        assert_eq!(
            found("fn f() -> Option<u8> {\n    None\n}\nfn g() {}\n"),
            ["a.rs:2:5: replace f -> Option<u8> with Some(0)", "a.rs:2:5: replace f -> Option<u8> with Some(1)",]
        );
        assert_eq!(found("fn f() -> A {\n    A::default()\n}\n"), [""; 0]);
        assert_eq!(found("impl Default for A {\n    fn default() -> A {\n        A\n    }\n}\n"), [""; 0]);
    }

    #[test]
    fn chains_with_let_keep_their_and() {
        assert_eq!(
            found("fn f() -> ! {\n    if let Some(a) = b && a == c {\n        d()\n    }\n}\n"),
            ["a.rs:2:29: replace == with != in f"]
        );
    }

    #[test]
    fn spans_are_bytes() {
        let source = "fn f() -> ! {\n    g(\"Ω\", a < b)\n}\n";
        let found = find("a.rs", source, 7).unwrap();
        assert_eq!(&source[found.edits[0].span.clone()], "a < b");
        let texts: Vec<&str> = found.edits[0].mutants.iter().map(|(_, text)| text.as_str()).collect();
        assert_eq!(texts, ["(a) == (b)", "(a) > (b)", "(a) <= (b)"]);
        assert_eq!(found.edits[0].mutants[2].0, 9);
    }
}
