//! A position of Cosmic Frog: plain data, only what changes. The rules for moves are in `steps/`.
//!
//! Sequences that interrupt each other (a combat inside an action inside a turn) are a stack of [`Frame`]s; the one on top
//! says what the game waits for.

mod terrain;

pub use crate::combat::{AttackMeans, Combat, NO_DIE};
pub use crate::frame::*;
use crate::frame_stack::{DEPTH, FrameStack};
pub(crate) use crate::frog::once;
pub use crate::frog::{Card, FARTHEST, Frog, HAND, OOMPH, Place};
use crate::muck::MuckState;
use crate::powers::Powers;
use crate::rules::Rules;
use crate::steps::target::TargetStep;
use crate::tile::{Stack, Tile, Tiles};
use hexgrid::{Cell, CellSet};
use serde::{Deserialize, Serialize};
use tabletop::{Deck, Seat, rule};

/// Fractures that end the game.
pub const TRACK: u8 = 6;
/// Most cards of any deck, including its discards and the cards that frogs keep.
pub(crate) const MOST_CARDS: usize = 24;

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(crate) tiles: Tiles,
    /// Hexes with terrain.
    pub(crate) terrain: CellSet,
    /// Hexes with terrain that touch Aether (TGT-4).
    pub(crate) edge: CellSet,
    /// Hexes whose top tile is a Barren.
    pub(crate) bare: CellSet,
    /// Land tiles on the Shard.
    pub(crate) lands: u8,
    /// Land of each type still to be placed.
    pub(crate) supply: [u8; 8],
    pub(crate) frogs: [Frog; 6],
    pub(crate) abilities: Deck<MOST_CARDS, 24>,
    pub(crate) actions: Deck<MOST_CARDS, 8>,
    pub(crate) splinters: Deck<MOST_CARDS, 24>,
    pub(crate) discard: [u8; 8],
    /// Splinter locations in their discard pile, a bit each.
    pub(crate) struck: u32,
    /// Undecided backs under the Shard.
    pub(crate) backs: [u8; 4],
    pub(crate) track: u8,
    /// Whether a Quake or a Vortex was removed and has not acted yet.
    pub(crate) quake: bool,
    pub(crate) vortex: bool,
    /// Undecided backs of Land by type.
    pub(crate) bonuses: [[u8; 3]; 8],
    pub(crate) combat: Combat,
    /// The possessed frog, the frog that possesses it, and how much of the puppet's Ω may still be spent.
    pub(crate) puppet: u8,
    pub(crate) puppeteer: Seat,
    pub(crate) strings: u8,
    /// The kind of the turn's first action.
    pub(crate) first: ActionKind,
    /// The frog whose turn ended last, or whose turn it is.
    pub(crate) last: Seat,
    /// Frogs that returned this turn, in order; a frog can be in the list more than once.
    pub(crate) returned: [u8; 8],
    /// The interrupted steps and the state of Find Muck. The field is last because its encoding depends on that.
    frame_stack: FrameStack,
}

/// No seat in [`State::returned`].
pub(crate) const NOBODY: u8 = u8::MAX;

impl State {
    /// Returns an empty position in the step of this frame.
    pub(crate) fn empty(frame: Frame) -> State {
        let mut state = State {
            tiles: Tiles::default(),
            terrain: CellSet::EMPTY,
            edge: CellSet::EMPTY,
            bare: CellSet::EMPTY,
            lands: 0,
            supply: [0; 8],
            frogs: [Frog::NEW; 6],
            abilities: Deck::default(),
            actions: Deck::default(),
            splinters: Deck::default(),
            discard: [0; 8],
            struck: 0,
            backs: [0; 4],
            track: 0,
            quake: false,
            vortex: false,
            bonuses: [[0; 3]; 8],
            combat: Combat::NONE,
            puppet: NOBODY,
            puppeteer: Seat(0),
            strings: 0,
            first: ActionKind::None,
            last: Seat(0),
            returned: [NOBODY; 8],
            frame_stack: FrameStack::NONE,
        };
        state.push(frame);
        state
    }

    /// Sets the Ω of all RoboFrogs to 0, because they have none.
    pub(crate) fn clear_robo_oomph(&mut self, rules: &Rules) {
        for seat in rules.seats().filter(|&seat| rules.is_robo(seat)) {
            rule!("SOLO-SET-3");
            self.frog_mut(seat).oomph = 0;
        }
    }

