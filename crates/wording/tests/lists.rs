//! Cosmic Frog in words, kind by kind: every refusal, event and card has its sentence, and every sentence is used.

mod common;

use common::{rules, sound};
use cosmic_frog::{
    Ability, Back, Because, Bonus, Card, Die, Ending, Event, Fight, FindMuck, Gain, Land, Layout, Level, Means, Mode,
    Muck, NAMES, Place, Price, Purpose, Question, Refusal, RoboLine, Rules, Setup, Stack, Style, Tile, Window,
};
use handbook::titles;
use hexgrid::Cell;
use std::collections::BTreeSet;
use tabletop::{CitesRule, Game, Seat, SeatSet, proves};
use wording::{GameWording, Messages, card_text};

fn refusals() -> Vec<Refusal> {
    use Refusal::*;
    let (needs, has, slot) = (3, 1, 4);
    let mut all = vec![
        Over,
        NothingToReveal,
        NotYourCard,
        NoneLeft,
        NotBarrenEdge,
        OnlyOnShard,
        OnlyInAether,
        NothingToHarvest,
        NotYourHex,
        NotOnLine,
        NoTerrain,
        NotAtEdge,
        NotTargetable,
        Yourself,
        OwnVault,
        VaultLocked,
        VaultEmpty,
        TargetTooLow,
        GulletEmpty,
        NoRoomInVault,
        NoSuchSlot,
        OnlyLandIsStored,
        NoBarrenOnTop,
        MustDisgorgeOne,
        NothingExpended,
        SpentThisTurn,
        NoRecoverAsExtra,
        NoFreeHarvest,
        NoFreeRaid,
        NoReroll,
        NoSuchDie,
    ];
    all.extend([NoSuchPower, OncePerTurn, StepNotThere, TunnelNotThere, NothingToDrain, NoBarrenHeld]);
    all.extend([
        NothingToPossess,
        PuppetPossesses,
        KnockbackIsZero,
        DeferredAlready,
        NothingDeferred,
        DeckEmpty,
        WouldLeaveNoAction,
    ]);
    all.extend([Obstructed, NoMind, NoMuckThere, NoSuchOrder, BoostsLater, NoSuchLine, DimensionTaken]);
    all.push(NoSuchPick { count: 2 });
    all.extend([NotAfterRecover, SurgeInTheWay, NotATeammate, NotEnoughCards { has: 1 }, NotOut, TeamVault]);
    all.extend([LandNotHere { tile: None }, LandNotHere { tile: Some(Tile::BARREN) }, HexTaken { by: Seat(1) }]);
    all.extend([TooFar { needs, has }, AetherTooFar { needs, has }, TargetTooHigh { most: 1 }, SlotFull { slot }]);
    all.extend([
        ExtraTooDear { needs, has },
        CommitTooDear { needs, has },
        SlotEmpty { slot },
        EmptyThatSlotFirst { slot },
    ]);
    all.extend([
        NotEnoughPoints { needs, has },
        FluxTooDear { needs, has },
        PowerTooDear { needs, has },
        TollTooDear { needs, has },
    ]);
    for means in [Means::Slip, Means::Land] {
        all.extend([NeedsEdge { means }, NobodyThere { means }, EdgeNotAether { means }]);
    }
    all.extend(questions().into_iter().flat_map(|question| [NotAsked { question }, NotPossible { question }]));
    all
}

