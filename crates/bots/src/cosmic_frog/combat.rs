//! Fighting: whether an attack pays, how much Ω to commit, when to roll again, which spoils to take.

use super::action;
use super::dice::{MOST, Spread};
use super::power;
use super::vault;
use super::worth::{Eye, OMEGA};
use cosmic_frog::{Die, Fight, Move, NO_DIE, Place, Window};
use tabletop::Seat;

/// What an attack risks and stirs up even if it costs nothing.
const TROUBLE: f64 = 0.4;

/// Worth of the first so many tiles of a Gullet, top first.
fn loot(carried: &[f64], margin: u8) -> f64 {
    carried.iter().take(usize::from(margin)).sum()
}

/// What beating a frog gives, by the margin.
fn prizes(eye: &Eye<'_>, defender: Seat, fight: Fight) -> [f64; MOST + 1] {
    let carried = eye.carried(defender);
    let place = eye.state.frog(defender).place;
    let mut raid: f64 = 0.0;
    let mut prizes = [0.0; MOST + 1];
    for (margin, prize) in prizes.iter_mut().enumerate().skip(1) {
        let margin = margin as u8;
        let plunder = loot(&carried, margin).max(0.0);
        *prize = match (fight, place) {
            (Fight::Aether, _) => {
                // Out of play, without Ω and card, its Vault open as far as the margin says.
                if margin <= 5 {
                    raid = raid.max(vault::raid_unlocked(eye, defender, margin));
                }
                plunder.max(raid) + 1.2
            }
            (Fight::Mind, _) => super::muck::prize(eye, defender, margin),
            (_, Place::Shard(cell)) => plunder.max(action::harvest(eye, cell)) + 0.3 * plunder,
            _ => plunder,
        };
    }
    prizes
}

/// What attacking a frog is worth before any Ω is committed.
pub(super) fn attack(eye: &Eye<'_>, defender: Seat, fight: Fight) -> f64 {
    if eye.is_own(defender) {
        return -2.0;
    }
    let own = Spread::of_rules(eye.rules, eye.die_against(fight, defender), 1, 0);
    let their = eye.their_spread(defender, fight, false, 0);
    let prizes = prizes(eye, defender, fight);
    own.beats(&their, |margin| prizes[usize::from(margin)]) - TROUBLE
}

/// The best raid on a Vault that is open now.
pub(super) fn best_raid(eye: &Eye<'_>, owner: Seat) -> f64 {
    match eye.state.frog(owner).place {
        Place::Outer(dimension) if !eye.is_own(owner) => {
            (1..=dimension).map(|target| vault::raid(eye, owner, target)).fold(0.0, f64::max)
        }
        _ => 0.0,
    }
}

/// What being beaten by a margin costs.
pub(super) fn loss(eye: &Eye<'_>, fight: Fight, margin: u8) -> f64 {
    let tiles = loot(&eye.carried(eye.me), margin).max(0.0);
    match (fight, eye.here()) {
        (Fight::Mind, _) => 0.8 * tiles,
        (Fight::Aether, _) => {
            let vault =
                if eye.state.vault_holds(eye.rules.vault(eye.me)) { 0.5 * f64::from(margin.min(4)) } else { 0.0 };
            let oomph = OMEGA * f64::from(eye.state.frog(eye.me).oomph);
            tiles + vault + 1.5 + oomph
        }
        (_, Some(cell)) => tiles + 0.5 * eye.hex(cell) + 0.3,
        _ => tiles,
    }
}

/// Overpower and boosts against their price.
pub(super) fn commit(eye: &Eye<'_>, attacks: bool, overpower: bool, boost: u8) -> f64 {
    let combat = eye.state.combat();
    let fight = combat.fight();
    let other = if attacks { combat.defender() } else { combat.attacker() };
    let own = Spread::of_rules(eye.rules, eye.die_against(fight, other), 1 + u8::from(overpower), boost);
    let cost = eye.price(Move::Commit(overpower, boost));
    if attacks {
        let defender = combat.defender();
        let their = eye.their_spread(defender, fight, false, 0);
        let prizes = prizes(eye, defender, fight);
        own.beats(&their, |margin| prizes[usize::from(margin)]) - cost
    } else {
        let their = eye.their_spread(combat.attacker(), fight, combat.overpower[0], combat.boost[0]);
        -their.beats(&own, |margin| loss(eye, fight, margin)) - cost
    }
}

/// Whether this side of the combat loses as the dice lie, as attacker or defender.
pub(super) fn loses(eye: &Eye<'_>) -> bool {
    let combat = eye.state.combat();
    let attack_wins = eye.state.total(0) > eye.state.total(1);
    attack_wins != (combat.attacker() == eye.me)
}

/// Rolling again, or letting the moment go by.
pub(super) fn window(eye: &Eye<'_>, window: Window, mv: Move) -> f64 {
    let face = match mv {
        Move::Reroll(face) => face,
        // The best die of the other side, when it wins by it.
        Move::Meddle(face) => return if loses(eye) { 0.1 * f64::from(face) } else { -1.0 },
        Move::Void => return power::void(eye),
        Move::Raise | Move::Lower => return power::knockback(eye, mv),
        Move::Defer => return -1.0,
        _ => return 0.0,
    };
    if window == Window::AfterRaid {
        let Some(raid) = eye.rules.raid(eye.state) else { return -1.0 };
        if raid.roll > raid.target || (eye.rules.has_chips() && raid.roll == raid.target) {
            return -1.0;
        }
        return vault::raid(eye, raid.owner, raid.target) - OMEGA;
    }
    if !loses(eye) {
        return -1.0;
    }
    let combat = eye.state.combat();
    let attacks = combat.attacker() == eye.me;
    let side = usize::from(!attacks);
    let die = [Die::White, Die::Yellow, Die::Red][usize::from(combat.colours[side]) % 3];
    let highest = combat.dice[side].into_iter().filter(|&die| die != NO_DIE).max().unwrap_or(0);
    // Giving up the lower of two dice keeps the higher one.
    let keeps = if face < highest { 0.01 } else { 0.0 };
    let new = Spread::of_rules(eye.rules, die, 1, combat.boost[side]);
    let (other, fight) = (combat.sides[1 - side], combat.fight());
    let better = if attacks {
        new.above(eye.state.total(1)) * prizes(eye, other, fight)[2]
    } else {
        let needed = eye.state.total(0).saturating_sub(1);
        new.above(needed) * loss(eye, fight, eye.state.total(0).saturating_sub(eye.state.total(1)))
    };
    better - OMEGA + keeps
}

/// Tiles of the beaten frog, a harvest or a raid.
pub(super) fn spoils(eye: &Eye<'_>, mv: Move) -> f64 {
    let combat = eye.state.combat();
    let carried = || {
        let carried = eye.carried(combat.defender());
        if eye.state.powers(eye.rules, eye.me).choose_plunder { carried.best_first() } else { carried }
    };
    match mv {
        Move::Harvest(cell) => action::harvest(eye, cell),
        Move::Raid(owner, target) => vault::raid(eye, owner, target),
        _ => loot(&carried(), combat.margin),
    }
}
