//! `StoredTable`: a hosted table with its place in the database. Lines are stored before the page is told about them.
//!
//! The tab with write permission plays; every other tab replays what that tab has stored. If a write fails, the table
//! stops until a retry succeeds. If a write comes too late because another tab has written, its lines are dropped
//! (nobody has seen them) and the table is loaded again.

use super::inbox::{Inbox, WorkerEvent};
use super::write_permission::{WritePermission, start_heartbeat};
use super::{AnyGameMessage, failed, post};
use crate::compiled_games::dispatch_game;
use crate::database::{self, ChannelMessage, DatabaseError, Listener, Progress, TableRecord, join_lines};
use host::{Host, HostOutput, HostedGame, OpenError};
use protocol::{Open, Score, ToTable};
use tabletop::{Seat, SeatSet};

/// Lines to store, and the messages to post after they are stored.
#[derive(Default)]
struct Unsaved {
    lines: Vec<String>,
    messages: Vec<Vec<u8>>,
}

/// A host of any game, with messages as bytes.
trait AnyHost {
    fn hear(&mut self, message: ToTable) -> Unsaved;
    fn advance(&mut self) -> Option<Unsaved>;
    fn follow(&mut self, lines: &[String]) -> Result<Unsaved, String>;
    fn people(&self) -> Vec<SeatSet>;
    fn progress(&self) -> Progress;
    fn save(&self) -> String;
}

impl<G: HostedGame> AnyHost for Host<G> {
    fn hear(&mut self, message: ToTable) -> Unsaved {
        Host::handle(self, message).into()
    }

    fn advance(&mut self) -> Option<Unsaved> {
        Host::advance(self).map(Unsaved::from)
    }

    fn follow(&mut self, lines: &[String]) -> Result<Unsaved, String> {
        Host::follow(self, lines).map(Unsaved::from)
    }

    fn people(&self) -> Vec<SeatSet> {
        Host::players(self).to_vec()
    }

    fn progress(&self) -> Progress {
        let moves = self.table().moves().count() as u32;
        let score = Score::of(self.table().rules().as_ref(), self.table().state());
        Progress { when: js_sys::Date::now(), moves, over: self.wait().over, score }
    }

    fn save(&self) -> String {
        Host::save(self)
    }
}

impl<G: HostedGame> From<HostOutput<G>> for Unsaved {
    fn from(told: HostOutput<G>) -> Unsaved {
        Unsaved { lines: told.lines, messages: told.messages.iter().map(protocol::write).collect() }
    }
}

/// A table that this worker hosts or follows.
pub struct StoredTable {
    key: String,
    tab: String,
    host: Box<dyn AnyHost>,
    /// How many lines of it are stored, as far as this worker knows.
    stored: u32,
    /// What is not stored yet; the table does not advance while it contains lines.
    unsaved: Unsaved,
    permission: WritePermission,
    /// The viewer of the screen, who gets everything again if the table is reloaded.
    viewer: Option<SeatSet>,
    inbox: Inbox,
    _listener: Listener,
}

impl StoredTable {
    /// Opens a stored table and tells the page. The error is the message that says why it cannot be opened.
    pub async fn open(key: &str, tab: &str, inbox: &Inbox) -> Result<StoredTable, Vec<u8>> {
        let reason = |error: DatabaseError| failed(error.message());
        // Ask for permission before reading, so that the tab that had it cannot store lines in between.
        let permission = WritePermission::request(key, tab, inbox).await.map_err(reason)?;
        let (record, lines) = database::read_table(key).await.map_err(reason)?;
        let host = host_of(&record, &lines)?;
        let heard = {
            let (key, inbox) = (key.to_string(), inbox.clone());
            move |message| match message {
                ChannelMessage::Lines { key: other, count } if other == key => {
                    inbox.push(WorkerEvent::LinesStored(count))
                }
                ChannelMessage::TakenOver { key: other } if other == key => inbox.push(WorkerEvent::LeaseTaken),
                _ => {}
            }
        };
        start_heartbeat(inbox);
        let table = StoredTable {
            key: key.into(),
            tab: tab.into(),
            host,
            stored: record.lines,
            unsaved: Unsaved::default(),
            permission,
            viewer: None,
            inbox: inbox.clone(),
            _listener: database::listen(heard),
        };
        post(&protocol::write(&AnyGameMessage::ReadOnly(!table.permission.is_held())));
        post(&protocol::write(&AnyGameMessage::Opened(table.host.people())));
        Ok(table)
    }

