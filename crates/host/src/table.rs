//! The hosted table: what people may say, and what happens without them.

use crate::saved::{check_holders, load, stopped, whole_lines};
use crate::{Chance, END_TURNS, HostedGame};
use bots::Bot;
use protocol::{FromTable, FromTableOf, Holder, Open, StepOf, Stopped, ToTable, UpdateOf, Wait};
use std::collections::BTreeMap;
use tabletop::{Entry, Game, Odds, Pending, PlayError, RecordOf, SaveLine, Seat, SeatSet, Table};
use wording::Messages;

/// Longest answer that is read.
const LONGEST: usize = 120;

/// A table with everything that is needed to keep it going.
pub struct Host<G: HostedGame> {
    table: Table<G>,
    holders: Vec<Holder>,
    orders: Vec<u32>,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    chance: Chance,
    odds: Odds<G::Move>,
    words: Messages,
    people: Vec<SeatSet>,
    /// Seats that interrupt as soon as they can.
    armed: SeatSet,
    /// Who looks at the screen.
    viewer: SeatSet,
    /// How many moves each person has been told.
    told: BTreeMap<SeatSet, usize>,
    history: Vec<Made<G>>,
    /// The save it was opened from and every line since, whether it is stored or not.
    record: String,
}

/// A move that was made, as it truly was.
pub(crate) struct Made<G: Game> {
    by: Option<Seat>,
    records: Vec<RecordOf<G>>,
    after: G::State,
}

impl<G: Game> Made<G> {
    /// The move as these seats may know it.
    pub(crate) fn seen(&self, rules: &G, viewer: SeatSet) -> StepOf<G> {
        StepOf::<G> {
            by: self.by,
            records: self.records.iter().map(|&record| rules.redact_event(record, viewer)).collect(),
            view: rules.view(&self.after, viewer),
        }
    }
}

/// The people at a table, each as the seats they hold.
pub fn people<G: HostedGame>(rules: &G, holders: &[Holder]) -> Vec<SeatSet> {
    let seats = (0u8..).map(Seat).zip(holders).filter(|(_, holder)| **holder == Holder::Person);
    let mut people: Vec<SeatSet> = seats.map(|(seat, _)| rules.seats_of_player(seat)).collect();
    people.sort_unstable();
    people.dedup();
    people
}

/// What came of a message or of going on by itself.
pub struct Told<G: Game> {
    /// New lines of the save, without line ends. They must be stored before any of `messages` is sent.
    pub lines: Vec<String>,
    /// What the page is told.
    pub messages: Vec<FromTableOf<G>>,
}

impl<G: Game> Told<G> {
    fn nothing() -> Told<G> {
        Told { lines: Vec::new(), messages: Vec::new() }
    }

    fn message(message: FromTableOf<G>) -> Told<G> {
        Told { lines: Vec::new(), messages: vec![message] }
    }
}

/// Why a table cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// Save or holders cannot be used, in words.
    Invalid(String),
    /// The rules stop following the save before its end.
    Stops(Stopped),
}

impl From<String> for OpenError {
    fn from(reason: String) -> OpenError {
        OpenError::Invalid(reason)
    }
}

impl<G: HostedGame> Host<G> {
    /// Opens a table; a new one if the save is only a header. A save that the rules cannot follow to its end is not opened.
    pub fn open(open: Open) -> Result<Host<G>, OpenError> {
        let (save, followed) = load::<G>(&open.save)?;
        if let Some(stopped) = stopped(&followed) {
            return Err(OpenError::Stops(stopped));
        }
        let table = followed.table;
        let holders = save.holders(open.holders);
        check_holders(table.rules().as_ref(), &holders)?;
        let bots = holders.iter().map(|holder| match holder {
            Holder::Bot(name) => G::bot(name),
            Holder::Person | Holder::Nobody => None,
        });
        let bots = bots.collect();
        let mut orders = open.orders;
        orders.resize(holders.len(), 0);
        let people = people(table.rules().as_ref(), &holders);
        Ok(Host {
            told: BTreeMap::new(),
            armed: SeatSet::NONE,
            viewer: people.first().copied().filter(|_| people.len() == 1).unwrap_or(SeatSet::NONE),
            history: history(&table),
            people,
            holders,
            orders,
            bots,
            chance: Chance::new(open.seed)?,
            odds: Odds::default(),
            words: Messages::english(),
            record: whole_lines(&open.save),
            table,
        })
    }

