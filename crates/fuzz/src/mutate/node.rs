//! [`Node`]: TOML documents and JSON Lines as one kind of tree, so that both are changed and made smaller by the same code.
//!
//! Numbers are kept as they are written, so that a tree can hold numbers that no parser takes.

use crate::target::InputFormat;
use std::fmt::Write;

/// A value with everything below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    /// Nothing (JSON only).
    Null,
    /// Yes or no.
    Bool(bool),
    /// A number as it is written.
    Number(String),
    /// Text, which may itself be a document.
    Text(String),
    /// Values in order. JSON Lines are a list at the top.
    List(Vec<Node>),
    /// Values with keys, in order. A key may occur twice.
    Map(Vec<(String, Node)>),
}

impl Node {
    /// Returns how many values are directly below.
    pub fn len(&self) -> usize {
        match self {
            Node::List(items) => items.len(),
            Node::Map(entries) => entries.len(),
            _ => 0,
        }
    }

    /// Returns whether nothing is below.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the value at a place.
    pub fn child(&self, index: usize) -> Option<&Node> {
        match self {
            Node::List(items) => items.get(index),
            Node::Map(entries) => entries.get(index).map(|(_, node)| node),
            _ => None,
        }
    }

    /// Returns the value at a place.
    pub fn child_mut(&mut self, index: usize) -> Option<&mut Node> {
        match self {
            Node::List(items) => items.get_mut(index),
            Node::Map(entries) => entries.get_mut(index).map(|(_, node)| node),
            _ => None,
        }
    }
}

/// Reads an input as a tree; `None` if its form has no trees or it cannot be parsed.
pub fn parse(form: InputFormat, bytes: &[u8]) -> Option<Node> {
    let text = std::str::from_utf8(bytes).ok()?;
    match form {
        InputFormat::Toml => toml::from_str::<toml::Table>(text).ok().map(|table| of_toml(toml::Value::Table(table))),
        InputFormat::JsonLines => {
            let lines = text.lines().filter(|line| !line.trim().is_empty());
            let values = lines.map(|line| serde_json::from_str(line).ok().map(of_json));
            values.collect::<Option<Vec<Node>>>().map(Node::List)
        }
        InputFormat::Text | InputFormat::Bytes => None,
    }
}

/// Writes a tree in a form that has trees.
pub fn write(form: InputFormat, node: &Node) -> String {
    let mut text = String::new();
    match (form, node) {
        (InputFormat::Toml, node) => write_tables(node, "", &mut text),
        (_, Node::List(lines)) => lines.iter().for_each(|line| {
            write_json(line, &mut text);
            text.push('\n');
        }),
        (_, node) => write_json(node, &mut text),
    }
    text
}

fn of_toml(value: toml::Value) -> Node {
    match value {
        toml::Value::String(text) => Node::Text(text),
        toml::Value::Integer(number) => Node::Number(number.to_string()),
        toml::Value::Float(number) => Node::Number(number.to_string()),
        toml::Value::Boolean(yes) => Node::Bool(yes),
        toml::Value::Datetime(date) => Node::Text(date.to_string()),
        toml::Value::Array(items) => Node::List(items.into_iter().map(of_toml).collect()),
        toml::Value::Table(table) => Node::Map(table.into_iter().map(|(key, value)| (key, of_toml(value))).collect()),
    }
}

pub(crate) fn of_json(value: serde_json::Value) -> Node {
    match value {
        serde_json::Value::Null => Node::Null,
        serde_json::Value::Bool(yes) => Node::Bool(yes),
        serde_json::Value::Number(number) => Node::Number(number.to_string()),
        serde_json::Value::String(text) => Node::Text(text),
        serde_json::Value::Array(items) => Node::List(items.into_iter().map(of_json).collect()),
        serde_json::Value::Object(map) => {
            Node::Map(map.into_iter().map(|(key, value)| (key, of_json(value))).collect())
        }
    }
}

