//! Reads TOML from outside into types: [`read`] for a whole text, [`TomlTable`] for a text whose parts are read one by one.
//!
//! The crate `toml` parses. Its result becomes a tree of [`TomlValue`], and types are read from that tree. The deserializer of
//! `toml` would add a copy of its integers, floats and dates to the page for every type that is read. No game uses floats or
//! dates, so where a type expects something, they are an error.
//!
//! Not here: writing TOML, what the tables mean.

mod deserializer;

use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use toml::de::{DeTable, DeValue};

/// Reads a type from a text; the error quotes the line that is wrong.
///
/// ```
/// # use std::collections::BTreeMap;
/// let read = |text| tabletop::toml_text::read::<BTreeMap<String, u8>>(text);
/// assert_eq!(read("oomph = 7"), Ok(BTreeMap::from([("oomph".to_string(), 7)])));
/// assert!(read("oomph = 7.5").is_err_and(|reason| reason.starts_with("TOML parse error at line 1, column 9")));
/// ```
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    TomlTable::parse(text).and_then(|table| table.read()).map_err(|error| error.in_text(text))
}

/// An error in a text: it is not TOML, or not what a type expects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TomlError {
    message: String,
    /// The bytes of the text that are wrong.
    place: Option<Range<usize>>,
}

impl TomlError {
    /// Returns what is wrong, without the place.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Returns what is wrong together with the line of the text.
    pub fn in_text(&self, text: &str) -> String {
        let Some(place) = &self.place else { return self.message.clone() };
        let start = (0..=place.start.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
        let before = text[..start].matches('\n').count();
        let line = text.split('\n').nth(before).unwrap_or_default();
        let column = text[..start].chars().rev().take_while(|&letter| letter != '\n').count();
        let marked = place.len().min(line.len().saturating_sub(column)).max(1);
        let number = before + 1;
        let margin = " ".repeat(number.to_string().len() + 1);
        let marks = [" ".repeat(column + 1), "^".repeat(marked)].concat();
        let (column, message) = (column + 1, &self.message);
        format!(
            "TOML parse error at line {number}, column {column}\n{margin}|\n{number} | {line}\n{margin}|{marks}\n{message}\n"
        )
    }
}

impl fmt::Display for TomlError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.message)
    }
}

impl std::error::Error for TomlError {}

/// A value, with the place where it stands in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TomlValue {
    place: Option<Range<usize>>,
    kind: ValueKind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum ValueKind {
    Text(String),
    Integer(i64),
    Flag(bool),
    List(Vec<TomlValue>),
    Table(TomlTable),
    /// A kind of value that no type of a game has, in words.
    Other(&'static str),
}

impl TomlValue {
    /// Makes a list of texts, for a table that is completed before it is read.
    pub fn of_texts<'t>(texts: impl Iterator<Item = &'t str>) -> TomlValue {
        let text = |text: &str| TomlValue { place: None, kind: ValueKind::Text(text.to_string()) };
        TomlValue { place: None, kind: ValueKind::List(texts.map(text).collect()) }
    }

    /// Reads a type from the value.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, TomlError> {
        T::deserialize(self)
    }

    fn new(place: Range<usize>, value: DeValue<'_>) -> TomlValue {
        let kind = match value {
            DeValue::String(text) => ValueKind::Text(text.into_owned()),
            DeValue::Integer(digits) => match i64::from_str_radix(digits.as_str(), digits.radix()) {
                Ok(integer) => ValueKind::Integer(integer),
                Err(_) => ValueKind::Other("an integer of more than 64 bits"),
            },
            DeValue::Float(_) => ValueKind::Other("a number with a point"),
            DeValue::Boolean(flag) => ValueKind::Flag(flag),
            DeValue::Datetime(_) => ValueKind::Other("a date or time"),
            DeValue::Array(items) => {
                let item = |item: toml::Spanned<DeValue<'_>>| TomlValue::new(item.span(), item.into_inner());
                ValueKind::List(items.into_iter().map(item).collect())
            }
            DeValue::Table(table) => ValueKind::Table(TomlTable::new(table)),
        };
        TomlValue { place: Some(place), kind }
    }
}

/// A table: values by name, in the order of the names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TomlTable(BTreeMap<String, TomlRow>);

/// A value and the place of its name.
#[derive(Clone, Debug, PartialEq, Eq)]
struct TomlRow {
    name_place: Option<Range<usize>>,
    value: TomlValue,
}

impl TomlTable {
    /// Parses a text.
    pub fn parse(text: &str) -> Result<TomlTable, TomlError> {
        let parsed = DeTable::parse(text);
        let error = |error: toml::de::Error| TomlError { message: error.message().into(), place: error.span() };
        parsed.map(|table| TomlTable::new(table.into_inner())).map_err(error)
    }

    /// Reads a type from the whole table.
    pub fn read<T: DeserializeOwned>(self) -> Result<T, TomlError> {
        // A name that the whole table lacks is missed where the text begins.
        TomlValue { place: Some(0..0), kind: ValueKind::Table(self) }.read()
    }

