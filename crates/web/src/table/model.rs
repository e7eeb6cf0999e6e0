//! Everything a table screen shows: what was told so far, how much of it has been shown, and what is waited for.
//!
//! The table runs ahead; the screen shows one step after the other at its own speed. Answers can be given when everything
//! told has been shown. A position is drawn as the *view* has it, with secrets as tokens; legality and prices are asked of
//! a full position that agrees with the view, which the law `view_suffices` allows.

mod messages;

use crate::settings::{Settings, settings};
use crate::storage::Kept;
use crate::table::Drawn;
use crate::worker_client::WorkerClient;
use leptos::prelude::*;
use protocol::{BranchPoint, StepOf, Stopped, ToTable, Wait};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Seat, SeatSet};

/// Where the screen stands in what was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// At the newest step that has been shown.
    Now,
    /// After so many steps, by the person's wish.
    Past(usize),
}

/// What was told to one person.
struct Told<G: Drawn> {
    start: Option<G::View>,
    steps: Vec<Arc<StepOf<G>>>,
    shown: usize,
}

/// A table as one screen knows it. `Copy`: hand it around freely.
pub struct Model<G: Drawn> {
    /// The rules.
    pub rules: StoredValue<Arc<G>>,
    /// The table's entry in the list of tables.
    pub kept: RwSignal<Kept>,
    /// The people at this device, each as the seats they hold.
    pub people: RwSignal<Vec<SeatSet>>,
    /// Who looks at the screen; nobody while a curtain hangs.
    pub viewer: RwSignal<Option<SeatSet>>,
    /// The position before the first step.
    pub start: RwSignal<Option<G::View>>,
    /// Every step told to the viewer.
    pub steps: RwSignal<Vec<Arc<StepOf<G>>>>,
    /// How many steps have been shown.
    pub shown: RwSignal<usize>,
    /// The step that is being shown right now, with how long it takes in milliseconds.
    pub playing: RwSignal<Option<(usize, u32)>>,
    /// Whether an earlier moment is looked at.
    pub moment: RwSignal<Moment>,
    /// What the table waits for.
    pub wait: RwSignal<Wait>,
    /// An answer has been given and the table has not replied yet.
    pub sent: RwSignal<bool>,
    /// Why an answer was not taken, or something could not be kept; with a way to close it.
    pub notice: RwSignal<Option<String>>,
    /// The table cannot go on.
    pub failed: RwSignal<Option<String>>,
    /// What happened could not be stored, and why: nothing goes on until it is.
    pub stuck: RwSignal<Option<String>>,
    /// Another tab writes this table; this one only follows it.
    pub read_only: RwSignal<bool>,
    /// Where and why the rules stop following the save.
    pub stops: RwSignal<Option<Stopped>>,
    /// Whether this is a replay: nothing can be answered.
    pub replay: bool,
    /// Taken when the table is opened: messages come in where no context is.
    settings: RwSignal<Settings>,
    worker: StoredValue<Option<WorkerClient>, LocalStorage>,
    others: StoredValue<BTreeMap<SeatSet, Told<G>>>,
    /// How long a step is shown at normal speed, in milliseconds: the game's business.
    pace: StoredValue<fn(&G, &StepOf<G>) -> u32>,
    /// Counts jumps, so that a timer of an older step does nothing.
    epoch: StoredValue<u32>,
}

// By hand: a derive would ask for rules that can be copied, and they are behind a handle.
impl<G: Drawn> Clone for Model<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Drawn> Copy for Model<G> {}

