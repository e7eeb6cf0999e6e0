//! Decks in scenario text: action, ability and Splinter cards, those that are settled and those that chance draws.

use super::read::{DeckText, PositionBuilder};
use crate::ability::Ability;
use crate::rules::Rules;
use crate::setup::Colour;
use crate::state::{Card, Place};
use tabletop::{Deck, Seat};

impl PositionBuilder<'_> {
    /// Returns whether a card is in this game: eight of them come with Find Muck.
    pub(super) fn has_ability(&self, ability: Ability) -> bool {
        usize::from(ability.0) < self.rules.abilities.len()
    }

    fn card_index(rules: &Rules, word: &str) -> Option<usize> {
        match word {
            "flux" => Some(Card::Flux.index()),
            "splinter" => Some(Card::Strike.index()),
            name => Colour::from_name(name).and_then(|colour| rules.seat_of(colour)).map(Seat::index),
        }
    }

    /// Lays a deck from the top: `?` is a card of the pool, `NAME` a settled one, `NAME:red+blue` with those who know it,
    /// `NAME/NAME` cards that were shuffled among themselves.
    fn lay<const N: usize, const K: usize>(
        &mut self,
        place: &str,
        text: &str,
        pool: &[u8; K],
        index: impl Fn(&str) -> Option<usize>,
    ) -> Deck<N, K> {
        let mut deck = Deck::default();
        pool.iter().enumerate().for_each(|(kind, &count)| (0..count).for_each(|_| deck.add_to_pool(kind as u8)));
        let words: Vec<&str> = text.split_whitespace().collect();
        let hidden: usize = pool.iter().map(|&count| usize::from(count)).sum();
        let written = words.iter().filter(|word| **word == "?").count();
        let pinned = words.iter().flat_map(|word| word.split('/')).count() - written;
        let tokens = if written > 0 { written } else { hidden };
        if pinned + tokens > N {
            self.error(format!("{place}: a deck has {N} cards at most"));
            return deck;
        }
        let mut fresh = true;
        for word in words {
            if word == "?" {
                deck.put_token_in_bag(fresh);
                fresh = false;
                continue;
            }
            fresh = true;
            let mut bag = Vec::new();
            for card in word.split('/') {
                let (name, knowers) = card.split_once(':').unwrap_or((card, ""));
                let named = |kind: usize| {
                    let same = |other: u8| usize::from(other) == kind;
                    deck.entries().any(|(other, _)| other.is_some_and(same))
                        || bag.iter().any(|&(other, _)| same(other))
                };
                match index(name) {
                    Some(kind) if K == 24 && named(kind) => self.error(format!("{place}: {name} is named twice")),
                    Some(kind) => bag.push((kind as u8, self.seats(place, knowers, '+'))),
                    None => self.error(format!("{place}: {name:?} is no card of this deck")),
                }
            }
            deck.put_bag_under(&mut bag);
        }
        if written == 0 {
            (0..tokens).for_each(|token| deck.put_token_in_bag(token == 0));
        } else if written != hidden {
            self.error(format!("{place}: {written} cards are \"?\", but {hidden} are left for them"));
        }
        deck
    }

    pub(super) fn abilities(&mut self, text: &DeckText) {
        let pinned = text.ability.as_deref().unwrap_or("");
        let named = |card: usize| names(pinned).any(|name| Ability::from_name(name) == Some(Ability(card as u8)));
        let held = |card: usize| self.rules.seats().any(|seat| self.state.frog(seat).card == Ability(card as u8));
        let count = self.rules.abilities.len();
        let pool = std::array::from_fn(|card| u8::from(card < count && !named(card) && !held(card)));
        let index = |word: &str| Ability::from_name(word).map(|card| card.0 as usize).filter(|&card| card < count);
        self.state.abilities = self.lay("[decks] ability", pinned, &pool, index);
        for seat in self.rules.seats() {
            let frog = *self.state.frog(seat);
            if (frog.is_in_play() || frog.place == Place::Waiting) && frog.card == Ability::NONE {
                self.error(format!("[frog.{}]: a frog in play needs a card", self.rules.colour(seat).name()));
            }
        }
    }

    pub(super) fn actions(&mut self, text: &DeckText) {
        let rules = self.rules;
        let index = |word: &str| PositionBuilder::card_index(rules, word);
        let pinned = text.action.as_deref().unwrap_or("");
        let mut used = [0u8; 8];
        names(pinned).filter_map(index).for_each(|kind| used[kind] = used[kind].saturating_add(1));
        let rest = text.action_rest.as_deref().map(|rest| self.counts("[decks] action-rest", rest, index));
        let discard = match &text.discard {
            Some(discard) => self.counts("[decks] discard", discard, index),
            None => std::array::from_fn(|kind| {
                u8::from((6..8).contains(&kind) && used[kind] == 0 && rest.is_none_or(|rest| rest[kind] == 0))
            }),
        };
        self.state.discard = std::array::from_fn(|kind| discard[kind]);
        let usual = |kind: usize| {
            let all = if kind < rules.frogs as usize { rules.action_cards_of(Seat(kind as u8)) } else { 0 };
            let held = |frog: &crate::state::Frog| frog.aside + frog.deferred;
            let out = used[kind].saturating_add(discard[kind]).saturating_add(if kind < 6 {
                held(&self.state.frogs[kind])
            } else {
                0
            });
            all.saturating_sub(out)
        };
        let pool: [u8; 8] = std::array::from_fn(|kind| rest.map_or_else(|| usual(kind), |rest| rest[kind]));
        self.state.actions = self.lay("[decks] action", pinned, &pool, index);
    }

    pub(super) fn splinters(&mut self, text: &DeckText) {
        let rules = self.rules;
        let index = |word: &str| rules.strikes.iter().position(|(name, _)| name == word);
        // No counts here, because the name of a strike may be a number.
        let mut struck = 0u32;
        for word in text.struck.as_deref().unwrap_or("").split_whitespace() {
            match index(word) {
                Some(strike) => struck |= 1 << strike,
                None => self.error(format_args!("[decks] struck: {word:?} is not known here")),
            }
        }
        self.state.struck = struck;
        let pinned = text.splinter.as_deref().unwrap_or("");
        let named = |strike: usize| names(pinned).any(|name| index(name) == Some(strike));
        let count = rules.strikes.len();
        let pool =
            std::array::from_fn(|strike| u8::from(strike < count && struck >> strike & 1 == 0 && !named(strike)));
        self.state.splinters = self.lay("[decks] splinter", pinned, &pool, index);
    }
}

/// Returns the names of the cards in the text of a deck.
fn names(text: &str) -> impl Iterator<Item = &str> {
    let cards = text.split_whitespace().flat_map(|word| word.split('/'));
    cards.map(|card| card.split(':').next().unwrap_or(card))
}
