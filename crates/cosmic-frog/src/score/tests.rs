//! Tests of Vault scoring: the tables, the golden example, and a plain search that knows nothing of `gain_table.rs`.
//!
//! The plain search takes the shape of the Vault from coordinates (VAU-2), not from `LINES`. Start with `golden`.

use std::collections::HashMap;

use super::*;
use Land::{Desert, Forest, Hill, Lake, Meadow, Mesa, Mountain, Swamp};

/// Column and row of each slot, from slot 1 on.
const PLACES: [(i8, i8); 9] = [(0, 3), (1, 2), (2, 1), (3, 0), (2, 0), (1, 1), (0, 2), (0, 1), (1, 0)];

/// The three hex directions.
const DIRECTIONS: [(i8, i8); 3] = [(1, 0), (0, 1), (1, -1)];

/// Returns a Vault from slot numbers and stacks, bottom to top.
fn vault(slots: &[(usize, &[Land])]) -> VaultStacks {
    let mut stacks = VaultStacks::new();
    for &(slot, column) in slots {
        for &land in column {
            assert!(stacks.push(slot - 1, land));
        }
    }
    stacks
}

/// Reproducible numbers.
struct Lcg(u64);

impl Lcg {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }

    /// Returns a Vault of this many tiles of the first few kinds of Land.
    fn vault(&mut self, tiles: usize, kinds: usize) -> VaultStacks {
        let mut stacks = VaultStacks::new();
        while stacks.count() < tiles {
            stacks.push(self.below(9), Land::ALL[self.below(kinds)]);
        }
        stacks
    }
}

type Columns = Vec<Vec<Land>>;

fn columns(stacks: &VaultStacks) -> Columns {
    (0..9).map(|slot| (0..3).filter_map(|level| stacks.land(slot, level)).collect()).collect()
}

fn points(land: Land, len: usize) -> u16 {
    (len * (len + 1) / 2 + if land.is_high() { len } else { 0 }) as u16
}

/// Returns the slot one step from another, if it exists.
fn step(slot: usize, (column, row): (i8, i8)) -> Option<usize> {
    let (x, y) = PLACES[slot];
    PLACES.iter().position(|&place| place == (x + column, y + row))
}

/// Returns every line that can be scored at once; with `whole`, only lines that no further exposed tile would lengthen.
fn options(columns: &Columns, whole: bool) -> Vec<Vec<usize>> {
    let top = |slot: usize| columns[slot].last();
    let like = |a: usize, b: Option<usize>| b.filter(|&b| top(a) == top(b));
    let mut options = Vec::new();
    for slot in (0..9).filter(|&slot| top(slot).is_some()) {
        let back = DIRECTIONS.map(|(x, y)| like(slot, step(slot, (-x, -y))));
        let ahead = DIRECTIONS.map(|direction| like(slot, step(slot, direction)));
        if !whole || back.iter().chain(&ahead).all(Option::is_none) {
            options.push(vec![slot]);
        }
        for (direction, back) in DIRECTIONS.into_iter().zip(back) {
            let mut line = vec![slot];
            while let Some(next) = like(slot, step(line[line.len() - 1], direction)) {
                line.push(next);
                let ended = like(slot, step(next, direction)).is_none();
                if !whole || (ended && back.is_none()) {
                    options.push(line.clone());
                }
            }
        }
    }
    options
}

/// Returns the best placement by trying everything.
fn plain(columns: &Columns, whole: bool, known: &mut HashMap<Columns, u16>) -> u16 {
    if let Some(&best) = known.get(columns) {
        return best;
    }
    let mut best = 0;
    for line in options(columns, whole) {
        let mut rest = columns.clone();
        let land = line.iter().map(|&slot| rest[slot].pop()).last().flatten().unwrap();
        best = best.max(points(land, line.len()) + plain(&rest, whole, known));
    }
    known.insert(columns.clone(), best);
    best
}

fn exhaustive(stacks: &VaultStacks, whole: bool) -> u16 {
    plain(&columns(stacks), whole, &mut HashMap::new())
}

