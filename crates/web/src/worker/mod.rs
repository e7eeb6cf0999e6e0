//! The worker: hosts one table, stores every move before the page is told, and plays saves through. Everything slow
//! happens here, so that the page never freezes.
//!
//! One task (`serve`) handles the events of the inbox one after the other; while the inbox is empty, the table advances
//! by itself (bots, chance). `stored_table.rs` is a table with its place in the database, `write_permission.rs` decides
//! which tab may write it. Not here: how a table handles a message (`host`), how lines are stored (`database`).

mod inbox;
mod stored_table;
mod write_permission;

use crate::compiled_games::dispatch_game;
use crate::database::{self, DatabaseError, join_lines};
use host::HostedGame;
use inbox::{Inbox, WorkerEvent};
use js_sys::Uint8Array;
use protocol::{BranchPoint, FromTable, FromTableOf, Holder, ToTable};
use stored_table::StoredTable;
use tabletop::Save;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Messages that carry neither positions nor events have the same bytes in every game.
pub type AnyGameMessage = FromTable<(), ()>;

/// Handles messages until the page ends the worker.
pub fn run() {
    report_panics();
    let inbox = Inbox::default();
    let heard = {
        let inbox = inbox.clone();
        Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let bytes = Uint8Array::new(&event.data()).to_vec();
            if let Some(message) = protocol::read::<ToTable>(&bytes) {
                inbox.push(WorkerEvent::Message(message));
            }
        })
    };
    scope().set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    spawn_local(serve(inbox));
    // The page waits for this before it sends messages.
    let _ = scope().post_message(&JsValue::from_str("ready"));
}

async fn serve(inbox: Inbox) {
    let mut table: Option<StoredTable> = None;
    loop {
        let event = match inbox.try_next() {
            Some(event) => event,
            None => {
                let advanced = match table.as_mut() {
                    Some(table) => table.advance().await,
                    None => false,
                };
                if advanced {
                    // Let messages of the page in between.
                    database::sleep(0).await;
                    continue;
                }
                inbox.next().await
            }
        };
        handle(event, &mut table, &inbox).await;
    }
}

async fn handle(event: WorkerEvent, table: &mut Option<StoredTable>, inbox: &Inbox) {
    match event {
        WorkerEvent::Message(ToTable::Open { key, tab }) => match StoredTable::open(&key, &tab, inbox).await {
            Ok(opened) => *table = Some(opened),
            Err(message) => post(&message),
        },
        WorkerEvent::Message(ToTable::Replay(key)) => post_all(replay(&key).await),
        WorkerEvent::Message(ToTable::Branch(key, point)) => post_all(branch(&key, point).await),
        WorkerEvent::Message(ToTable::Check(save, holders)) => post_all(check(&save, holders.as_deref())),
        event => {
            if let Some(table) = table.as_mut() {
                table.handle(event).await;
            }
        }
    }
}

/// Replays a stored game from its beginning. If the rules stop following it, a second message says where and why.
async fn replay(key: &str) -> Result<Vec<Vec<u8>>, String> {
    fn tell<G: HostedGame>(save: &str) -> Result<Vec<Vec<u8>>, String> {
        let (update, stop) = host::replay::<G>(save)?;
        let update = protocol::write(&FromTableOf::<G>::Update(Box::new(update)));
        let stop = stop.map(|stop| protocol::write(&AnyGameMessage::Stops(stop)));
        Ok(std::iter::once(update).chain(stop).collect())
    }
    let (game, save) = stored_save(key).await.map_err(|error| error.message())?;
    dispatch_game!(&game, G => tell::<G>(&save))
}

/// Makes a save that branches off from a stored game at this point.
async fn branch(key: &str, point: BranchPoint) -> Result<Vec<Vec<u8>>, String> {
    let (game, save) = stored_save(key).await.map_err(|error| error.message())?;
    let cut = dispatch_game!(&game, G => host::branch::<G>(&save, point))?;
    Ok(vec![protocol::write(&AnyGameMessage::Branched(cut))])
}

/// Plays an imported save through.
fn check(save: &str, holders: Option<&[Holder]>) -> Result<Vec<Vec<u8>>, String> {
    let game = Save::read(save).map_err(|error| error.to_string())?.header.game;
    let facts = dispatch_game!(&game, G => host::check::<G>(save, holders))?;
    Ok(vec![protocol::write(&AnyGameMessage::Checked(facts))])
}

/// Returns the game and the save of a stored table.
async fn stored_save(key: &str) -> Result<(String, String), DatabaseError> {
    let (record, lines) = database::read_table(key).await?;
    Ok((record.table.game, join_lines(&lines)))
}

fn post_all(messages: Result<Vec<Vec<u8>>, String>) {
    match messages {
        Ok(messages) => messages.iter().for_each(|bytes| post(bytes)),
        Err(reason) => post(&failed(reason)),
    }
}

fn failed(reason: String) -> Vec<u8> {
    protocol::write(&AnyGameMessage::Failed(reason))
}

fn post(bytes: &[u8]) {
    let _ = scope().post_message(&Uint8Array::from(bytes));
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// Reports a panic to the page as text, because nothing else runs after a panic.
fn report_panics() {
    std::panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        let _ = scope().post_message(&JsValue::from_str(&info.to_string()));
    }));
}
