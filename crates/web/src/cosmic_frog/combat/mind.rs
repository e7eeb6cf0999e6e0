//! Mental combat in words: nobody moves, and what the loser purges flies item by item.

use super::super::pieces::tile_name;
use super::scene::Scene;
use super::voice::Voice;
use crate::text::{t, tf, words};
use cosmic_frog::{Fall, Purging, Tile};
use tabletop::Seat;

impl Voice {
    /// What a combat won by so much does; 0 is an attack that fails.
    pub fn outcome_of(self, scene: &Scene, margin: u8) -> Option<String> {
        let rules = self.rules();
        if !scene.is_mental() {
            return scene.landing(&rules, margin).map(|landing| self.landing(scene, landing));
        }
        if margin > 0 {
            return scene.purging(&rules, margin).map(|purging| self.purging(scene, &purging));
        }
        let defender = scene.combat.defender();
        let backlash = scene.seen.powers(&rules, defender).backlash;
        Some(match backlash {
            true => self.say("page.muck.backlash", scene.combat.attacker(), &[]),
            false => t("page.muck.nothing"),
        })
    }

    /// The same in few words, where much is purged: only what.
    pub fn outcome_in_brief(self, scene: &Scene, margin: u8) -> Option<String> {
        let purging = Some(margin).filter(|&margin| margin > 0).and_then(|margin| scene.purging(&self.rules(), margin));
        match purging {
            Some(Purging { seat, count, items }) if items.len() > 2 && items.len() == usize::from(count) => {
                let names: Vec<String> = items.iter().map(|(tile, _)| tile_name(*tile)).collect();
                Some(self.say("page.muck.purges", seat, &[("items", &words().list(&names))]))
            }
            _ => self.outcome_of(scene, margin),
        }
    }

    /// What a frog purges, item by item.
    fn purging(self, scene: &Scene, purging: &Purging) -> String {
        let Purging { seat, count, ref items } = *purging;
        if count == 0 {
            return self.say("page.muck.purges.none", seat, &[]);
        }
        if items.len() < usize::from(count) {
            return self.say("page.muck.purges.chosen", seat, &[("count", &count)]);
        }
        let items: Vec<String> = items.iter().map(|&(tile, fall)| self.item(scene, tile, fall)).collect();
        self.say("page.muck.purges", seat, &[("items", &words().list(&items))])
    }

    fn item(self, scene: &Scene, tile: Tile, fall: Fall) -> String {
        let name = tile_name(tile);
        let gullet = |seat: Seat| self.say("page.muck.item.gullet", seat, &[("tile", &name)]);
        match fall {
            Fall::Hex(cell) => match scene.seen.top(cell) {
                Some(under) => tf("page.muck.item.hex", &[("tile", &name), ("under", &tile_name(under))]),
                None => tf("page.muck.item.new", &[("tile", &name)]),
            },
            Fall::Crater(_) => tf("page.muck.item.crater", &[("tile", &name)]),
            Fall::Dimension(number) => tf("page.muck.item.dimension", &[("tile", &name), ("number", &number)]),
            Fall::Gullet(seat) => gullet(seat),
            Fall::Lost => tf("page.muck.item.lost", &[("tile", &name)]),
        }
    }
}
