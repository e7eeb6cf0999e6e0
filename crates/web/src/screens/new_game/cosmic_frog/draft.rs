//! A game of Cosmic Frog during set-up, as plain data. The rules decide whether it is valid.

use crate::screens::new_game::game_draft::{GameDraft, SeatDraft, SeatHolder};
use crate::text::{key, t};
use cosmic_frog::{Colour, FindMuck, Preset, Rules, Setup, SoloLevel};
use std::ops::RangeInclusive;

/// Most frogs.
const MOST: usize = 6;

/// How frogs play together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Teams {
    /// Every frog for itself.
    None,
    /// Two teams of two.
    TwoTwos,
    /// Two teams of three.
    TwoThrees,
    /// Three teams of two.
    ThreeTwos,
}

impl Teams {
    /// All of them.
    pub const ALL: [Teams; 4] = [Teams::None, Teams::TwoTwos, Teams::TwoThrees, Teams::ThreeTwos];

    /// Returns its key in messages.
    pub fn name(self) -> &'static str {
        ["none", "two-twos", "two-threes", "three-twos"][self as usize]
    }

    /// Returns how many teams, and frogs in each.
    pub fn shape(self) -> Option<(u8, usize)> {
        match self {
            Teams::None => None,
            Teams::TwoTwos => Some((2, 2)),
            Teams::TwoThrees => Some((2, 3)),
            Teams::ThreeTwos => Some((3, 2)),
        }
    }

    /// Returns whether this many frogs can play with these teams.
    pub fn is_possible_with(self, frogs: usize) -> bool {
        self.shape().is_none_or(|(teams, size)| usize::from(teams) * size == frogs)
    }
}

/// A game that is being set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CosmicFrogDraft {
    /// All six seats; the first [`CosmicFrogDraft::count`] play.
    pub chairs: Vec<SeatDraft<Colour>>,
    /// How many frogs play.
    pub count: usize,
    /// How frogs play together.
    pub teams: Teams,
    /// The number of each seat's team.
    pub team_of: [u8; MOST],
    /// Length, layout, variants and tables; the frogs in it do not count.
    pub how: Setup,
}

impl CosmicFrogDraft {
    /// Creates a first game for four frogs, whose first `people` seats are held by people.
    pub fn new(people: usize) -> CosmicFrogDraft {
        let colours = [Colour::Green, Colour::Purple, Colour::Blue, Colour::Red, Colour::Gray, Colour::Orange];
        CosmicFrogDraft {
            chairs: SeatDraft::row(colours, people),
            count: people.clamp(4, MOST),
            teams: Teams::None,
            team_of: [0; MOST],
            how: Preset::FirstGame.setup(4),
        }
    }

    /// Changes how frogs play together: neighbours go to different teams.
    pub fn set_teams(&mut self, teams: Teams) {
        self.teams = teams;
        let number = teams.shape().map_or(1, |(number, _)| number);
        self.team_of = std::array::from_fn(|seat| seat as u8 % number);
        if teams == Teams::None {
            self.how.symbiotic = false;
        }
    }

    /// Applies a preset; keeps the players.
    pub fn set_preset(&mut self, preset: Preset) {
        let Setup { map, abilities, symbiotic, solo, robo_diversity, find_muck, .. } = self.how.clone();
        self.how = Setup { map, abilities, symbiotic, solo, robo_diversity, find_muck, ..preset.setup(self.count) };
    }

    /// Switches between a solo game against RoboFrogs of a level and a game of several players.
    pub fn set_solo(&mut self, level: Option<SoloLevel>) {
        self.how.solo = level;
        self.how.robo_diversity &= level.is_some();
        if level.is_some() {
            self.set_count(4);
            self.set_teams(Teams::None);
            self.chairs[0].who = SeatHolder::Person;
            if !self.refusals_of_find_muck(self.how.find_muck).is_empty() {
                self.how.find_muck = FindMuck::Off;
            }
        }
    }

