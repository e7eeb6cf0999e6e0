//! Building one's Vault and plundering those of others.

use super::dice::Spread;
use super::worth::Eye;
use cosmic_frog::score::{self, LINES, SLOTS, Stacks};
use cosmic_frog::{Fight, Land, Place, Tile};
use tabletop::Seat;

/// What a point taken from somebody else is worth besides the tile itself.
const SPITE: f64 = 0.4;
/// What an operating Siphon is worth.
const SIPHON: f64 = 1.5;
/// Vaults with more tiles than this are built without looking further ahead, because scoring them takes long.
const LOOK_AHEAD: usize = 14;

/// The value of a Vault, with its Siphons.
fn value(stacks: &Stacks) -> f64 {
    let points = score::placement(stacks) + score::diversity(stacks);
    f64::from(points) + SIPHON * f64::from(score::siphons(stacks).count_ones())
}

/// How well a kind of Land can grow in a slot: straight lines whose other slots are free or show the same kind.
fn promise(stacks: &Stacks, slot: usize, land: Land) -> f64 {
    let mut promise = 0.0;
    for line in LINES.iter().filter(|line| line.contains(&(slot as u8 + 1))) {
        for &other in line.iter().filter(|&&other| usize::from(other) != slot + 1) {
            let other = usize::from(other) - 1;
            promise += match stacks.top(other) {
                Some(top) if top == land => 0.08,
                None => 0.03,
                Some(_) => 0.0,
            };
        }
    }
    let covers = stacks.top(slot).is_some_and(|top| top != land);
    promise - if covers { 0.1 } else { 0.0 }
}

/// Muck goes with everything: beside as many slots as can be, on top of as little as can be.
fn wild(stacks: &Stacks, slot: usize, tile: Tile) -> f64 {
    let lines = LINES.iter().filter(|line| line.contains(&(slot as u8 + 1)));
    let near: usize = lines.map(|line| line.len()).sum();
    let siphon = stacks.height(slot) == 1 && tile.points() == 2;
    0.2 * near as f64 - 0.3 * stacks.height(slot) as f64 + if siphon { 0.5 } else { 0.0 }
}

/// What one more Land in a slot adds, seen from the exposed tiles alone: the run it lengthens, a new domain, a Siphon.
fn at_a_glance(stacks: &Stacks, slot: usize, land: Land) -> f64 {
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
        + promise(stacks, slot, land)
}

/// The Vault after one more Land, and what it is worth.
fn with(stacks: &Stacks, slot: usize, land: Land) -> Option<(Stacks, f64)> {
    let mut after = *stacks;
    after.push(slot, land).then(|| (after, value(&after) + promise(stacks, slot, land)))
}

/// Putting the top of the Gullet into a slot (1 to 9), with the tiles below it stored as well as can be.
pub(super) fn store(eye: &Eye<'_>, slot: u8) -> f64 {
    let stacks = score::stacks(eye.state.tiles(), eye.rules.vault(eye.me));
    let mut tiles = eye.state.tiles().gullet(eye.me.index()).rev();
    let Some(tile) = tiles.next() else { return 0.0 };
    let Some(land) = tile.as_land() else { return wild(&stacks, usize::from(slot) - 1, tile) };
    if eye.quick {
        return at_a_glance(&stacks, usize::from(slot) - 1, land);
    }
    let Some((mut after, mut worth)) = with(&stacks, usize::from(slot) - 1, land) else { return -1.0 };
    if stacks.count() > LOOK_AHEAD {
        return worth;
    }
    for next in tiles.filter_map(Tile::as_land) {
        let mut best: Option<(Stacks, f64)> = None;
        for candidate in (0..SLOTS).filter_map(|slot| with(&after, slot, next)) {
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

/// What a frog's Vault scores now.
pub(super) fn points(eye: &Eye<'_>, seat: Seat) -> u16 {
    let stacks = score::stacks(eye.state.tiles(), eye.rules.vault(seat));
    score::placement(&stacks) + score::diversity(&stacks)
}

/// Putting the top Land of the Gullet into a slot (1 to 9) without going home.
pub(super) fn stash(eye: &Eye<'_>, slot: u8) -> f64 {
    let stacks = score::stacks(eye.state.tiles(), eye.rules.vault(eye.me));
    let Some(tile) = eye.state.tiles().gullet_top(eye.me.index()) else { return -1.0 };
    let Some(land) = tile.as_land() else { return 0.5 * wild(&stacks, usize::from(slot) - 1, tile) };
    let gain = if eye.quick {
        at_a_glance(&stacks, usize::from(slot) - 1, land)
    } else {
        let Some((_, after)) = with(&stacks, usize::from(slot) - 1, land) else { return -1.0 };
        after - value(&stacks)
    };
    // A line or a new domain is worth doing at once; a single tile may wait for company.
    if gain >= 2.0 { gain } else { 0.5 * gain }
}

/// Taking the exposed tile of a slot (1 to 9) in a raid.
pub(super) fn take(eye: &Eye<'_>, slot: u8) -> f64 {
    let Some(raid) = eye.rules.raid(eye.state) else { return 0.0 };
    let Some(tile) = eye.vault_top(raid.owner, slot - 1) else { return 0.0 };
    eye.gain(eye.tile(tile)) + SPITE * f64::from(tile.points()) + 0.1
}

/// What can be carried off with so many points: slot by slot, each to its bottom before the next (RAID-4).
fn haul(eye: &Eye<'_>, owner: Seat, mut points: u8) -> f64 {
    let stacks = score::stacks(eye.state.tiles(), eye.rules.vault(owner));
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
                worth += eye.tile(tile) + SPITE * f64::from(tile.points());
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

/// What a raid is worth: its chance times what can be carried off.
pub(super) fn raid(eye: &Eye<'_>, owner: Seat, target: u8) -> f64 {
    let die = Spread::raid(eye.rules, eye.own_die(Fight::Raid));
    // Frogs of that team in the Aether take off 1 each.
    let near = eye.rules.team(owner).iter().filter(|&seat| eye.state.frog(seat).place == Place::Aether).count() as u8;
    let near = if eye.rules.has_teams() { near } else { 0 };
    let needed = target + near;
    // Chips need only reach the target.
    let needed = if eye.rules.has_chips() { needed - 1 } else { needed };
    die.above(needed) * haul(eye, owner, target)
}

/// The same for a Vault that would be open after a combat.
pub(super) fn raid_unlocked(eye: &Eye<'_>, owner: Seat, target: u8) -> f64 {
    if eye.state.vault_holds(eye.rules.vault(owner)) { raid(eye, owner, target) } else { 0.0 }
}
