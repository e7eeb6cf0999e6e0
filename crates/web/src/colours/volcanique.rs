//! Colours of a table of Volcanique: terrain and players. The tests hold the sprite (`art/volcanique.svg`) to them.

use ::volcanique::{Biome, Colour};

/// The ink of outlines.
pub const INK: &str = "#171226";

/// The paint of a kind of ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Ground {
    pub base: &'static str,
    pub light: &'static str,
    pub dark: &'static str,
    pub line: &'static str,
    /// The wall to the south-west, which is lit, and the one to the south-east.
    pub left: &'static str,
    pub right: &'static str,
}

/// The paint of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Paint {
    pub body: &'static str,
    pub light: &'static str,
    pub dark: &'static str,
    pub ink: &'static str,
}

/// Returns the paint of a biome, or of soil.
pub const fn ground(biome: Option<Biome>) -> Ground {
    match biome {
        Some(Biome::Dark) => Ground {
            base: "#4d4368",
            light: "#6f6291",
            dark: "#372e50",
            line: "#211a35",
            left: "#463c61",
            right: "#322a49",
        },
        Some(Biome::Medium) => Ground {
            base: "#4fae5c",
            light: "#86d07a",
            dark: "#2f8549",
            line: "#1f6a3d",
            left: "#3c9450",
            right: "#276f41",
        },
        Some(Biome::Light) => Ground {
            base: "#f3d79f",
            light: "#fdeecb",
            dark: "#dcb675",
            line: "#b98d4c",
            left: "#e2bd7e",
            right: "#bf9556",
        },
        None => Ground {
            base: "#6f4529",
            light: "#8f6040",
            dark: "#553119",
            line: "#3c2110",
            left: "#63391f",
            right: "#462614",
        },
    }
}

/// Returns the paint of a player.
pub const fn player(colour: Colour) -> Paint {
    match colour {
        Colour::Pink => Paint { body: "#ff5aa5", light: "#ffa3cd", dark: "#bd2470", ink: "#560a30" },
        Colour::Blue => Paint { body: "#3fb0ff", light: "#a3dbff", dark: "#1a72c4", ink: "#06284f" },
        Colour::Yellow => Paint { body: "#ffcf24", light: "#ffe989", dark: "#c08a00", ink: "#4a3300" },
        Colour::Violet => Paint { body: "#944cff", light: "#bd8dff", dark: "#4d14a3", ink: "#260a55" },
        Colour::White => Paint { body: "#f4f1ea", light: "#ffffff", dark: "#a9a4b8", ink: "#2b2840" },
    }
}

#[cfg(test)]
mod tests {
    use super::super::VISIONS;
    use super::super::tests::{APART, apart, symbol_in};
    use super::*;
    use std::collections::BTreeSet;

    const SPRITE: &str = concat!(include_str!("../../art/shared.svg"), include_str!("../../art/volcanique.svg"));

    fn grounds() -> Vec<(&'static str, &'static str)> {
        let name = |biome: Option<Biome>| biome.map_or("soil", Biome::name);
        let all = [None, Some(Biome::Dark), Some(Biome::Medium), Some(Biome::Light)];
        all.into_iter().map(|biome| (name(biome), ground(biome).base)).collect()
    }

    fn players() -> Vec<(&'static str, &'static str)> {
        Colour::ALL.into_iter().map(|colour| (colour.name(), player(colour).body)).collect()
    }

    fn alike(colours: &[(&'static str, &'static str)]) -> BTreeSet<(&'static str, &'static str, &'static str)> {
        let mut pairs = BTreeSet::new();
        for vision in &VISIONS {
            for (at, one) in colours.iter().enumerate() {
                for two in &colours[at + 1..] {
                    if apart(vision, one.1, two.1) < APART {
                        pairs.insert((vision.name, one.0, two.0));
                    }
                }
            }
        }
        pairs
    }

    #[test]
    fn every_eye_tells_terrain_apart_by_its_colour() {
        assert_eq!(alike(&grounds()), BTreeSet::new(), "mend a colour of the ground");
    }

    #[test]
    fn every_eye_tells_players_apart_by_their_colour() {
        assert_eq!(alike(&players()), BTreeSet::new(), "mend a colour of a player");
    }

    #[test]
    fn the_sprite_uses_these_colours_and_every_player_has_a_mark() {
        for biome in Biome::ALL {
            let face = symbol_in(SPRITE, &format!("face-{}-0", biome.letter()));
            assert!(face.contains(ground(Some(biome)).base) && face.matches("<path").count() > 3, "{biome:?}");
            let wall = symbol_in(SPRITE, &format!("wall-{}-l", biome.letter()));
            assert!(wall.contains(ground(Some(biome)).left), "{biome:?}");
        }
        assert!(symbol_in(SPRITE, "vq-ground").contains(ground(None).base));
        let mut marks = BTreeSet::new();
        for colour in Colour::ALL {
            for piece in ["critter", "burrowed", "colossal", "head", "owner"] {
                let drawn = symbol_in(SPRITE, &format!("vq-{piece}-{}", colour.name()));
                assert!(drawn.contains(player(colour).body), "{piece} {colour:?}");
            }
            marks.insert(symbol_in(SPRITE, &format!("vq-mark-{}", colour.name())));
        }
        assert_eq!(marks.len(), Colour::ALL.len());
    }
}
