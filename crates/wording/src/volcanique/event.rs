//! Sentences for the log. Callers redact an event for its reader first.

use super::names::Names;
use super::prompt::priced;
use crate::Topic;
use crate::key;
use crate::text::Text;
use ::volcanique::{Card, Cut, Danger, Ending, Event, Gain, IslandStart, Loss, Piece, Price, Spot};
use hexgrid::Hex;
use tabletop::{Game, Seat};

pub(super) fn event(names: &Names<'_>, event: Event) -> Option<Text> {
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

fn who(names: &Names<'_>, key: &str, seat: Seat) -> Text {
    names.message(key, &[("who", &names.seat(seat))])
}

fn who_at(names: &Names<'_>, key: &str, seat: Seat, hex: Hex) -> Text {
    names.message(key, &[("who", &names.seat(seat)), ("hex", &hex)])
}

fn who_on(names: &Names<'_>, key: &str, seat: Seat, spot: Spot) -> Text {
    names.message(key, &[("who", &names.seat(seat)), ("spot", &names.spot(spot))])
}

fn table(names: &Names<'_>, event: Event) -> Text {
    match event {
        Event::Sat { seat, place } => {
            names.message(key::VOLCANIQUE_EVENT_SAT, &[("who", &names.seat(seat)), ("place", &place.saturating_add(1))])
        }
        Event::Built { seat, face, hex } => names.message(
            key::VOLCANIQUE_EVENT_BUILT,
            &[("who", &names.seat(seat)), ("tile", &names.face(face)), ("hex", &hex)],
        ),
        Event::Dealt { power, slot } => {
            names.message(key::VOLCANIQUE_EVENT_DEALT, &[("power", &names.power(power)), ("slot", &names.slot(slot))])
        }
        Event::TurnBegins { seat, last: false } => who(names, key::VOLCANIQUE_EVENT_TURN_BEGINS, seat),
        Event::TurnBegins { seat, last: true } => who(names, key::VOLCANIQUE_EVENT_TURN_BEGINS_LAST, seat),
        Event::DrewCard { seat, card: Card::UNSEEN, .. } => who(names, key::VOLCANIQUE_EVENT_DREW_UNSEEN, seat),
        Event::DrewCard { seat, card, .. } => {
            names.message(key::VOLCANIQUE_EVENT_DREW_SEEN, &[("who", &names.seat(seat)), ("card", &names.card(card))])
        }
        Event::Played { seat, card } => {
            names.message(key::VOLCANIQUE_EVENT_PLAYED, &[("who", &names.seat(seat)), ("card", &names.card(card))])
        }
        Event::EndTriggered { seat, ending } => who(
            names,
            match ending {
                Ending::Tiles => key::VOLCANIQUE_EVENT_END_TILES,
                Ending::Critters => key::VOLCANIQUE_EVENT_END_CRITTERS,
                Ending::Drought => key::VOLCANIQUE_EVENT_END_DROUGHT,
                Ending::Rounds => key::VOLCANIQUE_EVENT_END_ROUNDS,
                Ending::Super => key::VOLCANIQUE_EVENT_END_SUPER,
                Ending::Winter => key::VOLCANIQUE_EVENT_END_WINTER,
            },
            seat,
        ),
        Event::Over { ending: Ending::Super } => names.plain(key::VOLCANIQUE_EVENT_OVER_SUPER),
        Event::Over { ending: Ending::Winter } => names.plain(key::VOLCANIQUE_EVENT_OVER_WINTER),
        Event::Over { .. } => names.plain(key::VOLCANIQUE_EVENT_OVER),
        _ => Text::default(),
    }
}

fn resources(names: &Names<'_>, event: Event) -> Text {
    let amount =
        |key: &str, seat: Seat, mix| names.message(key, &[("who", &names.seat(seat)), ("mix", &names.mix(mix))]);
    match event {
        Event::Gained { seat, mix, gain } => amount(
            match gain {
                Gain::Start => key::VOLCANIQUE_EVENT_GAINED_START,
                Gain::Income => key::VOLCANIQUE_EVENT_GAINED_INCOME,
                Gain::Siphon => key::VOLCANIQUE_EVENT_GAINED_SIPHON,
                Gain::Barter => key::VOLCANIQUE_EVENT_GAINED_BARTER,
                Gain::Seam => key::VOLCANIQUE_EVENT_GAINED_SEAM,
            },
            seat,
            mix,
        ),
        Event::Paid { seat, mix, price: Price::Escape(_) } => amount(key::VOLCANIQUE_EVENT_PAID_ESCAPE, seat, mix),
        Event::Paid { seat, mix, price } => {
            let (mix, what) = (names.mix(mix), priced(names, price));
            names.message(key::VOLCANIQUE_EVENT_PAID, &[("who", &names.seat(seat)), ("mix", &mix), ("what", &what)])
        }
        Event::Returned { seat, mix } => amount(key::VOLCANIQUE_EVENT_RETURNED, seat, mix),
        Event::Short { seat, biome } => names.message(
            key::VOLCANIQUE_EVENT_SHORT,
            &[("who", &names.seat(seat)), ("resources", &names.resources(biome))],
        ),
        _ => Text::default(),
    }
}

fn critters(names: &Names<'_>, event: Event) -> Text {
    let went = |key: &str, seat: Seat, piece: Piece, from: Spot, to: Spot| {
        let (piece, from, to) = (names.piece(piece), names.spot(from), names.spot(to));
        names.message(key, &[("who", &names.seat(seat)), ("piece", &piece), ("from", &from), ("to", &to)])
    };
    match event {
        Event::Walked { seat, piece, from, to } => went(key::VOLCANIQUE_EVENT_WALKED, seat, piece, from, to),
        Event::Migrated { seat, piece, from, to } => went(key::VOLCANIQUE_EVENT_MIGRATED, seat, piece, from, to),
        Event::WentHome { seat, spot, loss } => who_on(names, lost(loss), seat, spot),
        Event::Wounded { seat, spot } => who_on(names, key::VOLCANIQUE_EVENT_WOUNDED, seat, spot),
        Event::Rode { seat, spot } => who_on(names, key::VOLCANIQUE_EVENT_RODE, seat, spot),
        Event::Contested { biome } => names.message(key::VOLCANIQUE_EVENT_CONTESTED, &[("spot", &names.spot(biome))]),
        Event::Claimed { seat, spot } => who_on(names, key::VOLCANIQUE_EVENT_CLAIMED, seat, spot),
        Event::Grew { seat, spot } => who_on(names, key::VOLCANIQUE_EVENT_GREW, seat, spot),
        Event::CameAshore { seat, spot, .. } => who_on(names, key::VOLCANIQUE_EVENT_CAME_ASHORE, seat, spot),
        Event::Swam { seat, from: None, to } => who_at(names, key::VOLCANIQUE_EVENT_DIVED, seat, to),
        Event::Swam { seat, from: Some(from), to } => {
            names.message(key::VOLCANIQUE_EVENT_SWAM, &[("who", &names.seat(seat)), ("from", &from), ("hex", &to)])
        }
        Event::Sacrificed { seat, from: Some(spot) } => {
            who_on(names, key::VOLCANIQUE_EVENT_SACRIFICED_LAND, seat, spot)
        }
        Event::Sacrificed { seat, from: None } => who(names, key::VOLCANIQUE_EVENT_SACRIFICED_HAND, seat),
        Event::ForcedSacrifice { seat } => who(names, key::VOLCANIQUE_EVENT_FORCED_SACRIFICE, seat),
        Event::CraterEmptied { seat } => who(names, key::VOLCANIQUE_EVENT_CRATER_EMPTIED, seat),
        Event::Burrowed { seat, spot } => who_on(names, key::VOLCANIQUE_EVENT_BURROWED, seat, spot),
        Event::Emerged { seat, spot } => who_on(names, key::VOLCANIQUE_EVENT_EMERGED, seat, spot),
        _ => Text::default(),
    }
}

fn lost(loss: Loss) -> &'static str {
    match loss {
        Loss::Covered => key::VOLCANIQUE_EVENT_HOME_COVERED,
        Loss::Danger(Danger::Volcano) => key::VOLCANIQUE_EVENT_HOME_VOLCANO,
        Loss::Danger(Danger::Lava) => key::VOLCANIQUE_EVENT_HOME_LAVA,
        Loss::Danger(Danger::Landslide) => key::VOLCANIQUE_EVENT_HOME_LANDSLIDE,
        Loss::Bomb => key::VOLCANIQUE_EVENT_HOME_BOMB,
        Loss::Contest => key::VOLCANIQUE_EVENT_HOME_CONTEST,
        Loss::Pack => key::VOLCANIQUE_EVENT_HOME_PACK,
        Loss::Herd => key::VOLCANIQUE_EVENT_HOME_HERD,
        Loss::Entered => key::VOLCANIQUE_EVENT_HOME_ENTERED,
        Loss::Repelled => key::VOLCANIQUE_EVENT_HOME_REPELLED,
        Loss::Super => key::VOLCANIQUE_EVENT_HOME_SUPER,
    }
}

