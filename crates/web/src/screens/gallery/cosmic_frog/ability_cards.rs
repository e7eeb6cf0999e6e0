//! The ability cards as cards: an emblem, the name, three dice and the brain of Find Muck, and what the card does.

use super::frog_pieces::with_muck;
use crate::cosmic_frog::pieces::{brain_icon, die_word};
use crate::cosmic_frog::powers_text;
use crate::route::Route;
use crate::table::icon;
use crate::text::{key, t, tf};
use cosmic_frog::{Ability, BASE, Die};
use leptos::prelude::*;

/// What each die is for, as in messages.
const FIGHTS: [&str; 3] = ["shard", "aether", "raid"];

/// One ability card.
#[component]
pub fn AbilityCard(card: Ability) -> impl IntoView {
    let Some(rules) = with_muck() else { return ().into_any() };
    let name = t(&format!("card-{}", card.name()));
    let powers = rules.abilities().powers(card);
    let (dice, brain) = (powers.dice, powers.brain);
    let book = if usize::from(card.0) < BASE { "ABI" } else { "FM" };
    let rule = format!("{book}-{}", card.name().to_uppercase());
    let die = |(fight, die): (&'static str, Die)| {
        view! {
            <div class="card-die">
                <dt>{t(&format!("page-gallery-die-{fight}"))}</dt>
                <dd>{pips(die)}<span>{t(&format!("die-{}", die_word(die)))}</span></dd>
            </div>
        }
    };
    view! {
        <article class="ability-card" data-card=card.name()>
            <header>
                <span class="card-emblem">{icon(emblem(card))}</span>
                <h3>{name}</h3>
                <a class="rule-id" href=Route::Handbook("cosmic-frog".into(), Some(rule.clone())).href()
                    aria-label=tf(key::PAGE_LOG_RULE, &[("rule", &rule)])>{icon("book")}</a>
            </header>
            <dl class="card-dice">
                {FIGHTS.into_iter().zip(dice).map(die).collect_view()}
                <div class="card-die">
                    <dt>{t(key::PAGE_GALLERY_DIE_BRAIN)}</dt>
                    <dd>{brain_icon(brain)}<span>{t(&format!("die-{}", die_word(brain)))}</span></dd>
                </div>
            </dl>
            <p>{powers_text(rules, card)}</p>
        </article>
    }
    .into_any()
}

/// Draws a small die with its pips.
fn pips(die: Die) -> impl IntoView {
    let count = die.lowest() + 1;
    let middle = f32::from(count - 1) / 2.0;
    let pip = move |at: u8| view! { <circle cx=9.0 + (f32::from(at) - middle) * 4.4 cy="9" r="1.7"></circle> };
    view! {
        <svg class=format!("small-die die-{}", die_word(die)) viewBox="0 0 18 18" aria-hidden="true">
            <rect x="1" y="1" width="16" height="16" rx="4.5"></rect>{(0..count).map(pip).collect_view()}
        </svg>
    }
}

/// Returns the icon that fits a card best.
fn emblem(card: Ability) -> &'static str {
    match card.name() {
        "blink" => "bolt",
        "camouflage" => "eyeoff",
        "empyrean" => "star",
        "marauder" => "raid",
        "massive" => "land",
        "mindborer" => "eye",
        "monstrous" => "attack",
        "mutagenic" => "recover",
        "nimble" => "leap",
        "ravager" => "disgorge",
        "telluric" => "vault",
        "temporus" => "replay",
        "vampiric" => "slip",
        "voidshadow" => "cards",
        "warbringer" => "dice",
        "psychovore" => "brain",
        "goadcaller" => "aggro",
        "dredger" => "muck",
        "tetherbound" => "link",
        "echomind" => "sound",
        "nullcroak" => "shield",
        "sleightmaster" => "chip",
        "regurgitor" => "up",
        _ => "harvest",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cosmic_frog::NAMES;
    use std::collections::BTreeSet;

    #[test]
    fn every_card_has_its_own_emblem_and_says_what_it_does() {
        let cards: Vec<Ability> = (0..NAMES.len() as u8).map(Ability).collect();
        let emblems: BTreeSet<&str> = cards.iter().map(|&card| emblem(card)).collect();
        assert_eq!(emblems.len(), cards.len());
        let rules = with_muck().unwrap();
        for card in cards {
            let text = powers_text(rules, card);
            assert!(!text.is_empty() && !text.contains("Dice:"), "{}: {text}", card.name());
        }
    }
}
