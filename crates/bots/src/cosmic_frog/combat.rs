//! Values of the answers in combats and raids: whether to attack, how much Ω to commit, when to reroll, which spoils to
//! take.

use super::action;
use super::evaluator::{Evaluator, OMEGA};
use super::power;
use super::total_odds::{MOST, TotalOdds};
use super::vault;
use cosmic_frog::{Die, Move, NO_DIE, Place, RollPurpose, Window};
use tabletop::Seat;

/// The cost of any attack besides its price: it may be lost, and others strike back.
const TROUBLE: f64 = 0.4;

/// Returns the value of the top `margin` tiles of a Gullet.
fn loot(carried: &[f64], margin: u8) -> f64 {
    carried.iter().take(usize::from(margin)).sum()
}

/// Returns what beating a frog is worth, for each margin.
fn prizes(eval: &Evaluator<'_>, defender: Seat, fight: RollPurpose) -> [f64; MOST + 1] {
    let carried = eval.carried(defender);
    let place = eval.state.frog(defender).place;
    let mut raid: f64 = 0.0;
    let mut prizes = [0.0; MOST + 1];
    for (margin, prize) in prizes.iter_mut().enumerate().skip(1) {
        let margin = margin as u8;
        let plunder = loot(&carried, margin).max(0.0);
        *prize = match (fight, place) {
            (RollPurpose::Aether, _) => {
                // The loser is out of play without Ω and card, and its Vault is open to raids up to the margin.
                if margin <= 5 {
                    raid = raid.max(vault::raid_unlocked(eval, defender, margin));
                }
                plunder.max(raid) + 1.2
            }
            (RollPurpose::Mind, _) => super::muck::prize(eval, defender, margin),
            (_, Place::Shard(cell)) => plunder.max(action::harvest(eval, cell)) + 0.3 * plunder,
            _ => plunder,
        };
    }
    prizes
}

/// Values an attack before any Ω is committed.
pub(super) fn attack(eval: &Evaluator<'_>, defender: Seat, fight: RollPurpose) -> f64 {
    if eval.is_own(defender) {
        return -2.0;
    }
    let own = TotalOdds::new(eval.rules, eval.die_against(fight, defender), 1, 0);
    let their = eval.their_odds(defender, fight, false, 0);
    let prizes = prizes(eval, defender, fight);
    own.expected_gain(&their, |margin| prizes[usize::from(margin)]) - TROUBLE
}

/// Returns the value of the best raid on a Vault that is open now.
pub(super) fn best_raid(eval: &Evaluator<'_>, owner: Seat) -> f64 {
    match eval.state.frog(owner).place {
        Place::Outer(dimension) if !eval.is_own(owner) => {
            (1..=dimension).map(|target| vault::raid(eval, owner, target)).fold(0.0, f64::max)
        }
        _ => 0.0,
    }
}

/// Returns what losing by a margin costs.
pub(super) fn loss(eval: &Evaluator<'_>, fight: RollPurpose, margin: u8) -> f64 {
    let tiles = loot(&eval.carried(eval.me), margin).max(0.0);
    match (fight, eval.here()) {
        (RollPurpose::Mind, _) => 0.8 * tiles,
        (RollPurpose::Aether, _) => {
            let vault = if eval.state.has_stored_tiles(eval.rules.vault(eval.me)) {
                0.5 * f64::from(margin.min(4))
            } else {
                0.0
            };
            let oomph = OMEGA * f64::from(eval.state.frog(eval.me).oomph);
            tiles + vault + 1.5 + oomph
        }
        (_, Some(cell)) => tiles + 0.5 * eval.hex(cell) + 0.3,
        _ => tiles,
    }
}

/// Values overpower and boosts less their price.
pub(super) fn commit(eval: &Evaluator<'_>, attacks: bool, overpower: bool, boost: u8) -> f64 {
    let combat = eval.state.combat();
    let fight = combat.roll_purpose();
    let other = if attacks { combat.defender() } else { combat.attacker() };
    let own = TotalOdds::new(eval.rules, eval.die_against(fight, other), 1 + u8::from(overpower), boost);
    let cost = eval.price(Move::Commit(overpower, boost));
    if attacks {
        let defender = combat.defender();
        let their = eval.their_odds(defender, fight, false, 0);
        let prizes = prizes(eval, defender, fight);
        own.expected_gain(&their, |margin| prizes[usize::from(margin)]) - cost
    } else {
        let their = eval.their_odds(combat.attacker(), fight, combat.overpower[0], combat.boost[0]);
        -their.expected_gain(&own, |margin| loss(eval, fight, margin)) - cost
    }
}

/// Returns whether this frog loses the combat if the dice stay as they are.
pub(super) fn is_losing(eval: &Evaluator<'_>) -> bool {
    let combat = eval.state.combat();
    let attack_wins = eval.state.total(0) > eval.state.total(1);
    attack_wins != (combat.attacker() == eval.me)
}

/// Values the answers in a window: rolling again, using a power, or passing.
pub(super) fn window(eval: &Evaluator<'_>, window: Window, mv: Move) -> f64 {
    let face = match mv {
        Move::Reroll(face) => face,
        // If this frog loses, it removes the highest die of the other side.
        Move::Meddle(face) => return if is_losing(eval) { 0.1 * f64::from(face) } else { -1.0 },
        Move::Void => return power::void(eval),
        Move::Raise | Move::Lower => return power::knockback(eval, mv),
        Move::Defer => return -1.0,
        _ => return 0.0,
    };
    if window == Window::AfterRaid {
        let Some(raid) = eval.rules.raid(eval.state) else { return -1.0 };
        if raid.roll > raid.target || (eval.rules.has_chips() && raid.roll == raid.target) {
            return -1.0;
        }
        return vault::raid(eval, raid.owner, raid.target) - OMEGA;
    }
    if !is_losing(eval) {
        return -1.0;
    }
    let combat = eval.state.combat();
    let attacks = combat.attacker() == eval.me;
    let side = usize::from(!attacks);
    let die = [Die::White, Die::Yellow, Die::Red][usize::from(combat.colours[side]) % 3];
    let highest = combat.dice[side].into_iter().filter(|&die| die != NO_DIE).max().unwrap_or(0);
    // Giving up the lower of two dice keeps the higher one.
    let keeps = if face < highest { 0.01 } else { 0.0 };
    let new = TotalOdds::new(eval.rules, die, 1, combat.boost[side]);
    let (other, fight) = (combat.sides[1 - side], combat.roll_purpose());
    let better = if attacks {
        new.chance_above(eval.state.total(1)) * prizes(eval, other, fight)[2]
    } else {
        let needed = eval.state.total(0).saturating_sub(1);
        new.chance_above(needed) * loss(eval, fight, eval.state.total(0).saturating_sub(eval.state.total(1)))
    };
    better - OMEGA + keeps
}

/// Values the spoils: tiles of the beaten frog, a harvest or a raid.
pub(super) fn spoils(eval: &Evaluator<'_>, mv: Move) -> f64 {
    let combat = eval.state.combat();
    let carried = || {
        let carried = eval.carried(combat.defender());
        if eval.state.powers(eval.rules, eval.me).choose_plunder { carried.best_first() } else { carried }
    };
    match mv {
        Move::Harvest(cell) => action::harvest(eval, cell),
        Move::Raid(owner, target) => vault::raid(eval, owner, target),
        _ => loot(&carried(), combat.margin),
    }
}
