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
        return view! { <Broken key reason=t("page.table.missing")/> }.into_any();
    };
    match kept.game.as_str() {
        "cosmic-frog" => {
            let pace = crate::cosmic_frog::pace;
            let model = if replay { Model::replay(&key, pace) } else { Model::<CosmicFrog>::open(&key, pace) };
            match model {
                Ok(model) => view! { <crate::cosmic_frog::Table model/> }.into_any(),
                Err(reason) => view! { <Broken key reason/> }.into_any(),
            }
        }
        game => {
            view! { <Broken key reason=crate::text::tf("page.table.unknown-game", &[("game", &game)])/> }.into_any()
        }
    }
}

/// What stands where a table cannot be opened. Whatever is kept of it can be carried away.
#[component]
fn Broken(key: String, reason: String) -> impl IntoView {
    let problem = RwSignal::new(None::<String>);
    let kept = storage::save(&key).is_some().then(|| {
        let export = move |_| problem.set(storage::export_one(&key).err());
        view! { <button class="button" on:click=export>{t("page.menu.export")}</button> }
    });
    view! {
        <main class="screen broken">
            <div class="panel">
                <h1>{t("page.table.broken")}</h1>
                <p>{reason}</p>
                <p role="alert">{move || problem.get()}</p>
                <div class="row broken-ways">
                    <a class="button primary" href=Route::Tables.href()>{t("page.home.tables")}</a>
                    <a class="button" href=Route::Home.href()>{t("page.to-home")}</a>
                    {kept}
                </div>
            </div>
        </main>
    }
}
