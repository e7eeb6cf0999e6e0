//! The layouts for smaller screens: a sheet with tabs on a phone, a drawer on a tablet.

use super::Context;
use super::belongings::Belongings;
use super::my_panel::{CardHand, MyHead, TilesLeft};
use super::players::{PlayerPanel, ResourceSlots};
use super::power_grid::PowerGrid;
use super::tray::Tray;
use crate::table::{Log, SeatLayout, SheetBody, TabRow};
use crate::text::{key, t, tf};
use leptos::prelude::*;
use volcanique::Question;

fn tab_text(name: &'static str) -> String {
    t(&format!("page-vq-tab-{name}"))
}

/// Opens the tab that a question needs: on a phone prompt and answers, in a drawer the grid while a power is
/// unlocked.
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
pub fn PhoneSheet(context: Context, layout: SeatLayout) -> impl IntoView {
    let chosen = RwSignal::new("table");
    let pulled = RwSignal::new(false);
    let tall = Memo::new(move |_| pulled.get() != (chosen.get() != "table"));
    follow(context, chosen, "table");
    let belongings = Belongings::of(context, layout.seat);
    let question = Signal::derive(move || format!("{:?}", context.question()));
    let asked = Signal::derive(move || (!context.model.asked().is_empty()).then_some("table"));
    let body = move || {
        match chosen.get() {
        "players" => view! { <AllPlayers context/> }.into_any(),
        "powers" => view! { <div class="sheet-own"><PowerGrid context seat=layout.seat/><CardHand context belongings/><TilesLeft context/></div> }.into_any(),
        "log" => view! { <Log model=context.model/> }.into_any(),
        _ => view! { <TableTab context belongings/> }.into_any(),
    }
    };
    view! {
        <section class="sheet vq-sheet" class:tall=tall aria-label=t(key::PAGE_SHEET)>
            <button class="sheet-grip" aria-expanded=move || tall.get().to_string() aria-label=t(key::PAGE_SHEET_GRIP)
                on:click=move |_| pulled.update(|pulled| *pulled = !*pulled)></button>
            <SheetBody chosen question>{body}</SheetBody>
            <TabRow tabs=&[("table", "hexes"), ("players", "people"), ("powers", "volcano"), ("log", "log")] chosen text=tab_text asked/>
        </section>
    }
}

/// The viewer's resources, then prompt and answers.
#[component]
fn TableTab(context: Context, belongings: Belongings) -> impl IntoView {
    let store = Memo::new(move |_| belongings.holdings.with(|holdings| (holdings.resources, holdings.limit)));
    view! {
        <div class="sheet-actions">
            {move || {
                let (mix, limit) = store.get();
                view! {
                    <div class="vq-sheet-store"><ResourceSlots mix limit/>
                        <span>{tf(key::PAGE_VQ_STORE_SHORT, &[("count", &mix.total()), ("limit", &limit)])}</span></div>
                }
            }}
            <Tray context/>
        </div>
    }
}

/// The panels of all players.
#[component]
fn AllPlayers(context: Context) -> impl IntoView {
    let seats: Vec<_> = context.rules().seats().collect();
    let one = |seat| view! { <PlayerPanel context seat belongings=Belongings::of(context, Memo::new(move |_| seat))/> };
    view! { <div class="vq-all">{seats.into_iter().map(one).collect_view()}</div> }
}

/// The drawer of a tablet.
#[component]
pub fn TabletDrawer(context: Context, layout: SeatLayout) -> impl IntoView {
    let chosen = RwSignal::new("own");
    follow(context, chosen, "own");
    let belongings = Belongings::of(context, layout.seat);
    let body = move || match chosen.get() {
        "log" => view! { <Log model=context.model/> }.into_any(),
        _ => view! {
            <MyHead context layout belongings/>
            <section class="panel vq-part"><PowerGrid context seat=layout.seat/></section>
            <CardHand context belongings/>
            <TilesLeft context/>
        }
        .into_any(),
    };
    view! {
        <section class="drawer own panel vq-drawer" aria-label=move || layout.own_name(context.model)>
            <TabRow tabs=&[("own", "eye"), ("log", "log")] chosen text=tab_text asked=Signal::derive(|| None)/>
            <div class="drawer-body" role="tabpanel" id="tab-panel" tabindex="0" aria-labelledby=move || format!("tab-{}", chosen.get())>{body}</div>
        </section>
    }
}
