//! Where there is less room: a sheet with tabs on a phone, a drawer on a tablet.

use super::Context;
use super::belongings::Belongings;
use super::grid::PowerGrid;
use super::own::{Hand, OwnPanel, TilesLeft};
use super::players::{Player, Slots};
use super::tray::Tray;
use crate::table::{Desk, Log, SheetBody, TabRow};
use crate::text::{t, tf};
use leptos::prelude::*;
use volcanique::Question;

fn tab_text(name: &'static str) -> String {
    t(&format!("page.vq.tab.{name}"))
}

/// Brings what a question needs into sight: on a phone prompt and answers, in a drawer the grid while a power is unlocked.
fn follow(context: Context, chosen: RwSignal<&'static str>, asked: &'static str) {
    let question = Memo::new(move |_| context.question());
    Effect::new(move |_| match question.get() {
        Some(Question::Unlock) if asked == "own" => chosen.set("own"),
        Some(_) if asked == "table" => chosen.set("table"),
        _ => {}
    });
}

/// The sheet of a phone.
#[component]
pub fn Sheet(context: Context, desk: Desk) -> impl IntoView {
    let chosen = RwSignal::new("table");
    let pulled = RwSignal::new(false);
    let tall = Memo::new(move |_| pulled.get() != (chosen.get() != "table"));
    follow(context, chosen, "table");
    let belongings = Belongings::of(context, desk.seat);
    let question = Signal::derive(move || format!("{:?}", context.question()));
    let asked = Signal::derive(move || (!context.model.asked().is_empty()).then_some("table"));
    let body = move || {
        match chosen.get() {
        "players" => view! { <All context/> }.into_any(),
        "powers" => view! { <div class="sheet-own"><PowerGrid context seat=desk.seat/><Hand context belongings/><TilesLeft context/></div> }.into_any(),
        "log" => view! { <Log model=context.model/> }.into_any(),
        _ => view! { <Table context belongings/> }.into_any(),
    }
    };
    view! {
        <section class="sheet vq-sheet" class:tall=tall aria-label=t("page.sheet")>
            <button class="sheet-grip" aria-expanded=move || tall.get().to_string() aria-label=t("page.sheet.grip")
                on:click=move |_| pulled.update(|pulled| *pulled = !*pulled)></button>
            <SheetBody chosen question>{body}</SheetBody>
            <TabRow tabs=&[("table", "hexes"), ("players", "people"), ("powers", "volcano"), ("log", "log")] chosen text=tab_text asked/>
        </section>
    }
}

/// One's resources, then prompt and answers.
#[component]
fn Table(context: Context, belongings: Belongings) -> impl IntoView {
    let store = Memo::new(move |_| belongings.holdings.with(|holdings| (holdings.resources, holdings.limit)));
    view! {
        <div class="sheet-actions">
            {move || {
                let (mix, limit) = store.get();
                view! {
                    <div class="vq-sheet-store"><Slots mix limit/>
                        <span>{tf("page.vq.store.short", &[("count", &mix.total()), ("limit", &limit)])}</span></div>
                }
            }}
            <Tray context/>
        </div>
    }
}

/// Everybody's panel.
#[component]
fn All(context: Context) -> impl IntoView {
    let seats: Vec<_> = context.rules().seats().collect();
    let one = |seat| view! { <Player context seat belongings=Belongings::of(context, Memo::new(move |_| seat))/> };
    view! { <div class="vq-all">{seats.into_iter().map(one).collect_view()}</div> }
}

/// The drawer of a tablet.
#[component]
pub fn Drawer(context: Context, desk: Desk) -> impl IntoView {
    let chosen = RwSignal::new("own");
    follow(context, chosen, "own");
    let belongings = Belongings::of(context, desk.seat);
    let body = move || match chosen.get() {
        "log" => view! { <Log model=context.model/> }.into_any(),
        _ => view! {
            <OwnPanel context desk belongings/>
            <section class="panel vq-part"><PowerGrid context seat=desk.seat/></section>
            <Hand context belongings/>
            <TilesLeft context/>
        }
        .into_any(),
    };
    view! {
        <section class="drawer own panel vq-drawer" aria-label=move || desk.own_name(context.model)>
            <TabRow tabs=&[("own", "eye"), ("log", "log")] chosen text=tab_text asked=Signal::derive(|| None)/>
            <div class="drawer-body" role="tabpanel" id="tab-panel" tabindex="0" aria-labelledby=move || format!("tab-{}", chosen.get())>{body}</div>
        </section>
    }
}
