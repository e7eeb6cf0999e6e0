//! New islands: three tiles (four with Forger), one empty space away from other land (VQ-ISL-1).

use super::{Answer, Flow, ask, buy};
use crate::event::Event;
use crate::event_rule::Tell;
use crate::land::sites_in;
use crate::moves::{Item, Move};
use crate::plane::Plane;
use crate::player::CRATER;
use crate::power::Trait;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, State};
use crate::tile::{Face, Kind};
use hexgrid::{Dir, Hex};
use tabletop::{Pending, Sink, rule};

/// The crater is emptied and the island begins.
pub(crate) fn begin<S: Sink<Event>>(state: &mut State, free: bool, sink: &mut S) {
    rule!("VQ-ISL-1");
    let seat = state.turn.seat;
    let tiles = if state.powers(seat).has(Trait::FourthTile) {
        rule!("VQ-FORGER");
        4
    } else {
        3
    };
    sink.tell(Event::IslandBegins { seat, free });
    let player = state.player_mut(seat);
    player.hand += CRATER;
    player.crater -= CRATER;
    sink.tell(Event::CraterEmptied { seat });
    buy::bought(state);
    state.push(Frame::Summon { left: tiles, anchor: None, kind: None });
}

pub(crate) fn advance(rules: &Rules, state: &mut State, left: u8, anchor: Option<Hex>, kind: Option<Kind>) -> Flow {
    let more = left > 0 && state.supply.iter().any(|&tiles| tiles > 0) && any(rules, state, anchor);
    if kind.is_some() || more {
        return Flow::Wait;
    }
    state.pop();
    Flow::Go
}

pub(crate) fn turn(state: &State, left: u8, kind: Option<Kind>) -> Pending<Question> {
    let question = kind.map_or(Question::SummonTile { left }, |kind| Question::SummonPlace { kind });
    ask(state.turn.seat, question)
}

/// Lava in the ocean counts as land here.
fn islets(state: &State) -> impl Iterator<Item = Hex> + '_ {
    state.lavas.all().iter().map(|lava| lava.hex).filter(|&hex| state.land.site(hex).is_none())
}

/// The hexes for the next tile, in order: two away from other land, or next to the new island.
fn candidates<'a>(rules: &'a Rules, state: &'a State, anchor: Option<Hex>) -> impl Iterator<Item = Hex> + 'a {
    let own = anchor.and_then(|hex| state.land.site(hex)).map_or(0, |site| state.land.island(site));
    let other = state.land.sites().filter(|site| own & site.bit() == 0).map(|site| state.land.hex(site));
    let near = Plane::of(rules, other.chain(islets(state))).grown();
    let wanted = if own == 0 {
        near.grown()
    } else {
        let own = Plane::of(rules, sites_in(own).map(|site| state.land.hex(site)));
        own.grown().without(&own)
    };
    let swum = state.players.iter().any(|player| !player.sea().is_empty());
    // Land and lava are left out already.
    wanted
        .without(&near)
        .iter()
        .filter(move |&hex| rules.on_table(hex) && !(swum && state.swimmer(hex).is_some()) && !state.is_frozen(hex))
}

/// Whether there is room for the next tile.
pub(crate) fn any(rules: &Rules, state: &State, anchor: Option<Hex>) -> bool {
    // The space above the first land is nearly always free, and some space beside the first of a new island.
    let above = state.land.hexes().next().map(|first| first.step(Dir::NE, 1).step(Dir::NW, 1));
    let mut quick = match anchor {
        Some(first) => Dir::ALL.map(|dir| Some(first.step(dir, 1))),
        None => [above, None, None, None, None, None],
    }
    .into_iter()
    .flatten();
    quick.any(|hex| check_hex(rules, state, anchor, hex).is_ok()) || candidates(rules, state, anchor).next().is_some()
}

/// On the table, and free of lava, swimmers and frost.
fn check_space(rules: &Rules, state: &State, hex: Hex) -> Result<(), Refusal> {
    if !rules.on_table(hex) {
        return Err(Refusal::OffTheTable);
    }
    if !state.is_open(hex) || state.swimmer(hex).is_some() {
        return Err(Refusal::NotFreeOcean);
    }
    if state.is_frozen(hex) { Err(Refusal::Frozen) } else { Ok(()) }
}

fn check_hex(rules: &Rules, state: &State, anchor: Option<Hex>, hex: Hex) -> Result<(), Refusal> {
    check_space(rules, state, hex)?;
    let own = anchor.and_then(|hex| state.land.site(hex)).map_or(0, |site| state.land.island(site));
    let land = state.land.sites().filter(|site| own & site.bit() == 0).map(|site| state.land.hex(site));
    let nearest = land.chain(islets(state)).map(|other| other.distance(hex)).min().unwrap_or(2);
    if nearest < 2 {
        return Err(Refusal::IslandTooNear);
    }
    let joined =
        if own == 0 { nearest == 2 } else { sites_in(own).any(|site| state.land.hex(site).distance(hex) == 1) };
    if joined { Ok(()) } else { Err(Refusal::IslandTooFar) }
}

/// Whether the next tile is the one that Forger adds: its owner may leave it out (VQ-POW-0).
fn may_stop(state: &State, left: u8) -> bool {
    left == 1 && state.powers(state.turn.seat).has(Trait::FourthTile)
}

pub(crate) fn legal(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    let Frame::Summon { left, anchor, kind } = state.frame() else { return };
    let Some(kind) = kind else {
        let left_over = rules.tiles.all().filter(|kind| state.supply[kind.index()] > 0);
        moves.extend(may_stop(state, left).then_some(Move::Done));
        return moves.extend(left_over.map(|kind| Move::Buy(Item::Land(kind))));
    };
    let rotations = rules.tiles.rotations(kind);
    for hex in candidates(rules, state, anchor) {
        moves.extend((0..rotations).map(|rotation| Move::Place(hex, rotation)));
    }
}

pub(crate) fn check(rules: &Rules, state: &State, mv: Move) -> Answer {
    let Frame::Summon { left, anchor, kind } = state.frame() else { return None };
    match (mv, kind) {
        (Move::Done, None) if may_stop(state, left) => Some(Ok(())),
        (Move::Buy(Item::Land(kind)), None) => {
            let left = state.supply.get(kind.index()).is_some_and(|&left| left > 0);
            Some(if left { Ok(()) } else { Err(Refusal::SupplyEmpty) })
        }
        (Move::Place(_, rotation), Some(kind)) if rotation >= rules.tiles.rotations(kind) => {
            Some(Err(Refusal::SameRotation))
        }
        (Move::Place(hex, _), Some(_)) => Some(check_hex(rules, state, anchor, hex)),
        _ => None,
    }
}

pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    let Frame::Summon { left, anchor, kind } = state.frame() else { return };
    match (mv, kind) {
        (Move::Done, None) => {
            rule!("VQ-POW-0");
            state.pop();
        }
        (Move::Buy(Item::Land(kind)), None) => state.replace(Frame::Summon { left, anchor, kind: Some(kind) }),
        (Move::Place(hex, rotation), Some(kind)) => {
            let face = Face::new(kind, rotation);
            state.supply[kind.index()] -= 1;
            let site = state.found(hex, face);
            sink.tell(Event::Laid { seat: state.turn.seat, face, hex });
            state.refresh_at(rules, site, Face::SOIL);
            state.replace(Frame::Summon { left: left - 1, anchor: anchor.or(Some(hex)), kind: None });
        }
        _ => {}
    }
}
