//! `GameDraft`: a game during set-up, as far as all set-up screens share it: who sits where, and what the rules object
//! to.
//!
//! Not here: what only one game has (`draft.rs` of each game), the form (`seats.rs`), what is valid (the rules).

use crate::screens::table_summary::colour_name;
use crate::storage::clean_name;
use crate::text::{key, tf, tn};
use host::HostedGame;
use protocol::Holder;
use std::ops::RangeInclusive;
use tabletop::Game;
use wording::capitalize;

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum SeatHolder {
    Person,
    Calm,
    Keen,
}

impl SeatHolder {
    /// All of them.
    pub const ALL: [SeatHolder; 3] = [SeatHolder::Person, SeatHolder::Calm, SeatHolder::Keen];

    /// Returns its key in messages, which is also the name of the bot.
    pub fn name(self) -> &'static str {
        ["person", "calm", "keen"][self as usize]
    }
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatDraft<C> {
    /// The colour of its frog or critters.
    pub colour: C,
    /// Who plays it.
    pub who: SeatHolder,
    /// The person's name, as typed.
    pub name: String,
    /// The earlier seat whose person plays this one too.
    pub with: Option<usize>,
}

impl<C> SeatDraft<C> {
    /// Returns a seat for each colour; the first `people` seats are held by people.
    pub fn row(colours: impl IntoIterator<Item = C>, people: usize) -> Vec<SeatDraft<C>> {
        let chair = |(seat, colour)| SeatDraft {
            colour,
            who: if seat < people { SeatHolder::Person } else { SeatHolder::Keen },
            name: String::new(),
            with: None,
        };
        colours.into_iter().enumerate().map(chair).collect()
    }
}

/// The set-up type of the game of a draft.
pub type SetupOf<P> = <<P as GameDraft>::Game as Game>::Setup;

