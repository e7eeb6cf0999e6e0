//! A game in the terminal: plain lines in and out, usable through a pipe.
//!
//! `ask.rs` asks a person, `listing.rs` lists what may be answered, `understand.rs` finds out which answer a line means,
//! `history.rs` tells what happened, `screen.rs` is the terminal itself. People who share the device see only what their own seats know, with a curtain in
//! between. Not here: rules, and which game it is.

mod ask;
mod history;
mod listing;
mod screen;
mod understand;

use crate::failure::{CliResult, Failure};
use crate::holder::{Holder, Holders};
use crate::save_file::SaveFile;
use crate::terminal_game::TerminalGame;
use bots::{Bot, BotDecision};
use history::History;
use host::ChanceSource;
pub use screen::Screen;
use std::collections::BTreeMap;
use std::io::{BufRead, Write};
use tabletop::{Entry, Odds, Pending, PlayError, SaveLine, Seat, SeatSet, Table};
use wording::Messages;

/// Whether the game goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Flow {
    /// Something was done; look at the table again.
    On,
    /// Whoever plays leaves.
    Leave,
}

/// A game being played in the terminal.
pub struct Session<G: TerminalGame, I, O> {
    table: Table<G>,
    history: History<G>,
    holders: Holders,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    chance: ChanceSource,
    record: SaveFile,
    screen: Screen<I, O>,
    words: Messages,
    /// The person who looks at the screen; nobody before the first curtain.
    watching: Option<SeatSet>,
    /// How much of the history each person has been told.
    told: BTreeMap<SeatSet, usize>,
    /// Moves before this one are told to nobody: they were made before the game was resumed.
    old: usize,
    /// The board as it was last printed.
    board: String,
}

/// Moves that are told again when a game is resumed.
const RETOLD: usize = 12;

impl<G: TerminalGame, I: BufRead, O: Write> Session<G, I, O> {
    /// Sits everybody down at a table.
    pub fn new(
        table: Table<G>,
        holders: Holders,
        chance: ChanceSource,
        record: SaveFile,
        screen: Screen<I, O>,
    ) -> CliResult<Session<G, I, O>> {
        holders.check(table.rules().as_ref()).map_err(|reason| format!("--seats: {reason}"))?;
        let bots = holders.0.iter().map(|holder| match holder {
            Holder::Person(_) | Holder::Nobody => None,
            Holder::Bot(name) => G::bot(name),
        });
        let history = History::of(&table);
        let mut session = Session {
            old: history.len().saturating_sub(RETOLD),
            history,
            bots: bots.collect(),
            table,
            holders,
            chance,
            record,
            screen,
            words: Messages::english(),
            watching: None,
            told: BTreeMap::new(),
            board: String::new(),
        };
        let people = session.people();
        if people.len() < 2 {
            session.watching = Some(people.first().copied().unwrap_or(SeatSet::NONE));
        }
        Ok(session)
    }

    /// Plays until the game is over or somebody leaves.
    pub fn run(mut self) -> CliResult {
        self.screen.say(format!("The game is saved in {} after every move.", self.record.path().display()))?;
        loop {
            self.tell()?;
            let flow = match (self.table.seat_to_end_turn(), self.table.pending()) {
                (Some(seat), _) => self.end_turn(seat)?,
                (None, Pending::Over) => return self.finish(),
                (None, Pending::Chance(_)) => self.roll()?,
                (None, Pending::Seat(decision)) => match self.table.forced_move() {
                    Some(mv) => self.forced(decision.by, mv)?,
                    None => self.decide(decision.by)?,
                },
                (None, Pending::Seats(seats, _)) => match seats.iter().next() {
                    Some(seat) => self.decide(seat)?,
                    None => return Err(Failure::input("the game waits for nobody; please report this save")),
                },
            };
            if flow == Flow::Leave {
                let command = self.record.resume_command();
                self.screen.say(format!("The game is saved. Go on with: {command}"))?;
                return Ok(self.screen.flush()?);
            }
        }
    }

