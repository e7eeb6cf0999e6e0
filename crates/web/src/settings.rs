//! The player's settings: speed of animations, sound, text size, contrast, light or dark theme, language.
//!
//! They are stored in the browser and applied as classes of the root element; the style sheets decide what each class
//! means.

use crate::database;
use crate::storage;
use leptos::prelude::*;
use serde::{Deserialize, Deserializer, Serialize};
use std::cell::OnceCell;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen_futures::spawn_local;

const LIGHT: &str = "(prefers-color-scheme: light)";
const REDUCED_MOTION: &str = "(prefers-reduced-motion: reduce)";

/// All settings.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// How fast events are shown.
    #[serde(rename = "speed")]
    pub speed: Speed,
    /// Whether sounds are made.
    #[serde(rename = "sound")]
    pub sound: bool,
    /// Size of text.
    #[serde(rename = "text")]
    pub text: TextSize,
    /// Stronger outlines and less translucency.
    #[serde(rename = "contrast")]
    pub contrast: bool,
    /// Light, dark, or as the system says.
    #[serde(rename = "theme")]
    pub theme: Theme,
    /// The language of the page.
    #[serde(rename = "language")]
    pub language: LanguageChoice,
}

/// How fast events are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Speed {
    #[serde(rename = "slow")]
    Slow,
    #[serde(rename = "normal")]
    Normal,
    #[serde(rename = "fast")]
    Fast,
    /// Without any animation.
    #[serde(rename = "off")]
    Off,
}

/// Size of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum TextSize {
    #[serde(rename = "normal")]
    Normal,
    #[serde(rename = "large")]
    Large,
    #[serde(rename = "larger")]
    Larger,
}

/// Light, dark, or as the system says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Theme {
    #[serde(rename = "system")]
    System,
    #[serde(rename = "dark")]
    Dark,
    #[serde(rename = "light")]
    Light,
}

/// The code of the chosen language, or the choice that the browser decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct LanguageChoice(&'static str);

impl LanguageChoice {
    /// As the browser says.
    pub const AUTOMATIC: LanguageChoice = LanguageChoice("auto");
    /// English.
    pub const ENGLISH: LanguageChoice = LanguageChoice("en");

    /// Returns the choice of a language by its code. The code is leaked, so that settings can be copied; there are few.
    pub fn new(code: &str) -> LanguageChoice {
        LanguageChoice(String::from(code).leak())
    }

    /// Returns the code, `auto` for [`LanguageChoice::AUTOMATIC`].
    pub fn code(self) -> &'static str {
        self.0
    }
}

impl<'de> Deserialize<'de> for LanguageChoice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<LanguageChoice, D::Error> {
        String::deserialize(deserializer).map(|code| LanguageChoice::new(&code))
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            speed: Speed::Normal,
            sound: false,
            text: TextSize::Normal,
            contrast: false,
            theme: Theme::Dark,
            language: LanguageChoice::AUTOMATIC,
        }
    }
}

impl Settings {
    /// Converts a duration at normal speed, in milliseconds, to the chosen speed; 0 if animations are off.
    pub fn duration(&self, normal: u32) -> u32 {
        if prefers_reduced_motion() {
            return 0;
        }
        match self.speed {
            Speed::Slow => normal * 2,
            Speed::Normal => normal,
            Speed::Fast => normal / 3,
            Speed::Off => 0,
        }
    }

    fn classes(&self) -> String {
        let theme = match self.theme {
            Theme::System if prefers(LIGHT) => "light",
            Theme::Light => "light",
            _ => "dark",
        };
        let text = match self.text {
            TextSize::Normal => "",
            TextSize::Large => " text-large",
            TextSize::Larger => " text-larger",
        };
        let contrast = if self.contrast { " contrast" } else { "" };
        let calm = if self.speed == Speed::Off || prefers_reduced_motion() { " still" } else { "" };
        format!("{theme}{text}{contrast}{calm}")
    }
}

/// Returns whether the system asks for reduced motion.
pub fn prefers_reduced_motion() -> bool {
    prefers(REDUCED_MOTION)
}

fn prefers(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// Applies the settings again when a system preference changes. The listener lives as long as the page.
fn follow(query: &str, settings: RwSignal<Settings>) {
    let Ok(Some(list)) = window().match_media(query) else { return };
    let changed = Closure::<dyn Fn()>::new(move || settings.notify());
    let _ = list.add_event_listener_with_callback("change", changed.as_ref().unchecked_ref());
    changed.forget();
}

thread_local! {
    /// Not a Leptos context, because timers and messages use the settings outside of any component.
    static SETTINGS: OnceCell<RwSignal<Settings>> = const { OnceCell::new() };
}

/// Returns the signal of the settings.
pub fn settings() -> RwSignal<Settings> {
    SETTINGS.with(|settings| *settings.get_or_init(|| RwSignal::new(stored())))
}

/// Returns the settings as they were last stored.
fn stored() -> Settings {
    storage::value(database::SETTINGS).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// Returns the chosen language as it was last stored. For the start of the page, when nothing owns the signal of the settings yet.
pub fn stored_language() -> LanguageChoice {
    stored().language
}

/// Stores the choice of a language, then loads the page again, because the language is chosen before the first screen. If the
/// browser stores nothing, the page stays as it is.
pub fn choose_language(choice: LanguageChoice) {
    let settings = settings();
    settings.update(|now| now.language = choice);
    let text = serde_json::to_string(&settings.get_untracked()).unwrap_or_default();
    spawn_local(async move {
        if database::set_value(database::SETTINGS, &text).await.is_ok() {
            let _ = window().location().reload();
        }
    });
}

/// Applies and stores the settings whenever they change. Called first, so that the signal lives as long as the page.
pub fn apply_and_watch() {
    let settings = settings();
    for query in [LIGHT, REDUCED_MOTION] {
        follow(query, settings);
    }
    Effect::new(move |_| {
        let now = settings.get();
        let text = serde_json::to_string(&now).unwrap_or_default();
        if storage::value(database::SETTINGS).as_ref() != Some(&text) {
            storage::set_value(database::SETTINGS, &text);
        }
        if let Some(root) = document().document_element() {
            root.set_class_name(&now.classes());
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_of_earlier_versions_have_no_language() {
        let old: Settings = serde_json::from_str(r#"{"speed":"fast","theme":"light"}"#).unwrap();
        assert_eq!((old.speed, old.language), (Speed::Fast, LanguageChoice::AUTOMATIC));
        let german = Settings { language: LanguageChoice::new("de"), ..old };
        let text = serde_json::to_string(&german).unwrap();
        assert!(text.contains(r#""language":"de""#), "{text}");
        assert_eq!(serde_json::from_str::<Settings>(&text).unwrap(), german);
    }
}
