//! Seeds of random number generators. Not here: generators. Rules use none, and hosts, bots and tests each have their own.

/// Spreads neighbouring numbers far apart, so that seeds such as 1 and 2 give unrelated random numbers.
///
/// This is the finaliser of SplitMix64. It maps different numbers to different numbers.
///
/// ```
/// assert_eq!(tabletop::spread_seed(0), 0xe220_a839_7b1d_cdaf);
/// ```
pub fn spread_seed(number: u64) -> u64 {
    let mut spread = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    spread = (spread ^ (spread >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    spread = (spread ^ (spread >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    spread ^ (spread >> 31)
}
