//! Moves of the toy game as text: `chance card 2`, `chance roll 5`, `blue stake 1`, `red bury 0`, `red pass`.

use super::{Fault, Move, State, Toy};
use tabletop::{Game, Notation, Seat, SeatSet};

/// The names of the seats.
pub(super) const NAMES: [&str; 4] = ["red", "blue", "green", "gold"];

const ALLOWED: &str = "expected chance card 0-3, chance roll 1-6, or a seat with stake 0-3, draw, look, bury 0-3, play 0-3, show, flash or pass";

impl Toy {
    /// Returns the move as text.
    pub(super) fn write(&self, state: &State, mv: Move) -> String {
        let who = match (mv, self.actor(state, mv)) {
            (Move::Card(_) | Move::Roll(_), _) | (_, None) => "chance",
            (_, Some(seat)) => self.seat_name(seat),
        };
        match mv {
            Move::Card(kind) => format!("{who} card {kind}"),
            Move::Roll(die) => format!("{who} roll {die}"),
            Move::Stake(_, stake) => format!("{who} stake {stake}"),
            Move::Draw => format!("{who} draw"),
            Move::Look => format!("{who} look"),
            Move::Bury(kind) if self.has(Fault::NotationWrong) => format!("{who} play {kind}"),
            Move::Bury(kind) => format!("{who} bury {kind}"),
            Move::Play(kind) => format!("{who} play {kind}"),
            Move::Show => format!("{who} show"),
            Move::Pass => format!("{who} pass"),
            Move::Flash(_) => format!("{who} flash"),
        }
    }

    /// Returns the move that the text stands for.
    pub(super) fn read(&self, state: &State, text: &str) -> Result<Move, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let number = |text: &str| text.parse::<u8>().map_err(|_| format!("{text:?} is no number; {ALLOWED}"));
        let seat_called = |who: &str| {
            let seat = SeatSet::first(self.players()).iter().find(|&seat| self.seat_name(seat) == who);
            seat.ok_or_else(|| format!("{who:?} is no seat; {ALLOWED}"))
        };
        let mv = match words[..] {
            ["chance", "card", kind] => return number(kind).map(Move::Card),
            ["chance", "roll", die] => return number(die).map(Move::Roll),
            [who, "stake", stake] => return Ok(Move::Stake(seat_called(who)?, number(stake)?)),
            [who, "flash"] => return seat_called(who).map(Move::Flash),
            [_, "draw"] => Move::Draw,
            [_, "look"] => Move::Look,
            [_, "bury", kind] => Move::Bury(number(kind)?),
            [_, "play", kind] => Move::Play(number(kind)?),
            [_, "show"] if !self.has(Fault::NotationUnread) => Move::Show,
            [_, "pass"] => Move::Pass,
            _ => return Err(format!("{text:?} is no move; {ALLOWED}")),
        };
        let seat: Seat = self.active(state);
        if words[0] == self.seat_name(seat) {
            Ok(mv)
        } else {
            Err(format!("{:?} is asked, not {:?}", self.seat_name(seat), words[0]))
        }
    }
}
