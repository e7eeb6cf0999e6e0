//! Moves as text: `chance draw pebble`, `chance begin ash`, `ash bid cobble`, `birch place boulder 0,-1`, `ash pass`.

use crate::game::Rules;
use crate::position;
use crate::state::{Move, NAMES, Phase, State, Stone};
use hexgrid::{Cell, Hex};
use tabletop::input::{MAX_MOVE_BYTES, check_length};
use tabletop::{Notation, Seat};

const ALLOWED: &str = "expected \"chance draw STONE\", \"chance begin CLAN\", or a clan with \"bid STONE\", \
                       \"place STONE Q,R\" or \"pass\"; the clans are ash and birch, the stones pebble, cobble and boulder";

impl Notation for Rules {
    fn write_move(&self, state: &State, mv: Move) -> String {
        let active = NAMES[active(state).index()];
        match mv {
            Move::Draw(stone) => format!("chance draw {}", stone.name()),
            Move::Begin(seat) => format!("chance begin {}", self.seat_name(seat)),
            Move::Bid(seat, stone) => format!("{} bid {}", self.seat_name(seat), stone.name()),
            Move::Place(stone, cell) => {
                format!("{active} place {} {}", stone.name(), self.moor.hex(cell).unwrap_or_default())
            }
            Move::Pass => format!("{active} pass"),
        }
    }

    fn read_move(&self, state: &State, text: &str) -> Result<Move, String> {
        let text = check_length(text, MAX_MOVE_BYTES)?;
        let words: Vec<&str> = text.split_whitespace().collect();
        let active = active(state);
        let is_active = |name: &str| match seat(name)? {
            seat if seat == active => Ok(()),
            _ => Err(format!("{} is asked, not {name}", NAMES[active.index()])),
        };
        match words[..] {
            ["chance", "draw", name] => stone(name).map(Move::Draw),
            ["chance", "begin", name] => seat(name).map(Move::Begin),
            [clan, "bid", name] => Ok(Move::Bid(seat(clan)?, stone(name)?)),
            [clan, "place", name, hex] => {
                is_active(clan)?;
                Ok(Move::Place(stone(name)?, self.read_hex(hex)?))
            }
            [clan, "pass"] => is_active(clan).map(|()| Move::Pass),
            _ => Err(format!("{text:?} is no move; {ALLOWED}")),
        }
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        NAMES.get(seat.index()).copied().unwrap_or("nobody")
    }

    fn snapshot(&self, state: &State) -> Option<String> {
        matches!(state.phase, Phase::Turn { .. }).then(|| position::write(self, state))
    }

    fn restore(&self, text: &str) -> Result<State, String> {
        position::restore(self, text).map_err(|reasons| reasons.join("; "))
    }

    fn read_position(text: &str) -> Result<(Rules, State), Vec<String>> {
        position::read(text)
    }

    fn fact(&self, state: &State, name: &str) -> Result<String, String> {
        position::fact(self, state, name)
    }
}

impl Rules {
    /// Reads a hex of the moor.
    pub(crate) fn read_hex(&self, text: &str) -> Result<Cell, String> {
        let hex: Hex = text.parse().map_err(|error| format!("{text:?}: {error}"))?;
        let cell = self.moor.cell(hex);
        if cell.is_on() { Ok(cell) } else { Err(format!("{hex} is not on the moor")) }
    }
}

/// Returns the clan that moves; the first one if it is nobody's turn.
fn active(state: &State) -> Seat {
    match state.phase {
        Phase::Turn { seat, .. } => seat,
        _ => Seat(0),
    }
}

/// Reads the name of a clan.
pub(crate) fn seat(name: &str) -> Result<Seat, String> {
    let index = NAMES.iter().position(|&other| other == name);
    index.map(|index| Seat(index as u8)).ok_or_else(|| format!("{name:?} is no clan; {ALLOWED}"))
}

/// Reads the name of a stone.
pub(crate) fn stone(name: &str) -> Result<Stone, String> {
    let found = Stone::ALL.into_iter().find(|stone| stone.name() == name);
    found.ok_or_else(|| format!("{name:?} is no stone; {ALLOWED}"))
}
