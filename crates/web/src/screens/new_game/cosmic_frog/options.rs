//! The options of Cosmic Frog: teams, length, layout, variants, and custom tables. Each shows a sentence and its rule.

use super::draft::{CosmicFrogDraft, Teams};
use crate::compiled_games::COSMIC_FROG;
use crate::screens::new_game::option_fields::{ChoiceField, CustomTable, RuleLinks, SwitchField, titled};
use crate::text::{key, t};
use cosmic_frog::{FindMuck, GameLength, Layout, RichLands, Setup};
use leptos::prelude::*;

/// The files that a map or a table of abilities can be read from.
const FILES: &str = ".txt,.map,.toml,text/plain";

/// How frogs return from the Outer Dimensions: two variants exclude each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum WayHome {
    Usual,
    Bounce,
    Decide,
}

/// How it is played.
#[component]
pub fn Options(draft: RwSignal<CosmicFrogDraft>) -> impl IntoView {
    let lengths =
        vec![(GameLength::Shorter, "shorter"), (GameLength::Normal, "normal"), (GameLength::Longer, "longer")];
    let layouts =
        vec![(Layout::Scattered, "scattered"), (Layout::Clustered, "clustered"), (Layout::Drafted, "drafted")];
    let riches = vec![(RichLands::Off, "off"), (RichLands::Hidden, "hidden"), (RichLands::Open, "open")];
    let homes = vec![(WayHome::Usual, "usual"), (WayHome::Bounce, "bounce"), (WayHome::Decide, "decide")];
    let tiles = || vec![(0, "0"), (1, "1"), (2, "2")];
    let solo = Memo::new(move |_| draft.with(|draft| draft.how.solo.is_some()));
    let home = |how: &Setup| match (how.bounce, how.decide) {
        (true, _) => WayHome::Bounce,
        (_, true) => WayHome::Decide,
        _ => WayHome::Usual,
    };
    let set_home =
        |how: &mut Setup, home| (how.bounce, how.decide) = (home == WayHome::Bounce, home == WayHome::Decide);
    view! {
        <section class="new-options" aria-labelledby="new-how">
            <h2 id="new-how">{t(key::PAGE_NEW_HOW)}</h2>
            <div class="panel option-group">
                // A solo game is a Shorter one (SOLO-SET-1).
                <div hidden=solo>
                    <ChoiceField draft name="length" rules={const { &titled(["SET-4"]) }} options=lengths get=|how| how.length set=|how, value| how.length = value/>
                </div>
                <ChoiceField draft name="layout" rules={const { &titled(["SET-7"]) }} options=layouts get=|how| how.layout set=|how, value| how.layout = value/>
                <Show when=move || !solo.get() fallback=move || view! { <SwitchField draft name="robo-diversity" rules={const { &titled(["SOLO-END-1"]) }} get=|how| &mut how.robo_diversity/> }>
                    <TeamsChoice draft/>
                </Show>
            </div>
            <h2>{t(key::PAGE_NEW_VARIANTS)}</h2>
            <div class="panel option-group">
                <ChoiceField draft name="rich" rules={const { &titled(["VAR-RICH-1"]) }} options=riches get=|how| how.rich set=|how, value| how.rich = value/>
                <ChoiceField draft name="home" rules={const { &titled(["VAR-BOUNCE", "VAR-DECIDE"]) }} options=homes get=home set=set_home/>
                <SwitchField draft name="surge" rules={const { &titled(["VAR-SURGE"]) }} get=|how| &mut how.surge/>
                <SwitchField draft name="resist" rules={const { &titled(["VAR-RESIST"]) }} get=|how| &mut how.resist/>
                <ChoiceField draft name="quakes" rules={const { &titled(["VAR-QUAKE-1"]) }} options=tiles() get=|how| how.quakes set=|how, value| how.quakes = value/>
                <ChoiceField draft name="vortexes" rules={const { &titled(["VAR-QUAKE-1"]) }} options=tiles() get=|how| how.vortexes set=|how, value| how.vortexes = value/>
            </div>
            <h2>{t(key::PAGE_NEW_EXPANSION)}</h2>
            <div class="panel option-group"><MuckChoice draft/></div>
            <details class="panel option-group advanced">
                <summary>{t(key::PAGE_NEW_ADVANCED)}</summary>
                <p>{t(key::PAGE_NEW_ADVANCED_MORE)}</p>
                <CustomTable draft name="map" accept=FILES get=|how| &mut how.map/>
                <CustomTable draft name="abilities" accept=FILES get=|how| &mut how.abilities/>
            </details>
        </section>
    }
}

