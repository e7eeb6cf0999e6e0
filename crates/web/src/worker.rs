//! The worker: one hosted table, kept going between messages. Everything slow happens here, never on the page.

use crate::storage::transfer::{self, Untyped};
use host::{Host, Hosted};
use js_sys::Uint8Array;
use protocol::{FromTableOf, ToTable};
use std::cell::RefCell;
use std::rc::Rc;
use tabletop::Save;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// A table of any game, with messages as bytes.
trait Hosting {
    fn hear(&mut self, message: ToTable) -> Vec<Vec<u8>>;
    fn advance(&mut self) -> Option<Vec<Vec<u8>>>;
}

impl<G: Hosted> Hosting for Host<G> {
    fn hear(&mut self, message: ToTable) -> Vec<Vec<u8>> {
        Host::hear(self, message).iter().map(protocol::write).collect()
    }

    fn advance(&mut self) -> Option<Vec<Vec<u8>>> {
        Host::advance(self).map(|messages| messages.iter().map(protocol::write).collect())
    }
}

/// What the browser calls to do the next thing; it holds itself so that it can ask to be called again.
type Step = Rc<RefCell<Option<Closure<dyn Fn()>>>>;

type Shared = Rc<RefCell<Option<Box<dyn Hosting>>>>;

/// Listens for ever.
pub fn run() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let table: Shared = Rc::default();
    let step = stepper(scope.clone(), table.clone());
    let heard = {
        let scope = scope.clone();
        Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let bytes = Uint8Array::new(&event.data()).to_vec();
            let Some(message) = protocol::read::<ToTable>(&bytes) else { return };
            hear(&table, message).iter().for_each(|bytes| post(&scope, bytes));
            later(&scope, &step);
        })
    };
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    // The page waits for this before it speaks.
    let _ = scope.post_message(&JsValue::from_str("ready"));
}

/// Does one thing that needs nobody, then asks to be called again, so that messages get in between.
fn stepper(scope: DedicatedWorkerGlobalScope, table: Shared) -> Step {
    let step: Step = Rc::default();
    let again = step.clone();
    *step.borrow_mut() = Some(Closure::new(move || {
        let messages = table.borrow_mut().as_mut().and_then(|table| table.advance());
        if let Some(messages) = messages {
            messages.iter().for_each(|bytes| post(&scope, bytes));
            later(&scope, &again);
        }
    }));
    step
}

fn later(scope: &DedicatedWorkerGlobalScope, step: &Step) {
    if let Some(step) = step.borrow().as_ref() {
        let _ = scope.set_timeout_with_callback(step.as_ref().unchecked_ref());
    }
}

fn post(scope: &DedicatedWorkerGlobalScope, bytes: &[u8]) {
    let _ = scope.post_message(&Uint8Array::from(bytes));
}

fn hear(table: &Shared, message: ToTable) -> Vec<Vec<u8>> {
    match message {
        ToTable::Open(open) => match game_of(&open.save) {
            Ok(game) => opened(table, &game, open),
            Err(reason) => vec![failed(reason)],
        },
        ToTable::Replay(save) => match game_of(&save).and_then(|game| replayed(&game, &save)) {
            Ok(bytes) => vec![bytes],
            Err(reason) => vec![failed(reason)],
        },
        ToTable::Branch(save, moves) => match game_of(&save).and_then(|game| branched(&game, &save, moves)) {
            Ok(bytes) => vec![bytes],
            Err(reason) => vec![failed(reason)],
        },
        ToTable::Check(save, holders) => match transfer::facts(&save, holders.as_deref()) {
            Ok(facts) => vec![protocol::write(&Untyped::Sound(facts))],
            Err(reason) => vec![failed(reason)],
        },
        message => table.borrow_mut().as_mut().map_or(Vec::new(), |table| table.hear(message)),
    }
}

fn failed(reason: String) -> Vec<u8> {
    protocol::write(&Untyped::Failed(reason))
}

fn game_of(save: &str) -> Result<String, String> {
    Save::read(save).map(|save| save.header.game).map_err(|error| error.to_string())
}

fn opened(table: &Shared, game: &str, open: protocol::Open) -> Vec<Vec<u8>> {
    fn start<G: Hosted>(table: &Shared, open: protocol::Open) -> Result<Vec<Vec<u8>>, String> {
        let (host, first) = Host::<G>::open(open)?;
        *table.borrow_mut() = Some(Box::new(host));
        Ok(vec![protocol::write(&first)])
    }
    let started = || -> Result<Vec<Vec<u8>>, String> { crate::shown::with_shown!(game, G => start::<G>(table, open)) };
    started().unwrap_or_else(|reason| vec![failed(reason)])
}

fn replayed(game: &str, save: &str) -> Result<Vec<u8>, String> {
    fn tell<G: Hosted>(save: &str) -> Result<Vec<u8>, String> {
        let update = host::replay::<G>(save)?;
        Ok(protocol::write(&FromTableOf::<G>::Update(Box::new(update))))
    }
    crate::shown::with_shown!(game, G => tell::<G>(save))
}

fn branched(game: &str, save: &str, moves: u32) -> Result<Vec<u8>, String> {
    fn cut<G: Hosted>(save: &str, moves: u32) -> Result<Vec<u8>, String> {
        Ok(protocol::write(&FromTableOf::<G>::Branched(host::branch::<G>(save, moves)?)))
    }
    crate::shown::with_shown!(game, G => cut::<G>(save, moves))
}
