//! [`NewsFeed`]: puts what is new for a person into lines: moves as far as the person may know them, and what else happened.

use crate::terminal_game::TerminalGame;
use host::Host;
use protocol::{HandOver, Holder, Notice, NoticeKind, StepOf, UpdateOf};
use std::collections::{BTreeMap, BTreeSet};
use tabletop::{Seat, SeatSet};
use wording::Messages;

/// From this many moves of chance before the first answer, the opening is told in one line.
const LONG_OPENING: usize = 12;
/// How many moves are shown again when a game is resumed.
const RETOLD: usize = 12;

/// What the people at this device have been told.
pub struct NewsFeed {
    /// The number of the newest entry that each person has been told.
    told: BTreeMap<SeatSet, u32>,
    /// Earlier moves are not shown, because they were made before the game was resumed.
    first_move: usize,
    /// Other entries up to this number are not shown, for the same reason.
    last_old_entry: u32,
    /// The moves that the table made for a person who had only one answer.
    forced: BTreeSet<usize>,
}

impl NewsFeed {
    /// Starts at a table that is resumed or has not begun.
    pub fn new<G: TerminalGame>(host: &Host<G>) -> NewsFeed {
        NewsFeed {
            told: BTreeMap::new(),
            first_move: host.table().move_count().saturating_sub(RETOLD),
            last_old_entry: host.number(),
            forced: BTreeSet::new(),
        }
    }

    /// Remembers which moves from this one on are answers of seats: the table gave them without asking.
    pub fn add_forced<G: TerminalGame>(&mut self, host: &Host<G>, from: usize) {
        let (table, rules) = (host.table(), host.table().rules());
        for (index, mv) in table.moves().enumerate().skip(from) {
            if rules.actor(&table.position_after(index), mv).is_some() && !rules.is_interrupt(mv) {
                self.forced.insert(index);
            }
        }
    }

    /// Forgets moves that were taken back.
    pub fn forget_undone<G: TerminalGame>(&mut self, host: &Host<G>) {
        let count = host.table().move_count();
        self.first_move = self.first_move.min(count);
        self.forced.split_off(&count);
    }

    /// Prints what is new for a person. A long opening by chance is one line.
    pub fn lines_for<G: TerminalGame>(&mut self, host: &Host<G>, person: SeatSet, words: &Messages) -> Vec<String> {
        let last = self.told.get(&person).copied();
        let Some(update) = host.update(person, last) else { return Vec::new() };
        self.told.insert(person, update.number);
        let (mut first, last_old_entry) = if last.is_none() { (self.first_move, self.last_old_entry) } else { (0, 0) };
        let mut lines = Vec::new();
        let opening = update.steps.iter().take_while(|step| step.by.is_none()).count();
        if first == 0 && update.from == 0 && opening > LONG_OPENING {
            lines.push(format!("The table was set up by {opening} moves of chance; \"log\" lists them."));
            first = opening;
        }
        lines.extend(self.describe(host, &update, first, last_old_entry, words));
        lines
    }

    /// Says everything that a person may know, also about the opening.
    pub fn log<G: TerminalGame>(&self, host: &Host<G>, person: SeatSet, words: &Messages) -> Vec<String> {
        host.update(person, None).map_or_else(Vec::new, |update| self.describe(host, &update, 0, 0, words))
    }

    /// Puts an update into lines, without earlier moves than `first_move` and without what else happened up to an entry.
    fn describe<G: TerminalGame>(
        &self,
        host: &Host<G>,
        update: &UpdateOf<G>,
        first_move: usize,
        last_old_entry: u32,
        words: &Messages,
    ) -> Vec<String> {
        let rules = host.table().rules().as_ref();
        let mut notices = placed(&update.notices).into_iter().peekable();
        let mut lines = Vec::new();
        let say = |notice: &Notice, lines: &mut Vec<String>| {
            if notice.number > last_old_entry {
                lines.push(describe_notice(rules, &notice.kind, words));
            }
        };
        for (index, step) in (update.from as usize..).zip(&update.steps) {
            while let Some((_, notice)) = notices.next_if(|(place, _)| *place as usize <= index) {
                say(notice, &mut lines);
            }
            if index >= first_move {
                lines.extend(self.describe_step(host, update.viewer, index, step, words));
            }
        }
        notices.for_each(|(_, notice)| say(notice, &mut lines));
        lines
    }

