//! Gathers muck lands: for points in the Outer Dimensions, or with DREDGE from the Aether (FM-MUCK-2 to FM-MUCK-5, FM-DREDGER).

use super::combat::roll::POWER;
use super::oomph::spend;
use super::raid::{face, forget_chip};
use super::{Answer, Progress, Step, anytime, ask, chance, harvest::emit_digested, possible};
use crate::die::{Die, RollPurpose};
use crate::event::{Event, Expense};
use crate::moves::Move;
use crate::muck::Muck;
use crate::muck::chips::{self, ChipHand, SHUFFLED};
use crate::question::{Question, Window};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{FARTHEST, Frame, GatherStage, Place, State};
use crate::tile::Tile;
use serde::{Deserialize, Serialize};
use tabletop::{Pending, RandomBelow, RuleId, Seat, Sink, emit, rule, rule_id};

/// A chip drawn at random from all five.
const ONE_OF_FIVE: ChipHand = ChipHand { layout: SHUFFLED, picked: 1, ..ChipHand::NONE };

/// A frog attempts to gather muck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gather {
    /// Who gathers.
    pub seat: Seat,
    /// Where the muck lies.
    pub dimension: u8,
    /// Which kind it aims at.
    pub muck: Muck,
    /// What the roll must exceed, or the chip must reach.
    pub target: u8,
    /// What the die shows, or the chip with the bonus of its icon.
    pub roll: u8,
    /// Whether it is the action DREDGE.
    pub dredge: bool,
    /// What comes next.
    pub stage: GatherStage,
}

impl Step for Gather {
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        let Gather { seat, muck, dredge, stage, .. } = self;
        match stage {
            GatherStage::Ready if state.may_reveal(rules, seat) => return Progress::Wait,
            GatherStage::Ready => self.go_to(state, GatherStage::Roll),
            GatherStage::Roll => return Progress::Wait,
            GatherStage::Rolled if may_reroll(rules, state, seat, dredge).is_ok() => return Progress::Wait,
            GatherStage::Rolled => self.settle(rules, state),
            GatherStage::Show if muck == Muck::Hidden => return Progress::Wait,
            GatherStage::Show => self.take(state, muck, sink),
        }
        Progress::Continue
    }

    fn pending(self, rules: &Rules, state: &State) -> Pending<Question> {
        let Gather { seat, stage, .. } = self;
        match stage {
            GatherStage::Ready => ask(state, seat, Question::Window(Window::BeforeRaid)),
            GatherStage::Rolled => ask(state, seat, Question::Window(Window::AfterRaid)),
            GatherStage::Show => Pending::Chance(Question::Muck),
            GatherStage::Roll if rules.has_chips() => Pending::Chance(Question::Chips { seat, count: 1 }),
            GatherStage::Roll => Pending::Chance(self.roll_question(rules, state)),
        }
    }

    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        let Gather { seat, roll, stage, .. } = self;
        anytime::legal(rules, state, seat, moves);
        moves.push(Move::Pass);
        if stage == GatherStage::Rolled {
            moves.push(Move::Reroll(face(rules, state, roll)));
        }
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        let Gather { seat, roll, dredge, stage, .. } = self;
        match (stage, mv) {
            (GatherStage::Ready | GatherStage::Rolled, Move::Pass) => Some(Ok(())),
            (GatherStage::Rolled, Move::Reroll(named)) if named == face(rules, state, roll) => {
                Some(may_reroll(rules, state, seat, dredge))
            }
            (GatherStage::Rolled, Move::Reroll(_)) => Some(Err(Refusal::NoSuchDie)),
            (GatherStage::Roll, _) if rules.has_chips() => {
                chance::check_chips(&ONE_OF_FIVE, Question::Chips { seat, count: 1 }, mv)
            }
            (GatherStage::Roll, _) => chance::check_roll(self.roll_question(rules, state), mv),
            (GatherStage::Show, Move::Muck(muck)) => {
                let is_possible =
                    hidden_muck_weights(state).into_iter().any(|(kind, weight)| kind == muck && weight > 0);
                possible(is_possible, Question::Muck)
            }
            _ => None,
        }
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let Gather { seat, stage, .. } = self;
        match mv {
            Move::Pass if stage == GatherStage::Ready => self.go_to(state, GatherStage::Roll),
            Move::Pass => self.settle(rules, state),
            Move::Reroll(_) => {
                rule!("FM-DREDGER");
                spend(state, seat, POWER, Expense::Power, sink);
                forget_chip(rules, state);
                self.go_to(state, GatherStage::Roll);
            }
            Move::Roll(roll) => self.rolled(rules, state, roll, sink),
            Move::Chips(chips) => {
                state.muck_mut().hands[0] = ChipHand { shown: chips, ..ChipHand::NONE };
                emit!(sink, "FM-CHIP-6", Event::ChipsShown { seat, chips });
                self.rolled(rules, state, chips::sum(chips) + die(rules, state, seat) as u8, sink);
            }
            Move::Muck(kind) => {
                rule!("FM-MUCK-1");
                state.muck_mut().pool[kind as usize - 1] -= 1;
                self.take(state, kind, sink);
            }
            _ => {}
        }
    }

    fn outcomes(self, rules: &Rules, state: &State, each: &mut impl FnMut(Move, u32)) {
        match self.stage {
            GatherStage::Roll if rules.has_chips() => chance::chips(&ONE_OF_FIVE, each),
            GatherStage::Roll => chance::rolls(self.roll_question(rules, state), each),
            _ => {
                let kinds = hidden_muck_weights(state).into_iter().filter(|(_, weight)| *weight > 0);
                kinds.for_each(|(muck, weight)| each(Move::Muck(muck), weight));
            }
        }
    }

    fn sample(self, rules: &Rules, state: &State, below: RandomBelow<'_>) -> Option<Move> {
        if self.stage != GatherStage::Roll || rules.has_chips() {
            return None;
        }
        chance::roll(self.roll_question(rules, state), below)
    }
}

