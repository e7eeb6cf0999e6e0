//! A small but complete game for testing tests: cards dealt in secret, a die, sealed stakes, a deck with known cards.
//!
//! Sixteen cards (four each of kinds 0 to 3) and twelve or more chips. Two cards are dealt to each seat. In each round the die
//! is rolled, all seats stake chips in secret, and the highest stake pays and begins; then each seat has two actions: draw
//! a card, look at the top card (one chip), bury a card under the deck, play a card lower than the die for points, show
//! the highest card to all, or pass. A seat that is not asked may show its highest card, too: an interrupt.
//!
//! A [`Fault`] plants one violation of a law, so that the suite can prove that it would be caught. Start with [`Toy`];
//! the steps are in `steps.rs`, what is hidden from whom in `view.rs`, the contract in `game.rs`.

mod fault;
mod game;
mod notation;
mod steps;
mod view;

pub use fault::Fault;
pub use view::View;

use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicU32, Ordering};
use tabletop::{CitesRule, ConcernsSeats, Deck, RuleId, Seat, SeatSet};

/// How many kinds of cards there are.
pub const KINDS: usize = 4;
/// How many cards of each kind there are.
pub const COPIES: u8 = 4;
/// How many seats there are at most.
pub const MOST_SEATS: usize = 4;
/// Chips per seat at the start.
pub const CHIPS: u8 = 3;
/// Cards in a hand at most.
pub const HAND: u8 = 4;
/// Actions in a turn.
pub const ACTIONS: u8 = 2;
/// A kind that a viewer does not know.
pub const HIDDEN: u8 = u8::MAX;
/// A stake that is not given yet.
pub const OPEN: u8 = u8::MAX;
/// A stake that is given but not shown.
pub const SEALED: u8 = u8::MAX - 1;

/// The ids of its rules.
pub const RULE_IDS: &[&str] =
    &["TOY-1", "TOY-2", "TOY-3", "TOY-4", "TOY-5", "TOY-6", "TOY-7", "TOY-8", "TOY-9", "TOY-10", "TOY-11"];
/// The rule by which a card is drawn, as everybody sees it.
const GOT: RuleId = RuleId::find(RULE_IDS, "TOY-6");

/// How a game is set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// Seats: 2 to 4.
    pub players: u8,
    /// Rounds: 1 to 40.
    pub rounds: u8,
    /// Whether two persons hold two seats each; only with four seats.
    pub partners: bool,
    /// The planted violation.
    pub fault: Fault,
}

/// The rules.
#[derive(Debug)]
pub struct Toy {
    setup: Setup,
    /// Counts applied moves: for tests of the amount of work, and for the fault of a game that cannot be replayed.
    ticks: AtomicU32,
}

/// What the game waits for, as the position keeps it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// A card is dealt.
    Deal,
    /// The die is rolled.
    Roll,
    /// All seats stake.
    Stake,
    /// A seat acts.
    Act,
    /// A card is drawn.
    Draw,
    /// The top card is looked at.
    Look,
    /// The game is over.
    Over,
}

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(crate) deck: Deck<16, KINDS>,
    /// Cards of each kind in each hand.
    pub(crate) hands: [[u8; KINDS]; MOST_SEATS],
    /// Those of them that everybody knows.
    pub(crate) shown: [[u8; KINDS]; MOST_SEATS],
    pub(crate) discard: [u8; KINDS],
    pub(crate) chips: [u8; MOST_SEATS],
    pub(crate) bank: u8,
    pub(crate) points: [u8; MOST_SEATS],
    pub(crate) stakes: [u8; MOST_SEATS],
    pub(crate) phase: Phase,
    pub(crate) dealt: u8,
    pub(crate) die: u8,
    pub(crate) round: u8,
    pub(crate) leader: u8,
    /// Turns ended in this round.
    pub(crate) acted: u8,
    pub(crate) actions: u8,
    /// Never serialised; always 0 unless a fault says otherwise.
    #[serde(skip)]
    pub(crate) blot: u8,
}

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Chance: the card that is dealt, drawn or looked at.
    Card(u8),
    /// Chance: the die.
    Roll(u8),
    /// A sealed stake of a seat.
    Stake(Seat, u8),
    /// Draws a card.
    Draw,
    /// Looks at the top card.
    Look,
    /// Puts a card of this kind under the deck.
    Bury(u8),
    /// Plays a card of this kind.
    Play(u8),
    /// Shows the highest card that is not shown yet.
    Show,
    /// Ends the turn.
    Pass,
    /// Interrupt: a seat that is not asked shows its highest card that is not shown yet.
    Flash(Seat),
}

