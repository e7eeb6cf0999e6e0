//! Numbers that readers often get wrong: at the limits of the types that hold them, and next to the original number.

use super::MutationTools;

/// The borders of a byte, in which the games keep nearly everything, and of a byte with a sign, as in hexes.
const BYTES: [&str; 12] = ["0", "1", "-1", "127", "128", "-127", "-128", "-129", "200", "254", "255", "256"];
/// The borders of other types, sizes of sets in the games, and numbers that no type holds.
const BORDERS: [&str; 14] = [
    "63",
    "64",
    "100",
    "126",
    "32767",
    "65535",
    "65536",
    "2147483647",
    "-2147483648",
    "4294967295",
    "9223372036854775807",
    "18446744073709551615",
    "18446744073709551616",
    "99999999999999999999999",
];

/// Returns another number to put in the place of this one.
pub(super) fn instead_of(number: &str, tools: &mut MutationTools<'_>) -> String {
    let value = number.parse::<i64>().unwrap_or(0);
    match tools.below(10) {
        0..=2 => BYTES[tools.below(BYTES.len())].to_string(),
        3 => BORDERS[tools.below(BORDERS.len())].to_string(),
        4 | 5 => value.saturating_add(1).to_string(),
        6 => value.saturating_sub(1).to_string(),
        7 => tools.below(13).to_string(),
        8 => tools.dictionary.number(tools.random).to_string(),
        _ => value.saturating_mul(-1).to_string(),
    }
}
