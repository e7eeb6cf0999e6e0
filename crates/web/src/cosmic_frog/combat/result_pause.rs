//! `ResultPause`: holds the result of a combat before it is animated on the board: until the viewer continues if they
//! fought, for a moment if others did.
//!
//! The table's model plays steps with timers. While a result is held, this module sets the model back each time it starts to
//! play on.

use super::super::Context;
use crate::settings::settings;
use crate::table::Viewing;
use cosmic_frog::{CombatStage, Event};
use leptos::prelude::*;
use std::time::Duration;
use tabletop::SeatSet;

/// How long the result of a combat between others is held, in milliseconds at normal speed.
const SPECTATOR_PAUSE_MS: u32 = 1700;

/// Which result is being held. It is `Copy`, so that closures can capture it.
#[derive(Clone, Copy)]
pub struct ResultPause {
    context: Context,
    /// The step whose result is held up.
    pub held: RwSignal<Option<usize>>,
    /// How many steps have been searched for results.
    examined_steps: StoredValue<usize>,
    /// The viewer, and whether any step had been received: a table that is opened or handed over starts at its latest
    /// step.
    seen_history: StoredValue<(Option<SeatSet>, bool)>,
    /// The step that was released last and is being animated on the board.
    released: RwSignal<Option<usize>>,
}

impl ResultPause {
    /// Watches what is being shown.
    pub fn new(context: Context) -> ResultPause {
        let pause = ResultPause {
            context,
            held: RwSignal::new(None),
            examined_steps: StoredValue::new(0),
            seen_history: StoredValue::new((None, false)),
            released: RwSignal::new(None),
        };
        Effect::new(move |_| pause.watch());
        pause
    }

    fn watch(self) {
        let model = self.context.model;
        let (playing, shown) = (model.playing.get(), model.shown.get());
        let all = model.steps.with(Vec::len);
        let seen_history = (model.viewer.get(), all > 0);
        if self.seen_history.get_value() != seen_history {
            self.seen_history.set_value(seen_history);
            self.examined_steps.set_value(shown);
            self.held.set(None);
        }
        if model.replay || model.viewing.get() != Viewing::Latest {
            return;
        }
        if let Some(at) = self.held.get_untracked() {
            if at >= all {
                // It was taken back.
                self.held.set(None);
                self.examined_steps.set_value(shown);
            } else if playing.is_some() || shown != at {
                model.jump_to(at);
            }
            return;
        }
        let reach = playing.map_or(shown, |(at, _)| at + 1).min(all);
        let from = self.examined_steps.get_value().min(reach);
        self.examined_steps.set_value(reach);
        // A combat between others is held only if its step is being animated, not if it was skipped.
        let shows = |at: usize| self.decides(at) && (self.is_mine(at) || playing.is_some_and(|(now, _)| now == at));
        if let Some(at) = (from..reach).find(|&at| shows(at)) {
            self.hold(at);
        }
    }

    /// Returns whether a step settles a combat for good: nobody may change the knockback after it.
    fn decides(self, at: usize) -> bool {
        let model = self.context.model;
        let before = model.view_at(at).and_then(|view| view.state.combat_stage());
        model.steps.with(|steps| {
            let Some(step) = steps.get(at) else { return false };
            let after = step.view.state.combat_stage();
            let open = Some(CombatStage::Knockback);
            let settled = |event: Event| match event {
                Event::AttackFailed { .. } => true,
                Event::AttackWon { .. } => after != open,
                _ => false,
            };
            step.events().any(settled) || (before == open && after != open)
        })
    }

    /// Returns whether the viewer fights in the combat of this step.
    fn is_mine(self, at: usize) -> bool {
        let model = self.context.model;
        let viewer = model.viewer.get_untracked().unwrap_or(SeatSet::NONE);
        let sides = model.view_at(at).map(|view| view.state.combat().sides);
        sides.into_iter().flatten().any(|seat| viewer.contains(seat))
    }

    fn hold(self, at: usize) {
        let model = self.context.model;
        let fights = self.is_mine(at);
        let glance = settings().get_untracked().duration(SPECTATOR_PAUSE_MS);
        if !fights && glance == 0 {
            return;
        }
        self.examined_steps.set_value(at + 1);
        self.held.set(Some(at));
        model.jump_to(at);
        if !fights {
            let over = move || {
                if self.held.try_get_untracked() == Some(Some(at)) {
                    self.release();
                }
            };
            set_timeout(over, Duration::from_millis(u64::from(glance)));
        }
    }

    /// Releases the result, so that it is animated on the board.
    pub fn release(self) {
        let Some(at) = self.held.get_untracked() else { return };
        self.released.set(Some(at));
        self.held.set(None);
        self.context.model.play_on();
    }

    /// Returns the step that is shown over the position.
    pub fn pending(self) -> Option<usize> {
        self.held.get().or_else(|| self.context.model.playing.get().map(|(at, _)| at))
    }

    /// Returns whether the step that was let go is being played on the board.
    pub fn is_released(self) -> bool {
        let at = self.released.get();
        at.is_some() && at == self.context.model.playing.get().map(|(at, _)| at)
    }

    /// Returns whether an earlier moment is looked at.
    pub fn is_past(self) -> bool {
        self.context.model.viewing.get() != Viewing::Latest
    }
}
