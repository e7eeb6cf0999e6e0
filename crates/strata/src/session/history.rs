//! What has happened at the table, move by move, told to each viewer as far as they may know it.

use crate::terminal_game::TerminalGame;
use tabletop::{Game, RecordOf, Seat, SeatSet, Table};
use wording::Messages;

/// From so many moves of chance before the first answer, the opening is told in one line.
const LONG_OPENING: usize = 12;

/// A move with what came of it.
struct Step<G: Game> {
    before: G::State,
    mv: G::Move,
    by: Option<Seat>,
    /// The only answer, taken for the seat: its words.
    forced: Option<String>,
    records: Vec<RecordOf<G>>,
}

/// The moves that count, with their events.
pub struct History<G: Game> {
    steps: Vec<Step<G>>,
}

impl<G: TerminalGame> History<G> {
    /// The history of a table that has been played at.
    pub fn of(table: &Table<G>) -> History<G> {
        let rules = table.rules();
        let mut state = *table.start();
        let mut history = History::<G> { steps: Vec::new() };
        for mv in table.moves() {
            let before = state;
            let mut records = Vec::new();
            rules.apply_legal(&mut state, mv, &mut records);
            history.push(rules, before, mv, None, records);
        }
        history
    }

    /// A move was made.
    pub fn push(
        &mut self,
        rules: &G,
        before: G::State,
        mv: G::Move,
        forced: Option<String>,
        records: Vec<RecordOf<G>>,
    ) {
        let by = rules.actor(&before, mv);
        self.steps.push(Step { before, mv, by, forced, records });
    }

    /// The last moves were taken back.
    pub fn take_back(&mut self, count: usize) {
        self.steps.truncate(self.steps.len().saturating_sub(count));
    }

    /// How many moves there are.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Sentences about the moves from this one on, for a viewer. A long opening by chance is told in one line.
    pub fn tell(&self, rules: &G, from: usize, viewer: SeatSet, words: &Messages) -> Vec<String> {
        let opening = self.steps.iter().take_while(|step| step.by.is_none()).count();
        let mut lines = Vec::new();
        let mut first = from;
        if from == 0 && opening > LONG_OPENING {
            lines.push(format!("The table was set up by {opening} moves of chance; \"log\" lists them."));
            first = opening;
        }
        for step in self.steps.iter().skip(first) {
            lines.extend(step.tell(rules, viewer, words));
        }
        lines
    }

    /// Every sentence, also about the opening.
    pub fn all(&self, rules: &G, viewer: SeatSet, words: &Messages) -> Vec<String> {
        self.steps.iter().flat_map(|step| step.tell(rules, viewer, words)).collect()
    }
}

impl<G: TerminalGame> Step<G> {
    fn tell(&self, rules: &G, viewer: SeatSet, words: &Messages) -> Vec<String> {
        let mut lines = Vec::new();
        if let (Some(text), Some(seat)) = (&self.forced, self.by)
            && viewer.contains(seat)
        {
            lines.push(format!("The only answer was taken for {}: {text}", rules.seat_word(seat, words)));
        }
        let records = self.records.iter().map(|&record| rules.redact_event(record, viewer));
        let sentences: Vec<String> = records.filter_map(|record| rules.event(record.event, words)).collect();
        if sentences.is_empty()
            && self.by.is_none()
            && let Some(mv) = rules.redact_move(&self.before, self.mv, viewer)
        {
            lines.push(rules.write_move(&self.before, mv));
        }
        lines.extend(sentences);
        lines
    }
}
