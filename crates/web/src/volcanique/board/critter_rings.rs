//! Rings around the critters that a question is about, or that an answer with serious consequences would send home.

use super::geometry::critter_point;
use crate::volcanique::Context;
use leptos::prelude::*;
use volcanique::Spot;

/// The rings, over everything that could hide a critter.
#[component]
pub fn CritterRings(context: Context) -> impl IntoView {
    let spots = Memo::new(move |_| context.marked_critters());
    let ring = move |spot: Spot| {
        let (x, y) = context.view.with(|view| Some(critter_point(&context.rules(), &view.as_ref()?.state, spot)))?;
        let at = format!("{},{}", spot.hex, spot.biome.letter());
        Some(view! {
            <g class="concern" data-concern=at transform=format!("translate({x:.1},{y:.1})")>
                <ellipse class="concern-casing" cy="-3" rx="27" ry="13"></ellipse>
                <ellipse class="concern-ring" cy="-3" rx="27" ry="13"></ellipse>
                <path class="concern-arrow" d="M0 -52l-10 -15h20z"></path>
            </g>
        })
    };
    view! { <g class="concerns" aria-hidden="true">{move || spots.get().into_iter().filter_map(ring).collect_view()}</g> }
}
