//! Tiles: the kinds of land tiles with their edges (`data/tiles.toml`), and the face a tile shows: its kind and rotation.
//!
//! Parts of a tile are its colours: the edges of one colour lie side by side, so that a tile has one part of a colour at most.

use crate::biome::Biome;
use crate::lava::LAVA;
use hexgrid::Dir;
use serde::{Deserialize, Serialize};
use tabletop::input::{MAX_TABLE_BYTES, Problems, check_length, shorten_lines};
use tabletop::toml_text;

/// How many kinds of land tiles a table may have.
pub const KINDS: usize = 8;
/// The tiles as they come.
pub const STANDARD: &str = include_str!("../data/tiles.toml");

/// A kind of land tile, by its number in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TileKind(pub u8);

impl TileKind {
    /// Returns it as an index into tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A tile as it lies: a land tile of a kind, turned clockwise this many times, or volcanic soil.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Face(pub u8);

impl Face {
    /// Volcanic soil.
    pub const SOIL: Face = Face(48);

    /// Makes a land tile, turned clockwise by this many sixths.
    pub const fn new(kind: TileKind, rotation: u8) -> Face {
        Face(kind.0 * 6 + rotation)
    }

    /// Returns its kind, if it is a land tile.
    pub fn kind(self) -> Option<TileKind> {
        (self != Face::SOIL).then_some(TileKind(self.0 / 6))
    }

    /// Returns by how many sixths it is turned clockwise.
    pub const fn rotation(self) -> u8 {
        self.0 % 6
    }
}

/// How many colours a tile has: what it costs and where it goes in a starting island.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Size {
    Uno,
    Duo,
    Trio,
}

/// One kind of land tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileKindRow {
    /// Its name in notation.
    pub name: String,
    /// How many colours it has.
    pub size: Size,
    /// How many there are.
    pub count: u8,
}

/// The edges of a face: a byte for each colour with a bit for each direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Edges(u32);

impl Edges {
    /// Returns the edge in this direction, if it has a colour.
    const fn one(colour: u8, dir: usize) -> Edges {
        Edges(if colour < NO_COLOUR { 1 << (8 * colour as usize + dir) } else { 0 })
    }

    /// Returns the edges of both.
    #[inline]
    pub(crate) const fn or(self, other: Edges) -> Edges {
        Edges(self.0 | other.0)
    }

    /// Returns the edges that are in both.
    #[inline]
    pub(crate) const fn and(self, other: Edges) -> Edges {
        Edges(self.0 & other.0)
    }

    /// Returns the directions of a colour, a bit each.
    #[inline]
    pub const fn dirs(&self, colour: usize) -> u8 {
        (self.0 >> (8 * colour)) as u8
    }

    /// Returns whether some direction has the same colour in both.
    #[inline]
    pub const fn shares_colour(&self, other: &Edges) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns whether the tile has this colour.
    #[inline]
    pub const fn has(&self, biome: Biome) -> bool {
        self.dirs(biome as usize) != 0
    }

    /// Returns its colours, a bit each.
    #[inline]
    pub const fn colours(&self) -> u8 {
        (self.dirs(0) != 0) as u8 | ((self.dirs(1) != 0) as u8) << 1 | ((self.dirs(2) != 0) as u8) << 2
    }
}

/// All kinds of tiles with the edges of every face.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileTable {
    /// The kinds in the order of their numbers.
    pub kinds: Vec<TileKindRow>,
    /// How many lava tiles there are: the limit on volcanoes (VQ-SET-3).
    pub lava: u8,
    edges: [Edges; 64],
    /// The same by direction: the number of the colour, or [`NO_COLOUR`].
    colours: [[u8; 8]; 64],
    /// The same as it is seen from the neighbour in a direction, whose edge faces it.
    seen: [[Edges; 8]; 64],
}

/// The edges of soil have no colour.
pub(crate) const NO_COLOUR: u8 = 3;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileFile {
    #[serde(default = "most_lava")]
    lava: u8,
    tile: Vec<TileRowText>,
}

