//! `StoredTable`: a hosted table with its place in the database. Lines are stored before the page is told about them.
//!
//! The tab with write permission plays; every other tab replays what that tab has stored. If a write fails, the table
//! stops until a retry succeeds. If a write comes too late because another tab has written, its lines are dropped
//! (nobody has seen them) and the table is loaded again.

use super::bot_slices::{BotSlices, Slice};
use super::inbox::{Inbox, WorkerEvent};
use super::write_permission::{WritePermission, start_heartbeat};
use super::{post_reply, post_table};
use crate::compiled_games;
use crate::database::{self, ChannelMessage, DatabaseError, Listener, TableProgress, TableRecord, join_lines};
use host::{AnyTable, Handled, Message, OpenError};
use protocol::{Encoding, FileReply, FileRequest, Open, Request, TableTalk, ToWorker};
use tabletop::{Seat, SeatSet};

/// A table that this worker hosts or follows.
pub struct StoredTable {
    key: String,
    tab: String,
    table: Box<dyn AnyTable>,
    /// The players whom the table began with as people; all of them are at this device. Each is given as the seats they hold.
    people: Vec<SeatSet>,
    /// The stored lines, as far as this worker knows.
    save: String,
    /// How many lines these are.
    stored: u32,
    /// The lines of a proposal that are not stored yet; the table does not advance while there are any.
    unsaved: Vec<String>,
    bots: BotSlices,
    permission: WritePermission,
    /// The viewer of the screen.
    viewer: Option<Viewer>,
    inbox: Inbox,
    _listener: Listener,
}

/// Who looks at the screen, and the number of the newest entry that the page has for them.
struct Viewer {
    player: SeatSet,
    last: Option<u32>,
}

