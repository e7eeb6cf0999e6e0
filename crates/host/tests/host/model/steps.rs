//! What can happen at a table, as data with small numbers that `play.rs` reads as seats, answers and clients.

use proptest::prelude::*;
use std::collections::BTreeMap;
use std::fmt;

/// What happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A player answers the question of one of their seats, or ends a turn.
    Answer,
    /// Two seats that are asked in secret answer what they were shown at the same time.
    AnswerTogether,
    /// Somebody sends something that must be refused, or the last request again.
    Wrong,
    Resend,
    Undo,
    UndoTurn,
    ProposeUndo,
    VoteUndo,
    Interrupt,
    SetOrders,
    Pause,
    GiveSeat,
    TakeSeat,
    Resign,
    SetHolder,
    TimeOut,
    /// A bot begins, finishes or is dropped.
    StartBot,
    FinishBot,
    DropBot,
    /// The host does everything that needs no player.
    Advance,
    /// The next proposals are stored later, or never.
    StoreLater,
    StoreNever,
    /// A client looks, comes back with an old number, or without any.
    Deliver,
    Reconnect,
    /// The server starts again from what is stored.
    Reload,
}

/// Something that happens, with numbers that say to whom and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    pub kind: Kind,
    pub who: u8,
    pub what: u16,
}

/// Returns random steps. Those that make a game go on are the likeliest.
pub fn step() -> impl Strategy<Value = Step> {
    let kind = prop_oneof![
        14 => Just(Kind::Answer),
        5 => Just(Kind::AnswerTogether),
        6 => Just(Kind::Wrong),
        3 => Just(Kind::Resend),
        5 => Just(Kind::Undo),
        4 => Just(Kind::UndoTurn),
        3 => Just(Kind::ProposeUndo),
        5 => Just(Kind::VoteUndo),
        4 => Just(Kind::Interrupt),
        1 => Just(Kind::SetOrders),
        3 => Just(Kind::Pause),
        2 => Just(Kind::GiveSeat),
        3 => Just(Kind::TakeSeat),
        1 => Just(Kind::Resign),
        3 => Just(Kind::SetHolder),
        3 => Just(Kind::TimeOut),
        6 => Just(Kind::StartBot),
        6 => Just(Kind::FinishBot),
        1 => Just(Kind::DropBot),
        14 => Just(Kind::Advance),
        3 => Just(Kind::StoreLater),
        4 => Just(Kind::StoreNever),
        8 => Just(Kind::Deliver),
        4 => Just(Kind::Reconnect),
        1 => Just(Kind::Reload),
    ];
    (kind, any::<u8>(), any::<u16>()).prop_map(|(kind, who, what)| Step { kind, who, what })
}

/// How often what has happened.
#[derive(Clone, Debug, Default)]
pub struct Tally(BTreeMap<&'static str, u32>);

impl Tally {
    /// What must happen in a long enough run.
    pub const EXPECTED: [&'static str; 20] = [
        "answered",
        "advanced",
        "sealed",
        "interrupt",
        "undone",
        "turn undone",
        "proposed",
        "voted",
        "undone by all",
        "seat changed",
        "stand-in",
        "paused",
        "bot answered",
        "thinking bot answered",
        "late bot",
        "refused",
        "failed",
        "reconnected",
        "resigned",
        "reloaded",
    ];

    pub fn hit(&mut self, name: &'static str) {
        *self.0.entry(name).or_default() += 1;
    }

    pub fn count(&self, name: &str) -> u32 {
        self.0.get(name).copied().unwrap_or(0)
    }

    pub fn add(&mut self, other: &Tally) {
        other.0.iter().for_each(|(name, count)| *self.0.entry(name).or_default() += count);
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|(name, count)| writeln!(f, "{name:<24} {count:>6}"))
    }
}