impl Gather {
    fn go_to(self, state: &mut State, stage: GatherStage) {
        state.replace(Frame::Gather(Gather { stage, ..self }));
    }

    fn roll_question(self, rules: &Rules, state: &State) -> Question {
        let seat = self.seat;
        Question::Roll { seat, die: die(rules, state, seat), count: 1, fight: RollPurpose::Raid }
    }

    fn rolled<S: Sink<Event>>(self, rules: &Rules, state: &mut State, roll: u8, sink: &mut S) {
        let Gather { seat, target, dredge, .. } = self;
        emit!(sink, rule_of(dredge), Event::Groped { seat, roll, target, success: succeeds(rules, roll, target) });
        state.replace(Frame::Gather(Gather { roll, stage: GatherStage::Rolled, ..self }));
    }

    /// Applies the final roll or chip.
    fn settle(self, rules: &Rules, state: &mut State) {
        forget_chip(rules, state);
        if succeeds(rules, self.roll, self.target) { self.go_to(state, GatherStage::Show) } else { state.pop() }
    }

    /// Puts the muck into the Gullet, like a harvested tile.
    fn take<S: Sink<Event>>(self, state: &mut State, kind: Muck, sink: &mut S) {
        let Gather { seat, dimension, muck: lay, dredge, .. } = self;
        state.pop();
        state.muck_mut().dimensions[usize::from(dimension) - 1][lay as usize] -= 1;
        emit!(sink, rule_of(dredge), Event::Gathered { seat, dimension, muck: kind });
        if let Some(tile) = Tile::muck(kind) {
            let out = state.tiles.gain_new_tile(seat.index(), tile);
            emit_digested(seat, out, sink);
        }
    }
}

/// Begins an attempt in the dimension that a frog is in.
pub(super) fn begin(state: &mut State, seat: Seat, dimension: u8, muck: Muck, target: u8) {
    state.push(Frame::Gather(Gather {
        seat,
        dimension,
        muck,
        target,
        roll: 0,
        dredge: false,
        stage: GatherStage::Roll,
    }));
}

