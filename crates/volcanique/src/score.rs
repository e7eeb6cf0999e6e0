//! Scoring: what every player has at the end, line by line (VQ-SCO). Works on any position, as a preview.

use crate::biome::Biome;
use crate::card::Card;
use crate::event::Ending;
use crate::land::{PARTS, Part, sites_in};
use crate::part_set::PartSet;
use crate::power::PowerTrait;
use crate::rules::Rules;
use crate::state::State;
use tabletop::{ByteArray, Seat, SeatSet, rule};

/// Points of one player, by what they are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct PlayerScore {
    /// Critters on land; a Colossal is 4.
    pub critters: u16,
    /// Connecting edges of controlled biomes.
    pub edges: u16,
    /// Critters on the grid.
    pub grid: u16,
    /// Critters in the crater.
    pub crater: u16,
    /// Most spaces at the greatest inhabited height.
    pub tallest: u16,
    /// Most biomes of the greatest size.
    pub largest: u16,
    /// Sets of the three biomes.
    pub diversified: u16,
    /// Herds.
    pub herds: u16,
    /// Caldera cards in hand, as far as they are known.
    pub cards: u16,
    /// Left-over resources, 1 point per 3, for players who have a final turn.
    pub resources: u16,
}

impl PlayerScore {
    /// Returns the sum.
    pub fn total(&self) -> u16 {
        rule!("VQ-SCO-4");
        self.critters
            + self.edges
            + self.grid
            + self.crater
            + self.tallest
            + self.largest
            + self.diversified
            + self.herds
            + self.cards
            + self.resources
    }
}

/// The size in tiles and the connecting edges of every biome, by its first part.
struct BiomeMeasures {
    sizes: ByteArray<PARTS>,
    edges: ByteArray<PARTS>,
}

/// Measures every biome.
fn measure_biomes(rules: &Rules, state: &State) -> BiomeMeasures {
    let land = &state.land;
    let mut measures = BiomeMeasures { sizes: ByteArray::default(), edges: ByteArray::default() };
    for site in sites_in(land.visible_sites()) {
        for biome in Biome::ALL {
            let name = land.biome(Part::new(site, biome));
            if name != Part::NONE {
                measures.sizes[name.index()] += 1;
            }
        }
        for (dir, next) in land.around(site).filter(|(_, next)| *next > site && land.is_visible(*next)) {
            let (Some(one), other) =
                (rules.tiles.edge(land.top(site), dir), rules.tiles.edge(land.top(next), dir.opposite()))
            else {
                continue;
            };
            if Some(one) == other {
                measures.edges[land.biome(Part::new(site, one)).index()] += 1;
            }
        }
    }
    measures
}

/// Returns the biomes a player controls, each once.
fn biomes(state: &State, seat: Seat) -> PartSet {
    let mut set = PartSet::EMPTY;
    for critter in state.player(seat).land() {
        let biome = state.land.biome(critter.part());
        if biome != Part::NONE {
            set.insert(biome);
        }
    }
    set
}

/// Awards three points for the highest count, or one each if several share it. A count of 0 wins nothing.
fn award(counts: [u16; 5]) -> [u16; 5] {
    let most = counts.into_iter().max().unwrap_or(0);
    let sharers = counts.into_iter().filter(|&count| count == most).count();
    counts.map(|count| match (count == most && most > 0, sharers) {
        (false, _) => 0,
        (true, sharers) => {
            rule!("VQ-SCO-2");
            if sharers == 1 { 3 } else { 1 }
        }
    })
}

fn tallest(state: &State) -> [u16; 5] {
    let height = sites_in(state.inhabited_sites()).map(|site| state.land.height(site)).max().unwrap_or(0);
    award(std::array::from_fn(|seat| {
        let homes = sites_in(state.sites_with_critters(Seat(seat as u8)));
        homes.filter(|&site| state.land.height(site) == height).count() as u16
    }))
}

fn largest(state: &State, measures: &BiomeMeasures) -> [u16; 5] {
    let sizes = |seat: usize| biomes(state, Seat(seat as u8)).iter().map(|biome| measures.sizes[biome.index()]);
    let size = (0..5).flat_map(sizes).max().unwrap_or(0);
    award(std::array::from_fn(|seat| sizes(seat).filter(|&other| other == size).count() as u16))
}

