//! The items that are counted at the end, line by line. The engine computes the points; here they are only put in
//! order.

use crate::cosmic_frog::belongings::VaultSlots;
use cosmic_frog::score::{self, LEVELS, Line, SLOTS, VaultStacks};
use cosmic_frog::{Land, RichLands, Rules, Stack, State, Tile};
use std::cmp::Reverse;
use tabletop::{Game, Seat, SeatSet, sort_few};

/// One item that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TallyItem {
    /// A line of equal tiles, and of muck that counts as such.
    Line(Line),
    /// Domains that are present, a bit each, and what they bring.
    Domains(u8, u16),
    /// Abundant and Harmonious Lands.
    Bonus(u16),
}

impl TallyItem {
    /// Returns its points.
    pub fn points(&self) -> u16 {
        match self {
            TallyItem::Line(line) => line.points.into(),
            TallyItem::Domains(_, points) | TallyItem::Bonus(points) => *points,
        }
    }
}

/// The counting of one Vault.
#[derive(Clone, Debug, PartialEq)]
pub struct VaultTally {
    /// Whose it is: one frog, or a team.
    pub seats: Vec<Seat>,
    /// Its tiles.
    pub piles: VaultSlots,
    /// What is counted, in an order that reaches the total.
    pub items: Vec<TallyItem>,
}

impl VaultTally {
    /// Returns the tiles before an item is counted, and the slots it counts, bit 0 for slot 1: lines before it are
    /// gone.
    pub fn at(&self, item: usize) -> (VaultSlots, u16) {
        let mut piles = self.piles;
        for item in self.items.iter().take(item) {
            let TallyItem::Line(line) = item else { continue };
            for &slot in line.slots() {
                let pile = &mut piles[usize::from(slot) - 1];
                if let Some(top) = pile.iter().rposition(Option::is_some) {
                    pile[top] = None;
                }
            }
        }
        let lit = match self.items.get(item) {
            Some(TallyItem::Line(line)) => line.slots().iter().fold(0, |lit, slot| lit | 1 << (slot - 1)),
            _ => 0,
        };
        // Domains and bonuses look at the whole Vault.
        if lit == 0 { (self.piles, 0) } else { (piles, lit) }
    }
}

impl VaultTally {
    /// Returns the tiles that an item counts, as they lie in the Vault. Muck is shown as muck, also if it counts as Land.
    pub fn tiles(&self, item: usize) -> Vec<(u8, Tile)> {
        let (piles, _) = self.at(item);
        let Some(TallyItem::Line(line)) = self.items.get(item) else { return Vec::new() };
        let top = |&slot: &u8| Some((slot, piles[usize::from(slot) - 1].into_iter().flatten().last()?));
        line.slots().iter().filter_map(top).collect()
    }
}

/// Returns the counting of every Vault, in the order of the seats.
pub fn vault_tallies(rules: &Rules, state: &State) -> Vec<VaultTally> {
    (0..rules.vaults()).map(|vault| count(rules, state, vault)).collect()
}

fn count(rules: &Rules, state: &State, vault: u8) -> VaultTally {
    let seats = Rules::seats(rules).filter(|&seat| rules.vault(seat) == vault).collect();
    let mut piles = VaultSlots::default();
    for (slot, pile) in piles.iter_mut().enumerate() {
        let mut tiles: Vec<_> = state.tiles().stack(Stack::Vault(vault, slot as u8)).collect();
        tiles.reverse();
        pile.iter_mut().zip(tiles).for_each(|(place, tile)| *place = Some(tile));
    }
    let stacks = score::vault_stacks(state.tiles(), vault);
    let robo = Rules::seats(rules).find(|&seat| rules.vault(seat) == vault && rules.is_robo(seat));
    if robo.is_some() {
        return VaultTally { seats, piles, items: alone(rules, &stacks) };
    }
    let scored = score::score(&stacks);
    let lands = piles.iter().flatten().flatten().filter_map(|tile| tile.as_land());
    let domains = lands.fold(0, |domains, land| domains | 1 << land.domain());
    let mut items: Vec<TallyItem> = scored.lines.into_iter().map(TallyItem::Line).collect();
    items.push(TallyItem::Domains(domains, scored.diversity));
    if rules.setup().rich != RichLands::Off {
        items.push(TallyItem::Bonus(score::bonus_points(state.tiles(), vault) + scored.harmony));
    }
    VaultTally { seats, piles, items }
}

