//! Where there is less room: a sheet with tabs on a phone (actions, Vault, deck, log), a drawer on a tablet.

use super::Context;
use super::belongings::Belongings;
use super::card::OwnCard;
use super::deck::{DeckList, deck_size};
use super::desk::Desk;
use super::own::{Head, OwnGullet, Tabs, VaultPart};
use super::pieces::{GulletSlot, Omegas};
use super::tray::Tray;
use super::vault::choosing;
use crate::table::{Log, icon};
use crate::text::{t, tf};
use leptos::prelude::*;
use leptos::web_sys::KeyboardEvent;

/// What a sheet or drawer can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tab {
    Actions,
    Vault,
    Card,
    Deck,
    Log,
}

impl Tab {
    fn name(self) -> &'static str {
        match self {
            Tab::Actions => "actions",
            Tab::Vault => "vault",
            Tab::Card => "card",
            Tab::Deck => "deck",
            Tab::Log => "log",
        }
    }

    fn icon(self) -> &'static str {
        match self {
            Tab::Actions => "leap",
            Tab::Vault => "vault",
            Tab::Card => "eye",
            Tab::Deck => "cards",
            Tab::Log => "log",
        }
    }
}

/// A row of tabs; arrow keys go from one to the next.
#[component]
fn TabRow(context: Context, tabs: &'static [Tab], chosen: RwSignal<Tab>) -> impl IntoView {
    let turn = move |event: KeyboardEvent| {
        let step = match event.key().as_str() {
            "ArrowRight" => 1,
            "ArrowLeft" => tabs.len() - 1,
            _ => return,
        };
        let at = tabs.iter().position(|&tab| tab == chosen.get_untracked()).unwrap_or(0);
        let next = tabs[(at + step) % tabs.len()];
        chosen.set(next);
        let found = document().get_element_by_id(&format!("tab-{}", next.name()));
        if let Some(button) =
            found.and_then(|found| wasm_bindgen::JsCast::dyn_into::<leptos::web_sys::HtmlElement>(found).ok())
        {
            let _ = button.focus();
        }
    };
    let tab = move |tab: Tab| {
        let on = move || chosen.get() == tab;
        let text = move || match tab {
            Tab::Deck => tf("page.tab.deck", &[("count", &deck_size(context))]),
            tab => t(&format!("page.tab.{}", tab.name())),
        };
        let asked = move || tab == Tab::Actions && !on() && !context.model.asked().is_empty();
        view! {
            <button class="sheet-tab" class:chosen=on class:asked=asked role="tab" id=format!("tab-{}", tab.name()) aria-controls="tab-panel"
                aria-selected=move || on().to_string() tabindex=move || if on() { "0" } else { "-1" } data-tab=tab.name()
                on:click=move |_| chosen.set(tab)>
                {icon(tab.icon())}<span>{text}</span>
            </button>
        }
    };
    view! {
        <div class="sheet-tabs" role="tablist" aria-label=t("page.tabs") on:keydown=turn>{tabs.iter().copied().map(tab).collect_view()}</div>
    }
}

/// The sheet of a phone.
#[component]
pub fn Sheet(context: Context, desk: Desk) -> impl IntoView {
    let chosen = RwSignal::new(Tab::Actions);
    let pulled = RwSignal::new(false);
    // A Vault needs more room than a few buttons.
    let tall = Memo::new(move |_| {
        pulled.get() != (chosen.get() == Tab::Vault || chosen.get() == Tab::Actions && choosing(context))
    });
    // A new question is put where it can be read and answered.
    let asked = Memo::new(move |_| context.answers.get());
    Effect::new(move |_| {
        if asked.with(|answers| !answers.is_empty()) {
            chosen.set(Tab::Actions);
        }
    });
    let belongings = Belongings::of(context, desk.seat);
    let body = move || {
        match chosen.get() {
        Tab::Vault => view! {
            <div class="sheet-own"><Tabs context desk/><Head context desk belongings/><VaultPart context desk/><OwnCard context seat=desk.seat belongings/></div>
        }
        .into_any(),
        Tab::Deck => view! { <DeckList context/> }.into_any(),
        Tab::Log => view! { <Log model=context.model/> }.into_any(),
        _ => view! { <Actions context desk belongings/> }.into_any(),
    }
    };
    view! {
        <section class="sheet" class:tall=tall aria-label=t("page.sheet")>
            <button class="sheet-grip" aria-expanded=move || tall.get().to_string() aria-label=t("page.sheet.grip")
                on:click=move |_| pulled.update(|pulled| *pulled = !*pulled)></button>
            <div class="sheet-body" role="tabpanel" id="tab-panel" tabindex="0" aria-labelledby=move || format!("tab-{}", chosen.get().name())>{body}</div>
            <TabRow context tabs=&[Tab::Actions, Tab::Vault, Tab::Deck, Tab::Log] chosen/>
        </section>
    }
}

/// Prompt and answers, with Ω and Gullet between them; the Vault while a slot must be chosen.
#[component]
fn Actions(context: Context, desk: Desk, belongings: Belongings) -> impl IntoView {
    let slots = Memo::new(move |_| choosing(context));
    view! {
        <div class="sheet-actions">
            <Tray context/>
            <div class="sheet-row">
                <Omegas available=move || belongings.oomph() width=16/>
                <div class="gullet" role="group" aria-label=t("page.gullet")>
                    {(0..4).map(|at| view! { <GulletSlot tile=move || belongings.gullet.get()[at] width=42/> }).collect_view()}
                </div>
            </div>
            <Show when=move || slots.get()><VaultPart context desk/></Show>
        </div>
    }
}

/// The drawer of a tablet.
#[component]
pub fn Drawer(context: Context, desk: Desk) -> impl IntoView {
    let chosen = RwSignal::new(Tab::Vault);
    let slots = Memo::new(move |_| choosing(context));
    Effect::new(move |_| {
        if slots.get() {
            chosen.set(Tab::Vault);
        }
    });
    let belongings = Belongings::of(context, desk.seat);
    let body = move || match chosen.get() {
        Tab::Card => view! { <OwnCard context seat=desk.seat belongings/> }.into_any(),
        Tab::Log => view! { <Log model=context.model/> }.into_any(),
        _ => view! { <OwnGullet belongings/><VaultPart context desk/> }.into_any(),
    };
    view! {
        <section class="drawer own panel" aria-label=move || desk.own_name(context)>
            <Tabs context desk/>
            <Head context desk belongings/>
            <TabRow context tabs=&[Tab::Vault, Tab::Card, Tab::Log] chosen/>
            <div class="drawer-body" role="tabpanel" id="tab-panel" tabindex="0" aria-labelledby=move || format!("tab-{}", chosen.get().name())>{body}</div>
        </section>
    }
}
