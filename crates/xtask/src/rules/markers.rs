//! Finds `rule!("COM-4")`, `emit!(sink, "COM-4", event)`, `rule_id!("COM-4")` and `proves!["COM-4"]` in parsed Rust sources.
//!
//! An event names the rule that it follows from, so emitting it marks that rule. A step that knows the rule passes a
//! `rule_id!` to the function that emits. Comments and string literals do not count,
//! because the sources are parsed. Not here: whether a marker is at a good place, see [`super::placement`].

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Attribute, File, ImplItem, Item, Lit, Macro, Meta};

use super::ledger::FoundAt;

/// The macro that marks the place of a rule and does nothing else.
pub const MARKER: &str = "rule";
/// The macro that emits an event and marks its rule.
pub const EMIT: &str = "emit";
/// The macro that names a rule for an event that another function emits.
pub const RULE_ID: &str = "rule_id";
/// The macro with which a test names the rules that it runs.
pub const PROOF: &str = "proves";

/// Returns the ids of all markers with their lines; code that is compiled only for tests does not count.
pub fn markers(file: &File) -> Vec<FoundAt> {
    find(file, &[MARKER, EMIT, RULE_ID], false)
}

/// Returns the ids of all proofs with their lines, in tests and elsewhere.
pub fn proofs(file: &File) -> Vec<FoundAt> {
    find(file, &[PROOF], true)
}

/// Returns the string literals among these tokens with their lines.
pub fn texts(tokens: &TokenStream) -> Vec<FoundAt> {
    let mut found = Vec::new();
    for token in tokens.clone() {
        match token {
            TokenTree::Group(group) => found.extend(texts(&group.stream())),
            other => found.extend(found_text(&other)),
        }
    }
    found
}

/// Returns the ids that a call of [`MARKER`], [`EMIT`] or [`PROOF`] names. An event itself may hold other texts.
pub fn ids(tokens: &TokenStream) -> Vec<FoundAt> {
    tokens.clone().into_iter().filter_map(|token| found_text(&token)).collect()
}

/// Returns whether a macro call is one of `name`, by any path: `rule!`, `tabletop::rule!`.
pub fn is_call(call: &Macro, name: &str) -> bool {
    call.path.segments.last().is_some_and(|last| last.ident == name)
}

/// Returns whether these attributes compile an item only for tests.
pub fn is_test_only(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        Meta::Path(path) => path.is_ident("test"),
        Meta::List(list) => list.path.is_ident("cfg") && list.tokens.to_string() == "test",
        Meta::NameValue(_) => false,
    })
}

/// Returns the attributes of an item that can hold code.
pub fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        _ => &[],
    }
}

fn find(file: &File, names: &'static [&'static str], with_tests: bool) -> Vec<FoundAt> {
    let mut finder = Finder { names, with_tests, found: Vec::new() };
    if with_tests || !is_test_only(&file.attrs) {
        finder.visit_file(file);
    }
    finder.found
}

/// Collects the ids in all calls of some macros.
struct Finder {
    names: &'static [&'static str],
    with_tests: bool,
    found: Vec<FoundAt>,
}

impl Finder {
    /// Looks for calls among the tokens of another macro, which are not parsed.
    fn search(&mut self, tokens: &TokenStream) {
        let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
        for (index, token) in tokens.iter().enumerate() {
            let TokenTree::Group(group) = token else { continue };
            let is_call = index >= 2
                && matches!(&tokens[index - 2], TokenTree::Ident(ident) if self.names.iter().any(|name| ident == name))
                && matches!(&tokens[index - 1], TokenTree::Punct(mark) if mark.as_char() == '!');
            if is_call {
                self.found.extend(ids(&group.stream()));
            }
            self.search(&group.stream());
        }
    }
}