/// What a decision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// The card dealt to a seat.
    Deal(Seat),
    /// The die.
    Roll,
    /// How much to stake.
    Stake,
    /// What to do, with this many actions left.
    Act(u8),
    /// The card a seat draws.
    Draw(Seat),
    /// The card a seat looks at.
    Look(Seat),
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A seat got a card.
    Got(Seat, u8),
    /// The die was rolled.
    Rolled(u8),
    /// A seat has staked.
    Sealed(Seat),
    /// A stake was shown.
    Staked(Seat, u8),
    /// A seat looked at the top card.
    Looked(Seat, u8),
    /// A seat buried a card.
    Buried(Seat, u8),
    /// A seat played a card.
    Played(Seat, u8),
    /// A seat showed a card.
    Shown(Seat, u8),
    /// The played cards were shuffled into the deck.
    Shuffled,
    /// A seat passed.
    Passed(Seat),
}

impl ConcernsSeats for Event {
    fn seats(&self) -> SeatSet {
        match *self {
            Event::Rolled(_) | Event::Shuffled => SeatSet::NONE,
            Event::Got(seat, _)
            | Event::Sealed(seat)
            | Event::Staked(seat, _)
            | Event::Looked(seat, _)
            | Event::Buried(seat, _)
            | Event::Played(seat, _)
            | Event::Shown(seat, _)
            | Event::Passed(seat) => SeatSet::single(seat),
        }
    }
}

/// Returns the rule by which an event happens. The highest cards are drawn by a rule of their own, which is as secret as the card.
fn rule_of(event: Event) -> RuleId {
    const HIGHEST: u8 = KINDS as u8 - 1;
    RuleId::find(
        RULE_IDS,
        match event {
            Event::Rolled(_) | Event::Passed(_) => "TOY-1",
            Event::Sealed(_) | Event::Staked(..) => "TOY-4",
            Event::Looked(..) => "TOY-5",
            Event::Got(_, HIGHEST) => "TOY-11",
            Event::Got(..) => return GOT,
            Event::Shuffled => "TOY-7",
            Event::Buried(..) => "TOY-8",
            Event::Played(..) => "TOY-9",
            Event::Shown(..) => "TOY-10",
        },
    )
}

/// Why a move is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refusal {
    /// The game waits for something else.
    NotNow,
    /// There is no such seat, card, die or stake.
    NoSuchThing,
    /// No such card can come from the deck.
    NotInDeck(u8),
    /// The seat has staked already.
    Staked(Seat),
    /// Not enough chips.
    TooFewChips(u8),
    /// The hand is full.
    HandFull,
    /// There is no card to draw.
    NoCards,
    /// The hand holds no such card; the second number is always 0 unless a fault says otherwise.
    NotInHand(u8, u8),
    /// The die is not higher than the card.
    DieTooLow(u8),
    /// Every card is shown.
    AllShown,
}

impl CitesRule for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotNow => "TOY-1",
            Refusal::NoSuchThing => "TOY-2",
            Refusal::NotInDeck(_) => "TOY-3",
            Refusal::Staked(_) => "TOY-4",
            Refusal::TooFewChips(_) => "TOY-5",
            Refusal::HandFull => "TOY-6",
            Refusal::NoCards => "TOY-7",
            Refusal::NotInHand(..) => "TOY-8",
            Refusal::DieTooLow(_) => "TOY-9",
            Refusal::AllShown => "TOY-10",
        }
    }
}

/// Returns rules without a fault, which depend on the number: two to four seats, short or long games, with or without partners.
pub fn rules(number: u64) -> Toy {
    faulty(number, Fault::None)
}

/// Returns rules with a planted violation.
pub fn faulty(number: u64, fault: Fault) -> Toy {
    let players = 2 + (number % 3) as u8;
    let partners = players == 4 && number.is_multiple_of(2);
    Toy::new(Setup { players, rounds: 2 + (number / 3 % 4) as u8, partners, fault })
}

impl Toy {
    fn new(setup: Setup) -> Toy {
        Toy { setup, ticks: AtomicU32::new(0) }
    }

    /// Returns how many moves these rules have applied so far, at any table.
    pub fn applied(&self) -> u32 {
        self.ticks.load(Ordering::Relaxed)
    }

    fn has(&self, fault: Fault) -> bool {
        self.setup.fault == fault
    }

    fn players(&self) -> u8 {
        self.setup.players
    }

    /// Returns the seat whose turn it is.
    fn active(&self, state: &State) -> Seat {
        Seat((state.leader + state.acted) % self.players())
    }

    /// Returns the seat that gets the next dealt card.
    fn dealt_to(&self, state: &State) -> Seat {
        Seat(state.dealt % self.players())
    }

    fn holder(&self, seat: Seat) -> SeatSet {
        if self.setup.partners { SeatSet(0b0101 << (seat.0 % 2)) } else { SeatSet::single(seat) }
    }

    /// Returns the seats that have not staked yet.
    fn waiting(&self, state: &State) -> SeatSet {
        let open = |set: SeatSet, seat: Seat| if state.stakes[seat.index()] == OPEN { set } else { set.without(seat) };
        SeatSet::first(self.players()).iter().fold(SeatSet::first(self.players()), open)
    }
}
