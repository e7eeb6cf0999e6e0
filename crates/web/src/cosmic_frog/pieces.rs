//! Small pieces that several parts of the table draw: avatars, Ω, prices, Gullet slots, dice, names, a tiny Vault.
//!
//! Each has a label in words. Not here: where they stand (`players.rs`, `my_panel.rs`, `vault.rs`).

use super::Context;
use crate::text::{Text, key, messages, t, tf, tn};
use cosmic_frog::{Bonus, Colour, Die as DieColour, Muck, OOMPH, Place, Tile};
use leptos::prelude::*;
use tabletop::Seat;

/// The outline of a hex of the sprite: pointy top, centre to vertex 60, squashed by .82.
pub const HEX: &str = "M-5.4,-46.6Q0,-49.2 5.4,-46.6L46.5,-27.2Q52,-24.6 52,-18.6L52,18.6Q52,24.6 46.5,27.2L5.4,46.6Q0,49.2 -5.4,46.6L-46.5,27.2Q-52,24.6 -52,18.6L-52,-18.6Q-52,-24.6 -46.5,-27.2Z";
/// The flank under such a hex, twelve units high.
pub const HEX_SIDE: &str =
    "M-52,0L-52,30.6Q-52,36.6 -46.8,39.2L-5.2,58.6Q0,61.2 5.2,58.6L46.8,39.2Q52,36.6 52,30.6L52,0Z";

/// Returns the style sheet's class that brings the colours of a frog: `--frog`, `--frog-shade`, `--frog-ink`.
pub fn frog_class(colour: Colour) -> String {
    format!("frog-{}", colour.name())
}

/// Returns the name of a tile in words; what is on its back only where that lies open.
pub fn tile_name(tile: Tile) -> Text {
    let messages = messages();
    let Some(land) = tile.as_land() else { return messages.plain(&format!("tile-{}", tile_symbol(tile))) };
    let name = messages.plain(&format!("tile-{}", land.name()));
    match tile.bonus() {
        Some(Bonus::Abundant) => messages.get(key::TILE_ABUNDANT, &[("tile", &name)]),
        Some(Bonus::Harmonious) => messages.get(key::TILE_HARMONIOUS, &[("tile", &name)]),
        _ => name,
    }
}

/// Returns the end of a tile's id in the sprite.
pub fn tile_symbol(tile: Tile) -> &'static str {
    match (tile.as_land(), tile.as_muck()) {
        (Some(land), _) => land.name(),
        (None, Some(Muck::Oozing)) => "ooze",
        (None, Some(_)) => "muck",
        (None, None) => "barren",
    }
}

/// Draws a muck land round its middle; a hidden one shows its back, which is the same for both kinds.
pub fn muck_art(muck: Muck) -> AnyView {
    match muck {
        Muck::Hidden => view! {
            <use href="#vs-muck"></use><text class="muck-question" y="22" text-anchor="middle">{t(key::PAGE_DIE_QUESTION)}</text>
        }
        .into_any(),
        Muck::Regular => view! { <use href="#t-muck"></use> }.into_any(),
        Muck::Oozing => view! { <use href="#t-ooze"></use> }.into_any(),
    }
}

/// Returns how thick a tile is in the art: on the Shard, and in a Vault. Both kinds of muck are flat, the goo makes the
/// difference.
pub fn thickness(tile: Tile) -> (f64, f64) {
    match tile.as_land() {
        Some(land) if land.is_high() => (20.0, 30.0),
        None if tile.is_barren() => (8.0, 12.0),
        _ => (12.0, 20.0),
    }
}

/// The head of a frog in a ring of its colour, with its mark in a badge.
#[component]
pub fn Avatar(
    colour: Colour,
    /// Width in pixels.
    #[prop(default = 48)]
    size: u32,
    /// Whether the badge is shown.
    #[prop(default = true)]
    mark: bool,
) -> impl IntoView {
    let (frog, badge) = (format!("#frog-{}", colour.name()), format!("#mark-{}", colour.name()));
    view! {
        <span class=format!("avatar {}", frog_class(colour)) style=format!("--size:{size}px") role="img"
            aria-label=t(&format!("frog-{}", colour.name()))>
            <svg class="avatar-head" viewBox="-72 -128 144 118" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                <use href=frog></use>
            </svg>
            {mark.then(|| view! { <span class="avatar-mark"><svg viewBox="0 0 28 28" aria-hidden="true"><use href=badge></use></svg></span> })}
        </span>
    }
}

/// The crystals of a frog: available ones full, expended ones dashed.
#[component]
pub fn OomphTokens(
    /// How many are available.
    #[prop(into)]
    available: Signal<u8>,
    /// How many it owns.
    #[prop(default = OOMPH)]
    total: u8,
    /// Width of a crystal in pixels.
    #[prop(default = 14)]
    width: u32,
) -> impl IntoView {
    let crystal = move |at: u8| {
        let href = move || if at < available.get() { "#om" } else { "#om-off" };
        view! { <svg viewBox="0 0 24 34" aria-hidden="true"><use href=href></use></svg> }
    };
    view! {
        <span class="omegas" style=format!("--width:{width}px") role="img"
            aria-label=move || tf(key::PAGE_OMEGAS, &[("available", &available.get()), ("total", &total)])>
            {(0..total).map(crystal).collect_view()}
        </span>
    }
}

