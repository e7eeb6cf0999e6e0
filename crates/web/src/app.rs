//! The root component: applies the settings and shows the screen of the current address.

use crate::compiled_games;
use crate::route::{self, Route};
use crate::screens::{Gallery, Handbook, Home, NewGame, SettingsScreen, Tables};
use crate::settings;
use crate::table::TableScreen;
use crate::text::{key, t};
use leptos::prelude::*;

/// The page.
#[component]
pub fn App() -> impl IntoView {
    settings::apply_and_watch();
    let route = route::current_route();
    // The address of the screen that is shown. While the files of another game load, it is still the previous address.
    let address = Memo::new(move |before: Option<&String>| {
        let ready = !compiled_games::needs_other_bundle(&route.get());
        let hash = window().location().hash().unwrap_or_default();
        if ready { hash } else { before.cloned().unwrap_or_default() }
    });
    view! {
        <div class="space" aria-hidden="true" data-route=address></div>
        {move || match route.get() {
            route if compiled_games::needs_other_bundle(&route) => {
                // Reload at the same address: the server sends the files of its game.
                let _ = window().location().reload();
                view! { <p class="loading" role="status">{t(key::PAGE_LOADING)}</p> }.into_any()
            }
            // Screens with pieces of the first game; the conditions are constants, see `compiled_games.rs`.
            Route::Home if cfg!(feature = "cosmic-frog") => view! { <Home/> }.into_any(),
            Route::New(game) => view! { <NewGame game/> }.into_any(),
            Route::Tables if cfg!(feature = "cosmic-frog") => view! { <Tables/> }.into_any(),
            Route::Table(key) => view! { <TableScreen key replay=false/> }.into_any(),
            Route::Replay(key) => view! { <TableScreen key replay=true/> }.into_any(),
            Route::Handbook(game, rule) => view! { <Handbook game rule/> }.into_any(),
            Route::Gallery(game) => view! { <Gallery game/> }.into_any(),
            Route::Settings => view! { <SettingsScreen/> }.into_any(),
            Route::Home | Route::Tables => ().into_any(),
        }}
    }
}
