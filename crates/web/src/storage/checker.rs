//! Asks the rules whether tables of a file are sound: a worker of their game plays them through.

use super::{Incoming, Kept, fresh_key, transfer};
use crate::link::Link;
use crate::text::t;
use protocol::{Facts, FromTable};
use std::cell::RefCell;
use std::rc::Rc;

/// What is done with the answer.
type Then = Box<dyn FnOnce(Result<Facts, String>)>;

/// The workers of one import, one for each game. They end with it.
#[derive(Clone, Default)]
pub struct Checker {
    links: Rc<RefCell<Vec<(String, Link)>>>,
    /// The question that waits for its answer: there is one at a time.
    then: Rc<RefCell<Option<Then>>>,
}

impl Checker {
    /// Checks one table; `then` gets it as it may be kept, or the reason why it may not.
    pub fn check(&self, incoming: Incoming, then: impl FnOnce(Result<(Kept, String), String>) + 'static) {
        let asked = incoming.question().and_then(|(game, question)| Ok((self.link(&game)?, game, question)));
        match asked {
            Err(reason) => then(Err(reason)),
            Ok((link, game, question)) => {
                *self.then.borrow_mut() = Some(Box::new(move |facts| {
                    then(facts.map(|facts| incoming.believed(game, facts, js_sys::Date::now(), &mut fresh_key)));
                }));
                link.say(&question);
            }
        }
    }

    /// The line to a worker with the rules of a game.
    fn link(&self, game: &str) -> Result<Link, String> {
        if let Some((_, link)) = self.links.borrow().iter().find(|(there, _)| there == game) {
            return Ok(link.clone());
        }
        let waiting = Rc::downgrade(&self.then);
        let link = Link::local(game, move |bytes| {
            let then = waiting.upgrade().and_then(|waiting| waiting.borrow_mut().take());
            let Some(then) = then else { return };
            then(match protocol::read::<transfer::Untyped>(&bytes) {
                Some(FromTable::Sound(facts)) => Ok(facts),
                Some(FromTable::Failed(reason)) => Err(reason),
                _ => Err(t("page.link.garbled")),
            });
        })?;
        self.links.borrow_mut().push((game.to_string(), link.clone()));
        Ok(link)
    }
}
