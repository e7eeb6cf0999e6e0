//! Where on the page something is: points of the board through the camera, panels by looking them up.

use super::plan::Spot;
use crate::cosmic_frog::Context;
use crate::table::motion::{Eye, Place, seen};
use leptos::prelude::*;
use tabletop::Seat;

impl Eye {
    /// Where something is on the page.
    pub fn find(&self, context: Context, spot: Spot) -> Place {
        let mark = match spot {
            Spot::Board(point) => Some(Place { middle: self.page(point), width: 66.0 * self.scale }),
            Spot::Small(point) => Some(Place { middle: self.page(point), width: 24.0 * self.scale }),
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
            _ => Place { middle: (left + width - 60.0, top + 40.0), width: 30.0 },
        })
    }

    /// The middle of a frog on the board.
    pub fn frog(&self, context: Context, seat: Seat) -> Place {
        let point = context.view.with_untracked(|view| {
            view.as_ref()
                .map_or((0.0, 0.0), |view| crate::cosmic_frog::board::anchor(&view.state, &context.rules(), seat))
        });
        Place { middle: self.page((point.0, point.1 - 10.0)), width: 30.0 * self.scale }
    }
}

/// Something in the panel of a frog: among what is mine, or among the others.
fn in_panel(context: Context, seat: Seat, own: &str, other: &str) -> Option<Place> {
    let colour = context.rules().colour(seat).name();
    let mine = (context.me.get_untracked() == seat).then(|| seen(own)).flatten();
    mine.or_else(|| seen(&format!(".player[data-frog=\"{colour}\"] {other}")))
}

fn chip(context: Context, seat: Seat, part: &str) -> Option<Place> {
    seen(&format!(".frog-chip[data-frog=\"{}\"] {part}", context.rules().colour(seat).name()))
}

fn gullet(context: Context, seat: Seat, slot: usize) -> Option<Place> {
    let slot = format!(".gullet-slot:nth-child({})", slot + 1);
    in_panel(context, seat, &format!(".own-gullet {slot}"), &slot)
        .or_else(|| in_panel(context, seat, &format!(".gullet {slot}"), &slot))
        .or_else(|| chip(context, seat, ".small-gullet").map(small))
}

/// One hex of a row of tiny ones.
fn small(mark: Place) -> Place {
    Place { width: 16.0, ..mark }
}

fn vault(context: Context, seat: Seat, slot: u8) -> Option<Place> {
    let slot = format!(".vault [data-slot=\"{slot}\"] .slot-face");
    let mine = context.rules().vault(context.me.get_untracked()) == context.rules().vault(seat);
    // While tiles are taken from a Vault it is shown large in place of one's own, whoever owns it.
    let large = seen(&format!(".vault-part{} {slot}", if mine { ":not(.raided)" } else { ".raided" }));
    large
        .or_else(|| in_panel(context, seat, ".small-vault", ".small-vault").map(small))
        .or_else(|| chip(context, seat, ".small-gullet").map(small))
}

fn omegas(context: Context, seat: Seat) -> Option<Place> {
    in_panel(context, seat, ".own-head .omegas", ".omegas").or_else(|| chip(context, seat, ".price"))
}

fn panel(context: Context, seat: Seat) -> Option<Place> {
    in_panel(context, seat, ".own-head .avatar", ".avatar").or_else(|| chip(context, seat, ".avatar"))
}
