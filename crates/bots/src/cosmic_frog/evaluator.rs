//! `Evaluator`: what tiles, hexes, Ω and ability cards are worth to one frog, in points.

use super::total_odds::TotalOdds;
use cosmic_frog::{Ability, CheapExtra, Die, Land, Move, Place, Powers, RollPurpose, Rules, Stack, State, Tile, score};
use hexgrid::{Cell, CellSet};
use std::cell;
use std::ops::Deref;
use tabletop::{Game, Seat};

/// The value of 1 Ω: three extra actions cost one RECOVER.
pub(super) const OMEGA: f64 = 0.3;
/// The value of being next to a tile, as a part of the value of having it.
pub(super) const NEAR: f64 = 0.55;
/// The value of one point of quality of a card.
const CARD: f64 = 0.6;
/// The probability that a face-down card of another frog gives it a better die.
const SURPRISE: f64 = 0.4;

/// The values of the tiles of a Gullet from the top down.
#[derive(Clone, Copy, Default)]
pub(super) struct Load {
    worth: [f64; 4],
    count: usize,
}

impl Load {
    /// Sorts the tiles, the best on top.
    pub(super) fn best_first(mut self) -> Load {
        self.worth[..self.count].sort_unstable_by(|a, b| b.total_cmp(a));
        self
    }
}

impl Deref for Load {
    type Target = [f64];

    fn deref(&self) -> &[f64] {
        &self.worth[..self.count]
    }
}

/// A position with what its parts are worth to one frog, computed when they are first needed.
pub(super) struct Evaluator<'a> {
    pub(super) rules: &'a Rules,
    pub(super) state: &'a State,
    pub(super) me: Seat,
    /// Whether storing is valued by an estimate instead of by exact scoring. Look-ahead does this, because it is faster.
    pub(super) quick: bool,
    /// The value of the best answer so far. For an answer that cannot reach it, the price is not computed.
    pub(super) bar: cell::Cell<f64>,
    /// The value of each kind of Land.
    lands: [f64; 8],
    /// Hexes with a frog.
    occupied: CellSet,
    /// The value of the Land on each hex; NaN until it is needed.
    hexes: [cell::Cell<f64>; 256],
    /// The highest value of a hex; NaN until it is needed.
    richest: cell::Cell<f64>,
}

