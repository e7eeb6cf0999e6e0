//! A person is asked: the curtain, the board, the question, and what they type.

use super::listing::Listing;
use super::screen::Typed;
use super::understand::Asked;
use super::{Flow, Session};
use crate::failure::{CliResult, Failure};
use crate::files;
use crate::svg::capital;
use crate::terminal_game::TerminalGame;
use std::io::{BufRead, Write};
use std::path::Path;
use tabletop::{Entry, SaveLine, Seat, SeatSet};

const HELP: &str = "\
Answer with a number, or write the answer as it stands beside the number, with or without the seat in front.
  why ANSWER  says whether a move is allowed and by which rule: the number of an answer, or any move
  SEAT MOVE   what another seat of this device may do unasked, for example: blue reveal
  undo        takes back your last answer, unless a die, a card or somebody else came after it
  end         ends the turn when the table waits for it
  board       shows the board again
  log         tells everything that has happened
  save FILE   writes a copy of the game so far
  quit        leaves; the game is saved and goes on with: strata resume";

const TOO_LONG: &str = "That line is too long to be an answer.";

impl<G: TerminalGame, I: BufRead, O: Write> Session<G, I, O> {
    /// Asks a person for the answer of a seat, until there is one.
    pub(super) fn ask(&mut self, seat: Seat, answers: &[G::Move]) -> CliResult<Flow> {
        if self.face(seat)? == Flow::Leave {
            return Ok(Flow::Leave);
        }
        let rules = self.table.rules().clone();
        let state = *self.table.state();
        let listing = Listing::of(rules.as_ref(), &state, answers, &self.words);
        let asked = Asked { rules: rules.as_ref(), state: &state, seat, listing: &listing };
        loop {
            // The question comes back after everything that is not an answer: it may have left the screen.
            self.screen.say(format!("\n{}", rules.prompt_to(&state, rules.seats_of_player(seat), &self.words)))?;
            for line in listing.lines() {
                self.screen.say(line)?;
            }
            let line = match self.type_line(seat)? {
                Typed::Line(line) => line,
                Typed::TooLong => {
                    self.screen.say(TOO_LONG)?;
                    continue;
                }
                Typed::End => return Ok(Flow::Leave),
            };
            if line.is_empty() {
                self.screen
                    .say(format!("Type a number from 1 to {}, an answer as it is listed, or help.", listing.len()))?;
                continue;
            }
            // What is listed comes first: no word of the terminal takes an answer away.
            if listing.shown_as(&line).is_none()
                && let Some(reply) = self.common(seat, Some(&asked), &line)?
            {
                match reply {
                    Reply::Again => continue,
                    Reply::Flow(flow) => return Ok(flow),
                }
            }
            match asked.answer(&line, &self.words) {
                Ok(mv) => return self.make(mv, None),
                Err(reason) => self.screen.say(reason)?,
            }
        }
    }

    /// Asks a person to end the turn.
    pub(super) fn ask_end(&mut self, seat: Seat) -> CliResult<Flow> {
        if self.face(seat)? == Flow::Leave {
            return Ok(Flow::Leave);
        }
        loop {
            self.screen
                .say("\nThe turn is over. Press Enter or type end to go on; undo takes your last answer back.")?;
            let line = match self.type_line(seat)? {
                Typed::Line(line) => line,
                Typed::TooLong => {
                    self.screen.say(TOO_LONG)?;
                    continue;
                }
                Typed::End => return Ok(Flow::Leave),
            };
            if line.is_empty() || line.eq_ignore_ascii_case("end") {
                return self.turn_ends(seat);
            }
            match self.common(seat, None, &line)? {
                Some(Reply::Again) => {}
                Some(Reply::Flow(flow)) => return Ok(flow),
                None => self
                    .screen
                    .say("The table waits for the end of the turn: end, undo, board, log, save, help, quit.")?,
            }
        }
    }

