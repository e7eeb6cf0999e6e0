//! The combat screen, in front of the board: both frogs with their dice, what each outcome would do, and the answers
//! with their odds.
//!
//! `combat_view.rs` says what is visible, `result_pause.rs` holds a result until the viewer continues,
//! `combat_words.rs` and `mental_words.rs` put it into words. `sides.rs` and `chip_tray.rs`, `outcomes.rs`,
//! `combat_tray.rs` and `commit.rs` draw it. Not here: odds and consequences (the engine's `odds`).

mod chip_tray;
mod combat_tray;
mod combat_view;
mod combat_words;
mod commit;
mod mental_words;
mod outcomes;
mod picture;
mod result_pause;
mod sides;

use super::Context;
use super::reveal::CombatRevealButton;
use crate::table::icon;
use crate::text::{key, t};
use combat_tray::CombatTray;
use combat_view::{CombatPhase, CombatView};
use combat_words::CombatWords;
use cosmic_frog::{CombatOdds, DicePool, Move, State, combat_dice, combat_odds_after, combat_totals};
use leptos::html;
use leptos::prelude::*;
use outcomes::Outcomes;
use result_pause::ResultPause;
use sides::Sides;
use std::sync::Arc;
use tabletop::{Game, Seat};

/// What all parts of the combat share. It is `Copy`, so that closures can capture it.
#[derive(Clone, Copy)]
pub(super) struct CombatContext {
    /// The table.
    context: Context,
    /// What is visible of the combat, if there is one.
    view: Memo<Option<Arc<CombatView>>>,
    /// The result that is being held, if any.
    pause: ResultPause,
    /// The answer whose odds are shown: the commitment that is chosen, or what is pointed at.
    trial: RwSignal<Option<Move>>,
}

impl CombatContext {
    fn new(context: Context) -> CombatContext {
        let pause = ResultPause::new(context);
        let view = Memo::new(move |before: Option<&Option<Arc<CombatView>>>| {
            let before = before.and_then(|before| before.as_deref());
            combat_view::read_combat(context, pause.pending(), before).map(Arc::new)
        });
        CombatContext { context, view, pause, trial: RwSignal::new(None) }
    }

    /// Returns how to speak of this combat.
    fn words(self) -> CombatWords {
        CombatWords::new(
            self.context,
            self.view.with(|combat_view| combat_view.as_ref().map(|combat_view| combat_view.combat.sides)),
        )
    }

    /// Returns the answer on trial, if it is one that may be given now.
    fn tried(self) -> Option<Move> {
        let answers = self.context.answers;
        self.trial.get().filter(|mv| answers.with(|answers| answers.contains(mv)))
    }

    /// Returns the odds to be shown.
    fn chances(self) -> Option<CombatOdds> {
        let combat_view = self.view.get()?;
        let tried = self.tried().and_then(|mv| combat_odds_after(&self.context.rules(), &combat_view.full, mv));
        tried.or(combat_view.chances)
    }

    /// Returns the position after the answer on trial.
    fn after(self, combat_view: &CombatView) -> Option<State> {
        let mut after = combat_view.full;
        self.context.rules().apply(&mut after, self.tried()?, &mut ()).is_ok().then_some(after)
    }

    /// Returns the dice to be shown.
    fn dice(self) -> Option<[DicePool; 2]> {
        let combat_view = self.view.get()?;
        let tried = self.after(&combat_view).and_then(|after| combat_dice(&self.context.rules(), &after));
        tried.or(combat_view.dice)
    }

    /// Returns the lowest and the highest total of each side, to be shown.
    fn totals(self) -> Option<[(u8, u8); 2]> {
        let combat_view = self.view.get()?;
        let tried = self.after(&combat_view).and_then(|after| combat_totals(&self.context.rules(), &after));
        tried.or(combat_view.totals)
    }

    /// Returns who stands on the left: the viewer where it fights, else the defender.
    fn left(self) -> usize {
        let words = self.words();
        let attacks = |combat_view: &Arc<CombatView>| usize::from(!words.is_you(combat_view.combat.attacker()));
        self.view.with(|combat_view| combat_view.as_ref().map_or(1, attacks))
    }

    /// Returns the frog on a side, which stays the same as long as the combat does.
    fn seat(self, side: usize) -> Seat {
        self.view.with_untracked(|combat_view| {
            combat_view.as_ref().map_or(Seat(0), |combat_view| combat_view.combat.sides[side])
        })
    }

    /// Returns the viewer's frog that fights, or the frog whose panel is shown.
    fn own_seat(self) -> Seat {
        let words = self.words();
        let fights =
            |combat_view: &Arc<CombatView>| combat_view.combat.sides.into_iter().find(|&seat| words.is_you(seat));
        self.view.with(|combat_view| combat_view.as_ref().and_then(fights)).unwrap_or_else(|| self.context.me.get())
    }

