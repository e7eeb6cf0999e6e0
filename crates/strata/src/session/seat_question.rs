//! Turns what a person types into a move: the answer they mean, or a sentence with what they could have meant.

use super::answer_list::AnswerList;
use crate::terminal_game::TerminalGame;
use tabletop::Seat;
use wording::{Messages, key};

/// Most letters of a line that are repeated when it is not understood.
const QUOTED: usize = 60;

/// A question to a seat, with all answers to it.
pub struct SeatQuestion<'a, G: TerminalGame> {
    /// The rules of the table.
    pub rules: &'a G,
    /// The position.
    pub state: &'a G::State,
    /// Who is asked.
    pub seat: Seat,
    /// The legal answers.
    pub answer_list: &'a AnswerList<G::Move>,
}

impl<G: TerminalGame> SeatQuestion<'_, G> {
    /// Reads a line as a legal answer: a number, anything that is shown in the list, or notation. The error says why it is not
    /// one.
    pub fn answer(&self, line: &str, words: &Messages) -> Result<G::Move, String> {
        let mv = self.mentioned(line, words)?;
        match self.rules.actor(self.state, mv) {
            Some(by) if by == self.seat => {}
            Some(_) => return Err(self.is_asked(words)),
            None => {
                let suggestion = self.answer_list.suggest(line, words);
                return Err(words.get(key::TERMINAL_NO_ANSWER, &[("suggestion", &suggestion)]).to_string());
            }
        }
        self.rules.check(self.state, mv).map(|()| mv).map_err(|refusal| self.rules.refusal(refusal, words).to_string())
    }

    /// Says whether a move is allowed and by which rule not. `seen` is a position that agrees with what the person who asks
    /// may know: any such position gives the same reason.
    pub fn explain(&self, seen: &G::State, line: &str, words: &Messages) -> String {
        let mv = match self.mentioned(line, words) {
            Ok(mv) => mv,
            Err(reason) => return reason,
        };
        if self.rules.actor(self.state, mv).is_some_and(|by| by != self.seat) {
            return self.is_asked(words);
        }
        match self.rules.check(seen, mv) {
            Ok(()) => words.get(key::EXPLAIN_LEGAL, &[("answer", &self.rules.answer(seen, mv, words))]).to_string(),
            Err(refusal) => self.rules.refusal(refusal, words).to_string(),
        }
    }

    fn is_asked(&self, words: &Messages) -> String {
        let who = self.rules.seat_word(self.seat, words);
        words.get(key::TERMINAL_ASKED, &[("who", &who.capitalized())]).to_string()
    }

    /// Understands a line as a move, legal or not.
    fn mentioned(&self, line: &str, words: &Messages) -> Result<G::Move, String> {
        if line.chars().all(|letter| letter.is_ascii_digit()) {
            let chosen = line.parse().ok().and_then(|number| self.answer_list.numbered(number));
            let count = u32::try_from(self.answer_list.len()).unwrap_or(u32::MAX);
            return chosen.ok_or_else(|| words.count(key::TERMINAL_NUMBERS, count).to_string());
        }
        if let Some(mv) = self.answer_list.shown_as(line) {
            return Ok(mv);
        }
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let first = first.to_lowercase();
        let own = self.rules.seat_name(self.seat);
        let is_seat = |name: &str| (0..self.rules.seats()).any(|seat| self.rules.seat_name(Seat(seat)) == name);
        if first != own && (first == "chance" || is_seat(&first)) {
            // The line names somebody else, so the message says who is asked.
            return self.rules.read_move(self.state, &format!("{first} {rest}"));
        }
        let typed = if first == own { rest.trim() } else { line };
        if let Some(mv) = self.answer_list.shown_as(typed) {
            return Ok(mv);
        }
        let read = |typed: &str| self.rules.read_move(self.state, &format!("{own} {typed}"));
        read(typed).or_else(|_| read(&typed.to_lowercase())).map_err(|_| {
            let quoted: String = typed.chars().take(QUOTED).collect();
            let more = if typed.chars().count() > QUOTED { "…" } else { "" };
            let (quoted, suggestion) = (format!("{quoted:?}{more}"), self.answer_list.suggest(typed, words));
            words.get(key::TERMINAL_UNKNOWN, &[("line", &quoted), ("suggestion", &suggestion)]).to_string()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use host::{ChanceSource, SeededChance};
    use std::sync::Arc;
    use tabletop::{Odds, Pending, Table};

    /// Plays a game by chance and types every answer of every question in each way in which it is shown. Returns how many
    /// questions were asked and how many of their lists were in columns.
    fn type_everything<G: TerminalGame>(rules: G, seed: u64, questions: usize) -> (usize, usize) {
        let words = Messages::english();
        let mut table = Table::new(Arc::new(rules));
        table.set_end_turn_gate(false);
        let mut drawn = 0;
        let mut below = |bound: u32| {
            drawn += 1;
            SeededChance(seed).outcome(drawn, &vec![1; bound as usize]) as u32
        };
        let mut odds = Odds::default();
        let (mut asked, mut in_columns) = (0, 0);
        while asked < questions {
            let rules = table.rules().clone();
            let seat = match table.pending() {
                Pending::Over => break,
                Pending::Chance(_) => {
                    table.roll_chance(&mut odds, &mut below, &mut ()).expect("an outcome of chance");
                    continue;
                }
                Pending::Seat(decision) => decision.by,
                Pending::Seats(seats, _) => seats.iter().next().expect("somebody is asked"),
            };
            let mut answers = Vec::new();
            bots::legal_answers(rules.as_ref(), table.state(), seat, &mut answers);
            let answer_list = AnswerList::of(rules.as_ref(), table.state(), &answers, &words);
            let question =
                SeatQuestion { rules: rules.as_ref(), state: table.state(), seat, answer_list: &answer_list };
            asked += 1;
            in_columns += usize::from(check_question(&question, &answers, &words));
            let chosen = answers[below(answers.len() as u32) as usize];
            table.play(chosen, &mut ()).expect("a legal answer");
        }
        (asked, in_columns)
    }

    /// Types every answer in each way in which it is shown; whether the list is in columns.
    fn check_question<G: TerminalGame>(question: &SeatQuestion<'_, G>, answers: &[G::Move], words: &Messages) -> bool {
        let lines = question.answer_list.lines(words);
        let in_columns = lines.last().is_some_and(|line| line.starts_with("Type a number"));
        let all = lines.join("\n");
        for (index, &mv) in answers.iter().enumerate() {
            let number = (index + 1).to_string();
            let written = question.rules.write_move(question.state, mv);
            let short = written.split_once(' ').expect("a seat and a move").1;
            let label = question.rules.answer(question.state, mv, words).to_string();
            // What stands in the list behind the number; columns are two spaces apart.
            let shown = match in_columns {
                false => lines[index].trim_start().strip_prefix(&number).expect("its number").trim(),
                true => {
                    let start = format!("{number:>4}  ");
                    let at = all.match_indices(&start).map(|(at, _)| at);
                    let at = at.into_iter().find(|&at| at == 0 || all[..at].ends_with(['\n', ' ']));
                    let rest = &all[at.expect("its number is shown") + start.len()..];
                    &rest[..rest.find("  ").into_iter().chain(rest.find('\n')).min().unwrap_or(rest.len())]
                }
            };
            assert!(shown.contains(&label), "{label:?} is not shown: {shown:?}");
            let numbered = format!("{number}  {shown}");
            let alone = shown.strip_prefix(short).unwrap_or(shown).trim();
            for line in [&number, &written, short, shown, alone, &numbered, &written.to_uppercase()] {
                let found = question.answer(line, words);
                assert_eq!(found, Ok(mv), "{line:?} was typed for {written}");
            }
        }
        in_columns
    }

    #[test]
    fn every_answer_of_cosmic_frog_can_be_typed_as_it_is_shown() {
        use cosmic_frog::{FindMuck, Layout, Preset, Rules, Setup, SoloLevel};
        let setups = [
            Setup::new(4),
            Setup { layout: Layout::Drafted, ..Preset::Everything.setup(3) },
            Setup { find_muck: FindMuck::Dice, ..Preset::Everything.setup(5) },
            Setup { find_muck: FindMuck::Chips, ..Setup::new(3) },
            Setup { teams: vec![0, 1, 0, 1], symbiotic: true, ..Setup::new(4) },
            Setup::solo(SoloLevel::Normal),
        ];
        let mut total = (0, 0);
        for (seed, setup) in (1..).zip(setups) {
            let (asked, in_columns) = type_everything(Rules::new(setup).unwrap(), seed, 250);
            total = (total.0 + asked, total.1 + in_columns);
        }
        assert!(total.0 > 1000 && total.1 > 10, "{total:?} questions and columns are too few");
    }

    #[test]
    fn every_answer_of_volcanique_can_be_typed_as_it_is_shown() {
        use volcanique::{IslandStart, Preset, Rules};
        let mut total = (0, 0);
        for (seed, (preset, players)) in (1..).zip([(Preset::FirstGame, 2), (Preset::Full, 3), (Preset::Full, 5)]) {
            let mut setup = preset.setup(players);
            setup.start = if seed == 2 { IslandStart::Chosen } else { IslandStart::Quick };
            let (asked, in_columns) = type_everything(Rules::new(setup).unwrap(), seed, 300);
            total = (total.0 + asked, total.1 + in_columns);
        }
        assert!(total.0 > 600 && total.1 > 0, "{total:?} questions and columns are too few");
    }
}