impl<G: Drawn> Model<G> {
    fn new(rules: Arc<G>, kept: Kept, pace: fn(&G, &StepOf<G>) -> u32, replay: bool) -> Model<G> {
        Model {
            rules: StoredValue::new(rules),
            kept: RwSignal::new(kept),
            people: RwSignal::new(Vec::new()),
            viewer: RwSignal::new(None),
            start: RwSignal::new(None),
            steps: RwSignal::new(Vec::new()),
            shown: RwSignal::new(0),
            playing: RwSignal::new(None),
            moment: RwSignal::new(Moment::Now),
            wait: RwSignal::new(Wait::default()),
            sent: RwSignal::new(false),
            notice: RwSignal::new(None),
            failed: RwSignal::new(None),
            stuck: RwSignal::new(None),
            read_only: RwSignal::new(false),
            stops: RwSignal::new(None),
            replay,
            settings: settings(),
            worker: StoredValue::new_local(None),
            others: StoredValue::new(BTreeMap::new()),
            pace: StoredValue::new(pace),
            epoch: StoredValue::new(0),
        }
    }

    /// How many steps of a freshly opened table are shown at once: all of a resumed game, the set-up of a new one.
    fn opening(self) -> usize {
        if self.replay {
            return 0;
        }
        self.steps.with_untracked(|steps| {
            let set_up = steps.iter().take_while(|step| step.by.is_none()).count();
            if steps.len() > set_up + 12 { steps.len() } else { set_up }
        })
    }

    /// The person with these seats looks at the screen from now on.
    pub fn look(self, person: SeatSet) {
        if let Some(before) = self.viewer.get_untracked() {
            self.leave(before);
        }
        self.viewer.set(Some(person));
        let told = self.others.try_update_value(|others| others.remove(&person)).flatten();
        let told = told.unwrap_or(Told { start: None, steps: Vec::new(), shown: 0 });
        self.start.set(told.start);
        self.steps.set(told.steps);
        self.jump(told.shown);
        self.say(ToTable::Look(person));
    }

    /// Puts away what this person was told.
    fn leave(self, person: SeatSet) {
        let told = Told {
            start: self.start.get_untracked(),
            steps: self.steps.get_untracked(),
            shown: self.shown.get_untracked(),
        };
        self.others.update_value(|others| {
            others.insert(person, told);
        });
    }

    /// Draws the curtain: nothing of anybody's is shown until the next person looks.
    pub fn curtain(self) {
        if let Some(before) = self.viewer.get_untracked() {
            self.leave(before);
            self.viewer.set(None);
            self.start.set(None);
            self.steps.set(Vec::new());
            self.jump(0);
        }
    }

    /// Shows the position after so many steps at once.
    pub fn jump(self, shown: usize) {
        self.epoch.update_value(|epoch| *epoch += 1);
        self.playing.set(None);
        self.moment.set(Moment::Now);
        self.shown.set(shown);
    }

    /// Skips whatever is being shown.
    pub fn skip(self) {
        self.jump(self.steps.with_untracked(Vec::len));
    }

