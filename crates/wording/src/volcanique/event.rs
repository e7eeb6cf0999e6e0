//! Sentences for the log. An event is redacted for its reader before it comes here.

use super::prompt::priced;
use super::voice::Voice;
use crate::Topic;
use crate::messages::capital;
use ::volcanique::{Card, Cut, Danger, Ending, Event, Gain, Loss, Piece, Price, Spot, Start};
use hexgrid::Hex;
use tabletop::{Game, Seat};

pub(super) fn event(voice: &Voice<'_>, event: Event) -> Option<String> {
    match event {
        // Islands built by chance are seen on the board, and so is the grid.
        Event::Built { .. } if voice.rules.setup().start == Start::Quick => None,
        Event::Sat { .. }
        | Event::Built { .. }
        | Event::Dealt { .. }
        | Event::TurnBegins { .. }
        | Event::DrewCard { .. }
        | Event::Played { .. }
        | Event::EndTriggered { .. }
        | Event::Over { .. } => Some(table(voice, event)),
        Event::Gained { mix, .. } | Event::Returned { mix, .. } if mix.total() == 0 => None,
        Event::Gained { .. } | Event::Paid { .. } | Event::Returned { .. } | Event::Short { .. } => {
            Some(resources(voice, event))
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
        | Event::Emerged { .. } => Some(critters(voice, event)),
        Event::LavaFlowed { .. }
        | Event::LavaMerged { .. }
        | Event::LavaPooled { .. }
        | Event::LavaGone { .. }
        | Event::SoilMade { .. }
        | Event::FrostSpread => Some(nature(voice, event)),
        _ => Some(land(voice, event)),
    }
}

/// What an event is about.
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

fn who(voice: &Voice<'_>, key: &str, seat: Seat) -> String {
    voice.say(key, &[("who", &voice.seat(seat))])
}

fn who_at(voice: &Voice<'_>, key: &str, seat: Seat, hex: Hex) -> String {
    voice.say(key, &[("who", &voice.seat(seat)), ("hex", &hex)])
}

fn who_on(voice: &Voice<'_>, key: &str, seat: Seat, spot: Spot) -> String {
    voice.say(key, &[("who", &voice.seat(seat)), ("spot", &voice.spot(spot))])
}

fn table(voice: &Voice<'_>, event: Event) -> String {
    match event {
        Event::Sat { seat, place } => {
            voice.say("event.sat", &[("who", &voice.seat(seat)), ("place", &place.saturating_add(1))])
        }
        Event::Built { seat, face, hex } => {
            voice.say("event.built", &[("who", &voice.seat(seat)), ("tile", &voice.face(face)), ("hex", &hex)])
        }
        Event::Dealt { power, slot } => {
            voice.say("event.dealt", &[("power", &voice.power(power)), ("slot", &voice.slot(slot))])
        }
        Event::TurnBegins { seat, last: false } => who(voice, "event.turn-begins", seat),
        Event::TurnBegins { seat, last: true } => who(voice, "event.turn-begins.last", seat),
        Event::DrewCard { seat, card: Card::UNSEEN, .. } => who(voice, "event.drew.unseen", seat),
        Event::DrewCard { seat, card, .. } => {
            voice.say("event.drew.seen", &[("who", &voice.seat(seat)), ("card", &voice.card(card))])
        }
        Event::Played { seat, card } => {
            voice.say("event.played", &[("who", &voice.seat(seat)), ("card", &voice.card(card))])
        }
        Event::EndTriggered { seat, ending } => who(
            voice,
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
        Event::Over { ending: Ending::Super } => voice.plain("event.over.super"),
        Event::Over { ending: Ending::Winter } => voice.plain("event.over.winter"),
        Event::Over { .. } => voice.plain("event.over"),
        _ => String::new(),
    }
}

fn resources(voice: &Voice<'_>, event: Event) -> String {
    let amount = |key: &str, seat: Seat, mix| voice.say(key, &[("who", &voice.seat(seat)), ("mix", &voice.mix(mix))]);
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
            let (mix, what) = (voice.mix(mix), priced(voice, price));
            voice.say("event.paid", &[("who", &voice.seat(seat)), ("mix", &mix), ("what", &what)])
        }
        Event::Returned { seat, mix } => amount("event.returned", seat, mix),
        Event::Short { seat, biome } => {
            voice.say("event.short", &[("who", &voice.seat(seat)), ("resources", &voice.resources(biome))])
        }
        _ => String::new(),
    }
}

