//! Frogs in scenario text: where they are, what they carry, their cards and their Vaults.

use super::read::{FrogText, PositionBuilder};
use crate::ability::Ability;
use crate::muck::chips;
use crate::state::{FARTHEST, OOMPH, Place, once};
use crate::tile::{SLOTS, Stack};
use hexgrid::Hex;
use tabletop::{Seat, SeatSet};

/// Powers that stay used between two turns, until the next card is drawn.
pub(super) const USES: [(&str, u8); 2] = [("look", once::LOOK), ("tether", once::TETHER)];

impl PositionBuilder<'_> {
    pub(super) fn frog(&mut self, name: &str, text: &FrogText) {
        let place = format!("[frog.{name}]");
        let Some(seat) = self.seat(&place, name) else { return };
        self.frog_place(&place, seat, text);
        self.frog_card(&place, seat, text);
        let most = if self.rules.is_robo(seat) { 0 } else { OOMPH };
        let oomph = text.oomph.unwrap_or(most);
        if oomph > most {
            let who = if most == 0 { "RoboFrog" } else { "frog" };
            self.error(format!("{place} oomph = {oomph}: a {who} has at most {most} Ω"));
        }
        let cards = self.rules.action_cards_of(seat);
        if text.deferred > 1 || text.aside.saturating_add(text.deferred) > cards {
            let (aside, deferred) = (text.aside, text.deferred);
            self.error(format!(
                "{place} aside = {aside}, deferred = {deferred}: a frog has {cards} action cards and defers one at most"
            ));
        }
        let frog = self.state.frog_mut(seat);
        frog.oomph = oomph.min(most);
        frog.aside = text.aside.min(cards);
        frog.deferred = text.deferred.min(1);
        self.used(&place, seat, &text.used);
        self.homeward(&place, seat, &text.homeward);
        self.gullet(&place, seat, &text.gullet);
        for (slot, tiles) in &text.vault {
            let place = format!("{place} vault slot {slot}");
            let Some(number) = slot.parse().ok().filter(|slot| (1..=SLOTS as u8).contains(slot)) else {
                self.error(format!("{place}: slots are numbered 1 to 9"));
                continue;
            };
            for tile in self.tiles(&place, tiles) {
                let stack = Stack::Vault(self.rules.vault(seat), number - 1);
                let fits = tile.is_land() && self.state.tiles.height(stack) < 3;
                if !fits || !self.state.tiles.add_tile(stack, tile) {
                    self.error(format!("{place}: a slot holds up to three Land tiles and no Barrens"));
                }
            }
        }
    }

    fn gullet(&mut self, place: &str, seat: Seat, text: &str) {
        for tile in self.tiles(&format!("{place} gullet"), text) {
            if !self.state.tiles.add_tile_to_gullet(seat.index(), tile) {
                return self.error(format!("{place} gullet: it holds four tiles"));
            }
        }
    }

    /// Reads the powers that a frog has used in the turn that has just ended, for example "look".
    fn used(&mut self, place: &str, seat: Seat, text: &str) {
        for word in text.split_whitespace() {
            match USES.iter().find(|(name, _)| *name == word) {
                Some((_, bit)) => self.state.frog_mut(seat).once |= bit,
                None => return self.error(format!("{place} used = {text:?}: expected \"look\", \"tether\" or both")),
            }
        }
    }

    /// Reads the chips that a frog has shown on its way home, for example "0 3".
    fn homeward(&mut self, place: &str, seat: Seat, text: &str) {
        let mut shown = 0;
        for word in text.split_whitespace() {
            match word.parse::<u8>() {
                Ok(chip) if chip < chips::CHIPS && shown >> chip & 1 == 0 => shown |= 1 << chip,
                _ => return self.error(format!("{place} homeward: {word:?} must be a chip, 0 to 4, named once")),
            }
        }
        if shown != 0 && !self.rules.has_chips() {
            self.error(format!("{place} homeward: this needs [options] find-muck = \"chips\""));
        } else if shown == chips::ALL {
            self.error(format!("{place} homeward: after the fifth chip all are hidden again"));
        } else {
            self.state.muck_mut().homeward[seat.index()] = shown;
        }
    }

    fn frog_place(&mut self, place: &str, seat: Seat, text: &FrogText) {
        let at = text.at.as_deref().unwrap_or("waiting");
        let words: Vec<&str> = at.split_whitespace().collect();
        let found = match words[..] {
            ["waiting"] => Some(Place::Waiting),
            ["aether"] => Some(Place::Aether),
            ["outer", number] => number.parse().ok().filter(|n| (1..=FARTHEST).contains(n)).map(Place::Outer),
            [hex] => hex.parse::<Hex>().ok().map(|hex| Place::Shard(self.rules.mat.cell(hex))),
            _ => None,
        };
        match found {
            Some(Place::Shard(cell)) if !(cell.is_on() && self.state.terrain.contains(cell)) => {
                self.error(format!("{place} at = {at:?}: there is no terrain on that hex"));
            }
            Some(Place::Shard(cell)) if self.state.frog_at(cell).is_some() => {
                self.error(format!("{place} at = {at:?}: another frog is there"));
            }
            Some(found) => self.state.frog_mut(seat).place = found,
            None => {
                self.error(format!("{place} at = {at:?}: expected q,r, \"aether\", \"outer 1\" to 6, or \"waiting\""))
            }
        }
    }

    fn frog_card(&mut self, place: &str, seat: Seat, text: &FrogText) {
        let Some(card) = &text.card else { return };
        let words: Vec<&str> = card.split_whitespace().collect();
        let (name, up, locked) = match words[..] {
            [name, "up"] => (name, true, false),
            [name] | [name, "down"] => (name, false, false),
            [name, "down", "locked"] => (name, false, true),
            _ => {
                return self
                    .error(format!("{place} card = {card:?}: expected for example \"blink up\" or \"blink down\""));
            }
        };
        let Some(ability) = Ability::from_name(name).filter(|ability| self.has_ability(*ability)) else {
            return self.error(format!("{place} card = {card:?}: no ability of this game is called {name:?}"));
        };
        if self.rules.seats().any(|other| self.state.frog(other).card == ability) {
            self.error(format!("{place} card = {card:?}: another frog has this card"));
        }
        let knowers = match &text.known {
            Some(names) => self.seats(&format!("{place} known"), names, ' '),
            None if up => SeatSet::ALL,
            None => self.rules.card_knowers(seat),
        };
        let frog = self.state.frog_mut(seat);
        (frog.card, frog.up, frog.locked, frog.knowers) = (ability, up, locked, knowers);
    }
}
