//! [`Game`], the first part of the contract: set-up, turns, answers, chance and the result.
//!
//! The contract has two more parts: [`Secrets`](crate::Secrets) says what each viewer may know, and
//! [`Notation`](crate::Notation) writes moves and positions as text. [`CompleteGame`](crate::CompleteGame) is all three.
//! What only tests need (every move that can be written, counting the pieces) is `testkit::TestedGame`.

use crate::{ConcernsSeats, Odds, Seat, SeatSet, Sink};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::hash::Hash;

/// A source of chance handed in by the caller. It returns a whole number from 0 to `bound - 1`, the same on every machine.
pub type RandomBelow<'a> = &'a mut dyn FnMut(u32) -> u32;

/// What the game waits for.
///
/// ```
/// use tabletop::{Game, Pending};
/// let rules = testkit::toy::rules(1);
/// assert!(matches!(rules.pending(&rules.initial_state()), Pending::Chance(_))); // the first card is dealt
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending<Q> {
    /// One seat decides.
    Seat(Decision<Q>),
    /// Several seats decide in secret, in any order; each answer names its seat.
    Seats(SeatSet, Q),
    /// Chance decides; see [`Game::odds`].
    Chance(Q),
    /// The game is over; see [`Game::result`].
    Over,
}

/// A pending decision as data.
///
/// ```
/// use tabletop::{Decision, Seat};
/// let decision = Decision { by: Seat(2), seat: Seat(0), question: "Where to?" };
/// assert_ne!(decision.by, decision.seat); // seat 2 answers for seat 0
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision<Q> {
    /// Who answers.
    pub by: Seat,
    /// For whom; usually the same.
    pub seat: Seat,
    /// About what.
    pub question: Q,
}

