//! `LocalHolders`: who plays each seat: a person at this device, a bot, or the rules.
//!
//! They come from the option `--seats me,bot,bot,bot`, and a small file beside each save, its note, keeps them.

use crate::cli_error::CliResult;
use crate::files;
use std::fmt;
use std::path::{Path, PathBuf};
use tabletop::{Game, Notation, Save, SaveLine, Seat};

/// The most seats that a game can have.
pub const MOST: usize = 8;

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LocalHolder {
    /// A person at this device, by number.
    Person(u8),
    /// A bot, by name.
    Bot(String),
    /// Nobody: the rules play it.
    Nobody,
}

impl LocalHolder {
    /// Returns the holder as saves write it.
    fn saved(&self) -> tabletop::Holder {
        match self {
            LocalHolder::Person(_) => tabletop::Holder::Person,
            LocalHolder::Bot(name) => tabletop::Holder::Bot(name.clone()),
            LocalHolder::Nobody => tabletop::Holder::Nobody,
        }
    }
}

/// The word for a seat that nobody holds.
const NOBODY: &str = "robo";

/// The holders of all seats, in seat order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalHolders(pub Vec<LocalHolder>);

impl LocalHolders {
    /// Reads `me,bot,me2`. Each plain `me` is another person; `me1` is the same person in all its seats.
    pub fn read(text: &str, bots: &[&str]) -> Result<LocalHolders, String> {
        let words: Vec<&str> = text.split(',').map(str::trim).collect();
        if words.len() > MOST {
            return Err(format!("{} seats are too many; at most {MOST}", words.len()));
        }
        let mut named: Vec<&str> = Vec::new();
        let mut holders = Vec::new();
        for word in words {
            if bots.contains(&word) {
                holders.push(LocalHolder::Bot(word.to_string()));
                continue;
            }
            if word == NOBODY {
                holders.push(LocalHolder::Nobody);
                continue;
            }
            let is_person = word.strip_prefix("me").is_some_and(|rest| rest.chars().all(|c| c.is_ascii_digit()));
            if !is_person {
                return Err(format!(
                    "{word:?} cannot sit down; a seat is held by me (several: me1, me2) or by a bot: {}",
                    bots.join(", ")
                ));
            }
            let known = named.iter().position(|&name| name == word && word != "me");
            let person = known.unwrap_or_else(|| {
                named.push(word);
                named.len() - 1
            });
            holders.push(LocalHolder::Person(person as u8));
        }
        Ok(LocalHolders(holders))
    }

    /// Returns holders with a different person at this device for each seat, and nobody for seats that the rules play.
    pub fn all_players<G: Game>(rules: &G) -> LocalHolders {
        let holder = |seat: u8| {
            if rules.is_player_controlled(Seat(seat)) { LocalHolder::Person(seat) } else { LocalHolder::Nobody }
        };
        LocalHolders((0..rules.seats()).map(holder).collect())
    }

    /// Returns holders with one person at this device and otherwise bots, and nobody for seats that the rules play.
    pub fn one_player_and_bots<G: Game>(rules: &G) -> LocalHolders {
        let mut holders = LocalHolders::all_players(rules);
        let people = holders.0.iter_mut().filter(|holder| matches!(holder, LocalHolder::Person(_)));
        people.skip(1).for_each(|holder| *holder = LocalHolder::Bot("bot".into()));
        holders
    }

    /// Appends this many seats that the rules play.
    pub fn with_unplayed_seats(mut self, seats: usize) -> LocalHolders {
        self.0.extend(std::iter::repeat_n(LocalHolder::Nobody, seats));
        self
    }

    /// Checks that each seat of a game has a holder, and that exactly the seats that the rules play are held by nobody.
    pub fn check<G: Notation>(&self, rules: &G) -> Result<(), String> {
        let (named, seats) = (self.0.len(), rules.seats());
        if named != usize::from(seats) {
            return Err(format!("{named} seats for {seats} frogs or colours; name one for each"));
        }
        let seats = (0u8..).map(Seat).zip(&self.0);
        let wrong: Vec<String> = seats
            .filter(|(seat, holder)| rules.is_player_controlled(*seat) == (**holder == LocalHolder::Nobody))
            .map(|(seat, _)| match rules.is_player_controlled(seat) {
                true => format!("somebody must play {}", rules.seat_name(seat)),
                false => format!("the rules play {}; write {NOBODY}", rules.seat_name(seat)),
            })
            .collect();
        if wrong.is_empty() { Ok(()) } else { Err(wrong.join("; ")) }
    }

    /// Returns for each seat the number of the person or bot who plays it, or an empty list if nobody plays two seats.
    pub fn persons(&self) -> Vec<u8> {
        let people = self.people();
        let mut next = people;
        let numbers = self.0.iter().map(|holder| match holder {
            LocalHolder::Person(number) => *number,
            LocalHolder::Bot(_) | LocalHolder::Nobody => {
                next += 1;
                next - 1
            }
        });
        let numbers: Vec<u8> = numbers.collect();
        if usize::from(next) == self.0.len() { Vec::new() } else { numbers }
    }

