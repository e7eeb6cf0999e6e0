//! What only tests and fuzzing need: every move that can be written, and counting the stones.

use crate::game::Rules;
use crate::state::{BOX, Move, State, Stone};
use tabletop::{Game, Seat};
use testkit::TestedGame;

impl TestedGame for Rules {
    fn universe(&self, moves: &mut Vec<Move>) {
        for stone in Stone::ALL {
            moves.push(Move::Draw(stone));
            moves.extend((0..self.seats()).map(|seat| Move::Bid(Seat(seat), stone)));
            moves.extend(self.moor.cells().map(|cell| Move::Place(stone, cell)));
        }
        moves.extend((0..self.seats()).map(|seat| Move::Begin(Seat(seat))));
        moves.push(Move::Pass);
    }

    fn census(&self, state: &State) -> Result<(), String> {
        for stone in Stone::ALL {
            let (found, wanted) = (state.bag[stone as usize] + state.outside_the_bag(stone), BOX[stone as usize]);
            if found != wanted {
                return Err(format!("{found} stones are a {} instead of {wanted}", stone.name()));
            }
        }
        Ok(())
    }
}
