//! Hosted tables: requests of several players and of the caller to a [`Host`](host::Host), in any order, with storing that may fail.
//!
//! An input is a conversation: one [`ConversationLine`] per line, as JSON. `table_driver.rs` plays the part of the program that runs the table.

use super::table_driver::Driver;
use super::text;
use crate::corpus::{self, VariedSetups};
use crate::{FuzzTarget, InputFormat, ReadProgress};
use host::Host;
use protocol::{BranchPoint, Holder, Request, TableTalk};
use serde::{Deserialize, Serialize};
use tabletop::{HandOver, QuestionId, Save, Seat, SeatSet};
use testkit::Random;

/// How many lines of a conversation are read.
const MAX_LINES: usize = 120;

/// One line of a conversation.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) enum ConversationLine {
    /// Open a table.
    Open(TableOpening),
    /// A player asks this of the open table.
    Talk(TableTalk),
    /// The program that runs the table changes who plays a seat.
    SetHolder(Seat, Holder, HandOver),
    /// The time for a question is up.
    TimeOut(QuestionId, String),
    /// From now on storing succeeds or fails.
    Stores(bool),
    /// Another writer has added these lines to its save.
    Follow(Vec<String>),
    /// Replay a save from its beginning.
    Replay(String),
    /// Branch a new save off an older one.
    Branch(String, BranchPoint),
    /// Check a save of unknown origin.
    Check(String, Option<Vec<Holder>>),
}

/// What a table is opened from.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct TableOpening {
    pub(super) save: String,
    pub(super) holders: Vec<Holder>,
    pub(super) orders: Vec<u32>,
    pub(super) seed: u64,
}

/// Returns the target for hosted tables of a game.
pub fn target<G: VariedSetups>() -> FuzzTarget {
    let conversations = (0..24).map(|number| conversation::<G>(number, &mut Random::new(number, 400)));
    let written = |conversation: Vec<ConversationLine>| -> Vec<u8> {
        conversation
            .iter()
            .map(|line| serde_json::to_string(line).unwrap_or_default() + "\n")
            .collect::<String>()
            .into()
    };
    let corpus = conversations.map(written).collect();
    FuzzTarget::new(format!("host-{}", G::NAME), InputFormat::JsonLines, corpus, |input, random| {
        let Some(text) = text(input) else { return ReadProgress::Refused };
        let lines: Vec<ConversationLine> =
            text.lines().take(MAX_LINES).filter_map(|line| serde_json::from_str(line).ok()).collect();
        let mut driver = Driver::<G>::new(random.once_in(2));
        lines.iter().for_each(|line| drop(driver.hear(line)));
        driver.check_save();
        match (lines.is_empty(), driver.was_open()) {
            (true, _) => ReadProgress::Refused,
            (false, false) => ReadProgress::Parsed,
            (false, true) => ReadProgress::Accepted,
        }
    })
}

/// Returns a valid conversation: a table is opened; people and bots play, ask for updates, undo and end turns; the save is
/// replayed.
pub(super) fn conversation<G: VariedSetups>(number: u64, random: &mut Random) -> Vec<ConversationLine> {
    let mut lines = vec![ConversationLine::Open(opening::<G>(number, random))];
    let mut driver = Driver::<G>::new(false);
    driver.hear(&lines[0]);
    for _ in 0..(10 + random.below(50)) {
        let Some(host) = driver.host() else { break };
        let line = next_line(host, random);
        driver.hear(&line);
        lines.push(line);
    }
    let (Some(host), save) = (driver.host(), driver.save()) else { return lines };
    let moves = host.table().moves().count() as u32;
    lines.push(match number % 4 {
        0 => ConversationLine::Replay(save),
        1 => ConversationLine::Branch(save, BranchPoint::Moves(random.below(moves + 1))),
        2 => ConversationLine::Branch(save, BranchPoint::Rescue),
        _ => ConversationLine::Check(save, None),
    });
    if number.is_multiple_of(2) {
        lines.push(lines[0].clone());
        lines.push(ConversationLine::Follow(driver.stored().to_vec()));
    }
    lines
}

/// Returns a table with people, bots and seats that the rules play; some saves are only a header, others a game.
pub(super) fn opening<G: VariedSetups>(number: u64, random: &mut Random) -> TableOpening {
    let rules = std::sync::Arc::new(G::rules_number(number));
    let holder = |seat: u8, random: &mut Random| match (rules.is_player_controlled(Seat(seat)), random.below(3)) {
        (false, _) => Holder::Nobody,
        (true, 0) => Holder::Bot(["random", "calm", "sensible"][random.below(3) as usize].into()),
        (true, _) => Holder::Person,
    };
    let holders = (0..rules.seats()).map(|seat| holder(seat, random)).collect();
    let moves = [0, 0, 20, 60][random.below(4) as usize];
    let table = corpus::played_table(rules.clone(), None, moves, random);
    let orders = (0..rules.seats()).map(|_| if random.once_in(3) { random.below(256) } else { 0 }).collect();
    TableOpening { save: Save::of(&table, None).write(), holders, orders, seed: number }
}

/// Returns what somebody might say next.
fn next_line<G: VariedSetups>(host: &Host<G>, random: &mut Random) -> ConversationLine {
    let (table, rules) = (host.table(), host.table().rules());
    let asked: Vec<Seat> = table.asked().iter().collect();
    let seat = random.pick(&asked).unwrap_or(Seat(0));
    let question = table.question(seat).unwrap_or(QuestionId(0));
    match random.below(40) {
        0 => return ConversationLine::Stores(false),
        1 | 2 => return ConversationLine::Stores(true),
        3 => return ConversationLine::SetHolder(seat, Holder::Bot("random".into()), HandOver::Absent),
        4 => return ConversationLine::SetHolder(seat, Holder::Person, HandOver::Given),
        5 => return ConversationLine::TimeOut(question, "random".into()),
        _ => {}
    }
    let player = rules.seats_of_player(seat);
    let request = match random.below(24) {
        0 => Request::Sync { last: None },
        1 => Request::Sync { last: Some(random.below(host.number() + 2)) },
        2 | 3 => Request::Undo,
        4 => Request::UndoTurn,
        5 => Request::ProposeUndo { moves: random.below(table.moves().count() as u32 + 1) },
        6 => Request::VoteUndo { accept: random.below(4) > 0 },
        7 => Request::SetOrders { seat, orders: random.below(256) },
        8 => Request::Interrupt { seat: Seat(random.below(8) as u8), armed: random.below(4) > 0 },
        9 => Request::Pause(random.once_in(3)),
        10 => Request::GiveSeat { seat, bot: "calm".into() },
        11 => Request::TakeSeat { seat },
        12 if random.once_in(4) => Request::Resign { bot: "random".into() },
        _ if table.seat_to_end_turn().is_some() => Request::EndTurn { question },
        _ => {
            let mut answers = Vec::new();
            rules.legal(table.state(), &mut answers);
            answers.retain(|&mv| rules.actor(table.state(), mv) == Some(seat));
            let text = random.pick(&answers).map_or("pass".into(), |mv| rules.write_move(table.state(), mv));
            Request::Answer { question, text }
        }
    };
    ConversationLine::Talk(TableTalk { player: if random.once_in(30) { SeatSet::NONE } else { player }, request })
}
