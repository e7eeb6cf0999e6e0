//! Sentences for the log. Callers redact an event for its reader first.

use super::names::Names;
use super::prompt::priced;
use crate::Topic;
use crate::messages::capitalize;
use ::volcanique::{Card, Cut, Danger, Ending, Event, Gain, IslandStart, Loss, Piece, Price, Spot};
use hexgrid::Hex;
use tabletop::{Game, Seat};

pub(super) fn event(names: &Names<'_>, event: Event) -> Option<String> {
    match event {
        // Islands built by chance are seen on the board, and so is the grid.
        Event::Built { .. } if names.rules.setup().start == IslandStart::Quick => None,
        Event::Sat { .. }
        | Event::Built { .. }
        | Event::Dealt { .. }
        | Event::TurnBegins { .. }
        | Event::DrewCard { .. }
        | Event::Played { .. }
        | Event::EndTriggered { .. }
        | Event::Over { .. } => Some(table(names, event)),
        Event::Gained { mix, .. } | Event::Returned { mix, .. } if mix.total() == 0 => None,
        Event::Gained { .. } | Event::Paid { .. } | Event::Returned { .. } | Event::Short { .. } => {
            Some(resources(names, event))
        }
        Event::Walked { .. }
        | Event::Migrated { .. }
        | Event::WentHome { .. }
        | Event::Wounded { .. }
        | Event::Rode { .. }
        | Event::Contested { .. }
        | Event::Claimed { .. }
        | Event::Grew { .. }
        | Event::CameAshore { .. }
        | Event::Swam { .. }
        | Event::Sacrificed { .. }
        | Event::ForcedSacrifice { .. }
        | Event::CraterEmptied { .. }
        | Event::Burrowed { .. }
        | Event::Emerged { .. } => Some(critters(names, event)),
        Event::LavaFlowed { .. }
        | Event::LavaMerged { .. }
        | Event::LavaPooled { .. }
        | Event::LavaGone { .. }
        | Event::SoilMade { .. }
        | Event::FrostSpread => Some(nature(names, event)),
        _ => Some(land(names, event)),
    }
}

/// Returns what an event is about.
pub(super) fn topic(event: Event) -> Topic {
    match event {
        Event::TurnBegins { .. } => Topic::Turn,
        Event::Contested { .. }
        | Event::WentHome { loss: Loss::Contest | Loss::Pack | Loss::Herd | Loss::Entered | Loss::Repelled, .. } => {
            Topic::Combat
        }
        _ => Topic::Other,
    }
}

fn who(names: &Names<'_>, key: &str, seat: Seat) -> String {
    names.message(key, &[("who", &names.seat(seat))])
}

fn who_at(names: &Names<'_>, key: &str, seat: Seat, hex: Hex) -> String {
    names.message(key, &[("who", &names.seat(seat)), ("hex", &hex)])
}

fn who_on(names: &Names<'_>, key: &str, seat: Seat, spot: Spot) -> String {
    names.message(key, &[("who", &names.seat(seat)), ("spot", &names.spot(spot))])
}

fn table(names: &Names<'_>, event: Event) -> String {
    match event {
        Event::Sat { seat, place } => {
            names.message("event.sat", &[("who", &names.seat(seat)), ("place", &place.saturating_add(1))])
        }
        Event::Built { seat, face, hex } => {
            names.message("event.built", &[("who", &names.seat(seat)), ("tile", &names.face(face)), ("hex", &hex)])
        }
        Event::Dealt { power, slot } => {
            names.message("event.dealt", &[("power", &names.power(power)), ("slot", &names.slot(slot))])
        }
        Event::TurnBegins { seat, last: false } => who(names, "event.turn-begins", seat),
        Event::TurnBegins { seat, last: true } => who(names, "event.turn-begins.last", seat),
        Event::DrewCard { seat, card: Card::UNSEEN, .. } => who(names, "event.drew.unseen", seat),
        Event::DrewCard { seat, card, .. } => {
            names.message("event.drew.seen", &[("who", &names.seat(seat)), ("card", &names.card(card))])
        }
        Event::Played { seat, card } => {
            names.message("event.played", &[("who", &names.seat(seat)), ("card", &names.card(card))])
        }
        Event::EndTriggered { seat, ending } => who(
            names,
            match ending {
                Ending::Tiles => "event.end.tiles",
                Ending::Critters => "event.end.critters",
                Ending::Drought => "event.end.drought",
                Ending::Rounds => "event.end.rounds",
                Ending::Super => "event.end.super",
                Ending::Winter => "event.end.winter",
            },
            seat,
        ),
        Event::Over { ending: Ending::Super } => names.plain("event.over.super"),
        Event::Over { ending: Ending::Winter } => names.plain("event.over.winter"),
        Event::Over { .. } => names.plain("event.over"),
        _ => String::new(),
    }
}

