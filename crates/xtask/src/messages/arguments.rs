//! Checks the values that the code gives to messages: one for each variable of the English message, and no others.
//!
//! Only calls with the constant of a key and with names of values that stand there are checked: `tf(key::PAGE_LOG_MORE,
//! &[("who", &name)])`. What a key that is made at run time gets, the code has to know.

use std::collections::BTreeSet;

use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};

use super::languages::LanguageMessages;
use super::used_keys::{SAY, constants, you};
use crate::rules::markers::texts;

/// The variable that a number fills in.
const COUNT: &str = "count";
/// The variable that [`SAY`] fills in, except in the form for the player whom the message is about.
const WHO: &str = "who";

/// Lists the values that messages lack or do not know, with file and line.
pub fn problems(file: &str, tokens: &TokenStream, english: &LanguageMessages) -> Vec<String> {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    let mut problems = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        let TokenTree::Group(group) = token else { continue };
        problems.extend(self::problems(file, &group.stream(), english));
        let [.., TokenTree::Ident(name)] = &tokens[..index] else { continue };
        if group.delimiter() != Delimiter::Parenthesis {
            continue;
        }
        let is_method = index >= 2 && matches!(&tokens[index - 2], TokenTree::Punct(mark) if mark.as_char() == '.');
        let arguments = split(&group.stream());
        if let (Some(given), Some(first)) = (given(name, is_method, &arguments), arguments.first()) {
            for (line, key) in constants(&first.iter().cloned().collect()) {
                let place = format!("{file}:{line}");
                problems.extend(compare(&place, &key, &given, name == SAY, english));
            }
        }
    }
    problems
}

/// Returns the names of the values that a call gives to a message, if it is such a call and the names stand there.
fn given(name: &Ident, is_method: bool, arguments: &[Vec<TokenTree>]) -> Option<BTreeSet<String>> {
    let none = BTreeSet::new();
    let count = || BTreeSet::from([COUNT.to_string()]);
    match (name.to_string().as_str(), is_method) {
        ("t", false) | ("plain", true) => Some(none),
        ("tn", false) | ("count", true) => Some(count()),
        ("tf", false) | ("get", true) => names(arguments.get(1)?),
        ("counted", true) => Some(names(arguments.get(2)?)?.into_iter().chain(count()).collect()),
        (SAY, true) => names(arguments.get(2)?),
        _ => None,
    }
}

/// Returns the names in `&[("who", …), ("price", …)]`, or `None` if the argument is written in another way.
fn names(argument: &[TokenTree]) -> Option<BTreeSet<String>> {
    let [TokenTree::Punct(mark), TokenTree::Group(list)] = argument else { return None };
    if mark.as_char() != '&' || list.delimiter() != Delimiter::Bracket {
        return None;
    }
    let name = |item: &Vec<TokenTree>| match item.as_slice() {
        [TokenTree::Group(pair)] if pair.delimiter() == Delimiter::Parenthesis => {
            let first = TokenStream::from_iter(pair.stream().into_iter().take(1));
            texts(&first).pop().map(|(_, name)| name)
        }
        _ => None,
    };
    split(&list.stream()).iter().map(name).collect()
}

/// Splits tokens at the commas between them.
fn split(tokens: &TokenStream) -> Vec<Vec<TokenTree>> {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    let parts = tokens.split(|token| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ','));
    parts.filter(|part| !part.is_empty()).map(<[TokenTree]>::to_vec).collect()
}

/// Compares the values that a message gets with its variables.
fn compare(place: &str, key: &str, given: &BTreeSet<String>, is_said: bool, english: &LanguageMessages) -> Vec<String> {
    let (mut needed, mut known) = (english.variables(key), english.variables(key));
    if is_said {
        needed.remove(WHO);
        let to_the_player = english.variables(&you(key));
        needed.extend(to_the_player.iter().cloned());
        known.extend(to_the_player);
    }
    let missing = needed.iter().filter(|variable| !given.contains(*variable));
    let missing = missing.map(|variable| format!("{place}: {key} gets no value for ${variable}"));
    let unknown = given.iter().filter(|variable| !known.contains(*variable));
    missing.chain(unknown.map(|variable| format!("{place}: {key} has no ${variable}"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(code: &str) -> Vec<String> {
        let text = "page-a = A\npage-b = { $who } and { $what }\npage-c = { $count } of { $all }\npage-d = { $count }\n\
                    page-e = { $who } takes { $what }\npage-e-you = You take { $what } from { $whom }\n";
        let mut english = LanguageMessages::default();
        english.add("en", "shared", &[("page.ftl".into(), text.into())]).unwrap();
        problems("a.rs", &code.parse().unwrap(), &english)
    }

    #[test]
    fn every_variable_gets_a_value() {
        let right = "t(key::PAGE_A); messages().plain(key::PAGE_A); tn(key::PAGE_D, 2); words.count(key::PAGE_D, 2);
            tf(key::PAGE_B, &[(\"who\", &a), (\"what\", &tf(key::PAGE_B, &[(\"who\", &1), (\"what\", &f(2, 3)),]))]);
            messages.counted(key::PAGE_C, 3, &[(\"all\", &4)]); words.say(key::PAGE_E, seat, &[(\"what\", &1), (\"whom\", &2)]);";
        assert_eq!(found(right), Vec::<String>::new());
        assert_eq!(found("view! { <p>{\nt(key::PAGE_D)}</p> }"), ["a.rs:2: page-d gets no value for $count"]);
        let wrong = "tf(if x { key::PAGE_A } else { key::PAGE_B }, &[(\"who\", &1)])";
        assert_eq!(found(wrong), ["a.rs:1: page-a has no $who", "a.rs:1: page-b gets no value for $what"]);
        assert_eq!(found("tn(key::PAGE_C, 1)"), ["a.rs:1: page-c gets no value for $all"]);
        assert_eq!(found("w.say(key::PAGE_E, seat, &[(\"what\", &1)])"), ["a.rs:1: page-e gets no value for $whom"]);
    }

    #[test]
    fn other_calls_are_not_checked() {
        for code in ["tf(key, &[(\"x\", &1)])", "tf(key::PAGE_B, values)", "tf(key::PAGE_B, &[who])", "f(key::PAGE_B)"]
        {
            assert_eq!(found(code), Vec::<String>::new(), "{code}");
        }
        assert_eq!(found("plain(key::PAGE_B); x.t(key::PAGE_B)"), Vec::<String>::new());
    }
}