/// Returns the Vault of the RoboFrogs: every Land as a line of one, from the top down (SOLO-END-1).
fn alone(rules: &Rules, stacks: &VaultStacks) -> Vec<TallyItem> {
    let tiles = (0..LEVELS).rev().flat_map(|level| (0..SLOTS).map(move |slot| (slot, level)));
    let lands = tiles.filter_map(|(slot, level)| Some((slot, stacks.land(slot, level)?)));
    let line = |(slot, land): (usize, Land)| Line {
        tile: Tile::land(land),
        slots: [slot as u8 + 1, 0, 0, 0],
        len: 1,
        points: land.points(),
    };
    let mut items: Vec<TallyItem> = lands.map(line).map(TallyItem::Line).collect();
    if rules.setup().robo_diversity {
        let tiles = (0..SLOTS).flat_map(|slot| (0..LEVELS).filter_map(move |level| stacks.land(slot, level)));
        let domains = tiles.fold(0, |domains, land| domains | 1 << land.domain());
        items.push(TallyItem::Domains(domains, score::diversity_points(stacks)));
    }
    items
}

/// Returns the Vaults by rank: winners first, then by points; equals in the order of their seats.
pub fn ranking(counts: &[VaultTally], winners: SeatSet) -> Vec<usize> {
    let mut order: Vec<usize> = (0..counts.len()).collect();
    let rank = |vault: usize| {
        let count = &counts[vault];
        let points: u16 = count.items.iter().map(TallyItem::points).sum();
        (!count.seats.iter().any(|&seat| winners.contains(seat)), Reverse(points))
    };
    sort_few(&mut order, |&one, &other| rank(one) < rank(other));
    order
}

#[cfg(test)]
mod tests {
    use super::*;
    use cosmic_frog::Setup;
    use tabletop::Notation;

    const EXAMPLE: &str = include_str!("../../../../../scenarios/cosmic-frog/sco-5-golden-example.toml");

    fn total(count: &VaultTally) -> u16 {
        count.items.iter().map(TallyItem::points).sum()
    }

    #[test]
    fn lines_are_taken_off_in_their_order_and_reach_the_total() {
        let (rules, state) = Rules::read_position(EXAMPLE).unwrap();
        let counts = vault_tallies(&rules, &state);
        let count = &counts[0];
        // SCO-5: 21 for lines and 5 for three domains.
        assert_eq!((total(count), count.seats.len()), (26, 1));
        assert_eq!(rules.result(&state).points[0], 26);
        let (all, lit) = count.at(0);
        assert_eq!((all, lit != 0), (count.piles, true));
        let lines = count.items.iter().filter(|item| matches!(item, TallyItem::Line(_))).count();
        let (last, lit) = count.at(lines - 1);
        assert_eq!(
            last.iter().flatten().flatten().count() as u32,
            lit.count_ones(),
            "the last line is all that is left"
        );
        assert_eq!(count.at(lines), (count.piles, 0), "domains are counted over the whole Vault");
    }

    #[test]
    fn muck_counts_as_land_and_stays_muck_to_the_eye() {
        let text = include_str!("../../../../../scenarios/cosmic-frog/fm-muck-10-the-golden-vault.toml");
        let (rules, state) = Rules::read_position(text).unwrap();
        let counts = vault_tallies(&rules, &state);
        let count = counts.iter().max_by_key(|count| total(count)).unwrap();
        // FM-MUCK-10: 30 for lines and 5 for three domains.
        assert_eq!(total(count), 35);
        let lines = 0..count.items.len();
        let muck: Vec<(u8, Tile)> =
            lines.flat_map(|item| count.tiles(item)).filter(|(_, tile)| tile.as_muck().is_some()).collect();
        assert_eq!(muck.len(), 2, "both muck lands are in some line");
    }

    #[test]
    fn every_land_of_robofrogs_stands_alone() {
        let text = include_str!("../../../../../scenarios/cosmic-frog/solo-end-1-each-land-alone.toml");
        let (rules, state) = Rules::read_position(text).unwrap();
        let counts = vault_tallies(&rules, &state);
        let count = &counts[1];
        assert!(count.items.len() > 1 && count.seats.len() == 3);
        assert_eq!(total(count), rules.vault_points(&state, count.seats[0]));
    }

    #[test]
    fn vaults_stand_by_rank() {
        let text = include_str!("../../../../../scenarios/cosmic-frog/fm-muck-10-the-golden-vault.toml");
        let (rules, state) = Rules::read_position(text).unwrap();
        let counts = vault_tallies(&rules, &state);
        let order = ranking(&counts, rules.result(&state).winners);
        let points: Vec<u16> = order.iter().map(|&vault| total(&counts[vault])).collect();
        assert!(points.is_sorted_by(|one, other| one >= other) && points[0] == 35, "{points:?}");
        // A tie is the RoboFrogs': the winner stands first, not the first seat.
        let tied: Vec<VaultTally> =
            counts.iter().cloned().map(|count| VaultTally { items: Vec::new(), ..count }).collect();
        assert_eq!(ranking(&tied, SeatSet::single(tied[1].seats[0]))[0], 1);
    }

    #[test]
    fn empty_vaults_count_nothing() {
        let rules = Rules::new(Setup::new(3)).unwrap();
        let counts = vault_tallies(&rules, &rules.initial_state());
        assert_eq!(counts.iter().map(total).collect::<Vec<_>>(), [0, 0, 0]);
    }
}
