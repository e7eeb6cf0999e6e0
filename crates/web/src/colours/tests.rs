//! People with any kind of colour vision can tell every piece from every other one: by colour (CIEDE2000 of 10 or more) or,
//! for the pairs listed here, by pattern and mark alone. Every piece has its own pattern or mark.

use super::cosmic_frog::FROGS;
use super::*;
use std::collections::BTreeSet;

const SPRITE: &str = include_str!("../../art/cosmic-frog.svg");
/// Two colours nearer than this are taken for the same.
pub const APART: f64 = 10.0;

/// A tile by its symbol, with the gradient that fills its top, from light to dark.
const TOPS: [(&str, &str, [&str; 2]); 11] = [
    ("t-barren0", "gt-barren", ["#77719a", "#57517a"]),
    ("t-hill", "gt-hill", ["#c4946a", "#a06f48"]),
    ("t-mountain", "gt-mountain", ["#8d6f5b", "#684c3b"]),
    ("t-desert", "gt-desert", ["#f7dc98", "#e6b963"]),
    ("t-mesa", "gt-mesa", ["#e39a48", "#bf7229"]),
    ("t-swamp", "gt-swamp", ["#86bccb", "#5b96ab"]),
    // The water fills the face of a lake from edge to edge inside its rim.
    ("t-lake", "g-lake", ["#1b4fb4", "#4aa3f2"]),
    ("t-meadow", "gt-meadow", ["#a4dd82", "#67b557"]),
    ("t-forest", "gt-forest", ["#3f9a60", "#2a7448"]),
    // Goo covers most of the face of muck.
    ("t-muck", "g-goo", ["#d6f25a", "#8fae22"]),
    ("t-ooze", "g-goo", ["#d6f25a", "#8fae22"]),
];

/// Pairs that some kind of colour vision takes for one colour. They rely on what is drawn: humps, snow peak, dunes,
/// butte, reeds, waves, flowers and firs of the tiles; flame, moon, drop, leaf and sun with horns, crescent, fins,
/// sprout and rays of the frogs. Muck is a blob with bubbles on a dark plate, oozing muck runs down over the edge.
const BY_PATTERN: [(&str, &str, &str); 28] = [
    ("deuteranopia", "purple", "blue"),
    ("deuteranopia", "red", "green"),
    ("deuteranopia", "t-desert", "t-meadow"),
    ("deuteranopia", "t-desert", "t-muck"),
    ("deuteranopia", "t-desert", "t-ooze"),
    ("deuteranopia", "t-hill", "t-mesa"),
    ("deuteranopia", "t-meadow", "t-muck"),
    ("deuteranopia", "t-meadow", "t-ooze"),
    ("deuteranopia", "t-mesa", "t-meadow"),
    ("deuteranopia", "t-mesa", "t-muck"),
    ("deuteranopia", "t-mesa", "t-ooze"),
    ("deuteranopia", "t-mountain", "t-forest"),
    ("deuteranopia", "t-muck", "t-ooze"),
    ("protanopia", "green", "orange"),
    ("protanopia", "purple", "blue"),
    ("protanopia", "t-desert", "t-meadow"),
    ("protanopia", "t-desert", "t-muck"),
    ("protanopia", "t-desert", "t-ooze"),
    ("protanopia", "t-hill", "t-forest"),
    ("protanopia", "t-hill", "t-mesa"),
    ("protanopia", "t-meadow", "t-muck"),
    ("protanopia", "t-meadow", "t-ooze"),
    ("protanopia", "t-mesa", "t-forest"),
    ("protanopia", "t-muck", "t-ooze"),
    ("tritanopia", "t-hill", "t-mesa"),
    ("tritanopia", "t-muck", "t-ooze"),
    ("tritanopia", "t-swamp", "t-lake"),
    ("tritanopia", "t-swamp", "t-meadow"),
];

type Colour = [f64; 3];

fn rgb(hex: &str) -> Colour {
    let part = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).unwrap();
    [part(1), part(3), part(5)].map(|value| {
        let value = f64::from(value) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    })
}

fn times(matrix: &[[f64; 3]; 3], colour: Colour) -> Colour {
    matrix.map(|row| row.iter().zip(colour).map(|(factor, value)| factor * value).sum())
}

