//! `TableModel`: everything a table screen shows: the steps received so far, how many of them have been shown, and what
//! the table waits for.
//!
//! The table runs ahead; the screen shows one step after the other at its own speed. Answers are possible once every
//! received step has been shown. Positions are drawn from the *view*, in which secrets are hidden. Legality and prices come
//! from a full position that agrees with the view, which the law `view_suffices` allows.

mod messages;
mod person_history;
mod requests;

use hexgrid::Hex;
pub use requests::UndoKind;

use crate::settings::{Settings, settings};
use crate::storage::SavedTable;
use crate::table::TableTheme;
use crate::text::messages;
use crate::worker_client::WorkerClient;
use leptos::prelude::*;
use person_history::PersonHistory;
use protocol::{Holder, Notice, NoticeKind, QuestionId, StepOf, Stopped, Wait};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Seat, SeatSet};
use wording::Text;

/// Which point of the game the screen shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewing {
    /// The newest step that has been shown.
    Latest,
    /// The point after this many steps, chosen by the viewer.
    Past(usize),
}

/// A table as one screen knows it. It is `Copy`, so that closures can capture it.
pub struct TableModel<G: TableTheme> {
    /// The rules.
    pub rules: StoredValue<Arc<G>>,
    /// The table's entry in the list of tables.
    pub saved: RwSignal<SavedTable>,
    /// The people at this device, each as the seats they hold.
    pub people: RwSignal<Vec<SeatSet>>,
    /// The seats of the viewer; `None` while the curtain is shown.
    pub viewer: RwSignal<Option<SeatSet>>,
    /// The position before the first step.
    pub start: RwSignal<Option<G::View>>,
    /// Every step that the viewer has received.
    pub steps: RwSignal<Vec<Arc<StepOf<G>>>>,
    /// What else happened, as far as the viewer has been told, in order.
    pub notices: RwSignal<Vec<Notice>>,
    /// Who plays each seat now; empty until the first update.
    pub holders: RwSignal<Vec<Holder>>,
    /// How many steps have been shown.
    pub shown: RwSignal<usize>,
    /// The step that is being animated, and its duration in milliseconds.
    pub playing: RwSignal<Option<(usize, u32)>>,
    /// Whether the screen shows the latest or an earlier point of the game.
    pub viewing: RwSignal<Viewing>,
    /// What the table waits for.
    pub wait: RwSignal<Wait>,
    /// An answer has been given and the table has not replied yet.
    pub sent: RwSignal<bool>,
    /// Why an answer was refused, or something could not be stored; the player can close it.
    pub notice: RwSignal<Option<Text>>,
    /// The place on the board that a sentence names and the player points at.
    pub pointed_at: RwSignal<Option<Hex>>,
    /// Why the table cannot continue.
    pub failed: RwSignal<Option<String>>,
    /// Why the latest lines could not be stored; the table stops until they are.
    pub stuck: RwSignal<Option<String>>,
    /// Another tab writes this table; this one only follows it.
    pub read_only: RwSignal<bool>,
    /// Where and why the rules of this version stop following the save.
    pub stops: RwSignal<Option<Stopped>>,
    /// Whether this is a replay: nothing can be answered.
    pub replay: bool,
    /// Kept here because messages arrive outside of any component.
    settings: RwSignal<Settings>,
    worker: StoredValue<Option<WorkerClient>, LocalStorage>,
    other_people: StoredValue<BTreeMap<SeatSet, PersonHistory<G>>>,
    /// The number of the newest entry of the table that the viewer has received.
    number: StoredValue<Option<u32>>,
    /// The question that the viewer answered last.
    answered: StoredValue<Option<QuestionId>>,
    /// When the viewer last undid an answer, in milliseconds.
    undone_at: StoredValue<f64>,
    /// Counts jumps, so that a timer of an older step does nothing.
    epoch: StoredValue<u32>,
}

// Not derived, because a derive would require `G: Copy`.
impl<G: TableTheme> Clone for TableModel<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: TableTheme> Copy for TableModel<G> {}

impl<G: TableTheme> TableModel<G> {
    fn new(rules: Arc<G>, saved: SavedTable, replay: bool) -> TableModel<G> {
        TableModel {
            rules: StoredValue::new(rules),
            saved: RwSignal::new(saved),
            people: RwSignal::new(Vec::new()),
            viewer: RwSignal::new(None),
            start: RwSignal::new(None),
            steps: RwSignal::new(Vec::new()),
            notices: RwSignal::new(Vec::new()),
            holders: RwSignal::new(Vec::new()),
            shown: RwSignal::new(0),
            playing: RwSignal::new(None),
            viewing: RwSignal::new(Viewing::Latest),
            wait: RwSignal::new(Wait::default()),
            sent: RwSignal::new(false),
            notice: RwSignal::new(None),
            pointed_at: RwSignal::new(None),
            failed: RwSignal::new(None),
            stuck: RwSignal::new(None),
            read_only: RwSignal::new(false),
            stops: RwSignal::new(None),
            replay,
            settings: settings(),
            worker: StoredValue::new_local(None),
            other_people: StoredValue::new(BTreeMap::new()),
            number: StoredValue::new(None),
            answered: StoredValue::new(None),
            undone_at: StoredValue::new(0.0),
            epoch: StoredValue::new(0),
        }
    }

    /// Returns how many steps of a freshly opened table are shown at once: all of a resumed game, the set-up of a new
    /// one.
    fn initially_shown(self) -> usize {
        if self.replay {
            return 0;
        }
        self.steps.with_untracked(|steps| {
            let set_up = steps.iter().take_while(|step| step.by.is_none()).count();
            if steps.len() > set_up + 12 { steps.len() } else { set_up }
        })
    }