    /// Returns the objections of the rules to the expansion in this game, as texts: those that the game without it does
    /// not have.
    pub fn refusals_of_find_muck(&self, find_muck: FindMuck) -> Vec<String> {
        let with =
            |find_muck| CosmicFrogDraft { how: Setup { find_muck, ..self.how.clone() }, ..self.clone() }.problems();
        let without = with(FindMuck::Off);
        with(find_muck).into_iter().filter(|reason| !without.contains(reason)).collect()
    }

    /// Returns the preset that this is, if it is one.
    pub fn preset(&self) -> Option<Preset> {
        let how = self.how.clone();
        let plain = Setup {
            frogs: Vec::new(),
            map: None,
            abilities: None,
            symbiotic: false,
            solo: None,
            robo_diversity: false,
            find_muck: FindMuck::Off,
            ..how
        };
        Preset::ALL.into_iter().find(|preset| Setup { frogs: Vec::new(), ..preset.setup(self.count) } == plain)
    }
}

impl GameDraft for CosmicFrogDraft {
    type Game = Rules;
    type Colour = Colour;
    const COLOURS: &'static [Colour] = &Colour::ALL;
    const COUNTS: RangeInclusive<usize> = 3..=MOST;
    const KEY: &'static str = "page-new";

    fn chairs(&self) -> &[SeatDraft<Colour>] {
        &self.chairs
    }

    fn chairs_mut(&mut self) -> &mut [SeatDraft<Colour>] {
        &mut self.chairs
    }

    fn count(&self) -> usize {
        self.count
    }

    /// Removes teams that no longer fit.
    fn set_count(&mut self, count: usize) {
        self.count = count.clamp(*Self::COUNTS.start(), MOST);
        if !self.teams.is_possible_with(self.count) {
            self.set_teams(Teams::None);
        }
    }

    fn how(&self) -> &Setup {
        &self.how
    }

    fn how_mut(&mut self) -> &mut Setup {
        &mut self.how
    }

    fn setup(&self) -> Setup {
        Setup {
            frogs: self.playing().map(|(_, chair)| chair.colour).collect(),
            persons: self.persons(),
            teams: if self.teams == Teams::None { Vec::new() } else { self.team_of[..self.count].to_vec() },
            ..self.how.clone()
        }
    }

