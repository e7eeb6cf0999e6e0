//! Measures how long exact scoring takes. One scoring is too short for the kernel's CPU clock, so this is wall time; the
//! median is not affected by a few interruptions.

use crate::random::Random;
use crate::{Figure, median};
use cosmic_frog::score::{VaultStacks, score};
use cosmic_frog::{Land, Muck, Tile};
use std::time::Instant;

fn vault(random: &mut Random, tiles: usize) -> VaultStacks {
    let mut stacks = VaultStacks::new();
    while stacks.count() < tiles {
        let land = Land::ALL[random.below(8) as usize];
        stacks.push(random.below(9) as usize, land);
    }
    stacks
}

fn microseconds(tiles: usize, count: usize) -> f64 {
    let mut random = Random::new(7);
    let vaults: Vec<VaultStacks> = (0..count).map(|_| vault(&mut random, tiles)).collect();
    let times = vaults.iter().map(|stacks| {
        let start = Instant::now();
        std::hint::black_box(score(std::hint::black_box(stacks)));
        start.elapsed().as_secs_f64() * 1e6
    });
    median(times.collect())
}

/// Returns a full Vault of 27 tiles, six of them muck.
pub fn muck(name: &'static str) -> Figure {
    let mut random = Random::new(11);
    let mut times = Vec::new();
    for _ in 0..100 {
        let mut tiles: Vec<Tile> = (0..21).map(|_| Tile::land(Land::ALL[random.below(8) as usize])).collect();
        let kinds = [Muck::Regular, Muck::Regular, Muck::Oozing].map(Tile::muck);
        tiles.extend(kinds.into_iter().chain(kinds).flatten());
        let mut stacks = VaultStacks::new();
        for slot in 0..27 {
            let tile = tiles.swap_remove(random.below(tiles.len() as u32) as usize);
            stacks.push_tile(slot % 9, tile);
        }
        let start = Instant::now();
        std::hint::black_box(score(std::hint::black_box(&stacks)));
        times.push(start.elapsed().as_secs_f64() * 1e3);
    }
    let value = median(times);
    Figure {
        name,
        value,
        unit: "ms median",
        yardstick: 20.0,
        ratio: value / 20.0,
        goal: "under 20 ms".into(),
        note: "six muck".into(),
    }
}

/// Returns a full Vault of 27 tiles.
pub fn full(name: &'static str) -> Figure {
    let value = microseconds(27, 200) / 1000.0;
    Figure {
        name,
        value,
        unit: "ms median",
        yardstick: 5.0,
        ratio: value / 5.0,
        goal: "under 5 ms".into(),
        note: String::new(),
    }
}

/// Returns a Vault as at the end of a usual game: 12 tiles.
pub fn typical(name: &'static str) -> Figure {
    let value = microseconds(12, 1000);
    let note = "12 tiles".into();
    Figure {
        name, value, unit: "µs median", yardstick: 100.0, ratio: value / 100.0, goal: "under 100 µs".into(), note
    }
}
