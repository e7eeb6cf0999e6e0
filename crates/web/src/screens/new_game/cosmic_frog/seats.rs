//! Who plays Cosmic Frog: the shared form, plus the choice between players and RoboFrogs, and the team of each frog.

use super::draft::CosmicFrogDraft;
use crate::screens::new_game::seats::{PlayerCount, Seats};
use crate::text::{key, t, tf};
use cosmic_frog::SoloLevel;
use leptos::prelude::*;

/// Who plays.
#[component]
pub fn FrogSeats(draft: RwSignal<CosmicFrogDraft>) -> impl IntoView {
    let solo = Memo::new(move |_| draft.with(|draft| draft.how.solo.is_some()));
    view! {
        <Seats draft more=|draft, seat| view! { <Team draft seat/> }.into_any()>
            <Against draft/>
            <Show when=move || !solo.get()><PlayerCount draft name="frogs"/></Show>
        </Seats>
    }
}

/// The opponents: frogs of players, or RoboFrogs of a level.
#[component]
fn Against(draft: RwSignal<CosmicFrogDraft>) -> impl IntoView {
    let now = Memo::new(move |_| draft.with(|draft| draft.how.solo));
    let option = |level: Option<SoloLevel>| {
        let name = level.map_or("frogs", SoloLevel::name);
        view! {
            <label class="segment">
                <input type="radio" name="against" value=name prop:checked=move || now.get() == level
                    on:change=move |_| draft.update(|draft| draft.set_solo(level))/>
                <span>{t(&format!("page-new-against-{name}"))}</span>
            </label>
        }
    };
    let sentence =
        move || t(if now.get().is_some() { key::PAGE_NEW_AGAINST_ROBO_MORE } else { key::PAGE_NEW_AGAINST_MORE });
    view! {
        <fieldset class="setting" data-option="against">
            <legend>{t(key::PAGE_NEW_AGAINST)}</legend>
            <div class="segments">{[None].into_iter().chain(SoloLevel::ALL.map(Some)).map(option).collect_view()}</div>
            <p class="option-more" aria-live="polite">{sentence}</p>
        </fieldset>
    }
}

/// The team of a seat, if there are teams.
#[component]
fn Team(draft: RwSignal<CosmicFrogDraft>, seat: usize) -> impl IntoView {
    let number = Memo::new(move |_| draft.with(|draft| draft.teams.shape().map(|(number, _)| number)));
    let team = Memo::new(move |_| draft.with(|draft| draft.team_of[seat]));
    let choose = move |event: leptos::ev::Event| {
        if let Ok(team) = event_target_value(&event).parse() {
            draft.update(|draft| draft.team_of[seat] = team);
        }
    };
    let option = move |other: u8| {
        let name = tf(key::PAGE_NEW_TEAM, &[("number", &(other + 1))]);
        view! { <option value=other.to_string() selected=move || team.get() == other>{name}</option> }
    };
    move || {
        number.get().map(|number| {
            view! {
                <select class="field chair-team" data-team=seat.to_string() aria-label=t(key::PAGE_NEW_TEAM_OF) on:change=choose>
                    {(0..number).map(option).collect_view()}
                </select>
            }
        })
    }
}
