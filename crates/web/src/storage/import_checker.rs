//! `ImportChecker`: lets workers play imported tables through, one at a time, before anything is stored.

use super::{ImportedTable, SavedTable, new_key};
use crate::text::{key, t};
use crate::worker_client::{WorkerClient, WorkerOutput};
use protocol::{AnyGameMessage, Facts, FileReply, FileRequest, FromWorker, Stopped, ToWorker};
use std::cell::RefCell;
use std::future::poll_fn;
use std::rc::Rc;
use std::task::{Poll, Waker};

/// The result of checking one table.
#[derive(Clone, Debug, PartialEq)]
pub enum CheckResult {
    /// It can be stored; the rules follow it to its end, or stop at the given move.
    Usable(Box<(SavedTable, String)>, Option<Stopped>),
    /// It cannot be used; the text says why.
    Refused(String),
}

/// The workers of one import, one for each game. They end with it. `Clone` is another handle to the same workers.
#[derive(Clone, Default)]
pub struct ImportChecker {
    workers: Rc<RefCell<Vec<(String, WorkerClient)>>>,
    /// The request that waits for its answer; there is one at a time.
    waiting: Rc<RefCell<Option<PendingCheck>>>,
}

/// A request to a worker.
struct PendingCheck {
    /// The game whose worker was asked.
    game: String,
    /// Where the answer is put.
    answer: Rc<RefCell<Option<Result<Facts, String>>>>,
    /// Wakes the task that waits for it.
    waker: Waker,
}

impl PendingCheck {
    fn answer(self, answer: Result<Facts, String>) {
        *self.answer.borrow_mut() = Some(answer);
        self.waker.wake();
    }
}

impl ImportChecker {
    /// Checks one table. Only one at a time may be checked.
    pub async fn check(&self, incoming: ImportedTable) -> CheckResult {
        let asked =
            incoming.check_request().and_then(|(game, check_request)| Ok((self.worker(&game)?, game, check_request)));
        let facts = match asked {
            Err(reason) => return CheckResult::Refused(reason),
            Ok((worker, game, check_request)) => {
                self.ask(&worker, &game, check_request).await.map(|facts| (game, facts))
            }
        };
        match facts {
            Err(reason) => CheckResult::Refused(reason),
            Ok((game, facts)) => {
                let stop = facts.stop.clone();
                let table = incoming.into_saved_table(game, facts, js_sys::Date::now(), &mut new_key);
                CheckResult::Usable(Box::new(table), stop)
            }
        }
    }

    /// Ends all workers at once; a table that is being checked is refused.
    pub fn end(&self) {
        self.workers.borrow_mut().clear();
        if let Some(asked) = self.waiting.borrow_mut().take() {
            asked.answer(Err(t(key::PAGE_IMPORT_CANCELLED)));
        }
    }

    /// Asks a worker and waits for what it answers.
    async fn ask(&self, worker: &WorkerClient, game: &str, check_request: FileRequest) -> Result<Facts, String> {
        let answer = Rc::new(RefCell::new(None));
        let mut request = Some(ToWorker::Files(check_request));
        poll_fn(|context| {
            if let Some(answer) = answer.borrow_mut().take() {
                return Poll::Ready(answer);
            }
            let (game, waker) = (game.to_string(), context.waker().clone());
            *self.waiting.borrow_mut() = Some(PendingCheck { game, answer: answer.clone(), waker });
            if let Some(request) = request.take() {
                worker.send(&request);
            }
            Poll::Pending
        })
        .await
    }

    /// Returns a worker with the rules of a game.
    fn worker(&self, game: &str) -> Result<WorkerClient, String> {
        if let Some((_, worker)) = self.workers.borrow().iter().find(|(there, _)| there == game) {
            return Ok(worker.clone());
        }
        let waiting = Rc::downgrade(&self.waiting);
        // Weak: the worker ends with the checker, although the browser holds this listener.
        let (workers, name) = (Rc::downgrade(&self.workers), game.to_string());
        let worker = WorkerClient::start(game, move |heard| {
            let answer = match heard {
                WorkerOutput::Died(reason) => {
                    // The next table gets a new worker.
                    if let Some(workers) = workers.upgrade() {
                        workers.borrow_mut().retain(|(there, _)| *there != name);
                    }
                    Err(reason)
                }
                WorkerOutput::Message(bytes) => match protocol::read::<AnyGameMessage>(&bytes) {
                    Some(FromWorker::Files(FileReply::Checked(facts))) => Ok(facts),
                    Some(FromWorker::Files(FileReply::Failed(reason))) => Err(reason),
                    _ => Err(t(key::PAGE_WORKER_GARBLED)),
                },
            };
            // Only the worker that was asked answers.
            let asked = waiting.upgrade().and_then(|waiting| waiting.borrow_mut().take_if(|asked| asked.game == name));
            if let Some(asked) = asked {
                asked.answer(answer);
            }
        })?;
        self.workers.borrow_mut().push((game.to_string(), worker.clone()));
        Ok(worker)
    }
}
