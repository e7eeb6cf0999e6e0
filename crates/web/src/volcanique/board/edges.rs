//! What is drawn at the edges of a tile: ramps down to a lower tile of the same biome, motifs and stitches across
//! connected edges, lines in the owner's colour along the others.

use super::geometry::{PartShape, Rim, edge_ends, point, short_number, stack_height};
use super::stack::{SpaceLook, bevels, quad};
use crate::colours::volcanique::{INK, ground, player};
use crate::table::PictureRng;
use hexgrid::Hex;
use std::fmt::Write;
use volcanique::{Biome, Colour};

/// Returns who controls a part.
pub fn owners(look: &SpaceLook, biome: Biome) -> &[Colour] {
    look.owners.iter().find(|(other, _)| *other == biome).map_or(&[], |(_, owners)| owners)
}

/// Returns where a biome goes on over a step down towards the viewer, it covers the wall.
pub fn ramps(look: &SpaceLook, top: &Rim) -> String {
    let deep = |edge: usize| {
        let (here, there) = (look.height(), look.near[edge]);
        (look.joined[edge] && there < here)
            .then(|| (stack_height(here) - stack_height(there), usize::from(here - there)))
    };
    let mut drawn = String::new();
    for edge in [1, 2] {
        let Some((down, steps)) = deep(edge) else { continue };
        drawn += &ramp(top[edge], edge, down, steps);
        let owner = top[edge].and_then(|biome| owners(look, biome).first().copied());
        if let Some(owner) = owner {
            // Where the biome runs down both walls, there is no line between them.
            let both = top[1] == top[2] && deep(3 - edge).is_some();
            drawn += &ramp_sides(edge, down, player(owner).body, both);
        }
    }
    drawn
}

fn ramp(biome: Option<Biome>, edge: usize, deep: f64, steps: usize) -> String {
    let paint = ground(biome);
    let (b, a) = edge_ends(edge, 1.0);
    let at = |part: f64, down: f64| (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part + down);
    let mut drawn = format!(
        "<path d=\"{}\" fill=\"{}\"/><path d=\"{}\" fill=\"{}\" opacity=\"{}\"/>",
        quad(a, b, -0.6, deep + 0.6),
        paint.base,
        quad(a, b, 0.0, deep),
        paint.dark,
        if edge == 2 { 0.55 } else { 0.95 }
    );
    let layer = deep / steps.max(1) as f64;
    let mut rng = PictureRng::new(edge as u64 * 31 + steps as u64);
    let mut motif = String::new();
    for row in 0..steps {
        for column in 0..5 {
            let (x, y) = at((f64::from(column) + 0.5) / 5.0, (row as f64 + 0.5) * layer + rng.between(-1.5, 1.5));
            let _ = match biome {
                Some(Biome::Medium) => {
                    write!(motif, "M{} {}l-3 -4M{0} {1}l0 -5M{0} {1}l3 -4", short_number(x), short_number(y + 2.0))
                }
                Some(Biome::Light) => write!(motif, "M{} {}h0", short_number(x), short_number(y)),
                _ => {
                    write!(
                        motif,
                        "M{} {}l2 {}l-1.5 {2}",
                        short_number(x - 1.0),
                        short_number(y - layer * 0.35),
                        short_number(layer * 0.35)
                    )
                }
            };
        }
        if row > 0 {
            let (from, to) = (at(0.0, row as f64 * layer), at(1.0, row as f64 * layer));
            let _ = write!(
                drawn,
                "<path d=\"M{}L{}\" stroke=\"{INK}\" stroke-opacity=\".34\" stroke-width=\"1.4\"/>",
                point(from),
                point(to)
            );
        }
    }
    let line = if biome == Some(Biome::Medium) { paint.light } else { paint.line };
    let wide = if biome == Some(Biome::Light) { 3.0 } else { 1.6 };
    let _ = write!(
        drawn,
        "<path d=\"{motif}\" stroke=\"{line}\" stroke-width=\"{wide}\" fill=\"none\" stroke-linecap=\"round\" opacity=\".9\"/>"
    );
    for (down, stroke, light, wide) in [(deep - 1.0, INK, 0.3, 3.0), (1.0, paint.light, 0.95, 2.2)] {
        let _ = write!(
            drawn,
            "<path d=\"M{}L{}\" stroke=\"{stroke}\" stroke-opacity=\"{light}\" stroke-width=\"{wide}\"/>",
            point(at(0.0, down)),
            point(at(1.0, down))
        );
    }
    drawn
}