    /// Returns the step the game is in.
    #[inline]
    pub fn frame(&self) -> Frame {
        self.frame_stack.frames[(self.frame_stack.depth as usize).saturating_sub(1) % DEPTH]
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        assert!((self.frame_stack.depth as usize) < DEPTH, "a sequence of the game nests deeper than any rule allows");
        self.frame_stack.frames[self.frame_stack.depth as usize] = frame;
        self.frame_stack.depth += 1;
    }

    pub(crate) fn pop(&mut self) {
        self.frame_stack.depth = self.frame_stack.depth.saturating_sub(1);
        self.frame_stack.frames[self.frame_stack.depth as usize] = Frame::None;
    }

    pub(crate) fn replace(&mut self, frame: Frame) {
        self.frame_stack.frames[(self.frame_stack.depth as usize).saturating_sub(1)] = frame;
    }

    /// Returns what the expansion adds.
    #[inline]
    pub(crate) fn muck(&self) -> &MuckState {
        &self.frame_stack.muck
    }

    #[inline]
    pub(crate) fn muck_mut(&mut self) -> &mut MuckState {
        &mut self.frame_stack.muck
    }

    /// Returns whether a Splinter Strike is being carried out: frogs are moved after the last tile.
    pub(crate) fn is_in_strike(&self) -> bool {
        self.frame_stack.frames.iter().any(|frame| matches!(frame, Frame::Strike(_)))
    }

    /// Returns whether the game lies between two turns.
    pub fn is_between_turns(&self) -> bool {
        self.frame() == Frame::DrawCard
    }

    /// Ends the game at once, also in the middle of a step (END-1).
    pub(crate) fn end_game(&mut self) {
        self.frame_stack.frames = [Frame::None; DEPTH];
        self.frame_stack.frames[0] = Frame::Score;
        self.frame_stack.depth = 1;
    }

    /// Returns a frog.
    #[inline]
    pub fn frog(&self, seat: Seat) -> &Frog {
        &self.frogs[seat.index() % 6]
    }

    #[inline]
    pub(crate) fn frog_mut(&mut self, seat: Seat) -> &mut Frog {
        &mut self.frogs[seat.index() % 6]
    }

    /// Returns the frog on a hex.
    pub fn frog_at(&self, cell: Cell) -> Option<Seat> {
        self.frogs.iter().position(|frog| frog.place == Place::Shard(cell)).map(|index| Seat(index as u8))
    }

    /// Returns the hexes with a frog.
    pub(crate) fn occupied_hexes(&self) -> CellSet {
        let mut occupied = CellSet::EMPTY;
        for frog in &self.frogs {
            if let Place::Shard(cell) = frog.place {
                occupied.insert(cell);
            }
        }
        occupied
    }

    /// Returns the exposed tile of a hex.
    #[inline]
    pub fn top(&self, cell: Cell) -> Option<Tile> {
        self.tiles.top(Stack::Hex(cell))
    }

