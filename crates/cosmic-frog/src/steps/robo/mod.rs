//! A RoboFrog's action: the first line of its procedure that applies (SOLO-ACT-2). The rules play it: its action follows from the
//! position and from chance alone, and every line says why it applied or why not.
//!
//! `shard.rs` and `aether.rs` hold the lines, `dial.rs` breaks ties, `cards.rs` deals with their ability cards, `combat.rs`
//! and `vault_choices.rs` with what else would be asked of them.

mod aether;
pub(crate) mod cards;
pub(crate) mod combat;
mod dial;
mod shard;
pub(crate) mod start;
pub(crate) mod vault_choices;

pub(crate) use cards::turn_up;

use super::free_powers::ActionContext;
use super::{Answer, Progress, Step, action, chance, possible, strike};
use crate::event::Event;
use crate::moves::Move;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::{HUMAN, Rules};
use crate::state::{ActionMode, Frame, Place, State};
use hexgrid::Cell;
use serde::{Deserialize, Serialize};
use tabletop::{Pending, RuleId, Seat, Sink, emit, rule, rule_id};

/// A line of the procedure, in the order of the ledger: four on the Shard, four in the Aether, one for a Vortex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum RoboLine {
    Leap,
    Attack,
    Harvest,
    Escape,
    Raid,
    Disgorge,
    Ram,
    Land,
    Descend,
}

impl RoboLine {
    /// All of them.
    pub const ALL: [RoboLine; 9] = [
        RoboLine::Leap,
        RoboLine::Attack,
        RoboLine::Harvest,
        RoboLine::Escape,
        RoboLine::Raid,
        RoboLine::Disgorge,
        RoboLine::Ram,
        RoboLine::Land,
        RoboLine::Descend,
    ];

    /// Returns the line that is tried when this one does not apply.
    pub const fn next(self) -> Option<RoboLine> {
        use RoboLine::*;
        match self {
            Leap => Some(Attack),
            Attack => Some(Harvest),
            Harvest => Some(Escape),
            Raid => Some(Disgorge),
            Disgorge => Some(Ram),
            Ram => Some(Land),
            Escape | Land | Descend => None,
        }
    }

    /// Returns the rule that decides whether it applies.
    pub const fn rule(self) -> RuleId {
        match self {
            RoboLine::Leap => rule_id!("SOLO-LEAP-1"),
            RoboLine::Attack | RoboLine::Ram => rule_id!("SOLO-ATT-1"),
            RoboLine::Harvest => rule_id!("SOLO-HARV-1"),
            RoboLine::Escape => rule_id!("SOLO-ACT-3"),
            RoboLine::Raid => rule_id!("SOLO-RAID-1"),
            RoboLine::Disgorge => rule_id!("SOLO-DIS-1"),
            RoboLine::Land => rule_id!("SOLO-LAND-1"),
            RoboLine::Descend => rule_id!("SOLO-VAULT-1"),
        }
    }
}

/// Why a line applied, or why it was skipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum RoboReason {
    // It applied.
    AetherInReach,
    AetherNearer,
    PlayerInRange,
    OnLand,
    LandInReach,
    LandNearer,
    VaultOpen,
    LandHeld,
    BarrensHeld,
    PlayerAdrift,
    PlayerAtEdge,
    InLine,
    NearPlayer,
    Vortex,
    // It was skipped.
    FewLand,
    NoNearer,
    PlayerInAether,
    PlayerOut,
    PlayerWaiting,
    PlayerEmpty,
    NoLine,
    OutOfRange,
    SurgeBetween,
    NoLandInLine,
    WayBlocked,
    NoWayOut,
    VaultEmpty,
    VaultLocked,
    NothingHeld,
    VaultFull,
    PlayerInland,
    NoRoom,
}

