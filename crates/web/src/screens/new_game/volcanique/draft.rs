//! A game of Volcanique that is being set up, as plain data. Whether it is valid, the rules say.

use crate::screens::new_game::plan::{Chair, Plan};
use std::ops::RangeInclusive;
use volcanique::{Colour, Preset, Rules, Setup};

/// A game that is being set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// All five seats; the first [`Draft::count`] play.
    pub chairs: Vec<Chair<Colour>>,
    /// How many play.
    pub count: usize,
    /// Start, covering, bonus objectives and tables; the players in it do not count.
    pub how: Setup,
}

impl Draft {
    /// A first game, the first so many seats held by people, against a bot if there is one person.
    pub fn new(people: usize) -> Draft {
        Draft {
            chairs: Chair::row(Colour::ALL, people),
            count: people.clamp(*Self::COUNTS.start(), *Self::COUNTS.end()),
            how: Preset::FirstGame.setup(2),
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
}

impl Plan for Draft {
    type Game = Rules;
    type Colour = Colour;
    const COLOURS: &'static [Colour] = &Colour::ALL;
    const COUNTS: RangeInclusive<usize> = 2..=5;
    const KEY: &'static str = "page.vq.new";

    fn chairs(&self) -> &[Chair<Colour>] {
        &self.chairs
    }

    fn chairs_mut(&mut self) -> &mut [Chair<Colour>] {
        &mut self.chairs
    }

    fn count(&self) -> usize {
        self.count
    }

    fn set_count(&mut self, count: usize) {
        self.count = count.clamp(*Self::COUNTS.start(), *Self::COUNTS.end());
    }

    fn how(&self) -> &Setup {
        &self.how
    }

    fn how_mut(&mut self) -> &mut Setup {
        &mut self.how
    }

    fn setup(&self) -> Setup {
        Setup {
            players: self.playing().map(|(_, chair)| chair.colour).collect(),
            persons: self.persons(),
            ..self.how.clone()
        }
    }

    fn colour_key(colour: Colour) -> &'static str {
        colour.name()
    }

    fn summary(&self) -> String {
        self.in_numbers("page.vq.new.players")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::new_game::plan::Who;
    use protocol::Holder;

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
        for count in Draft::COUNTS {
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
