//! Answers that are not chosen on the board: cards to keep, items to purge, and plain buttons.

use super::super::Context;
use super::super::answer_kind::{AnswerKind, kind_of};
use super::super::card::{card_name, powers_text};
use super::super::odds_label::odds_label;
use super::super::pieces::{DiceRow, GulletSlot, Price};
use super::super::purged_item::PurgedItem;
use crate::text::{key, messages, t, tf};
use cosmic_frog::{Ability, Move};
use leptos::prelude::*;
use wording::GameWording;

/// All answers to a question other than the choice of an action.
#[component]
pub fn AnswerList(context: Context) -> impl IntoView {
    let answers = context.answers.get_untracked();
    let on_board = answers.iter().any(|&mv| kind_of(mv, context).is_on_board());
    let in_vault = answers.iter().any(|&mv| kind_of(mv, context) == AnswerKind::Vault);
    let cards: Vec<(Move, Ability)> = answers
        .iter()
        .filter_map(|&mv| match mv {
            Move::Keep(_, card) => Some((mv, card)),
            _ => None,
        })
        .collect();
    let plain: Vec<Move> = answers
        .iter()
        .copied()
        .filter(|&mv| {
            let kind = kind_of(mv, context);
            // Slots are chosen in the Vault itself, items to purge by their tiles.
            !(kind.is_on_board() || matches!(kind, AnswerKind::Card | AnswerKind::Vault | AnswerKind::Heave))
                || mv == Move::EnterAether
        })
        .collect();
    view! {
        {on_board.then(|| view! { <p class="hint">{t(key::PAGE_TRAY_ON_BOARD)}</p> })}
        {in_vault.then(|| view! { <p class="hint">{t(key::PAGE_TRAY_IN_VAULT)}</p> })}
        <div class="cards">{cards.into_iter().map(|(mv, card)| view! { <CardAnswer context mv card/> }).collect_view()}</div>
        <Heaves context/>
        <PurgedItem context/>
        <AnswerButtons context moves=plain/>
    }
}

/// Returns where an item goes, beside its picture.
fn goal(mv: Move) -> String {
    match mv {
        Move::HeaveInto(_, number) => tf(key::PAGE_PLACE_OUTER, &[("number", &number)]),
        _ => t(key::PAGE_MUCK_HEAVE),
    }
}

/// Which item is purged next, and where to: a row for each tile of the Gullet.
#[component]
fn Heaves(context: Context) -> impl IntoView {
    let answers = context.answers.get_untracked();
    let slot_of = |mv: &Move| match *mv {
        Move::Heave(slot) | Move::HeaveInto(slot, _) => Some(slot),
        _ => None,
    };
    let me = context.me.get_untracked();
    let tile = |slot: u8| {
        context.view.with_untracked(|view| {
            view.as_ref()?.state.tiles().gullet(me.index()).rev().nth(usize::from(slot).saturating_sub(1))
        })
    };
    let row = |slot: u8| {
        let moves: Vec<Move> = answers.iter().copied().filter(|mv| slot_of(mv) == Some(slot)).collect();
        (!moves.is_empty()).then(|| {
            view! {
                <li class="heave">
                    <GulletSlot tile=Signal::stored(tile(slot)) width=46/>
                    <div class="answers">{moves.into_iter().map(|mv| view! { <AnswerButton context mv short=goal(mv)/> }).collect_view()}</div>
                </li>
            }
        })
    };
    let rows: Vec<_> = (1..=4).filter_map(row).collect();
    (!rows.is_empty()).then(|| view! { <ul class="heaves">{rows}</ul> })
}

/// Answers as buttons. Answers that end or decline something come last; on a phone they are always visible.
#[component]
pub fn AnswerButtons(context: Context, moves: Vec<Move>) -> impl IntoView {
    let (ends, others): (Vec<Move>, Vec<Move>) = moves.into_iter().partition(|&mv| is_calm(mv));
    let all = move |moves: Vec<Move>| moves.into_iter().map(|mv| view! { <AnswerButton context mv/> }).collect_view();
    view! {
        <div class="answer-rows">
            <div class="answers">{all(others)}</div>
            <div class="answers tray-end">{all(ends)}</div>
        </div>
    }
}

/// Returns whether an answer ends or declines something.
fn is_calm(mv: Move) -> bool {
    matches!(mv, Move::Pass | Move::End | Move::Stop | Move::Stay | Move::Withdraw)
}

/// One answer as a button, with its price.
#[component]
pub fn AnswerButton(
    context: Context,
    mv: Move,
    /// A shorter label, where the surroundings say the rest.
    #[prop(optional)]
    short: Option<String>,
) -> impl IntoView {
    let rules = context.rules();
    let Some(state) = context.state.get_untracked() else { return ().into_any() };
    // The price stands on the button already, in amber.
    let label = rules.answer_without_price(&state, mv, &messages()).to_string();
    let label = odds_label(context, &state, mv, label);
    let price = rules.price(&state, mv);
    let calm = is_calm(mv);
    view! {
        <button class="button answer" class:calm=calm data-answer=super::notation(context, mv)
            on:click=move |_| context.give_answer(mv)
            on:pointerenter=move |_| context.hover.set(Some(mv)) on:pointerleave=move |_| context.hover.set(None)
            on:focus=move |_| context.hover.set(Some(mv)) on:blur=move |_| context.hover.set(None)>
            {match short {
                Some(short) => view! { <span aria-hidden="true">{short}</span><span class="sr-only">{label}</span> }.into_any(),
                None => view! { <span>{label}</span> }.into_any(),
            }}
            {(price > 0).then(|| view! { <Price amount=price/> })}
        </button>
    }
    .into_any()
}

/// An ability card that may be kept.
#[component]
fn CardAnswer(context: Context, mv: Move, card: Ability) -> impl IntoView {
    let rules = context.rules();
    let text = powers_text(&rules, card);
    let powers = rules.abilities().powers(card);
    let (dice, brain) = (powers.dice, rules.has_muck().then_some(powers.brain));
    view! {
        <button class="ability-card" data-answer=super::notation(context, mv) on:click=move |_| context.give_answer(mv)>
            <span class="ability-name"><b>{card_name(card)}</b><DiceRow dice brain/></span>
            <span class="ability-text">{text}</span>
            <span class="ability-keep">{t(key::PAGE_TRAY_KEEP)}</span>
        </button>
    }
}
