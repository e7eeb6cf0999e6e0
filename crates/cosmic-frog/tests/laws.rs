//! The laws of the contract on thousands of random games of every option.

use cosmic_frog::{
    Ability, Event, Expense, FindMuck, Gain, GameLength, Layout, Move, Place, Question, RichLands, Rules, Setup,
    SoloLevel, State, Style,
};
use std::sync::Arc;
use tabletop::{Game, Notation, Pending, Seat};
use testkit::{LabelCounts, PlayedStep, Suite};

/// Frogs, length, layout, persons, teams and variants go round with the number of the game.
fn rules(number: u64) -> Arc<Rules> {
    let frogs = 3 + (number % 4) as usize;
    let mut setup = Setup::new(frogs);
    setup.length = [GameLength::Shorter, GameLength::Normal, GameLength::Longer][(number / 4 % 3) as usize];
    setup.layout = match number / 12 % 10 {
        0 => Layout::Drafted,
        1..=4 => Layout::Clustered,
        _ => Layout::Scattered,
    };
    let variants = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40;
    let on = |bit: u32| variants >> bit & 1 == 1;
    // A third of the games is plain; the rest mixes variants and teams.
    if !number.is_multiple_of(3) {
        setup.rich = [RichLands::Off, RichLands::Hidden, RichLands::Open][(variants % 3) as usize];
        setup.surge = on(2);
        setup.bounce = on(3);
        setup.decide = !on(3) && on(4);
        setup.resist = on(5);
        setup.quakes = (variants >> 6 & 3).min(2) as u8;
        setup.vortexes = (variants >> 8 & 3).min(2) as u8;
        setup.teams = match (frogs, on(10), on(11)) {
            (4, true, _) => vec![0, 1, 0, 1],
            (6, true, true) => vec![0, 1, 0, 1, 0, 1],
            (6, true, false) => vec![0, 1, 2, 0, 1, 2],
            _ => Vec::new(),
        };
        setup.symbiotic = !setup.teams.is_empty() && on(12);
    }
    setup.find_muck = match number / 2 % 5 {
        1 | 2 => FindMuck::Dice,
        3 | 4 => FindMuck::Chips,
        _ => FindMuck::Off,
    };
    if number % 5 == 2 {
        setup = solo(setup, number);
    } else if number.is_multiple_of(7) {
        // Two people hold all frogs, or each team is one person's.
        setup.persons = match setup.teams.is_empty() {
            true => (0..frogs as u8).map(|seat| seat % 2).collect(),
            false => setup.teams.clone(),
        };
    }
    Arc::new(Rules::new(setup).unwrap())
}

/// The same variants against RoboFrogs.
fn solo(setup: Setup, number: u64) -> Setup {
    let level = SoloLevel::ALL[(number / 5 % 3) as usize];
    Setup {
        solo: Some(level),
        robo_diversity: number.is_multiple_of(2),
        frogs: Setup::new(4).frogs,
        teams: Vec::new(),
        symbiotic: false,
        find_muck: FindMuck::Off,
        ..setup
    }
}

/// Where cards are turned up unasked.
const INTERRUPTS: [&str; 5] = [
    "reveal between turns",
    "reveal that reopens the round",
    "reveal beside sealed answers",
    "reveal in a combat of one's own",
    "reveal as a bystander",
];

#[test]
fn all_laws_hold() {
    let mut suite = Suite::new(20_000);
    // Fewer games than usual get fewer thorough ones, too.
    suite.thorough = suite.thorough.min(suite.games / 100);
    let report = suite.run_labelled(rules, label);
    println!("{report}");
    let rare = report.usage.rarer_than(POWERS, 100).into_iter().chain(report.usage.rarer_than(OPTIONS, 50));
    let rare = rare.chain(report.usage.rarer_than(ROBO, 100));
    let rare = rare.chain(report.usage.rarer_than(EIGHT, 100)).chain(report.usage.rarer_than(MUCK, 5));
    let rare = rare.chain(report.usage.rarer_than(INTERRUPTS, 100));
    let rare: Vec<_> =
        rare.chain(report.usage.rarer_than(["grab by whiptongue", "void in defence by voidshadow"], 100)).collect();
    // A short run by hand may miss some; the usual one may not.
    assert!(rare.is_empty() || report.games < 20_000, "used too rarely: {rare:?}");
    println!("used rarely in this run: {rare:?}");
}

