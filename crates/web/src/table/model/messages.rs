//! The messages between the page and its worker: opens a table and handles what the worker sends.

use super::TableModel;
use super::person_history::merge_notices;
use crate::database::TableRecord;
use crate::route::Route;
use crate::storage::{self, SavedTable};
use crate::table::{TableTheme, browser_tab};
use crate::text::{key, messages, t};
use crate::worker_client::{WorkerClient, WorkerOutput};
use leptos::prelude::*;
use protocol::{
    FileReply, FileRequest, FromWorker, FromWorkerOf, QuestionId, Refusal, RefusalOf, Request, TableMessage, UpdateOf,
};
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
            model.send_file_request(FileRequest::Replay(key));
        } else {
            model.send_file_request(FileRequest::Open { key, tab: browser_tab::id() });
        }
        Ok(model)
    }

    fn connect(self) -> Result<(), String> {
        let worker = WorkerClient::start(G::NAME, move |heard| match heard {
            WorkerOutput::Died(reason) => self.failed.set(Some(reason)),
            WorkerOutput::Message(bytes) => match protocol::read::<FromWorkerOf<G>>(&bytes) {
                Some(message) => self.handle_message(message),
                None => self.failed.set(Some(t(key::PAGE_WORKER_GARBLED))),
            },
        })?;
        self.worker.set_value(Some(worker));
        Ok(())
    }

    fn handle_message(self, message: FromWorkerOf<G>) {
        match message {
            FromWorker::Table(_, TableMessage::Update(update)) => self.update(*update),
            FromWorker::Table(player, TableMessage::Refused { question, reason }) => {
                if self.viewer.get_untracked() == Some(player) {
                    self.handle_refusal(question, &reason);
                }
            }
            FromWorker::Files(reply) => self.handle_reply(reply),
        }
    }

    /// Says why a request was refused. An answer to a question that is not open any more is no mistake of the player: the page
    /// was only behind.
    fn handle_refusal(self, question: Option<QuestionId>, reason: &RefusalOf<G>) {
        if question.is_none() || question == self.answered.get_value() {
            self.sent.set(false);
        }
        if *reason == Refusal::NotOpen {
            self.synchronize();
        } else {
            let text = self.rules.with_value(|rules| wording::table_refusal(rules.as_ref(), reason, &messages()));
            self.notice.set(Some(text));
        }
    }

    fn handle_reply(self, reply: FileReply) {
        match reply {
            FileReply::Opened(people) => {
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
                    self.send_request(Request::Sync { last: None });
                }
            }
            FileReply::ReadOnly(read_only) => self.set_read_only(read_only),
            FileReply::Stuck(reason) => {
                self.sent.set(false);
                self.stuck.set(Some(reason));
            }
            FileReply::Stops(stopped) => self.stops.set(Some(stopped)),
            FileReply::Refused(reason) => {
                self.sent.set(false);
                self.notice.set(Some(reason.into()));
            }
            FileReply::Failed(reason) => self.failed.set(Some(reason)),
            FileReply::Exported(save) => {
                let (name, text) = self.saved.with_untracked(|saved| {
                    (format!("strata-{}.jsonl", saved.key), storage::table_files::write_one(saved, &save))
                });
                if let Err(reason) = storage::offer_file(&name, &text) {
                    self.notice.set(Some(reason.into()));
                }
            }
            // Only imports check files.
            FileReply::Checked(_) => {}
            FileReply::Branched(save) => {
                let mut saved = self.saved.get_untracked();
                saved.key = storage::new_key();
                saved.when = js_sys::Date::now();
                saved.over = false;
                saved.score = None;
                saved.branch = true;
                saved.undone_turns = 0;
                self.create(saved, save);
            }
        }
    }

    /// Notes that another tab writes this table from now on, or no longer does.
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
            Err(reason) => self.notice.set(Some(reason.into())),
        });
    }

    fn update(self, update: UpdateOf<G>) {
        self.wait.set(update.wait);
        self.holders.set(update.holders.clone());
        // The worker sends an update only after the lines are stored, so nothing waits to be stored any more.
        self.stuck.set(None);
        if self.viewer.get_untracked() != Some(update.viewer) {
            // An update for a person who is not looking: store it until they look again.
            self.update_absent(update);
            return;
        }
        self.sent.set(false);
        let from = update.from as usize;
        let known = self.steps.with_untracked(Vec::len);
        if from > known {
            // Steps in between are missing: begin again.
            self.number.set_value(None);
            return self.synchronize();
        }
        self.number.set_value(Some(update.number));
        if update.start.is_some() {
            self.start.set(update.start);
        }
        let taken_back = from < known;
        // The table was reloaded from the database: nothing of it is new to the viewer.
        let told_again = from == 0 && known > 0;
        self.steps.update(|steps| {
            steps.truncate(from);
            steps.extend(update.steps.into_iter().map(Arc::new));
        });
        self.notices.update(|notices| merge_notices(notices, update.notices, update.number));
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
}