fn resources(names: &Names<'_>, event: Event) -> String {
    let amount =
        |key: &str, seat: Seat, mix| names.message(key, &[("who", &names.seat(seat)), ("mix", &names.mix(mix))]);
    match event {
        Event::Gained { seat, mix, gain } => amount(
            match gain {
                Gain::Start => "event.gained.start",
                Gain::Income => "event.gained.income",
                Gain::Siphon => "event.gained.siphon",
                Gain::Barter => "event.gained.barter",
                Gain::Seam => "event.gained.seam",
            },
            seat,
            mix,
        ),
        Event::Paid { seat, mix, price: Price::Escape(_) } => amount("event.paid.escape", seat, mix),
        Event::Paid { seat, mix, price } => {
            let (mix, what) = (names.mix(mix), priced(names, price));
            names.message("event.paid", &[("who", &names.seat(seat)), ("mix", &mix), ("what", &what)])
        }
        Event::Returned { seat, mix } => amount("event.returned", seat, mix),
        Event::Short { seat, biome } => {
            names.message("event.short", &[("who", &names.seat(seat)), ("resources", &names.resources(biome))])
        }
        _ => String::new(),
    }
}

fn critters(names: &Names<'_>, event: Event) -> String {
    let went = |key: &str, seat: Seat, piece: Piece, from: Spot, to: Spot| {
        let (piece, from, to) = (names.piece(piece), names.spot(from), names.spot(to));
        names.message(key, &[("who", &names.seat(seat)), ("piece", &piece), ("from", &from), ("to", &to)])
    };
    match event {
        Event::Walked { seat, piece, from, to } => went("event.walked", seat, piece, from, to),
        Event::Migrated { seat, piece, from, to } => went("event.migrated", seat, piece, from, to),
        Event::WentHome { seat, spot, loss } => who_on(names, lost(loss), seat, spot),
        Event::Wounded { seat, spot } => who_on(names, "event.wounded", seat, spot),
        Event::Rode { seat, spot } => who_on(names, "event.rode", seat, spot),
        Event::Contested { biome } => names.message("event.contested", &[("spot", &names.spot(biome))]),
        Event::Claimed { seat, spot } => who_on(names, "event.claimed", seat, spot),
        Event::Grew { seat, spot } => who_on(names, "event.grew", seat, spot),
        Event::CameAshore { seat, spot, .. } => who_on(names, "event.came-ashore", seat, spot),
        Event::Swam { seat, from: None, to } => who_at(names, "event.dived", seat, to),
        Event::Swam { seat, from: Some(from), to } => {
            names.message("event.swam", &[("who", &names.seat(seat)), ("from", &from), ("hex", &to)])
        }
        Event::Sacrificed { seat, from: Some(spot) } => who_on(names, "event.sacrificed.land", seat, spot),
        Event::Sacrificed { seat, from: None } => who(names, "event.sacrificed.hand", seat),
        Event::ForcedSacrifice { seat } => who(names, "event.forced-sacrifice", seat),
        Event::CraterEmptied { seat } => who(names, "event.crater-emptied", seat),
        Event::Burrowed { seat, spot } => who_on(names, "event.burrowed", seat, spot),
        Event::Emerged { seat, spot } => who_on(names, "event.emerged", seat, spot),
        _ => String::new(),
    }
}