    fn describe_step<G: TerminalGame>(
        &self,
        host: &Host<G>,
        viewer: SeatSet,
        index: usize,
        step: &StepOf<G>,
        words: &Messages,
    ) -> Vec<String> {
        let (table, rules) = (host.table(), host.table().rules());
        let mut lines = Vec::new();
        if let Some(seat) = step.by
            && viewer.contains(seat)
            && self.forced.contains(&index)
            && let Some(mv) = table.moves().nth(index)
        {
            let answer = rules.answer(&table.position_after(index), mv, words);
            lines.push(format!("The only answer was taken for {}: {answer}", rules.seat_word(seat, words)));
        }
        let sentences: Vec<String> =
            step.events().filter_map(|event| rules.event(event, words)).map(String::from).collect();
        if sentences.is_empty() && step.by.is_none() {
            let before = table.position_after(index);
            let shown = table.moves().nth(index).and_then(|mv| rules.redact_move(&before, mv, viewer));
            lines.extend(shown.map(|mv| rules.write_move(&before, mv)));
        }
        lines.extend(sentences);
        lines
    }
}

/// Returns notices with the number of those moves, of all that count now, which were made before them.
fn placed(notices: &[Notice]) -> Vec<(u32, &Notice)> {
    let mut place = u32::MAX;
    let mut placed: Vec<(u32, &Notice)> = Vec::new();
    // Moves that a later undo took back do not count.
    for notice in notices.iter().rev() {
        place = place.min(notice.moves);
        placed.push((place, notice));
    }
    placed.reverse();
    placed
}

/// Says what happened at the table besides moves.
fn describe_notice<G: TerminalGame>(rules: &G, kind: &NoticeKind, words: &Messages) -> String {
    let name = |seat: Seat| rules.seat_word(seat, words);
    match kind {
        NoticeKind::Undone(1) => "Taken back.".into(),
        NoticeKind::Undone(count) => format!("{count} moves are taken back."),
        NoticeKind::UndoneByAll(count) => {
            format!("Everybody agrees: the table goes back by {}.", moves_in_words(*count))
        }
        NoticeKind::TurnUndone(count) => {
            format!("The last turn is taken back, {}. Dice and cards are drawn again.", moves_in_words(*count))
        }
        NoticeKind::SeatChanged { seat, holder, why } => {
            let seat = name(*seat);
            match (holder, why) {
                (Holder::Bot(bot), Some(HandOver::Resigned)) => {
                    format!("{seat} has resigned; a bot ({bot}) plays to the end.")
                }
                (Holder::Bot(bot), _) => format!("A bot ({bot}) plays {seat} from now on."),
                (Holder::Person, _) => format!("A person plays {seat} from now on."),
                (Holder::Nobody, _) => format!("The rules play {seat} from now on."),
            }
        }
        NoticeKind::Paused(true) => "The table rests.".into(),
        NoticeKind::Paused(false) => "The table goes on.".into(),
        NoticeKind::StandIn(seat) => format!("The time of {} is up: a bot answers.", name(*seat)),
        NoticeKind::UndoProposed(seat, count) => {
            format!("{} proposes to go back by {}, also dice and cards.", name(*seat), moves_in_words(*count))
        }
        NoticeKind::UndoVoted(seat, true) => format!("{} agrees.", name(*seat)),
        NoticeKind::UndoVoted(seat, false) => format!("{} does not agree, so nothing is taken back.", name(*seat)),
    }
}

/// Says a number of moves: "1 move", "3 moves".
pub fn moves_in_words(count: u32) -> String {
    if count == 1 { "1 move".into() } else { format!("{count} moves") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_happened_besides_moves_is_told_between_the_moves_that_count() {
        let kinds = [(3, 5), (4, 2), (7, 4)];
        let notices = kinds.map(|(number, moves)| Notice { number, moves, kind: NoticeKind::Undone(1) });
        let places: Vec<(u32, u32)> = placed(&notices).iter().map(|(place, notice)| (*place, notice.number)).collect();
        // The move with index 2 came after the second undo, so also after the first.
        assert_eq!(places, [(2, 3), (2, 4), (4, 7)]);
    }
}
