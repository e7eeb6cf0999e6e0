//! Land as data: text formats get a list of spaces, others the arrays as they are.
//!
//! For `#[serde(with = "crate::land::serialized")]`.

use super::{Land, SITES};
use hexgrid::Hex;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A space with a stack. Its number is its place in the list.
#[derive(Serialize, Deserialize)]
struct Space {
    hex: Hex,
    /// Faces, bottom first.
    tiles: Vec<u8>,
    /// Whether the top tile is visible.
    shown: bool,
    /// The neighbours by number, clockwise from north-east; none where the ocean is.
    near: [Option<u8>; 6],
    /// For each colour the first part of its biome, if the visible tile has the colour.
    biomes: [Option<u8>; 3],
}

/// Writes land.
pub(crate) fn serialize<S: Serializer>(land: &Land, serializer: S) -> Result<S::Ok, S::Error> {
    if !serializer.is_human_readable() {
        return land.serialize(serializer);
    }
    let known = |number: u8| (number != u8::MAX).then_some(number);
    serializer.collect_seq(land.sites().map(|site| {
        let index = site.index();
        Space {
            hex: land.hex(site),
            tiles: land.stack(site).map(|face| face.0).collect(),
            shown: land.is_visible(site),
            near: std::array::from_fn(|dir| known(land.near[index * 6 + dir])),
            biomes: std::array::from_fn(|colour| known(land.biomes[index * 3 + colour])),
        }
    }))
}

/// Reads land.
pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Land, D::Error> {
    if !deserializer.is_human_readable() {
        return Land::deserialize(deserializer);
    }
    let spaces = Vec::<Space>::deserialize(deserializer)?;
    land(&spaces).ok_or_else(|| D::Error::custom("more land than there is in the box"))
}

fn land(spaces: &[Space]) -> Option<Land> {
    let mut land =
        Land { count: u8::try_from(spaces.len()).ok().filter(|&count| count <= SITES as u8)?, ..Land::default() };
    let mut end = 0;
    for (number, space) in spaces.iter().enumerate() {
        let start = end;
        end += space.tiles.len();
        land.tiles.get_mut(start..end)?.copy_from_slice(&space.tiles);
        land.hexes.set(number, space.hex);
        land.ends[number] = end as u8;
        land.shown |= u64::from(space.shown) << number;
        for (dir, near) in space.near.into_iter().enumerate() {
            land.near[number * 6 + dir] = near.unwrap_or(u8::MAX);
        }
        for (colour, biome) in space.biomes.into_iter().enumerate() {
            land.biomes[number * 3 + colour] = biome.unwrap_or(u8::MAX);
        }
    }
    Some(land)
}
