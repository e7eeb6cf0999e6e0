//! The other frogs: a panel each.

use super::Context;
use super::belongings::{Belongings, on_turn};
use super::card::{CardLine, HeldCards};
use super::desk::Desk;
use super::pieces::{Avatar, GulletSlot, Omegas, PlaceChip, Points, frog_class};
use super::vault::SmallVault;
use crate::table::icon;
use crate::text::{t, tf, words};
use leptos::prelude::*;
use protocol::Holder;
use tabletop::Seat;

/// The panels of the other frogs.
#[component]
pub fn Players(context: Context, desk: Desk) -> impl IntoView {
    let many = move || desk.others.with(Vec::len) > 3;
    view! {
        <div class="players" class:many=many>
            <For each=move || desk.others.get() key=|seat| seat.0 let:seat>
                <Player context seat belongings=Belongings::of(context, Memo::new(move |_| seat))/>
            </For>
        </div>
    }
}

/// One frog with all that belongs to it.
#[component]
pub fn Player(context: Context, seat: Seat, belongings: Belongings) -> impl IntoView {
    let colour = context.rules().colour(seat);
    let turn = Memo::new(move |_| on_turn(context) == Some(seat));
    let name = move || context.model.name(seat);
    let points = Signal::derive(move || belongings.worth.get().total());
    view! {
        <section class=format!("player panel {}", frog_class(colour)) class:turn=turn data-frog=colour.name() aria-label=name>
            <div class="player-head">
                <Avatar colour/>
                <div class="player-title">
                    <div class="player-name"><h2>{name}</h2><PlaceChip place=move || belongings.place()/></div>
                    <Omegas available=move || belongings.oomph()/>
                </div>
                <Points points/>
            </div>
            <Asked context seat/>
            <Team context seat/>
            <div class="player-tiles">
                <div class="gullet" role="group" aria-label=t("page.gullet")>
                    {(0..4).map(|at| view! { <GulletSlot tile=move || belongings.gullet.get()[at]/> }).collect_view()}
                </div>
                <Lock belongings/>
                <SmallVault slots=belongings.vault/>
            </div>
            <HeldCards belongings/>
            <CardLine context seat belongings/>
        </section>
    }
}

/// That the table waits for this frog.
#[component]
fn Asked(context: Context, seat: Seat) -> impl IntoView {
    let model = context.model;
    let asked = Memo::new(move |_| {
        let waiting = model.settled() && !model.replay && model.wait.get().asked.contains(seat);
        let mine = model.viewer.get().is_some_and(|viewer| viewer.contains(seat));
        let bot = model.kept.with(|kept| matches!(kept.holders.get(seat.index()), Some(Holder::Bot(_))));
        (waiting && !mine).then_some(bot)
    });
    move || {
        asked.get().map(|bot| {
            let text = if bot { t("page.thinking") } else { tf("page.waiting-for", &[("who", &model.name(seat))]) };
            view! { <p class="player-asked" role="status"><span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>{text}</p> }
        })
    }
}

/// With whom this frog plays, in a game of teams.
#[component]
pub fn Team(context: Context, seat: Seat) -> impl IntoView {
    let rules = context.rules();
    rules.has_teams().then(|| {
        let mates: Vec<Seat> = rules.team(seat).without(seat).iter().collect();
        let names = move || {
            let names: Vec<String> = mates.iter().map(|&mate| context.model.name(mate)).collect();
            tf("page.team", &[("who", &words().list(&names))])
        };
        view! { <p class="player-team">{icon("people")}<span>{names}</span></p> }
    })
}

/// Whether the Vault can be raided, and for how much.
#[component]
pub fn Lock(belongings: Belongings) -> impl IntoView {
    move || {
        let open = belongings.open.get();
        let (label, sign) = match open {
            0 => (t("page.vault.locked"), "lock"),
            most => (tf("page.vault.unlocked", &[("most", &most)]), "unlock"),
        };
        let title = label.clone();
        view! { <span class="vault-lock" class:open=move || { open > 0 } role="img" aria-label=label title=title>{icon(sign)}</span> }
    }
}
