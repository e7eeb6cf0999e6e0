//! The space around the Shard: stars behind the whole table, and a planet, debris and orbits behind the board.
//!
//! Drawn once as text, because nothing here changes.

use super::geometry::{RING_SQUASH, point_on_ring, ring_radius};
use crate::table::{Camera, PictureRng};
use leptos::prelude::*;

/// Colours of the Outer Dimensions, 1 to 6.
pub const RING_COLOURS: [&str; 6] = ["#7fe3ff", "#7fb8ff", "#9a97ff", "#bb82ff", "#dd72f0", "#ff6fc4"];
/// Where stones float, and how large they are.
const DEBRIS: [(f64, f64, f64); 9] = [
    (-312.0, 168.0, 9.0),
    (-334.0, 72.0, 6.0),
    (158.0, 242.0, 8.0),
    (134.0, 270.0, 5.0),
    (362.0, -6.0, 6.0),
    (346.0, -208.0, 7.0),
    (-214.0, -302.0, 6.0),
    (-280.0, 242.0, 6.0),
    (196.0, 202.0, 5.0),
];
const PLANET: &str = r##"<g transform="translate(-350,120) scale(.78)" opacity=".75"><circle r="50" fill="#3a2a86"/><path d="M-50,0A50,50 0 0 1 34,-36A56,56 0 0 0 -20,46A50,50 0 0 1 -50,0Z" fill="#7a62d8"/><ellipse cx="-22" cy="-8" rx="9" ry="7" fill="#5b46b4"/><ellipse cx="-10" cy="20" rx="6" ry="5" fill="#4b389c"/><path d="M-74,14C-60,34 52,16 76,-18" fill="none" stroke="#b9a6ff" stroke-width="5" stroke-linecap="round" opacity=".7"/></g>"##;
/// Where the lit part of an orbit begins and ends, in degrees.
const LIT: (f64, f64) = (22.0, 66.0);

/// Clouds of light: colour, middle, radii (as parts of the width and the height), turn in degrees.
const CLOUDS: [(&str, f64, f64, f64, f64, i32); 5] = [
    ("violet", 0.72, 0.2, 0.5, 0.42, -20),
    ("blue", 0.2, 0.78, 0.52, 0.5, 20),
    ("rose", 0.92, 0.86, 0.36, 0.4, 0),
    ("teal", 0.42, 0.5, 0.44, 0.4, 0),
    ("violet", 0.06, 0.1, 0.3, 0.3, 10),
];
const CLOUD_COLOURS: [(&str, &str); 4] =
    [("violet", "#8d3bd8"), ("blue", "#2b5be8"), ("rose", "#d0479f"), ("teal", "#1fb7c9")];

fn nebula() -> String {
    let (wide, high) = (1440.0, 900.0);
    let mut drawn = r##"<defs><linearGradient id="space-deep" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#0a0a26"/><stop offset=".5" stop-color="#1a1150"/><stop offset="1" stop-color="#240f4a"/></linearGradient><linearGradient id="space-ribbon"><stop stop-color="#b06bff" stop-opacity="0"/><stop offset=".5" stop-color="#b06bff" stop-opacity=".16"/><stop offset="1" stop-color="#54c8ff" stop-opacity="0"/></linearGradient>"##.to_string();
    for (name, colour) in CLOUD_COLOURS {
        drawn += &format!(
            r##"<radialGradient id="space-{name}"><stop stop-color="{colour}" stop-opacity=".55"/><stop offset=".5" stop-color="{colour}" stop-opacity=".18"/><stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>"##
        );
    }
    drawn += r##"</defs><rect width="1440" height="900" fill="url(#space-deep)"/>"##;
    for (name, x, y, across, down, turn) in CLOUDS {
        drawn += &format!(
            r##"<ellipse rx="{:.0}" ry="{:.0}" fill="url(#space-{name})" transform="translate({:.0},{:.0}) rotate({turn})"/>"##,
            across * wide,
            down * high,
            x * wide,
            y * high
        );
    }
    for (lower, light) in [(0, 1.0), (60, 0.7), (130, 0.5)] {
        drawn += &format!(
            r##"<path d="M-144,648C360,270 792,855 1584,162C864,990 360,450 -144,648Z" fill="url(#space-ribbon)" opacity="{light}" transform="translate(0,{lower})"/>"##
        );
    }
    drawn
}