fn questions() -> Vec<Question> {
    let seat = Seat(0);
    let roll = Question::Roll { seat, die: Die::Red, count: 2, fight: Fight::Raid };
    let mut all = vec![
        Question::Layout,
        Question::KeepDealt,
        Question::Ability { seat },
        Question::Draw,
        Question::Drift { seat },
        roll,
        Question::Descend,
        Question::Enter,
        Question::Commit { attacks: true },
        Question::Spoils,
        Question::Take { points: 1 },
        Question::Store,
        Question::Back,
        Question::Offer,
        Question::Splinter,
        Question::Flux,
        Question::KeepSelected,
        Question::Toll { price: 2, target: seat },
        Question::Stomp,
        Question::Swap,
        Question::Peek { seat },
        Question::Place,
        Question::Timer,
        Question::Grab { left: 1 },
        Question::Exchange,
        Question::Homeward,
        Question::Trade,
        Question::KeepDrawn,
        Question::Fetch { steps: 2 },
        Question::Bonus { land: Land::Lake },
        Question::Dial { seat },
        Question::Spot { seat },
        Question::Lot { seat, among: 2 },
    ];
    all.extend([Question::Style, Question::Arrange, Question::LateBoost, Question::Muck, Question::Line]);
    all.extend([Question::Aggro { price: 2, by: seat }, Question::Pick { owner: seat, count: 2 }]);
    all.extend([Question::Chips { seat, count: 2 }, Question::Points { left: 2 }, Question::Snap, Question::Tether]);
    all.extend([Question::Heave { dimensions: true }, Question::Shift { at: 2 }]);
    all.extend([Mode::First, Mode::Extra, Mode::Aside, Mode::Puppet].map(Question::Action));
    all.extend([Window::TurnStart, Window::Targeted, Window::Attacked, Window::BeforeRaid].map(Question::Window));
    all
}

#[test]
fn every_refusal_is_a_sentence_with_a_rule_of_the_handbook() {
    let (rules, words) = (rules(3, Layout::Scattered), Messages::english());
    let mut texts = BTreeSet::new();
    for refusal in refusals() {
        let text = rules.refusal(refusal, &words);
        sound(&text);
        assert!(text.ends_with(&format!(". [{}]", refusal.rule())), "{text}");
        assert!(titles::COSMIC_FROG.of(refusal.rule()).is_some(), "{} has no entry in the handbook", refusal.rule());
        texts.insert(text);
    }
    assert!(texts.len() >= 95, "{}", texts.len());
}

fn events() -> Vec<Event> {
    use Event::*;
    let (seat, owner, from, cell, tile, slot) = (Seat(0), Seat(1), Place::Aether, Cell(50), Tile::BARREN, 3);
    let (attacker, defender, to) = (seat, owner, Place::Shard(cell));
    let mut all = vec![
        Turned { card: Card::Flux },
        Turned { card: Card::Strike },
        Turned { card: Card::Frog(seat) },
        Reshuffled,
        Revealed { seat, card: Ability(3) },
        Descended { seat, cell },
        Forfeited { seat },
        Leapt { seat, from, to },
        Leapt { seat, from, to: from },
        Slipstreamed { seat, from, to: cell },
        Landed { seat, to: cell },
        Harvested { seat, tile, cell },
        Digested { seat, tile },
        Stored { seat, tile, slot },
        Crushed { seat },
        Raided { seat, owner, target: 1 },
        Took { seat, owner, tile, slot },
        Rolled { seat, dice: [1, 2] },
        AttackFailed { attacker, defender, to },
        AttackWon { attacker, defender, margin: 2 },
        KnockedBack { seat, from, to },
        Advanced { seat, to },
        Plundered { seat, from: owner, tile },
        Destroyed { cell, tile },
        Fractured { count: 2 },
        Thrown { seat },
        Scorched { seat },
        Drifted { seat, from: 3, to: 1 },
        Drifted { seat, from: 3, to: 0 },
        Returned { seat },
        Entered { seat, to },
        SetAside { seat },
        UsedAside { seat, count: 2 },
        FluxBegins,
        Mutated { seat },
        Resisted { seat },
        Selected { seat },
        Struck { strike: 2, cell },
        Over { ending: Ending::Shattered },
        Over { ending: Ending::Stripped },
    ];
    all.extend(events_by_kind());
    all.extend(events_of_powers());
    all.extend(events_of_muck());
    all
}

