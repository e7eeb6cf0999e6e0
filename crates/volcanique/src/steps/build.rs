//! Starting islands: an Uno, a Duo that matches it, a Trio that matches one of them, and three critters (VQ-SET-4, VQ-SET-5).

use super::{Answer, Flow, ask};
use crate::biome::{Biome, Spot};
use crate::event::Event;
use crate::event_rule::Tell;
use crate::land::Part;
use crate::moves::Move;
use crate::player::Critter;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::setup::Start;
use crate::state::{Frame, State};
use crate::tile::{Edges, Face, Kind, Size};
use hexgrid::{Dir, Hex};
use tabletop::{Pending, Seat, Sink, rule};

const SIZES: [Size; 3] = [Size::Uno, Size::Duo, Size::Trio];

pub(crate) fn advance(rules: &Rules, state: &mut State, place: u8, stage: u8) -> Flow {
    if stage < 4 {
        return Flow::Wait;
    }
    let next = if place + 1 < rules.players { Frame::Build { place: place + 1, stage: 0 } } else { Frame::Deal };
    state.replace(next);
    Flow::Go
}

fn spaces(rules: &Rules, place: u8) -> [Hex; 3] {
    rules.islands.get(place as usize).copied().unwrap_or([rules.middle; 3])
}

pub(crate) fn turn(rules: &Rules, state: &State, place: u8, stage: u8) -> Pending<Question> {
    let hex = spaces(rules, place)[stage.min(2) as usize];
    let question = match SIZES.get(stage as usize) {
        Some(&size) => Question::Build { size, hex },
        None => Question::Settle { hex },
    };
    match rules.setup.start {
        Start::Chosen => ask(state.order[place as usize % 5], question),
        Start::Quick => Pending::Chance(question),
    }
}

/// Whether a face at a hex matches a visible neighbour on at least one edge.
pub(crate) fn matches(rules: &Rules, facing: &Edges, face: Face) -> bool {
    rules.tiles.edges(face).meets(facing)
}

/// The edges of visible neighbours that face a hex.
pub(crate) fn facing(rules: &Rules, state: &State, hex: Hex) -> Edges {
    let mut facing = Edges::default();
    for dir in Dir::ALL {
        let Some(site) = state.land.site(hex.step(dir, 1)).filter(|&site| state.land.is_shown(site)) else { continue };
        facing = facing.or(rules.tiles.seen(state.land.top(site), dir));
    }
    facing
}

/// Visits every answer in order.
pub(crate) fn candidates(rules: &Rules, state: &State, place: u8, stage: u8, each: &mut impl FnMut(Move)) {
    if stage >= 3 {
        let hex = spaces(rules, place)[2];
        for biome in Biome::ALL {
            let mv = Move::Claim(Spot::new(hex, biome));
            if check(rules, state, place, stage, mv) == Some(Ok(())) {
                each(mv);
            }
        }
        return;
    }
    let facing = facing(rules, state, spaces(rules, place)[stage as usize % 3]);
    let fits = |kind: &Kind| rules.tiles.size(*kind) == SIZES[stage as usize % 3] && state.supply[kind.index()] > 0;
    for kind in rules.tiles.all().filter(fits) {
        let turned = (0..rules.tiles.rotations(kind))
            .filter(|&rotation| stage == 0 || matches(rules, &facing, Face::new(kind, rotation)));
        turned.for_each(|rotation| each(Move::Build(kind, rotation)));
    }
}

pub(crate) fn legal(rules: &Rules, state: &State, place: u8, stage: u8, moves: &mut Vec<Move>) {
    candidates(rules, state, place, stage, &mut |mv| moves.push(mv));
}

pub(crate) fn check(rules: &Rules, state: &State, place: u8, stage: u8, mv: Move) -> Answer {
    match mv {
        Move::Build(kind, rotation) if stage < 3 => Some(check_tile(rules, state, place, stage, kind, rotation)),
        Move::Claim(spot) if stage == 3 => Some(check_settle(rules, state, place, spot)),
        _ => None,
    }
}

fn check_tile(rules: &Rules, state: &State, place: u8, stage: u8, kind: Kind, rotation: u8) -> Result<(), Refusal> {
    rule!("VQ-SET-5");
    if kind.index() >= rules.tiles.kinds.len() || rotation >= rules.tiles.rotations(kind) {
        return Err(Refusal::SameRotation);
    }
    if rules.tiles.size(kind) != SIZES[stage as usize % 3] {
        return Err(Refusal::WrongSize);
    }
    if state.supply[kind.index()] == 0 {
        return Err(Refusal::SupplyEmpty);
    }
    let facing = facing(rules, state, spaces(rules, place)[stage as usize % 3]);
    if stage > 0 && !matches(rules, &facing, Face::new(kind, rotation)) {
        return Err(Refusal::NoEdgeMatches);
    }
    Ok(())
}

fn check_settle(rules: &Rules, state: &State, place: u8, spot: Spot) -> Result<(), Refusal> {
    let Some(part) = state.land.part(spot) else { return Err(Refusal::NoSuchPart) };
    if spot.hex != spaces(rules, place)[2] {
        return Err(Refusal::OutOfReach);
    }
    if state.control(part).is_empty() { Ok(()) } else { Err(Refusal::Controlled) }
}

pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, place: u8, stage: u8, mv: Move, sink: &mut S) {
    rule!("VQ-SET-2", "VQ-SET-4");
    let seat = state.order[place as usize % 5];
    match mv {
        Move::Build(kind, rotation) => {
            let (hex, face) = (spaces(rules, place)[stage as usize % 3], Face::new(kind, rotation));
            state.supply[kind.index()] -= 1;
            let site = state.found(hex, face);
            sink.tell(Event::Built { seat, face, hex });
            state.refresh_at(rules, site, Face::SOIL);
            if stage == 2 {
                first_critters(rules, state, place, seat, sink);
            }
        }
        Move::Claim(spot) => settle(state, seat, spot, sink),
        _ => return,
    }
    state.replace(Frame::Build { place, stage: stage + 1 });
}

/// One critter on the Uno, one on the Duo's other biome.
fn first_critters<S: Sink<Event>>(rules: &Rules, state: &mut State, place: u8, seat: Seat, sink: &mut S) {
    let [uno, duo, _] = spaces(rules, place);
    let colours = |state: &State, hex: Hex| {
        state.land.site(hex).map_or(0, |site| rules.tiles.edges(state.land.top(site)).colours())
    };
    let first = colours(state, uno);
    let other = colours(state, duo) & !first;
    for (hex, colours) in [(uno, first), (duo, other)] {
        if let Some(biome) = Biome::ALL.into_iter().find(|biome| colours >> biome.index() & 1 == 1) {
            settle(state, seat, Spot::new(hex, biome), sink);
        }
    }
}

fn settle<S: Sink<Event>>(state: &mut State, seat: Seat, spot: Spot, sink: &mut S) {
    let Some(part) = state.land.part(spot) else { return };
    let player = state.player_mut(seat);
    player.hand -= 1;
    player.add(Critter::single(part));
    sink.tell(Event::Claimed { seat, spot });
    state.recount();
}

/// Visits the colour of every biome that a seat controls, each biome once.
pub(crate) fn biomes_of(state: &State, seat: Seat, mut each: impl FnMut(Biome)) {
    let mut seen = crate::parts::PartSet::EMPTY;
    for critter in state.player(seat).land() {
        let biome = state.land.biome(critter.part());
        if biome != Part::NONE && !seen.contains(biome) {
            seen.insert(biome);
            each(biome.biome());
        }
    }
}
