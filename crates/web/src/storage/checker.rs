//! Has the tables of a file played through by a worker of their game.

use super::{Incoming, Kept, fresh_key};
use crate::text::t;
use crate::worker::AnyGame;
use crate::worker_client::{Heard, WorkerClient};
use protocol::{Facts, FromTable, Stopped};
use std::cell::RefCell;
use std::rc::Rc;

/// What is done with the answer.
type Then = Box<dyn FnOnce(Result<Facts, String>)>;

/// What came of checking one table.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// It can be kept; the rules follow it to its end, or stop at the stated move.
    Usable(Box<(Kept, String)>, Option<Stopped>),
    /// It cannot be used, in words.
    Refused(String),
}

/// The workers of one import, one for each game. They end with it.
#[derive(Clone, Default)]
pub struct Checker {
    workers: Rc<RefCell<Vec<(String, WorkerClient)>>>,
    /// The question that waits for its answer, with the game whose worker was asked: there is one at a time.
    waiting: Rc<RefCell<Option<(String, Then)>>>,
}

impl Checker {
    /// Checks one table; `then` gets the verdict.
    pub fn check(&self, incoming: Incoming, then: impl FnOnce(Verdict) + 'static) {
        let asked = incoming.question().and_then(|(game, question)| Ok((self.worker(&game)?, game, question)));
        match asked {
            Err(reason) => then(Verdict::Refused(reason)),
            Ok((worker, game, question)) => {
                let asked = game.clone();
                let answered = move |facts: Result<Facts, String>| {
                    then(match facts {
                        Err(reason) => Verdict::Refused(reason),
                        Ok(facts) => {
                            let stop = facts.stop.clone();
                            let table = incoming.believed(game, facts, js_sys::Date::now(), &mut fresh_key);
                            Verdict::Usable(Box::new(table), stop)
                        }
                    });
                };
                *self.waiting.borrow_mut() = Some((asked, Box::new(answered)));
                worker.say(&question);
            }
        }
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
            let asked = waiting.upgrade().and_then(|waiting| waiting.borrow_mut().take_if(|(asked, _)| *asked == name));
            if let Some((_, then)) = asked {
                then(answer);
            }
        })?;
        self.workers.borrow_mut().push((game.to_string(), worker.clone()));
        Ok(worker)
    }
}
