//! Ability cards on the page: the card in front of a frog, and what a card does in words.

use super::Context;
use super::belongings::Belongings;
use super::chips::chip;
use super::pieces::{CardBack, DiceRow};
use super::reveal::RevealButton;
use crate::table::icon;
use crate::text::{key, messages, t, tf, tn};
use cosmic_frog::{Ability, Die, Place, Powers, Rules};
use leptos::prelude::*;
use tabletop::{Seat, SeatSet};
use wording::card_powers;

/// Returns the name of a card.
pub fn card_name(card: Ability) -> String {
    match card {
        Ability::NONE => t(key::CARD_NONE),
        _ if card.is_known() => t(&format!("card-{}", card.name())),
        _ => t(key::CARD_UNSEEN),
    }
}

/// Returns what a card does in words, without its name and dice, which are drawn.
pub fn powers_text(rules: &Rules, card: Ability) -> String {
    card_powers(rules, card, &messages()).into()
}

/// The card in front of a frog, as this viewer knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VisibleCard {
    /// Which card.
    pub card: Ability,
    /// Whether it lies face up.
    pub up: bool,
    /// Whether it may not be turned up now.
    pub held: bool,
    /// Whether nobody but the viewer knows it.
    pub secret: bool,
}

impl VisibleCard {
    /// Returns the card of a frog.
    pub fn of(context: Context, belongings: Belongings) -> VisibleCard {
        let none = VisibleCard { card: Ability::NONE, up: false, held: false, secret: false };
        let viewer = context.model.viewer.get().unwrap_or(SeatSet::NONE);
        belongings.frog.get().map_or(none, |frog| VisibleCard {
            card: frog.card,
            up: frog.up,
            held: frog.locked || frog.voided,
            secret: frog.knowers.iter().all(|seat| viewer.contains(seat)),
        })
    }

    /// Returns what it gives now: the powers of a card face up, else plain ones.
    fn powers(self, rules: &Rules) -> &Powers {
        if self.up { rules.abilities().powers(self.card) } else { &Powers::PLAIN }
    }

    /// Returns the dice it gives now.
    pub fn dice(self, rules: &Rules) -> [Die; 3] {
        self.powers(rules).dice
    }

    /// Returns its icon for mental combat now, where there is any.
    fn brain(self, rules: &Rules) -> Option<Die> {
        rules.has_muck().then_some(self.powers(rules).brain)
    }
}

/// The line of a card in the panel of another frog; a known one opens its text.
#[component]
pub fn CardLine(context: Context, seat: Seat, belongings: Belongings) -> impl IntoView {
    let seen = Memo::new(move |_| VisibleCard::of(context, belongings));
    move || {
        let seen = seen.get();
        let rules = context.rules();
        if seen.card == Ability::NONE {
            let away = matches!(belongings.place(), Place::Outer(_));
            let text = if away {
                tf(key::PAGE_CARD_AWAY, &[("who", &context.model.name(seat))])
            } else {
                t(key::PAGE_CARD_NONE)
            };
            return view! { <div class="card-line none"><span>{text}</span></div> }.into_any();
        }
        let (dice, brain) = (seen.dice(&rules), seen.brain(&rules));
        if !seen.card.is_known() {
            return view! {
                <div class="card-line down">{icon("eyeoff")}<span>{t(key::PAGE_CARD_DOWN)}</span><DiceRow dice brain/></div>
            }
            .into_any();
        }
        let id = format!("card-of-{}", seat.index());
        let down = (!seen.up).then(|| view! { <span class="chip">{t(key::PAGE_CARD_DOWN_KNOWN)}</span> });
        view! {
            <button class="card-line known" class:up=seen.up popovertarget=id.clone()>
                {icon(if seen.up { "eye" } else { "eyeoff" })}<span>{card_name(seen.card)}</span>{down}<DiceRow dice brain/>
            </button>
            <CardText context id card=seen.card/>
        }
        .into_any()
    }
}

/// What a card does, in front of everything until it is closed.
#[component]
fn CardText(context: Context, id: String, card: Ability) -> impl IntoView {
    let rules = context.rules();
    let powers = rules.abilities().powers(card);
    let (dice, brain) = (powers.dice, rules.has_muck().then_some(powers.brain));
    view! {
        <div class="card-text panel" popover="auto" id=id>
            <div class="card-text-head"><b>{card_name(card)}</b><DiceRow dice brain/></div>
            <p>{powers_text(&rules, card)}</p>
        </div>
    }
}

