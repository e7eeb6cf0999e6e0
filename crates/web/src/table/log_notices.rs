//! What the log says about a table besides moves: undos, seats that change hands, pauses, votes.
//!
//! Not here: where the lines are drawn (`log.rs`).

use crate::text::key;
use protocol::{HandOver, Holder, Notice, NoticeKind};
use tabletop::Seat;
use wording::{GameWording, Messages, Text};

/// A line of the log about the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeLine {
    /// After how many of the moves that still count it stands.
    pub moment: usize,
    /// What it says.
    pub text: Text,
}

/// Returns the lines for notices, oldest first. Undos that follow each other at one place are one line.
pub fn notice_lines<G: GameWording>(rules: &G, notices: &[Notice], messages: &Messages) -> Vec<NoticeLine> {
    let mut lines = Vec::new();
    let mut notices = notices.iter().enumerate().map(|(at, notice)| (moment(&notices[at..]), &notice.kind)).peekable();
    while let Some((moment, kind)) = notices.next() {
        let text = match kind {
            NoticeKind::Undone(count) => {
                let mut count = *count;
                while let Some((_, NoticeKind::Undone(more))) =
                    notices.next_if(|(other, kind)| *other == moment && matches!(kind, NoticeKind::Undone(_)))
                {
                    count = count.saturating_add(*more);
                }
                messages.count(key::PAGE_LOG_UNDONE, count)
            }
            kind => text(kind, messages, |seat| rules.seat_word(seat, messages)),
        };
        lines.push(NoticeLine { moment, text });
    }
    lines
}

/// Returns after how many moves the first of these notices stands. If the table went back behind it later, that is the point to which
/// the table went back, because the moves that count now came after it.
fn moment(notices: &[Notice]) -> usize {
    notices.iter().map(|notice| notice.moves as usize).min().unwrap_or(0)
}

fn text(kind: &NoticeKind, messages: &Messages, name: impl Fn(Seat) -> Text) -> Text {
    let of = |key: &str, seat: Seat| messages.get(key, &[("who", &name(seat))]);
    match kind {
        NoticeKind::Undone(count) => messages.count(key::PAGE_LOG_UNDONE, *count),
        NoticeKind::UndoneByAll(count) => messages.count(key::PAGE_LOG_UNDONE_BY_ALL, *count),
        NoticeKind::TurnUndone(count) => messages.count(key::PAGE_LOG_TURN_UNDONE, *count),
        NoticeKind::SeatChanged { seat, why: Some(HandOver::Resigned), .. } => of(key::PAGE_LOG_SEAT_RESIGNED, *seat),
        NoticeKind::SeatChanged { seat, why: Some(HandOver::Absent), .. } => of(key::PAGE_LOG_SEAT_ABSENT, *seat),
        NoticeKind::SeatChanged { seat, holder: Holder::Person, .. } => of(key::PAGE_LOG_SEAT_PERSON, *seat),
        NoticeKind::SeatChanged { seat, .. } => of(key::PAGE_LOG_SEAT_BOT, *seat),
        NoticeKind::Paused(true) => messages.plain(key::PAGE_LOG_PAUSED),
        NoticeKind::Paused(false) => messages.plain(key::PAGE_LOG_RESUMED),
        NoticeKind::StandIn(seat) => of(key::PAGE_LOG_STAND_IN, *seat),
        NoticeKind::UndoProposed(seat, count) => messages.get(
            key::PAGE_LOG_UNDO_PROPOSED,
            &[("who", &name(*seat)), ("moves", &messages.count(key::PAGE_LOG_MOVES, *count))],
        ),
        NoticeKind::UndoVoted(seat, true) => of(key::PAGE_LOG_UNDO_ACCEPTED, *seat),
        NoticeKind::UndoVoted(seat, false) => of(key::PAGE_LOG_UNDO_DECLINED, *seat),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cosmic_frog::{Preset, Rules};

    fn lines(notices: &[(u32, NoticeKind)]) -> Vec<(usize, String)> {
        let rules = Rules::new(Preset::FirstGame.setup(3)).unwrap();
        let notices: Vec<Notice> = (1..)
            .zip(notices)
            .map(|(number, (moves, kind))| Notice { number, moves: *moves, kind: kind.clone() })
            .collect();
        let lines = notice_lines(&rules, &notices, &Messages::english());
        lines.into_iter().map(|line| (line.moment, line.text.to_string())).collect()
    }

    #[test]
    fn undos_at_one_place_are_one_line() {
        let undone = |moves, count| (moves, NoticeKind::Undone(count));
        let told = lines(&[undone(8, 1), undone(8, 2), (8, NoticeKind::Paused(true)), undone(8, 1), undone(9, 1)]);
        let expected = ["3 moves taken back.", "The table is paused.", "1 move taken back.", "1 move taken back."];
        assert_eq!(told.iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_line_stands_where_the_table_went_back_to_later() {
        let told =
            lines(&[(3, NoticeKind::Paused(true)), (9, NoticeKind::Paused(false)), (5, NoticeKind::TurnUndone(4))]);
        assert_eq!(told.iter().map(|(moment, _)| *moment).collect::<Vec<_>>(), [3, 5, 5]);
        assert!(told[2].1.contains("drawn again"), "{}", told[2].1);
    }

    #[test]
    fn every_kind_of_notice_is_said_in_words() {
        let seat = Seat(1);
        let changed = |holder, why| NoticeKind::SeatChanged { seat, holder, why };
        let bot = || Holder::Bot("keen".into());
        let kinds = [
            NoticeKind::UndoneByAll(2),
            NoticeKind::TurnUndone(1),
            changed(bot(), Some(HandOver::Resigned)),
            changed(bot(), Some(HandOver::Absent)),
            changed(bot(), Some(HandOver::Given)),
            changed(bot(), None),
            changed(Holder::Person, None),
            NoticeKind::Paused(false),
            NoticeKind::StandIn(seat),
            NoticeKind::UndoProposed(seat, 1),
            NoticeKind::UndoVoted(seat, true),
            NoticeKind::UndoVoted(seat, false),
        ];
        let told = lines(&kinds.map(|kind| (4, kind)));
        for (_, text) in told {
            assert!(!text.contains([wording::MISSING, '{']), "{text}");
        }
    }
}
