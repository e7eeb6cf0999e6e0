//! Events together with the rule they follow from and the seats they concern.
//!
//! A step of a game knows why something happens, so it names rule and seats when it emits the event. Logs, sentences and
//! animations read them from the record and guess nothing.

use crate::{Game, SeatSet};
use serde::{Deserialize, Serialize};

/// A rule of a game: an index into the game's table of rule ids ([`Game::RULE_IDS`](crate::Game::RULE_IDS)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct RuleId(pub u16);

impl RuleId {
    /// Finds a rule by its id in the ledger.
    ///
    /// Games call it in constant expressions, so an id that the table does not have is a compile error.
    ///
    /// ```
    /// use tabletop::RuleId;
    /// const RULES: &[&str] = &["COM-3", "COM-4"];
    /// const FAILED_LEAP: RuleId = RuleId::find(RULES, "COM-4");
    /// assert_eq!(FAILED_LEAP.name(RULES), "COM-4");
    /// ```
    ///
    /// # Panics
    ///
    /// Panics if the table does not have the id.
    pub const fn find(table: &[&str], id: &str) -> RuleId {
        let mut index = 0;
        while index < table.len() {
            if is_equal(table[index].as_bytes(), id.as_bytes()) {
                return RuleId(index as u16);
            }
            index += 1;
        }
        panic!("the game's table of rule ids does not have this id")
    }

    /// Returns the id of the rule in the ledger, or an empty text if the table does not have the rule.
    pub fn name(self, table: &'static [&'static str]) -> &'static str {
        table.get(usize::from(self.0)).copied().unwrap_or_default()
    }
}

const fn is_equal(one: &[u8], other: &[u8]) -> bool {
    if one.len() != other.len() {
        return false;
    }
    let mut index = 0;
    while index < one.len() {
        if one[index] != other[index] {
            return false;
        }
        index += 1;
    }
    true
}

/// An event that names the seats it concerns.
pub trait ConcernsSeats {
    /// Returns the seats that do, suffer or receive something; empty if the event concerns the whole table.
    fn seats(&self) -> SeatSet;
}

/// An event with the rule it follows from and the seats it concerns.
///
/// ```
/// use tabletop::{ConcernsSeats, EventRecord, RuleId, Seat, SeatSet};
/// struct Drew(Seat);
/// impl ConcernsSeats for Drew {
///     fn seats(&self) -> SeatSet {
///         SeatSet::single(self.0)
///     }
/// }
/// assert!(EventRecord::new(RuleId(3), Drew(Seat(1))).seats.contains(Seat(1)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventRecord<E> {
    /// The rule that makes the event happen.
    pub rule: RuleId,
    /// The seats that it concerns.
    pub seats: SeatSet,
    /// What happened.
    pub event: E,
}

impl<E: ConcernsSeats> EventRecord<E> {
    /// Makes a record of an event that concerns the seats it names.
    #[inline]
    pub fn new(rule: RuleId, event: E) -> EventRecord<E> {
        EventRecord { rule, seats: event.seats(), event }
    }
}

/// The records of one game.
pub type RecordOf<G> = EventRecord<<G as Game>::Event>;

/// Takes events while moves are applied.
///
/// `()` drops them at no cost, a `Vec` of records keeps them, and a `Vec` of events keeps what happened without the rules.
///
/// ```
/// use tabletop::{Game, RecordOf};
/// use testkit::toy::{self, Move, Toy};
/// let rules = toy::rules(1);
/// let (mut state, mut records) = (rules.initial_state(), Vec::<RecordOf<Toy>>::new());
/// rules.apply(&mut state, Move::Card(2), &mut records).expect("the first card is dealt");
/// assert_eq!(records.len(), 1);
/// ```
pub trait Sink<E> {
    /// Takes the record of something that happened.
    fn push(&mut self, record: EventRecord<E>);

    /// Returns whether records are dropped. A game may compile its steps for such a sink, and once more for all others.
    #[inline]
    fn drops_all(&self) -> bool {
        false
    }
}

impl<E> Sink<E> for () {
    #[inline]
    fn push(&mut self, _: EventRecord<E>) {}

    #[inline]
    fn drops_all(&self) -> bool {
        true
    }
}

/// Any sink: steps that are generic over it exist only once for all that keep something, which makes the page smaller.
impl<E> Sink<E> for &mut (dyn Sink<E> + '_) {
    fn push(&mut self, record: EventRecord<E>) {
        (**self).push(record);
    }

    fn drops_all(&self) -> bool {
        (**self).drops_all()
    }
}

impl<E> Sink<E> for Vec<EventRecord<E>> {
    fn push(&mut self, record: EventRecord<E>) {
        Vec::push(self, record);
    }
}

impl<E> Sink<E> for Vec<E> {
    fn push(&mut self, record: EventRecord<E>) {
        Vec::push(self, record.event);
    }
}

/// Returns the [`RuleId`] of a rule of the calling game, whose crate has the table `RULE_IDS` at its root.
///
/// An id that the table does not have is a compile error.
///
/// ```
/// const RULE_IDS: &[&str] = &["COM-3", "COM-4"];
/// fn main() {
///     assert_eq!(tabletop::rule_id!("COM-4"), tabletop::RuleId(1));
/// }
/// ```
#[macro_export]
#[allow(clippy::crate_in_macro_def)]
macro_rules! rule_id {
    ($id:literal) => {{
        const RULE: $crate::RuleId = $crate::RuleId::find(crate::RULE_IDS, $id);
        RULE
    }};
}

/// Emits an event with the rule it follows from, and marks that the rule ran: `emit!(sink, "COM-4", Event::…)`.
///
/// The statement stands at the place that enforces the rule, instead of `rule!("COM-4")`. Where the caller knows the rule,
/// it passes `rule_id!("COM-4")` along, and the callee emits by it: `emit!(sink, rule, Event::…)`.
///
/// ```
/// use tabletop::{ConcernsSeats, EventRecord, SeatSet, emit};
/// const RULE_IDS: &[&str] = &["COM-3", "COM-4"];
/// struct Ended;
/// impl ConcernsSeats for Ended {
///     fn seats(&self) -> SeatSet {
///         SeatSet::NONE
///     }
/// }
/// fn main() {
///     let mut records: Vec<EventRecord<Ended>> = Vec::new();
///     emit!(&mut records, "COM-4", Ended);
///     assert_eq!(records[0].rule.name(RULE_IDS), "COM-4");
/// }
/// ```
#[macro_export]
macro_rules! emit {
    ($sink:expr, $id:literal, $event:expr $(,)?) => {
        $crate::emit!($sink, $crate::rule_id!($id), $event)
    };
    ($sink:expr, $rule:expr, $event:expr $(,)?) => {{
        let rule: $crate::RuleId = $rule;
        $crate::rule!(rule);
        $crate::Sink::push($sink, $crate::EventRecord::new(rule, $event));
    }};
}