/// The card of the frog on the right, with its text and the button that turns it up.
#[component]
pub fn MyCard(context: Context, seat: Memo<Seat>, belongings: Belongings) -> impl IntoView {
    let seen = Memo::new(move |_| VisibleCard::of(context, belongings));
    let body = move || {
        let seen = seen.get();
        let rules = context.rules();
        if seen.card == Ability::NONE {
            let away = matches!(belongings.place(), Place::Outer(_));
            return view! { <p class="own-card-text">{t(if away { key::PAGE_CARD_OWN_AWAY } else { key::PAGE_CARD_NONE })}</p> }.into_any();
        }
        // The dice of the card itself: what they would be once it lies face up.
        let powers = if seen.card.is_known() { rules.abilities().powers(seen.card) } else { seen.powers(&rules) };
        let (dice, brain) = (powers.dice, rules.has_muck().then_some(powers.brain));
        let text = if seen.card.is_known() { powers_text(&rules, seen.card) } else { String::new() };
        let state = match seen {
            VisibleCard { up: true, .. } => t(key::PAGE_CARD_OWN_UP),
            VisibleCard { held: true, .. } => t(key::PAGE_CARD_OWN_HELD),
            VisibleCard { secret: true, .. } => t(key::PAGE_CARD_OWN_SECRET),
            _ => t(key::PAGE_CARD_OWN_DOWN),
        };
        view! {
            <div class="own-card-head"><b>{card_name(seen.card)}</b><DiceRow dice brain/></div>
            <p class="own-card-text">{text}" "<span class="own-card-state">{state}</span></p>
        }
        .into_any()
    };
    view! {
        <section class="own-card" class:up=move || seen.get().up aria-label=t(key::PAGE_CARD_OWN)>
            <CardBack/>
            <div class="own-card-body">
                {body}
                <RevealButton context seat seen/>
                <HeldCards belongings/>
                {context.rules().has_chips().then(|| view! { <HomewardChips context seat/> })}
            </div>
        </section>
    }
}

/// The chips that a frog has shown on its way home; the next one is another (FM-CHIP-5).
#[component]
pub fn HomewardChips(context: Context, seat: Memo<Seat>) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let seat = seat.get();
        context.view.with(|view| view.as_ref().map_or_else(Vec::new, |view| view.state.homeward_chips(seat).collect()))
    });
    move || {
        let chips: Vec<u8> = shown.get();
        let colour = context.rules().colour(seat.get());
        (!chips.is_empty()).then(|| {
            let list = crate::text::list(&chips.iter().map(u8::to_string).collect::<Vec<String>>());
            let label = tf(key::PAGE_MUCK_HOMEWARD, &[("chips", &list)]);
            view! {
                <span class="homeward" role="img" aria-label=label.clone() title=label>
                    {chips.into_iter().map(|value| chip(colour, Some(value))).collect_view()}
                </span>
            }
        })
    }
}

/// Action cards set aside or deferred.
#[component]
pub fn HeldCards(belongings: Belongings) -> impl IntoView {
    let count = Memo::new(move |_| belongings.frog.get().map_or((0, 0), |frog| (frog.aside, frog.deferred)));
    move || {
        let (aside, deferred) = count.get();
        let chip = |count: u8, key: &str| {
            (count > 0).then(|| view! { <span class="chip">{icon("cards")}{tn(key, count)}</span> })
        };
        (aside + deferred > 0).then(|| {
            view! {
                <div class="held-cards">{chip(aside, key::PAGE_ASIDE)}{chip(deferred, key::PAGE_DEFERRED)}</div>
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cosmic_frog::{BASE, FindMuck, NAMES, Setup};

    #[test]
    fn the_text_of_a_card_does_not_repeat_what_is_drawn() {
        let with_muck = Setup { find_muck: FindMuck::Dice, ..Setup::new(3) };
        for (setup, names) in [(Setup::new(3), &NAMES[..BASE]), (with_muck, &NAMES[..])] {
            let rules = Rules::new(setup).unwrap();
            for card in names.iter().filter_map(|name| Ability::from_name(name)) {
                let text = powers_text(&rules, card);
                assert!(!text.is_empty() && !text.contains(&card_name(card)), "{text}");
                assert!(!text.starts_with("In mental combat:"), "{text}");
            }
        }
    }
}
