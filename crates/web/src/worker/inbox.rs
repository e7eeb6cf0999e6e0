//! What the worker has to deal with, in the order in which it came.

use protocol::ToTable;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::future::poll_fn;
use std::rc::Rc;
use std::task::{Poll, Waker};

/// Something to deal with.
#[derive(Debug, PartialEq)]
pub enum Event {
    /// The page says something.
    Message(ToTable),
    /// Another tab has stored lines of this table; it has so many now.
    LinesStored(u32),
    /// Another tab writes this table from now on.
    LostRight,
    /// Another tab has taken the lease of this table.
    LeaseTaken,
    /// It is time to show that this tab is still there, or to look whether there are new lines.
    Heartbeat,
}

#[derive(Default)]
struct Waiting {
    events: VecDeque<Event>,
    waker: Option<Waker>,
}

/// A queue with any number of senders and one receiver. `Clone` is another handle to the same queue.
#[derive(Clone, Default)]
pub struct Inbox(Rc<RefCell<Waiting>>);

impl Inbox {
    /// Adds an event.
    pub fn put(&self, event: Event) {
        let waker = {
            let mut waiting = self.0.borrow_mut();
            waiting.events.push_back(event);
            waiting.waker.take()
        };
        if let Some(waker) = waker {
            waker.wake();
        }
    }

    /// Takes the oldest event, if there is one.
    pub fn take(&self) -> Option<Event> {
        self.0.borrow_mut().events.pop_front()
    }

    /// Waits for the next event.
    pub async fn next(&self) -> Event {
        poll_fn(|context| match self.take() {
            Some(event) => Poll::Ready(event),
            None => {
                self.0.borrow_mut().waker = Some(context.waker().clone());
                Poll::Pending
            }
        })
        .await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::pin::pin;
    use std::task::Context;

    #[test]
    fn events_come_out_in_their_order_and_wake_whoever_waits() {
        let inbox = Inbox::default();
        let mut next = pin!(inbox.next());
        let mut context = Context::from_waker(Waker::noop());
        assert!(next.as_mut().poll(&mut context).is_pending());
        inbox.put(Event::Heartbeat);
        inbox.put(Event::LostRight);
        assert_eq!(next.as_mut().poll(&mut context), Poll::Ready(Event::Heartbeat));
        assert_eq!((inbox.take(), inbox.take()), (Some(Event::LostRight), None));
    }
}
