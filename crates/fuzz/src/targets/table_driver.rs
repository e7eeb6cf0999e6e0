//! [`Driver`]: plays the part of the program that runs a table. It passes bytes to the table, stores its proposals or fails to, lets
//! bots think, and sends updates to viewers.

use super::hosting::{ConversationLine, TableOpening};
use crate::corpus::VariedSetups;
use host::{AnyTable, Host, Proposal, SeededChance, Served, branch, check, replay};
use protocol::{
    Command, Encoding, Holder, Open, QuestionId, Request, TableMessageOf, TableTalk, json::write_json_request,
};
use tabletop::SeatSet;

/// How often the host may advance tables in one conversation.
const ADVANCES: u32 = 160;

/// Drives one table after the other.
pub(super) struct Driver<G: VariedSetups> {
    host: Option<Host<G>>,
    opening: Option<TableOpening>,
    /// The lines of the save after the opening.
    stored: Vec<String>,
    /// Whether storing succeeds.
    stores: bool,
    /// Whether a table was open at any time.
    was_open: bool,
    /// Whether answers get the number of the open question, so that answers after a change still count.
    follows: bool,
    advances: u32,
    /// The newest entry that the last viewer was told of, and how many viewers were told.
    last: u32,
    told: usize,
}

impl<G: VariedSetups> Driver<G> {
    pub(super) fn new(follows: bool) -> Driver<G> {
        Driver {
            host: None,
            opening: None,
            stored: Vec::new(),
            stores: true,
            was_open: false,
            follows,
            advances: ADVANCES,
            last: 0,
            told: 0,
        }
    }

    pub(super) fn host(&self) -> Option<&Host<G>> {
        self.host.as_ref()
    }

    pub(super) fn was_open(&self) -> bool {
        self.was_open
    }

    /// Returns the lines that were stored since the table was opened.
    pub(super) fn stored(&self) -> &[String] {
        &self.stored
    }

    /// Returns the save of the open table, with everything that was stored.
    pub(super) fn save(&self) -> String {
        let mut save = self.opening.as_ref().map_or(String::new(), |opening| opening.save.clone());
        self.stored.iter().for_each(|line| save += &format!("{line}\n"));
        save
    }

    /// Does what a line of a conversation says; returns what a viewer is told.
    pub(super) fn hear(&mut self, line: &ConversationLine) -> Option<(SeatSet, TableMessageOf<G>)> {
        match line {
            ConversationLine::Open(opening) => self.open(opening),
            ConversationLine::Talk(talk) => drop(self.say(&self.with_open_question(talk), self.told.is_multiple_of(2))),
            ConversationLine::SetHolder(seat, holder, why) => {
                self.command(Command::SetHolder { seat: *seat, holder: cheap_holder(holder), why: *why });
            }
            ConversationLine::TimeOut(question, bot) => {
                self.command(Command::TimeOut { question: self.open_question(*question), bot: cheap(bot) });
            }
            ConversationLine::Stores(stores) => self.stores = *stores,
            ConversationLine::Follow(lines) => self.follow(lines),
            ConversationLine::Replay(save) => drop(replay::<G>(save)),
            ConversationLine::Branch(save, point) => drop(branch::<G>(save, *point)),
            ConversationLine::Check(save, holders) => drop(check::<G>(save, holders.as_deref())),
        }
        self.advance();
        self.tell()
    }

    pub(super) fn open(&mut self, opening: &TableOpening) {
        let mut opening = opening.clone();
        opening.holders = opening.holders.iter().map(cheap_holder).collect();
        if let Some(host) = host(&opening, &opening.save) {
            self.host = Some(host);
            self.opening = Some(opening);
            self.stored.clear();
            self.was_open = true;
        }
    }

    /// Sends a request as bytes, in JSON or compactly. Returns whether the table understood it.
    fn say(&mut self, talk: &TableTalk, as_json: bool) -> bool {
        let (bytes, encoding) = match as_json {
            true => (write_json_request(talk, None).into_bytes(), Encoding::Json),
            false => (protocol::write(talk), Encoding::Compact),
        };
        self.send(&bytes, encoding)
    }

