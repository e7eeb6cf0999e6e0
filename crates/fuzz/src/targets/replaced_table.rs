//! A table that an owner of a game can replace, such as the ability table of Cosmic Frog or the tiles of Volcanique.

use super::text;
use crate::corpus::{self, VariedSetups};
use crate::exercise::{self, TABLE};
use crate::{FuzzTarget, InputFormat, ReadProgress};

/// Returns a table put into a set-up; the rules built from it are played from the start.
pub(super) fn target<G: VariedSetups>(name: &str, tables: Vec<String>, put: fn(&mut G::Setup, String)) -> FuzzTarget {
    let corpus = tables.into_iter().map(String::into_bytes).collect();
    let facts = corpus::fact_names(G::NAME);
    FuzzTarget::new(name, InputFormat::Toml, corpus, move |input, random| {
        let Some(text) = text(input) else { return ReadProgress::Refused };
        if toml::from_str::<toml::Table>(text).is_err() {
            return ReadProgress::Refused;
        }
        let mut setup = G::setup_number(u64::from(random.below(24)));
        put(&mut setup, text.to_string());
        let Ok(rules) = G::from_setup(setup) else { return ReadProgress::Parsed };
        exercise::play_randomly(&rules, rules.initial_state(), &facts, TABLE, random);
        ReadProgress::Accepted
    })
}
