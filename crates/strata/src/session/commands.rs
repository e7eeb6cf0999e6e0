//! The commands that a person may type at any time, and the interrupts of a seat.

use super::Session;
use super::seat_question::SeatQuestion;
use crate::cli_error::CliResult;
use crate::files;
use crate::local_holders::LocalHolder;
use crate::terminal_game::TerminalGame;
use protocol::Request;
use std::io::{BufRead, Write};
use std::ops::ControlFlow;
use std::path::Path;
use tabletop::{Seat, SeatSet};

const HELP: &str = "\
Answer with a number, or write the answer as it stands beside the number, with or without the seat in front.
  why ANSWER  says whether a move is allowed and by which rule: the number of an answer, or any move
  SEAT MOVE   what another seat of this device may do unasked, for example: blue reveal
  undo        takes back your last answer, unless a die, a card or somebody else came after it
  undo turn   takes back your whole last turn against bots; dice and cards are drawn again
  go back N   takes back the last N moves, also dice and cards, if everybody at this device agrees
  bot [NAME]  lets a bot play your seat from now on; strata resume --seats takes it back
  end         ends the turn when the table waits for it
  board       shows the board again
  log         tells everything that has happened
  save FILE   writes a copy of the game so far
  quit        leaves; the game is saved and goes on with: strata resume";

/// What came of a word that is understood at any time.
pub(super) enum Reply {
    /// Ask again.
    Again,
    /// Stop asking: look at the table again, or leave the game (`Break`).
    Done(ControlFlow<()>),
}

impl<G: TerminalGame, I: BufRead, O: Write> Session<G, I, O> {
    /// Runs a command that is possible at any time. Returns `None` if the line is not such a command.
    pub(super) fn run_common_command(
        &mut self,
        seat: Seat,
        asked: Option<&SeatQuestion<'_, G>>,
        line: &str,
    ) -> CliResult<Option<Reply>> {
        if let Some(mv) = self.typed_interrupt(seat, line) {
            return self.interrupt(mv).map(Some);
        }
        let person = self.host.table().rules().seats_of_player(seat);
        let (word, rest) = line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()));
        let rest_in_lower_case = rest.to_lowercase();
        match (word.to_lowercase().as_str(), rest_in_lower_case.as_str()) {
            ("help" | "?", "") => self.terminal.say(HELP)?,
            ("board", "") => {
                let table = self.host.table();
                let board = table.rules().summary(table.state(), person, &self.words);
                self.terminal.text(&board)?;
            }
            ("log", "") => {
                for line in self.news.log(&self.host, person, &self.words) {
                    self.terminal.say(format!("  {line}"))?;
                }
            }
            ("why", _) => {
                let reason = self.explain(person, asked, rest);
                self.terminal.text(&reason)?;
            }
            ("save", "") => {
                self.terminal.say("Write the name of a new file behind it, for example: save game.jsonl")?
            }
            ("save", _) => self.save_copy(Path::new(rest))?,
            ("undo", "") => return self.look_again(person, &Request::Undo),
            ("undo", "turn") => return self.look_again(person, &Request::UndoTurn),
            ("go", rest) if rest == "back" || rest.starts_with("back ") => {
                return self.propose_undo(person, rest.trim_start_matches("back").trim()).map(Some);
            }
            ("bot", name) => return self.give_seat(person, seat, name).map(Some),
            ("quit" | "exit", "") => return Ok(Some(Reply::Done(ControlFlow::Break(())))),
            _ => return Ok(None),
        }
        Ok(Some(Reply::Again))
    }

    /// Sends a request after which the question may be another one.
    fn look_again(&mut self, person: SeatSet, request: &Request) -> CliResult<Option<Reply>> {
        let done = self.request(person, request)?;
        Ok(Some(if done { Reply::Done(ControlFlow::Continue(())) } else { Reply::Again }))
    }

    /// Returns the move of somebody at this device who is not asked, if the line is one: "reveal", "blue reveal".
    fn typed_interrupt(&self, seat: Seat, line: &str) -> Option<G::Move> {
        let (rules, state) = (self.host.table().rules(), self.host.table().state());
        let line = line.to_lowercase();
        let typed = [format!("{} {line}", rules.seat_name(seat)), line];
        typed.iter().find_map(|text| {
            let mv = rules.read_move(state, text).ok().filter(|&mv| rules.is_interrupt(mv))?;
            rules.actor(state, mv).filter(|&by| self.is_person(by)).map(|_| mv)
        })
    }

    /// Plays an interrupt of a seat now or not at all, because on one device nothing waits for a later moment.
    fn interrupt(&mut self, mv: G::Move) -> CliResult<Reply> {
        let table = self.host.table();
        let rules = table.rules().clone();
        if let Err(refusal) = rules.check(table.state(), mv) {
            self.terminal.say(rules.refusal(refusal, &self.words))?;
        } else if let Some(seat) = rules.actor(table.state(), mv) {
            self.request(rules.seats_of_player(seat), &Request::Interrupt { seat, armed: true })?;
        }
        Ok(Reply::Done(ControlFlow::Continue(())))
    }

    /// Asks everybody at this device to take back this many moves.
    fn propose_undo(&mut self, person: SeatSet, count: &str) -> CliResult<Reply> {
        let made = self.host.table().move_count();
        let left = count.parse().ok().filter(|&count: &usize| count > 0).and_then(|count| made.checked_sub(count));
        let Some(moves) = left.and_then(|left| u32::try_from(left).ok()) else {
            self.terminal.say(format!("Write a number of moves from 1 to {made} behind it, for example: go back 1"))?;
            return Ok(Reply::Again);
        };
        let proposed = self.request(person, &Request::ProposeUndo { moves })?;
        Ok(if proposed { Reply::Done(ControlFlow::Continue(())) } else { Reply::Again })
    }

    /// Lets a bot play a seat from now on, and notes that beside the save.
    fn give_seat(&mut self, person: SeatSet, seat: Seat, name: &str) -> CliResult<Reply> {
        let bot = if name.is_empty() { "bot" } else { name }.to_string();
        if !G::BOTS.contains(&bot.as_str()) {
            self.terminal.say(format!("There is no such bot. The bots are called {}.", G::BOTS.join(", ")))?;
            return Ok(Reply::Again);
        }
        if !self.request(person, &Request::GiveSeat { seat, bot: bot.clone() })? {
            return Ok(Reply::Again);
        }
        if let Some(holder) = self.holders.0.get_mut(seat.index()) {
            *holder = LocalHolder::Bot(bot);
        }
        self.holders.write_note(self.record.path())?;
        Ok(Reply::Done(ControlFlow::Continue(())))
    }

    /// Says whether a move is allowed and by which rule, of an answer by its number or of any move in notation.
    fn explain(&self, person: SeatSet, asked: Option<&SeatQuestion<'_, G>>, text: &str) -> String {
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
            return Ok(self.terminal.say(format!("{name} is this game itself, which is saved after every move."))?);
        }
        let written = self.record.text().and_then(|text| files::write_new(path, text.as_bytes()));
        let said = match written.and_then(|()| self.holders.write_new_note(path)) {
            Ok(()) => format!("A copy of the game is in {}.", path.display()),
            Err(error) => error.message().to_string(),
        };
        Ok(self.terminal.say(said)?)
    }
}
