//! Has the tables of a file played through by a worker of their game.

use super::{Incoming, Kept, fresh_key};
use crate::text::t;
use crate::worker::AnyGame;
use crate::worker_client::{Heard, WorkerClient};
use protocol::{Facts, FromTable, Stopped, ToTable};
use std::cell::RefCell;
use std::future::poll_fn;
use std::rc::Rc;
use std::task::{Poll, Waker};

/// What came of checking one table.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// It can be kept; the rules follow it to its end, or stop at the stated move.
    Usable(Box<(Kept, String)>, Option<Stopped>),
    /// It cannot be used, in words.
    Refused(String),
}

/// The workers of one import, one for each game. They end with it. `Clone` is another handle to the same workers.
#[derive(Clone, Default)]
pub struct Checker {
    workers: Rc<RefCell<Vec<(String, WorkerClient)>>>,
    /// The question that waits for its answer: there is one at a time.
    waiting: Rc<RefCell<Option<Question>>>,
}

/// A question to a worker.
struct Question {
    /// The game whose worker was asked.
    game: String,
    /// Where the answer is put.
    answer: Rc<RefCell<Option<Result<Facts, String>>>>,
    /// Wakes the task that waits for it.
    waker: Waker,
}

impl Question {
    fn answer(self, answer: Result<Facts, String>) {
        *self.answer.borrow_mut() = Some(answer);
        self.waker.wake();
    }
}

impl Checker {
    /// Checks one table. Only one at a time may be checked.
    pub async fn check(&self, incoming: Incoming) -> Verdict {
        let asked = incoming.question().and_then(|(game, question)| Ok((self.worker(&game)?, game, question)));
        let facts = match asked {
            Err(reason) => return Verdict::Refused(reason),
            Ok((worker, game, question)) => self.ask(&worker, &game, &question).await.map(|facts| (game, facts)),
        };
        match facts {
            Err(reason) => Verdict::Refused(reason),
            Ok((game, facts)) => {
                let stop = facts.stop.clone();
                let table = incoming.believed(game, facts, js_sys::Date::now(), &mut fresh_key);
                Verdict::Usable(Box::new(table), stop)
            }
        }
    }

    /// Ends all workers at once; a table that is being checked is refused.
    pub fn end(&self) {
        self.workers.borrow_mut().clear();
        if let Some(asked) = self.waiting.borrow_mut().take() {
            asked.answer(Err(t("page.import.cancelled")));
        }
    }

    /// Asks a worker and waits for what it answers.
    async fn ask(&self, worker: &WorkerClient, game: &str, question: &ToTable) -> Result<Facts, String> {
        let answer = Rc::new(RefCell::new(None));
        let mut said = false;
        poll_fn(|context| {
            if let Some(answer) = answer.borrow_mut().take() {
                return Poll::Ready(answer);
            }
            let (game, waker) = (game.to_string(), context.waker().clone());
            *self.waiting.borrow_mut() = Some(Question { game, answer: answer.clone(), waker });
            if !said {
                said = true;
                worker.say(question);
            }
            Poll::Pending
        })
        .await
    }

    /// A worker with the rules of a game.
    fn worker(&self, game: &str) -> Result<WorkerClient, String> {
        if let Some((_, worker)) = self.workers.borrow().iter().find(|(there, _)| there == game) {
            return Ok(worker.clone());
        }
        let waiting = Rc::downgrade(&self.waiting);
        // Weak: the worker ends with the checker, although the browser holds this listener.
        let (workers, name) = (Rc::downgrade(&self.workers), game.to_string());
        let worker = WorkerClient::start(game, move |heard| {
            let answer = match heard {
                Heard::Died(reason) => {
                    // The next table gets a worker that lives.
                    if let Some(workers) = workers.upgrade() {
                        workers.borrow_mut().retain(|(there, _)| *there != name);
                    }
                    Err(reason)
                }
                Heard::Message(bytes) => match protocol::read::<AnyGame>(&bytes) {
                    Some(FromTable::Checked(facts)) => Ok(facts),
                    Some(FromTable::Failed(reason)) => Err(reason),
                    _ => Err(t("page.worker.garbled")),
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
