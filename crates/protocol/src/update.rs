//! [`Update`]: what a viewer is told, and [`Wait`]: what the table waits for.

use crate::Refusal;
use serde::{Deserialize, Serialize};
use tabletop::{EventRecord, Game, HandOver, Holder, QuestionId, Seat, SeatSet, Secrets};

/// One move with its event records and the view after it, as the viewer may know them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Step<V, E> {
    /// The seat that made the move; `None` for chance.
    pub by: Option<Seat>,
    /// What happened, by which rules, and whom it concerns.
    pub records: Vec<EventRecord<E>>,
    /// The position after it.
    pub view: V,
}

impl<V, E: Copy> Step<V, E> {
    /// Returns what happened, without rules and seats.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = E> + '_ {
        self.records.iter().map(|record| record.event)
    }
}

/// Something that happened at the table and is not a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notice {
    /// The number of its entry.
    pub number: u32,
    /// How many moves counted after it.
    pub moves: u32,
    /// What happened.
    pub kind: NoticeKind,
}

/// What happened at the table besides moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoticeKind {
    /// A player took back this many moves of their own.
    Undone(u32),
    /// All people agreed to take back this many moves.
    UndoneByAll(u32),
    /// The only person at the table took back this many moves; dice and cards are drawn again.
    TurnUndone(u32),
    /// Somebody else plays the seat.
    SeatChanged {
        /// The seat.
        seat: Seat,
        /// Who plays it from now on.
        holder: Holder,
        /// Why.
        why: Option<HandOver>,
    },
    /// The table rests, or goes on.
    Paused(bool),
    /// The time of the seat ran out: a bot answers for it.
    StandIn(Seat),
    /// The player of the seat proposes to take back this many moves.
    UndoProposed(Seat, u32),
    /// The player of the seat agrees to the proposal, or does not.
    UndoVoted(Seat, bool),
}

/// An undo that all people must agree to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UndoProposal {
    /// The player who proposes it.
    pub by: SeatSet,
    /// How many moves remain after it.
    pub moves: u32,
    /// The seats of all people who agree.
    pub accepted: SeatSet,
}

/// What the table waits for, as far as the position does not say it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wait {
    /// The seats that are asked; empty while chance is next or when the game is over.
    pub asked: SeatSet,
    /// The questions of the viewer's seats that are asked; see [`Wait::question`].
    pub questions: [Option<QuestionId>; 8],
    /// This seat must end its turn before chance goes on.
    pub end: Option<Seat>,
    /// Whether the viewer can undo the last answer.
    pub undo: bool,
    /// Whether the viewer, the only person at the table, can take the whole last turn back.
    pub undo_turn: bool,
    /// Whether the game is over.
    pub over: bool,
    /// Whether the table rests.
    pub paused: bool,
    /// The seats whose clock runs now.
    pub clocks: SeatSet,
    /// The seats of the viewer that interrupt as soon as they can. Other players do not learn this.
    pub armed: SeatSet,
    /// An undo that waits for the agreement of all people.
    pub proposal: Option<UndoProposal>,
}

impl Wait {
    /// Returns the question that a seat of the viewer is asked.
    pub fn question(&self, seat: Seat) -> Option<QuestionId> {
        self.questions.get(seat.index()).copied().flatten()
    }

    /// Sets the question that a seat of the viewer is asked.
    pub fn set_question(&mut self, seat: Seat, question: Option<QuestionId>) {
        if let Some(place) = self.questions.get_mut(seat.index()) {
            *place = question;
        }
    }
}

/// What is new for a viewer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Update<V, E> {
    /// The seats whose knowledge the views contain.
    pub viewer: SeatSet,
    /// The number of the newest entry that the update includes. A client that reconnects names it and gets what is missing.
    pub number: u32,
    /// How many moves came before the first of these steps. A client that has more moves drops them: they were undone.
    pub from: u32,
    /// The position before the first move, if `from` is 0.
    pub start: Option<V>,
    /// The moves from there on.
    pub steps: Vec<Step<V, E>>,
    /// What else happened.
    pub notices: Vec<Notice>,
    /// Who plays each seat.
    pub holders: Vec<Holder>,
    /// What the table waits for now.
    pub wait: Wait,
}

/// A message from a table to a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum TableMessage<V, E, R> {
    /// What is new for the viewer. It is sent only after it is stored.
    Update(Box<Update<V, E>>),
    /// A request was refused and changed nothing.
    Refused {
        /// The question that an answer named.
        question: Option<QuestionId>,
        /// Why.
        reason: Refusal<R>,
    },
}

/// The messages of one game's tables.
pub type TableMessageOf<G> = TableMessage<<G as Secrets>::View, <G as Game>::Event, <G as Game>::Refusal>;
/// The updates of one game's tables.
pub type UpdateOf<G> = Update<<G as Secrets>::View, <G as Game>::Event>;
/// The steps of one game.
pub type StepOf<G> = Step<<G as Secrets>::View, <G as Game>::Event>;
