//! Changes to trees: to one value somewhere inside, or to what is below it.

use super::node::{Node, parse, write};
use super::{MutationTools, numbers, text};
use crate::target::{InputFormat, LARGEST};

/// How many times a value is repeated at most.
const REPEATS: [usize; 6] = [2, 3, 8, 40, 200, 2000];
/// A document with this many levels is deeper than any written by hand, and deeper than parsers should accept.
const DEEP: usize = 5000;

/// Changes something in the tree.
pub(super) fn change(node: &mut Node, tools: &mut MutationTools<'_>) {
    change_below(node, &mut Vec::new(), tools);
}

/// Changes something below a node; `path` has the keys that lead to it.
fn change_below(node: &mut Node, path: &mut Vec<String>, tools: &mut MutationTools<'_>) {
    if node.is_empty() || tools.percent(8) {
        return change_here(node, path, tools);
    }
    if tools.percent(12) {
        return change_children(node, path, tools);
    }
    // The first line of a save is its header, and the first message of a session opens the table. Change them more often than
    // any of the many lines after them.
    let index = if tools.percent(15) { 0 } else { tools.below(node.len()) };
    if let Node::Map(entries) = node {
        path.push(entries[index].0.clone());
    }
    if let Some(child) = node.child_mut(index) {
        change_below(child, path, tools);
    }
}

fn change_here(node: &mut Node, path: &[String], tools: &mut MutationTools<'_>) {
    if tools.percent(3) {
        *node = other_kind(node, tools);
        return;
    }
    match node {
        Node::Null => *node = Node::Number(numbers::instead_of("0", tools)),
        Node::Bool(yes) => *yes = !*yes,
        Node::Number(number) => *number = numbers::instead_of(number, tools),
        Node::Text(content) => *content = change_text(content, tools),
        Node::List(_) | Node::Map(_) => change_children(node, path, tools),
    }
}

/// Puts a value where a value of another kind is expected.
fn other_kind(node: &Node, tools: &mut MutationTools<'_>) -> Node {
    match tools.below(8) {
        0 => Node::Null,
        1 => Node::Bool(true),
        2 => Node::Number(numbers::instead_of("0", tools)),
        3 => Node::Text(tools.dictionary.word(tools.random).to_string()),
        4 => Node::List(vec![node.clone()]),
        5 => Node::Map(vec![(tools.dictionary.word(tools.random).to_string(), node.clone())]),
        6 => Node::Text(String::new()),
        _ => deep(tools),
    }
}

/// Nests lists in lists, deeper than parsers should accept.
fn deep(tools: &mut MutationTools<'_>) -> Node {
    let brackets = REPEATS[tools.below(REPEATS.len())].min(DEEP);
    Node::Number(format!("{}{}", "[".repeat(brackets), "]".repeat(brackets)))
}

/// Changes a text. If it is itself a document, changes it as a document.
fn change_text(content: &str, tools: &mut MutationTools<'_>) -> String {
    let form = match content.trim_start().chars().next() {
        Some('{') => Some(InputFormat::JsonLines),
        _ if content.contains('\n') && content.contains('=') => Some(InputFormat::Toml),
        _ => None,
    };
    if let Some(form) = form
        && tools.percent(85)
        && let Some(mut inner) = parse(form, content.as_bytes())
    {
        change(&mut inner, tools);
        return write(form, &inner);
    }
    text::change(content, tools)
}

/// Removes, doubles, exchanges, renames or repeats what is below, or copies something from another document.
fn change_children(node: &mut Node, path: &[String], tools: &mut MutationTools<'_>) {
    let count = node.len();
    if count == 0 || tools.percent(30) {
        return graft(node, path, tools);
    }
    let (one, two) = (tools.below(count), tools.below(count));
    let choice = tools.below(7);
    match node {
        Node::List(items) => match choice {
            0 | 1 => drop(items.remove(one)),
            2 => items.insert(one, items[two].clone()),
            3 | 4 => items.swap(one, two),
            5 => {
                let room = LARGEST / write(InputFormat::JsonLines, &items[one]).len().max(1);
                let times = REPEATS[tools.below(REPEATS.len())].min(room);
                let repeated = vec![items[one].clone(); times];
                items.splice(one..one, repeated);
            }
            _ => items.truncate(one),
        },
        Node::Map(entries) => match choice {
            0 | 1 => drop(entries.remove(one)),
            2 | 3 => {
                let key = text::change(&entries[one].0, tools);
                let copy = entries[one].1.clone();
                entries.push((key, copy));
            }
            4 => {
                let (first, second) = (entries[one].1.clone(), entries[two].1.clone());
                (entries[one].1, entries[two].1) = (second, first);
            }
            5 => entries[one].0 = text::change(&entries[one].0, tools),
            _ => entries.push(entries[one].clone()),
        },
        _ => {}
    }
}

/// Copies something from the same place of another document, so that a document gets keys that it did not have.
fn graft(node: &mut Node, path: &[String], tools: &mut MutationTools<'_>) {
    let Some(donor) = tools.donor().node.as_ref() else { return };
    let Some(donor) = counterpart(donor, path, tools) else { return };
    match (node, donor) {
        (Node::Map(entries), Node::Map(theirs)) if !theirs.is_empty() => {
            let (key, part) = theirs[tools.below(theirs.len())].clone();
            match entries.iter_mut().find(|(other, _)| *other == key) {
                Some((_, old)) => *old = part,
                None => entries.push((key, part)),
            }
        }
        (Node::List(items), Node::List(theirs)) if !theirs.is_empty() => {
            let part = theirs[tools.below(theirs.len())].clone();
            items.insert(tools.below(items.len() + 1), part);
        }
        _ => {}
    }
}

/// Returns the place in the other document that these keys lead to. Where a key is missing or a list comes between, any place.
fn counterpart<'a>(donor: &'a Node, path: &[String], tools: &mut MutationTools<'_>) -> Option<&'a Node> {
    let mut node = donor;
    let mut keys = path.iter().peekable();
    while let Some(key) = keys.peek() {
        node = match node {
            Node::Map(entries) => {
                let named = entries.iter().find(|(other, _)| other == *key).map(|(_, child)| child);
                keys.next();
                named.or_else(|| node.child(tools.below(node.len())))?
            }
            Node::List(items) => items.get(tools.below(items.len()))?,
            _ => return None,
        };
    }
    Some(node)
}
