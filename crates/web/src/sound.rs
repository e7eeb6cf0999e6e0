//! Synthesized sound effects. Sound is off until the player switches it on.
//!
//! Browsers keep a page silent until the first click or key press, so both resume the audio. A sound that is requested
//! before that is dropped, not delayed.

use crate::settings::Settings;
use leptos::prelude::window_event_listener;
use web_sys::{AudioContext, OscillatorType};

/// A sound effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Sound {
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

/// Plays a sound, if sounds are on.
pub fn play(settings: &Settings, effect: Sound) {
    if settings.sound {
        // A browser without audio stays silent.
        let _ = synthesize(effect);
    }
}

/// Returns the notes of a sound: frequency at the start and at the end, seconds, loudness, wave.
fn tones(effect: Sound) -> &'static [(f32, f32, f64, f32, OscillatorType)] {
    use OscillatorType::{Sawtooth, Sine, Square, Triangle};
    match effect {
        Sound::Leap => &[(260.0, 620.0, 0.22, 0.10, Sine)],
        Sound::Land => &[(190.0, 90.0, 0.16, 0.14, Triangle)],
        Sound::Dice => &[(880.0, 760.0, 0.05, 0.06, Square), (700.0, 640.0, 0.05, 0.06, Square)],
        Sound::Take => &[(330.0, 660.0, 0.14, 0.08, Triangle)],
        Sound::Store => &[(520.0, 390.0, 0.16, 0.09, Triangle)],
        Sound::Hit => &[(160.0, 50.0, 0.28, 0.18, Sawtooth)],
        Sound::Crack => &[(90.0, 35.0, 0.5, 0.2, Sawtooth)],
        Sound::Coin => &[(990.0, 1320.0, 0.12, 0.05, Sine)],
        Sound::Turn => &[(523.0, 523.0, 0.1, 0.06, Sine), (659.0, 659.0, 0.14, 0.06, Sine)],
        Sound::Win => &[
            (523.0, 523.0, 0.14, 0.08, Triangle),
            (659.0, 659.0, 0.14, 0.08, Triangle),
            (784.0, 784.0, 0.3, 0.08, Triangle),
        ],
    }
}

/// Creates the audio output at the first sound; every click and key press resumes it.
fn open_audio() -> Option<AudioContext> {
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

/// Returns whether the browser plays sounds yet.
fn is_running(audio: &AudioContext) -> bool {
    js_sys::Reflect::get(audio, &"state".into()).is_ok_and(|state| state == "running")
}

fn synthesize(effect: Sound) -> Result<(), wasm_bindgen::JsValue> {
    thread_local! {
        static AUDIO: Option<AudioContext> = open_audio();
    }
    AUDIO.with(|audio| {
        let Some(audio) = audio.as_ref().filter(|audio| is_running(audio)) else { return Ok(()) };
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
