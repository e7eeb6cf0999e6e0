//! `Names`: what texts call players, spaces, tiles, biomes, powers and cards, and the messages that sentences are made of.

use crate::Messages;
use crate::key;
use crate::text::{Argument, SpanKind, Text, Unit};
use ::volcanique::{Biome, Card, Face, Mix, Piece, Power, Rules, Size, Slot, Spot, TileKind};
use hexgrid::{Dir, Hex};
use tabletop::Seat;

/// The messages together with the rules of a table, which decide what things are called in it.
pub(super) struct Names<'a> {
    pub(super) rules: &'a Rules,
    pub(super) messages: &'a Messages,
}

impl Names<'_> {
    /// Returns a message of this game.
    pub(super) fn message(&self, key: &str, values: &[(&str, &dyn Argument)]) -> Text {
        self.messages.get(key, values)
    }

    /// Returns the plain words of a message.
    pub(super) fn words(&self, key: &str, values: &[(&str, &dyn Argument)]) -> String {
        self.message(key, values).to_string()
    }

    /// Returns the name of a place.
    pub(super) fn hex(&self, hex: Hex) -> Text {
        Text::plain(hex.to_string()).tagged(SpanKind::Hex(hex))
    }

    /// Returns a message of this game without variables.
    pub(super) fn plain(&self, key: &str) -> Text {
        self.message(key, &[])
    }

    /// Returns a message of this game in the form that fits a number.
    pub(super) fn count(&self, key: &str, count: impl Into<u32>, values: &[(&str, &dyn Argument)]) -> Text {
        self.messages.counted(key, count, values)
    }

    /// Returns the name of a player: "Pink".
    pub(super) fn seat(&self, seat: Seat) -> Text {
        self.plain(&format!("volcanique-seat-{}", self.rules.colour(seat).name())).tagged(SpanKind::Seat(seat))
    }

    /// Returns the letter of a player on text boards.
    pub(super) fn mark(&self, seat: Seat) -> String {
        self.words(&format!("volcanique-mark-{}", self.rules.colour(seat).name()), &[])
    }

    /// Returns the names of several players: "Pink, Blue and White".
    pub(super) fn seats(&self, seats: impl Iterator<Item = Seat>) -> Text {
        let names: Vec<Text> = seats.map(|seat| self.seat(seat)).collect();
        self.messages.list(&names)
    }

    /// Returns the name of a biome.
    pub(super) fn biome(&self, biome: Biome) -> Text {
        self.plain(&format!("volcanique-biome-{}", biome.name()))
    }

    /// Returns the letter of a biome on text boards.
    pub(super) fn letter(&self, biome: Biome) -> String {
        self.words(&format!("volcanique-letter-{}", biome.name()), &[])
    }

    /// Returns the name of a spot: its space and its biome.
    pub(super) fn spot(&self, spot: Spot) -> Text {
        self.message(key::VOLCANIQUE_SPOT, &[("hex", &spot.hex), ("biome", &self.biome(spot.biome))])
    }

    /// Returns what is moved: a critter, a Colossal or a group.
    pub(super) fn piece(&self, piece: Piece) -> Text {
        self.plain(match piece {
            Piece::Single => key::VOLCANIQUE_PIECE_SINGLE,
            Piece::Colossal => key::VOLCANIQUE_PIECE_COLOSSAL,
            Piece::Group => key::VOLCANIQUE_PIECE_GROUP,
        })
    }

    /// Returns the name of the resources that a biome yields.
    pub(super) fn resources(&self, biome: Biome) -> Text {
        self.plain(&format!("volcanique-resources-{}", biome.name()))
    }

    /// Returns an amount of resources: "2 crystals and 1 shell".
    pub(super) fn mix(&self, mix: Mix) -> Text {
        let kinds = Biome::ALL.into_iter().filter(|&biome| mix.get(biome) > 0);
        let amounts = kinds.map(|kind| {
            self.count(&format!("volcanique-amount-{}", kind.name()), mix.get(kind), &[])
                .tagged(SpanKind::Amount(Unit::Resource(kind.name())))
        });
        self.messages.list(&amounts.collect::<Vec<_>>())
    }

    /// Returns the name of a kind of tile: its size and its colours clockwise.
    pub(super) fn kind(&self, kind: TileKind) -> Text {
        let colours = self.colours(Face::new(kind, 0));
        let names: Vec<Text> = colours.iter().map(|&biome| self.biome(biome)).collect();
        let key = match self.rules.tiles().size(kind) {
            Size::Uno => key::VOLCANIQUE_TILE_UNO,
            Size::Duo => key::VOLCANIQUE_TILE_DUO,
            Size::Trio => key::VOLCANIQUE_TILE_TRIO,
        };
        self.message(key, &[("colours", &Text::join(names, "-"))])
    }

    /// Returns the colours of a tile clockwise, beginning with dark, or else medium, or else light.
    fn colours(&self, face: Face) -> Vec<Biome> {
        let edges = Dir::ALL.map(|dir| self.rules.tiles().edge(face, dir));
        let first = Biome::ALL.into_iter().find(|&biome| edges.contains(&Some(biome)));
        let start = (0..6).find(|&at| edges[at] == first && edges[(at + 5) % 6] != first).unwrap_or(0);
        let mut colours: Vec<Biome> = (0..6).filter_map(|step| edges[(start + step) % 6]).collect();
        colours.dedup();
        colours
    }

    /// Returns the name of a tile as it lies: land or soil.
    pub(super) fn face(&self, face: Face) -> Text {
        face.kind().map_or_else(|| self.plain(key::VOLCANIQUE_TILE_SOIL), |kind| self.kind(kind))
    }

    /// Returns where the colours of a tile point: "basalt NE E, sand SE SW". Returns `None` for a tile of one colour.
    pub(super) fn facing(&self, face: Face) -> Option<Text> {
        let colours = self.colours(face);
        if colours.len() < 2 {
            return None;
        }
        let of = |biome: Biome| {
            let here = |dir: &Dir| self.rules.tiles().edge(face, *dir) == Some(biome);
            let edges: Vec<String> = Dir::ALL.into_iter().filter(here).map(|dir| self.compass(dir)).collect();
            self.message(key::VOLCANIQUE_FACING, &[("biome", &self.biome(biome)), ("edges", &edges.join(" "))])
        };
        Some(Text::join(colours.into_iter().map(of), ", "))
    }

    /// Returns the letters of a direction: "NE".
    fn compass(&self, dir: Dir) -> String {
        self.words(&format!("volcanique-compass-{}", dir.name()), &[])
    }

    /// Returns the full name of a direction.
    pub(super) fn edge(&self, dir: Dir) -> Text {
        self.messages.plain(&format!("edge-{}", dir.name()))
    }

    /// Returns the name of a power.
    pub(super) fn power(&self, power: Power) -> Text {
        self.plain(&format!("volcanique-power-{}", power.name())).tagged(SpanKind::Power(power.0))
    }

    /// Returns the name of a slot of the power grid.
    pub(super) fn slot(&self, slot: Slot) -> Text {
        self.plain(&format!("volcanique-slot-{}", slot.name()))
    }

    /// Returns the name of a Caldera card, or that it is unknown.
    pub(super) fn card(&self, card: Card) -> Text {
        if card == Card::UNSEEN {
            self.plain(key::VOLCANIQUE_CARD_UNSEEN)
        } else {
            self.plain(&format!("volcanique-card-{}", card.name())).tagged(SpanKind::Card(card.0))
        }
    }

    /// Returns a number of points: "3 points".
    pub(super) fn points(&self, count: u32) -> Text {
        self.messages.count(key::POINTS, count)
    }

    /// Returns a number of cards: "3 cards".
    pub(super) fn cards(&self, count: u8) -> Text {
        self.messages.count(key::CARDS, count)
    }
}
