//! The worker: hosts one table, stores every move before it tells the page, and checks whole saves by playing them. Everything
//! slow happens here, so that the page never freezes.
//!
//! One task (`serve`) handles the events of the inbox one after the other; while the inbox is empty, the table advances
//! by itself (chance, then bots in slices, `bot_slices.rs`). `stored_table.rs` is a table with its place in the database,
//! `write_permission.rs` decides which tab may write it, `hello.rs` checks that page and worker fit. Not here: how a table
//! handles a request (`host`), how lines are stored (`database`).

mod bot_slices;
pub mod hello;
mod inbox;
mod stored_table;
mod write_permission;

use crate::compiled_games::dispatch_game;
use crate::database::{self, DatabaseError, join_lines};
use crate::text;
use host::HostedGame;
use inbox::{Inbox, WorkerEvent};
use js_sys::{Array, Uint8Array};
use protocol::{AnyGameMessage, BranchPoint, FileReply, FileRequest, Holder, TableMessageOf, ToWorker};
use std::cell::Cell;
use stored_table::StoredTable;
use tabletop::{Save, SeatSet};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Handles messages until the page ends the worker.
pub fn run() {
    report_panics();
    let inbox = Inbox::default();
    let heard = {
        let (inbox, greeted) = (inbox.clone(), Cell::new(false));
        Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(packs) = event.data().dyn_ref::<Array>() {
                // The language of the page; English if this build cannot read it.
                text::use_packs(packs.iter().map(|pack| Uint8Array::new(&pack).to_vec()).collect());
            } else if let Some(hello) = event.data().as_string() {
                match hello::check_page_hello(&hello) {
                    Ok(()) => greeted.set(true),
                    Err(reason) => post_text(&reason),
                }
            } else if greeted.get() {
                let bytes = Uint8Array::new(&event.data()).to_vec();
                if let Some(message) = protocol::read::<ToWorker>(&bytes) {
                    inbox.push(WorkerEvent::Message(message));
                }
            }
        })
    };
    scope().set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    spawn_local(serve(inbox));
    // The page waits for this before it sends messages.
    post_text("ready");
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
        WorkerEvent::Message(ToWorker::Files(FileRequest::Open { key, tab })) => {
            match StoredTable::open(&key, &tab, inbox).await {
                Ok(opened) => *table = Some(opened),
                Err(reply) => post_reply(reply),
            }
        }
        WorkerEvent::Message(ToWorker::Files(FileRequest::Replay(key))) => {
            if let Err(reason) = replay(&key).await {
                post_reply(FileReply::Failed(reason));
            }
        }
        WorkerEvent::Message(ToWorker::Files(FileRequest::Branch(key, point))) => {
            post_reply(branch(&key, point).await.map_or_else(FileReply::Failed, FileReply::Branched));
        }
        WorkerEvent::Message(ToWorker::Files(FileRequest::Check(save, holders))) => {
            post_reply(check(&save, holders.as_deref()).unwrap_or_else(FileReply::Failed));
        }
        event => {
            if let Some(table) = table.as_mut() {
                table.handle(event).await;
            }
        }
    }
}

/// Replays a stored game from its beginning. If the rules stop following it, a second message says where and why.
async fn replay(key: &str) -> Result<(), String> {
    fn tell<G: HostedGame>(save: &str) -> Result<(), String> {
        let (update, stop) = host::replay::<G>(save)?;
        post_table(SeatSet::ALL, &protocol::write(&TableMessageOf::<G>::Update(Box::new(update))));
        if let Some(stop) = stop {
            post_reply(FileReply::Stops(stop));
        }
        Ok(())
    }
    let (game, save) = stored_save(key).await.map_err(|error| error.message())?;
    dispatch_game!(&game, G => tell::<G>(&save))
}

/// Makes a save that branches off from a stored game at this point.
async fn branch(key: &str, point: BranchPoint) -> Result<String, String> {
    let (game, save) = stored_save(key).await.map_err(|error| error.message())?;
    dispatch_game!(&game, G => host::branch::<G>(&save, point))
}

/// Plays an imported save through.
fn check(save: &str, holders: Option<&[Holder]>) -> Result<FileReply, String> {
    let game = Save::read(save).map_err(|error| error.to_string())?.header.game;
    dispatch_game!(&game, G => host::check::<G>(save, holders)).map(FileReply::Checked)
}

/// Returns the game and the save of a stored table.
async fn stored_save(key: &str) -> Result<(String, String), DatabaseError> {
    let (record, lines) = database::read_table(key).await?;
    Ok((record.table.game, join_lines(&lines)))
}

fn post_reply(reply: FileReply) {
    post(&protocol::write(&AnyGameMessage::Files(reply)));
}

/// Posts a message of the table for the player with these seats.
fn post_table(player: SeatSet, message: &[u8]) {
    post(&protocol::wrap_table_message(player, message));
}

fn post(bytes: &[u8]) {
    let _ = scope().post_message(&Uint8Array::from(bytes));
}

/// Posts a text: that the worker is ready, or why it cannot go on.
fn post_text(text: &str) {
    let _ = scope().post_message(&JsValue::from_str(text));
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// Reports a panic to the page as text, because nothing else runs after a panic.
fn report_panics() {
    std::panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        post_text(&info.to_string());
    }));
}
