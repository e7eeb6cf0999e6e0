//! The messages between the page and its worker: opens a table and handles what the worker sends.

use super::{PersonHistory, TableModel};
use crate::database::TableRecord;
use crate::route::Route;
use crate::storage::{self, SavedTable};
use crate::table::{TableTheme, browser_tab};
use crate::text::t;
use crate::worker_client::{WorkerClient, WorkerOutput};
use leptos::prelude::*;
use protocol::{FromTable, FromTableOf, ToTable, UpdateOf};
use std::sync::Arc;
use tabletop::{Save, SeatSet};

impl<G: TableTheme> TableModel<G> {
    /// Opens a stored table in a worker. A replay gets every step at once and asks for no answers.
    pub fn open(record: TableRecord, header: &str, replay: bool) -> Result<TableModel<G>, String> {
        let rules = Save::read(header).map_err(|error| error.to_string())?.rules::<G>()?;
        let key = record.table.key.clone();
        let model = TableModel::new(Arc::new(rules), record.table, replay);
        model.connect()?;
        if replay {
            model.viewer.set(Some(SeatSet::ALL));
            model.send(ToTable::Replay(key));
        } else {
            model.send(ToTable::Open { key, tab: browser_tab::id() });
        }
        Ok(model)
    }

    fn connect(self) -> Result<(), String> {
        let worker = WorkerClient::start(G::NAME, move |heard| match heard {
            WorkerOutput::Died(reason) => self.failed.set(Some(reason)),
            WorkerOutput::Message(bytes) => match protocol::read::<FromTableOf<G>>(&bytes) {
                Some(message) => self.handle_message(message),
                None => self.failed.set(Some(t("page.worker.garbled"))),
            },
        })?;
        self.worker.set_value(Some(worker));
        Ok(())
    }

    /// Sends a message to the table.
    pub fn send(self, message: ToTable) {
        self.worker.with_value(|worker| {
            if let Some(worker) = worker {
                worker.send(&message);
            }
        });
    }

    fn handle_message(self, message: FromTableOf<G>) {
        match message {
            FromTable::Opened(people) => {
                let alone = people.len() < 2;
                let first = people.first().copied().unwrap_or(SeatSet::NONE);
                self.people.set(people);
                if alone {
                    self.show_to(first);
                } else if self.read_only.get_untracked() {
                    // The viewer is unknown, so show only what everyone may see.
                    self.show_to(SeatSet::NONE);
                } else {
                    // The curtain is shown, but it must know who is asked.
                    self.send(ToTable::Look(SeatSet::NONE));
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
                let (name, text) = self.saved.with_untracked(|saved| {
                    (format!("strata-{}.jsonl", saved.key), storage::table_files::write_one(saved, &save))
                });
                if let Err(reason) = storage::offer_file(&name, &text) {
                    self.notice.set(Some(reason));
                }
            }
            // Only imports check files.
            FromTable::Checked(_) => {}
            FromTable::Branched(save) => {
                let mut saved = self.saved.get_untracked();
                saved.key = storage::new_key();
                saved.when = js_sys::Date::now();
                saved.over = false;
                saved.score = None;
                saved.branch = true;
                self.create(saved, save);
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
                self.draw_curtain();
                self.show_to(SeatSet::NONE);
            } else {
                // The curtain asks who is there.
                self.draw_curtain();
            }
        }
    }

    /// Stores a new table and opens it.
    pub fn create(self, saved: SavedTable, save: String) {
        storage::create_table(saved, save, move |created| match created {
            Ok(key) => Route::Table(key).go(),
            Err(reason) => self.notice.set(Some(reason)),
        });
    }

    fn update(self, update: UpdateOf<G>) {
        self.wait.set(update.wait);
        if self.viewer.get_untracked() != Some(update.viewer) {
            // An update for a person who is not looking: store it until they look again.
            self.update_absent(update);
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
        // The table was reloaded from the database: nothing of it is new to the viewer.
        let told_again = from == 0 && known > 0;
        self.steps.update(|steps| {
            steps.truncate(from);
            steps.extend(update.steps.into_iter().map(Arc::new));
        });
        let length = self.steps.with_untracked(Vec::len);
        if taken_back || known == 0 {
            // Do not animate the beginning of a table, nor steps that were taken back.
            let shown = match (told_again, taken_back) {
                (true, _) => length,
                (false, true) => from,
                (false, false) => self.initially_shown(),
            };
            self.jump_to(shown.min(length));
        }
        self.play_on();
    }

    /// Adds an update to the history of a person who is not looking. The table does not send it a second time.
    fn update_absent(self, update: UpdateOf<G>) {
        self.other_people.update_value(|other_people| {
            let told =
                other_people.entry(update.viewer).or_insert(PersonHistory { start: None, steps: Vec::new(), shown: 0 });
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
