//! Hides tiles of a hex while they fly away. The board still draws the old stack, so its upper tiles are hidden, and
//! the tile below them temporarily gets a top face. Both happen inside the group of the hex, because a hex in front of
//! it may cover a part.

use super::visuals::UncoveredHex;
use crate::cosmic_frog::board::{GAP, art};
use cosmic_frog::Rules;
use leptos::prelude::*;
use web_sys::Element;

const SVG: &str = "http://www.w3.org/2000/svg";
/// The attribute that marks hidden and added elements, with the number of the step.
const MARK: &str = "data-bared";

/// Hides the upper tiles of these hexes while this step is animated.
pub fn uncover(rules: &Rules, uncovered: &[UncoveredHex], step: usize) {
    for hex in uncovered {
        // Without the element there is nothing to hide.
        let _ = uncover_hex(rules, hex, step);
    }
}

fn uncover_hex(rules: &Rules, uncovered: &UncoveredHex, step: usize) -> Option<()> {
    let place = rules.cell_grid().hex(uncovered.cell)?;
    let selector = format!(".hex[data-cell=\"{},{}\"]", place.q, place.r);
    let group = document().query_selector(&selector).ok()??;
    let mut next = group.last_element_child();
    let mut lowest = None;
    for _ in 0..uncovered.gone {
        let Some(layer) = next else { break };
        next = layer.previous_element_sibling();
        layer.set_attribute(MARK, &step.to_string()).ok()?;
        layer.set_attribute("visibility", "hidden").ok()?;
        lowest = Some(layer);
    }
    if let (Some((tile, high)), Some(lowest)) = (uncovered.under, lowest) {
        let face = document().create_element_ns(Some(SVG), "use").ok()?;
        face.set_attribute("href", &art(rules, uncovered.cell, tile)).ok()?;
        face.set_attribute("transform", &format!("translate(0,{:.1})", -high / GAP)).ok()?;
        face.set_attribute(MARK, &step.to_string()).ok()?;
        face.set_attribute("class", "lent").ok()?;
        group.insert_before(&face, Some(&lowest)).ok()?;
    }
    Some(())
}

/// Undoes [`uncover`].
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
