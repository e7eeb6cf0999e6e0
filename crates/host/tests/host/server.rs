//! A server without a network: a host, the lines that are stored, and clients that connect, fall behind and come back.

use host::{AnyTable, Host, HostedGame, Proposal, SeededChance};
use protocol::json::{self, ServerMessage};
use protocol::{Encoding, Holder, Notice, Open, QuestionId, RefusalOf, Request, StepOf, TableMessage, TableMessageOf};
use protocol::{UpdateOf, Wait};
use serde_json::Value;
use tabletop::{Header, Save, Seat, SeatSet};

/// An update as a client reads it that knows no game.
pub type JsonUpdate = json::Update<Value, Value>;

/// A table with its store and its clients.
pub struct Server<G: HostedGame> {
    pub host: Host<G>,
    /// Everything that is stored.
    pub save: String,
    pub clients: Vec<Client<G>>,
    /// So many times in a row storing fails.
    pub failures: u32,
}

/// Returns who plays: "me" is a person, "-" nobody, anything else a bot.
pub fn holders(names: &[&str]) -> Vec<Holder> {
    let holder = |name: &&str| match *name {
        "me" => Holder::Person,
        "-" => Holder::Nobody,
        bot => Holder::Bot(bot.into()),
    };
    names.iter().map(holder).collect()
}

/// Returns what a host needs to open this save.
pub fn opening(save: &str, names: &[&str]) -> Open {
    Open { save: save.into(), holders: holders(names), orders: Vec::new(), bot_seed: Some(5) }
}

/// Opens a host for a save.
pub fn reopen<G: HostedGame>(save: &str, names: &[&str]) -> Host<G> {
    Host::open(opening(save, names), Box::new(SeededChance(5))).unwrap_or_else(|error| panic!("{error:?}"))
}

/// Starts a new game.
pub fn serve<G: HostedGame>(setup: G::Setup, names: &[&str]) -> Server<G> {
    let rules = G::from_setup(setup).unwrap_or_else(|errors| panic!("{errors:?}"));
    let save = Save::new(Header::of(&rules), Vec::new()).write();
    Server { host: reopen(&save, names), save, clients: Vec::new(), failures: 0 }
}

/// Reads an update in JSON.
pub fn read_json(bytes: &[u8]) -> JsonUpdate {
    match serde_json::from_slice::<ServerMessage<Value, Value>>(bytes) {
        Ok(ServerMessage::Update(update)) => *update,
        other => panic!("no update: {other:?}"),
    }
}

/// Returns what a client without a number is told in JSON.
pub fn everything_in_json<G: HostedGame>(host: &Host<G>, viewer: SeatSet) -> JsonUpdate {
    let message = AnyTable::update(host, viewer, None, Encoding::Json).expect("everything is stored");
    read_json(&message.bytes)
}

pub fn seat(number: u8) -> SeatSet {
    SeatSet::single(Seat(number))
}

impl<G: HostedGame> Server<G> {
    /// Stores the lines of a proposal, or fails to.
    pub fn store(&mut self, proposal: Proposal) {
        if proposal.lines.is_empty() {
            return;
        }
        if self.failures > 0 {
            self.failures -= 1;
            self.host.failed();
            return;
        }
        proposal.lines.iter().for_each(|line| self.save += &format!("{line}\n"));
        self.host.stored();
    }

    /// Passes a request to the host and stores what it proposes.
    pub fn ask(&mut self, player: SeatSet, request: Request) -> Result<(), RefusalOf<G>> {
        let proposal = self.host.request(player, &request)?;
        self.store(proposal);
        Ok(())
    }

    /// Goes on until a person is asked or the game is over.
    pub fn settle(&mut self) {
        for _ in 0..5000 {
            let Some(proposal) = self.host.advance().or_else(|| self.host.play_bot()) else { return };
            self.store(proposal);
        }
        panic!("the table never waits for anybody");
    }

    /// Returns what the table waits for, as everybody may know it.
    pub fn wait(&self) -> Wait {
        self.host.wait(SeatSet::NONE)
    }

    /// Returns the question that a seat is asked.
    pub fn question(&self, seat: Seat) -> QuestionId {
        self.host.table().question(seat).unwrap_or_else(|| panic!("{seat:?} is not asked"))
    }

    /// Returns the legal answers of a seat that is asked, in notation.
    pub fn answers(&self, seat: Seat) -> Vec<String> {
        let table = self.host.table();
        let (rules, mut moves) = (table.rules(), Vec::new());
        rules.legal(table.state(), &mut moves);
        moves.retain(|&mv| rules.actor(table.state(), mv) == Some(seat));
        moves.iter().map(|&mv| rules.write_move(table.state(), mv)).collect()
    }

