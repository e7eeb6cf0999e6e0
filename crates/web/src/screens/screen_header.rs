//! The header of a screen other than a table: a link home and the title.

use crate::route::Route;
use crate::table::icon;
use crate::text::{key, t, tf};
use leptos::prelude::*;

/// The header of a screen; its title is also the title of the window.
#[component]
pub fn ScreenHeader(title: String) -> impl IntoView {
    document().set_title(&tf(key::PAGE_TITLE_OF, &[("screen", &title)]));
    view! {
        <header class="screen-head">
            <a class="icon-button back" href=Route::Home.href() aria-label=t(key::PAGE_TO_HOME) title=t(key::PAGE_TO_HOME)>{icon("chev")}</a>
            <h1>{title}</h1>
        </header>
    }
}