/// Returns the owner's line down the sides of a ramp; only the outer one where the other wall is a ramp too.
fn ramp_sides(edge: usize, deep: f64, body: &str, both: bool) -> String {
    let (a, b) = edge_ends(edge, 1.0);
    // The walls meet under the southern corner: the end of edge 1, the beginning of edge 2.
    let sides = [(a, b, edge == 2), (b, a, edge == 1)];
    let mut drawn = String::new();
    for (from, to, inner) in sides {
        if inner && both {
            continue;
        }
        let (x, y) = ((to.0 - from.0) / super::SIZE, (to.1 - from.1) / super::SIZE);
        let strip = |wide: f64| quad(from, (from.0 + x * wide, from.1 + y * wide), 0.0, deep);
        let _ = write!(
            drawn,
            "<path d=\"{}\" fill=\"{INK}\" opacity=\".55\"/><path d=\"{}\" fill=\"{body}\"/>",
            strip(6.0),
            strip(4.3)
        );
    }
    drawn
}

/// Returns what grows across a connected edge at equal height.
pub fn bridges(look: &SpaceLook, top: &Rim, hex: Hex) -> String {
    let mut drawn = String::new();
    for edge in [3, 4, 5] {
        let Some(biome) = top[edge].filter(|_| look.joined[edge] && look.near[edge] == look.height()) else { continue };
        let mut rng = PictureRng::new((hex.q as u8 as u64) << 16 | (hex.r as u8 as u64) << 8 | edge as u64);
        let (a, b) = edge_ends(edge, 1.0);
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let at = |part: f64| (a.0 + dx * part, a.1 + dy * part);
        let paint = ground(Some(biome));
        let mut motif = String::new();
        let (stroke, wide) = match biome {
            Biome::Dark => {
                for part in [0.22, 0.5, 0.78] {
                    let ((x, y), long) = (at(part), rng.between(6.0, 9.0));
                    let (nx, ny) = (-dy / super::SIZE * long, dx / super::SIZE * long);
                    let _ = write!(
                        motif,
                        "M{} {}L{} {}L{} {}",
                        short_number(x - nx),
                        short_number(y - ny),
                        short_number(x + rng.between(-2.0, 2.0)),
                        short_number(y + rng.between(-2.0, 2.0)),
                        short_number(x + nx),
                        short_number(y + ny)
                    );
                }
                (paint.line, 1.7)
            }
            Biome::Medium => {
                for part in [0.3, 0.7] {
                    let (x, y) = at(part);
                    let _ = write!(
                        motif,
                        "M{} {}l-5 -4M{0} {1}l-2.6 -7M{0} {1}l2.6 -7M{0} {1}l5 -4",
                        short_number(x),
                        short_number(y + 4.0)
                    );
                }
                (if rng.between(0.0, 1.0) < 0.6 { paint.light } else { paint.dark }, 2.6)
            }
            Biome::Light => {
                for part in [0.24, 0.34, 0.62, 0.74] {
                    let (x, y) = at(part);
                    let _ = write!(
                        motif,
                        "M{} {}h0",
                        short_number(x + rng.between(-5.0, 5.0)),
                        short_number(y + rng.between(-4.0, 4.0))
                    );
                }
                (paint.line, 2.8)
            }
        };
        let _ = write!(
            drawn,
            "<path d=\"{motif}\" stroke=\"{stroke}\" stroke-width=\"{wide}\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
        );
    }
    drawn
}

