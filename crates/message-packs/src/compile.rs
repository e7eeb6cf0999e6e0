//! Compiles Fluent files into a pack.
//!
//! Not here: the parser (`fluent-syntax`), the plural rules ([`crate::plurals`]).

use std::collections::BTreeMap;

use fluent_syntax::ast::{
    Attribute, CallArguments, Entry, Expression, InlineExpression, Pattern as Source, PatternElement, Resource,
    Variant, VariantKey as SourceKey,
};
use fluent_syntax::parser;

use crate::{Message, Pack, Part, Pattern, PluralCategory, VariantKey, plurals};

/// A Fluent file.
#[derive(Clone, Copy, Debug)]
pub struct SourceFile<'a> {
    /// Its name, for errors.
    pub name: &'a str,
    /// What it says.
    pub text: &'a str,
}

/// Compiles the files of one language. The error lists everything that is wrong.
pub fn compile(language: &str, files: &[SourceFile<'_>]) -> Result<Pack, Vec<String>> {
    let mut messages: BTreeMap<String, Message> = BTreeMap::new();
    let mut errors = Vec::new();
    for file in files {
        for entry in parse(file, &mut errors).body {
            let message = match entry {
                Entry::Message(message) => {
                    let text = message.value.as_ref();
                    read(message.id.name.to_string(), text, &message.attributes)
                }
                Entry::Term(term) => read(format!("-{}", term.id.name), Some(&term.value), &term.attributes),
                Entry::Junk { content } => Err(format!("not understood: {:?}", first_line(content))),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
            };
            match message {
                Ok(message) => {
                    if let Some(before) = messages.insert(message.key.clone(), message) {
                        errors.push(format!("{}: {} was given before", file.name, before.key));
                    }
                }
                Err(error) => errors.push(format!("{}: {error}", file.name)),
            }
        }
    }
    let plurals = plurals::table(language).unwrap_or_else(|error| {
        errors.push(error);
        Vec::new()
    });
    let pack = Pack { language: language.to_string(), plurals, messages: messages.into_values().collect() };
    if errors.is_empty() { Ok(pack) } else { Err(errors) }
}

fn parse<'a>(file: &SourceFile<'a>, errors: &mut Vec<String>) -> Resource<&'a str> {
    parser::parse(file.text).unwrap_or_else(|(resource, found)| {
        for error in found {
            let line = file.text[..error.pos.start.min(file.text.len())].lines().count();
            errors.push(format!("{}, line {line}: {error}", file.name));
        }
        resource
    })
}

fn first_line(text: &str) -> &str {
    text.lines().next().unwrap_or_default()
}

fn read(key: String, text: Option<&Source<&str>>, forms: &[Attribute<&str>]) -> Result<Message, String> {
    let at = |error| format!("{key}: {error}");
    let text = pattern(text.ok_or_else(|| at("a message needs a text".to_string()))?).map_err(at)?;
    let forms = forms.iter().map(|form| Ok((form.id.name.to_string(), pattern(&form.value).map_err(at)?)));
    let forms = forms.collect::<Result<_, String>>()?;
    Ok(Message { key, text, forms })
}

fn pattern(source: &Source<&str>) -> Result<Pattern, String> {
    let mut parts: Pattern = Vec::new();
    for element in &source.elements {
        let part = match element {
            PatternElement::TextElement { value } => Part::Text(value.to_string()),
            PatternElement::Placeable { expression } => placeable(expression)?,
        };
        match (parts.last_mut(), part) {
            (Some(Part::Text(before)), Part::Text(text)) => before.push_str(&text),
            (_, part) => parts.push(part),
        }
    }
    Ok(parts)
}

fn placeable(expression: &Expression<&str>) -> Result<Part, String> {
    match expression {
        Expression::Inline(inline) => self::inline(inline),
        Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
            select(id.name, variants)
        }
        Expression::Select { .. } => Err("a selector must be a variable".to_string()),
    }
}

fn select(variable: &str, sources: &[Variant<&str>]) -> Result<Part, String> {
    let (mut variants, mut default) = (Vec::new(), None);
    for source in sources {
        let text = pattern(&source.value)?;
        if source.default {
            default = Some(text);
            continue;
        }
        let key = match source.key {
            SourceKey::NumberLiteral { value } => {
                VariantKey::Number(value.parse().map_err(|_| format!("[{value}] must be a whole number"))?)
            }
            SourceKey::Identifier { name } => match PluralCategory::from_name(name) {
                Some(category) => VariantKey::Plural(category),
                None => VariantKey::Word(name.to_string()),
            },
        };
        variants.push((key, text));
    }
    let default = default.ok_or("a selector needs a default, marked with *")?;
    Ok(Part::Select { variable: variable.to_string(), variants, default })
}

