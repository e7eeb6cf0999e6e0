//! A Vault as JSON, for `strata score`: slot numbers with Land from the bottom up in, points and lines out.

use cosmic_frog::score::{self, LEVELS, SLOTS, VaultStacks};
use cosmic_frog::{Land, Tile};
use serde::Serialize;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use std::fmt;

/// What is printed for a Vault.
#[derive(Serialize)]
struct ScoreJson {
    placement: u16,
    diversity: u16,
    total: u16,
    lines: Vec<ScoredLine>,
}

#[derive(Serialize)]
struct ScoredLine {
    land: &'static str,
    slots: Vec<u8>,
    points: u8,
}

/// Scores one line of JSON; the error says what is allowed.
pub fn score(text: &str) -> Result<String, String> {
    let stacks = read(text)?;
    let scored = score::score(&stacks);
    let line =
        |line: &score::Line| ScoredLine { land: line.tile.name(), slots: line.slots().to_vec(), points: line.points };
    let scored = ScoreJson {
        placement: scored.placement,
        diversity: scored.diversity,
        total: scored.total(),
        lines: scored.lines.iter().map(line).collect(),
    };
    serde_json::to_string(&scored).map_err(|error| error.to_string())
}

/// The slots in the order of the text; a plain map would hide a slot that is given twice.
struct SlotList(Vec<(String, Vec<String>)>);

impl<'de> Deserialize<'de> for SlotList {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SlotList, D::Error> {
        deserializer.deserialize_map(SlotsVisitor)
    }
}

struct SlotsVisitor;

impl<'de> Visitor<'de> for SlotsVisitor {
    type Value = SlotList;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("slot numbers with lists of Land")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<SlotList, A::Error> {
        let mut slots = Vec::new();
        while let Some(slot) = map.next_entry()? {
            slots.push(slot);
        }
        Ok(SlotList(slots))
    }
}

fn read(text: &str) -> Result<VaultStacks, String> {
    let SlotList(slots) = serde_json::from_str(text.trim())
        .map_err(|error| format!("{error}; a Vault is written {{\"1\":[\"desert\",\"mesa\"],\"4\":[\"lake\"]}}"))?;
    let mut stacks = VaultStacks::new();
    let mut given = [false; SLOTS];
    for (name, lands) in slots {
        let number =
            name.parse::<usize>().ok().filter(|number| (1..=SLOTS).contains(number) && *name == number.to_string());
        let Some(number) = number else {
            return Err(format!("{name:?} is no slot; slots are \"1\" to \"{SLOTS}\""));
        };
        if std::mem::replace(&mut given[number - 1], true) {
            return Err(format!("slot {number} is given twice"));
        }
        if lands.len() > LEVELS {
            return Err(format!("slot {number} has {} tiles; a slot holds up to {LEVELS}", lands.len()));
        }
        for land in lands {
            let names = || format!("{}, muck, ooze", Land::ALL.map(Land::name).join(", "));
            let tile = Tile::from_name(&land).filter(|tile| tile.is_land() && tile.bonus().is_none());
            let tile = tile.ok_or_else(|| format!("slot {number}: {land:?} is no Land; Land is {}", names()))?;
            stacks.push_tile(number - 1, tile);
        }
    }
    Ok(stacks)
}

#[cfg(test)]
mod tests {
    use super::score;

    #[test]
    fn bad_vaults_are_explained() {
        for (text, part) in [
            ("[]", "a Vault is written"),
            ("{\"0\":[]}", "slots are \"1\" to \"9\""),
            ("{\"01\":[]}", "slots are"),
            ("{\"1\":[\"sea\"]}", "Land is hill, mountain"),
            ("{\"1\":[\"lake\"],\"1\":[\"hill\"]}", "twice"),
            ("{\"1\":[\"lake\",\"lake\",\"lake\",\"lake\"]}", "up to 3"),
        ] {
            let error = score(text).unwrap_err();
            assert!(error.contains(part), "{text}: {error}");
        }
        assert!(score("{}").unwrap().contains("\"total\":0"));
        let muck = score("{\"1\":[\"muck\"],\"2\":[\"lake\"]}").unwrap();
        assert!(muck.contains("\"land\":\"lake\",\"slots\":[1,2],\"points\":5"), "{muck}");
    }
}
