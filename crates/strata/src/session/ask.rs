//! A person is asked: the curtain, the board, the question, and what they type.

use super::answers;
use super::{Flow, Session};
use crate::failure::Outcome;
use crate::files;
use crate::offered::Offered;
use crate::svg::capital;
use std::io::{BufRead, Write};
use std::path::Path;
use tabletop::{Entry, Line, Save, Seat, SeatSet};

const HELP: &str = "\
Answer with a number, or write the answer as it stands beside the number, with or without the seat in front.
  why MOVE    says whether a move is allowed and by which rule
  undo        takes back your last answer, unless a die, a card or somebody else came after it
  end         ends the turn when the table waits for it
  board       shows the board again
  log         tells everything that has happened
  save FILE   writes a copy of the game so far
  quit        leaves; the game is saved and goes on with: strata resume";

impl<G: Offered, I: BufRead, O: Write> Session<G, I, O> {
    /// Asks a person for the answer of a seat.
    pub(super) fn ask(&mut self, seat: Seat, answers: &[G::Move]) -> Outcome<Flow> {
        if self.face(seat)? == Flow::Leave {
            return Ok(Flow::Leave);
        }
        let rules = self.table.rules().clone();
        let state = *self.table.state();
        self.screen.say(rules.prompt(&state, &self.words))?;
        for line in answers::list(rules.as_ref(), &state, answers, &self.words) {
            self.screen.say(line)?;
        }
        loop {
            let Some(line) = self.screen.ask(&format!("{}> ", rules.seat_name(seat)))? else { return Ok(Flow::Leave) };
            if line.is_empty() {
                self.screen.say(format!("Type a number from 1 to {}, a move, or help.", answers.len()))?;
                continue;
            }
            if let Some(flow) = self.common(seat, &line)? {
                match flow {
                    Reply::Again => continue,
                    Reply::Flow(flow) => return Ok(flow),
                }
            }
            match self.understand(seat, answers, &line) {
                Ok(mv) => return self.make(mv, None),
                Err(reason) => self.screen.say(reason)?,
            }
        }
    }

    /// Asks a person to end the turn.
    pub(super) fn ask_end(&mut self, seat: Seat) -> Outcome<Flow> {
        if self.face(seat)? == Flow::Leave {
            return Ok(Flow::Leave);
        }
        let name = self.table.rules().seat_name(seat);
        self.screen.say("The turn is over. Press Enter or type end to go on; undo takes your last answer back.")?;
        loop {
            let Some(line) = self.screen.ask(&format!("{name}> "))? else { return Ok(Flow::Leave) };
            if line.is_empty() || line == "end" {
                return self.turn_ends(seat);
            }
            match self.common(seat, &line)? {
                Some(Reply::Again) => {}
                Some(Reply::Flow(flow)) => return Ok(flow),
                None => {
                    self.screen.say("The table waits for the end of the turn: end, undo, board, log, save, quit.")?
                }
            }
        }
    }

    /// Brings the right person before the screen and shows them what is new.
    fn face(&mut self, seat: Seat) -> Outcome<Flow> {
        let rules = self.table.rules().clone();
        let person = rules.person(seat);
        if self.watching != Some(person) {
            if !self.screen.curtain(&self.name(person), self.watching.is_some())? {
                return Ok(Flow::Leave);
            }
            self.watching = Some(person);
            self.board.clear();
        }
        self.tell()?;
        let board = rules.summary(self.table.state(), person, &self.words);
        if board != self.board {
            self.screen.text(&format!("\n{board}"))?;
            self.board = board;
        }
        self.screen.say("")?;
        Ok(Flow::On)
    }

    /// The person by the seats they hold: "Red", "Red and Blue".
    fn name(&self, person: SeatSet) -> String {
        let rules = self.table.rules();
        let seats = person.iter().filter(|seat| seat.0 < rules.seats());
        seats.map(|seat| capital(rules.seat_name(seat))).collect::<Vec<_>>().join(" and ")
    }

