//! The screen of a table: opens it and hands it to the game that is played.

use super::Model;
use super::curtain::Curtain;
use crate::route::Route;
use crate::shown;
use crate::storage;
use crate::table::Drawn;
use crate::text::t;
use cosmic_frog::Rules as CosmicFrog;
use leptos::prelude::*;
use protocol::StepOf;
use tabletop::Game;
use volcanique::Rules as Volcanique;

/// A table or a replay by its key; says what to do if it cannot be opened.
#[component]
pub fn TableScreen(key: String, replay: bool) -> impl IntoView {
    let Some(kept) = storage::find(&key) else {
        return view! { <Broken key reason=t("page.table.missing")/> }.into_any();
    };
    match kept.game.as_str() {
        CosmicFrog::NAME if cfg!(feature = "cosmic-frog") => opened(key, replay, crate::cosmic_frog::pace, |model| {
            view! { <crate::cosmic_frog::Table model/> }.into_any()
        }),
        Volcanique::NAME if cfg!(feature = "volcanique") => {
            opened(key, replay, crate::volcanique::pace, |model| view! { <crate::volcanique::Table model/> }.into_any())
        }
        game => {
            let reason = shown::unknown(game);
            view! { <Broken key reason/> }.into_any()
        }
    }
}

/// A table of a game, or why it cannot be opened.
fn opened<G: Drawn>(
    key: String,
    replay: bool,
    pace: fn(&G, &StepOf<G>) -> u32,
    show: fn(Model<G>) -> AnyView,
) -> AnyView {
    let model = if replay { Model::replay(&key, pace) } else { Model::open(&key, pace) };
    match model {
        Ok(model) => {
            // A table of which nothing was ever told will not come any more.
            let broken = Memo::new(move |_| model.failed.get().filter(|_| model.start.with(Option::is_none)));
            let table = move || match broken.get() {
                Some(reason) => view! { <Broken key=key.clone() reason/> }.into_any(),
                None => view! { <Curtain model>{show(model)}</Curtain> }.into_any(),
            };
            view! {
                <Show when=move || model.failed.get().is_some() && broken.get().is_none()>
                    <div class="failed panel" role="alert">{move || model.failed.get()}</div>
                </Show>
                {table}
            }
            .into_any()
        }
        Err(reason) => view! { <Broken key reason/> }.into_any(),
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
