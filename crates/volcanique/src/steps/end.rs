//! The end of a turn: frost spreads, the game's end may be triggered, the next turn is of some kind (VQ-END).

use super::reach;
use crate::event::{Ending, Event, Loss};
use crate::event_rule::Tell;
use crate::land::Part;
use crate::player::Critter;
use crate::power::Trait;
use crate::rules::Rules;
use crate::state::{Close, Frame, Mode, State, TurnState};
use tabletop::{Seat, Sink, rule};

/// Rounds without a purchase, and rounds in all, that start the end (VQ-END-4).
const DRY: u8 = 3;
const ROUNDS: u8 = 60;

#[inline(never)]
pub(crate) fn end_turn<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    if spread(state, sink) {
        // All land is frozen: lava runs out without evacuation, and the game is over.
        rule!("VQ-WINTER");
        return state.push(Frame::RunOut { place: 6 });
    }
    if state.turn.mode == Mode::Normal {
        count_round(rules, state);
        trigger(rules, state, sink);
    }
    next_turn(rules, state, sink);
}

/// The frost spreads to all neighbours; whether all land is frozen.
fn spread<S: Sink<Event>>(state: &mut State, sink: &mut S) -> bool {
    if state.frost_count == 0 {
        return false;
    }
    let mut grown = false;
    for frost in &mut state.frosts[..state.frost_count as usize] {
        if frost.fresh {
            frost.fresh = false;
        } else {
            frost.reach = frost.reach.saturating_add(1);
            grown = true;
        }
    }
    if grown {
        sink.tell(Event::FrostSpread);
    }
    grown && state.frozen() == state.land.all()
}

fn count_round(rules: &Rules, state: &mut State) {
    if state.place(state.turn.seat) + 1 == rules.players as usize {
        rule!("VQ-END-4");
        state.round = state.round.saturating_add(1);
        state.dry = if state.fed { 0 } else { state.dry.saturating_add(1) };
        state.fed = false;
    }
}

/// The first trigger stands (VQ-END-3).
fn trigger<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    if state.close.ending.is_some() {
        return;
    }
    let seat = state.turn.seat;
    let last = state.place(seat) + 1 == rules.players as usize;
    let ending = if state.supply.iter().all(|&left| left == 0) {
        Ending::Tiles
    } else if state.player(seat).hand == 0 {
        Ending::Critters
    } else if last && state.dry >= DRY {
        Ending::Drought
    } else if last && state.round >= ROUNDS {
        Ending::Rounds
    } else {
        return;
    };
    rule!("VQ-END-1");
    state.close = Close { ending: Some(ending), seat, turns: rules.players - 1 };
    sink.tell(Event::EndTriggered { seat, ending });
}

fn next_turn<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    let seat = state.after(rules, state.turn.seat);
    let left = state.close.turns;
    let mode = match state.close.ending {
        None | Some(Ending::Winter) => Mode::Normal,
        Some(Ending::Super) if state.turn.seat == state.close.seat || left > 0 => {
            // The owner's own turn goes to its end before the others have theirs.
            if left == 0 { Mode::Last } else { Mode::Normal }
        }
        Some(Ending::Super) => Mode::Last,
        Some(_) if left > 0 => Mode::Final,
        Some(_) if !state.lavas.is_empty() => {
            rule!("VQ-END-2");
            Mode::Finale
        }
        Some(_) => return finish(rules, state, sink),
    };
    state.close.turns = left.saturating_sub(1);
    state.turn = TurnState::new(seat, mode);
}

/// Burrowed critters emerge, and the game is over.
#[inline(never)]
pub(crate) fn finish<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    emerge(rules, state, sink);
    while !matches!(state.frame(), Frame::None) {
        state.pop();
    }
    state.push(Frame::Over);
    sink.tell(Event::Over { ending: state.close.ending.unwrap_or(Ending::Rounds) });
}

/// All burrowed critters come up at once and without contest; then packs that outnumber their side send them home
/// (VQ-BURROW).
fn emerge<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    let before = *state;
    let burrowed = |seat: Seat| before.player(seat).land().iter().copied().filter(|critter| critter.is_burrowed());
    for seat in rules.seats() {
        for critter in burrowed(seat) {
            rule!("VQ-BURROW");
            let player = state.player_mut(seat);
            player.remove(critter);
            player.add(Critter::single(critter.part()));
            sink.tell(Event::Emerged { seat, spot: before.spot(critter) });
        }
    }
    let awake = *state;
    for seat in rules.seats() {
        for critter in burrowed(seat).filter(|critter| is_hunted(rules, &awake, seat, critter.part())) {
            state.send_home(seat, Critter::single(critter.part()));
            sink.tell(Event::WentHome { seat, spot: before.spot(critter), loss: Loss::Pack });
        }
    }
    state.recount();
}

/// Whether a pack outnumbers a player's side in the biome of a part; friends do not hunt (VQ-CON-3).
fn is_hunted(rules: &Rules, state: &State, seat: Seat, part: Part) -> bool {
    let biome = state.land.biome(part);
    let own = reach::strength(state, seat, biome);
    let cooperates = |seat: Seat| state.powers(seat).has(Trait::Cooperate);
    let mut packs = rules.seats().filter(|&other| {
        let friend = other == seat || (cooperates(seat) && cooperates(other));
        !friend && state.powers(other).has(Trait::Pack) && state.group(other, biome).count() >= 2
    });
    biome != Part::NONE && packs.any(|other| reach::strength(state, other, biome) > own)
}
