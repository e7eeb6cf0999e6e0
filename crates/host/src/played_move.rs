//! `PlayedMove`: one move of the history of a table, from which each viewer gets a redacted copy.

use protocol::StepOf;
use tabletop::{RecordOf, Seat, SeatSet, Secrets, Table};

/// A move that was played, with its true events and the true position after it.
pub(crate) struct PlayedMove<G: Secrets> {
    pub(crate) by: Option<Seat>,
    pub(crate) records: Vec<RecordOf<G>>,
    pub(crate) after: G::State,
}

impl<G: Secrets> PlayedMove<G> {
    /// Returns what these seats may know of the move.
    pub(crate) fn redacted(&self, rules: &G, viewer: SeatSet) -> StepOf<G> {
        StepOf::<G> {
            by: self.by,
            records: self.records.iter().map(|&record| rules.redact_event(record, viewer)).collect(),
            view: rules.view(&self.after, viewer),
        }
    }
}

/// Returns all moves of a table that were not undone.
pub(crate) fn history<G: Secrets>(table: &Table<G>) -> Vec<PlayedMove<G>> {
    let rules = table.rules();
    let mut after = *table.start();
    let moves = table.moves().map(|mv| {
        let by = rules.actor(&after, mv);
        let mut records = Vec::new();
        rules.apply_legal(&mut after, mv, &mut records);
        PlayedMove { by, records, after }
    });
    moves.collect()
}
