//! Where a bomb can fall: a bar of odds, summed up per player.

use super::super::Context;
use super::super::lava_odds::{LavaOutlets, bomb_outlets};
use super::lava_odds::bar;
use crate::text::{key, t};
use leptos::prelude::*;
use volcanique::Question;

/// The bar, while a bomb may be thrown.
#[component]
pub fn BombOdds(context: Context, question: Question) -> impl IntoView {
    let Question::Bomb { hex } = question else { return ().into_any() };
    let falls = context.state.with_untracked(|state| Some(bomb_outlets(&context.rules(), state.as_ref()?, hex)));
    falls.filter(|falls: &LavaOutlets| falls.total > 0).map_or_else(
        || ().into_any(),
        |falls| {
            view! {
                <div class="vq-odds" data-odds="bomb">
                    <div class="vq-odds-head"><b>{t(key::PAGE_VQ_BOMB)}</b><span class="cap">{t(key::PAGE_VQ_BOMB_MORE)}</span></div>
                    <ul class="vq-odds-bar" aria-label=t(key::PAGE_VQ_BOMB)>{untrack(|| bar(context, &falls))}</ul>
                </div>
            }
            .into_any()
        },
    )
}
