//! What each person at this device has received of a table, and who looks at the screen.

use super::TableModel;
use crate::table::TableTheme;
use leptos::prelude::*;
use protocol::{Notice, Request, StepOf, UpdateOf, Wait};
use std::sync::Arc;
use tabletop::SeatSet;

/// What one person has received, while somebody else looks.
pub(super) struct PersonHistory<G: TableTheme> {
    start: Option<G::View>,
    steps: Vec<Arc<StepOf<G>>>,
    notices: Vec<Notice>,
    shown: usize,
    /// The number of the newest entry that it includes.
    number: Option<u32>,
}

impl<G: TableTheme> Default for PersonHistory<G> {
    fn default() -> PersonHistory<G> {
        PersonHistory { start: None, steps: Vec::new(), notices: Vec::new(), shown: 0, number: None }
    }
}

impl<G: TableTheme> PersonHistory<G> {
    /// Adds an update. An update that does not continue what is there is ignored; the person gets it when they look again.
    fn add(&mut self, update: UpdateOf<G>) {
        let from = update.from as usize;
        if from > self.steps.len() {
            return;
        }
        if update.start.is_some() {
            self.start = update.start;
        }
        self.steps.truncate(from);
        self.shown = self.shown.min(from);
        self.steps.extend(update.steps.into_iter().map(Arc::new));
        merge_notices(&mut self.notices, update.notices, update.number);
        self.number = Some(update.number);
    }
}

/// Adds what an update tells. An update may repeat older notices; nothing that is newer than the update is kept, because the table
/// was replaced then.
pub(super) fn merge_notices(notices: &mut Vec<Notice>, told: Vec<Notice>, newest: u32) {
    let first = told.first().map_or(u32::MAX, |notice| notice.number);
    notices.retain(|notice| notice.number < first && notice.number <= newest);
    notices.extend(told);
}

impl<G: TableTheme> TableModel<G> {
    /// Shows the table to the person with these seats.
    pub fn show_to(self, person: SeatSet) {
        if let Some(before) = self.viewer.get_untracked() {
            self.store_history(before);
        }
        self.viewer.set(Some(person));
        let told = self.other_people.try_update_value(|other_people| other_people.remove(&person)).flatten();
        let told = told.unwrap_or_default();
        self.start.set(told.start);
        self.steps.set(told.steps);
        self.notices.set(told.notices);
        self.number.set_value(told.number);
        self.jump_to(told.shown);
        // Until the table answers: what it waits for, without what concerns the person before.
        self.wait.update(|wait| {
            let Wait { asked, end, over, paused, clocks, proposal, .. } = *wait;
            *wait = Wait { asked, end, over, paused, clocks, proposal, ..Wait::default() };
        });
        self.synchronize();
    }

    /// Asks the table for what the viewer has not received yet.
    pub(super) fn synchronize(self) {
        self.send_request(Request::Sync { last: self.number.get_value() });
    }

    /// Stores the history of this person until they look again.
    fn store_history(self, person: SeatSet) {
        let told = PersonHistory {
            start: self.start.get_untracked(),
            steps: self.steps.get_untracked(),
            notices: self.notices.get_untracked(),
            shown: self.shown.get_untracked(),
            number: self.number.get_value(),
        };
        self.other_people.update_value(|other_people| {
            other_people.insert(person, told);
        });
    }

    /// Shows the curtain: the page contains no secrets until the next person confirms.
    pub fn draw_curtain(self) {
        if let Some(before) = self.viewer.get_untracked() {
            self.store_history(before);
            self.viewer.set(None);
            self.start.set(None);
            self.steps.set(Vec::new());
            self.notices.set(Vec::new());
            self.number.set_value(None);
            self.jump_to(0);
        }
    }

    /// Adds an update to the history of a person who is not looking.
    pub(super) fn update_absent(self, update: UpdateOf<G>) {
        self.other_people.update_value(|other_people| other_people.entry(update.viewer).or_default().add(update));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::NoticeKind;

    fn notice(number: u32) -> Notice {
        Notice { number, moves: number, kind: NoticeKind::Undone(1) }
    }

    #[test]
    fn a_notice_is_kept_once_and_none_of_a_table_that_was_replaced() {
        let merged = |told: &[u32], newest| {
            let mut notices = vec![notice(3), notice(7)];
            merge_notices(&mut notices, told.iter().map(|&number| notice(number)).collect(), newest);
            notices.iter().map(|notice| notice.number).collect::<Vec<_>>()
        };
        assert_eq!(merged(&[9], 12), [3, 7, 9], "new ones are added");
        assert_eq!(merged(&[], 7), [3, 7]);
        assert_eq!(merged(&[3, 7, 8], 8), [3, 7, 8], "everything was told again");
        assert_eq!(merged(&[2], 5), [2], "the table was replaced by a shorter one");
        assert_eq!(merged(&[], 5), [3]);
    }
}
