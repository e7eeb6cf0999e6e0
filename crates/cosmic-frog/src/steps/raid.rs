//! RAID: a frog rolls a die against a target, then takes exposed tiles from an unlocked Vault (RAID-1 to RAID-5, VAU-3, VAU-4).

use super::combat::chips::{check_places, is_one_player, laid};
use super::combat::roll::POWER;
use super::gather::succeeds;
use super::oomph::spend;
use super::{Answer, Progress, Step, anytime, ask, chance, fetch, harvest::emit_digested, possible, robo};
use crate::die::{Die, RollPurpose};
use crate::event::{Event, Expense};
use crate::moves::Move;
use crate::muck::chips::{self, ChipHand, SHUFFLED};
use crate::question::{Question, Window};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, Place, RaidStage, State};
use crate::tile::{SLOTS, Stack};
use serde::{Deserialize, Serialize};
use tabletop::{Pending, RandomBelow, Seat, SeatSet, Sink, emit, rule, rule_id};

/// The raider has not begun to empty a slot.
const ANY_SLOT: u8 = u8::MAX;

/// A frog raids a Vault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RaidStep {
    /// Who raids.
    pub seat: Seat,
    /// Whose Vault.
    pub owner: Seat,
    /// The points declared.
    pub target: u8,
    /// What the die shows, or the chip with the bonus of its icon.
    pub roll: u8,
    /// How many tiles were taken.
    pub taken: u8,
    /// How many points are left.
    pub points: u8,
    /// The slot that the raider has begun to empty, or [`ANY_SLOT`].
    pub slot: u8,
    /// What comes next.
    pub stage: RaidStage,
}

