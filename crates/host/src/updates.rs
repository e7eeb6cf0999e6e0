//! What viewers are told: [`Host::update`].
//!
//! There are no queues. The log and the number of the newest entry that a viewer has decide what is new for that viewer. So any number
//! of clients can follow a table, and a client that reconnects gets exactly what is missing.

use crate::{Host, HostedGame};
use protocol::{StepOf, UpdateOf, Wait};
use tabletop::{Pending, Seat, SeatSet, Secrets, Table};

/// Plays the moves that count from number `from` on again, and returns them as a viewer may know them.
pub(crate) fn steps_after<G: Secrets>(table: &Table<G>, from: usize, viewer: SeatSet) -> Vec<StepOf<G>> {
    let rules = table.rules();
    let mut state = table.position_after(from);
    let mut records = Vec::new();
    let steps = table.moves().skip(from).map(|mv| {
        let by = rules.actor(&state, mv);
        records.clear();
        rules.apply_legal(&mut state, mv, &mut records);
        let records = records.iter().map(|&record| rules.redact_event(record, viewer)).collect();
        StepOf::<G> { by, records, view: rules.view(&state, viewer) }
    });
    steps.collect()
}

impl<G: HostedGame> Host<G> {
    /// Returns the update for a viewer who has everything up to entry `last`. It contains everything if `last` is `None` or not an
    /// entry of this table. Returns `None` while a proposal is not stored, because nobody may learn of it before.
    ///
    /// `viewer` are the seats of the viewer as the caller has established them; no seats for a spectator.
    pub fn update(&self, viewer: SeatSet, last: Option<u32>) -> Option<UpdateOf<G>> {
        if self.is_storing() {
            return None;
        }
        let (last, from) = self.common_with(last);
        let rules = self.table.rules();
        Some(UpdateOf::<G> {
            viewer,
            number: self.journal.number(),
            from,
            start: (from == 0).then(|| rules.view(self.table.start(), viewer)),
            steps: steps_after(&self.table, from as usize, viewer),
            notices: self.journal.notices_after(last).cloned().collect(),
            holders: self.players.holders.clone(),
            wait: self.wait(viewer),
        })
    }

    /// Returns the newest entry that a viewer who names `last` has, and how many moves the viewer shares with the table.
    pub(crate) fn common_with(&self, last: Option<u32>) -> (u32, u32) {
        let common = last.and_then(|last| Some((last, self.journal.common_moves(last)?)));
        common.unwrap_or((0, 0))
    }

    /// Returns what the table waits for, as this viewer may know it; while a proposal is not stored, what it waits for after it. So send
    /// only [`Host::update`], which nobody gets before the proposal is stored.
    pub fn wait(&self, viewer: SeatSet) -> Wait {
        let (end, pending) = (self.table.seat_to_end_turn(), self.table.pending());
        let asked = self.asked();
        let can_go_back = !self.size.is_long();
        let mut wait = Wait {
            asked,
            end,
            undo: can_go_back && self.speaking_seat(viewer).is_ok() && self.table.can_undo(viewer).is_ok(),
            undo_turn: can_go_back && self.can_undo_turn(viewer),
            over: pending == Pending::Over,
            paused: self.players.paused,
            clocks: asked
                .iter()
                .filter(|&seat| self.players.is_person(seat) && !self.players.has_stand_in(seat))
                .collect(),
            armed: SeatSet(self.armed.0 & viewer.0),
            proposal: self.players.proposal.filter(|_| can_go_back),
            ..Wait::default()
        };
        for seat in asked.iter().filter(|&seat| viewer.contains(seat)) {
            wait.set_question(seat, self.table.question(seat));
        }
        wait
    }

    /// Returns the seats that are asked, without those whose standing orders answer.
    fn asked(&self) -> SeatSet {
        if self.players.paused {
            return SeatSet::NONE;
        }
        let ordered = |seat: Seat| self.players.is_person(seat) && self.ordered_answer(seat).is_some();
        match (self.table.seat_to_end_turn(), self.table.pending()) {
            (Some(seat), _) if !self.asks_to_end_turn(seat) => SeatSet::NONE,
            (None, Pending::Seat(decision)) if ordered(decision.by) => SeatSet::NONE,
            _ => self.table.asked(),
        }
    }
}