/// Scores and replays the lines: each one straight, exposed, of one kind, worth its points; nothing is left over.
fn replayed(stacks: &VaultStacks) -> VaultScore {
    let score = score(stacks);
    let mut left = columns(stacks);
    let mut sum = 0;
    for line in &score.lines {
        let mut slots: Vec<usize> = line.slots().iter().map(|&slot| slot as usize - 1).collect();
        let mut legal = options(&left, false).into_iter();
        let forward = slots.clone();
        slots.reverse();
        assert!(legal.any(|option| option == forward || option == slots), "{line:?} in {stacks:?}");
        let land = line.tile.as_land().unwrap();
        assert!(slots.iter().all(|&slot| left[slot].pop() == Some(land)));
        assert_eq!(u16::from(line.points), points(land, slots.len()));
        sum += u16::from(line.points);
    }
    assert!(left.iter().all(Vec::is_empty));
    assert_eq!(sum, score.placement);
    assert_eq!(score.placement, line_points(stacks));
    assert_eq!(score.diversity, diversity_points(stacks));
    score
}

#[test]
fn golden() {
    let _proof = tabletop::proves!["SCO-1", "SCO-2", "SCO-3", "SCO-5"];
    let stacks = vault(&[
        (1, &[Meadow, Forest, Meadow]),
        (2, &[Mesa, Swamp, Meadow]),
        (7, &[Forest]),
        (3, &[Desert, Mesa, Desert]),
        (4, &[Mesa]),
    ]);
    let score = replayed(&stacks);
    assert_eq!((score.placement, score.diversity, score.total()), (21, 5, 26));
}

#[test]
fn lines_follow_from_coordinates() {
    let _proof = tabletop::proves!["VAU-2"];
    let mut straight: Vec<Vec<u8>> = Vec::new();
    for slot in 0..9 {
        for (x, y) in DIRECTIONS {
            if step(slot, (-x, -y)).is_none() {
                let line = std::iter::successors(Some(slot), |&slot| step(slot, (x, y)));
                straight.push(line.map(|slot| slot as u8 + 1).collect());
            }
        }
    }
    straight.retain(|line| line.len() > 1);
    assert_eq!(straight.len(), LINES.len());
    for line in LINES {
        assert!(straight.iter().any(|other| other == line || other.iter().rev().eq(line)), "{line:?}");
        assert_eq!(line.len() == 4, *line == [1, 2, 3, 4]);
        let mut stacks = VaultStacks::new();
        line.iter().for_each(|&slot| assert!(stacks.push(slot as usize - 1, Lake)));
        let score = replayed(&stacks);
        assert_eq!(score.lines.len(), 1);
        assert_eq!(score.lines[0].slots(), line);
    }
}

#[test]
fn every_length_of_every_kind() {
    let _proof = tabletop::proves!["SCO-1"];
    for land in Land::ALL {
        let table = if land.is_high() { [2, 5, 9, 14] } else { [1, 3, 6, 10] };
        for len in 1..=4 {
            let mut stacks = VaultStacks::new();
            (0..len).for_each(|slot| assert!(stacks.push(slot, land)));
            assert_eq!(replayed(&stacks).placement, table[len - 1]);
        }
    }
    // Neighbours of two kinds score alone, even within a domain; so do equal tiles that are not neighbours.
    assert_eq!(line_points(&vault(&[(1, &[Hill]), (2, &[Mountain])])), 3);
    assert_eq!(line_points(&vault(&[(1, &[Hill]), (3, &[Hill]), (9, &[Hill])])), 3);
    // A bent line does not count: 1-7 and 7-6 are neighbours, but 1-7-6 is not straight.
    assert_eq!(line_points(&vault(&[(1, &[Hill]), (7, &[Hill]), (6, &[Hill])])), 4);
    // A single stack is not a line.
    assert_eq!(line_points(&vault(&[(1, &[Hill, Hill, Hill])])), 3);
}

#[test]
fn less_than_a_whole_run() {
    let _proof = tabletop::proves!["SCO-2"];
    // The mountain of 2 scores alone, not with its neighbour in 1, which scores in 8-7-1 after the hills of 2-7 are gone.
    let stacks = vault(&[(1, &[Mountain]), (2, &[Hill, Mountain]), (7, &[Mountain, Hill]), (8, &[Mountain])]);
    assert_eq!(exhaustive(&stacks, true), 13);
    assert_eq!(replayed(&stacks).placement, 2 + 3 + 9);
    // Crossing lines: 9-5 without 4, which is worth more in 1-2-3-4.
    let stacks = vault(&[(1, &[Hill]), (2, &[Hill]), (3, &[Hill]), (4, &[Hill]), (5, &[Hill]), (9, &[Hill])]);
    assert_eq!(replayed(&stacks).placement, 10 + 3);
}

