//! Scoring with muck: the golden example, and a search that tries every type for every muck land (FM-MUCK-8 to FM-MUCK-10).

use super::*;
use crate::muck::Muck;
use crate::score::muck_values;
use crate::tile::Tile;

/// Returns a Vault from slot numbers and names of tiles, bottom to top.
fn vault(slots: &[(usize, &str)]) -> VaultStacks {
    let mut stacks = VaultStacks::new();
    for &(slot, column) in slots {
        for name in column.split(' ') {
            assert!(stacks.push_tile(slot - 1, Tile::from_name(name).unwrap()), "{name}");
        }
    }
    stacks
}

/// Columns of types from the bottom up; muck has been given a type. Small and `Copy`, because the search tries millions of them.
type Typed = [[u8; 3]; 9];

/// No tile.
const NONE: u8 = u8::MAX;

/// Returns the columns of a Vault as they are, muck as its own type.
fn typed(stacks: &VaultStacks) -> Typed {
    let mut columns = [[NONE; 3]; 9];
    for (slot, column) in columns.iter_mut().enumerate() {
        let tiles = stacks.column(slot);
        column[..tiles.len()].copy_from_slice(tiles);
    }
    columns
}

/// Returns where the exposed tile of a column lies.
fn exposed(column: &[u8; 3]) -> Option<usize> {
    column.iter().rposition(|&tile| tile != NONE)
}

/// Takes the exposed tile off a column.
fn pop(column: &mut [u8; 3]) -> Option<u8> {
    exposed(column).map(|level| std::mem::replace(&mut column[level], NONE))
}

/// Returns the best placement of typed columns by trying everything; types from 8 on are muck as its own type.
fn tried(columns: &Typed, known: &mut HashMap<Typed, u16>) -> u16 {
    if let Some(&best) = known.get(columns) {
        return best;
    }
    let top = |slot: usize| exposed(&columns[slot]).map(|level| columns[slot][level]);
    let mut best = 0;
    for slot in (0..9).filter(|&slot| top(slot).is_some()) {
        for direction in DIRECTIONS {
            let mut line = vec![slot];
            loop {
                let kind = top(slot).unwrap();
                let mut rest = *columns;
                for &slot in &line {
                    pop(&mut rest[slot]);
                }
                let len = line.len() as u16;
                let points = len * (len + 1) / 2 + if kind % 2 == 1 { len } else { 0 };
                best = best.max(points + tried(&rest, known));
                match step(line[line.len() - 1], direction).filter(|&next| top(next) == top(slot)) {
                    Some(next) => line.push(next),
                    None => break,
                }
            }
        }
    }
    known.insert(*columns, best);
    best
}

/// Returns the best over every type for every muck land, with one point for each Harmonious Land of the type it is given.
fn every_type(stacks: &VaultStacks, harmony: [u8; 8]) -> u16 {
    let columns = typed(stacks);
    let places: Vec<(usize, usize)> = (0..9)
        .flat_map(|slot| (0..stacks.height(slot)).map(move |level| (slot, level)))
        .filter(|&(slot, level)| columns[slot][level] >= muck_values::MUCK)
        .collect();
    let present: Vec<u8> = (0..8).filter(|kind| columns.iter().flatten().any(|tile| tile == kind)).collect();
    let mut known = HashMap::new();
    let mut best = 0;
    let mut choice = vec![0; places.len()];
    loop {
        let mut typed = columns;
        let mut more = 0;
        for (&(slot, level), &chosen) in places.iter().zip(&choice) {
            if let Some(&kind) = present.get(chosen) {
                typed[slot][level] = kind;
                more += u16::from(harmony[usize::from(kind)]);
            }
        }
        best = best.max(more + tried(&typed, &mut known));
        let Some(next) = choice.iter().position(|&chosen| chosen < present.len()) else { return best };
        choice[..next].fill(0);
        choice[next] += 1;
    }
}

/// Scores and replays the lines: each one straight and exposed, its muck of the type the line says; nothing is left over.
fn replayed(stacks: &VaultStacks) -> VaultScore {
    let score = score(stacks);
    let mut left = typed(stacks);
    let mut sum = 0;
    for line in &score.lines {
        let slots: Vec<usize> = line.slots().iter().map(|&slot| slot as usize - 1).collect();
        let straight = |(x, y): (i8, i8)| slots.windows(2).all(|pair| step(pair[0], (x, y)) == Some(pair[1]));
        let both = DIRECTIONS.into_iter().flat_map(|(x, y)| [(x, y), (-x, -y)]);
        assert!(slots.len() == 1 || both.into_iter().any(straight), "{line:?}");
        for &slot in &slots {
            let tile = pop(&mut left[slot]).expect("a tile is there");
            assert!(tile == line.tile.number() || tile >= muck_values::MUCK, "{line:?} in {stacks:?}");
        }
        sum += u16::from(line.points);
    }
    assert_eq!(left, [[NONE; 3]; 9]);
    assert_eq!(sum, score.placement);
    assert_eq!(score.placement + score.harmony, line_points(stacks));
    score
}

