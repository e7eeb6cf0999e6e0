//! The table as a whole: its parts, and what the top bar says of the game. Not here: which part stands where (`table/layout.rs`).

use super::Context;
use super::board::Board;
use super::own::Own;
use super::players::{Players, Strip};
use super::scoring::Scoring;
use super::sheet::{Drawer, Sheet};
use super::tray::Tray;
use crate::table::{Desk, Layout, Model};
use crate::text::{t, tf};
use leptos::prelude::*;
use volcanique::{Ending, Frame, Mode, Rules};

/// A table of Volcanique, while somebody looks at it.
#[component]
pub fn Table(model: Model<Rules>) -> impl IntoView {
    let context = Context::new(model);
    let desk = Desk::new(model, context.me);
    super::passed::announce(context);
    view! {
        <Layout model desk pace=super::pace
            bar=move || view! { <Time context/> }
            players=move || view! { <Players context desk/> }
            strip=move || view! { <Strip context desk/> }
            own=move || view! { <Own context desk/> }
            drawer=move || view! { <Drawer context desk/> }
            sheet=move || view! { <Sheet context desk/> }
            tray=move || view! { <Tray context/> }
            board=move || view! { <Board context/> }>
            <Scoring context/>
        </Layout>
    }
}

/// The round, and how the game ends or that it has.
#[component]
fn Time(context: Context) -> impl IntoView {
    let round = Memo::new(move |_| context.view.with(|view| view.as_ref().map_or(0, |view| view.state.round())));
    let close = Memo::new(move |_| {
        context.view.with(|view| {
            let state = &view.as_ref()?.state;
            if matches!(state.frame(), Frame::Over) {
                return Some("over");
            }
            Some(match (state.closing().ending?, state.turn_state().mode) {
                (Ending::Super, _) => "super",
                (Ending::Winter, _) => "winter",
                (_, Mode::Finale) => "finale",
                _ => "final",
            })
        })
    });
    view! {
        <p class="vq-time">
            <b>{move || tf("page.vq.round", &[("round", &(u32::from(round.get()) + 1))])}</b>
            {move || close.get().map(|name| view! { <span class="chip warn">{t(&format!("page.vq.close.{name}"))}</span> })}
        </p>
    }
}