#[test]
fn diversity_by_domains() {
    let _proof = tabletop::proves!["SCO-3"];
    assert_eq!(diversity_points(&VaultStacks::new()), 0);
    assert_eq!(diversity_points(&vault(&[(1, &[Hill, Mountain, Hill])])), 0);
    assert_eq!(diversity_points(&vault(&[(1, &[Hill, Lake])])), 2);
    assert_eq!(diversity_points(&vault(&[(1, &[Hill, Lake]), (9, &[Desert])])), 5);
    assert_eq!(diversity_points(&vault(&[(1, &[Hill, Lake]), (9, &[Mesa, Forest])])), 9);
}

#[test]
fn same_as_trying_everything() {
    let _proof = tabletop::proves!["SCO-1", "SCO-2"];
    let mut rng = Lcg(20);
    for round in 0..600 {
        let stacks = rng.vault(round % 11, 1 + round % 5);
        assert_eq!(replayed(&stacks).placement, exhaustive(&stacks, false), "{stacks:?}");
    }
    for round in 0..12 {
        let stacks = rng.vault(14, 2 + round % 3);
        assert_eq!(replayed(&stacks).placement, exhaustive(&stacks, false), "{stacks:?}");
    }
}

#[test]
fn empty_and_full() {
    let _proof = tabletop::proves!["SCO-1"];
    assert_eq!(replayed(&VaultStacks::new()), VaultScore { placement: 0, diversity: 0, harmony: 0, lines: Vec::new() });
    let mut stacks = VaultStacks::new();
    for slot in 0..27 {
        assert!(stacks.push(slot % 9, Hill));
    }
    assert_eq!(stacks.count(), 27);
    // Three layers of 1-2-3-4, 7-6-5 and 8-9.
    assert_eq!(replayed(&stacks).placement, 3 * (10 + 6 + 3));
    let mut rng = Lcg(3);
    for kinds in [2, 8, 8, 8] {
        replayed(&rng.vault(27, kinds));
    }
}

#[test]
fn stacks_hold_three() {
    let mut stacks = VaultStacks::new();
    assert!(!stacks.push(9, Hill) && !stacks.push_tile(9, Tile::land(Hill)));
    assert!(stacks.push(8, Hill) && stacks.push(8, Lake) && stacks.push(8, Mesa));
    assert!(!stacks.push(8, Hill));
    assert_eq!((stacks.height(8), stacks.height(0), stacks.height(9), stacks.count()), (3, 0, 0, 3));
    assert_eq!((stacks.top(8), stacks.top(0), stacks.top(9)), (Some(Mesa), None, None));
    assert_eq!((stacks.land(8, 0), stacks.land(8, 3), stacks.land(0, 0)), (Some(Hill), None, None));
}

#[test]
fn siphons_by_domain() {
    let _proof = tabletop::proves!["SIP-1", "SIP-2"];
    assert_eq!(operating_siphons(&VaultStacks::new()), 0);
    // Not full, or of two domains, or the wrong way round.
    let none = vault(&[
        (1, &[Hill, Mountain]),
        (2, &[Hill, Mesa, Hill]),
        (3, &[Hill, Mountain, Desert]),
        (4, &[Mountain, Hill, Mountain]),
        (5, &[Hill, Hill, Hill]),
        (6, &[Hill, Hill, Mountain]),
        (7, &[Mountain, Mountain, Hill]),
    ]);
    assert_eq!(operating_siphons(&none), 0);
    let stone: (usize, &[Land]) = (1, &[Hill, Mountain, Hill]);
    assert_eq!(operating_siphons(&vault(&[stone])), 0b0001);
    assert_eq!(operating_siphons(&vault(&[stone, (5, stone.1)])), 0b0001);
    let all = vault(&[stone, (9, &[Desert, Mesa, Desert]), (8, &[Swamp, Lake, Swamp]), (4, &[Meadow, Forest, Meadow])]);
    assert_eq!(operating_siphons(&all), 0b1111);
}

mod muck;
