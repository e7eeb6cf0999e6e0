//! The contract: what a game must be able to say about itself.

use crate::{ConcernsSeats, EventRecord, Odds, Seat, SeatSet, Sink};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::hash::Hash;

/// A source of chance handed in by the caller: a whole number from 0 to `bound - 1`, the same on every machine.
pub type RandomBelow<'a> = &'a mut dyn FnMut(u32) -> u32;

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending<Q> {
    /// One seat decides.
    Seat(Decision<Q>),
    /// Several seats decide in secret, in any order; each answer names its seat.
    Seats(SeatSet, Q),
    /// Chance decides; see [`Game::odds`].
    Chance(Q),
    /// The game is over; see [`Game::outcome`].
    Over,
}

/// A pending decision as data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision<Q> {
    /// Who answers.
    pub by: Seat,
    /// For whom; usually the same.
    pub seat: Seat,
    /// About what.
    pub question: Q,
}

/// A refusal knows the rule it stands on.
pub trait CitesRule: Copy + PartialEq + Debug {
    /// The id of the rule, as in the ledger.
    fn rule(&self) -> &'static str;
}

/// How a finished game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameResult {
    /// Points per seat.
    pub points: Vec<i32>,
    /// Who won; several if the victory is shared.
    pub winners: SeatSet,
}

