//! Contested biomes (VQ-CON): packs and herds drive the others out; otherwise every side loses as many critters as the
//! second-largest has, and owners choose which. Who stands with whom is in `contest_sides.rs`.

use super::contest_sides::{ContestSides, is_contested};
use super::destinations::strength;
use super::{Answer, Progress, Step, ask};
use crate::biome::Biome;
use crate::event::{Event, Loss};
use crate::frame::{Frame, NOBODY};
use crate::land::Part;
use crate::moves::{Move, Piece};
use crate::part_set::PartSet;
use crate::player::Critter;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use serde::{Deserialize, Serialize};
use tabletop::{Pending, RuleId, Seat, SeatSet, Sink, emit, rule, rule_id};

/// Contested biomes are settled one after the other; owners choose what they lose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contest {
    /// The biome that is being settled; [`Part::NONE`] between two of them.
    pub biome: Part,
    /// How many critters each seat still has to lose.
    pub losses: [u8; 5],
    /// Who wins ties.
    pub favoured: Seat,
}

/// Settles all contested biomes, if there are any.
pub(super) fn begin(state: &mut State) {
    begin_for(state, NOBODY);
}

/// Settles all contested biomes, if there are any; this seat wins ties.
pub(super) fn begin_for(state: &mut State, favoured: Seat) {
    if state.is_crowded() {
        state.push(Frame::Contest(Contest { biome: Part::NONE, losses: [0; 5], favoured }));
    }
}

impl Step for Contest {
    #[inline(never)]
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        let Contest { biome, losses, favoured } = self;
        if biome == Part::NONE {
            match next_biome(state) {
                Some(biome) => Contest { biome, ..self }.settle(rules, state, sink),
                None => state.pop(),
            }
            return Progress::Continue;
        }
        let Some(seat) = self.loser(rules, state) else {
            state.replace(Frame::Contest(Contest { biome: Part::NONE, losses: [0; 5], favoured }));
            return Progress::Continue;
        };
        let left = losses[seat.index()];
        if left >= strength(state, seat, biome) {
            send_all(state, seat, biome, (Loss::Contest, rule_id!("VQ-CON-1")), sink);
            return self.count_loss(state, seat, left);
        }
        match only_critter(choices(state, seat, biome)) {
            Some(critter) => {
                lose(state, seat, critter, sink);
                self.count_loss(state, seat, 1)
            }
            None => Progress::Wait,
        }
    }

    fn pending(self, rules: &Rules, state: &State) -> Pending<Question> {
        let Some(seat) = self.loser(rules, state) else { return Pending::Over };
        ask(seat, Question::Lose { left: self.losses[seat.index()], biome: state.land.spot(self.biome) })
    }

    #[inline(never)]
    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        let Some(seat) = self.loser(rules, state) else { return };
        moves.extend(choices(state, seat, self.biome).map(|critter| lose_move(state, critter)));
        moves.sort_unstable();
        moves.dedup();
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        let Move::Lose(..) = mv else { return None };
        Some(self.chosen(rules, state, mv).map_or(Err(Refusal::NobodyThere), |_| Ok(())))
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        if let Some((seat, critter)) = self.chosen(rules, state, mv) {
            lose(state, seat, critter, sink);
            self.count_loss(state, seat, 1);
        }
    }
}

impl Contest {
    /// Returns the seat that loses critters next.
    fn loser(self, rules: &Rules, state: &State) -> Option<Seat> {
        state.seats_from(rules, state.turn.seat).find(|seat| self.losses[seat.index()] > 0)
    }

    fn chosen(self, rules: &Rules, state: &State, mv: Move) -> Option<(Seat, Critter)> {
        let seat = self.loser(rules, state)?;
        choices(state, seat, self.biome).find(|&critter| lose_move(state, critter) == mv).map(|critter| (seat, critter))
    }

    /// Takes what was lost off what a seat still has to lose.
    fn count_loss(self, state: &mut State, seat: Seat, count: u8) -> Progress {
        let mut losses = self.losses;
        losses[seat.index()] -= count;
        state.recount();
        state.replace(Frame::Contest(Contest { losses, ..self }));
        Progress::Continue
    }

