//! The hosted table: what people may say, and what happens without them.

use crate::replay::load;
use crate::{Chance, END_TURNS, Hosted};
use bots::Bot;
use protocol::{FromTable, FromTableOf, Holder, Open, StepOf, ToTable, UpdateOf, Wait};
use std::collections::BTreeMap;
use tabletop::{Entry, Game, Line, Odds, PlayError, Save, Seat, SeatSet, Table, Turn};
use wording::Words;

/// Longest answer that is read.
const LONGEST: usize = 120;

/// A table with everything that is needed to keep it going.
pub struct Host<G: Hosted> {
    table: Table<G>,
    holders: Vec<Holder>,
    orders: Vec<u32>,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    chance: Chance,
    odds: Odds<G::Move>,
    words: Words,
    people: Vec<SeatSet>,
    /// Who looks at the screen.
    viewer: SeatSet,
    /// How many moves each person has been told.
    told: BTreeMap<SeatSet, usize>,
    history: Vec<Made<G>>,
}

/// A move that was made, as it truly was.
pub(crate) struct Made<G: Game> {
    by: Option<Seat>,
    events: Vec<G::Event>,
    after: G::State,
}

impl<G: Game> Made<G> {
    /// The move as these seats may know it.
    pub(crate) fn seen(&self, rules: &G, viewer: SeatSet) -> StepOf<G> {
        StepOf::<G> {
            by: self.by,
            events: self.events.iter().map(|&event| rules.seen_event(event, viewer)).collect(),
            view: rules.view(&self.after, viewer),
        }
    }
}

/// The people at a table, each as the seats they hold.
pub fn people<G: Hosted>(rules: &G, holders: &[Holder]) -> Vec<SeatSet> {
    let seats = (0u8..).map(Seat).zip(holders).filter(|(_, holder)| **holder == Holder::Person);
    let mut people: Vec<SeatSet> = seats.map(|(seat, _)| rules.person(seat)).collect();
    people.sort_unstable();
    people.dedup();
    people
}

impl<G: Hosted> Host<G> {
    /// Opens a table: a new one if the save is only a header.
    pub fn open(open: Open) -> Result<(Host<G>, FromTableOf<G>), String> {
        let (save, table, parted) = load::<G>(&open.save)?;
        let seats = usize::from(table.rules().seats());
        if open.holders.len() != seats {
            return Err(format!("{} of {seats} seats are held; each needs a person or a bot", open.holders.len()));
        }
        let mut bots = Vec::new();
        for (seat, holder) in (0u8..).map(Seat).zip(&open.holders) {
            if table.rules().held(seat) != (*holder != Holder::Nobody) {
                return Err(format!(
                    "{} must be held by somebody, or is played by the rules",
                    table.rules().seat_name(seat)
                ));
            }
            bots.push(match holder {
                Holder::Person | Holder::Nobody => None,
                Holder::Bot(name) => Some(G::bot(name).ok_or_else(|| format!("no bot is called {name:?}"))?),
            });
        }
        let mut orders = open.orders;
        orders.resize(seats, 0);
        // A save that is only a header gets its first lines later; one that parted begins anew from its last snapshot.
        let again = parted.is_some().then(|| {
            let from = save.lines.iter().rev().find_map(|line| match line {
                Line::Snapshot { text, .. } if table.rules().restore(text).ok() == Some(*table.start()) => {
                    Some(text.clone())
                }
                _ => None,
            });
            Save::of(&table, from).write()
        });
        let people = people(table.rules().as_ref(), &open.holders);
        let history = history(&table);
        let host = Host {
            told: BTreeMap::new(),
            viewer: people.first().copied().filter(|_| people.len() == 1).unwrap_or(SeatSet::NONE),
            history,
            people: people.clone(),
            holders: open.holders,
            orders,
            bots,
            chance: Chance::new(open.seed)?,
            odds: Odds::default(),
            words: Words::english(),
            table,
        };
        Ok((host, FromTable::Opened { people, save: again, parted }))
    }

    /// Takes what somebody says.
    pub fn hear(&mut self, message: ToTable) -> Vec<FromTableOf<G>> {
        match message {
            ToTable::Look(person) => self.look(person),
            ToTable::Answer { at, text } => self.answer(at, &text),
            ToTable::EndTurn(seat) => self.end_turn(seat),
            ToTable::Undo(person) => self.undo(person),
            ToTable::Orders(seat, orders) => {
                if let Some(old) = self.orders.get_mut(seat.index()) {
                    *old = orders;
                }
                Vec::new()
            }
            ToTable::Open(_) | ToTable::Replay(_) | ToTable::Branch(..) | ToTable::Check(..) => Vec::new(),
        }
    }

