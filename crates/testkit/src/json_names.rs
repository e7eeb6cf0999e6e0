//! The names in a JSON encoding, so that a test notices when one of them changes.
//!
//! A name is the path of a field (`state.frogs[].oomph`) or the text in it (`state.frogs[].place = Aether`), which is the name of a
//! variant. Write them to a file with [`JsonNames::text`] and compare it with [`golden::check_file`].

use crate::golden::{self, Golden};
use serde::Serialize;
use serde::de::DeserializeOwned;
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
            // Tables and maps of a set-up are not names.
            Value::String(text) if text.len() < 40 => self.insert(&format!("{path} = {text}")),
            _ => self.insert(path),
        }
    }

    /// Adds the names in a random game: its set-up, and everything that [`JsonNames::add_played`] adds.
    pub fn add_game<G: Secrets>(&mut self, rules: &G, seed: u64, max_moves: usize, every: usize) {
        self.add("setup", rules.setup());
        self.add_played(rules, &golden::play(rules, seed, max_moves, &mut golden::at_random), every);
    }

    /// Adds the names in a game that was played: all events and, at regular intervals, the views of every seat, of a spectator and of
    /// everybody.
    pub fn add_played<G: Secrets>(&mut self, rules: &G, Golden { moves, states, .. }: &Golden<G>, every: usize) {
        let seats = SeatSet::first(rules.seats());
        let viewers: Vec<SeatSet> = seats.iter().map(SeatSet::single).chain([SeatSet::NONE, SeatSet::ALL]).collect();
        for (number, (state, &mv)) in states.iter().zip(moves).enumerate() {
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

    /// Returns the names of all variants of the enum `T` that are not among the names directly below `root`.
    ///
    /// The variants are those that serde lists when it reads one that does not exist, so none can be forgotten.
    ///
    /// ```
    /// use serde::{Deserialize, Serialize};
    /// use testkit::json_names::JsonNames;
    /// #[derive(Serialize, Deserialize)]
    /// enum Event {
    ///     Over,
    ///     Rolled { die: u8 },
    ///     Spun,
    /// }
    /// let mut names = JsonNames::default();
    /// names.add("event", &Event::Over);
    /// names.add("event", &Event::Rolled { die: 3 });
    /// assert_eq!(names.missing_variants::<Event>("event"), ["Spun"]);
    /// ```
    ///
    /// # Panics
    /// If `T` is not an enum.
    pub fn missing_variants<T: DeserializeOwned>(&self, root: &str) -> Vec<String> {
        let text = serde_json::from_str::<T>("\"?\"").err().map(|error| error.to_string()).unwrap_or_default();
        // "unknown variant `?`, expected one of `A`, `B` at line 1 column 3"
        let variants: Vec<&str> = text.split('`').skip(3).step_by(2).collect();
        assert!(!variants.is_empty() && text.starts_with("unknown variant"), "no enum: {text}");
        let below = self.0.iter().filter_map(|name| name.strip_prefix(root));
        let below = below.map(|name| name.trim_start_matches([' ', '=', '.']));
        let found: BTreeSet<&str> = below.filter_map(|name| name.split(['.', '[', ' ']).next()).collect();
        variants.into_iter().filter(|name| !found.contains(name)).map(String::from).collect()
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
