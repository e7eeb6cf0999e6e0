//! What the page and its table say to each other: opens the table in a worker and takes its messages.

use super::{Model, Told};
use crate::database::TableRecord;
use crate::route::Route;
use crate::storage::{self, Kept};
use crate::table::{Drawn, tab};
use crate::text::t;
use crate::worker_client::{Heard, WorkerClient};
use leptos::prelude::*;
use protocol::{FromTable, FromTableOf, StepOf, ToTable, UpdateOf};
use std::sync::Arc;
use tabletop::{Save, SeatSet};

impl<G: Drawn> Model<G> {
    /// Opens a kept table in a worker, or as a replay: then everything is told and nothing is asked.
    pub fn open(
        record: TableRecord,
        header: &str,
        pace: fn(&G, &StepOf<G>) -> u32,
        replay: bool,
    ) -> Result<Model<G>, String> {
        let rules = Save::read(header).map_err(|error| error.to_string())?.rules::<G>()?;
        let key = record.table.key.clone();
        let model = Model::new(Arc::new(rules), record.table, pace, replay);
        model.connect()?;
        if replay {
            model.viewer.set(Some(SeatSet::ALL));
            model.say(ToTable::Replay(key));
        } else {
            model.say(ToTable::Open { key, tab: tab::name() });
        }
        Ok(model)
    }

    fn connect(self) -> Result<(), String> {
        let worker = WorkerClient::start(G::NAME, move |heard| match heard {
            Heard::Died(reason) => self.failed.set(Some(reason)),
            Heard::Message(bytes) => match protocol::read::<FromTableOf<G>>(&bytes) {
                Some(message) => self.heard(message),
                None => self.failed.set(Some(t("page.worker.garbled"))),
            },
        })?;
        self.worker.set_value(Some(worker));
        Ok(())
    }

    /// Says something to the table.
    pub fn say(self, message: ToTable) {
        self.worker.with_value(|worker| {
            if let Some(worker) = worker {
                worker.say(&message);
            }
        });
    }

    fn heard(self, message: FromTableOf<G>) {
        match message {
            FromTable::Opened(people) => {
                let alone = people.len() < 2;
                let first = people.first().copied().unwrap_or(SeatSet::NONE);
                self.people.set(people);
                if alone {
                    self.look(first);
                } else if self.read_only.get_untracked() {
                    // Whose eyes these are is not known, so they see what everybody may see.
                    self.look(SeatSet::NONE);
                } else {
                    // Nobody looks yet, but the curtain must know who is asked.
                    self.say(ToTable::Look(SeatSet::NONE));
                }
            }
            FromTable::ReadOnly(read_only) => self.set_read_only(read_only),
            FromTable::Update(update) => self.update(*update),
            FromTable::Stuck(reason) => {
                self.sent.set(false);
                self.stuck.set(Some(reason));
            }
            FromTable::Stops(stopped) => self.stops.set(Some(stopped)),
            FromTable::Refused(reason) => {
                self.sent.set(false);
                self.notice.set(Some(reason));
            }
            FromTable::Failed(reason) => self.failed.set(Some(reason)),
            FromTable::Exported(save) => {
                let (name, text) = self.kept.with_untracked(|kept| {
                    (format!("strata-{}.jsonl", kept.key), storage::transfer::write_one(kept, &save))
                });
                if let Err(reason) = storage::offer_file(&name, &text) {
                    self.notice.set(Some(reason));
                }
            }
            // Only files that are brought in are checked.
            FromTable::Checked(_) => {}
            FromTable::Branched(save) => {
                let mut kept = self.kept.get_untracked();
                kept.key = storage::fresh_key();
                kept.when = js_sys::Date::now();
                kept.over = false;
                kept.score = None;
                kept.branch = true;
                self.create(kept, save);
            }
        }
    }

    /// Another tab writes this table from now on, or no longer does.
    fn set_read_only(self, read_only: bool) {
        self.sent.set(false);
        self.stuck.set(None);
        if self.read_only.get_untracked() == read_only {
            return;
        }
        self.read_only.set(read_only);
        if self.people.with_untracked(Vec::len) > 1 {
            if read_only {
                self.curtain();
                self.look(SeatSet::NONE);
            } else {
                // The curtain asks who is there.
                self.curtain();
            }
        }
    }

    /// Keeps a new table and goes there.
    pub fn create(self, kept: Kept, save: String) {
        storage::create(kept, save, move |created| match created {
            Ok(key) => Route::Table(key).go(),
            Err(reason) => self.notice.set(Some(reason)),
        });
    }

    fn update(self, update: UpdateOf<G>) {
        self.wait.set(update.wait);
        if self.viewer.get_untracked() != Some(update.viewer) {
            // Told while a curtain hangs: put away until that person looks again.
            self.put_away(update);
            return;
        }
        self.sent.set(false);
        self.stuck.set(None);
        let from = update.from as usize;
        let known = self.steps.with_untracked(Vec::len);
        if from == 0 || self.start.with_untracked(Option::is_none) {
            self.start.set(Some(update.start));
        }
        let taken_back = from < known;
        // The table was read again from the database: nothing of it is new to the person.
        let told_again = from == 0 && known > 0;
        self.steps.update(|steps| {
            steps.truncate(from);
            steps.extend(update.steps.into_iter().map(Arc::new));
        });
        let length = self.steps.with_untracked(Vec::len);
        if taken_back || known == 0 {
            // The beginning of a table, and what was taken back, is not played through.
            let shown = match (told_again, taken_back) {
                (true, _) => length,
                (false, true) => from,
                (false, false) => self.opening(),
            };
            self.jump(shown.min(length));
        }
        self.play_on();
    }

    /// Adds to what a person was told who is not looking. The table counts it as told and does not tell it again.
    fn put_away(self, update: UpdateOf<G>) {
        self.others.update_value(|others| {
            let told = others.entry(update.viewer).or_insert(Told { start: None, steps: Vec::new(), shown: 0 });
            let from = update.from as usize;
            if from == 0 {
                told.start = Some(update.start);
            }
            told.steps.truncate(from);
            told.shown = told.shown.min(from);
            told.steps.extend(update.steps.into_iter().map(Arc::new));
        });
    }
}
