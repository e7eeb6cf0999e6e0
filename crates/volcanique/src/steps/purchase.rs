//! A purchase is paid in any mix that the price allows, then the tile or the volcano is placed (VQ-BUY-1).

use super::cover_tile::CoverTile;
use super::starting_island::matches;
use super::{Answer, Progress, Step, ask, buy, cover_targets, new_island, volcano};
use crate::biome::Mix;
use crate::event::Event;
use crate::frame::Frame;
use crate::land::sites_in;
use crate::moves::{Item, Move, MoveFilter};
use crate::price::Cost;
use crate::question::{Price, Question};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use crate::tile::{Edges, Face, TileKind};
use hexgrid::Hex;
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Sink, emit, rule};

/// The active player pays for something, then places it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Purchase {
    /// What was chosen.
    pub item: Item,
    /// Whether it is paid.
    pub paid: bool,
}

impl Step for Purchase {
    /// Pays where only one mix is possible.
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        if self.paid {
            return Progress::Wait;
        }
        let purse = state.player(state.turn.seat).resources;
        let price = buy::price_of(state, self.item);
        let Some(mix) = buy::cost_of(rules, state, price).only_payment(purse) else { return Progress::Wait };
        self.pay(state, price, mix, sink);
        Progress::Continue
    }

    fn pending(self, _: &Rules, state: &State) -> Pending<Question> {
        let question = match self.item {
            _ if !self.paid => Question::Pay { price: buy::price_of(state, self.item) },
            Item::Land(kind) => Question::Place { kind },
            Item::Volcano | Item::Island => Question::Erupt,
        };
        ask(state.turn.seat, question)
    }

    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        match self.item {
            _ if !self.paid => {
                let purse = state.player(state.turn.seat).resources;
                buy::cost_of(rules, state, buy::price_of(state, self.item)).add_payments(purse, moves);
            }
            Item::Land(kind) => legal_place(rules, state, kind, moves),
            Item::Volcano | Item::Island => volcano::legal_place(rules, state, moves),
        }
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        let price = buy::price_of(state, self.item);
        match (mv, self.item) {
            (Move::Pay(mix), _) if !self.paid => Some(check_payment(
                buy::cost_of(rules, state, price),
                state.player(state.turn.seat).resources,
                mix,
                Question::Pay { price },
            )),
            (Move::Place(hex, rotation), Item::Land(kind)) if self.paid => {
                Some(check_place(rules, state, kind, hex, rotation))
            }
            (_, Item::Volcano) if self.paid => volcano::check_place(rules, state, mv),
            _ => None,
        }
    }

    fn apply<S: Sink<Event>>(self, _: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        match (mv, self.item) {
            (Move::Pay(mix), _) => self.pay(state, buy::price_of(state, self.item), mix, sink),
            (Move::Place(hex, rotation), Item::Land(kind)) => {
                let on_soil = match state.land.site(hex).map(|site| state.land.top(site)) {
                    Some(Face::SOIL) => {
                        rule!("VQ-SOIL-1");
                        true
                    }
                    _ => false,
                };
                buy::count_land(state, on_soil);
                state.supply[kind.index()] -= 1;
                state.replace(Frame::CoverTile(CoverTile { face: Face::new(kind, rotation), hex }));
            }
            (Move::Erupt(hex), _) => {
                buy::count_purchase(state);
                volcano::begin(state, hex, false, sink);
            }
            (Move::EruptSuper(hex), _) => {
                buy::count_purchase(state);
                volcano::begin(state, hex, true, sink);
            }
            _ => {}
        }
    }
}

impl Purchase {
    fn pay<S: Sink<Event>>(self, state: &mut State, price: Price, mix: Mix, sink: &mut S) {
        let seat = state.turn.seat;
        state.pay(seat, mix);
        match price {
            Price::Vent => {
                emit!(sink, "VQ-CAL-VENT", Event::Paid { seat, mix, price });
                state.turn.vent = false;
            }
            Price::Item(Item::Island) => {
                emit!(sink, "VQ-ISL-1", Event::Paid { seat, mix, price });
                emit!(sink, "VQ-ISL-1", Event::IslandBegins { seat, free: false });
                state.pop();
                return new_island::begin(state, sink);
            }
            _ => emit!(sink, "VQ-BUY-1", Event::Paid { seat, mix, price }),
        }
        state.replace(Frame::Purchase(Purchase { paid: true, ..self }));
    }
}

fn legal_place(rules: &Rules, state: &State, kind: TileKind, moves: &mut Vec<Move>) {
    let turned: [Edges; 6] = std::array::from_fn(|rotation| *rules.tiles.edges(Face::new(kind, rotation as u8)));
    let turned = &turned[..rules.tiles.rotations(kind) as usize];
    let mut sieve = MoveFilter::new(moves);
    for site in sites_in(cover_targets::coverable_sites(rules, state)) {
        let hex = state.land.hex(site);
        let facing = state.land.facing(&rules.tiles, site);
        for (rotation, edges) in turned.iter().enumerate() {
            sieve.offer(Move::Place(hex, rotation as u8), edges.shares_colour(&facing));
        }
    }
}

/// Checks that a mix pays a price out of a purse.
pub(super) fn check_payment(cost: Cost, purse: Mix, mix: Mix, question: Question) -> Result<(), Refusal> {
    if !cost.is_paid_by(mix) {
        return Err(Refusal::WrongPayment { question });
    }
    if purse.contains(mix) { Ok(()) } else { Err(Refusal::TooDear { cost, purse }) }
}

fn check_place(rules: &Rules, state: &State, kind: TileKind, hex: Hex, rotation: u8) -> Result<(), Refusal> {
    if rotation >= rules.tiles.rotations(kind) {
        return Err(Refusal::SameRotation);
    }
    let site = cover_targets::check(rules, state, hex)?;
    let facing = state.land.facing(&rules.tiles, site);
    if matches(rules, &facing, Face::new(kind, rotation)) { Ok(()) } else { Err(Refusal::NoEdgeMatches) }
}