fn lost(loss: Loss) -> &'static str {
    match loss {
        Loss::Covered => "event.home.covered",
        Loss::Danger(Danger::Volcano) => "event.home.volcano",
        Loss::Danger(Danger::Lava) => "event.home.lava",
        Loss::Danger(Danger::Landslide) => "event.home.landslide",
        Loss::Bomb => "event.home.bomb",
        Loss::Contest => "event.home.contest",
        Loss::Pack => "event.home.pack",
        Loss::Herd => "event.home.herd",
        Loss::Entered => "event.home.entered",
        Loss::Repelled => "event.home.repelled",
        Loss::Super => "event.home.super",
    }
}

fn nature(names: &Names<'_>, event: Event) -> String {
    match event {
        Event::LavaFlowed { from, to } => names.message("event.lava-flowed", &[("from", &from), ("to", &to)]),
        Event::LavaMerged { hex } => names.message("event.lava-merged", &[("hex", &hex)]),
        Event::LavaPooled { hex } => names.message("event.lava-pooled", &[("hex", &hex)]),
        Event::LavaGone { hex } => names.message("event.lava-gone", &[("hex", &hex)]),
        Event::SoilMade { hex } => names.message("event.soil-made", &[("hex", &hex)]),
        Event::FrostSpread => names.plain("event.frost-spread"),
        _ => String::new(),
    }
}

fn land(names: &Names<'_>, event: Event) -> String {
    let tile = |key: &str, seat: Seat, face, hex: Hex| {
        names.message(key, &[("who", &names.seat(seat)), ("tile", &names.face(face)), ("hex", &hex)])
    };
    match event {
        Event::Drifted { seat, hex, dir } => {
            names.message("event.drifted", &[("who", &names.seat(seat)), ("hex", &hex), ("edge", &names.edge(dir))])
        }
        Event::Rifted { seat, cut, hex, dir } => {
            let key = match cut {
                Cut::Space => "event.rifted.space",
                Cut::Rest => "event.rifted.rest",
                Cut::Column | Cut::Row | Cut::Diagonal => "event.rifted.line",
            };
            names.message(key, &[("who", &names.seat(seat)), ("hex", &hex), ("edge", &names.edge(dir))])
        }
        Event::Laid { seat, face, hex } => tile("event.laid", seat, face, hex),
        Event::IslandBegins { seat, free: false } => who(names, "event.island", seat),
        Event::IslandBegins { seat, free: true } => who(names, "event.island.free", seat),
        Event::VolcanoPlaced { seat, hex, great: false } => who_at(names, "event.volcano", seat, hex),
        Event::VolcanoPlaced { seat, hex, great: true } => who_at(names, "event.volcano.super", seat, hex),
        Event::Rotated { seat, face, hex } => tile("event.rotated", seat, face, hex),
        Event::Unlocked { seat, slot, power } => {
            let (power, slot) = (names.power(power), names.slot(slot));
            names.message("event.unlocked", &[("who", &names.seat(seat)), ("power", &power), ("slot", &slot)])
        }
        Event::Froze { seat, hex } => who_at(names, "event.froze", seat, hex),
        Event::DivertTried { seat, from, to } => {
            names.message("event.divert-tried", &[("who", &names.seat(seat)), ("from", &from), ("to", &to)])
        }
        Event::LateralStruck { seat, hex } => who_at(names, "event.lateral", seat, hex),
        Event::BombFell { seat, hex } => who_at(names, "event.bomb", seat, hex),
        Event::Slid { seat, face, from, to } => {
            let tile = capitalize(&names.face(face));
            names.message("event.slid", &[("who", &names.seat(seat)), ("tile", &tile), ("from", &from), ("to", &to)])
        }
        Event::Eroded { seat, face, hex } => tile("event.eroded", seat, face, hex),
        Event::SuperErupts { seat, hex } => who_at(names, "event.super-erupts", seat, hex),
        _ => String::new(),
    }
}
