//! The line between a page and its table. Now the table stands in a worker; a table on a server will speak the same
//! messages over another line.

use crate::text::{t, tf};
use js_sys::Uint8Array;
use protocol::ToTable;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// A line to one table. The table ends with the last clone of it.
#[derive(Clone)]
pub struct Link(Rc<Line>);

/// What the browser calls with every message.
type Ear = Closure<dyn Fn(MessageEvent)>;

struct Line {
    worker: Worker,
    /// What was said before the worker was ready.
    waiting: RefCell<Option<Vec<Vec<u8>>>>,
    _heard: RefCell<Option<Ear>>,
}

impl Drop for Line {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Link {
    /// Starts a worker with the rules of a game; `heard` gets the bytes of every message.
    pub fn local(game: &str, heard: impl Fn(Vec<u8>) + 'static) -> Result<Link, String> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let address = worker_address(game).ok_or_else(|| tf("page.table.unknown-game", &[("game", &game)]))?;
        let worker = Worker::new_with_options(&address, &options).map_err(|_| t("page.link.no-worker"))?;
        let line = Rc::new(Line { worker, waiting: RefCell::new(Some(Vec::new())), _heard: RefCell::new(None) });
        let weak = Rc::downgrade(&line);
        let closure = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if event.data().is_string() {
                if let Some(line) = weak.upgrade() {
                    let said = line.waiting.borrow_mut().take();
                    said.into_iter().flatten().for_each(|bytes| line.post(&bytes));
                }
                return;
            }
            heard(Uint8Array::new(&event.data()).to_vec());
        });
        line.worker.set_onmessage(Some(closure.as_ref().unchecked_ref()));
        *line._heard.borrow_mut() = Some(closure);
        Ok(Link(line))
    }

    /// Says something to the table.
    pub fn say(&self, message: &ToTable) {
        let bytes = protocol::write(message);
        if let Some(waiting) = self.0.waiting.borrow_mut().as_mut() {
            waiting.push(bytes);
            return;
        }
        self.0.post(&bytes);
    }
}

/// The worker of a game that belongs to this very page, also if the server has a newer one by now.
fn worker_address(game: &str) -> Option<String> {
    let modules = leptos::prelude::document().get_element_by_id("modules")?.text_content()?;
    let modules: serde_json::Value = serde_json::from_str(&modules).ok()?;
    modules.get(game)?.get("worker")?.as_str().map(String::from)
}

impl Line {
    fn post(&self, bytes: &[u8]) {
        let _ = self.worker.post_message(&Uint8Array::from(bytes));
    }
}
