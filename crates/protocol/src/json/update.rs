//! The updates of a table for a viewer, as JSON.

use super::seat_numbers;
use crate::{NoticeKind, UndoProposal};
use serde::{Deserialize, Serialize};
use tabletop::HandOver;

/// What is new for a viewer: [`crate::Update`] with words, and with the view after the last move only.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Update<V, E> {
    /// The number of the newest entry that the update includes.
    #[serde(rename = "number")]
    pub number: u32,
    /// How many moves came before the first of these steps.
    #[serde(rename = "from")]
    pub from: u32,
    /// The seats whose knowledge the update contains.
    #[serde(rename = "viewer")]
    pub viewer: Vec<u8>,
    /// The moves from there on.
    #[serde(rename = "steps")]
    pub steps: Vec<Step<E>>,
    /// What else happened.
    #[serde(rename = "notices")]
    pub notices: Vec<Notice>,
    /// Who plays each seat.
    #[serde(rename = "holders")]
    pub holders: Vec<Holder>,
    /// The position after the last move.
    #[serde(rename = "view")]
    pub view: V,
    /// What the table waits for.
    #[serde(rename = "wait")]
    pub wait: Wait,
    /// The questions of the viewer's seats, each with all legal answers.
    #[serde(rename = "questions")]
    pub questions: Vec<Question>,
    /// The seats of the viewer that are armed or can interrupt now.
    #[serde(rename = "interrupts")]
    pub interrupts: Vec<Interrupt>,
}

/// A move with its events, as the viewer may know them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Step<E> {
    /// The seat that made the move; `None` for chance.
    #[serde(rename = "by")]
    pub by: Option<u8>,
    /// The move in notation; `None` if the viewer may not know it.
    #[serde(rename = "move")]
    pub notation: Option<String>,
    /// What happened.
    #[serde(rename = "events")]
    pub events: Vec<Event<E>>,
}

/// Something that happened while a move was applied.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Event<E> {
    /// The id of the rule that makes it happen.
    #[serde(rename = "rule")]
    pub rule: String,
    /// The seats that it concerns.
    #[serde(rename = "seats")]
    pub seats: Vec<u8>,
    /// The sentence for people; `None` if the event needs none.
    #[serde(rename = "text")]
    pub text: Option<String>,
    /// The event of the game.
    #[serde(rename = "event")]
    pub event: E,
}

/// Something that happened at the table and is not a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notice {
    /// The number of its entry.
    #[serde(rename = "number")]
    pub number: u32,
    /// How many moves counted after it.
    #[serde(rename = "moves")]
    pub moves: u32,
    /// What happened.
    #[serde(flatten)]
    pub kind: NoticeFields,
}

/// What happened at the table besides moves: [`NoticeKind`] with stable names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind")]
pub enum NoticeFields {
    /// A player took back moves of their own.
    #[serde(rename = "undone")]
    Undone {
        /// How many.
        #[serde(rename = "count")]
        count: u32,
    },
    /// All people agreed to take back moves.
    #[serde(rename = "undone-by-all")]
    UndoneByAll {
        /// How many.
        #[serde(rename = "count")]
        count: u32,
    },
    /// The only person at the table took back a whole turn.
    #[serde(rename = "turn-undone")]
    TurnUndone {
        /// How many moves.
        #[serde(rename = "count")]
        count: u32,
    },
    /// Somebody else plays a seat.
    #[serde(rename = "seat-changed")]
    SeatChanged {
        /// Who plays it now.
        #[serde(rename = "holder")]
        holder: Holder,
        /// Why, if the table knows.
        #[serde(rename = "why")]
        why: Option<HandOver>,
    },
    /// The table rests, or goes on.
    #[serde(rename = "paused")]
    Paused {
        /// Whether it rests.
        #[serde(rename = "paused")]
        paused: bool,
    },
    /// The time of a seat ran out: a bot answers for it.
    #[serde(rename = "stand-in")]
    StandIn {
        /// The seat.
        #[serde(rename = "seat")]
        seat: u8,
    },
    /// A player proposes to take back moves.
    #[serde(rename = "undo-proposed")]
    UndoProposed {
        /// A seat of the player.
        #[serde(rename = "seat")]
        seat: u8,
        /// How many moves.
        #[serde(rename = "count")]
        count: u32,
    },
    /// A player answered the proposal.
    #[serde(rename = "undo-voted")]
    UndoVoted {
        /// A seat of the player.
        #[serde(rename = "seat")]
        seat: u8,
        /// Whether the player agrees.
        #[serde(rename = "accept")]
        accept: bool,
    },
}

