//! The server on real sockets of this machine: what it closes, what it lets wait, and how it ends.
//!
//! No test measures time. The limit under test is short and all others are endless, so a test can end only because of that
//! limit. A test that waits longer than [`PATIENCE`] fails.

use super::*;
use crate::page_server::{self, AllowedHosts, PageFile, PageFiles};
use axum::extract::Request;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::routing::get;
use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use tokio::sync::Notify;
use tokio::sync::mpsc::Sender;

/// After this time a test that waits for something fails.
const PATIENCE: Duration = Duration::from_secs(30);
/// A limit that a test reaches soon.
const SHORT: Duration = Duration::from_millis(100);
/// A time limit for requests that a test reaches soon, but that an ordinary request keeps even on a busy machine.
const HEAD_TIME: Duration = Duration::from_millis(500);
/// A limit that no test reaches.
const ENDLESS: Duration = Duration::from_secs(100_000);
/// More than the buffers of both ends of a connection hold.
const LARGE: usize = 64 << 20;

const RELAXED: ConnectionLimits =
    ConnectionLimits { connections: 100, request_head: ENDLESS, stalled_answer: ENDLESS, shutdown: ENDLESS };

const GET: &str = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
const GET_LARGE: &str = "GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n";
const HALF: &str = "GET / HTTP/1.1\r\nHost: local";

/// A server in a thread of its own.
struct Server {
    address: SocketAddr,
    interrupt: Sender<()>,
    ended: Receiver<()>,
    gate: Gate,
}

/// What a request of `/gate` waits for.
struct Gate {
    /// Says that a request has come.
    reached: Receiver<()>,
    /// Lets one request pass.
    open: Arc<Notify>,
}

impl Server {
    fn start(limits: ConnectionLimits) -> Server {
        let (interrupt, interrupts) = Interrupts::channel();
        let (reaching, reached) = channel();
        let open = Arc::new(Notify::new());
        let app = app(reaching, open.clone());
        let (said, address) = channel();
        let (ending, ended) = channel();
        thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
            runtime.block_on(async {
                let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
                said.send(listener.local_addr().expect("an address")).expect("somebody who waits for the address");
                serve(listener, app, limits, interrupts).await;
            });
            // A test that does not wait for the end is over by now.
            let _ = ending.send(());
        });
        Server {
            address: address.recv_timeout(PATIENCE).expect("an address"),
            interrupt,
            ended,
            gate: Gate { reached, open },
        }
    }

    /// Opens a connection and sends a text.
    fn send(&self, text: &str) -> Client {
        let stream = TcpStream::connect(self.address).expect("a connection");
        stream.set_read_timeout(Some(PATIENCE)).expect("a time-out");
        let mut client = Client { stream };
        client.send(text);
        client
    }

    /// Opens a connection on which one request has been answered.
    fn answered(&self) -> Client {
        let mut client = self.send(GET);
        assert!(client.answer().starts_with("HTTP/1.1 200 OK"));
        client
    }

    fn interrupt(&self) {
        self.interrupt.blocking_send(()).expect("a server that listens");
    }

    #[track_caller]
    fn ends(&self) {
        self.ended.recv_timeout(PATIENCE).expect("the server ends");
    }
}

struct Client {
    stream: TcpStream,
}

impl Client {
    fn send(&mut self, text: &str) {
        self.stream.write_all(text.as_bytes()).expect("a connection to write to");
    }

    /// Reads up to and including this text.
    #[track_caller]
    fn read_to(&mut self, end: &str) -> String {
        let (mut text, mut byte) = (Vec::new(), [0]);
        while !text.ends_with(end.as_bytes()) {
            let count = self.stream.read(&mut byte).expect("more to read");
            assert_eq!(count, 1, "closed after {:?}", String::from_utf8_lossy(&text));
            text.push(byte[0]);
        }
        String::from_utf8(text).expect("text")
    }

    /// Reads one answer: its head, and as much content as the head announces.
    #[track_caller]
    fn answer(&mut self) -> String {
        let mut text = self.read_to("\r\n\r\n");
        let length = text.lines().find_map(|line| line.strip_prefix("content-length: ")).unwrap_or("0");
        let mut content = vec![0; length.parse().expect("a length")];
        self.stream.read_exact(&mut content).expect("the content");
        text.push_str(&String::from_utf8_lossy(&content));
        text
    }

    /// Reads until the server closes; returns what came before.
    #[track_caller]
    fn read_to_close(&mut self) -> Vec<u8> {
        let mut rest = Vec::new();
        match self.stream.read_to_end(&mut rest) {
            Ok(_) => {}
            // The server closed before it had read all that was sent.
            Err(error) if error.kind() == ErrorKind::ConnectionReset => {}
            Err(error) => panic!("the server does not close: {error}"),
        }
        rest
    }