impl Step for RaidStep {
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        let RaidStep { seat, owner, taken, stage, .. } = self;
        match stage {
            RaidStage::Ready if state.may_reveal(rules, seat) => {
                rule!("ABI-5");
                Progress::Wait
            }
            RaidStage::Ready => {
                if state.is_played_by_rules(rules, seat) {
                    robo::turn_up(state, seat, rule_id!("SOLO-RAID-1"), sink);
                }
                self.ready(rules, state);
                Progress::Continue
            }
            RaidStage::Roll | RaidStage::Arrange | RaidStage::Pick => Progress::Wait,
            RaidStage::Rolled if may_reroll(rules, state, seat).is_ok() => Progress::Wait,
            RaidStage::Rolled => {
                self.settle(rules, state);
                Progress::Continue
            }
            RaidStage::Take if state.is_played_by_rules(rules, seat) => {
                match robo::vault_choices::spoils(rules, state, self) {
                    [None, ..] => {
                        self.go_to(state, RaidStage::End);
                        Progress::Continue
                    }
                    [Some(slot), None, ..] => {
                        self.take(rules, state, slot, sink);
                        Progress::Continue
                    }
                    _ => Progress::Wait,
                }
            }
            RaidStage::Take if (1..=SLOTS as u8).any(|slot| self.may_take(rules, state, slot).is_ok()) => {
                Progress::Wait
            }
            RaidStage::Take => {
                self.go_to(state, RaidStage::End);
                Progress::Continue
            }
            RaidStage::End => {
                state.pop();
                if taken > 0 {
                    fetch::begin(state, owner, taken);
                }
                Progress::Continue
            }
        }
    }

    fn pending(self, rules: &Rules, state: &State) -> Pending<Question> {
        let RaidStep { seat, owner, points, stage, .. } = self;
        match stage {
            RaidStage::Ready => ask(state, seat, Question::Window(Window::BeforeRaid)),
            RaidStage::Arrange => Pending::Seats(SeatSet::single(state.answering_seat(seat)), Question::Arrange),
            RaidStage::Pick => {
                rule!("FM-CHIP-6");
                ask(state, rules.vault_owner(owner), Question::Pick { owner: seat, count: 1 })
            }
            RaidStage::Roll if rules.has_chips() => Pending::Chance(Question::Chips { seat, count: 1 }),
            RaidStage::Roll => Pending::Chance(self.roll_question(rules, state)),
            RaidStage::Rolled => ask(state, seat, Question::Window(Window::AfterRaid)),
            RaidStage::Take if state.is_played_by_rules(rules, seat) => {
                Pending::Chance(self.lot_question(rules, state))
            }
            _ => ask(state, seat, Question::Take { points }),
        }
    }

    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        let RaidStep { seat, owner, roll, stage, .. } = self;
        if stage == RaidStage::Arrange {
            let by = state.answering_seat(seat);
            return moves.extend((0..=chips::orders(chips::CHIPS)).map(|order| Move::Arrange(by, order)));
        }
        if stage == RaidStage::Pick {
            anytime::legal(rules, state, rules.vault_owner(owner), moves);
            return moves.extend((0..chips::CHIPS).map(|place| Move::Pick(1 << place)));
        }
        anytime::legal(rules, state, seat, moves);
        if stage == RaidStage::Ready {
            return moves.push(Move::Pass);
        }
        if stage == RaidStage::Rolled {
            return moves.extend([Move::Pass, Move::Reroll(face(rules, state, roll))]);
        }
        let slots = (1..=SLOTS as u8).filter(|&slot| self.may_take(rules, state, slot).is_ok());
        moves.extend(slots.map(Move::Take));
        moves.push(Move::Stop);
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        let RaidStep { seat, roll, stage, .. } = self;
        match (stage, mv) {
            (RaidStage::Roll, _) if rules.has_chips() => {
                chance::check_chips(&state.muck().hands[0], Question::Chips { seat, count: 1 }, mv)
            }
            (RaidStage::Roll, _) => chance::check_roll(self.roll_question(rules, state), mv),
            (RaidStage::Take, _) if state.is_played_by_rules(rules, seat) => {
                check_lot(self.lot_question(rules, state), mv)
            }
            (RaidStage::Ready | RaidStage::Rolled, Move::Pass) | (RaidStage::Take, Move::Stop) => Some(Ok(())),
            (RaidStage::Arrange, Move::Arrange(by, order)) if by == state.answering_seat(seat) => {
                Some(if order <= chips::orders(chips::CHIPS) { Ok(()) } else { Err(Refusal::NoSuchOrder) })
            }
            (RaidStage::Pick, Move::Pick(places)) => Some(check_places(&state.muck().hands[0], 1, places)),
            (RaidStage::Rolled, Move::Reroll(named)) if named == face(rules, state, roll) => {
                Some(may_reroll(rules, state, seat))
            }
            (RaidStage::Rolled, Move::Reroll(_)) => Some(Err(Refusal::NoSuchDie)),
            (RaidStage::Take, Move::Take(slot)) => Some(self.may_take(rules, state, slot)),
            _ => None,
        }
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let RaidStep { seat, owner, target, stage, .. } = self;
        match mv {
            Move::Pass if stage == RaidStage::Ready => self.ready(rules, state),
            Move::Arrange(by, order) => {
                state.muck_mut().hands[0] = ChipHand { by, layout: laid(order), ..ChipHand::NONE };
                emit!(sink, "FM-CHIP-4", Event::Arranged { seat });
                self.go_to(state, RaidStage::Pick);
            }
            Move::Pick(places) => {
                state.muck_mut().hands[0].picked = places;
                emit!(sink, "FM-CHIP-4", Event::Picked { seat: rules.vault_owner(owner), owner: seat, places });
                self.go_to(state, RaidStage::Roll);
            }
            Move::Pass => self.settle(rules, state),
            Move::Reroll(_) => {
                rule!(if rules.has_chips() { rule_id!("FM-CHIP-3") } else { rule_id!("ABI-6") });
                spend(state, seat, POWER, Expense::Power, sink);
                self.ready(rules, state);
            }
            Move::Roll(number) if stage == RaidStage::Take => {
                let slots = robo::vault_choices::spoils(rules, state, self);
                if let Some(slot) = slots.get(usize::from(number) - 1).copied().flatten() {
                    self.take(rules, state, slot, sink);
                }
            }
            Move::Roll(_) | Move::Chips(_) => {
                let roll = match mv {
                    Move::Chips(chips) => {
                        state.muck_mut().hands[0] = ChipHand { shown: chips, ..ChipHand::NONE };
                        emit!(sink, "FM-CHIP-4", Event::ChipsShown { seat, chips });
                        chips::sum(chips) + die(rules, state, seat) as u8
                    }
                    Move::Roll(roll) => roll,
                    _ => 0,
                };
                let success = beats(rules, state, owner, target, roll);
                emit!(sink, "RAID-2", Event::RaidRolled { seat, die: roll, target, success });
                state.replace(Frame::Raid(RaidStep { roll, stage: RaidStage::Rolled, ..self }));
            }
            Move::Take(slot) => self.take(rules, state, slot, sink),
            _ => self.go_to(state, RaidStage::End),
        }
    }

    fn outcomes(self, rules: &Rules, state: &State, each: &mut impl FnMut(Move, u32)) {
        match self.stage {
            RaidStage::Roll if rules.has_chips() => chance::chips(&state.muck().hands[0], each),
            RaidStage::Roll => chance::rolls(self.roll_question(rules, state), each),
            _ => robo::vault_choices::visit_raid_slots(rules, state, self, each),
        }
    }

    fn sample(self, rules: &Rules, state: &State, below: RandomBelow<'_>) -> Option<Move> {
        if self.stage != RaidStage::Roll || rules.has_chips() {
            return None;
        }
        chance::roll(self.roll_question(rules, state), below)
    }
}

