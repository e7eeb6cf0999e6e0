//! A game of Volcanique during set-up, as plain data. The rules decide whether it is valid.

use crate::screens::new_game::game_draft::{GameDraft, SeatDraft};
use crate::text::key;
use std::ops::RangeInclusive;
use volcanique::{Colour, Preset, Rules, Setup};

/// A game that is being set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VolcaniqueDraft {
    /// All five seats; the first [`VolcaniqueDraft::count`] play.
    pub chairs: Vec<SeatDraft<Colour>>,
    /// How many play.
    pub count: usize,
    /// Start, covering, bonus objectives and tables; the players in it do not count.
    pub how: Setup,
}

impl VolcaniqueDraft {
    /// Creates a first game whose first `people` seats are held by people; a single person plays against a bot.
    pub fn new(people: usize) -> VolcaniqueDraft {
        VolcaniqueDraft {
            chairs: SeatDraft::row(Colour::ALL, people),
            count: people.clamp(*Self::COUNTS.start(), *Self::COUNTS.end()),
            how: Preset::FirstGame.setup(2),
        }
    }

    /// Applies a preset; keeps the players and the custom tables.
    pub fn set_preset(&mut self, preset: Preset) {
        let Setup { tiles, islands, grid, powers, caldera, cover, .. } = self.how.clone();
        self.how = Setup { tiles, islands, grid, powers, caldera, cover, ..preset.setup(self.count) };
    }

    /// Returns the preset that this is, if it is one.
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

impl GameDraft for VolcaniqueDraft {
    type Game = Rules;
    type Colour = Colour;
    const COLOURS: &'static [Colour] = &Colour::ALL;
    const COUNTS: RangeInclusive<usize> = 2..=5;
    const KEY: &'static str = "page-vq-new";

    fn chairs(&self) -> &[SeatDraft<Colour>] {
        &self.chairs
    }

    fn chairs_mut(&mut self) -> &mut [SeatDraft<Colour>] {
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
        self.count_summary(key::PAGE_VQ_NEW_PLAYERS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::new_game::game_draft::SeatHolder;
    use protocol::Holder;

    #[test]
    fn a_fresh_draft_is_a_valid_first_game() {
        for people in 1..=5 {
            let draft = VolcaniqueDraft::new(people);
            assert_eq!((draft.problems(), draft.preset()), (vec![], Some(Preset::FirstGame)));
            let persons = draft.holders().into_iter().filter(|holder| *holder == Holder::Person).count();
            assert_eq!((persons, draft.count), (people, people.max(2)));
        }
    }

    #[test]
    fn every_preset_is_recognised_and_valid_for_every_count() {
        for count in VolcaniqueDraft::COUNTS {
            let mut draft = VolcaniqueDraft::new(1);
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
        let mut draft = VolcaniqueDraft::new(2);
        draft.set_count(3);
        draft.set_colour(0, Colour::White);
        draft.set_colour(1, Colour::White);
        let mut colours: Vec<Colour> = draft.chairs.iter().map(|chair| chair.colour).collect();
        colours.sort();
        assert_eq!((draft.chairs[1].colour, colours), (Colour::White, Colour::ALL.to_vec()));
        draft.chairs[0].name = " Ada ".into();
        draft.chairs[2].who = SeatHolder::Person;
        draft.chairs[2].with = Some(0);
        assert_eq!(draft.setup().persons, [0, 1, 0]);
        assert!(draft.names()[0].starts_with("Ada (") && draft.names()[1].is_empty());
        assert_eq!(draft.companions(2), [0, 1]);
        draft.chairs[0].who = SeatHolder::Calm;
        assert!(draft.setup().persons.is_empty());
    }
}
