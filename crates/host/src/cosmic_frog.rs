//! Bots and standing orders of Cosmic Frog.

use crate::HostedGame;
use bots::Bot;
use cosmic_frog::{Move, Question, Rules, State, Window};
use tabletop::{Game, Pending, Seat};

impl HostedGame for Rules {
    const BOTS: &'static [&'static str] = &["bot", "calm", "keen", "random", "sensible"];
    const ORDERS: &'static [&'static str] =
        &["turn-start", "targeted", "attacked", "before-roll", "after-rolls", "knockback", "before-raid", "after-raid"];

    fn bot(name: &str) -> Option<Box<dyn Bot<Rules>>> {
        bots::bot_by_name(name)
    }

    fn cells(&self) -> Vec<String> {
        let mat = self.cell_grid();
        mat.cells().map(|cell| mat.hex(cell).map_or_else(String::new, |hex| hex.to_string())).collect()
    }

    fn ordered_answer(&self, state: &State, orders: u32) -> Option<Move> {
        let Pending::Seat(decision) = self.pending(state) else { return None };
        let Question::Window(window) = decision.question else { return None };
        // Which window it is, is known to everybody.
        let order = match window {
            Window::TurnStart => 0,
            Window::Targeted => 1,
            Window::Attacked => 2,
            Window::BeforeRoll => 3,
            Window::AfterRolls => 4,
            Window::Knockback => 5,
            Window::BeforeRaid => 6,
            Window::AfterRaid => 7,
        };
        if orders >> order & 1 == 1 { self.passing_move(state) } else { None }
    }

    fn interrupting_move(&self, state: &State, seat: Seat) -> Option<Move> {
        // A frog that is asked turns its card up as an answer.
        let asked =
            matches!(self.pending(state), Pending::Seat(decision) if decision.seat == seat && decision.by == seat);
        let mv = if asked { Move::Reveal } else { Move::RevealUnasked(seat) };
        self.check(state, mv).is_ok().then_some(mv)
    }
}
