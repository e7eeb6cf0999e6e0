//! Bots and standing orders of Volcanique.

use crate::HostedGame;
use bots::Bot;
use tabletop::{Game, Pending};
use volcanique::{Move, Question, Rules, State};

impl HostedGame for Rules {
    const BOTS: &'static [&'static str] = &["bot", "calm", "keen", "random", "sensible"];
    const ORDERS: &'static [&'static str] = &["sleight", "divert", "lateral", "bomb", "slide"];

    fn bot(name: &str) -> Option<Box<dyn Bot<Rules>>> {
        bots::bot_by_name(name)
    }

    fn asks_if_forced(&self, state: &State) -> bool {
        // A player who has chosen a critter still says where it goes, or chooses another one.
        matches!(self.pending(state), Pending::Seat(decision) if matches!(decision.question, Question::Walk { .. }))
    }

    fn ordered_answer(&self, state: &State, orders: u32) -> Option<Move> {
        let Pending::Seat(decision) = self.pending(state) else { return None };
        let order = match decision.question {
            Question::Sleight { .. } => 0,
            Question::Divert { .. } => 1,
            Question::Lateral { .. } => 2,
            Question::Bomb { .. } => 3,
            Question::Slide { .. } => 4,
            _ => return None,
        };
        if orders >> order & 1 == 1 { self.passing_move(state) } else { None }
    }
}
