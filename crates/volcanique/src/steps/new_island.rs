//! A new island: three tiles (four with Forger), one empty space away from other land (VQ-ISL-1).

use super::{Answer, Progress, Step, ask, buy};
use crate::event::Event;
use crate::frame::Frame;
use crate::hex_bitset::HexBitset;
use crate::land::sites_in;
use crate::moves::{Item, Move};
use crate::player::CRATER;
use crate::power::PowerTrait;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use crate::tile::{Face, TileKind};
use hexgrid::{Dir, Hex};
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Sink, emit, rule};

/// The active player chooses and places the tiles of a new island.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewIsland {
    /// Tiles left to place.
    pub left: u8,
    /// The first space of the island, once there is one.
    pub anchor: Option<Hex>,
    /// The tile chosen, which is placed next.
    pub kind: Option<TileKind>,
}

impl Step for NewIsland {
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, _: &mut S) -> Progress {
        let more = self.left > 0 && state.supply.iter().any(|&tiles| tiles > 0) && has_room(rules, state, self.anchor);
        if self.kind.is_some() || more {
            return Progress::Wait;
        }
        state.pop();
        Progress::Continue
    }

    fn pending(self, _: &Rules, state: &State) -> Pending<Question> {
        let tile = Question::SummonTile { left: self.left };
        ask(state.turn.seat, self.kind.map_or(tile, |kind| Question::SummonPlace { kind }))
    }

    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        let Some(kind) = self.kind else {
            let left_over = rules.tiles.all().filter(|kind| state.supply[kind.index()] > 0);
            moves.extend(self.may_stop(state).then_some(Move::Done));
            return moves.extend(left_over.map(|kind| Move::Buy(Item::Land(kind))));
        };
        let rotations = rules.tiles.rotations(kind);
        for hex in candidates(rules, state, self.anchor) {
            moves.extend((0..rotations).map(|rotation| Move::Place(hex, rotation)));
        }
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        match (mv, self.kind) {
            (Move::Done, None) if self.may_stop(state) => Some(Ok(())),
            (Move::Buy(Item::Land(kind)), None) => {
                let left = state.supply.get(kind.index()).is_some_and(|&left| left > 0);
                Some(if left { Ok(()) } else { Err(Refusal::SupplyEmpty) })
            }
            (Move::Place(_, rotation), Some(kind)) if rotation >= rules.tiles.rotations(kind) => {
                Some(Err(Refusal::SameRotation))
            }
            (Move::Place(hex, _), Some(_)) => Some(check_hex(rules, state, self.anchor, hex)),
            _ => None,
        }
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let NewIsland { left, anchor, kind } = self;
        match (mv, kind) {
            (Move::Done, None) => {
                rule!("VQ-POW-0");
                state.pop();
            }
            (Move::Buy(Item::Land(kind)), None) => {
                state.replace(Frame::NewIsland(NewIsland { kind: Some(kind), ..self }));
            }
            (Move::Place(hex, rotation), Some(kind)) => {
                let face = Face::new(kind, rotation);
                state.supply[kind.index()] -= 1;
                let site = state.add_land(hex, face);
                emit!(sink, "VQ-ISL-1", Event::Laid { seat: state.turn.seat, face, hex });
                state.refresh_at(rules, site, Face::SOIL);
                let next = NewIsland { left: left - 1, anchor: anchor.or(Some(hex)), kind: None };
                state.replace(Frame::NewIsland(next));
            }
            _ => {}
        }
    }
}

impl NewIsland {
    /// Returns whether the next tile is the one that Forger adds: its owner may leave it out (VQ-POW-0).
    fn may_stop(self, state: &State) -> bool {
        self.left == 1 && state.powers(state.turn.seat).has(PowerTrait::FourthTile)
    }
}

/// Begins an island: the critters in the crater return to hand.
pub(super) fn begin<S: Sink<Event>>(state: &mut State, sink: &mut S) {
    let seat = state.turn.seat;
    let left = if state.powers(seat).has(PowerTrait::FourthTile) {
        rule!("VQ-FORGER");
        4
    } else {
        3
    };
    let player = state.player_mut(seat);
    player.hand += CRATER;
    player.crater -= CRATER;
    emit!(sink, "VQ-ISL-1", Event::CraterEmptied { seat });
    buy::count_purchase(state);
    state.push(Frame::NewIsland(NewIsland { left, anchor: None, kind: None }));
}

/// Returns the lava in the ocean, which counts as land here.
fn islets(state: &State) -> impl Iterator<Item = Hex> + '_ {
    state.lavas.all().iter().map(|lava| lava.hex).filter(|&hex| state.land.site(hex).is_none())
}

/// Lists the hexes for the next tile, in order: two away from other land, or next to the new island.
fn candidates<'a>(rules: &'a Rules, state: &'a State, anchor: Option<Hex>) -> impl Iterator<Item = Hex> + 'a {
    let own = anchor.and_then(|hex| state.land.site(hex)).map_or(0, |site| state.land.island(site));
    let other = state.land.sites().filter(|site| own & site.bit() == 0).map(|site| state.land.hex(site));
    let near = HexBitset::new(rules, other.chain(islets(state))).grown();
    let wanted = if own == 0 {
        near.grown()
    } else {
        let own = HexBitset::new(rules, sites_in(own).map(|site| state.land.hex(site)));
        own.grown().without(&own)
    };
    let swum = state.players.iter().any(|player| !player.sea().is_empty());
    // `near` contains all other land and lava.
    wanted
        .without(&near)
        .iter()
        .filter(move |&hex| rules.is_on_table(hex) && !(swum && state.swimmer(hex).is_some()) && !state.is_frozen(hex))
}

/// Returns whether there is room for the next tile.
pub(super) fn has_room(rules: &Rules, state: &State, anchor: Option<Hex>) -> bool {
    // Tries cheap candidates first. The space above the first land is nearly always free, and so is some space beside the
    // first tile of a new island.
    let above = state.land.hexes().next().map(|first| first.step(Dir::NE, 1).step(Dir::NW, 1));
    let mut quick = match anchor {
        Some(first) => Dir::ALL.map(|dir| Some(first.step(dir, 1))),
        None => [above, None, None, None, None, None],
    }
    .into_iter()
    .flatten();
    quick.any(|hex| check_hex(rules, state, anchor, hex).is_ok()) || candidates(rules, state, anchor).next().is_some()
}

/// Checks that a hex is on the table, and free of land, lava, swimmers and frost.
fn check_space(rules: &Rules, state: &State, hex: Hex) -> Result<(), Refusal> {
    if !rules.is_on_table(hex) {
        return Err(Refusal::OffTheTable);
    }
    if !state.is_open(hex) || state.swimmer(hex).is_some() {
        return Err(Refusal::NotFreeOcean);
    }
    if state.is_frozen(hex) { Err(Refusal::Frozen) } else { Ok(()) }
}

/// Checks that the next tile may go onto a hex.
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
