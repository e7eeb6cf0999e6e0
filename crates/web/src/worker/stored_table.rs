//! A hosted table with its place in the database. What happens is stored before the page is told.
//!
//! The tab that may write plays; any other repeats what that one has stored. A write that fails stops the table until it
//! succeeds. A write that came too late is dropped, since nobody was shown it, and the table is read from the database
//! again; a tab that may still write then plays on.

use super::inbox::{Event, Inbox};
use super::right_to_write::{Right, start_heartbeat};
use super::{AnyGame, failed, post};
use crate::compiled_games::dispatch_game;
use crate::database::{self, DatabaseError, Listener, Message, Progress, TableRecord, join_lines};
use host::{Host, HostOutput, HostedGame, OpenError};
use protocol::{Open, Score, ToTable};
use tabletop::{Seat, SeatSet};

/// Lines to store, and messages to post after that.
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
    /// What could not be stored yet; the table stands still while there are lines in it.
    unsaved: Unsaved,
    right: Right,
    /// Who looks at the screen, to be told again if the table has to be read anew.
    viewer: Option<SeatSet>,
    inbox: Inbox,
    _listener: Listener,
}

impl StoredTable {
    /// Opens a stored table and tells the page. The error is the message that says why it cannot be opened.
    pub async fn open(key: &str, tab: &str, inbox: &Inbox) -> Result<StoredTable, Vec<u8>> {
        let reason = |error: DatabaseError| failed(error.words());
        // First the right, then the lines: a tab that had it before stores nothing in between.
        let right = Right::ask(key, tab, inbox).await.map_err(reason)?;
        let (record, lines) = database::read_table(key).await.map_err(reason)?;
        let host = host_of(&record, &lines)?;
        let heard = {
            let (key, inbox) = (key.to_string(), inbox.clone());
            move |message| match message {
                Message::Lines { key: other, count } if other == key => inbox.put(Event::LinesStored(count)),
                Message::TakenOver { key: other } if other == key => inbox.put(Event::LeaseTaken),
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
            right,
            viewer: None,
            inbox: inbox.clone(),
            _listener: database::listen(heard),
        };
        post(&protocol::write(&AnyGame::ReadOnly(!table.right.is_held())));
        post(&protocol::write(&AnyGame::Opened(table.host.people())));
        Ok(table)
    }

    /// Does the next thing that needs nobody, and stores it. Returns whether there was anything to do.
    pub async fn go_on(&mut self) -> bool {
        // Whoever opens a table first sees what is stored, also if nothing more can be stored.
        if !self.right.is_held() || self.is_stuck() || self.viewer.is_none() {
            return false;
        }
        let Some(next) = self.host.advance() else { return false };
        self.unsaved = next;
        self.store().await;
        true
    }

    /// Deals with an event of this table.
    pub async fn handle(&mut self, event: Event) {
        match event {
            Event::Message(message) => self.hear(message).await,
            // A tab from which this one took over may have stored a last move before it noticed.
            Event::LinesStored(count) if self.right.is_held() => {
                if count > self.stored {
                    self.read_again().await;
                }
            }
            Event::LinesStored(_) => self.catch_up().await,
            // The player may have taken the table back before this was heard.
            Event::LostRight if self.right.is_held() => {}
            Event::LostRight => self.give_way().await,
            // The browser left the other tab without an answer when that one wanted to steal the lock.
            Event::LeaseTaken if matches!(self.right, Right::Locked(_)) => self.give_way().await,
            Event::LeaseTaken | Event::Heartbeat if self.right.is_held() => {
                if self.right.renew(&self.key).await == Err(DatabaseError::LostLease) {
                    self.give_way().await;
                }
            }
            Event::LeaseTaken | Event::Heartbeat => self.catch_up().await,
        }
    }

    /// Whether something could not be stored.
    fn is_stuck(&self) -> bool {
        !self.unsaved.lines.is_empty()
    }

    async fn hear(&mut self, message: ToTable) {
        match message {
            ToTable::Export => post(&protocol::write(&AnyGame::Exported(self.host.save()))),
            ToTable::TakeOver if !self.right.is_held() => self.take_over().await,
            // Nothing else is taken until what happened is stored; the page is told again why.
            _ if self.is_stuck() => self.store().await,
            ToTable::Retry | ToTable::TakeOver => {}
            ToTable::Look(viewer) => {
                self.viewer = Some(viewer);
                self.unsaved = self.host.hear(message);
                self.store().await;
            }
            // The page asks for nothing else while another tab plays.
            _ if !self.right.is_held() => {}
            ToTable::Orders(seat, orders) => {
                self.host.hear(message);
                self.keep_orders(seat, orders).await;
            }
            message => {
                self.unsaved = self.host.hear(message);
                self.store().await;
            }
        }
    }

    /// Stores what happened, then tells the page. Tried twice before the page is told that it does not work.
    async fn store(&mut self) {
        if self.is_stuck() {
            let mut stored = self.append().await;
            if matches!(stored, Err(DatabaseError::Failed(_))) {
                stored = self.append().await;
            }
            match stored {
                Ok(record) => self.stored = record.lines,
                // A tab from which this one took over stored a last move meanwhile: the game goes on here after that.
                Err(DatabaseError::Conflict { .. }) if self.right.is_held() => return self.read_again().await,
                Err(DatabaseError::Conflict { .. } | DatabaseError::LostLease) => return self.give_way().await,
                Err(error) => return post(&protocol::write(&AnyGame::Stuck(error.words()))),
            }
        }
        let stored = std::mem::take(&mut self.unsaved);
        stored.messages.iter().for_each(|bytes| post(bytes));
    }

    async fn append(&self) -> Result<TableRecord, DatabaseError> {
        if !self.right.is_held() {
            return Err(DatabaseError::LostLease);
        }
        let progress = self.host.progress();
        database::append(&self.key, self.stored, &self.unsaved.lines, progress, self.right.owner()).await
    }

    async fn keep_orders(&self, seat: Seat, orders: u32) {
        let kept = database::update_table(&self.key, |table| {
            table.orders.resize(table.holders.len(), 0);
            if let Some(old) = table.orders.get_mut(seat.index()) {
                *old = orders;
            }
        });
        if let Err(error) = kept.await {
            post(&protocol::write(&AnyGame::Refused(error.words())));
        }
    }

    /// Repeats what another tab has stored.
    async fn catch_up(&mut self) {
        if self.right.is_held() {
            return;
        }
        if self.is_stuck() {
            // What could not be stored here does not come before what the other tab has stored.
            return self.give_way().await;
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
            Err(_) => self.read_again().await,
        }
    }

    /// Another tab writes from now on: this one follows.
    async fn give_way(&mut self) {
        self.right = Right::None;
        post(&protocol::write(&AnyGame::ReadOnly(true)));
        self.read_again().await;
    }

    /// Writes from now on, although another tab did so.
    async fn take_over(&mut self) {
        match Right::take_over(&self.key, &self.tab, &self.inbox).await {
            Ok(right) => self.right = right,
            Err(error) => return post(&protocol::write(&AnyGame::Refused(error.words()))),
        }
        self.read_again().await;
        post(&protocol::write(&AnyGame::ReadOnly(!self.right.is_held())));
    }

    /// Reads the table from the database again, without anything that was not stored.
    async fn read_again(&mut self) {
        self.unsaved = Unsaved::default();
        let (record, lines) = match database::read_table(&self.key).await {
            Ok(read) => read,
            Err(error) => return post(&failed(error.words())),
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

/// A host of a stored table; the error is the message that says why there is none.
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
        Ok(Err(OpenError::Stops(stopped))) => Err(protocol::write(&AnyGame::Stops(stopped))),
        Ok(Err(OpenError::Invalid(reason))) | Err(reason) => Err(failed(reason)),
    }
}