/// What a power or a variant did, by the rule it belongs to. Powers of several cards are told apart by the card.
fn label(step: &PlayedStep<'_, Rules>, usage: &mut LabelCounts) {
    let (rules, before) = (step.rules, step.before);
    // Whom the rules play, nobody asks.
    if let Pending::Seat(decision) = rules.pending(before) {
        assert!(rules.is_player_controlled(decision.by), "{} was asked", rules.seat_name(decision.by));
    }
    if let (Pending::Seat(decision), Some(word)) = (rules.pending(before), power_word(step.mv)) {
        let frog = before.frog(decision.seat);
        let card = if frog.up { frog.card.name() } else { "anybody" };
        usage.add(&format!("{word} by {card}"));
        usage.add(word);
        if own_powers(card).contains(&word) || (card == "echomind" && past_a_frog(step, decision.seat)) {
            usage.add(card);
        }
    }
    for &event in step.events {
        event_label(step, event, usage);
    }
    if let Move::RevealUnasked(seat) = step.mv {
        usage.add(match rules.pending(before) {
            Pending::Chance(_) if rules.pending(step.after) != rules.pending(before) => "reveal that reopens the round",
            Pending::Chance(_) => "reveal between turns",
            Pending::Seats(..) => "reveal beside sealed answers",
            _ if before.combat_stage().is_some() && before.combat().sides.contains(&seat) => {
                "reveal in a combat of one's own"
            }
            _ => "reveal as a bystander",
        });
    }
    let setup = rules.setup();
    if matches!(rules.pending(before), Pending::Chance(Question::Roll { seat, .. }) if copies(before, seat)) {
        usage.add("copied die");
    }
    if setup.surge && matches!(step.mv, Move::Leap(_)) {
        usage.add("leap under surge");
    }
    if rules.has_teams() {
        match step.mv {
            Move::Fetch(_) => usage.add("fetch"),
            Move::Raid(..) => usage.add("raid on a team"),
            Move::Keep(..) => usage.add("pick in a team"),
            _ => {}
        }
    }
}

/// Whether a mind reaches past a frog that stands between.
fn past_a_frog(step: &PlayedStep<'_, Rules>, seat: Seat) -> bool {
    let (Move::Mind(target) | Move::Aggro(target)) = step.mv else { return false };
    let places = [seat, target].map(|seat| step.before.frog(seat).place);
    let [Place::Shard(from), Place::Shard(to)] = places else { return false };
    let Some((dir, distance)) = step.rules.cell_grid().direction_to(from, to) else { return false };
    let mut cell = from;
    (1..distance).any(|_| {
        cell = step.rules.neighbour(cell, dir);
        step.before.frog_at(cell).is_some()
    })
}

/// What a card of Find Muck brings that others have not.
fn own_powers(card: &str) -> &'static [&'static str] {
    match card {
        "psychovore" => &["reroll"],
        "goadcaller" => &["raise", "lower"],
        "dredger" => &["dredge", "reroll"],
        "tetherbound" => &["tether"],
        "echomind" => &["shift"],
        "nullcroak" => &["ignore"],
        "sleightmaster" => &["late boost", "meddle", "reroll"],
        "regurgitor" => &["line", "heave", "heave into", "spew"],
        _ => &[],
    }
}

fn copies(state: &State, seat: Seat) -> bool {
    let frog = state.frog(seat);
    frog.up && frog.card == Ability::from_name("mutagenic").unwrap_or(Ability::NONE)
}

