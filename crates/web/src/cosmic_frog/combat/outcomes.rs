//! The possible outcomes side by side, each with its exact odds and its effect on the real position; after the rolls,
//! the actual one is highlighted.

use super::CombatContext;
use super::combat_view::{CombatStanding, CombatView};
use super::combat_words::{CombatWords, ground, tiles};
use super::picture::{aether, stack};
use crate::text::{key, t, tf};
use cosmic_frog::{CombatOdds, Landing, MOST, Place, PurgedItemFate, Rules, Tile};
use leptos::prelude::*;

/// Hold, by 1, by 2, by 3, by 4 or more.
const GROUPS: u8 = 5;

/// One outcome as it is drawn.
#[derive(Clone, PartialEq)]
struct OutcomeText {
    title: String,
    text: String,
    picture: OutcomePicture,
}

#[derive(Clone, PartialEq)]
enum OutcomePicture {
    Stack(Vec<Tile>),
    Aether(Option<u8>),
}

impl OutcomePicture {
    /// Returns what is purged first, or what the defender stands on where nothing is.
    fn purge(rules: &Rules, combat_view: &CombatView, margin: u8) -> OutcomePicture {
        let first = combat_view.purging(rules, margin).and_then(|purging| purging.items.first().copied());
        match first {
            Some((_, PurgedItemFate::Dimension(number))) => OutcomePicture::Aether(Some(number)),
            Some((tile, _)) => OutcomePicture::Stack(vec![tile]),
            None => OutcomePicture::of(combat_view, Some(Landing::Stays { attacker: Place::Aether, hit: None })),
        }
    }

    fn of(combat_view: &CombatView, landing: Option<Landing>) -> OutcomePicture {
        let of_hex = |tiles: Vec<Tile>| {
            if tiles.is_empty() { OutcomePicture::Aether(None) } else { OutcomePicture::Stack(tiles) }
        };
        match landing {
            Some(Landing::Holds { .. } | Landing::Stays { .. }) => of_hex(ground(combat_view)),
            Some(Landing::Breaks { cell, .. } | Landing::Crushes { cell } | Landing::Bounces { cell, .. }) => {
                of_hex(tiles(combat_view, cell))
            }
            Some(Landing::Out(dimension)) => OutcomePicture::Aether(Some(dimension)),
            Some(Landing::Off) | None => OutcomePicture::Aether(None),
        }
    }
}

/// The row of outcomes.
#[component]
pub fn Outcomes(combat: CombatContext) -> impl IntoView {
    // A table that is opened after the knockback does not know the odds before it.
    let unknown = Memo::new(move |_| combat.chances().is_none());
    view! {
        <ol class="outcomes" aria-label=t(key::PAGE_COMBAT_OUTCOMES) tabindex="0" hidden=move || unknown.get()>
            {(0..GROUPS).map(|group| view! { <OutcomeCard combat group/> }).collect_view()}
        </ol>
    }
}

#[component]
fn OutcomeCard(combat: CombatContext, group: u8) -> impl IntoView {
    let outcome = Memo::new(move |_| {
        let (combat_view, chances) = (combat.view.get()?, combat.chances()?);
        Some(outcome(&combat.context.rules(), &combat_view, chances, combat.words(), group))
    });
    let percent = Memo::new(move |_| combat.chances().map_or(0, |chances| chances.percent(weight(&chances, group))));
    let certain = Memo::new(move |_| combat.chances().is_some_and(|chances| chances.total == 1));
    // Once the dice are rolled: whether this outcome came true. The others fade.
    let came = Memo::new(move |_| {
        let combat_view = combat.view.get()?;
        let tried = combat
            .tried()
            .and_then(|mv| cosmic_frog::combat_odds_after(&combat.context.rules(), &combat_view.full, mv));
        if tried.is_some_and(|chances| chances.total > 1) {
            return None;
        }
        let margin = match combat_view.standing {
            CombatStanding::Settled(margin) if margin > 0 => combat_view.flight,
            standing => standing.margin()?,
        };
        Some(margin.min(GROUPS - 1) == group)
    });
    let kind = match group {
        0 => "good",
        4 => "far",
        _ => "near",
    };
    let class = move || {
        let me = combat.words().is_you(combat.seat(0));
        let lit = match came.get() {
            Some(true) => " came",
            Some(false) => " gone",
            None => "",
        };
        format!("outcome panel {kind}{}{lit}", if me { " mine" } else { "" })
    };
    let bar = move || format!("width:{}%", if came.get() == Some(true) { 100 } else { percent.get() });
    view! {
        <li class=class data-outcome=group>
            {move || outcome.get().map(|outcome| view! {
                {match &outcome.picture {
                    OutcomePicture::Stack(tiles) => stack(tiles),
                    OutcomePicture::Aether(dimension) => aether(*dimension),
                }}
                <div class="outcome-text">
                    <h3>
                        <span>{outcome.title}</span>
                        <Show when=move || came.get() != Some(true) && !certain.get()>
                            <b class="outcome-percent">{move || tf(key::PAGE_COMBAT_PERCENT, &[("percent", &percent.get())])}</b>
                        </Show>
                    </h3>
                    <p>{outcome.text}</p>
                </div>
            })}
            <i class="outcome-bar" style=bar aria-hidden="true"></i>
        </li>
    }
}

