//! Pieces of Cosmic Frog drawn large, for the gallery and the illustrations of the handbook.
//!
//! Not here: the pieces of a running table (`cosmic_frog/pieces.rs`).

use crate::cosmic_frog::pieces::HEX;
use cosmic_frog::{FindMuck, Land, Rules, Setup};
use leptos::prelude::*;
use std::sync::OnceLock;

/// Returns the rules of a game with Find Muck: for all twenty-four cards, with their icons for mental combat.
pub fn with_muck() -> Option<&'static Rules> {
    static RULES: OnceLock<Option<Rules>> = OnceLock::new();
    RULES.get_or_init(|| Rules::new(Setup { find_muck: FindMuck::Dice, ..Setup::new(4) }).ok()).as_ref()
}

/// Draws a tile as it lies on the Shard, by its symbol in the sprite.
pub fn tile(symbol: &str) -> AnyView {
    let href = format!("#{symbol}");
    view! { <svg class="drawn-tile" viewBox="-60 -79 120 166" aria-hidden="true"><use href=href></use></svg> }
        .into_any()
}

/// Draws a frog, in one of its poses: `frog`, `sit`, `leap`.
pub fn frog(pose: &str, colour: &str) -> AnyView {
    let href = format!("#{pose}-{colour}");
    let room = match pose {
        "leap" => "-345 -340 595 500",
        "sit" => "-164 -288 316 316",
        _ => "-78 -134 156 150",
    };
    view! { <svg class=format!("drawn-frog pose-{pose}") viewBox=room aria-hidden="true"><use href=href></use></svg> }
        .into_any()
}

/// Draws tiles on each other as in a Vault, from the bottom up.
pub fn stack(lands: &[Land]) -> AnyView {
    let mut height = 0;
    let layers = lands.iter().enumerate().map(|(level, land)| {
        height += if land.is_high() { 30 } else { 20 };
        let kind = if level + 1 == lands.len() { "v" } else { "vs" };
        view! { <use href=format!("#{kind}-{}", land.name()) transform=format!("translate(0,{})", -height)></use> }
    });
    let layers = layers.collect_view();
    view! { <svg class="drawn-stack" viewBox="-58 -170 116 226" aria-hidden="true">{layers}</svg> }.into_any()
}

/// What a hex can be while somebody chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HexState {
    /// A target without a price.
    Free,
    /// A target with a price.
    Paid,
    /// A target with a frog on it.
    Attack,
    /// A target without terrain.
    Aether,
    /// Where the frog stands.
    Own,
    /// What is pointed at.
    Pointed,
}

impl HexState {
    /// All six.
    pub const ALL: [HexState; 6] =
        [HexState::Free, HexState::Paid, HexState::Attack, HexState::Aether, HexState::Own, HexState::Pointed];

    /// Returns its name in messages and classes.
    pub const fn name(self) -> &'static str {
        match self {
            HexState::Free => "free",
            HexState::Paid => "paid",
            HexState::Attack => "attack",
            HexState::Aether => "aether",
            HexState::Own => "own",
            HexState::Pointed => "pointed",
        }
    }
}

/// Draws a hex in one of its states.
pub fn hex_state(state: HexState) -> AnyView {
    let ground = (state != HexState::Aether).then(|| {
        view! {
            <use href="#t-barren1"></use>
            <path class="state-glow" d=HEX transform="scale(.95)" filter="url(#f-blur4)"></path>
        }
    });
    let frog =
        |colour: &str| view! { <use href=format!("#frog-{colour}") transform="translate(0,18) scale(.62)"></use> };
    let on_it = match state {
        HexState::Paid | HexState::Aether => tag(10, "2", false),
        HexState::Attack => view! { {frog("orange")}{tag(44, "1", true)} }.into_any(),
        HexState::Own => frog("green").into_any(),
        HexState::Free | HexState::Pointed => ().into_any(),
    };
    view! {
        <svg class=format!("drawn-hex state-{}", state.name()) viewBox="-62 -72 124 138" aria-hidden="true">
            {ground}<path class="state-ring" d=HEX transform="scale(.95)"></path>{on_it}
        </svg>
    }
    .into_any()
}

/// Draws a price on a hex; with a burst where it is an attack.
fn tag(y: i32, price: &'static str, attack: bool) -> AnyView {
    let (width, shift) = if attack { (78.0, 12.0) } else { (54.0, 0.0) };
    let burst = attack.then(
        || view! { <svg class="tag-burst" x="-34" y="-11.6" width="23" height="23"><use href="#i-attack"></use></svg> },
    );
    view! {
        <g class="drawn-tag" class:attack=attack transform=format!("translate(0,{y})")>
            <rect x=-width / 2.0 y="-16.4" width=width height="32.8" rx="16.4"></rect>
            <text x=-9.0 + shift y="7.2" text-anchor="middle">{price}</text>
            <svg x=2.0 + shift y="-12.4" width="18" height="24.8" viewBox="0 0 24 34"><use href="#om"></use></svg>
            {burst}
        </g>
    }
    .into_any()
}
