//! Amounts of resources: buttons if there are few, otherwise plus and minus for each resource.

use super::super::Context;
use super::super::pieces::Resource;
use super::{label, notation};
use crate::text::{key, t, tf};
use leptos::prelude::*;
use volcanique::{Biome, Mix, Move};

/// Up to this many answers are shown as buttons; otherwise the player composes the amount.
const FEW: usize = 8;

/// Returns the amount of an answer.
fn mix(mv: Move) -> Mix {
    match mv {
        Move::Take(mix) | Move::Give(mix) | Move::Pay(mix) => mix,
        _ => Mix::NONE,
    }
}

/// The answers that are amounts.
#[component]
pub fn ResourceMixes(context: Context, moves: Vec<Move>) -> impl IntoView {
    if moves.len() > FEW {
        return view! { <MixBuilder context moves/> }.into_any();
    }
    let one = move |mv: Move| {
        view! {
            <button class="button answer vq-mix" data-answer=notation(context, mv) aria-label=label(context, mv) on:click=move |_| context.give_answer(mv)>
                <ResourceAmount mix=mix(mv)/>
            </button>
        }
    };
    view! { <div class="answers vq-mixes">{moves.into_iter().map(one).collect_view()}</div> }.into_any()
}

/// An amount as pictures.
#[component]
pub fn ResourceAmount(mix: Mix) -> impl IntoView {
    if mix.total() == 0 {
        return view! { <span>{t(key::PAGE_VQ_NOTHING)}</span> }.into_any();
    }
    let kind = |biome: Biome| (0..mix.get(biome)).map(move |_| view! { <Resource biome/> }).collect_view();
    view! { <span class="vq-amount">{Biome::ALL.map(kind).collect_view()}</span> }.into_any()
}

/// An amount that the player composes with plus and minus.
#[component]
fn MixBuilder(context: Context, moves: Vec<Move>) -> impl IntoView {
    let first = moves.first().copied().map_or(Mix::NONE, mix);
    let now = RwSignal::new(first);
    let moves = StoredValue::new(moves);
    let most =
        move |biome: Biome| moves.with_value(|moves| moves.iter().map(|&mv| mix(mv).get(biome)).max().unwrap_or(0));
    let answer = Memo::new(move |_| moves.with_value(|moves| moves.iter().copied().find(|&mv| mix(mv) == now.get())));
    let change = move |biome: Biome, more: bool| {
        now.update(|now| {
            let count = &mut now.0[biome.index()];
            *count = if more { count.saturating_add(1) } else { count.saturating_sub(1) };
        });
    };
    let row = move |biome: Biome| {
        let name = t(&format!("page-vq-resource-{}", biome.name()));
        let (less, more) = (tf(key::PAGE_VQ_LESS, &[("what", &name)]), tf(key::PAGE_VQ_MORE, &[("what", &name)]));
        let count = move || now.get().get(biome);
        view! {
            <span class="vq-stepper">
                <button class="icon-button small" aria-label=less data-group=format!("less-{}", biome.name()) disabled={move || count() == 0}
                    on:click=move |_| change(biome, false)>"−"</button>
                <Resource biome/><b aria-label=name>{count}</b>
                <button class="icon-button small" aria-label=more data-group=format!("more-{}", biome.name()) disabled={move || count() >= most(biome)}
                    on:click=move |_| change(biome, true)>"+"</button>
            </span>
        }
    };
    let give = move || {
        match answer.get() {
        Some(mv) => view! {
            <button class="button primary" data-answer=notation(context, mv) on:click=move |_| context.give_answer(mv)>{label(context, mv)}</button>
        }
        .into_any(),
        None => view! { <span class="cap">{t(key::PAGE_VQ_MIX_WRONG)}</span> }.into_any(),
    }
    };
    view! { <div class="vq-together">{Biome::ALL.map(row).collect_view()}{give}</div> }
}
