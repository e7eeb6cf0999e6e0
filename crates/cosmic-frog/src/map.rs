//! The map: which hexes the Shard has and where Splinters strike, read from a text file (`data/shard.map`).
//!
//! Not here: numbering of cells and neighbours (`rules.rs`).

use hexgrid::{CellGrid, Hex};
use std::collections::BTreeMap;
use tabletop::input::{MAX_TABLE_BYTES, Problems, check_length};
use tabletop::rule;

/// The Shard of the box (SET-5).
pub const STANDARD: &str = include_str!("../data/shard.map");
/// Most hexes a map may have: as many as there are Barrens in the box.
pub const MOST_HEXES: usize = 96;
/// Most Splinter locations.
pub const MOST_STRIKES: usize = 24;
/// Longest name of a map, in characters.
const MOST_LETTERS: usize = 80;
/// The mat reaches this many hexes beyond the map.
pub const BORDER: u8 = 3;

/// A map that passed all checks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Map {
    /// Its name.
    pub name: String,
    /// Its hexes in reading order.
    pub hexes: Vec<Hex>,
    /// Splinter locations: name and strike hex, in the order of the file.
    pub strikes: Vec<(String, Hex)>,
}

/// What has been read so far. Memory is bounded: hexes by their coordinates, strikes by [`Reader::strike`].
#[derive(Default)]
struct Reader {
    name: Option<String>,
    /// The hexes with their lines.
    hexes: BTreeMap<Hex, usize>,
    /// The first strikes: name, hex and line.
    strikes: Vec<(String, Hex, usize)>,
    /// How many strikes there are.
    strike_count: usize,
    problems: Problems,
}

impl Map {
    /// Reads a map; the error lists what is wrong, each with its line.
    pub fn read(text: &str) -> Result<Map, Vec<String>> {
        let text = check_length(text, MAX_TABLE_BYTES).map_err(|reason| vec![format!("map: {reason}")])?;
        let mut reader = Reader::default();
        for (index, line) in text.lines().enumerate() {
            let content = line.split('#').next().unwrap_or("").trim();
            if !content.is_empty() {
                reader.line(index + 1, content);
            }
        }
        reader.finish()
    }
}

impl Reader {
    fn error(&mut self, line: usize, reason: impl std::fmt::Display) {
        self.problems.push(format_args!("map line {line}: {reason}"));
    }

    fn line(&mut self, line: usize, content: &str) {
        let (word, rest) = content.split_once(char::is_whitespace).unwrap_or((content, ""));
        match word {
            "name" if rest.chars().count() > MOST_LETTERS => {
                self.error(line, format_args!("the name is too long; it has {MOST_LETTERS} letters at most"));
            }
            "name" if !rest.trim().is_empty() => self.name = Some(rest.trim().to_string()),
            "strike" => self.strike(line, rest),
            "row" => self.row(line, rest),
            _ => self.error(
                line,
                format_args!(
                    "{content:?} is not understood; expected \"name TEXT\", \"strike NAME q,r\" or \"row r: q q..q\""
                ),
            ),
        }
    }

    fn strike(&mut self, line: usize, rest: &str) {
        self.strike_count += 1;
        // Far too many. The error gives only their number, so the hexes need not be compared with each other.
        if self.strike_count > 4 * MOST_STRIKES {
            return;
        }
        let Some((name, hex)) = rest.split_once(char::is_whitespace) else {
            return self.error(line, "expected \"strike NAME q,r\"");
        };
        let name_is_fine =
            (1..=12).contains(&name.len()) && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        if !name_is_fine {
            self.error(line, format_args!("{name:?} is no name for a strike: up to 12 letters, digits and hyphens"));
        }
        if self.strikes.iter().any(|(other, ..)| other == name) {
            self.error(line, format_args!("a second strike is called {name}"));
        }
        match hex.trim().parse::<Hex>() {
            Ok(hex) => {
                if let Some((other, ..)) = self.strikes.iter().find(|(_, other, _)| *other == hex) {
                    let reason = format!("{hex} is already the strike hex of {other}");
                    self.error(line, reason);
                }
                self.strikes.push((name.to_string(), hex, line));
            }
            Err(error) => self.error(line, format_args!("{:?}: {error}", hex.trim())),
        }
    }

    fn row(&mut self, line: usize, rest: &str) {
        let Some((r, columns)) = rest.split_once(':') else {
            return self.error(line, "expected \"row r: q q..q\"");
        };
        let Some(r) = coordinate(r) else {
            return self.error(line, format_args!("{:?} is no row; rows and columns go from -60 to 60", r.trim()));
        };
        for part in columns.split_whitespace() {
            let (from, to) = part.split_once("..").unwrap_or((part, part));
            match (coordinate(from), coordinate(to)) {
                (Some(from), Some(to)) if from <= to => (from..=to).for_each(|q| self.hex(line, Hex::new(q, r))),
                _ => self.error(line, format_args!("{part:?} is no column or range; examples: 3, -2..4")),
            }
        }
    }

    fn hex(&mut self, line: usize, hex: Hex) {
        if let Some(first) = self.hexes.insert(hex, line) {
            self.error(line, format_args!("hex {hex} was given on line {first} already"));
        }
    }