/// Counts the points of every seat.
pub fn player_scores(rules: &Rules, state: &State) -> [PlayerScore; 5] {
    let measures = measure_biomes(rules, state);
    let (tall, large) = (tallest(state), largest(state, &measures));
    std::array::from_fn(|index| {
        let seat = Seat(index as u8);
        if seat.0 >= rules.players {
            return PlayerScore::default();
        }
        rule!("VQ-SCO-1");
        let player = state.player(seat);
        let own = biomes(state, seat);
        let count = |biome: Biome| own.iter().filter(|part| part.biome() == biome).count() as u16;
        let setup = &rules.setup;
        PlayerScore {
            critters: player.land().iter().map(|critter| if critter.is_colossal() { 4 } else { 1 }).sum(),
            edges: own.iter().map(|biome| u16::from(measures.edges[biome.index()])).sum(),
            grid: u16::from(player.on_grid()),
            crater: u16::from(player.crater) * crater_points(state, seat),
            tallest: if setup.tallest { tall[index] } else { 0 },
            largest: if setup.largest { large[index] } else { 0 },
            diversified: if setup.diversified { Biome::ALL.map(count).into_iter().min().unwrap_or(0) } else { 0 },
            herds: herds(state, seat, own),
            cards: cards(rules, state, seat),
            resources: resources(state, seat),
        }
    })
}

fn crater_points(state: &State, seat: Seat) -> u16 {
    if state.powers(seat).has(PowerTrait::Exalted) {
        rule!("VQ-EXALTED");
        2
    } else {
        1
    }
}

fn herds(state: &State, seat: Seat, own: PartSet) -> u16 {
    if !state.powers(seat).has(PowerTrait::Herd) {
        return 0;
    }
    // A frozen herd scores as well, like everything on frost (VQ-WINTER).
    let awake = || state.player(seat).land().iter().filter(|critter| !critter.is_burrowed());
    let members = |biome: Part| awake().filter(|critter| state.land.biome(critter.part()) == biome).count();
    let mut herds = 0;
    for _ in own.iter().filter(|&biome| members(biome) >= 2) {
        rule!("VQ-HERD");
        herds += 1;
    }
    herds
}

fn cards(rules: &Rules, state: &State, seat: Seat) -> u16 {
    let held = Card::all().map(|card| (card, u16::from(state.player(seat).cards[card.index()])));
    held.filter(|(_, count)| *count > 0).map(|(card, count)| count * card_points(rules, card)).sum()
}

/// Returns the points of one card.
fn card_points(rules: &Rules, card: Card) -> u16 {
    let points = u16::from(rules.cards.row(card).points);
    match card {
        Card::FIRE_OPAL => {
            rule!("VQ-CAL-OPAL");
            points
        }
        Card::OBSIDIAN => {
            rule!("VQ-CAL-OBSIDIAN");
            points
        }
        _ => {
            rule!("VQ-SCO-3");
            points
        }
    }
}

/// Returns the points for left-over resources. They count if the game ends by tiles, critters or time, for everybody but
/// the player who triggered the end (VQ-END-2).
fn resources(state: &State, seat: Seat) -> u16 {
    let counts =
        matches!(state.closing.ending, Some(Ending::Tiles | Ending::Critters | Ending::Drought | Ending::Rounds));
    if !counts || state.closing.seat == seat {
        return 0;
    }
    rule!("VQ-END-2");
    u16::from(state.player(seat).resources.total()) / 3
}

/// Returns who wins: most points, then most critters on land, then most volcanoes, else shared (VQ-SCO-3).
pub fn winners(rules: &Rules, state: &State) -> SeatSet {
    let tallies = player_scores(rules, state);
    let all = rules.seats().fold(SeatSet::NONE, |set, seat| set.union(SeatSet::single(seat)));
    let leaders = best(all, |seat| tallies[seat.index()].total());
    if leaders.len() < 2 {
        return leaders;
    }
    rule!("VQ-SCO-3");
    best(leaders, |seat| (state.player(seat).land().len(), state.player(seat).volcanoes))
}

/// Returns the seats with the highest rank.
fn best<R: Ord>(seats: SeatSet, rank: impl Fn(Seat) -> R) -> SeatSet {
    let highest = seats.iter().map(&rank).max();
    let winners = seats.iter().filter(|&seat| Some(rank(seat)) == highest);
    winners.fold(SeatSet::NONE, |set, seat| set.union(SeatSet::single(seat)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::proves;

    #[test]
    fn the_printed_example_adds_up() {
        let _proof = proves!["VQ-SCO-4"];
        let pink = PlayerScore { critters: 9, edges: 5, grid: 4, crater: 1, tallest: 1, ..PlayerScore::default() };
        let blue =
            PlayerScore { critters: 7, edges: 8, grid: 4, crater: 2, tallest: 1, largest: 3, ..PlayerScore::default() };
        assert_eq!((pink.total(), blue.total()), (20, 25));
        assert_eq!(award([2, 2, 0, 0, 0]), [1, 1, 0, 0, 0]);
        assert_eq!(award([1, 2, 0, 0, 0]), [0, 3, 0, 0, 0]);
        assert_eq!(award([0; 5]), [0; 5]);
    }
}