/// How frogs play together; ways that need another number of frogs are there but cannot be chosen, and say so.
#[component]
fn TeamsChoice(draft: RwSignal<CosmicFrogDraft>) -> impl IntoView {
    let now = Memo::new(move |_| draft.with(|draft| draft.teams));
    let count = Memo::new(move |_| draft.with(|draft| draft.count));
    let option = |teams: Teams| {
        let key = teams.name();
        view! {
            <label class="segment">
                <input type="radio" name="option-teams" value=key prop:checked=move || now.get() == teams
                    disabled=move || !teams.is_possible_with(count.get()) on:change=move |_| draft.update(|draft| draft.set_teams(teams))/>
                <span>{t(&format!("page-new-teams-{key}"))}</span>
            </label>
        }
    };
    let sentence = move || {
        let possible = Teams::ALL.iter().filter(|teams| teams.is_possible_with(count.get())).count() > 1;
        t(if now.get() != Teams::None {
            key::PAGE_NEW_TEAMS_MORE
        } else if possible {
            key::PAGE_NEW_TEAMS_NONE_MORE
        } else {
            key::PAGE_NEW_TEAMS_ODD
        })
    };
    view! {
        <fieldset class="setting" data-option="teams">
            <legend>{t(key::PAGE_NEW_TEAMS)}<RuleLinks game=COSMIC_FROG rules={const { &titled(["TEAM-0"]) }}/></legend>
            <div class="segments">{Teams::ALL.map(option).collect_view()}</div>
            <p class="option-more" aria-live="polite">{sentence}</p>
        </fieldset>
        <Show when=move || now.get() != Teams::None>
            <SwitchField draft name="symbiotic" rules={const { &titled(["VAR-SYMB"]) }} get=|how| &mut how.symbiotic/>
        </Show>
    }
}

/// The expansion: without it, with dice or with chips. What the rules refuse cannot be chosen, and says why.
#[component]
fn MuckChoice(draft: RwSignal<CosmicFrogDraft>) -> impl IntoView {
    let now = Memo::new(move |_| draft.with(|draft| draft.how.find_muck));
    let refused = Memo::new(move |_| draft.with(|draft| draft.refusals_of_find_muck(FindMuck::Dice)));
    let options = [(FindMuck::Off, "off"), (FindMuck::Dice, "dice"), (FindMuck::Chips, "chips")];
    let option = move |(value, key): (FindMuck, &'static str)| {
        view! {
            <label class="segment">
                <input type="radio" name="option-muck" value=key prop:checked=move || now.get() == value
                    disabled=move || value != FindMuck::Off && !refused.with(Vec::is_empty)
                    on:change=move |_| draft.update(|draft| draft.how.find_muck = value)/>
                <span>{t(&format!("page-new-muck-{key}"))}</span>
            </label>
        }
    };
    let sentence = move || match (refused.get().first(), now.get()) {
        (Some(reason), _) => reason.clone(),
        (None, FindMuck::Off) => t(key::PAGE_NEW_MUCK_OFF_MORE),
        (None, FindMuck::Dice) => t(key::PAGE_NEW_MUCK_DICE_MORE),
        (None, FindMuck::Chips) => t(key::PAGE_NEW_MUCK_CHIPS_MORE),
    };
    view! {
        <fieldset class="setting" data-option="muck">
            <legend>{t(key::PAGE_NEW_MUCK)}<RuleLinks game=COSMIC_FROG rules={const { &titled(["FM-CHIP-1", "FM-COM-1", "FM-MUCK-1"]) }}/></legend>
            <div class="segments">{options.map(option).collect_view()}</div>
            <p class="option-more" aria-live="polite">{sentence}</p>
        </fieldset>
    }
}
