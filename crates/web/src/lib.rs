//! The web page: components that draw a view and offer its legal answers, and the worker that hosts tables offline.
//!
//! Two entry points, [`page`] and [`worker`], live in one wasm file; the crates `web-…` choose which games are in it.
//! The page never decides what is legal; it asks the engine about the view it was given. Not here: rules, sentences
//! (`wording`), how a table runs (`host`).
//!
//! Start with `app.rs` (which screen is shown), then `table/` (what the tables of all games share) and `cosmic_frog/`
//! and `volcanique/` (what each game draws). `database/` stores tables, `worker/` hosts them, `screens/` holds
//! everything around the tables.

mod app;
mod colours;
mod compiled_games;
mod cosmic_frog;
mod database;
mod language;
mod packed_files;
mod route;
mod screens;
mod settings;
mod sound;
mod storage;
mod table;
mod test_api;
mod text;
mod volcanique;
mod worker;
mod worker_client;

use wasm_bindgen::prelude::wasm_bindgen;

/// Starts the page. Resolves when the first screen stands.
#[wasm_bindgen]
pub async fn page() {
    console_error_panic_hook::set_once();
    storage::load().await;
    language::choose().await;
    leptos::mount::mount_to_body(app::App);
}

/// Starts the worker.
#[wasm_bindgen]
pub fn worker() {
    console_error_panic_hook::set_once();
    worker::run();
}
