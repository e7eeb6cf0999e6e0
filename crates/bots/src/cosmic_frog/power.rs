//! Values of the answers that ability cards, teams and variants add: powers before or instead of an action, tolls, knockback,
//! deferred cards.

use super::action::{self, go_home};
use super::combat::{attack, loss};
use super::evaluator::{Evaluator, NEAR, OMEGA};
use super::muck;
use super::vault;
use cosmic_frog::{Die, Move, OOMPH, Place, Question, RollPurpose, Tile};
use hexgrid::Cell;
use tabletop::Seat;

/// By how much another card must be better to be worth a swap.
const SWAP: f64 = 1.2;

/// Values the actions that a power adds, less their price. Returns `None` for any other action.
pub(super) fn in_action(eval: &Evaluator<'_>, mv: Move) -> Option<f64> {
    let worth = match mv {
        Move::Step(cell) | Move::Tunnel(cell) => stand(eval, cell) - 0.05,
        Move::Stash(slot) => vault::stash(eval, slot),
        // Draining costs no action, so it comes first; a toll makes it too expensive.
        Move::Drain(target, _) if eval.is_own(target) => -1.0,
        Move::Drain(_, amount) => return Some(4.0 + OMEGA * f64::from(amount) - 20.0 * eval.price(mv)),
        Move::Look => -1.0,
        Move::Possess(target) => possess(eval, target),
        Move::Smash => go_home(eval) - 0.7 - eval.here().map_or(0.0, |cell| eval.hex(cell)) - doom(eval),
        Move::Spit => spit(eval),
        _ => muck::in_action(eval, mv)?,
    };
    Some(eval.net(worth, mv))
}

/// Values being on a hex before the action.
fn stand(eval: &Evaluator<'_>, cell: Cell) -> f64 {
    let land = eval.state.top(cell).is_some_and(|tile| tile.as_land().is_some());
    let harvest = if land { action::harvest(eval, cell) } else { 0.0 };
    harvest.max(NEAR * eval.outlook(cell, eval.state.gullet_room(eval.me)))
}

/// Returns the cost of breaking a Barren: near the end of the game, what the frog carries may never be stored.
fn doom(eval: &Evaluator<'_>) -> f64 {
    if eval.state.integrity_track() + 1 >= cosmic_frog::TRACK { 3.0 } else { 0.0 }
}

/// Values POSSESS: it helps if the puppet can attack a third frog in the Aether.
fn possess(eval: &Evaluator<'_>, puppet: Seat) -> f64 {
    let in_aether = |seat: Seat| eval.state.frog(seat).place == Place::Aether;
    let victims = eval.rules.seats().filter(|&seat| !eval.is_own(seat) && seat != puppet && in_aether(seat));
    if in_aether(puppet) && !eval.is_own(puppet) && victims.count() > 0 { 1.0 } else { -0.2 }
}

/// Values SPIT: a Splinter brings the end nearer, which helps the leader.
fn spit(eval: &Evaluator<'_>) -> f64 {
    if eval.state.integrity_track() < 4 {
        return -0.3;
    }
    let own = vault::points(eval, eval.me);
    let best = eval.rules.seats().filter(|&seat| !eval.is_own(seat)).map(|seat| vault::points(eval, seat)).max();
    if best.is_some_and(|best| own > best) { 1.5 } else { -0.3 }
}

/// Returns the value of a Barren on the Shard that can be eaten, or `None` if the card cannot eat or all Ω is available.
pub(super) fn meal(eval: &Evaluator<'_>) -> Option<f64> {
    let amount = eval.state.powers(eval.rules, eval.me).eat.min(OOMPH - eval.state.frog(eval.me).oomph);
    (amount > 0).then(|| OMEGA * f64::from(amount) - 0.1)
}

/// Values eating a Barren of the Gullet: it regains Ω and frees a slot.
pub(super) fn eat(eval: &Evaluator<'_>) -> f64 {
    match OOMPH - eval.state.frog(eval.me).oomph {
        0 if eval.state.gullet_room(eval.me) > 0 => -0.5,
        0 | 1 => 0.9,
        _ => 8.0,
    }
}

/// Values the answers to questions of powers, teams and variants that are not actions.
pub(super) fn question(eval: &Evaluator<'_>, question: Question, mv: Move) -> f64 {
    match (question, mv) {
        (Question::Toll { .. }, Move::PayToll) => toll(eval),
        (Question::Stomp, Move::Stomp) => stomp(eval),
        (Question::Swap, Move::Swap(other)) => swap(eval, other),
        (Question::Place, Move::Bury) => bury(eval),
        (Question::Timer, Move::UseDeferred) => 1.0,
        (Question::Timer, Move::Look) | (Question::Exchange, Move::Exchange(_)) => -1.0,
        (Question::Grab { .. }, Move::Grab(slot)) => grab(eval, slot),
        (Question::Homeward, Move::DriftOne) => drift(eval),
        (Question::Trade, Move::Trade(count)) => trade(eval, count),
        (Question::Fetch { steps }, Move::Fetch(seat)) => fetch(eval, seat, steps),
        _ => muck::question(eval, question, mv),
    }
}