impl RaidStep {
    fn go_to(self, state: &mut State, stage: RaidStage) {
        state.replace(Frame::Raid(RaidStep { stage, ..self }));
    }

    fn roll_question(self, rules: &Rules, state: &State) -> Question {
        let seat = self.seat;
        Question::Roll { seat, die: die(rules, state, seat), count: 1, fight: RollPurpose::Raid }
    }

    fn lot_question(self, rules: &Rules, state: &State) -> Question {
        let among = robo::vault_choices::spoils(rules, state, self).iter().flatten().count() as u8;
        Question::Lot { seat: self.seat, among }
    }

    /// Prepares the roll. With chips, the raider lays its chips out and the owner picks one (FM-CHIP-4).
    fn ready(self, rules: &Rules, state: &mut State) {
        let RaidStep { seat, owner, .. } = self;
        let mut next = RaidStage::Roll;
        if rules.has_chips() {
            state.muck_mut().hands[0] = ChipHand::NONE;
            if is_one_player(rules, state, [seat, rules.vault_owner(owner)]) {
                rule!("FM-CHIP-6");
                state.muck_mut().hands[0] = ChipHand { layout: SHUFFLED, picked: 1, ..ChipHand::NONE };
            } else {
                next = RaidStage::Arrange;
            }
        }
        self.go_to(state, next);
    }

    /// Applies the final roll: it succeeds if it exceeds the target.
    fn settle(self, rules: &Rules, state: &mut State) {
        let RaidStep { owner, target, roll, .. } = self;
        forget_chip(rules, state);
        let success = beats(rules, state, owner, target, roll);
        self.go_to(state, if success { RaidStage::Take } else { RaidStage::End });
    }

    /// Checks whether the exposed tile of a slot, 1 to 9, may be taken now.
    pub(super) fn may_take(self, rules: &Rules, state: &State, slot: u8) -> Result<(), Refusal> {
        let RaidStep { owner, points, slot: begun, .. } = self;
        if !(1..=SLOTS as u8).contains(&slot) {
            return Err(Refusal::NoSuchSlot);
        }
        if begun != ANY_SLOT && begun != slot {
            rule!("RAID-4");
            return Err(Refusal::EmptyThatSlotFirst { slot: begun });
        }
        rule!("VAU-4");
        let top = state.tiles.top(Stack::Vault(rules.vault(owner), slot - 1));
        let Some(tile) = top.filter(|tile| tile.is_land()) else { return Err(Refusal::SlotEmpty { slot }) };
        if tile.points() > points {
            rule!("RAID-3");
            return Err(Refusal::NotEnoughPoints { needs: tile.points(), has: points });
        }
        Ok(())
    }

