//! The bar on top of a table: menu, title, what the game shows there, undo, sound, help.

use super::Model;
use crate::route::Route;
use crate::settings::settings;
use crate::text::t;
use host::Hosted;
use leptos::prelude::*;

/// An icon of the sprite.
pub fn icon(name: &str) -> impl IntoView + use<> {
    let href = format!("#i-{name}");
    view! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href=href></use></svg> }
}

/// The bar; `children` is what the game shows in its middle.
#[component]
pub fn TopBar<G: Hosted>(model: Model<G>, title: String, children: Children) -> impl IntoView {
    let settings = settings();
    let menu = RwSignal::new(false);
    let can_undo = move || model.wait.get().undo && !model.replay;
    let game = model.kept.with_untracked(|kept| kept.game.clone());
    view! {
        <header class="top-bar">
            <div class="top-left">
                <button class="icon-button" aria-expanded=move || menu.get().to_string() aria-label=t("page.menu")
                    on:click=move |_| menu.update(|open| *open = !*open)>{icon("menu")}</button>
                <h1 class="top-title">{title}</h1>
            </div>
            <div class="top-middle">{children()}</div>
            <div class="top-right">
                <button class="button small undo" disabled=move || !can_undo() on:click=move |_| model.undo()>
                    {icon("undo")}<span>{t("page.undo")}</span>
                </button>
                <button class="icon-button" aria-pressed=move || settings.get().sound.to_string() aria-label=t("page.sound")
                    on:click=move |_| settings.update(|settings| settings.sound = !settings.sound)>{icon("sound")}</button>
                <a class="icon-button" aria-label=t("page.handbook") target="_blank"
                    href=Route::Handbook(game.clone(), None).href()>{icon("help")}</a>
            </div>
            <Show when=move || menu.get()>
                <nav class="menu panel" aria-label=t("page.menu")>
                    <a href=Route::Home.href()>{t("page.to-home")}</a>
                    <a href=Route::Tables.href()>{t("page.home.tables")}</a>
                    <a href=Route::Settings.href()>{t("page.settings")}</a>
                </nav>
            </Show>
        </header>
    }
}