    /// Shows the next step, and the one after it, until all is shown.
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
        let normal = self.pace.with_value(|pace| self.rules.with_value(|rules| pace(rules, &step)));
        let time = self.settings.get_untracked().time(normal);
        if time == 0 {
            self.shown.set(at + 1);
            self.play_on();
            return;
        }
        let epoch = self.epoch.get_value();
        self.playing.set(Some((at, time)));
        set_timeout(
            move || {
                // The screen may be gone, or have jumped elsewhere.
                if self.epoch.try_get_value() == Some(epoch) {
                    self.playing.set(None);
                    self.shown.set(at + 1);
                    self.play_on();
                }
            },
            Duration::from_millis(u64::from(time)),
        );
    }

    /// The view after so many steps.
    pub fn view_at(self, count: usize) -> Option<G::View> {
        match count.checked_sub(1) {
            None => self.start.get(),
            Some(last) => self.steps.with(|steps| steps.get(last).map(|step| step.view)),
        }
    }

    /// The view to be drawn now.
    pub fn view(self) -> Option<G::View> {
        match self.moment.get() {
            Moment::Now => self.view_at(self.shown.get()),
            Moment::Past(count) => self.view_at(count),
        }
    }

    /// A full position that agrees with the view to be drawn: for legality, prices and odds, never for drawing.
    pub fn state(self) -> Option<G::State> {
        let view = self.view()?;
        Some(self.rules.with_value(|rules| rules.determinise(&view, &mut |_| 0)))
    }

    /// Whether everything told has been shown and nothing is on its way: answers can be given.
    pub fn settled(self) -> bool {
        self.moment.get() == Moment::Now
            && self.playing.get().is_none()
            && !self.sent.get()
            && self.shown.get() == self.steps.with(Vec::len)
    }

    /// The seats of the viewer that are asked now; nobody while steps are still being shown.
    pub fn asked(self) -> SeatSet {
        let (Some(viewer), true, false) = (self.viewer.get(), self.settled(), self.replay) else {
            return SeatSet::NONE;
        };
        if self.read_only.get() || self.stuck.with(Option::is_some) {
            return SeatSet::NONE;
        }
        SeatSet(self.wait.get().asked.0 & viewer.0)
    }

    /// The legal answers of the viewer; none while nothing is asked of them.
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

    /// Gives an answer.
    pub fn give(self, mv: G::Move) {
        let Some(state) = self.state() else { return };
        let text = self.rules.with_value(|rules| rules.write_move(&state, mv));
        self.sent.set(true);
        self.notice.set(None);
        self.say(ToTable::Answer { at: self.steps.with_untracked(Vec::len) as u32, text });
    }

    /// Ends the viewer's turn.
    pub fn end_turn(self, seat: Seat) {
        self.sent.set(true);
        self.say(ToTable::EndTurn(seat));
    }

    /// Makes a seat of the viewer interrupt as soon as it can, or takes that back.
    pub fn arm(self, seat: Seat, on: bool) {
        self.notice.set(None);
        self.say(ToTable::Arm(seat, on));
    }

    /// Takes the viewer's last answer back.
    pub fn undo(self) {
        if let Some(viewer) = self.viewer.get_untracked() {
            self.notice.set(None);
            self.say(ToTable::Undo(viewer));
        }
    }

    /// The standing orders of a seat.
    pub fn orders(self, seat: Seat) -> u32 {
        self.kept.with(|kept| kept.orders.get(seat.index()).copied().unwrap_or(0))
    }

    /// Changes the standing orders of a seat.
    pub fn set_orders(self, seat: Seat, orders: u32) {
        self.kept.update(|kept| {
            if kept.orders.len() <= seat.index() {
                kept.orders.resize(seat.index() + 1, 0);
            }
            kept.orders[seat.index()] = orders;
        });
        self.say(ToTable::Orders(seat, orders));
    }

    /// Starts a new table that leaves this one at a point.
    pub fn branch(self, point: BranchPoint) {
        self.say(ToTable::Branch(self.kept.with_untracked(|kept| kept.key.clone()), point));
    }

    /// The person for whom the curtain must rise: somebody else than the viewer is asked, and it is a person here.
    pub fn next_person(self) -> Option<SeatSet> {
        let people = self.people.get();
        if people.len() < 2 || self.replay || self.read_only.get() {
            return None;
        }
        let wait = self.wait.get();
        let viewer = self.viewer.get();
        let settled = viewer.is_none() || self.settled();
        let mine = viewer.is_some_and(|viewer| viewer.intersects(wait.asked));
        if !settled || mine {
            return None;
        }
        if viewer.is_none() && wait.over {
            return people.first().copied();
        }
        people.into_iter().find(|person| person.intersects(wait.asked))
    }

    /// What a seat is called: the person's name if they gave one, else the name of the frog or colour.
    pub fn name(self, seat: Seat) -> String {
        let given = self.kept.with(|kept| kept.names.get(seat.index()).cloned().unwrap_or_default());
        if given.is_empty() { self.rules.with_value(|rules| capital(rules.seat_name(seat))) } else { given }
    }
}

/// The first letter in capitals.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
