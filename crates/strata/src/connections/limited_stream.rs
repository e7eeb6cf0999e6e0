//! `LimitedStream`: a connection that fails if its client reads nothing of an answer for too long.
//!
//! It also holds the connection's slot. A stream lives as long as anybody uses it, also after an upgrade to a
//! WebSocket, so a slot is never free while its connection is open.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::{Sleep, sleep};

/// A TCP connection with a limit on stalled writes. Reading is not limited here: hyper limits the time for a request's
/// head, and a WebSocket may be silent for as long as it likes.
pub struct LimitedStream {
    tcp: TcpStream,
    stall_limit: Duration,
    /// Runs while a write waits for the client.
    stalled: Option<Pin<Box<Sleep>>>,
    _slot: OwnedSemaphorePermit,
}

impl LimitedStream {
    /// Wraps a connection that was just accepted.
    pub fn new(tcp: TcpStream, stall_limit: Duration, slot: OwnedSemaphorePermit) -> LimitedStream {
        // Small answers are not to wait for more; a connection that cannot be set so still works.
        let _ = tcp.set_nodelay(true);
        LimitedStream { tcp, stall_limit, stalled: None, _slot: slot }
    }

    /// Passes a write's result on. Returns an error if writes have been waiting for longer than the limit.
    fn limited<T>(&mut self, context: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let limit = self.stall_limit;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(limit)));
        match stalled.as_mut().poll(context) {
            Poll::Ready(()) => {
                let error =
                    io::Error::new(io::ErrorKind::TimedOut, "the client took nothing of its answer for too long");
                Poll::Ready(Err(error))
            }
            Poll::Pending => Poll::Pending,
        }
    }
}

impl AsyncRead for LimitedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.tcp).poll_read(context, buffer)
    }
}

impl AsyncWrite for LimitedStream {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.tcp).poll_write(context, bytes);
        self.limited(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.tcp).poll_write_vectored(context, slices);
        self.limited(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.tcp.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        // A TCP stream buffers nothing, so it never waits here.
        Pin::new(&mut self.tcp).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.tcp).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use std::task::Waker;
    use tokio::net::TcpListener;
    use tokio::sync::Semaphore;

    #[test]
    fn progress_starts_the_limit_again() {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
            let tcp = TcpStream::connect(listener.local_addr().expect("an address")).await.expect("a connection");
            let slot = Arc::new(Semaphore::new(1)).acquire_owned().await.expect("a slot");
            let mut stream = LimitedStream::new(tcp, Duration::from_secs(100_000), slot);
            let mut context = Context::from_waker(Waker::noop());
            assert!(stream.limited::<usize>(&mut context, Poll::Pending).is_pending());
            let deadline = |stream: &LimitedStream| stream.stalled.as_ref().map(|stalled| stalled.deadline());
            let first = deadline(&stream);
            assert!(stream.limited::<usize>(&mut context, Poll::Pending).is_pending());
            assert!(first.is_some() && deadline(&stream) == first, "waiting on does not");
            assert!(stream.limited(&mut context, Poll::Ready(Ok(1))).is_ready());
            assert_eq!(deadline(&stream), None);
        });
    }
}
