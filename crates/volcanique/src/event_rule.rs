//! Which rule of the ledger an event happened by, for the links of a log.
//!
//! Most events happen by one rule alone. A few are judged by what happened before: a tile is removed by the power or by the
//! card, lava goes away because somebody quenched it or because a Colossal stopped it. Not here: sentences (`wording`).

use crate::card::Card;
use crate::event::{Ending, Event, Gain, Loss};
use crate::moves::Item;
use crate::question::{Danger, Price};
use tabletop::{EventRecord, RuleId, Sink, rule_id};

/// The rule of each Caldera card, in the order of their numbers.
const CARDS: [RuleId; 12] = [
    rule_id!("VQ-CAL-OPAL"),
    rule_id!("VQ-CAL-OBSIDIAN"),
    rule_id!("VQ-CAL-SCURRY"),
    rule_id!("VQ-CAL-BARTER"),
    rule_id!("VQ-CAL-DETOUR"),
    rule_id!("VQ-CAL-OFFERING"),
    rule_id!("VQ-CAL-SEAM"),
    rule_id!("VQ-CAL-UPDRAFT"),
    rule_id!("VQ-CAL-SINKHOLE"),
    rule_id!("VQ-CAL-QUENCH"),
    rule_id!("VQ-CAL-TERRACE"),
    rule_id!("VQ-CAL-VENT"),
];

impl Event {
    /// The rule it happened by.
    pub(crate) fn rule(self) -> RuleId {
        match self {
            Event::Sat { .. } | Event::Built { .. } => rule_id!("VQ-SET-5"),
            Event::Dealt { .. } => rule_id!("VQ-GRID-2"),
            Event::TurnBegins { last: false, .. } => rule_id!("VQ-TURN-1"),
            Event::TurnBegins { last: true, .. } => rule_id!("VQ-END-1"),
            Event::Gained { gain, .. } => gained(gain),
            Event::Paid { price, .. } => paid(price),
            Event::Returned { .. } | Event::Short { .. } => rule_id!("VQ-COL-1"),
            Event::WentHome { loss, .. } => lost(loss),
            Event::DrewCard { .. } => rule_id!("VQ-CAL-1"),
            Event::Played { card, .. } => played(card),
            Event::EndTriggered { ending, .. } | Event::Over { ending } => ended(ending),
            Event::Eroded { .. } => rule_id!("VQ-EROSION"),
            Event::LavaGone { .. } => rule_id!("VQ-SET-7"),
            _ => of_board(self),
        }
    }
}

fn of_board(event: Event) -> RuleId {
    match event {
        Event::Walked { .. } => rule_id!("VQ-MOVE-1"),
        Event::Migrated { .. } => rule_id!("VQ-TILE-2"),
        Event::Laid { .. } => rule_id!("VQ-TILE-1"),
        Event::Wounded { .. } | Event::Grew { .. } => rule_id!("VQ-COLOSSAL"),
        Event::Drifted { .. } => rule_id!("VQ-CONVERGE"),
        Event::Rifted { .. } => rule_id!("VQ-RIFT"),
        Event::Rode { .. } | Event::Burrowed { .. } | Event::Emerged { .. } => rule_id!("VQ-BURROW"),
        Event::IslandBegins { free: false, .. } | Event::CraterEmptied { .. } => rule_id!("VQ-ISL-1"),
        Event::IslandBegins { free: true, .. } => rule_id!("VQ-ISL-2"),
        Event::ForcedSacrifice { .. } => rule_id!("VQ-BUY-2"),
        Event::VolcanoPlaced { great: false, .. } => rule_id!("VQ-VOL-1"),
        Event::VolcanoPlaced { great: true, .. } | Event::SuperErupts { .. } => rule_id!("VQ-SUPER"),
        Event::Rotated { .. } => rule_id!("VQ-SLEIGHT"),
        Event::Unlocked { .. } => rule_id!("VQ-VOL-2"),
        Event::Froze { .. } | Event::FrostSpread => rule_id!("VQ-WINTER"),
        Event::LavaFlowed { .. } => rule_id!("VQ-LAVA-1"),
        Event::LavaMerged { .. } | Event::LavaPooled { .. } => rule_id!("VQ-LAVA-4"),
        Event::SoilMade { .. } => rule_id!("VQ-LAVA-5"),
        Event::DivertTried { .. } => rule_id!("VQ-DIVERT"),
        Event::Swam { .. } | Event::CameAshore { .. } => rule_id!("VQ-SEA"),
        Event::LateralStruck { .. } => rule_id!("VQ-LATERAL"),
        Event::BombFell { .. } => rule_id!("VQ-BOMB"),
        Event::Slid { .. } => rule_id!("VQ-LANDSLIDE"),
        Event::Contested { .. } => rule_id!("VQ-CON-1"),
        Event::Claimed { .. } => rule_id!("VQ-CLAIM-1"),
        _ => rule_id!("VQ-SAC-1"),
    }
}