    /// Shows the position after this many steps, without animation.
    pub fn jump_to(self, shown: usize) {
        self.epoch.update_value(|epoch| *epoch += 1);
        self.playing.set(None);
        self.viewing.set(Viewing::Latest);
        self.shown.set(shown);
    }

    /// Skips all animations.
    pub fn skip_animation(self) {
        self.jump_to(self.steps.with_untracked(Vec::len));
    }

    /// Shows the next steps until all are shown.
    pub fn play_on(self) {
        if self.playing.get_untracked().is_some() || self.replay {
            return;
        }
        self.play_step();
    }

    /// Shows one step with its animation.
    pub fn play_step(self) {
        let at = self.shown.get_untracked();
        let Some(step) = self.steps.with_untracked(|steps| steps.get(at).cloned()) else { return };
        let normal = self.rules.with_value(|rules| rules.step_duration(&step));
        let time = self.settings.get_untracked().duration(normal);
        if time == 0 {
            self.shown.set(at + 1);
            self.play_on();
            return;
        }
        let epoch = self.epoch.get_value();
        self.playing.set(Some((at, time)));
        set_timeout(
            move || {
                // The screen may be gone, or may have jumped to another step.
                if self.epoch.try_get_value() == Some(epoch) {
                    self.playing.set(None);
                    self.shown.set(at + 1);
                    self.play_on();
                }
            },
            Duration::from_millis(u64::from(time)),
        );
    }

    /// Returns the view after this many steps.
    pub fn view_at(self, count: usize) -> Option<G::View> {
        match count.checked_sub(1) {
            None => self.start.get(),
            Some(last) => self.steps.with(|steps| steps.get(last).map(|step| step.view)),
        }
    }

    /// Returns the view to draw now.
    pub fn view(self) -> Option<G::View> {
        match self.viewing.get() {
            Viewing::Latest => self.view_at(self.shown.get()),
            Viewing::Past(count) => self.view_at(count),
        }
    }

    /// Returns a full position that agrees with the drawn view; used for legality, prices and odds, never for drawing.
    pub fn state(self) -> Option<G::State> {
        let view = self.view()?;
        Some(self.rules.with_value(|rules| rules.determinise(&view, &mut |_| 0)))
    }

    /// Returns whether every received step has been shown and no answer is on its way, so that answers are possible.
    pub fn is_settled(self) -> bool {
        self.viewing.get() == Viewing::Latest
            && self.playing.get().is_none()
            && !self.sent.get()
            && self.shown.get() == self.steps.with(Vec::len)
    }

    /// Returns the seats of the viewer that are asked now; nobody while steps are still being shown.
    pub fn asked(self) -> SeatSet {
        let (Some(viewer), true, false) = (self.viewer.get(), self.is_settled(), self.replay) else {
            return SeatSet::NONE;
        };
        if self.read_only.get() || self.stuck.with(Option::is_some) {
            return SeatSet::NONE;
        }
        SeatSet(self.wait.get().asked.0 & viewer.0)
    }

    /// Returns the legal answers of the viewer; none while nothing is asked of them.
    pub fn answers(self) -> Vec<G::Move> {
        let asked = self.asked();
        if asked.is_empty() || self.wait.get().end.is_some() {
            return Vec::new();
        }
        let Some(state) = self.state() else { return Vec::new() };
        let mut moves = Vec::new();
        self.rules.with_value(|rules| {
            rules.legal(&state, &mut moves);
            moves.retain(|&mv| rules.actor(&state, mv).is_some_and(|seat| asked.contains(seat)));
        });
        moves
    }

    /// Returns the person for whom the curtain must be shown: another person at this device than the viewer is asked.
    pub fn next_person(self) -> Option<SeatSet> {
        let people = self.people.get();
        if people.len() < 2 || self.replay || self.read_only.get() {
            return None;
        }
        let wait = self.wait.get();
        let viewer = self.viewer.get();
        let settled = viewer.is_none() || self.is_settled();
        let mine = viewer.is_some_and(|viewer| viewer.intersects(wait.asked));
        if !settled || mine {
            return None;
        }
        // Nobody is asked while the table rests or after its end, but somebody must look to let it go on or to see the result.
        if viewer.is_none() && (wait.over || wait.paused) {
            return people.first().copied();
        }
        people.into_iter().find(|person| person.intersects(wait.asked))
    }

    /// Returns how often a whole turn was taken back against bots.
    pub fn undone_turns(self) -> u32 {
        let is_turn = |notice: &&Notice| matches!(notice.kind, NoticeKind::TurnUndone(_));
        self.notices.with(|notices| notices.iter().filter(is_turn).count() as u32)
    }

    /// Returns whether a bot plays a seat now.
    pub fn is_bot(self, seat: Seat) -> bool {
        let is_bot = |holders: &Vec<Holder>| matches!(holders.get(seat.index()), Some(Holder::Bot(_)));
        if self.holders.with(Vec::is_empty) {
            return self.saved.with(|saved| is_bot(&saved.holders));
        }
        self.holders.with(is_bot)
    }

    /// Returns what a seat is called: the person's name if they gave one, else the name of the frog or colour.
    pub fn name(self, seat: Seat) -> String {
        let given = self.saved.with(|saved| saved.names.get(seat.index()).cloned().unwrap_or_default());
        if given.is_empty() { self.rules.with_value(|rules| rules.seat_word(seat, &messages()).into()) } else { given }
    }
}
