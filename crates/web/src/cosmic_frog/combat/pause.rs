//! The result of a combat is held up before it is played on the board: until the viewer goes on where it fought, for a
//! moment where others did.
//!
//! The table's model plays step after step by timers. While a result is held, whatever it begins to play is called back.

use super::super::Context;
use crate::settings::settings;
use crate::table::Moment;
use cosmic_frog::{CombatStage, Event};
use leptos::prelude::*;
use std::time::Duration;
use tabletop::SeatSet;

/// How long a result between others stands, in milliseconds at normal speed.
const GLANCE: u32 = 1700;

/// Which result is held up. `Copy`: hand it around freely.
#[derive(Clone, Copy)]
pub struct Pause {
    context: Context,
    /// The step whose result is held up.
    pub held: RwSignal<Option<usize>>,
    /// How many steps have been looked through for results.
    looked: StoredValue<usize>,
    /// Who looked on, and whether anything had been told: a table that is opened, or handed over, begins where it stands.
    told: StoredValue<(Option<SeatSet>, bool)>,
    /// The step that was let go last and is being played on the board.
    let_go: RwSignal<Option<usize>>,
}

impl Pause {
    /// Watches what is being shown.
    pub fn new(context: Context) -> Pause {
        let pause = Pause {
            context,
            held: RwSignal::new(None),
            looked: StoredValue::new(0),
            told: StoredValue::new((None, false)),
            let_go: RwSignal::new(None),
        };
        Effect::new(move |_| pause.watch());
        pause
    }

    fn watch(self) {
        let model = self.context.model;
        let (playing, shown) = (model.playing.get(), model.shown.get());
        let all = model.steps.with(Vec::len);
        let told = (model.viewer.get(), all > 0);
        if self.told.get_value() != told {
            self.told.set_value(told);
            self.looked.set_value(shown);
            self.held.set(None);
        }
        if model.replay || model.moment.get() != Moment::Now {
            return;
        }
        if let Some(at) = self.held.get_untracked() {
            if at >= all {
                // It was taken back.
                self.held.set(None);
                self.looked.set_value(shown);
            } else if playing.is_some() || shown != at {
                model.jump(at);
            }
            return;
        }
        let reach = playing.map_or(shown, |(at, _)| at + 1).min(all);
        let from = self.looked.get_value().min(reach);
        self.looked.set_value(reach);
        // What others fight is shown in passing; where it was skipped, it stays skipped.
        let shows = |at: usize| self.decides(at) && (self.is_mine(at) || playing.is_some_and(|(now, _)| now == at));
        if let Some(at) = (from..reach).find(|&at| shows(at)) {
            self.hold(at);
        }
    }

    /// Whether a step settles a combat for good: nobody may change the knockback after it.
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

    /// Whether the viewer fights in the combat of this step.
    fn is_mine(self, at: usize) -> bool {
        let model = self.context.model;
        let viewer = model.viewer.get_untracked().unwrap_or(SeatSet::NONE);
        let sides = model.view_at(at).map(|view| view.state.combat().sides);
        sides.into_iter().flatten().any(|seat| viewer.contains(seat))
    }

    fn hold(self, at: usize) {
        let model = self.context.model;
        let fights = self.is_mine(at);
        let glance = settings().get_untracked().time(GLANCE);
        if !fights && glance == 0 {
            return;
        }
        self.looked.set_value(at + 1);
        self.held.set(Some(at));
        model.jump(at);
        if !fights {
            let over = move || {
                if self.held.try_get_untracked() == Some(Some(at)) {
                    self.go_on();
                }
            };
            set_timeout(over, Duration::from_millis(u64::from(glance)));
        }
    }

    /// Lets the result go: it is played on the board.
    pub fn go_on(self) {
        let Some(at) = self.held.get_untracked() else { return };
        self.let_go.set(Some(at));
        self.held.set(None);
        self.context.model.play_on();
    }

    /// The step that is shown over the position.
    pub fn pending(self) -> Option<usize> {
        self.held.get().or_else(|| self.context.model.playing.get().map(|(at, _)| at))
    }

    /// Whether the step that was let go is being played on the board.
    pub fn is_let_go(self) -> bool {
        let at = self.let_go.get();
        at.is_some() && at == self.context.model.playing.get().map(|(at, _)| at)
    }

    /// Whether an earlier moment is looked at.
    pub fn is_past(self) -> bool {
        self.context.model.moment.get() != Moment::Now
    }
}
