//! [`Table`]: a running game with its position, an append-only log, undo up to a barrier, interrupts and the end-turn gate.
//!
//! `table/undo.rs` takes moves back. Not here: who holds which seat, clocks, bots, files. The caller samples chance and knows who gives an answer.

mod undo;

pub use undo::UndoError;

use crate::checkpoints::Checkpoints;
use crate::question::{Change, Questions};
use crate::{Game, Odds, Pending, QuestionId, RandomBelow, Seat, SeatSet, Secrets, Sink};
use std::sync::Arc;
use undo::UndoReach;

/// One entry of the log. Entries are never removed; undo is an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry<M> {
    /// A move of a seat or of chance.
    Move(M),
    /// A player took back this many of the last moves.
    Undo(u32),
    /// All players agreed to take back this many of the last moves, also dice and cards.
    AgreedUndo(u32),
    /// The only person at the table took back this many of the last moves, also dice and cards: a whole turn against bots.
    TurnUndo(u32),
    /// The player who holds this seat ended the turn.
    EndTurn(Seat),
}

/// Why a table does not accept a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PlayError<R> {
    /// The rules refuse it.
    Refused(R),
    /// The table waits for this seat to end its turn.
    WaitsForEndOfTurn(Seat),
    /// So many moves cannot be taken back.
    Undo(UndoError),
}

#[derive(Clone, Copy, Debug)]
struct PlayedMove<M> {
    mv: M,
    by: Option<Seat>,
    barrier: bool,
    forced: bool,
    interrupt: bool,
    /// Whether it was made between two turns.
    between: bool,
    /// What an undo after this move takes back.
    undo: UndoReach,
    /// The seats that have made a choice up to this move.
    chosen: SeatSet,
}

impl<M> PlayedMove<M> {
    /// Returns whether the player of these seats made the move and could have made another one.
    fn is_choice_of(&self, person: SeatSet) -> bool {
        self.by.is_some_and(|seat| person.contains(seat)) && !self.forced && !self.interrupt
    }
}

/// One game being played.
///
/// ```
/// use std::sync::Arc;
/// use tabletop::{Game, Odds, Pending, RecordOf, Table};
/// use testkit::toy::{self, Toy};
/// let mut table = Table::new(Arc::new(toy::rules(1)));
/// let (mut odds, mut events) = (Odds::default(), Vec::<RecordOf<Toy>>::new());
/// while matches!(table.pending(), Pending::Chance(_)) {
///     table.roll_chance(&mut odds, &mut |_| 0, &mut events);
/// }
/// let mut answers = Vec::new();
/// table.rules().legal(table.state(), &mut answers);
/// table.play(answers[0], &mut events).expect("a legal answer");
/// assert_eq!(table.last_move(), Some(answers[0]));
/// ```
#[derive(Debug)]
pub struct Table<G: Game> {
    rules: Arc<G>,
    start: G::State,
    state: G::State,
    played: Vec<PlayedMove<G::Move>>,
    log: Vec<Entry<G::Move>>,
    gate: bool,
    ended: bool,
    checkpoints: Checkpoints<G::State>,
    questions: Questions<G::Question>,
    draws: u64,
}

// By hand: a derive would ask for rules that can be cloned, and they are shared.
impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Self {
        Table {
            rules: self.rules.clone(),
            start: self.start,
            state: self.state,
            played: self.played.clone(),
            log: self.log.clone(),
            gate: self.gate,
            ended: self.ended,
            checkpoints: self.checkpoints.clone(),
            questions: self.questions.clone(),
            draws: self.draws,
        }
    }
}

impl<G: Secrets> Table<G> {
    /// Starts a new game.
    pub fn new(rules: Arc<G>) -> Table<G> {
        let start = rules.initial_state();
        Table::from_position(rules, start)
    }

    /// Starts a game from a position.
    pub fn from_position(rules: Arc<G>, start: G::State) -> Table<G> {
        let mut table = Table {
            rules,
            start,
            state: start,
            played: Vec::new(),
            log: Vec::new(),
            gate: true,
            ended: false,
            checkpoints: Checkpoints::new(start),
            questions: Questions::new(),
            draws: 0,
        };
        table.update_questions(Change::AnyUndo);
        table
    }

    /// Sets whether the table waits for "end turn" before chance ends a player's turn. On by default.
    pub fn set_end_turn_gate(&mut self, on: bool) {
        self.gate = on;
        self.update_questions(Change::Move(None));
    }

