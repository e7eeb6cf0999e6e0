//! Reads types from a [`TomlValue`]. An error names the innermost value, or the name, that is wrong.

use super::{TomlError, TomlRow, TomlValue, ValueKind};
use serde::de::value::StrDeserializer;
use serde::de::{self, DeserializeSeed, Deserializer, IntoDeserializer, MapAccess, SeqAccess, Unexpected, Visitor};
use serde::forward_to_deserialize_any;
use std::fmt::Display;
use std::ops::Range;

impl de::Error for TomlError {
    fn custom<T: Display>(message: T) -> TomlError {
        TomlError { message: message.to_string(), place: None }
    }
}

impl TomlError {
    /// Adds the place unless a place inside of it is known.
    fn at(mut self, place: &Option<Range<usize>>) -> TomlError {
        self.place = self.place.or_else(|| place.clone());
        self
    }
}

impl<'de> Deserializer<'de> for &TomlValue {
    type Error = TomlError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TomlError> {
        let read = match &self.kind {
            ValueKind::Text(text) => visitor.visit_str(text),
            ValueKind::Integer(integer) => visitor.visit_i64(*integer),
            ValueKind::Flag(flag) => visitor.visit_bool(*flag),
            ValueKind::List(items) => visitor.visit_seq(Items(items.iter())),
            ValueKind::Table(table) => visitor.visit_map(RowsAccess { rows: table.0.iter(), value: None }),
            ValueKind::Other(what) => Err(de::Error::invalid_type(Unexpected::Other(what), &visitor)),
        };
        read.map_err(|error| error.at(&self.place))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TomlError> {
        visitor.visit_some(self).map_err(|error| error.at(&self.place))
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, TomlError> {
        visitor.visit_newtype_struct(self).map_err(|error| error.at(&self.place))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, TomlError> {
        let read = match &self.kind {
            ValueKind::Text(text) => visitor.visit_enum(name(text)),
            _ => Err(de::Error::custom("wanted string or table")),
        };
        read.map_err(|error| error.at(&self.place))
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TomlError> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map struct identifier
    }
}

fn name(text: &str) -> StrDeserializer<'_, TomlError> {
    text.into_deserializer()
}

struct Items<'t>(std::slice::Iter<'t, TomlValue>);

impl<'de> SeqAccess<'de> for Items<'_> {
    type Error = TomlError;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, TomlError> {
        self.0.next().map(|item| seed.deserialize(item)).transpose()
    }
}

struct RowsAccess<'t> {
    rows: std::collections::btree_map::Iter<'t, String, TomlRow>,
    value: Option<&'t TomlValue>,
}

impl<'de> MapAccess<'de> for RowsAccess<'_> {
    type Error = TomlError;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, TomlError> {
        let Some((key, row)) = self.rows.next() else { return Ok(None) };
        self.value = Some(&row.value);
        seed.deserialize(name(key)).map(Some).map_err(|error| error.at(&row.name_place))
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, TomlError> {
        let value = self.value.take().ok_or_else(|| de::Error::custom("a value was read before its name"))?;
        seed.deserialize(value)
    }
}
