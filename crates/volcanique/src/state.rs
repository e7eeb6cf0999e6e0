//! A position of Volcanique: plain data, only what changes. The rules for moves are in `steps/`.
//!
//! Sequences that interrupt each other (a contest inside a flow inside a volcano inside a turn) are a stack of [`Frame`]s;
//! the one on top says what the game waits for. Biomes and control are in `state/control.rs`.

mod control;

use crate::biome::{Biome, Mix, Spot};
use crate::card::{CARDS, DECK};
use crate::event::Ending;
use crate::frame::{Frame, NOBODY, TurnMode};
use crate::frame_stack::FrameStack;
use crate::land::{Land, PARTS, Part};
use crate::lava::LavaList;
use crate::player::{Critter, Player};
use crate::power::{Power, Powers, SLOTS};
use crate::rules::Rules;
use crate::tile::KINDS;
pub use crate::turn_state::TurnState;
use hexgrid::Hex;
use serde::{Deserialize, Serialize};
use tabletop::{ByteArray, Deck, Seat, rule};

/// Resources of each kind in the game (VQ-SET-1).
pub const RESOURCES: u8 = 30;

/// A source of frost: everything up to `reach` spaces away is frozen (VQ-WINTER).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Frost {
    pub hex: Hex,
    pub reach: u8,
    /// It began this turn and does not spread yet.
    pub fresh: bool,
}

/// How the game is coming to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Closing {
    pub ending: Option<Ending>,
    /// Whose turn, volcano or frost it was.
    pub seat: Seat,
    /// Turns left before the last part: final turns of the others, or normal turns before the super volcano.
    pub turns: u8,
}

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    #[serde(with = "crate::land::serialized")]
    pub(crate) land: Land,
    /// For each biome, by its first part, who controls it.
    control: ByteArray<PARTS>,
    /// Spaces with a critter.
    #[serde(with = "crate::site_set")]
    inhabited: u64,
    /// Whether some biome has critters of two players.
    crowded: bool,
    pub(crate) players: [Player; 5],
    pub(crate) lavas: LavaList,
    /// Land tiles of each kind, lava tiles and resources in the supply.
    pub(crate) supply: [u8; KINDS],
    pub(crate) lava_supply: u8,
    pub(crate) bank: Mix,
    /// Tiles of each kind that left the game by erosion, soil last.
    pub(crate) eroded: [u8; KINDS + 1],
    pub(crate) deck: Deck<DECK, CARDS>,
    /// Played cards of each kind.
    pub(crate) discard: [u8; CARDS],
    pub(crate) grid: [Power; SLOTS],
    /// Seats in the order of play.
    pub(crate) order: [Seat; 5],
    pub(crate) frosts: [Frost; 5],
    pub(crate) frost_count: u8,
    /// The space under the volcano that is being resolved.
    pub(crate) volcano: Option<Hex>,
    /// The space under the super volcano.
    pub(crate) super_volcano: Option<Hex>,
    pub(crate) closing: Closing,
    pub(crate) turn: TurnState,
    pub(crate) round: u8,
    /// Full rounds in a row in which nobody bought.
    pub(crate) rounds_without_purchase: u8,
    /// Whether somebody bought in this round.
    pub(crate) bought_this_round: bool,
    frames: FrameStack,
}

impl State {
    /// Makes a position in this step with all critters in hand and nothing in the supply.
    pub(crate) fn empty(frame: Frame) -> State {
        State {
            land: Land::default(),
            control: ByteArray::default(),
            inhabited: 0,
            crowded: false,
            players: [Player::NEW; 5],
            lavas: LavaList::default(),
            supply: [0; KINDS],
            lava_supply: 0,
            bank: Mix::NONE,
            eroded: [0; KINDS + 1],
            deck: Deck::default(),
            discard: [0; CARDS],
            grid: [Power::NONE; SLOTS],
            order: [NOBODY; 5],
            frosts: [Frost::default(); 5],
            frost_count: 0,
            volcano: None,
            super_volcano: None,
            closing: Closing { ending: None, seat: NOBODY, turns: 0 },
            turn: TurnState::new(NOBODY, TurnMode::Normal),
            round: 0,
            rounds_without_purchase: 0,
            bought_this_round: false,
            frames: FrameStack::new(frame),
        }
    }

