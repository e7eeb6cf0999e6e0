//! The tray of the combat screen: the prompt directly above its answers. That is a commitment (`commit.rs`), any other
//! answer as a card with its consequence, a result that waits for "continue", or whom the combat waits for.

use super::super::Context;
use super::super::chips::{ArrangeChips, PickChips, prompt};
use super::super::pieces::{Price, tile_name};
use super::super::tray::notation;
use super::CombatContext;
use super::combat_view::{CombatStanding, CombatView};
use super::combat_words::tiles;
use super::commit::Commit;
use super::picture::stack;
use crate::table::icon;
use crate::text::{key, messages, t, tf};
use cosmic_frog::{Move, Question, Style, combat_odds_after};
use leptos::html;
use leptos::prelude::*;
use tabletop::{Game, Pending};
use wording::{GameWording, Text};

/// The tray of a combat.
#[component]
pub fn CombatTray(combat: CombatContext) -> impl IntoView {
    let context = combat.context;
    // The same question with other answers is a new question.
    let asked = Memo::new(move |_| context.question().map(|question| (question, context.answers.get())));
    view! {
        <section class="combat-tray panel" aria-label=t(key::PAGE_COMBAT_CHOICES)>
            {move || context.confirm.get().map(|mv| view! { <Confirmation context mv/> })}
            {move || {
                if combat.pause.held.get().is_some() {
                    return view! { <HeldResult combat/> }.into_any();
                }
                match asked.get() {
                    Some((Question::Commit { attacks }, _)) => view! { <Commit combat attacks/> }.into_any(),
                    Some((Question::Arrange, _)) => view! { <h2 class="combat-prompt">{prompt(context)}</h2><ArrangeChips context/> }.into_any(),
                    Some((Question::Pick { owner, count }, _)) => view! { <CombatPrompt context/><PickChips context owner count/> }.into_any(),
                    Some((_, answers)) => view! { <Answers combat answers/> }.into_any(),
                    None => view! { <CombatWaiting combat/> }.into_any(),
                }
            }}
        </section>
    }
}

/// Returns the label of an answer without its price, which is drawn.
pub fn label(context: Context, mv: Move) -> String {
    let Some(state) = context.state.get_untracked() else { return String::new() };
    let (text, price) = (context.rules().answer(&state, mv, &messages()).to_string(), untrack(|| context.price(mv)));
    let tail = tf("priced", &[("answer", &""), ("price", &price)]);
    text.strip_suffix(&tail).map(String::from).unwrap_or(text)
}

/// Returns the label of revealing the viewer's card, which cannot be taken back: it names the card.
pub fn reveal_label(context: Context) -> String {
    let card =
        context.view.with_untracked(|view| view.as_ref().map(|view| view.state.frog(context.me.get_untracked()).card));
    match card {
        Some(card) if card.is_known() => tf(key::PAGE_COMBAT_REVEAL, &[("card", &t(&format!("card-{}", card.name())))]),
        _ => label(context, Move::Reveal),
    }
}

/// Asks for the confirmation of a grave answer.
#[component]
fn Confirmation(context: Context, mv: Move) -> impl IntoView {
    let reason = if untrack(|| context.price(mv)) > 0 {
        t(key::PAGE_CONFIRM_LAST_OOMPH)
    } else {
        t(key::PAGE_CONFIRM_ENDS_GAME)
    };
    let name = reason.clone();
    view! {
        <div class="combat-confirm" role="alertdialog" aria-label=name>
            <p><b>{label(context, mv)}</b>" "{reason}</p>
            <button class="button primary" data-confirm="" on:click=move |_| context.give_answer(mv)>{t(key::PAGE_CONFIRM_YES)}</button>
            <button class="button" on:click=move |_| context.confirm.set(None)>{t(key::PAGE_CANCEL)}</button>
        </div>
    }
}

