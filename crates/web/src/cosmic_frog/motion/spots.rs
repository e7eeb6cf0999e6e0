//! Where on the page something is: points of the board through the camera, panels by looking them up.

use super::plan::{Point, Spot};
use crate::cosmic_frog::Context;
use crate::cosmic_frog::board::Camera;
use leptos::prelude::*;
use tabletop::Seat;
use web_sys::Element;

/// How board units become pixels of the page.
#[derive(Clone, Copy, Debug)]
pub struct Eye {
    /// Pixels per board unit.
    pub scale: f64,
    /// Where the middle of the Shard is.
    origin: Point,
    /// The board: left, top, width and height in pixels.
    pub stage: [f64; 4],
}

/// A place on the page: its middle and its width, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    /// The middle.
    pub middle: Point,
    /// The width.
    pub width: f64,
}

impl Eye {
    /// As the camera of the board has it now.
    pub fn new(camera: Option<Camera>) -> Eye {
        let stage = document().query_selector(".board").ok().flatten().map_or([0.0; 4], |board| {
            let rect = board.get_bounding_client_rect();
            [rect.x(), rect.y(), rect.width(), rect.height()]
        });
        let (scale, (x, y)) = camera.map_or((1.0, (0.0, 0.0)), |camera| (camera.scale.get(), camera.pixel((0.0, 0.0))));
        Eye { scale, origin: (stage[0] + x, stage[1] + y), stage }
    }

    /// Where a point of the board is on the page.
    pub fn page(&self, (x, y): Point) -> Point {
        (self.origin.0 + x * self.scale, self.origin.1 + y * self.scale)
    }

    /// Where something is on the page.
    pub fn find(&self, context: Context, spot: Spot) -> Mark {
        let mark = match spot {
            Spot::Board(point) => Some(Mark { middle: self.page(point), width: 66.0 * self.scale }),
            Spot::Gullet(seat, slot) => gullet(context, seat, slot),
            Spot::Vault(seat, slot) => vault(context, seat, slot),
            Spot::Omegas(seat) => omegas(context, seat),
            Spot::Panel(seat) => panel(context, seat),
            Spot::Deck => seen(".board .deck-cards").or_else(|| seen(".deck-cards")),
            Spot::Track(count) => seen(&format!(".track-hex:nth-of-type({count})")),
        };
        let [left, top, width, _] = self.stage;
        mark.unwrap_or_else(|| match spot {
            // What is on no panel of this screen happens at its frog.
            Spot::Gullet(seat, _) | Spot::Vault(seat, _) | Spot::Omegas(seat) | Spot::Panel(seat) => {
                self.frog(context, seat)
            }
            _ => Mark { middle: (left + width - 60.0, top + 40.0), width: 30.0 },
        })
    }

    /// The middle of a frog on the board.
    pub fn frog(&self, context: Context, seat: Seat) -> Mark {
        let point = context.view.with_untracked(|view| {
            view.as_ref()
                .map_or((0.0, 0.0), |view| crate::cosmic_frog::board::anchor(&view.state, &context.rules(), seat))
        });
        Mark { middle: self.page((point.0, point.1 - 10.0)), width: 30.0 * self.scale }
    }
}

/// The first element of this kind, if it can be seen.
fn seen(selector: &str) -> Option<Mark> {
    let element = document().query_selector(selector).ok()??;
    visible(&element)
}

fn visible(element: &Element) -> Option<Mark> {
    let rect = element.get_bounding_client_rect();
    let (right, low) = (window().inner_width().ok()?.as_f64()?, window().inner_height().ok()?.as_f64()?);
    let (x, y) = (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0);
    let inside = x > 0.0 && y > 0.0 && x < right && y < low;
    (rect.width() > 0.0 && inside).then_some(Mark { middle: (x, y), width: rect.width() })
}

/// Something in the panel of a frog: among what is mine, or among the others.
fn in_panel(context: Context, seat: Seat, own: &str, other: &str) -> Option<Mark> {
    let colour = context.rules().colour(seat).name();
    let mine = (context.me.get_untracked() == seat).then(|| seen(own)).flatten();
    mine.or_else(|| seen(&format!(".player[data-frog=\"{colour}\"] {other}")))
}

fn chip(context: Context, seat: Seat, part: &str) -> Option<Mark> {
    seen(&format!(".frog-chip[data-frog=\"{}\"] {part}", context.rules().colour(seat).name()))
}

fn gullet(context: Context, seat: Seat, slot: usize) -> Option<Mark> {
    let slot = format!(".gullet-slot:nth-child({})", slot + 1);
    in_panel(context, seat, &format!(".own-gullet {slot}"), &slot)
        .or_else(|| in_panel(context, seat, &format!(".gullet {slot}"), &slot))
        .or_else(|| chip(context, seat, ".small-gullet").map(small))
}

/// One hex of a row of tiny ones.
fn small(mark: Mark) -> Mark {
    Mark { width: 16.0, ..mark }
}

fn vault(context: Context, seat: Seat, slot: u8) -> Option<Mark> {
    let slot = format!(".vault [data-slot=\"{slot}\"] .slot-face");
    let mine = context.rules().vault(context.me.get_untracked()) == context.rules().vault(seat);
    // While tiles are taken from a Vault it is shown large in place of one's own, whoever owns it.
    let large = seen(&format!(".vault-part{} {slot}", if mine { ":not(.raided)" } else { ".raided" }));
    large
        .or_else(|| in_panel(context, seat, ".small-vault", ".small-vault").map(small))
        .or_else(|| chip(context, seat, ".small-gullet").map(small))
}

fn omegas(context: Context, seat: Seat) -> Option<Mark> {
    in_panel(context, seat, ".own-head .omegas", ".omegas").or_else(|| chip(context, seat, ".price"))
}

fn panel(context: Context, seat: Seat) -> Option<Mark> {
    in_panel(context, seat, ".own-head .avatar", ".avatar").or_else(|| chip(context, seat, ".avatar"))
}
