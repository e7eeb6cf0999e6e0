//! New islands: three tiles (four with Forger), one empty space away from other land (VQ-ISL-1).

use super::{Answer, Flow, ask, buy};
use crate::event::Event;
use crate::land::sites_in;
use crate::moves::{Item, Move};
use crate::player::CRATER;
use crate::power::Trait;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, State};
use crate::tile::{Face, Kind};
use hexgrid::Hex;
use tabletop::{Sink, Turn, rule};

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
    sink.push(Event::IslandBegins { seat, free });
    let player = state.player_mut(seat);
    player.hand += CRATER;
    player.crater -= CRATER;
    sink.push(Event::CraterEmptied { seat });
    buy::bought(state, false, false);
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

pub(crate) fn turn(state: &State, left: u8, kind: Option<Kind>) -> Turn<Question> {
    let question = kind.map_or(Question::SummonTile { left }, |kind| Question::SummonPlace { kind });
    ask(state.turn.seat, question)
}

/// All hexes up to two steps away.
pub(crate) fn nearby(hex: Hex) -> impl Iterator<Item = Hex> {
    let offsets = (-2i8..=2).flat_map(|dr| (-2i8..=2).map(move |dq| (dq, dr)));
    offsets
        .filter(|(dq, dr)| (dq + dr).abs() <= 2)
        .map(move |(dq, dr)| Hex::new(hex.q.saturating_add(dq), hex.r.saturating_add(dr)))
}

/// Lava in the ocean counts as land here.
fn islets(state: &State) -> impl Iterator<Item = Hex> + '_ {
    state.lavas.all().iter().map(|lava| lava.hex).filter(|&hex| state.land.site(hex).is_none())
}

/// Visits every hex for the next tile; some more than once.
fn candidates(rules: &Rules, state: &State, anchor: Option<Hex>, mut each: impl FnMut(Hex)) {
    let fits = |hex: &Hex| check_hex(rules, state, anchor, *hex).is_ok();
    match anchor.and_then(|hex| state.land.site(hex)) {
        None => {
            let land = state.land.hexes().iter().copied().chain(islets(state));
            land.flat_map(nearby).filter(fits).for_each(&mut each);
        }
        Some(site) => {
            let own = sites_in(state.land.island(site)).flat_map(|site| state.land.hex(site).neighbours());
            own.filter(fits).for_each(&mut each);
        }
    }
}

/// Whether there is room for the next tile.
pub(crate) fn any(rules: &Rules, state: &State, anchor: Option<Hex>) -> bool {
    let mut found = false;
    candidates(rules, state, anchor, |_| found = true);
    found
}

fn check_hex(rules: &Rules, state: &State, anchor: Option<Hex>, hex: Hex) -> Result<(), Refusal> {
    if !rules.on_table(hex) {
        return Err(Refusal::OffTheTable);
    }
    if !state.is_open(hex) || state.swimmer(hex).is_some() {
        return Err(Refusal::NotFreeOcean);
    }
    if state.is_frozen(hex) {
        return Err(Refusal::Frozen);
    }
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

pub(crate) fn legal(rules: &Rules, state: &State, anchor: Option<Hex>, kind: Option<Kind>, moves: &mut Vec<Move>) {
    let Some(kind) = kind else {
        let left = rules.tiles.all().filter(|kind| state.supply[kind.index()] > 0);
        return moves.extend(left.map(|kind| Move::Buy(Item::Land(kind))));
    };
    candidates(rules, state, anchor, |hex| moves.push(Move::Place(hex, 0)));
    moves.sort_unstable();
    moves.dedup();
    let rotations = rules.tiles.rotations(kind) as usize;
    let places = moves.len();
    moves.resize(places * rotations, Move::Done);
    for at in (0..places).rev() {
        let Move::Place(hex, _) = moves[at] else { continue };
        for rotation in (0..rotations).rev() {
            moves[at * rotations + rotation] = Move::Place(hex, rotation as u8);
        }
    }
}

pub(crate) fn check(rules: &Rules, state: &State, anchor: Option<Hex>, kind: Option<Kind>, mv: Move) -> Answer {
    match (mv, kind) {
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

pub(crate) fn apply<S: Sink<Event>>(
    rules: &Rules,
    state: &mut State,
    left: u8,
    anchor: Option<Hex>,
    mv: Move,
    sink: &mut S,
) {
    let Frame::Summon { kind, .. } = state.frame() else { return };
    match (mv, kind) {
        (Move::Buy(Item::Land(kind)), None) => state.replace(Frame::Summon { left, anchor, kind: Some(kind) }),
        (Move::Place(hex, rotation), Some(kind)) => {
            let face = Face::new(kind, rotation);
            state.supply[kind.index()] -= 1;
            state.found(hex, face);
            sink.push(Event::Laid { seat: state.turn.seat, face, hex });
            state.refresh(rules);
            state.replace(Frame::Summon { left: left - 1, anchor: anchor.or(Some(hex)), kind: None });
        }
        _ => {}
    }
}
