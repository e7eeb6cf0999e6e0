//! The settings as a screen, and as a panel for the menu of a table. Changes apply at once; that of the language loads the page again.
//!
//! Not here: what a setting does (`settings.rs` of the crate, style sheets).

use super::ScreenHeader;
use crate::packed_files;
use crate::settings::{
    LanguageChoice, Settings, Speed, TextSize, Theme, choose_language, prefers_reduced_motion, settings,
};
use crate::text::{key, t};
use leptos::prelude::*;
use wording::Messages;

/// The settings as a screen.
#[component]
pub fn SettingsScreen() -> impl IntoView {
    view! {
        <main class="screen plain-screen settings-screen">
            <ScreenHeader title=t(key::PAGE_SETTINGS)/>
            <div class="panel settings-card"><SettingsPanel/></div>
        </main>
    }
}

/// The settings themselves, for this screen and for the menu of a table.
#[component]
pub fn SettingsPanel() -> impl IntoView {
    let speeds = [(Speed::Slow, "slow"), (Speed::Normal, "normal"), (Speed::Fast, "fast"), (Speed::Off, "off")];
    let sizes = [(TextSize::Normal, "normal"), (TextSize::Large, "large"), (TextSize::Larger, "larger")];
    let themes = [(Theme::Dark, "dark"), (Theme::Light, "light"), (Theme::System, "system")];
    let switch = [(false, "off"), (true, "on")];
    let calm =
        prefers_reduced_motion().then(|| view! { <p class="settings-note">{t(key::PAGE_SETTINGS_SPEED_STILL)}</p> });
    view! {
        <div class="settings">
            <Choice name="speed" options=speeds.to_vec() get=|now| now.speed set=|now, value| now.speed = value/>
            {calm}
            <Choice name="sound" options=switch.to_vec() get=|now| now.sound set=|now, value| now.sound = value/>
            <Choice name="text" options=sizes.to_vec() get=|now| now.text set=|now, value| now.text = value/>
            <Choice name="contrast" options=switch.to_vec() get=|now| now.contrast set=|now, value| now.contrast = value/>
            <Choice name="theme" options=themes.to_vec() get=|now| now.theme set=|now, value| now.theme = value/>
            <LanguageField/>
        </div>
    }
}

/// One setting as a group of radio buttons.
#[component]
fn Choice<T: Copy + PartialEq + Send + Sync + 'static>(
    name: &'static str,
    options: Vec<(T, &'static str)>,
    get: fn(&Settings) -> T,
    set: fn(&mut Settings, T),
) -> impl IntoView {
    let all = settings();
    let option = |(value, key): (T, &'static str)| {
        view! {
            <label class="segment">
                <input type="radio" name=format!("setting-{name}") value=key prop:checked=move || all.with(get) == value
                    on:change=move |_| all.update(|now| set(now, value))/>
                <span>{t(&format!("page-settings-{name}-{key}"))}</span>
            </label>
        }
    };
    view! {
        <fieldset class="setting" data-setting=name>
            <legend>{t(&format!("page-settings-{name}"))}</legend>
            <div class="segments">{options.into_iter().map(option).collect_view()}</div>
        </fieldset>
    }
}

/// The language as a group of radio buttons. Each language is called by its own name.
#[component]
fn LanguageField() -> impl IntoView {
    let all = settings();
    let english: String = Messages::english().plain(key::PAGE_LANGUAGE_NAME).into();
    let mut options = vec![
        (LanguageChoice::AUTOMATIC, None, t(key::PAGE_SETTINGS_LANGUAGE_AUTO)),
        (LanguageChoice::ENGLISH, Some(LanguageChoice::ENGLISH.code()), english),
    ];
    options.extend(packed_files::languages().into_iter().map(|language| {
        let choice = LanguageChoice::new(&language.code);
        (choice, Some(choice.code()), language.name)
    }));
    let option = |(choice, lang, name): (LanguageChoice, Option<&'static str>, String)| {
        view! {
            <label class="segment">
                <input type="radio" name="setting-language" value=choice.code()
                    prop:checked=move || all.with(|now| now.language) == choice on:change=move |_| choose_language(choice)/>
                <span lang=lang>{name}</span>
            </label>
        }
    };
    view! {
        <fieldset class="setting" data-setting="language">
            <legend>{t(key::PAGE_SETTINGS_LANGUAGE)}</legend>
            <div class="segments">{options.into_iter().map(option).collect_view()}</div>
        </fieldset>
    }
}