fn stars() -> String {
    let mut rng = PictureRng::new(4);
    let mut drawn = String::new();
    for _ in 0..240 {
        let (x, y, far) = (rng.between(0.0, 1440.0), rng.between(0.0, 900.0), rng.between(0.0, 1.0));
        let colour = ["#fff", "#fff", "#cfe0ff", "#ffd9f4"][rng.between(0.0, 3.99) as usize];
        let (radius, light) = (0.5 + far.powi(4) * 1.5, rng.between(0.25, 0.9));
        drawn +=
            &format!(r##"<circle cx="{x:.0}" cy="{y:.0}" r="{radius:.2}" fill="{colour}" opacity="{light:.2}"/>"##);
    }
    for _ in 0..10 {
        let (x, y, size) = (rng.between(0.0, 1440.0), rng.between(0.0, 900.0), rng.between(3.5, 8.0));
        drawn += &format!(
            r##"<path d="M0,-1Q.1,-.1 1,0Q.1,.1 0,1Q-.1,.1 -1,0Q-.1,-.1 0,-1Z" fill="#fff" opacity=".85" transform="translate({x:.0},{y:.0}) scale({size:.1})"/>"##
        );
    }
    drawn
}

fn debris() -> String {
    let mut rng = PictureRng::new(2);
    let mut drawn = String::new();
    for (x, y, size) in DEBRIS {
        let corners: Vec<String> = (0..6)
            .map(|corner| {
                let angle = f64::from(corner) * std::f64::consts::FRAC_PI_3 + rng.between(-0.2, 0.2);
                let (wide, high) = (rng.between(0.7, 1.1), rng.between(0.55, 0.85));
                format!("{:.1},{:.1}", angle.cos() * size * wide, angle.sin() * size * high)
            })
            .collect();
        drawn += &format!(
            r##"<g transform="translate({x},{y})"><path d="M{}Z" fill="#4a3f78" stroke="#6fd9ff" stroke-opacity=".35"/><path d="M{}L0,0Z" fill="#2b2158"/></g>"##,
            corners.join("L"),
            corners[..3].join("L")
        );
    }
    drawn
}

/// Draws six orbits round the Shard, lit in the south-east where the numbers of the Outer Dimensions are.
fn orbits(growth: f64) -> String {
    let mut drawn = String::new();
    for (dimension, colour) in (1..).zip(RING_COLOURS) {
        let wide = ring_radius(dimension, growth);
        let high = wide * RING_SQUASH;
        let ((x, y), (to_x, to_y)) = (point_on_ring(dimension, growth, LIT.0), point_on_ring(dimension, growth, LIT.1));
        let arc = format!("M{x:.1},{y:.1}A{wide},{high} 0 0 1 {to_x:.1},{to_y:.1}");
        drawn += &format!(
            r##"<linearGradient id="ring-{dimension}" x1="1" y1="0" x2="0" y2="1"><stop stop-color="{colour}" stop-opacity=".1"/><stop offset=".5" stop-color="{colour}"/><stop offset="1" stop-color="{colour}" stop-opacity=".1"/></linearGradient><ellipse rx="{wide}" ry="{high}" fill="none" stroke="{colour}" stroke-opacity=".13" stroke-width="1.5"/><path d="{arc}" fill="none" stroke="{colour}" stroke-width="9" stroke-opacity=".1" stroke-linecap="round"/><path d="{arc}" fill="none" stroke="url(#ring-{dimension})" stroke-width="2.5" stroke-linecap="round"/>"##
        );
    }
    drawn
}

/// Nebula and stars behind the whole table.
#[component]
pub fn Stars() -> impl IntoView {
    view! {
        <svg class="stars" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=nebula() + &stars()></svg>
    }
}

/// The background that moves with the board. It extends behind the panels, so that orbits reach under them.
#[component]
pub fn Backdrop(camera: Camera, growth: Memo<f64>) -> impl IntoView {
    view! {
        <svg class="backdrop" viewBox=move || camera.view_box() aria-hidden="true" inner_html=move || [PLANET, &orbits(growth.get()), &debris()].concat()></svg>
    }
}
