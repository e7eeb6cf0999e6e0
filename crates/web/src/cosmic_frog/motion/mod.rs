//! Events in motion: how long each takes and how it is drawn while it happens.

use super::Context;
use cosmic_frog::Rules;
use leptos::prelude::*;
use protocol::StepOf;

/// How long a step is shown at normal speed, in milliseconds; 0 for what shows nothing.
pub fn pace(_: &Rules, step: &StepOf<Rules>) -> u32 {
    if step.events.is_empty() { 0 } else { 350 }
}

/// What moves while a step is being shown; drawn inside the board's SVG, over the tiles.
#[component]
pub fn MotionLayer(context: Context) -> impl IntoView {
    let _ = context;
    view! { <g></g> }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cosmic_frog::{Setup, Preset};
    use tabletop::{Game, Odds, Turn, SeatSet};
    #[test]
    fn histogram() {
        let mut counts = std::collections::BTreeMap::new();
        for seed in 0..30u64 {
            let setup = if seed % 2 == 0 { Preset::Everything.setup(4) } else { Setup::new(4) };
            let rules = Rules::new(setup).unwrap();
            let mut state = rules.start();
            let mut x = seed * 7919 + 1;
            let mut below = move |n: u32| { x = x.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407); ((x >> 33) as u32) % n.max(1) };
            let mut odds = Odds::default();
            for _ in 0..6000 {
                let mv = match rules.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance(_) => rules.sample(&state, &mut odds, &mut below).unwrap(),
                    _ => { let mut moves = vec![]; rules.legal(&state, &mut moves); moves[below(moves.len() as u32) as usize] }
                };
                let mut events: Vec<cosmic_frog::Event> = vec![];
                rules.apply_legal(&mut state, mv, &mut events);
                let names: Vec<String> = events.iter().map(|e| { let s = format!("{e:?}"); s.split(' ').next().unwrap().to_string() }).collect();
                *counts.entry(names.join(" ")).or_insert(0) += 1;
            }
            let _ = SeatSet::ALL;
        }
        let mut rows: Vec<_> = counts.into_iter().collect();
        rows.sort_by_key(|r| -(r.1 as i64));
        for (n, c) in rows { println!("{c:6} {n}"); }
    }
}
