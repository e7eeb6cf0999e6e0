//! What is asked, directly above its answers: a commitment (`commit.rs`), any other answer as a card with its consequence,
//! a result that is held up, or whom the combat waits for.

use super::super::Context;
use super::super::chips::{Lay, Pick, prompt};
use super::super::pieces::{Price, tile_name};
use super::super::tray::notation;
use super::Arena;
use super::commit::Commit;
use super::picture::stack;
use super::scene::{Scene, Standing};
use super::voice::tiles;
use crate::table::icon;
use crate::text::{t, tf, words};
use cosmic_frog::{Move, Question, Style, chances_after};
use leptos::html;
use leptos::prelude::*;
use tabletop::{Game, Pending};
use wording::GameWording;

/// The tray of a combat.
#[component]
pub fn Choices(arena: Arena) -> impl IntoView {
    let context = arena.context;
    // The same question with other answers is asked anew.
    let asked = Memo::new(move |_| context.question().map(|question| (question, context.answers.get())));
    view! {
        <section class="combat-tray panel" aria-label=t("page.combat.choices")>
            {move || context.confirm.get().map(|mv| view! { <Confirm context mv/> })}
            {move || {
                if arena.pause.held.get().is_some() {
                    return view! { <Result arena/> }.into_any();
                }
                match asked.get() {
                    Some((Question::Commit { attacks }, _)) => view! { <Commit arena attacks/> }.into_any(),
                    Some((Question::Arrange, _)) => view! { <h2 class="combat-prompt">{prompt(context)}</h2><Lay context/> }.into_any(),
                    Some((Question::Pick { owner, count }, _)) => view! { <Prompt context/><Pick context owner count/> }.into_any(),
                    Some((_, answers)) => view! { <Answers arena answers/> }.into_any(),
                    None => view! { <Waiting arena/> }.into_any(),
                }
            }}
        </section>
    }
}

/// The label of an answer without its price, which is drawn.
pub fn label(context: Context, mv: Move) -> String {
    let Some(state) = context.state.get_untracked() else { return String::new() };
    let (text, price) = (context.rules().answer(&state, mv, &words()), untrack(|| context.price(mv)));
    let tail = tf("priced", &[("answer", &""), ("price", &price)]);
    text.strip_suffix(&tail).map(String::from).unwrap_or(text)
}

/// Turns one's card up, which cannot be taken back: the name of the card and the dice it brings.
pub fn reveal_label(context: Context) -> String {
    let card =
        context.view.with_untracked(|view| view.as_ref().map(|view| view.state.frog(context.me.get_untracked()).card));
    match card {
        Some(card) if card.is_known() => tf("page.combat.reveal", &[("card", &t(&format!("card.{}", card.name())))]),
        _ => label(context, Move::Reveal),
    }
}

/// A grave answer, asked for once more.
#[component]
fn Confirm(context: Context, mv: Move) -> impl IntoView {
    let reason =
        if untrack(|| context.price(mv)) > 0 { t("page.confirm.last-oomph") } else { t("page.confirm.ends-game") };
    let name = reason.clone();
    view! {
        <div class="combat-confirm" role="alertdialog" aria-label=name>
            <p><b>{label(context, mv)}</b>" "{reason}</p>
            <button class="button primary" data-confirm="" on:click=move |_| context.give(mv)>{t("page.confirm.yes")}</button>
            <button class="button" on:click=move |_| context.confirm.set(None)>{t("page.cancel")}</button>
        </div>
    }
}

/// What came of the rolls, until the viewer goes on.
#[component]
fn Result(arena: Arena) -> impl IntoView {
    let scene = arena.scene.get_untracked();
    let voice = untrack(|| arena.voice());
    let heading = untrack(|| scene.as_deref().map(|scene| voice.result(scene)));
    let won = scene.as_deref().and_then(|scene| scene.standing.margin()).unwrap_or(0) > 0;
    let then = untrack(|| scene.as_deref().filter(|_| won).map(|scene| voice.stakes(scene)));
    let button = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            let _ = button.focus();
        }
    });
    view! {
        <div class="combat-result">
            <div class="combat-result-text"><h2>{heading}</h2><p>{then}</p></div>
            <button class="button primary big" data-combat-continue="" node_ref=button on:click=move |_| arena.pause.go_on()>
                {t("page.combat.continue")}
            </button>
        </div>
    }
}

/// Somebody else is asked, or dice are rolling.
#[component]
fn Waiting(arena: Arena) -> impl IntoView {
    let text = move || {
        let scene = arena.scene.get()?;
        let decided = if scene.chips.is_some() { "page.muck.showing" } else { "page.combat.rolling" };
        if scene.rolling.contains(&true) {
            return Some(t(decided));
        }
        let state = arena.context.state.get()?;
        Some(match arena.context.rules().pending(&state) {
            Pending::Seat(decision) => arena.voice().say("page.combat.waits", decision.by, &[]),
            Pending::Seats(..) => waits_for(arena.context),
            _ => t(decided),
        })
    };
    view! { <p class="combat-waiting" role="status"><span class="combat-spinner" aria-hidden="true"></span>{text}</p> }
}

