//! How a game is played: teams, length, layout, variants, and tables of one's own. Each with a sentence and its rule.

use super::draft::{Draft, Teams};
use crate::screens::file::FileButton;
use crate::screens::new_game::choice::{OnOff, OneOf, RuleLinks};
use crate::screens::start::COSMIC_FROG;
use crate::text::t;
use cosmic_frog::{FindMuck, Layout, Length, Rich, Setup};
use leptos::prelude::*;

/// The largest map or table of abilities that is read, in bytes.
const LARGEST: usize = 256 * 1024;

/// How the way home from the Outer Dimensions is found: two variants exclude each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Home {
    Usual,
    Bounce,
    Decide,
}

/// How it is played.
#[component]
pub fn Options(draft: RwSignal<Draft>) -> impl IntoView {
    let lengths = vec![(Length::Shorter, "shorter"), (Length::Normal, "normal"), (Length::Longer, "longer")];
    let layouts =
        vec![(Layout::Scattered, "scattered"), (Layout::Clustered, "clustered"), (Layout::Drafted, "drafted")];
    let riches = vec![(Rich::Off, "off"), (Rich::Hidden, "hidden"), (Rich::Open, "open")];
    let homes = vec![(Home::Usual, "usual"), (Home::Bounce, "bounce"), (Home::Decide, "decide")];
    let tiles = || vec![(0, "0"), (1, "1"), (2, "2")];
    let solo = Memo::new(move |_| draft.with(|draft| draft.how.solo.is_some()));
    let home = |how: &Setup| match (how.bounce, how.decide) {
        (true, _) => Home::Bounce,
        (_, true) => Home::Decide,
        _ => Home::Usual,
    };
    let set_home = |how: &mut Setup, home| (how.bounce, how.decide) = (home == Home::Bounce, home == Home::Decide);
    view! {
        <section class="new-options" aria-labelledby="new-how">
            <h2 id="new-how">{t("page.new.how")}</h2>
            <div class="panel option-group">
                // A solo game is a Shorter one (SOLO-SET-1).
                <div hidden=solo>
                    <Choice draft name="length" rules=&["SET-4"] options=lengths get=|how| how.length set=|how, value| how.length = value/>
                </div>
                <Choice draft name="layout" rules=&["SET-7"] options=layouts get=|how| how.layout set=|how, value| how.layout = value/>
                <Show when=move || !solo.get() fallback=move || view! { <Switch draft name="robo-diversity" rules=&["SOLO-END-1"] get=|how| &mut how.robo_diversity/> }>
                    <TeamsChoice draft/>
                </Show>
            </div>
            <h2>{t("page.new.variants")}</h2>
            <div class="panel option-group">
                <Choice draft name="rich" rules=&["VAR-RICH-1"] options=riches get=|how| how.rich set=|how, value| how.rich = value/>
                <Choice draft name="home" rules=&["VAR-BOUNCE", "VAR-DECIDE"] options=homes get=home set=set_home/>
                <Switch draft name="surge" rules=&["VAR-SURGE"] get=|how| &mut how.surge/>
                <Switch draft name="resist" rules=&["VAR-RESIST"] get=|how| &mut how.resist/>
                <Choice draft name="quakes" rules=&["VAR-QUAKE-1"] options=tiles() get=|how| how.quakes set=|how, value| how.quakes = value/>
                <Choice draft name="vortexes" rules=&["VAR-QUAKE-1"] options=tiles() get=|how| how.vortexes set=|how, value| how.vortexes = value/>
            </div>
            <h2>{t("page.new.expansion")}</h2>
            <div class="panel option-group"><MuckChoice draft/></div>
            <details class="panel option-group advanced">
                <summary>{t("page.new.advanced")}</summary>
                <p>{t("page.new.advanced.more")}</p>
                <Own draft name="map" get=|how| &mut how.map/>
                <Own draft name="abilities" get=|how| &mut how.abilities/>
            </details>
        </section>
    }
}

/// One of several, with a sentence for the chosen one.
#[component]
fn Choice<T: Copy + PartialEq + Send + Sync + 'static>(
    draft: RwSignal<Draft>,
    name: &'static str,
    rules: &'static [&'static str],
    options: Vec<(T, &'static str)>,
    get: fn(&Setup) -> T,
    set: fn(&mut Setup, T),
) -> impl IntoView {
    let now = Memo::new(move |_| draft.with(|draft| get(&draft.how)));
    let choose = move |value| draft.update(|draft| set(&mut draft.how, value));
    view! { <OneOf game=COSMIC_FROG key="page.new" name rules options now choose/> }
}

/// On or off, with its sentence.
#[component]
fn Switch(
    draft: RwSignal<Draft>,
    name: &'static str,
    rules: &'static [&'static str],
    get: fn(&mut Setup) -> &mut bool,
) -> impl IntoView {
    let now = Memo::new(move |_| draft.with(|draft| *get(&mut draft.how.clone())));
    let turn = move || {
        draft.update(|draft| {
            let value = get(&mut draft.how);
            *value = !*value;
        });
    };
    view! { <OnOff game=COSMIC_FROG key="page.new" name rules now turn/> }
}

