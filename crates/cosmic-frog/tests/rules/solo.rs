//! The game against RoboFrogs: its set-up, what may be combined with it, and the reasons that RoboFrogs give.

use crate::common::{play_until, rules};
use cosmic_frog::{Ability, Event, Layout, Place, Question, RichLands, Rules, Setup, SoloLevel, State};
use std::collections::BTreeSet;
use tabletop::{Game, Notation, Odds, Pending, Seat, SeatSet, Secrets, proves};

const PLAYER: SeatSet = SeatSet::single(Seat(0));

fn robots() -> impl Iterator<Item = Seat> {
    (1..4).map(Seat)
}

#[test]
fn amounts_are_those_of_a_shorter_game_of_four() {
    let _proof = proves!["SOLO-SET-1"];
    for (level, cards) in [(SoloLevel::Easy, 3), (SoloLevel::Normal, 4), (SoloLevel::Hard, 5)] {
        let rules = rules(Setup::solo(level));
        let state = rules.initial_state();
        assert_eq!(rules.land_counts(), (8, 6));
        assert_eq!(rules.fact(&state, "backs").unwrap(), "blank 60 fracture 24");
        assert_eq!(rules.action_cards_of(Seat(0)), 5);
        assert!(robots().all(|seat| rules.action_cards_of(seat) == cards), "{level:?}");
        assert_eq!(state.actions().len(), usize::from(5 + 3 * cards));
        assert_eq!(SoloLevel::from_name(level.name()), Some(level));
    }
}

#[test]
fn robofrogs_start_on_strike_hexes_with_a_hidden_card() {
    let _proof = proves!["SOLO-SET-2", "SOLO-SET-3", "SOLO-SET-4"];
    let rules = rules(Setup::solo(SoloLevel::Normal));
    let state = play_until(&rules, 3, |state| matches!(rules.pending(state), Pending::Seats(..)));
    assert_eq!(rules.pending(&state), Pending::Seats(PLAYER, Question::KeepDealt), "nobody else is asked");
    let strikes: BTreeSet<u8> = rules.strikes().iter().map(|(_, cell)| cell.0).collect();
    let mut starts = BTreeSet::new();
    let view = rules.view(&state, PLAYER);
    for seat in robots() {
        let frog = state.frog(seat);
        let Place::Shard(cell) = frog.place else { panic!("{seat:?} is at {:?}", frog.place) };
        assert!(strikes.contains(&cell.0) && starts.insert(cell.0), "{cell:?}");
        assert_eq!((frog.oomph, frog.up, frog.card.is_known()), (0, false, true));
        assert_eq!(view.state.frog(seat).card, Ability::UNSEEN);
        assert_eq!(rules.vault(seat), rules.vault(Seat(1)));
        assert!(!rules.is_player_controlled(seat) && rules.is_player_controlled(Seat(0)));
    }
    assert_eq!(state.splinters().len(), strikes.len(), "the cards are shuffled back");
    assert_ne!(rules.vault(Seat(0)), rules.vault(Seat(1)));
}

#[test]
fn everything_but_teams_can_be_combined() {
    let _proof = proves!["SOLO-HUMAN-1"];
    let all = Setup {
        rich: RichLands::Hidden,
        surge: true,
        decide: true,
        resist: true,
        quakes: 2,
        vortexes: 2,
        layout: Layout::Clustered,
        robo_diversity: true,
        ..Setup::solo(SoloLevel::Hard)
    };
    assert!(Rules::new(all.clone()).is_ok());
    assert!(Rules::new(Setup { bounce: true, decide: false, ..all.clone() }).is_ok());
    let wrong = Setup { teams: vec![0, 1, 0, 1], symbiotic: true, persons: vec![0, 1, 0, 1], ..all.clone() };
    let errors = Rules::new(wrong).unwrap_err();
    assert_eq!(errors.iter().filter(|error| error.starts_with("solo:")).count(), 2, "{errors:?}");
    let three = Setup { frogs: Setup::new(3).frogs, ..all.clone() };
    assert!(Rules::new(three).unwrap_err()[0].contains("four frogs play"));
    assert!(Rules::new(Setup { solo: None, ..all }).unwrap_err()[0].contains("no RoboFrogs"));
}

