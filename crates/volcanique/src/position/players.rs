//! Players in scenario text: their critters on land, in the sea, on the grid and in the crater, resources and cards.

use super::LIMITED;
use super::read::{PlayerText, PositionBuilder};
use crate::biome::{Biome, Mix, Spot};
use crate::player::{CRATER, CRITTERS, Critter};
use crate::power::Slot;
use crate::steps;
use tabletop::Seat;

/// Most volcanoes that a text may count; the box has lava for 21.
const VOLCANOES: u8 = 99;

impl PositionBuilder<'_> {
    pub(super) fn player(&mut self, name: &str, text: &PlayerText) {
        let place = format!("[player.{name}]");
        let Some(seat) = self.seat(&place, name) else { return };
        self.land(&place, seat, &text.land);
        self.sea(&place, seat, &text.sea);
        for (slot, count) in self.counts(&place, &text.slots) {
            let Some(slot) = Slot::from_name(&slot) else {
                self.error(format_args!("{place} slots: no slot is called {slot:?}"));
                continue;
            };
            let critters = &mut self.state.player_mut(seat).slots[slot.index()];
            *critters = critters.saturating_add(count).min(CRITTERS + 1);
        }
        let cards = self.cards(&place, &text.cards);
        let mut limited = 0;
        for word in text.limited.split_whitespace() {
            match LIMITED.iter().position(|other| *other == word) {
                Some(bit) => limited |= 1 << bit,
                None => self.error(format_args!("{place} limited: {word:?} is none of {}", LIMITED.join(", "))),
            }
        }
        let resources = text.resources.as_deref().unwrap_or("0").parse::<Mix>();
        let resources = resources.unwrap_or_else(|error| {
            self.error(format_args!("{place} resources: {error}"));
            Mix::NONE
        });
        if text.crater > CRATER {
            self.error(format_args!("{place} crater: it holds {CRATER}"));
        }
        if text.volcanoes > VOLCANOES {
            self.error(format_args!("{place} volcanoes: {VOLCANOES} at most are counted"));
        }
        let powers = steps::granted(self.rules, &self.state, seat);
        let player = self.state.player_mut(seat);
        player.powers = powers;
        player.crater = text.crater.min(CRATER);
        player.cards = cards;
        player.limited.0 = limited;
        player.resources = resources;
        player.volcanoes = text.volcanoes.min(VOLCANOES);
        player.bombed = text.bombed;
        // Each slot holds one more than all critters at most, so that the sum is far from what 16 bits can hold.
        let on_grid: u16 = player.slots.iter().map(|&critters| u16::from(critters)).sum();
        let others = u16::from(player.crater) + u16::from(player.land_pieces()) + player.sea().len() as u16;
        match u16::from(CRITTERS).checked_sub(on_grid + others) {
            Some(hand) => player.hand = hand as u8,
            None => self
                .error(format_args!("{place}: {} critters are out; a player has {CRITTERS} in all", on_grid + others)),
        }
    }

    fn sea(&mut self, place: &str, seat: Seat, text: &str) {
        for word in text.split_whitespace() {
            if self.state.player(seat).sea().len() == usize::from(CRITTERS) {
                return self.error(format_args!("{place} sea: a player has {CRITTERS} critters"));
            }
            if let Some(hex) = self.hex(place, word) {
                self.state.player_mut(seat).enter_sea(hex);
            }
        }
    }

    fn land(&mut self, place: &str, seat: Seat, text: &str) {
        for joined in text.split(", ") {
            let words: Vec<&str> = joined.split_whitespace().collect();
            let [hex, letter, rest @ ..] = &words[..] else {
                if !joined.trim().is_empty() {
                    self.error(format_args!("{place} land: {joined:?} must be \"q,r BIOME [burrowed|colossal]\""));
                }
                continue;
            };
            let Some(hex) = self.hex(place, hex) else { continue };
            let biome = letter.chars().next().and_then(Biome::from_letter);
            let part = biome.and_then(|biome| self.state.land.part(Spot::new(hex, biome)));
            let critter = match (part, rest) {
                (Some(part), []) => Critter::single(part),
                (Some(part), ["burrowed"]) => Critter::burrowed(part),
                (Some(part), ["colossal"]) => Critter::colossal(part),
                _ => {
                    self.error(format_args!("{place} land: nobody can stand at {:?}", joined.trim()));
                    continue;
                }
            };
            if self.state.player(seat).land().len() == usize::from(CRITTERS) {
                return self.error(format_args!("{place} land: a player has {CRITTERS} critters"));
            }
            self.state.player_mut(seat).add(critter);
        }
    }
}
