//! The buy step: land, a volcano or an island, paid in any mix that the price allows (VQ-BUY).
//!
//! A purchase is chosen, then paid, then placed. Covering is in `cover.rs`, volcanoes in `volcano.rs`, islands in `summon.rs`.

use super::{Answer, Flow, ask, build, cards, summon, target, volcano};
use crate::biome::Mix;
use crate::event::Event;
use crate::event_rule::Tell;
use crate::land::sites_in;
use crate::moves::{Item, Move, Sieve};
use crate::player::CRATER;
use crate::power::Trait;
use crate::price::{Cost, cost};
use crate::question::{Price, Question};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, Mode, Stage, State};
use crate::tile::{Edges, Face, Kind};
use hexgrid::Hex;
use tabletop::{Pending, Sink, rule};

/// Whether the turn's first purchase is still to be made.
pub(crate) fn is_first(state: &State) -> bool {
    state.turn.mode == Mode::Normal && state.turn.bought == 0 && !state.turn.terraced
}

/// Whether a purchase that counts is allowed now (VQ-BUY-3, VQ-CRAFTY).
fn counts(state: &State) -> bool {
    let turn = &state.turn;
    let third = state.powers(turn.seat).has(Trait::ThirdPurchase);
    match turn.bought {
        0 => true,
        1 => turn.soils == 1,
        2 => turn.soils == 2 && third,
        _ => false,
    }
}

/// What an item costs now.
fn price_of(state: &State, item: Item) -> Price {
    if item == Item::Volcano && state.turn.vent { Price::Vent } else { Price::Item(item) }
}

fn cost_of(rules: &Rules, state: &State, price: Price) -> Cost {
    cost(rules, state.powers(state.turn.seat), price)
}

/// The colours that face any space which may be covered: what a tile can match.
fn matchable(rules: &Rules, state: &State) -> u8 {
    let mut colours = 0;
    for site in sites_in(target::coverable(rules, state)) {
        colours |= state.land.facing(&rules.tiles, site).colours();
        if colours == 7 {
            break;
        }
    }
    colours
}

/// Whether something may be bought now; `matchable` are the colours a tile can match.
fn may_buy(rules: &Rules, state: &State, item: Item, matchable: u8) -> Result<(), Refusal> {
    let turn = &state.turn;
    let purse = state.player(turn.seat).resources;
    match item {
        Item::Land(kind) => may_buy_land(state).and_then(|()| may_buy_kind(rules, state, kind, matchable)),
        Item::Volcano => {
            if turn.mode != Mode::Final && !counts(state) {
                return Err(Refusal::NoPurchaseLeft);
            }
            if state.lava_supply == 0 {
                rule!("VQ-SET-7");
                return Err(Refusal::NoLavaTile);
            }
            affordable(cost_of(rules, state, price_of(state, item)), purse)?;
            if target::coverable(rules, state) == 0 { Err(Refusal::NoLand) } else { Ok(()) }
        }
        Item::Island => may_summon(rules, state),
    }
}

/// Whether any land may be bought now.
fn may_buy_land(state: &State) -> Result<(), Refusal> {
    if state.turn.mode == Mode::Final {
        return Err(Refusal::NotInFinalTurn);
    }
    if counts(state) || state.turn.terraces > 0 { Ok(()) } else { Err(Refusal::NoPurchaseLeft) }
}

/// Whether this kind of land is there, affordable and of use.
fn may_buy_kind(rules: &Rules, state: &State, kind: Kind, matchable: u8) -> Result<(), Refusal> {
    if state.supply.get(kind.index()).is_none_or(|&left| left == 0) {
        return Err(Refusal::SupplyEmpty);
    }
    affordable(cost_of(rules, state, Price::Item(Item::Land(kind))), state.player(state.turn.seat).resources)?;
    let colours = rules.tiles.edges(Face::new(kind, 0)).colours();
    if colours & matchable == 0 { Err(Refusal::NoEdgeMatches) } else { Ok(()) }
}

fn affordable(cost: Cost, purse: Mix) -> Result<(), Refusal> {
    if cost.payable(purse) { Ok(()) } else { Err(Refusal::TooDear { cost, purse }) }
}