/// Writes a map with its plain values first and its maps as tables; anything else as one value.
fn write_tables(node: &Node, path: &str, text: &mut String) {
    let Node::Map(entries) = node else { return write_toml(node, text) };
    for (key, value) in entries.iter().filter(|(_, value)| !matches!(value, Node::Map(_))) {
        let _ = write!(text, "{} = ", toml_key(key));
        write_toml(value, text);
        text.push('\n');
    }
    for (key, value) in entries.iter().filter(|(_, value)| matches!(value, Node::Map(_))) {
        let below = if path.is_empty() { toml_key(key) } else { format!("{path}.{}", toml_key(key)) };
        let _ = writeln!(text, "\n[{below}]");
        write_tables(value, &below, text);
    }
}

fn toml_key(key: &str) -> String {
    let bare = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    if !key.is_empty() && key.chars().all(bare) { key.to_string() } else { quoted(key) }
}

fn write_toml(node: &Node, text: &mut String) {
    match node {
        Node::Null => text.push_str("\"\""),
        Node::Map(entries) => {
            text.push_str("{ ");
            for (index, (key, value)) in entries.iter().enumerate() {
                let _ = write!(text, "{}{} = ", if index > 0 { ", " } else { "" }, toml_key(key));
                write_toml(value, text);
            }
            text.push_str(" }");
        }
        // A long text stays readable as a multi-line literal, unless it contains something that ends the literal.
        Node::Text(content) if content.contains('\n') && !content.contains("'''") && plain(content) => {
            let _ = write!(text, "'''\n{content}'''");
        }
        Node::List(items) => write_list(items, text, write_toml),
        other => write_json(other, text),
    }
}

/// Returns whether a text holds no control characters that a literal must not have.
fn plain(text: &str) -> bool {
    text.chars().all(|c| c == '\n' || c == '\t' || !c.is_control())
}

fn write_json(node: &Node, text: &mut String) {
    match node {
        Node::Null => text.push_str("null"),
        Node::Bool(yes) => text.push_str(if *yes { "true" } else { "false" }),
        Node::Number(number) => text.push_str(number),
        Node::Text(content) => text.push_str(&quoted(content)),
        Node::List(items) => write_list(items, text, write_json),
        Node::Map(entries) => {
            text.push('{');
            for (index, (key, value)) in entries.iter().enumerate() {
                let _ = write!(text, "{}{}:", if index > 0 { "," } else { "" }, quoted(key));
                write_json(value, text);
            }
            text.push('}');
        }
    }
}

fn write_list(items: &[Node], text: &mut String, item: fn(&Node, &mut String)) {
    text.push('[');
    for (index, node) in items.iter().enumerate() {
        if index > 0 {
            text.push_str(", ");
        }
        item(node, text);
    }
    text.push(']');
}

/// Returns a string as JSON and TOML both read it.
fn quoted(text: &str) -> String {
    serde_json::to_string(text).unwrap_or_default().replace('\u{7f}', "\\u007f")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_written_tree_reads_back() {
        let toml = "a = 1\nb = [1, -2, \"x\"]\n[c]\n\"0,-1\" = 'it''s'\nlong = '''\none\ntwo\n'''\n[c.d]\nyes = true\n";
        let toml = toml.replace("it''s", "its");
        let node = parse(InputFormat::Toml, toml.as_bytes()).unwrap();
        assert_eq!(parse(InputFormat::Toml, write(InputFormat::Toml, &node).as_bytes()), Some(node));
        let json = "{\"a\":[1,2,{\"b\":null}]}\n{\"c\":\"x\\ny\"}\n";
        let node = parse(InputFormat::JsonLines, json.as_bytes()).unwrap();
        assert_eq!(parse(InputFormat::JsonLines, write(InputFormat::JsonLines, &node).as_bytes()), Some(node));
    }

    #[test]
    fn every_scenario_and_table_survives_as_a_tree() {
        for text in
            crate::corpus::scenario_texts("cosmic-frog").iter().chain(&crate::corpus::scenario_texts("volcanique"))
        {
            let node = parse(InputFormat::Toml, text.as_bytes()).unwrap();
            let written = write(InputFormat::Toml, &node);
            assert_eq!(parse(InputFormat::Toml, written.as_bytes()), Some(node), "{written}");
        }
    }
}
