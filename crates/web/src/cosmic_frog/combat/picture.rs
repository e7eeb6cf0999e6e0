//! Small pictures for the combat screen: dice, stacks of tiles, the Aether as a dashed hex.

use super::super::pieces::{HEX, die_word, thickness, tile_symbol};
use crate::text::{key, t, tf};
use cosmic_frog::{DicePool, Tile};
use leptos::prelude::*;

/// Draws the tiles of a hex from the bottom up; a high stack is drawn smaller, so that all of it is seen.
pub fn stack(tiles: &[Tile]) -> AnyView {
    let mut level = 0.0;
    let last = tiles.len().saturating_sub(1);
    let layers: Vec<_> = tiles
        .iter()
        .enumerate()
        .map(|(at, &tile)| {
            if at > 0 {
                level += thickness(tile).1;
            }
            let href = format!("#{}-{}", if at == last { "v" } else { "vs" }, tile_symbol(tile));
            view! { <use href=href transform=format!("translate(0,{})", -level)></use> }
        })
        .collect();
    let top = level + 68.0;
    let view_box = format!("-54 {} 108 {}", -top, top + 66.0);
    view! { <svg class="outcome-picture" viewBox=view_box aria-hidden="true">{layers}</svg> }.into_any()
}

/// Draws the Aether, or with a number an Outer Dimension.
pub fn aether(dimension: Option<u8>) -> AnyView {
    view! {
        <svg class="outcome-picture aether" viewBox="-54 -73 108 138" aria-hidden="true">
            <path d=HEX transform="scale(.92)" stroke-dasharray="9 8"></path>
            {match dimension {
                Some(number) => view! { <text y="15" text-anchor="middle">{number}</text> }.into_any(),
                None => view! { <path class="swirl" d="M-22,-2c10,-16 34,-10 28,4s-22,4 -14,-4"></path> }.into_any(),
            }}
        </svg>
    }
    .into_any()
}

/// Draws a die: its face, or the range of its faces while it has not been rolled.
pub fn die(dice: DicePool, face: Option<u8>, lost: bool, tumbles: bool, spare: bool) -> AnyView {
    let word = die_word(dice.die);
    let (low, high) = (dice.die.lowest(), dice.die.lowest() + 5);
    let name = t(&format!("die-{word}"));
    let (text, label) = match face {
        Some(face) => (face.to_string(), tf(key::PAGE_COMBAT_DIE_FACE, &[("die", &name), ("face", &face)])),
        None => (
            tf(key::PAGE_COMBAT_DIE_RANGE, &[("low", &low), ("high", &high)]),
            tf(key::PAGE_COMBAT_DIE, &[("die", &name), ("low", &low), ("high", &high)]),
        ),
    };
    let class = format!("combat-die die-{word}");
    view! {
        <svg class=class class:rolled=face.is_some() class:lost=lost class:tumbles=tumbles class:spare=spare viewBox="-46 -46 92 96" role="img" aria-label=label>
            <rect class="die-shade" x="-36" y="-26" width="72" height="72" rx="16"></rect>
            <rect class="die-edge" x="-36" y="-28" width="72" height="72" rx="16"></rect>
            <rect x="-36" y="-38" width="72" height="72" rx="16" fill=format!("url(#gd-{word})")></rect>
            <rect class="die-rim" x="-34" y="-36" width="68" height="68" rx="14"></rect>
            {(0..=low).map(|at| view! { <circle class="die-rank" cx=f32::from(at) * 9.0 - 24.0 cy="-24" r="3.2"></circle> }).collect_view()}
            <text class="die-number" y=if face.is_some() { 12.4 } else { 6.0 } text-anchor="middle">{text}</text>
        </svg>
    }
    .into_any()
}
