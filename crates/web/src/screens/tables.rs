//! All tables kept on this device: open them, watch them again, carry them away, bring them in.
//!
//! Not here: how files are checked (`storage/transfer.rs`).

use super::Head;
use super::entry::{Frogs, Shown};
use super::file::FileButton;
use super::start::COSMIC_FROG;
use crate::route::Route;
use crate::storage::{self, Checker, Incoming, Kept, LARGEST};
use crate::table::icon;
use crate::text::{t, tf, tn};
use leptos::html;
use leptos::prelude::*;
use std::collections::VecDeque;

/// What was said about the last file.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Said {
    /// Something was done, or is being done.
    Done(String),
    /// It went wrong.
    Wrong(String),
}

/// All tables kept on this device.
#[component]
pub fn Tables() -> impl IntoView {
    let tables = RwSignal::new(storage::tables());
    let said = RwSignal::new(None::<Said>);
    let export = move |_| {
        if let Err(reason) = storage::export_all() {
            said.set(Some(Said::Wrong(reason)));
        }
    };
    let taken = move |file: Result<(String, String), String>| match file.and_then(|(_, text)| storage::read_file(&text))
    {
        Ok(incoming) => {
            said.set(Some(Said::Done(t("page.tables.checking"))));
            take_in(incoming.into(), Vec::new(), Checker::default(), tables, said);
        }
        Err(reason) => said.set(Some(Said::Wrong(reason))),
    };
    let none = Memo::new(move |_| tables.with(Vec::is_empty));
    view! {
        <main class="screen plain-screen tables-screen">
            <Head title=t("page.home.tables")/>
            <div class="tables-tools">
                <FileButton label=t("page.tables.import") name="import" accept=".json,.jsonl,.strata,.txt,application/json" largest=LARGEST taken/>
                <button class="button" data-tables="export-all" disabled=move || none.get() on:click=export>{icon("up")}{t("page.tables.export-all")}</button>
            </div>
            <div aria-live="polite">{move || said.get().map(|said| match said {
                Said::Done(text) => view! { <p class="said">{text}</p> }.into_any(),
                Said::Wrong(text) => view! { <p class="problem" role="alert">{text}</p> }.into_any(),
            })}</div>
            {move || if none.get() {
                view! { <Empty/> }.into_any()
            } else {
                view! {
                    <ul class="tables-list">
                        <For each=move || tables.get() key=|kept| kept.key.clone() let(kept)><Line kept tables said/></For>
                    </ul>
                }.into_any()
            }}
        </main>
    }
}

/// Checks the tables of a file one after the other; keeps them when all are sound.
fn take_in(
    mut rest: VecDeque<Incoming>,
    mut checked: Vec<(Kept, String)>,
    checker: Checker,
    tables: RwSignal<Vec<Kept>>,
    said: RwSignal<Option<Said>>,
) {
    let Some(next) = rest.pop_front() else {
        let all = checked.len();
        said.set(Some(match storage::keep_all(checked) {
            Ok(0) => Said::Done(tn("page.tables.known", all as u32)),
            Ok(count) => Said::Done(tn("page.tables.added", count as u32)),
            Err(reason) => Said::Wrong(reason),
        }));
        return tables.set(storage::tables());
    };
    let number = checked.len() + 1;
    let again = checker.clone();
    checker.check(next, move |result| {
        // The person may have gone to another screen.
        if said.is_disposed() {
            return;
        }
        match result {
            Ok(sound) => {
                checked.push(sound);
                take_in(rest, checked, again, tables, said);
            }
            Err(reason) => {
                let words = tf("page.tables.refused", &[("number", &number), ("reason", &reason)]);
                said.set(Some(Said::Wrong(words)));
            }
        }
    });
}

/// What stands here before the first game.
#[component]
fn Empty() -> impl IntoView {
    view! {
        <div class="panel tables-empty">
            <svg class="tables-empty-art" viewBox="-70 -140 140 150" aria-hidden="true"><use href="#frog-gray"></use></svg>
            <h2>{t("page.tables.empty")}</h2>
            <p>{t("page.tables.empty.more")}</p>
            <a class="button primary" href=Route::New(COSMIC_FROG.into()).href()>{t("page.home.setup")}</a>
        </div>
    }
}

/// One table.
#[component]
fn Line(kept: Kept, tables: RwSignal<Vec<Kept>>, said: RwSignal<Option<Said>>) -> impl IntoView {
    let Shown { game, colours, who, state } = Shown::of(&kept);
    let (key, over) = (StoredValue::new(kept.key.clone()), kept.over);
    let asking = RwSignal::new(false);
    let keep = NodeRef::<html::Button>::new();
    // The button that was pressed is gone; whoever uses the keyboard goes on at the harmless one.
    Effect::new(move |_| {
        if let Some(keep) = keep.get() {
            let _ = keep.focus();
        }
    });
    let export = move |_| {
        if let Err(reason) = storage::export_one(&key.get_value()) {
            said.set(Some(Said::Wrong(reason)));
        }
    };
    let delete = move |_| {
        storage::forget(&key.get_value());
        tables.set(storage::tables());
    };
    // A game that goes on is not shown from the beginning: that would show everybody's secrets.
    let main = if over {
        view! { <a class="button primary" data-table="replay" href=Route::Replay(kept.key.clone()).href()>{icon("replay")}{t("page.tables.replay")}</a> }.into_any()
    } else {
        view! { <a class="button primary" data-table="open" href=Route::Table(kept.key.clone()).href()>{icon("play")}{t("page.tables.open")}</a> }.into_any()
    };
    let result = over.then(|| {
        let href = Route::Table(kept.key.clone()).href();
        view! { <span class="chip finished">{icon("check")}{t("page.tables.over")}</span><a class="button" data-table="open" href=href>{t("page.tables.result")}</a> }
    });
    let title = games::find(&kept.game).map_or_else(|_| kept.game.clone(), |entry| entry.title.to_string());
    let called = tf("page.tables.line", &[("who", &who), ("state", &state)]);
    view! {
        <li class="panel table-line" data-key=kept.key.clone() aria-label=called>
            <Frogs game colours/>
            <div class="table-line-text"><b>{who}</b><span>{format!("{title} · {state}")}</span></div>
            <div class="table-line-ways">
                {move || if asking.get() {
                    view! {
                        <span class="table-sure" role="alert">{t("page.tables.sure")}</span>
                        <button class="button danger" data-table="delete-now" on:click=delete>{t("page.tables.delete")}</button>
                        <button class="button" data-table="keep" node_ref=keep on:click=move |_| asking.set(false)>{t("page.tables.keep")}</button>
                    }.into_any()
                } else {
                    view! {
                        <button class="button" data-table="export" on:click=export>{t("page.tables.export")}</button>
                        <button class="button" data-table="delete" on:click=move |_| asking.set(true)>{t("page.tables.delete")}</button>
                    }.into_any()
                }}
                {result}
                {main}
            </div>
        </li>
    }
}