/// A game that is being set up.
pub trait GameDraft: Sized + Send + Sync + 'static {
    /// Its rules.
    type Game: HostedGame;
    /// The colours of its seats.
    type Colour: Copy + PartialEq + Send + Sync + 'static;
    /// All colours, in the order in which they are offered.
    const COLOURS: &'static [Self::Colour];
    /// Fewest and most seats.
    const COUNTS: RangeInclusive<usize>;
    /// The prefix of the message keys of its set-up screen.
    const KEY: &'static str;

    /// Returns all possible seats; the first [`GameDraft::count`] play.
    fn chairs(&self) -> &[SeatDraft<Self::Colour>];
    /// Returns all possible seats, mutably.
    fn chairs_mut(&mut self) -> &mut [SeatDraft<Self::Colour>];
    /// Returns how many play.
    fn count(&self) -> usize;
    /// Changes how many play.
    fn set_count(&mut self, count: usize);
    /// Returns how it is played; who plays does not count in it.
    fn how(&self) -> &SetupOf<Self>;
    /// Returns how it is played, to be changed.
    fn how_mut(&mut self) -> &mut SetupOf<Self>;
    /// Returns what the rules are built from.
    fn setup(&self) -> SetupOf<Self>;
    /// Returns the name of a colour in sprites and messages.
    fn colour_key(colour: Self::Colour) -> &'static str;

    /// Returns what is about to be played, in a sentence.
    fn summary(&self) -> String;

    /// Returns whether the rules play a seat.
    fn is_robo(&self, _seat: usize) -> bool {
        false
    }

    /// Returns what a colour is called.
    fn colour_name(colour: Self::Colour) -> String {
        colour_name(Self::Game::NAME, Self::colour_key(colour))
    }

    /// Gives a seat another colour; the seat that had it gets the old one.
    fn set_colour(&mut self, seat: usize, colour: Self::Colour) {
        let Some(old) = self.chairs().get(seat).map(|chair| chair.colour) else { return };
        for (at, chair) in self.chairs_mut().iter_mut().enumerate() {
            if at == seat {
                chair.colour = colour;
            } else if chair.colour == colour {
                chair.colour = old;
            }
        }
    }

    /// Returns the seat whose person plays this one: itself, unless it was given to an earlier person who is still
    /// there.
    fn root(&self, seat: usize) -> usize {
        let own = |other: usize| {
            self.chairs().get(other).is_some_and(|chair| chair.who == SeatHolder::Person && chair.with.is_none())
        };
        match self.chairs().get(seat) {
            Some(&SeatDraft { who: SeatHolder::Person, with: Some(other), .. })
                if other < seat && own(other) && !self.is_robo(seat) =>
            {
                other
            }
            _ => seat,
        }
    }

    /// Returns whether a seat is held by a person whose first seat it is.
    fn is_first(&self, seat: usize) -> bool {
        self.chairs().get(seat).is_some_and(|chair| chair.who == SeatHolder::Person) && self.root(seat) == seat
    }

    /// Returns the earlier seats whose person could play this one too.
    fn companions(&self, seat: usize) -> Vec<usize> {
        (0..seat).filter(|&other| self.is_first(other)).collect()
    }

    /// Returns the person of each seat, as the rules expect it; empty if every person holds one seat.
    fn persons(&self) -> Vec<u8> {
        let roots: Vec<usize> = (0..self.count()).map(|seat| self.root(seat)).collect();
        let shared = roots.iter().enumerate().any(|(seat, &root)| root != seat);
        if shared { roots.into_iter().map(|root| root as u8).collect() } else { Vec::new() }
    }

    /// Returns the seats that play.
    fn playing(&self) -> impl Iterator<Item = (usize, &SeatDraft<Self::Colour>)> {
        self.chairs().iter().enumerate().take(self.count())
    }

    /// Returns how many people play.
    fn people(&self) -> usize {
        (0..self.count()).filter(|&seat| self.is_first(seat)).count()
    }

    /// Returns how many seats are held by bots.
    fn bots(&self) -> usize {
        self.playing().filter(|(_, chair)| chair.who != SeatHolder::Person).count()
    }

    /// Returns how many play and who, in a sentence; the key is that of a number of seats.
    fn count_summary(&self, seats: &str) -> String {
        let (seats, people, bots) = (
            tn(seats, self.count() as u32),
            tn(key::PAGE_NEW_PEOPLE, self.people() as u32),
            tn(key::PAGE_NEW_BOTS, self.bots() as u32),
        );
        tf(key::PAGE_NEW_SUMMARY, &[("frogs", &seats), ("people", &people), ("bots", &bots)])
    }

    /// Returns who plays each seat.
    fn holders(&self) -> Vec<Holder> {
        let holder = |(seat, chair): (usize, &SeatDraft<Self::Colour>)| match chair.who {
            _ if self.is_robo(seat) => Holder::Nobody,
            SeatHolder::Person => Holder::Person,
            bot => Holder::Bot(bot.name().into()),
        };
        self.playing().map(holder).collect()
    }

    /// Returns the names of the people; somebody with several seats is named with each colour.
    fn names(&self) -> Vec<String> {
        let name = |(seat, chair): (usize, &SeatDraft<Self::Colour>)| {
            if chair.who != SeatHolder::Person || self.is_robo(seat) {
                return String::new();
            }
            let root = self.root(seat);
            let given = self.chairs().get(root).map_or_else(String::new, |chair| clean_name(&chair.name));
            let several = (0..self.count()).filter(|&other| self.root(other) == root).count() > 1;
            if several && !given.is_empty() {
                tf(key::PAGE_NEW_NAME_OF, &[("who", &given), ("colour", &Self::colour_name(chair.colour))])
            } else {
                given
            }
        };
        self.playing().map(name).collect()
    }

    /// Returns all objections of the rules to this game, as texts.
    fn problems(&self) -> Vec<String> {
        let reasons = Self::Game::from_setup(self.setup()).err().unwrap_or_default();
        reasons.iter().map(|reason| capitalize(reason)).collect()
    }
}