impl<'a> Evaluator<'a> {
    pub(super) fn new(rules: &'a Rules, state: &'a State, me: Seat, quick: bool) -> Evaluator<'a> {
        let mut occupied = CellSet::EMPTY;
        for seat in rules.seats() {
            if let Place::Shard(cell) = state.frog(seat).place {
                occupied.insert(cell);
            }
        }
        Evaluator {
            rules,
            state,
            me,
            quick,
            bar: cell::Cell::new(f64::NEG_INFINITY),
            lands: lands(rules, state, me),
            occupied,
            hexes: [const { cell::Cell::new(f64::NAN) }; 256],
            richest: cell::Cell::new(f64::NAN),
        }
    }

    /// Returns the value of a Land in the Gullet.
    pub(super) fn land(&self, land: Land) -> f64 {
        self.lands[usize::from(land.index())]
    }

    /// Returns whether a frog stands on a hex.
    fn is_taken(&self, cell: Cell) -> bool {
        self.occupied.contains(cell)
    }

    /// Returns the value of any tile in the Gullet; a Barren only fills a slot.
    pub(super) fn tile(&self, tile: Tile) -> f64 {
        match (tile.as_land(), tile.as_muck()) {
            (Some(land), _) => self.land(land),
            (None, Some(muck)) => self.muck(muck),
            _ => -0.5,
        }
    }

    /// Returns the values of the tiles of a Gullet.
    pub(super) fn carried(&self, seat: Seat) -> Load {
        let mut load = Load::default();
        for tile in self.state.tiles().gullet(seat.index()).rev() {
            load.worth[load.count] = self.tile(tile);
            load.count += 1;
        }
        load
    }

    /// Returns how many Land tiles the frog carries.
    pub(super) fn load(&self) -> usize {
        self.state.tiles().gullet(self.me.index()).filter(|tile| tile.is_land()).count()
    }

    /// Returns the value of one more tile in the Gullet. A full Gullet loses the tile at its bottom.
    pub(super) fn gain(&self, worth: f64) -> f64 {
        if self.state.gullet_room(self.me) > 0 {
            return worth;
        }
        worth - self.state.tiles().gullet(self.me.index()).next().map_or(0.0, |tile| self.tile(tile))
    }

    /// Returns the value of the Land on a hex; each lower tile counts half of the one above.
    pub(super) fn hex(&self, cell: Cell) -> f64 {
        let known = self.hexes[cell.index()].get();
        if !known.is_nan() {
            return known;
        }
        let mut worth = 0.0;
        let mut share = 1.0;
        for land in self.state.stack(cell).map_while(Tile::as_land) {
            worth += share * self.land(land);
            share *= 0.5;
        }
        self.hexes[cell.index()].set(worth);
        worth
    }

    /// Returns the value of the best free hex that can be reached from a hex without paying.
    pub(super) fn outlook(&self, from: Cell, room: u8) -> f64 {
        let mut best: f64 = 0.0;
        for dir in 0..6 {
            let mut cell = from;
            for _ in 0..room {
                cell = self.rules.around(cell)[dir];
                if !cell.is_on() {
                    break;
                }
                if !self.is_taken(cell) {
                    best = best.max(self.hex(cell));
                }
            }
        }
        best
    }

    /// Returns `base` plus a share of [`Evaluator::outlook`]. If the sum cannot reach [`Evaluator::bar`], an upper limit is
    /// returned instead, because computing the outlook takes long.
    pub(super) fn with_outlook(&self, base: f64, share: f64, from: Cell) -> f64 {
        let highest = base + share * self.richest();
        if highest < self.bar.get() {
            highest
        } else {
            base + share * self.outlook(from, self.state.gullet_room(self.me))
        }
    }

    fn richest(&self) -> f64 {
        if self.richest.get().is_nan() {
            let worth = self.state.terrain_hexes().iter().map(|cell| self.hex(cell)).fold(0.0, f64::max);
            self.richest.set(worth);
        }
        self.richest.get()
    }

    /// Returns the value of the best free hex at the edge of the Shard.
    pub(super) fn shore(&self) -> f64 {
        let free = self.state.edge_hexes().without(&self.occupied).iter();
        free.map(|cell| self.hex(cell)).fold(0.0, f64::max)
    }

    /// Returns how many tiles the frog carries before it returns to store them. Near the end of the game it returns earlier.
    pub(super) fn full_load(&self) -> usize {
        if self.state.integrity_track() >= 4 { 2 } else { 3 }
    }

    /// Returns the hex that the frog stands on.
    pub(super) fn here(&self) -> Option<Cell> {
        match self.state.frog(self.me).place {
            Place::Shard(cell) => Some(cell),
            _ => None,
        }
    }

    pub(super) fn price(&self, mv: Move) -> f64 {
        OMEGA * f64::from(self.rules.price(self.state, mv))
    }

    /// Returns a value less the price of the answer. Below [`Evaluator::bar`] the price is left out, because computing it
    /// takes longest.
    pub(super) fn net(&self, worth: f64, mv: Move) -> f64 {
        if worth < self.bar.get() { worth } else { worth - self.price(mv) }
    }

    /// Returns the die that the frog rolls if it turns its card up in time.
    pub(super) fn own_die(&self, fight: RollPurpose) -> Die {
        let frog = self.state.frog(self.me);
        if frog.up || frog.may_reveal() { self.rules.abilities().powers(frog.card).die(fight) } else { Die::White }
    }

    /// Returns the die that the frog rolls against `other`, whose colour a power may copy.
    pub(super) fn die_against(&self, fight: RollPurpose, other: Seat) -> Die {
        let frog = self.state.frog(self.me);
        let own = self.own_die(fight);
        let copies = (frog.up || frog.may_reveal()) && self.rules.abilities().powers(frog.card).copy_die;
        if copies { own.max(self.state.powers(self.rules, other).die(fight)) } else { own }
    }

    /// Returns whether a frog shares the Vault of this one.
    pub(super) fn is_own(&self, seat: Seat) -> bool {
        self.rules.vault(seat) == self.rules.vault(self.me)
    }

    /// Returns the odds of what another frog rolls, which may turn up a face-down card first.
    pub(super) fn their_odds(&self, seat: Seat, fight: RollPurpose, two: bool, boost: u8) -> TotalOdds {
        let frog = self.state.frog(seat);
        let combat = self.state.combat();
        let declared = combat.attacker() == self.me && combat.defender() == seat;
        let defends = combat.defender() == self.me && combat.attacker() == seat;
        let attacks = !declared && !defends;
        let held_down = frog.voided || (attacks && self.state.powers(self.rules, self.me).void_attack);
        if held_down {
            return TotalOdds::new(self.rules, Die::White, 1 + u8::from(two), boost);
        }
        // In look-ahead every card has an identity, so `is_known` alone does not mean that this frog has seen it.
        let seen = frog.card.is_known() && frog.knowers.is_known_to(self.rules.seats_of_player(self.me));
        let known = if frog.up || seen { Some(frog.card) } else { None };
        if let Some(card) = known {
            return TotalOdds::new(
                self.rules,
                self.rules.abilities().powers(card).die(fight),
                1 + u8::from(two),
                boost,
            );
        }
        let plain = TotalOdds::new(self.rules, Die::White, 1 + u8::from(two), boost);
        if frog.may_reveal() {
            plain.mixed_with(TotalOdds::new(self.rules, Die::Yellow, 1 + u8::from(two), boost), SURPRISE)
        } else {
            plain
        }
    }

    /// Rates an ability card.
    pub(super) fn card(&self, card: Ability) -> f64 {
        let powers = self.rules.abilities().powers(card);
        let [shard, aether, raid] = powers.dice.map(|die| f64::from(die.lowest()));
        let regain: u8 = powers.win_regain.iter().sum();
        shard + 1.2 * aether + 0.7 * raid + extras(powers) + 0.3 * f64::from(regain)
    }

    /// Values the answers to Aether Flux, with the mean rating of the unseen cards.
    pub(super) fn flux(&self, mv: Move) -> f64 {
        let own = self.card(self.state.frog(self.me).card);
        let pool = self.state.abilities().pool();
        let total: f64 = pool.iter().map(|&count| f64::from(count)).sum();
        let average = |worth: &dyn Fn(f64) -> f64| {
            let cards =
                pool.iter().enumerate().map(|(card, &count)| f64::from(count) * worth(self.card(Ability(card as u8))));
            if total > 0.0 { cards.sum::<f64>() / total } else { own }
        };
        match mv {
            Move::Mutate => CARD * average(&|card| card),
            Move::Resist => CARD * own - OMEGA,
            Move::Select => CARD * average(&|card| card.max(own)) - 2.0 * OMEGA,
            _ => f64::NEG_INFINITY,
        }
    }

    /// Returns the exposed tile of a Vault slot, counted from 0.
    pub(super) fn vault_top(&self, owner: Seat, slot: u8) -> Option<Tile> {
        self.state.tiles().top(Stack::Vault(self.rules.vault(owner), slot))
    }
}