fn power_word(mv: Move) -> Option<&'static str> {
    Some(match mv {
        Move::Step(_) => "step",
        Move::Stash(_) => "stash",
        Move::PayToll => "toll in answer",
        Move::Withdraw => "withdraw",
        Move::Reroll(_) => "reroll",
        Move::Stomp => "stomp",
        Move::Raise => "raise",
        Move::Lower => "lower",
        Move::Possess(_) => "possess",
        Move::Smash => "smash",
        Move::Swap(_) => "swap",
        Move::Eat => "eat",
        Move::Spit => "spit",
        Move::Tunnel(_) => "tunnel",
        Move::Defer => "defer",
        Move::UseDeferred => "use",
        Move::Look => "look",
        Move::Drain(..) => "drain",
        Move::Void => "void in defence",
        Move::Grab(_) => "grab",
        Move::Exchange(_) => "exchange",
        Move::DriftOne => "drift one",
        Move::Trade(1..) => "trade",
        Move::Bonus(_) => "bonus",
        Move::Mind(_) => "mind",
        Move::Aggro(_) => "aggro",
        Move::Ignore => "ignore",
        Move::Heed => "heed",
        Move::Dredge(..) => "dredge",
        Move::Tether => "tether",
        Move::Nearer | Move::Farther => "shift",
        Move::Meddle(_) => "meddle",
        Move::Boost(1..) => "late boost",
        Move::Line(_) => "line",
        Move::Heave(_) => "heave",
        Move::HeaveInto(..) => "heave into",
        Move::Spew(..) => "spew",
        Move::Snap => "snap",
        Move::Gather(_) => "gather",
        Move::Pick(_) => "pick",
        Move::Style(Style::Soft) | Move::Soft(..) => "soft",
        Move::Style(Style::Thrown) | Move::Throw => "thrown",
        _ => return None,
    })
}

fn event_label(step: &PlayedStep<'_, Rules>, event: Event, usage: &mut LabelCounts) {
    let up = |seat: Seat| {
        let frog = step.after.frog(seat);
        if frog.up { frog.card.name() } else { "anybody" }
    };
    match event {
        Event::Spent { price: Expense::Toll, .. } => usage.add("toll"),
        Event::Spent { seat, amount: 1, price: Expense::ExtraAction } => {
            usage.add(&format!("cheap extra by {}", up(seat)))
        }
        Event::Regained { seat, gain: Gain::Victory, .. } => usage.add(&format!("regain by {}", up(seat))),
        Event::Regained { gain: Gain::Ground, .. } => usage.add("regain from the ground"),
        Event::Regained { gain: Gain::Flux, .. } => usage.add("regain from flux"),
        Event::Voided { .. } => usage.add("void"),
        Event::Harvested { tile, .. } if tile.is_barren() => usage.add("harvest a barren"),
        Event::Harvested { seat, cell, .. } if step.before.frog(seat).place != Place::Shard(cell) => {
            usage.add("harvest beside");
        }
        Event::Committed { seat, overpower: true, .. } => usage.add(&format!("overpower by {}", up(seat))),
        Event::Tethered { .. } => usage.add("tethered"),
        Event::LureFailed { .. } => usage.add("lure in vain"),
        Event::AttackFailed { .. } if step.events.iter().any(|event| matches!(event, Event::Purges { .. })) => {
            usage.add("backlash");
        }
        Event::AttackWon { attacker, .. } if up(attacker) == "psychovore" && fed(step, attacker) => {
            usage.add("feast by psychovore");
        }
        Event::Purged { to: Place::Shard(cell), .. } if !step.before.terrain_hexes().contains(cell) => {
            usage.add("new hex");
        }
        Event::Purged { to: Place::Outer(_), .. } => usage.add("muck made"),
        Event::MuckFell { .. } => usage.add("muck fell"),
        Event::Gathered { .. } => usage.add("gathered"),
        Event::MuckDrifted { .. } => usage.add("muck drifted"),
        Event::Stored { tile, .. } if tile.as_muck().is_some() => usage.add("muck stored"),
        Event::ChipTakenBack { .. } => usage.add("redraw"),
        Event::Quaked => usage.add("quake"),
        Event::Vortexed => usage.add("vortex"),
        Event::BonusSeen { bonus, .. } => usage.add(bonus.name()),
        Event::Returned { .. } if step.rules.setup().bounce => usage.add("bounce back"),
        Event::Robo { line, because, .. } => {
            let done = if because.applies() { "done" } else { "skipped" };
            usage.add(&format!("robo {line:?} {done}"));
            usage.add(&format!("robo {line:?} {because:?}"));
        }
        Event::Dialled { .. } => usage.add("robo dial"),
        Event::Spotted { .. } => usage.add("robo strike hex for the player"),
        _ => {}
    }
}

