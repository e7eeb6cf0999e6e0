//! Plays steps at a table and compares it with the reference after each of them.

use super::faults::Fault;
use super::reference::Reference;
use super::steps::Tally;
use super::subject::Subject;
use super::{Game, Opening};
use crate::server::{Client, everything_in_json, opening, read_json};
use host::{BotJob, Host, HostedGame, Proposal, SeededChance};
use protocol::{Encoding, Open, QuestionId, RefusalOf, Request, UpdateOf};
use std::collections::BTreeSet;
use tabletop::{Header, Odds, Pending, Save, Seat, SeatSet, Table as GameTable};
use testkit::Random;

/// The table under test with its clients, beside the reference.
pub struct Table<G: HostedGame> {
    pub(super) subject: Subject<G>,
    pub(super) reference: Reference<G>,
    pub(super) names: &'static [&'static str],
    pub(super) clients: Vec<Client<G>>,
    /// Clients as they were, for those who come back with an old number.
    pub(super) past: Vec<Client<G>>,
    /// Lines that wait to be stored.
    pub(super) waiting: Option<Proposal>,
    /// What happens to the next lines.
    pub(super) later: bool,
    pub(super) never: bool,
    /// Bots that think.
    pub(super) jobs: Vec<Thinking<G>>,
    pub(super) last_request: Option<(SeatSet, Request)>,
    /// Seats that may wait to interrupt.
    pub(super) wishes: SeatSet,
    pub tally: Tally,
}

/// A bot that thinks, and what the reference said when it began.
pub(super) struct Thinking<G: HostedGame> {
    pub(super) bot: String,
    pub(super) disturbances: usize,
    pub(super) job: BotJob<G>,
}

/// The observable state of a table: entries, position, what each viewer is told, open questions.
type Snapshot<G> = (u32, usize, <G as tabletop::Game>::State, Vec<Option<UpdateOf<G>>>, Vec<Option<QuestionId>>);

impl<G: HostedGame> Table<G> {
    /// Opens a table.
    pub fn begin(game: &Game<G>, opening: Opening, fault: Fault) -> Table<G> {
        let save = played(game, opening.moves);
        let reference = Reference::new(save.clone(), game.names).unwrap_or_else(|error| panic!("{error}"));
        let host = open(&save, game.names, &[]);
        let mut table = Table {
            subject: Subject { host, fault },
            names: game.names,
            clients: Vec::new(),
            past: Vec::new(),
            waiting: None,
            later: false,
            never: false,
            jobs: Vec::new(),
            last_request: None,
            wishes: SeatSet::NONE,
            tally: Tally::default(),
            reference,
        };
        // Every player, a spectator, and players with a second device.
        let players = table.reference.players();
        let viewers = players.iter().copied().chain([SeatSet::NONE]).cycle().skip(opening.first_viewer);
        let encodings = [Encoding::Compact, Encoding::Compact, Encoding::Json].into_iter().cycle();
        let clients = viewers.zip(encodings.skip(opening.first_encoding)).take(opening.viewers);
        table.clients = clients.map(|(viewer, encoding)| Client::new(viewer, encoding)).collect();
        table
    }

    pub(super) fn seat(&self, number: u8) -> Seat {
        Seat(number % self.reference.fresh.table().rules().seats())
    }

    pub(super) fn is_open(&self, question: QuestionId) -> bool {
        question.seat().0 < 8 && self.subject.question(question.seat()) == Some(question)
    }

    /// Returns everything that must not change where nothing happens.
    pub(super) fn snapshot(&self) -> Snapshot<G> {
        let host = &self.subject.host;
        let viewers = self.clients.iter().map(|client| client.viewer);
        let updates = viewers.map(|viewer| host.update(viewer, Some(host.number()))).collect();
        let questions = self.reference.seats().map(|seat| host.table().question(seat)).collect();
        (host.number(), host.table().log().len(), *host.table().state(), updates, questions)
    }

    /// Sends a request and compares the result. Returns whether it was accepted.
    pub(super) fn request(&mut self, player: SeatSet, request: Request) -> Result<bool, String> {
        let reasons = match &self.waiting {
            Some(_) if !matches!(request, Request::Sync { .. }) => vec!["Busy"],
            _ => self.reference.refusals(player, &request, |question| self.is_open(question)),
        };
        let before = self.snapshot();
        let result = self.subject.request(player, &request);
        self.last_request = Some((player, request.clone()));
        match result {
            Err(refusal) => {
                let name = name::<G>(&refusal);
                if !reasons.contains(&name) {
                    return Err(format!("{player:?} {request:?}: refused as {name}, expected {reasons:?}"));
                }
                if before != self.snapshot() {
                    return Err(format!("{player:?} {request:?}: refused as {name}, and changes the table"));
                }
                self.tally.hit("refused");
                Ok(false)
            }
            Ok(_) if !reasons.is_empty() => {
                Err(format!("{player:?} {request:?}: accepted, but must be refused as {reasons:?}"))
            }
            Ok(proposal) => {
                self.check_lines(&request, &proposal)?;
                self.accept(&request);
                self.conclude(proposal)?;
                Ok(true)
            }
        }
    }

