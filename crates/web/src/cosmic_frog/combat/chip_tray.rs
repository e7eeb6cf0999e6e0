//! The chips of one side of a combat: still to be arranged, face down in their places, or turned over.

use super::super::chips::chip;
use super::super::pieces::{Price, die_word, frog_class};
use super::CombatContext;
use super::combat_view::ChipRow;
use super::sides::Total;
use crate::text::{key, t, tf, tn};
use cosmic_frog::{Colour, Style};
use leptos::prelude::*;

/// Chips of a frog.
const CHIPS: usize = 5;

/// The chips of a side with what they come to.
#[component]
pub fn ChipTray(combat: CombatContext, side: usize, place: &'static str) -> impl IntoView {
    let row = Memo::new(move |_| {
        combat
            .view
            .with(|combat_view| combat_view.as_ref()?.chips.as_ref().map(|rows| rows[side].clone()))
            .unwrap_or_default()
    });
    let dice = Memo::new(move |_| combat.dice().map(|dice| dice[side]));
    let style = Memo::new(move |_| {
        combat.view.with(|combat_view| combat_view.as_ref().map_or(Style::Full, |combat_view| combat_view.styles[side]))
    });
    let turning = Memo::new(move |_| {
        combat.view.with(|combat_view| combat_view.as_ref().is_some_and(|combat_view| combat_view.rolling[side]))
    });
    let colour = combat.context.rules().colour(combat.seat(side));
    let pictures = move || match (style.get(), dice.get()) {
        (Style::Thrown, _) => ().into_any(),
        (_, dice) => drawn(colour, &row.get(), dice.map_or(2, |dice| dice.count), turning.get()),
    };
    let text = move || {
        let dice = dice.get()?;
        let icon = t(&format!("die-{}", die_word(dice.die)));
        let words = match style.get() {
            Style::Thrown => t(key::PAGE_MUCK_SIDE_THROWN),
            Style::Soft => t(key::PAGE_MUCK_SIDE_SOFT),
            Style::Full => tn(key::PAGE_MUCK_SIDE_CHIPS, dice.count),
        };
        let bonus = (style.get() != Style::Thrown).then(
            || view! { " "<span>{tf(key::PAGE_MUCK_SIDE_ICON, &[("icon", &icon), ("bonus", &dice.die.lowest())])}</span> },
        );
        let boost = (dice.boost > 0)
            .then(|| view! { " "<b class="boosted">{tf(key::PAGE_COMBAT_DICE_BOOST, &[("boost", &dice.boost)])}</b> });
        Some(view! { <p class="dice-text"><span>{words}</span>{bonus}{boost}</p> })
    };
    let paid = Memo::new(move |_| combat.words().paid(combat.seat(side)));
    view! {
        <div class=format!("dice-tray chip-tray {place}")>
            <div class="dice">{pictures}</div>
            <Total combat side/>
            {text}
            <Show when=move || { paid.get() > 0 }><p class="dice-paid">{t(key::PAGE_COMBAT_PAID)}" "<Price amount=paid/></p></Show>
        </div>
    }
}

/// Draws the chips as they lie: those shown, those face down with the numbers of their places, or empty places for
/// those to come.
fn drawn(colour: Colour, row: &ChipRow, count: u8, turning: bool) -> AnyView {
    if row.shown.is_empty() && !row.laid {
        let empty = |_| view! { <i class=format!("chip-empty {}", frog_class(colour)) aria-hidden="true"></i> };
        return (0..count).map(empty).collect_view().into_any();
    }
    let shown = |&value: &u8| {
        let label = tf(key::PAGE_MUCK_CHIP, &[("chip", &value)]);
        view! { <span class="chip-shown" class:turns=turning role="img" aria-label=label>{chip(colour, Some(value))}</span> }
    };
    view! {
        {row.shown.iter().map(shown).collect_view()}
        {row.laid.then(|| laid(colour, row))}
    }
    .into_any()
}

fn laid(colour: Colour, row: &ChipRow) -> AnyView {
    let one = |at: usize| {
        let value = row.order.as_ref().and_then(|order| order.get(at).copied());
        let picked = row.picked >> at & 1 == 1;
        view! { <span class="chip-laid" class:picked=picked>{chip(colour, value)}<small>{at + 1}</small></span> }
    };
    let count = CHIPS.saturating_sub(row.shown.len());
    let label = match row.order {
        Some(_) => t(key::PAGE_MUCK_LAID_KNOWN),
        None => tn(key::PAGE_MUCK_LAID, count as u32),
    };
    view! { <span class="chips-laid" role="img" aria-label=label>{(0..count).map(one).collect_view()}</span> }
        .into_any()
}