    /// The people at the table, each as the seats they hold.
    pub fn people(&self) -> &[SeatSet] {
        &self.people
    }

    /// The save it was opened from, to the letter, and every line since, whether it is stored or not.
    pub fn save(&self) -> String {
        self.record.clone()
    }

    /// Takes what somebody says.
    pub fn hear(&mut self, message: ToTable) -> Told<G> {
        match message {
            ToTable::Look(person) => self.look(person),
            ToTable::Answer { at, text } => self.answer(at, &text),
            ToTable::EndTurn(seat) => self.end_turn(seat),
            ToTable::Undo(person) => self.undo(person),
            ToTable::Orders(seat, orders) => {
                if let Some(old) = self.orders.get_mut(seat.index()) {
                    *old = orders;
                }
                Told::nothing()
            }
            ToTable::Arm(seat, on) => self.arm(seat, on),
            ToTable::Export => Told::message(FromTable::Exported(self.save())),
            // Whoever keeps the saves deals with these.
            ToTable::Open { .. }
            | ToTable::TakeOver
            | ToTable::Retry
            | ToTable::Replay(_)
            | ToTable::Branch(..)
            | ToTable::Check(..) => Told::nothing(),
        }
    }

    /// Repeats lines that another writer has added to the save. Fails if they do not fit this table, which is then of no
    /// use any more.
    pub fn follow(&mut self, lines: &[String]) -> Result<Told<G>, String> {
        for text in lines {
            let line = SaveLine::read(text);
            let before = *self.table.state();
            let mut records = Vec::new();
            line.repeat(&mut self.table, false, &mut records).map_err(|reason| reason.to_string())?;
            match line {
                SaveLine::Move(_) => {
                    let by = self.table.last_move().and_then(|mv| self.table.rules().actor(&before, mv));
                    self.history.push(Made { by, records, after: *self.table.state() });
                }
                SaveLine::Undo(_) | SaveLine::AgreedUndo(_) => self.forget(self.table.moves().count()),
                _ => {}
            }
            self.record.push_str(text);
            self.record.push('\n');
        }
        Ok(self.tell(Vec::new()))
    }

    /// Leaves only the first so many moves in the history.
    fn forget(&mut self, length: usize) {
        self.history.truncate(length);
        self.told.values_mut().for_each(|told| *told = (*told).min(length));
    }

    /// Does the next thing that needs nobody: chance, a forced answer, a standing order, the answer of one bot. `None` if
    /// the table waits for a person or the game is over.
    pub fn advance(&mut self) -> Option<Told<G>> {
        let mut lines = Vec::new();
        let mut moved = false;
        // Chance and forced answers in one go, at most one bot.
        for _ in 0..1000 {
            let Some(mv) = self.unasked(&mut lines, moved) else { break };
            moved = true;
            if !self.make(mv, &mut lines) {
                break;
            }
        }
        if !moved && lines.is_empty() {
            return None;
        }
        Some(self.tell(lines))
    }

    /// The next move that needs no person; bots only as the first.
    fn unasked(&mut self, lines: &mut Vec<String>, moved: bool) -> Option<G::Move> {
        // Before chance is sampled and before anybody answers: the seat that interrupts does not know what comes next.
        if let Some(mv) = self.take_armed() {
            return Some(mv);
        }
        if let Some(seat) = self.table.seat_to_end_turn() {
            let asks = self.is_person(seat) && self.orders[seat.index()] & END_TURNS == 0;
            if asks || !self.write_end(seat, lines) {
                return None;
            }
        }
        match self.table.pending() {
            Pending::Over => None,
            Pending::Chance(_) => {
                let chance = &mut self.chance;
                let rules = self.table.rules().clone();
                rules.sample(self.table.state(), &mut self.odds, &mut |bound| chance.below(bound))
            }
            Pending::Seat(decision) => {
                let asks = self.is_person(decision.by) && self.table.rules().asks_anyway(self.table.state());
                match self.table.forced_move().filter(|_| !asks) {
                    Some(mv) => Some(mv),
                    None => self.decided(decision.by, moved),
                }
            }
            Pending::Seats(seats, _) => {
                let bot = seats.iter().find(|&seat| !self.is_person(seat))?;
                self.decided(bot, moved)
            }
        }
    }