    /// Plays the next move that needs no person (bots, chance), and stores it. Returns whether there was one.
    pub async fn advance(&mut self) -> bool {
        // Show what is stored before anything new happens, even if nothing more can be stored.
        if !self.permission.is_held() || self.has_unsaved_lines() || self.viewer.is_none() {
            return false;
        }
        let Some(next) = self.host.advance() else { return false };
        self.unsaved = next;
        self.store().await;
        true
    }

    /// Handles an event of this table.
    pub async fn handle(&mut self, event: WorkerEvent) {
        match event {
            WorkerEvent::Message(message) => self.hear(message).await,
            // The tab that this one took over from may have stored a last move before it noticed.
            WorkerEvent::LinesStored(count) if self.permission.is_held() => {
                if count > self.stored {
                    self.reload().await;
                }
            }
            WorkerEvent::LinesStored(_) => self.catch_up().await,
            // The player may have taken the table back before this event arrived.
            WorkerEvent::LostPermission if self.permission.is_held() => {}
            WorkerEvent::LostPermission => self.stop_writing().await,
            // The browser left the other tab without an answer when that one wanted to steal the lock.
            WorkerEvent::LeaseTaken if matches!(self.permission, WritePermission::Locked(_)) => {
                self.stop_writing().await
            }
            WorkerEvent::LeaseTaken | WorkerEvent::Heartbeat if self.permission.is_held() => {
                if self.permission.renew(&self.key).await == Err(DatabaseError::LostLease) {
                    self.stop_writing().await;
                }
            }
            WorkerEvent::LeaseTaken | WorkerEvent::Heartbeat => self.catch_up().await,
        }
    }

    /// Returns whether something could not be stored.
    fn has_unsaved_lines(&self) -> bool {
        !self.unsaved.lines.is_empty()
    }

    async fn hear(&mut self, message: ToTable) {
        match message {
            ToTable::Export => post(&protocol::write(&AnyGameMessage::Exported(self.host.save()))),
            ToTable::TakeOver if !self.permission.is_held() => self.take_over().await,
            // Accept nothing else until the lines are stored; tell the page again why.
            _ if self.has_unsaved_lines() => self.store().await,
            ToTable::Retry | ToTable::TakeOver => {}
            ToTable::Look(viewer) => {
                self.viewer = Some(viewer);
                self.unsaved = self.host.hear(message);
                self.store().await;
            }
            // The page asks for nothing else while another tab plays.
            _ if !self.permission.is_held() => {}
            ToTable::Orders(seat, orders) => {
                self.host.hear(message);
                self.store_orders(seat, orders).await;
            }
            message => {
                self.unsaved = self.host.hear(message);
                self.store().await;
            }
        }
    }

    /// Stores the new lines, then tells the page. Tries twice before it reports a failure.
    async fn store(&mut self) {
        if self.has_unsaved_lines() {
            let mut stored = self.append().await;
            if matches!(stored, Err(DatabaseError::Failed(_))) {
                stored = self.append().await;
            }
            match stored {
                Ok(record) => self.stored = record.lines,
                // The tab that this one took over from has stored a last move: continue after that move.
                Err(DatabaseError::Conflict { .. }) if self.permission.is_held() => return self.reload().await,
                Err(DatabaseError::Conflict { .. } | DatabaseError::LostLease) => return self.stop_writing().await,
                Err(error) => return post(&protocol::write(&AnyGameMessage::Stuck(error.message()))),
            }
        }
        let stored = std::mem::take(&mut self.unsaved);
        stored.messages.iter().for_each(|bytes| post(bytes));
    }