/// The frogs whose sealed answers are missing.
fn waits_for(context: Context) -> String {
    let model = context.model;
    let names: Vec<String> = model.wait.get().asked.iter().map(|seat| model.name(seat)).collect();
    tf("page.tray.waiting-for", &[("who", &words().list(&names))])
}

/// What is asked, in words.
#[component]
fn Prompt(context: Context) -> impl IntoView {
    let prompt = context.state.get_untracked().map(|state| context.rules().prompt(&state, &words()));
    view! { <h2 class="combat-prompt">{prompt}</h2> }
}

/// Any other question: what it says, its answers as cards, and letting it go by as the one big button.
#[component]
fn Answers(arena: Arena, answers: Vec<Move>) -> impl IntoView {
    let pass = answers.iter().copied().find(|mv| matches!(mv, Move::Pass | Move::PayToll));
    let cards = answers.into_iter().filter(|&mv| Some(mv) != pass);
    view! {
        <Prompt context=arena.context/>
        <div class="combat-options plain">
            {cards.map(|mv| view! { <AnswerCard arena mv/> }).collect_view()}
            {pass.map(|mv| view! { <Pass arena mv/> })}
        </div>
    }
}

/// One answer as a card.
#[component]
pub fn AnswerCard(arena: Arena, mv: Move) -> impl IntoView {
    let context = arena.context;
    let scene = arena.scene.get_untracked();
    let text = match mv {
        Move::Reveal => reveal_label(context),
        Move::Style(Style::Full) => t("page.muck.fight.full"),
        Move::Style(Style::Soft) => t("page.muck.fight.soft"),
        Move::Style(Style::Thrown) => t("page.muck.fight.thrown"),
        _ => label(context, mv),
    };
    let price = untrack(|| context.price(mv));
    let foot = untrack(|| scene.as_deref().and_then(|scene| consequence(arena, scene, mv)));
    let picture = scene.as_deref().and_then(|scene| picture(scene, mv));
    let aim = move |on: bool| arena.trial.set(on.then_some(mv));
    view! {
        <button class="combat-option" data-answer=notation(context, mv) on:click=move |_| context.give(mv)
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

/// What a way to fight means.
fn style_text(mv: Move) -> Option<String> {
    let Move::Style(style) = mv else { return None };
    Some(t(match style {
        Style::Full => "page.muck.style.full",
        Style::Soft => "page.muck.style.soft",
        Style::Thrown => "page.muck.style.thrown",
    }))
}

/// Letting a window go by, or paying the toll.
#[component]
fn Pass(arena: Arena, mv: Move) -> impl IntoView {
    let context = arena.context;
    let price = untrack(|| context.price(mv));
    let foot = untrack(|| arena.scene.get().and_then(|scene| consequence(arena, &scene, mv)));
    view! {
        <div class="combat-go">
            <p>{foot}</p>
            <button class="button primary big" data-answer=notation(context, mv) on:click=move |_| context.give(mv)>
                <span>{label(context, mv)}</span>
                {(price > 0).then(|| view! { <Price amount=price/> })}
            </button>
        </div>
    }
}

/// What an answer leads to, where that can be said: a landing, tiles, or odds.
fn consequence(arena: Arena, scene: &Scene, mv: Move) -> Option<String> {
    let (rules, voice) = (arena.context.rules(), arena.voice());
    let lands = |hexes: u8| voice.outcome_of(scene, hexes);
    match (mv, scene.standing) {
        (Move::Raise, _) => lands(scene.flight + 1),
        (Move::Lower, _) if scene.flight < 2 => Some(voice.stays(scene)),
        (Move::Lower, _) => lands(scene.flight - 1),
        (Move::Pass, Standing::Settled(_)) => lands(scene.flight),
        (Move::Pass, Standing::Leads(margin)) => lands(margin),
        (Move::Plunder, _) => Some(loot(scene)),
        (Move::Reveal, Standing::Leads(_) | Standing::Settled(_)) => Some(t("page.combat.reveal.late")),
        _ => chances_after(&rules, &scene.full, mv)
            .filter(|chances| chances.total > 1)
            .map(|chances| voice.chance(scene, chances)),
    }
}

/// The tiles that would be taken from the loser's Gullet.
fn loot(scene: &Scene) -> String {
    let gullet = scene.seen.tiles().gullet(scene.combat.defender().index());
    let names: Vec<String> = gullet.rev().take(usize::from(scene.combat.margin)).map(tile_name).collect();
    if names.is_empty() {
        t("page.combat.loot.none")
    } else {
        tf("page.combat.loot", &[("tiles", &words().list(&names))])
    }
}

/// What an answer is about, where that can be drawn.
fn picture(scene: &Scene, mv: Move) -> Option<AnyView> {
    let gullet = |slot: u8| scene.seen.tiles().gullet(scene.combat.defender().index()).rev().nth(usize::from(slot) - 1);
    match mv {
        Move::Harvest(cell) => Some(stack(&tiles(scene, cell))),
        Move::Grab(slot @ 1..) => gullet(slot).map(|tile| stack(&[tile])),
        Move::Plunder => gullet(1).map(|tile| stack(&[tile])),
        _ => None,
    }
}
