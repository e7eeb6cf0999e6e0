//! Where the lava of a volcano can go: a bar of odds, summed up per player.

use super::super::Context;
use super::super::lava_odds::LavaOutlets;
use super::super::pieces::{PlayerMark, player_class};
use crate::text::{key, t, tf};
use leptos::prelude::*;
use tabletop::Seat;
use volcanique::Question;

/// The bar, while a volcano stands or is pointed at.
#[component]
pub fn LavaOdds(context: Context) -> impl IntoView {
    // Keep the room of the bar while a space is chosen, so that the board does not move under the pointer.
    let asked = move || matches!(context.question(), Some(Question::Erupt)).then(|| t(key::PAGE_VQ_OUTLETS_POINT));
    move || {
        let parts = match context.odds.get() {
            Some((_, outlets)) if outlets.total > 0 => bar(context, &outlets).into_any(),
            Some(_) => whole(t(key::PAGE_VQ_OUTLETS_POOLS)).into_any(),
            None => whole(asked()?).into_any(),
        };
        Some(view! {
            <div class="vq-odds">
                <div class="vq-odds-head"><b>{t(key::PAGE_VQ_OUTLETS)}</b><span class="cap">{t(key::PAGE_VQ_OUTLETS_MORE)}</span></div>
                <ul class="vq-odds-bar" aria-label=t(key::PAGE_VQ_OUTLETS)>{parts}</ul>
            </div>
        })
    }
}

/// Draws the parts of the bar: nobody first, then each player who may be hit.
pub fn bar(context: Context, outlets: &LavaOutlets) -> impl IntoView + use<> {
    let part = move |seat: Option<Seat>, weight: u32, total: u32| {
        let (class, mark, name) = match seat {
            Some(seat) => {
                let colour = context.rules().colour(seat);
                let mine = context.model.viewer.get().is_some_and(|viewer| viewer.contains(seat));
                let name = if mine { t(key::PAGE_VQ_OUTLETS_YOU) } else { context.model.name(seat) };
                (player_class(colour), Some(view! { <PlayerMark colour/> }), name)
            }
            None => ("empty".into(), None, t(key::PAGE_VQ_OUTLETS_EMPTY)),
        };
        let text = tf(key::PAGE_VQ_OUTLETS_PART, &[("weight", &weight), ("total", &total), ("who", &name)]);
        view! { <li class=format!("vq-odd {class}") style=format!("flex-grow:{weight}")>{mark}<span>{text}</span></li> }
    };
    let seats = context.rules().seats().map(|seat| (Some(seat), outlets.against(seat)));
    let all = [(None, outlets.empty())].into_iter().chain(seats).filter(|(_, weight)| *weight > 0);
    all.map(|(seat, weight)| part(seat, weight, outlets.total)).collect_view()
}

/// Draws a bar that is not divided.
fn whole(text: String) -> impl IntoView {
    view! { <li class="vq-odd empty" style="flex-grow:1"><span>{text}</span></li> }
}
