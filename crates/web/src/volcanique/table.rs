//! The table of Volcanique: which component fills which part of the layout, and what the top bar shows. Not here: where
//! the parts stand (`table/table_layout.rs`).

use super::Context;
use super::board::Board;
use super::my_panel::MyPanel;
use super::player_strip::PlayerStrip;
use super::players::PlayerPanels;
use super::scoring::Scoring;
use super::sheet::{PhoneSheet, TabletDrawer};
use super::tray::Tray;
use crate::table::{SeatLayout, TableLayout, TableModel};
use crate::text::{key, t, tf};
use leptos::prelude::*;
use volcanique::{Ending, Frame, Rules, TurnMode};

/// A table of Volcanique.
#[component]
pub fn Table(model: TableModel<Rules>) -> impl IntoView {
    let context = Context::new(model);
    let layout = SeatLayout::new(model, context.me);
    super::skipped_turn::announce_skipped_turns(context);
    view! {
        <TableLayout model layout
            bar=move || view! { <RoundAndEnding context/> }
            players=move || view! { <PlayerPanels context layout/> }
            strip=move || view! { <PlayerStrip context layout/> }
            own=move || view! { <MyPanel context layout/> }
            drawer=move || view! { <TabletDrawer context layout/> }
            sheet=move || view! { <PhoneSheet context layout/> }
            tray=move || view! { <Tray context/> }
            board=move || view! { <Board context/> }>
            <Scoring context/>
        </TableLayout>
    }
}

/// The number of the round, and whether the end of the game has begun.
#[component]
fn RoundAndEnding(context: Context) -> impl IntoView {
    let round =
        Memo::new(move |_| context.view.with(|view| view.as_ref().map_or(0, |view| view.state.completed_rounds())));
    let close = Memo::new(move |_| {
        context.view.with(|view| {
            let state = &view.as_ref()?.state;
            if matches!(state.frame(), Frame::Over) {
                return Some("over");
            }
            Some(match (state.closing().ending?, state.turn_state().mode) {
                (Ending::Super, _) => "super",
                (Ending::Winter, _) => "winter",
                (_, TurnMode::Finale) => "finale",
                _ => "final",
            })
        })
    });
    view! {
        <p class="vq-time">
            <b>{move || tf(key::PAGE_VQ_ROUND, &[("round", &(u32::from(round.get()) + 1))])}</b>
            {move || close.get().map(|name| view! { <span class="chip warn">{t(&format!("page-vq-close-{name}"))}</span> })}
        </p>
    }
}