/// Converts a linear colour to CIELAB under D65.
fn lab(linear: Colour) -> Colour {
    let to_xyz =
        [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]];
    let xyz = times(&to_xyz, linear.map(|value| value.clamp(0.0, 1.0)));
    let [x, y, z] = [xyz[0] / 0.95047, xyz[1], xyz[2] / 1.08883].map(|value: f64| {
        if value > (6.0f64 / 29.0).powi(3) { value.cbrt() } else { value * (29.0f64 / 6.0).powi(2) / 3.0 + 4.0 / 29.0 }
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// Returns the angle of a hue in degrees, 0 to 360.
fn hue(a: f64, b: f64) -> f64 {
    if a == 0.0 && b == 0.0 { 0.0 } else { b.atan2(a).to_degrees().rem_euclid(360.0) }
}

/// Returns the CIEDE2000 difference as published by Sharma, Wu and Dalal in 2005.
fn difference([l1, a1, b1]: Colour, [l2, a2, b2]: Colour) -> f64 {
    let pow7 = |chroma: f64| (chroma.powi(7) / (chroma.powi(7) + 25f64.powi(7))).sqrt();
    let stretch = 1.5 - 0.5 * pow7((a1.hypot(b1) + a2.hypot(b2)) / 2.0);
    let (a1, a2) = (a1 * stretch, a2 * stretch);
    let (c1, c2, h1, h2) = (a1.hypot(b1), a2.hypot(b2), hue(a1, b1), hue(a2, b2));
    let gray = c1 * c2 == 0.0;
    let turn = match h2 - h1 {
        _ if gray => 0.0,
        turn if turn > 180.0 => turn - 360.0,
        turn if turn < -180.0 => turn + 360.0,
        turn => turn,
    };
    let mean_hue = match h1 + h2 {
        sum if gray => sum,
        sum if (h1 - h2).abs() <= 180.0 => sum / 2.0,
        sum if sum < 360.0 => (sum + 360.0) / 2.0,
        sum => (sum - 360.0) / 2.0,
    };
    let (light, chroma) = ((l1 + l2) / 2.0, (c1 + c2) / 2.0);
    let cos = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cos(mean_hue - 30.0) + 0.24 * cos(2.0 * mean_hue) + 0.32 * cos(3.0 * mean_hue + 6.0)
        - 0.20 * cos(4.0 * mean_hue - 63.0);
    let off = (light - 50.0).powi(2);
    let dl = (l2 - l1) / (1.0 + 0.015 * off / (20.0 + off).sqrt());
    let dc = (c2 - c1) / (1.0 + 0.045 * chroma);
    let dh = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin() / (1.0 + 0.015 * chroma * t);
    let twist = 60.0 * (-((mean_hue - 275.0) / 25.0).powi(2)).exp();
    let mixed = -twist.to_radians().sin() * 2.0 * pow7(chroma);
    (dl * dl + dc * dc + dh * dh + mixed * dc * dh).sqrt()
}

/// Returns how far two colours lie apart for somebody with this vision.
pub fn apart(vision: &Vision, one: &str, two: &str) -> f64 {
    let seen = |hex: &str| lab(times(&vision.matrix, rgb(hex)));
    difference(seen(one), seen(two))
}

/// Returns all pairs that this vision takes for one colour, at either end of a gradient.
fn alike<'a>(vision: &Vision, pieces: &[(&'a str, Vec<&str>)]) -> Vec<(&'a str, &'a str)> {
    let mut pairs = Vec::new();
    for (at, (one, first)) in pieces.iter().enumerate() {
        for (two, second) in &pieces[at + 1..] {
            let nearest = first.iter().zip(second).map(|(a, b)| apart(vision, a, b)).fold(f64::MAX, f64::min);
            if nearest < APART {
                pairs.push((*one, *two));
            }
        }
    }
    pairs
}

/// Returns what stands in a symbol of a sprite.
pub fn symbol_in<'a>(sprite: &'a str, id: &str) -> &'a str {
    let start = sprite.find(&format!("<symbol id=\"{id}\"")).unwrap_or_else(|| panic!("the sprite has no {id}"));
    let inside = &sprite[start..][sprite[start..].find('>').unwrap() + 1..];
    &inside[..inside.find("</symbol>").unwrap()]
}

/// Returns what stands in a symbol of the sprite.
fn symbol(id: &str) -> &'static str {
    symbol_in(SPRITE, id)
}

