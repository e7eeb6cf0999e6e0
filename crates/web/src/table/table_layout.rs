//! The layout of a table: which part stands where at each window size. Every part is in the page only once.
//!
//! Not here: the parts themselves, which each game draws.

use super::{LayoutKind, Log, ReplayControls, ScreenReaderStatus, SeatLayout, TableModel, TopBar};
use crate::table::TableTheme;
use crate::text::{key, t};
use leptos::prelude::*;

/// A table with its parts; `children` are shown over it.
#[component]
pub fn TableLayout<G: TableTheme>(
    model: TableModel<G>,
    layout: SeatLayout,
    /// What the game shows in the top bar.
    #[prop(into)]
    bar: ViewFn,
    /// The panels of the others, where there is room for them.
    #[prop(into)]
    players: ViewFn,
    /// The same as a strip of chips.
    #[prop(into)]
    strip: ViewFn,
    /// The viewer's own panel, as a column.
    #[prop(into)]
    own: ViewFn,
    /// The same in the drawer of a tablet.
    #[prop(into)]
    drawer: ViewFn,
    /// The sheet of a phone: the viewer's own panel and the tray.
    #[prop(into)]
    sheet: ViewFn,
    /// Prompt and answers.
    #[prop(into)]
    tray: ViewFn,
    /// The board.
    #[prop(into)]
    board: ViewFn,
    children: Children,
) -> impl IntoView {
    let kind = layout.kind;
    let has_sheet = Memo::new(move |_| kind.get().has_sheet());
    let others = move || match kind.get() {
        LayoutKind::Wide => {
            view! { <aside class="left" aria-label=t(key::PAGE_LEFT)>{players.run()}<Log model/></aside> }.into_any()
        }
        _ => strip.run(),
    };
    let mine = move || match kind.get() {
        LayoutKind::Wide => view! { <aside class="right" aria-label=t(key::PAGE_OWN)>{own.run()}</aside> }.into_any(),
        LayoutKind::Middle => {
            view! { <aside class="right" aria-label=t(key::PAGE_OWN)>{drawer.run()}</aside> }.into_any()
        }
        // A replay has its controls where the sheet would be.
        _ if model.replay => ().into_any(),
        _ => sheet.run(),
    };
    let asked = move || match (model.replay, has_sheet.get()) {
        (true, _) => view! { <ReplayControls model/> }.into_any(),
        (false, false) => tray.run(),
        (false, true) => ().into_any(),
    };
    view! {
        <div class=move || format!("table {} {}", G::NAME, kind.get().name())>
            <TopBar model title=t(&format!("page-game-{}", G::NAME))>{bar.run()}</TopBar>
            {others}
            <main class="stage">{board.run()}{asked}</main>
            {mine}
            {children()}
            <ScreenReaderStatus model/>
        </div>
    }
}
