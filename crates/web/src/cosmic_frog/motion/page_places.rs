//! Finds where something is on the page: points of the board through the camera, panels by their elements.

use super::visuals::Endpoint;
use crate::cosmic_frog::Context;
use crate::table::motion::{PagePlace, PageTransform, visible_place};
use leptos::prelude::*;
use tabletop::Seat;

impl PageTransform {
    /// Returns where something is on the page.
    pub fn find(&self, context: Context, spot: Endpoint) -> PagePlace {
        let mark = match spot {
            Endpoint::Board(point) => Some(PagePlace { middle: self.to_page(point), width: 66.0 * self.scale }),
            Endpoint::Small(point) => Some(PagePlace { middle: self.to_page(point), width: 24.0 * self.scale }),
            Endpoint::Gullet(seat, slot) => gullet(context, seat, slot),
            Endpoint::Vault(seat, slot) => vault(context, seat, slot),
            Endpoint::Omegas(seat) => omegas(context, seat),
            Endpoint::Panel(seat) => panel(context, seat),
            Endpoint::Deck => visible_place(".board .deck-cards").or_else(|| visible_place(".deck-cards")),
            Endpoint::Track(count) => visible_place(&format!(".track-hex:nth-of-type({count})")),
        };
        let [left, top, width, _] = self.stage;
        mark.unwrap_or_else(|| match spot {
            // What is on no panel of this screen happens at its frog.
            Endpoint::Gullet(seat, _) | Endpoint::Vault(seat, _) | Endpoint::Omegas(seat) | Endpoint::Panel(seat) => {
                self.frog(context, seat)
            }
            _ => PagePlace { middle: (left + width - 60.0, top + 40.0), width: 30.0 },
        })
    }

    /// Returns the middle of a frog on the board.
    pub fn frog(&self, context: Context, seat: Seat) -> PagePlace {
        let point = context.view.with_untracked(|view| {
            view.as_ref().map_or((0.0, 0.0), |view| {
                crate::cosmic_frog::board::standing_point(&view.state, &context.rules(), seat)
            })
        });
        PagePlace { middle: self.to_page((point.0, point.1 - 10.0)), width: 30.0 * self.scale }
    }
}

/// Returns something in the panel of a frog, either the viewer's panel or one of the others.
fn in_panel(context: Context, seat: Seat, own: &str, other: &str) -> Option<PagePlace> {
    let colour = context.rules().colour(seat).name();
    let mine = (context.me.get_untracked() == seat).then(|| visible_place(own)).flatten();
    mine.or_else(|| visible_place(&format!(".player[data-frog=\"{colour}\"] {other}")))
}

fn chip(context: Context, seat: Seat, part: &str) -> Option<PagePlace> {
    visible_place(&format!(".frog-chip[data-frog=\"{}\"] {part}", context.rules().colour(seat).name()))
}

fn gullet(context: Context, seat: Seat, slot: usize) -> Option<PagePlace> {
    let slot = format!(".gullet-slot:nth-child({})", slot + 1);
    in_panel(context, seat, &format!(".own-gullet {slot}"), &slot)
        .or_else(|| in_panel(context, seat, &format!(".gullet {slot}"), &slot))
        .or_else(|| chip(context, seat, ".small-gullet").map(small))
}

/// Returns one hex of a row of tiny ones.
fn small(mark: PagePlace) -> PagePlace {
    PagePlace { width: 16.0, ..mark }
}

fn vault(context: Context, seat: Seat, slot: u8) -> Option<PagePlace> {
    let slot = format!(".vault [data-slot=\"{slot}\"] .slot-face");
    let mine = context.rules().vault(context.me.get_untracked()) == context.rules().vault(seat);
    // While tiles are taken from a Vault, that Vault is shown large in place of the viewer's.
    let large = visible_place(&format!(".vault-part{} {slot}", if mine { ":not(.raided)" } else { ".raided" }));
    large
        .or_else(|| in_panel(context, seat, ".small-vault", ".small-vault").map(small))
        .or_else(|| chip(context, seat, ".small-gullet").map(small))
}

fn omegas(context: Context, seat: Seat) -> Option<PagePlace> {
    in_panel(context, seat, ".own-head .omegas", ".omegas").or_else(|| chip(context, seat, ".price"))
}

fn panel(context: Context, seat: Seat) -> Option<PagePlace> {
    in_panel(context, seat, ".own-head .avatar", ".avatar").or_else(|| chip(context, seat, ".avatar"))
}
