//! Scenario files: run as `strata scenario` runs them, then played on from their position.

use super::text;
use crate::corpus::{self, VariedSetups};
use crate::exercise::{self, POSITION};
use crate::{FuzzTarget, InputFormat, ReadProgress};
use games::Scenario;

/// Returns the target for the scenarios of a game.
pub fn target<G: VariedSetups>() -> FuzzTarget {
    let corpus = corpus::scenario_texts(G::NAME).into_iter().map(String::into_bytes).collect();
    let facts = corpus::fact_names(G::NAME);
    FuzzTarget::new(format!("scenario-{}", G::NAME), InputFormat::Toml, corpus, move |input, random| {
        let Some(text) = text(input) else { return ReadProgress::Refused };
        if toml::from_str::<Scenario>(text).is_err() {
            return ReadProgress::Refused;
        }
        let _ = Scenario::run(text);
        let Ok((rules, state)) = G::read_position(text) else { return ReadProgress::Parsed };
        exercise::play_randomly(&rules, state, &facts, POSITION, random);
        ReadProgress::Accepted
    })
}
