//! Counts every piece of a position: of one made by hand when it is read, and of every position in laws and fuzzing.

use crate::biome::Mix;
use crate::card::{CARDS, Card};
use crate::player::{CRATER, CRITTERS};
use crate::rules::Rules;
use crate::state::{RESOURCES, State};
use crate::tile::{Face, KINDS};
use hexgrid::Hex;

/// Counts every piece; the error names what is lost, doubled or in two places.
pub(crate) fn census(rules: &Rules, state: &State) -> Result<(), String> {
    tiles(rules, state)?;
    critters(rules, state)?;
    resources(rules, state)?;
    cards(rules, state)?;
    labels(rules, state)
}

fn tiles(rules: &Rules, state: &State) -> Result<(), String> {
    let mut counts = [0u8; KINDS + 1];
    for face in state.land.sites().flat_map(|site| state.land.stack(site)) {
        counts[face.kind().map_or(KINDS, |kind| kind.index())] += 1;
    }
    // A tile that was bought and waits for the critters under it to leave.
    if let crate::frame::Frame::CoverTile(crate::steps::cover_tile::CoverTile { face, .. }) = state.frame()
        && let Some(kind) = face.kind()
    {
        counts[kind.index()] += 1;
    }
    for kind in rules.tiles.all() {
        let found = counts[kind.index()] + state.supply[kind.index()] + state.eroded[kind.index()];
        let wanted = rules.tiles.kinds[kind.index()].count;
        if found != wanted {
            return Err(format!("{found} tiles {} instead of {wanted}", rules.tiles.kinds[kind.index()].name));
        }
    }
    let lava = counts[KINDS] + state.eroded[KINDS] + state.lavas.len() + state.lava_supply;
    if lava != rules.tiles.lava {
        return Err(format!("{lava} lava tiles instead of {}", rules.tiles.lava));
    }
    let hexes: Vec<Hex> = state.land.hexes().collect();
    if hexes.windows(2).any(|pair| pair[0] >= pair[1]) || hexes.iter().any(|&hex| !rules.is_on_table(hex)) {
        return Err("spaces are doubled, out of order or off the table".into());
    }
    let lavas = state.lavas.all();
    if (0..lavas.len()).any(|one| (0..one).any(|two| lavas[one].hex == lavas[two].hex)) {
        return Err("two lava tiles lie on one space".into());
    }
    Ok(())
}

fn critters(rules: &Rules, state: &State) -> Result<(), String> {
    for seat in rules.seats() {
        let player = state.player(seat);
        let name = rules.colour(seat).name();
        let found = player.hand + player.crater + player.on_grid() + player.land_pieces() + player.sea().len() as u8;
        if found != CRITTERS || player.crater > CRATER {
            return Err(format!("{name} has {found} critters, {} of them in the crater", player.crater));
        }
        if player.land().iter().filter(|critter| critter.is_colossal()).count() > 1 {
            return Err(format!("{name} has two Colossals"));
        }
        let ocean = |hex| state.land.site(hex).is_none() && !state.lavas.is_at(hex);
        if player.sea().iter().any(|&hex| !ocean(hex)) {
            return Err(format!("{name} swims on land or lava"));
        }
    }
    Ok(())
}

fn resources(rules: &Rules, state: &State) -> Result<(), String> {
    let held = rules.seats().fold(state.bank, |mix, seat| mix.plus(state.player(seat).resources));
    if held != Mix([RESOURCES; 3]) { Err(format!("{held} resources instead of {RESOURCES} each")) } else { Ok(()) }
}

fn cards(rules: &Rules, state: &State) -> Result<(), String> {
    let mut counts = *state.deck.pool();
    state.deck.entries().filter_map(|(card, _)| card).for_each(|card| counts[card as usize] += 1);
    for (kind, count) in counts.iter_mut().enumerate().take(CARDS) {
        *count += state.discard[kind] + rules.seats().map(|seat| state.player(seat).cards[kind]).sum::<u8>();
        let wanted = rules.cards.row(Card(kind as u8)).copies;
        if *count != wanted {
            return Err(format!("{count} cards {} instead of {wanted}", Card(kind as u8).name()));
        }
    }
    Ok(())
}

/// Compares biomes, control and the places of critters with a slow computation from scratch.
fn labels(rules: &Rules, state: &State) -> Result<(), String> {
    let mut again = *state;
    again.refresh(rules);
    if again != *state {
        return Err("biomes or control are not what the tiles and critters say".into());
    }
    let soil = |site| state.land.top(site) == Face::SOIL;
    let moving = matches!(state.frame(), crate::frame::Frame::RideUp(_));
    for seat in rules.seats() {
        for critter in state.player(seat).land() {
            let stands = state.land.has(critter.part()) && !soil(critter.site());
            if !stands && !moving {
                return Err(format!("{} stands where it cannot stand", rules.colour(seat).name()));
            }
        }
    }
    Ok(())
}
