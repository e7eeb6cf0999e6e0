//! Names of frogs, hexes, tiles, cards, dice and places.

use crate::Messages;
use ::cosmic_frog::{Ability, Bonus, Card, Die, Land, Means, Place, Rich, Rules, Stack, Tile};
use hexgrid::{Cell, Dir};
use std::fmt::Display;
use tabletop::{Game, Seat};

/// The rules of a table together with the messages, which every text needs.
pub(super) struct Voice<'a> {
    pub(super) rules: &'a Rules,
    pub(super) words: &'a Messages,
}

impl Voice<'_> {
    /// Returns a message, in its form for chips where the game has chips instead of dice and there is such a form.
    pub(super) fn say(&self, key: &str, values: &[(&str, &dyn Display)]) -> String {
        let chips = format!("{key}.chips");
        self.words.get(if self.rules.has_chips() && self.words.has(&chips) { &chips } else { key }, values)
    }

    /// Returns a message without placeholders, see [`Voice::say`].
    pub(super) fn plain(&self, key: &str) -> String {
        self.say(key, &[])
    }

    pub(super) fn frog(&self, seat: Seat) -> String {
        self.words.plain(&format!("frog.{}", self.rules.colour(seat).name()))
    }

    /// The letter of a frog on text boards.
    pub(super) fn mark(&self, seat: Seat) -> String {
        self.words.plain(&format!("mark.{}", self.rules.colour(seat).name()))
    }

    /// Several frogs: "Red, Purple and Blue".
    pub(super) fn frogs(&self, seats: impl Iterator<Item = Seat>) -> String {
        let names: Vec<String> = seats.map(|seat| self.frog(seat)).collect();
        self.words.list(&names)
    }

    /// Returns the names of all frogs that share a Vault with this one: "Purple and Blue".
    pub(super) fn owners(&self, seat: Seat) -> String {
        self.frogs(self.rules.team(seat).iter())
    }

    /// Returns where a tile lies: "on 2,0", or "in slot 3 of the Vault of Red".
    pub(super) fn stack(&self, stack: Stack) -> String {
        match stack {
            Stack::Hex(cell) => self.place(Place::Shard(cell)),
            Stack::Vault(vault, slot) => {
                let owners = self.rules.seats().filter(|&seat| self.rules.vault(seat) == vault);
                self.say("place.vault", &[("slot", &(slot + 1)), ("owner", &self.frogs(owners))])
            }
        }
    }

    pub(super) fn hex(&self, cell: Cell) -> String {
        self.rules.mat().hex(cell).map_or_else(|| self.words.plain("nothing"), |hex| hex.to_string())
    }

    pub(super) fn land(&self, land: Land) -> String {
        self.words.plain(&format!("tile.{}", land.name()))
    }

    /// A tile by its face: what is on the back of a Barren is never said, that of a Land if it lies open.
    pub(super) fn tile(&self, tile: Tile) -> String {
        let Some(land) = tile.as_land() else {
            return self.words.plain(&format!("tile.{}", tile.face().name()));
        };
        let name = self.land(land);
        match self.open_bonus(tile) {
            Some(Bonus::Abundant) => self.say("tile.abundant", &[("tile", &name)]),
            Some(Bonus::Harmonious) => self.say("tile.harmonious", &[("tile", &name)]),
            _ => name,
        }
    }

    /// The back of a Land, where backs lie open from the start.
    pub(super) fn open_bonus(&self, tile: Tile) -> Option<Bonus> {
        tile.bonus().filter(|_| self.rules.setup().rich == Rich::Open)
    }

    /// What is on the back of a Land.
    pub(super) fn bonus(&self, bonus: Bonus) -> String {
        self.words.plain(&format!("bonus.{}", bonus.name()))
    }

    pub(super) fn tile_or_nothing(&self, tile: Option<Tile>) -> String {
        tile.map_or_else(|| self.words.plain("nothing"), |tile| self.tile(tile))
    }

    /// The code of a tile on text boards.
    pub(super) fn code(&self, tile: Tile) -> String {
        let Some(land) = tile.as_land() else {
            return self.words.plain(&format!("code.{}", tile.face().name()));
        };
        let code = self.words.plain(&format!("code.{}", land.name()));
        match self.open_bonus(tile) {
            Some(bonus @ (Bonus::Abundant | Bonus::Harmonious)) => {
                code + &self.words.plain(&format!("code.{}", bonus.name()))
            }
            _ => code,
        }
    }

    pub(super) fn ability(&self, card: Ability) -> String {
        match card {
            Ability::NONE => self.words.plain("card.none"),
            _ if card.is_known() => self.words.plain(&format!("card.{}", card.name())),
            _ => self.words.plain("card.unseen"),
        }
    }

    pub(super) fn action_card(&self, card: Card) -> String {
        match card {
            Card::Frog(seat) => self.say("action-card.frog", &[("who", &self.frog(seat))]),
            Card::Flux => self.words.plain("action-card.flux"),
            Card::Strike => self.words.plain("action-card.splinter"),
        }
    }

    pub(super) fn die(&self, die: Die) -> String {
        self.words.plain(match die {
            Die::White => "die.white",
            Die::Yellow => "die.yellow",
            Die::Red => "die.red",
        })
    }

    pub(super) fn edge(&self, edge: Dir) -> String {
        self.words.plain(&format!("edge.{}", edge.name()))
    }

    pub(super) fn place(&self, place: Place) -> String {
        match place {
            Place::Waiting => self.words.plain("place.waiting"),
            Place::Shard(cell) => self.say("place.shard", &[("hex", &self.hex(cell))]),
            Place::Aether => self.words.plain("place.aether"),
            Place::Outer(number) => self.say("place.outer", &[("number", &number)]),
        }
    }

    pub(super) fn means(&self, means: Means) -> String {
        self.words.plain(match means {
            Means::Leap => "means.leap",
            Means::Slip => "means.slip",
            Means::Land => "means.land",
            Means::Ram => "means.ram",
            Means::Mind => "means.mind",
        })
    }

    /// What a side puts into a combat.
    pub(super) fn commitment(&self, overpower: bool, boost: u8) -> String {
        let key = match (overpower, boost) {
            (false, 0) => "committed.nothing",
            (true, 0) => "committed.overpower",
            (false, _) => "committed.boost",
            (true, _) => "committed.both",
        };
        self.say(key, &[("boost", &boost)])
    }

    /// A Splinter location: its name and its hex.
    pub(super) fn strike(&self, strike: u8) -> (String, String) {
        let found = self.rules.strikes().get(strike as usize);
        found.map_or_else(
            || (self.words.plain("nothing"), self.words.plain("nothing")),
            |(name, cell)| (name.clone(), self.hex(*cell)),
        )
    }
}
