//! The Caldera cards as data (`data/caldera.toml`): copies, points and the effect of lightning cards.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabletop::input::{MAX_TABLE_BYTES, Problems, check_length, shorten_lines};
use tabletop::toml_text;

/// How many kinds of cards there are.
pub const CARDS: usize = 12;
/// Most cards in the deck.
pub const DECK: usize = 24;
/// The deck as it comes.
pub const STANDARD: &str = include_str!("../data/caldera.toml");

/// The cards in the order of their numbers.
pub const NAMES: [&str; CARDS] = [
    "fire-opal",
    "obsidian",
    "scurry",
    "barter",
    "detour",
    "offering",
    "rich-seam",
    "updraft",
    "sinkhole",
    "quench",
    "second-terrace",
    "sudden-vent",
];

/// A kind of Caldera card, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Card(pub u8);

impl Card {
    /// The first scoring card.
    pub(crate) const FIRE_OPAL: Card = Card(0);
    /// The second scoring card.
    pub(crate) const OBSIDIAN: Card = Card(1);

    /// A card that this viewer has not seen.
    pub const UNSEEN: Card = Card(u8::MAX);

    /// Lists all kinds.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS as u8).map(Card)
    }

    /// Returns it as an index into tables.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns its name in notation.
    pub fn name(self) -> &'static str {
        NAMES.get(self.index()).copied().unwrap_or("?")
    }

    /// Returns the card with this name.
    pub fn from_name(name: &str) -> Option<Card> {
        NAMES.iter().position(|&other| other == name).map(|index| Card(index as u8))
    }
}

/// What a lightning card does when it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// One extra movement.
    Movement,
    /// One flying movement.
    Flight,
    /// Swap up to 3 resources with the supply.
    Barter,
    /// Choose where one lava flows.
    Detour,
    /// A critter from hand into the crater.
    Offering,
    /// 3 resources of one kind.
    Seam,
    /// One erosion.
    Sinkhole,
    /// Remove one lava.
    Quench,
    /// One more land purchase.
    Terrace,
    /// A volcano for 4.
    Vent,
}

/// One kind of card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardRow {
    /// How many there are.
    pub copies: u8,
    /// What it scores.
    pub points: u8,
    /// What it does, if it is a lightning card.
    #[serde(default)]
    pub effect: Option<Effect>,
}

/// All cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardTable(Vec<CardRow>);

impl CardTable {
    /// Reads a table; the error lists what is wrong.
    pub fn read(text: &str) -> Result<CardTable, Vec<String>> {
        let text = check_length(text, MAX_TABLE_BYTES).map_err(|reason| vec![format!("caldera: {reason}")])?;
        let mut rows: BTreeMap<String, CardRow> =
            toml_text::read(text).map_err(|error| vec![format!("caldera: {}", shorten_lines(&error))])?;
        let found: Vec<Option<CardRow>> = NAMES.iter().map(|&name| rows.remove(name)).collect();
        let mut problems = Problems::default();
        for name in rows.keys() {
            let all = NAMES.join(", ");
            problems.push(format_args!("caldera: no card is called {name:?}; the names are {all}"));
        }
        for (name, _) in NAMES.iter().zip(&found).filter(|(_, row)| row.is_none()) {
            problems.push(format_args!("caldera: {name} is missing"));
        }
        let table: Vec<CardRow> = found.into_iter().flatten().collect();
        if table.iter().map(|row| usize::from(row.copies)).sum::<usize>() > DECK {
            problems.push(format_args!("caldera: there are {DECK} cards at most"));
        }
        if problems.is_empty() { Ok(CardTable(table)) } else { Err(problems.into_list()) }
    }

    /// Returns what a card is.
    pub fn row(&self, card: Card) -> CardRow {
        self.0.get(card.index()).copied().unwrap_or(CardRow { copies: 0, points: 0, effect: None })
    }

    /// Returns what a card does, if it is a lightning card.
    pub fn effect(&self, card: Card) -> Option<Effect> {
        self.row(card).effect
    }
}
