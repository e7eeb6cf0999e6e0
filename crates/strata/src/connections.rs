//! Accepts connections and serves HTTP/1.1 on them, within limits that one client cannot exceed.
//!
//! `axum::serve` has no timer, so a client that sends its request byte by byte would keep a connection for ever. Therefore
//! hyper's own builder, with upgrades for WebSockets. Not here: what is answered (`page_server.rs`), the port and the process
//! (`command/serve.rs`).

mod interrupts;
mod limited_stream;
#[cfg(test)]
mod tests;

pub use interrupts::Interrupts;

use axum::Router;
use axum::body::Body;
use axum::serve::Listener;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use limited_stream::LimitedStream;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::sleep;
use tower::ServiceExt;

/// The most bytes of a request's head that are read. Above it, hyper itself answers with an empty 431 without headers; the site
/// refuses much shorter ones ([`LARGEST_HEAD`](crate::page_server::LARGEST_HEAD)).
const LARGEST_READ_HEAD: usize = 64 * 1024;

/// How much of the server one client, and all of them together, may use.
#[derive(Clone, Copy, Debug)]
pub struct ConnectionLimits {
    /// The most connections at a time, upgraded ones included. More wait in the operating system's queue until one closes.
    pub connections: usize,
    /// The time until the head of a request is complete, counted from the start of the connection or from the end of
    /// the answer before. So it also bounds how long a connection may be idle.
    pub request_head: Duration,
    /// The longest time for which a client may read nothing of its answer.
    pub stalled_answer: Duration,
    /// The time that requests in progress get to finish when the server ends.
    pub shutdown: Duration,
}

impl Default for ConnectionLimits {
    fn default() -> ConnectionLimits {
        ConnectionLimits {
            // A process may have 256 open files on macOS.
            connections: 128,
            request_head: Duration::from_secs(10),
            stalled_answer: Duration::from_secs(30),
            shutdown: Duration::from_secs(2),
        }
    }
}

/// Serves `app` until the first interrupt. Then accepts no more connections, lets requests in progress finish, and
/// returns when they have, when the time for it is over, or at the second interrupt.
pub async fn serve(mut listener: TcpListener, app: Router, limits: ConnectionLimits, mut interrupts: Interrupts) {
    let slots = Arc::new(Semaphore::new(limits.connections));
    let (stop, stopping) = watch::channel(());
    let mut open = JoinSet::new();
    loop {
        tokio::select! {
            stream = accept(&mut listener, &slots, limits.stalled_answer) => {
                open.spawn(serve_connection(stream, app.clone(), limits.request_head, stopping.clone()));
            }
            // Finished connections are forgotten one by one, so that the set does not grow.
            Some(_) = open.join_next() => {}
            () = interrupts.next() => break,
        }
    }
    drop(listener);
    // An error would mean that no connection is open.
    let _ = stop.send(());
    let finished = async { while open.join_next().await.is_some() {} };
    tokio::select! {
        () = finished => {}
        () = sleep(limits.shutdown) => tracing::info!("clients that had not taken their answers were cut off"),
        () = interrupts.next() => {}
    }
}

/// Waits for a free slot, then for a connection that takes it.
async fn accept(listener: &mut TcpListener, slots: &Arc<Semaphore>, stalled: Duration) -> LimitedStream {
    // The semaphore is never closed; if it were, nothing could be accepted any more.
    let Ok(slot) = slots.clone().acquire_owned().await else { return std::future::pending().await };
    // axum's listener waits and tries again when accepting fails, for example because all file handles are in use.
    let (tcp, _) = Listener::accept(listener).await;
    LimitedStream::new(tcp, stalled, slot)
}

/// Answers the requests of one connection.
async fn serve_connection(
    stream: LimitedStream,
    app: Router,
    request_head: Duration,
    mut stopping: watch::Receiver<()>,
) {
    let was_asked = Arc::new(AtomicBool::new(false));
    let asked = was_asked.clone();
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        asked.store(true, Ordering::Relaxed);
        app.clone().oneshot(request.map(Body::new))
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(request_head).max_header_size(LARGEST_READ_HEAD);
    let mut connection = pin!(builder.serve_connection(TokioIo::new(stream), service).with_upgrades());
    let ended = tokio::select! {
        // In this order, an answer that is made after the end began says that the connection closes with it.
        biased;
        _ = stopping.changed() => {
            // hyper waits for the first request of a connection even when shutting down. Browsers open connections in
            // advance, and others send half a request: neither may hold up the end.
            if !was_asked.load(Ordering::Relaxed) {
                return;
            }
            connection.as_mut().graceful_shutdown();
            connection.await
        }
        ended = connection.as_mut() => ended,
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection was closed");
    }
}
