//! A position of Volcanique: plain data, only what changes. What may happen in it is in `steps/`.
//!
//! Sequences that interrupt each other (a contest inside a flow inside a volcano inside a turn) are a stack of [`Frame`]s;
//! the one on top says what the game waits for.

use crate::biome::{Biome, Mix, Spot};
use crate::card::{CARDS, DECK};
use crate::event::Ending;
pub use crate::frame::*;
use crate::land::{Land, PARTS, Part, SITES, Site, sites_in};
use crate::lava::Lavas;
use crate::player::{Critter, Player};
use crate::power::{Power, Powers, SLOTS};
use crate::rules::Rules;
use crate::tile::{Face, KINDS};
use hexgrid::{Dir, Hex};
use serde::{Deserialize, Serialize};
use tabletop::{ByteArray, Deck, Seat, SeatSet, rule};

/// Resources of each kind in the game (VQ-SET-1).
pub const RESOURCES: u8 = 30;
/// Most frames that can be stacked.
const DEPTH: usize = 8;

/// What the running turn has seen so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct TurnState {
    pub seat: Seat,
    pub mode: Mode,
    pub stage: Stage,
    /// Whether anything was done in it yet.
    pub touched: bool,
    /// Movements and flying movements left.
    pub movements: u8,
    pub flights: u8,
    /// Purchases that count, and how many of them were land on soil.
    pub bought: u8,
    pub soils: u8,
    /// Land purchases left from Second Terrace, and whether one was made; whether Sudden Vent is open.
    pub terraces: u8,
    pub terraced: bool,
    pub vent: bool,
    pub carded: bool,
    pub claimed: bool,
    pub eroded: bool,
    pub swum: bool,
    pub flipped: bool,
    pub offered_land: bool,
    pub offered_hand: bool,
    pub detour: Detour,
}

impl TurnState {
    pub(crate) const fn new(seat: Seat, mode: Mode) -> TurnState {
        TurnState {
            seat,
            mode,
            stage: Stage::Begin,
            touched: false,
            movements: 0,
            flights: 0,
            bought: 0,
            soils: 0,
            terraces: 0,
            terraced: false,
            vent: false,
            carded: false,
            claimed: false,
            eroded: false,
            swum: false,
            flipped: false,
            offered_land: false,
            offered_hand: false,
            detour: Detour::None,
        }
    }
}

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
pub struct Close {
    pub ending: Option<Ending>,
    /// Whose turn, volcano or frost it was.
    pub seat: Seat,
    /// Turns left before the last part: final turns of the others, or normal turns before the super volcano.
    pub turns: u8,
}

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(crate) land: Land,
    /// For each biome, by its first part, who controls it.
    control: ByteArray<PARTS>,
    /// Spaces with a critter.
    inhabited: u64,
    /// Whether some biome has critters of two players.
    crowded: bool,
    pub(crate) players: [Player; 5],
    pub(crate) lavas: Lavas,
    /// Land tiles of each kind, lava tiles and resources in the supply.
    pub(crate) supply: [u8; KINDS],
    pub(crate) lava_supply: u8,
    pub(crate) bank: Mix,
    /// Eroded tiles of each kind, soil last.
    pub(crate) gone: [u8; KINDS + 1],
    pub(crate) deck: Deck<DECK, CARDS>,
    /// Played cards of each kind.
    pub(crate) discard: [u8; CARDS],
    pub(crate) grid: [Power; SLOTS],
    /// Seats in the order of play.
    pub(crate) order: [Seat; 5],
    pub(crate) frosts: [Frost; 5],
    pub(crate) frost_count: u8,
    /// The space under the volcano that is being resolved.
    pub(crate) vent: Option<Hex>,
    /// The space under the super volcano.
    pub(crate) great: Option<Hex>,
    pub(crate) close: Close,
    pub(crate) turn: TurnState,
    pub(crate) round: u8,
    /// Full rounds in a row in which nobody bought.
    pub(crate) dry: u8,
    /// Whether somebody bought in this round.
    pub(crate) fed: bool,
    frames: [Frame; DEPTH],
    depth: u8,
}