fn most_lava() -> u8 {
    LAVA
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileRowText {
    name: String,
    edges: String,
    count: u8,
}

impl TileTable {
    /// Reads a table; the error lists what is wrong.
    pub fn read(text: &str) -> Result<TileTable, Vec<String>> {
        let text = check_length(text, MAX_TABLE_BYTES).map_err(|reason| vec![format!("tiles: {reason}")])?;
        let file: TileFile =
            toml_text::read(text).map_err(|error| vec![format!("tiles: {}", shorten_lines(&error))])?;
        let mut problems = Problems::default();
        let mut table = TileTable {
            kinds: Vec::new(),
            lava: file.lava,
            edges: [Edges::default(); 64],
            colours: [[NO_COLOUR; 8]; 64],
            seen: [[Edges::default(); 8]; 64],
        };
        if file.tile.len() != KINDS {
            return Err(vec![format!("tiles: there are {KINDS} kinds of tiles, not {}", file.tile.len())]);
        }
        if file.tile.iter().map(|row| u32::from(row.count)).sum::<u32>() > 42 {
            problems.push("tiles: there are 42 land tiles at most");
        }
        if file.lava > LAVA {
            problems.push(format_args!("tiles: there are {LAVA} lava tiles at most"));
        }
        for (number, row) in file.tile.into_iter().enumerate() {
            if let Err(reason) = check_name(&row.name) {
                problems.push(format_args!("tiles: {:?} {reason}", row.name));
            }
            if table.find(&row.name).is_some() {
                problems.push(format_args!("tiles: two kinds are called {:?}", row.name));
            }
            match read_edges(&row.edges) {
                Ok(edges) => table.add(TileKind(number as u8), row, edges),
                Err(reason) => problems.push(format_args!("tiles: {}: {reason}", row.name)),
            }
        }
        if problems.is_empty() { Ok(table) } else { Err(problems.into_list()) }
    }

    fn add(&mut self, kind: TileKind, row: TileRowText, edges: [Biome; 6]) {
        for rotation in 0..6 {
            let face = Face::new(kind, rotation).0 as usize;
            for (edge, biome) in edges.into_iter().enumerate() {
                // Edge 0 faces east, which is direction 1.
                let dir = (edge + 1 + rotation as usize) % 6;
                self.edges[face] = self.edges[face].or(Edges::one(biome as u8, dir));
                self.colours[face][dir] = biome as u8;
                self.seen[face][(dir + 3) % 6] = Edges::one(biome as u8, (dir + 3) % 6);
            }
        }
        let size =
            [Size::Uno, Size::Duo, Size::Trio][self.edges(Face::new(kind, 0)).colours().count_ones() as usize - 1];
        self.kinds.push(TileKindRow { name: row.name, size, count: row.count });
    }

    /// Returns the edges of a face; soil has none.
    #[inline]
    pub fn edges(&self, face: Face) -> &Edges {
        &self.edges[(face.0 & 63) as usize]
    }

    /// Returns the edge of a neighbour's face that a space touches; none for soil.
    #[inline]
    pub(crate) fn touching_edge(&self, face: Face, dir: Dir) -> Edges {
        self.seen[(face.0 & 63) as usize][dir.index()]
    }

    /// Returns the colour of an edge; `None` for soil.
    #[inline]
    pub fn edge(&self, face: Face, dir: Dir) -> Option<Biome> {
        Biome::ALL.get(self.colour(face, dir)).copied()
    }

    /// Returns the colour of an edge as a number; [`NO_COLOUR`] for soil.
    #[inline]
    pub(crate) fn colour(&self, face: Face, dir: Dir) -> usize {
        (self.colours[(face.0 & 63) as usize][dir.index()] & NO_COLOUR) as usize
    }

    /// Returns the size of a kind.
    pub fn size(&self, kind: TileKind) -> Size {
        self.kinds.get(kind.index()).map_or(Size::Uno, |row| row.size)
    }

    /// Returns how many rotations of a kind look different.
    pub fn rotations(&self, kind: TileKind) -> u8 {
        if self.size(kind) == Size::Uno { 1 } else { 6 }
    }

    /// Lists all kinds.
    pub fn all(&self) -> impl Iterator<Item = TileKind> + use<> {
        (0..self.kinds.len() as u8).map(TileKind)
    }

    /// Returns the kind with this name.
    pub fn find(&self, name: &str) -> Option<TileKind> {
        self.kinds.iter().position(|row| row.name == name).map(|number| TileKind(number as u8))
    }

    /// Returns the name of a face: `dm@2`, or `soil`.
    pub fn face_name(&self, face: Face) -> String {
        let row = face.kind().and_then(|kind| self.kinds.get(kind.index()));
        row.map_or("soil".into(), |row| format!("{}@{}", row.name, face.rotation()))
    }

    /// Returns the face with this name; a rotation left out is 0.
    pub fn find_face(&self, name: &str) -> Option<Face> {
        if name == "soil" {
            return Some(Face::SOIL);
        }
        let (kind, rotation) = name.split_once('@').unwrap_or((name, "0"));
        let rotation = rotation.parse().ok().filter(|rotation| *rotation < 6)?;
        self.find(kind).map(|kind| Face::new(kind, rotation))
    }
}

/// Checks the name of a kind. It stands between other words in moves and positions, and before numbers.
fn check_name(name: &str) -> Result<(), &'static str> {
    let is_word = !name.is_empty() && name.len() <= 12 && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    if !is_word || name.chars().all(|c| c.is_ascii_digit()) {
        return Err("is no name for a tile: up to 12 letters, digits and hyphens, not digits alone");
    }
    if ["soil", "lava", "volcano", "island"].contains(&name) {
        return Err("is no name for a land tile: something else is called so");
    }
    Ok(())
}

