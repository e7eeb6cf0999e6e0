//! The end of the game: burrowed critters emerge, and nothing is asked any more.

use super::destinations::strength;
use crate::event::{Ending, Event, Loss};
use crate::frame::Frame;
use crate::land::Part;
use crate::player::Critter;
use crate::power::PowerTrait;
use crate::rules::Rules;
use crate::state::State;
use tabletop::{RuleId, Seat, Sink, emit, rule_id};

/// Ends the game.
#[inline(never)]
pub(super) fn finish<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    emerge(rules, state, sink);
    while !matches!(state.frame(), Frame::None) {
        state.pop();
    }
    state.push(Frame::Over);
    let ending = state.closing.ending.unwrap_or(Ending::Rounds);
    emit!(sink, rule_of(ending), Event::Over { ending });
}

/// Returns the rule by which the game ends.
pub(super) const fn rule_of(ending: Ending) -> RuleId {
    match ending {
        Ending::Tiles | Ending::Critters => rule_id!("VQ-END-1"),
        Ending::Drought | Ending::Rounds => rule_id!("VQ-END-4"),
        Ending::Super => rule_id!("VQ-SUPER"),
        Ending::Winter => rule_id!("VQ-WINTER"),
    }
}

/// Turns all burrowed critters up at once and without contest. Then packs that outnumber their side send them home
/// (VQ-BURROW).
fn emerge<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) {
    let before = *state;
    let burrowed = |seat: Seat| before.player(seat).land().iter().copied().filter(|critter| critter.is_burrowed());
    for seat in rules.seats() {
        for critter in burrowed(seat) {
            let player = state.player_mut(seat);
            player.remove(critter);
            player.add(Critter::single(critter.part()));
            emit!(sink, "VQ-BURROW", Event::Emerged { seat, spot: before.spot(critter) });
        }
    }
    let awake = *state;
    for seat in rules.seats() {
        for critter in burrowed(seat).filter(|critter| is_hunted(rules, &awake, seat, critter.part())) {
            state.send_home(seat, Critter::single(critter.part()));
            emit!(sink, "VQ-BURROW", Event::WentHome { seat, spot: before.spot(critter), loss: Loss::Pack });
        }
    }
    state.recount();
}

/// Returns whether a pack outnumbers a player's side in the biome of a part; Cooperative players do not hunt each other
/// (VQ-CON-3).
fn is_hunted(rules: &Rules, state: &State, seat: Seat, part: Part) -> bool {
    let biome = state.land.biome(part);
    let own = strength(state, seat, biome);
    let cooperates = |seat: Seat| state.powers(seat).has(PowerTrait::Cooperate);
    let mut packs = rules.seats().filter(|&other| {
        let friend = other == seat || (cooperates(seat) && cooperates(other));
        !friend && state.powers(other).has(PowerTrait::Pack) && state.active_critters(other, biome).count() >= 2
    });
    biome != Part::NONE && packs.any(|other| strength(state, other, biome) > own)
}