fn nature(names: &Names<'_>, event: Event) -> Text {
    match event {
        Event::LavaFlowed { from, to } => {
            names.message(key::VOLCANIQUE_EVENT_LAVA_FLOWED, &[("from", &from), ("to", &to)])
        }
        Event::LavaMerged { hex } => names.message(key::VOLCANIQUE_EVENT_LAVA_MERGED, &[("hex", &hex)]),
        Event::LavaPooled { hex } => names.message(key::VOLCANIQUE_EVENT_LAVA_POOLED, &[("hex", &hex)]),
        Event::LavaGone { hex } => names.message(key::VOLCANIQUE_EVENT_LAVA_GONE, &[("hex", &hex)]),
        Event::SoilMade { hex } => names.message(key::VOLCANIQUE_EVENT_SOIL_MADE, &[("hex", &hex)]),
        Event::FrostSpread => names.plain(key::VOLCANIQUE_EVENT_FROST_SPREAD),
        _ => Text::default(),
    }
}

fn land(names: &Names<'_>, event: Event) -> Text {
    let tile = |key: &str, seat: Seat, face, hex: Hex| {
        names.message(key, &[("who", &names.seat(seat)), ("tile", &names.face(face)), ("hex", &hex)])
    };
    match event {
        Event::Drifted { seat, hex, dir } => names.message(
            key::VOLCANIQUE_EVENT_DRIFTED,
            &[("who", &names.seat(seat)), ("hex", &hex), ("edge", &names.edge(dir))],
        ),
        Event::Rifted { seat, cut, hex, dir } => {
            let key = match cut {
                Cut::Space => key::VOLCANIQUE_EVENT_RIFTED_SPACE,
                Cut::Rest => key::VOLCANIQUE_EVENT_RIFTED_REST,
                Cut::Column | Cut::Row | Cut::Diagonal => key::VOLCANIQUE_EVENT_RIFTED_LINE,
            };
            names.message(key, &[("who", &names.seat(seat)), ("hex", &hex), ("edge", &names.edge(dir))])
        }
        Event::Laid { seat, face, hex } => tile(key::VOLCANIQUE_EVENT_LAID, seat, face, hex),
        Event::IslandBegins { seat, free: false } => who(names, key::VOLCANIQUE_EVENT_ISLAND, seat),
        Event::IslandBegins { seat, free: true } => who(names, key::VOLCANIQUE_EVENT_ISLAND_FREE, seat),
        Event::VolcanoPlaced { seat, hex, great: false } => who_at(names, key::VOLCANIQUE_EVENT_VOLCANO, seat, hex),
        Event::VolcanoPlaced { seat, hex, great: true } => {
            who_at(names, key::VOLCANIQUE_EVENT_VOLCANO_SUPER, seat, hex)
        }
        Event::Rotated { seat, face, hex } => tile(key::VOLCANIQUE_EVENT_ROTATED, seat, face, hex),
        Event::Unlocked { seat, slot, power } => {
            let (power, slot) = (names.power(power), names.slot(slot));
            names.message(
                key::VOLCANIQUE_EVENT_UNLOCKED,
                &[("who", &names.seat(seat)), ("power", &power), ("slot", &slot)],
            )
        }
        Event::Froze { seat, hex } => who_at(names, key::VOLCANIQUE_EVENT_FROZE, seat, hex),
        Event::DivertTried { seat, from, to } => names
            .message(key::VOLCANIQUE_EVENT_DIVERT_TRIED, &[("who", &names.seat(seat)), ("from", &from), ("to", &to)]),
        Event::LateralStruck { seat, hex } => who_at(names, key::VOLCANIQUE_EVENT_LATERAL, seat, hex),
        Event::BombFell { seat, hex } => who_at(names, key::VOLCANIQUE_EVENT_BOMB, seat, hex),
        Event::Slid { seat, face, from, to } => {
            let tile = names.face(face).capitalized();
            names.message(
                key::VOLCANIQUE_EVENT_SLID,
                &[("who", &names.seat(seat)), ("tile", &tile), ("from", &from), ("to", &to)],
            )
        }
        Event::Eroded { seat, face, hex } => tile(key::VOLCANIQUE_EVENT_ERODED, seat, face, hex),
        Event::SuperErupts { seat, hex } => who_at(names, key::VOLCANIQUE_EVENT_SUPER_ERUPTS, seat, hex),
        _ => Text::default(),
    }
}
