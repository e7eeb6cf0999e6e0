//! The combat in front of the board: both frogs with their dice, what each outcome would do, and the answers with their
//! odds.
//!
//! `scene.rs` says what is to be seen, `pause.rs` holds a result up until the viewer goes on, `voice.rs` with `mind.rs` puts
//! it into words; `sides.rs` with `row.rs`, `outcomes.rs`, `choices.rs` with `commit.rs` draw it. Not here: odds and consequences (the engine's `odds`).

mod choices;
mod commit;
mod mind;
mod outcomes;
mod pause;
mod picture;
mod row;
mod scene;
mod sides;
mod voice;

use super::Context;
use crate::table::icon;
use crate::text::t;
use choices::Choices;
use cosmic_frog::{Chances, Dice, Move, State, chances_after, combat_dice, combat_totals};
use leptos::html;
use leptos::prelude::*;
use outcomes::Outcomes;
use pause::Pause;
use scene::{Phase, Scene};
use sides::Sides;
use std::sync::Arc;
use tabletop::{Game, Seat};
use voice::Voice;

/// What all parts of the combat share. `Copy`: hand it around freely.
#[derive(Clone, Copy)]
pub(super) struct Arena {
    /// The table.
    context: Context,
    /// What is to be seen; `None` while nobody fights.
    scene: Memo<Option<Arc<Scene>>>,
    /// A result that is held up.
    pause: Pause,
    /// The answer whose odds are shown: the commitment that is chosen, or what is pointed at.
    trial: RwSignal<Option<Move>>,
}

impl Arena {
    fn new(context: Context) -> Arena {
        let pause = Pause::new(context);
        let scene = Memo::new(move |before: Option<&Option<Arc<Scene>>>| {
            let before = before.and_then(|before| before.as_deref());
            scene::read(context, pause.pending(), before).map(Arc::new)
        });
        Arena { context, scene, pause, trial: RwSignal::new(None) }
    }

    /// How to speak of this combat.
    fn voice(self) -> Voice {
        Voice::new(self.context, self.scene.with(|scene| scene.as_ref().map(|scene| scene.combat.sides)))
    }

    /// The answer on trial, if it is one that may be given now.
    fn tried(self) -> Option<Move> {
        let answers = self.context.answers;
        self.trial.get().filter(|mv| answers.with(|answers| answers.contains(mv)))
    }

    /// The odds to be shown.
    fn chances(self) -> Option<Chances> {
        let scene = self.scene.get()?;
        let tried = self.tried().and_then(|mv| chances_after(&self.context.rules(), &scene.full, mv));
        tried.or(scene.chances)
    }

    /// The position after the answer on trial.
    fn after(self, scene: &Scene) -> Option<State> {
        let mut after = scene.full;
        self.context.rules().apply(&mut after, self.tried()?, &mut ()).is_ok().then_some(after)
    }

    /// The dice to be shown.
    fn dice(self) -> Option<[Dice; 2]> {
        let scene = self.scene.get()?;
        let tried = self.after(&scene).and_then(|after| combat_dice(&self.context.rules(), &after));
        tried.or(scene.dice)
    }

    /// The lowest and the highest total of each side, to be shown.
    fn totals(self) -> Option<[(u8, u8); 2]> {
        let scene = self.scene.get()?;
        let tried = self.after(&scene).and_then(|after| combat_totals(&self.context.rules(), &after));
        tried.or(scene.totals)
    }

    /// Who stands on the left: the viewer where it fights, else the defender.
    fn left(self) -> usize {
        let voice = self.voice();
        let attacks = |scene: &Arc<Scene>| usize::from(!voice.is_you(scene.combat.attacker()));
        self.scene.with(|scene| scene.as_ref().map_or(1, attacks))
    }

    /// The frog on a side, which stays the same as long as the combat does.
    fn seat(self, side: usize) -> Seat {
        self.scene.with_untracked(|scene| scene.as_ref().map_or(Seat(0), |scene| scene.combat.sides[side]))
    }

    /// Whether the viewer fights, or has something to answer. Where others fight, one looks on.
    fn concerns(self) -> bool {
        let voice = self.voice();
        let fights = |scene: &Arc<Scene>| scene.combat.sides.into_iter().any(|seat| voice.is_you(seat));
        self.scene.with(|scene| scene.as_ref().is_some_and(fights)) || !self.context.answers.with(Vec::is_empty)
    }