/// Returns the value of each kind of Land to a frog, given the domains and lines that it has already.
fn lands(rules: &Rules, state: &State, me: Seat) -> [f64; 8] {
    let (mut domains, mut exposed) = (0u8, 0u8);
    let (tiles, vault) = (state.tiles(), rules.vault(me));
    for slot in 0..score::SLOTS as u8 {
        let mut stack = tiles.stack(Stack::Vault(vault, slot)).filter_map(Tile::as_land);
        if let Some(land) = stack.next() {
            exposed |= 1 << land.index();
            domains |= 1 << land.domain();
        }
        stack.for_each(|land| domains |= 1 << land.domain());
    }
    tiles.gullet(me.index()).filter_map(Tile::as_land).for_each(|land| domains |= 1 << land.domain());
    Land::ALL.map(|land| {
        let base = if land.is_high() { 3.0 } else { 1.6 };
        let new_domain = if domains >> land.domain() & 1 == 0 { 1.5 } else { 0.0 };
        let in_line = if exposed >> land.index() & 1 == 1 { 0.8 } else { 0.0 };
        base + new_domain + in_line
    })
}

/// Returns the value of the powers of a card besides its dice.
fn extras(powers: &Powers) -> f64 {
    let all = [
        (powers.reroll_combat, 0.5),
        (powers.reroll_raid, 0.3),
        (powers.harvest_adjacent, 1.0),
        (powers.choose_plunder, 0.2),
        (powers.step, 0.8),
        (powers.stash, 1.4),
        (powers.toll > 0, 1.0),
        (powers.cheap_extra == CheapExtra::HarvestRaid, 1.0),
        (powers.cheap_extra == CheapExtra::Repeat, 0.7),
        (powers.guard > 0, 0.2),
        (powers.stomp, 0.2),
        (powers.bend_knockback, 0.4),
        (powers.press_knockback, 0.2),
        (powers.possess, 0.3),
        (powers.smash, 0.3),
        (powers.copy_die, 0.8),
        (powers.flux_regain, 0.2),
        (powers.swap, 0.2),
        (powers.overpower < Powers::PLAIN.overpower, 0.6),
        (powers.eat > 0, 0.4),
        (powers.shard_regain > 0, 0.8),
        (powers.tunnel, 0.6),
        (powers.defer, 0.1),
        (powers.drain > 0, 1.4),
        (powers.void_attack, 0.7),
        (powers.void_defence, 0.3),
        (powers.brain > Die::White, 0.4),
        (powers.feast, 0.8),
        (powers.dredge, 0.8),
        (powers.tether > 0, 0.8),
        (powers.shift_purge, 0.2),
        (powers.backlash, 0.4),
        (powers.meddle, 0.7),
        (powers.late_boost, 0.4),
        (powers.choose_purge, 0.3),
    ];
    all.into_iter().filter(|(on, _)| *on).map(|(_, worth)| worth).sum()
}
