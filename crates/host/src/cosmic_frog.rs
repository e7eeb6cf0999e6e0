//! Bots and standing orders of Cosmic Frog.

use crate::Hosted;
use bots::Bot;
use cosmic_frog::{Move, Question, Rules, State, Window};
use tabletop::{Game, Turn};

impl Hosted for Rules {
    const BOTS: &'static [&'static str] = &["bot", "calm", "keen", "random", "sensible"];
    const ORDERS: &'static [&'static str] =
        &["turn-start", "targeted", "attacked", "before-roll", "after-rolls", "knockback", "before-raid", "after-raid"];

    fn bot(name: &str) -> Option<Box<dyn Bot<Rules>>> {
        bots::by_name(name)
    }

    fn ordered(&self, state: &State, orders: u32) -> Option<Move> {
        let Turn::Seat(decision) = self.turn(state) else { return None };
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
        if orders >> order & 1 == 1 { self.pass(state) } else { None }
    }
}
