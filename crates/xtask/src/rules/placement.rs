//! Checks where markers stand: a marker proves its rule only if it runs exactly when the rule decides something.
//!
//! Three things are refused:
//! - a marker with two or more ids, because each id would prove the other;
//! - a branch (of `if`, `match`, a loop, or a closure) that holds only markers, because it repeats a condition instead of
//!   standing beside the behaviour;
//! - an unconditional marker in dispatch code, because it runs for every question, not only when the rule matters.
//!
//! Dispatch code is a function that is named in [`DISPATCH`], or that has a `match` of at least [`ARMS`] arms among its own
//! statements. A marker there is unconditional if it is one of the function's own statements and no statement before it can
//! leave the function. An `emit!` names a rule too, but it does something, so it may be anywhere. Not here: finding ids, see
//! [`super::markers`].

use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Block, Expr, ExprMatch, File, ImplItem, ImplItemFn, Item, ItemFn, Macro, Stmt};

use super::ledger::FoundAt;
use super::markers::{EMIT, MARKER, attributes, ids, is_call, is_test_only};

/// Functions that run for every question or view of a game, regardless of the rule that applies.
const DISPATCH: [&str; 7] = ["apply_legal", "check", "legal", "outcomes", "pending", "redact", "view"];
/// A `match` with at least this many arms chooses among steps or kinds of move.
const ARMS: usize = 6;

/// Returns what is wrong with the markers of a file, each with its line.
pub fn problems(file: &File) -> Vec<FoundAt> {
    let mut checker = Checker { problems: Vec::new() };
    if !is_test_only(&file.attrs) {
        checker.visit_file(file);
    }
    checker.problems.sort();
    checker.problems.dedup();
    checker.problems
}

struct Checker {
    problems: Vec<FoundAt>,
}

impl Checker {
    fn report(&mut self, span: Span, problem: String) {
        self.problems.push((span.start().line, problem));
    }

    fn check_branch(&mut self, kind: &str, body: &Expr) {
        if holds_only_markers(body) {
            let problem = format!("the {kind} holds only a marker: move it beside the code that enforces the rule");
            self.report(body.span(), problem);
        }
    }

    fn check_block(&mut self, kind: &str, block: &Block) {
        if are_only_markers(&block.stmts) {
            let problem = format!("the {kind} holds only a marker: move it beside the code that enforces the rule");
            self.report(block.span(), problem);
        }
    }

    /// Refuses unconditional markers if the function is dispatch code.
    fn check_function(&mut self, name: &str, block: &Block) {
        if !DISPATCH.contains(&name) && !chooses(block) {
            return;
        }
        for statement in block.stmts.iter().take_while(|statement| !can_leave(statement)) {
            if let Some(call) = marker(statement) {
                let problem =
                    format!("the marker always runs in `{name}`, which is dispatch code: move it to the case");
                self.report(call.span(), problem);
            }
        }
    }
}

