//! The sea around the islands: waves, shelf, shallows, foam and wet sand. The background of the table shows its depth.
//!
//! All of it is one text, rebuilt only when land appears, disappears or grows. Each shape names its space, so that it
//! moves along with an island that drifts. Not here: the land itself (`space.rs`).

use super::geometry::{Point, centre, outline, short_number, stack_height};
use crate::table::{Camera, PictureRng};
use crate::volcanique::Context;
use hexgrid::Hex;
use leptos::prelude::*;
use std::fmt::Write;

/// How far from the middle of the islands waves are drawn.
const REACH: (f64, f64) = (1500.0, 1000.0);
/// Waves keep this far from land, and from each other.
const FROM_LAND: f64 = 118.0;
const FROM_WAVES: f64 = 150.0;

/// Every space with land and its height.
pub type IslandHeights = Vec<(Hex, u8)>;

/// Returns the shelf: ellipses of one step round every space.
fn shelf(islands: &IslandHeights, radius: f64, paint: &str) -> String {
    let mut drawn = format!("<g {paint}>");
    for (hex, _) in islands {
        let (x, y) = centre(*hex);
        let _ = write!(
            drawn,
            "<ellipse data-hex=\"{hex}\" cx=\"{}\" cy=\"{}\" rx=\"{radius}\" ry=\"{}\"/>",
            short_number(x),
            short_number(y + 4.0),
            short_number(radius * 0.82)
        );
    }
    drawn + "</g>"
}

/// Ticks of waves where there is open water.
fn waves(islands: &IslandHeights, (middle_x, middle_y): Point) -> String {
    let land: Vec<Point> = islands.iter().map(|(hex, _)| centre(*hex)).collect();
    let mut rng = PictureRng::new(7);
    let mut placed: Vec<Point> = Vec::new();
    let mut path = String::new();
    for _ in 0..900 {
        let (x, y) = (middle_x + rng.between(-REACH.0, REACH.0), middle_y + rng.between(-REACH.1, REACH.1));
        let long = rng.between(9.0, 15.0);
        let second = rng.between(0.0, 1.0) < 0.45;
        let near_land = land.iter().any(|at| (x - at.0).hypot((y - at.1) * 1.2) < FROM_LAND);
        if near_land || placed.iter().any(|at| (x - at.0).hypot((y - at.1) * 2.0) < FROM_WAVES) {
            continue;
        }
        placed.push((x, y));
        let (l, half) = (short_number(long), short_number(long / 2.0));
        let _ = write!(
            path,
            "M{} {}q{half} {} {l} 0t{l} 0",
            short_number(x - long),
            short_number(y),
            short_number(-long * 0.55)
        );
        if second {
            let _ = write!(
                path,
                "M{} {}q{} {} {} 0",
                short_number(x + long * 0.2),
                short_number(y + long * 0.8),
                short_number(long * 0.4),
                short_number(-long * 0.45),
                short_number(long * 0.8)
            );
        }
    }
    format!("<path class=\"vq-waves\" d=\"{path}\"/>")
}

/// Returns the middle of all islands.
fn middle(islands: &IslandHeights) -> Point {
    let count = islands.len().max(1) as f64;
    let sum = islands.iter().map(|(hex, _)| centre(*hex)).fold((0.0, 0.0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
    (sum.0 / count, sum.1 / count)
}

/// Returns everything round the islands.
fn water(islands: &IslandHeights) -> String {
    let mut drawn = waves(islands, middle(islands));
    drawn += &shelf(islands, 134.0, "fill=\"url(#vq-shelf)\"");
    drawn += &shelf(islands, 104.0, "fill=\"#4dd3d8\" opacity=\".38\"");
    drawn += &shelf(islands, 84.0, "fill=\"#79e4dc\" opacity=\".52\"");
    drawn += "<g fill=\"#063a63\" opacity=\".34\">";
    let at = |(hex, _): &(Hex, u8)| centre(*hex);
    for space in islands {
        let (x, y) = at(space);
        // The sun stands in the north-west. Every layer casts its own part, so that tall stacks cast one long shadow.
        for high in (1..=space.1).map(stack_height) {
            let (right, down) = (short_number(x + high * 0.75 + 5.0), short_number(y + high * 0.34 + 5.0));
            let _ = write!(drawn, "<use data-hex=\"{}\" href=\"#vq-hex\" x=\"{right}\" y=\"{down}\"/>", space.0);
        }
    }
    drawn += "</g>";
    for (size, paint) in [
        (1.16, "fill=\"none\" stroke=\"#f0fffb\" stroke-width=\"2.6\" stroke-opacity=\".9\" stroke-linejoin=\"round\""),
        (1.14, "fill=\"#a8f3e3\""),
        (1.07, "fill=\"#efdcab\""),
    ] {
        let _ = write!(drawn, "<g {paint}>");
        for space in islands {
            let (x, y) = at(space);
            let (hex, path) = (space.0, outline(size));
            let _ = write!(
                drawn,
                "<path data-hex=\"{hex}\" transform=\"translate({} {})\" d=\"{path}\"/>",
                short_number(x),
                short_number(y)
            );
        }
        drawn += "</g>";
    }
    drawn
}

/// The sea, under everything else on the board.
#[component]
pub fn Sea(context: Context, camera: Camera) -> impl IntoView {
    let islands = Memo::new(move |_| {
        context.view.with(|view| {
            let Some(land) = view.as_ref().map(|view| view.state.land()) else { return IslandHeights::new() };
            land.sites().map(|site| (land.hex(site), land.height(site))).collect()
        })
    });
    let defs = format!(
        "<radialGradient id=\"vq-shelf\"><stop offset=\".55\" stop-color=\"#3fc7d6\" stop-opacity=\".2\"/><stop offset=\"1\" stop-color=\"#3fc7d6\" stop-opacity=\"0\"/></radialGradient><path id=\"vq-hex\" d=\"{}\"/>",
        outline(1.0)
    );
    view! {
        <svg class="backdrop vq-water" viewBox=move || camera.view_box() style=move || camera.glide_style() aria-hidden="true">
            <defs inner_html=defs></defs>
            <g inner_html=move || islands.with(water)></g>
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waves_keep_off_the_land() {
        let islands = vec![(Hex::new(0, 0), 1), (Hex::new(1, 0), 3)];
        let drawn = waves(&islands, middle(&islands));
        for start in drawn.split('M').skip(1) {
            let numbers: Vec<f64> = start.split(['q', ' ']).take(2).filter_map(|text| text.parse().ok()).collect();
            assert!(numbers.len() == 2 && (numbers[0].hypot(numbers[1]) > 80.0), "{start}");
        }
        assert_eq!(water(&islands).matches("#vq-hex").count(), 4);
    }
}