/// Events of powers, teams and variants.
fn events_of_powers() -> Vec<Event> {
    use Event::*;
    let (seat, other, from, to, knowers) = (Seat(0), Seat(1), Cell(50), Cell(51), SeatSet::ALL);
    let mut all = vec![
        Voided { seat },
        Withdrew { seat, target: other },
        Possessed { seat, puppet: other },
        Released { puppet: other },
        Stepped { seat, from, to },
        Tunnelled { seat, from, to },
        Drained { seat, target: other, amount: 2 },
        Swapped { seat, target: other },
        Ate { seat },
        Spat { seat },
        Smashed { seat, cell: to },
        Stomped { seat, cell: to },
        KnockbackChanged { seat, to: 3 },
        Deferred { seat },
        DeferralDue { seat },
        UsedDeferred { seat },
        Peeked { seat, card: None, knowers },
        Peeked { seat, card: Some(Card::Flux), knowers },
        PutUnder { seat },
        Exchanged { seat, other },
        Traded { seat, count: 1 },
        Traded { seat, count: 2 },
        Quaked,
        Vortexed,
    ];
    let purposes = [Purpose::Possess, Purpose::Drain, Purpose::Swap, Purpose::Aggro];
    all.extend(purposes.map(|purpose| Targeted { seat, target: other, purpose }));
    let stacks = [Stack::Hex(to), Stack::Vault(1, 3)];
    all.extend(
        stacks.into_iter().flat_map(|stack| Bonus::ALL.map(|bonus| BonusSeen { land: Land::Mesa, bonus, stack })),
    );
    all.extend([TurnedDown { seat }, RoboStarts { seat, cell: to }, Spotted { seat, cell: to }]);
    all.extend((1..=6).map(|face| Dialled { seat, face }));
    all.extend(Because::ALL.map(|because| Robo { seat, line: RoboLine::Raid, because }));
    all.extend(RoboLine::ALL.map(|line| Robo { seat, line, because: Because::NoRoom }));
    all
}

#[test]
fn a_robofrog_says_what_it_will_do_or_why_not() {
    let (rules, words) = (Rules::new(Setup::solo(Level::Normal)).unwrap(), Messages::english());
    let said = |line, because| rules.event(Event::Robo { seat: Seat(1), line, because }, &words).unwrap();
    assert_eq!(said(RoboLine::Raid, Because::VaultLocked), "Purple will not raid: your Vault is locked.");
    assert_eq!(
        said(RoboLine::Leap, Because::AetherInReach),
        "Purple will leap into the Aether: it carries two Land or more, and the Aether is in reach."
    );
}

/// Events of Find Muck.
fn events_of_muck() -> Vec<Event> {
    use Event::*;
    let (seat, other, cell) = (Seat(0), Seat(1), Cell(50));
    let mut all = vec![
        Arranged { seat },
        Picked { seat, owner: other, places: 0b11 },
        ChipsShown { seat, chips: 0b101 },
        ChipTakenBack { seat, chip: 3 },
        Boosted { seat, boost: 2 },
        Ignored { seat, by: other },
        Lured { seat, by: other },
        LureFailed { seat, by: other },
        Purges { seat, count: 1 },
        Purged { seat, tile: Tile::BARREN, to: Place::Outer(2) },
        PurgeLost { seat, tile: Tile::BARREN },
        MuckFell { cell, muck: Muck::Oozing },
        Snapped { seat, from: other, tile: Tile::land(Land::Lake) },
        Shifted { seat, to: 3 },
        PointsGiven { seat, points: 2 },
        Gathered { seat, dimension: 2, muck: Muck::Regular },
        MuckDrifted { lost: 1 },
        Tethered { seat },
        Spent { seat, amount: 2, price: Price::Aggro },
        Attacked { attacker: seat, defender: other, means: Means::Mind },
    ];
    all.extend([true, false].map(|success| Groped { seat, roll: 2, target: 1, success }));
    all.extend(Style::ALL.map(|style| Styled { seat, style }));
    all
}

