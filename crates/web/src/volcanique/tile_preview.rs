//! `TilePreview`: what laying a tile does, as far as it is visible beforehand: height, matching edges, soil, who has to
//! leave.
//!
//! Pure. Not here: how it is described or drawn.

use super::Ghost;
use hexgrid::Dir;
use tabletop::Seat;
use volcanique::{Biome, Face, PowerTrait, Rules, State};

/// What laying a tile does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TilePreview {
    /// The height before; after it is one more.
    pub height: u8,
    /// The edges that match, with their colours.
    pub edges: Vec<(Dir, Biome)>,
    /// Whether it lies on soil, which allows another purchase.
    pub soil: bool,
    /// Whose critters stand there and have to leave, one entry for each.
    pub leaving: Vec<Seat>,
}

/// Returns what laying this tile does.
pub fn preview_tile(rules: &Rules, state: &State, ghost: Ghost) -> TilePreview {
    let land = state.land();
    let face = Face::new(ghost.kind, ghost.rotation);
    let matching = |dir: Dir| {
        let next = land.site(ghost.hex.step(dir, 1)).filter(|&site| land.is_visible(site))?;
        let colour = rules.tiles().edge(face, dir)?;
        (rules.tiles().edge(land.top(next), dir.opposite()) == Some(colour)).then_some((dir, colour))
    };
    let site = land.site(ghost.hex);
    let here = |seat: Seat| {
        let critters = state.player(seat).land().iter().filter(|critter| Some(critter.site()) == site);
        critters.filter(|critter| !critter.is_burrowed()).map(move |_| seat).collect::<Vec<_>>()
    };
    TilePreview {
        height: land.height_at(ghost.hex),
        edges: Dir::ALL.into_iter().filter_map(matching).collect(),
        soil: site.is_some_and(|site| land.top(site) == Face::SOIL) && extends(state),
        leaving: rules.seats().flat_map(here).collect(),
    }
}

/// Returns whether a tile on soil allows another purchase now: the first one does, for those with the power also the
/// second.
fn extends(state: &State) -> bool {
    let turn = state.turn_state();
    let third = state.powers(turn.seat).has(PowerTrait::ThirdPurchase);
    turn.bought < if third { 2 } else { 1 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hexgrid::Hex;
    use tabletop::Notation;

    const SOIL: &str = include_str!("../../../../scenarios/volcanique/buy-3-land-on-soil.toml");

    #[test]
    fn a_tile_on_soil_is_seen_before_it_lies() {
        let (rules, state) = Rules::read_position(SOIL).unwrap();
        let soil = state.land().sites().find(|&site| state.land().top(site) == Face::SOIL).unwrap();
        let hex = state.land().hex(soil);
        let kind = rules.tiles().find("dml").unwrap();
        let seen = (0..6).map(|rotation| preview_tile(&rules, &state, Ghost { kind, hex, rotation }));
        let seen: Vec<TilePreview> = seen.collect();
        assert!(seen.iter().all(|laying| laying.soil && laying.height == state.land().height(soil)));
        assert!(seen.iter().any(|laying| !laying.edges.is_empty()), "some rotation fits");
        let nowhere = preview_tile(&rules, &state, Ghost { kind, hex: Hex::new(90, 0), rotation: 0 });
        assert_eq!(nowhere, TilePreview::default());
    }
}