    /// Notes what an accepted request sets that is not stored.
    fn accept(&mut self, request: &Request) {
        match *request {
            Request::Interrupt { seat, armed: true } => self.wishes = self.wishes.union(SeatSet::single(seat)),
            Request::Interrupt { seat, armed: false } => self.wishes = self.wishes.without(seat),
            Request::SetOrders { seat, orders } => {
                self.reference.orders[seat.index()] = orders;
                let _ = self.reference.reopen();
            }
            _ => {}
        }
    }

    /// Checks that the lines of a proposal say what was asked for.
    fn check_lines(&mut self, request: &Request, proposal: &Proposal) -> Result<(), String> {
        let first = proposal.lines.first().map_or("", String::as_str);
        let has = |part: &str| first.starts_with(&format!("{{\"{part}\":"));
        let (is_right, name) = match request {
            Request::Answer { .. } => (has("move"), "answered"),
            Request::EndTurn { .. } => (has("end_turn"), "turn ended"),
            Request::Undo => (has("undo"), "undone"),
            Request::UndoTurn => (has("undo_turn"), "turn undone"),
            Request::ProposeUndo { .. } => (has("propose_undo"), "proposed"),
            Request::VoteUndo { .. } => (first.is_empty() || has("vote_undo"), "voted"),
            Request::Pause(_) => (first.is_empty() || has("pause"), "paused"),
            Request::Resign { .. } => (has("seat"), "resigned"),
            Request::GiveSeat { .. } | Request::TakeSeat { .. } => (first.is_empty() || has("seat"), "seat changed"),
            Request::Interrupt { .. } => (first.is_empty() || has("move"), "armed"),
            Request::SetOrders { .. } | Request::Sync { .. } => (first.is_empty(), "orders"),
        };
        self.tally.hit(name);
        if proposal.lines.iter().any(|line| line.starts_with("{\"undo_agreed\":")) {
            self.tally.hit("undone by all");
        }
        if is_right { Ok(()) } else { Err(format!("{request:?} is written down as {:?}", proposal.lines)) }
    }

    /// Stores the lines of a proposal, now, later or never.
    pub(super) fn conclude(&mut self, proposal: Proposal) -> Result<(), String> {
        if proposal.lines.is_empty() {
            return self.check_stored("nothing is written down");
        }
        for client in &self.clients {
            if self.subject.update(client.viewer, None).is_some() {
                return Err(format!("{:?} is told before it is stored", client.viewer));
            }
        }
        self.waiting = Some(proposal);
        if std::mem::take(&mut self.later) { Ok(()) } else { self.finish_waiting() }
    }

    /// Stores what waits to be stored, or fails to.
    pub(super) fn finish_waiting(&mut self) -> Result<(), String> {
        let Some(proposal) = self.waiting.take() else { return Ok(()) };
        if std::mem::take(&mut self.never) {
            self.subject.host.failed();
            self.tally.hit("failed");
            return self.check_stored("after a failure");
        }
        self.reference.store(&proposal.lines)?;
        self.subject.host.stored();
        self.check_stored("after storing")
    }

    /// Compares the table with a fresh one.
    pub(super) fn check_stored(&mut self, when: &str) -> Result<(), String> {
        let (host, fresh) = (&self.subject.host, &self.reference.fresh);
        if host.number() != self.reference.entries {
            return Err(format!("{when}: entry {} of {}", host.number(), self.reference.entries));
        }
        if host.table().state() != fresh.table().state() || host.table().draws() != fresh.table().draws() {
            return Err(format!("{when}: another position"));
        }
        for seat in self.reference.seats() {
            let (asked, expected) = (host.table().question(seat), fresh.table().question(seat));
            if asked != expected {
                return Err(format!("{when}: {seat:?} is asked {asked:?}, {expected:?} after a reload"));
            }
        }
        for client in &self.clients {
            self.compare(client.viewer, Some(host.number()), when)?;
        }
        let open: BTreeSet<_> = self.reference.seats().filter_map(|seat| self.subject.question(seat)).collect();
        self.reference.see_questions(open)
    }

    /// Compares what a viewer is told with what a fresh host tells.
    fn compare(&self, viewer: SeatSet, last: Option<u32>, when: &str) -> Result<(), String> {
        let update = self.subject.host.update(viewer, last);
        let mut update = update.ok_or_else(|| format!("{when}: {viewer:?} is told nothing"))?;
        let own = SeatSet(self.wishes.0 & viewer.0);
        if update.wait.armed.0 & !own.0 != 0 {
            return Err(format!("{when}: {viewer:?} sees that {:?} waits to interrupt", update.wait.armed));
        }
        update.wait.armed = SeatSet::NONE;
        let undo = self.reference.refusals(viewer, &Request::Undo, |_| false).is_empty();
        let undo_turn = self.reference.refusals(viewer, &Request::UndoTurn, |_| false).is_empty();
        if (update.wait.undo, update.wait.undo_turn) != (undo, undo_turn) {
            return Err(format!("{when}: {viewer:?} can undo: {undo}, {undo_turn}; told {:?}", update.wait));
        }
        let fresh = self.reference.fresh.update(viewer, last);
        if fresh.as_ref() != Some(&update) {
            let told = fresh.map(|fresh| (fresh.wait, fresh.holders, fresh.number));
            let found = (update.wait, &update.holders, update.number);
            return Err(format!("{when}: {viewer:?} is told {found:?}, expected {told:?}"));
        }
        Ok(())
    }