/// Events whose sentence depends on a kind.
fn events_by_kind() -> Vec<Event> {
    use Event::*;
    let (seat, attacker, defender, knowers) = (Seat(0), Seat(0), Seat(1), SeatSet::ALL);
    let mut all = Vec::new();
    for card in [Ability(0), Ability::UNSEEN] {
        all.extend([DrewAbility { seat, card, knowers }, Kept { seat, card, knowers }]);
    }
    all.extend(
        [Price::ExtraAction, Price::Leap, Price::Slipstream, Price::Combat, Price::Power, Price::Toll, Price::Flux]
            .map(|price| Spent { seat, amount: 2, price }),
    );
    let gains = [Gain::Siphons, Gain::Recover, Gain::Return, Gain::Victory];
    let gains = gains.into_iter().chain([Gain::Ground, Gain::Barren, Gain::Drain, Gain::Flux]);
    all.extend(gains.map(|gain| Regained { seat, amount: 2, gain }));
    all.extend([true, false].map(|success| RaidRolled { seat, die: 3, target: 2, success }));
    all.push(RaidRolled { seat, die: 2, target: 2, success: false });
    all.extend([(true, 0), (false, 2)].map(|(overpower, boost)| Committed { seat, overpower, boost }));
    all.extend([Means::Leap, Means::Slip, Means::Land, Means::Ram].map(|means| Attacked { attacker, defender, means }));
    all.extend(Back::ALL.map(|back| BackSeen { back }));
    all
}

#[test]
fn every_event_worth_a_line_has_one() {
    let (rules, words) = (rules(3, Layout::Scattered), Messages::english());
    for event in events() {
        sound(&rules.event(event, &words).unwrap_or_else(|| panic!("{event:?} has no line")));
    }
    let (seat, knowers) = (Seat(0), SeatSet::ALL);
    assert_eq!(rules.event(Event::ActionBegins { seat, extra: true }, &words), None);
    assert_eq!(rules.event(Event::Buried { seat, card: Ability::UNSEEN, knowers }, &words), None);
    sound(&rules.event(Event::Buried { seat, card: Ability(1), knowers }, &words).unwrap());
    assert_eq!(rules.event(Event::Received { seat, card: Ability::UNSEEN, knowers }, &words), None);
    sound(&rules.event(Event::Received { seat, card: Ability(1), knowers }, &words).unwrap());
    let laid = Event::Laid { tile: Tile::land(Land::Lake), cell: Cell(50) };
    assert_eq!(rules.event(laid, &words), None);
    sound(&self::rules(3, Layout::Drafted).event(laid, &words).unwrap());
}

#[test]
fn every_rule_has_an_entry_in_the_handbook() {
    for id in Rules::RULE_IDS {
        assert!(titles::COSMIC_FROG.of(id).is_some(), "{id} has no entry");
    }
}

#[test]
fn the_result_against_robofrogs_shows_the_difference() {
    let _proof = proves!["SOLO-END-1"];
    let words = Messages::english();
    for (name, said) in [
        ("each-land-alone", "Purple, Gray and Blue win with 8 points, 2 points more than Red."),
        (
            "a-tie-is-theirs",
            "Red and the RoboFrogs have 2 points each, and a tie is theirs: Purple, Gray and Blue win.",
        ),
        ("the-player-wins-with-more", "Red wins with 10 points, 6 points more than Purple, Gray and Blue."),
    ] {
        let path = format!("{}/../../scenarios/cosmic-frog/solo-end-1-{name}.toml", env!("CARGO_MANIFEST_DIR"));
        let (rules, mut state) = Rules::read_position(&std::fs::read_to_string(path).unwrap()).unwrap();
        for line in ["chance draw red", "red harvest", "chance back fracture"] {
            let mv = rules.read_move(&state, line).unwrap();
            rules.apply(&mut state, mv, &mut ()).unwrap();
        }
        assert_eq!(rules.result_text(&state, &words).lines().last(), Some(said));
    }
}

