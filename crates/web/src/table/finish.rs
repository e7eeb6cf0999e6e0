//! What every game has at its end: when it is shown, and what to do next.
//!
//! Not here: what is counted, which each game shows in its own way.

use super::{Model, Moment, Sentence, icon};
use crate::route::Route;
use crate::storage;
use crate::table::Drawn;
use crate::text::t;
use leptos::html::Dialog;
use leptos::prelude::*;
use tabletop::{Header, Save};

/// The end of the game, over the table; a button brings it back after a look at the board.
#[component]
pub fn Finish<G: Drawn>(
    model: Model<G>,
    /// The position that is drawn.
    view: Memo<Option<G::View>>,
    /// Draws the last position: whether it was closed, and whether everything was counted before.
    results: impl Fn(G::View, RwSignal<bool>, RwSignal<bool>) -> AnyView + Send + 'static,
) -> impl IntoView {
    let over = over(model);
    // In a replay the controls stay in reach: the scores open when they are asked for.
    let closed = RwSignal::new(model.replay);
    // Counted once; looked at again it is all there.
    let told = RwSignal::new(false);
    let last = Memo::new(move |_| over.get().then(|| view.get()).flatten());
    view! {
        {move || last.get().filter(|_| !closed.get()).map(|view| results(view, closed, told))}
        <Show when=move || over.get() && closed.get()>
            <button class="button primary score-again" on:click=move |_| closed.set(false)>{icon("star")}{t("page.score.show")}</button>
        </Show>
    }
}

/// A dialog that opens over everything else as soon as it is in the page.
pub fn modal() -> NodeRef<Dialog> {
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get() {
            // Shown at once by browsers without modal dialogs.
            let _ = dialog.show_modal();
        }
    });
    dialog
}

/// Whether the game is over and its last step has been shown.
fn over<G: Drawn>(model: Model<G>) -> Memo<bool> {
    Memo::new(move |_| {
        let all = model.steps.with(Vec::len);
        let shown = model.shown.get() == all && all > 0 && model.playing.get().is_none();
        model.wait.get().over && shown && model.moment.get() == Moment::Now
    })
}

/// Who has won, once all is counted; players by their names.
#[component]
pub fn Verdict<G: Drawn>(model: Model<G>, text: String, #[prop(into)] finished: Signal<bool>) -> impl IntoView {
    let title = move || match finished.get() {
        true => view! { <Sentence model text=text.clone()/> }.into_any(),
        false => t(&format!("page.score.counting.{}", G::NAME)).into_any(),
    };
    view! { <h2 id="score-title" tabindex="-1" autofocus aria-live="polite">{title}</h2> }
}

/// What to do next.
#[component]
pub fn Next<G: Drawn>(model: Model<G>, closed: RwSignal<bool>) -> impl IntoView {
    let key = model.kept.with_untracked(|kept| kept.key.clone());
    view! {
        <div class="score-next">
            <button class="button primary" data-next="again" on:click=move |_| again(model)>{icon("play")}<span>{t("page.score.again")}</span></button>
            {(!model.replay).then(|| view! { <a class="button" data-next="replay" href=Route::Replay(key).href()>{icon("replay")}<span>{t("page.replay")}</span></a> })}
            <button class="button" data-next="board" on:click=move |_| closed.set(true)>{icon("eye")}<span>{t("page.score.board")}</span></button>
            <a class="button" data-next="home" href=Route::Home.href()>{t("page.to-home")}</a>
        </div>
    }
}

/// A new table with the same set-up and the same people.
fn again<G: Drawn>(model: Model<G>) {
    let rules = model.rules.get_value();
    let save = Save::new(Header::of(rules.as_ref()), Vec::new()).write();
    let mut kept = model.kept.get_untracked();
    kept.key = storage::fresh_key();
    kept.when = js_sys::Date::now();
    kept.moves = 0;
    kept.over = false;
    kept.score = None;
    kept.branch = false;
    kept.seed = None;
    model.create(kept, save);
}
