//! The place that a sentence names, marked on the board while the player points at its name.

use super::TableModel;
use crate::table::TableTheme;
use hexgrid::Hex;
use leptos::prelude::*;

/// Draws an outline round the place that the player points at in a sentence.
#[component]
pub fn NamedPlace<G: TableTheme>(
    model: TableModel<G>,
    /// The outline of a hex round the origin, as a path.
    #[prop(into)]
    outline: String,
    /// Returns where a hex is on the board.
    at: impl Fn(Hex) -> (f64, f64) + Send + Sync + 'static,
) -> impl IntoView {
    move || {
        model.pointed_at.get().map(|hex| {
            let (x, y) = at(hex);
            let place = format!("translate({x:.1},{y:.1})");
            view! {
                <g class="named-place" data-named=hex.to_string() transform=place aria-hidden="true">
                    <path d=outline.clone()></path>
                </g>
            }
        })
    }
}