    /// Returns how many people play.
    pub fn people(&self) -> u8 {
        let numbers = self.0.iter().filter_map(|holder| match holder {
            LocalHolder::Person(number) => Some(number + 1),
            LocalHolder::Bot(_) | LocalHolder::Nobody => None,
        });
        numbers.max().unwrap_or(0)
    }

    /// Returns the holders as saves write them.
    pub fn saved(&self) -> Vec<tabletop::Holder> {
        self.0.iter().map(LocalHolder::saved).collect()
    }

    /// Returns who plays at the end of a save without a note beside it: as its lines say, otherwise a person at this device.
    pub fn of_save<G: Game>(rules: &G, save: &Save) -> LocalHolders {
        let holders = (0u8..).zip(save.holders(LocalHolders::all_players(rules).saved()));
        let holders = holders.map(|(seat, holder)| match holder {
            tabletop::Holder::Person => LocalHolder::Person(seat),
            tabletop::Holder::Bot(name) => LocalHolder::Bot(name),
            tabletop::Holder::Nobody => LocalHolder::Nobody,
        });
        LocalHolders(holders.collect())
    }

    /// Lines of a save that say which seats changed hands. A save does not distinguish the people at this device.
    pub fn changed_since(&self, before: &[tabletop::Holder]) -> Vec<String> {
        let seats = (0u8..).zip(self.saved().into_iter().zip(before));
        let changed = seats.filter(|(_, (now, before))| now != *before);
        changed.map(|(seat, (holder, _))| SaveLine::Seat { seat, holder, why: None }.text()).collect()
    }

    /// Returns the path of the file beside a save that names its holders.
    pub fn note_path(save: &Path) -> PathBuf {
        let mut name = save.as_os_str().to_os_string();
        name.push(".seats");
        PathBuf::from(name)
    }

    /// Writes the note beside a save, in place of an older one.
    pub fn write_note(&self, save: &Path) -> CliResult {
        files::replace(&LocalHolders::note_path(save), format!("{self}\n").as_bytes(), &[save])
    }

    /// Writes the note beside a save that was just created; never overwrites an older note. If that fails, removes the
    /// save, because nobody would know who plays it.
    pub fn write_new_note(&self, save: &Path) -> CliResult {
        files::write_new(&LocalHolders::note_path(save), format!("{self}\n").as_bytes()).inspect_err(|_| {
            // The error of the note is the one to report.
            let _ = std::fs::remove_file(save);
        })
    }

    /// Reads the holders noted beside a save. Returns `None` if there is no note; the error says what is wrong with it.
    pub fn read_note(save: &Path, bots: &[&str]) -> Result<Option<LocalHolders>, String> {
        let path = LocalHolders::note_path(save);
        // If the note exists but cannot be accessed, reading it below reports why.
        match path.try_exists() {
            Ok(false) if !path.is_symlink() => Ok(None),
            _ => {
                let text = files::read(&path)?;
                let holders = LocalHolders::read(text.trim(), bots);
                holders.map(Some).map_err(|reason| format!("{}: {reason}", path.display()))
            }
        }
    }
}

impl fmt::Display for LocalHolders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = self.0.iter().map(|holder| match holder {
            LocalHolder::Person(number) => format!("me{}", number + 1),
            LocalHolder::Bot(name) => name.clone(),
            LocalHolder::Nobody => NOBODY.into(),
        });
        f.write_str(&words.collect::<Vec<_>>().join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_told_apart() {
        let read = |text| LocalHolders::read(text, &["bot", "random"]).unwrap();
        assert_eq!(read("me,bot,me").people(), 2);
        assert_eq!(read("me,bot,me").persons(), Vec::<u8>::new());
        assert_eq!(read("me1,bot,me1,me2,bot").persons(), [0, 2, 0, 1, 3]);
        assert_eq!(read("bot,random").people(), 0);
        let again = read("me,bot,me");
        assert_eq!(read(&again.to_string()), again);
    }

    #[test]
    fn seats_that_the_rules_play_are_held_by_nobody() {
        let solo = cosmic_frog::Rules::new(cosmic_frog::Setup::solo(cosmic_frog::SoloLevel::Easy)).unwrap();
        let four = cosmic_frog::Rules::new(cosmic_frog::Setup::new(4)).unwrap();
        let read = |text| LocalHolders::read(text, &["bot"]).unwrap();
        let robots = read("me").with_unplayed_seats(3);
        assert_eq!(
            (robots.to_string(), robots.people(), robots.persons()),
            ("me1,robo,robo,robo".into(), 1, Vec::new())
        );
        assert_eq!(LocalHolders::read(&robots.to_string(), &[]), Ok(robots.clone()));
        assert!(robots.check(&solo).is_ok() && read("bot,robo,robo,robo").check(&solo).is_ok());
        assert_eq!(robots.check(&four).unwrap_err().matches("somebody must play").count(), 3);
        assert_eq!(read("robo,bot,robo,me").check(&solo).unwrap_err().matches("; ").count(), 4);
        assert_eq!(LocalHolders::all_players(&solo), robots);
    }

    #[test]
    fn strangers_are_refused() {
        for text in ["you", "", "me,,bot", "meow", "me,bot,bot,bot,bot,bot,bot,bot,bot"] {
            assert!(LocalHolders::read(text, &["bot"]).is_err(), "{text}");
        }
    }
}
