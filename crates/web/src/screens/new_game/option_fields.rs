//! The fields of a set-up screen: presets, one of several options, on or off, a custom table from a file. Each shows a
//! sentence and links to its rules. The texts are the messages that begin with the game's [`GameDraft::KEY`].

use super::game_draft::{GameDraft, SetupOf};
use crate::route::Route;
use crate::screens::file_button::{FileButton, Files};
use crate::text::{Text, key, messages, t, tf};
use handbook::titles;
use leptos::prelude::*;
use tabletop::Game;

/// The largest custom table that is read, in bytes.
const MAX_FILE_BYTES: usize = 256 * 1024;

/// Set-ups with a name, each with its picture.
#[component]
pub fn Presets<P: GameDraft, T: Copy + PartialEq + Send + Sync + 'static>(
    draft: RwSignal<P>,
    cards: Vec<(T, &'static str, AnyView)>,
    get: fn(&P) -> Option<T>,
    set: fn(&mut P, T),
) -> impl IntoView {
    let chosen = Memo::new(move |_| draft.with(get));
    let card = move |(preset, name, picture): (T, &'static str, AnyView)| {
        view! {
            <button type="button" class="panel preset" data-preset=name aria-pressed=move || (chosen.get() == Some(preset)).to_string()
                on:click=move |_| draft.update(|draft| set(draft, preset))>
                {picture}
                <span><b>{t(&format!("{}-preset-{name}", P::KEY))}</b><span>{t(&format!("{}-preset-{name}-more", P::KEY))}</span></span>
            </button>
        }
    };
    view! {
        <section class="presets" role="group" aria-label=t(key::PAGE_NEW_PRESETS)>
            {cards.into_iter().map(card).collect_view()}
        </section>
    }
}

/// A rule with its English title.
pub type RuleTitle = (&'static str, &'static str);

/// Returns rules with their titles. Used in constants, so that the page contains only these titles and an unknown id does not
/// compile.
pub const fn titled<const COUNT: usize>(ids: [&'static str; COUNT]) -> [RuleTitle; COUNT] {
    let mut rules = [("", ""); COUNT];
    let mut at = 0;
    while at < COUNT {
        rules[at] = match (titles::COSMIC_FROG.of(ids[at]), titles::VOLCANIQUE.of(ids[at])) {
            (Some(title), None) | (None, Some(title)) => (ids[at], title),
            (Some(_), Some(_)) => panic!("two handbooks have this rule"),
            (None, None) => panic!("no handbook has this rule"),
        };
        at += 1;
    }
    rules
}

/// Links to the rules in the handbook.
#[component]
pub fn RuleLinks(game: &'static str, rules: &'static [RuleTitle]) -> impl IntoView {
    let link = move |(rule, title): RuleTitle| {
        let title = messages().rule_title(rule).unwrap_or_else(|| Text::plain(title));
        let label = tf(key::PAGE_NEW_RULE, &[("title", &title)]);
        let href = Route::Handbook(game.into(), Some(rule.into())).href();
        view! { <a class="rule-link info" target="_blank" data-rule=rule title=label.clone() aria-label=label href=href>{t(key::PAGE_NEW_INFO)}</a> }
    };
    view! { <span class="rule-links">{rules.iter().copied().map(link).collect_view()}</span> }
}

/// One of several, with a sentence for the chosen one.
#[component]
pub fn ChoiceField<P: GameDraft, T: Copy + PartialEq + Send + Sync + 'static>(
    draft: RwSignal<P>,
    name: &'static str,
    rules: &'static [RuleTitle],
    options: Vec<(T, &'static str)>,
    get: fn(&SetupOf<P>) -> T,
    set: fn(&mut SetupOf<P>, T),
) -> impl IntoView {
    let now = Memo::new(move |_| draft.with(|draft| get(draft.how())));
    let keys = options.clone();
    let sentence = move || {
        let chosen = keys.iter().find(|(value, _)| *value == now.get());
        chosen.map(|(_, option)| t(&format!("{}-{name}-{option}-more", P::KEY)))
    };
    let option = move |(value, option): (T, &'static str)| {
        view! {
            <label class="segment">
                <input type="radio" name=format!("option-{name}") value=option prop:checked=move || now.get() == value
                    on:change=move |_| draft.update(|draft| set(draft.how_mut(), value))/>
                <span>{t(&format!("{}-{name}-{option}", P::KEY))}</span>
            </label>
        }
    };
    view! {
        <fieldset class="setting" data-option=name>
            <legend>{t(&format!("{}-{name}", P::KEY))}<RuleLinks game=P::Game::NAME rules/></legend>
            <div class="segments">{options.into_iter().map(option).collect_view()}</div>
            <p class="option-more" aria-live="polite">{sentence}</p>
        </fieldset>
    }
}

/// On or off, with its sentence.
#[component]
pub fn SwitchField<P: GameDraft>(
    draft: RwSignal<P>,
    name: &'static str,
    rules: &'static [RuleTitle],
    get: fn(&mut SetupOf<P>) -> &mut bool,
) -> impl IntoView {
    let now = Memo::new(move |_| draft.with(|draft| *get(&mut draft.how().clone())));
    let turn = move |_| {
        draft.update(|draft| {
            let value = get(draft.how_mut());
            *value = !*value;
        });
    };
    view! {
        <div class="setting switch" data-option=name>
            <label class="check">
                <input type="checkbox" prop:checked=move || now.get() on:change=turn/>
                <span><b>{t(&format!("{}-{name}", P::KEY))}</b></span>
            </label>
            <RuleLinks game=P::Game::NAME rules/>
            <p class="option-more">{t(&format!("{}-{name}-more", P::KEY))}</p>
        </div>
    }
}

/// A custom table from a text file. The rules check it together with everything else.
#[component]
pub fn CustomTable<P: GameDraft>(
    draft: RwSignal<P>,
    name: &'static str,
    accept: &'static str,
    get: fn(&mut SetupOf<P>) -> &mut Option<String>,
) -> impl IntoView {
    let file = RwSignal::new(None::<String>);
    let problem = RwSignal::new(None::<String>);
    let set = move |text: Option<String>| draft.update(|draft| *get(draft.how_mut()) = text);
    let taken = move |files: Files| match files.into_iter().next() {
        Some((called, Ok(text))) => {
            problem.set(None);
            file.set(Some(called));
            set(Some(text));
        }
        Some((_, Err(reason))) => problem.set(Some(reason)),
        None => {}
    };
    let back = move |_| {
        file.set(None);
        set(None);
    };
    view! {
        <div class="own-file" data-option=name>
            <FileButton label=t(&format!("{}-{name}", P::KEY)) name accept largest=MAX_FILE_BYTES taken/>
            <span>{move || file.get().unwrap_or_else(|| t(key::PAGE_NEW_FROM_BOX))}</span>
            <Show when=move || file.get().is_some()>
                <button type="button" class="button" on:click=back>{t(key::PAGE_NEW_BACK_TO_BOX)}</button>
            </Show>
            <p class="problem" role="alert" hidden=move || problem.get().is_none()>{move || problem.get()}</p>
        </div>
    }
}
