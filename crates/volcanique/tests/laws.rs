//! The laws of the contract on thousands of random games of every option.

use std::sync::Arc;
use tabletop::{Game, Seat};
use testkit::{GameFromPosition, LabelCounts, PlayedStep, Suite};
use volcanique::{
    CoverRule, Danger, Ending, Event, Gain, IslandStart, Loss, Move, Piece, PowerTrait, Price, Rules, Setup, Spot,
    State,
};

/// Players, start, cover rule, objectives and persons go round with the number of the game.
fn rules(number: u64) -> Arc<Rules> {
    let players = 2 + (number % 4) as usize;
    let mut setup = Setup::new(players);
    let on = |bit: u32| number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (40 + bit) & 1 == 1;
    setup.start = if on(0) { IslandStart::Quick } else { IslandStart::Chosen };
    setup.cover = if on(1) { CoverRule::ToTheLeft } else { CoverRule::Symbiosis };
    setup.tallest = !on(2) || on(3);
    setup.largest = !on(4) || on(5);
    setup.diversified = !on(6) || on(7);
    // Random players unlock few powers: in most games each power grants seven traits and may lie on any slot; in some, those
    // that otherwise seldom come to use.
    if on(8) {
        setup.powers = Some(rich_powers(|number, step| TRAITS[(number + 4 * step) % TRAITS.len()]));
    } else if on(9) {
        setup.powers = Some(rich_powers(|_, step| SELDOM[step]));
    }
    // Two cards can only be played while things are bought: in some games there are more of them.
    if on(10) && on(11) {
        setup.caldera = Some(many_purchases());
    }
    if number.is_multiple_of(7) {
        setup.persons = (0..players as u8).map(|seat| seat % 2).collect();
    }
    Arc::new(Rules::new(setup).unwrap())
}

/// What powers grant, as their file names it.
const TRAITS: [&str; 26] = [
    "second-movement",
    "step-beside",
    "larger-store",
    "burrow",
    "colossal",
    "converge",
    "cooperate",
    "third-purchase",
    "erode",
    "exalted",
    "fly",
    "frugal",
    "herd",
    "fourth-tile",
    "landslide",
    "lateral",
    "divert",
    "bomb",
    "siphon",
    "pack",
    "rift",
    "swim",
    "sleight",
    "super",
    "migrate",
    "winter",
];

/// Traits that random players seldom come to use.
const SELDOM: [&str; 7] = ["third-purchase", "divert", "migrate", "frugal", "pack", "lateral", "swim"];

/// A table of powers in which each grants many traits, by the number of the power.
fn rich_powers(granted: impl Fn(usize, usize) -> &'static str) -> String {
    let names = include_str!("../data/powers.toml").lines().filter(|line| line.starts_with('['));
    let mut text = String::new();
    for (number, name) in names.enumerate() {
        let grants: Vec<String> = (0..7).map(|step| format!("{:?}", granted(number, step))).collect();
        text += &format!("{name}\nlevels = [1, 2, 3, 4, 5]\ngrants = [{}]\n", grants.join(", "));
    }
    text
}

/// A Caldera deck with four of each card that is for buying and none that only scores.
fn many_purchases() -> String {
    let mut card = String::new();
    let line = |line: &str| {
        if let Some(name) = line.strip_prefix('[') {
            card = name.trim_end_matches(']').to_string();
        }
        let copies = match card.as_str() {
            "second-terrace" | "sudden-vent" => "copies = 4",
            "fire-opal" | "obsidian" => "copies = 0",
            _ => line,
        };
        if line.starts_with("copies") { copies } else { line }.to_string()
    };
    include_str!("../data/caldera.toml").lines().map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn all_laws_hold() {
    // Fewer than in Cosmic Frog: a game is longer, and CI must not be.
    let mut suite = Suite::new(4_000);
    // Fewer games than usual get fewer thorough ones, too.
    suite.thorough = suite.thorough.min(suite.games / 100);
    let report = suite.run_labelled(rules, label);
    println!("{report}");
    let rare: Vec<_> =
        report.usage.rarer_than(POWERS, 100).into_iter().chain(report.usage.rarer_than(ENDINGS, 1)).collect();
    // A short run by hand may miss some; the usual one may not.
    assert!(rare.is_empty() || report.games < 4_000, "used too rarely: {rare:?}");
    println!("used rarely in this run: {rare:?}");
}

/// From the position of every scenario, so that the laws are asked where random games never come: among them the two endings
/// that take players who cannot buy for three rounds, or sixty rounds.
#[test]
fn all_laws_hold_from_the_positions_of_the_scenarios() {
    let midways =
        GameFromPosition::<Rules>::of_scenarios(concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/volcanique"));
    let mut suite = Suite::new(midways.len() as u64);
    suite.thorough = 0;
    let report = suite.run_labelled(
        |number| midways[number as usize % midways.len()].clone(),
        |step, usage| step.events.iter().filter_map(|&event| ending(event)).for_each(|word| usage.add(word)),
    );
    println!("{report}");
    let rare = report.usage.rarer_than(ALL_ENDINGS, 1);
    assert!(rare.is_empty() || report.games < midways.len() as u64, "never reached: {rare:?}");
}

/// From one position again and again: who buys at random hardly ever finds soil twice in a turn, except where all is soil.
#[test]
fn all_laws_hold_among_soil() {
    let text = include_str!("../../../scenarios/volcanique/crafty-soil-all-around.toml");
    let midway = Arc::new(GameFromPosition::<Rules>::read(text).unwrap());
    let mut suite = Suite::new(1_000);
    suite.thorough = 0;
    let report = suite.run_labelled(|_| midway.clone(), third_purchase);
    println!("{report}");
    let rare = report.usage.rarer_than(["third purchase"], 100);
    assert!(rare.is_empty() || report.games < 1_000, "used too rarely: {rare:?}");
}

/// What the third purchase of a turn is shows where it is paid (VQ-CRAFTY).
fn third_purchase<G>(step: &PlayedStep<'_, G>, usage: &mut LabelCounts)
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

/// What a power or a card did.
fn label(step: &PlayedStep<'_, Rules>, usage: &mut LabelCounts) {
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

fn ending(event: Event) -> Option<&'static str> {
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
const POWERS: [&str; 42] = [
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
const ALL_ENDINGS: [&str; 6] =
    ["ended by tiles", "ended by critters", "ended by drought", "ended by rounds", "ended by super", "ended by winter"];

/// Every way a game can end but two: no random game comes to three rounds in which nobody can buy, or to sixty rounds.
const ENDINGS: [&str; 4] = ["ended by tiles", "ended by critters", "ended by super", "ended by winter"];
