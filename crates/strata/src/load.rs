//! Saves and scenarios read from files, with errors that name the file.

use crate::failure::{Failure, Outcome};
use crate::files;
use std::path::Path;
use std::sync::Arc;
use tabletop::{Game, Save, SaveError, Table};

/// A save file with its text.
pub struct Loaded {
    /// The text as it stands in the file.
    pub text: String,
    /// What it says.
    pub save: Save,
}

/// Reads a save file.
pub fn save(path: &Path) -> Outcome<Loaded> {
    let text = files::read(path)?;
    let save = Save::read(&text).map_err(|error| Failure::input(format!("{}: {error}", path.display())))?;
    games::find(&save.header.game).map_err(|reason| Failure::input(format!("{}: {reason}", path.display())))?;
    Ok(Loaded { text, save })
}

/// The table of a save. If this version reaches another position than the one that wrote it, the table goes on from the
/// last position both agree on, and the second value says where they part.
pub fn table<G: Game>(path: &Path, save: &Save) -> Outcome<(Table<G>, Option<SaveError>)> {
    let name = path.display();
    let setup: G::Setup = serde_json::from_value(save.header.setup.clone())
        .map_err(|error| Failure::input(format!("{name}: line 1: the set-up cannot be read: {error}")))?;
    let rules = G::from_setup(setup)
        .map_err(|reasons| Failure::reasons(format!("{name}: the set-up of this game is not valid:"), &reasons))?;
    save.table(Arc::new(rules)).map_err(|error| Failure::input(format!("{name}: {error}")))
}