fn gained(gain: Gain) -> RuleId {
    match gain {
        Gain::Start => rule_id!("VQ-SET-6"),
        Gain::Income => rule_id!("VQ-COL-1"),
        Gain::Siphon => rule_id!("VQ-SIPHON"),
        Gain::Barter => rule_id!("VQ-CAL-BARTER"),
        Gain::Seam => rule_id!("VQ-CAL-SEAM"),
    }
}

fn paid(price: Price) -> RuleId {
    match price {
        Price::Item(Item::Island) => rule_id!("VQ-ISL-1"),
        Price::Item(_) => rule_id!("VQ-BUY-1"),
        Price::Vent => rule_id!("VQ-CAL-VENT"),
        Price::Card => rule_id!("VQ-CAL-1"),
        Price::Escape(danger) => fled(danger),
        Price::Colossal => rule_id!("VQ-COLOSSAL"),
        Price::Sacrifice => rule_id!("VQ-SAC-1"),
    }
}

fn fled(danger: Danger) -> RuleId {
    match danger {
        Danger::Volcano => rule_id!("VQ-MIGRATE"),
        Danger::Lava => rule_id!("VQ-LAVA-2"),
        Danger::Landslide => rule_id!("VQ-LANDSLIDE"),
    }
}

fn lost(loss: Loss) -> RuleId {
    match loss {
        Loss::Covered => rule_id!("VQ-TILE-2"),
        Loss::Danger(Danger::Volcano) => rule_id!("VQ-VOL-1"),
        Loss::Danger(danger) => fled(danger),
        Loss::Bomb => rule_id!("VQ-BOMB"),
        Loss::Contest => rule_id!("VQ-CON-1"),
        Loss::Pack | Loss::Herd => rule_id!("VQ-CON-3"),
        Loss::Entered => rule_id!("VQ-COOP"),
        Loss::Repelled => rule_id!("VQ-COLOSSAL"),
        Loss::Super => rule_id!("VQ-SUPER"),
    }
}

fn played(card: Card) -> RuleId {
    CARDS.get(card.index()).copied().unwrap_or(rule_id!("VQ-CAL-2"))
}

fn ended(ending: Ending) -> RuleId {
    match ending {
        Ending::Tiles | Ending::Critters => rule_id!("VQ-END-1"),
        Ending::Drought | Ending::Rounds => rule_id!("VQ-END-4"),
        Ending::Super => rule_id!("VQ-SUPER"),
        Ending::Winter => rule_id!("VQ-WINTER"),
    }
}

/// Emits events whose rule follows from the event alone.
pub(crate) trait Tell {
    fn tell(&mut self, event: Event);
}

impl<S: Sink<Event>> Tell for S {
    #[inline]
    fn tell(&mut self, event: Event) {
        self.push(EventRecord::new(event.rule(), event));
    }
}