impl From<&crate::Notice> for Notice {
    fn from(notice: &crate::Notice) -> Notice {
        let kind = match &notice.kind {
            NoticeKind::Undone(count) => NoticeFields::Undone { count: *count },
            NoticeKind::UndoneByAll(count) => NoticeFields::UndoneByAll { count: *count },
            NoticeKind::TurnUndone(count) => NoticeFields::TurnUndone { count: *count },
            NoticeKind::SeatChanged { seat, holder, why } => {
                NoticeFields::SeatChanged { holder: Holder::new(seat.0, holder), why: *why }
            }
            NoticeKind::Paused(paused) => NoticeFields::Paused { paused: *paused },
            NoticeKind::StandIn(seat) => NoticeFields::StandIn { seat: seat.0 },
            NoticeKind::UndoProposed(seat, count) => NoticeFields::UndoProposed { seat: seat.0, count: *count },
            NoticeKind::UndoVoted(seat, accept) => NoticeFields::UndoVoted { seat: seat.0, accept: *accept },
        };
        Notice { number: notice.number, moves: notice.moves, kind }
    }
}

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "played_by")]
pub enum Holder {
    /// A person.
    #[serde(rename = "person")]
    Person {
        /// The seat.
        #[serde(rename = "seat")]
        seat: u8,
    },
    /// A bot.
    #[serde(rename = "bot")]
    Bot {
        /// The seat.
        #[serde(rename = "seat")]
        seat: u8,
        /// The name of the bot.
        #[serde(rename = "bot")]
        bot: String,
    },
    /// Nobody: the rules play the seat.
    #[serde(rename = "nobody")]
    Nobody {
        /// The seat.
        #[serde(rename = "seat")]
        seat: u8,
    },
}

impl Holder {
    /// Returns who plays the seat with this number.
    pub fn new(seat: u8, holder: &tabletop::Holder) -> Holder {
        match holder {
            tabletop::Holder::Person => Holder::Person { seat },
            tabletop::Holder::Bot(bot) => Holder::Bot { seat, bot: bot.clone() },
            tabletop::Holder::Nobody => Holder::Nobody { seat },
        }
    }
}

/// What the table waits for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wait {
    /// The seats that are asked.
    #[serde(rename = "asked")]
    pub asked: Vec<u8>,
    /// The seats whose clock runs.
    #[serde(rename = "clocks")]
    pub clocks: Vec<u8>,
    /// Whether the viewer can undo the last answer.
    #[serde(rename = "undo")]
    pub undo: bool,
    /// Whether the viewer can take the whole last turn back.
    #[serde(rename = "undo_turn")]
    pub undo_turn: bool,
    /// An undo that waits for the agreement of all people.
    #[serde(rename = "proposal")]
    pub proposal: Option<Proposal>,
    /// Whether the table rests.
    #[serde(rename = "paused")]
    pub paused: bool,
    /// How the game ended; `None` while it goes on.
    #[serde(rename = "score")]
    pub score: Option<Score>,
}

impl Wait {
    /// Returns what the table waits for, with the score if the game is over.
    pub fn new(wait: &crate::Wait, score: Option<crate::Score>) -> Wait {
        Wait {
            asked: seat_numbers(wait.asked),
            clocks: seat_numbers(wait.clocks),
            undo: wait.undo,
            undo_turn: wait.undo_turn,
            proposal: wait.proposal.map(Proposal::from),
            paused: wait.paused,
            score: score.map(|score| Score { points: score.points, winners: seat_numbers(score.winners) }),
        }
    }
}

/// An undo that all people must agree to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proposal {
    /// The seats of the player who proposes it.
    #[serde(rename = "by")]
    pub by: Vec<u8>,
    /// How many moves remain after it.
    #[serde(rename = "moves")]
    pub moves: u32,
    /// The seats of all people who agree.
    #[serde(rename = "accepted")]
    pub accepted: Vec<u8>,
}

impl From<UndoProposal> for Proposal {
    fn from(proposal: UndoProposal) -> Proposal {
        let UndoProposal { by, moves, accepted } = proposal;
        Proposal { by: seat_numbers(by), moves, accepted: seat_numbers(accepted) }
    }
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// The points of each seat.
    #[serde(rename = "points")]
    pub points: Vec<i32>,
    /// The seats that have won.
    #[serde(rename = "winners")]
    pub winners: Vec<u8>,
}

/// What a question asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Asks {
    /// One of the answers, by `answer`.
    #[serde(rename = "answer")]
    Answer,
    /// The end of the turn, by `end-turn`.
    #[serde(rename = "end-turn")]
    EndTurn,
}

/// A question to a seat of the viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// Its number, which an answer names.
    #[serde(rename = "question")]
    pub question: u32,
    /// The seat that is asked.
    #[serde(rename = "seat")]
    pub seat: u8,
    /// What it asks for.
    #[serde(rename = "asks")]
    pub asks: Asks,
    /// The question in words.
    #[serde(rename = "prompt")]
    pub prompt: String,
    /// All legal answers in the order of the rules; empty if the end of the turn is asked for.
    #[serde(rename = "answers")]
    pub answers: Vec<Answer>,
}

/// A legal answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// The move in notation, with its seat in front.
    #[serde(rename = "move")]
    pub notation: String,
    /// The answer in words.
    #[serde(rename = "text")]
    pub text: String,
}

/// A seat of the viewer that is armed or can interrupt now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Interrupt {
    /// The seat.
    #[serde(rename = "seat")]
    pub seat: u8,
    /// Whether it interrupts as soon as it can.
    #[serde(rename = "armed")]
    pub armed: bool,
    /// What it does if it interrupts now; `None` if it must wait.
    #[serde(rename = "now")]
    pub now: Option<Answer>,
}

/// A request that was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refused {
    /// The number that the client gave the request.
    #[serde(rename = "id")]
    pub id: Option<u32>,
    /// The question that an answer named.
    #[serde(rename = "question")]
    pub question: Option<u32>,
    /// The code of the reason.
    #[serde(rename = "reason")]
    pub reason: String,
    /// The id of the rule that refuses the move, if a rule does.
    #[serde(rename = "rule")]
    pub rule: Option<String>,
    /// Why, for people.
    #[serde(rename = "text")]
    pub text: String,
}
