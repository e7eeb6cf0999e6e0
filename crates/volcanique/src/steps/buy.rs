//! The buy step of a turn: land, a volcano or an island (VQ-BUY).
//!
//! A purchase is chosen here, then paid and placed in `purchase.rs`. Covering is in `cover_tile.rs`, volcanoes in `volcano.rs`,
//! islands in `new_island.rs`.

use super::purchase::Purchase;
use super::{Answer, cards, cover_targets, new_island};
use crate::biome::Mix;
use crate::event::Event;
use crate::frame::{Frame, TurnMode, TurnStage};
use crate::land::sites_in;
use crate::moves::{Item, Move, MoveFilter};
use crate::player::CRATER;
use crate::power::PowerTrait;
use crate::price::{Cost, cost};
use crate::question::Price;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use crate::tile::{Face, TileKind};
use tabletop::{Sink, emit, rule};

/// The price of the cheapest land tile.
const CHEAPEST: u8 = 2;

/// Returns whether the turn's first purchase is still to be made.
pub(super) fn is_first(state: &State) -> bool {
    state.turn.mode == TurnMode::Normal && state.turn.bought == 0 && !state.turn.terraced
}

/// Returns whether a purchase that counts is allowed now (VQ-BUY-3, VQ-CRAFTY).
pub(super) fn may_count(state: &State) -> bool {
    let turn = &state.turn;
    match turn.bought {
        0 => true,
        1 => turn.soils == 1,
        2 if turn.soils == 2 && state.powers(turn.seat).has(PowerTrait::ThirdPurchase) => {
            rule!("VQ-CRAFTY");
            true
        }
        _ => false,
    }
}

/// Returns what an item is paid as: Sudden Vent changes the price of a volcano.
pub(super) fn price_of(state: &State, item: Item) -> Price {
    if item == Item::Volcano && state.turn.vent { Price::Vent } else { Price::Item(item) }
}

/// Returns what something costs the active player.
pub(super) fn cost_of(rules: &Rules, state: &State, price: Price) -> Cost {
    cost(rules, state.powers(state.turn.seat), price)
}

/// Returns the colours that face any space which may be covered: what a tile can match.
fn matchable(rules: &Rules, state: &State) -> u8 {
    let mut colours = 0;
    for site in sites_in(cover_targets::coverable_sites(rules, state)) {
        colours |= state.land.facing(&rules.tiles, site).colours();
        if colours == 7 {
            break;
        }
    }
    colours
}

/// Checks that the active player may buy something now; `matchable` are the colours a tile can match.
fn check_item(rules: &Rules, state: &State, item: Item, matchable: u8) -> Result<(), Refusal> {
    let turn = &state.turn;
    let purse = state.player(turn.seat).resources;
    match item {
        Item::Land(kind) => check_land(state).and_then(|()| check_kind(rules, state, kind, matchable)),
        Item::Volcano => {
            if turn.mode != TurnMode::Final && !may_count(state) {
                return Err(Refusal::NoPurchaseLeft);
            }
            if state.lava_supply == 0 {
                rule!("VQ-SET-7");
                return Err(Refusal::NoLavaTile);
            }
            check_purse(cost_of(rules, state, price_of(state, item)), purse)?;
            if cover_targets::coverable_sites(rules, state) == 0 { Err(Refusal::NoLand) } else { Ok(()) }
        }
        Item::Island => check_island(rules, state),
    }
}

/// Checks that any land may be bought now.
fn check_land(state: &State) -> Result<(), Refusal> {
    if state.turn.mode == TurnMode::Final {
        return Err(Refusal::NotInFinalTurn);
    }
    if may_count(state) || state.turn.terraces > 0 { Ok(()) } else { Err(Refusal::NoPurchaseLeft) }
}

/// Checks that a kind of land is in the supply, affordable, and fits somewhere.
fn check_kind(rules: &Rules, state: &State, kind: TileKind, matchable: u8) -> Result<(), Refusal> {
    if state.supply.get(kind.index()).is_none_or(|&left| left == 0) {
        return Err(Refusal::SupplyEmpty);
    }
    check_purse(cost_of(rules, state, Price::Item(Item::Land(kind))), state.player(state.turn.seat).resources)?;
    let colours = rules.tiles.edges(Face::new(kind, 0)).colours();
    if colours & matchable == 0 { Err(Refusal::NoEdgeMatches) } else { Ok(()) }
}

fn check_purse(cost: Cost, purse: Mix) -> Result<(), Refusal> {
    if cost.can_be_paid(purse) { Ok(()) } else { Err(Refusal::TooDear { cost, purse }) }
}

/// Checks that the active player may buy an island: it is the turn's first purchase, and paid or free (VQ-ISL-2).
fn check_island(rules: &Rules, state: &State) -> Result<(), Refusal> {
    let turn = &state.turn;
    if turn.mode == TurnMode::Final {
        return Err(Refusal::NotInFinalTurn);
    }
    if turn.bought > 0 {
        return Err(Refusal::NoPurchaseLeft);
    }
    let player = state.player(turn.seat);
    if player.crater < CRATER {
        return Err(Refusal::CraterNotFull);
    }
    if state.supply.iter().all(|&left| left == 0) {
        return Err(Refusal::SupplyEmpty);
    }
    let cost = cost_of(rules, state, Price::Item(Item::Island));
    if !cost.can_be_paid(player.resources) && !is_island_free(rules, state) {
        rule!("VQ-ISL-2");
        return Err(Refusal::TooDear { cost, purse: player.resources });
    }
    if new_island::has_room(rules, state, None) { Ok(()) } else { Err(Refusal::IslandTooNear) }
}