impl<'ast> Visit<'ast> for Checker {
    fn visit_item(&mut self, item: &'ast Item) {
        if !is_test_only(attributes(item)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        if !matches!(item, ImplItem::Fn(function) if is_test_only(&function.attrs)) {
            visit::visit_impl_item(self, item);
        }
    }

    fn visit_item_fn(&mut self, function: &'ast ItemFn) {
        self.check_function(&function.sig.ident.to_string(), &function.block);
        visit::visit_item_fn(self, function);
    }

    fn visit_impl_item_fn(&mut self, function: &'ast ImplItemFn) {
        self.check_function(&function.sig.ident.to_string(), &function.block);
        visit::visit_impl_item_fn(self, function);
    }

    fn visit_expr(&mut self, expression: &'ast Expr) {
        match expression {
            Expr::If(branch) => {
                self.check_block("`if`", &branch.then_branch);
                if let Some((_, otherwise)) = &branch.else_branch {
                    self.check_branch("`else`", otherwise);
                }
            }
            Expr::Match(choice) => choice.arms.iter().for_each(|arm| self.check_branch("match arm", &arm.body)),
            Expr::Closure(closure) => self.check_branch("closure", &closure.body),
            Expr::ForLoop(repeated) => self.check_block("loop", &repeated.body),
            Expr::While(repeated) => self.check_block("loop", &repeated.body),
            _ => {}
        }
        visit::visit_expr(self, expression);
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        if (is_call(call, MARKER) || is_call(call, EMIT)) && ids(&call.tokens).len() > 1 {
            self.report(call.span(), "the marker names more than one rule: give each rule its own place".to_string());
        }
    }
}

/// Returns the macro call of a statement that is a marker.
fn marker(statement: &Stmt) -> Option<&Macro> {
    let call = match statement {
        Stmt::Macro(statement) => &statement.mac,
        Stmt::Expr(Expr::Macro(expression), _) => &expression.mac,
        _ => return None,
    };
    is_call(call, MARKER).then_some(call)
}

fn are_only_markers(statements: &[Stmt]) -> bool {
    !statements.is_empty() && statements.iter().all(|statement| marker(statement).is_some())
}

fn holds_only_markers(expression: &Expr) -> bool {
    match expression {
        Expr::Macro(expression) => is_call(&expression.mac, MARKER),
        Expr::Block(expression) => are_only_markers(&expression.block.stmts),
        _ => false,
    }
}

/// Returns whether a function's own statements choose among many cases.
fn chooses(block: &Block) -> bool {
    block
        .stmts
        .iter()
        .any(|statement| matches!(statement, Stmt::Expr(Expr::Match(ExprMatch { arms, .. }), _) if arms.len() >= ARMS))
}

/// Returns whether a statement can end the function early.
fn can_leave(statement: &Stmt) -> bool {
    struct Exits(bool);
    impl<'ast> Visit<'ast> for Exits {
        fn visit_expr(&mut self, expression: &'ast Expr) {
            match expression {
                Expr::Return(_) | Expr::Try(_) => self.0 = true,
                Expr::Closure(_) => {}
                _ => visit::visit_expr(self, expression),
            }
        }
    }
    let mut exits = Exits(false);
    exits.visit_stmt(statement);
    exits.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the problems of a source: the line and the first words of each.
    fn check(text: &str, expected: &[(usize, &str)]) {
        let problems = problems(&syn::parse_file(text).unwrap());
        let alike =
            |((line, problem), (at, start)): (&FoundAt, &(usize, &str))| line == at && problem.starts_with(start);
        let all_alike = problems.iter().zip(expected).all(alike);
        assert!(problems.len() == expected.len() && all_alike, "{text}\n{problems:?}");
    }

    #[test]
    fn a_marker_beside_its_behaviour_is_fine() {
        check("fn leap() { if far() { rule!(\"A-1\"); fly(); } else { walk() } }", &[]);
        check("fn leap() { rule!(\"A-1\"); fly(); }", &[]);
        check("fn leap() { if far() { emit!(sink, \"A-1\", Event::Leapt); } }", &[]);
        check("fn leap() -> u8 { match way() { 1 => { rule!(\"A-1\"); 2 } _ => 3 } }", &[]);
        check("fn leap() { list.map(|one| { rule!(\"A-1\"); one + 1 }); }", &[]);
    }

    #[test]
    fn a_marker_names_one_rule() {
        check(
            "fn leap() {\n    rule!(\"A-1\", \"A-2\");\n    fly();\n}",
            &[(2, "the marker names more than one rule")],
        );
        check("fn leap() { emit!(sink, \"A-1\", \"A-2\", Event::Leapt); }", &[(1, "the marker names more than one")]);
    }

    #[test]
    fn a_branch_does_more_than_mark() {
        check("fn leap() {\n    if far() {\n        rule!(\"A-1\");\n    }\n}", &[(2, "the `if` holds only")]);
        check("fn leap() { if far() { fly() } else { rule!(\"A-1\") } }", &[(1, "the `else` holds only")]);
        check("fn leap() { if a() { fly() } else if b() { rule!(\"A-1\") } }", &[(1, "the `if` holds only")]);
        check("fn leap() {\n match way() { 1 => rule!(\"A-1\"), _ => {\n} } }", &[(2, "the match arm holds only")]);
        check("fn leap() { way().inspect(|_| rule!(\"A-1\")); }", &[(1, "the closure holds only")]);
        check("fn leap() { for _ in 0..3 { rule!(\"A-1\"); rule!(\"A-2\") } }", &[(1, "the loop holds only")]);
        check("fn leap() { while far() { rule!(\"A-1\"); } }", &[(1, "the loop holds only")]);
    }

    #[test]
    fn dispatch_marks_in_its_cases() {
        check("fn view() {\n    rule!(\"A-1\");\n    hide();\n}", &[(2, "the marker always runs in `view`")]);
        check("impl Step { fn legal(&self) { let a = 1; rule!(\"A-1\"); list(a) } }", &[(1, "the marker always runs")]);
        check("fn check() { if no() { return; } rule!(\"A-1\"); yes() }", &[]);
        check("fn check() { let Some(a) = one() else { return }; rule!(\"A-1\"); yes(a) }", &[]);
        check("fn check() -> Option<u8> { one()?; rule!(\"A-1\"); Some(1) }", &[]);
        check("fn legal() { if one() { rule!(\"A-1\"); list() } }", &[]);
        let arms = "1 => a(), 2 => b(), 3 => c(), 4 => d(), 5 => e(),";
        check(
            &format!("fn flow() {{ rule!(\"A-1\"); match x {{ {arms} _ => f() }} }}"),
            &[(1, "the marker always runs")],
        );
        check(&format!("fn flow() {{ rule!(\"A-1\"); match x {{ {arms} }} }}"), &[]);
        check(
            &format!("impl Step for A {{ fn apply(self) {{ rule!(\"A-1\"); match self.mv {{ {arms} _ => f() }} }} }}"),
            &[(1, "the marker always runs in `apply`")],
        );
    }

    #[test]
    fn tests_may_mark_as_they_like() {
        check("#[cfg(test)] mod tests { fn view() { rule!(\"A-1\", \"A-2\"); } }", &[]);
        check("#[test] fn apply() { rule!(\"A-1\"); }", &[]);
    }
}
