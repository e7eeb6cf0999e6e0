//! Hosted tables: whatever is said to a [`Host`], in whatever order, it answers.
//!
//! An input is a session: one [`Said`] per line, as JSON. Every message goes through its bytes, as it does between a page
//! and its worker.

use super::text;
use crate::corpus::Variety;
use crate::{Form, Target, Verdict};
use host::{Host, HostOutput, branch, check, replay};
use protocol::{BranchPoint, FromTableOf, Holder, Open, ToTable};
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Save, Seat, SeatSet};
use testkit::Random;

/// How many lines of a session are heard.
const HEARD: usize = 120;
/// How often a table goes on by itself in one session.
const ADVANCES: u32 = 160;

/// One line of a session.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) enum Said {
    /// Open a table; the fields of [`Open`].
    Open { save: String, holders: Vec<Holder>, orders: Vec<u32>, seed: u64 },
    /// Say this to the open table.
    Say(ToTable),
    /// Another writer has added these lines to its save.
    Follow(Vec<String>),
    /// Tell a save from its beginning.
    Replay(String),
    /// Make a save that leaves an older one.
    Branch(String, BranchPoint),
    /// Play the save of a stranger through.
    Check(String, Option<Vec<Holder>>),
}

/// Returns the target for hosted tables of a game.
pub fn target<G: Variety>() -> Target {
    let sessions = (0..24).map(|number| session::<G>(number, &mut Random::new(number, 400)));
    let written = |session: Vec<Said>| -> Vec<u8> {
        session.iter().map(|said| serde_json::to_string(said).unwrap_or_default() + "\n").collect::<String>().into()
    };
    let corpus = sessions.map(written).collect();
    Target::new(format!("host-{}", G::NAME), Form::JsonLines, corpus, |input, random| {
        let Some(text) = text(input) else { return Verdict::Refused };
        let lines: Vec<Said> = text.lines().take(HEARD).filter_map(|line| serde_json::from_str(line).ok()).collect();
        let mut driver = Driver::<G>::new(random.once_in(2));
        for message in lines.iter().flat_map(|said| driver.hear(said)) {
            protocol::write(&message);
        }
        match (lines.is_empty(), driver.was_open) {
            (true, _) => Verdict::Refused,
            (false, false) => Verdict::Parsed,
            (false, true) => Verdict::Accepted,
        }
    })
}

/// Plays the part of the page's worker: hands messages to a table and lets it go on.
pub(super) struct Driver<G: Variety> {
    host: Option<Host<G>>,
    /// Whether a table was open at any time.
    pub(super) was_open: bool,
    /// Whether answers are told the question that is open, so that those behind a change are still heard.
    follows: bool,
    advances: u32,
}

impl<G: Variety> Driver<G> {
    pub(super) fn new(follows: bool) -> Driver<G> {
        Driver { host: None, was_open: false, follows, advances: ADVANCES }
    }

    /// Does what a line of a session says; returns what the page is told.
    pub(super) fn hear(&mut self, said: &Said) -> Vec<FromTableOf<G>> {
        let mut told = Vec::new();
        match said {
            Said::Open { save, holders, orders, seed } => {
                let (save, orders) = (save.clone(), orders.clone());
                self.open(Open { save, holders: holders.clone(), orders, seed: Some(*seed) });
            }
            Said::Say(message) => told.extend(self.say(message)),
            Said::Follow(lines) => {
                // A table that could not follow is of no use any more.
                if self.host.as_mut().is_some_and(|host| host.follow(lines).is_err()) {
                    self.host = None;
                }
            }
            Said::Replay(save) => drop(replay::<G>(save)),
            Said::Branch(save, point) => drop(branch::<G>(save, *point)),
            Said::Check(save, holders) => drop(check::<G>(save, holders.as_deref())),
        }
        told.extend(self.advance());
        told
    }

    fn open(&mut self, mut open: Open) {
        // A bot that looks far ahead would take most of the time.
        for holder in &mut open.holders {
            if matches!(holder, Holder::Bot(name) if name == "keen" || name == "bot") {
                *holder = Holder::Bot("calm".into());
            }
        }
        if let Ok(host) = Host::<G>::open(open) {
            self.host = Some(host);
            self.was_open = true;
        }
    }

    /// Says a message, which goes through its bytes.
    pub(super) fn say(&mut self, message: &ToTable) -> Vec<FromTableOf<G>> {
        let Some(message) = protocol::read::<ToTable>(&protocol::write(message)) else { return Vec::new() };
        let Some(host) = &mut self.host else { return Vec::new() };
        let message = match message {
            ToTable::Answer { text, .. } if self.follows => ToTable::Answer { at: question(host), text },
            other => other,
        };
        let HostOutput { messages, .. } = host.handle(message);
        messages
    }

