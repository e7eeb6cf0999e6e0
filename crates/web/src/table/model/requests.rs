//! What the viewer asks of the table, and what the page asks about the stored game.

use super::TableModel;
use crate::table::TableTheme;
use leptos::prelude::*;
use protocol::{BranchPoint, FileRequest, QuestionId, Request, TableTalk, ToWorker};
use tabletop::{Seat, SeatSet};

/// How long after an undo a second click does not take back the whole turn, in milliseconds.
const UNDO_PAUSE_MS: f64 = 900.0;

/// What the undo button does now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoKind {
    /// It takes back the viewer's last answer.
    Answer,
    /// It takes back the viewer's whole last turn, also dice and cards.
    Turn,
}

impl UndoKind {
    /// Returns the name for tests and style sheets.
    pub const fn name(self) -> &'static str {
        match self {
            UndoKind::Answer => "answer",
            UndoKind::Turn => "turn",
        }
    }
}

impl<G: TableTheme> TableModel<G> {
    /// Sends a request of the viewer to the table; while nobody looks, a request in nobody's name.
    pub(super) fn send_request(self, request: Request) {
        let player = self.viewer.get_untracked().unwrap_or(SeatSet::NONE);
        self.send(&ToWorker::Table(TableTalk { player, request }));
    }

    /// Sends a request about the stored game.
    pub fn send_file_request(self, request: FileRequest) {
        self.send(&ToWorker::Files(request));
    }

    fn send(self, message: &ToWorker) {
        self.worker.with_value(|worker| {
            if let Some(worker) = worker {
                worker.send(message);
            }
        });
    }

    /// Sends an answer to the table.
    pub fn send_answer(self, mv: G::Move) {
        let Some(state) = self.state() else { return };
        let (text, by) = self.rules.with_value(|rules| (rules.write_move(&state, mv), rules.actor(&state, mv)));
        if let Some(question) = self.take_question(by) {
            self.send_request(Request::Answer { question, text });
        }
    }

    /// Ends the viewer's turn.
    pub fn end_turn(self, seat: Seat) {
        if let Some(question) = self.take_question(Some(seat)) {
            self.send_request(Request::EndTurn { question });
        }
    }

    /// Returns the question that a seat of the viewer answers now.
    fn take_question(self, seat: Option<Seat>) -> Option<QuestionId> {
        let question = self.wait.with_untracked(|wait| wait.question(seat?))?;
        self.answered.set_value(Some(question));
        self.sent.set(true);
        self.notice.set(None);
        Some(question)
    }

    /// Lets a seat of the viewer interrupt at the next pause of the game, or takes that back.
    pub fn wish_to_interrupt(self, seat: Seat, armed: bool) {
        self.notice.set(None);
        self.send_request(Request::Interrupt { seat, armed });
    }

    /// Takes the viewer's last answer back.
    pub fn undo(self) {
        if self.viewer.get_untracked().is_some() {
            self.notice.set(None);
            self.undone_at.set_value(js_sys::Date::now());
            self.send_request(Request::Undo);
        }
    }

    /// Returns what the viewer can take back now.
    pub fn undo_kind(self) -> Option<UndoKind> {
        if self.replay || self.read_only.get() {
            return None;
        }
        let wait = self.wait.get();
        match (wait.undo, wait.undo_turn && !wait.over) {
            (true, _) => Some(UndoKind::Answer),
            (false, true) => Some(UndoKind::Turn),
            (false, false) => None,
        }
    }

    /// Takes back the viewer's last answer or, if that is not possible, their whole last turn.
    pub fn take_back(self) {
        match untrack(|| self.undo_kind()) {
            Some(UndoKind::Answer) => self.undo(),
            // Whoever takes back several answers clicks quickly, and must not lose a turn by one click too many.
            Some(UndoKind::Turn) if js_sys::Date::now() - self.undone_at.get_value() > UNDO_PAUSE_MS => {
                self.notice.set(None);
                self.send_request(Request::UndoTurn);
            }
            _ => {}
        }
    }

    /// Agrees, or does not agree, to go back as another person proposes.
    pub fn vote_undo(self, accept: bool) {
        self.send_request(Request::VoteUndo { accept });
    }

    /// Lets a table go on that rests.
    pub fn resume(self) {
        self.send_request(Request::Pause(false));
    }

    /// Returns the standing orders of a seat.
    pub fn orders(self, seat: Seat) -> u32 {
        self.saved.with(|saved| saved.orders.get(seat.index()).copied().unwrap_or(0))
    }

    /// Changes the standing orders of a seat.
    pub fn set_orders(self, seat: Seat, orders: u32) {
        self.saved.update(|saved| {
            if saved.orders.len() <= seat.index() {
                saved.orders.resize(seat.index() + 1, 0);
            }
            saved.orders[seat.index()] = orders;
        });
        self.send_request(Request::SetOrders { seat, orders });
    }

    /// Asks for a new table that branches off from this one at a point.
    pub fn branch(self, point: BranchPoint) {
        self.send_file_request(FileRequest::Branch(self.saved.with_untracked(|saved| saved.key.clone()), point));
    }
}