    /// Words that are understood at any time; `None` if it is none of them.
    fn common(&mut self, seat: Seat, line: &str) -> Outcome<Option<Reply>> {
        let person = self.table.rules().person(seat);
        let (word, rest) = line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match (word, rest) {
            ("help" | "?", "") => self.screen.say(HELP)?,
            ("board", "") => {
                let board = self.table.rules().summary(self.table.state(), person, &self.words);
                self.screen.text(&board)?;
            }
            ("log", "") => {
                for line in self.history.all(self.table.rules(), person, &self.words) {
                    self.screen.say(format!("  {line}"))?;
                }
            }
            ("why", "") => self.screen.say("Write the move behind it, for example: why leap 2,0")?,
            ("why", text) => {
                let text = self.with_seat(seat, text);
                let rules = self.table.rules();
                // Answered from what the person knows: any position that agrees with their view gives the same reasons.
                let seen = rules.determinise(&rules.view(self.table.state(), person), &mut |_| 0);
                let reason = wording::explain(rules.as_ref(), &seen, &text, &self.words);
                self.screen.text(&reason)?;
            }
            ("save", "") => self.screen.say("Write the name of a new file behind it, for example: save game.jsonl")?,
            ("save", path) => self.save_copy(Path::new(path))?,
            ("undo", "") => return self.undo(person).map(Some),
            ("quit" | "exit", "") => return Ok(Some(Reply::Flow(Flow::Leave))),
            _ => return Ok(None),
        }
        Ok(Some(Reply::Again))
    }

    fn save_copy(&mut self, path: &Path) -> Outcome {
        let from = self.table.rules().snapshot(self.table.start());
        let text = Save::of(&self.table, from).write();
        let said = match files::write(path, text.as_bytes(), false) {
            Ok(()) => format!("A copy of the game is in {}.", path.display()),
            Err(failure) => failure.message().to_string(),
        };
        Ok(self.screen.say(said)?)
    }

    fn undo(&mut self, person: SeatSet) -> Outcome<Reply> {
        match self.table.undo(person) {
            Ok(count) => {
                let line = Line::of(&self.table, Entry::Undo(count));
                self.record.append(&line)?;
                self.history.take_back(count as usize);
                let length = self.history.len();
                self.told.values_mut().for_each(|told| *told = (*told).min(length));
                self.screen.say(if count == 1 {
                    "Taken back.".into()
                } else {
                    format!("{count} moves are taken back.")
                })?;
                Ok(Reply::Flow(Flow::On))
            }
            Err(reason) => {
                self.screen.say(format!("Nothing is taken back: {reason}."))?;
                Ok(Reply::Again)
            }
        }
    }

    /// A line as a move of this seat: a number of the list, or notation.
    fn understand(&self, seat: Seat, answers: &[G::Move], line: &str) -> Result<G::Move, String> {
        let rules = self.table.rules();
        if line.chars().all(|c| c.is_ascii_digit()) {
            let chosen = line.parse::<usize>().ok().and_then(|number| answers.get(number.checked_sub(1)?));
            return chosen.copied().ok_or_else(|| format!("The answers are numbered 1 to {}.", answers.len()));
        }
        let mv = rules.read_move(self.table.state(), &self.with_seat(seat, line))?;
        match rules.answers(self.table.state(), mv) {
            Some(by) if by == seat => {}
            Some(_) => return Err(format!("{} is asked now.", capital(rules.seat_name(seat)))),
            None => return Err("That is no answer to what is asked now; help says what can be typed.".into()),
        }
        match rules.check(self.table.state(), mv) {
            Ok(()) => Ok(mv),
            Err(refusal) => Err(rules.refusal(refusal, &self.words)),
        }
    }

    /// The line with the seat in front, if nobody stands there yet.
    fn with_seat(&self, seat: Seat, line: &str) -> String {
        let rules = self.table.rules();
        let first = line.split_whitespace().next().unwrap_or("");
        let named = first == "chance" || (0..rules.seats()).any(|other| rules.seat_name(Seat(other)) == first);
        if named { line.to_string() } else { format!("{} {line}", rules.seat_name(seat)) }
    }
}

/// What came of a word that is understood at any time.
pub(super) enum Reply {
    /// Ask again.
    Again,
    /// Look at the table again, or leave.
    Flow(Flow),
}