/// The rules of one game, built from a set-up: immutable, shared, all functions on a position.
pub trait Game: Sized + Send + Sync + 'static {
    /// Its name in the catalogue, notation and save files.
    const NAME: &'static str;
    /// Edition of the rules: one more whenever a change makes some recorded game lead elsewhere or be refused.
    const EDITION: u32;
    /// The ids of the rules in the game's ledgers; a [`RuleId`](crate::RuleId) is an index into this table.
    const RULE_IDS: &'static [&'static str];
    /// What a person writes to start a game.
    type Setup: Clone + Debug + Serialize + DeserializeOwned;
    /// A position: only what changes.
    type State: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a viewer may know of a position.
    type View: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A move of a seat or of chance.
    type Move: Copy + Ord + Hash + Debug + Send + Sync;
    /// What a decision is about.
    type Question: Copy + PartialEq + Debug + Send + Sync;
    /// Something that happened while a move was applied.
    type Event: ConcernsSeats + Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Why a move is refused.
    type Refusal: CitesRule;

    /// The rules for a set-up, or every reason why it is not valid.
    fn from_setup(setup: Self::Setup) -> Result<Self, Vec<String>>;
    /// The set-up these rules were built from.
    fn setup(&self) -> &Self::Setup;
    /// A number that differs when rules, tables or geometry differ.
    fn digest(&self) -> u64;
    /// How many seats play.
    fn seats(&self) -> u8;
    /// The seats held by the person who holds this one.
    fn seats_of_player(&self, seat: Seat) -> SeatSet;
    /// Whether somebody answers for this seat; the rules play the others without asking.
    fn is_player_controlled(&self, _seat: Seat) -> bool {
        true
    }

    /// The position before the first move.
    fn initial_state(&self) -> Self::State;
    /// What the game waits for.
    fn pending(&self, state: &Self::State) -> Pending<Self::Question>;
    /// Every answer (or outcome of chance): complete, sorted, no duplicates. The buffer is cleared first.
    fn legal(&self, state: &Self::State, moves: &mut Vec<Self::Move>);
    /// Whether a move is legal, with the rule that refuses it; never by enumerating.
    fn check(&self, state: &Self::State, mv: Self::Move) -> Result<(), Self::Refusal>;
    /// Applies a move that is legal.
    fn apply_legal<S: Sink<Self::Event>>(&self, state: &mut Self::State, mv: Self::Move, sink: &mut S);
    /// The outcomes of a chance turn with their weights. The buffer is cleared first.
    fn odds(&self, state: &Self::State, odds: &mut Odds<Self::Move>);
    /// An outcome of chance by a faster way than listing the odds, but with the same odds; `None` where there is no such way.
    fn sample_fast(&self, _: &Self::State, _: RandomBelow<'_>) -> Option<Self::Move> {
        None
    }
    /// An outcome of chance, sampled as [`Game::odds`] says; `None` if it is not chance's turn. The buffer is scratch.
    fn sample(&self, state: &Self::State, odds: &mut Odds<Self::Move>, below: RandomBelow<'_>) -> Option<Self::Move> {
        self.sample_fast(state, below).or_else(|| {
            self.odds(state, odds);
            if odds.total() == 0 { None } else { odds.pick(below(odds.total())) }
        })
    }
    /// Points and winners, of a position whose turn is [`Turn::Over`].
    fn result(&self, state: &Self::State) -> GameResult;

    /// Applies a move if it is legal; the position is unchanged on refusal.
    fn apply<S: Sink<Self::Event>>(
        &self,
        state: &mut Self::State,
        mv: Self::Move,
        sink: &mut S,
    ) -> Result<(), Self::Refusal> {
        self.check(state, mv)?;
        self.apply_legal(state, mv, sink);
        Ok(())
    }

    /// The seat that gives this answer now; `None` for chance.
    fn actor(&self, state: &Self::State, mv: Self::Move) -> Option<Seat>;
    /// Lists what a seat may do now without being asked, sorted. [`Game::legal`] never lists these moves, and
    /// [`Game::check`] accepts exactly these besides the legal ones. The buffer is cleared first.
    fn interrupts(&self, _state: &Self::State, _seat: Seat, moves: &mut Vec<Self::Move>) {
        moves.clear();
    }
    /// Whether a move is of the kind that [`Game::interrupts`] lists.
    fn is_interrupt(&self, _mv: Self::Move) -> bool {
        false
    }
    /// Whether a card, die or choice that was secret is shown by this answer (or visible outcome of chance), so that it
    /// cannot be taken back. Everything shown is also told by an event.
    fn reveals_secret(&self, state: &Self::State, mv: Self::Move) -> bool;
    /// The answer that lets a mere window go by, if the game waits in one: for scripts and standing orders.
    fn passing_move(&self, state: &Self::State) -> Option<Self::Move>;
    /// Whether everybody can see that an only answer is the only one: it is forced whatever the secrets of the seat are.
    fn is_openly_forced(&self, _: &Self::State) -> bool {
        true
    }
    /// Whether the position lies between two turns.
    fn is_between_turns(&self, state: &Self::State) -> bool;
    /// Returns the seat whose turn has just ended in a position between two turns; `None` if what ended was nobody's turn.
    ///
    /// `opened` is the move that led out of the last position between turns, if there was one, and `last` is the seat that
    /// answered last, which is not the same where others answer during a turn.
    fn ended_turn(&self, _state: &Self::State, _opened: Option<Self::Move>, last: Seat) -> Option<Seat> {
        Some(last)
    }

    /// What these seats may know of a position.
    fn view(&self, state: &Self::State, viewer: SeatSet) -> Self::View;
    /// A full position that agrees with a view.
    fn determinise(&self, view: &Self::View, below: RandomBelow<'_>) -> Self::State;
    /// The move as these seats see it; `None` if they see only that something secret was decided.
    fn redact_move(&self, state: &Self::State, mv: Self::Move, viewer: SeatSet) -> Option<Self::Move>;
    /// Returns what these seats may know of an event.
    ///
    /// The rule and the seats of a record can give a secret away as well as the event can: for example, a rule that only
    /// one face-down card has. Replace such a rule with a more general one, and leave secret seats out.
    fn redact_event(&self, record: EventRecord<Self::Event>, viewer: SeatSet) -> EventRecord<Self::Event>;

    /// A move in one line, with its seat or `chance` in front.
    fn write_move(&self, state: &Self::State, mv: Self::Move) -> String;
    /// Reads a move; the error says what is allowed.
    fn read_move(&self, state: &Self::State, text: &str) -> Result<Self::Move, String>;
    /// The name of a seat.
    fn seat_name(&self, seat: Seat) -> &'static str;
    /// The position as scenario text, if it lies between two turns.
    fn snapshot(&self, state: &Self::State) -> Option<String>;
    /// Reads a snapshot.
    fn restore(&self, text: &str) -> Result<Self::State, String>;

    /// Reads a position made by hand, with rules that fit it; `text` is a whole scenario file, of which this reads the
    /// parts that describe the position. The error lists everything that is wrong.
    fn read_position(text: &str) -> Result<(Self, Self::State), Vec<String>>;
    /// A fact about a position by its name, as scenarios expect it; the error lists the names.
    fn fact(&self, state: &Self::State, name: &str) -> Result<String, String>;

    /// Every move that can be written in this game, legal or not: for laws and fuzzing.
    fn universe(&self, moves: &mut Vec<Self::Move>);
    /// Counts every piece; the error names what is lost, doubled or in two places.
    fn census(&self, state: &Self::State) -> Result<(), String>;
}

/// Returns a number for a value, the same on every machine: FNV-1a over its postcard bytes.
pub fn state_hash<T: Serialize>(value: &T) -> u64 {
    fnv(&postcard::to_stdvec(value).unwrap_or_default())
}

/// Returns a number for a text, the same on every machine: FNV-1a over its bytes.
pub fn text_hash(text: &str) -> u64 {
    fnv(text.as_bytes())
}

fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}
