//! The powers and the grid they lie on, as data (`data/powers.toml`, `data/grid.toml`).
//!
//! A power is a row that grants traits; steps ask for a [`PowerTrait`] of a player, no step asks which card it is.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabletop::input::{MAX_TABLE_BYTES, Problems, check_length, shorten_lines};
use tabletop::rule;
use tabletop::toml_text;

/// How many slots the grid has.
pub const SLOTS: usize = 9;
/// How many power cards there are.
pub const POWERS: usize = 25;
/// The powers as they come.
pub const STANDARD: &str = include_str!("../data/powers.toml");
/// The grid as it comes.
pub const GRID: &str = include_str!("../data/grid.toml");

/// The power cards in the order of their numbers.
pub const NAMES: [&str; POWERS] = [
    "agile",
    "bountiful",
    "burrow",
    "colossal",
    "converging",
    "cooperative",
    "crafty",
    "erosion",
    "exalted",
    "flying",
    "frugal",
    "herd",
    "forger",
    "landslide",
    "lateral",
    "diversion",
    "bomb",
    "siphon",
    "pack",
    "rift",
    "sea",
    "sleight",
    "super",
    "migration",
    "winter",
];

/// The slots of the grid in the order of their numbers.
pub const SLOT_NAMES: [&str; SLOTS] = ["l1", "l2a", "l2b", "l3a", "l3m", "l3b", "l4a", "l4b", "l5"];

/// A power card, by its number in the list of names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Power(pub u8);

impl Power {
    /// No card.
    pub const NONE: Power = Power(u8::MAX);

    /// Returns its name in notation.
    pub fn name(self) -> &'static str {
        NAMES.get(self.0 as usize).copied().unwrap_or("none")
    }

    /// Returns the card with this name.
    pub fn from_name(name: &str) -> Option<Power> {
        NAMES.iter().position(|&other| other == name).map(|index| Power(index as u8))
    }
}

/// A slot of the grid, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Slot(pub u8);

impl Slot {
    /// Lists all nine.
    pub fn all() -> impl Iterator<Item = Slot> {
        (0..SLOTS as u8).map(Slot)
    }

    /// Returns it as an index into tables.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns its name in notation.
    pub fn name(self) -> &'static str {
        SLOT_NAMES.get(self.index()).copied().unwrap_or("?")
    }

    /// Returns the slot with this name.
    pub fn from_name(name: &str) -> Option<Slot> {
        SLOT_NAMES.iter().position(|&other| other == name).map(|index| Slot(index as u8))
    }
}

/// What a power grants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum PowerTrait {
    /// Two movements.
    SecondMovement,
    /// Movements to neighbouring tiles.
    StepBeside,
    /// A limit of 8 resources.
    LargerStore,
    /// Critters may be flipped down and up.
    Burrow,
    /// A critter of two pieces.
    Colossal,
    /// Islands drift.
    Converge,
    /// Controlled biomes may be entered and shared.
    Cooperate,
    /// A third purchase on soil.
    ThirdPurchase,
    /// A top tile may be removed.
    Erode,
    /// Crater critters score 2.
    Exalted,
    /// Movements to uncontrolled biomes anywhere.
    Fly,
    /// A cheaper sacrifice.
    Frugal,
    /// Groups are herds.
    Herd,
    /// Islands of four tiles.
    FourthTile,
    /// A tile slides after a volcano.
    Landslide,
    /// A second eruption beside the owner's volcano.
    Lateral,
    /// Lava may be turned aside.
    Divert,
    /// Bombs at volcanoes.
    Bomb,
    /// Resources from other players' volcanoes.
    Siphon,
    /// Groups are packs.
    Pack,
    /// Islands are cut.
    Rift,
    /// Critters swim.
    Swim,
    /// The tile under the owner's volcano may be turned.
    Sleight,
    /// A volcano may be the super volcano.
    Super,
    /// Critters flee from volcanoes.
    Migrate,
    /// Frost.
    Winter,
}

