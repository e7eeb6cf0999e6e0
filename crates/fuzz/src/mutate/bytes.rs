//! Changes to messages in postcard: bytes, lengths and pieces.

use super::MutationTools;

/// Bytes at the borders of postcard's variable-length numbers.
const BORDERS: [u8; 8] = [0, 1, 2, 0x7f, 0x80, 0xff, 0x10, 0xfe];
/// The largest number as postcard writes it, and one byte more than any number may have.
const LONG: [u8; 11] = [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01];

/// The largest number of 32 bits.
const LARGEST: [u8; 5] = [0xff, 0xff, 0xff, 0xff, 0x0f];

/// Changes something in the bytes.
pub(super) fn change(bytes: &[u8], tools: &mut MutationTools<'_>) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..tools.few(4) {
        once(&mut bytes, tools);
    }
    bytes
}

fn once(bytes: &mut Vec<u8>, tools: &mut MutationTools<'_>) {
    if bytes.is_empty() {
        return bytes.push(BORDERS[tools.below(BORDERS.len())]);
    }
    let at = tools.below(bytes.len());
    match tools.below(16) {
        0..=3 => bytes[at] = BORDERS[tools.below(BORDERS.len())],
        4..=6 => bytes[at] = bytes[at].wrapping_add(1),
        7 | 8 => bytes[at] = bytes[at].wrapping_sub(1),
        9 | 10 => bytes[at] ^= 1 << tools.below(8),
        11 => drop(bytes.remove(at)),
        12 => bytes.insert(at, BORDERS[tools.below(BORDERS.len())]),
        13 if tools.below(2) == 0 => drop(bytes.splice(at..at + 1, LARGEST)),
        13 => {
            let count = 1 + tools.below(LONG.len());
            bytes.splice(at..at + 1, LONG[LONG.len() - count..].iter().copied());
        }
        14 => bytes.truncate(at),
        _ => {
            let donor = &tools.donor().bytes;
            let from = tools.below(donor.len() + 1);
            bytes.truncate(at);
            bytes.extend_from_slice(&donor[from..]);
        }
    }
}
