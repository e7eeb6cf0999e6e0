//! Sets of spaces, a bit each, as data: text formats get the numbers of the spaces, because many of them cannot hold 64 bits.
//!
//! For `#[serde(with = "crate::site_set")]`.

use crate::site::bits;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Writes a set.
pub(crate) fn serialize<S: Serializer>(set: &u64, serializer: S) -> Result<S::Ok, S::Error> {
    if serializer.is_human_readable() { serializer.collect_seq(bits(*set)) } else { set.serialize(serializer) }
}

/// Reads a set.
pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
    if !deserializer.is_human_readable() {
        return u64::deserialize(deserializer);
    }
    let numbers = Vec::<u8>::deserialize(deserializer)?;
    let bit = |set: u64, number: u8| 1u64.checked_shl(number.into()).map(|bit| set | bit);
    numbers.into_iter().try_fold(0, bit).ok_or_else(|| D::Error::custom("spaces are numbers from 0 to 63"))
}
