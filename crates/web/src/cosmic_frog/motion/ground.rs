//! Hexes while tiles leave them: the board still draws the old stack, so its upper tiles are hidden and the tile under them
//! is lent a face. In the hex's own group, because a hex in front of it may hide a part of it.

use super::plan::Bared;
use crate::cosmic_frog::board::{GAP, art};
use cosmic_frog::Rules;
use leptos::prelude::*;
use web_sys::Element;

const SVG: &str = "http://www.w3.org/2000/svg";
/// Marks what is hidden and what is lent, with the number of the step.
const MARK: &str = "data-bared";

/// Takes the upper tiles off these hexes for the eye, while this step is shown.
pub fn bare(rules: &Rules, bared: &[Bared], step: usize) {
    for hex in bared {
        // Without the hex there is nothing to hide: the motion above it is enough.
        let _ = bare_hex(rules, hex, step);
    }
}

fn bare_hex(rules: &Rules, bared: &Bared, step: usize) -> Option<()> {
    let place = rules.mat().hex(bared.cell)?;
    let selector = format!(".hex[data-cell=\"{},{}\"]", place.q, place.r);
    let group = document().query_selector(&selector).ok()??;
    let mut next = group.last_element_child();
    let mut lowest = None;
    for _ in 0..bared.gone {
        let Some(layer) = next else { break };
        next = layer.previous_element_sibling();
        layer.set_attribute(MARK, &step.to_string()).ok()?;
        layer.set_attribute("visibility", "hidden").ok()?;
        lowest = Some(layer);
    }
    if let (Some((tile, high)), Some(lowest)) = (bared.under, lowest) {
        let face = document().create_element_ns(Some(SVG), "use").ok()?;
        face.set_attribute("href", &art(rules, bared.cell, tile)).ok()?;
        face.set_attribute("transform", &format!("translate(0,{:.1})", -high / GAP)).ok()?;
        face.set_attribute(MARK, &step.to_string()).ok()?;
        face.set_attribute("class", "lent").ok()?;
        group.insert_before(&face, Some(&lowest)).ok()?;
    }
    Some(())
}

/// Undoes [`bare`].
pub fn restore(step: usize) {
    let selector = format!("[{MARK}=\"{step}\"]");
    let find = || document().query_selector(&selector).ok().flatten();
    while let Some(element) = find() {
        give_back(&element);
    }
}

fn give_back(element: &Element) {
    if element.class_list().contains("lent") {
        element.remove();
    } else {
        let _ = element.remove_attribute("visibility");
        let _ = element.remove_attribute(MARK);
    }
}