#[test]
fn golden() {
    let _proof = tabletop::proves!["FM-MUCK-8", "FM-MUCK-10"];
    let stacks = vault(&[
        (1, "meadow forest meadow"),
        (2, "mesa swamp meadow"),
        (7, "meadow forest"),
        (3, "desert mesa desert"),
        (4, "mesa"),
        (8, "muck muck"),
    ]);
    let score = replayed(&stacks);
    assert_eq!((score.placement, score.diversity, score.total()), (30, 5, 35));
}

#[test]
fn muck_counts_as_what_the_vault_holds_or_as_itself() {
    let _proof = tabletop::proves!["FM-MUCK-8"];
    // Without other tiles regular muck is a lowland of its own and oozing muck a highland; neither has a domain.
    let own = vault(&[(1, "muck"), (2, "muck"), (8, "ooze"), (9, "ooze")]);
    assert_eq!((line_points(&own), diversity_points(&own)), (3 + 5, 0));
    assert_eq!(line_points(&vault(&[(1, "muck"), (2, "ooze")])), 1 + 2, "two types of their own");
    // One highland anywhere makes every regular muck worth two.
    assert_eq!(line_points(&vault(&[(1, "muck"), (5, "mesa")])), 2 + 2);
    assert_eq!(line_points(&vault(&[(1, "muck"), (5, "desert")])), 1 + 1);
    // It fills a gap in a line, but does not connect two kinds.
    assert_eq!(line_points(&vault(&[(1, "hill"), (2, "muck"), (3, "hill")])), 6);
    assert_eq!(line_points(&vault(&[(1, "hill"), (2, "ooze"), (3, "hill")])), 6);
    assert_eq!(line_points(&vault(&[(1, "hill"), (2, "muck"), (3, "desert")])), 3 + 1);
    // Oozing muck is worth more alone than at the end of a pair of lowlands, but not in a longer line.
    assert_eq!(line_points(&vault(&[(1, "hill"), (2, "ooze")])), 3);
}

#[test]
fn muck_counts_for_harmonious_lands_as_what_it_is_scored_as() {
    let _proof = tabletop::proves!["FM-MUCK-8", "VAR-RICH-1"];
    let mut tiles = crate::tile::Tiles::default();
    for (slot, name) in [(0, "hill*"), (1, "muck"), (4, "mesa")] {
        assert!(tiles.add_tile(Stack::Vault(0, slot), Tile::from_name(name).unwrap()));
    }
    let stacks = crate::score::vault_stacks(&tiles, 0);
    let scored = score(&stacks);
    // As a hill beside the Harmonious one: a pair for 3, and 1 more for the harmony; the mesa for 2.
    assert_eq!((scored.placement, scored.harmony, scored.diversity), (3 + 2, 1, 2));
    assert_eq!(scored.total() + bonus_points(&tiles, 0), 3 + 2 + 1 + 2 + 1);
}

#[test]
fn same_as_trying_every_type() {
    let _proof = tabletop::proves!["FM-MUCK-8"];
    let mut rng = Lcg(77);
    for round in 0..260 {
        let kinds = 1 + round % 4;
        let muck = 1 + round % 3;
        let mut stacks = rng.vault(round % 6, 2 * kinds);
        let wanted = stacks.count() + muck;
        while stacks.count() < wanted {
            let kind = Muck::SEEN[rng.below(2)];
            stacks.push_tile(rng.below(9), Tile::muck(kind).unwrap());
        }
        for _ in 0..rng.below(3) {
            stacks.push(rng.below(9), Land::ALL[rng.below(2 * kinds)]);
        }
        let mut harmony = [0; 8];
        if round % 4 == 0 {
            stacks.lands().for_each(|land| harmony[land.index() as usize] = rng.below(3) as u8);
        }
        stacks.harmony = harmony;
        assert_eq!(line_points(&stacks), every_type(&stacks, harmony), "{stacks:?}");
        replayed(&stacks);
    }
}

#[test]
fn muck_in_siphons() {
    let _proof = tabletop::proves!["FM-MUCK-9", "SIP-2"];
    assert_eq!(operating_siphons(&vault(&[(1, "hill ooze muck")])), 0b0001);
    assert_eq!(operating_siphons(&vault(&[(1, "muck mesa muck")])), 0b0010);
    assert_eq!(operating_siphons(&vault(&[(1, "hill muck hill")])), 0, "regular muck is no highland");
    assert_eq!(operating_siphons(&vault(&[(1, "hill ooze desert")])), 0, "one domain for the whole Siphon");
    assert_eq!(operating_siphons(&vault(&[(1, "hill ooze")])), 0, "not full");
    // A Siphon of muck alone takes a domain that no other Siphon has.
    let muck = "muck ooze muck";
    assert_eq!(operating_siphons(&vault(&[(1, muck), (2, "hill mountain hill")])).count_ones(), 2);
    assert_eq!(operating_siphons(&vault(&[(1, muck), (2, muck), (3, muck), (4, muck), (5, muck)])), 0b1111);
}

#[test]
fn a_line_of_muck_alone_is_shown_as_muck() {
    for name in ["muck", "ooze"] {
        let scored = score(&vault(&[(1, name), (2, name)]));
        let line = scored.lines.iter().find(|line| line.len == 2).expect("a pair");
        assert_eq!(line.tile, Tile::from_name(name).unwrap());
    }
}