    /// Decides who loses how many in a biome.
    fn settle<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) {
        let Contest { biome, favoured, .. } = self;
        let contested = Event::Contested { biome: state.land.spot(biome) };
        let sides = ContestSides::new(state, biome);
        if let Some(winner) = sides.overwhelming_pack(state) {
            emit!(sink, "VQ-CON-3", contested);
            return drive_out(rules, state, biome, sides.side_of(state, winner), Loss::Pack, sink);
        }
        let holding = sides.sides_with_herd(state);
        // Several herds may be left; the next round settles what they lose to each other.
        if !holding.is_empty() && sides.all.iter().any(|(set, _)| !set.is_empty() && !set.intersects(holding)) {
            emit!(sink, "VQ-CON-3", contested);
            return drive_out(rules, state, biome, holding, Loss::Herd, sink);
        }
        emit!(sink, "VQ-CON-1", contested);
        let mut order = sides.all.map(|(_, strength)| strength);
        order.sort_unstable_by(|one, two| two.cmp(one));
        let [first, second, ..] = order;
        let mut losses = [0; 5];
        for (set, strength) in sides.all.into_iter().filter(|(set, _)| !set.is_empty()) {
            let tied = first == second && strength == first && set.contains(favoured);
            let mut left = if tied { second - 1 } else { second.min(strength) };
            // A side shares its losses one by one in seat order.
            while left > 0 {
                for seat in state.seats_from(rules, state.turn.seat).filter(|&seat| set.contains(seat)) {
                    if left > 0 && losses[seat.index()] < sides.strengths[seat.index()] {
                        losses[seat.index()] += 1;
                        left -= 1;
                    }
                }
            }
        }
        state.replace(Frame::Contest(Contest { losses, ..self }));
    }
}

/// Returns the contested biome that is settled next: lowest `(q, r)` first, then D, M, L (VQ-CON-2).
fn next_biome(state: &State) -> Option<Part> {
    let mut seen = PartSet::EMPTY;
    let mut found: Option<((i8, i8, Biome), Part)> = None;
    for critter in state.players.iter().flat_map(|player| player.land()) {
        let biome = state.land.biome(critter.part());
        if biome == Part::NONE || seen.contains(biome) || state.control(biome).len() < 2 {
            continue;
        }
        seen.insert(biome);
        if !is_contested(state, biome) {
            continue;
        }
        let key = state.first_spot(biome);
        if found.is_none_or(|(other, _)| key < other) {
            rule!("VQ-CON-2");
            found = Some((key, biome));
        }
    }
    found.map(|(_, biome)| biome)
}

/// Returns a critter if all of these look the same, so that nobody has a choice.
pub(super) fn only_critter(mut all: impl Iterator<Item = Critter>) -> Option<Critter> {
    let first = all.next()?;
    all.all(|other| other == first).then_some(first)
}

/// Sends every critter home that is not spared.
fn drive_out<S: Sink<Event>>(rules: &Rules, state: &mut State, biome: Part, spared: SeatSet, loss: Loss, sink: &mut S) {
    for seat in rules.seats().filter(|&seat| !spared.contains(seat)) {
        send_all(state, seat, biome, (loss, rule_id!("VQ-CON-3")), sink);
    }
    state.recount();
}

/// Sends home everything of a seat in a biome, except burrowed critters.
pub(super) fn send_all<S: Sink<Event>>(
    state: &mut State,
    seat: Seat,
    biome: Part,
    (loss, rule): (Loss, RuleId),
    sink: &mut S,
) {
    let first = |state: &State| choices(state, seat, biome).next();
    while let Some(critter) = first(state) {
        emit!(sink, rule, Event::WentHome { seat, spot: state.spot(critter), loss });
        state.send_home(seat, critter);
    }
}

/// Lists the critters that a seat can lose in a biome.
fn choices(state: &State, seat: Seat, biome: Part) -> impl Iterator<Item = Critter> + '_ {
    let here = move |critter: &Critter| !critter.is_burrowed() && state.land.biome(critter.part()) == biome;
    state.player(seat).land().iter().copied().filter(here)
}

fn lose<S: Sink<Event>>(state: &mut State, seat: Seat, critter: Critter, sink: &mut S) {
    let spot = state.spot(critter);
    if critter.is_colossal() {
        emit!(sink, "VQ-COLOSSAL", Event::Wounded { seat, spot });
        state.shrink_colossal(seat, critter);
    } else {
        emit!(sink, "VQ-CON-1", Event::WentHome { seat, spot, loss: Loss::Contest });
        state.send_home(seat, critter);
    }
}

/// Returns the move that gives a critter away.
pub(super) fn lose_move(state: &State, critter: Critter) -> Move {
    let piece = if critter.is_colossal() { Piece::Colossal } else { Piece::Single };
    Move::Lose(piece, state.spot(critter))
}
