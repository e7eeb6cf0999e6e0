//! [`Table`]: a running game with its position, an append-only log, undo up to a barrier, interrupts and the end-turn gate.
//!
//! Not here: who holds which seat, clocks, bots, files. The caller samples chance and knows whose answer it brings.

use crate::checkpoints::Checkpoints;
use crate::{Game, Odds, Pending, RandomBelow, Seat, SeatSet, Secrets, Sink};
use std::fmt;
use std::sync::Arc;

/// One entry of the log. Entries are never removed; undo is an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry<M> {
    /// A move of a seat or of chance.
    Move(M),
    /// A player took back so many of the last moves.
    Undo(u32),
    /// All players agreed to take back so many of the last moves, also dice and cards.
    AgreedUndo(u32),
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

/// Why a move cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoError {
    /// No move was made yet.
    Nothing,
    /// The last answer was somebody else's.
    NotYours,
    /// Chance, a revealed secret or the end of a turn stands in between.
    Barrier,
}

impl fmt::Display for UndoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            UndoError::Nothing => "there is nothing to take back yet",
            UndoError::NotYours => "the last answer was not yours",
            UndoError::Barrier => "a die, a card or an ended turn cannot be taken back",
        })
    }
}

impl std::error::Error for UndoError {}

#[derive(Clone, Copy, Debug)]
struct PlayedMove<M> {
    mv: M,
    by: Option<Seat>,
    barrier: bool,
    forced: bool,
    interrupt: bool,
    /// Whether it was made between two turns.
    between: bool,
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
        let checkpoints = Checkpoints::new(start);
        Table { rules, start, state: start, played: Vec::new(), log: Vec::new(), gate: true, ended: false, checkpoints }
    }

    /// Sets whether the table waits for "end turn" before chance ends a player's turn. On by default.
    pub fn set_end_turn_gate(&mut self, on: bool) {
        self.gate = on;
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
            }
        }
        waits
    }

    /// Plays a move of a seat or of chance. A refused move changes nothing.
    pub fn play<S: Sink<G::Event>>(&mut self, mv: G::Move, sink: &mut S) -> Result<(), PlayError<G::Refusal>> {
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
        self.played.push(PlayedMove { mv, by, barrier, forced: answers.len() == 1, interrupt, between });
        self.checkpoints.push(self.played.len(), self.state);
        self.log.push(Entry::Move(mv));
        // An interrupt of somebody else does not ask the seat that has ended its turn to end it again.
        self.ended &= interrupt;
        Ok(())
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

    /// Takes back the last free answer of this player, with the forced ones after it. Returns how many moves were taken back.
    pub fn undo(&mut self, person: SeatSet) -> Result<u32, UndoError> {
        let count = self.can_undo(person)?;
        self.take_back(count);
        self.log.push(Entry::Undo(count));
        Ok(count)
    }

    /// Returns how many moves [`Table::undo`] would take back for this player, or why it would take back none.
    pub fn can_undo(&self, person: SeatSet) -> Result<u32, UndoError> {
        let mut count = 0;
        for played in self.played.iter().rev() {
            let Some(by) = played.by else { return Err(UndoError::Barrier) };
            if played.barrier {
                return Err(UndoError::Barrier);
            }
            if !person.contains(by) {
                return Err(UndoError::NotYours);
            }
            count += 1;
            if !played.forced {
                return Ok(count);
            }
        }
        Err(UndoError::Nothing)
    }

    /// Takes back so many moves, including dice and cards, because all players agreed.
    pub fn undo_agreed(&mut self, count: u32) -> Result<(), UndoError> {
        if count == 0 || count as usize > self.played.len() {
            return Err(UndoError::Nothing);
        }
        self.take_back(count);
        self.log.push(Entry::AgreedUndo(count));
        Ok(())
    }

    /// Repeats an undo of a log. Fails if it crosses a barrier, which no player can take back alone.
    fn undo_again(&mut self, count: u32) -> Result<(), UndoError> {
        let kept = self.played.len().checked_sub(count as usize).filter(|_| count > 0).ok_or(UndoError::Nothing)?;
        if self.played.iter().skip(kept).any(|played| played.barrier || played.by.is_none()) {
            return Err(UndoError::Barrier);
        }
        self.take_back(count);
        self.log.push(Entry::Undo(count));
        Ok(())
    }

    fn take_back(&mut self, count: u32) {
        self.played.truncate(self.played.len().saturating_sub(count as usize));
        self.ended = false;
        let reached = self.checkpoints.truncate(self.played.len(), self.start);
        self.state = self.checkpoints.last().copied().unwrap_or(self.start);
        for (index, played) in self.played.iter().enumerate().skip(reached) {
            self.rules.apply_legal(&mut self.state, played.mv, &mut ());
            self.checkpoints.push(index + 1, self.state);
        }
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
                let played = self.play(mv, sink);
                self.gate = gate;
                played
            }
            Entry::Undo(count) => self.undo_again(count).map_err(PlayError::Undo),
            Entry::AgreedUndo(count) => self.undo_agreed(count).map_err(PlayError::Undo),
            Entry::EndTurn(seat) => {
                self.end_turn(seat);
                Ok(())
            }
        }
    }
}