    /// Tells a client what is new, and compares everything that it has with what a fresh host tells from the beginning.
    pub(super) fn deliver(&mut self, index: usize) -> Result<(), String> {
        let client = &mut self.clients[index];
        let Some(message) = self.subject.message(client.viewer, client.last, client.encoding) else {
            return if self.waiting.is_some() { Ok(()) } else { Err(format!("{:?} is told nothing", client.viewer)) };
        };
        if self.waiting.is_some() || message.number != self.reference.entries {
            return Err(format!("{:?} is told entry {}, which is not stored", client.viewer, message.number));
        }
        if client.encoding == Encoding::Json {
            client.take_json(read_json(&message.bytes));
            self.past.push(client.clone());
            return self.compare_json(index);
        }
        client.take(Subject::<G>::read(&message.bytes).ok_or("no update")?);
        let mut fresh = Client::<G>::new(client.viewer, Encoding::Compact);
        fresh.take(self.reference.fresh.update(client.viewer, None).ok_or("no update")?);
        let same = client.start == fresh.start && client.steps == fresh.steps && client.notices == fresh.notices;
        if !same || client.holders != fresh.holders || client.last != fresh.last {
            return Err(format!("{:?} does not have what a client without a number is told", client.viewer));
        }
        let copy = client.clone();
        self.past.push(copy);
        Ok(())
    }

    /// Compares everything that a client has in JSON with what a fresh host tells from the beginning.
    fn compare_json(&self, index: usize) -> Result<(), String> {
        let client = &self.clients[index];
        let mut expected = everything_in_json(&self.reference.fresh, client.viewer);
        // Who waits to interrupt is not stored, so the fresh host does not know it.
        let newest = self.subject.message(client.viewer, client.last, Encoding::Json).ok_or("no update")?;
        expected.interrupts = read_json(&newest.bytes).interrupts;
        if client.json.as_ref() == Some(&expected) {
            return Ok(());
        }
        Err(format!("{:?} has {:?} in JSON, expected {expected:?}", client.viewer, client.json))
    }

    /// Ends a sequence: stores everything and compares what every viewer has.
    pub fn finish(&mut self) -> Result<(), String> {
        self.never = false;
        self.finish_waiting()?;
        (0..self.clients.len()).try_for_each(|index| self.deliver(index))
    }
}

/// Returns the name of a refusal.
fn name<G: HostedGame>(refusal: &RefusalOf<G>) -> &'static str {
    const NAMES: [&str; 16] = [
        "Rules",
        "NotAMove",
        "TooLong",
        "NotOpen",
        "NotYours",
        "NoSuchSeat",
        "NoSuchBot",
        "Paused",
        "Busy",
        "Undo",
        "NotAlone",
        "Alone",
        "NothingProposed",
        "AlreadyProposed",
        "Resigned",
        "LogFull",
    ];
    let text = format!("{refusal:?}");
    let word = text.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
    NAMES.into_iter().find(|name| *name == word).unwrap_or("unknown")
}

/// Opens a host for the table under test.
pub(super) fn open<G: HostedGame>(save: &str, names: &[&str], orders: &[u32]) -> Host<G> {
    let open = Open { orders: orders.to_vec(), ..opening(save, names) };
    Host::open(open, Box::new(SeededChance(3))).unwrap_or_else(|error| panic!("{error:?}"))
}

/// Returns the save of a game after this many random moves.
pub(super) fn played<G: HostedGame>(game: &Game<G>, moves: u32) -> String {
    let rules = std::sync::Arc::new(G::from_setup(game.setup.clone()).unwrap_or_else(|errors| panic!("{errors:?}")));
    let mut table = GameTable::new(rules.clone());
    let (mut random, mut legal, mut odds) = (Random::new(11, u64::from(moves)), Vec::new(), Odds::default());
    for _ in 0..moves {
        if let Some(seat) = table.seat_to_end_turn() {
            table.end_turn(seat);
        }
        let mv = match table.pending() {
            Pending::Over => break,
            Pending::Chance(_) => rules.sample(table.state(), &mut odds, &mut |bound| random.below(bound)),
            _ => {
                rules.legal(table.state(), &mut legal);
                random.pick(&legal)
            }
        };
        table.play(mv.expect("an answer"), &mut ()).expect("a legal move");
    }
    if moves == 0 { Save::new(Header::of(rules.as_ref()), Vec::new()).write() } else { Save::of(&table, None).write() }
}
