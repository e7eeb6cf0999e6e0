//! Snapshots: positions in scenario text, restored for existing rules.

use super::text;
use crate::corpus::{self, VARIANTS, VariedSetups};
use crate::exercise::{self, POSITION};
use crate::{FuzzTarget, InputFormat, ReadProgress};
use testkit::Random;

/// The key that says which variant of the rules a snapshot belongs to. Readers of positions ignore unknown keys.
const VARIANT: &str = "variant";
/// Snapshots of each variant.
const EACH: usize = 24;

/// Returns the target for the snapshots of a game.
pub fn target<G: VariedSetups>() -> FuzzTarget {
    let rules: Vec<G> = (0..VARIANTS).map(G::rules_number).collect();
    let mut corpus = Vec::new();
    for (number, rules) in rules.iter().enumerate() {
        let texts = corpus::snapshots_of(rules, EACH, &mut Random::new(number as u64, 200));
        corpus.extend(texts.into_iter().map(|text| format!("{VARIANT} = {number}\n{text}").into_bytes()));
    }
    // Scenarios have the same format and contain what random games seldom reach; many fit one of the variants.
    for text in corpus::scenario_texts(G::NAME) {
        if let Some(number) = rules.iter().position(|rules| rules.restore(&text).is_ok()) {
            corpus.push(format!("{VARIANT} = {number}\n{text}").into_bytes());
        }
    }
    let facts = corpus::fact_names(G::NAME);
    FuzzTarget::new(format!("snapshot-{}", G::NAME), InputFormat::Toml, corpus, move |input, random| {
        let Some(text) = text(input) else { return ReadProgress::Refused };
        let Ok(table) = toml::from_str::<toml::Table>(text) else { return ReadProgress::Refused };
        let variant = table.get(VARIANT).and_then(toml::Value::as_integer).unwrap_or(0);
        let rules = &rules[variant.rem_euclid(rules.len() as i64) as usize];
        let Ok(state) = rules.restore(text) else { return ReadProgress::Parsed };
        exercise::play_randomly(rules, state, &facts, POSITION, random);
        ReadProgress::Accepted
    })
}
