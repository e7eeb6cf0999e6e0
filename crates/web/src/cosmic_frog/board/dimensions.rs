//! Labels around the Shard: the numbers of the Outer Dimensions, the Aether, and Splinter locations.

use super::geometry::{bubble, centre, dimension_label, muck_place};
use super::space::RING_COLOURS;
use crate::cosmic_frog::Context;
use crate::cosmic_frog::pieces::{HEX, frog_class};
use crate::table::Camera;
use crate::text::{key, t, tf};
use cosmic_frog::{Muck, Place};
use leptos::prelude::*;

/// The smallest font size, in pixels.
const TYPE: f64 = 12.0;

/// The numbers of the six Outer Dimensions; one with a frog in it has the colour of the frog.
#[component]
pub fn Dimensions(context: Context, camera: Camera) -> impl IntoView {
    let nodes = (1..=6u8).map(|dimension| {
        let inside = Memo::new(move |_| {
            let rules = context.rules();
            let view = context.view.get()?;
            rules
                .seats()
                .find(|&seat| view.state.frog(seat).place == Place::Outer(dimension))
                .map(|seat| rules.colour(seat))
        });
        let class = move || {
            inside.get().map_or_else(|| "node".to_string(), |colour| format!("node taken {}", frog_class(colour)))
        };
        let size = move || {
            let (x, y) = dimension_label(dimension, context.growth.get());
            format!("translate({x:.1},{y:.1}) scale({:.3})", (1.0 / camera.scale.get()).clamp(1.0, 1.35))
        };
        view! {
            <g class=class transform=size style=format!("--ring:{}", RING_COLOURS[usize::from(dimension) - 1])>
                <circle r="13"></circle>
                <text y="4.5" text-anchor="middle">{dimension}</text>
            </g>
        }
    });
    let letters = move || (TYPE / camera.scale.get()).clamp(TYPE, 2.0 * TYPE);
    let label = move || {
        // Where letters are large against hexes there is no room for one line.
        let split = letters() > 1.4 * TYPE;
        let text = t(key::PAGE_BOARD_OUTER);
        match text.split_once(' ') {
            Some((first, second)) if split => {
                let up = format!("-{:.1}", letters() * 1.25);
                view! { <tspan x="246" dy=up>{first.to_string()}</tspan><tspan x="246" dy="1.25em">{second.to_string()}</tspan> }.into_any()
            }
            _ => view! { <tspan>{text}</tspan> }.into_any(),
        }
    };
    let name_place = move || {
        let grown = context.growth.get();
        format!("translate({:.1},{:.1})", grown * 0.64, grown * 0.62)
    };
    view! {
        <g class="dimensions">
            <text class="place-name" x="280" y="304" transform=name_place text-anchor="end" font-size=letters>{label}</text>
            {nodes.collect_view()}
            {context.rules().has_muck().then(|| (1..=6u8).map(|dimension| view! { <MuckIn context camera dimension/> }).collect_view())}
        </g>
    }
}

/// The muck of an Outer Dimension: for each kind a tile with how many there are; hidden muck shows its back.
#[component]
fn MuckIn(context: Context, camera: Camera, dimension: u8) -> impl IntoView {
    let one = move |muck: Muck| {
        let count = Memo::new(move |_| {
            context.view.with(|view| view.as_ref().map_or(0, |view| view.state.muck_in(dimension, muck)))
        });
        // The number stands on the tile; the back of a hidden one bears nothing else.
        let art = ["#vs-muck", "#t-muck", "#t-ooze"][muck as usize];
        let place = move || {
            let (x, y) = muck_place(dimension, context.growth.get(), muck);
            format!("translate({x:.1},{y:.1}) scale({:.3})", (1.0 / camera.scale.get()).clamp(1.0, 1.15))
        };
        let label = move || {
            let name = t(&format!("muck-{}", muck.name()));
            tf(key::PAGE_MUCK_IN, &[("count", &count.get()), ("muck", &name), ("number", &dimension)])
        };
        view! {
            <Show when=move || { count.get() > 0 }>
                <g class="muck-in" transform=place role="img" aria-label=label data-muck=muck.name()>
                    <title>{label}</title>
                    <g transform="scale(.2)"><path class="muck-rim" d=HEX></path><use href=art></use></g>
                    <text class="muck-number" y="4.4" text-anchor="middle">{count}</text>
                </g>
            </Show>
        }
    };
    Muck::ALL.map(one).collect_view()
}

/// The name of the Aether under the last frog that floats in it.
#[component]
pub fn AetherName(context: Context, camera: Camera) -> impl IntoView {
    let place = Memo::new(move |_| {
        let rules = context.rules();
        let view = context.view.get()?;
        let floating = rules.seats().filter(|&seat| view.state.frog(seat).place == Place::Aether);
        let bubbles: Vec<(f64, f64, f64)> = floating.map(|seat| bubble(&view.state, &rules, seat)).collect();
        let low = bubbles.iter().map(|bubble| bubble.1 + bubble.2).reduce(f64::max)?;
        let wide = bubbles.iter().map(|bubble| bubble.0).fold(0.0, |sum, x| sum + x) / bubbles.len() as f64;
        Some((wide, low))
    });
    let letters = Memo::new(move |_| (TYPE / camera.scale.get()).clamp(TYPE, 2.0 * TYPE));
    move || {
        place.get().map(|(x, y)| {
            let (letters, low) = (letters.get(), y + 7.0 + letters.get());
            view! { <text class="place-name aether-name" x=x y=low text-anchor="middle" font-size=letters>{t(key::PAGE_BOARD_AETHER)}</text> }
        })
    }
}

/// The letters of Splinter locations, faint, and only when zoomed in.
#[component]
pub fn SplinterLetters(context: Context, camera: Camera) -> impl IntoView {
    let close = Memo::new(move |_| camera.scale.get() > 1.5);
    let letters = move || {
        let rules = context.rules();
        let letter = |(name, cell): &(String, hexgrid::Cell)| {
            let (x, y) = centre(&rules, *cell);
            view! { <text x=x y=y + 24.0 text-anchor="middle">{name.clone()}</text> }
        };
        rules.strikes().iter().map(letter).collect_view()
    };
    view! { <g class="strikes" aria-hidden="true">{move || close.get().then(letters)}</g> }
}