    fn finish(mut self) -> Result<Map, Vec<String>> {
        rule!("SET-5");
        let problems = &mut self.problems;
        for (name, hex, line) in &self.strikes {
            if !self.hexes.contains_key(hex) {
                problems.push(format_args!("map line {line}: strike {name} hits {hex}, which is no hex of the map"));
            }
        }
        let too_many = self.hexes.len() > MOST_HEXES || self.strike_count > MOST_STRIKES;
        for (hex, line) in self.hexes.iter().filter(|_| !too_many) {
            if !self.strikes.iter().any(|(_, strike, _)| strike.distance(*hex) <= 1) {
                problems.push(format_args!(
                    "map line {line}: hex {hex} lies in no flower: no strike hex is on it or beside it"
                ));
            }
        }
        if self.hexes.len() > MOST_HEXES {
            problems.push(format_args!("map: {} hexes are too many; at most {MOST_HEXES}", self.hexes.len()));
        }
        if self.strike_count > MOST_STRIKES {
            problems.push(format_args!("map: {} strikes are too many; at most {MOST_STRIKES}", self.strike_count));
        }
        let list: Vec<Hex> = self.hexes.into_keys().collect();
        match CellGrid::with_border(&list, BORDER) {
            Err(_) if list.is_empty() => problems.push("map: it has no hexes; add rows"),
            Ok(mat) if mat.len() <= crate::tile::CELLS => {}
            _ => {
                problems.push(format_args!("map: it is spread out too far for a mat of {} hexes", crate::tile::CELLS));
            }
        }
        if !self.problems.is_empty() {
            return Err(self.problems.into_list());
        }
        Ok(Map {
            name: self.name.unwrap_or_else(|| "unnamed".into()),
            hexes: list,
            strikes: self.strikes.into_iter().map(|(name, hex, _)| (name, hex)).collect(),
        })
    }
}

fn coordinate(text: &str) -> Option<i8> {
    let near = -Hex::MAX_COORDINATE..=Hex::MAX_COORDINATE;
    text.trim().parse().ok().filter(|number: &i8| near.contains(number))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::proves;

    #[test]
    fn the_shard_is_twelve_flowers() {
        let _proof = proves!["SET-5"];
        let map = Map::read(STANDARD).unwrap();
        assert_eq!((map.hexes.len(), map.strikes.len()), (84, 12));
        let mut petals: Vec<Hex> =
            map.strikes.iter().flat_map(|(_, hex)| hex.ring(1).into_iter().chain([*hex])).collect();
        petals.sort();
        assert_eq!(petals, map.hexes, "the flowers cover every hex exactly once");
    }

    #[test]
    fn a_bad_map_gets_every_error_with_its_line() {
        let text = "name x\nstrike A 0,0\nstrike A 0,0\nstrike B 9,9\nrow 0: 0 0 5\nrow x: 1\nrow 1: 3..1\nhello\n";
        let errors = Map::read(text).unwrap_err().join("\n");
        for part in [
            "line 3: a second strike is called A",
            "line 3: 0,0 is already the strike hex of A",
            "line 4: strike B hits 9,9",
            "line 5: hex 0,0 was given on line 5 already",
            "line 5: hex 5,0 lies in no flower",
            "line 6: \"x\" is no row",
            "line 7: \"3..1\" is no column",
            "line 8: \"hello\" is not understood",
        ] {
            assert!(errors.contains(part), "{part} in\n{errors}");
        }
        assert!(Map::read("").unwrap_err()[0].contains("no hexes"));
    }

    #[test]
    fn marks_line_ends_and_blank_lines_of_any_editor_are_read() {
        let windows = format!("\u{feff}{}", STANDARD.replace('\n', "\r\n"));
        assert_eq!(Map::read(&windows), Map::read(STANDARD));
        let errors = Map::read("\u{feff}\r\n\r\n# nothing\r\nhello\r\n").unwrap_err();
        assert!(errors[0].starts_with("map line 4: \"hello\""), "{errors:?}");
    }

    #[test]
    fn thousands_of_bad_lines_give_one_short_list() {
        let bad = "row 1: 3..1\n".repeat(MAX_TABLE_BYTES / 12);
        let errors = Map::read(&bad).unwrap_err();
        assert_eq!((errors.len(), errors[10].as_str()), (11, "and 5452 more problems"));
        let everywhere = "row 0: -60..60 -60..60 -60..60\n".repeat(MAX_TABLE_BYTES / 31);
        assert_eq!(Map::read(&everywhere).unwrap_err().len(), 11);
        let strikes: String = (0..3_000).map(|number| format!("strike S{number} 0,0\n")).collect();
        assert!(Map::read(&strikes).unwrap_err().len() == 11);
        let errors = Map::read(&"hello\n".repeat(200_000)).unwrap_err();
        assert_eq!(errors, ["map: it has 1200000 bytes, more than the 65536 that are read"]);
        assert!(Map::read(&format!("name {}\nrow 0: 0\nstrike A 0,0", "x".repeat(99))).unwrap_err().len() == 1);
        assert!(Map::read("strike   0,0\nrow 0: 0").unwrap_err()[0].contains("no name for a strike"));
    }

    #[test]
    fn too_much_is_refused() {
        let mut text = String::new();
        for r in -10..10 {
            text += &format!("row {r}: -10..10\n");
            text += &format!("strike S{} 0,{r}\nstrike T{} 5,{r}\n", r + 10, r + 10);
        }
        let errors = Map::read(&text).unwrap_err().join("\n");
        assert!(
            errors.contains("420 hexes are too many") && errors.contains("40 strikes") && errors.contains("spread out")
        );
    }
}
