//! The end of a game, as far as all games share it: when the results open, who has won, and what the player can do
//! next.
//!
//! Not here: the points, which each game shows in its own way.

use super::{Sentence, TableModel, Viewing, icon};
use crate::route::Route;
use crate::storage;
use crate::table::TableTheme;
use crate::text::{key, t, tn};
use leptos::html::Dialog;
use leptos::prelude::*;
use tabletop::{Header, Save};
use wording::Text;

/// The results, over the table; after closing them, a button opens them again.
#[component]
pub fn GameOver<G: TableTheme>(
    model: TableModel<G>,
    /// The position that is drawn.
    view: Memo<Option<G::View>>,
    /// Draws the results of the last position; the signals say whether they were closed and whether they were counted
    /// before.
    results: impl Fn(G::View, RwSignal<bool>, RwSignal<bool>) -> AnyView + Send + 'static,
) -> impl IntoView {
    let over = over(model);
    // In a replay the results open on request, so that the controls stay in reach.
    let closed = RwSignal::new(model.replay);
    // The counting is animated only the first time.
    let counted = RwSignal::new(false);
    let last = Memo::new(move |_| over.get().then(|| view.get()).flatten());
    view! {
        {move || last.get().filter(|_| !closed.get()).map(|view| results(view, closed, counted))}
        <Show when=move || over.get() && closed.get()>
            <button class="button primary score-again" on:click=move |_| closed.set(false)>{icon("star")}{t(key::PAGE_SCORE_SHOW)}</button>
        </Show>
    }
}

/// Returns the reference of a dialog that opens over everything else as soon as it is in the page.
pub fn modal() -> NodeRef<Dialog> {
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get() {
            // Browsers without modal dialogs show it in place.
            let _ = dialog.show_modal();
        }
    });
    dialog
}

/// Returns whether the game is over and its last step has been shown.
fn over<G: TableTheme>(model: TableModel<G>) -> Memo<bool> {
    Memo::new(move |_| {
        let all = model.steps.with(Vec::len);
        let shown = model.shown.get() == all && all > 0 && model.playing.get().is_none();
        model.wait.get().over && shown && model.viewing.get() == Viewing::Latest
    })
}

/// Who has won, with the names of the players, once everything is counted; and that turns were taken back, if so.
#[component]
pub fn WinnerHeading<G: TableTheme>(
    model: TableModel<G>,
    text: Text,
    #[prop(into)] finished: Signal<bool>,
) -> impl IntoView {
    let title = move || match finished.get() {
        true => view! { <Sentence model text=text.clone()/> }.into_any(),
        false => t(&format!("page-score-counting-{}", G::NAME)).into_any(),
    };
    let undone = move || {
        Some(model.undone_turns()).filter(|&count| count > 0).map(|count| tn(key::PAGE_SCORE_UNDONE_TURNS, count))
    };
    view! {
        <h2 id="score-title" tabindex="-1" autofocus aria-live="polite">{title}</h2>
        {move || undone().map(|text| view! { <p class="score-undone" data-undone-turns="">{text}</p> })}
    }
}

/// What the player can do next.
#[component]
pub fn NextSteps<G: TableTheme>(model: TableModel<G>, closed: RwSignal<bool>) -> impl IntoView {
    let key = model.saved.with_untracked(|saved| saved.key.clone());
    view! {
        <div class="score-next">
            <button class="button primary" data-next="again" on:click=move |_| again(model)>{icon("play")}<span>{t(key::PAGE_SCORE_AGAIN)}</span></button>
            {(!model.replay).then(|| view! { <a class="button" data-next="replay" href=Route::Replay(key).href()>{icon("replay")}<span>{t(key::PAGE_REPLAY)}</span></a> })}
            <button class="button" data-next="board" on:click=move |_| closed.set(true)>{icon("eye")}<span>{t(key::PAGE_SCORE_BOARD)}</span></button>
            <a class="button" data-next="home" href=Route::Home.href()>{t(key::PAGE_TO_HOME)}</a>
        </div>
    }
}

/// Starts a new table with the same set-up and the same people.
fn again<G: TableTheme>(model: TableModel<G>) {
    let rules = model.rules.get_value();
    let save = Save::new(Header::of(rules.as_ref()), Vec::new()).write();
    let mut saved = model.saved.get_untracked();
    saved.key = storage::new_key();
    saved.when = js_sys::Date::now();
    saved.moves = 0;
    saved.over = false;
    saved.score = None;
    saved.branch = false;
    saved.undone_turns = 0;
    saved.seed = None;
    model.create(saved, save);
}