    /// Puts everything into the supply that a new game has there.
    pub(crate) fn fill_supply(&mut self, rules: &Rules) {
        rule!("VQ-SET-1");
        self.bank = Mix([RESOURCES; 3]);
        rule!("VQ-SET-2");
        self.supply = std::array::from_fn(|kind| rules.tiles.kinds[kind].count);
        rule!("VQ-SET-3");
        self.lava_supply = rules.tiles.lava;
    }

    /// Returns the step the game is in.
    #[inline]
    pub fn frame(&self) -> Frame {
        self.frames.top()
    }

    /// Interrupts the step on top by another one.
    pub(crate) fn push(&mut self, frame: Frame) {
        self.frames.push(frame);
    }

    /// Ends the step on top.
    pub(crate) fn pop(&mut self) {
        self.frames.pop();
    }

    /// Replaces the step on top.
    pub(crate) fn replace(&mut self, frame: Frame) {
        self.frames.replace(frame);
    }

    /// Returns all land.
    pub fn land(&self) -> &Land {
        &self.land
    }

    /// Returns a player.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() % 5]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() % 5]
    }

    /// Returns what a player's powers grant.
    #[inline]
    pub fn powers(&self, seat: Seat) -> Powers {
        self.player(seat).powers
    }

    /// Returns all lava.
    pub fn lavas(&self) -> &LavaList {
        &self.lavas
    }

    /// Returns how many land tiles of each kind are in the supply.
    pub fn supply(&self) -> &[u8; KINDS] {
        &self.supply
    }

    /// Returns how many lava tiles are in the supply.
    pub fn lava_supply(&self) -> u8 {
        self.lava_supply
    }

    /// Returns the resources in the supply.
    pub fn bank(&self) -> Mix {
        self.bank
    }

    /// Returns the Caldera deck.
    pub fn deck(&self) -> &Deck<DECK, CARDS> {
        &self.deck
    }

    /// Returns how many Caldera cards of each kind were played.
    pub fn discard(&self) -> &[u8; CARDS] {
        &self.discard
    }

    /// Returns the powers on the grid.
    pub fn grid(&self) -> &[Power; SLOTS] {
        &self.grid
    }

    /// Returns what has happened in the running turn so far.
    pub fn turn_state(&self) -> &TurnState {
        &self.turn
    }

    /// Returns how the game is coming to its end.
    pub fn closing(&self) -> &Closing {
        &self.closing
    }

    /// Returns how many rounds are complete.
    pub fn completed_rounds(&self) -> u8 {
        self.round
    }

    /// Returns where the volcano that is being resolved stands.
    pub fn volcano(&self) -> Option<Hex> {
        self.volcano
    }

    /// Returns where the super volcano stands.
    pub fn super_volcano(&self) -> Option<Hex> {
        self.super_volcano
    }

    /// Returns the sources of frost.
    pub fn frosts(&self) -> &[Frost] {
        &self.frosts[..self.frost_count as usize]
    }

    /// Returns whether a space is frozen.
    #[inline]
    pub fn is_frozen(&self, hex: Hex) -> bool {
        self.frosts().iter().any(|frost| frost.hex.distance(hex) <= frost.reach)
    }

    /// Returns the frozen spaces with land, as a set.
    pub(crate) fn frozen_sites(&self) -> u64 {
        if self.frost_count == 0 {
            return 0;
        }
        let frozen = self.land.sites().filter(|&site| self.is_frozen(self.land.hex(site)));
        frozen.fold(0, |set, site| set | site.bit())
    }

    /// Lists the seats in the order of play, beginning with the first.
    pub fn seats(&self, rules: &Rules) -> impl Iterator<Item = Seat> + use<> {
        let (order, count) = (self.order, rules.players as usize);
        (0..count).map(move |place| order[place])
    }

    /// Lists the seats in the order of play, beginning with this one.
    pub fn seats_from(&self, rules: &Rules, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let (order, count) = (self.order, rules.players as usize);
        let start = self.turn_order_place(first);
        (0..count).map(move |step| order[(start + step) % count])
    }

    /// Returns the seat at a place counted from the active player, or `None` after the last.
    pub(crate) fn seat_at(&self, rules: &Rules, place: u8) -> Option<Seat> {
        let count = rules.players;
        (place < count).then(|| self.order[(self.turn_order_place(self.turn.seat) + place as usize) % count as usize])
    }

    /// Returns the place of a seat in the order of play, from 0.
    pub fn turn_order_place(&self, seat: Seat) -> usize {
        self.order.iter().position(|&other| other == seat).unwrap_or(0)
    }

    /// Returns the seat after this one.
    pub(crate) fn next_seat(&self, rules: &Rules, seat: Seat) -> Seat {
        self.order[(self.turn_order_place(seat) + 1) % rules.players as usize]
    }

    /// Returns whether a hex is ocean without lava.
    pub(crate) fn is_open(&self, hex: Hex) -> bool {
        self.land.site(hex).is_none() && !self.lavas.is_at(hex)
    }

    /// Returns who swims at a hex.
    pub fn swimmer(&self, hex: Hex) -> Option<Seat> {
        (0..5).map(Seat).find(|&seat| self.player(seat).sea().binary_search(&hex).is_ok())
    }

    /// Returns a lava tile to the supply, by its number.
    pub(crate) fn return_lava(&mut self, number: u8) {
        rule!("VQ-SET-7");
        self.lavas.remove(number);
        self.lava_supply += 1;
    }

    /// Moves a critter from one part to another.
    pub(crate) fn walk(&mut self, seat: Seat, critter: Critter, to: Part) {
        let player = self.player_mut(seat);
        if player.remove(critter) {
            player.add(critter.on(to));
        }
    }

    /// Takes a critter with all its pieces back to hand.
    pub(crate) fn send_home(&mut self, seat: Seat, critter: Critter) {
        let player = self.player_mut(seat);
        if player.remove(critter) {
            player.hand += critter.pieces();
        }
    }

    /// Takes a piece from a Colossal, which is a single critter again.
    pub(crate) fn shrink_colossal(&mut self, seat: Seat, critter: Critter) {
        let player = self.player_mut(seat);
        if critter.is_colossal() && player.remove(critter) {
            player.hand += 1;
            player.add(Critter::single(critter.part()));
        }
    }

    /// Returns the spot of a critter.
    pub fn spot(&self, critter: Critter) -> Spot {
        self.land.spot(critter.part())
    }

    /// Moves resources of a player to the supply.
    pub(crate) fn pay(&mut self, seat: Seat, mix: Mix) {
        let player = self.player_mut(seat);
        player.resources = player.resources.minus(mix);
        self.bank = self.bank.plus(mix);
    }

    /// Moves resources from the supply, which has them, to a player.
    pub(crate) fn receive(&mut self, seat: Seat, mix: Mix) {
        self.bank = self.bank.minus(mix);
        let player = self.player_mut(seat);
        player.resources = player.resources.plus(mix);
    }

    /// Returns the first spot of a biome in the order of `(q, r)`, then D, M, L (VQ-CON-2).
    pub(crate) fn first_spot(&self, biome: Part) -> (i8, i8, Biome) {
        let all = self.land.members(biome).map(|part| self.land.hex(part.site()));
        let first = all.map(|hex| (hex.q, hex.r)).min().unwrap_or((0, 0));
        (first.0, first.1, biome.biome())
    }
}
