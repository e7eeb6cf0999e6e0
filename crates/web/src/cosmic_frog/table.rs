//! The table of Cosmic Frog: which component fills which part of the layout, and what the top bar shows. Not here:
//! where the parts stand (`table/table_layout.rs`).

use super::Context;
use super::board::Board;
use super::combat::Combat;
use super::my_panel::MyPanel;
use super::pieces::{HEX, HEX_SIDE};
use super::player_strip::PlayerStrip;
use super::players::PlayerPanels;
use super::scoring::Scoring;
use super::sheet::{PhoneSheet, TabletDrawer};
use super::tray::Tray;
use crate::table::{SeatLayout, TableLayout, TableModel};
use crate::text::{key, t, tf};
use cosmic_frog::{Rules, TRACK};
use leptos::prelude::*;

/// A table of Cosmic Frog.
#[component]
pub fn Table(model: TableModel<Rules>) -> impl IntoView {
    let context = Context::new(model);
    let layout = SeatLayout::new(model, context.me);
    view! {
        <TableLayout model layout
            bar=move || view! { <IntegrityTrack context/> }
            players=move || view! { <PlayerPanels context layout/> }
            strip=move || view! { <PlayerStrip context layout/> }
            own=move || view! { <MyPanel context layout/> }
            drawer=move || view! { <TabletDrawer context layout/> }
            sheet=move || view! { <PhoneSheet context layout/> }
            tray=move || view! { <Tray context/> }
            board=move || view! { <Board context/> }>
            <Combat context/>
            <Scoring context/>
        </TableLayout>
    }
}

/// The Integrity Track.
#[component]
fn IntegrityTrack(context: Context) -> impl IntoView {
    let fractures =
        Memo::new(move |_| context.view.with(|view| view.as_ref().map_or(0, |view| view.state.integrity_track())));
    let say = move |key: &str| tf(key, &[("count", &fractures.get()), ("all", &TRACK)]);
    view! {
        <div class="track" role="img" aria-label=move || say(key::PAGE_TRACK_LABEL)>
            <span class="track-text"><b>{t(key::PAGE_TRACK)}</b><span>{move || say(key::PAGE_TRACK_COUNT)}</span></span>
            <span class="track-row">
                {(0..TRACK).map(|at| view! { <Fracture broken=Memo::new(move |_| at < fractures.get())/> }).collect_view()}
            </span>
            <span class="track-short">{move || say(key::PAGE_TRACK_SHORT)}</span>
        </div>
    }
}

/// One place of the track.
#[component]
fn Fracture(broken: Memo<bool>) -> impl IntoView {
    view! {
        <svg class="track-hex" class:broken=broken viewBox="-60 -56 120 120" aria-hidden="true">
            <path class="track-side" d=HEX_SIDE></path>
            <path class="track-face" d=HEX></path>
            <path class="track-crack" d="M-14,-46L2,-16 -12,2 10,14 -2,46M-12,2L-40,8M10,14L38,4M2,-16L28,-24"></path>
        </svg>
    }
}
