//! A game that is being set up, as every set-up screen needs it: who sits where, and what the rules have against it.
//!
//! Not here: what only one game has (`draft.rs` of each game), how it is shown (`seats.rs`), what is valid (the rules).

use crate::screens::entry::colour_name;
use crate::storage::clean_name;
use crate::table::capital;
use crate::text::{tf, tn};
use host::HostedGame;
use protocol::Holder;
use std::ops::RangeInclusive;
use tabletop::Game;

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Who {
    Person,
    Calm,
    Keen,
}

impl Who {
    /// All of them.
    pub const ALL: [Who; 3] = [Who::Person, Who::Calm, Who::Keen];

    /// Its key in messages; bots are known to the table by it.
    pub fn name(self) -> &'static str {
        ["person", "calm", "keen"][self as usize]
    }
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair<C> {
    /// The colour of its frog or critters.
    pub colour: C,
    /// Who plays it.
    pub who: Who,
    /// The person's name, as typed.
    pub name: String,
    /// The earlier seat whose person plays this one too.
    pub with: Option<usize>,
}

impl<C> Chair<C> {
    /// A seat for each colour, the first so many held by people.
    pub fn row(colours: impl IntoIterator<Item = C>, people: usize) -> Vec<Chair<C>> {
        let chair = |(seat, colour)| Chair {
            colour,
            who: if seat < people { Who::Person } else { Who::Keen },
            name: String::new(),
            with: None,
        };
        colours.into_iter().enumerate().map(chair).collect()
    }
}

/// What the rules of a planned game are built from.
pub type SetupOf<P> = <<P as Plan>::Game as Game>::Setup;

/// A game that is being set up.
pub trait Plan: Sized + Send + Sync + 'static {
    /// Its rules.
    type Game: HostedGame;
    /// The colours of its seats.
    type Colour: Copy + PartialEq + Send + Sync + 'static;
    /// All colours, in the order in which they are offered.
    const COLOURS: &'static [Self::Colour];
    /// Fewest and most seats.
    const COUNTS: RangeInclusive<usize>;
    /// Where the keys of its set-up screen begin.
    const KEY: &'static str;

    /// All seats there can be; the first [`Plan::count`] play.
    fn chairs(&self) -> &[Chair<Self::Colour>];
    /// All seats there can be, to be changed.
    fn chairs_mut(&mut self) -> &mut [Chair<Self::Colour>];
    /// How many play.
    fn count(&self) -> usize;
    /// Changes how many play.
    fn set_count(&mut self, count: usize);
    /// How it is played; who plays does not count in it.
    fn how(&self) -> &SetupOf<Self>;
    /// How it is played, to be changed.
    fn how_mut(&mut self) -> &mut SetupOf<Self>;
    /// What the rules are built from.
    fn setup(&self) -> SetupOf<Self>;
    /// The name of a colour in sprites and messages.
    fn colour_key(colour: Self::Colour) -> &'static str;

    /// What is about to be played, in a sentence.
    fn summary(&self) -> String;

    /// Whether the rules play a seat.
    fn is_robo(&self, _seat: usize) -> bool {
        false
    }

    /// What a colour is called.
    fn colour_name(colour: Self::Colour) -> String {
        colour_name(Self::Game::NAME, Self::colour_key(colour))
    }

    /// Gives a seat another colour; whoever had it takes the old one.
    fn paint(&mut self, seat: usize, colour: Self::Colour) {
        let Some(old) = self.chairs().get(seat).map(|chair| chair.colour) else { return };
        for (at, chair) in self.chairs_mut().iter_mut().enumerate() {
            if at == seat {
                chair.colour = colour;
            } else if chair.colour == colour {
                chair.colour = old;
            }
        }
    }

    /// The seat whose person plays this one: itself, unless it was given to an earlier person who is still there.
    fn root(&self, seat: usize) -> usize {
        let own = |other: usize| {
            self.chairs().get(other).is_some_and(|chair| chair.who == Who::Person && chair.with.is_none())
        };
        match self.chairs().get(seat) {
            Some(&Chair { who: Who::Person, with: Some(other), .. })
                if other < seat && own(other) && !self.is_robo(seat) =>
            {
                other
            }
            _ => seat,
        }
    }

    /// Whether a seat is held by a person whose first seat it is.
    fn is_first(&self, seat: usize) -> bool {
        self.chairs().get(seat).is_some_and(|chair| chair.who == Who::Person) && self.root(seat) == seat
    }

    /// The earlier seats whose person could play this one too.
    fn companions(&self, seat: usize) -> Vec<usize> {
        (0..seat).filter(|&other| self.is_first(other)).collect()
    }

    /// Who holds each seat, as the rules want it: nothing where everybody holds one.
    fn persons(&self) -> Vec<u8> {
        let roots: Vec<usize> = (0..self.count()).map(|seat| self.root(seat)).collect();
        let shared = roots.iter().enumerate().any(|(seat, &root)| root != seat);
        if shared { roots.into_iter().map(|root| root as u8).collect() } else { Vec::new() }
    }

    /// The seats that play.
    fn playing(&self) -> impl Iterator<Item = (usize, &Chair<Self::Colour>)> {
        self.chairs().iter().enumerate().take(self.count())
    }

    /// How many people play.
    fn people(&self) -> usize {
        (0..self.count()).filter(|&seat| self.is_first(seat)).count()
    }

    /// How many seats are held by bots.
    fn bots(&self) -> usize {
        self.playing().filter(|(_, chair)| chair.who != Who::Person).count()
    }

    /// How many play and who, in a sentence; the key is that of a number of seats.
    fn in_numbers(&self, seats: &str) -> String {
        let (seats, people, bots) = (
            tn(seats, self.count() as u32),
            tn("page.new.people", self.people() as u32),
            tn("page.new.bots", self.bots() as u32),
        );
        tf("page.new.summary", &[("frogs", &seats), ("people", &people), ("bots", &bots)])
    }

    /// Who plays each seat.
    fn holders(&self) -> Vec<Holder> {
        let holder = |(seat, chair): (usize, &Chair<Self::Colour>)| match chair.who {
            _ if self.is_robo(seat) => Holder::Nobody,
            Who::Person => Holder::Person,
            bot => Holder::Bot(bot.name().into()),
        };
        self.playing().map(holder).collect()
    }

    /// The names of the people; somebody with several seats is named with each colour.
    fn names(&self) -> Vec<String> {
        let name = |(seat, chair): (usize, &Chair<Self::Colour>)| {
            if chair.who != Who::Person || self.is_robo(seat) {
                return String::new();
            }
            let root = self.root(seat);
            let given = self.chairs().get(root).map_or_else(String::new, |chair| clean_name(&chair.name));
            let several = (0..self.count()).filter(|&other| self.root(other) == root).count() > 1;
            if several && !given.is_empty() {
                tf("page.new.name-of", &[("who", &given), ("colour", &Self::colour_name(chair.colour))])
            } else {
                given
            }
        };
        self.playing().map(name).collect()
    }

    /// Everything that speaks against this game, in words.
    fn problems(&self) -> Vec<String> {
        let reasons = Self::Game::from_setup(self.setup()).err().unwrap_or_default();
        reasons.iter().map(|reason| capital(reason)).collect()
    }
}
