//! Checks where markers stand: a marker proves its rule only if it runs exactly when the rule decides something.
//!
//! These are refused:
//! - a marker with two or more ids, and a marker directly after another one, because each id would prove the other;
//! - a branch (of `if`, `match`, a loop, or a closure) that holds only markers, because it repeats a condition instead of
//!   standing beside the behaviour;
//! - a function that holds only a marker and one call, because it gives a marker a place that no behaviour has;
//! - an unconditional marker in dispatch code, because it runs for every question, not only when the rule matters;
//! - an event record made by hand in a step, because `emit!` also marks the rule; the files in [`HAND_MADE_RECORDS`] may.
//!
//! Dispatch code is a function that is named in [`DISPATCH`], or that has a `match` of at least [`ARMS`] arms among its own
//! statements. A marker there is unconditional if it is one of the function's own statements and no statement before it can
//! leave the function. An `emit!` names a rule too, but it does something, so it may be anywhere. Not here: finding ids, see
//! [`super::markers`].

use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Block, Expr, ExprCall, ExprMatch, File, ImplItem, ImplItemFn, Item, ItemFn, Macro, Stmt};

use super::ledger::FoundAt;
use super::markers::{EMIT, MARKER, attributes, ids, is_call, is_test_only};

/// Functions that run for every question or view of a game, regardless of the rule that applies.
const DISPATCH: [&str; 7] = ["apply_legal", "check", "legal", "outcomes", "pending", "redact", "view"];
/// A `match` with at least this many arms chooses among steps or kinds of move.
const ARMS: usize = 6;

/// The folder of a game's steps.
const STEPS: &str = "/steps/";
/// Steps that make event records without `emit!`; a comment there says why.
const HAND_MADE_RECORDS: [&str; 1] = ["crates/volcanique/src/steps/cards.rs"];

/// Returns what is wrong with the markers of a file, each with its line. The path is relative to the workspace.
pub fn problems(path: &str, file: &File) -> Vec<FoundAt> {
    let must_emit = path.contains(STEPS) && !HAND_MADE_RECORDS.contains(&path);
    let mut checker = Checker { must_emit, problems: Vec::new() };
    if !is_test_only(&file.attrs) {
        checker.visit_file(file);
    }
    checker.problems.sort();
    checker.problems.dedup();
    checker.problems
}

struct Checker {
    /// Whether the file is a step whose events are all emitted with `emit!`.
    must_emit: bool,
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