    /// Returns the rules.
    pub fn rules(&self) -> &Arc<G> {
        &self.rules
    }

    /// Returns the current position.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Returns everything that was ever done at this table.
    pub fn log(&self) -> &[Entry<G::Move>] {
        &self.log
    }

    /// Returns the position the game started from.
    pub fn start(&self) -> &G::State {
        &self.start
    }

    /// Iterates over the moves that count, without those taken back.
    pub fn moves(&self) -> impl Iterator<Item = G::Move> + '_ {
        self.played.iter().map(|played| played.mv)
    }

    /// Iterates over who made the moves that count; `None` for chance.
    pub fn actors(&self) -> impl DoubleEndedIterator<Item = Option<Seat>> + '_ {
        self.played.iter().map(|played| played.by)
    }

    /// Returns how often chance decided at this table, also in moves that were taken back.
    pub fn draws(&self) -> u64 {
        self.draws
    }

    /// Returns how many moves count.
    pub fn move_count(&self) -> usize {
        self.played.len()
    }

    /// Returns the last move that counts.
    pub fn last_move(&self) -> Option<G::Move> {
        self.played.last().map(|played| played.mv)
    }

    /// Returns what the game waits for.
    pub fn pending(&self) -> Pending<G::Question> {
        self.rules.pending(&self.state)
    }

    /// Returns the seat that must end its turn before chance goes on: the seat whose turn ended with an answer of its own player.
    pub fn seat_to_end_turn(&self) -> Option<Seat> {
        // An interrupt of another seat leaves the turn with the seat that had it.
        let last = self.played.iter().rev().find(|played| !played.interrupt)?.by?;
        let waits = self.gate
            && !self.ended
            && matches!(self.pending(), Pending::Chance(_))
            && self.rules.is_between_turns(&self.state);
        if !waits {
            return None;
        }
        let opened =
            self.played.iter().rev().find(|played| played.between && !played.interrupt).map(|played| played.mv);
        let owner = self.rules.ended_turn(&self.state, opened, last)?;
        self.rules.seats_of_player(owner).contains(last).then_some(owner)
    }

    /// Ends the turn for a seat. Returns `false` if the table does not wait for this seat's player to do so.
    pub fn end_turn(&mut self, seat: Seat) -> bool {
        let waits = self.seat_to_end_turn().is_some_and(|waiting| self.rules.seats_of_player(waiting).contains(seat));
        if waits {
            self.ended = true;
            self.log.push(Entry::EndTurn(seat));
            if let Some(last) = self.played.last_mut() {
                last.barrier = true;
                last.undo = UndoReach::NOTHING.after(None, true, false);
            }
            self.update_questions(Change::Move(Some(seat)));
        }
        waits
    }

    /// Returns the seats that are asked: for an answer, or to end a turn.
    pub fn asked(&self) -> SeatSet {
        self.questions.seats()
    }

    /// Returns the question that a seat is asked; `None` if it is not asked.
    pub fn question(&self, seat: Seat) -> Option<QuestionId> {
        self.questions.of(seat)
    }

    /// Returns how often the position has changed for a seat since its open question was asked: by interrupts and by moves taken back.
    /// Answers that other seats give in secret beside it do not count, because they leave its answers as they are.
    pub fn disturbances(&self, seat: Seat) -> usize {
        let asked = self.question(seat).map_or(self.log.len(), QuestionId::entries);
        let disturbs = |entry: &&Entry<G::Move>| match entry {
            Entry::Move(mv) => self.rules.is_interrupt(*mv),
            Entry::Undo(_) | Entry::AgreedUndo(_) | Entry::TurnUndo(_) => true,
            Entry::EndTurn(_) => false,
        };
        self.log.iter().skip(asked).filter(disturbs).count()
    }

    fn update_questions(&mut self, change: Change) {
        let (pending, end) = (self.pending(), self.seat_to_end_turn());
        self.questions.update(pending, end, change, self.log.len());
    }

    /// Plays a move of a seat or of chance. A refused move changes nothing.
    pub fn play<S: Sink<G::Event>>(&mut self, mv: G::Move, sink: &mut S) -> Result<(), PlayError<G::Refusal>> {
        let by = self.apply(mv, sink)?;
        self.update_questions(Change::Move(by));
        Ok(())
    }

    /// Applies a move and logs it; the caller updates the questions.
    fn apply<S: Sink<G::Event>>(&mut self, mv: G::Move, sink: &mut S) -> Result<Option<Seat>, PlayError<G::Refusal>> {
        let interrupt = self.rules.is_interrupt(mv);
        if let Some(seat) = self.seat_to_end_turn().filter(|_| !interrupt) {
            return Err(PlayError::WaitsForEndOfTurn(seat));
        }
        self.rules.check(&self.state, mv).map_err(PlayError::Refused)?;
        let mut answers = Vec::new();
        let by = self.rules.actor(&self.state, mv);
        if by.is_some() && !interrupt {
            self.rules.legal(&self.state, &mut answers);
        }
        let barrier = by.is_none() || self.rules.reveals_secret(&self.state, mv);
        let between = self.rules.is_between_turns(&self.state);
        self.rules.apply_legal(&mut self.state, mv, sink);
        let forced = answers.len() == 1;
        let (reach, chosen) =
            self.played.last().map_or((UndoReach::NOTHING, SeatSet::NONE), |last| (last.undo, last.chosen));
        let undo = reach.after(by, barrier, forced);
        let chooser = by.filter(|_| !forced && !interrupt).map_or(SeatSet::NONE, SeatSet::single);
        let chosen = chosen.union(chooser);
        self.played.push(PlayedMove { mv, by, barrier, forced, interrupt, between, undo, chosen });
        self.checkpoints.push(self.played.len(), self.state);
        self.log.push(Entry::Move(mv));
        self.draws += u64::from(by.is_none());
        // An interrupt of somebody else does not ask the seat that has ended its turn to end it again.
        self.ended &= interrupt;
        Ok(by)
    }

    /// Samples chance and plays the outcome. Returns `None` if the game does not wait for chance or somebody must end a turn first.
    pub fn roll_chance<S: Sink<G::Event>>(
        &mut self,
        odds: &mut Odds<G::Move>,
        below: RandomBelow<'_>,
        sink: &mut S,
    ) -> Option<G::Move> {
        if self.seat_to_end_turn().is_some() || !matches!(self.pending(), Pending::Chance(_)) {
            return None;
        }
        let outcome = self.rules.sample(&self.state, odds, below)?;
        self.play(outcome, sink).ok().map(|()| outcome)
    }

    /// Returns the only answer of a seat, if there is just one and everybody can see that.
    pub fn forced_move(&self) -> Option<G::Move> {
        let plain = matches!(self.pending(), Pending::Seat(_)) && self.rules.is_openly_forced(&self.state);
        if !plain || self.seat_to_end_turn().is_some() {
            return None;
        }
        let mut answers = Vec::new();
        self.rules.legal(&self.state, &mut answers);
        if answers.len() == 1 { answers.pop() } else { None }
    }

    /// Returns how many bytes of memory the table takes, without the shared rules.
    pub fn memory(&self) -> usize {
        size_of::<Self>()
            + self.played.capacity() * size_of::<PlayedMove<G::Move>>()
            + self.log.capacity() * size_of::<Entry<G::Move>>()
            + self.checkpoints.memory()
    }

    /// Returns the position after the first `count` moves that count.
    pub fn position_after(&self, count: usize) -> G::State {
        let count = count.min(self.played.len());
        let (reached, mut state) = self.checkpoints.nearest(count, self.start);
        for played in self.played.iter().take(count).skip(reached) {
            self.rules.apply_legal(&mut state, played.mv, &mut ());
        }
        state
    }

    /// Repeats an entry of a log, as when a save is read.
    pub fn repeat<S: Sink<G::Event>>(
        &mut self,
        entry: Entry<G::Move>,
        sink: &mut S,
    ) -> Result<(), PlayError<G::Refusal>> {
        match entry {
            Entry::Move(mv) => {
                // The gate may have been off when the game was played, so a recorded move does not need an "end turn".
                let gate = std::mem::replace(&mut self.gate, false);
                let played = self.apply(mv, sink);
                self.gate = gate;
                self.update_questions(Change::Move(played?));
                Ok(())
            }
            Entry::Undo(count) => self.undo_again(count).map_err(PlayError::Undo),
            Entry::AgreedUndo(count) => self.undo_agreed(count).map_err(PlayError::Undo),
            Entry::TurnUndo(count) => self.undo_turn(count).map_err(PlayError::Undo),
            Entry::EndTurn(seat) => {
                self.end_turn(seat);
                Ok(())
            }
        }
    }
}
