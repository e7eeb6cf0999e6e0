//! The layouts for smaller screens: a sheet with tabs on a phone (actions, Vault, deck, log), a drawer on a tablet.

use super::Context;
use super::action_deck::{DeckList, deck_size};
use super::belongings::Belongings;
use super::card::MyCard;
use super::my_panel::{MyGullet, MyHead, SeatTabs, VaultPart};
use super::pieces::{GulletSlot, OomphTokens};
use super::tray::Tray;
use super::vault::must_choose_slot;
use crate::table::{Log, SeatLayout, SheetBody, TabRow};
use crate::text::{key, t, tf};
use cosmic_frog::Move;
use leptos::prelude::*;

/// Returns what stands on a tab.
fn tab_text(context: Context, name: &'static str) -> String {
    match name {
        "deck" => tf(key::PAGE_TAB_DECK, &[("count", &deck_size(context))]),
        name => t(&format!("page-tab-{name}")),
    }
}

/// Returns whether an answer keeps a card, which stands in the sheet with its text.
fn is_card(mv: &Move) -> bool {
    matches!(mv, Move::Keep(..))
}

/// The sheet of a phone.
#[component]
pub fn PhoneSheet(context: Context, layout: SeatLayout) -> impl IntoView {
    let chosen = RwSignal::new("actions");
    let pulled = RwSignal::new(false);
    // A Vault and cards to choose from need more room than a few buttons.
    let large =
        Memo::new(move |_| must_choose_slot(context) || context.answers.with(|answers| answers.iter().any(is_card)));
    let tall =
        Memo::new(move |_| pulled.get() != (chosen.get() == "vault" || chosen.get() == "actions" && large.get()));
    // Open the tab on which a new question can be answered.
    let asked = Memo::new(move |_| context.answers.get());
    Effect::new(move |_| {
        if asked.with(|answers| !answers.is_empty()) {
            chosen.set("actions");
        }
    });
    let question = Signal::derive(move || format!("{:?}", asked.with(|answers| answers.first().copied())));
    let waits = Signal::derive(move || (!context.model.asked().is_empty()).then_some("actions"));
    let belongings = Belongings::of(context, layout.seat);
    let body = move || {
        match chosen.get() {
        "vault" => view! {
            <div class="sheet-own"><SeatTabs context layout/><MyHead context layout belongings/><VaultPart context layout/><MyCard context seat=layout.seat belongings/></div>
        }
        .into_any(),
        "deck" => view! { <DeckList context/> }.into_any(),
        "log" => view! { <Log model=context.model/> }.into_any(),
        _ => view! { <ActionsTab context layout belongings/> }.into_any(),
    }
    };
    view! {
        <section class="sheet" class:tall=tall aria-label=t(key::PAGE_SHEET)>
            <button class="sheet-grip" aria-expanded=move || tall.get().to_string() aria-label=t(key::PAGE_SHEET_GRIP)
                on:click=move |_| pulled.update(|pulled| *pulled = !*pulled)></button>
            <SheetBody chosen question>{body}</SheetBody>
            <TabRow tabs=&[("actions", "leap"), ("vault", "vault"), ("deck", "cards"), ("log", "log")] chosen text=move |name| tab_text(context, name) asked=waits/>
        </section>
    }
}

/// Prompt and answers, with Ω and Gullet between them; the Vault while a slot must be chosen.
#[component]
fn ActionsTab(context: Context, layout: SeatLayout, belongings: Belongings) -> impl IntoView {
    let slots = Memo::new(move |_| must_choose_slot(context));
    view! {
        <div class="sheet-actions">
            <Tray context/>
            <div class="sheet-row">
                <OomphTokens available=move || belongings.oomph() width=16/>
                <div class="gullet" role="group" aria-label=t(key::PAGE_GULLET)>
                    {(0..4).map(|at| view! { <GulletSlot tile=move || belongings.gullet.get()[at] width=42/> }).collect_view()}
                </div>
            </div>
            <Show when=move || slots.get()><VaultPart context layout/></Show>
        </div>
    }
}

/// The drawer of a tablet.
#[component]
pub fn TabletDrawer(context: Context, layout: SeatLayout) -> impl IntoView {
    let chosen = RwSignal::new("vault");
    let slots = Memo::new(move |_| must_choose_slot(context));
    Effect::new(move |_| {
        if slots.get() {
            chosen.set("vault");
        }
    });
    let belongings = Belongings::of(context, layout.seat);
    let body = move || match chosen.get() {
        "card" => view! { <MyCard context seat=layout.seat belongings/> }.into_any(),
        "log" => view! { <Log model=context.model/> }.into_any(),
        _ => view! { <MyGullet belongings/><VaultPart context layout/> }.into_any(),
    };
    view! {
        <section class="drawer own panel" aria-label=move || layout.own_name(context.model)>
            <SeatTabs context layout/>
            <MyHead context layout belongings/>
            <TabRow tabs=&[("vault", "vault"), ("card", "eye"), ("log", "log")] chosen text=move |name| tab_text(context, name) asked=Signal::derive(|| None)/>
            <div class="drawer-body" role="tabpanel" id="tab-panel" tabindex="0" aria-labelledby=move || format!("tab-{}", chosen.get())>{body}</div>
        </section>
    }
}