    /// Removes a table from this one; nothing if there is none.
    pub fn remove_table(&mut self, name: &str) -> Result<Option<TomlTable>, TomlError> {
        match self.0.remove(name).map(|row| row.value) {
            None => Ok(None),
            Some(TomlValue { kind: ValueKind::Table(table), .. }) => Ok(Some(table)),
            Some(TomlValue { place, .. }) => Err(TomlError { message: format!("{name} is no table"), place }),
        }
    }

    /// Returns whether the table has a value of this name.
    pub fn contains(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    /// Sets the value of a name.
    pub fn insert(&mut self, name: &str, value: TomlValue) {
        self.0.insert(name.to_string(), TomlRow { name_place: None, value });
    }

    /// Adds what only the other table has, in the tables of this one too.
    pub fn add_missing(&mut self, other: TomlTable) {
        for (name, row) in other.0 {
            match (self.0.get_mut(&name).map(|own| &mut own.value.kind), row.value.kind) {
                (Some(ValueKind::Table(own)), ValueKind::Table(more)) => own.add_missing(more),
                (Some(_), _) => {}
                (None, kind) => {
                    self.0.insert(name, TomlRow { value: TomlValue { kind, ..row.value }, ..row });
                }
            }
        }
    }

    /// Lists the names with their values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &TomlValue)> {
        self.0.iter().map(|(name, row)| (name.as_str(), &row.value))
    }

    fn new(table: DeTable<'_>) -> TomlTable {
        let row = |(name, value): (toml::Spanned<toml::de::DeString<'_>>, toml::Spanned<DeValue<'_>>)| {
            let (name_place, place) = (Some(name.span()), value.span());
            (name.into_inner().into_owned(), TomlRow { name_place, value: TomlValue::new(place, value.into_inner()) })
        };
        TomlTable(table.into_iter().map(row).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, Deserialize, PartialEq)]
    #[serde(deny_unknown_fields, rename_all = "kebab-case")]
    struct Shelf {
        name: String,
        #[serde(default)]
        books: Vec<u8>,
        #[serde(default)]
        is_full: bool,
        kind: Option<Wood>,
        #[serde(default)]
        places: BTreeMap<String, i32>,
    }

    #[derive(Debug, Deserialize, PartialEq)]
    #[serde(rename_all = "kebab-case")]
    enum Wood {
        Oak,
        Beech,
    }

    const TEXT: &str = "name = \"tall\"\nbooks = [1, 0x10]\nis-full = true\nkind = \"oak\"\n[places]\nleft = -3\n";

    #[test]
    fn every_kind_of_value_is_read() {
        let places = BTreeMap::from([("left".to_string(), -3)]);
        let shelf = Shelf { name: "tall".into(), books: vec![1, 16], is_full: true, kind: Some(Wood::Oak), places };
        assert_eq!(read(TEXT), Ok(shelf));
        assert_eq!(read::<Shelf>("name = 'a'").unwrap().books, [0; 0]);
    }

    /// The texts differ from those of the crate `toml` at most in the last line.
    #[test]
    fn errors_name_the_same_places_as_the_parser_does() {
        let replaced = |from: &str, to: &str| TEXT.replace(from, to);
        let broken = [
            "name = ".to_string(),
            "a = [1,\n2".to_string(),
            "name = \"ünd\" x".to_string(),
            replaced("\"tall\"", "7"),
            replaced("0x10", "300"),
            replaced("0x10", "-1"),
            replaced("0x10", "\"ä\""),
            replaced("is-full", "is-empty"),
            replaced("oak", "gold"),
            replaced("\"oak\"", "[]"),
            replaced("-3", "true"),
            replaced("-3", "99999999999"),
            replaced("name", "names"),
            replaced("[places]\n", "[[places]]\n"),
            "books = []".to_string(),
        ];
        for text in broken {
            let own = read::<Shelf>(&text).unwrap_err();
            let parsers = toml::from_str::<Shelf>(&text).unwrap_err().to_string();
            assert_eq!(own, parsers, "{text}");
        }
    }

    #[test]
    fn numbers_with_a_point_and_dates_are_refused_unless_nobody_reads_them() {
        for value in ["1.5", "1979-05-27", "99999999999999999999"] {
            let reason = read::<Shelf>(&TEXT.replace("-3", value)).unwrap_err();
            assert!(reason.contains("line 6, column 8") && reason.contains("invalid type"), "{reason}");
            let text = TEXT.replace("[places]", &format!("[places]\nright = {value}"));
            #[derive(Deserialize)]
            struct Name {
                name: String,
            }
            assert_eq!(read::<Name>(&text).map(|name| name.name), Ok("tall".into()));
        }
    }

    #[test]
    fn tables_are_completed() {
        let mut table = TomlTable::parse("[a]\nx = 1\n[b]\n").unwrap();
        table.add_missing(TomlTable::parse("b = 1\n[a]\nx = 2\ny = 2\n[c]\nz = 3").unwrap());
        table.insert("d", TomlValue::of_texts(["one"].into_iter()));
        assert_eq!(table.remove_table("d").map_err(|error| error.to_string()), Err("d is no table".into()));
        assert_eq!(table.remove_table("e"), Ok(None));
        let all: BTreeMap<String, BTreeMap<String, u8>> = table.read().unwrap();
        assert_eq!(format!("{all:?}"), r#"{"a": {"x": 1, "y": 2}, "b": {}, "c": {"z": 3}}"#);
    }
}