/// A refusal that names the rule behind it.
pub trait CitesRule: Copy + PartialEq + Debug {
    /// Returns the id of the rule, as in the ledger.
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

/// The rules of one game: built once from a set-up, immutable and shared.
///
/// All functions take the position as an argument; the rules remember nothing between calls. A move that is not legal
/// changes nothing. `legal`, `check` and `apply_legal` do not allocate once their buffers are warm.
///
/// ```
/// use tabletop::{Game, Odds, Pending};
/// use testkit::toy;
///
/// /// Plays a game with the first answer to every question.
/// fn play<G: Game>(rules: &G) -> G::State {
///     let (mut state, mut answers, mut odds) = (rules.initial_state(), Vec::new(), Odds::default());
///     loop {
///         let mv = match rules.pending(&state) {
///             Pending::Over => return state,
///             Pending::Chance(_) => rules.sample(&state, &mut odds, &mut |_| 0).expect("chance has an outcome"),
///             Pending::Seat(_) | Pending::Seats(..) => {
///                 rules.legal(&state, &mut answers);
///                 answers[0]
///             }
///         };
///         rules.apply(&mut state, mv, &mut ()).expect("a legal move");
///     }
/// }
///
/// let rules = toy::rules(1);
/// assert!(!rules.result(&play(&rules)).winners.is_empty());
/// ```
pub trait Game: Sized + Send + Sync + 'static {
    /// The name in the catalogue, in notation and in saves.
    const NAME: &'static str;
    /// The edition of the rules. It grows by one with every change after which some recorded game leads elsewhere or is refused.
    const EDITION: u32;
    /// The ids of the rules in the game's ledgers; a [`RuleId`](crate::RuleId) is an index into this table.
    const RULE_IDS: &'static [&'static str];
    /// What a person writes to start a game.
    type Setup: Clone + Debug + Serialize + DeserializeOwned;
    /// A position: only what changes.
    type State: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A move of a seat or of chance.
    type Move: Copy + Ord + Hash + Debug + Send + Sync;
    /// What a decision is about.
    type Question: Copy + PartialEq + Debug + Send + Sync;
    /// Something that happened while a move was applied.
    type Event: ConcernsSeats + Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Why a move is refused.
    type Refusal: CitesRule + Serialize + DeserializeOwned + Send + Sync;

    /// Builds the rules for a set-up. The error lists every reason why the set-up is not valid.
    fn from_setup(setup: Self::Setup) -> Result<Self, Vec<String>>;
    /// Returns the set-up these rules were built from.
    fn setup(&self) -> &Self::Setup;
    /// Returns a number that differs when rules, tables or geometry differ.
    fn digest(&self) -> u64;
    /// Returns how many seats play.
    fn seats(&self) -> u8;
    /// Returns the seats of the player who holds this seat.
    fn seats_of_player(&self, seat: Seat) -> SeatSet;
    /// Returns whether a player answers for this seat. The rules play the other seats without asking.
    fn is_player_controlled(&self, _seat: Seat) -> bool {
        true
    }

    /// Returns the position before the first move.
    fn initial_state(&self) -> Self::State;
    /// Returns what the game waits for.
    fn pending(&self, state: &Self::State) -> Pending<Self::Question>;
    /// Lists every answer (or outcome of chance): complete, sorted, without duplicates. The buffer is cleared first.
    fn legal(&self, state: &Self::State, moves: &mut Vec<Self::Move>);
    /// Checks a move without enumerating the legal ones. The refusal names the rule.
    fn check(&self, state: &Self::State, mv: Self::Move) -> Result<(), Self::Refusal>;
    /// Applies a move that is legal.
    fn apply_legal<S: Sink<Self::Event>>(&self, state: &mut Self::State, mv: Self::Move, sink: &mut S);
    /// Lists the outcomes of a chance turn with their weights. The buffer is cleared first.
    fn odds(&self, state: &Self::State, odds: &mut Odds<Self::Move>);
    /// Samples an outcome of chance without listing the odds, but with the same odds. Returns `None` where the game has no such
    /// shortcut.
    fn sample_fast(&self, _: &Self::State, _: RandomBelow<'_>) -> Option<Self::Move> {
        None
    }
    /// Samples an outcome of chance with the weights of [`Game::odds`]. Returns `None` if the game does not wait for chance. The
    /// buffer is scratch.
    fn sample(&self, state: &Self::State, odds: &mut Odds<Self::Move>, below: RandomBelow<'_>) -> Option<Self::Move> {
        self.sample_fast(state, below).or_else(|| {
            self.odds(state, odds);
            if odds.total() == 0 { None } else { odds.pick(below(odds.total())) }
        })
    }
    /// Returns points and winners of a position in which the game is over ([`Pending::Over`]).
    fn result(&self, state: &Self::State) -> GameResult;

    /// Applies a move if it is legal. A refused move leaves the position unchanged.
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

    /// Returns the seat that makes this move now; `None` for chance.
    fn actor(&self, state: &Self::State, mv: Self::Move) -> Option<Seat>;
    /// Lists what a seat may do now without being asked, sorted. [`Game::legal`] never lists these moves, and
    /// [`Game::check`] accepts exactly these besides the legal ones. The buffer is cleared first.
    fn interrupts(&self, _state: &Self::State, _seat: Seat, moves: &mut Vec<Self::Move>) {
        moves.clear();
    }
    /// Returns whether a move is of the kind that [`Game::interrupts`] lists.
    fn is_interrupt(&self, _mv: Self::Move) -> bool {
        false
    }
    /// Returns the answer that declines an optional action, if the game waits for nothing else: for scripts and standing orders.
    fn passing_move(&self, state: &Self::State) -> Option<Self::Move>;
    /// Returns whether the position lies between two turns.
    fn is_between_turns(&self, state: &Self::State) -> bool;
    /// Returns the seat whose turn has just ended in a position between two turns; `None` if what ended was nobody's turn.
    ///
    /// `opened` is the move that led out of the last position between turns, if there was one, and `last` is the seat that
    /// answered last, which is not the same where others answer during a turn.
    fn ended_turn(&self, _state: &Self::State, _opened: Option<Self::Move>, last: Seat) -> Option<Seat> {
        Some(last)
    }
}

/// Returns a number for a value, the same on every machine: FNV-1a over its postcard bytes.
///
/// ```
/// use tabletop::state_hash;
/// assert_eq!(state_hash(&(1u8, 2u8)), state_hash(&[1u8, 2]));
/// assert_ne!(state_hash(&(1u8, 2u8)), state_hash(&(2u8, 1u8)));
/// ```
pub fn state_hash<T: Serialize>(value: &T) -> u64 {
    fnv(&postcard::to_stdvec(value).unwrap_or_default())
}

/// Returns a number for a text, the same on every machine: FNV-1a over its bytes.
///
/// ```
/// assert_eq!(tabletop::text_hash(""), 0xcbf2_9ce4_8422_2325);
/// ```
pub fn text_hash(text: &str) -> u64 {
    fnv(text.as_bytes())
}

fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}