#[test]
fn a_position_knows_cards_that_were_shuffled_among_themselves() {
    let _proof = proves!["SOLO-FLUX-1"];
    let text = scenario("flux-1-the-player-first");
    let (rules, mut state) = Rules::read_position(&text).unwrap();
    for line in ["chance draw flux", "red resist", "chance ability massive", "chance ability ravager"] {
        let mv = rules.read_move(&state, line).unwrap();
        rules.apply(&mut state, mv, &mut ()).unwrap();
    }
    let snapshot = rules.snapshot(&state).unwrap();
    assert!(snapshot.contains(" marauder/monstrous\""), "{snapshot}");
    assert_eq!(rules.restore(&snapshot), Ok(state));
    let twice = snapshot.replace("marauder/monstrous", "marauder/marauder");
    assert!(rules.restore(&twice).unwrap_err().contains("named twice"));
    let rich = text.replace("[frog.gray]", "[frog.gray]\noomph = 2");
    assert!(Rules::read_position(&rich).unwrap_err()[0].contains("a RoboFrog has at most 0 Ω"));
}

/// Returns the weights of chance after these lines from the position of a scenario.
fn weights(name: &str, lines: &[&str]) -> Vec<u32> {
    let (rules, mut state): (Rules, State) = Rules::read_position(&scenario(name)).unwrap();
    for line in lines {
        let mv = rules.read_move(&state, line).unwrap();
        rules.apply(&mut state, mv, &mut ()).unwrap();
    }
    let mut odds = Odds::default();
    rules.odds(&state, &mut odds);
    odds.outcomes().iter().map(|&(_, weight)| weight).collect()
}

#[test]
fn a_raid_takes_every_type_with_the_same_chance() {
    let _proof = proves!["SOLO-RAID-2"];
    let lots = |lines: &[&str]| weights("raid-2-a-type-at-random", lines);
    let raided = ["chance draw purple", "chance roll 5"];
    assert_eq!(lots(&raided), [1, 1, 2], "two hills together are as likely as the desert");
    assert_eq!(lots(&[&raided[..], &["chance roll 1"]].concat()), [1, 1], "a hill and the desert are left");
}

#[test]
fn the_player_lays_all_the_land_of_a_drafted_layout() {
    let _proof = proves!["SOLO-SET-1"];
    let rules = rules(Setup { layout: Layout::Drafted, ..Setup::solo(SoloLevel::Easy) });
    let (mut state, mut moves, mut laid) = (rules.initial_state(), Vec::new(), 0);
    while let Pending::Seat(decision) = rules.pending(&state) {
        assert_eq!((decision.seat, decision.question), (Seat(0), Question::Layout));
        rules.legal(&state, &mut moves);
        let mv = moves[laid % moves.len()];
        rules.apply(&mut state, mv, &mut ()).unwrap();
        laid += 1;
    }
    assert_eq!(laid, 4 * (8 + 6));
    assert_eq!(rules.pending(&state), Pending::Chance(Question::Splinter), "RoboFrogs come next");
}

