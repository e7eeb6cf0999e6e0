//! The name of the page as a logo: letters with cut corners, made of layers.

use crate::text::{key, t};
use leptos::prelude::*;

/// Each letter: its stroke and where it begins.
const LETTERS: [(&str, u32); 6] = [(S, 6), (T, 94), (R, 174), (A, 256), (T, 344), (A, 424)];
const S: &str = "M64,17H26L11,31V37L26,49H50L64,61V68L50,81H6";
const T: &str = "M0,17H66M33,17V92";
const R: &str = "M12,92V17H46L60,30V40L46,53H12M34,50L66,102";
const A: &str = "M12,92V44L37,17L62,44V92M12,66H62";
/// Where each layer begins and ends, from the top.
const LAYERS: [(f32, f32); 6] = [(0.0, 0.24), (0.24, 0.42), (0.42, 0.58), (0.58, 0.74), (0.74, 0.88), (0.88, 1.0)];

/// The logo. The style sheet sets the colours of the layers, because white letters would be invisible on a light page.
#[component]
pub fn Logo() -> impl IntoView {
    let layer = |(at, (from, to)): (usize, (f32, f32))| {
        let class = format!("logo-{at}");
        view! { <stop class=class.clone() offset=from/><stop class=class offset=to/> }
    };
    let letter = |(path, x): (&'static str, u32)| view! { <path d=path transform=format!("translate({x},0)")/> };
    view! {
        <svg viewBox="0 6 500 86" role="img" aria-label=t(key::PAGE_TITLE)>
            <defs>
                <linearGradient id="logo-layers" gradientUnits="userSpaceOnUse" x1="0" y1="6" x2="0" y2="92">
                    {LAYERS.into_iter().enumerate().map(layer).collect_view()}
                </linearGradient>
                <clipPath id="logo-cut"><rect x="0" y="6" width="600" height="86"/></clipPath>
            </defs>
            <g clip-path="url(#logo-cut)" fill="none" stroke="url(#logo-layers)" stroke-width="21" stroke-linejoin="round">
                {LETTERS.into_iter().map(letter).collect_view()}
            </g>
        </svg>
    }
}