    /// Returns whether anything can be read within a moment.
    fn has_answer(&mut self) -> bool {
        self.stream.set_read_timeout(Some(SHORT)).expect("a time-out");
        let peeked = self.stream.peek(&mut [0]);
        self.stream.set_read_timeout(Some(PATIENCE)).expect("a time-out");
        peeked.is_ok_and(|count| count > 0)
    }
}

/// Returns the page, guarded as `strata serve` guards it, with routes that only tests need.
fn app(reached: std::sync::mpsc::Sender<()>, open: Arc<Notify>) -> Router {
    let files = PageFiles::new(|name| match name {
        "index.html" => Some(PageFile::new(b"<html>".as_slice().into())),
        _ => None,
    });
    let only_tests =
        Router::new().route("/large", get(|| async { vec![b'x'; LARGE] })).route("/echo", get(echo)).route(
            "/gate",
            get(async move || {
                reached.send(()).expect("a test that waits");
                open.notified().await;
                "passed"
            }),
        );
    page_server::guarded(only_tests.merge(page_server::routes(files)), AllowedHosts::Loopback, ENDLESS)
}

/// Upgrades to a protocol that sends back what it gets.
async fn echo(mut request: Request) -> impl IntoResponse {
    let upgrade = hyper::upgrade::on(&mut request);
    tokio::spawn(async move {
        let (mut reader, mut writer) = tokio::io::split(TokioIo::new(upgrade.await.expect("an upgrade")));
        tokio::io::copy(&mut reader, &mut writer).await
    });
    (StatusCode::SWITCHING_PROTOCOLS, [("connection", "upgrade"), ("upgrade", "echo")])
}

const UPGRADE: &str = "GET /echo HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: echo\r\n\r\n";

/// Sends a request byte by byte, never to its end, until the server closes.
fn drip(mut client: Client) -> bool {
    let pause = Duration::from_millis(5);
    client.stream.set_read_timeout(Some(pause)).expect("a time-out");
    for _ in 0..PATIENCE.as_millis() / pause.as_millis() {
        let closed = match client.stream.read(&mut [0]) {
            Ok(count) => count == 0,
            Err(error) => !matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut),
        };
        if closed || client.stream.write_all(b"x").is_err() {
            return true;
        }
    }
    false
}

#[test]
fn the_server_ends_within_three_seconds_by_default() {
    // A second is left for what is not waiting: closing the listener, and the process itself.
    assert!(ConnectionLimits::default().shutdown <= Duration::from_secs(2));
}

#[test]
fn dripping_connections_are_closed() {
    let server = Server::start(ConnectionLimits { request_head: HEAD_TIME, ..RELAXED });
    let clients: Vec<Client> = (0..20).map(|_| server.send(HALF)).collect();
    let dripping: Vec<_> = clients.into_iter().map(|client| thread::spawn(|| drip(client))).collect();
    server.answered();
    let closed = dripping.into_iter().filter_map(|thread| thread.join().ok()).filter(|closed| *closed).count();
    assert_eq!(closed, 20);
    server.answered();
}

#[test]
fn silent_and_idle_connections_are_closed() {
    let server = Server::start(ConnectionLimits { request_head: HEAD_TIME, ..RELAXED });
    assert_eq!(server.send("").read_to_close(), b"");
    assert_eq!(server.answered().read_to_close(), b"");
}

#[test]
fn a_connection_serves_many_requests() {
    let server = Server::start(RELAXED);
    let mut client = server.answered();
    for _ in 0..10 {
        client.send(GET);
        assert!(client.answer().ends_with("<html>"));
    }
    client.send(&GET.repeat(3));
    for _ in 0..3 {
        assert!(client.answer().ends_with("<html>"));
    }
}

#[test]
fn an_answer_that_nobody_takes_is_given_up() {
    let server = Server::start(ConnectionLimits { connections: 1, stalled_answer: SHORT, ..RELAXED });
    let mut stalled = server.send(GET_LARGE);
    // There is one slot: this answer proves that the connection before was closed.
    server.answered();
    assert!(stalled.read_to_close().len() < LARGE);
}

#[test]
fn a_large_answer_arrives_whole() {
    let server = Server::start(RELAXED);
    let mut client = server.send(GET_LARGE);
    assert_eq!(client.answer().split_once("\r\n\r\n").map(|(_, content)| content.len()), Some(LARGE));
}

#[test]
fn more_connections_than_allowed_wait() {
    let server = Server::start(ConnectionLimits { connections: 2, ..RELAXED });
    let (first, _second) = (server.answered(), server.answered());
    let mut waiting = server.send(GET);
    assert!(!waiting.has_answer(), "answered beyond the limit");
    drop(first);
    assert!(waiting.answer().ends_with("<html>"));
}

