//! A fast random source for playouts: PCG32, drawn with a fixed width so that every machine plays the same games.

/// A PCG32 generator.
pub struct Random(u64);

impl Random {
    /// Creates a source for this seed.
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0xda3e_39cb_94b9_5bdb)
    }

    /// Draws a number from 0 to `bound - 1`.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        let old = self.0;
        self.0 = old.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let shifted = (((old >> 18) ^ old) >> 27) as u32;
        let number = shifted.rotate_right((old >> 59) as u32);
        ((u64::from(number) * u64::from(bound)) >> 32) as u32
    }
}