fn critters(voice: &Voice<'_>, event: Event) -> String {
    let went = |key: &str, seat: Seat, piece: Piece, from: Spot, to: Spot| {
        let (piece, from, to) = (voice.piece(piece), voice.spot(from), voice.spot(to));
        voice.say(key, &[("who", &voice.seat(seat)), ("piece", &piece), ("from", &from), ("to", &to)])
    };
    match event {
        Event::Walked { seat, piece, from, to } => went("event.walked", seat, piece, from, to),
        Event::Migrated { seat, piece, from, to } => went("event.migrated", seat, piece, from, to),
        Event::WentHome { seat, spot, loss } => who_on(voice, lost(loss), seat, spot),
        Event::Wounded { seat, spot } => who_on(voice, "event.wounded", seat, spot),
        Event::Rode { seat, spot } => who_on(voice, "event.rode", seat, spot),
        Event::Contested { biome } => voice.say("event.contested", &[("spot", &voice.spot(biome))]),
        Event::Claimed { seat, spot } => who_on(voice, "event.claimed", seat, spot),
        Event::Grew { seat, spot } => who_on(voice, "event.grew", seat, spot),
        Event::CameAshore { seat, spot, .. } => who_on(voice, "event.came-ashore", seat, spot),
        Event::Swam { seat, from: None, to } => who_at(voice, "event.dived", seat, to),
        Event::Swam { seat, from: Some(from), to } => {
            voice.say("event.swam", &[("who", &voice.seat(seat)), ("from", &from), ("hex", &to)])
        }
        Event::Sacrificed { seat, from: Some(spot) } => who_on(voice, "event.sacrificed.land", seat, spot),
        Event::Sacrificed { seat, from: None } => who(voice, "event.sacrificed.hand", seat),
        Event::ForcedSacrifice { seat } => who(voice, "event.forced-sacrifice", seat),
        Event::CraterEmptied { seat } => who(voice, "event.crater-emptied", seat),
        Event::Burrowed { seat, spot } => who_on(voice, "event.burrowed", seat, spot),
        Event::Emerged { seat, spot } => who_on(voice, "event.emerged", seat, spot),
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

fn nature(voice: &Voice<'_>, event: Event) -> String {
    match event {
        Event::LavaFlowed { from, to } => voice.say("event.lava-flowed", &[("from", &from), ("to", &to)]),
        Event::LavaMerged { hex } => voice.say("event.lava-merged", &[("hex", &hex)]),
        Event::LavaPooled { hex } => voice.say("event.lava-pooled", &[("hex", &hex)]),
        Event::LavaGone { hex } => voice.say("event.lava-gone", &[("hex", &hex)]),
        Event::SoilMade { hex } => voice.say("event.soil-made", &[("hex", &hex)]),
        Event::FrostSpread => voice.plain("event.frost-spread"),
        _ => String::new(),
    }
}

fn land(voice: &Voice<'_>, event: Event) -> String {
    let tile = |key: &str, seat: Seat, face, hex: Hex| {
        voice.say(key, &[("who", &voice.seat(seat)), ("tile", &voice.face(face)), ("hex", &hex)])
    };
    match event {
        Event::Drifted { seat, hex, dir } => {
            voice.say("event.drifted", &[("who", &voice.seat(seat)), ("hex", &hex), ("edge", &voice.edge(dir))])
        }
        Event::Rifted { seat, cut, hex, dir } => {
            let key = match cut {
                Cut::Space => "event.rifted.space",
                Cut::Rest => "event.rifted.rest",
                Cut::Column | Cut::Row | Cut::Diagonal => "event.rifted.line",
            };
            voice.say(key, &[("who", &voice.seat(seat)), ("hex", &hex), ("edge", &voice.edge(dir))])
        }
        Event::Laid { seat, face, hex } => tile("event.laid", seat, face, hex),
        Event::IslandBegins { seat, free: false } => who(voice, "event.island", seat),
        Event::IslandBegins { seat, free: true } => who(voice, "event.island.free", seat),
        Event::VolcanoPlaced { seat, hex, great: false } => who_at(voice, "event.volcano", seat, hex),
        Event::VolcanoPlaced { seat, hex, great: true } => who_at(voice, "event.volcano.super", seat, hex),
        Event::Rotated { seat, face, hex } => tile("event.rotated", seat, face, hex),
        Event::Unlocked { seat, slot, power } => {
            let (power, slot) = (voice.power(power), voice.slot(slot));
            voice.say("event.unlocked", &[("who", &voice.seat(seat)), ("power", &power), ("slot", &slot)])
        }
        Event::Froze { seat, hex } => who_at(voice, "event.froze", seat, hex),
        Event::DivertTried { seat, from, to } => {
            voice.say("event.divert-tried", &[("who", &voice.seat(seat)), ("from", &from), ("to", &to)])
        }
        Event::LateralStruck { seat, hex } => who_at(voice, "event.lateral", seat, hex),
        Event::BombFell { seat, hex } => who_at(voice, "event.bomb", seat, hex),
        Event::Slid { seat, face, from, to } => {
            let tile = capital(&voice.face(face));
            voice.say("event.slid", &[("who", &voice.seat(seat)), ("tile", &tile), ("from", &from), ("to", &to)])
        }
        Event::Eroded { seat, face, hex } => tile("event.eroded", seat, face, hex),
        Event::SuperErupts { seat, hex } => who_at(voice, "event.super-erupts", seat, hex),
        _ => String::new(),
    }
}