    /// Sends bytes to the table, from a client that may speak for everybody. Returns whether there is a table.
    pub(super) fn send(&mut self, bytes: &[u8], encoding: Encoding) -> bool {
        let Some(host) = &mut self.host else { return false };
        let people = host.people();
        if let Served::Proposed(proposal) = host.serve(&people, bytes, encoding) {
            self.store(proposal);
        }
        true
    }

    fn command(&mut self, command: Command) {
        if let Some(Ok(proposal)) = self.host.as_mut().map(|host| host.command(command)) {
            self.store(proposal);
        }
    }

    fn store(&mut self, proposal: Proposal) {
        let Some(host) = &mut self.host else { return };
        if self.stores || proposal.lines.is_empty() {
            host.stored();
            self.stored.extend(proposal.lines);
        } else {
            host.failed();
        }
    }

    fn follow(&mut self, lines: &[String]) {
        // A table that could not follow cannot be used any more.
        match self.host.as_mut().map(|host| host.follow(lines)) {
            Some(Ok(())) => self.stored.extend_from_slice(lines),
            Some(Err(_)) => self.host = None,
            None => {}
        }
    }

    /// Lets the table go on until it waits for somebody.
    pub(super) fn advance(&mut self) {
        while self.advances > 0
            && let Some(host) = &mut self.host
            && let Some(proposal) = host.advance().or_else(|| host.play_bot())
        {
            self.advances -= 1;
            self.store(proposal);
        }
    }

    /// Sends an update to a viewer in both encodings; each time to another viewer.
    fn tell(&mut self) -> Option<(SeatSet, TableMessageOf<G>)> {
        let host = self.host.as_ref()?;
        let mut viewers = host.people();
        viewers.push(SeatSet::NONE);
        let viewer = viewers[self.told % viewers.len()];
        let update = host.update(viewer, Some(self.last))?;
        AnyTable::update(host, viewer, Some(self.last), Encoding::Json);
        self.told += 1;
        self.last = update.number;
        Some((viewer, TableMessageOf::<G>::Update(Box::new(update))))
    }

    /// Opens the stored save again.
    ///
    /// # Panics
    /// If its position or its questions differ from those of the open table.
    pub(super) fn check_save(&self) {
        let (Some(host_now), Some(opening)) = (&self.host, &self.opening) else { return };
        let Some(again) = host(opening, &self.save()) else { panic!("the table cannot be opened again") };
        assert!(again.table().state() == host_now.table().state(), "the save leads to another position");
        assert_eq!(again.number(), host_now.number(), "the save has another number of entries");
        let questions =
            |host: &Host<G>| host.table().asked().iter().map(|seat| host.table().question(seat)).collect::<Vec<_>>();
        assert_eq!(questions(&again), questions(host_now), "the save asks other questions");
    }

    /// Returns the open question of the same seat instead of one that an earlier change has closed.
    fn open_question(&self, question: QuestionId) -> QuestionId {
        let open = self.host.as_ref().and_then(|host| host.table().question(question.seat()));
        open.filter(|_| self.follows).unwrap_or(question)
    }

    fn with_open_question(&self, talk: &TableTalk) -> TableTalk {
        let mut talk = talk.clone();
        match &mut talk.request {
            Request::Answer { question, .. } | Request::EndTurn { question } => {
                *question = self.open_question(*question)
            }
            Request::GiveSeat { bot, .. } | Request::Resign { bot } => *bot = cheap(bot),
            _ => {}
        }
        talk
    }
}

fn host<G: VariedSetups>(opening: &TableOpening, save: &str) -> Option<Host<G>> {
    let open = Open {
        save: save.into(),
        holders: opening.holders.clone(),
        orders: opening.orders.clone(),
        bot_seed: Some(opening.seed),
    };
    Host::open(open, Box::new(SeededChance(opening.seed))).ok()
}

/// Returns a bot that needs little time. One that looks far ahead would take most of it.
fn cheap(bot: &str) -> String {
    if bot.starts_with("keen") || bot == "bot" { "calm".into() } else { bot.into() }
}

fn cheap_holder(holder: &Holder) -> Holder {
    match holder {
        Holder::Bot(name) => Holder::Bot(cheap(name)),
        other => other.clone(),
    }
}
