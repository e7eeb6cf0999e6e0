//! Asks a person: shows the curtain, the board and the question, and reads what they type.

use super::Session;
use super::answer_list::AnswerList;
use super::commands::Reply;
use super::news_feed::moves_in_words;
use super::seat_question::SeatQuestion;
use super::terminal::InputLine;
use crate::cli_error::{CliError, CliResult};
use crate::svg::capital;
use crate::terminal_game::TerminalGame;
use protocol::{Request, UndoProposal};
use std::io::{BufRead, Write};
use std::ops::ControlFlow;
use tabletop::{Seat, SeatSet};

const TOO_LONG: &str = "That line is too long to be an answer.";

impl<G: TerminalGame, I: BufRead, O: Write> Session<G, I, O> {
    /// Asks a person for the answer of a seat, until there is one.
    pub(super) fn ask(&mut self, seat: Seat) -> CliResult<ControlFlow<()>> {
        let rules = self.host.table().rules().clone();
        let state = *self.host.table().state();
        let mut answers = Vec::new();
        bots::legal_answers(rules.as_ref(), &state, seat, &mut answers);
        if answers.is_empty() {
            return Err(CliError::input("the game is stuck; please report this save"));
        }
        if self.face(seat)?.is_break() {
            return Ok(ControlFlow::Break(()));
        }
        let answer_list = AnswerList::of(rules.as_ref(), &state, &answers, &self.words);
        let asked = SeatQuestion { rules: rules.as_ref(), state: &state, seat, answer_list: &answer_list };
        loop {
            // The question comes back after everything that is not an answer: it may have left the screen.
            self.terminal.say(format!("\n{}", rules.prompt_to(&state, rules.seats_of_player(seat), &self.words)))?;
            for line in answer_list.lines(&self.words) {
                self.terminal.say(line)?;
            }
            let line = match self.type_line(seat)? {
                InputLine::Line(line) => line,
                InputLine::TooLong => {
                    self.terminal.say(TOO_LONG)?;
                    continue;
                }
                InputLine::End => return Ok(ControlFlow::Break(())),
            };
            if line.is_empty() {
                self.terminal.say(format!(
                    "Type a number from 1 to {}, an answer as it is listed, or help.",
                    answer_list.len()
                ))?;
                continue;
            }
            // Listed answers come first, so that no command of the terminal hides an answer.
            if answer_list.shown_as(&line).is_none()
                && let Some(reply) = self.run_common_command(seat, Some(&asked), &line)?
            {
                match reply {
                    Reply::Again => continue,
                    Reply::Done(flow) => return Ok(flow),
                }
            }
            match asked.answer(&line, &self.words) {
                Ok(mv) => return self.answer(seat, rules.write_move(&state, mv)),
                Err(reason) => self.terminal.say(reason)?,
            }
        }
    }

    /// Gives the answer of a seat, in notation.
    fn answer(&mut self, seat: Seat, text: String) -> CliResult<ControlFlow<()>> {
        let person = self.host.table().rules().seats_of_player(seat);
        if let Some(question) = self.host.wait(person).question(seat) {
            self.request(person, &Request::Answer { question, text })?;
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Asks a person to end the turn.
    pub(super) fn ask_end(&mut self, seat: Seat) -> CliResult<ControlFlow<()>> {
        if self.face(seat)?.is_break() {
            return Ok(ControlFlow::Break(()));
        }
        loop {
            self.terminal
                .say("\nThe turn is over. Press Enter or type end to go on; undo takes your last answer back.")?;
            let line = match self.type_line(seat)? {
                InputLine::Line(line) => line,
                InputLine::TooLong => {
                    self.terminal.say(TOO_LONG)?;
                    continue;
                }
                InputLine::End => return Ok(ControlFlow::Break(())),
            };
            if line.is_empty() || line.eq_ignore_ascii_case("end") {
                return self.end_turn(seat);
            }
            match self.run_common_command(seat, None, &line)? {
                Some(Reply::Again) => {}
                Some(Reply::Done(flow)) => return Ok(flow),
                None => self
                    .terminal
                    .say("The table waits for the end of the turn: end, undo, board, log, save, help, quit.")?,
            }
        }
    }

    fn end_turn(&mut self, seat: Seat) -> CliResult<ControlFlow<()>> {
        let person = self.host.table().rules().seats_of_player(seat);
        if let Some(question) = self.host.wait(person).question(seat) {
            self.request(person, &Request::EndTurn { question })?;
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Asks a person whether they agree to an undo that somebody else at this device has proposed.
    pub(super) fn ask_vote(&mut self, person: SeatSet, proposal: UndoProposal) -> CliResult<ControlFlow<()>> {
        let Some(seat) = person.iter().find(|&seat| self.is_person(seat)) else {
            return Err(CliError::input("nobody can agree to the undo; please report this save"));
        };
        if self.face(seat)?.is_break() {
            return Ok(ControlFlow::Break(()));
        }
        let count = (self.host.table().move_count() as u32).saturating_sub(proposal.moves);
        let question = format!("\nDo you agree to go back by {}? Type y or n.", moves_in_words(count));
        loop {
            self.terminal.say(&question)?;
            let line = match self.type_line(seat)? {
                InputLine::Line(line) => line.to_lowercase(),
                InputLine::TooLong => continue,
                InputLine::End => return Ok(ControlFlow::Break(())),
            };
            let accept = match line.as_str() {
                "y" | "yes" => true,
                "n" | "no" => false,
                "quit" | "exit" => return Ok(ControlFlow::Break(())),
                _ => continue,
            };
            self.request(person, &Request::VoteUndo { accept })?;
            return Ok(ControlFlow::Continue(()));
        }
    }

    /// Waits for what a person types.
    fn type_line(&mut self, seat: Seat) -> CliResult<InputLine> {
        let prompt = format!("{}> ", self.host.table().rules().seat_name(seat));
        let typed = self.terminal.ask(&prompt);
        typed.map_err(|error| self.with_resume_command(error))
    }

    /// Adds to what went wrong how to go on.
    fn with_resume_command(&self, error: CliError) -> CliError {
        error.with_suffix(&format!("; the game is saved: {}", self.record.resume_command()))
    }

    /// Brings the right person before the screen and shows them what is new.
    fn face(&mut self, seat: Seat) -> CliResult<ControlFlow<()>> {
        let rules = self.host.table().rules().clone();
        let person = rules.seats_of_player(seat);
        if self.watching != Some(person) {
            let raised = self.terminal.curtain(&self.name(person), self.watching.is_some());
            if !raised.map_err(|error| self.with_resume_command(error))? {
                return Ok(ControlFlow::Break(()));
            }
            self.watching = Some(person);
            self.board.clear();
        }
        self.tell()?;
        let board = rules.summary(self.host.table().state(), person, &self.words);
        if board != self.board {
            self.terminal.text(&format!("\n{board}"))?;
            self.board = board;
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Returns the name of a person by the seats they hold: "Red", "Red and Blue".
    fn name(&self, person: SeatSet) -> String {
        let rules = self.host.table().rules();
        let seats = person.iter().filter(|seat| seat.0 < rules.seats());
        seats.map(|seat| capital(rules.seat_name(seat))).collect::<Vec<_>>().join(" and ")
    }
}
