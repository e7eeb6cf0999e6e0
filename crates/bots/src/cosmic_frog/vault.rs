//! Values of storing tiles in the bot's own Vault and of raiding the Vaults of others.

use super::evaluator::Evaluator;
use super::total_odds::TotalOdds;
use cosmic_frog::score::{self, LINES, SLOTS, VaultStacks};
use cosmic_frog::{Land, Place, RollPurpose, Tile};
use tabletop::Seat;

/// The value of each point that another frog loses.
const SPITE: f64 = 0.4;
/// The value of an operating Siphon.
const SIPHON: f64 = 1.5;
/// In Vaults with more tiles than this, only the next tile is considered, because scoring takes long.
const LOOK_AHEAD: usize = 14;

/// Returns the value of a Vault, with its Siphons.
fn value(stacks: &VaultStacks) -> f64 {
    let points = score::line_points(stacks) + score::diversity_points(stacks);
    f64::from(points) + SIPHON * f64::from(score::operating_siphons(stacks).count_ones())
}

/// Rates a slot for a kind of Land by the straight lines through it: other slots that are empty or show the same kind.
fn growth(stacks: &VaultStacks, slot: usize, land: Land) -> f64 {
    let mut growth = 0.0;
    for line in LINES.iter().filter(|line| line.contains(&(slot as u8 + 1))) {
        for &other in line.iter().filter(|&&other| usize::from(other) != slot + 1) {
            let other = usize::from(other) - 1;
            growth += match stacks.top(other) {
                Some(top) if top == land => 0.08,
                None => 0.03,
                Some(_) => 0.0,
            };
        }
    }
    let covers = stacks.top(slot).is_some_and(|top| top != land);
    growth - if covers { 0.1 } else { 0.0 }
}

/// Rates a slot for muck, which fits every line: many slots in line with it, few tiles below it.
fn muck_value(stacks: &VaultStacks, slot: usize, tile: Tile) -> f64 {
    let lines = LINES.iter().filter(|line| line.contains(&(slot as u8 + 1)));
    let near: usize = lines.map(|line| line.len()).sum();
    let siphon = stacks.height(slot) == 1 && tile.points() == 2;
    0.2 * near as f64 - 0.3 * stacks.height(slot) as f64 + if siphon { 0.5 } else { 0.0 }
}

/// Estimates what one more Land in a slot adds from the exposed tiles alone: a longer line, a new domain, a Siphon.
fn quick_value(stacks: &VaultStacks, slot: usize, land: Land) -> f64 {
    let mut longest: usize = 1;
    for line in LINES.iter() {
        let Some(at) = line.iter().position(|&number| usize::from(number) == slot + 1) else { continue };
        let same = |number: &&u8| stacks.top(usize::from(**number) - 1) == Some(land);
        let run = 1 + line[..at].iter().rev().take_while(same).count() + line[at + 1..].iter().take_while(same).count();
        longest = longest.max(run);
    }
    let fresh = (0..SLOTS).all(|slot| {
        (0..stacks.height(slot))
            .all(|level| stacks.land(slot, level).is_none_or(|other| other.domain() != land.domain()))
    });
    let below = |level: usize| stacks.land(slot, level);
    let siphon = !land.is_high() && below(0) == Some(land) && below(1) == Some(land.highland()) && below(2).is_none();
    f64::from(land.points())
        + (longest - 1) as f64
        + if fresh { 2.5 } else { 0.0 }
        + if siphon { SIPHON } else { 0.0 }
        + growth(stacks, slot, land)
}

/// Returns the Vault with one more Land, and its value; `None` if the slot is full.
fn after_storing(stacks: &VaultStacks, slot: usize, land: Land) -> Option<(VaultStacks, f64)> {
    let mut after = *stacks;
    after.push(slot, land).then(|| (after, value(&after) + growth(stacks, slot, land)))
}

/// Values storing the top of the Gullet in a slot (1 to 9), if the tiles below it are then stored as well as possible.
pub(super) fn store(eval: &Evaluator<'_>, slot: u8) -> f64 {
    let stacks = score::vault_stacks(eval.state.tiles(), eval.rules.vault(eval.me));
    let mut tiles = eval.state.tiles().gullet(eval.me.index()).rev();
    let Some(tile) = tiles.next() else { return 0.0 };
    let Some(land) = tile.as_land() else { return muck_value(&stacks, usize::from(slot) - 1, tile) };
    if eval.quick {
        return quick_value(&stacks, usize::from(slot) - 1, land);
    }
    let Some((mut after, mut worth)) = after_storing(&stacks, usize::from(slot) - 1, land) else { return -1.0 };
    if stacks.count() > LOOK_AHEAD {
        return worth;
    }
    for next in tiles.filter_map(Tile::as_land) {
        let mut best: Option<(VaultStacks, f64)> = None;
        for candidate in (0..SLOTS).filter_map(|slot| after_storing(&after, slot, next)) {
            if best.is_none_or(|(_, worth)| candidate.1 > worth) {
                best = Some(candidate);
            }
        }
        if let Some((stacks, value)) = best {
            (after, worth) = (stacks, value);
        }
    }
    worth
}