fn read_edges(text: &str) -> Result<[Biome; 6], String> {
    let edges: Option<Vec<Biome>> = text.chars().map(Biome::from_letter).collect();
    let edges: [Biome; 6] = edges
        .and_then(|edges| edges.try_into().ok())
        .ok_or_else(|| format!("edges = {text:?} must be six letters out of D, M and L, clockwise from east"))?;
    let changes = (0..6).filter(|&edge| edges[edge] != edges[(edge + 1) % 6]).count();
    let colours = Biome::ALL.into_iter().filter(|biome| edges.contains(biome)).count();
    if changes > 1 && changes != colours {
        return Err(format!("edges = {text:?}: the edges of one colour must lie side by side"));
    }
    Ok(edges)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_reads_and_turns_clockwise() {
        let table = TileTable::read(STANDARD).unwrap();
        let trio = table.find("dml").unwrap();
        let edge = |rotation, dir| table.edge(Face::new(trio, rotation), dir).unwrap();
        assert_eq!(edge(0, Dir::E), Biome::Dark);
        assert_eq!(edge(0, Dir::SW), Biome::Medium);
        assert_eq!(edge(0, Dir::NE), Biome::Light);
        assert_eq!(edge(1, Dir::SE), Biome::Dark);
        assert_eq!(edge(2, Dir::E), Biome::Light);
        assert_eq!(table.edge(Face::SOIL, Dir::E), None);
        let face = table.find_face("dm@4").unwrap();
        assert_eq!(table.face_name(face), "dm@4");
        assert!(table.find_face("dm@6").is_none() && table.find_face("x").is_none());
    }

    #[test]
    fn nonsense_is_refused_with_reasons() {
        let wrong = STANDARD.replace("DDMMLL", "DMDMLL").replace("MMMLLL", "MMM");
        let errors = TileTable::read(&wrong).unwrap_err();
        assert_eq!(errors.len(), 2, "{errors:?}");
        let errors = TileTable::read(&STANDARD.replace("lava = 21", "lava = 22")).unwrap_err();
        assert_eq!(errors, ["tiles: there are 21 lava tiles at most"]);
        for (name, part) in [("", "no name for a tile"), ("9", "digits alone"), ("a b", "no name"), ("soil", "else")] {
            let errors = TileTable::read(&STANDARD.replacen("\"d\"", &format!("{name:?}"), 1)).unwrap_err();
            assert!(errors.len() == 1 && errors[0].contains(part), "{errors:?}");
        }
        let errors = TileTable::read(&STANDARD.replacen("\"d\"", "\"m\"", 1)).unwrap_err();
        assert_eq!(errors, ["tiles: two kinds are called \"m\""]);
        assert!(TileTable::read(&"#\n".repeat(99_999)).unwrap_err()[0].contains("199998 bytes"));
        let windows = format!("\u{feff}{}", STANDARD.replace('\n', "\r\n"));
        assert_eq!(TileTable::read(&windows), TileTable::read(STANDARD));
    }
}
