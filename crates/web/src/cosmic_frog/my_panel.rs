//! The viewer's own panel: Ω, Gullet, card, Vault. One column on a wide screen, separate parts on a smaller one.

use super::Context;
use super::belongings::Belongings;
use super::card::MyCard;
use super::pieces::{Avatar, GulletSlot, OomphTokens, PlaceChip, Points, frog_class};
use super::players::{VaultLock, team_text};
use super::vault::{DOMAINS, Vault, owners, slot_owner};
use crate::table::{SeatLayout, icon};
use crate::text::{key, t, tf, tn};
use cosmic_frog::Place;
use leptos::prelude::*;
use tabletop::Seat;

/// The whole panel, as one column.
#[component]
pub fn MyPanel(context: Context, layout: SeatLayout) -> impl IntoView {
    let belongings = Belongings::of(context, layout.seat);
    view! {
        <section class="own panel" tabindex="0" aria-label=move || layout.own_name(context.model)>
            <SeatTabs context layout/>
            <MyHead context layout belongings/>
            <MyGullet belongings/>
            <MyCard context seat=layout.seat belongings/>
            <VaultPart context layout/>
        </section>
    }
}

/// A tab for each frog of a person who holds several.
#[component]
pub fn SeatTabs(context: Context, layout: SeatLayout) -> impl IntoView {
    let tab = move |seat: Seat| {
        let colour = context.rules().colour(seat);
        let shown = move || layout.seat.get() == seat;
        view! {
            <button class=format!("own-tab {}", frog_class(colour)) class:chosen=shown role="tab" aria-selected=move || shown().to_string()
                data-frog=colour.name() on:click=move |_| layout.pick.set(Some(seat))>
                <Avatar colour size=28 mark=false/><span>{move || context.model.name(seat)}</span>
            </button>
        }
    };
    move || {
        let mine = layout.mine.get();
        (mine.len() > 1).then(|| view! {
            <div class="own-tabs" role="tablist" aria-label=t(key::PAGE_OWN_FROGS)>{mine.into_iter().map(tab).collect_view()}</div>
        })
    }
}

/// Avatar, name, place, Ω and points.
#[component]
pub fn MyHead(context: Context, layout: SeatLayout, belongings: Belongings) -> impl IntoView {
    let points = Signal::derive(move || belongings.worth.get().total());
    view! {
        <div class="own-head">
            {move || view! { <Avatar colour=context.rules().colour(layout.seat.get()) size=60/> }}
            <div class="own-title">
                <div class="own-name"><h2>{move || layout.own_name(context.model)}</h2><PlaceChip long=true place=move || belongings.place()/></div>
                <OomphTokens available=move || belongings.oomph() width=18/>
            </div>
            <Points points/>
        </div>
        {context.rules().has_teams().then(|| view! {
            <p class="player-team">{icon("people")}<span>{move || team_text(context, layout.seat.get())}</span></p>
        })}
    }
}

/// The Gullet with its four slots, and a sentence about the empty ones.
#[component]
pub fn MyGullet(belongings: Belongings) -> impl IntoView {
    let empty = Memo::new(move |_| belongings.gullet.get().iter().filter(|tile| tile.is_none()).count() as u32);
    let sentence = move || match (empty.get(), belongings.place()) {
        (0, _) => t(key::PAGE_GULLET_FULL),
        (count, Place::Shard(_)) => tn(key::PAGE_GULLET_FREE, count),
        (count, _) => tn(key::PAGE_GULLET_ROOM, count),
    };
    view! {
        <section class="own-gullet" aria-label=t(key::PAGE_GULLET)>
            <div class="part-head"><h3>{t(key::PAGE_GULLET)}</h3><span class="cap">{sentence}</span></div>
            <div class="gullet big">
                {(0..4).map(|at| view! { <GulletSlot tile=move || belongings.gullet.get()[usize::from(at)] number=at + 1 width=74/> }).collect_view()}
            </div>
        </section>
    }
}

/// The Vault with its points, domains and Siphons; the raided one while tiles are taken from it.
#[component]
pub fn VaultPart(context: Context, layout: SeatLayout) -> impl IntoView {
    let seat = Memo::new(move |_| slot_owner(context).unwrap_or_else(|| layout.seat.get()));
    let belongings = Belongings::of(context, seat);
    let own = Memo::new(move |_| {
        let rules = context.rules();
        rules.vault(seat.get()) == rules.vault(layout.seat.get())
    });
    let title = move || match own.get() {
        true if layout.mine.with(Vec::len) == 1 => t(key::PAGE_VAULT_YOURS),
        _ => tf(key::PAGE_VAULT_OF, &[("who", &owners(context, seat.get()))]),
    };
    let points = move || {
        let worth = belongings.worth.get();
        let key = if worth.bonus > 0 { key::PAGE_VAULT_POINTS_RICH } else { key::PAGE_VAULT_POINTS };
        tf(key, &[("tiles", &worth.placement), ("diversity", &worth.diversity), ("bonus", &worth.bonus)])
    };
    view! {
        <section class="vault-part" class:raided=move || !own.get() aria-label=title>
            <div class="part-head"><h3>{title}<VaultLock belongings/></h3><span class="cap">{points}</span></div>
            <Vault context seat/>
            <Domains belongings/>
            <Siphons belongings/>
        </section>
    }
}

/// Which domains are in the Vault.
#[component]
fn Domains(belongings: Belongings) -> impl IntoView {
    let present = Memo::new(move |_| belongings.worth.get().domains);
    let tick = move |domain: usize| {
        let has = move || present.get() & 1 << domain != 0;
        let name = t(&format!("page-domain-{}", DOMAINS[domain]));
        let spoken = name.clone();
        let label =
            move || tf(if has() { key::PAGE_DOMAIN_HAS } else { key::PAGE_DOMAIN_LACKS }, &[("domain", &spoken)]);
        view! {
            <li class="domain" class:has=has aria-label=label>
                {move || if has() { view! { {icon("check")} }.into_any() } else { view! { <span class="domain-dot" aria-hidden="true"></span> }.into_any() }}
                <span aria-hidden="true">{name}</span>
            </li>
        }
    };
    view! {
        <div class="domains">
            <ul aria-label=t(key::PAGE_DOMAINS)>{(0..4).map(tick).collect_view()}</ul>
            <span>{move || tn(key::PAGE_DOMAINS_COUNT, present.get().count_ones())}</span>
        </div>
    }
}

/// The Siphons that operate.
#[component]
fn Siphons(belongings: Belongings) -> impl IntoView {
    let working = Memo::new(move |_| {
        let operating = belongings.worth.get().siphons;
        let slots = belongings.siphons.get();
        let first = |domain: u8| slots.iter().position(|&slot| slot == Some(domain)).map(|at| (domain, at + 1));
        (0..4u8).filter(|domain| operating & 1 << domain != 0).filter_map(first).collect::<Vec<_>>()
    });
    let line = |(domain, slot): (u8, usize)| {
        let key = format!("page-siphon-{}", DOMAINS[usize::from(domain % 4)]);
        view! {
            <li class="siphon-line"><svg class="crystal" viewBox="0 0 24 34" aria-hidden="true"><use href="#om"></use></svg>
                <span>{tf(&key, &[("slot", &slot)])}</span></li>
        }
    };
    move || {
        let working = working.get();
        (!working.is_empty()).then(|| view! { <ul class="siphons">{working.into_iter().map(line).collect_view()}</ul> })
    }
}
