//! Functions that browser tests call to ask the engine in the browser: the state hashes of a save, and the facts and answers
//! of its last position.
//!
//! The page itself uses none of them. Their exported names are part of the browser tests (`e2e/lib/page.mjs`).

use tabletop::{Notation, Save, SaveLine, state_hash};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// Returns the hash of the position after every move of a save, one in each line.
#[wasm_bindgen]
pub fn replay_hashes(save: &str) -> Result<String, JsError> {
    fn hashes<G: Notation>(save: &Save) -> Result<String, String> {
        let (_, states) = states::<G>(save)?;
        Ok(states.iter().skip(1).map(|state| format!("{:016x}\n", state_hash(state))).collect())
    }
    of_game(save, |game, save| crate::compiled_games::dispatch_game!(game, G => hashes::<G>(save)))
}

/// Returns a fact of the last position of a save, by its name in scenarios, such as `frog.red.card`.
#[wasm_bindgen]
pub fn replay_fact(save: &str, name: &str) -> Result<String, JsError> {
    fn fact<G: Notation>(save: &Save, name: &str) -> Result<String, String> {
        let (rules, states) = states::<G>(save)?;
        rules.fact(&states[states.len() - 1], name)
    }
    of_game(save, |game, save| crate::compiled_games::dispatch_game!(game, G => fact::<G>(save, name)))
}

/// Returns the answers that the last position of a save offers, one in each line; none while chance decides.
#[wasm_bindgen]
pub fn replay_answers(save: &str) -> Result<String, JsError> {
    fn answers<G: Notation>(save: &Save) -> Result<String, String> {
        let (rules, states) = states::<G>(save)?;
        let state = &states[states.len() - 1];
        let mut moves = Vec::new();
        rules.legal(state, &mut moves);
        let answers = moves.into_iter().filter(|&mv| rules.actor(state, mv).is_some());
        Ok(answers.map(|mv| rules.write_move(state, mv) + "\n").collect())
    }
    of_game(save, |game, save| crate::compiled_games::dispatch_game!(game, G => answers::<G>(save)))
}

fn of_game(save: &str, ask: impl Fn(&str, &Save) -> Result<String, String>) -> Result<String, JsError> {
    let save = Save::read(save).map_err(|error| JsError::new(&error.to_string()))?;
    ask(&save.header.game, &save).map_err(|reason| JsError::new(&reason))
}

/// Returns the positions of a save from the first to the last, without those that were taken back.
fn states<G: Notation>(save: &Save) -> Result<(G, Vec<G::State>), String> {
    let rules = save.rules::<G>()?;
    let mut states = vec![match &save.header.from {
        Some(text) => rules.restore(text)?,
        None => rules.initial_state(),
    }];
    for line in &save.lines {
        match line {
            SaveLine::Move(text) => {
                let mut state = states[states.len() - 1];
                let mv = rules.read_move(&state, text)?;
                rules.apply(&mut state, mv, &mut ()).map_err(|refusal| format!("{text}: {refusal:?}"))?;
                states.push(state);
            }
            SaveLine::Undo(count) | SaveLine::AgreedUndo(count) | SaveLine::TurnUndo(count) => {
                states.truncate(states.len().saturating_sub(*count as usize).max(1))
            }
            SaveLine::Unreadable(reason) => return Err(reason.clone()),
            // Everything else leaves the position as it is.
            _ => {}
        }
    }
    Ok((rules, states))
}
