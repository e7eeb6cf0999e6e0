//! Names of players, spaces, tiles, biomes, powers, cards and amounts.

use crate::Messages;
use ::volcanique::{Biome, Card, Face, Kind, Mix, Piece, Power, Rules, Size, Slot, Spot};
use hexgrid::Dir;
use std::fmt::Display;
use tabletop::Seat;

/// The rules of a table together with the messages, which every text needs.
pub(super) struct Voice<'a> {
    pub(super) rules: &'a Rules,
    pub(super) words: &'a Messages,
}

impl Voice<'_> {
    /// A message of this game.
    pub(super) fn say(&self, key: &str, values: &[(&str, &dyn Display)]) -> String {
        self.words.get(&format!("volcanique.{key}"), values)
    }

    /// A message without placeholders.
    pub(super) fn plain(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// The form of a message that fits a number.
    pub(super) fn count(&self, key: &str, count: impl Into<u32>, values: &[(&str, &dyn Display)]) -> String {
        self.words.counted(&format!("volcanique.{key}"), count, values)
    }

    pub(super) fn seat(&self, seat: Seat) -> String {
        self.plain(&format!("seat.{}", self.rules.colour(seat).name()))
    }

    /// The letter of a player on text boards.
    pub(super) fn mark(&self, seat: Seat) -> String {
        self.plain(&format!("mark.{}", self.rules.colour(seat).name()))
    }

    /// Several players: "Pink, Blue and White".
    pub(super) fn seats(&self, seats: impl Iterator<Item = Seat>) -> String {
        let names: Vec<String> = seats.map(|seat| self.seat(seat)).collect();
        self.words.list(&names)
    }

    pub(super) fn biome(&self, biome: Biome) -> String {
        self.plain(&format!("biome.{}", biome.name()))
    }

    /// The letter of a biome on text boards.
    pub(super) fn letter(&self, biome: Biome) -> String {
        self.plain(&format!("letter.{}", biome.name()))
    }

    pub(super) fn spot(&self, spot: Spot) -> String {
        self.say("spot", &[("hex", &spot.hex), ("biome", &self.biome(spot.biome))])
    }

    pub(super) fn piece(&self, piece: Piece) -> String {
        self.plain(match piece {
            Piece::Single => "piece.single",
            Piece::Colossal => "piece.colossal",
            Piece::Group => "piece.group",
        })
    }

    /// The resources that a biome yields.
    pub(super) fn resources(&self, biome: Biome) -> String {
        self.plain(&format!("resources.{}", biome.name()))
    }

    /// An amount: "2 crystals and 1 shell".
    pub(super) fn mix(&self, mix: Mix) -> String {
        let kinds = Biome::ALL.into_iter().filter(|&biome| mix.get(biome) > 0);
        let amounts = kinds.map(|kind| self.count(&format!("amount.{}", kind.name()), mix.get(kind), &[]));
        self.words.list(&amounts.collect::<Vec<_>>())
    }

    /// A kind of tile: its size and its colours clockwise.
    pub(super) fn kind(&self, kind: Kind) -> String {
        let colours = self.colours(Face::new(kind, 0));
        let names: Vec<String> = colours.iter().map(|&biome| self.biome(biome)).collect();
        let key = match self.rules.tiles().size(kind) {
            Size::Uno => "tile.uno",
            Size::Duo => "tile.duo",
            Size::Trio => "tile.trio",
        };
        self.say(key, &[("colours", &names.join("-"))])
    }

    /// The colours of a tile clockwise, the first of them in the order D, M, L in front.
    fn colours(&self, face: Face) -> Vec<Biome> {
        let edges = Dir::ALL.map(|dir| self.rules.tiles().edge(face, dir));
        let first = Biome::ALL.into_iter().find(|&biome| edges.contains(&Some(biome)));
        let start = (0..6).find(|&at| edges[at] == first && edges[(at + 5) % 6] != first).unwrap_or(0);
        let mut colours: Vec<Biome> = (0..6).filter_map(|step| edges[(start + step) % 6]).collect();
        colours.dedup();
        colours
    }

    /// A tile as it lies: land or soil.
    pub(super) fn face(&self, face: Face) -> String {
        face.kind().map_or_else(|| self.plain("tile.soil"), |kind| self.kind(kind))
    }

    /// Where the colours of a tile point: "basalt NE E, sand SE SW"; nothing for a tile that looks the same all around.
    pub(super) fn facing(&self, face: Face) -> Option<String> {
        let colours = self.colours(face);
        if colours.len() < 2 {
            return None;
        }
        let of = |biome: Biome| {
            let here = |dir: &Dir| self.rules.tiles().edge(face, *dir) == Some(biome);
            let edges: Vec<String> = Dir::ALL.into_iter().filter(here).map(|dir| self.compass(dir)).collect();
            self.say("facing", &[("biome", &self.biome(biome)), ("edges", &edges.join(" "))])
        };
        Some(colours.into_iter().map(of).collect::<Vec<_>>().join(", "))
    }

    fn compass(&self, dir: Dir) -> String {
        self.plain(&format!("compass.{}", dir.name()))
    }

    /// A direction in full.
    pub(super) fn edge(&self, dir: Dir) -> String {
        self.words.plain(&format!("edge.{}", dir.name()))
    }

    pub(super) fn power(&self, power: Power) -> String {
        self.plain(&format!("power.{}", power.name()))
    }

    pub(super) fn slot(&self, slot: Slot) -> String {
        self.plain(&format!("slot.{}", slot.name()))
    }

    pub(super) fn card(&self, card: Card) -> String {
        if card == Card::UNSEEN { self.plain("card.unseen") } else { self.plain(&format!("card.{}", card.name())) }
    }

    pub(super) fn points(&self, count: u32) -> String {
        self.words.count("points", count)
    }

    pub(super) fn cards(&self, count: u8) -> String {
        self.words.count("cards", count)
    }
}
