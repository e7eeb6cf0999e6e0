//! The end of a turn: frost spreads, the end of the game may be triggered, and the kind of the next turn is decided (VQ-END).

use super::run_out::RunOut;
use super::{game_end, winter};
use crate::event::{Ending, Event};
use crate::frame::{Frame, TurnMode};
use crate::rules::Rules;
use crate::state::{Closing, State, TurnState};
use tabletop::{Sink, emit, rule};

/// Rounds without a purchase that trigger the end (VQ-END-4).
const ROUNDS_WITHOUT_PURCHASE: u8 = 3;
/// Rounds after which the end is triggered (VQ-END-4).
const ROUNDS: u8 = 60;

#[inline(never)]
pub(super) fn end_turn<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    if winter::spread(state, sink) {
        // All land is frozen: lava runs out without evacuation, and the game is over.
        rule!("VQ-WINTER");
        return state.push(Frame::RunOut(RunOut { place: 6 }));
    }
    if state.turn.mode == TurnMode::Normal {
        count_round(rules, state);
        trigger_end(rules, state, sink);
    }
    next_turn(rules, state, sink);
}

fn count_round(rules: &Rules, state: &mut State) {
    if state.turn_order_place(state.turn.seat) + 1 == rules.players as usize {
        state.round = state.round.saturating_add(1);
        let without = state.rounds_without_purchase.saturating_add(1);
        state.rounds_without_purchase = if state.bought_this_round { 0 } else { without };
        state.bought_this_round = false;
    }
}

/// Triggers the end of the game if there is a reason. The first trigger stands (VQ-END-3).
fn trigger_end<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    if state.closing.ending.is_some() {
        return;
    }
    let seat = state.turn.seat;
    let last = state.turn_order_place(seat) + 1 == rules.players as usize;
    let ending = if state.supply.iter().all(|&left| left == 0) {
        Ending::Tiles
    } else if state.player(seat).hand == 0 {
        Ending::Critters
    } else if last && state.rounds_without_purchase >= ROUNDS_WITHOUT_PURCHASE {
        rule!("VQ-END-4");
        Ending::Drought
    } else if last && state.round >= ROUNDS {
        rule!("VQ-END-4");
        Ending::Rounds
    } else {
        return;
    };
    rule!("VQ-END-1");
    state.closing = Closing { ending: Some(ending), seat, turns: rules.players - 1 };
    emit!(sink, game_end::rule_of(ending), Event::EndTriggered { seat, ending });
}

/// Begins the next turn, or ends the game.
fn next_turn<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    let seat = state.next_seat(rules, state.turn.seat);
    let left = state.closing.turns;
    let mode = match state.closing.ending {
        None | Some(Ending::Winter) => TurnMode::Normal,
        Some(Ending::Super) if state.turn.seat == state.closing.seat || left > 0 => {
            // The owner's own turn goes to its end before the others have theirs.
            if left == 0 { TurnMode::Last } else { TurnMode::Normal }
        }
        Some(Ending::Super) => TurnMode::Last,
        Some(_) if left > 0 => TurnMode::Final,
        Some(_) if !state.lavas.is_empty() => {
            rule!("VQ-END-2");
            TurnMode::Finale
        }
        Some(_) => return game_end::finish(rules, state, sink),
    };
    state.closing.turns = left.saturating_sub(1);
    state.turn = TurnState::new(seat, mode);
}
