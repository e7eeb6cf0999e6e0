//! What only tests and fuzzing need of Cosmic Frog: every move that can be written. Behind the feature `testing`.

use crate::ability::{Ability, NAMES};
use crate::census;
use crate::land::Land;
use crate::moves::Move;
use crate::muck::{Muck, Style};
use crate::rules::Rules;
use crate::state::{Card, State};
use crate::tile::Back;
use hexgrid::{Cell, Dir};
use tabletop::Seat;
use testkit::TestedGame;

impl TestedGame for Rules {
    fn universe(&self, moves: &mut Vec<Move>) {
        universe(self, moves);
    }

    fn census(&self, state: &State) -> Result<(), String> {
        census::census(self, state)
    }

    fn census_since(&self, start: &State, state: &State) -> Result<(), String> {
        census::census_since(self, start, state)
    }
}

fn universe(rules: &Rules, moves: &mut Vec<Move>) {
    let cells = || rules.mat.cells().chain([Cell::OFF]);
    let cards = || (0..NAMES.len() as u8).map(Ability);
    moves.extend([Move::Reveal, Move::Pass, Move::End, Move::EnterAether, Move::LeapAether, Move::Disgorge]);
    moves.extend([Move::Recover, Move::Crush, Move::Stop, Move::Plunder, Move::Return, Move::Stay]);
    moves.extend([
        Move::Mutate,
        Move::Resist,
        Move::Select,
        Move::Reroll(u8::MAX),
        Move::Eat,
        Move::Raise,
        Move::Lower,
    ]);
    moves.extend([Move::Void, Move::PayToll, Move::Withdraw, Move::Stomp, Move::Defer, Move::UseDeferred, Move::Look]);
    moves.extend([Move::Leave, Move::Bury, Move::Smash, Move::Spit]);
    moves.extend((0..=5).map(Move::Grab));
    moves.extend([Move::DriftOne, Move::RollHome]);
    universe_of_muck(rules, moves);
    moves.extend((0..=8).map(Move::Trade));
    moves.extend(crate::tile::Bonus::ALL.map(Move::Bonus));
    moves.extend(cards().map(Move::Ability));
    moves.extend(Back::ALL.map(Move::Back));
    moves.extend((0..8).map(Card::from_index).map(Move::Card));
    moves.extend((0..=rules.strikes.len() as u8).map(Move::Splinter));
    for face in 0..=8 {
        moves.extend([Move::Roll(face), Move::Reroll(face)]);
        moves.extend((0..=8).map(|other| Move::RollTwo(face, other)));
    }
    for seat in (0..6).map(Seat) {
        moves.extend([Move::Ram(seat), Move::Swap(seat), Move::Possess(seat), Move::Exchange(seat), Move::Fetch(seat)]);
        moves.push(Move::RevealUnasked(seat));
        moves.extend((0..=3).map(|amount| Move::Drain(seat, amount)));
        moves.extend((0..=7).map(|target| Move::Raid(seat, target)));
        moves.extend(cards().map(|card| Move::Keep(seat, card)));
    }
    for slot in 0..=10 {
        moves.extend([
            Move::Store(slot),
            Move::Take(slot),
            Move::Stash(slot),
            Move::Commit(false, slot),
            Move::Commit(true, slot),
        ]);
    }
    for cell in cells() {
        moves.extend([Move::Descend(cell), Move::Harvest(cell), Move::Leap(cell), Move::Slip(cell), Move::Land(cell)]);
        moves.extend([Move::Step(cell), Move::Tunnel(cell)]);
        moves.extend(Dir::ALL.map(|dir| Move::SlipAttack(cell, dir)));
        moves.extend(Dir::ALL.map(|dir| Move::LandAttack(cell, dir)));
        moves.extend(Land::ALL.map(|land| Move::Lay(land, cell)));
    }
}

/// Adds the moves of Find Muck. A game without chips has no moves with orders of chips.
fn universe_of_muck(rules: &Rules, moves: &mut Vec<Move>) {
    moves.extend([Move::Tether, Move::Heed, Move::Ignore, Move::Nearer, Move::Farther, Move::Snap, Move::Throw]);
    moves.extend(Muck::ALL.into_iter().flat_map(|muck| [Move::Gather(muck), Move::Muck(muck)]));
    moves.extend((0..=7).flat_map(|dimension| Muck::ALL.map(|muck| Move::Dredge(dimension, muck))));
    moves.extend(Style::ALL.map(Move::Style));
    moves.extend((0..6).map(Seat).flat_map(|seat| [Move::Mind(seat), Move::Aggro(seat)]));
    moves.extend((0..=33).flat_map(|mask| [Move::Pick(mask), Move::Chips(mask)]));
    moves.extend((0..=10).flat_map(|boost| [Move::Soft(false, boost), Move::Soft(true, boost), Move::Boost(boost)]));
    moves.extend((0..=8).chain([u8::MAX]).map(Move::Meddle));
    moves.extend(Dir::ALL.map(Move::Line));
    moves.extend(Dir::ALL.into_iter().flat_map(|dir| (0..=4).map(move |distance| Move::Spew(dir, distance))));
    moves.extend((0..=5).map(Move::Heave));
    moves.extend((0..=5).flat_map(|slot| (0..=7).map(move |dimension| Move::HeaveInto(slot, dimension))));
    if rules.has_chips() {
        moves.extend((0..6).map(Seat).flat_map(|seat| (0..=121).map(move |order| Move::Arrange(seat, order))));
    }
}
