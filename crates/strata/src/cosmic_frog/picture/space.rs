//! The background: deep indigo space with soft clouds and stars.

use super::svg::{PictureRng, Svg};
use std::fmt::Write;

/// Clouds: colour, centre and radii as parts of the picture.
const CLOUDS: [(&str, f64, f64, f64, f64); 5] = [
    ("a", 0.72, 0.20, 0.50, 0.42),
    ("b", 0.20, 0.78, 0.52, 0.50),
    ("c", 0.92, 0.86, 0.36, 0.40),
    ("d", 0.42, 0.50, 0.44, 0.40),
    ("a", 0.06, 0.10, 0.30, 0.30),
];

const COLOURS: [(&str, &str); 4] = [("a", "#8d3bd8"), ("b", "#2b5be8"), ("c", "#d0479f"), ("d", "#1fb7c9")];

/// Paints the whole picture.
pub fn draw(svg: &mut Svg, width: f64, height: f64) {
    svg.add(
        "<defs><linearGradient id=\"space\" x1=\"0\" y1=\"0\" x2=\"1\" y2=\"1\"><stop stop-color=\"#0a0a26\"/>\
         <stop offset=\".5\" stop-color=\"#1a1150\"/><stop offset=\"1\" stop-color=\"#240f4a\"/></linearGradient>",
    );
    for (name, colour) in COLOURS {
        let stop = |at: &str, opacity: &str| {
            format!("<stop offset=\"{at}\" stop-color=\"{colour}\" stop-opacity=\"{opacity}\"/>")
        };
        let stops = [stop("0", ".5"), stop(".5", ".16"), stop("1", "0")].concat();
        svg.add(format!("<radialGradient id=\"cloud-{name}\">{stops}</radialGradient>"));
    }
    svg.add(format!("</defs><rect width=\"{width}\" height=\"{height}\" fill=\"url(#space)\"/>"));
    for (name, x, y, across, down) in CLOUDS {
        let _ = write!(
            svg.0,
            "<ellipse cx=\"{:.0}\" cy=\"{:.0}\" rx=\"{:.0}\" ry=\"{:.0}\" fill=\"url(#cloud-{name})\"/>",
            x * width,
            y * height,
            across * width,
            down * height
        );
    }
    stars(svg, width, height);
}

fn stars(svg: &mut Svg, width: f64, height: f64) {
    let mut scatter = PictureRng(7);
    for _ in 0..260 {
        let (x, y) = (scatter.between(0.0, width), scatter.between(0.0, height));
        let size = 0.5 + scatter.between(0.0, 1.0).powi(4) * 1.6;
        let light = scatter.between(0.25, 0.9);
        let _ =
            write!(svg.0, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{size:.2}\" fill=\"#fff\" opacity=\"{light:.2}\"/>");
    }
    for _ in 0..10 {
        let (x, y, size) = (scatter.between(0.0, width), scatter.between(0.0, height), scatter.between(3.5, 7.0));
        let _ = write!(
            svg.0,
            "<path d=\"M0,-1Q.1,-.1 1,0Q.1,.1 0,1Q-.1,.1 -1,0Q-.1,-.1 0,-1Z\" fill=\"#fff\" opacity=\".85\" \
             transform=\"translate({x:.1},{y:.1}) scale({size:.1})\"/>"
        );
    }
}