impl RoboReason {
    /// All of them.
    pub const ALL: [RoboReason; 32] = [
        RoboReason::AetherInReach,
        RoboReason::AetherNearer,
        RoboReason::PlayerInRange,
        RoboReason::OnLand,
        RoboReason::LandInReach,
        RoboReason::LandNearer,
        RoboReason::VaultOpen,
        RoboReason::LandHeld,
        RoboReason::BarrensHeld,
        RoboReason::PlayerAdrift,
        RoboReason::PlayerAtEdge,
        RoboReason::InLine,
        RoboReason::NearPlayer,
        RoboReason::Vortex,
        RoboReason::FewLand,
        RoboReason::NoNearer,
        RoboReason::PlayerInAether,
        RoboReason::PlayerOut,
        RoboReason::PlayerWaiting,
        RoboReason::PlayerEmpty,
        RoboReason::NoLine,
        RoboReason::OutOfRange,
        RoboReason::SurgeBetween,
        RoboReason::NoLandInLine,
        RoboReason::WayBlocked,
        RoboReason::NoWayOut,
        RoboReason::VaultEmpty,
        RoboReason::VaultLocked,
        RoboReason::NothingHeld,
        RoboReason::VaultFull,
        RoboReason::PlayerInland,
        RoboReason::NoRoom,
    ];

    /// Returns whether the line applied.
    pub const fn applies(self) -> bool {
        (self as u8) < RoboReason::FewLand as u8
    }
}

/// Returns where the player's frog is, as the reason why it cannot be attacked.
fn whereabouts(place: Place) -> RoboReason {
    match place {
        Place::Outer(_) => RoboReason::PlayerOut,
        Place::Waiting => RoboReason::PlayerWaiting,
        _ => RoboReason::PlayerInAether,
    }
}

/// The verdict of a line.
enum LineVerdict {
    /// The line applies, and the RoboFrog makes this move.
    Do(RoboReason, Move),
    /// The line does not apply.
    Skip(RoboReason),
    /// The line applies, but the dial must decide where.
    Dial,
    /// The line applies, but first a strike hex must be drawn that stands for the player.
    Spot,
}

/// No strike hex was drawn.
const NO_SPOT: u8 = u8::MAX;

/// A RoboFrog acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoboStep {
    /// Which RoboFrog.
    pub seat: Seat,
    /// The line that is being judged.
    pub line: RoboLine,
    /// What the dial shows; 0 before it is rolled.
    pub dial: u8,
    /// The strike hex drawn for the player, or [`NO_SPOT`].
    pub spot: u8,
}

impl Step for RoboStep {
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        let RoboStep { seat, line, .. } = self;
        match self.judge(rules, state) {
            LineVerdict::Dial => return Progress::Wait,
            LineVerdict::Spot => {
                strike::refill(rules, state);
                return Progress::Wait;
            }
            LineVerdict::Do(because, mv) => {
                rule!("SOLO-ACT-2");
                emit!(sink, line.rule(), Event::Robo { seat, line, because });
                state.pop();
                act(rules, state, seat, mv, sink);
            }
            LineVerdict::Skip(because) => {
                emit!(sink, line.rule(), Event::Robo { seat, line, because });
                skip(state, seat, line, sink);
            }
        }
        Progress::Continue
    }

    fn pending(self, rules: &Rules, state: &State) -> Pending<Question> {
        Pending::Chance(self.question(rules, state))
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        let question = self.question(rules, state);
        match (question, mv) {
            (Question::Dial { .. }, Move::Roll(face)) => possible((1..=6).contains(&face), question),
            (Question::Spot { .. }, _) => chance::check_splinter(state, question, mv),
            _ => None,
        }
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let seat = self.seat;
        match mv {
            Move::Roll(face) => {
                emit!(sink, "SOLO-DIAL-1", Event::Dialled { seat, face });
                state.replace(Frame::Robo(RoboStep { dial: face, ..self }));
            }
            // The card is shuffled back at once, so the deck does not change.
            Move::Splinter(strike) => {
                emit!(sink, "SOLO-LAND-1", Event::Spotted { seat, cell: strike::strike_hex(rules, strike) });
                state.replace(Frame::Robo(RoboStep { spot: strike, ..self }));
            }
            _ => {}
        }
    }

    fn outcomes(self, rules: &Rules, state: &State, each: &mut impl FnMut(Move, u32)) {
        match self.question(rules, state) {
            Question::Spot { .. } => chance::splinters(state, each),
            _ => (1..=6).for_each(|face| each(Move::Roll(face), 1)),
        }
    }
}