/// The result of the rolls, until the viewer continues.
#[component]
fn HeldResult(combat: CombatContext) -> impl IntoView {
    let combat_view = combat.view.get_untracked();
    let words = untrack(|| combat.words());
    let heading = untrack(|| combat_view.as_deref().map(|combat_view| words.result(combat_view)));
    let won = combat_view.as_deref().and_then(|combat_view| combat_view.standing.margin()).unwrap_or(0) > 0;
    let then = untrack(|| combat_view.as_deref().filter(|_| won).map(|combat_view| words.stakes(combat_view)));
    let button = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            let _ = button.focus();
        }
    });
    view! {
        <div class="combat-result">
            <div class="combat-result-text"><h2>{heading}</h2><p>{then}</p></div>
            <button class="button primary big" data-combat-continue="" node_ref=button on:click=move |_| combat.pause.release()>
                {t(key::PAGE_COMBAT_CONTINUE)}
            </button>
        </div>
    }
}

/// Somebody else is asked, or dice are rolling.
#[component]
fn CombatWaiting(combat: CombatContext) -> impl IntoView {
    let text = move || {
        let combat_view = combat.view.get()?;
        let decided = if combat_view.chips.is_some() { key::PAGE_MUCK_SHOWING } else { key::PAGE_COMBAT_ROLLING };
        if combat_view.rolling.contains(&true) {
            return Some(t(decided));
        }
        let state = combat.context.state.get()?;
        Some(match combat.context.rules().pending(&state) {
            Pending::Seat(decision) => combat.words().say(key::PAGE_COMBAT_WAITS, decision.by, &[]),
            Pending::Seats(..) => waits_for(combat.context),
            _ => t(decided),
        })
    };
    view! { <p class="combat-waiting" role="status"><span class="combat-spinner" aria-hidden="true"></span>{text}</p> }
}

/// Returns the frogs whose sealed answers are missing.
fn waits_for(context: Context) -> String {
    let model = context.model;
    let names: Vec<String> = model.wait.get().asked.iter().map(|seat| model.name(seat)).collect();
    tf(key::PAGE_TRAY_WAITING_FOR, &[("who", &crate::text::list(&names))])
}

/// What is asked, in words.
#[component]
fn CombatPrompt(context: Context) -> impl IntoView {
    let prompt = context.state.get_untracked().map(|state| context.rules().prompt(&state, &messages()).to_string());
    view! { <h2 class="combat-prompt">{prompt}</h2> }
}

/// Any other question: its prompt, its answers as cards, and passing as the big button.
#[component]
fn Answers(combat: CombatContext, answers: Vec<Move>) -> impl IntoView {
    let pass = answers.iter().copied().find(|mv| matches!(mv, Move::Pass | Move::PayToll));
    let cards = answers.into_iter().filter(|&mv| Some(mv) != pass);
    view! {
        <CombatPrompt context=combat.context/>
        <div class="combat-options plain">
            {cards.map(|mv| view! { <AnswerCard combat mv/> }).collect_view()}
            {pass.map(|mv| view! { <PassButton combat mv/> })}
        </div>
    }
}

/// One answer as a card.
#[component]
pub fn AnswerCard(combat: CombatContext, mv: Move) -> impl IntoView {
    let context = combat.context;
    let combat_view = combat.view.get_untracked();
    let text = match mv {
        Move::Reveal => reveal_label(context),
        Move::Style(Style::Full) => t(key::PAGE_MUCK_FIGHT_FULL),
        Move::Style(Style::Soft) => t(key::PAGE_MUCK_FIGHT_SOFT),
        Move::Style(Style::Thrown) => t(key::PAGE_MUCK_FIGHT_THROWN),
        _ => label(context, mv),
    };
    let price = untrack(|| context.price(mv));
    let foot = untrack(|| combat_view.as_deref().and_then(|combat_view| consequence(combat, combat_view, mv)));
    let picture = combat_view.as_deref().and_then(|combat_view| picture(combat_view, mv));
    let aim = move |on: bool| combat.trial.set(on.then_some(mv));
    view! {
        <button class="combat-option" data-answer=notation(context, mv) on:click=move |_| context.give_answer(mv)
            on:pointerenter=move |_| aim(true) on:pointerleave=move |_| aim(false) on:focus=move |_| aim(true) on:blur=move |_| aim(false)>
            {picture}
            <span class="combat-option-head"><b>{text}</b>
                {(mv == Move::Reveal).then(|| icon("eye"))}
                {(price > 0).then(|| view! { <Price amount=price/> })}
            </span>
            {style_text(mv).map(|text| view! { <span class="combat-option-text">{text}</span> })}
            <span class="combat-option-foot">{foot}</span>
        </button>
    }
}