/// Returns whether an island is free: fewer than three critters on land, and nothing that could be bought (VQ-ISL-2).
fn is_island_free(rules: &Rules, state: &State) -> bool {
    let player = state.player(state.turn.seat);
    let few = player.land().len() < 3 && player.crater == CRATER;
    few && (player.resources.total() <= 1 || !can_buy_land_or_volcano(rules, state))
}

fn can_buy_land_or_volcano(rules: &Rules, state: &State) -> bool {
    if state.player(state.turn.seat).resources.total() < CHEAPEST {
        return false;
    }
    let matchable = matchable(rules, state);
    let land = rules.tiles.all().any(|kind| check_item(rules, state, Item::Land(kind), matchable).is_ok());
    land || check_item(rules, state, Item::Volcano, matchable).is_ok()
}

/// Returns whether the first purchase must be made: one is affordable and legal (VQ-BUY-2).
fn must_buy(rules: &Rules, state: &State) -> bool {
    if !is_first(state) {
        return false;
    }
    let island = || {
        let cost = cost_of(rules, state, Price::Item(Item::Island));
        cost.can_be_paid(state.player(state.turn.seat).resources) && check_island(rules, state).is_ok()
    };
    can_buy_land_or_volcano(rules, state) || island()
}

pub(super) fn legal(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    moves.push(Move::Done);
    cards::legal(rules, state, moves);
    let items = moves.len();
    let poor = state.player(state.turn.seat).resources.total() < CHEAPEST;
    let open = !poor && (may_count(state) || state.turn.terraces > 0 || state.turn.mode == TurnMode::Final);
    if open {
        let matchable = matchable(rules, state);
        if check_land(state).is_ok() {
            let mut sieve = MoveFilter::new(moves);
            for kind in rules.tiles.all() {
                sieve.offer(Move::Buy(Item::Land(kind)), check_kind(rules, state, kind, matchable).is_ok());
            }
        }
        if check_item(rules, state, Item::Volcano, matchable).is_ok() {
            moves.push(Move::Buy(Item::Volcano));
        }
    }
    let any = moves.len() > items;
    let paid = cost_of(rules, state, Price::Item(Item::Island)).can_be_paid(state.player(state.turn.seat).resources);
    // An island is free only for players who can buy nothing else.
    let island = (paid || !any) && check_island(rules, state).is_ok();
    if island {
        moves.push(Move::Buy(Item::Island));
    }
    if is_first(state) && (any || (island && paid)) {
        rule!("VQ-BUY-2");
        moves.remove(0);
    }
}

pub(super) fn check(rules: &Rules, state: &State, mv: Move) -> Answer {
    Some(match mv {
        Move::Done if must_buy(rules, state) => {
            rule!("VQ-BUY-2");
            Err(Refusal::MustBuy)
        }
        Move::Done => Ok(()),
        Move::Play(card) => cards::check(rules, state, card),
        Move::Buy(Item::Land(kind)) if kind.index() >= rules.tiles.kinds.len() => Err(Refusal::SupplyEmpty),
        Move::Buy(item) => check_item(rules, state, item, matchable(rules, state)),
        _ => return None,
    })
}

pub(super) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    match mv {
        Move::Play(card) => cards::apply(rules, state, card, sink),
        Move::Buy(item) => {
            let free = item == Item::Island
                && !cost_of(rules, state, Price::Item(item)).can_be_paid(state.player(state.turn.seat).resources);
            if free {
                let seat = state.turn.seat;
                emit!(sink, "VQ-ISL-2", Event::IslandBegins { seat, free });
                return new_island::begin(state, sink);
            }
            state.push(Frame::Purchase(Purchase { item, paid: false }));
        }
        _ => {}
    }
}

/// Leaves the buy step. A player who could buy nothing puts a critter from hand into the crater (VQ-BUY-2).
pub(super) fn leave_buy_step<S: Sink<Event>>(state: &mut State, sink: &mut S) {
    if is_first(state) {
        let seat = state.turn.seat;
        let player = state.player_mut(seat);
        // A full crater takes no critter.
        if player.hand > 0 && player.crater < CRATER {
            player.hand -= 1;
            player.crater += 1;
            emit!(sink, "VQ-BUY-2", Event::ForcedSacrifice { seat });
        }
    }
    state.turn.stage = if state.turn.mode == TurnMode::Final { TurnStage::Claim } else { TurnStage::Caldera };
}

/// Counts a purchase.
pub(super) fn count_purchase(state: &mut State) {
    state.bought_this_round = true;
    state.turn.bought = state.turn.bought.saturating_add(1);
}

/// Counts a bought land tile. One on soil allows another purchase (VQ-BUY-3).
///
/// Second Terrace pays for the first land that would allow no other purchase, so that everything else stays allowed.
pub(super) fn count_land(state: &mut State, on_soil: bool) {
    let third = state.powers(state.turn.seat).has(PowerTrait::ThirdPurchase);
    let extends = on_soil && may_count(state) && state.turn.bought < if third { 2 } else { 1 };
    if state.turn.terraces > 0 && !extends {
        rule!("VQ-CAL-TERRACE");
        state.bought_this_round = true;
        state.turn.terraces -= 1;
        state.turn.terraced = true;
        return;
    }
    count_purchase(state);
    if on_soil {
        rule!("VQ-BUY-3");
        state.turn.soils += 1;
    }
}
