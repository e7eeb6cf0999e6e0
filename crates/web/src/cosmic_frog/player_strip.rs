//! The frogs as a strip of chips, for screens without room for panels. Each chip opens the panel of its frog.

use super::Context;
use super::belongings::{Belongings, seat_on_turn};
use super::pieces::{Avatar, HEX, Price, frog_class, tile_name};
use super::players::PlayerPanel;
use super::vault::DOMAINS;
use crate::table::{SeatLayout, WaitingBadge};
use crate::text::{key, t, tf, tn};
use cosmic_frog::Tile;
use leptos::prelude::*;
use tabletop::Seat;
use wording::Text;

/// The strip: the viewer's frogs first.
#[component]
pub fn PlayerStrip(context: Context, layout: SeatLayout) -> impl IntoView {
    let seats = move || {
        let own = if layout.mine.with(|mine| mine.contains(&layout.seat.get())) {
            layout.mine.get()
        } else {
            vec![layout.seat.get()]
        };
        let others: Vec<Seat> = layout.others.get().into_iter().filter(|seat| !own.contains(seat)).collect();
        own.into_iter().chain(others).collect::<Vec<_>>()
    };
    view! {
        <nav class="strip" aria-label=t(key::PAGE_FROGS)>
            <For each=seats key=|seat| seat.0 let:seat><PlayerChip context layout seat/></For>
        </nav>
    }
}

/// The chip of one frog.
#[component]
fn PlayerChip(context: Context, layout: SeatLayout, seat: Seat) -> impl IntoView {
    let belongings = Belongings::of(context, Memo::new(move |_| seat));
    let own = Memo::new(move |_| layout.mine.with(|mine| mine.contains(&seat)) && layout.seat.get() == seat);
    let turn = Memo::new(move |_| seat_on_turn(context) == Some(seat));
    let name = move || if own.get() { layout.own_name(context.model) } else { context.model.name(seat) };
    let id = format!("frog-{}", seat.index());
    let points = move || belongings.worth.get().total();
    let word = move || tn(key::PAGE_POINTS, points());
    let colour = context.rules().colour(seat);
    view! {
        <button class=format!("frog-chip panel {}", frog_class(colour)) class:mine=own class:turn=turn popovertarget=id.clone() data-frog=colour.name()>
            <Avatar colour size=40/>
            <span class="frog-chip-text">
                <span class="frog-chip-top"><b title=name>{name}</b><b>{points}<span class="sr-only">" "{word}</span></b></span>
                <span class="frog-chip-low">
                    {(!context.rules().is_robo(seat)).then(|| view! { <Price amount=move || belongings.oomph()/> })}
                    <SmallGullet tiles=belongings.gullet/>
                </span>
            </span>
            <WaitingBadge model=context.model seat/>
        </button>
        <div class="frog-sheet" popover="auto" id=id><PlayerPanel context seat belongings/></div>
    }
}

/// A Gullet as four small hexes.
#[component]
pub fn SmallGullet(tiles: Memo<[Option<Tile>; 4]>) -> impl IntoView {
    let hex = move |at: usize| {
        let class = move || match tiles.get()[at].map(|tile| tile.as_land()) {
            None => "small-hex".to_string(),
            Some(None) => "small-hex barren".to_string(),
            Some(Some(land)) => format!("small-hex {}", DOMAINS[usize::from(land.domain() % 4)]),
        };
        view! { <path class=class d=HEX transform=format!("translate({},7.5) scale(.125)", 8.0 + at as f64 * 15.2)></path> }
    };
    let label = move || {
        let held: Vec<Text> = tiles.get().into_iter().flatten().map(tile_name).collect();
        tf(key::PAGE_GULLET_LABEL, &[("list", &crate::text::list(&held))])
    };
    view! { <svg class="small-gullet" viewBox="0 0 62 15" role="img" aria-label=label>{(0..4).map(hex).collect_view()}</svg> }
}
