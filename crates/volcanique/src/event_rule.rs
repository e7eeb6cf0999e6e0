//! Which rule of the ledger an event happened by, for the links of a log.
//!
//! Most events happen by one rule alone. A few are judged by what happened before: a tile is removed by the power or by the
//! card, lava goes away because somebody quenched it or because a Colossal stopped it. Not here: sentences (`wording`).

use crate::card::Card;
use crate::event::{Ending, Event, Gain, Loss};
use crate::moves::Item;
use crate::question::{Danger, Price};

/// The rule of each Caldera card, in the order of their numbers.
const CARDS: [&str; 12] = [
    "VQ-CAL-OPAL",
    "VQ-CAL-OBSIDIAN",
    "VQ-CAL-SCURRY",
    "VQ-CAL-BARTER",
    "VQ-CAL-DETOUR",
    "VQ-CAL-OFFERING",
    "VQ-CAL-SEAM",
    "VQ-CAL-UPDRAFT",
    "VQ-CAL-SINKHOLE",
    "VQ-CAL-QUENCH",
    "VQ-CAL-TERRACE",
    "VQ-CAL-VENT",
];

impl Event {
    /// The id of the rule it happened by. `before` is what happened before it, oldest first.
    pub fn rule(self, before: &[Event]) -> &'static str {
        match self {
            Event::Sat { .. } | Event::Built { .. } => "VQ-SET-5",
            Event::Dealt { .. } => "VQ-GRID-2",
            Event::TurnBegins { last: false, .. } => "VQ-TURN-1",
            Event::TurnBegins { last: true, .. } => "VQ-END-1",
            Event::Gained { gain, .. } => gained(gain),
            Event::Paid { price, .. } => paid(price),
            Event::Returned { .. } | Event::Short { .. } => "VQ-COL-1",
            Event::WentHome { loss, .. } => lost(loss),
            Event::DrewCard { .. } => "VQ-CAL-1",
            Event::Played { card, .. } => played(card),
            Event::EndTriggered { ending, .. } | Event::Over { ending } => ended(ending),
            Event::Eroded { .. } => eroded(before),
            Event::LavaGone { .. } => gone(before),
            Event::Sacrificed { from: None, .. } if after_card(before) => "VQ-CAL-OFFERING",
            _ => of_board(self),
        }
    }
}

fn of_board(event: Event) -> &'static str {
    match event {
        Event::Walked { .. } => "VQ-MOVE-1",
        Event::Migrated { .. } => "VQ-TILE-2",
        Event::Laid { .. } => "VQ-TILE-1",
        Event::Wounded { .. } | Event::Grew { .. } => "VQ-COLOSSAL",
        Event::Drifted { .. } => "VQ-CONVERGE",
        Event::Rifted { .. } => "VQ-RIFT",
        Event::Rode { .. } | Event::Burrowed { .. } | Event::Emerged { .. } => "VQ-BURROW",
        Event::IslandBegins { free: false, .. } | Event::CraterEmptied { .. } => "VQ-ISL-1",
        Event::IslandBegins { free: true, .. } => "VQ-ISL-2",
        Event::ForcedSacrifice { .. } => "VQ-BUY-2",
        Event::VolcanoPlaced { great: false, .. } => "VQ-VOL-1",
        Event::VolcanoPlaced { great: true, .. } | Event::SuperErupts { .. } => "VQ-SUPER",
        Event::Rotated { .. } => "VQ-SLEIGHT",
        Event::Unlocked { .. } => "VQ-VOL-2",
        Event::Froze { .. } | Event::FrostSpread => "VQ-WINTER",
        Event::LavaFlowed { .. } => "VQ-LAVA-1",
        Event::LavaMerged { .. } | Event::LavaPooled { .. } => "VQ-LAVA-4",
        Event::SoilMade { .. } => "VQ-LAVA-5",
        Event::DivertTried { .. } => "VQ-DIVERT",
        Event::Swam { .. } | Event::CameAshore { .. } => "VQ-SEA",
        Event::LateralStruck { .. } => "VQ-LATERAL",
        Event::BombFell { .. } => "VQ-BOMB",
        Event::Slid { .. } => "VQ-LANDSLIDE",
        Event::Contested { .. } => "VQ-CON-1",
        Event::Claimed { .. } => "VQ-CLAIM-1",
        _ => "VQ-SAC-1",
    }
}

fn gained(gain: Gain) -> &'static str {
    match gain {
        Gain::Start => "VQ-SET-6",
        Gain::Income => "VQ-COL-1",
        Gain::Siphon => "VQ-SIPHON",
        Gain::Barter => "VQ-CAL-BARTER",
        Gain::Seam => "VQ-CAL-SEAM",
    }
}

fn paid(price: Price) -> &'static str {
    match price {
        Price::Item(Item::Island) => "VQ-ISL-1",
        Price::Item(_) => "VQ-BUY-1",
        Price::Vent => "VQ-CAL-VENT",
        Price::Card => "VQ-CAL-1",
        Price::Escape(danger) => fled(danger),
        Price::Colossal => "VQ-COLOSSAL",
        Price::Sacrifice => "VQ-SAC-1",
    }
}

fn fled(danger: Danger) -> &'static str {
    match danger {
        Danger::Volcano => "VQ-MIGRATE",
        Danger::Lava => "VQ-LAVA-2",
        Danger::Landslide => "VQ-LANDSLIDE",
    }
}

fn lost(loss: Loss) -> &'static str {
    match loss {
        Loss::Covered => "VQ-TILE-2",
        Loss::Danger(Danger::Volcano) => "VQ-VOL-1",
        Loss::Danger(danger) => fled(danger),
        Loss::Bomb => "VQ-BOMB",
        Loss::Contest => "VQ-CON-1",
        Loss::Pack | Loss::Herd => "VQ-CON-3",
        Loss::Entered => "VQ-COOP",
        Loss::Repelled => "VQ-COLOSSAL",
        Loss::Super => "VQ-SUPER",
    }
}

fn played(card: Card) -> &'static str {
    CARDS.get(card.index()).copied().unwrap_or("VQ-CAL-2")
}

fn ended(ending: Ending) -> &'static str {
    match ending {
        Ending::Tiles | Ending::Critters => "VQ-END-1",
        Ending::Drought | Ending::Rounds => "VQ-END-4",
        Ending::Super => "VQ-SUPER",
        Ending::Winter => "VQ-WINTER",
    }
}

/// Whether the event comes straight from a card.
fn after_card(before: &[Event]) -> bool {
    matches!(before.last(), Some(Event::Played { .. }))
}

fn eroded(before: &[Event]) -> &'static str {
    if after_card(before) { "VQ-CAL-SINKHOLE" } else { "VQ-EROSION" }
}

fn gone(before: &[Event]) -> &'static str {
    match before.last() {
        Some(Event::Wounded { .. }) => "VQ-COLOSSAL",
        Some(Event::Played { .. }) => "VQ-CAL-QUENCH",
        _ => "VQ-SET-7",
    }
}