impl<'ast> Visit<'ast> for Finder {
    fn visit_item(&mut self, item: &'ast Item) {
        if self.with_tests || !is_test_only(attributes(item)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        let is_left_out = matches!(item, ImplItem::Fn(function) if is_test_only(&function.attrs));
        if self.with_tests || !is_left_out {
            visit::visit_impl_item(self, item);
        }
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        if self.names.iter().any(|name| is_call(call, name)) {
            self.found.extend(ids(&call.tokens));
        }
        self.search(&call.tokens);
    }
}

/// Returns the text of a string literal with its line.
fn found_text(token: &TokenTree) -> Option<FoundAt> {
    let TokenTree::Literal(literal) = token else { return None };
    match Lit::new(literal.clone()) {
        Lit::Str(text) => Some((literal.span().start().line, text.value())),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marked(text: &str) -> Vec<String> {
        markers(&syn::parse_file(text).unwrap()).into_iter().map(|(_, id)| id).collect()
    }

    fn proven(text: &str) -> Vec<FoundAt> {
        proofs(&syn::parse_file(text).unwrap())
    }

    #[test]
    fn markers_are_found_where_they_run() {
        assert_eq!(marked("fn f() { rule!(\"A-1\"); tabletop::rule![\"A-2\", \"A-3\"]; }"), ["A-1", "A-2", "A-3"]);
        assert_eq!(
            marked("fn f() { if matches!(x, { rule!(\"A-1\"); 1 }) {} vec![(rule!(\"A-2\"))]; }"),
            ["A-1", "A-2"]
        );
        assert_eq!(marked("macro_rules! rule { ($id:literal) => {} } overrule!(\"A-1\");"), [""; 0]);
    }

    #[test]
    fn an_event_marks_its_rule() {
        assert_eq!(
            marked("fn f() -> RuleId { match x { 1 => rule_id!(\"A-1\"), _ => rule_id!(\"A-2\") } }"),
            ["A-1", "A-2"]
        );
        assert_eq!(marked("fn f() { rule!(if wild { rule_id!(\"A-1\") } else { other }); }"), ["A-1"]);
        assert_eq!(marked("fn f() { emit!(sink, \"A-1\", Event::Said { text: \"A-2\" }); }"), ["A-1"]);
        assert_eq!(marked("fn f() { emit!(sink, \"A-1\", { rule!(\"A-2\"); event() }); }"), ["A-1", "A-2"]);
    }

    #[test]
    fn comments_and_strings_are_not_code() {
        let text =
            "fn f() { // rule!(\"A-1\")\n let s = \"rule!(\\\"A-2\\\")\"; /* rule!(\"A-3\") */ rule!(\"A-4\"); }";
        assert_eq!(marked(text), ["A-4"]);
        assert_eq!(marked("/// `rule!(\"A-1\")`\nfn f() { let r = r#\"rule!(\"A-2\")\"#; rule!(\"A-3\"); }"), ["A-3"]);
    }

    #[test]
    fn test_code_has_no_markers() {
        let text = "#[cfg(test)] mod tests { fn x() { rule!(\"A-2\") } }\nfn f() { rule!(\"A-3\"); }";
        assert_eq!(marked(text), ["A-3"]);
        assert_eq!(marked("#[test] #[ignore] fn t(a: [u8; 2]) { rule!(\"A-1\") }\nfn f() { rule!(\"A-2\") }"), ["A-2"]);
        assert_eq!(marked("impl A { #[cfg(test)] fn t() { rule!(\"A-1\") } fn f() { rule!(\"A-2\") } }"), ["A-2"]);
        assert_eq!(marked("#![cfg(test)]\nfn f() { rule!(\"A-1\") }"), [""; 0]);
    }

    #[test]
    fn proofs_may_span_lines() {
        let text =
            "#[test]\nfn t() {\n    let _proof = proves![\n        \"A-1\",\n        \"A-2\", // both\n    ];\n}\n";
        assert_eq!(proven(text), [(4, "A-1".to_string()), (5, "A-2".to_string())]);
        assert_eq!(proven("//! `proves![\"A-1\"]`\n"), []);
    }
}