fn weight(chances: &CombatOdds, group: u8) -> u32 {
    if group == GROUPS - 1 { chances.at_least(group) } else { chances.exactly(group) }
}

fn outcome(rules: &Rules, combat_view: &CombatView, chances: CombatOdds, words: CombatWords, group: u8) -> OutcomeText {
    let last = group == GROUPS - 1;
    let more = last && chances.at_least(group + 1) > 0;
    let margin = if more { tf(key::PAGE_COMBAT_OR_MORE, &[("margin", &group)]) } else { group.to_string() };
    let then = words.outcome_in_brief(combat_view, group).unwrap_or_default();
    let sentence = match group {
        0 => tf(key::PAGE_COMBAT_TIE, &[("then", &then)]),
        _ if more && combat_view.is_mental() => {
            words.outcome_in_brief(combat_view, likeliest_margin(chances, group)).unwrap_or_default()
        }
        _ if more => far(rules, combat_view, chances, words),
        _ => then,
    };
    OutcomeText {
        title: words.outcome(combat_view, &margin),
        text: sentence,
        picture: match combat_view.is_mental() {
            true => OutcomePicture::purge(rules, combat_view, likeliest_margin(chances, group)),
            false => OutcomePicture::of(combat_view, likeliest(rules, combat_view, chances, group)),
        },
    }
}

/// Returns the landing to draw: of several, the likeliest.
fn likeliest(rules: &Rules, combat_view: &CombatView, chances: CombatOdds, group: u8) -> Option<Landing> {
    combat_view.landing(rules, likeliest_margin(chances, group))
}

/// Returns the likeliest margin of a group.
fn likeliest_margin(chances: CombatOdds, group: u8) -> u8 {
    let most = if group == GROUPS - 1 { MOST as u8 } else { group };
    (group..=most).rev().max_by_key(|&margin| chances.exactly(margin)).unwrap_or(group)
}

/// Returns what the great margins do: one sentence where it is the same for all, one for each of two stretches, else
/// the likeliest.
fn far(rules: &Rules, combat_view: &CombatView, chances: CombatOdds, words: CombatWords) -> String {
    if combat_view.is_in_aether() {
        return words.say(key::PAGE_COMBAT_LANDS_OUT_FAR, combat_view.combat.defender(), &[("number", &(GROUPS - 1))]);
    }
    let mut stretches: Vec<(u8, u8, String)> = Vec::new();
    for margin in (GROUPS - 1..=MOST as u8).filter(|&margin| chances.exactly(margin) > 0) {
        let text =
            combat_view.landing(rules, margin).map_or_else(String::new, |landing| words.landing(combat_view, landing));
        match stretches.last_mut() {
            Some((_, to, last)) if *last == text => *to = margin,
            _ => stretches.push((margin, margin, text)),
        }
    }
    let stretch = |(from, to, text): &(u8, u8, String)| {
        let key = if from == to { key::PAGE_COMBAT_STRETCH_ONE } else { key::PAGE_COMBAT_STRETCH };
        tf(key, &[("from", from), ("to", to), ("text", text)])
    };
    match &stretches[..] {
        [(_, _, text)] => text.clone(),
        [one, other] => tf(key::PAGE_COMBAT_STRETCHES, &[("first", &stretch(one)), ("second", &stretch(other))]),
        _ => {
            let text =
                likeliest(rules, combat_view, chances, GROUPS - 1).map(|landing| words.landing(combat_view, landing));
            tf(key::PAGE_COMBAT_LIKELIEST, &[("text", &text.unwrap_or_default())])
        }
    }
}
