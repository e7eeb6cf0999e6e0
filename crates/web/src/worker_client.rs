//! The page's side of a worker: starts it, sends it messages, passes on its answers and reports when it fails.

use crate::packed_files;
use crate::text::{self, key, t, tf};
use crate::worker::hello;
use js_sys::{Array, Uint8Array};
use leptos::prelude::set_timeout;
use protocol::ToWorker;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{ErrorEvent, Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// How long a worker may take to load before the page says that something is wrong.
const LOAD_TIMEOUT: Duration = Duration::from_secs(45);

/// What a worker sends, or that it has failed.
pub enum WorkerOutput {
    /// The bytes of a message.
    Message(Vec<u8>),
    /// The worker could not be loaded or has failed; the text is for the player.
    Died(String),
}

/// A worker with the rules of one game. It ends with the last clone of its client.
#[derive(Clone)]
pub struct WorkerClient(Rc<WorkerHandle>);

struct WorkerHandle {
    worker: Worker,
    /// Messages sent before the worker was ready; `None` once it is.
    waiting: RefCell<Option<Vec<Vec<u8>>>>,
    dead: Cell<bool>,
    /// Event listeners, which must live as long as the client.
    listeners: RefCell<Vec<JsValue>>,
}

impl Drop for WorkerHandle {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl WorkerClient {
    /// Starts a worker with the rules of a game; `heard` receives everything it sends.
    pub fn start(game: &str, heard: impl Fn(WorkerOutput) + 'static) -> Result<WorkerClient, String> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let address = packed_files::address(game, "worker")
            .ok_or_else(|| tf(key::PAGE_TABLE_UNKNOWN_GAME, &[("game", &game)]))?;
        let worker = Worker::new_with_options(&address, &options).map_err(|_| t(key::PAGE_WORKER_NONE))?;
        let inner = Rc::new(WorkerHandle {
            worker,
            waiting: RefCell::new(Some(Vec::new())),
            dead: Cell::new(false),
            listeners: RefCell::new(Vec::new()),
        });
        inner.listen(Rc::new(heard));
        Ok(WorkerClient(inner))
    }

    /// Sends a message to the worker.
    pub fn send(&self, message: &ToWorker) {
        let bytes = protocol::write(message);
        if let Some(waiting) = self.0.waiting.borrow_mut().as_mut() {
            waiting.push(bytes);
            return;
        }
        self.0.post(&bytes);
    }
}

impl WorkerHandle {
    fn listen(self: &Rc<Self>, heard: Rc<dyn Fn(WorkerOutput)>) {
        let died = {
            let (weak, heard) = (Rc::downgrade(self), heard.clone());
            Rc::new(move |reason: String| {
                // Report only the first reason; later errors are consequences of it.
                if weak.upgrade().is_some_and(|inner| !inner.dead.replace(true)) {
                    heard(WorkerOutput::Died(tf(key::PAGE_WORKER_DIED, &[("reason", &reason)])));
                }
            })
        };
        let message = {
            let (weak, died) = (Rc::downgrade(self), died.clone());
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                let Some(inner) = weak.upgrade() else { return };
                match event.data().as_string() {
                    None => heard(WorkerOutput::Message(Uint8Array::new(&event.data()).to_vec())),
                    Some(text) if text == "ready" => inner.send_waiting(),
                    Some(reason) => died(reason),
                }
            })
        };
        let error = {
            let died = died.clone();
            Closure::<dyn Fn(Event)>::new(move |event: Event| {
                let message = event.dyn_ref::<ErrorEvent>().map(ErrorEvent::message).unwrap_or_default();
                died(if message.is_empty() { t(key::PAGE_WORKER_NOT_LOADED) } else { message });
            })
        };
        self.worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
        self.worker.set_onerror(Some(error.as_ref().unchecked_ref()));
        self.listeners.borrow_mut().extend([message.into_js_value(), error.into_js_value()]);
        let weak = Rc::downgrade(self);
        let check = move || {
            if weak.upgrade().is_some_and(|inner| inner.waiting.borrow().is_some()) {
                died(t(key::PAGE_WORKER_NOT_LOADED));
            }
        };
        set_timeout(check, LOAD_TIMEOUT);
    }

    /// Sends the language, the greeting and the waiting messages, because the worker is ready now.
    fn send_waiting(&self) {
        if !text::packs().is_empty() {
            let packs = text::packs().iter().map(|bytes| JsValue::from(Uint8Array::from(bytes.as_slice())));
            let _ = self.worker.post_message(&packs.collect::<Array>());
        }
        let _ = self.worker.post_message(&JsValue::from_str(&hello::page_hello()));
        let said = self.waiting.borrow_mut().take();
        said.into_iter().flatten().for_each(|bytes| self.post(&bytes));
    }

    fn post(&self, bytes: &[u8]) {
        let _ = self.worker.post_message(&Uint8Array::from(bytes));
    }
}
