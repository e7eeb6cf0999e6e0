//! `Interrupts`: the requests to end the server, whether from the operating system or from a test.

use std::io;
use tokio::sync::mpsc;

/// Requests to end, one after the other: the first asks politely, the second insists.
pub struct Interrupts(mpsc::Receiver<()>);

impl Interrupts {
    /// Returns interrupts and what sends them.
    pub fn channel() -> (mpsc::Sender<()>, Interrupts) {
        let (sender, receiver) = mpsc::channel(2);
        (sender, Interrupts(receiver))
    }

    /// Listens for Ctrl-C and, on Unix, for SIGTERM. Must be called within a tokio runtime.
    ///
    /// Fails if the operating system does not let this process listen; then the signals keep their usual effect.
    pub fn of_process() -> io::Result<Interrupts> {
        let mut signals = Signals::new()?;
        let (sender, interrupts) = Interrupts::channel();
        tokio::spawn(async move {
            loop {
                signals.next().await;
                if sender.send(()).await.is_err() {
                    return;
                }
            }
        });
        Ok(interrupts)
    }

    /// Waits for the next interrupt; for ever if none can come any more.
    pub async fn next(&mut self) {
        if self.0.recv().await.is_none() {
            std::future::pending().await
        }
    }
}

#[cfg(unix)]
struct Signals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    fn new() -> io::Result<Signals> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Signals { interrupt: signal(SignalKind::interrupt())?, terminate: signal(SignalKind::terminate())? })
    }

    async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

#[cfg(windows)]
struct Signals(tokio::signal::windows::CtrlC);

#[cfg(windows)]
impl Signals {
    fn new() -> io::Result<Signals> {
        tokio::signal::windows::ctrl_c().map(Signals)
    }

    async fn next(&mut self) {
        self.0.recv().await;
    }
}