impl State {
    /// Nothing anywhere, in this step.
    pub(crate) fn empty(rules: &Rules, frame: Frame) -> State {
        let mut state = State {
            land: Land::default(),
            control: ByteArray::default(),
            inhabited: 0,
            crowded: false,
            players: [Player::NEW; 5],
            lavas: Lavas::default(),
            supply: std::array::from_fn(|kind| rules.tiles.kinds[kind].count),
            lava_supply: rules.tiles.lava,
            bank: Mix([RESOURCES; 3]),
            gone: [0; KINDS + 1],
            deck: Deck::default(),
            discard: [0; CARDS],
            grid: [Power::NONE; SLOTS],
            order: [NOBODY; 5],
            frosts: [Frost::default(); 5],
            frost_count: 0,
            vent: None,
            great: None,
            close: Close { ending: None, seat: NOBODY, turns: 0 },
            turn: TurnState::new(NOBODY, Mode::Normal),
            round: 0,
            dry: 0,
            fed: false,
            frames: [Frame::None; DEPTH],
            depth: 0,
        };
        state.push(frame);
        state
    }

    /// The step the game is in.
    #[inline]
    pub fn frame(&self) -> Frame {
        self.frames[(self.depth as usize).saturating_sub(1) % DEPTH]
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        assert!((self.depth as usize) < DEPTH, "a sequence of the game nests deeper than any rule allows");
        self.frames[self.depth as usize] = frame;
        self.depth += 1;
    }

    pub(crate) fn pop(&mut self) {
        self.depth = self.depth.saturating_sub(1);
        self.frames[self.depth as usize] = Frame::None;
    }

    pub(crate) fn replace(&mut self, frame: Frame) {
        self.frames[(self.depth as usize).saturating_sub(1)] = frame;
    }

    /// All land.
    pub fn land(&self) -> &Land {
        &self.land
    }