/// Values paying a toll: only for an attack, never for a power.
fn toll(eval: &Evaluator<'_>) -> f64 {
    let combat = eval.state.combat();
    if combat.attacker() != eval.me || combat.defender() == eval.me {
        return -1.0;
    }
    attack(eval, combat.defender(), combat.roll_purpose()) - eval.price(Move::PayToll) - 0.3
}

/// Values STOMP: only to fall through a Barren into the Aether with a full load.
fn stomp(eval: &Evaluator<'_>) -> f64 {
    let Some(here) = eval.here() else { return -1.0 };
    let fighting = eval.state.combat().attacker() != eval.state.combat().defender();
    let bare = eval.state.top(here).is_some_and(Tile::is_barren);
    if !bare || fighting || eval.load() < eval.full_load() { -1.0 } else { go_home(eval) - 0.7 - doom(eval) }
}

fn swap(eval: &Evaluator<'_>, other: Seat) -> f64 {
    let theirs = eval.state.frog(other).card;
    if !theirs.is_known() || eval.is_own(other) {
        return -1.0;
    }
    eval.card(theirs) - eval.card(eval.state.frog(eval.me).card) - SWAP - eval.price(Move::Swap(other))
}

/// Values putting the top action card under the deck, unless it is a card of this frog.
fn bury(eval: &Evaluator<'_>) -> f64 {
    let top = eval.state.actions().entries().next().and_then(|(card, _)| card);
    if top == Some(eval.me.0) { -1.0 } else { 0.5 }
}

fn grab(eval: &Evaluator<'_>, slot: u8) -> f64 {
    let carried = eval.carried(eval.state.combat().defender());
    carried.get(usize::from(slot).saturating_sub(1)).copied().unwrap_or(0.0)
}

/// Values drifting exactly one dimension, compared with the mean of a white die.
fn drift(eval: &Evaluator<'_>) -> f64 {
    let Place::Outer(far) = eval.state.frog(eval.me).place else { return 0.0 };
    let rolled: u8 = Die::White.faces().map(|face| face.min(far)).sum();
    1.0 - f64::from(rolled) / 6.0
}

/// Values trading set-aside cards: each is an action, so only one of three or more is given.
fn trade(eval: &Evaluator<'_>, count: u8) -> f64 {
    match count {
        0 => 0.0,
        1 if eval.state.frog(eval.me).aside > 2 => 0.1,
        _ => -f64::from(count),
    }
}

/// Values which frog of the team comes home.
fn fetch(eval: &Evaluator<'_>, seat: Seat, steps: u8) -> f64 {
    let frog = eval.state.frog(seat);
    let Place::Outer(far) = frog.place else { return -1.0 };
    let home = if far <= steps { 1.5 } else { 0.0 };
    home + f64::from(far.min(steps)) + 0.5 * f64::from(frog.aside)
}

/// Values turning the attacker's card face down.
pub(super) fn void(eval: &Evaluator<'_>) -> f64 {
    let combat = eval.state.combat();
    let powers = eval.state.powers(eval.rules, combat.attacker());
    let better = powers.die(combat.roll_purpose()) > Die::White || powers.overpower < 2;
    if better || powers.reroll_combat {
        loss(eval, combat.roll_purpose(), 2) * 0.4 - eval.price(Move::Void)
    } else {
        -1.0
    }
}

/// Values one more or one less of knockback.
pub(super) fn knockback(eval: &Evaluator<'_>, mv: Move) -> f64 {
    let combat = eval.state.combat();
    let now = combat.knockback;
    let worth = match (combat.roll_purpose(), mv, combat.defender() == eval.me) {
        // A frog that is thrown out loses all Ω anyway.
        (RollPurpose::Aether, Move::Lower, true) => 0.6 + if now == 1 { 3.0 } else { 0.0 },
        (RollPurpose::Shard, Move::Lower, true) => {
            let hex = eval.here().map_or(0.0, |cell| eval.hex(cell));
            let affordable = now <= 2 && eval.state.frog(eval.me).oomph >= now;
            if affordable { 0.4 * hex - OMEGA * f64::from(now.saturating_sub(1)) } else { -1.0 }
        }
        (RollPurpose::Aether, Move::Raise, false) => {
            let open = eval.state.has_stored_tiles(eval.rules.vault(combat.defender()));
            if open && now < 3 && !eval.is_own(combat.defender()) { 0.5 } else { -1.0 }
        }
        _ => -1.0,
    };
    worth - eval.price(mv)
}
