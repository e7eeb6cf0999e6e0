//! What happened in a game, by labels that a test counts: powers, cards, endings.
//!
//! Not here: which games are played (`options.rs`).

use tabletop::{Game, Seat};
use testkit::{LabelCounts, PlayedStep};
use volcanique::{Danger, Ending, Event, Gain, Loss, Move, Piece, PowerTrait, Price, Rules, Spot, State};

/// Counts the third purchase of a turn, which is recognised by its payment (VQ-CRAFTY).
pub fn third_purchase<G>(step: &PlayedStep<'_, G>, usage: &mut LabelCounts)
where
    G: Game<State = State, Event = Event>,
{
    let turn = step.before.turn_state();
    let third = turn.bought == 2 && turn.soils == 2 && turn.terraces == 0;
    let paid = |event: &Event| matches!(event, Event::Paid { price: Price::Item(_) | Price::Vent, .. });
    if third && step.events.iter().any(paid) {
        usage.add("third purchase");
    }
}

/// Counts what a power or a card did.
pub fn label(step: &PlayedStep<'_, Rules>, usage: &mut LabelCounts) {
    if let Some(word) = move_word(step, step.mv) {
        usage.add(word);
    }
    for &event in step.events {
        if let Some(word) = event_word(step, event) {
            usage.add(word);
        }
        match event {
            Event::Walked { seat, from, to, .. } => walked(step.before, seat, from, to, usage),
            Event::Played { card, .. } => usage.add(card.name()),
            Event::Gained { seat, gain: Gain::Income, mix } => income(step.before, seat, mix.total(), usage),
            Event::Over { .. } => over(step.after, usage),
            _ => {}
        }
    }
}

/// Movements that nothing but a power allows.
fn walked(before: &State, seat: Seat, from: Spot, to: Spot, usage: &mut LabelCounts) {
    let powers = before.powers(seat);
    let land = before.land();
    let (Some(start), Some(end)) = (land.part(from), land.part(to)) else { return };
    let there = before.control(end);
    let away = there.is_empty() && land.biome(start) != land.biome(end);
    match from.hex.distance(to.hex) {
        1 if away && powers.has(PowerTrait::StepBeside) && !powers.has(PowerTrait::Fly) => usage.add("agile step"),
        2.. if away && powers.has(PowerTrait::Fly) => usage.add("flight"),
        _ => {}
    }
    if powers.has(PowerTrait::SecondMovement) && before.turn_state().movements == 1 {
        usage.add("second movement");
    }
    if powers.has(PowerTrait::Cooperate) && !there.is_empty() && !there.contains(seat) {
        usage.add("cooperative entry");
    }
}

fn income(before: &State, seat: Seat, total: u8, usage: &mut LabelCounts) {
    let powers = before.powers(seat);
    let land = before.player(seat).land();
    let grouped =
        land.iter().any(|critter| before.active_critters(seat, before.land().biome(critter.part())).count() >= 2);
    if grouped && powers.has(PowerTrait::Pack) {
        usage.add("income of a pack");
    }
    if grouped && powers.has(PowerTrait::Herd) {
        usage.add("income of a herd");
    }
    if before.player(seat).resources.total() + total >= 8 && powers.has(PowerTrait::LargerStore) {
        usage.add("larger store");
    }
}

/// Cards that only score, and crater critters that score double.
fn over(after: &State, usage: &mut LabelCounts) {
    for seat in (0..5).map(Seat) {
        let player = after.player(seat);
        for card in volcanique::Card::all().filter(|card| player.cards[card.0 as usize] > 0) {
            usage.add(&format!("{} scored", card.name()));
        }
        if player.crater > 0 && player.powers.has(PowerTrait::Exalted) {
            usage.add("exalted crater");
        }
    }
}

fn move_word(step: &PlayedStep<'_, Rules>, mv: Move) -> Option<&'static str> {
    let powers = step.before.powers(step.before.turn_state().seat);
    Some(match mv {
        Move::Pick(Piece::Group, _) if powers.has(PowerTrait::Pack) => "group by pack",
        Move::Pick(Piece::Group, _) => "group by herd",
        Move::Converge(..) => "converge",
        Move::Rift(..) => "rift",
        Move::EruptSuper(_) => "super volcano",
        Move::Rotate(_) => "sleight",
        Move::Freeze(_) => "freeze",
        Move::Divert => "divert",
        Move::Lateral => "lateral",
        Move::Bomb => "bomb",
        Move::Slide(..) => "landslide",
        Move::Grow(_) => "colossal",
        Move::Erode(_) if step.before.turn_state().stage == volcanique::TurnStage::Claim => "erosion",
        Move::Dive(_) => "dive",
        Move::Swim(_) => "swim",
        Move::Ashore(_) => "ashore",
        Move::Burrow(_) => "burrow",
        Move::Emerge(_) => "emerge",
        _ => return None,
    })
}

fn event_word(step: &PlayedStep<'_, Rules>, event: Event) -> Option<&'static str> {
    let powers = |seat: Seat| step.before.powers(seat);
    Some(match event {
        Event::Gained { gain: Gain::Siphon, .. } => "siphon",
        Event::Paid { price: Price::Escape(Danger::Volcano), .. } => "volcanic migration",
        Event::Paid { price: Price::Escape(Danger::Lava), .. } => "evacuation",
        Event::Paid { seat, mix, price: Price::Sacrifice }
            if mix.total() == 2 && powers(seat).has(PowerTrait::Frugal) =>
        {
            "frugal sacrifice"
        }
        Event::IslandBegins { seat, .. } if powers(seat).has(PowerTrait::FourthTile) => "island of four",
        Event::IslandBegins { free: true, .. } => "free island",
        Event::WentHome { loss: Loss::Pack, .. } => "driven out by a pack",
        Event::WentHome { loss: Loss::Herd, .. } => "driven out by a herd",
        Event::WentHome { loss: Loss::Repelled, .. } => "repelled",
        Event::Contested { .. } => "contest",
        _ => return ending(event),
    })
}

pub fn ending(event: Event) -> Option<&'static str> {
    let Event::Over { ending } = event else { return None };
    Some(match ending {
        Ending::Tiles => "ended by tiles",
        Ending::Critters => "ended by critters",
        Ending::Drought => "ended by drought",
        Ending::Rounds => "ended by rounds",
        Ending::Super => "ended by super",
        Ending::Winter => "ended by winter",
    })
}

/// Every power and card but Crafty, which has a run of its own.
pub const POWERS: [&str; 42] = [
    "agile step",
    "second movement",
    "larger store",
    "burrow",
    "emerge",
    "colossal",
    "converge",
    "cooperative entry",
    "erosion",
    "exalted crater",
    "flight",
    "frugal sacrifice",
    "group by herd",
    "income of a herd",
    "island of four",
    "landslide",
    "lateral",
    "divert",
    "bomb",
    "siphon",
    "group by pack",
    "income of a pack",
    "rift",
    "dive",
    "swim",
    "sleight",
    "super volcano",
    "volcanic migration",
    "freeze",
    "fire-opal scored",
    "obsidian scored",
    "scurry",
    "barter",
    "detour",
    "offering",
    "rich-seam",
    "updraft",
    "sinkhole",
    "quench",
    "second-terrace",
    "sudden-vent",
    "ashore",
];

/// Every way a game can end.
pub const ALL_ENDINGS: [&str; 6] =
    ["ended by tiles", "ended by critters", "ended by drought", "ended by rounds", "ended by super", "ended by winter"];

/// Every way a game can end but two: no random game comes to three rounds in which nobody can buy, or to sixty rounds.
pub const ENDINGS: [&str; 4] = ["ended by tiles", "ended by critters", "ended by super", "ended by winter"];