    /// A player.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() % 5]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() % 5]
    }

    /// What a player's powers grant.
    #[inline]
    pub fn powers(&self, seat: Seat) -> Powers {
        self.player(seat).powers
    }

    /// All lava.
    pub fn lavas(&self) -> &Lavas {
        &self.lavas
    }

    /// Land tiles of each kind in the supply.
    pub fn supply(&self) -> &[u8; KINDS] {
        &self.supply
    }

    /// Lava tiles in the supply.
    pub fn lava_supply(&self) -> u8 {
        self.lava_supply
    }

    /// Resources in the supply.
    pub fn bank(&self) -> Mix {
        self.bank
    }

    /// The Caldera deck.
    pub fn deck(&self) -> &Deck<DECK, CARDS> {
        &self.deck
    }

    /// Played Caldera cards of each kind.
    pub fn discard(&self) -> &[u8; CARDS] {
        &self.discard
    }

    /// The powers on the grid.
    pub fn grid(&self) -> &[Power; SLOTS] {
        &self.grid
    }

    /// What the running turn has seen so far.
    pub fn turn_state(&self) -> &TurnState {
        &self.turn
    }

    /// How the game is coming to its end.
    pub fn close(&self) -> &Close {
        &self.close
    }

    /// Rounds played to the end.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Where a volcano stands now.
    pub fn vent(&self) -> Option<Hex> {
        self.vent
    }

    /// Where the super volcano stands.
    pub fn great(&self) -> Option<Hex> {
        self.great
    }

    /// Sources of frost.
    pub fn frosts(&self) -> &[Frost] {
        &self.frosts[..self.frost_count as usize]
    }

    /// Whether a space is frozen.
    #[inline]
    pub fn is_frozen(&self, hex: Hex) -> bool {
        self.frosts().iter().any(|frost| frost.hex.distance(hex) <= frost.reach)
    }

    /// The frozen spaces with land, as a set.
    pub(crate) fn frozen(&self) -> u64 {
        if self.frost_count == 0 {
            return 0;
        }
        let frozen = self.land.sites().filter(|&site| self.is_frozen(self.land.hex(site)));
        frozen.fold(0, |set, site| set | site.bit())
    }

    /// The seats in the order of play, beginning with the first.
    pub fn seats(&self, rules: &Rules) -> impl Iterator<Item = Seat> + use<> {
        let (order, count) = (self.order, rules.players as usize);
        (0..count).map(move |place| order[place])
    }

    /// The seats in the order of play, beginning with this one.
    pub fn seats_from(&self, rules: &Rules, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let (order, count) = (self.order, rules.players as usize);
        let start = self.place(first);
        (0..count).map(move |step| order[(start + step) % count])
    }

    /// The seats from the active player on; `place` counts from there.
    pub(crate) fn seat_at(&self, rules: &Rules, place: u8) -> Option<Seat> {
        let count = rules.players;
        (place < count).then(|| self.order[(self.place(self.turn.seat) + place as usize) % count as usize])
    }

    /// The place of a seat in the order of play, from 0.
    pub fn place(&self, seat: Seat) -> usize {
        self.order.iter().position(|&other| other == seat).unwrap_or(0)
    }

    /// The seat after this one.
    pub(crate) fn after(&self, rules: &Rules, seat: Seat) -> Seat {
        self.order[(self.place(seat) + 1) % rules.players as usize]
    }

    /// Who controls the biome of a part (VQ-DEF-3).
    #[inline]
    pub fn control(&self, part: Part) -> SeatSet {
        let biome = self.land.biome(part);
        if biome == Part::NONE { SeatSet::NONE } else { SeatSet(self.control[biome.index()]) }
    }

    /// Whether there is such a part, and nobody controls it; without a branch.
    #[inline]
    pub(crate) fn is_free(&self, part: Part) -> bool {
        let biome = self.land.biome(part);
        (biome != Part::NONE) & (self.control[biome.index().min(PARTS - 1)] == 0)
    }

    /// Spaces with a critter.
    #[inline]
    pub fn inhabited(&self) -> u64 {
        self.inhabited
    }

    /// Whether some biome has critters of two players.
    pub(crate) fn is_crowded(&self) -> bool {
        self.crowded
    }

    /// The spaces with a critter of a player, as a set.
    pub fn homes(&self, seat: Seat) -> u64 {
        self.player(seat).land().iter().fold(0, |set, critter| set | critter.site().bit())
    }

    /// Whether a critter is active: not burrowed, not on frost (VQ-DEF-6).
    #[inline]
    pub fn is_active(&self, critter: Critter) -> bool {
        rule!("VQ-DEF-6");
        !critter.is_burrowed() && (self.frost_count == 0 || !self.is_frozen(self.land.hex(critter.site())))
    }

    /// The active critters of a player in a biome, in order.
    pub fn group(&self, seat: Seat, biome: Part) -> impl Iterator<Item = Critter> + '_ {
        let here = move |critter: &Critter| self.land.biome(critter.part()) == biome;
        self.player(seat).land().iter().copied().filter(here).filter(|&critter| self.is_active(critter))
    }

    /// Whether the ocean at a hex is free of land and lava.
    pub(crate) fn is_open(&self, hex: Hex) -> bool {
        self.land.site(hex).is_none() && !self.lavas.at(hex)
    }

    /// Who swims at a hex.
    pub fn swimmer(&self, hex: Hex) -> Option<Seat> {
        (0..5).map(Seat).find(|&seat| self.player(seat).sea().binary_search(&hex).is_ok())
    }

    /// Recounts who controls what after critters have moved.
    pub(crate) fn recount(&mut self) {
        rule!("VQ-DEF-3");
        self.control.fill(0);
        let (mut inhabited, mut crowded) = (0, false);
        for (seat, player) in self.players.iter().enumerate() {
            for critter in player.land() {
                inhabited |= critter.site().bit();
                let biome = self.land.biome(critter.part());
                if biome != Part::NONE {
                    let seats = &mut self.control[biome.index()];
                    crowded |= *seats & !(1 << seat) != 0;
                    *seats |= 1 << seat;
                }
            }
        }
        (self.inhabited, self.crowded) = (inhabited, crowded);
    }

    /// The same after a critter has come to an uncontrolled part.
    pub(crate) fn count_in(&mut self, seat: Seat, part: Part) {
        rule!("VQ-DEF-3");
        self.inhabited |= part.site().bit();
        self.control[self.land.biome(part).index()] |= 1 << seat.index();
    }

    /// The spaces whose top tile is visible: not under lava or a volcano (VQ-DEF-6).
    fn visible(&self) -> u64 {
        let covered = self.lavas.all().iter().map(|lava| lava.hex).chain(self.vent).chain(self.great);
        covered.filter_map(|hex| self.land.site(hex)).fold(self.land.all(), |shown, site| shown & !site.bit())
    }

    /// Works out biomes and control after visible tiles have changed.
    pub(crate) fn refresh(&mut self, rules: &Rules) {
        self.land.relabel(&rules.tiles, self.visible());
        self.recount();
    }

    /// The same where only one space shows another tile than before: `old`, which is soil if it showed none.
    pub(crate) fn refresh_at(&mut self, rules: &Rules, site: Site, old: Face) {
        let shown = self.visible();
        if !self.land.relabel_at(&rules.tiles, shown, site, old) {
            self.land.relabel(&rules.tiles, shown);
        }
        self.recount();
    }

    /// The same where no tile has changed, but lava or a volcano came, went or became soil.
    pub(crate) fn refresh_shown(&mut self, rules: &Rules) {
        let shown = self.visible();
        for site in sites_in(shown ^ self.land.shown()) {
            let (now, old) = (self.land.shown() ^ site.bit(), self.land.face(site));
            if !self.land.relabel_at(&rules.tiles, now, site, old) {
                self.land.relabel(&rules.tiles, shown);
                break;
            }
        }
        self.recount();
    }

    /// Land where there was ocean.
    pub(crate) fn found(&mut self, hex: Hex, face: Face) -> Site {
        let new = self.land.found(hex, face);
        self.players.iter_mut().for_each(|player| player.make_room(new));
        new
    }

    /// Moves land with everything on it one step; lava on it rides along, and a Detour stays with its lava.
    pub(crate) fn shift(&mut self, moved: u64, dir: Dir) {
        let land = self.land;
        let ride = |hex: &mut Hex| {
            if land.site(*hex).is_some_and(|site| moved & site.bit() != 0) {
                *hex = hex.step(dir, 1);
            }
        };
        self.lavas.each(|lava| ride(&mut lava.hex));
        if let Detour::Lava(hex) = &mut self.turn.detour {
            ride(hex);
        }
        let numbers: [u8; SITES] = self.land.shift(moved, dir);
        self.players.iter_mut().for_each(|player| player.renumber(&numbers));
    }

    /// A critter goes from one part to another.
    pub(crate) fn walk(&mut self, seat: Seat, critter: Critter, to: Part) {
        let player = self.player_mut(seat);
        if player.remove(critter) {
            player.add(critter.on(to));
        }
    }

    /// A critter with all its pieces goes back to hand.
    pub(crate) fn send_home(&mut self, seat: Seat, critter: Critter) {
        let player = self.player_mut(seat);
        if player.remove(critter) {
            player.hand += critter.pieces();
        }
    }

    /// A Colossal loses a piece and is a single critter again.
    pub(crate) fn wound(&mut self, seat: Seat, critter: Critter) {
        let player = self.player_mut(seat);
        if critter.is_colossal() && player.remove(critter) {
            player.hand += 1;
            player.add(Critter::single(critter.part()));
        }
    }

    /// The spot of a critter.
    pub fn spot(&self, critter: Critter) -> Spot {
        self.land.spot(critter.part())
    }

    /// Resources go to the supply.
    pub(crate) fn give(&mut self, seat: Seat, mix: Mix) {
        let player = self.player_mut(seat);
        player.resources = player.resources.minus(mix);
        self.bank = self.bank.plus(mix);
    }

    /// Resources come from the supply, which has them.
    pub(crate) fn take(&mut self, seat: Seat, mix: Mix) {
        self.bank = self.bank.minus(mix);
        let player = self.player_mut(seat);
        player.resources = player.resources.plus(mix);
    }

    /// The first spot of a biome in the order of `(q, r)`, then D, M, L (VQ-CON-2).
    pub(crate) fn first_spot(&self, biome: Part) -> (i8, i8, Biome) {
        let all = self.land.members(biome).map(|part| self.land.hex(part.site()));
        let first = all.map(|hex| (hex.q, hex.r)).min().unwrap_or((0, 0));
        (first.0, first.1, biome.biome())
    }
}
