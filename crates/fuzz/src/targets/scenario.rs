//! Scenario files: run as `strata scenario` runs them, then played on from their position.

use super::text;
use crate::corpus::{self, Variety};
use crate::exercise::{self, POSITION};
use crate::{Form, Target, Verdict};
use games::Scenario;

/// Returns the target for the scenarios of a game.
pub fn target<G: Variety>() -> Target {
    let corpus = corpus::scenario_texts(G::NAME).into_iter().map(String::into_bytes).collect();
    let facts = corpus::fact_names(G::NAME);
    Target::new(format!("scenario-{}", G::NAME), Form::Toml, corpus, move |input, random| {
        let Some(text) = text(input) else { return Verdict::Refused };
        if toml::from_str::<Scenario>(text).is_err() {
            return Verdict::Refused;
        }
        let _ = Scenario::run(text);
        let Ok((rules, state)) = G::read_position(text) else { return Verdict::Parsed };
        exercise::play_on(&rules, state, &facts, POSITION, random);
        Verdict::Accepted
    })
}
