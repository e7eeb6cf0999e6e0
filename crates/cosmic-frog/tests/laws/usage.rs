//! What happened in a game, by labels that a test counts: powers, variants, RoboFrogs, interrupts.
//!
//! Not here: which games are played (`options.rs`).

use cosmic_frog::{Ability, Event, Expense, Gain, Move, Place, Question, Rules, State, Style};
use tabletop::{Game, Notation, Pending, Seat};
use testkit::{LabelCounts, PlayedStep};

/// Places where cards are turned up as an interrupt.
pub const INTERRUPTS: [&str; 5] = [
    "reveal between turns",
    "reveal that reopens the round",
    "reveal beside sealed answers",
    "reveal in its own combat",
    "reveal as a bystander",
];

/// Counts what a power or a variant did under the rule it belongs to. For powers of several cards, the label names the card.
pub fn label(step: &PlayedStep<'_, Rules>, usage: &mut LabelCounts) {
    let (rules, before) = (step.rules, step.before);
    // A seat that the rules play is never asked.
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
            _ if before.combat_stage().is_some() && before.combat().sides.contains(&seat) => "reveal in its own combat",
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

/// Returns whether a mental attack or AGGRO passes a frog in between.
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

/// Returns the powers that only this card of Find Muck has.
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

/// Returns whether this frog swallowed something that another purged.
fn fed(step: &PlayedStep<'_, Rules>, seat: Seat) -> bool {
    step.events.iter().any(|event| matches!(event, Event::Snapped { seat: eater, .. } if *eater == seat))
}

/// The eight abilities of Find Muck, regardless of which of their powers was used.
pub const EIGHT: [&str; 8] =
    ["psychovore", "goadcaller", "dredger", "tetherbound", "echomind", "nullcroak", "sleightmaster", "regurgitor"];

/// Every power of theirs, and what else Find Muck brings.
pub const MUCK: [&str; 33] = [
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
pub const POWERS: [&str; 34] = [
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
pub const OPTIONS: [&str; 14] = [
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

/// Every line of the RoboFrogs' procedure: done and, unless that is very rare, skipped.
pub const ROBO: [&str; 17] = [
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