/// Returns what a way to fight means.
fn style_text(mv: Move) -> Option<String> {
    let Move::Style(style) = mv else { return None };
    Some(t(match style {
        Style::Full => key::PAGE_MUCK_STYLE_FULL,
        Style::Soft => key::PAGE_MUCK_STYLE_SOFT,
        Style::Thrown => key::PAGE_MUCK_STYLE_THROWN,
    }))
}

/// The big button that passes, or pays the toll.
#[component]
fn PassButton(combat: CombatContext, mv: Move) -> impl IntoView {
    let context = combat.context;
    let price = untrack(|| context.price(mv));
    let foot = untrack(|| combat.view.get().and_then(|combat_view| consequence(combat, &combat_view, mv)));
    view! {
        <div class="combat-go">
            <p>{foot}</p>
            <button class="button primary big" data-answer=notation(context, mv) on:click=move |_| context.give_answer(mv)>
                <span>{label(context, mv)}</span>
                {(price > 0).then(|| view! { <Price amount=price/> })}
            </button>
        </div>
    }
}

/// Returns what an answer leads to, where that can be said: a landing, tiles, or odds.
fn consequence(combat: CombatContext, combat_view: &CombatView, mv: Move) -> Option<String> {
    let (rules, words) = (combat.context.rules(), combat.words());
    let lands = |hexes: u8| words.outcome_of(combat_view, hexes);
    match (mv, combat_view.standing) {
        (Move::Raise, _) => lands(combat_view.flight + 1),
        (Move::Lower, _) if combat_view.flight < 2 => Some(words.stays(combat_view)),
        (Move::Lower, _) => lands(combat_view.flight - 1),
        (Move::Pass, CombatStanding::Settled(_)) => lands(combat_view.flight),
        (Move::Pass, CombatStanding::Leads(margin)) => lands(margin),
        (Move::Plunder, _) => Some(loot(combat_view)),
        (Move::Reveal, CombatStanding::Leads(_) | CombatStanding::Settled(_)) => Some(t(key::PAGE_COMBAT_REVEAL_LATE)),
        _ => combat_odds_after(&rules, &combat_view.full, mv)
            .filter(|chances| chances.total > 1)
            .map(|chances| words.chance(combat_view, chances)),
    }
}

/// Returns the tiles that would be taken from the loser's Gullet.
fn loot(combat_view: &CombatView) -> String {
    let gullet = combat_view.seen.tiles().gullet(combat_view.combat.defender().index());
    let names: Vec<Text> = gullet.rev().take(usize::from(combat_view.combat.margin)).map(tile_name).collect();
    if names.is_empty() {
        t(key::PAGE_COMBAT_LOOT_NONE)
    } else {
        tf(key::PAGE_COMBAT_LOOT, &[("tiles", &crate::text::list(&names))])
    }
}

/// Returns what an answer is about, where that can be drawn.
fn picture(combat_view: &CombatView, mv: Move) -> Option<AnyView> {
    let gullet = |slot: u8| {
        combat_view.seen.tiles().gullet(combat_view.combat.defender().index()).rev().nth(usize::from(slot) - 1)
    };
    match mv {
        Move::Harvest(cell) => Some(stack(&tiles(combat_view, cell))),
        Move::Grab(slot @ 1..) => gullet(slot).map(|tile| stack(&[tile])),
        Move::Plunder => gullet(1).map(|tile| stack(&[tile])),
        _ => None,
    }
}
