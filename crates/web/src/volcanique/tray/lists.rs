//! Answers as buttons: answers that do not point at the board, kinds of answers to choose from, and the answers of a
//! place that was clicked.

use super::super::Context;
use super::super::answer_kind::{AnswerKind, is_tile, kind_of, target};
use super::super::moved_land::moved_land;
use super::mixes::ResourceMixes;
use super::{label, notation};
use crate::table::icon;
use crate::text::{key, messages, t, tf, tn};
use leptos::prelude::*;
use volcanique::{Item, Move, Question};
use wording::caldera_text;

/// All answers that are not given on the board or in the supply.
#[component]
pub fn AnswerList(context: Context, question: Question) -> impl IntoView {
    let answers = context.answers.get_untracked();
    let rules = context.rules();
    let on_board = |mv: &Move| {
        let state = context.state.get_untracked();
        state.is_some_and(|state| target(&rules, &state, *mv).is_some())
    };
    let mixes: Vec<Move> = answers.iter().copied().filter(|&mv| kind_of(mv) == AnswerKind::Mix).collect();
    let cards: Vec<Move> = answers.iter().copied().filter(|&mv| kind_of(mv) == AnswerKind::Card).collect();
    let plain = answers.iter().copied().filter(|&mv| {
        let kind = kind_of(mv);
        !matches!(kind, AnswerKind::Mix | AnswerKind::Card | AnswerKind::Unlock)
            && !bought(mv)
            && !is_tile(mv)
            && !on_board(&mv)
    });
    // Answers that end a step come last; on a phone they are always visible.
    let (ends, plain): (Vec<Move>, Vec<Move>) = plain.partition(|&mv| mv == Move::Done);
    view! {
        <Kinds context/>
        <PointedAnswers context/>
        {matches!(question, Question::Unlock).then(|| view! { <UnlockPower context/> })}
        {(!mixes.is_empty()).then(|| view! { <ResourceMixes context moves=mixes/> })}
        <div class="answer-rows">
            <div class="answers">
                {cards.into_iter().map(|mv| view! { <PlayCard context mv/> }).collect_view()}
                {plain.into_iter().map(|mv| view! { <AnswerButton context mv/> }).collect_view()}
            </div>
            <div class="answers tray-end">{ends.into_iter().map(|mv| view! { <AnswerButton context mv/> }).collect_view()}</div>
        </div>
    }
}

/// Returns whether an answer is given in the supply.
fn bought(mv: Move) -> bool {
    matches!(mv, Move::Buy(Item::Land(_) | Item::Volcano | Item::Island) | Move::BuyCard)
}

/// The kinds of answers that are chosen on the board, where there are several; and what to do there.
#[component]
fn Kinds(context: Context) -> impl IntoView {
    let kinds: Vec<AnswerKind> = context.answer_kinds().into_iter().filter(|kind| kind.is_on_board()).collect();
    let several = kinds.len() > 1;
    let one = move |kind: AnswerKind| {
        let chosen = move || context.chosen_kind.get() == Some(kind);
        let choose = move |_| {
            context.chosen_kind.set(Some(kind));
            context.pointed.set(None);
            context.why.set(None);
        };
        view! {
            <button class="vq-kind" class:chosen=chosen data-group=kind.name() aria-pressed=move || chosen().to_string() on:click=choose>
                {t(&format!("page-vq-kind-{}", kind.name()))}
            </button>
        }
    };
    let hint = move || context.chosen_kind.get().map(|kind| t(&format!("page-vq-hint-{}", kind.name())));
    view! {
        {several.then(|| view! {
            <div class="vq-kinds" role="group" aria-label=t(key::PAGE_VQ_KINDS)>{kinds.into_iter().map(one).collect_view()}</div>
        })}
        {several.then(|| view! { <p class="hint" class:hidden=move || context.pointed.get().is_some()>{hint}</p> })}
    }
}

/// The answers of the target that was clicked.
#[component]
fn PointedAnswers(context: Context) -> impl IntoView {
    move || {
        let moves = context.answers_at(context.pointed.get()?);
        Some(view! {
            <div class="second vq-pointed" role="group" aria-label=t(key::PAGE_VQ_WHICH)>
                <b>{t(key::PAGE_VQ_WHICH)}</b>
                {moves.into_iter().map(|mv| view! { <AnswerButton context mv short=in_short(context, mv)/> }).collect_view()}
                <button class="button" on:click=move |_| context.pointed.set(None)>{t(key::PAGE_CANCEL)}</button>
            </div>
        })
    }
}

