//! Powers and the questions they ask: what to do before an action or instead of one, tolls, knockback, the deck.

use super::action::{self, go_home};
use super::combat::{attack, loss};
use super::muck;
use super::vault;
use super::worth::{Eye, NEAR, OMEGA};
use cosmic_frog::{Die, Fight, Move, OOMPH, Place, Question, Tile};
use hexgrid::Cell;
use tabletop::Seat;

/// How much better another card must be before a swap is worth the trouble.
const SWAP: f64 = 1.2;

/// Answers in an action that only a power gives, less their price; `None` for any other.
pub(super) fn in_action(eye: &Eye<'_>, mv: Move) -> Option<f64> {
    let worth = match mv {
        Move::Step(cell) | Move::Tunnel(cell) => stand(eye, cell) - 0.05,
        Move::Stash(slot) => vault::stash(eye, slot),
        // Before everything else: it costs no action. A toll spoils it.
        Move::Drain(target, _) if eye.is_own(target) => -1.0,
        Move::Drain(_, amount) => return Some(4.0 + OMEGA * f64::from(amount) - 20.0 * eye.price(mv)),
        Move::Look => -1.0,
        Move::Possess(target) => possess(eye, target),
        Move::Smash => go_home(eye) - 0.7 - eye.here().map_or(0.0, |cell| eye.hex(cell)) - doom(eye),
        Move::Spit => spit(eye),
        _ => muck::in_action(eye, mv)?,
    };
    Some(eye.net(worth, mv))
}

/// Being on a hex with the action still to come.
fn stand(eye: &Eye<'_>, cell: Cell) -> f64 {
    let land = eye.state.top(cell).is_some_and(|tile| tile.as_land().is_some());
    let harvest = if land { action::harvest(eye, cell) } else { 0.0 };
    harvest.max(NEAR * eye.outlook(cell, eye.state.room(eye.me)))
}

/// What breaking a Barren risks while the own load is not stored.
fn doom(eye: &Eye<'_>) -> f64 {
    if eye.state.track() + 1 >= cosmic_frog::TRACK { 3.0 } else { 0.0 }
}

/// Worth it where the puppet can be sent against a third frog in the Aether.
fn possess(eye: &Eye<'_>, puppet: Seat) -> f64 {
    let in_aether = |seat: Seat| eye.state.frog(seat).place == Place::Aether;
    let victims = eye.rules.seats().filter(|&seat| !eye.is_own(seat) && seat != puppet && in_aether(seat));
    if in_aether(puppet) && !eye.is_own(puppet) && victims.count() > 0 { 1.0 } else { -0.2 }
}

/// A blow at the Shard brings the end nearer, which is good for who leads.
fn spit(eye: &Eye<'_>) -> f64 {
    if eye.state.track() < 4 {
        return -0.3;
    }
    let own = vault::points(eye, eye.me);
    let best = eye.rules.seats().filter(|&seat| !eye.is_own(seat)).map(|seat| vault::points(eye, seat)).max();
    if best.is_some_and(|best| own > best) { 1.5 } else { -0.3 }
}

/// What a Barren that can be eaten is worth while it lies on the Shard.
pub(super) fn meal(eye: &Eye<'_>) -> Option<f64> {
    let amount = eye.state.powers(eye.rules, eye.me).eat.min(OOMPH - eye.state.frog(eye.me).oomph);
    (amount > 0).then(|| OMEGA * f64::from(amount) - 0.1)
}

/// A Barren of the Gullet for Ω, and its slot.
pub(super) fn eat(eye: &Eye<'_>) -> f64 {
    match OOMPH - eye.state.frog(eye.me).oomph {
        0 if eye.state.room(eye.me) > 0 => -0.5,
        0 | 1 => 0.9,
        _ => 8.0,
    }
}

/// Everything that a power, a team or a variant asks outside an action.
pub(super) fn question(eye: &Eye<'_>, question: Question, mv: Move) -> f64 {
    match (question, mv) {
        (Question::Toll { .. }, Move::PayToll) => toll(eye),
        (Question::Stomp, Move::Stomp) => stomp(eye),
        (Question::Swap, Move::Swap(other)) => swap(eye, other),
        (Question::Place, Move::Bury) => bury(eye),
        (Question::Timer, Move::UseDeferred) => 1.0,
        (Question::Timer, Move::Look) | (Question::Exchange, Move::Exchange(_)) => -1.0,
        (Question::Grab { .. }, Move::Grab(slot)) => grab(eye, slot),
        (Question::Homeward, Move::DriftOne) => drift(eye),
        (Question::Trade, Move::Trade(count)) => trade(eye, count),
        (Question::Fetch { steps }, Move::Fetch(seat)) => fetch(eye, seat, steps),
        _ => muck::question(eye, question, mv),
    }
}