    fn take<S: Sink<Event>>(self, rules: &Rules, state: &mut State, slot: u8, sink: &mut S) {
        let RaidStep { seat, owner, points, .. } = self;
        let stack = Stack::Vault(rules.vault(owner), slot - 1);
        let Some(tile) = state.tiles.top(stack) else { return };
        let rule = match tile.as_muck() {
            Some(_) => rule_id!("FM-MUCK-7"),
            None if state.is_played_by_rules(rules, seat) => rule_id!("SOLO-RAID-2"),
            None => rule_id!("RAID-3"),
        };
        emit!(sink, rule, Event::Took { seat, owner, tile, slot });
        let out = state.tiles.move_to_gullet(stack, seat.index());
        emit_digested(seat, out, sink);
        let begun = if state.tiles.top(stack).is_some() { slot } else { ANY_SLOT };
        let points = points - tile.points();
        state.replace(Frame::Raid(RaidStep { taken: self.taken + 1, points, slot: begun, ..self }));
    }
}

fn check_lot(question: Question, mv: Move) -> Answer {
    let (Question::Lot { among, .. }, Move::Roll(number)) = (question, mv) else { return None };
    possible((1..=among).contains(&number), question)
}

/// Returns how much the owners in the Aether subtract from the raid die.
fn penalty(rules: &Rules, state: &State, owner: Seat) -> u8 {
    match rules.team(owner).iter().filter(|&member| state.frog(member).place == Place::Aether).count() {
        0 => 0,
        near => {
            rule!("TEAM-3");
            near as u8
        }
    }
}

pub(crate) fn begin<S: Sink<Event>>(state: &mut State, seat: Seat, owner: Seat, target: u8, sink: &mut S) {
    emit!(sink, "RAID-1", Event::Raided { seat, owner, target });
    state.push(Frame::Raid(RaidStep {
        seat,
        owner,
        target,
        roll: 0,
        taken: 0,
        points: target,
        slot: ANY_SLOT,
        stage: RaidStage::Ready,
    }));
}

/// Checks whether the raider has the power to roll again and can pay for it.
fn may_reroll(rules: &Rules, state: &State, seat: Seat) -> Result<(), Refusal> {
    let has = state.spendable_oomph(seat);
    if !state.powers(rules, seat).reroll_raid {
        rule!("ABI-6");
        Err(Refusal::NoReroll)
    } else if has < POWER {
        Err(Refusal::PowerTooDear { needs: POWER, has })
    } else {
        Ok(())
    }
}

fn die(rules: &Rules, state: &State, seat: Seat) -> Die {
    rule!("ABI-2");
    state.powers(rules, seat).die(RollPurpose::Raid)
}

/// Returns the number that names a roll in a reroll: the face of the die, or the chip without the bonus of its icon.
pub(crate) fn face(rules: &Rules, state: &State, roll: u8) -> u8 {
    if rules.has_chips() { chips::sum(state.muck().hands[0].shown) } else { roll }
}

/// Puts the shown chip back among the others.
pub(crate) fn forget_chip(rules: &Rules, state: &mut State) {
    if rules.has_chips() {
        state.muck_mut().hands[0] = ChipHand::NONE;
    }
}

/// Returns whether a roll, or a chip with the bonus of its icon, is enough.
fn beats(rules: &Rules, state: &State, owner: Seat, target: u8, roll: u8) -> bool {
    rule!("RAID-2");
    succeeds(rules, roll.saturating_sub(penalty(rules, state, owner)), target)
}

/// Returns how many faces of the raider's die, or how many of its chips, are enough, and how many there are.
pub(crate) fn winning_faces(rules: &Rules, state: &State, seat: Seat, owner: Seat, target: u8) -> (u32, u32) {
    let die = die(rules, state, seat);
    let faces = if rules.has_chips() { die as u8..=die as u8 + 4 } else { die.faces() };
    let all = faces.len() as u32;
    (faces.filter(|&roll| beats(rules, state, owner, target, roll)).count() as u32, all)
}