impl StoredTable {
    /// Opens a stored table and tells the page. The error is the message that says why it cannot be opened.
    pub async fn open(key: &str, tab: &str, inbox: &Inbox) -> Result<StoredTable, FileReply> {
        let reason = |error: DatabaseError| FileReply::Failed(error.message());
        // Ask for permission before reading, so that the tab that had it cannot store lines in between.
        let permission = WritePermission::request(key, tab, inbox).await.map_err(reason)?;
        let (record, lines) = database::read_table(key).await.map_err(reason)?;
        let save = join_lines(&lines);
        let table = open_table(&record, &save).map_err(open_error)?;
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
            people: table.people_among(&record.table.holders),
            table,
            save,
            stored: record.lines,
            unsaved: Vec::new(),
            bots: BotSlices::new(),
            permission,
            viewer: None,
            inbox: inbox.clone(),
            _listener: database::listen(heard),
        };
        post_reply(FileReply::ReadOnly(!table.permission.is_held()));
        post_reply(FileReply::Opened(table.table.people()));
        Ok(table)
    }

    /// Does the next thing that needs no person, and stores it: chance, forced answers, a slice of a bot's thinking. Returns
    /// whether there was anything to do.
    pub async fn advance(&mut self) -> bool {
        // Show what is stored before anything new happens, even if nothing more can be stored.
        if !self.permission.is_held() || self.has_unsaved_lines() || self.viewer.is_none() {
            return false;
        }
        if let Some(proposal) = self.table.advance() {
            self.store(proposal.lines).await;
            return true;
        }
        match self.bots.think(self.table.as_mut()) {
            Slice::Nobody => return false,
            Slice::Unfinished | Slice::Answered(None) => {}
            Slice::Answered(Some(proposal)) => self.store(proposal.lines).await,
        }
        true
    }

    /// Handles an event of this table.
    pub async fn handle(&mut self, event: WorkerEvent) {
        match event {
            WorkerEvent::Message(ToWorker::Table(talk)) => self.hear_player(talk).await,
            WorkerEvent::Message(ToWorker::Files(request)) => self.hear_page(request).await,
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
        !self.unsaved.is_empty()
    }

    /// Carries out what a player asks of the table.
    async fn hear_player(&mut self, TableTalk { player, request }: TableTalk) {
        if !self.speaks_for(player) {
            return post_table(player, &self.table.refuse_foreign(&request, Encoding::Compact));
        }
        if let Request::Sync { last } = request {
            // Also while lines wait to be stored: the viewer is told as soon as they are.
            self.viewer = Some(Viewer { player, last });
            return self.store_unsaved().await;
        }
        // Accept nothing else until the lines are stored; tell the page again why.
        if self.has_unsaved_lines() {
            self.store_unsaved().await;
        }
        if self.has_unsaved_lines() {
            return;
        }
        // The page asks for nothing else while another tab plays.
        if !self.permission.is_held() {
            return;
        }
        match self.table.request(player, &request, Encoding::Compact) {
            Handled::Refused(message) => post_table(player, &message),
            Handled::Proposed(proposal) => {
                if let Request::SetOrders { seat, orders } = request {
                    self.store_orders(seat, orders).await;
                }
                self.store(proposal.lines).await;
            }
        }
    }

    /// Returns whether this device speaks for a player: for the people whom the table began with, for those who joined it later, and for
    /// nobody, to ask what everybody may see.
    fn speaks_for(&self, player: SeatSet) -> bool {
        player.is_empty() || self.people.contains(&player) || self.table.people().contains(&player)
    }

    /// Carries out what the page asks about the stored lines.
    async fn hear_page(&mut self, request: FileRequest) {
        match request {
            FileRequest::Export => post_reply(FileReply::Exported(self.save.clone() + &join_lines(&self.unsaved))),
            FileRequest::TakeOver if !self.permission.is_held() => self.take_over().await,
            // With nothing left to store, this tells the page so.
            FileRequest::Retry => self.store_unsaved().await,
            FileRequest::TakeOver if self.has_unsaved_lines() => self.store_unsaved().await,
            // `mod.rs` carries out the others.
            _ => {}
        }
    }

    /// Stores new lines, then tells the page.
    async fn store(&mut self, lines: Vec<String>) {
        self.unsaved = lines;
        self.store_unsaved().await;
    }

    /// Stores the lines that are not stored yet, then tells the page. Tries twice before it reports a failure.
    async fn store_unsaved(&mut self) {
        if self.has_unsaved_lines() {
            let mut stored = self.append().await;
            if matches!(stored, Err(DatabaseError::Failed(_))) {
                stored = self.append().await;
            }
            match stored {
                Ok(record) => {
                    self.stored = record.lines;
                    self.save += &join_lines(&std::mem::take(&mut self.unsaved));
                    self.table.stored();
                }
                // The tab that this one took over from has stored a last move: continue after that move.
                Err(DatabaseError::Conflict { .. }) if self.permission.is_held() => return self.reload().await,
                Err(DatabaseError::Conflict { .. } | DatabaseError::LostLease) => return self.stop_writing().await,
                Err(error) => return post_reply(FileReply::Stuck(error.message())),
            }
        }
        self.tell();
    }

    async fn append(&self) -> Result<TableRecord, DatabaseError> {
        if !self.permission.is_held() {
            return Err(DatabaseError::LostLease);
        }
        let table = self.table.as_ref();
        let progress = TableProgress {
            when: js_sys::Date::now(),
            moves: table.moves(),
            over: table.is_over(),
            score: table.score(),
            undone_turns: table.undone_turns(),
        };
        database::append(&self.key, self.stored, &self.unsaved, progress, self.permission.owner()).await
    }

    /// Tells the viewer of the screen what is new.
    fn tell(&mut self) {
        let Some(viewer) = &mut self.viewer else { return };
        let update = self.table.update(viewer.player, viewer.last, Encoding::Compact);
        if let Some(Message { number, bytes }) = update {
            viewer.last = Some(number);
            post_table(viewer.player, &bytes);
        }
    }

    async fn store_orders(&self, seat: Seat, orders: u32) {
        let kept = database::update_table(&self.key, |table| {
            table.orders.resize(table.holders.len(), 0);
            if let Some(old) = table.orders.get_mut(seat.index()) {
                *old = orders;
            }
        });
        if let Err(error) = kept.await {
            post_reply(FileReply::Refused(error.message()));
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
        match self.table.follow(&lines) {
            Ok(()) => {
                self.stored += lines.len() as u32;
                self.save += &join_lines(&lines);
                self.tell();
            }
            Err(_) => self.reload().await,
        }
    }

    /// Stops writing, because another tab writes from now on.
    async fn stop_writing(&mut self) {
        self.permission = WritePermission::None;
        post_reply(FileReply::ReadOnly(true));
        self.reload().await;
    }

    /// Takes the write permission away from another tab.
    async fn take_over(&mut self) {
        match WritePermission::take_over(&self.key, &self.tab, &self.inbox).await {
            Ok(permission) => self.permission = permission,
            Err(error) => return post_reply(FileReply::Refused(error.message())),
        }
        self.reload().await;
        post_reply(FileReply::ReadOnly(!self.permission.is_held()));
    }

    /// Loads the table from the database again, dropping everything that is not stored.
    async fn reload(&mut self) {
        self.unsaved.clear();
        self.table.failed();
        self.bots.stop();
        let (record, lines) = match database::read_table(&self.key).await {
            Ok(read) => read,
            Err(error) => return post_reply(FileReply::Failed(error.message())),
        };
        let save = join_lines(&lines);
        match open_table(&record, &save) {
            Ok(table) => self.table = table,
            Err(error) => return post_reply(open_error(error)),
        }
        self.people = self.table.people_among(&record.table.holders);
        (self.save, self.stored) = (save, record.lines);
        if let Some(viewer) = &mut self.viewer {
            // The save may be another one now, so what the page has may be wrong.
            viewer.last = None;
        }
        self.tell();
    }
}

/// Opens a stored table in a host.
fn open_table(record: &TableRecord, save: &str) -> Result<Box<dyn AnyTable>, OpenError> {
    let table = &record.table;
    if !compiled_games::is_compiled_in(&table.game) {
        return Err(compiled_games::unknown(&table.game).into());
    }
    let open =
        Open { save: save.into(), holders: table.holders.clone(), orders: table.orders.clone(), bot_seed: table.seed };
    host::open_table(&table.game, open, host::chance(table.seed)?)
}

/// Returns the message that says why a table cannot be opened.
fn open_error(error: OpenError) -> FileReply {
    match error {
        OpenError::Stops(stopped) => FileReply::Stops(stopped),
        OpenError::Invalid(reason) => FileReply::Failed(reason),
    }
}