/// Checks whether a frog may DREDGE.
pub(crate) fn check_dredge(rules: &Rules, state: &State, seat: Seat, dimension: u8, muck: Muck) -> Result<(), Refusal> {
    if !state.powers(rules, seat).dredge {
        return Err(Refusal::NoSuchPower);
    }
    if state.frog(seat).place != Place::Aether {
        rule!("FM-DREDGER");
        return Err(Refusal::OnlyInAether);
    }
    if state.muck().muck_count_in(dimension, muck) > 0 { Ok(()) } else { Err(Refusal::NoMuckThere) }
}

/// Visits every DREDGE in order until the visitor says stop. Returns whether it did.
pub(crate) fn each_dredge(rules: &Rules, state: &State, seat: Seat, visit: &mut impl FnMut(Move) -> bool) -> bool {
    if !state.powers(rules, seat).dredge {
        return false;
    }
    let all = (1..=FARTHEST).flat_map(|dimension| Muck::ALL.map(|muck| (dimension, muck)));
    let mut legal = all.filter(|&(dimension, muck)| check_dredge(rules, state, seat, dimension, muck).is_ok());
    legal.any(|(dimension, muck)| visit(Move::Dredge(dimension, muck)))
}

pub(crate) fn begin_dredge(rules: &Rules, state: &mut State, seat: Seat, dimension: u8, muck: Muck) {
    let target = dimension - u8::from(!rules.has_chips());
    state.push(Frame::Gather(Gather {
        seat,
        dimension,
        muck,
        target,
        roll: 0,
        dredge: true,
        stage: GatherStage::Ready,
    }));
}

/// Returns the colour of the die: white, or that of a card that the frog kept.
fn die(rules: &Rules, state: &State, seat: Seat) -> Die {
    state.powers(rules, seat).die(RollPurpose::Raid)
}

/// Returns whether an attempt succeeds: dice must exceed the target, a chip with the bonus of its icon must reach it (FM-CHIP-4).
pub(crate) fn succeeds(rules: &Rules, roll: u8, target: u8) -> bool {
    if rules.has_chips() { roll >= target } else { roll > target }
}

/// Returns how many faces of the die, or chips, are enough for an attempt, and how many there are.
pub(crate) fn winning_faces(rules: &Rules, state: &State, seat: Seat, target: u8) -> (u32, u32) {
    let die = die(rules, state, seat);
    let faces = if rules.has_chips() { die as u8..=die as u8 + 4 } else { die.faces() };
    let all = faces.len() as u32;
    (faces.filter(|&roll| succeeds(rules, roll, target)).count() as u32, all)
}

fn may_reroll(rules: &Rules, state: &State, seat: Seat, dredge: bool) -> Result<(), Refusal> {
    let has = state.spendable_oomph(seat);
    if !dredge || !state.powers(rules, seat).reroll_raid {
        Err(Refusal::NoReroll)
    } else if has < POWER {
        Err(Refusal::PowerTooDear { needs: POWER, has })
    } else {
        Ok(())
    }
}

/// Returns the kinds that a hidden muck land may be, with their weights.
pub(crate) fn hidden_muck_weights(state: &State) -> [(Muck, u32); 2] {
    Muck::SEEN.map(|muck| (muck, u32::from(state.muck().pool[muck as usize - 1])))
}

/// Returns the rule of an attempt.
fn rule_of(dredge: bool) -> RuleId {
    if dredge { rule_id!("FM-DREDGER") } else { rule_id!("FM-MUCK-3") }
}

/// Moves every muck land out by one dimension in Aether Flux (FM-MUCK-5).
pub(crate) fn drift_muck_out<S: Sink<Event>>(state: &mut State, sink: &mut S) {
    let muck = state.muck_mut();
    if muck.dimensions == [[0; 3]; 6] {
        return;
    }
    let last = muck.dimensions[5];
    muck.dimensions.copy_within(0..5, 1);
    muck.dimensions[0] = [0; 3];
    for kind in Muck::SEEN {
        state.tiles.count_destroyed_muck(kind, last[kind as usize]);
    }
    emit!(sink, "FM-MUCK-5", Event::MuckDrifted { lost: last.iter().sum() });
}
