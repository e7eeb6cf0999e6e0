//! [`Journal`]: the numbers of all entries of a table. They show what a viewer has not been told yet.
//!
//! An entry is a line of the save that is not a snapshot. The numbers follow from the save, so they stay valid when the table is
//! loaded again, and a client can name the newest entry that it has.

use protocol::{Notice, NoticeKind};
use tabletop::{SaveLine, Seat};

/// The entries of a table, as far as their numbers matter.
#[derive(Clone, Debug, Default)]
pub(crate) struct Journal {
    /// How many moves count after each entry.
    moves: Vec<u32>,
    /// What happened besides moves.
    notices: Vec<Notice>,
}

impl Journal {
    /// Adds a line of the save.
    pub(crate) fn push(&mut self, line: &SaveLine) {
        let before = self.moves.last().copied().unwrap_or(0);
        let moves = match line {
            SaveLine::Snapshot { .. } | SaveLine::Unreadable(_) => return,
            SaveLine::Move(_) => before.saturating_add(1),
            SaveLine::Undo(count) | SaveLine::AgreedUndo(count) | SaveLine::TurnUndo(count) => {
                before.saturating_sub(*count)
            }
            _ => before,
        };
        self.moves.push(moves);
        if let Some(kind) = notice(line) {
            self.notices.push(Notice { number: self.number(), moves, kind });
        }
    }

    /// Returns the number of the newest entry; 0 before the first.
    pub(crate) fn number(&self) -> u32 {
        u32::try_from(self.moves.len()).unwrap_or(u32::MAX)
    }

    /// Returns how many moves count.
    pub(crate) fn moves(&self) -> u32 {
        self.moves.last().copied().unwrap_or(0)
    }

    /// Forgets all entries after this one.
    pub(crate) fn truncate(&mut self, number: u32) {
        self.moves.truncate(number as usize);
        self.notices.retain(|notice| notice.number <= number);
    }

    /// Returns how many moves a viewer who was told everything up to entry `last` shares with the table. `None` if there is no
    /// such entry.
    pub(crate) fn common_moves(&self, last: u32) -> Option<u32> {
        let told = match last.checked_sub(1) {
            None => 0,
            Some(index) => *self.moves.get(index as usize)?,
        };
        Some(self.moves.iter().skip(last as usize).copied().fold(told, u32::min))
    }

    /// Returns what happened besides moves after entry `last`.
    pub(crate) fn notices_after(&self, last: u32) -> impl Iterator<Item = &Notice> {
        let first = self.notices.partition_point(|notice| notice.number <= last);
        self.notices.iter().skip(first)
    }

    /// Returns how often a whole turn was taken back.
    pub(crate) fn undone_turns(&self) -> u32 {
        self.notices.iter().filter(|notice| matches!(notice.kind, NoticeKind::TurnUndone(_))).count() as u32
    }

    /// Returns how many bytes of memory the journal takes.
    pub(crate) fn memory(&self) -> usize {
        self.moves.capacity() * size_of::<u32>() + self.notices.capacity() * size_of::<Notice>()
    }
}

fn notice(line: &SaveLine) -> Option<NoticeKind> {
    Some(match line {
        SaveLine::Undo(count) => NoticeKind::Undone(*count),
        SaveLine::AgreedUndo(count) => NoticeKind::UndoneByAll(*count),
        SaveLine::TurnUndo(count) => NoticeKind::TurnUndone(*count),
        SaveLine::Seat { seat, holder, why } => {
            NoticeKind::SeatChanged { seat: Seat(*seat), holder: holder.clone(), why: *why }
        }
        SaveLine::Pause(paused) => NoticeKind::Paused(*paused),
        SaveLine::StandIn { question, .. } => NoticeKind::StandIn(question.seat()),
        SaveLine::ProposeUndo { seat, count } => NoticeKind::UndoProposed(Seat(*seat), *count),
        SaveLine::VoteUndo { seat, accept } => NoticeKind::UndoVoted(Seat(*seat), *accept),
        SaveLine::Move(_) | SaveLine::EndTurn(_) | SaveLine::Snapshot { .. } | SaveLine::Unreadable(_) => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn journal(lines: &[SaveLine]) -> Journal {
        let mut journal = Journal::default();
        lines.iter().for_each(|line| journal.push(line));
        journal
    }

    #[test]
    fn a_viewer_shares_the_moves_that_no_later_undo_took_back() {
        let mv = || SaveLine::Move("red pass".into());
        let journal = journal(&[mv(), mv(), mv(), SaveLine::Undo(2), mv(), SaveLine::Pause(true)]);
        assert_eq!((journal.number(), journal.moves()), (6, 2));
        let common: Vec<_> = (0..=7).map(|last| journal.common_moves(last)).collect();
        assert_eq!(common, [Some(0), Some(1), Some(1), Some(1), Some(1), Some(2), Some(2), None]);
        let kinds: Vec<_> = journal.notices_after(4).map(|notice| notice.kind.clone()).collect();
        assert_eq!(kinds, [NoticeKind::Paused(true)]);
        assert_eq!(journal.notices_after(0).count(), 2);
    }

    #[test]
    fn entries_that_were_not_stored_are_forgotten() {
        let mut journal = journal(&[SaveLine::Move("red pass".into()), SaveLine::Pause(true), SaveLine::Pause(false)]);
        journal.truncate(1);
        assert_eq!((journal.number(), journal.moves(), journal.notices_after(0).count()), (1, 1, 0));
    }
}
