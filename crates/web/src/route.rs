//! Maps addresses to screens. Addresses stand behind `#`, so every screen works offline and from any folder.

use crate::storage;
use cosmic_frog::Rules;
use leptos::prelude::*;
use tabletop::Game;
use wasm_bindgen::JsValue;

/// A screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The first screen.
    Home,
    /// Set up a game, by its name in the catalogue.
    New(String),
    /// All tables stored on this device.
    Tables,
    /// A table, by its key in the storage.
    Table(String),
    /// A saved game from its first move on, by its key in the storage.
    Replay(String),
    /// The handbook of a game, at a rule if one is named.
    Handbook(String, Option<String>),
    /// All tiles, frogs, dice, cards and marks of a game.
    Gallery(String),
    /// The settings.
    Settings,
}

impl Route {
    /// Reads what stands behind `#`; anything unknown is home.
    pub fn read(hash: &str) -> Route {
        let path = hash.trim_start_matches('#').trim_start_matches('/');
        let path = path.split('?').next().unwrap_or("");
        let mut parts = path.split('/');
        let mut next = || parts.next().filter(|part| !part.is_empty()).map(str::to_string);
        match (next().as_deref(), next(), next()) {
            (Some("new"), Some(game), None) => Route::New(game),
            (Some("tables"), None, None) => Route::Tables,
            (Some("table"), Some(key), None) => Route::Table(key),
            (Some("replay"), Some(key), None) => Route::Replay(key),
            (Some("handbook"), Some(game), rule) => Route::Handbook(game, rule),
            (Some("gallery"), Some(game), None) => Route::Gallery(game),
            (Some("settings"), None, None) => Route::Settings,
            _ => Route::Home,
        }
    }

    /// Returns the address, to be used as `href`.
    pub fn href(&self) -> String {
        match self {
            Route::Home => "#/".into(),
            Route::New(game) => format!("#/new/{game}"),
            Route::Tables => "#/tables".into(),
            Route::Table(key) => format!("#/table/{key}"),
            Route::Replay(key) => format!("#/replay/{key}"),
            Route::Handbook(game, None) => format!("#/handbook/{game}"),
            Route::Handbook(game, Some(rule)) => format!("#/handbook/{game}/{rule}"),
            Route::Gallery(game) => format!("#/gallery/{game}"),
            Route::Settings => "#/settings".into(),
        }
    }

    /// Returns the game whose files the screen needs; `None` if those of any game will do.
    pub fn game(&self) -> Option<String> {
        match self {
            Route::New(game) | Route::Handbook(game, _) | Route::Gallery(game) => Some(game.clone()),
            Route::Table(key) | Route::Replay(key) => storage::find_table(key).map(|record| record.table.game),
            // They show frogs, so they need the art of Cosmic Frog.
            Route::Home | Route::Tables => Some(Rules::NAME.into()),
            Route::Settings => None,
        }
    }

    /// Navigates to this route.
    pub fn go(&self) {
        Route::go_to(&self.href());
    }

    /// Navigates to an address that begins with `#`.
    pub fn go_to(href: &str) {
        let _ = window().location().set_hash(href.trim_start_matches('#'));
    }

    /// Replaces the current entry of the browser history, so that "back" does not lead to it again.
    pub fn replace_current(&self) {
        if let Ok(history) = window().history() {
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&self.href()));
        }
    }
}

/// Returns a query parameter of the address, such as `seed` in `#/new/cosmic-frog?seed=7`; for tests and links.
pub fn query_parameter(name: &str) -> Option<String> {
    let hash = window().location().hash().ok()?;
    let (_, query) = hash.split_once('?')?;
    query
        .split('&')
        .find_map(|pair| pair.split_once('=').filter(|(key, _)| *key == name).map(|(_, value)| value.into()))
}

/// Returns a signal with the route of the address bar.
pub fn current_route() -> ReadSignal<Route> {
    let now = || Route::read(&window().location().hash().unwrap_or_default());
    let (route, set) = signal(now());
    let handle = window_event_listener(leptos::ev::hashchange, move |_| set.set(now()));
    on_cleanup(move || handle.remove());
    route
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_leads_back_to_its_screen() {
        let game = || "cosmic-frog".to_string();
        for route in [
            Route::Home,
            Route::New(game()),
            Route::Tables,
            Route::Table("t1".into()),
            Route::Replay("t1".into()),
            Route::Handbook(game(), None),
            Route::Handbook(game(), Some("LEAP-1".into())),
            Route::Gallery(game()),
            Route::Settings,
        ] {
            assert_eq!(Route::read(&route.href()), route);
        }
        assert_eq!(Route::read("#/new/cosmic-frog?seed=7"), Route::New(game()));
        assert_eq!(Route::read("#/nowhere/at/all"), Route::Home);
    }
}