/// What a player's powers grant together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Powers(pub u32);

impl Powers {
    /// Returns whether a trait is among them.
    #[inline]
    pub const fn has(self, wanted: PowerTrait) -> bool {
        self.0 >> wanted as u32 & 1 == 1
    }

    /// Returns what both grant together.
    pub const fn or(self, other: Powers) -> Powers {
        Powers(self.0 | other.0)
    }

    /// Returns whether groups are of use: herds or packs.
    #[inline]
    pub const fn has_group_powers(self) -> bool {
        self.has(PowerTrait::Herd) || self.has(PowerTrait::Pack)
    }

    /// Returns whether any of them gives a single critter further ways to go than its own biome and its own tile.
    #[inline]
    pub const fn has_extra_movement(self) -> bool {
        self.has_group_powers()
            || self.has(PowerTrait::Fly)
            || self.has(PowerTrait::StepBeside)
            || self.has(PowerTrait::Cooperate)
    }

    /// Returns how many resources a player may keep after collecting (VQ-COL-1, VQ-BOUNTIFUL).
    pub fn resource_limit(self) -> u8 {
        if self.has(PowerTrait::LargerStore) {
            rule!("VQ-BOUNTIFUL");
            8
        } else {
            7
        }
    }
}

/// One power card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PowerRow {
    /// The slots where it may lie, a bit each.
    pub slots: u16,
    /// What it grants.
    pub grants: Powers,
}

