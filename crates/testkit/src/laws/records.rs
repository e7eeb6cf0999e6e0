//! Laws about records: replays, bytes, saves and snapshots restore what was recorded.

use super::{differ, differ_lists};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::sync::Arc;
use tabletop::{CompleteGame, Game, Notation, Save, Seat, Table, state_hash};

/// The interval at which positions of a replay are also compared as bytes.
const WRITTEN: usize = 16;

/// Plays the moves again from the start and compares the positions: once with these rules, once with rules built from their
/// set-up. `states` begins with the start and has one more entry than there are moves.
pub fn replay_equals_play<G: Game>(rules: &G, states: &[G::State], moves: &[G::Move]) -> Result<(), String> {
    replay(rules, states, moves)?;
    let rebuilt = G::from_setup(rules.setup().clone())
        .map_err(|reasons| format!("the set-up of these rules is refused: {}", reasons.join("; ")))?;
    if rebuilt.digest() != rules.digest() {
        return Err("rules built from the same set-up have another digest".into());
    }
    replay(&rebuilt, states, moves).map_err(|difference| format!("with rules built again: {difference}"))
}

fn replay<G: Game>(rules: &G, states: &[G::State], moves: &[G::Move]) -> Result<(), String> {
    let mut state = rules.initial_state();
    for (index, expected) in states.iter().enumerate() {
        // Serializing both is expensive, and equal positions have equal bytes unless a field is missing from the comparison.
        let written = index.is_multiple_of(WRITTEN) || index == moves.len();
        if state != *expected || (written && state_hash(&state) != state_hash(expected)) {
            return Err(differ(&format!("the replay differs after {index} moves"), expected, &state));
        }
        if let Some(&mv) = moves.get(index)
            && let Err(refusal) = rules.apply(&mut state, mv, &mut ())
        {
            return Err(format!("the replay refuses move {}, {mv:?}: {refusal:?}", index + 1));
        }
    }
    Ok(())
}

/// Checks that the value survives postcard and JSON.
pub fn serialise_round_trips<T>(what: &str, value: &T) -> Result<(), String>
where
    T: Serialize + DeserializeOwned + PartialEq + Debug,
{
    let bytes = postcard::to_stdvec(value).map_err(|error| format!("{what} does not go into postcard: {error}"))?;
    let again: T =
        postcard::from_bytes(&bytes).map_err(|error| format!("{what} does not come out of postcard: {error}"))?;
    if again != *value {
        return Err(differ(&format!("{what} comes out of postcard changed"), value, &again));
    }
    let text = serde_json::to_string(value).map_err(|error| format!("{what} does not go into JSON: {error}"))?;
    let again: T = serde_json::from_str(&text).map_err(|error| format!("{what} does not come out of JSON: {error}"))?;
    if again != *value {
        return Err(differ(&format!("{what} comes out of JSON changed"), value, &again));
    }
    Ok(())
}

/// Writes the table to a save file, reads the file, plays it by rules built from its own set-up, and checks that the result is the
/// same table with the same questions and question numbers.
pub fn save_round_trips<G: CompleteGame>(table: &Table<G>) -> Result<(), String> {
    let text = Save::of(table, None).write();
    let save = Save::read(&text).map_err(|error| format!("the save cannot be read: {error}"))?;
    let setup: G::Setup = serde_json::from_value(save.header.setup.clone())
        .map_err(|error| format!("the set-up in the save cannot be read: {error}"))?;
    let rules =
        G::from_setup(setup).map_err(|reasons| format!("the set-up in the save is refused: {}", reasons.join("; ")))?;
    if format!("{:016x}", rules.digest()) != save.header.digest {
        return Err("rules built from the set-up in the save have another digest".into());
    }
    let followed = save.follow(Arc::new(rules)).map_err(|error| format!("the save cannot be played again: {error}"))?;
    if let Some(stop) = followed.stop {
        return Err(format!("the save is not followed to its end: {stop}"));
    }
    let again = followed.table;
    if again.state() != table.state() {
        return Err(differ("the save leads to another position", table.state(), again.state()));
    }
    if again.log() != table.log() {
        return Err(differ_lists("the save gives another log", table.log(), again.log()));
    }
    // The seats that were asked before can answer now, and the next draw has the next number.
    let asked = |table: &Table<G>| (0..8).map(|seat| table.question(Seat(seat))).collect::<Vec<_>>();
    if asked(&again) != asked(table) {
        return Err(differ_lists("the save asks under other numbers", &asked(table), &asked(&again)));
    }
    if again.draws() != table.draws() {
        return Err(differ("the save has another number of draws", &table.draws(), &again.draws()));
    }
    Ok(())
}

/// Checks that reading the snapshot of a position gives the identical position, and that the snapshot of that is the same text.
pub fn snapshot_restores<G: Notation>(rules: &G, state: &G::State) -> Result<(), String> {
    let Some(text) = rules.snapshot(state) else { return Ok(()) };
    let again = rules.restore(&text).map_err(|error| format!("the snapshot cannot be read: {error}\n{text}"))?;
    if again != *state || state_hash(&again) != state_hash(state) {
        return Err(differ("the snapshot gives another position", state, &again));
    }
    match rules.snapshot(&again) {
        Some(second) if second == text => Ok(()),
        Some(second) => Err(differ("the snapshot of a snapshot differs", &text, &second)),
        None => Err("the position read from a snapshot has no snapshot".into()),
    }
}
