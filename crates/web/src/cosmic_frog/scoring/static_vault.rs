//! A Vault without interaction: tiles in their slots, some of them highlighted. Not here: the Vault of a running game
//! (`cosmic_frog/vault.rs`).

use crate::cosmic_frog::belongings::VaultSlots;
use crate::cosmic_frog::pieces::{HEX, HEX_SIDE, bonus_badge, thickness, tile_name, tile_symbol};
use crate::text::{key, t, tf};
use cosmic_frog::Tile;
use leptos::prelude::*;

/// Column and row of slots 1 to 9.
const PLACES: [(f64, f64); 9] =
    [(0.0, 2.0), (1.0, 2.0), (2.0, 2.0), (3.0, 2.0), (2.5, 1.0), (1.5, 1.0), (0.5, 1.0), (1.0, 0.0), (2.0, 0.0)];
/// The slots (from 0) from back to front.
const PAINTED: [usize; 9] = [7, 8, 6, 5, 4, 0, 1, 2, 3];
/// Distance of columns and of rows.
const PITCH: (f64, f64) = (112.0, 132.0);

/// A Vault with some slots lit: bit 0 is slot 1.
#[component]
pub fn StaticVault(#[prop(into)] piles: Signal<VaultSlots>, #[prop(into)] lit: Signal<u16>) -> impl IntoView {
    let slot = move |at: usize| {
        let pile = Memo::new(move |_| piles.get()[at]);
        let lit = Memo::new(move |_| lit.get() >> at & 1 == 1);
        view! { <StillSlot at pile lit/> }
    };
    let label = move || {
        let tiles = |pile: [Option<Tile>; 3]| pile.into_iter().flatten().map(tile_name).collect::<Vec<_>>();
        let held = |(at, pile): (usize, [Option<Tile>; 3])| {
            let tiles = tiles(pile);
            (!tiles.is_empty())
                .then(|| tf(key::PAGE_SCORE_SLOT, &[("slot", &(at + 1)), ("tiles", &crate::text::list(&tiles))]))
        };
        let held: Vec<String> = piles.get().into_iter().enumerate().filter_map(held).collect();
        if held.is_empty() {
            t(key::PAGE_SCORE_EMPTY)
        } else {
            tf(key::PAGE_SCORE_VAULT, &[("slots", &held.join("; "))])
        }
    };
    view! {
        <svg class="still-vault" viewBox="-62 -108 460 436" role="img" aria-label=label>{PAINTED.into_iter().map(slot).collect_view()}</svg>
    }
}

/// One slot: a pedestal and its tiles.
#[component]
fn StillSlot(at: usize, pile: Memo<[Option<Tile>; 3]>, lit: Memo<bool>) -> impl IntoView {
    let (column, row) = PLACES[at % 9];
    let place = format!("translate({},{})", column * PITCH.0, row * PITCH.1);
    let tiles = move || {
        let held: Vec<Tile> = pile.get().into_iter().flatten().collect();
        let mut height = 0;
        let layer = |(level, &tile): (usize, &Tile)| {
            height += thickness(tile).1 as i32;
            let top = level + 1 == held.len();
            let href = format!("#{}-{}", if top { "v" } else { "vs" }, tile_symbol(tile));
            let badge = top.then(|| bonus_badge(tile));
            let lift = format!("translate(0,{}) scale(.93)", -height);
            let glow = top.then(|| view! { <path class="still-glow" d=HEX></path> });
            view! { <g transform=lift class:still-top=top><use href=href></use>{glow}{badge}</g> }
        };
        held.iter().enumerate().map(layer).collect_view()
    };
    view! {
        <g class="still-slot" class:lit=lit transform=place>
            <path class="still-side" d=HEX_SIDE></path><path class="still-face" d=HEX></path>
            <path class="still-floor" d=HEX transform="scale(.86)"></path>
            <text class="still-number" y="12" text-anchor="middle">{at + 1}</text>
            {tiles}
        </g>
    }
}