    /// Lets the table go on until it waits for somebody.
    pub(super) fn advance(&mut self) -> Vec<FromTableOf<G>> {
        let Some(host) = &mut self.host else { return Vec::new() };
        let mut all = Vec::new();
        while self.advances > 0
            && let Some(HostOutput { messages, .. }) = host.advance()
        {
            self.advances -= 1;
            all.extend(messages);
        }
        all
    }
}

/// Returns the number of the question that is open.
fn question<G: Variety>(host: &Host<G>) -> u32 {
    host.table().moves().count() as u32
}

/// Returns a valid session: a table is opened, people and bots play, look around, take back and end turns, and the save is
/// replayed.
pub(super) fn session<G: Variety>(number: u64, random: &mut Random) -> Vec<Said> {
    let mut said = vec![opening::<G>(number, random)];
    let mut driver = Driver::<G>::new(false);
    driver.hear(&said[0]);
    for _ in 0..(10 + random.below(50)) {
        let Some(host) = &driver.host else { break };
        let line = Said::Say(said_next(host, random));
        driver.hear(&line);
        said.push(line);
    }
    let Some(host) = &driver.host else { return said };
    let save = host.save();
    let moves = host.table().moves().count() as u32;
    said.push(match number % 4 {
        0 => Said::Replay(save),
        1 => Said::Branch(save, BranchPoint::Moves(random.below(moves + 1))),
        2 => Said::Branch(save, BranchPoint::Rescue),
        _ => Said::Check(save, None),
    });
    if number.is_multiple_of(2) {
        let follow = followed(&said[0], &host.save());
        said.push(said[0].clone());
        said.extend(follow);
    }
    said
}

/// Returns the message of a second tab that has the save as it was when the table was opened: all lines written since.
fn followed(opening: &Said, whole: &str) -> Option<Said> {
    let Said::Open { save, .. } = opening else { return None };
    let lines = whole.lines().skip(save.lines().count()).map(str::to_string).collect();
    Some(Said::Follow(lines))
}

/// Returns a table with people, bots and seats that the rules play; some saves are only a header, others a game.
pub(super) fn opening<G: Variety>(number: u64, random: &mut Random) -> Said {
    let rules = std::sync::Arc::new(G::rules_number(number));
    let holder = |seat: u8, random: &mut Random| match (rules.is_player_controlled(Seat(seat)), random.below(3)) {
        (false, _) => Holder::Nobody,
        (true, 0) => Holder::Bot(["random", "calm", "sensible"][random.below(3) as usize].into()),
        (true, _) => Holder::Person,
    };
    let holders = (0..rules.seats()).map(|seat| holder(seat, random)).collect();
    let moves = [0, 0, 20, 60][random.below(4) as usize];
    let table = crate::corpus::played_table(rules.clone(), None, moves, random);
    let orders = (0..rules.seats()).map(|_| if random.once_in(3) { random.below(256) } else { 0 }).collect();
    Said::Open { save: Save::of(&table, None).write(), holders, orders, seed: number }
}

/// Returns a message that somebody might send next.
fn said_next<G: Variety>(host: &Host<G>, random: &mut Random) -> ToTable {
    let (table, rules) = (host.table(), host.table().rules());
    let waits = match (table.seat_to_end_turn(), table.pending()) {
        (Some(seat), _) => SeatSet::single(seat),
        (None, Pending::Seat(decision)) => SeatSet::single(decision.by),
        (None, Pending::Seats(seats, _)) => seats,
        _ => SeatSet::NONE,
    };
    let asked = waits.iter().next().unwrap_or(Seat(0));
    match (random.below(10), table.seat_to_end_turn()) {
        (0..=3, _) => ToTable::Look(rules.seats_of_player(asked)),
        (4, _) => ToTable::Undo(rules.seats_of_player(asked)),
        (5, _) => ToTable::Orders(asked, random.below(256)),
        (6, _) => ToTable::Arm(Seat(random.below(8) as u8), random.below(4) > 0),
        (_, Some(seat)) => ToTable::EndTurn(seat),
        _ => {
            let mut answers = Vec::new();
            rules.legal(table.state(), &mut answers);
            let text = random.pick(&answers).map_or("pass".into(), |mv| rules.write_move(table.state(), mv));
            ToTable::Answer { at: question(host), text }
        }
    }
}