    /// Returns the player of a seat.
    pub fn player(&self, seat: Seat) -> SeatSet {
        self.host.table().rules().seats_of_player(seat)
    }

    /// Answers for the first seat that is asked, with its last legal answer, or ends its turn. Returns the player.
    pub fn answer(&mut self) -> SeatSet {
        let seat = self.wait().asked.iter().next().expect("somebody is asked");
        let (player, question) = (self.player(seat), self.question(seat));
        let request = match self.wait().end {
            Some(_) => Request::EndTurn { question },
            None => Request::Answer { question, text: self.answers(seat).pop().expect("a legal answer") },
        };
        self.ask(player, request).unwrap_or_else(|refusal| panic!("{refusal:?}"));
        player
    }

    /// Connects a client. It has nothing yet.
    pub fn connect(&mut self, viewer: SeatSet, encoding: Encoding) -> usize {
        self.clients.push(Client::new(viewer, encoding));
        self.clients.len() - 1
    }

    /// Tells every client what is new.
    pub fn deliver(&mut self) {
        self.clients.iter_mut().for_each(|client| client.receive(&self.host));
    }
}

/// A client with everything that it was told.
pub struct Client<G: HostedGame> {
    pub viewer: SeatSet,
    pub encoding: Encoding,
    /// The number of the newest entry that it has.
    pub last: Option<u32>,
    pub start: Option<G::View>,
    pub steps: Vec<StepOf<G>>,
    pub notices: Vec<Notice>,
    pub holders: Vec<Holder>,
    pub wait: Wait,
    /// What a client that speaks JSON has: all updates put together.
    pub json: Option<JsonUpdate>,
}

// By hand: a derive would ask for rules that can be cloned.
impl<G: HostedGame> Clone for Client<G> {
    fn clone(&self) -> Client<G> {
        let (steps, notices, holders) = (self.steps.clone(), self.notices.clone(), self.holders.clone());
        Client { steps, notices, holders, json: self.json.clone(), ..*self }
    }
}

impl<G: HostedGame> Client<G> {
    pub fn new(viewer: SeatSet, encoding: Encoding) -> Client<G> {
        let (start, steps, notices, holders) = (None, Vec::new(), Vec::new(), Vec::new());
        Client { viewer, encoding, last: None, start, steps, notices, holders, wait: Wait::default(), json: None }
    }

    /// Takes what is new at the table, in the client's encoding.
    pub fn receive(&mut self, host: &Host<G>) {
        let Some(message) = AnyTable::update(host, self.viewer, self.last, self.encoding) else { return };
        match self.encoding {
            Encoding::Compact => match protocol::read::<TableMessageOf<G>>(&message.bytes) {
                Some(TableMessage::Update(update)) => self.take(*update),
                other => panic!("{other:?}"),
            },
            Encoding::Json => {
                self.take_json(read_json(&message.bytes));
                let everything = everything_in_json(host, self.viewer);
                assert!(self.json.as_ref() == Some(&everything), "{:?}, expected {everything:?}", self.json);
            }
        }
    }

    /// Adds an update in JSON to what the client has. The result says what one update from the beginning would say.
    pub fn take_json(&mut self, mut update: JsonUpdate) {
        assert_eq!(update.viewer, json::seat_numbers(self.viewer), "an update for somebody else");
        let (mut steps, mut notices) = self.json.take().map_or_else(Default::default, |had| (had.steps, had.notices));
        assert!(update.from as usize <= steps.len(), "a gap: {} after {}", update.from, steps.len());
        steps.truncate(update.from as usize);
        steps.append(&mut update.steps);
        let first_new = update.notices.first().map_or(u32::MAX, |notice| notice.number);
        notices.retain(|notice| notice.number < first_new && notice.number <= update.number);
        notices.append(&mut update.notices);
        self.last = Some(update.number);
        self.json = Some(JsonUpdate { from: 0, steps, notices, ..update });
    }

    /// Adds an update to what the client has.
    pub fn take(&mut self, update: UpdateOf<G>) {
        assert_eq!(update.viewer, self.viewer, "an update for somebody else");
        assert!(update.from as usize <= self.steps.len(), "a gap: {} after {}", update.from, self.steps.len());
        self.steps.truncate(update.from as usize);
        self.steps.extend(update.steps);
        self.start = update.start.or(self.start);
        let first_new = update.notices.first().map_or(u32::MAX, |notice| notice.number);
        self.notices.retain(|notice| notice.number < first_new && notice.number <= update.number);
        self.notices.extend(update.notices);
        self.holders = update.holders;
        self.wait = update.wait;
        self.last = Some(update.number);
    }

    /// Returns the newest view.
    pub fn view(&self) -> G::View {
        self.steps.last().map_or_else(|| self.start.expect("a start"), |step| step.view)
    }
}
