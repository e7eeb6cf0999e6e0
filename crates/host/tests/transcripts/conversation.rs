//! [`Conversation`]: a small server with some clients that writes down what they say to each other.

use host::{AnyTable, Host, HostedGame, SeededChance, Served, greet, open_table};
use protocol::{Encoding, Holder, Open, json};
use serde_json::{Value, json};
use tabletop::{Header, Save, SeatSet};

/// The build that the server says it is.
const BUILD: &str = "transcript";

/// A table with its clients and everything that was said.
pub struct Conversation {
    table: Box<dyn AnyTable>,
    clients: Vec<Client>,
    lines: Vec<String>,
}

struct Client {
    name: String,
    speaks_for: Vec<SeatSet>,
    /// Once the hello was accepted.
    has_joined: bool,
    /// The player whose updates the client wants, with the number of its newest one.
    follows: Option<(SeatSet, u32)>,
}

impl Conversation {
    /// Opens a table from the first line of a transcript.
    pub fn open(line: &str) -> Result<Conversation, String> {
        let first: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
        let open = &first["open"];
        let table = match open["game"].as_str() {
            Some("cairn") => Box::new(host::<cairn::Rules>(open)?) as Box<dyn AnyTable>,
            Some(game) => {
                let chance = Box::new(SeededChance(number(open, "chance_seed")));
                open_table(game, parts::<cosmic_frog::Rules>(open)?, chance).map_err(|error| format!("{error:?}"))?
            }
            None => return Err("the first line opens a table".into()),
        };
        let mut all = Conversation { table, clients: Vec::new(), lines: vec![line.into()] };
        all.go_on();
        Ok(all)
    }

    /// Replays a transcript: sends everything again that its clients send.
    pub fn replay(text: &str) -> Result<Conversation, String> {
        let mut lines = text.lines();
        let mut all = Conversation::open(lines.next().unwrap_or_default())?;
        for line in lines {
            let value: Value = serde_json::from_str(line).map_err(|error| format!("{error}: {line}"))?;
            if let Some(name) = value["connect"].as_str() {
                let speaks_for: Vec<Vec<u8>> = serde_json::from_value(value["speaks_for"].clone()).unwrap_or_default();
                all.connect(name, &speaks_for.iter().map(Vec::as_slice).collect::<Vec<_>>());
            }
            if let Some(name) = value["client"].as_str()
                && let Some(rest) = line.strip_prefix(&sends(name))
            {
                all.send(name, rest.strip_suffix('}').unwrap_or(rest));
            }
        }
        Ok(all)
    }

    /// Lets a client connect that may speak for these players.
    pub fn connect(&mut self, name: &str, speaks_for: &[&[u8]]) {
        self.lines.push(json!({ "connect": name, "speaks_for": speaks_for }).to_string());
        let speaks_for = speaks_for.iter().filter_map(|player| json::seats_of_numbers(player)).collect();
        self.clients.push(Client { name: name.into(), speaks_for, has_joined: false, follows: None });
    }

    /// Sends a client's message, and records what it and the other clients receive.
    pub fn send(&mut self, name: &str, message: &str) {
        self.lines.push(format!("{}{message}}}", sends(name)));
        let at = self.clients.iter().position(|client| client.name == name).expect("a client that has connected");
        if !self.clients[at].has_joined {
            let answer = greet(self.table.as_ref(), message.as_bytes(), BUILD);
            self.clients[at].has_joined = matches!(answer, Ok((Encoding::Json, _)));
            let (Ok((_, bytes)) | Err(bytes)) = answer;
            return self.receive(at, &bytes);
        }
        let speaks_for = self.clients[at].speaks_for.clone();
        match self.table.serve(&speaks_for, message.as_bytes(), Encoding::Json) {
            Served::Refused(bytes) => self.receive(at, &bytes),
            Served::Update(update) => {
                let viewer = viewer(&update.bytes);
                self.clients[at].follows = Some((viewer, update.number));
                self.receive(at, &update.bytes);
            }
            Served::Proposed(_) => {
                self.go_on();
                self.tell_everybody(at);
            }
        }
    }

    /// Lets the table do everything that needs no person. A server stores the lines of each proposal first.
    fn go_on(&mut self) {
        self.table.stored();
        loop {
            let bot = |table: &mut Box<dyn AnyTable>| {
                let mut job = table.bot_job()?;
                while !job.step(1000) {}
                table.bot_answer(job)
            };
            if self.table.advance().or_else(|| bot(&mut self.table)).is_none() {
                return;
            }
            self.table.stored();
        }
    }

    /// Tells everybody what is new, and the client that asked in any case.
    fn tell_everybody(&mut self, asking: usize) {
        for at in 0..self.clients.len() {
            let Some((viewer, last)) = self.clients[at].follows else { continue };
            let update = self.table.update(viewer, Some(last), Encoding::Json).expect("everything is stored");
            if update.number != last || at == asking {
                self.clients[at].follows = Some((viewer, update.number));
                self.receive(at, &update.bytes);
            }
        }
    }

    fn receive(&mut self, at: usize, bytes: &[u8]) {
        let message = std::str::from_utf8(bytes).expect("JSON is text");
        self.lines.push(format!("{}{message}}}", receives(&self.clients[at].name)));
    }

    /// Returns the newest update that a client has received.
    pub fn newest(&self, name: &str) -> Value {
        let prefix = format!("{}{{\"type\":\"update\"", receives(name));
        let message = self
            .lines
            .iter()
            .rev()
            .find_map(|line| line.starts_with(&prefix).then(|| line[receives(name).len()..].strip_suffix('}'))?);
        serde_json::from_str(message.unwrap_or("null")).expect("what a table sends is JSON")
    }

    /// Returns whether the game is over.
    pub fn is_over(&self) -> bool {
        self.table.score().is_some()
    }

    /// Returns the transcript.
    pub fn text(&self) -> String {
        self.lines.iter().map(|line| format!("{line}\n")).collect()
    }
}

fn sends(name: &str) -> String {
    format!("{{\"client\":\"{name}\",\"sends\":")
}

fn receives(name: &str) -> String {
    format!("{{\"client\":\"{name}\",\"receives\":")
}

/// Returns whose view an update contains.
fn viewer(bytes: &[u8]) -> SeatSet {
    let update: Value = serde_json::from_slice(bytes).expect("an update is JSON");
    let seats: Vec<u8> = serde_json::from_value(update["viewer"].clone()).expect("an update names its viewer");
    json::seats_of_numbers(&seats).expect("a viewer has seats of the table")
}

fn host<G: HostedGame>(open: &Value) -> Result<Host<G>, String> {
    let chance = Box::new(SeededChance(number(open, "chance_seed")));
    Host::open(parts::<G>(open)?, chance).map_err(|error| format!("{error:?}"))
}

fn parts<G: HostedGame>(open: &Value) -> Result<Open, String> {
    let setup: G::Setup = serde_json::from_value(open["setup"].clone()).map_err(|error| error.to_string())?;
    let rules = G::from_setup(setup).map_err(|errors| errors.join("; "))?;
    let holders: Vec<Holder> = serde_json::from_value(open["holders"].clone()).map_err(|error| error.to_string())?;
    let save = Save::new(Header::of(&rules), Vec::new()).write();
    Ok(Open { save, holders, orders: Vec::new(), bot_seed: Some(number(open, "bot_seed")) })
}

fn number(open: &Value, name: &str) -> u64 {
    open[name].as_u64().unwrap_or_default()
}