    /// The move of a seat that waits to interrupt and can do so now. It is no longer armed then.
    fn take_armed(&mut self) -> Option<G::Move> {
        let (rules, state) = (self.table.rules(), self.table.state());
        let found = self.armed.iter().find_map(|seat| Some((seat, rules.armed_move(state, seat)?)));
        let (seat, mv) = found?;
        self.armed = self.armed.without(seat);
        Some(mv)
    }

    /// A seat wants to interrupt as soon as it can, or no longer. If it can now, it does.
    fn arm(&mut self, seat: Seat, on: bool) -> Told<G> {
        if !self.viewer.contains(seat) || !self.is_person(seat) {
            return Told::nothing();
        }
        self.armed = if on { self.armed.union(SeatSet::single(seat)) } else { self.armed.without(seat) };
        let mut lines = Vec::new();
        if let Some(mv) = self.take_armed() {
            self.make(mv, &mut lines);
        }
        self.tell(lines)
    }

    /// The answer of a bot or of standing orders.
    fn decided(&mut self, seat: Seat, moved: bool) -> Option<G::Move> {
        if self.is_person(seat) {
            return self.table.rules().ordered(self.table.state(), self.orders[seat.index()]);
        }
        // What came before a bot thinks is told first.
        if moved {
            return None;
        }
        let rules = self.table.rules().clone();
        let mut answers = Vec::new();
        bots::answers(rules.as_ref(), self.table.state(), seat, &mut answers);
        let first = answers.first().copied()?;
        let view = rules.view(self.table.state(), rules.seats_of_player(seat));
        let chance = &mut self.chance;
        let bot = self.bots.get_mut(seat.index())?.as_mut()?;
        let chosen = bot.choose(rules.as_ref(), &view, seat, &answers, &mut |bound| chance.below(bound));
        // A bot that answers something else would ask for ever.
        Some(if answers.contains(&chosen) { chosen } else { first })
    }

    fn is_person(&self, seat: Seat) -> bool {
        matches!(self.holders.get(seat.index()), Some(Holder::Person))
    }

    fn make(&mut self, mv: G::Move, lines: &mut Vec<String>) -> bool {
        let line = SaveLine::of(&self.table, Entry::Move(mv));
        let by = self.table.rules().actor(self.table.state(), mv);
        let mut records = Vec::new();
        if self.table.play(mv, &mut records).is_err() {
            return false;
        }
        lines.push(line.text());
        lines.extend(SaveLine::snapshot(&self.table).map(|snapshot| snapshot.text()));
        self.history.push(Made { by, records, after: *self.table.state() });
        true
    }

    fn write_end(&mut self, seat: Seat, lines: &mut Vec<String>) -> bool {
        let line = SaveLine::of(&self.table, Entry::EndTurn(seat));
        let ended = self.table.end_turn(seat);
        if ended {
            lines.push(line.text());
        }
        ended
    }

    fn look(&mut self, person: SeatSet) -> Told<G> {
        // Only people at this table look; nobody in particular may always see what all see.
        if !self.people.contains(&person) && person != SeatSet::NONE {
            return Told::nothing();
        }
        self.viewer = person;
        self.tell(Vec::new())
    }