/// An island is the turn's first purchase: paid, or free for those who have little left (VQ-ISL-2).
fn may_summon(rules: &Rules, state: &State) -> Result<(), Refusal> {
    let turn = &state.turn;
    if turn.mode == Mode::Final {
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
    if !cost.payable(player.resources) && !is_free(rules, state) {
        return Err(Refusal::TooDear { cost, purse: player.resources });
    }
    if summon::any(rules, state, None) { Ok(()) } else { Err(Refusal::IslandTooNear) }
}

/// Fewer than three critters on land, and nothing that could be bought (VQ-ISL-2).
fn is_free(rules: &Rules, state: &State) -> bool {
    let player = state.player(state.turn.seat);
    let few = player.land().len() < 3 && player.crater == CRATER;
    few && (player.resources.total() <= 1 || !any_land_or_volcano(rules, state))
}

fn any_land_or_volcano(rules: &Rules, state: &State) -> bool {
    // The cheapest tile costs two.
    if state.player(state.turn.seat).resources.total() < 2 {
        return false;
    }
    let matchable = matchable(rules, state);
    let land = rules.tiles.all().any(|kind| may_buy(rules, state, Item::Land(kind), matchable).is_ok());
    land || may_buy(rules, state, Item::Volcano, matchable).is_ok()
}

/// Whether the first purchase must be made: one is affordable and legal (VQ-BUY-2).
pub(crate) fn must(rules: &Rules, state: &State) -> bool {
    rule!("VQ-BUY-2");
    if !is_first(state) {
        return false;
    }
    let island = || {
        let cost = cost_of(rules, state, Price::Item(Item::Island));
        cost.payable(state.player(state.turn.seat).resources) && may_summon(rules, state).is_ok()
    };
    any_land_or_volcano(rules, state) || island()
}

pub(crate) fn legal(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    moves.push(Move::Done);
    cards::legal(rules, state, moves);
    let items = moves.len();
    let poor = state.player(state.turn.seat).resources.total() < 2;
    let open = !poor && (counts(state) || state.turn.terraces > 0 || state.turn.mode == Mode::Final);
    if open {
        let matchable = matchable(rules, state);
        if may_buy_land(state).is_ok() {
            let mut sieve = Sieve::new(moves);
            for kind in rules.tiles.all() {
                sieve.offer(Move::Buy(Item::Land(kind)), may_buy_kind(rules, state, kind, matchable).is_ok());
            }
        }
        if may_buy(rules, state, Item::Volcano, matchable).is_ok() {
            moves.push(Move::Buy(Item::Volcano));
        }
    }
    let any = moves.len() > items;
    let paid = cost_of(rules, state, Price::Item(Item::Island)).payable(state.player(state.turn.seat).resources);
    // A free island is only for those who can buy nothing else.
    let island = (paid || !any) && may_summon(rules, state).is_ok();
    if island {
        moves.push(Move::Buy(Item::Island));
    }
    if is_first(state) && (any || (island && paid)) {
        moves.remove(0);
    }
}

pub(crate) fn check(rules: &Rules, state: &State, mv: Move) -> Answer {
    Some(match mv {
        Move::Done if must(rules, state) => Err(Refusal::MustBuy),
        Move::Done => Ok(()),
        Move::Play(card) => cards::check(rules, state, card),
        Move::Buy(Item::Land(kind)) if kind.index() >= rules.tiles.kinds.len() => Err(Refusal::SupplyEmpty),
        Move::Buy(item) => may_buy(rules, state, item, matchable(rules, state)),
        _ => return None,
    })
}

pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    match mv {
        Move::Play(card) => cards::apply(rules, state, card, sink),
        Move::Buy(item) => {
            let free = item == Item::Island
                && !cost_of(rules, state, Price::Item(item)).payable(state.player(state.turn.seat).resources);
            if free {
                rule!("VQ-ISL-2");
                return summon::begin(state, true, sink);
            }
            state.push(Frame::Purchase { item, paid: false });
        }
        _ => {}
    }
}

/// Leaves the buy step: whoever could buy nothing gives a critter to the crater (VQ-BUY-2).
pub(crate) fn leave<S: Sink<Event>>(state: &mut State, sink: &mut S) {
    // A full crater, which a free island needs, takes no critter.
    if is_first(state) {
        rule!("VQ-BUY-2");
        let seat = state.turn.seat;
        let player = state.player_mut(seat);
        if player.hand > 0 && player.crater < CRATER {
            player.hand -= 1;
            player.crater += 1;
            sink.tell(Event::ForcedSacrifice { seat });
        }
    }
    state.turn.stage = if state.turn.mode == Mode::Final { Stage::Claim } else { Stage::Caldera };
}

pub(crate) fn advance_purchase<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) -> Flow {
    let Frame::Purchase { item, paid } = state.frame() else { return Flow::Wait };
    let seat = state.turn.seat;
    let purse = state.player(seat).resources;
    if paid {
        return Flow::Wait;
    }
    let price = price_of(state, item);
    let Some(mix) = cost_of(rules, state, price).only(purse) else { return Flow::Wait };
    pay(state, item, price, mix, sink);
    Flow::Go
}

fn pay<S: Sink<Event>>(state: &mut State, item: Item, price: Price, mix: Mix, sink: &mut S) {
    let seat = state.turn.seat;
    state.give(seat, mix);
    sink.tell(Event::Paid { seat, mix, price });
    if price == Price::Vent {
        rule!("VQ-CAL-VENT");
        state.turn.vent = false;
    }
    if item == Item::Island {
        state.pop();
        return summon::begin(state, false, sink);
    }
    state.replace(Frame::Purchase { item, paid: true });
}

