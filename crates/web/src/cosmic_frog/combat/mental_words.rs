//! Mental combat in words: nobody moves, and the items that the loser purges fly one by one.

use super::super::pieces::tile_name;
use super::combat_view::CombatView;
use super::combat_words::CombatWords;
use crate::text::{key, t, tf};
use cosmic_frog::{PurgePreview, PurgedItemFate, Tile};
use tabletop::Seat;
use wording::Text;

impl CombatWords {
    /// Returns what a combat won by this much does; 0 is an attack that fails.
    pub fn outcome_of(self, combat_view: &CombatView, margin: u8) -> Option<String> {
        let rules = self.rules();
        if !combat_view.is_mental() {
            return combat_view.landing(&rules, margin).map(|landing| self.landing(combat_view, landing));
        }
        if margin > 0 {
            return combat_view.purging(&rules, margin).map(|purging| self.purging(combat_view, &purging));
        }
        let defender = combat_view.combat.defender();
        let backlash = combat_view.seen.powers(&rules, defender).backlash;
        Some(match backlash {
            true => self.say(key::PAGE_MUCK_BACKLASH, combat_view.combat.attacker(), &[]),
            false => t(key::PAGE_MUCK_NOTHING),
        })
    }

    /// Returns the same in few words, where much is purged: only what.
    pub fn outcome_in_brief(self, combat_view: &CombatView, margin: u8) -> Option<String> {
        let purging =
            Some(margin).filter(|&margin| margin > 0).and_then(|margin| combat_view.purging(&self.rules(), margin));
        match purging {
            Some(PurgePreview { seat, count, items }) if items.len() > 2 && items.len() == usize::from(count) => {
                let names: Vec<Text> = items.iter().map(|(tile, _)| tile_name(*tile)).collect();
                Some(self.say(key::PAGE_MUCK_PURGES, seat, &[("items", &crate::text::list(&names))]))
            }
            _ => self.outcome_of(combat_view, margin),
        }
    }

    /// Returns what a frog purges, item by item.
    fn purging(self, combat_view: &CombatView, purging: &PurgePreview) -> String {
        let PurgePreview { seat, count, ref items } = *purging;
        if count == 0 {
            return self.say(key::PAGE_MUCK_PURGES_NONE, seat, &[]);
        }
        if items.len() < usize::from(count) {
            return self.say(key::PAGE_MUCK_PURGES_CHOSEN, seat, &[("count", &count)]);
        }
        let items: Vec<String> = items.iter().map(|&(tile, fall)| self.item(combat_view, tile, fall)).collect();
        self.say(key::PAGE_MUCK_PURGES, seat, &[("items", &crate::text::list(&items))])
    }

    fn item(self, combat_view: &CombatView, tile: Tile, fall: PurgedItemFate) -> String {
        let name = tile_name(tile);
        let gullet = |seat: Seat| self.say(key::PAGE_MUCK_ITEM_GULLET, seat, &[("tile", &name)]);
        match fall {
            PurgedItemFate::Hex(cell) => match combat_view.seen.top(cell) {
                Some(under) => tf(key::PAGE_MUCK_ITEM_HEX, &[("tile", &name), ("under", &tile_name(under))]),
                None => tf(key::PAGE_MUCK_ITEM_NEW, &[("tile", &name)]),
            },
            PurgedItemFate::Crater(_) => tf(key::PAGE_MUCK_ITEM_CRATER, &[("tile", &name)]),
            PurgedItemFate::Dimension(number) => {
                tf(key::PAGE_MUCK_ITEM_DIMENSION, &[("tile", &name), ("number", &number)])
            }
            PurgedItemFate::Gullet(seat) => gullet(seat),
            PurgedItemFate::Lost => tf(key::PAGE_MUCK_ITEM_LOST, &[("tile", &name)]),
        }
    }
}
