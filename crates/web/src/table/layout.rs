//! The table as a whole: which part stands where in the room there is. Each part is in the page only once.
//!
//! Not here: the parts, which each game draws in its own way.

use super::{Desk, Log, Model, Replay, Room, Spoken, TopBar};
use crate::table::Drawn;
use crate::text::t;
use leptos::prelude::*;
use protocol::StepOf;

/// The table while somebody looks at it; `children` stand over it.
#[component]
pub fn Layout<G: Drawn>(
    model: Model<G>,
    desk: Desk,
    /// How long a step is shown at normal speed.
    pace: fn(&G, &StepOf<G>) -> u32,
    /// What the top bar says of the game.
    #[prop(into)]
    bar: ViewFn,
    /// The panels of the others, where there is room for them.
    #[prop(into)]
    players: ViewFn,
    /// The same as a strip of chips.
    #[prop(into)]
    strip: ViewFn,
    /// What is mine, in a column.
    #[prop(into)]
    own: ViewFn,
    /// The same in the drawer of a tablet.
    #[prop(into)]
    drawer: ViewFn,
    /// The sheet of a phone: what is mine, and the tray.
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
    let room = desk.room;
    let has_sheet = Memo::new(move |_| room.get().has_sheet());
    let others = move || match room.get() {
        Room::Wide => {
            view! { <aside class="left" aria-label=t("page.left")>{players.run()}<Log model/></aside> }.into_any()
        }
        _ => strip.run(),
    };
    let mine = move || match room.get() {
        Room::Wide => view! { <aside class="right" aria-label=t("page.own")>{own.run()}</aside> }.into_any(),
        Room::Middle => view! { <aside class="right" aria-label=t("page.own")>{drawer.run()}</aside> }.into_any(),
        // A replay has its controls where the sheet would be.
        _ if model.replay => ().into_any(),
        _ => sheet.run(),
    };
    let asked = move || match (model.replay, has_sheet.get()) {
        (true, _) => view! { <Replay model pace/> }.into_any(),
        (false, false) => tray.run(),
        (false, true) => ().into_any(),
    };
    view! {
        <div class=move || format!("table {} {}", G::NAME, room.get().name())>
            <TopBar model title=t(&format!("page.game.{}", G::NAME))>{bar.run()}</TopBar>
            {others}
            <main class="stage">{board.run()}{asked}</main>
            {mine}
            {children()}
            <Spoken model/>
        </div>
    }
}
