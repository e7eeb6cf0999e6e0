//! The controls of the tile that lies on a space but is not laid yet: turn it, put it back, lay it; and what laying it
//! does.

use super::super::tile_preview::{TilePreview, preview_tile};
use super::super::{Context, Ghost};
use super::notation;
use crate::table::icon;
use crate::text::{key, t, tf, tn};
use leptos::prelude::*;
use volcanique::Question;

/// The controls of the ghost, while there is one, or the button that takes up the tile under a volcano.
#[component]
pub fn GhostControls(context: Context) -> impl IntoView {
    move || {
        match context.ghost.get() {
        Some(ghost) => view! { <Controls context ghost/> }.into_any(),
        None if matches!(context.question(), Some(Question::Sleight { .. })) => view! {
            <div class="answers">
                <button class="button" data-group="turn" on:click=move |_| context.turn_ghost(true)>{icon("turn")}<span>{t(key::PAGE_VQ_TURN)}</span></button>
            </div>
        }
        .into_any(),
        None => ().into_any(),
    }
    }
}

/// Turn, put back, lay.
#[component]
fn Controls(context: Context, ghost: Ghost) -> impl IntoView {
    let turns = context.rotations(ghost.kind, ghost.hex).len() > 1;
    let mv = context.answer_of_ghost(ghost);
    let answer = mv.map(|mv| notation(context, mv));
    view! {
        <div class="vq-ghost" role="group" aria-label=t(key::PAGE_VQ_GHOST)>
            <p class="vq-laying">{said(context, ghost)}</p>
            <button class="button" data-ghost="back" on:click=move |_| context.ghost.set(None)>{icon("close")}<span>{t(key::PAGE_VQ_PUT_BACK)}</span></button>
            {turns.then(|| view! {
                <button class="button" data-ghost="turn" aria-keyshortcuts="r" on:click=move |_| context.turn_ghost(true)>{icon("turn")}<span>{t(key::PAGE_VQ_TURN)}</span></button>
            })}
            <button class="button primary" data-ghost="lay" data-answer=answer on:click=move |_| context.lay_ghost()>
                {icon("check")}<span>{t(key::PAGE_VQ_PLACE)}</span>
            </button>
        </div>
    }
}

/// Returns what laying it does, in words.
fn said(context: Context, ghost: Ghost) -> impl IntoView {
    let Some(state) = context.state.get_untracked() else { return ().into_any() };
    let TilePreview { height, edges, soil, leaving } = preview_tile(&context.rules(), &state, ghost);
    // A tile that is only turned lies there already.
    let turned = matches!(untrack(|| context.question()), Some(Question::Sleight { .. }));
    let after = if turned { height } else { height + 1 };
    let rise = tf(key::PAGE_VQ_LAYING_HEIGHT, &[("from", &height), ("to", &after)]);
    let leaves = (!leaving.is_empty() && !turned).then(|| tn(key::PAGE_VQ_LAYING_LEAVE, leaving.len() as u32));
    let soil = (soil && matches!(untrack(|| context.question()), Some(Question::Place { .. })))
        .then(|| t(key::PAGE_VQ_LAYING_SOIL));
    view! {
        {(!turned).then(|| view! { <b>{rise}</b>" · " })}
        <b class="vq-go">{tn(key::PAGE_VQ_LAYING_EDGES, edges.len() as u32)}</b>
        {leaves.map(|text| view! { " · "<span class="vq-cost">{text}</span> })}
        {soil.map(|text| view! { " · "<span>{text}</span> })}
    }
    .into_any()
}

/// Keys for the ghost: r turns it, Shift and r the other way.
pub fn keys(context: Context) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() || context.ghost.get_untracked().is_none() {
            return;
        }
        match event.key().as_str() {
            "r" => context.turn_ghost(true),
            "R" => context.turn_ghost(false),
            _ => {}
        }
    });
    on_cleanup(move || handle.remove());
}
