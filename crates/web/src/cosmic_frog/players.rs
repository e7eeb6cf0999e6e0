//! The panels of the other frogs.

use super::Context;
use super::belongings::{Belongings, seat_on_turn};
use super::card::{CardLine, HeldCards, HomewardChips};
use super::pieces::{Avatar, GulletSlot, OomphTokens, PlaceChip, Points, frog_class};
use super::robo_thoughts::{RoboChip, RoboThoughts};
use super::vault::SmallVault;
use crate::table::{SeatLayout, WaitingBadge, icon};
use crate::text::{key, t, tf};
use leptos::prelude::*;
use tabletop::Seat;

/// The panels of the other frogs.
#[component]
pub fn PlayerPanels(context: Context, layout: SeatLayout) -> impl IntoView {
    let many = move || layout.others.with(Vec::len) > 3;
    view! {
        <div class="players" class:many=many tabindex="0" role="group" aria-label=t(key::PAGE_FROGS)>
            <For each=move || layout.others.get() key=|seat| seat.0 let:seat>
                <PlayerPanel context seat belongings=Belongings::of(context, Memo::new(move |_| seat))/>
            </For>
        </div>
    }
}

/// One frog with all that belongs to it.
#[component]
pub fn PlayerPanel(context: Context, seat: Seat, belongings: Belongings) -> impl IntoView {
    let colour = context.rules().colour(seat);
    let turn = Memo::new(move |_| seat_on_turn(context) == Some(seat));
    let name = move || context.model.name(seat);
    let points = Signal::derive(move || belongings.worth.get().total());
    view! {
        <section class=format!("player panel {}", frog_class(colour)) class:turn=turn data-frog=colour.name() aria-label=name>
            <div class="player-head">
                <Avatar colour/>
                <div class="player-title">
                    <div class="player-name"><h2>{name}</h2><PlaceChip place=move || belongings.place()/></div>
                    <div class="player-omegas">{robo_or_omegas(context, seat, belongings)}<TeamMarks context seat/></div>
                </div>
                <Points points/>
            </div>
            <WaitingBadge model=context.model seat/>
            <div class="player-tiles">
                <div class="gullet" role="group" aria-label=t(key::PAGE_GULLET)>
                    {(0..4).map(|at| view! { <GulletSlot tile=move || belongings.gullet.get()[at]/> }).collect_view()}
                </div>
                <VaultLock belongings/>
                <SmallVault slots=belongings.vault/>
            </div>
            <HeldCards belongings/>
            {context.rules().has_chips().then(|| view! { <HomewardChips context seat=Memo::new(move |_| seat)/> })}
            <CardLine context seat belongings/>
            <RoboThoughts context seat/>
        </section>
    }
}

/// Draws the Ω of a frog; RoboFrogs have none (SOLO-SET-3).
fn robo_or_omegas(context: Context, seat: Seat, belongings: Belongings) -> AnyView {
    if context.rules().is_robo(seat) {
        return view! { <RoboChip/> }.into_any();
    }
    view! { <OomphTokens available=move || belongings.oomph()/> }.into_any()
}

/// The marks of those with whom this frog plays, in a game of teams.
#[component]
fn TeamMarks(context: Context, seat: Seat) -> impl IntoView {
    let rules = context.rules();
    rules.has_teams().then(|| {
        let mark = |mate: Seat| {
            let colour = rules.colour(mate);
            view! { <svg class=frog_class(colour) viewBox="0 0 28 28" aria-hidden="true"><use href=format!("#mark-{}", colour.name())></use></svg> }
        };
        let marks = rules.team(seat).without(seat).iter().map(mark).collect_view();
        view! { <span class="team-marks" role="img" aria-label=move || team_text(context, seat) title=move || team_text(context, seat)>{marks}</span> }
    })
}

/// Returns a sentence that names the teammates of a frog.
pub fn team_text(context: Context, seat: Seat) -> String {
    let mates = context.rules().team(seat).without(seat);
    let names: Vec<String> = mates.iter().map(|mate| context.model.name(mate)).collect();
    tf(key::PAGE_TEAM, &[("who", &crate::text::list(&names))])
}

/// Whether the Vault can be raided, and for how much.
#[component]
pub fn VaultLock(belongings: Belongings) -> impl IntoView {
    move || {
        let open = belongings.open.get();
        let (label, sign) = match open {
            0 => (t(key::PAGE_VAULT_LOCKED), "lock"),
            most => (tf(key::PAGE_VAULT_UNLOCKED, &[("most", &most)]), "unlock"),
        };
        let title = label.clone();
        view! { <span class="vault-lock" class:open=move || { open > 0 } role="img" aria-label=label title=title>{icon(sign)}</span> }
    }
}
