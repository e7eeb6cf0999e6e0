//! The page as a whole: settings, the screen of the address, and what stands on every screen.

use crate::route::{self, Route};
use crate::screens::{Gallery, Handbook, Home, NewGame, SettingsScreen, Tables};
use crate::settings;
use crate::table::TableScreen;
use leptos::prelude::*;

/// The page.
#[component]
pub fn App() -> impl IntoView {
    settings::provide();
    let route = route::follow();
    view! {
        <div class="space" aria-hidden="true"></div>
        {move || match route.get() {
            Route::Home => view! { <Home/> }.into_any(),
            Route::New(game) => view! { <NewGame game/> }.into_any(),
            Route::Tables => view! { <Tables/> }.into_any(),
            Route::Table(key) => view! { <TableScreen key replay=false/> }.into_any(),
            Route::Replay(key) => view! { <TableScreen key replay=true/> }.into_any(),
            Route::Handbook(game, rule) => view! { <Handbook game rule/> }.into_any(),
            Route::Gallery(game) => view! { <Gallery game/> }.into_any(),
            Route::Settings => view! { <SettingsScreen/> }.into_any(),
        }}
    }
}