#[test]
fn the_difference_of_colours_is_that_of_the_published_pairs() {
    let pairs = [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 3.1571, -77.2803], [50.0, 0.0, -82.7485], 2.8615),
        ([50.0, 2.8361, -74.0200], [50.0, 0.0, -82.7485], 3.4412),
        ([50.0, -1.3802, -84.2814], [50.0, 0.0, -82.7485], 1.0000),
        ([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669),
        ([50.0, 2.4900, -0.0010], [50.0, -2.4900, 0.0009], 7.1792),
        ([50.0, 2.4900, -0.0010], [50.0, -2.4900, 0.0011], 7.2195),
        ([50.0, -0.0010, 2.4900], [50.0, 0.0009, -2.4900], 4.8045),
        ([50.0, 2.5, 0.0], [50.0, 0.0, -2.5], 4.3065),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([50.0, 2.5, 0.0], [61.0, -5.0, 29.0], 22.8977),
        ([50.0, 2.5, 0.0], [56.0, -27.0, -3.0], 31.9030),
        ([50.0, 2.5, 0.0], [58.0, 24.0, 15.0], 19.4535),
        ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
        ([22.7233, 20.0904, -46.6940], [23.0331, 14.9730, -42.5619], 2.0373),
        ([90.8027, -2.0831, 1.4410], [91.1528, -1.6435, 0.0447], 1.4441),
        ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
    ];
    for (one, two, published) in pairs {
        let (there, back) = (difference(one, two), difference(two, one));
        assert!(
            (there - published).abs() < 5e-5 && (there - back).abs() < 1e-9,
            "{one:?} {two:?}: {there}, not {published}"
        );
    }
}

#[test]
fn colours_that_some_eyes_confuse_are_the_listed_ones() {
    let tops: Vec<(&str, Vec<&str>)> = TOPS.iter().map(|(id, _, ends)| (*id, ends.to_vec())).collect();
    let frogs: Vec<(&str, Vec<&str>)> = FROGS.iter().map(|(name, body)| (*name, vec![*body])).collect();
    let mut found = BTreeSet::new();
    for vision in &VISIONS {
        for (one, two) in alike(vision, &tops).into_iter().chain(alike(vision, &frogs)) {
            found.insert((vision.name, one, two));
        }
    }
    let listed: BTreeSet<_> = BY_PATTERN.into_iter().collect();
    assert_eq!(found, listed, "mend a colour, or list the pair once its patterns have been looked at in the gallery");
}

#[test]
fn the_plate_under_the_goo_tells_muck_from_every_land() {
    let plate = ["#6a4a78", "#4a3158"];
    let gradient = SPRITE.find("id=\"gt-muck\"").map(|start| &SPRITE[start..start + 200]).unwrap();
    assert!(plate.iter().all(|end| gradient.contains(end)), "{gradient}");
    let confused = BY_PATTERN.iter().filter(|pair| pair.2 == "t-muck");
    for (name, land, _) in confused {
        let vision = VISIONS.iter().find(|vision| vision.name == *name).unwrap();
        let ends = TOPS.iter().find(|top| top.0 == *land).unwrap().2;
        assert!(plate.iter().zip(ends).all(|(one, two)| apart(vision, one, two) > APART), "{name}: {land}");
    }
}

#[test]
fn every_tile_and_every_frog_has_a_pattern_of_its_own() {
    let plain = |id: &str| symbol(id).replace(|c: char| c.is_ascii_digit(), "");
    // With all colours taken out of them no two tiles, marks or frogs are drawn alike.
    let without_colours = |id: &str| {
        let text = symbol(id);
        let parts =
            text.split('#').enumerate().map(|(at, part)| if at == 0 { part } else { part.get(6..).unwrap_or("") });
        parts.collect::<String>()
    };
    let tops = TOPS.iter().map(|(id, ..)| id.to_string());
    let marks = FROGS.iter().map(|(name, _)| format!("mark-{name}"));
    let frogs = FROGS.iter().map(|(name, _)| format!("frog-{name}"));
    for ids in [tops.collect::<Vec<_>>(), marks.collect(), frogs.collect()] {
        let drawn: BTreeSet<String> = ids.iter().map(|id| without_colours(id)).collect();
        assert_eq!(drawn.len(), ids.len(), "two of {ids:?} look alike");
        assert!(ids.iter().all(|id| !plain(id).trim().is_empty()));
    }
}

#[test]
fn the_sprite_uses_these_colours() {
    for (id, gradient, ends) in TOPS {
        let start = SPRITE.find(&format!("id=\"{gradient}\"")).unwrap();
        let stops = &SPRITE[start..start + SPRITE[start..].find("</linearGradient>").unwrap()];
        assert!(ends.iter().all(|end| stops.contains(end)), "{gradient}: {stops}");
        assert!(symbol(id).contains(&format!("url(#{gradient})")), "{id} is not filled with {gradient}");
    }
    for (name, body) in FROGS {
        assert!(symbol(&format!("frog-{name}")).contains(body), "the {name} frog is not {body}");
        assert!(symbol(&format!("mark-{name}")).contains("currentColor"), "marks take the colour of their frog");
    }
}