    /// Returns whether the viewer fights, or has something to answer. Where others fight, one looks on.
    fn concerns_viewer(self) -> bool {
        let words = self.words();
        let fights =
            |combat_view: &Arc<CombatView>| combat_view.combat.sides.into_iter().any(|seat| words.is_you(seat));
        self.view.with(|combat_view| combat_view.as_ref().is_some_and(fights))
            || !self.context.answers.with(Vec::is_empty)
    }

    /// Returns whether the combat stands before the board. After the knockback only the winner's choice brings it back.
    fn is_shown(self) -> bool {
        let Some(combat_view) = self.view.get() else { return false };
        if self.context.model.replay || self.pause.is_past() {
            return false;
        }
        if self.pause.held.get().is_some() {
            return true;
        }
        let asked = !self.context.answers.with(Vec::is_empty);
        combat_view.in_combat && !self.pause.is_released() && (combat_view.phase < CombatPhase::Spoils || asked)
    }
}

/// The combat in front of the board, with the odds of every answer.
#[component]
pub fn Combat(context: Context) -> impl IntoView {
    let combat = CombatContext::new(context);
    let is_shown = Memo::new(move |_| combat.is_shown());
    let away = RwSignal::new(false);
    let fought = Memo::new(move |_| {
        combat.view.with(|combat_view| combat_view.as_ref().map(|combat_view| combat_view.combat.sides))
    });
    // A new combat is shown again.
    Effect::new(move |_| {
        fought.get();
        away.set(false);
        combat.trial.set(None);
    });
    let open = Memo::new(move |_| is_shown.get() && !away.get());
    disable_table_behind(Memo::new(move |_| open.get() && combat.concerns_viewer()));
    view! {
        <Show when=move || open.get()><CombatOverlay combat away/></Show>
        <Show when=move || is_shown.get() && away.get()>
            <button class="button primary combat-back" data-combat-back="" on:click=move |_| away.set(false)>
                {icon("attack")}{t(key::PAGE_COMBAT_BACK)}
            </button>
        </Show>
    }
}

/// Makes everything behind the combat screen inert while the viewer is involved in the combat.
fn disable_table_behind(open: Memo<bool>) {
    let apply = |shut: bool| {
        let table = document().query_selector(".table").ok().flatten();
        let mut part = table.and_then(|table| table.first_element_child());
        while let Some(element) = part {
            // The live region for screen readers stays active.
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
fn CombatOverlay(combat: CombatContext, away: RwSignal<bool>) -> impl IntoView {
    let section = NodeRef::<html::Section>::new();
    Effect::new(move |_| {
        if let Some(section) = section.get().filter(|_| untrack(|| combat.concerns_viewer())) {
            // Focus before the next frame; focusing now would make the browser lay out the page twice.
            request_animation_frame(move || drop(section.focus()));
        }
    });
    let model = combat.context.model;
    let own_seat = Memo::new(move |_| combat.own_seat());
    view! {
        <section class="combat" role="dialog" aria-labelledby="combat-title" tabindex="-1" node_ref=section>
            <header class="combat-head">
                <Title combat/>
                <CombatSteps combat/>
                <div class="combat-tools">
                    <Show when=move || model.wait.get().undo && model.is_settled()>
                        <button class="button" data-combat-undo="" on:click=move |_| model.undo()>{icon("undo")}<span>{t(key::PAGE_UNDO)}</span></button>
                    </Show>
                    <CombatRevealButton context=combat.context seat=own_seat/>
                    <button class="button" data-combat-board="" on:click=move |_| away.set(true)>{icon("eye")}<span>{t(key::PAGE_COMBAT_BOARD)}</span></button>
                </div>
            </header>
            <Sides combat/>
            <Outcomes combat/>
            <CombatTray combat/>
        </section>
    }
}

/// What happens, in one line.
#[component]
fn Title(combat: CombatContext) -> impl IntoView {
    let title = Memo::new(move |_| {
        combat.view.with(|combat_view| combat_view.as_ref().map(|combat_view| combat.words().title(combat_view)))
    });
    view! { <h1 id="combat-title" aria-live="polite">{move || title.get()}</h1> }
}

/// The steps of a combat; the current one is highlighted.
#[component]
fn CombatSteps(combat: CombatContext) -> impl IntoView {
    let chips = Memo::new(move |_| {
        combat.view.with(|combat_view| {
            combat_view.as_ref().map(|combat_view| (combat.words().chips(combat_view), combat_view.phase as usize))
        })
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