#[test]
fn an_upgraded_connection_outlives_the_time_outs_and_keeps_its_slot() {
    let server = Server::start(ConnectionLimits { connections: 2, request_head: HEAD_TIME, ..RELAXED });
    let mut upgraded = server.send(UPGRADE);
    let head = upgraded.read_to("\r\n\r\n");
    assert!(head.starts_with("HTTP/1.1 101 "), "{head}");
    assert!(head.contains("x-content-type-options: nosniff"), "{head}");
    // Each round waits until the server closes an idle connection by its time limit. The upgraded one must stay open.
    for _ in 0..2 {
        assert_eq!(server.send("").read_to_close(), b"");
        upgraded.send("hello\n");
        assert_eq!(upgraded.read_to("\n"), "hello\n");
    }
    let mut also_upgraded = server.send(UPGRADE);
    also_upgraded.read_to("\r\n\r\n");
    let mut waiting = server.send(GET);
    assert!(!waiting.has_answer(), "an upgraded connection does not count");
    drop(also_upgraded);
    assert!(waiting.answer().ends_with("<html>"));
}

#[test]
fn heads_come_with_and_without_content() {
    let server = Server::start(RELAXED);
    let mut client = server.answered();
    client.send("HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    let head = client.read_to("\r\n\r\n");
    assert!(head.contains("content-length: 6\r\n"), "{head}");
    client.send(GET);
    let answer = client.answer();
    assert!(answer.starts_with("HTTP/1.1 200"), "the head above was followed by content: {answer}");
    let tag = answer.lines().find_map(|line| line.strip_prefix("etag: ")).expect("a tag");
    client.send(&format!("GET / HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: {tag}\r\n\r\n"));
    let head = client.read_to("\r\n\r\n");
    assert!(head.starts_with("HTTP/1.1 304") && !head.contains("content-length: 0\r\n"), "{head}");
    client.send("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n");
    let head = client.answer();
    assert!(head.starts_with("HTTP/1.1 405"), "{head}");
    for header in ["content-security-policy: ", "x-content-type-options: nosniff", "referrer-policy: no-referrer"] {
        assert!(head.contains(header), "{header} in {head}");
    }
}

#[test]
fn a_head_that_is_too_large_is_refused() {
    let server = Server::start(RELAXED);
    let head = |bytes: usize| format!("GET / HTTP/1.1\r\nHost: localhost\r\nX: {}\r\n\r\n", "x".repeat(bytes));
    let answer = server.send(&head(page_server::LARGEST_HEAD)).answer();
    assert!(answer.starts_with("HTTP/1.1 431 "), "{answer}");
    for header in ["content-security-policy: ", "x-content-type-options: nosniff", "referrer-policy: no-referrer"] {
        assert!(answer.contains(header), "{header} in {answer}");
    }
    assert!(server.send(&head(page_server::LARGEST_HEAD - 100)).answer().starts_with("HTTP/1.1 200 "));
    // Of a head that is much larger, not even the end is read.
    let mut endless = server.send(head(LARGEST_READ_HEAD).trim_end());
    assert!(endless.read_to("\r\n").starts_with("HTTP/1.1 431 "));
    server.answered();
}

#[test]
fn nothing_unfinished_holds_up_the_end() {
    let server = Server::start(RELAXED);
    let (_silent, _half) = (server.send(""), server.send(HALF));
    let mut second_half = server.answered();
    second_half.send(HALF);
    let _idle = server.answered();
    server.interrupt();
    server.ends();
    assert!(TcpStream::connect(server.address).is_err(), "nobody listens any more");
}

#[test]
fn a_request_in_progress_is_answered_before_the_end() {
    let server = Server::start(RELAXED);
    let mut client = server.send("GET /gate HTTP/1.1\r\nHost: localhost\r\n\r\n");
    server.gate.reached.recv_timeout(PATIENCE).expect("the request arrives");
    let mut idle = server.answered();
    server.interrupt();
    assert_eq!(idle.read_to_close(), b"", "the end has begun");
    server.gate.open.notify_one();
    let answer = client.answer();
    assert!(answer.ends_with("passed") && answer.contains("connection: close"), "{answer}");
    server.ends();
}

#[test]
fn an_answer_that_nobody_takes_delays_the_end_only_so_long() {
    let server = Server::start(ConnectionLimits { shutdown: SHORT, ..RELAXED });
    let mut stalled = server.send(GET_LARGE);
    stalled.read_to("\r\n\r\n");
    server.interrupt();
    server.ends();
}

#[test]
fn a_second_interrupt_ends_at_once() {
    let server = Server::start(RELAXED);
    let mut stalled = server.send(GET_LARGE);
    stalled.read_to("\r\n\r\n");
    let mut idle = server.answered();
    server.interrupt();
    assert_eq!(idle.read_to_close(), b"", "the end has begun");
    assert!(server.ended.try_recv().is_err(), "an answer is still on its way");
    server.interrupt();
    server.ends();
}