pub(crate) fn turn_purchase(state: &State, item: Item, paid: bool) -> Pending<Question> {
    let question = match item {
        _ if !paid => Question::Pay { price: price_of(state, item) },
        Item::Land(kind) => Question::Place { kind },
        Item::Volcano | Item::Island => Question::Erupt,
    };
    ask(state.turn.seat, question)
}

pub(crate) fn legal_purchase(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    let Frame::Purchase { item, paid } = state.frame() else { return };
    match item {
        _ if !paid => {
            let purse = state.player(state.turn.seat).resources;
            cost_of(rules, state, price_of(state, item)).legal(purse, moves);
        }
        Item::Land(kind) => legal_place(rules, state, kind, moves),
        Item::Volcano | Item::Island => volcano::legal_place(rules, state, moves),
    }
}

fn legal_place(rules: &Rules, state: &State, kind: Kind, moves: &mut Vec<Move>) {
    let turned: [Edges; 6] = std::array::from_fn(|rotation| *rules.tiles.edges(Face::new(kind, rotation as u8)));
    let turned = &turned[..rules.tiles.rotations(kind) as usize];
    let mut sieve = Sieve::new(moves);
    for site in sites_in(target::coverable(rules, state)) {
        let hex = state.land.hex(site);
        let facing = state.land.facing(&rules.tiles, site);
        for (rotation, edges) in turned.iter().enumerate() {
            sieve.offer(Move::Place(hex, rotation as u8), edges.meets(&facing));
        }
    }
}

pub(crate) fn check_purchase(rules: &Rules, state: &State, mv: Move) -> Answer {
    let Frame::Purchase { item, paid } = state.frame() else { return None };
    let price = price_of(state, item);
    match (mv, item) {
        (Move::Pay(mix), _) if !paid => Some(check_pay(
            cost_of(rules, state, price),
            state.player(state.turn.seat).resources,
            mix,
            Question::Pay { price },
        )),
        (Move::Place(hex, rotation), Item::Land(kind)) if paid => Some(check_place(rules, state, kind, hex, rotation)),
        (_, Item::Volcano) if paid => volcano::check_place(rules, state, mv),
        _ => None,
    }
}

/// Whether a mix pays a price out of a purse.
pub(crate) fn check_pay(cost: Cost, purse: Mix, mix: Mix, question: Question) -> Result<(), Refusal> {
    if !cost.paid_by(mix) {
        return Err(Refusal::WrongPayment { question });
    }
    if purse.holds(mix) { Ok(()) } else { Err(Refusal::TooDear { cost, purse }) }
}

fn check_place(rules: &Rules, state: &State, kind: Kind, hex: Hex, rotation: u8) -> Result<(), Refusal> {
    rule!("VQ-TILE-1", "VQ-SOIL-1");
    if rotation >= rules.tiles.rotations(kind) {
        return Err(Refusal::SameRotation);
    }
    let site = target::check(rules, state, hex)?;
    let facing = state.land.facing(&rules.tiles, site);
    if build::matches(rules, &facing, Face::new(kind, rotation)) { Ok(()) } else { Err(Refusal::NoEdgeMatches) }
}

pub(crate) fn apply_purchase<S: Sink<Event>>(state: &mut State, mv: Move, sink: &mut S) {
    let Frame::Purchase { item, .. } = state.frame() else { return };
    match (mv, item) {
        (Move::Pay(mix), _) => pay(state, item, price_of(state, item), mix, sink),
        (Move::Place(hex, rotation), Item::Land(kind)) => {
            let soil = state.land.site(hex).is_some_and(|site| state.land.top(site) == Face::SOIL);
            bought_land(state, soil);
            state.supply[kind.index()] -= 1;
            state.replace(Frame::Cover { face: Face::new(kind, rotation), hex });
        }
        (Move::Erupt(hex), _) => {
            bought(state);
            volcano::begin(state, hex, false, sink);
        }
        (Move::EruptSuper(hex), _) => {
            bought(state);
            volcano::begin(state, hex, true, sink);
        }
        _ => {}
    }
}

/// Notes a purchase that counts.
pub(crate) fn bought(state: &mut State) {
    state.fed = true;
    state.turn.bought = state.turn.bought.saturating_add(1);
}

/// Notes a land tile; one on soil allows another purchase (VQ-BUY-3). Second Terrace's is the first that allows none: so
/// whatever else may be bought stays open.
fn bought_land(state: &mut State, soil: bool) {
    let third = state.powers(state.turn.seat).has(Trait::ThirdPurchase);
    let extends = soil && counts(state) && state.turn.bought < if third { 2 } else { 1 };
    if state.turn.terraces > 0 && !extends {
        rule!("VQ-CAL-TERRACE");
        state.fed = true;
        state.turn.terraces -= 1;
        state.turn.terraced = true;
        return;
    }
    bought(state);
    if soil {
        rule!("VQ-BUY-3");
        state.turn.soils += 1;
        if state.turn.bought == 2 && third {
            rule!("VQ-CRAFTY");
        }
    }
}
