//! Which ability card does what, read from a table such as `data/abilities.toml`.

use crate::ability::{Ability, BASE, NAMES};
use crate::powers::Powers;
use tabletop::input::{MAX_TABLE_BYTES, Problems, check_length, shorten_lines};
use tabletop::toml_text::{TomlTable, TomlValue};

/// All cards in use, by number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AbilityTable(Vec<Powers>);

/// The table that ships with the game.
pub const STANDARD: &str = include_str!("../data/abilities.toml");
/// What Find Muck adds to the table: brain icons and eight more cards.
pub const FIND_MUCK: &str = include_str!("../data/find-muck.toml");

impl AbilityTable {
    /// Reads the table of the base game; the error lists what is wrong with it.
    pub fn read(text: &str) -> Result<AbilityTable, Vec<String>> {
        AbilityTable::read_rows(parse(text)?, BASE)
    }

    /// Reads a table for Find Muck: what it leaves out is as in the table that ships with the expansion.
    pub fn read_with_muck(text: &str) -> Result<AbilityTable, Vec<String>> {
        let mut tables = parse(text)?;
        tables.add_missing(parse(FIND_MUCK)?);
        AbilityTable::read_rows(tables, NAMES.len())
    }

    fn read_rows(tables: TomlTable, count: usize) -> Result<AbilityTable, Vec<String>> {
        let names = &NAMES[..count];
        let mut problems = Problems::default();
        // A faulty row must not be replaced by the default, so it counts as present.
        let mut rows: Vec<Option<Powers>> = vec![None; count];
        for (name, value) in tables.iter() {
            let Some(index) = names.iter().position(|&other| other == name) else {
                let all = names.join(", ");
                problems.push(format_args!("abilities: no ability is called {name:?}; the names are {all}"));
                continue;
            };
            rows[index] = Some(read_row(value).unwrap_or_else(|reason| {
                problems.push(format_args!("abilities: {name}: {reason}"));
                Powers::PLAIN
            }));
        }
        for (name, _) in names.iter().zip(&rows).filter(|(_, row)| row.is_none()) {
            problems.push(format_args!("abilities: {name} is missing"));
        }
        if problems.is_empty() {
            Ok(AbilityTable(rows.into_iter().flatten().collect()))
        } else {
            Err(problems.into_list())
        }
    }

    /// Returns how many cards there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns whether the table has no cards, which is never so for a table that was read.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns what a card does face up.
    pub fn powers(&self, ability: Ability) -> &Powers {
        self.0.get(ability.0 as usize).unwrap_or(&Powers::PLAIN)
    }
}

fn parse(text: &str) -> Result<TomlTable, Vec<String>> {
    let text = check_length(text, MAX_TABLE_BYTES).map_err(|reason| vec![format!("abilities: {reason}")])?;
    TomlTable::parse(text).map_err(|error| vec![format!("abilities: {}", shorten_lines(&error.in_text(text)))])
}

fn read_row(value: &TomlValue) -> Result<Powers, String> {
    let powers: Powers = value.read().map_err(|error| error.message().to_string())?;
    powers.check()?;
    Ok(powers)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::die::Die;

    #[test]
    fn the_standard_table_reads() {
        let table = AbilityTable::read(STANDARD).unwrap();
        assert_eq!(table.len(), 16);
        assert_eq!(table.powers(Ability::from_name("marauder").unwrap()).dice, [Die::Yellow, Die::White, Die::Yellow]);
        assert_eq!(table.powers(Ability::UNSEEN), &Powers::PLAIN);
    }

    #[test]
    fn find_muck_adds_brains_and_eight_cards() {
        let table = AbilityTable::read_with_muck(STANDARD).unwrap();
        assert_eq!(table.len(), 24);
        let powers = |name: &str| table.powers(Ability::from_name(name).unwrap());
        assert_eq!((powers("mindborer").brain, powers("blink").brain), (Die::Red, Die::Yellow));
        assert_eq!((powers("goadcaller").aggro, powers("goadcaller").goad), (3, 2));
        let own = STANDARD.replace("[blink]", "[blink]\nbrain = \"R\"");
        let own = AbilityTable::read_with_muck(&own).unwrap();
        assert_eq!(own.powers(Ability::from_name("blink").unwrap()).brain, Die::Red, "a custom table goes first");
        assert!(AbilityTable::read(&format!("{STANDARD}\n[dredger]\ndice = \"W W W\"")).is_err());
    }

    #[test]
    fn every_error_is_listed_at_once() {
        let text =
            STANDARD.replace("[blink]", "[wink]").replace("\"Y W Y\"", "\"Y W\"").replace("harvest-barrens", "gobble");
        let errors = AbilityTable::read(&text).unwrap_err();
        let all = errors.join("\n");
        for part in ["wink", "blink is missing", "marauder: dice", "ravager: unknown field `gobble`"] {
            assert!(all.contains(part), "{part} in {all}");
        }
        assert_eq!(errors.len(), 4, "{all}");
        assert!(AbilityTable::read("nonsense").is_err());
    }

    #[test]
    fn marks_and_line_ends_of_any_editor_are_read_and_nothing_huge() {
        let windows = format!("\u{feff}{}", STANDARD.replace('\n', "\r\n"));
        assert_eq!(AbilityTable::read(&windows), AbilityTable::read(STANDARD));
        let many: String = (0..2_000).map(|number| format!("[a{number}]\n")).collect();
        let errors = AbilityTable::read(&many).unwrap_err();
        assert_eq!((errors.len(), errors[10].as_str()), (11, "and 2006 more problems"));
        let errors = AbilityTable::read(&"#\n".repeat(99_999)).unwrap_err();
        assert_eq!(errors, ["abilities: it has 199998 bytes, more than the 65536 that are read"]);
        assert!(AbilityTable::read(&format!("x = {}", "9".repeat(60_000))).unwrap_err()[0].len() < 2_000);
    }
}