/// Going on with an attack for the toll; a power is not worth it.
fn toll(eye: &Eye<'_>) -> f64 {
    let combat = eye.state.combat();
    if combat.attacker() != eye.me || combat.defender() == eye.me {
        return -1.0;
    }
    attack(eye, combat.defender(), combat.fight()) - eye.price(Move::PayToll) - 0.3
}

/// Only to fall through a Barren into the Aether with a full load.
fn stomp(eye: &Eye<'_>) -> f64 {
    let Some(here) = eye.here() else { return -1.0 };
    let fighting = eye.state.combat().attacker() != eye.state.combat().defender();
    let bare = eye.state.top(here).is_some_and(Tile::is_barren);
    if !bare || fighting || eye.load() < eye.full_load() { -1.0 } else { go_home(eye) - 0.7 - doom(eye) }
}

fn swap(eye: &Eye<'_>, other: Seat) -> f64 {
    let theirs = eye.state.frog(other).card;
    if !theirs.is_known() || eye.is_own(other) {
        return -1.0;
    }
    eye.card(theirs) - eye.card(eye.state.frog(eye.me).card) - SWAP - eye.price(Move::Swap(other))
}

/// One's own card is left on top.
fn bury(eye: &Eye<'_>) -> f64 {
    let top = eye.state.actions().entries().next().and_then(|(card, _)| card);
    if top == Some(eye.me.0) { -1.0 } else { 0.5 }
}

fn grab(eye: &Eye<'_>, slot: u8) -> f64 {
    let carried = eye.carried(eye.state.combat().defender());
    carried.get(usize::from(slot).saturating_sub(1)).copied().unwrap_or(0.0)
}

/// One dimension for sure, against what a white die brings at most to the end of the way.
fn drift(eye: &Eye<'_>) -> f64 {
    let Place::Outer(far) = eye.state.frog(eye.me).place else { return 0.0 };
    let rolled: u8 = Die::White.faces().map(|face| face.min(far)).sum();
    1.0 - f64::from(rolled) / 6.0
}

/// A card held is an action; of many, one may go for a better ability.
fn trade(eye: &Eye<'_>, count: u8) -> f64 {
    match count {
        0 => 0.0,
        1 if eye.state.frog(eye.me).aside > 2 => 0.1,
        _ => -f64::from(count),
    }
}

/// The frog with the most to do at home.
fn fetch(eye: &Eye<'_>, seat: Seat, steps: u8) -> f64 {
    let frog = eye.state.frog(seat);
    let Place::Outer(far) = frog.place else { return -1.0 };
    let home = if far <= steps { 1.5 } else { 0.0 };
    home + f64::from(far.min(steps)) + 0.5 * f64::from(frog.aside)
}

/// Holding the attacker's card down.
pub(super) fn void(eye: &Eye<'_>) -> f64 {
    let combat = eye.state.combat();
    let powers = eye.state.powers(eye.rules, combat.attacker());
    let better = powers.die(combat.fight()) > Die::White || powers.overpower < 2;
    if better || powers.reroll_combat { loss(eye, combat.fight(), 2) * 0.4 - eye.price(Move::Void) } else { -1.0 }
}

/// One more or one less of knockback.
pub(super) fn knockback(eye: &Eye<'_>, mv: Move) -> f64 {
    let combat = eye.state.combat();
    let now = combat.knockback;
    let worth = match (combat.fight(), mv, combat.defender() == eye.me) {
        // Out of play all Ω is lost anyway.
        (Fight::Aether, Move::Lower, true) => 0.6 + if now == 1 { 3.0 } else { 0.0 },
        (Fight::Shard, Move::Lower, true) => {
            let hex = eye.here().map_or(0.0, |cell| eye.hex(cell));
            let affordable = now <= 2 && eye.state.frog(eye.me).oomph >= now;
            if affordable { 0.4 * hex - OMEGA * f64::from(now.saturating_sub(1)) } else { -1.0 }
        }
        (Fight::Aether, Move::Raise, false) => {
            let open = eye.state.vault_holds(eye.rules.vault(combat.defender()));
            if open && now < 3 && !eye.is_own(combat.defender()) { 0.5 } else { -1.0 }
        }
        _ => -1.0,
    };
    worth - eye.price(mv)
}