    fn colour_key(colour: Colour) -> &'static str {
        colour.name()
    }

    fn summary(&self) -> String {
        if self.how.solo.is_some() { t(key::PAGE_NEW_SUMMARY_SOLO) } else { self.count_summary(key::PAGE_NEW_FROGS) }
    }

    fn is_robo(&self, seat: usize) -> bool {
        self.how.solo.is_some() && seat > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::Holder;

    #[test]
    fn a_fresh_draft_is_a_valid_first_game() {
        for people in 1..=6 {
            let draft = CosmicFrogDraft::new(people);
            assert_eq!((draft.problems(), draft.preset()), (vec![], Some(Preset::FirstGame)));
            let persons = draft.holders().into_iter().filter(|holder| *holder == Holder::Person).count();
            assert_eq!(persons, people);
        }
    }

    #[test]
    fn every_preset_is_recognised_and_valid_for_every_count() {
        for count in CosmicFrogDraft::COUNTS {
            let mut draft = CosmicFrogDraft::new(1);
            draft.set_count(count);
            for preset in Preset::ALL {
                draft.set_preset(preset);
                assert_eq!(
                    (draft.preset(), draft.problems().len(), draft.setup().frogs.len()),
                    (Some(preset), 0, count)
                );
            }
            draft.how.surge = !draft.how.surge;
            assert_eq!(draft.preset(), None);
        }
    }

    #[test]
    fn one_frog_plays_alone_against_robofrogs() {
        let mut draft = CosmicFrogDraft::new(3);
        draft.chairs[2].with = Some(0);
        draft.set_count(6);
        draft.set_teams(Teams::TwoThrees);
        draft.set_solo(Some(SoloLevel::Hard));
        assert_eq!((draft.problems(), draft.preset()), (vec![], Some(Preset::FirstGame)));
        assert_eq!(draft.holders(), [Holder::Person, Holder::Nobody, Holder::Nobody, Holder::Nobody]);
        draft.set_preset(Preset::Everything);
        draft.how.robo_diversity = true;
        assert_eq!((draft.setup().solo, draft.preset()), (Some(SoloLevel::Hard), Some(Preset::Everything)));
        assert_eq!(draft.problems(), Vec::<String>::new());
        draft.set_solo(None);
        assert!(!draft.how.robo_diversity && draft.problems().is_empty());
        assert_eq!(draft.holders()[1], Holder::Person);
    }

    #[test]
    fn find_muck_goes_with_teams_and_variants_and_not_with_robofrogs() {
        for find_muck in [FindMuck::Dice, FindMuck::Chips] {
            let mut draft = CosmicFrogDraft::new(2);
            draft.how.find_muck = find_muck;
            for preset in Preset::ALL {
                draft.set_preset(preset);
                assert_eq!((draft.preset(), draft.setup().find_muck), (Some(preset), find_muck));
                assert_eq!(draft.problems(), Vec::<String>::new());
            }
            draft.set_teams(Teams::TwoTwos);
            draft.how.symbiotic = true;
            assert!(draft.problems().is_empty() && draft.refusals_of_find_muck(find_muck).is_empty());
            draft.set_solo(Some(SoloLevel::Normal));
            assert_eq!((draft.how.find_muck, draft.refusals_of_find_muck(find_muck).len()), (FindMuck::Off, 1));
        }
    }

    #[test]
    fn colours_stay_unique() {
        let mut draft = CosmicFrogDraft::new(1);
        draft.set_colour(0, Colour::Orange);
        draft.set_colour(1, Colour::Orange);
        let mut colours: Vec<Colour> = draft.chairs.iter().map(|chair| chair.colour).collect();
        assert_eq!(colours[1], Colour::Orange);
        colours.sort();
        assert_eq!(colours, Colour::ALL);
    }

    #[test]
    fn a_person_may_hold_several_frogs() {
        let mut draft = CosmicFrogDraft::new(2);
        draft.chairs[0].name = " Ada ".into();
        draft.chairs[2].who = SeatHolder::Person;
        draft.chairs[2].with = Some(0);
        assert_eq!(draft.setup().persons, [0, 1, 0, 3]);
        assert_eq!(draft.names(), ["Ada (Green)", "", "Ada (Blue)", ""]);
        assert_eq!(draft.companions(3), [0, 1]);
        // The first frog goes to a bot, so the other one gets its own person.
        draft.chairs[0].who = SeatHolder::Calm;
        assert!(draft.setup().persons.is_empty());
    }

    #[test]
    fn teams_fit_the_number_of_frogs() {
        let mut draft = CosmicFrogDraft::new(1);
        draft.set_teams(Teams::TwoTwos);
        draft.how.symbiotic = true;
        assert_eq!((draft.setup().teams, draft.problems()), (vec![0, 1, 0, 1], vec![]));
        draft.set_count(5);
        assert_eq!((draft.teams, draft.how.symbiotic, draft.problems()), (Teams::None, false, vec![]));
        draft.set_count(6);
        for teams in [Teams::TwoThrees, Teams::ThreeTwos] {
            assert!(teams.is_possible_with(6) && !teams.is_possible_with(4));
            draft.set_teams(teams);
            assert!(draft.problems().is_empty());
        }
    }

    #[test]
    fn all_reasons_are_told_at_once() {
        let mut draft = CosmicFrogDraft::new(1);
        draft.set_teams(Teams::TwoTwos);
        draft.team_of[0] = 1;
        draft.how.bounce = true;
        draft.how.decide = true;
        assert_eq!(draft.problems().len(), 2, "{:?}", draft.problems());
        draft.how.map = Some("nonsense".into());
        assert!(draft.problems().len() > 2);
    }
}
