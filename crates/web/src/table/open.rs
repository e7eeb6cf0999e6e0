//! The screen of a table: opens it and hands it to the game that is played.

use super::Model;
use crate::route::Route;
use crate::storage;
use crate::text::t;
use cosmic_frog::Rules as CosmicFrog;
use leptos::prelude::*;

/// A table or a replay by its key; says what to do if it cannot be opened.
#[component]
pub fn TableScreen(key: String, replay: bool) -> impl IntoView {
    let Some(kept) = storage::find(&key) else {
        return view! { <Broken reason=t("page.table.missing")/> }.into_any();
    };
    match kept.game.as_str() {
        "cosmic-frog" => {
            let pace = crate::cosmic_frog::pace;
            let model = if replay { Model::replay(&key, pace) } else { Model::<CosmicFrog>::open(&key, pace) };
            match model {
                Ok(model) => view! { <crate::cosmic_frog::Table model/> }.into_any(),
                Err(reason) => view! { <Broken reason/> }.into_any(),
            }
        }
        game => view! { <Broken reason=crate::text::tf("page.table.unknown-game", &[("game", &game)])/> }.into_any(),
    }
}

/// What stands where a table cannot be opened.
#[component]
fn Broken(reason: String) -> impl IntoView {
    view! {
        <main class="screen broken">
            <div class="panel">
                <h1>{t("page.table.broken")}</h1>
                <p>{reason}</p>
                <a class="button" href=Route::Tables.href()>{t("page.home.tables")}</a>
                <a class="button" href=Route::Home.href()>{t("page.to-home")}</a>
            </div>
        </main>
    }
}