    /// Does the next thing that needs nobody: chance, a forced answer, a standing order, the answer of one bot. `None` if
    /// the table waits for a person or the game is over.
    pub fn advance(&mut self) -> Option<Vec<FromTableOf<G>>> {
        let mut lines = String::new();
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
    fn unasked(&mut self, lines: &mut String, moved: bool) -> Option<G::Move> {
        if let Some(seat) = self.table.waits_for_end() {
            let asks = self.is_person(seat) && self.orders[seat.index()] & END_TURNS == 0;
            if asks || !self.write_end(seat, lines) {
                return None;
            }
        }
        match self.table.turn() {
            Turn::Over => None,
            Turn::Chance(_) => {
                let chance = &mut self.chance;
                let rules = self.table.rules().clone();
                rules.sample(self.table.state(), &mut self.odds, &mut |bound| chance.below(bound))
            }
            Turn::Seat(decision) => match self.table.forced() {
                Some(mv) => Some(mv),
                None => self.decided(decision.by, moved),
            },
            Turn::Seats(seats, _) => {
                let bot = seats.iter().find(|&seat| !self.is_person(seat))?;
                self.decided(bot, moved)
            }
        }
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
        let view = rules.view(self.table.state(), rules.person(seat));
        let chance = &mut self.chance;
        let bot = self.bots.get_mut(seat.index())?.as_mut()?;
        let chosen = bot.choose(rules.as_ref(), &view, seat, &answers, &mut |bound| chance.below(bound));
        // A bot that answers something else would ask for ever.
        Some(if answers.contains(&chosen) { chosen } else { first })
    }

    fn is_person(&self, seat: Seat) -> bool {
        matches!(self.holders.get(seat.index()), Some(Holder::Person))
    }

    fn make(&mut self, mv: G::Move, lines: &mut String) -> bool {
        let line = Line::of(&self.table, Entry::Move(mv));
        let by = self.table.rules().answers(self.table.state(), mv);
        let mut events = Vec::new();
        if self.table.play(mv, &mut events).is_err() {
            return false;
        }
        lines.push_str(&line.write());
        lines.extend(Line::snapshot(&self.table).map(|snapshot| snapshot.write()));
        self.history.push(Made { by, events, after: *self.table.state() });
        true
    }

    fn write_end(&mut self, seat: Seat, lines: &mut String) -> bool {
        let line = Line::of(&self.table, Entry::EndTurn(seat));
        let ended = self.table.end_turn(seat);
        if ended {
            lines.push_str(&line.write());
        }
        ended
    }

    fn look(&mut self, person: SeatSet) -> Vec<FromTableOf<G>> {
        // Only people at this table look; nobody in particular may always see what all see.
        if !self.people.contains(&person) && person != SeatSet::NONE {
            return Vec::new();
        }
        self.viewer = person;
        self.tell(String::new())
    }

    fn answer(&mut self, at: u32, text: &str) -> Vec<FromTableOf<G>> {
        if at as usize != self.history.len() || text.len() > LONGEST {
            return self.tell(String::new());
        }
        let rules = self.table.rules().clone();
        let mv = match rules.read_move(self.table.state(), text) {
            Ok(mv) => mv,
            Err(reason) => return vec![FromTable::Refused(reason)],
        };
        let by = rules.answers(self.table.state(), mv);
        if !by.is_some_and(|seat| self.viewer.contains(seat)) {
            return vec![FromTable::Refused("that is not yours to answer".into())];
        }
        let line = Line::of(&self.table, Entry::Move(mv));
        let mut events = Vec::new();
        match self.table.play(mv, &mut events) {
            Ok(()) => {}
            Err(PlayError::Refused(refusal)) => return vec![FromTable::Refused(rules.refusal(refusal, &self.words))],
            Err(PlayError::WaitsForEndOfTurn(_)) => return self.tell(String::new()),
        }
        let mut lines = line.write();
        lines.extend(Line::snapshot(&self.table).map(|snapshot| snapshot.write()));
        self.history.push(Made { by, events, after: *self.table.state() });
        self.tell(lines)
    }

    fn end_turn(&mut self, seat: Seat) -> Vec<FromTableOf<G>> {
        let mut lines = String::new();
        if self.viewer.contains(seat) {
            self.write_end(seat, &mut lines);
        }
        self.tell(lines)
    }

    fn undo(&mut self, person: SeatSet) -> Vec<FromTableOf<G>> {
        if person != self.viewer {
            return Vec::new();
        }
        match self.table.undo(person) {
            Ok(count) => {
                let line = Line::of(&self.table, Entry::Undo(count)).write();
                self.history.truncate(self.history.len().saturating_sub(count as usize));
                let length = self.history.len();
                self.told.values_mut().for_each(|told| *told = (*told).min(length));
                self.tell(line)
            }
            Err(reason) => vec![FromTable::Refused(reason.to_string())],
        }
    }

    /// The new lines of the save, then what is new for whoever looks.
    fn tell(&mut self, lines: String) -> Vec<FromTableOf<G>> {
        let mut messages = Vec::new();
        if !lines.is_empty() {
            messages.push(FromTable::Append(lines));
        }
        messages.push(FromTable::Update(Box::new(self.update())));
        messages
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
        let end = self.table.waits_for_end();
        // Who has left orders for this is not asked.
        let ordered = |seat: Seat, answer: bool| self.is_person(seat) && answer;
        let orders = |seat: Seat| self.orders.get(seat.index()).copied().unwrap_or(0);
        let answered = |seat: Seat| self.table.rules().ordered(self.table.state(), orders(seat)).is_some();
        let asked = match (end, self.table.turn()) {
            (Some(seat), _) if ordered(seat, orders(seat) & END_TURNS != 0) => SeatSet::NONE,
            (Some(seat), _) => SeatSet::one(seat),
            (None, Turn::Seat(decision)) if ordered(decision.by, answered(decision.by)) => SeatSet::NONE,
            (None, Turn::Seat(decision)) => SeatSet::one(decision.by),
            (None, Turn::Seats(seats, _)) => seats,
            _ => SeatSet::NONE,
        };
        let undo = self.table.clone().undo(self.viewer).is_ok();
        Wait { asked, end, undo, over: self.table.turn() == Turn::Over }
    }

    /// The true position, for tests.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }
}

/// Every move that counts at a table, as it truly was.
pub(crate) fn history<G: Hosted>(table: &Table<G>) -> Vec<Made<G>> {
    let rules = table.rules();
    let mut after = *table.start();
    let moves = table.moves().map(|mv| {
        let by = rules.answers(&after, mv);
        let mut events = Vec::new();
        rules.apply_legal(&mut after, mv, &mut events);
        Made { by, events, after }
    });
    moves.collect()
}