/// How frogs play together; ways that need another number of frogs are there but cannot be chosen, and say so.
#[component]
fn TeamsChoice(draft: RwSignal<Draft>) -> impl IntoView {
    let now = Memo::new(move |_| draft.with(|draft| draft.teams));
    let count = Memo::new(move |_| draft.with(|draft| draft.count));
    let option = |teams: Teams| {
        let key = teams.name();
        view! {
            <label class="segment">
                <input type="radio" name="option-teams" value=key prop:checked=move || now.get() == teams
                    disabled=move || !teams.fits(count.get()) on:change=move |_| draft.update(|draft| draft.set_teams(teams))/>
                <span>{t(&format!("page.new.teams.{key}"))}</span>
            </label>
        }
    };
    let sentence = move || {
        let possible = Teams::ALL.iter().filter(|teams| teams.fits(count.get())).count() > 1;
        t(if now.get() != Teams::None {
            "page.new.teams.more"
        } else if possible {
            "page.new.teams.none.more"
        } else {
            "page.new.teams.odd"
        })
    };
    view! {
        <fieldset class="setting" data-option="teams">
            <legend>{t("page.new.teams")}<RuleLinks game=COSMIC_FROG rules=&["TEAM-0"]/></legend>
            <div class="segments">{Teams::ALL.map(option).collect_view()}</div>
            <p class="option-more" aria-live="polite">{sentence}</p>
        </fieldset>
        <Show when=move || now.get() != Teams::None>
            <Switch draft name="symbiotic" rules=&["VAR-SYMB"] get=|how| &mut how.symbiotic/>
        </Show>
    }
}

/// The expansion: without it, with dice or with chips. What the rules refuse cannot be chosen, and says why.
#[component]
fn MuckChoice(draft: RwSignal<Draft>) -> impl IntoView {
    let now = Memo::new(move |_| draft.with(|draft| draft.how.find_muck));
    let refused = Memo::new(move |_| draft.with(|draft| draft.refuses(FindMuck::Dice)));
    let options = [(FindMuck::Off, "off"), (FindMuck::Dice, "dice"), (FindMuck::Chips, "chips")];
    let option = move |(value, key): (FindMuck, &'static str)| {
        view! {
            <label class="segment">
                <input type="radio" name="option-muck" value=key prop:checked=move || now.get() == value
                    disabled=move || value != FindMuck::Off && !refused.with(Vec::is_empty)
                    on:change=move |_| draft.update(|draft| draft.how.find_muck = value)/>
                <span>{t(&format!("page.new.muck.{key}"))}</span>
            </label>
        }
    };
    let sentence = move || match (refused.get().first(), now.get()) {
        (Some(reason), _) => reason.clone(),
        (None, FindMuck::Off) => t("page.new.muck.off.more"),
        (None, FindMuck::Dice) => t("page.new.muck.dice.more"),
        (None, FindMuck::Chips) => t("page.new.muck.chips.more"),
    };
    view! {
        <fieldset class="setting" data-option="muck">
            <legend>{t("page.new.muck")}<RuleLinks game=COSMIC_FROG rules=&["FM-CHIP-1", "FM-COM-1", "FM-MUCK-1"]/></legend>
            <div class="segments">{options.map(option).collect_view()}</div>
            <p class="option-more" aria-live="polite">{sentence}</p>
        </fieldset>
    }
}

/// A table of one's own from a text file. Whether it is any good, the rules say with everything else.
#[component]
fn Own(draft: RwSignal<Draft>, name: &'static str, get: fn(&mut Setup) -> &mut Option<String>) -> impl IntoView {
    let file = RwSignal::new(None::<String>);
    let problem = RwSignal::new(None::<String>);
    let taken = move |taken: Result<(String, String), String>| match taken {
        Ok((called, text)) => {
            problem.set(None);
            file.set(Some(called));
            draft.update(|draft| *get(&mut draft.how) = Some(text));
        }
        Err(reason) => problem.set(Some(reason)),
    };
    let back = move |_| {
        file.set(None);
        draft.update(|draft| *get(&mut draft.how) = None);
    };
    view! {
        <div class="own-file" data-option=name>
            <FileButton label=t(&format!("page.new.{name}")) name accept=".txt,.map,.toml,text/plain" largest=LARGEST taken/>
            <span>{move || file.get().unwrap_or_else(|| t("page.new.from-box"))}</span>
            <Show when=move || file.get().is_some()>
                <button type="button" class="button" on:click=back>{t("page.new.back-to-box")}</button>
            </Show>
            <p class="problem" role="alert" hidden=move || problem.get().is_none()>{move || problem.get()}</p>
        </div>
    }
}