/// Whether this frog swallowed something that another purged.
fn fed(step: &PlayedStep<'_, Rules>, seat: Seat) -> bool {
    step.events.iter().any(|event| matches!(event, Event::Snapped { seat: eater, .. } if *eater == seat))
}

/// The eight abilities of Find Muck, whatever power of theirs was used.
const EIGHT: [&str; 8] =
    ["psychovore", "goadcaller", "dredger", "tetherbound", "echomind", "nullcroak", "sleightmaster", "regurgitor"];

/// Every power of theirs, and what else Find Muck brings.
const MUCK: [&str; 33] = [
    "regain by psychovore",
    "feast by psychovore",
    "reroll by psychovore",
    "aggro by goadcaller",
    "raise by goadcaller",
    "lower by goadcaller",
    "dredge by dredger",
    "reroll by dredger",
    "tethered",
    "tether by tetherbound",
    "mind by echomind",
    "shift by echomind",
    "backlash",
    "ignore by nullcroak",
    "late boost by sleightmaster",
    "meddle by sleightmaster",
    "reroll by sleightmaster",
    "line by regurgitor",
    "heave by regurgitor",
    "heave into by regurgitor",
    "spew by regurgitor",
    "mind",
    "heed",
    "lure in vain",
    "soft",
    "thrown",
    "snap",
    "new hex",
    "muck made",
    "muck fell",
    "gathered",
    "muck stored",
    "redraw",
];

/// Every power of the sixteen abilities.
const POWERS: [&str; 34] = [
    "step by blink",
    "stash by blink",
    "toll",
    "toll in answer",
    "withdraw",
    "reroll by camouflage",
    "regain by empyrean",
    "reroll by empyrean",
    "cheap extra by marauder",
    "reroll by marauder",
    "stomp by massive",
    "lower by massive",
    "raise by massive",
    "possess by mindborer",
    "reroll by mindborer",
    "smash by monstrous",
    "raise by monstrous",
    "regain from flux",
    "copied die",
    "swap by mutagenic",
    "cheap extra by nimble",
    "harvest a barren",
    "eat by ravager",
    "spit by ravager",
    "regain from the ground",
    "tunnel by telluric",
    "defer by temporus",
    "use by temporus",
    "look by temporus",
    "drain by vampiric",
    "void",
    "overpower by warbringer",
    "regain by warbringer",
    "harvest beside",
];

/// Every variant and what teams do.
const OPTIONS: [&str; 14] = [
    "abundant",
    "harmonious",
    "normal",
    "leap under surge",
    "bounce back",
    "drift one",
    "trade",
    "lower by anybody",
    "quake",
    "vortex",
    "exchange",
    "fetch",
    "raid on a team",
    "pick in a team",
];

/// Every line of the RoboFrogs' procedure, done and, where that is no rarity, skipped.
const ROBO: [&str; 17] = [
    "robo Leap done",
    "robo Leap skipped",
    "robo Attack done",
    "robo Attack skipped",
    "robo Harvest done",
    "robo Harvest skipped",
    "robo Escape done",
    "robo Raid done",
    "robo Raid skipped",
    "robo Disgorge done",
    "robo Disgorge skipped",
    "robo Ram done",
    "robo Ram skipped",
    "robo Land done",
    "robo Descend done",
    "robo dial",
    "robo strike hex for the player",
];
