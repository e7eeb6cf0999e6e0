//! The worker's queue of events, in the order in which they arrived.

use protocol::ToWorker;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::future::poll_fn;
use std::rc::Rc;
use std::task::{Poll, Waker};

/// An event for the worker.
#[derive(Debug, PartialEq)]
pub enum WorkerEvent {
    /// A message of the page.
    Message(ToWorker),
    /// Another tab has stored lines of this table; the number says how many lines it has now.
    LinesStored(u32),
    /// Another tab writes this table from now on.
    LostPermission,
    /// Another tab has taken the lease of this table.
    LeaseTaken,
    /// It is time to renew the lease, or to look for lines that another tab has stored.
    Heartbeat,
}

#[derive(Default)]
struct Queue {
    events: VecDeque<WorkerEvent>,
    waker: Option<Waker>,
}

/// A queue with any number of senders and one receiver. `Clone` is another handle to the same queue.
#[derive(Clone, Default)]
pub struct Inbox(Rc<RefCell<Queue>>);

impl Inbox {
    /// Adds an event.
    pub fn push(&self, event: WorkerEvent) {
        let waker = {
            let mut queue = self.0.borrow_mut();
            queue.events.push_back(event);
            queue.waker.take()
        };
        if let Some(waker) = waker {
            waker.wake();
        }
    }

    /// Takes the oldest event, if there is one.
    pub fn try_next(&self) -> Option<WorkerEvent> {
        self.0.borrow_mut().events.pop_front()
    }

    /// Waits for the next event.
    pub async fn next(&self) -> WorkerEvent {
        poll_fn(|context| match self.try_next() {
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
        inbox.push(WorkerEvent::Heartbeat);
        inbox.push(WorkerEvent::LostPermission);
        assert_eq!(next.as_mut().poll(&mut context), Poll::Ready(WorkerEvent::Heartbeat));
        assert_eq!((inbox.try_next(), inbox.try_next()), (Some(WorkerEvent::LostPermission), None));
    }
}
