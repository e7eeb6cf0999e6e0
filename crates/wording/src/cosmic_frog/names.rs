//! `Names`: what texts call frogs, hexes, tiles, cards, dice and places, and the messages that sentences are made of.

use crate::Messages;
use crate::key;
use crate::text::{Argument, SpanKind, Text};
use ::cosmic_frog::{Ability, AttackMeans, Bonus, Card, Die, Land, Place, RichLands, Rules, Stack, Tile};
use hexgrid::{Cell, Dir};
use tabletop::{Game, Seat};

/// The messages together with the rules of a table, which decide what things are called in it.
pub(super) struct Names<'a> {
    pub(super) rules: &'a Rules,
    pub(super) messages: &'a Messages,
}

impl Names<'_> {
    /// Returns a message. If the game has chips instead of dice, returns its form for chips, if there is one.
    pub(super) fn message(&self, key: &str, values: &[(&str, &dyn Argument)]) -> Text {
        let chips = format!("{key}-chips");
        self.messages.get(if self.rules.has_chips() && self.messages.has(&chips) { &chips } else { key }, values)
    }

    /// Returns a message without placeholders, see [`Names::message`].
    pub(super) fn plain(&self, key: &str) -> Text {
        self.message(key, &[])
    }

    /// Returns the plain words of a message.
    pub(super) fn words(&self, key: &str, values: &[(&str, &dyn Argument)]) -> String {
        self.message(key, values).to_string()
    }

    /// Returns the name of a frog: "Red".
    pub(super) fn frog(&self, seat: Seat) -> Text {
        self.plain(&format!("frog-{}", self.rules.colour(seat).name())).tagged(SpanKind::Seat(seat))
    }

    /// Returns the letter of a frog on text boards.
    pub(super) fn mark(&self, seat: Seat) -> String {
        self.words(&format!("mark-{}", self.rules.colour(seat).name()), &[])
    }

    /// Returns the names of several frogs: "Red, Purple and Blue".
    pub(super) fn frogs(&self, seats: impl Iterator<Item = Seat>) -> Text {
        let names: Vec<Text> = seats.map(|seat| self.frog(seat)).collect();
        self.messages.list(&names)
    }

    /// Returns the names of all frogs that share a Vault with this one: "Purple and Blue".
    pub(super) fn owners(&self, seat: Seat) -> Text {
        self.frogs(self.rules.team(seat).iter())
    }

    /// Returns where a tile lies: "on 2,0", or "in slot 3 of the Vault of Red".
    pub(super) fn stack(&self, stack: Stack) -> Text {
        match stack {
            Stack::Hex(cell) => self.place(Place::Shard(cell)),
            Stack::Vault(vault, slot) => {
                let owners = self.rules.seats().filter(|&seat| self.rules.vault(seat) == vault);
                self.message(key::PLACE_VAULT, &[("slot", &(slot + 1)), ("owner", &self.frogs(owners))])
            }
        }
    }

    /// Returns the coordinates of a hex: "2,0".
    pub(super) fn hex(&self, cell: Cell) -> Text {
        self.rules
            .cell_grid()
            .hex(cell)
            .map_or_else(|| self.plain(key::NOTHING), |hex| Text::plain(hex.to_string()).tagged(SpanKind::Hex(hex)))
    }

    /// Returns the name of a kind of Land.
    pub(super) fn land(&self, land: Land) -> Text {
        self.plain(&format!("tile-{}", land.name())).tagged(SpanKind::Tile(land.name()))
    }

    /// Returns the name of a tile by its face. It never tells the back of a Barren, and that of a Land only if backs lie open.
    pub(super) fn tile(&self, tile: Tile) -> Text {
        let Some(land) = tile.as_land() else {
            let name = tile.without_back().name();
            return self.plain(&format!("tile-{name}")).tagged(SpanKind::Tile(name));
        };
        let name = self.land(land);
        match self.open_bonus(tile) {
            Some(Bonus::Abundant) => self.message(key::TILE_ABUNDANT, &[("tile", &name)]),
            Some(Bonus::Harmonious) => self.message(key::TILE_HARMONIOUS, &[("tile", &name)]),
            _ => name,
        }
    }

    /// Returns the back of a Land if backs lie open from the start.
    pub(super) fn open_bonus(&self, tile: Tile) -> Option<Bonus> {
        tile.bonus().filter(|_| self.rules.setup().rich == RichLands::Open)
    }

    /// Returns the name of what is on the back of a Land.
    pub(super) fn bonus(&self, bonus: Bonus) -> Text {
        self.plain(&format!("bonus-{}", bonus.name()))
    }

    /// Returns the name of a tile, or the message `nothing`.
    pub(super) fn tile_or_nothing(&self, tile: Option<Tile>) -> Text {
        tile.map_or_else(|| self.plain(key::NOTHING), |tile| self.tile(tile))
    }

    /// Returns the code of a tile on text boards.
    pub(super) fn code(&self, tile: Tile) -> String {
        let Some(land) = tile.as_land() else {
            return self.words(&format!("code-{}", tile.without_back().name()), &[]);
        };
        let code = self.words(&format!("code-{}", land.name()), &[]);
        match self.open_bonus(tile) {
            Some(bonus @ (Bonus::Abundant | Bonus::Harmonious)) => {
                code + &self.words(&format!("code-{}", bonus.name()), &[])
            }
            _ => code,
        }
    }

    /// Returns the name of an ability card, or that it is unknown.
    pub(super) fn ability(&self, card: Ability) -> Text {
        match card {
            Ability::NONE => self.plain(key::CARD_NONE),
            _ if card.is_known() => self.plain(&format!("card-{}", card.name())).tagged(SpanKind::Card(card.0)),
            _ => self.plain(key::CARD_UNSEEN),
        }
    }

    /// Returns the name of an action card.
    pub(super) fn action_card(&self, card: Card) -> Text {
        match card {
            Card::Frog(seat) => self.message(key::ACTION_CARD_FROG, &[("who", &self.frog(seat))]),
            Card::Flux => self.plain(key::ACTION_CARD_FLUX),
            Card::Strike => self.plain(key::ACTION_CARD_SPLINTER),
        }
    }

    /// Returns the name of a kind of die.
    pub(super) fn die(&self, die: Die) -> Text {
        self.plain(match die {
            Die::White => key::DIE_WHITE,
            Die::Yellow => key::DIE_YELLOW,
            Die::Red => key::DIE_RED,
        })
    }

    /// Returns the name of a direction.
    pub(super) fn edge(&self, edge: Dir) -> Text {
        self.plain(&format!("edge-{}", edge.name()))
    }

    /// Returns where a frog is: "on 2,0", "in the Aether".
    pub(super) fn place(&self, place: Place) -> Text {
        match place {
            Place::Waiting => self.plain(key::PLACE_WAITING),
            Place::Shard(cell) => self.message(key::PLACE_SHARD, &[("hex", &self.hex(cell))]),
            Place::Aether => self.plain(key::PLACE_AETHER),
            Place::Outer(number) => self.message(key::PLACE_OUTER, &[("number", &number)]),
        }
    }

    /// Returns the name of the way in which a frog attacks.
    pub(super) fn means(&self, means: AttackMeans) -> Text {
        self.plain(match means {
            AttackMeans::Leap => key::MEANS_LEAP,
            AttackMeans::Slip => key::MEANS_SLIP,
            AttackMeans::Land => key::MEANS_LAND,
            AttackMeans::Ram => key::MEANS_RAM,
            AttackMeans::Mind => key::MEANS_MIND,
        })
    }

    /// Returns what a side commits to a combat.
    pub(super) fn commitment(&self, overpower: bool, boost: u8) -> Text {
        let key = match (overpower, boost) {
            (false, 0) => key::COMMITTED_NOTHING,
            (true, 0) => key::COMMITTED_OVERPOWER,
            (false, _) => key::COMMITTED_BOOST,
            (true, _) => key::COMMITTED_BOTH,
        };
        self.message(key, &[("boost", &boost)])
    }

    /// Returns the name and the hex of a Splinter location.
    pub(super) fn strike(&self, strike: u8) -> (Text, Text) {
        let found = self.rules.strikes().get(strike as usize);
        found.map_or_else(
            || (self.plain(key::NOTHING), self.plain(key::NOTHING)),
            |(name, cell)| (Text::plain(name.clone()), self.hex(*cell)),
        )
    }
}