fn inline(expression: &InlineExpression<&str>) -> Result<Part, String> {
    let form = |attribute: &Option<fluent_syntax::ast::Identifier<&str>>| {
        attribute.as_ref().map(|attribute| attribute.name.to_string())
    };
    match expression {
        InlineExpression::StringLiteral { value } => {
            Ok(Part::Text(fluent_syntax::unicode::unescape_unicode_to_string(value).into_owned()))
        }
        InlineExpression::NumberLiteral { value } => Ok(Part::Text(value.to_string())),
        InlineExpression::VariableReference { id } => Ok(Part::Variable(id.name.to_string())),
        InlineExpression::MessageReference { id, attribute } => {
            Ok(Part::Message { key: id.name.to_string(), form: form(attribute) })
        }
        InlineExpression::TermReference { id, attribute, arguments: None } => {
            Ok(Part::Message { key: format!("-{}", id.name), form: form(attribute) })
        }
        InlineExpression::TermReference { id, .. } => Err(format!("the term -{} takes no arguments here", id.name)),
        InlineExpression::FunctionReference { id, arguments } => call(id.name, arguments),
        InlineExpression::Placeable { expression } => placeable(expression),
    }
}

fn call(function: &str, arguments: &CallArguments<&str>) -> Result<Part, String> {
    let both = match (arguments.positional.as_slice(), arguments.named.is_empty()) {
        ([InlineExpression::VariableReference { id }, InlineExpression::StringLiteral { value }], true) => {
            Some((id.name.to_string(), value.to_string()))
        }
        _ => None,
    };
    match (function, both) {
        ("FORM", Some((variable, form))) => Ok(Part::Form { variable, form }),
        ("AMOUNT", Some((variable, sign))) => Ok(Part::Amount { variable, sign }),
        ("FORM" | "AMOUNT", None) => {
            Err(format!("{function} needs a variable and a text: FORM($tile, \"den\"), AMOUNT($price, \"Ω\")"))
        }
        _ => Err(format!("there is no function {function}; there are FORM and AMOUNT")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn compiled(text: &str) -> Result<Pack, Vec<String>> {
        compile("en", &[SourceFile { name: "a.ftl", text }])
    }

    #[test]
    fn messages_have_variables_forms_and_variants() {
        let pack = compiled(
            "# A comment\ntile = hill\n    .the = the hill\nate = { $who } eats { FORM($tile, \"the\") }\n\
             left = { $count ->\n    [0] none\n    [one] { $count } tile\n   *[other] { $count } tiles\n}\n",
        )
        .unwrap();
        let keys: Vec<&str> = pack.messages.iter().map(|message| message.key.as_str()).collect();
        assert_eq!(keys, ["ate", "left", "tile"]);
        assert_eq!(pack.message("ate").unwrap().variables(), ["tile", "who"]);
        assert_eq!(pack.message("tile").unwrap().form("the"), Some(&vec![Part::Text("the hill".into())]));
        let [Part::Select { variants, default, .. }] = pack.message("left").unwrap().text.as_slice() else {
            panic!("{pack:?}");
        };
        assert_eq!(variants[0], (VariantKey::Number(0), vec![Part::Text("none".into())]));
        assert_eq!(variants[1].0, VariantKey::Plural(PluralCategory::One));
        assert_eq!(default[0], Part::Variable("count".into()));
        assert_eq!(Pack::from_bytes(&pack.to_bytes()), Some(pack));
    }

    #[test]
    fn every_error_is_listed_with_its_place() {
        let errors = compiled("a = A\na = B\nb = { NUMBER($x) }\nc { x\nd = { FORM($x) }\n").unwrap_err();
        let all = errors.join("\n");
        for part in ["a was given before", "no function NUMBER", "a.ftl, line 4", "d: FORM needs"] {
            assert!(all.contains(part), "{part}: {all}");
        }
    }

    #[test]
    fn numbers_above_the_table_go_by_their_last_digits() {
        let pack = compile("pl", &[]).unwrap();
        assert_eq!(pack.plural(1022), PluralCategory::Few);
        assert_eq!(pack.plural(1012), PluralCategory::Many);
        assert_eq!(pack.plural(201), PluralCategory::Many);
    }
}