    /// Whether the combat stands before the board. After the knockback only the winner's choice brings it back.
    fn stands(self) -> bool {
        let Some(scene) = self.scene.get() else { return false };
        if self.context.model.replay || self.pause.is_past() {
            return false;
        }
        if self.pause.held.get().is_some() {
            return true;
        }
        let asked = !self.context.answers.with(Vec::is_empty);
        scene.in_combat && !self.pause.is_let_go() && (scene.phase < Phase::Spoils || asked)
    }
}

/// The combat in front of the board, with the odds of every answer.
#[component]
pub fn Combat(context: Context) -> impl IntoView {
    let arena = Arena::new(context);
    let stands = Memo::new(move |_| arena.stands());
    let away = RwSignal::new(false);
    let fought = Memo::new(move |_| arena.scene.with(|scene| scene.as_ref().map(|scene| scene.combat.sides)));
    // A new combat is shown again.
    Effect::new(move |_| {
        fought.get();
        away.set(false);
        arena.trial.set(None);
    });
    let open = Memo::new(move |_| stands.get() && !away.get());
    shut_out(Memo::new(move |_| open.get() && arena.concerns()));
    view! {
        <Show when=move || open.get()><Overlay arena away/></Show>
        <Show when=move || stands.get() && away.get()>
            <button class="button primary combat-back" data-combat-back="" on:click=move |_| away.set(false)>
                {icon("attack")}{t("page.combat.back")}
            </button>
        </Show>
    }
}

/// While a combat of one's own stands before the board, nothing behind it can be reached.
fn shut_out(open: Memo<bool>) {
    let apply = |shut: bool| {
        let table = document().query_selector(".table").ok().flatten();
        let mut part = table.and_then(|table| table.first_element_child());
        while let Some(element) = part {
            // What is spoken goes on being spoken.
            let classes = element.class_list();
            if !classes.contains("combat") && !classes.contains("sr-only") {
                let _ = if shut { element.set_attribute("inert", "") } else { element.remove_attribute("inert") };
            }
            part = element.next_element_sibling();
        }
    };
    Effect::new(move |_| apply(open.get()));
    on_cleanup(move || apply(false));
}

#[component]
fn Overlay(arena: Arena, away: RwSignal<bool>) -> impl IntoView {
    let section = NodeRef::<html::Section>::new();
    Effect::new(move |_| {
        if let Some(section) = section.get().filter(|_| untrack(|| arena.concerns())) {
            // Just before the next picture: asked for at once, the browser would lay out the page twice.
            request_animation_frame(move || drop(section.focus()));
        }
    });
    let model = arena.context.model;
    view! {
        <section class="combat" role="dialog" aria-labelledby="combat-title" tabindex="-1" node_ref=section>
            <header class="combat-head">
                <Title arena/>
                <Chips arena/>
                <div class="combat-tools">
                    <Show when=move || model.wait.get().undo && model.settled()>
                        <button class="button" data-combat-undo="" on:click=move |_| model.undo()>{icon("undo")}<span>{t("page.undo")}</span></button>
                    </Show>
                    <button class="button" data-combat-board="" on:click=move |_| away.set(true)>{icon("eye")}<span>{t("page.combat.board")}</span></button>
                </div>
            </header>
            <Sides arena/>
            <Outcomes arena/>
            <Choices arena/>
        </section>
    }
}

/// What happens, in one line.
#[component]
fn Title(arena: Arena) -> impl IntoView {
    let title = Memo::new(move |_| arena.scene.with(|scene| scene.as_ref().map(|scene| arena.voice().title(scene))));
    view! { <h1 id="combat-title" aria-live="polite">{move || title.get()}</h1> }
}

/// The steps of a combat; the one it is in is lit.
#[component]
fn Chips(arena: Arena) -> impl IntoView {
    let chips = Memo::new(move |_| {
        arena.scene.with(|scene| scene.as_ref().map(|scene| (arena.voice().chips(scene), scene.phase as usize)))
    });
    let chip = |at: usize, now: usize, text: String| {
        let current = (at == now).then_some("step");
        view! {
            <li class="combat-step" class:on=at == now class:done=at < now aria-current=current>
                {(at < now).then(|| icon("check"))}{text}
            </li>
        }
    };
    view! {
        <ol class="combat-steps">
            {move || chips.get().map(|(texts, now)| texts.into_iter().enumerate().map(|(at, text)| chip(at, now, text)).collect_view())}
        </ol>
    }
}