    /// Waits for what a person types.
    fn type_line(&mut self, seat: Seat) -> CliResult<Typed> {
        let prompt = format!("{}> ", self.table.rules().seat_name(seat));
        let typed = self.screen.ask(&prompt);
        typed.map_err(|failure| self.with_resume_command(failure))
    }

    /// Adds to what went wrong how to go on.
    fn with_resume_command(&self, failure: Failure) -> Failure {
        failure.and(&format!("; the game is saved: {}", self.record.resume_command()))
    }

    /// Brings the right person before the screen and shows them what is new.
    fn face(&mut self, seat: Seat) -> CliResult<Flow> {
        let rules = self.table.rules().clone();
        let person = rules.seats_of_player(seat);
        if self.watching != Some(person) {
            let raised = self.screen.curtain(&self.name(person), self.watching.is_some());
            if !raised.map_err(|failure| self.with_resume_command(failure))? {
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
        Ok(Flow::On)
    }

    /// The person by the seats they hold: "Red", "Red and Blue".
    fn name(&self, person: SeatSet) -> String {
        let rules = self.table.rules();
        let seats = person.iter().filter(|seat| seat.0 < rules.seats());
        seats.map(|seat| capital(rules.seat_name(seat))).collect::<Vec<_>>().join(" and ")
    }

    /// Returns the move of somebody at this device who is not asked, if the line is one: "reveal", "blue reveal".
    fn typed_interrupt(&self, seat: Seat, line: &str) -> Option<G::Move> {
        let (rules, state) = (self.table.rules(), self.table.state());
        let line = line.to_lowercase();
        let typed = [format!("{} {line}", rules.seat_name(seat)), line];
        typed.iter().find_map(|text| {
            let mv = rules.read_move(state, text).ok().filter(|&mv| rules.is_interrupt(mv))?;
            rules.actor(state, mv).filter(|&by| self.is_person(by)).map(|_| mv)
        })
    }

    /// Does what a word asks for that is understood at any time; `None` if the line is no such word.
    fn common(&mut self, seat: Seat, asked: Option<&Asked<'_, G>>, line: &str) -> CliResult<Option<Reply>> {
        if let Some(mv) = self.typed_interrupt(seat, line) {
            return self.make(mv, None).map(|flow| Some(Reply::Flow(flow)));
        }
        let person = self.table.rules().seats_of_player(seat);
        let (word, rest) = line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match (word.to_lowercase().as_str(), rest) {
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
            ("why", text) => {
                let reason = self.explain(person, asked, text);
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

    /// Says whether a move is allowed and by which rule, of an answer by its number or of any move in notation.
    fn explain(&self, person: SeatSet, asked: Option<&Asked<'_, G>>, text: &str) -> String {
        let Some(asked) = asked else { return "Nothing is asked now but to end the turn.".into() };
        if text.is_empty() {
            return "Write a number or a move behind it, for example: why 1".into();
        }
        let seen = asked.rules.determinise(&asked.rules.view(asked.state, person), &mut |_| 0);
        asked.explain(&seen, text, &self.words)
    }

    /// Writes a copy of the game, with the note of who plays, under a name that must be free.
    fn save_copy(&mut self, path: &Path) -> CliResult {
        if files::is_same_file(path, self.record.path()) {
            let name = path.display();
            return Ok(self.screen.say(format!("{name} is this game itself, which is saved after every move."))?);
        }
        let written = self.record.text().and_then(|text| files::write_new(path, text.as_bytes()));
        let said = match written.and_then(|()| self.holders.write_new_note(path)) {
            Ok(()) => format!("A copy of the game is in {}.", path.display()),
            Err(failure) => failure.message().to_string(),
        };
        Ok(self.screen.say(said)?)
    }

    fn undo(&mut self, person: SeatSet) -> CliResult<Reply> {
        match self.table.undo(person) {
            Ok(count) => {
                let line = SaveLine::of(&self.table, Entry::Undo(count));
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
}

/// What came of a word that is understood at any time.
pub(super) enum Reply {
    /// Ask again.
    Again,
    /// Look at the table again, or leave.
    Flow(Flow),
}
