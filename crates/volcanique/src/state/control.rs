//! Who controls which biome, and what changes control: critters that come and go, tiles that cover and uncover.
//!
//! Biomes are computed by [`Land`](crate::Land); this file keeps them and the counts of critters up to date.

use super::State;
use crate::frame::Detour;
use crate::land::{PARTS, Part, SITES, Site, sites_in};
use crate::player::Critter;
use crate::rules::Rules;
use crate::tile::Face;
use hexgrid::{Dir, Hex};
use tabletop::{Seat, SeatSet, rule};

impl State {
    /// Returns who controls the biome of a part (VQ-DEF-3).
    #[inline]
    pub fn control(&self, part: Part) -> SeatSet {
        let biome = self.land.biome(part);
        if biome == Part::NONE { SeatSet::NONE } else { SeatSet(self.control[biome.index()]) }
    }

    /// Returns whether there is such a part and nobody controls it. Computed without a branch.
    #[inline]
    pub(crate) fn is_free(&self, part: Part) -> bool {
        let biome = self.land.biome(part);
        (biome != Part::NONE) & (self.control[biome.index().min(PARTS - 1)] == 0)
    }

    /// Returns the spaces with a critter, as a set.
    #[inline]
    pub fn inhabited_sites(&self) -> u64 {
        self.inhabited
    }

    /// Returns whether some biome has critters of two players.
    pub(crate) fn is_crowded(&self) -> bool {
        self.crowded
    }

    /// Returns the spaces with a critter of a player, as a set.
    pub fn sites_with_critters(&self, seat: Seat) -> u64 {
        self.player(seat).land().iter().fold(0, |set, critter| set | critter.site().bit())
    }

    /// Returns whether a critter is active: not burrowed, not on frost (VQ-DEF-6).
    #[inline]
    pub fn is_active(&self, critter: Critter) -> bool {
        if critter.is_burrowed() || (self.frost_count != 0 && self.is_frozen(self.land.hex(critter.site()))) {
            rule!("VQ-DEF-6");
            return false;
        }
        true
    }

    /// Lists the active critters of a player in a biome, in order.
    pub fn active_critters(&self, seat: Seat, biome: Part) -> impl Iterator<Item = Critter> + '_ {
        let here = move |critter: &Critter| self.land.biome(critter.part()) == biome;
        self.player(seat).land().iter().copied().filter(here).filter(|&critter| self.is_active(critter))
    }

    /// Recounts who controls what after critters have moved.
    pub(crate) fn recount(&mut self) {
        self.control.fill(0);
        let (mut inhabited, mut crowded) = (0, false);
        for (seat, player) in self.players.iter().enumerate() {
            for critter in player.land() {
                inhabited |= critter.site().bit();
                let biome = self.land.biome(critter.part());
                if biome != Part::NONE {
                    rule!("VQ-DEF-3");
                    let seats = &mut self.control[biome.index()];
                    crowded |= *seats & !(1 << seat) != 0;
                    *seats |= 1 << seat;
                }
            }
        }
        (self.inhabited, self.crowded) = (inhabited, crowded);
    }

    /// Updates control after a critter has come to an uncontrolled part: faster than [`State::recount`].
    pub(crate) fn count_claim(&mut self, seat: Seat, part: Part) {
        rule!("VQ-DEF-3");
        self.inhabited |= part.site().bit();
        self.control[self.land.biome(part).index()] |= 1 << seat.index();
    }

    /// Returns the spaces whose top tile is visible: not under lava or a volcano (VQ-DEF-6).
    fn visible(&self) -> u64 {
        let covered = self.lavas.all().iter().map(|lava| lava.hex).chain(self.volcano).chain(self.super_volcano);
        covered.filter_map(|hex| self.land.site(hex)).fold(self.land.all(), |shown, site| shown & !site.bit())
    }

    /// Computes biomes and control after visible tiles have changed.
    pub(crate) fn refresh(&mut self, rules: &Rules) {
        self.land.relabel(&rules.tiles, self.visible());
        self.recount();
    }

    /// Updates biomes and control where only one space shows another tile than before: faster than [`State::refresh`].
    ///
    /// `old` is what it showed before, soil if it showed no tile.
    pub(crate) fn refresh_at(&mut self, rules: &Rules, site: Site, old: Face) {
        let shown = self.visible();
        if !self.land.relabel_at(&rules.tiles, shown, site, old) {
            self.land.relabel(&rules.tiles, shown);
        }
        self.recount();
    }

    /// Updates biomes and control where no tile has changed, but lava or a volcano came, went or became soil.
    pub(crate) fn refresh_visible(&mut self, rules: &Rules) {
        let shown = self.visible();
        for site in sites_in(shown ^ self.land.visible_sites()) {
            let (now, old) = (self.land.visible_sites() ^ site.bit(), self.land.face(site));
            if !self.land.relabel_at(&rules.tiles, now, site, old) {
                self.land.relabel(&rules.tiles, shown);
                break;
            }
        }
        self.recount();
    }

    /// Puts a first tile where there was ocean.
    pub(crate) fn add_land(&mut self, hex: Hex, face: Face) -> Site {
        let new = self.land.add_site(hex, face);
        self.players.iter_mut().for_each(|player| player.renumber_from(new));
        new
    }

    /// Moves land with everything on it one step. Lava on it rides along, and a Detour stays with its lava.
    pub(crate) fn move_land(&mut self, moved: u64, dir: Dir) {
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
        let numbers: [u8; SITES] = self.land.move_sites(moved, dir);
        self.players.iter_mut().for_each(|player| player.renumber(&numbers));
    }
}