    fn answer(&mut self, at: u32, text: &str) -> Told<G> {
        if at as usize != self.history.len() || text.len() > LONGEST {
            return self.tell(Vec::new());
        }
        let rules = self.table.rules().clone();
        let mv = match rules.read_move(self.table.state(), text) {
            Ok(mv) => mv,
            Err(reason) => return Told::message(FromTable::Refused(reason)),
        };
        let by = rules.actor(self.table.state(), mv);
        if !by.is_some_and(|seat| self.viewer.contains(seat)) {
            return Told::message(FromTable::Refused("that is not yours to answer".into()));
        }
        let line = SaveLine::of(&self.table, Entry::Move(mv));
        let mut records = Vec::new();
        match self.table.play(mv, &mut records) {
            Ok(()) => {}
            Err(PlayError::Refused(refusal)) => {
                return Told::message(FromTable::Refused(rules.refusal(refusal, &self.words)));
            }
            Err(PlayError::WaitsForEndOfTurn(_) | PlayError::Undo(_)) => return self.tell(Vec::new()),
        }
        let mut lines = vec![line.text()];
        lines.extend(SaveLine::snapshot(&self.table).map(|snapshot| snapshot.text()));
        self.history.push(Made { by, records, after: *self.table.state() });
        self.tell(lines)
    }

    fn end_turn(&mut self, seat: Seat) -> Told<G> {
        let mut lines = Vec::new();
        if self.viewer.contains(seat) {
            self.write_end(seat, &mut lines);
        }
        self.tell(lines)
    }

    fn undo(&mut self, person: SeatSet) -> Told<G> {
        if person != self.viewer {
            return Told::nothing();
        }
        match self.table.undo(person) {
            Ok(count) => {
                self.forget(self.history.len().saturating_sub(count as usize));
                self.tell(vec![SaveLine::Undo(count).text()])
            }
            Err(reason) => Told::message(FromTable::Refused(reason.to_string())),
        }
    }

    /// The new lines of the save, and what is new for the viewer.
    fn tell(&mut self, lines: Vec<String>) -> Told<G> {
        for line in &lines {
            self.record.push_str(line);
            self.record.push('\n');
        }
        let update = FromTable::Update(Box::new(self.update()));
        Told { lines, messages: vec![update] }
    }

    fn update(&mut self) -> UpdateOf<G> {
        let (viewer, rules) = (self.viewer, self.table.rules().clone());
        let from = self.told.insert(viewer, self.history.len()).unwrap_or(0);
        let before = match from.checked_sub(1).and_then(|last| self.history.get(last)) {
            Some(made) => made.after,
            None => *self.table.start(),
        };
        let steps = self.history.iter().skip(from).map(|made| made.seen(&rules, viewer)).collect();
        UpdateOf::<G> { viewer, from: from as u32, start: rules.view(&before, viewer), steps, wait: self.wait() }
    }

    /// What the table waits for.
    pub fn wait(&self) -> Wait {
        let end = self.table.seat_to_end_turn();
        // Who has left orders for this is not asked.
        let ordered = |seat: Seat, answer: bool| self.is_person(seat) && answer;
        let orders = |seat: Seat| self.orders.get(seat.index()).copied().unwrap_or(0);
        let answered = |seat: Seat| self.table.rules().ordered(self.table.state(), orders(seat)).is_some();
        let asked = match (end, self.table.pending()) {
            (Some(seat), _) if ordered(seat, orders(seat) & END_TURNS != 0) => SeatSet::NONE,
            (Some(seat), _) => SeatSet::single(seat),
            (None, Pending::Seat(decision)) if ordered(decision.by, answered(decision.by)) => SeatSet::NONE,
            (None, Pending::Seat(decision)) => SeatSet::single(decision.by),
            (None, Pending::Seats(seats, _)) => seats,
            _ => SeatSet::NONE,
        };
        let undo = self.table.can_undo(self.viewer).is_ok();
        let armed = SeatSet(self.armed.0 & self.viewer.0);
        Wait { asked, end, undo, over: self.table.pending() == Pending::Over, armed }
    }

    /// The true position, for tests.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }
}

/// Every move that counts at a table, as it truly was.
pub(crate) fn history<G: Game>(table: &Table<G>) -> Vec<Made<G>> {
    let rules = table.rules();
    let mut after = *table.start();
    let moves = table.moves().map(|mv| {
        let by = rules.actor(&after, mv);
        let mut records = Vec::new();
        rules.apply_legal(&mut after, mv, &mut records);
        Made { by, records, after }
    });
    moves.collect()
}