#[test]
fn every_card_has_a_text_made_of_its_powers() {
    let (rules, words) = (rules(3, Layout::Scattered), Messages::english());
    (0..16).for_each(|card| sound(&card_text(&rules, Ability(card), &words)));
    let text = card_text(&rules, Ability::from_name("empyrean").unwrap(), &words);
    assert!(text.starts_with("Empyrean. Dice: white on the Shard, red in the Aether, white for raids."), "{text}");
    assert!(text.contains("in the Aether gives you 1 Ω back") && !text.contains("on the Shard gives"), "{text}");
    assert_eq!(card_text(&rules, Ability::UNSEEN, &words), "a hidden card");
    let sentences = [
        ("blink", "neighbouring hex that is free"),
        ("camouflage", "pays 2 Ω first"),
        ("marauder", "costs 1 Ω if it is a harvest or a raid"),
        ("massive", "destroy its top tile"),
        ("mindborer", "POSSESS"),
        ("monstrous", "SMASH"),
        ("mutagenic", "swap cards with a frog within reach"),
        ("nimble", "costs 1 Ω more"),
        ("ravager", "up to 2 Ω back"),
        ("telluric", "1 Ω back when your turn starts"),
        ("temporus", "under the deck"),
        ("vampiric", "loses up to 2 Ω"),
        ("voidshadow", "before the combat is over"),
        ("warbringer", "Overpowering costs you 1 Ω"),
        ("whiptongue", "choose which tiles"),
    ];
    for (name, part) in sentences {
        let text = card_text(&rules, Ability::from_name(name).unwrap(), &words);
        assert!(text.contains(part), "{part} in {text}");
        assert!(!text.contains("no other power"), "{text}");
    }
}

#[test]
fn find_muck_adds_brains_and_eight_cards() {
    let words = Messages::english();
    let rules = Rules::new(Setup { find_muck: FindMuck::Dice, ..Setup::new(3) }).unwrap();
    for name in NAMES {
        let text = card_text(&rules, Ability::from_name(name).unwrap(), &words);
        sound(&text);
        assert!(text.contains("In mental combat: ") && !text.contains("no other power"), "{text}");
    }
    let sentences = [
        ("psychovore", "goes into your Gullet"),
        ("goadcaller", "costs 3 Ω"),
        ("dredger", "DREDGE"),
        ("tetherbound", "up to 2 Ω"),
        ("echomind", "one nearer or one farther"),
        ("nullcroak", "without paying"),
        ("sleightmaster", "after the dice"),
        ("regurgitor", "up to 3 hexes"),
    ];
    for (name, part) in sentences {
        let text = card_text(&rules, Ability::from_name(name).unwrap(), &words);
        assert!(text.contains(part), "{part} in {text}");
    }
}

#[test]
fn every_message_is_used() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
    let mut code = String::new();
    for folder in [folder.to_string(), format!("{folder}/cosmic_frog")] {
        for file in std::fs::read_dir(folder).unwrap().flatten().filter(|file| file.path().is_file()) {
            code += &std::fs::read_to_string(file.path()).unwrap();
        }
    }
    let made = ["frog.", "mark.", "tile.", "code.", "back.", "edge.", "card.", "bonus.", "muck."];
    let (rules, words) = (rules(3, Layout::Scattered), Messages::english());
    let chips = Rules::new(Setup { find_muck: FindMuck::Chips, ..Setup::new(3) }).unwrap();
    let said = |rules: &Rules| refusals().into_iter().map(|refusal| rules.refusal(refusal, &words)).collect::<Vec<_>>();
    let refused: BTreeSet<String> = said(&rules).into_iter().chain(said(&chips)).collect();
    let messages = concat!(include_str!("../messages/en.txt"), include_str!("../messages/en/muck.txt"));
    for line in messages.lines().filter(|line| !line.starts_with('#')) {
        let Some((key, text)) = line.split_once(" = ") else { continue };
        // A form for chips is used where the message is.
        let stem = key.trim_end_matches(".one").trim_end_matches(".many").trim_end_matches(".chips");
        let used = if key.starts_with("refusal.") {
            let begins = text.split('{').next().unwrap_or(text);
            refused.iter().any(|refusal| refusal.starts_with(begins))
        } else {
            [key, stem].iter().any(|text| code.contains(&format!("\"{text}\"")))
        };
        assert!(used || made.iter().any(|start| key.starts_with(start)), "{key} is used nowhere");
    }
}

/// Decisions about a frog that somebody else possesses say so.
#[test]
fn who_chooses_for_a_puppet_is_named() {
    let words = Messages::english();
    let (who, whose) = (words.plain("frog.purple"), words.plain("frog.red"));
    let text = words.get("for-another", &[("who", &who), ("whose", &whose), ("prompt", &"Red, roll.")]);
    assert_eq!(text, "Purple, choose for Red. Red, roll.");
}