/// An amount of Ω: a number and a crystal.
#[component]
pub fn Price(
    /// How much.
    #[prop(into)]
    amount: Signal<u8>,
) -> impl IntoView {
    view! {
        <span class="price" role="img" aria-label=move || tf(key::PAGE_PRICE, &[("amount", &amount.get())])>
            <span aria-hidden="true">{move || amount.get()}</span>
            <svg class="crystal" viewBox="0 0 24 34" aria-hidden="true"><use href="#om"></use></svg>
        </span>
    }
}

/// One slot of a Gullet: a tile, or a dashed hex with its number.
#[component]
pub fn GulletSlot(
    /// What lies in it.
    #[prop(into)]
    tile: Signal<Option<Tile>>,
    /// Its number, 1 on top to 4 at the bottom; shown where it is empty.
    #[prop(optional)]
    number: Option<u8>,
    /// Width in pixels.
    #[prop(default = 37)]
    width: u32,
) -> impl IntoView {
    let label = move || match tile.get() {
        Some(tile) => tile_name(tile).into(),
        None => t(key::PAGE_GULLET_EMPTY),
    };
    view! {
        <svg class="gullet-slot" style=format!("--width:{width}px") viewBox="-55 -67.2 110 150.4" role="img" aria-label=label>
            {move || match tile.get() {
                Some(tile) => view! { <use href=format!("#v-{}", tile_symbol(tile))></use>{bonus_badge(tile)} }.into_any(),
                None => view! {
                    <path class="gullet-empty" d=HEX transform="scale(.92)"></path>
                    {number.map(|number| view! { <text class="gullet-number" y="10" text-anchor="middle">{number}</text> })}
                }.into_any(),
            }}
        </svg>
    }
}

/// Draws the open back of a Land as a badge on its face (Rich Lands).
pub fn bonus_badge(tile: Tile) -> Option<impl IntoView> {
    let sign = match tile.bonus() {
        Some(Bonus::Abundant) => key::PAGE_BONUS_ABUNDANT,
        Some(Bonus::Harmonious) => key::PAGE_BONUS_HARMONIOUS,
        _ => return None,
    };
    Some(view! {
        <g class="bonus-badge" transform="translate(30,-26)" aria-hidden="true">
            <circle r="15"></circle><text y="8" text-anchor="middle">{t(sign)}</text>
        </g>
    })
}

/// Returns the word of a die's colour in ids and messages.
pub fn die_word(colour: DieColour) -> &'static str {
    match colour {
        DieColour::White => "white",
        DieColour::Yellow => "yellow",
        DieColour::Red => "red",
    }
}

/// Three small dice: for the Shard, the Aether, raids. More pips, better die. With Find Muck a round one for the brain.
#[component]
pub fn DiceRow(
    /// Their colours.
    #[prop(into)]
    dice: Signal<[DieColour; 3]>,
    /// The icon for mental combat.
    #[prop(into, default = Signal::stored(None))]
    brain: Signal<Option<DieColour>>,
) -> impl IntoView {
    let label = move || {
        let [shard, aether, raid] = dice.get().map(|die| t(&format!("die-{}", die_word(die))));
        match brain.get() {
            Some(die) => {
                let brain = t(&format!("die-{}", die_word(die)));
                tf(key::PAGE_MUCK_DICE, &[("shard", &shard), ("aether", &aether), ("raid", &raid), ("brain", &brain)])
            }
            None => tf(key::PAGE_DICE, &[("shard", &shard), ("aether", &aether), ("raid", &raid)]),
        }
    };
    view! {
        <span class="dice-row" role="img" aria-label=label title=label>
            {move || dice.get().into_iter().map(|die| {
                let pips = die.lowest() + 1;
                let middle = f32::from(pips - 1) / 2.0;
                view! {
                    <svg class=format!("small-die die-{}", die_word(die)) viewBox="0 0 18 18" aria-hidden="true">
                        <rect x="1" y="1" width="16" height="16" rx="4.5"></rect>
                        {(0..pips).map(|at| view! { <circle cx=9.0 + (f32::from(at) - middle) * 4.4 cy="9" r="1.7"></circle> }).collect_view()}
                    </svg>
                }
            }).collect_view()}
            {move || brain.get().map(brain_icon)}
        </span>
    }
}

/// Draws the icon for mental combat: a brain on a disc of its colour, and its pips.
pub fn brain_icon(die: DieColour) -> AnyView {
    let pips = die.lowest() + 1;
    let middle = f32::from(pips - 1) / 2.0;
    view! {
        <svg class=format!("small-die small-brain die-{}", die_word(die)) viewBox="0 0 18 18" aria-hidden="true">
            <circle class="brain-disc" cx="9" cy="9" r="8.6"></circle>
            <use class="brain-mark" href="#i-brain" x="3.2" y="1.4" width="11.6" height="11.6"></use>
            {(0..pips).map(|at| view! { <circle cx=9.0 + (f32::from(at) - middle) * 3.4 cy="14.6" r="1.2"></circle> }).collect_view()}
        </svg>
    }
    .into_any()
}

