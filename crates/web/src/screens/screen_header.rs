//! The header of a screen other than a table: a link home and the title.

use crate::route::Route;
use crate::table::icon;
use crate::text::{t, tf};
use leptos::prelude::*;

/// The header of a screen; its title is also the title of the window.
#[component]
pub fn ScreenHeader(title: String) -> impl IntoView {
    document().set_title(&tf("page.title.of", &[("screen", &title)]));
    view! {
        <header class="screen-head">
            <a class="icon-button back" href=Route::Home.href() aria-label=t("page.to-home") title=t("page.to-home")>{icon("chev")}</a>
            <h1>{title}</h1>
        </header>
    }
}
