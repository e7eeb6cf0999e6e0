//! Biomes, the spots where critters stand, and amounts of the three resources.

use hexgrid::Hex;
use serde::{Deserialize, Serialize};
use std::fmt;

/// One of the three kinds of terrain; also the resource it yields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Biome {
    Dark,
    Medium,
    Light,
}

impl Biome {
    /// All three, in the order D, M, L.
    pub const ALL: [Biome; 3] = [Biome::Dark, Biome::Medium, Biome::Light];

    /// Returns it as an index into tables.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns its name.
    pub const fn name(self) -> &'static str {
        ["dark", "medium", "light"][self as usize]
    }

    /// Returns its letter in notation.
    pub const fn letter(self) -> char {
        ['d', 'm', 'l'][self as usize]
    }

    /// Returns the biome with this letter, small or capital.
    pub fn from_letter(letter: char) -> Option<Biome> {
        Biome::ALL.into_iter().find(|biome| biome.letter() == letter.to_ascii_lowercase())
    }
}

/// A part of a tile: a space and one of the colours of its visible tile. A tile has one part of a colour at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Spot {
    /// The space.
    pub hex: Hex,
    /// The colour of the part.
    pub biome: Biome,
}

impl Spot {
    /// Returns the part of this colour on a space.
    pub const fn new(hex: Hex, biome: Biome) -> Spot {
        Spot { hex, biome }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.hex, self.biome.letter())
    }
}

/// An amount of resources: how many of each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct Mix(pub [u8; 3]);

impl Mix {
    /// Nothing.
    pub const NONE: Mix = Mix([0; 3]);

    /// Makes an amount of one kind.
    pub const fn of(biome: Biome, count: u8) -> Mix {
        let mut mix = [0; 3];
        mix[biome as usize] = count;
        Mix(mix)
    }

    /// Returns how many of one kind.
    #[inline]
    pub const fn get(self, biome: Biome) -> u8 {
        self.0[biome as usize]
    }

    /// Returns how many in all.
    #[inline]
    pub const fn total(self) -> u8 {
        self.0[0].saturating_add(self.0[1]).saturating_add(self.0[2])
    }

    /// Returns how many kinds there are of it.
    pub const fn kinds(self) -> usize {
        (self.0[0] > 0) as usize + (self.0[1] > 0) as usize + (self.0[2] > 0) as usize
    }

    /// Returns whether all of the other is in this.
    #[inline]
    pub const fn contains(self, other: Mix) -> bool {
        (self.0[0] >= other.0[0]) & (self.0[1] >= other.0[1]) & (self.0[2] >= other.0[2])
    }

    /// Returns the sum of both.
    pub fn plus(self, other: Mix) -> Mix {
        Mix(std::array::from_fn(|kind| self.0[kind].saturating_add(other.0[kind])))
    }

    /// Returns what is left without the other; no kind goes below 0.
    pub fn minus(self, other: Mix) -> Mix {
        Mix(std::array::from_fn(|kind| self.0[kind].saturating_sub(other.0[kind])))
    }

    /// Lists every mix of this many in all, in order.
    pub fn all_of(total: u8) -> impl Iterator<Item = Mix> {
        (0..=total)
            .flat_map(move |dark| (0..=total - dark).map(move |medium| Mix([dark, medium, total - dark - medium])))
    }
}

impl fmt::Display for Mix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut any = false;
        for biome in Biome::ALL.into_iter().filter(|&biome| self.get(biome) > 0) {
            write!(f, "{}{}", self.get(biome), biome.letter())?;
            any = true;
        }
        if any { Ok(()) } else { f.write_str("0") }
    }
}

impl std::str::FromStr for Mix {
    type Err = String;

    fn from_str(text: &str) -> Result<Mix, String> {
        let wrong = || format!("{text:?} is no amount; resources are written 2d1l, nothing is 0");
        let mut mix = Mix::NONE;
        if text == "0" {
            return Ok(mix);
        }
        let mut count = String::new();
        for letter in text.chars() {
            if letter.is_ascii_digit() {
                count.push(letter);
            } else {
                let biome = Biome::from_letter(letter).ok_or_else(wrong)?;
                mix = mix.plus(Mix::of(biome, count.parse().map_err(|_| wrong())?));
                count.clear();
            }
        }
        if count.is_empty() && mix.total() > 0 { Ok(mix) } else { Err(wrong()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_read_as_they_are_written() {
        for mix in (0..=8).flat_map(Mix::all_of) {
            assert_eq!(mix.to_string().parse(), Ok(mix));
        }
        for wrong in ["", "d", "2", "2x", "1d2"] {
            assert!(wrong.parse::<Mix>().is_err(), "{wrong:?}");
        }
        assert_eq!(Mix::all_of(7).count(), 36);
    }
}
