//! The value of a position for every seat: its current points and the points to expect from income, resources, powers, claimable
//! land and approaching lava.

use tabletop::{Game, Pending, Seat};
use volcanique::score::player_scores;
use volcanique::{Biome, Ending, Mix, Part, PowerTrait, Rules, State, TurnMode, TurnStage, sites_in};

/// The value of a number of resources while something can be bought; more than eight are worth no more than eight.
const PURSE: [f64; 9] = [0.0, 0.7, 1.4, 1.95, 2.4, 2.8, 3.15, 3.4, 3.5];
/// The value of one resource of income per remaining turn, and the most turns that count.
const INCOME: f64 = 0.22;
const FAR: f64 = 6.0;
/// The value of land that can be claimed this turn, compared with land that is claimed.
const CLAIM: f64 = 0.85;
/// The cost of a critter that lava is expected to reach.
const BURNT: f64 = 0.8;
/// Tiles of land with which the game begins, besides those of the islands.
const ISLAND: u8 = 3;

/// Returns the value of a power at the start of the game, besides its point.
fn power(wanted: PowerTrait) -> f64 {
    match wanted {
        PowerTrait::Fly | PowerTrait::SecondMovement | PowerTrait::Pack | PowerTrait::Herd => 1.5,
        PowerTrait::Exalted | PowerTrait::Frugal | PowerTrait::ThirdPurchase | PowerTrait::StepBeside => 1.0,
        PowerTrait::Colossal | PowerTrait::Swim | PowerTrait::Migrate | PowerTrait::Cooperate | PowerTrait::Siphon => {
            0.8
        }
        _ => 0.5,
    }
}

/// The powers that have a value of their own.
const VALUED: [PowerTrait; 20] = [
    PowerTrait::Fly,
    PowerTrait::SecondMovement,
    PowerTrait::Pack,
    PowerTrait::Herd,
    PowerTrait::Exalted,
    PowerTrait::Frugal,
    PowerTrait::ThirdPurchase,
    PowerTrait::StepBeside,
    PowerTrait::Colossal,
    PowerTrait::Swim,
    PowerTrait::Migrate,
    PowerTrait::Cooperate,
    PowerTrait::Siphon,
    PowerTrait::LargerStore,
    PowerTrait::Burrow,
    PowerTrait::Erode,
    PowerTrait::Divert,
    PowerTrait::Bomb,
    PowerTrait::Sleight,
    PowerTrait::FourthTile,
];

/// Estimates how many turns every seat still has from the supply of tiles and critters.
pub(super) fn turns_left(rules: &Rules, state: &State) -> f64 {
    if state.closing().ending.is_some() {
        return f64::from(state.closing().turns.min(1)) * 0.5;
    }
    let players = f64::from(rules.players().max(1));
    let tiles = state.supply().iter().map(|&count| f64::from(count)).sum::<f64>() / players;
    let hands = rules.seats().map(|seat| state.player(seat).hand).min().unwrap_or(0);
    tiles.min(f64::from(hands.saturating_add(ISLAND)) / 1.5)
}

/// Returns the expected points of every seat. Seats that do not play have 0.
pub(super) fn expected_points(rules: &Rules, state: &State) -> [f64; 5] {
    let tallies = player_scores(rules, state);
    let over = rules.pending(state) == Pending::Over;
    let left = turns_left(rules, state);
    std::array::from_fn(|index| {
        let seat = Seat(index as u8);
        let points = f64::from(tallies[index].total());
        if over || seat.0 >= rules.players() {
            return points;
        }
        points - f64::from(tallies[index].resources)
            + if is_done(state, seat) { 0.0 } else { resource_value(state.player(seat).resources, left) }
            + INCOME * left.min(FAR) * income(state, seat)
            + powers(state, seat, left)
            + claims(state, seat, left)
            - BURNT * burning(state, seat)
    })
}

/// Returns whether a seat has triggered the end. It has no final turn, so its resources score nothing.
fn is_done(state: &State, seat: Seat) -> bool {
    let close = state.closing();
    close.seat == seat
        && matches!(close.ending, Some(Ending::Tiles | Ending::Critters | Ending::Drought | Ending::Rounds))
}

/// Returns the value of resources: a third of a point each at the end, more while something can be bought.
pub(super) fn resource_value(mix: Mix, left: f64) -> f64 {
    let total = usize::from(mix.total());
    if left < 1.0 {
        return total as f64 / 3.0;
    }
    let mixed = mix.kinds() as f64 * 0.04;
    let paired = if mix.0.iter().any(|&count| count >= 2) { 0.1 } else { 0.0 };
    PURSE[total.min(PURSE.len() - 1)] + mixed + paired
}

/// Returns how many biomes bring a resource every turn.
fn income(state: &State, seat: Seat) -> f64 {
    let land = state.land();
    let mut seen = [0u64; 3];
    let mut count = 0;
    for critter in state.player(seat).land().iter().filter(|&&critter| state.is_active(critter)) {
        let biome = land.biome(critter.part());
        if biome != Part::NONE {
            let names = &mut seen[biome.biome().index()];
            count += u32::from(*names & biome.site().bit() == 0);
            *names |= biome.site().bit();
        }
    }
    f64::from(count)
}

fn powers(state: &State, seat: Seat, left: f64) -> f64 {
    let granted = state.powers(seat);
    if granted.0 == 0 {
        return 0.0;
    }
    let sum: f64 = VALUED.into_iter().filter(|&wanted| granted.has(wanted)).map(power).sum();
    sum * (left / FAR).min(1.0)
}

/// Returns the value of the land that the active player can still claim in this turn.
fn claims(state: &State, seat: Seat, left: f64) -> f64 {
    let turn = state.turn_state();
    if turn.seat != seat || turn.stage > TurnStage::Claim || turn.mode == TurnMode::Last {
        return 0.0;
    }
    let land = state.land();
    let (mut taken, mut count) = ([0u64; 3], 0u8);
    for site in sites_in(land.visible_sites() & !state.inhabited_sites()) {
        if state.is_frozen(land.hex(site)) {
            continue;
        }
        let free = Biome::ALL.into_iter().map(|biome| land.biome(Part::new(site, biome))).find(|&biome| {
            biome != Part::NONE
                && state.control(biome).is_empty()
                && taken[biome.biome().index()] & biome.site().bit() == 0
        });
        if let Some(biome) = free {
            taken[biome.biome().index()] |= biome.site().bit();
            count += 1;
        }
    }
    CLAIM * f64::from(count.min(state.player(seat).hand)) * (1.0 + INCOME * left.min(FAR))
}

/// Returns how many critters the next lava flows are expected to reach.
fn burning(state: &State, seat: Seat) -> f64 {
    let land = state.land();
    let mut sum = 0.0;
    for lava in state.lavas().all() {
        let height = land.height_at(lava.hex);
        let (mut ways, mut met) = (0, 0);
        for next in lava.hex.neighbours().into_iter().filter(|&next| land.height_at(next) < height) {
            ways += 1;
            if let Some(site) = land.site(next) {
                met += state.player(seat).land().iter().filter(|critter| critter.site() == site).count();
            }
        }
        if ways > 0 {
            sum += met as f64 / f64::from(ways);
        }
    }
    sum
}
