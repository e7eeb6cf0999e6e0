//! Small values by name: settings, the solo record, notes.

use super::connection::{Durability, read, write};
use super::{DatabaseError, VALUES};
use std::collections::BTreeMap;

/// The name of the settings.
pub const SETTINGS: &str = "settings";
/// The name of the record of solo games.
pub const RECORD: &str = "record";
/// The name of the game that was chosen last.
pub const GAME: &str = "game";
/// The name of the level of solo games that was chosen last.
pub const LEVEL: &str = "level";
/// The name of the note that the person knows how to zoom a board with fingers.
pub const PINCHED: &str = "pinched";

/// Returns a value.
pub async fn get_value(name: &str) -> Result<Option<String>, DatabaseError> {
    read(&[VALUES], async |transaction| transaction.get(VALUES, name).await).await
}

/// Keeps a value, in place of what was kept under this name.
pub async fn set_value(name: &str, text: &str) -> Result<(), DatabaseError> {
    write(&[VALUES], Durability::Strict, async |transaction| transaction.put(VALUES, name, text)).await
}

/// Replaces a value by what `change` makes of it; `None` leaves it as it is. No other tab can write in between.
pub async fn update_value(
    name: &str,
    change: impl FnOnce(Option<String>) -> Option<String>,
) -> Result<(), DatabaseError> {
    write(&[VALUES], Durability::Strict, async |transaction| match change(transaction.get(VALUES, name).await?) {
        Some(text) => transaction.put(VALUES, name, &text),
        None => Ok(()),
    })
    .await
}

/// Returns all values.
pub async fn all_values() -> Result<BTreeMap<String, String>, DatabaseError> {
    read(&[VALUES], async |transaction| {
        let names = transaction.keys(VALUES).await?;
        let texts = transaction.get_all(VALUES).await?;
        // Collected, they would be sorted first, by a sort of their own (6 KiB of the page).
        let mut values = BTreeMap::new();
        names.into_iter().zip(texts).for_each(|(name, text)| {
            values.insert(name, text);
        });
        Ok(values)
    })
    .await
}
