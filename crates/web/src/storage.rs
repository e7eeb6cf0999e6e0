//! What is kept in the browser: tables as save files, and a list of them. A move is written down before it is shown.
//!
//! Not here: settings (`settings.rs` keeps its own). Each table has a key of its own; the list holds what the home screen
//! shows of it.

use leptos::prelude::window;
use protocol::Holder;
use serde::{Deserialize, Serialize};

const LIST: &str = "strata.tables";

/// A table as the list shows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Kept {
    /// Its key.
    pub key: String,
    /// The game, by its name in the catalogue.
    pub game: String,
    /// Who plays each seat.
    pub holders: Vec<Holder>,
    /// The names of the people, in the order of the seats; empty for bots.
    #[serde(default)]
    pub names: Vec<String>,
    /// The standing orders of each seat.
    #[serde(default)]
    pub orders: Vec<u32>,
    /// When something was last done, in milliseconds since 1970.
    pub when: f64,
    /// How many moves were made.
    #[serde(default)]
    pub moves: u32,
    /// Whether the game is over.
    #[serde(default)]
    pub over: bool,
    /// Makes chance the same every time: for tests.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
}

/// A value of the browser's storage.
pub fn get(key: &str) -> Option<String> {
    window().local_storage().ok()??.get_item(key).ok()?
}

/// Keeps a value; the error says what to do when the browser refuses.
pub fn set(key: &str, value: &str) -> Result<(), String> {
    let storage = window().local_storage().ok().flatten();
    let kept = storage.is_some_and(|storage| storage.set_item(key, value).is_ok());
    if kept { Ok(()) } else { Err(crate::text::t("page.storage.full")) }
}

fn remove(key: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.remove_item(key);
    }
}

fn save_key(key: &str) -> String {
    format!("strata.table.{key}")
}

/// All tables, the newest first.
pub fn tables() -> Vec<Kept> {
    let mut list: Vec<Kept> = get(LIST).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
    list.sort_by(|one, two| two.when.total_cmp(&one.when));
    list
}

/// One table of the list.
pub fn find(key: &str) -> Option<Kept> {
    tables().into_iter().find(|kept| kept.key == key)
}

/// The save of a table.
pub fn save(key: &str) -> Option<String> {
    get(&save_key(key))
}

/// Keeps a table with its whole save.
pub fn put(kept: &Kept, save: &str) -> Result<(), String> {
    set(&save_key(&kept.key), save)?;
    note(kept)
}

/// Keeps what the list says of a table.
pub fn note(kept: &Kept) -> Result<(), String> {
    let mut list = tables();
    list.retain(|other| other.key != kept.key);
    list.push(kept.clone());
    set(LIST, &serde_json::to_string(&list).unwrap_or_default())
}

/// Adds lines to the save of a table.
pub fn append(key: &str, lines: &str) -> Result<(), String> {
    let mut text = save(key).unwrap_or_default();
    text.push_str(lines);
    set(&save_key(key), &text)
}

/// Forgets a table.
pub fn forget(key: &str) {
    let mut list = tables();
    list.retain(|other| other.key != key);
    let _ = set(LIST, &serde_json::to_string(&list).unwrap_or_default());
    remove(&save_key(key));
}

/// A key that no table has yet.
pub fn fresh_key() -> String {
    let now = js_sys::Date::now() as u64;
    let random = (js_sys::Math::random() * 1e6) as u64;
    format!("{now:x}{random:05x}")
}

/// All tables in one text, to be read by [`import`].
pub fn export() -> String {
    let all: Vec<(Kept, String)> = tables().into_iter().filter_map(|kept| Some((save(&kept.key)?, kept))).map(|(s, k)| (k, s)).collect();
    serde_json::to_string(&Exported { strata_tables: 1, tables: all }).unwrap_or_default()
}

#[derive(Serialize, Deserialize)]
struct Exported {
    strata_tables: u32,
    tables: Vec<(Kept, String)>,
}

/// Reads an export, or a single save as the terminal writes it. Returns how many tables were added; a table that is there
/// already with as many moves or more is left alone.
pub fn import(text: &str) -> Result<usize, String> {
    if let Ok(exported) = serde_json::from_str::<Exported>(text) {
        let mut count = 0;
        for (kept, save) in exported.tables {
            tabletop::Save::read(&save).map_err(|error| error.to_string())?;
            if find(&kept.key).is_none_or(|there| there.moves < kept.moves) {
                put(&kept, &save)?;
                count += 1;
            }
        }
        return Ok(count);
    }
    let read = tabletop::Save::read(text).map_err(|error| error.to_string())?;
    games::find(&read.header.game)?;
    let seats = read.header.setup["frogs"].as_array().map_or(0, Vec::len);
    let moves = read.lines.iter().filter(|line| matches!(line, tabletop::Line::Move(_))).count() as u32;
    let kept = Kept {
        key: fresh_key(),
        game: read.header.game,
        holders: vec![Holder::Person; seats],
        names: Vec::new(),
        orders: Vec::new(),
        when: js_sys::Date::now(),
        moves,
        over: false,
        seed: None,
    };
    put(&kept, text)?;
    Ok(1)
}