/// Returns the points of a Vault.
pub(super) fn points(eval: &Evaluator<'_>, seat: Seat) -> u16 {
    let stacks = score::vault_stacks(eval.state.tiles(), eval.rules.vault(seat));
    score::line_points(&stacks) + score::diversity_points(&stacks)
}

/// Values storing the top of the Gullet in a slot (1 to 9) with the power STASH.
pub(super) fn stash(eval: &Evaluator<'_>, slot: u8) -> f64 {
    let stacks = score::vault_stacks(eval.state.tiles(), eval.rules.vault(eval.me));
    let Some(tile) = eval.state.tiles().gullet_top(eval.me.index()) else { return -1.0 };
    let Some(land) = tile.as_land() else { return 0.5 * muck_value(&stacks, usize::from(slot) - 1, tile) };
    let gain = if eval.quick {
        quick_value(&stacks, usize::from(slot) - 1, land)
    } else {
        let Some((_, after)) = after_storing(&stacks, usize::from(slot) - 1, land) else { return -1.0 };
        after - value(&stacks)
    };
    // A longer line or a new domain is worth the price at once; a single tile can wait.
    if gain >= 2.0 { gain } else { 0.5 * gain }
}

/// Values taking the exposed tile of a slot (1 to 9) in a raid.
pub(super) fn take(eval: &Evaluator<'_>, slot: u8) -> f64 {
    let Some(raid) = eval.rules.raid(eval.state) else { return 0.0 };
    let Some(tile) = eval.vault_top(raid.owner, slot - 1) else { return 0.0 };
    eval.gain(eval.tile(tile)) + SPITE * f64::from(tile.points()) + 0.1
}

/// Returns the value of what a raid with this many points takes. A slot must be emptied before the next one (RAID-4).
fn haul(eval: &Evaluator<'_>, owner: Seat, mut points: u8) -> f64 {
    let stacks = score::vault_stacks(eval.state.tiles(), eval.rules.vault(owner));
    let mut open = [true; SLOTS];
    let (mut sum, mut tiles) = (0.0, 0);
    while points > 0 && tiles < 4 {
        let mut best = (0.0, 0, 0, 0);
        for slot in (0..SLOTS).filter(|&slot| open[slot]) {
            let (mut worth, mut used, mut count) = (0.0, 0, 0);
            for tile in (0..stacks.height(slot)).rev().filter_map(|level| stacks.tile(slot, level)) {
                if used + tile.points() > points {
                    break;
                }
                used += tile.points();
                worth += eval.tile(tile) + SPITE * f64::from(tile.points());
                count += 1;
            }
            if worth > best.0 {
                best = (worth, slot, count, used);
            }
        }
        let (worth, slot, count, used) = best;
        if count == 0 {
            break;
        }
        sum += worth;
        tiles += count;
        points -= used;
        open[slot] = false;
        if count < stacks.height(slot) {
            break;
        }
    }
    sum
}

/// Returns the value of a raid: the probability of success times what it takes.
pub(super) fn raid(eval: &Evaluator<'_>, owner: Seat, target: u8) -> f64 {
    let die = TotalOdds::of_raid(eval.rules, eval.own_die(RollPurpose::Raid));
    // Each frog of that team in the Aether takes 1 off the roll.
    let near = eval.rules.team(owner).iter().filter(|&seat| eval.state.frog(seat).place == Place::Aether).count() as u8;
    let near = if eval.rules.has_teams() { near } else { 0 };
    let needed = target + near;
    // Chips need only reach the target.
    let needed = if eval.rules.has_chips() { needed - 1 } else { needed };
    die.chance_above(needed) * haul(eval, owner, target)
}

/// Returns the value of a raid on a Vault that is open after a combat.
pub(super) fn raid_unlocked(eval: &Evaluator<'_>, owner: Seat, target: u8) -> f64 {
    if eval.state.has_stored_tiles(eval.rules.vault(owner)) { raid(eval, owner, target) } else { 0.0 }
}