/// All powers and the grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PowerTable {
    /// The powers in the order of their numbers.
    pub powers: Vec<PowerRow>,
    /// For each slot its level.
    pub levels: [u8; SLOTS],
    /// For each slot those next to it, a bit each.
    pub next: [u16; SLOTS],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PowerFile {
    #[serde(default)]
    levels: Vec<u8>,
    #[serde(default)]
    slots: Vec<String>,
    grants: Vec<PowerTrait>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SlotFile {
    level: u8,
    next: Vec<String>,
}

impl PowerTable {
    /// Reads both tables; the error lists what is wrong.
    pub fn read(powers: &str, grid: &str) -> Result<PowerTable, Vec<String>> {
        let mut problems = Problems::default();
        let mut table = PowerTable { powers: Vec::new(), levels: [0; SLOTS], next: [0; SLOTS] };
        read_grid(grid, &mut table, &mut problems);
        let rows: BTreeMap<String, PowerFile> = read_table("powers", powers).unwrap_or_else(|reason| {
            problems.push(reason);
            BTreeMap::new()
        });
        for name in rows.keys().filter(|name| Power::from_name(name).is_none()) {
            let all = NAMES.join(", ");
            problems.push(format_args!("powers: no power is called {name:?}; the names are {all}"));
        }
        for name in NAMES {
            match rows.get(name) {
                Some(row) => table.powers.push(read_row(row, &table.levels)),
                None if rows.is_empty() => {}
                None => problems.push(format_args!("powers: {name} is missing")),
            }
        }
        if problems.is_empty() { Ok(table) } else { Err(problems.into_list()) }
    }

    /// Returns what a card grants.
    pub fn powers_of(&self, power: Power) -> Powers {
        self.powers.get(power.0 as usize).map_or(Powers::default(), |row| row.grants)
    }

    /// Returns whether a card may lie on a slot.
    pub fn can_lie_on(&self, power: Power, slot: Slot) -> bool {
        self.powers.get(power.0 as usize).is_some_and(|row| row.slots >> slot.0 & 1 == 1)
    }
}

fn read_row(row: &PowerFile, levels: &[u8; SLOTS]) -> PowerRow {
    let fits =
        |slot: &Slot| row.levels.contains(&levels[slot.index()]) || row.slots.iter().any(|name| name == slot.name());
    PowerRow {
        slots: Slot::all().filter(fits).fold(0, |set, slot| set | 1 << slot.0),
        grants: Powers(row.grants.iter().fold(0, |set, &granted| set | 1 << granted as u32)),
    }
}

/// Reads a TOML table by rows, unless it is too long.
fn read_table<T: serde::de::DeserializeOwned>(name: &str, text: &str) -> Result<BTreeMap<String, T>, String> {
    let text = check_length(text, MAX_TABLE_BYTES).map_err(|reason| format!("{name}: {reason}"))?;
    toml_text::read(text).map_err(|error| format!("{name}: {}", shorten_lines(&error)))
}

fn read_grid(text: &str, table: &mut PowerTable, problems: &mut Problems) {
    let rows: BTreeMap<String, SlotFile> = match read_table("grid", text) {
        Ok(rows) => rows,
        Err(reason) => return problems.push(reason),
    };
    for slot in Slot::all() {
        let Some(row) = rows.get(slot.name()) else {
            problems.push(format_args!("grid: {} is missing", slot.name()));
            continue;
        };
        table.levels[slot.index()] = row.level;
        for name in &row.next {
            match Slot::from_name(name) {
                Some(next) => table.next[slot.index()] |= 1 << next.0,
                None => problems.push(format_args!("grid: {}: no slot is called {name:?}", slot.name())),
            }
        }
    }
    let both = |one: usize, two: usize| table.next[one] >> two & 1 == table.next[two] >> one & 1;
    if (0..SLOTS).any(|one| (0..SLOTS).any(|two| !both(one, two))) {
        problems.push("grid: a slot must be next to every slot that is next to it");
    }
    if problems.is_empty() && !can_be_unlocked(table) {
        problems.push("grid: a slot must have level 1, and every slot must be reached from there");
    }
}

/// Returns whether a player can always unlock one more slot: the first at level 1, then those next to its own.
fn can_be_unlocked(table: &PowerTable) -> bool {
    // Starting at any slot of level 1 works, because it reaches the others only if all slots are connected.
    let first = Slot::all().find(|slot| table.levels[slot.index()] == 1);
    let mut reached = first.map_or(0u16, |slot| 1 << slot.0);
    for _ in 0..SLOTS {
        let beside = Slot::all().filter(|slot| reached >> slot.0 & 1 == 1).map(|slot| table.next[slot.index()]);
        reached = beside.fold(reached, |set, next| set | next);
    }
    reached == (1 << SLOTS) - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nonsense_is_refused_with_reasons() {
        assert!(PowerTable::read(STANDARD, GRID).is_ok());
        let windows = |text: &str| format!("\u{feff}{}", text.replace('\n', "\r\n"));
        assert_eq!(PowerTable::read(&windows(STANDARD), &windows(GRID)), PowerTable::read(STANDARD, GRID));
        let refused = |powers: &str, grid: &str| PowerTable::read(powers, grid).unwrap_err().join("\n");
        assert!(refused(STANDARD, &GRID.replace("level = 1", "level = 2")).contains("a slot must have level 1"));
        assert!(
            refused(STANDARD, &GRID.replace("\"l1\", ", "").replace("next = [\"l1\"", "next = [")).contains("next to")
        );
        assert!(refused(&"#\n".repeat(99_999), GRID).contains("powers: it has 199998 bytes"));
        let many: String = (0..2_000).map(|number| format!("[a{number}]\ngrants=[]\n")).collect();
        assert!(refused(&many, GRID).contains("and 2015 more problems"));
    }

    #[test]
    fn a_grid_in_two_halves_is_refused() {
        let alone = GRID.lines().map(|line| if line.starts_with("next") { "next = []" } else { line });
        let alone: Vec<&str> = alone.collect();
        let errors = PowerTable::read(STANDARD, &alone.join("\n")).unwrap_err();
        assert_eq!(errors, ["grid: a slot must have level 1, and every slot must be reached from there"]);
    }
}
