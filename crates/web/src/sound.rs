//! A few synthesised effects. Off unless the person switches them on.
//!
//! Browsers keep a page silent until somebody has touched it: every click and key wakes the sound, and what should have
//! been heard before that is not heard late.

use crate::settings::Settings;
use leptos::prelude::window_event_listener;
use web_sys::{AudioContext, OscillatorType};

/// What can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Effect {
    Leap,
    Land,
    Dice,
    Take,
    Store,
    Hit,
    Crack,
    Coin,
    Turn,
    Win,
}

/// Makes a sound, if sounds are on.
pub fn play(settings: &Settings, effect: Effect) {
    if settings.sound {
        // A browser without audio stays silent.
        let _ = sing(effect);
    }
}

/// Frequency at the start and at the end, seconds, loudness, wave.
fn tones(effect: Effect) -> &'static [(f32, f32, f64, f32, OscillatorType)] {
    use OscillatorType::{Sawtooth, Sine, Square, Triangle};
    match effect {
        Effect::Leap => &[(260.0, 620.0, 0.22, 0.10, Sine)],
        Effect::Land => &[(190.0, 90.0, 0.16, 0.14, Triangle)],
        Effect::Dice => &[(880.0, 760.0, 0.05, 0.06, Square), (700.0, 640.0, 0.05, 0.06, Square)],
        Effect::Take => &[(330.0, 660.0, 0.14, 0.08, Triangle)],
        Effect::Store => &[(520.0, 390.0, 0.16, 0.09, Triangle)],
        Effect::Hit => &[(160.0, 50.0, 0.28, 0.18, Sawtooth)],
        Effect::Crack => &[(90.0, 35.0, 0.5, 0.2, Sawtooth)],
        Effect::Coin => &[(990.0, 1320.0, 0.12, 0.05, Sine)],
        Effect::Turn => &[(523.0, 523.0, 0.1, 0.06, Sine), (659.0, 659.0, 0.14, 0.06, Sine)],
        Effect::Win => &[
            (523.0, 523.0, 0.14, 0.08, Triangle),
            (659.0, 659.0, 0.14, 0.08, Triangle),
            (784.0, 784.0, 0.3, 0.08, Triangle),
        ],
    }
}

/// Where sounds go to; the first sound makes it, and every click and key wakes it.
fn speaker() -> Option<AudioContext> {
    let audio = AudioContext::new().ok()?;
    let wake = |audio: &AudioContext| {
        let _ = audio.resume();
    };
    let (by_hand, by_key) = (audio.clone(), audio.clone());
    // For as long as the page lives.
    let _ = window_event_listener(leptos::ev::pointerdown, move |_| wake(&by_hand));
    let _ = window_event_listener(leptos::ev::keydown, move |_| wake(&by_key));
    wake(&audio);
    Some(audio)
}

/// Whether it may be heard yet.
fn awake(audio: &AudioContext) -> bool {
    js_sys::Reflect::get(audio, &"state".into()).is_ok_and(|state| state == "running")
}

fn sing(effect: Effect) -> Result<(), wasm_bindgen::JsValue> {
    thread_local! {
        static AUDIO: Option<AudioContext> = speaker();
    }
    AUDIO.with(|audio| {
        let Some(audio) = audio.as_ref().filter(|audio| awake(audio)) else { return Ok(()) };
        let mut at = audio.current_time();
        for &(from, to, seconds, loud, wave) in tones(effect) {
            let (voice, gain) = (audio.create_oscillator()?, audio.create_gain()?);
            voice.set_type(wave);
            voice.frequency().set_value_at_time(from, at)?;
            voice.frequency().exponential_ramp_to_value_at_time(to, at + seconds)?;
            gain.gain().set_value_at_time(loud, at)?;
            gain.gain().exponential_ramp_to_value_at_time(0.001, at + seconds)?;
            voice.connect_with_audio_node(&gain)?;
            gain.connect_with_audio_node(&audio.destination())?;
            voice.start_with_when(at)?;
            voice.stop_with_when(at + seconds)?;
            at += seconds * 0.8;
        }
        Ok(())
    })
}
