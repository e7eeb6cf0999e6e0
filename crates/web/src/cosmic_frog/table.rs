//! The table as a whole: which part stands where.

use super::Context;
use super::board::Board;
use super::combat::Combat;
use super::own::Own;
use super::players::Players;
use super::scoring::Scoring;
use super::sheet::Sheet;
use super::tray::Tray;
use crate::table::{Curtain, Log, Model, TopBar};
use cosmic_frog::{Rules, TRACK};
use leptos::prelude::*;

/// A table of Cosmic Frog.
#[component]
pub fn Table(model: Model<Rules>) -> impl IntoView {
    view! {
        <Show when=move || model.failed.get().is_some()>
            <div class="failed panel" role="alert">{move || model.failed.get()}</div>
        </Show>
        <Curtain model><Open model/></Curtain>
    }
}

/// The table while somebody looks at it.
#[component]
fn Open(model: Model<Rules>) -> impl IntoView {
    let context = Context::new(model);
    view! {
        <div class="table cosmic-frog">
            <TopBar model title=crate::text::t("page.game.cosmic-frog")><Track context/></TopBar>
            <aside class="left"><Players context/><Log model/></aside>
            <main class="stage"><Board context/><Tray context/></main>
            <aside class="right"><Own context/></aside>
            <Sheet context/>
            <Combat context/>
            <Scoring context/>
        </div>
    }
}

/// The Integrity Track.
#[component]
fn Track(context: Context) -> impl IntoView {
    let fractures = move || context.view.with(|view| view.as_ref().map_or(0, |view| view.state.track()));
    view! {
        <div class="track" role="img" aria-label=move || crate::text::tf("page.track.label", &[("count", &fractures()), ("all", &TRACK)])>
            <span class="track-text"><b>{crate::text::t("page.track")}</b><span>{move || crate::text::tf("page.track.count", &[("count", &fractures()), ("all", &TRACK)])}</span></span>
            {(0..TRACK).map(|at| view! {
                <svg class="track-hex" viewBox="-60 -60 120 120" aria-hidden="true">
                    {move || if at < fractures() {
                        view! { <use href="#t-fracture"></use> }.into_any()
                    } else {
                        view! { <path class="track-empty" d="M0-49 52-25V25L0 49-52 25V-25Z"></path> }.into_any()
                    }}
                </svg>
            }).collect_view()}
        </div>
    }
}
