//! Ability cards as cards: an emblem, the name, three dice, what the card does.

use super::super::drawn::ordinary;
use crate::cosmic_frog::pieces::die_word;
use crate::route::Route;
use crate::table::icon;
use crate::text::{t, tf, words};
use cosmic_frog::{Ability, Die, Rules};
use leptos::prelude::*;

/// What each die is for, as in messages.
const FIGHTS: [&str; 3] = ["shard", "aether", "raid"];

/// One ability card.
#[component]
pub fn AbilityCard(card: Ability) -> impl IntoView {
    let Some(rules) = ordinary() else { return ().into_any() };
    let name = t(&format!("card.{}", card.name()));
    let dice = rules.abilities().powers(card).dice;
    let rule = format!("ABI-{}", card.name().to_uppercase());
    let die = |(fight, die): (&'static str, Die)| {
        view! {
            <div class="card-die">
                <dt>{t(&format!("page.gallery.die.{fight}"))}</dt>
                <dd>{pips(die)}<span>{t(&format!("die.{}", die_word(die)))}</span></dd>
            </div>
        }
    };
    view! {
        <article class="ability-card" data-card=card.name()>
            <header>
                <span class="card-emblem">{icon(emblem(card))}</span>
                <h3>{name}</h3>
                <a class="rule-id" href=Route::Handbook("cosmic-frog".into(), Some(rule.clone())).href()
                    aria-label=tf("page.log.rule", &[("rule", &rule)])>{icon("book")}</a>
            </header>
            <dl class="card-dice">{FIGHTS.into_iter().zip(dice).map(die).collect_view()}</dl>
            <p>{powers(rules, card)}</p>
        </article>
    }
    .into_any()
}

/// A small die with its pips.
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

/// The text of a card without its first sentence, which names it and its dice: those are drawn.
fn powers(rules: &Rules, card: Ability) -> String {
    let words = words();
    let text = wording::card_text(rules, card, &words);
    let [shard, aether, raid] = rules.abilities().powers(card).dice.map(|die| t(&format!("die.{}", die_word(die))));
    let name = t(&format!("card.{}", card.name()));
    let first = tf("card-text.dice", &[("card", &name), ("shard", &shard), ("aether", &aether), ("raid", &raid)]);
    text.strip_prefix(&first).unwrap_or(&text).trim().to_string()
}

/// The icon that fits a card best.
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
        _ => "harvest",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cosmic_frog::BASE;
    use std::collections::BTreeSet;

    #[test]
    fn every_card_has_its_own_emblem_and_says_what_it_does() {
        let cards: Vec<Ability> = (0..BASE as u8).map(Ability).collect();
        let emblems: BTreeSet<&str> = cards.iter().map(|&card| emblem(card)).collect();
        assert_eq!(emblems.len(), cards.len());
        let rules = ordinary().unwrap();
        for card in cards {
            let text = powers(rules, card);
            assert!(!text.is_empty() && !text.contains("Dice:"), "{}: {text}", card.name());
        }
    }
}