fn scenario(name: &str) -> String {
    let path = format!("{}/../../scenarios/cosmic-frog/solo-{name}.toml", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Plays lines from the position of a scenario and returns the reasons that RoboFrogs gave.
fn said(name: &str, lines: &[&str]) -> String {
    let (rules, mut state): (Rules, State) = Rules::read_position(&scenario(name)).unwrap();
    let mut events: Vec<Event> = Vec::new();
    for line in lines {
        let mv = rules.read_move(&state, line).unwrap();
        rules.apply(&mut state, mv, &mut events).unwrap();
    }
    let robo = events.iter().filter_map(|event| match event {
        Event::Robo { line, because, .. } => Some(format!("{line:?} {because:?}")),
        Event::Forfeited { .. } => Some("forfeited".into()),
        _ => None,
    });
    robo.collect::<Vec<_>>().join(", ")
}

#[test]
fn every_line_says_why_it_applied_or_not() {
    let _proof = proves!["SOLO-ACT-2"];
    let shard = [
        ("leap-1-two-land-go-home", "Leap AetherInReach"),
        ("leap-1-only-land-counts", "Leap FewLand, Attack PlayerEmpty, Harvest OnLand"),
        ("leap-1-no-hex-is-nearer", "Leap NoNearer, Attack PlayerEmpty, Harvest OnLand"),
        ("att-1-attacks-in-line", "Leap FewLand, Attack PlayerInRange"),
        ("att-1-out-of-range", "Leap FewLand, Attack OutOfRange, Harvest OnLand"),
        (
            "act-4-aether-surge-binds-them",
            "Leap FewLand, Attack SurgeBetween, Harvest NoLandInLine, Escape AetherInReach",
        ),
        ("harv-1-as-near-as-it-can", "Leap FewLand, Attack PlayerEmpty, Harvest LandNearer"),
        ("act-3-forfeits", "Leap FewLand, Attack PlayerEmpty, Harvest WayBlocked, Escape NoWayOut, forfeited"),
    ];
    let aether = [
        ("raid-1-raids-first", "Raid VaultOpen"),
        ("raid-1-locked", "Raid VaultLocked, Disgorge LandHeld"),
        ("raid-1-empty", "Raid VaultEmpty, Disgorge LandHeld"),
        ("att-4-option-a", "Raid VaultLocked, Disgorge NothingHeld, Ram PlayerAdrift"),
        ("att-3-the-only-edge", "Raid VaultLocked, Disgorge NothingHeld, Ram PlayerAtEdge"),
        ("dis-1-full-vault", "Raid VaultLocked, Disgorge VaultFull, Ram PlayerEmpty, Land InLine"),
        ("land-1-nowhere", "Raid VaultLocked, Disgorge NothingHeld, Ram PlayerEmpty, Land NoRoom, forfeited"),
    ];
    for (name, expected) in shard.into_iter().chain(aether) {
        assert_eq!(said(name, &["chance draw purple"]), expected, "{name}");
    }
    let dialled = [
        ("leap-1-as-near-as-it-can", "chance roll 2", "Leap AetherNearer"),
        ("harv-1-nearest-land-by-the-dial", "chance roll 3", "Leap FewLand, Attack PlayerEmpty, Harvest LandInReach"),
        (
            "harv-1-no-land-and-no-aether",
            "chance roll 6",
            "Leap FewLand, Attack PlayerEmpty, Harvest NoLandInLine, Escape AetherNearer",
        ),
        (
            "att-1-not-from-the-aether-inland",
            "chance roll 1",
            "Raid VaultLocked, Disgorge NothingHeld, Ram PlayerInland, Land InLine",
        ),
        ("land-1-no-line", "chance roll 2", "Raid VaultLocked, Disgorge NothingHeld, Ram PlayerEmpty, Land NearPlayer"),
        (
            "human-1-not-yet-arrived",
            "chance splinter F",
            "Raid VaultLocked, Disgorge NothingHeld, Ram PlayerWaiting, Land InLine",
        ),
    ];
    for (name, chance, expected) in dialled {
        assert_eq!(said(name, &["chance draw purple", chance]), expected, "{name}");
    }
    assert_eq!(
        said("vault-1-vortex-without-room", &["chance draw splinter", "chance splinter F", "chance back vortex"]),
        "Descend Vortex, Descend NoRoom",
        "the second finds no hex"
    );
    assert_eq!(
        said("att-1-out-of-range", &["chance draw gray"]),
        "Leap FewLand, Attack NoLine, Harvest OnLand",
        "off every line"
    );
}