/// A die as it lies on the table.
#[component]
pub fn Die(
    /// The face; nothing while it has not been rolled.
    #[prop(into)]
    value: Signal<Option<u8>>,
    /// Its colour.
    colour: DieColour,
    /// Width in pixels.
    #[prop(default = 72)]
    size: u32,
    /// Whether it does not count.
    #[prop(into, default = Signal::stored(false))]
    dim: Signal<bool>,
) -> impl IntoView {
    let word = die_word(colour);
    let name = move || t(&format!("die-{word}"));
    let label = move || match value.get() {
        Some(face) => tf(key::PAGE_DIE_FACE, &[("die", &name()), ("face", &face)]),
        None => tf(key::PAGE_DIE_UNROLLED, &[("die", &name())]),
    };
    let text = move || value.get().map_or_else(|| t(key::PAGE_DIE_QUESTION), |face| face.to_string());
    view! {
        <svg class=format!("big-die die-{word}") class:dim=dim style=format!("--size:{size}px") viewBox="-46 -46 92 96" role="img" aria-label=label>
            <rect x="-36" y="-26" width="72" height="72" rx="16" fill="#05031a" opacity=".45"></rect>
            <rect class="die-side" x="-36" y="-28" width="72" height="72" rx="16"></rect>
            <rect x="-36" y="-38" width="72" height="72" rx="16" fill=format!("url(#gd-{word})")></rect>
            <rect x="-34" y="-36" width="68" height="68" rx="14" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2"></rect>
            {(0..=colour.lowest()).map(|at| view! { <circle class="die-pip" cx=f32::from(at) * 9.0 - 24.0 cy="-24" r="3.2"></circle> }).collect_view()}
            <text class="die-face" x="0" y="12.4" text-anchor="middle">{text}</text>
        </svg>
    }
}

/// The mark and the name of a frog in its colour.
#[component]
pub fn FrogName(context: Context, seat: Seat) -> impl IntoView {
    let colour = context.rules().colour(seat);
    let mark = format!("#mark-{}", colour.name());
    view! {
        <b class=format!("frog-name {}", frog_class(colour))>
            <svg class="frog-mark" viewBox="0 0 28 28" aria-hidden="true"><use href=mark></use></svg>
            <span>{move || context.model.name(seat)}</span>
        </b>
    }
}

/// Where a frog is, as a chip.
#[component]
pub fn PlaceChip(
    /// Where.
    #[prop(into)]
    place: Signal<Place>,
    /// Whether there is room for a few words.
    #[prop(optional)]
    long: bool,
) -> impl IntoView {
    let text = move || match place.get() {
        Place::Waiting => t(key::PAGE_PLACE_WAITING),
        Place::Shard(_) => t(if long { key::PAGE_PLACE_SHARD_LONG } else { key::PAGE_PLACE_SHARD }),
        Place::Aether => t(if long { key::PAGE_PLACE_AETHER_LONG } else { key::PAGE_PLACE_AETHER }),
        Place::Outer(number) => tf(key::PAGE_PLACE_OUTER, &[("number", &number)]),
    };
    view! {
        <span class="chip place" class:aether=move || place.get() == Place::Aether class:warn=move || matches!(place.get(), Place::Outer(_))>{text}</span>
    }
}

/// Points as a big number with the word under it.
#[component]
pub fn Points(
    /// How many.
    #[prop(into)]
    points: Signal<u16>,
) -> impl IntoView {
    let word = move || tn(key::PAGE_POINTS, points.get());
    view! {
        <span class="points"><b>{move || points.get()}</b><small>{word}</small></span>
    }
}

/// The back of an ability or action card.
#[component]
pub fn CardBack(
    /// Width in pixels.
    #[prop(default = 54)]
    width: u32,
) -> impl IntoView {
    view! {
        <svg class="card-back" style=format!("--width:{width}px") viewBox="0 0 60 84" aria-hidden="true">
            <rect x="1" y="1" width="58" height="82" rx="8" fill="#2c1f6b" stroke="#9d86ff" stroke-width="2"></rect>
            <rect x="6" y="6" width="48" height="72" rx="5" fill="none" stroke="#9d86ff" stroke-opacity=".5"></rect>
            <circle cx="30" cy="42" r="15" fill="#1a1147" stroke="#b9a6ff" stroke-width="2"></circle>
            <ellipse cx="30" cy="42" rx="5" ry="11" fill="#3ff0c0"></ellipse>
            <path d="M30 12l2 5 5 1-5 2-2 5-2-5-5-2 5-1zM30 60l2 5 5 1-5 2-2 5-2-5-5-2 5-1z" fill="#b9a6ff"></path>
        </svg>
    }
}