/// Returns a short label where the board shows the rest: how much land moves in which direction.
fn in_short(context: Context, mv: Move) -> Option<String> {
    let rules = context.rules();
    let Move::Rift(_, _, dir) = mv else { return None };
    let (hexes, _) = context.state.with_untracked(|state| moved_land(&rules, state.as_ref()?, mv))?;
    let way = t(&format!("edge-{}", dir.name()));
    Some(tf(key::PAGE_VQ_CUT_WAY, &[("spaces", &tn(key::PAGE_VQ_CUT_SPACES, hexes.len() as u32)), ("way", &way)]))
}

/// One answer as a button.
#[component]
pub fn AnswerButton(
    context: Context,
    mv: Move,
    /// A shorter label.
    #[prop(optional_no_strip)]
    short: Option<String>,
) -> impl IntoView {
    // The answer that ends the step is the primary button if it is the only answer.
    let only = mv == Move::Done && context.answers.with_untracked(|answers| answers.len() == 1);
    let calm = mv == Move::Done && !only;
    let full = short.is_some().then(|| label(context, mv));
    view! {
        <button class="button answer" class:calm=calm class:primary=only data-answer=notation(context, mv)
            aria-label=full
            on:click=move |_| context.give_answer(mv)
            on:pointerenter=move |_| context.hover.set(Some(mv)) on:pointerleave=move |_| context.hover.set(None)
            on:focus=move |_| context.hover.set(Some(mv)) on:blur=move |_| context.hover.set(None)>
            <span>{short.unwrap_or_else(|| label(context, mv))}</span>
        </button>
    }
}

/// A lightning card that may be played, with what it does.
#[component]
fn PlayCard(context: Context, mv: Move) -> impl IntoView {
    let text = match mv {
        Move::Play(card) => caldera_text(&context.rules(), card, &messages()).to_string(),
        _ => String::new(),
    };
    view! {
        <button class="button answer vq-play" data-answer=notation(context, mv) title=text on:click=move |_| context.give_answer(mv)>
            {icon("bolt")}<span>{label(context, mv)}</span>
        </button>
    }
}

/// The powers that can be unlocked, with a button for the chosen one. The grid offers the same choice.
#[component]
fn UnlockPower(context: Context) -> impl IntoView {
    use super::super::pieces::PowerIcon;
    use super::super::power_grid::{power_on, short_name};
    let slots: Vec<_> = context.answers.with_untracked(|answers| {
        let slots = answers.iter().filter_map(|&mv| match mv {
            Move::Unlock(slot) => Some(slot),
            _ => None,
        });
        slots.collect()
    });
    let open = slots.clone();
    let chosen = Memo::new(move |_| context.slot.get().filter(|slot| open.contains(slot)));
    let one = move |slot| {
        let power = power_on(context, slot);
        let on = move || chosen.get() == Some(slot);
        view! {
            <button class="vq-kind" class:chosen=on data-group=format!("slot-{}", slot.name()) aria-pressed=move || on().to_string()
                on:click=move |_| context.slot.set(Some(slot))>
                <PowerIcon power/><span>{short_name(power)}</span>
            </button>
        }
    };
    let confirm = move || {
        chosen.get().map(|slot| {
            let mv = Move::Unlock(slot);
            view! {
                <button class="button vq-erupt" data-answer=notation(context, mv) on:click=move |_| context.give_answer(mv)>
                    {icon("flame")}<span>{crate::text::tf(key::PAGE_VQ_UNLOCK, &[("power", &short_name(power_on(context, slot)))])}</span>
                </button>
                <span class="cap">{t(key::PAGE_VQ_UNLOCK_MORE)}</span>
            }
        })
    };
    view! {
        <div class="vq-kinds" role="group" aria-label=t(key::PAGE_VQ_UNLOCK_WHICH)>{slots.into_iter().map(one).collect_view()}</div>
        <div class="vq-unlock">{confirm}</div>
    }
}

/// The button that takes back the choice that led to the question.
#[component]
pub fn BackButton(context: Context, question: Question) -> impl IntoView {
    let key = match question {
        Question::Walk { .. } | Question::Swim { .. } => key::PAGE_VQ_BACK_CRITTER,
        Question::Erupt => key::PAGE_VQ_BACK_VOLCANO,
        Question::Unlock | Question::Sleight { .. } => key::PAGE_VQ_BACK_SPACE,
        _ => key::PAGE_VQ_BACK_TILE,
    };
    untrack(|| context.can_cancel()).then(|| {
        view! {
            <button class="button small vq-back" data-back="" on:click=move |_| context.cancel_choice()>{icon("undo")}<span>{t(key)}</span></button>
        }
    })
}