    async fn append(&self) -> Result<TableRecord, DatabaseError> {
        if !self.permission.is_held() {
            return Err(DatabaseError::LostLease);
        }
        let progress = self.host.progress();
        database::append(&self.key, self.stored, &self.unsaved.lines, progress, self.permission.owner()).await
    }

    async fn store_orders(&self, seat: Seat, orders: u32) {
        let kept = database::update_table(&self.key, |table| {
            table.orders.resize(table.holders.len(), 0);
            if let Some(old) = table.orders.get_mut(seat.index()) {
                *old = orders;
            }
        });
        if let Err(error) = kept.await {
            post(&protocol::write(&AnyGameMessage::Refused(error.message())));
        }
    }

    /// Replays the lines that another tab has stored.
    async fn catch_up(&mut self) {
        if self.permission.is_held() {
            return;
        }
        if self.has_unsaved_lines() {
            // Lines of this tab that are not stored yet must not precede the stored lines of the other tab.
            return self.stop_writing().await;
        }
        let Ok(lines) = database::read_lines(&self.key, self.stored).await else { return };
        if lines.is_empty() {
            return;
        }
        match self.host.follow(&lines) {
            Ok(told) => {
                self.stored += lines.len() as u32;
                told.messages.iter().for_each(|bytes| post(bytes));
            }
            Err(_) => self.reload().await,
        }
    }

    /// Stops writing, because another tab writes from now on.
    async fn stop_writing(&mut self) {
        self.permission = WritePermission::None;
        post(&protocol::write(&AnyGameMessage::ReadOnly(true)));
        self.reload().await;
    }

    /// Takes the write permission away from another tab.
    async fn take_over(&mut self) {
        match WritePermission::take_over(&self.key, &self.tab, &self.inbox).await {
            Ok(permission) => self.permission = permission,
            Err(error) => return post(&protocol::write(&AnyGameMessage::Refused(error.message()))),
        }
        self.reload().await;
        post(&protocol::write(&AnyGameMessage::ReadOnly(!self.permission.is_held())));
    }

    /// Loads the table from the database again, dropping everything that is not stored.
    async fn reload(&mut self) {
        self.unsaved = Unsaved::default();
        let (record, lines) = match database::read_table(&self.key).await {
            Ok(read) => read,
            Err(error) => return post(&failed(error.message())),
        };
        match host_of(&record, &lines) {
            Ok(host) => self.host = host,
            Err(message) => return post(&message),
        }
        self.stored = record.lines;
        if let Some(viewer) = self.viewer {
            let told = self.host.hear(ToTable::Look(viewer));
            told.messages.iter().for_each(|bytes| post(bytes));
        }
    }
}

/// Returns a host of a stored table; the error is the message that says why there is none.
fn host_of(record: &TableRecord, lines: &[String]) -> Result<Box<dyn AnyHost>, Vec<u8>> {
    fn any<G: HostedGame>(open: Open) -> Result<Box<dyn AnyHost>, OpenError> {
        Ok(Box::new(Host::<G>::open(open)?))
    }
    let table = &record.table;
    let open = Open {
        save: join_lines(lines),
        holders: table.holders.clone(),
        orders: table.orders.clone(),
        seed: table.seed,
    };
    let opened = || -> Result<Result<Box<dyn AnyHost>, OpenError>, String> {
        Ok(dispatch_game!(&table.game, G => any::<G>(open)))
    };
    match opened() {
        Ok(Ok(host)) => Ok(host),
        Ok(Err(OpenError::Stops(stopped))) => Err(protocol::write(&AnyGameMessage::Stops(stopped))),
        Ok(Err(OpenError::Invalid(reason))) | Err(reason) => Err(failed(reason)),
    }
}
