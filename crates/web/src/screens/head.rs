//! The head of a screen beside the tables: a way home and the title.

use crate::route::Route;
use crate::table::icon;
use crate::text::{t, tf};
use leptos::prelude::*;

/// The head of a screen; its title is also that of the window.
#[component]
pub fn Head(title: String) -> impl IntoView {
    document().set_title(&tf("page.title.of", &[("screen", &title)]));
    view! {
        <header class="screen-head">
            <a class="icon-button back" href=Route::Home.href() aria-label=t("page.to-home") title=t("page.to-home")>{icon("chev")}</a>
            <h1>{title}</h1>
        </header>
    }
}
