//! What only tests and fuzzing need of Volcanique: every move that can be written. Behind the feature `testing`.

use crate::biome::{Biome, Mix, Spot};
use crate::card::Card;
use crate::census;
use crate::moves::{Cut, Item, Move, Piece};
use crate::player::CRITTERS;
use crate::power::{POWERS, Power, Slot};
use crate::rules::Rules;
use crate::state::State;
use hexgrid::Dir;
use tabletop::Seat;
use testkit::TestedGame;

impl TestedGame for Rules {
    fn universe(&self, moves: &mut Vec<Move>) {
        universe(self, moves);
    }

    fn census(&self, state: &State) -> Result<(), String> {
        census::census(self, state)
    }
}

fn universe(rules: &Rules, moves: &mut Vec<Move>) {
    moves.extend([Move::Done, Move::Divert, Move::Lateral, Move::Bomb, Move::BuyCard, Move::Offer, Move::AimVolcano]);
    moves.extend((0..6).map(|seat| Move::Sit(Seat(seat))));
    moves.extend((0..=7).map(Move::Roll));
    moves.extend((0..=6).map(Move::Rotate));
    moves.extend(Dir::ALL.map(Move::Flow));
    moves.extend(Dir::ALL.map(Move::Drift));
    moves.extend(Slot::all().map(Move::Unlock));
    moves.extend(Card::all().flat_map(|card| [Move::Play(card), Move::Draw(card)]));
    moves.extend([Move::Buy(Item::Volcano), Move::Buy(Item::Island)]);
    for kind in rules.tiles.all() {
        moves.push(Move::Buy(Item::Land(kind)));
        moves.extend((0..=6).map(|rotation| Move::Build(kind, rotation)));
    }
    for power in (0..POWERS as u8).map(Power) {
        moves.extend(Slot::all().map(|slot| Move::Deal(power, slot)));
    }
    for mix in (0..=CRITTERS).flat_map(Mix::all_of) {
        moves.extend([Move::Take(mix), Move::Give(mix)]);
        if mix.total() <= 8 {
            moves.push(Move::Pay(mix));
        }
    }
    for hex in rules.table_hexes() {
        moves.extend((0..=6).map(|rotation| Move::Place(hex, rotation)));
        moves.extend([Move::Erupt(hex), Move::EruptSuper(hex), Move::Freeze(hex), Move::Name(hex), Move::Strike(hex)]);
        moves.extend([Move::Erode(hex), Move::Dive(hex), Move::Swim(hex), Move::Aim(hex), Move::Quench(hex)]);
        moves.extend(Dir::ALL.map(|dir| Move::Converge(hex, dir)));
        moves.extend(Dir::ALL.map(|dir| Move::Slide(hex, dir)));
        for cut in [Cut::Column, Cut::Row, Cut::Diagonal, Cut::Space, Cut::Rest] {
            moves.extend(Dir::ALL.map(|dir| Move::Rift(cut, hex, dir)));
        }
        for spot in Biome::ALL.map(|biome| Spot::new(hex, biome)) {
            for piece in [Piece::Single, Piece::Colossal, Piece::Group] {
                moves.extend([Move::Pick(piece, spot), Move::Lose(piece, spot)]);
            }
            moves.extend([Move::To(spot), Move::Claim(spot), Move::Grow(spot), Move::Ashore(spot)]);
            moves.extend([Move::Sacrifice(spot), Move::Burrow(spot), Move::Emerge(spot)]);
        }
    }
}