/// Returns the owner's line along the borders of a part across which its biome does not go on.
fn owner_line(look: &SpaceLook, part: &PartShape) -> String {
    let mut path = part.border.clone();
    let mut pen = !path.is_empty();
    let whole = part.edges.len() == 6;
    // A whole hex begins after a connected edge, so that the line is drawn in one go.
    let start =
        part.edges.iter().position(|&edge| whole && look.joined[(edge + 5) % 6] && !look.joined[edge]).unwrap_or(0);
    for step in 0..part.edges.len() {
        let edge = part.edges[(start + step) % part.edges.len()];
        if look.joined[edge] {
            pen = false;
            continue;
        }
        let (a, b) = edge_ends(edge, 1.0);
        if !pen {
            let _ = write!(path, "M{}", point(a));
        }
        let _ = write!(path, "L{}", point(b));
        pen = true;
    }
    if whole && !look.joined.contains(&true) {
        path.push('Z');
    }
    path
}

/// Returns the lines of all owners.
pub fn owner_lines(look: &SpaceLook, shapes: &[PartShape], hex: Hex) -> String {
    let mut drawn = String::new();
    for (biome, owners) in &look.owners {
        let Some(part) = shapes.iter().find(|part| part.biome == Some(*biome)) else { continue };
        let path = owner_line(look, part);
        let Some(first) = owners.first() else { continue };
        if path.is_empty() {
            continue;
        }
        let id = format!("o{}_{}{}", hex.q, hex.r, biome.letter());
        let _ = write!(
            drawn,
            "<clipPath id=\"{id}\"><path d=\"{}\"/></clipPath><g clip-path=\"url(#{id})\" fill=\"none\" stroke-linejoin=\"round\"><path d=\"{path}\" stroke=\"{INK}\" stroke-opacity=\".55\" stroke-width=\"11.6\"/><path d=\"{path}\" stroke=\"{}\" stroke-width=\"8.4\"/>",
            part.path,
            player(*first).body
        );
        // Shared by several: their colours alternate.
        for (at, other) in owners.iter().enumerate().skip(1) {
            let _ = write!(
                drawn,
                "<path d=\"{path}\" stroke=\"{}\" stroke-width=\"8.4\" stroke-dasharray=\"12 {}\" stroke-dashoffset=\"{}\"/>",
                player(*other).body,
                12 * (owners.len() - 1),
                12 * at
            );
        }
        let _ = write!(drawn, "<path d=\"{path}\" stroke=\"{INK}\" stroke-opacity=\".7\" stroke-width=\"2\"/></g>");
    }
    drawn
}

/// Stitches over connected edges, a dark line and light along open ones.
pub fn seams(look: &SpaceLook) -> String {
    let (mut stitches, mut open) = (String::new(), String::new());
    for edge in 0..6 {
        let (a, b) = edge_ends(edge, 1.0);
        if !look.joined[edge] {
            let _ = write!(open, "M{}L{}", point(a), point(b));
        } else if edge >= 3 {
            let _ = write!(stitches, "M{}L{}", point(a), point(b));
        }
    }
    let mut drawn = String::new();
    if !stitches.is_empty() {
        let _ = write!(
            drawn,
            "<path d=\"{stitches}\" stroke=\"#fff\" stroke-opacity=\".45\" stroke-width=\"1.3\" stroke-dasharray=\"1.5 5\" stroke-linecap=\"round\"/>"
        );
    }
    if !open.is_empty() {
        let _ = write!(
            drawn,
            "<path d=\"{open}\" stroke=\"{INK}\" stroke-opacity=\".55\" stroke-width=\"1.6\" stroke-linecap=\"round\"/>"
        );
    }
    drawn + &bevels((3..6).filter(|&edge| !look.joined[edge] && look.near[edge] <= look.height()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::volcanique::board::geometry::parts;

    #[test]
    fn an_owners_line_is_left_out_where_the_biome_goes_on() {
        let dark = [Some(Biome::Dark); 6];
        let mut look =
            SpaceLook { layers: vec![dark], owners: vec![(Biome::Dark, vec![Colour::Pink])], ..SpaceLook::default() };
        let whole = owner_line(&look, &parts(&dark)[0]);
        assert!(whole.ends_with('Z') && whole.matches('L').count() == 6, "{whole}");
        look.joined[2] = true;
        let open = owner_line(&look, &parts(&dark)[0]);
        assert_eq!((open.matches('M').count(), open.matches('L').count()), (1, 5), "{open}");
        look.joined = [true; 6];
        assert_eq!(owner_line(&look, &parts(&dark)[0]), "");
    }
}
