//! The outcomes side by side, each with its exact odds and what it does to the real position; after the rolls, the result.

use super::Arena;
use super::picture::{aether, stack};
use super::scene::{Scene, Standing};
use super::voice::{Voice, ground, tiles};
use crate::text::{t, tf};
use cosmic_frog::{Chances, Fall, Landing, MOST, Place, Rules, Tile};
use leptos::prelude::*;

/// Hold, by 1, by 2, by 3, by 4 or more.
const GROUPS: u8 = 5;

/// One outcome as it is drawn.
#[derive(Clone, PartialEq)]
struct Outcome {
    title: String,
    text: String,
    picture: Picture,
}

#[derive(Clone, PartialEq)]
enum Picture {
    Stack(Vec<Tile>),
    Aether(Option<u8>),
}

impl Picture {
    /// What is purged first, or what the defender stands on where nothing is.
    fn purge(rules: &Rules, scene: &Scene, margin: u8) -> Picture {
        let first = scene.purging(rules, margin).and_then(|purging| purging.items.first().copied());
        match first {
            Some((_, Fall::Dimension(number))) => Picture::Aether(Some(number)),
            Some((tile, _)) => Picture::Stack(vec![tile]),
            None => Picture::of(scene, Some(Landing::Stays { attacker: Place::Aether, hit: None })),
        }
    }

    fn of(scene: &Scene, landing: Option<Landing>) -> Picture {
        let of_hex = |tiles: Vec<Tile>| if tiles.is_empty() { Picture::Aether(None) } else { Picture::Stack(tiles) };
        match landing {
            Some(Landing::Holds { .. } | Landing::Stays { .. }) => of_hex(ground(scene)),
            Some(Landing::Breaks { cell, .. } | Landing::Crushes { cell } | Landing::Bounces { cell, .. }) => {
                of_hex(tiles(scene, cell))
            }
            Some(Landing::Out(dimension)) => Picture::Aether(Some(dimension)),
            Some(Landing::Off) | None => Picture::Aether(None),
        }
    }
}

/// The row of outcomes.
#[component]
pub fn Outcomes(arena: Arena) -> impl IntoView {
    // A table that is opened after the knockback does not know what might have been.
    let unknown = Memo::new(move |_| arena.chances().is_none());
    view! {
        <ol class="outcomes" aria-label=t("page.combat.outcomes") tabindex="0" hidden=move || unknown.get()>
            {(0..GROUPS).map(|group| view! { <Card arena group/> }).collect_view()}
        </ol>
    }
}

#[component]
fn Card(arena: Arena, group: u8) -> impl IntoView {
    let outcome = Memo::new(move |_| {
        let (scene, chances) = (arena.scene.get()?, arena.chances()?);
        Some(outcome(&arena.context.rules(), &scene, chances, arena.voice(), group))
    });
    let percent = Memo::new(move |_| arena.chances().map_or(0, |chances| chances.percent(weight(&chances, group))));
    let certain = Memo::new(move |_| arena.chances().is_some_and(|chances| chances.total == 1));
    // What is seen once the dice lie: the one that came, the others faded.
    let came = Memo::new(move |_| {
        let scene = arena.scene.get()?;
        let tried = arena.tried().and_then(|mv| cosmic_frog::chances_after(&arena.context.rules(), &scene.full, mv));
        if tried.is_some_and(|chances| chances.total > 1) {
            return None;
        }
        let margin = match scene.standing {
            Standing::Settled(margin) if margin > 0 => scene.flight,
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
        let me = arena.voice().is_you(arena.seat(0));
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
                    Picture::Stack(tiles) => stack(tiles),
                    Picture::Aether(dimension) => aether(*dimension),
                }}
                <div class="outcome-text">
                    <h3>
                        <span>{outcome.title}</span>
                        <Show when=move || came.get() != Some(true) && !certain.get()>
                            <b class="outcome-percent">{move || tf("page.combat.percent", &[("percent", &percent.get())])}</b>
                        </Show>
                    </h3>
                    <p>{outcome.text}</p>
                </div>
            })}
            <i class="outcome-bar" style=bar aria-hidden="true"></i>
        </li>
    }
}

fn weight(chances: &Chances, group: u8) -> u32 {
    if group == GROUPS - 1 { chances.at_least(group) } else { chances.exactly(group) }
}

fn outcome(rules: &Rules, scene: &Scene, chances: Chances, voice: Voice, group: u8) -> Outcome {
    let last = group == GROUPS - 1;
    let more = last && chances.at_least(group + 1) > 0;
    let margin = if more { tf("page.combat.or-more", &[("margin", &group)]) } else { group.to_string() };
    let then = voice.outcome_in_brief(scene, group).unwrap_or_default();
    let sentence = match group {
        0 => tf("page.combat.tie", &[("then", &then)]),
        _ if more && scene.is_mental() => {
            voice.outcome_in_brief(scene, likeliest_margin(chances, group)).unwrap_or_default()
        }
        _ if more => far(rules, scene, chances, voice),
        _ => then,
    };
    Outcome {
        title: voice.outcome(scene, &margin),
        text: sentence,
        picture: match scene.is_mental() {
            true => Picture::purge(rules, scene, likeliest_margin(chances, group)),
            false => Picture::of(scene, likeliest(rules, scene, chances, group)),
        },
    }
}

/// The landing to draw: of several, the likeliest.
fn likeliest(rules: &Rules, scene: &Scene, chances: Chances, group: u8) -> Option<Landing> {
    scene.landing(rules, likeliest_margin(chances, group))
}

/// The likeliest margin of a group.
fn likeliest_margin(chances: Chances, group: u8) -> u8 {
    let most = if group == GROUPS - 1 { MOST as u8 } else { group };
    (group..=most).rev().max_by_key(|&margin| chances.exactly(margin)).unwrap_or(group)
}

/// What the great margins do: one sentence where it is the same for all, one for each of two stretches, else the likeliest.
fn far(rules: &Rules, scene: &Scene, chances: Chances, voice: Voice) -> String {
    if scene.in_aether() {
        return voice.say("page.combat.lands.out-far", scene.combat.defender(), &[("number", &(GROUPS - 1))]);
    }
    let mut stretches: Vec<(u8, u8, String)> = Vec::new();
    for margin in (GROUPS - 1..=MOST as u8).filter(|&margin| chances.exactly(margin) > 0) {
        let text = scene.landing(rules, margin).map_or_else(String::new, |landing| voice.landing(scene, landing));
        match stretches.last_mut() {
            Some((_, to, last)) if *last == text => *to = margin,
            _ => stretches.push((margin, margin, text)),
        }
    }
    let stretch = |(from, to, text): &(u8, u8, String)| {
        let key = if from == to { "page.combat.stretch.one" } else { "page.combat.stretch" };
        tf(key, &[("from", from), ("to", to), ("text", text)])
    };
    match &stretches[..] {
        [(_, _, text)] => text.clone(),
        [one, other] => tf("page.combat.stretches", &[("first", &stretch(one)), ("second", &stretch(other))]),
        _ => {
            let text = likeliest(rules, scene, chances, GROUPS - 1).map(|landing| voice.landing(scene, landing));
            tf("page.combat.likeliest", &[("text", &text.unwrap_or_default())])
        }
    }
}