    /// The people at this device, each as the seats they hold.
    fn people(&self) -> Vec<SeatSet> {
        let seats = (0u8..).map(Seat).zip(&self.holders.0);
        let mut people: Vec<SeatSet> = seats
            .filter(|(_, holder)| matches!(holder, Holder::Person(_)))
            .map(|(seat, _)| self.table.rules().seats_of_player(seat))
            .collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    fn is_person(&self, seat: Seat) -> bool {
        matches!(self.holders.0.get(seat.index()), Some(Holder::Person(_)))
    }

    fn decide(&mut self, seat: Seat) -> CliResult<Flow> {
        let rules = self.table.rules().clone();
        let mut answers = Vec::new();
        bots::answers(rules.as_ref(), self.table.state(), seat, &mut answers);
        let Some(&first) = answers.first() else {
            return Err(Failure::input("the game is stuck; please report this save"));
        };
        let Some(Some(bot)) = self.bots.get(seat.index()) else { return self.ask(seat, &answers) };
        let view = rules.view(self.table.state(), rules.seats_of_player(seat));
        let seed = u64::from(self.chance.below(u32::MAX)) << 32 | u64::from(self.chance.below(u32::MAX));
        let chosen = bots::finish(bot.start(BotDecision { rules, view, seat, answers: answers.clone() }, seed));
        // A bot that answers something else would ask for ever.
        self.make(if answers.contains(&chosen) { chosen } else { first }, None)
    }

    fn forced(&mut self, seat: Seat, mv: G::Move) -> CliResult<Flow> {
        let text = self.is_person(seat).then(|| self.table.rules().answer(self.table.state(), mv, &self.words));
        self.make(mv, text)
    }

    fn roll(&mut self) -> CliResult<Flow> {
        let mut odds = Odds::default();
        self.table.rules().odds(self.table.state(), &mut odds);
        match odds.pick(self.chance.below(odds.total())) {
            Some(outcome) => self.make(outcome, None),
            None => Err(Failure::input("chance has no outcome here; please report this save")),
        }
    }

    /// Makes a move that the rules allow and writes it down; says why if they do not.
    fn make(&mut self, mv: G::Move, forced: Option<String>) -> CliResult<Flow> {
        let line = SaveLine::of(&self.table, Entry::Move(mv));
        let before = *self.table.state();
        let mut records = Vec::new();
        match self.table.play(mv, &mut records) {
            Ok(()) => {}
            Err(PlayError::Refused(refusal)) => {
                let reason = self.table.rules().refusal(refusal, &self.words);
                self.screen.say(reason)?;
                return Ok(Flow::On);
            }
            Err(PlayError::WaitsForEndOfTurn(_) | PlayError::Undo(_)) => return Ok(Flow::On),
        }
        self.record.append(&line)?;
        if let Some(snapshot) = SaveLine::snapshot(&self.table) {
            self.record.append(&snapshot)?;
        }
        let rules = self.table.rules().clone();
        self.history.push(&rules, before, mv, forced, records);
        Ok(Flow::On)
    }

    fn end_turn(&mut self, seat: Seat) -> CliResult<Flow> {
        if self.is_person(seat) {
            return self.ask_end(seat);
        }
        self.turn_ends(seat)
    }

    fn turn_ends(&mut self, seat: Seat) -> CliResult<Flow> {
        let line = SaveLine::of(&self.table, Entry::EndTurn(seat));
        if self.table.end_turn(seat) {
            self.record.append(&line)?;
        }
        Ok(Flow::On)
    }

    /// Tells whoever looks at the screen what they have not been told yet.
    fn tell(&mut self) -> CliResult {
        let Some(person) = self.watching else { return Ok(()) };
        // Nothing is told before the first decision, so that a long opening can be told in one line.
        let opening = self.told.is_empty() && matches!(self.table.pending(), Pending::Chance(_));
        if opening {
            return Ok(());
        }
        let from = self.told.insert(person, self.history.len()).unwrap_or(self.old);
        for line in self.history.tell(self.table.rules(), from, person, &self.words) {
            self.screen.say(format!("  {line}"))?;
        }
        Ok(())
    }

    fn finish(mut self) -> CliResult {
        let viewer = self.watching.unwrap_or(SeatSet::NONE);
        let rules = self.table.rules().clone();
        let board = rules.summary(self.table.state(), viewer, &self.words);
        self.screen.text(&format!("\n{board}"))?;
        self.screen.text(&rules.result_text(self.table.state(), &self.words))?;
        Ok(self.screen.flush()?)
    }
}