impl RoboStep {
    fn judge(self, rules: &Rules, state: &State) -> LineVerdict {
        let RoboStep { seat, line, dial, spot } = self;
        let case = RoboCase { rules, state, seat, dial, spot };
        match line {
            RoboLine::Leap => shard::leap(case),
            RoboLine::Attack => shard::attack(case),
            RoboLine::Harvest => shard::harvest(case),
            RoboLine::Escape => shard::escape(case),
            RoboLine::Raid => aether::raid(case),
            RoboLine::Disgorge => aether::disgorge(case),
            RoboLine::Ram => aether::attack(case),
            RoboLine::Land => aether::land(case),
            RoboLine::Descend => aether::descend(case),
        }
    }

    /// Returns what chance decides: the dial, or the strike hex that stands for the player.
    fn question(self, rules: &Rules, state: &State) -> Question {
        let seat = self.seat;
        match self.judge(rules, state) {
            LineVerdict::Spot => Question::Spot { seat },
            _ => Question::Dial { seat },
        }
    }
}

/// What a line needs to know.
#[derive(Clone, Copy)]
struct RoboCase<'a> {
    rules: &'a Rules,
    state: &'a State,
    seat: Seat,
    dial: u8,
    spot: u8,
}

impl RoboCase<'_> {
    /// Returns where the player stands, or the drawn strike hex that stands for it.
    fn towards(&self) -> Option<Cell> {
        match self.state.frog(HUMAN).place {
            Place::Shard(cell) => Some(cell),
            _ if self.spot != NO_SPOT => Some(strike::strike_hex(self.rules, self.spot)),
            _ => None,
        }
    }

    /// Returns where the RoboFrog stands.
    fn here(&self) -> Option<Cell> {
        match self.state.frog(self.seat).place {
            Place::Shard(cell) => Some(cell),
            _ => None,
        }
    }

    /// Returns the number of Land tiles in its Gullet.
    fn lands(&self) -> usize {
        self.state.tiles.gullet(self.seat.index()).filter(|tile| tile.as_land().is_some()).count()
    }

    fn player_is_empty(&self) -> bool {
        self.state.tiles.gullet_size(HUMAN.index()) == 0
    }
}

/// Begins the action of a RoboFrog.
pub(crate) fn begin(state: &mut State, seat: Seat) {
    let line = if state.frog(seat).place == Place::Aether { RoboLine::Raid } else { RoboLine::Leap };
    state.push(Frame::Robo(RoboStep { seat, line, dial: 0, spot: NO_SPOT }));
}

/// Makes a RoboFrog descend because of a Vortex.
pub(crate) fn descend(state: &mut State, seat: Seat) {
    state.push(Frame::Robo(RoboStep { seat, line: RoboLine::Descend, dial: 0, spot: NO_SPOT }));
}

/// Goes on with the next line; after the last one the RoboFrog forfeits its action.
fn skip<S: Sink<Event>>(state: &mut State, seat: Seat, line: RoboLine, sink: &mut S) {
    if let Some(line) = line.next() {
        rule!("SOLO-ACT-2");
        return state.replace(Frame::Robo(RoboStep { seat, line, dial: 0, spot: NO_SPOT }));
    }
    state.pop();
    if line != RoboLine::Descend {
        emit!(sink, "SOLO-ACT-3", Event::Forfeited { seat });
    }
}

fn act<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, mv: Move, sink: &mut S) {
    if let Move::Descend(cell) = mv {
        state.frog_mut(seat).place = Place::Shard(cell);
        emit!(sink, "SOLO-VAULT-1", Event::Descended { seat, cell });
        return;
    }
    rule!("SOLO-ACT-4");
    debug_assert!(legal(rules, state, seat, mv), "a RoboFrog does what no frog may do: {mv:?}");
    action::perform(rules, state, seat, mv, (ActionMode::First, 0), sink);
}

/// Returns whether a move is legal as for any frog. Tolls do not matter, because the card pays them, and dimensions do not limit
/// the raids of a RoboFrog.
fn legal(rules: &Rules, state: &State, seat: Seat, mv: Move) -> bool {
    let context = ActionContext::new(seat, ActionMode::First, false, 0);
    let answer = action::check(rules, state, context, mv);
    matches!(answer, Some(Ok(()) | Err(Refusal::TollTooDear { .. } | Refusal::TargetTooHigh { .. })))
}
