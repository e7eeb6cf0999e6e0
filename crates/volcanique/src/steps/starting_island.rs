//! Setup: a starting island is an Uno, a Duo that matches it, a Trio that matches one of them, and three critters
//! (VQ-SET-4, VQ-SET-5). Players choose the tiles, or chance does in a quick start.

use super::{Answer, Progress, Step, ask};
use crate::biome::{Biome, Spot};
use crate::event::Event;
use crate::frame::Frame;
use crate::moves::Move;
use crate::player::Critter;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::setup::IslandStart;
use crate::state::State;
use crate::tile::{Edges, Face, Size, TileKind};
use hexgrid::{Dir, Hex};
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Seat, Sink, emit, rule};

const SIZES: [Size; 3] = [Size::Uno, Size::Duo, Size::Trio];

/// A player builds a starting island.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StartingIsland {
    /// Whose island it is, as a place in the order of play.
    pub place: u8,
    /// What comes next: 0 Uno, 1 Duo, 2 Trio, 3 the third critter, 4 nothing.
    pub stage: u8,
}

impl Step for StartingIsland {
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, _: &mut S) -> Progress {
        if self.stage < 4 {
            return Progress::Wait;
        }
        let next = StartingIsland { place: self.place + 1, stage: 0 };
        state.replace(if next.place < rules.players { Frame::StartingIsland(next) } else { Frame::DealPower });
        Progress::Continue
    }

    fn pending(self, rules: &Rules, state: &State) -> Pending<Question> {
        let hex = self.spaces(rules)[self.stage.min(2) as usize];
        let question = match SIZES.get(self.stage as usize) {
            Some(&size) => Question::Build { size, hex },
            None => Question::Settle { hex },
        };
        match rules.setup.start {
            IslandStart::Chosen => ask(state.order[self.place as usize % 5], question),
            IslandStart::Quick => Pending::Chance(question),
        }
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        match mv {
            Move::Build(kind, rotation) if self.stage < 3 => Some(self.check_tile(rules, state, kind, rotation)),
            Move::Claim(spot) if self.stage == 3 => Some(self.check_third_critter(rules, state, spot)),
            _ => None,
        }
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let seat = state.order[self.place as usize % 5];
        match mv {
            Move::Build(kind, rotation) => {
                let (hex, face) = (self.spaces(rules)[self.stage as usize % 3], Face::new(kind, rotation));
                state.supply[kind.index()] -= 1;
                let site = state.add_land(hex, face);
                rule!("VQ-SET-4");
                emit!(sink, "VQ-SET-5", Event::Built { seat, face, hex });
                state.refresh_at(rules, site, Face::SOIL);
                if self.stage == 2 {
                    self.place_two_critters(rules, state, seat, sink);
                }
            }
            Move::Claim(spot) => place_critter(state, seat, spot, sink),
            _ => return,
        }
        state.replace(Frame::StartingIsland(StartingIsland { stage: self.stage + 1, ..self }));
    }

    /// Lists the answers of a player or of chance.
    fn outcomes(self, rules: &Rules, state: &State, each: &mut impl FnMut(Move, u32)) {
        if self.stage >= 3 {
            let hex = self.spaces(rules)[2];
            for biome in Biome::ALL {
                let mv = Move::Claim(Spot::new(hex, biome));
                if self.check(rules, state, mv) == Some(Ok(())) {
                    each(mv, 1);
                }
            }
            return;
        }
        let facing = facing(rules, state, self.spaces(rules)[self.stage as usize % 3]);
        let size = SIZES[self.stage as usize % 3];
        let fits = |kind: &TileKind| rules.tiles.size(*kind) == size && state.supply[kind.index()] > 0;
        for kind in rules.tiles.all().filter(fits) {
            let matching = (0..rules.tiles.rotations(kind))
                .filter(|&rotation| self.stage == 0 || matches(rules, &facing, Face::new(kind, rotation)));
            matching.for_each(|rotation| each(Move::Build(kind, rotation), 1));
        }
    }
}

impl StartingIsland {
    /// Returns the spaces of the Uno, the Duo and the Trio.
    fn spaces(self, rules: &Rules) -> [Hex; 3] {
        rules.islands.get(self.place as usize).copied().unwrap_or([rules.middle; 3])
    }

    fn check_tile(self, rules: &Rules, state: &State, kind: TileKind, rotation: u8) -> Result<(), Refusal> {
        if kind.index() >= rules.tiles.kinds.len() || rotation >= rules.tiles.rotations(kind) {
            return Err(Refusal::SameRotation);
        }
        if rules.tiles.size(kind) != SIZES[self.stage as usize % 3] {
            return Err(Refusal::WrongSize);
        }
        if state.supply[kind.index()] == 0 {
            return Err(Refusal::SupplyEmpty);
        }
        let facing = facing(rules, state, self.spaces(rules)[self.stage as usize % 3]);
        if self.stage > 0 && !matches(rules, &facing, Face::new(kind, rotation)) {
            return Err(Refusal::NoEdgeMatches);
        }
        Ok(())
    }

    fn check_third_critter(self, rules: &Rules, state: &State, spot: Spot) -> Result<(), Refusal> {
        let Some(part) = state.land.part(spot) else { return Err(Refusal::NoSuchPart) };
        if spot.hex != self.spaces(rules)[2] {
            return Err(Refusal::OutOfReach);
        }
        if state.control(part).is_empty() { Ok(()) } else { Err(Refusal::Controlled) }
    }

    /// Places one critter on the Uno and one on the Duo's other biome: nobody has a choice there.
    fn place_two_critters<S: Sink<Event>>(self, rules: &Rules, state: &mut State, seat: Seat, sink: &mut S) {
        let [uno, duo, _] = self.spaces(rules);
        let colours = |state: &State, hex: Hex| {
            state.land.site(hex).map_or(0, |site| rules.tiles.edges(state.land.top(site)).colours())
        };
        let first = colours(state, uno);
        let other = colours(state, duo) & !first;
        for (hex, colours) in [(uno, first), (duo, other)] {
            if let Some(biome) = Biome::ALL.into_iter().find(|biome| colours >> biome.index() & 1 == 1) {
                place_critter(state, seat, Spot::new(hex, biome), sink);
            }
        }
    }
}

fn place_critter<S: Sink<Event>>(state: &mut State, seat: Seat, spot: Spot, sink: &mut S) {
    let Some(part) = state.land.part(spot) else { return };
    let player = state.player_mut(seat);
    player.hand -= 1;
    player.add(Critter::single(part));
    emit!(sink, "VQ-SET-5", Event::Claimed { seat, spot });
    state.recount();
}

/// Returns whether a face matches the edges of visible neighbours on at least one edge.
pub(super) fn matches(rules: &Rules, facing: &Edges, face: Face) -> bool {
    rules.tiles.edges(face).shares_colour(facing)
}

/// Returns the edges of visible neighbours that face a hex.
fn facing(rules: &Rules, state: &State, hex: Hex) -> Edges {
    let mut facing = Edges::default();
    for dir in Dir::ALL {
        let Some(site) = state.land.site(hex.step(dir, 1)).filter(|&site| state.land.is_visible(site)) else {
            continue;
        };
        facing = facing.or(rules.tiles.touching_edge(state.land.top(site), dir));
    }
    facing
}
