//! A game of Volcanique that is being set up, as plain data. Whether it is valid, the rules say.

use super::super::draft::Who;
use crate::storage::clean_name;
use crate::table::capital;
use crate::text::{t, tf};
use protocol::Holder;
use volcanique::{Colour, Preset, Rules, Setup};

/// Fewest and most players.
pub const COUNTS: std::ops::RangeInclusive<usize> = 2..=5;
/// Most players.
const MOST: usize = 5;

/// One seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair {
    /// The colour of its critters.
    pub colour: Colour,
    /// Who plays it.
    pub who: Who,
    /// The person's name, as typed.
    pub name: String,
    /// The earlier seat whose person plays this one too.
    pub with: Option<usize>,
}

/// A game that is being set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// All five seats; the first [`Draft::count`] play.
    pub chairs: Vec<Chair>,
    /// How many play.
    pub count: usize,
    /// Start, covering, bonus objectives and tables; the players in it do not count.
    pub how: Setup,
}

impl Draft {
    /// A first game, the first so many seats held by people, against a bot if there is one person.
    pub fn new(people: usize) -> Draft {
        let chair = |(seat, colour): (usize, Colour)| Chair {
            colour,
            who: if seat < people { Who::Person } else { Who::Keen },
            name: String::new(),
            with: None,
        };
        Draft {
            chairs: Colour::ALL.into_iter().enumerate().map(chair).collect(),
            count: people.clamp(*COUNTS.start(), MOST),
            how: Preset::FirstGame.setup(2),
        }
    }

    /// Changes how many play.
    pub fn set_count(&mut self, count: usize) {
        self.count = count.clamp(*COUNTS.start(), MOST);
    }

    /// Gives a seat another colour; whoever had it takes the old one.
    pub fn paint(&mut self, seat: usize, colour: Colour) {
        let Some(old) = self.chairs.get(seat).map(|chair| chair.colour) else { return };
        for (at, chair) in self.chairs.iter_mut().enumerate() {
            if at == seat {
                chair.colour = colour;
            } else if chair.colour == colour {
                chair.colour = old;
            }
        }
    }

    /// Plays as a preset says; who plays stays, and so do tables of one's own.
    pub fn set_preset(&mut self, preset: Preset) {
        let Setup { tiles, islands, grid, powers, caldera, cover, .. } = self.how.clone();
        self.how = Setup { tiles, islands, grid, powers, caldera, cover, ..preset.setup(self.count) };
    }

    /// The preset that this is, if it is one.
    pub fn preset(&self) -> Option<Preset> {
        let how = &self.how;
        let same = |preset: &Preset| {
            let other = preset.setup(self.count);
            (how.start, how.tallest, how.largest, how.diversified)
                == (other.start, other.tallest, other.largest, other.diversified)
        };
        Preset::ALL.into_iter().find(same)
    }

    /// The seat whose person plays this one: itself, unless it was given to an earlier person who is still there.
    pub fn root(&self, seat: usize) -> usize {
        let own = |other: usize| self.chairs[other].who == Who::Person && self.chairs[other].with.is_none();
        match self.chairs.get(seat) {
            Some(Chair { who: Who::Person, with: Some(other), .. }) if *other < seat && own(*other) => *other,
            _ => seat,
        }
    }

    /// The earlier seats whose person could play this one too.
    pub fn companions(&self, seat: usize) -> Vec<usize> {
        (0..seat).filter(|&other| self.chairs[other].who == Who::Person && self.root(other) == other).collect()
    }

    /// What the rules are built from.
    pub fn setup(&self) -> Setup {
        let seats = 0..self.count;
        let shared = seats.clone().any(|seat| self.root(seat) != seat);
        Setup {
            players: self.chairs[..self.count].iter().map(|chair| chair.colour).collect(),
            persons: if shared { seats.map(|seat| self.root(seat) as u8).collect() } else { Vec::new() },
            ..self.how.clone()
        }
    }

    /// Who plays each seat.
    pub fn holders(&self) -> Vec<Holder> {
        let holder = |chair: &Chair| match chair.who {
            Who::Person => Holder::Person,
            bot => Holder::Bot(bot.name().into()),
        };
        self.chairs[..self.count].iter().map(holder).collect()
    }

    /// The names of the people; somebody with several seats is named with each colour.
    pub fn names(&self) -> Vec<String> {
        let name = |seat: usize| {
            let (root, chair) = (self.root(seat), &self.chairs[seat]);
            let given = clean_name(&self.chairs[root].name);
            let several = (0..self.count).filter(|&other| self.root(other) == root).count() > 1;
            match chair.who {
                Who::Person if several && !given.is_empty() => {
                    tf("page.new.name-of", &[("who", &given), ("colour", &colour_name(chair.colour))])
                }
                Who::Person => given,
                _ => String::new(),
            }
        };
        (0..self.count).map(name).collect()
    }

    /// Everything that speaks against this game, in words.
    pub fn problems(&self) -> Vec<String> {
        Rules::new(self.setup()).err().unwrap_or_default().iter().map(|reason| capital(reason)).collect()
    }
}

/// The name of a colour.
pub fn colour_name(colour: Colour) -> String {
    t(&format!("volcanique.seat.{}", colour.name()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fresh_draft_is_a_valid_first_game() {
        for people in 1..=5 {
            let draft = Draft::new(people);
            assert_eq!((draft.problems(), draft.preset()), (vec![], Some(Preset::FirstGame)));
            let persons = draft.holders().into_iter().filter(|holder| *holder == Holder::Person).count();
            assert_eq!((persons, draft.count), (people, people.max(2)));
        }
    }

    #[test]
    fn every_preset_is_recognised_and_valid_for_every_count() {
        for count in COUNTS {
            let mut draft = Draft::new(1);
            draft.set_count(count);
            for preset in Preset::ALL {
                draft.set_preset(preset);
                assert_eq!((draft.preset(), draft.problems().len()), (Some(preset), 0));
                assert_eq!(draft.setup().players.len(), count);
            }
            draft.how.tallest = false;
            assert_eq!(draft.preset(), None);
        }
    }

    #[test]
    fn colours_stay_unique_and_a_person_may_hold_several_seats() {
        let mut draft = Draft::new(2);
        draft.set_count(3);
        draft.paint(0, Colour::White);
        draft.paint(1, Colour::White);
        let mut colours: Vec<Colour> = draft.chairs.iter().map(|chair| chair.colour).collect();
        colours.sort();
        assert_eq!((draft.chairs[1].colour, colours), (Colour::White, Colour::ALL.to_vec()));
        draft.chairs[0].name = " Ada ".into();
        draft.chairs[2].who = Who::Person;
        draft.chairs[2].with = Some(0);
        assert_eq!(draft.setup().persons, [0, 1, 0]);
        assert!(draft.names()[0].starts_with("Ada (") && draft.names()[1].is_empty());
        assert_eq!(draft.companions(2), [0, 1]);
        draft.chairs[0].who = Who::Calm;
        assert!(draft.setup().persons.is_empty());
    }
}
