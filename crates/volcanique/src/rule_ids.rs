//! The ids of the rules in the ledgers, in the order of the ledgers.
//!
//! A `RuleId` is an index into this table. Indices are not stable: they are used within one build only.

/// The ids of the rules in `docs/rules/`; a test compares the table with the ledgers.
pub const RULE_IDS: &[&str] = &[
    "VQ-SET-1",
    "VQ-SET-2",
    "VQ-SET-3",
    "VQ-SET-7",
    "VQ-SET-4",
    "VQ-SET-5",
    "VQ-SET-6",
    "VQ-DEF-1",
    "VQ-DEF-2",
    "VQ-DEF-3",
    "VQ-DEF-4",
    "VQ-DEF-5",
    "VQ-DEF-6",
    "VQ-DEF-7",
    "VQ-TURN-1",
    "VQ-MOVE-1",
    "VQ-BUY-1",
    "VQ-BUY-2",
    "VQ-BUY-3",
    "VQ-CAL-1",
    "VQ-CAL-2",
    "VQ-CLAIM-1",
    "VQ-SAC-1",
    "VQ-COL-1",
    "VQ-TILE-1",
    "VQ-TILE-2",
    "VQ-TILE-3",
    "VQ-CON-1",
    "VQ-CON-2",
    "VQ-CON-3",
    "VQ-VOL-1",
    "VQ-VOL-2",
    "VQ-VOL-3",
    "VQ-VOL-4",
    "VQ-VOL-5",
    "VQ-LAVA-1",
    "VQ-LAVA-2",
    "VQ-LAVA-3",
    "VQ-LAVA-4",
    "VQ-LAVA-5",
    "VQ-LAVA-6",
    "VQ-SOIL-1",
    "VQ-ISL-1",
    "VQ-ISL-2",
    "VQ-SYM-1",
    "VQ-SYM-2",
    "VQ-END-1",
    "VQ-END-2",
    "VQ-END-3",
    "VQ-END-4",
    "VQ-SCO-1",
    "VQ-SCO-2",
    "VQ-SCO-3",
    "VQ-SCO-4",
    "VQ-GRID-1",
    "VQ-GRID-2",
    "VQ-GRID-3",
    "VQ-POW-0",
    "VQ-GROUP-1",
    "VQ-GROUP-2",
    "VQ-LIM-1",
    "VQ-AGILE",
    "VQ-BOUNTIFUL",
    "VQ-BURROW",
    "VQ-COLOSSAL",
    "VQ-CONVERGE",
    "VQ-COOP",
    "VQ-CRAFTY",
    "VQ-EROSION",
    "VQ-EXALTED",
    "VQ-FLYING",
    "VQ-FRUGAL",
    "VQ-HERD",
    "VQ-FORGER",
    "VQ-LANDSLIDE",
    "VQ-LATERAL",
    "VQ-DIVERT",
    "VQ-BOMB",
    "VQ-SIPHON",
    "VQ-PACK",
    "VQ-RIFT",
    "VQ-SEA",
    "VQ-SLEIGHT",
    "VQ-SUPER",
    "VQ-MIGRATE",
    "VQ-WINTER",
    "VQ-CAL-OPAL",
    "VQ-CAL-OBSIDIAN",
    "VQ-CAL-SCURRY",
    "VQ-CAL-BARTER",
    "VQ-CAL-DETOUR",
    "VQ-CAL-OFFERING",
    "VQ-CAL-SEAM",
    "VQ-CAL-UPDRAFT",
    "VQ-CAL-SINKHOLE",
    "VQ-CAL-QUENCH",
    "VQ-CAL-TERRACE",
    "VQ-CAL-VENT",
];

#[cfg(test)]
mod tests {
    use super::RULE_IDS;

    const LEDGERS: [&str; 1] = [include_str!("../../../docs/rules/volcanique.md")];

    #[test]
    fn the_table_has_the_ids_of_the_ledgers_in_their_order() {
        let row = |line: &'static str| Some(line.strip_prefix("| ")?.split_once(" |")?.0);
        let is_id = |word: &&str| {
            word.starts_with(|first: char| first.is_ascii_uppercase())
                && word.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-')
        };
        let ids: Vec<&str> = LEDGERS.iter().flat_map(|text| text.lines()).filter_map(row).filter(is_id).collect();
        assert_eq!(RULE_IDS, ids);
    }
}
