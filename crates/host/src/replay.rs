//! Saved games as a whole: told from the first move to the last, or cut off to go on from there.

use crate::Hosted;
use crate::table::history;
use protocol::{UpdateOf, Wait};
use std::sync::Arc;
use tabletop::{Game, Save, SeatSet, Table, Turn};

/// A save as a table, with the line from which it could not be followed.
pub(crate) fn load<G: Game>(text: &str) -> Result<(Save, Table<G>, Option<String>), String> {
    let save = Save::read(text).map_err(|error| error.to_string())?;
    if save.header.game != G::NAME {
        return Err(format!("the save is one of {}, not of {}", save.header.game, G::NAME));
    }
    let rules = save.rules::<G>()?;
    let (table, parted) = save.table(Arc::new(rules)).map_err(|error| error.to_string())?;
    Ok((save, table, parted.map(|error| error.to_string())))
}

/// A whole game with everything that was secret.
pub fn replay<G: Hosted>(save: &str) -> Result<UpdateOf<G>, String> {
    let (_, table, _) = load::<G>(save)?;
    let rules = table.rules();
    let start = rules.view(table.start(), SeatSet::ALL);
    let steps = history(&table).iter().map(|made| made.seen(rules, SeatSet::ALL)).collect();
    let wait = Wait { over: table.turn() == Turn::Over, ..Wait::default() };
    Ok(UpdateOf::<G> { viewer: SeatSet::ALL, from: 0, start, steps, wait })
}

/// A save with only the first so many moves of another.
pub fn branch<G: Hosted>(save: &str, moves: u32) -> Result<String, String> {
    let (save, table, _) = load::<G>(save)?;
    let mut cut = Table::from_position(table.rules().clone(), *table.start());
    cut.set_gate(false);
    for mv in table.moves().take(moves as usize) {
        cut.play(mv, &mut ()).map_err(|_| "a move of the save is refused".to_string())?;
    }
    Ok(Save::of(&cut, save.header.from).write())
}