    /// Refuses a function that only gives a marker a name, and unconditional markers if the function is dispatch code.
    fn check_function(&mut self, name: &str, block: &Block) {
        if let [first, Stmt::Expr(Expr::Call(_) | Expr::MethodCall(_), _)] = &block.stmts[..]
            && marker(first).is_some()
            && calls(&block.stmts[1]) == 1
        {
            let problem = format!("`{name}` holds only a marker and a call: move the marker to where the rule decides");
            self.report(block.span(), problem);
        }
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

    fn visit_block(&mut self, block: &'ast Block) {
        for pair in block.stmts.windows(2) {
            if let [Some(_), Some(second)] = [marker(&pair[0]), marker(&pair[1])] {
                let problem = "the marker follows another one: move each beside the behaviour of its rule".to_string();
                self.report(second.span(), problem);
            }
        }
        visit::visit_block(self, block);
    }

    fn visit_expr_call(&mut self, call: &'ast ExprCall) {
        if self.must_emit && is_new_record(&call.func) {
            self.report(
                call.span(),
                "the step makes an event record by hand: use `emit!`, which marks the rule".to_string(),
            );
        }
        visit::visit_expr_call(self, call);
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

/// Returns whether a function that is called is `EventRecord::new`, by any path.
fn is_new_record(function: &Expr) -> bool {
    let Expr::Path(path) = function else { return false };
    let mut names = path.path.segments.iter().rev().map(|segment| &segment.ident);
    names.next().is_some_and(|name| name == "new") && names.next().is_some_and(|name| name == "EventRecord")
}

/// Counts the calls in a statement, nested ones too.
fn calls(statement: &Stmt) -> usize {
    struct Calls(usize);
    impl<'ast> Visit<'ast> for Calls {
        fn visit_expr(&mut self, expression: &'ast Expr) {
            self.0 += usize::from(matches!(expression, Expr::Call(_) | Expr::MethodCall(_)));
            visit::visit_expr(self, expression);
        }
    }
    let mut calls = Calls(0);
    calls.visit_stmt(statement);
    calls.0
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
        check_at("crates/game/src/leap.rs", text, expected);
    }

    fn check_at(path: &str, text: &str, expected: &[(usize, &str)]) {
        let problems = problems(path, &syn::parse_file(text).unwrap());
        let alike =
            |((line, problem), (at, start)): (&FoundAt, &(usize, &str))| line == at && problem.starts_with(start);
        let all_alike = problems.iter().zip(expected).all(alike);
        assert!(problems.len() == expected.len() && all_alike, "{text}\n{problems:?}");
    }

    #[test]
    fn a_marker_beside_its_behaviour_is_fine() {
        check("fn leap() { if far() { rule!(\"A-1\"); fly(); } else { walk() } }", &[]);
        check("fn leap() { rule!(\"A-1\"); start(); fly(); }", &[]);
        check("fn leap() { if far() { emit!(sink, \"A-1\", Event::Leapt); } }", &[]);
        check("fn leap() -> u8 { match way() { 1 => { rule!(\"A-1\"); 2 } _ => 3 } }", &[]);
        check("fn leap() { list.map(|one| { rule!(\"A-1\"); one + 1 }); }", &[]);
    }

    #[test]
    fn a_marker_names_one_rule() {
        check(
            "fn leap() {\n    rule!(\"A-1\", \"A-2\");\n    start();\n    fly();\n}",
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
        check("fn leap() { for _ in 0..3 { rule!(\"A-1\"); } }", &[(1, "the loop holds only")]);
        check("fn leap() { while far() { rule!(\"A-1\"); } }", &[(1, "the loop holds only")]);
    }

    #[test]
    fn markers_do_not_follow_each_other() {
        check(
            "fn leap() {\n    rule!(\"A-1\");\n    rule!(\"A-2\");\n    fly();\n}",
            &[(3, "the marker follows another one")],
        );
        check("fn leap() { if far() { fly(); rule!(\"A-1\"); rule!(way()); land() } }", &[(1, "the marker follows")]);
        check("fn leap() { rule!(\"A-1\"); fly(); rule!(\"A-2\"); land(); }", &[]);
        check("fn leap() { emit!(sink, \"A-1\", Event::A); emit!(sink, \"A-2\", Event::B); }", &[]);
    }

    #[test]
    fn a_function_does_more_than_mark_and_call() {
        check("fn deck() -> Deck {\n    rule!(\"A-1\");\n    table.deck()\n}", &[(1, "`deck` holds only a marker")]);
        check("impl A { fn fly(self) { rule!(\"A-1\"); fly(self); } }", &[(1, "`fly` holds only a marker")]);
        check("fn is_far(&self) -> bool { rule!(\"A-1\"); self.way > 3 }", &[]);
        check("fn fly() { rule!(\"A-1\"); start(); land() }", &[]);
        check("fn count(&self) -> usize { rule!(\"A-1\"); self.land().iter().count() }", &[]);
        check("fn fly() { emit!(sink, \"A-1\", Event::A); land() }", &[]);
    }

    #[test]
    fn steps_emit_their_events() {
        let text = "fn leap() { sink.push(EventRecord::new(rule, Event::Leapt)); }";
        check_at("crates/game/src/steps/leap.rs", text, &[(1, "the step makes an event record by hand")]);
        check_at(
            "crates/game/src/steps/leap.rs",
            "fn leap() { tabletop::EventRecord::new(rule, event); }",
            &[(1, "the step")],
        );
        check_at("crates/game/src/game.rs", text, &[]);
        check_at(HAND_MADE_RECORDS[0], text, &[]);
        check_at("crates/game/src/steps/leap.rs", "fn leap() { emit!(sink, rule, Event::Leapt); Vec::new() }", &[]);
    }

    #[test]
    fn dispatch_marks_in_its_cases() {
        check(
            "fn view() {\n    rule!(\"A-1\");\n    hide();\n    show();\n}",
            &[(2, "the marker always runs in `view`")],
        );
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
