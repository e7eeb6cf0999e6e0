//! The names in a JSON encoding, so that a test notices when one of them changes.
//!
//! A name is the path of a field (`state.frogs[].oomph`) or the text in it (`state.frogs[].place = Aether`), which is the name of a
//! variant. Write them to a file with [`JsonNames::text`] and compare it with [`golden::check_file`].

use crate::golden::{self, Golden};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeSet;
use tabletop::{RecordOf, SeatSet, Secrets};

/// The names of one kind of value.
#[derive(Clone, Debug, Default)]
pub struct JsonNames(BTreeSet<String>);

impl JsonNames {
    /// Adds the names in the JSON of a value. They begin with `root`.
    ///
    /// ```
    /// use testkit::json_names::JsonNames;
    /// let mut names = JsonNames::default();
    /// names.add("view", &serde_json::json!({ "frogs": [{ "place": "Aether" }, { "place": { "Shard": 3 } }] }));
    /// let expected = "view.frogs[].place = Aether\nview.frogs[].place.Shard\n";
    /// assert_eq!(names.text(), expected);
    /// ```
    pub fn add<T: Serialize>(&mut self, root: &str, value: &T) {
        if let Ok(value) = serde_json::to_value(value) {
            self.add_value(&mut root.to_string(), &value);
        }
    }

    fn add_value(&mut self, path: &mut String, value: &Value) {
        let length = path.len();
        match value {
            Value::Object(fields) if !fields.is_empty() => {
                for (name, field) in fields {
                    path.push('.');
                    path.push_str(name);
                    self.add_value(path, field);
                    path.truncate(length);
                }
            }
            Value::Array(items) if !items.is_empty() => {
                path.push_str("[]");
                items.iter().for_each(|item| self.add_value(path, item));
                path.truncate(length);
            }
            // Tables and maps of a set-up are no names.
            Value::String(text) if text.len() < 40 => self.insert(&format!("{path} = {text}")),
            _ => self.insert(path),
        }
    }

    /// Adds the names in a random game: its set-up, all events, and the views of every seat, of a spectator and of everybody after
    /// every so many moves.
    pub fn add_game<G: Secrets>(&mut self, rules: &G, seed: u64, max_moves: usize, every: usize) {
        let Golden { moves, states, .. } = golden::play(rules, seed, max_moves, &mut golden::at_random);
        self.add("setup", rules.setup());
        let seats = SeatSet::first(rules.seats());
        let viewers: Vec<SeatSet> = seats.iter().map(SeatSet::single).chain([SeatSet::NONE, SeatSet::ALL]).collect();
        for (number, (state, &mv)) in states.iter().zip(&moves).enumerate() {
            let (mut after, mut records) = (*state, Vec::<RecordOf<G>>::new());
            rules.apply_legal(&mut after, mv, &mut records);
            for record in records {
                self.add("event", &record.event);
                self.add("event", &rules.redact_event(record, SeatSet::NONE).event);
            }
            if number % every == 0 {
                self.add("view", &rules.view(state, viewers[number / every % viewers.len()]));
            }
        }
        self.add("view", &rules.view(&states[moves.len()], SeatSet::NONE));
    }

    fn insert(&mut self, name: &str) {
        if !self.0.contains(name) {
            self.0.insert(name.into());
        }
    }

    /// Returns all names, one per line, in order.
    pub fn text(&self) -> String {
        self.0.iter().map(|name| format!("{name}\n")).collect()
    }
}