    /// Returns the tiles of a hex from the top down.
    pub fn stack(&self, cell: Cell) -> impl Iterator<Item = Tile> + '_ {
        self.tiles.stack(Stack::Hex(cell))
    }

    /// Returns all tiles.
    pub fn tiles(&self) -> &Tiles {
        &self.tiles
    }

    /// Hexes with terrain.
    pub fn terrain_hexes(&self) -> CellSet {
        self.terrain
    }

    /// Hexes with terrain that touch Aether.
    pub fn edge_hexes(&self) -> CellSet {
        self.edge
    }

    /// Returns the number of fractures on the Integrity Track.
    pub fn integrity_track(&self) -> u8 {
        self.track
    }

    /// Returns the Action Deck.
    pub fn actions(&self) -> &Deck<24, 8> {
        &self.actions
    }

    /// Returns the Ability Deck.
    pub fn abilities(&self) -> &Deck<24, 24> {
        &self.abilities
    }

    /// Returns the Splinter Deck.
    pub fn splinters(&self) -> &Deck<24, 24> {
        &self.splinters
    }

    /// Returns how many cards of a kind lie in the action discard pile.
    pub fn discarded(&self, card: Card) -> u8 {
        self.discard[card.index()]
    }

    /// Returns the combat being fought, or the last one.
    pub fn combat(&self) -> &Combat {
        &self.combat
    }

    /// Returns whether a combat is being fought: from the declaration until the winner has its spoils.
    pub fn is_in_combat(&self) -> bool {
        let declared = |frame: &Frame| matches!(frame, Frame::Target(TargetStep { purpose: Purpose::Attack, .. }));
        self.frame_stack.frames.iter().any(declared)
            || self.combat_stage().is_some_and(|stage| stage != CombatStage::Done)
    }

    /// Returns the stage of the combat being fought, also while it is interrupted; `None` while it is only declared.
    pub fn combat_stage(&self) -> Option<CombatStage> {
        self.frame_stack.frames.iter().rev().find_map(|frame| match frame {
            Frame::Combat(combat) => Some(combat.stage),
            _ => None,
        })
    }

    /// Returns the frog whose turn it is or was last.
    pub fn active_seat(&self) -> Seat {
        self.last
    }

    /// Returns the number of empty slots of a Gullet.
    pub fn gullet_room(&self, seat: Seat) -> u8 {
        rule!("GUL-1");
        (crate::tile::GULLET - self.tiles.gullet_size(seat.index())) as u8
    }

    /// Returns how far a frog leaps without Ω: its empty slots, and one more for a RoboFrog.
    pub fn free_leap_range(&self, rules: &Rules, seat: Seat) -> u8 {
        if rules.is_robo(seat) {
            rule!("SOLO-ACT-1");
            return self.gullet_room(seat) + 1;
        }
        self.gullet_room(seat)
    }

    /// Returns how much Ω can be drained from a frog: 1 from a RoboFrog whose card lies face down.
    pub fn drainable_oomph(&self, rules: &Rules, seat: Seat) -> u8 {
        let frog = self.frog(seat);
        if rules.is_robo(seat) {
            rule!("SOLO-SET-3");
            u8::from(!frog.up && frog.card != crate::Ability::NONE)
        } else {
            frog.oomph
        }
    }

    /// Returns whether any tile is in a Vault.
    pub fn has_stored_tiles(&self, vault: u8) -> bool {
        (0..9).any(|slot| self.tiles.top(Stack::Vault(vault, slot)).is_some())
    }

    /// Returns whether a Vault slot has room (VAU-1).
    pub fn slot_has_room(&self, vault: u8, slot: u8) -> bool {
        rule!("VAU-1");
        self.tiles.height(Stack::Vault(vault, slot)) < 3
    }

    /// Returns the powers of a frog: those of its card face up, else plain (ABI-1).
    #[inline]
    pub fn powers<'a>(&self, rules: &'a Rules, seat: Seat) -> &'a Powers {
        let frog = self.frog(seat);
        if !frog.up {
            return &Powers::PLAIN;
        }
        if rules.is_robo(seat) {
            rule!("SOLO-SET-2");
            return rules.dice_powers(frog.card);
        }
        rules.card_powers(frog.card)
    }

    /// Returns how much Ω this frog may spend on its own actions: none for the rest of a turn in which it recovered (OOM-2).
    pub fn spendable_oomph(&self, seat: Seat) -> u8 {
        let frog = self.frog(seat);
        if frog.recovered {
            rule!("OOM-2");
            0
        } else if self.puppet == seat.0 {
            frog.oomph.min(self.strings)
        } else {
            frog.oomph
        }
    }

    /// Returns whether a frog may turn its card up now; the card of a possessed one is fixed, and a RoboFrog never chooses to.
    pub fn may_reveal(&self, rules: &Rules, seat: Seat) -> bool {
        self.frog(seat).may_reveal() && self.puppet != seat.0 && !rules.is_robo(seat)
    }

    /// Returns whether the rules choose for a frog: a RoboFrog that nobody possesses.
    pub fn is_played_by_rules(&self, rules: &Rules, seat: Seat) -> bool {
        rules.is_robo(seat) && self.puppet != seat.0
    }

    /// Returns who answers for a frog.
    pub fn answering_seat(&self, seat: Seat) -> Seat {
        if self.puppet == seat.0 { self.puppeteer } else { seat }
    }

    /// Returns whether one frog can target another (TGT-1 to TGT-3).
    pub fn can_target(&self, rules: &Rules, seat: Seat, other: Seat) -> bool {
        if seat == other {
            return false;
        }
        match (self.frog(seat).place, self.frog(other).place) {
            (Place::Shard(from), Place::Shard(to)) => rules.mat.direction_to(from, to).is_some(),
            (Place::Aether, Place::Aether) => true,
            (Place::Aether, Place::Shard(cell)) => {
                rule!("TGT-2");
                self.edge.contains(cell)
            }
            _ => {
                rule!("TGT-3");
                false
            }
        }
    }

    /// Returns how much Ω others pay to target this frog while its card lies as it does now.
    pub fn targeting_toll(&self, rules: &Rules, target: Seat) -> u8 {
        self.powers(rules, target).toll
    }
}
