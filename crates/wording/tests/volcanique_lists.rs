//! Volcanique in words, kind by kind: every refusal, event, power and card has its sentence, and every sentence is used.

#[path = "common/sound.rs"]
mod sound;

use handbook::titles;
use hexgrid::{Dir, Hex};
use sound::sound;
use std::collections::BTreeSet;
use tabletop::{CitesRule, Game, Seat, SeatSet};
use volcanique::{
    Biome, Card, Cost, Cut, Danger, Ending, Event, Face, Gain, Item, Kind, Loss, Mix, Piece, Power, Price, Question,
    Refusal, Rules, Setup, Size, Slot, Spot, Start,
};
use wording::{GameWording, Messages, Topic, caldera_text, power_text};

const HERE: Hex = Hex::new(0, 0);
const THERE: Hex = Hex::new(2, -1);
const SPOT: Spot = Spot::new(HERE, Biome::Dark);
const GOAL: Spot = Spot::new(THERE, Biome::Light);

fn rules() -> Rules {
    Rules::new(Setup::new(3)).unwrap()
}

fn questions() -> Vec<Question> {
    use Question::*;
    let (seat, hex, from, piece, kind) = (Seat(0), HERE, SPOT, Piece::Single, Kind(3));
    let mut all = vec![
        Order,
        Build { size: Size::Uno, hex },
        Settle { hex },
        Deal,
        Gift,
        Move { movements: 1, flights: 0 },
        Walk { piece, from },
        Victim { owner: seat },
        Drift,
        Buy { first: true },
        Pay { price: Price::Card },
        Place { kind },
        Migrate { owner: seat, piece, from },
        Ride { hex },
        SummonTile { left: 2 },
        SummonPlace { kind },
        Erupt,
        Siphon { count: 1 },
        Sleight { hex },
        Unlock,
        Spend,
        Freeze,
        Flow { from: hex },
        Divert { from: hex, to: THERE },
        DivertRoll { seat },
        Flee { from: hex },
        Lose { left: 1, biome: from },
        Lateral { hex },
        Name { left: 3 },
        Strike,
        Bomb { hex },
        BombRoll { seat },
        Slide { hex },
        Caldera,
        Draw { seat },
        Claim,
        Swim { from: hex },
        Sacrifice,
        Discard { count: 2 },
    ];
    all.extend([BarterGive, BarterTake { count: 2 }, Seam, Sinkhole, Aim, Quench, Crown]);
    let dangers = [Danger::Volcano, Danger::Lava, Danger::Landslide];
    all.extend(dangers.map(|danger| Escape { danger, price: 2, piece, from }));
    all
}

fn refusals() -> Vec<Refusal> {
    use Refusal::*;
    let mut all = vec![
        Over,
        MustBuy,
        TooDear { cost: Cost { any: 6, one: 5, pair: false }, purse: Mix([2, 2, 1]) },
        NotOfEachKind,
        SupplyEmpty,
        WrongSize,
        NoEdgeMatches,
        SameRotation,
        NoLand,
        Covered,
        Frozen,
        Protected { by: Seat(1) },
        NotToTheLeft,
        NobodyThere,
        Controlled,
        Inhabited,
        NoSuchPart,
        OutOfReach,
        SamePlace,
        NoMovementLeft,
        PackTooSmall { by: Seat(1) },
        HerdHolds { by: Seat(1) },
        NoGroup,
        NoPower { rule: "VQ-FLYING" },
        UsedUp { rule: "VQ-EROSION" },
        LimitedUsed { rule: "VQ-RIFT" },
        NoSuchCard,
        CardUseless { rule: "VQ-CAL-QUENCH" },
        HandEmpty,
        CraterFull,
        CraterNotFull,
        DeckEmpty,
        SlotNotAdjacent,
        FirstSlot,
        NotLower,
        NotFreeOcean,
        IslandTooNear,
        IslandTooFar,
        OffTheTable,
        IslandHeld,
        BadCut,
        SameCut,
        NotFirstSpace,
    ];
    let any = Cost { any: 7, one: 0, pair: false };
    all.push(TooDear { cost: any, purse: Mix::NONE });
    all.push(TooDear { cost: Cost { any: 5, one: 0, pair: true }, purse: Mix([0, 4, 0]) });
    all.extend([TooLow, UnoOfControlled, NotBeside, NamedAlready, NoLava, NotActive, OneColossal, NotSuper]);
    all.extend([NotInFinalTurn, NoPurchaseLeft, NoLavaTile, WrongAmount]);
    let about = |question| [NotAsked { question }, NotPossible { question }, WrongPayment { question }];
    all.extend(questions().into_iter().flat_map(about));
    all
}

#[test]
fn every_refusal_is_a_sentence_with_a_rule_of_the_handbook() {
    let (rules, words) = (rules(), Messages::english());
    let mut texts = BTreeSet::new();
    for refusal in refusals() {
        let text = rules.refusal(refusal, &words);
        sound(&text);
        assert!(text.ends_with(&format!(". [{}]", refusal.rule())), "{text}");
        assert!(titles::VOLCANIQUE.of(refusal.rule()).is_some(), "{} has no entry in the handbook", refusal.rule());
        texts.insert(text);
    }
    assert_eq!(texts.len(), refusals().len());
    let text = rules.refusal(Refusal::NoPower { rule: "VQ-FLYING" }, &words);
    assert_eq!(text, "That needs a power you do not have: Flying. [VQ-FLYING]");
}

/// A price that has two forms names both, and what there is in the same terms.
#[test]
fn a_price_that_cannot_be_paid_does_not_contradict_itself() {
    let (rules, words) = (rules(), Messages::english());
    let volcano = Cost { any: 6, one: 5, pair: false };
    let say = |cost, purse| rules.refusal(Refusal::TooDear { cost, purse: Mix(purse) }, &words);
    assert_eq!(say(volcano, [2, 2, 1]), "It costs 5 of one kind or 6 mixed; you have 5 mixed. [VQ-BUY-1]");
    assert_eq!(say(volcano, [0, 4, 0]), "It costs 5 of one kind or 6 mixed; you have 4 of one kind. [VQ-BUY-1]");
    assert_eq!(say(Cost { any: 7, one: 0, pair: false }, [0; 3]), "It costs any 7; you have nothing. [VQ-BUY-1]");
}

fn events() -> Vec<Event> {
    use Event::*;
    let (seat, spot, hex, face, dir, mix) = (Seat(0), SPOT, HERE, Face::new(Kind(3), 1), Dir::E, Mix([1, 0, 2]));
    let mut all = vec![
        Sat { seat, place: 0 },
        Built { seat, face, hex },
        Dealt { power: Power(3), slot: Slot(4) },
        TurnBegins { seat, last: false },
        TurnBegins { seat, last: true },
        Returned { seat, mix },
        Walked { seat, piece: Piece::Group, from: spot, to: GOAL },
        Migrated { seat, piece: Piece::Colossal, from: spot, to: GOAL },
        Wounded { seat, spot },
        Drifted { seat, hex, dir },
        Laid { seat, face, hex },
        Rode { seat, spot },
        IslandBegins { seat, free: false },
        IslandBegins { seat, free: true },
        CraterEmptied { seat },
        ForcedSacrifice { seat },
        VolcanoPlaced { seat, hex, great: false },
        VolcanoPlaced { seat, hex, great: true },
        Rotated { seat, hex, face },
        Unlocked { seat, slot: Slot(0), power: Power(1) },
        Froze { seat, hex },
        FrostSpread,
        LavaFlowed { from: hex, to: THERE },
        LavaMerged { hex },
        LavaPooled { hex },
        LavaGone { hex },
        SoilMade { hex },
        DivertTried { seat, from: hex, to: THERE },
        Swam { seat, from: None, to: hex },
        Swam { seat, from: Some(THERE), to: hex },
        LateralStruck { seat, hex },
        BombFell { seat, hex },
        Slid { seat, face, from: hex, to: THERE },
        Contested { biome: spot },
        Played { seat, card: Card(2) },
        Claimed { seat, spot },
        Grew { seat, spot },
        Eroded { seat, face: Face::SOIL, hex },
        CameAshore { seat, from: hex, spot },
        Sacrificed { seat, from: Some(spot) },
        Sacrificed { seat, from: None },
        Burrowed { seat, spot },
        Emerged { seat, spot },
        Short { seat, biome: Biome::Light },
        SuperErupts { seat, hex },
    ];
    all.extend(events_by_kind());
    all
}

/// Events whose sentence depends on a kind.
fn events_by_kind() -> Vec<Event> {
    use Event::*;
    let (seat, spot, hex, dir, mix) = (Seat(1), SPOT, HERE, Dir::NW, Mix([0, 3, 0]));
    let mut all = Vec::new();
    all.extend([Gain::Start, Gain::Income, Gain::Siphon, Gain::Barter, Gain::Seam].map(|gain| Gained {
        seat,
        mix,
        gain,
    }));
    let dangers = [Danger::Volcano, Danger::Lava, Danger::Landslide];
    let mut prices = vec![Price::Vent, Price::Card, Price::Colossal, Price::Sacrifice];
    prices.extend([Item::Volcano, Item::Island, Item::Land(Kind(6))].map(Price::Item));
    prices.extend(dangers.map(Price::Escape));
    all.extend(prices.into_iter().map(|price| Paid { seat, mix, price }));
    let mut losses =
        vec![Loss::Covered, Loss::Bomb, Loss::Contest, Loss::Pack, Loss::Entered, Loss::Repelled, Loss::Super];
    losses.push(Loss::Herd);
    losses.extend(dangers.map(Loss::Danger));
    all.extend(losses.into_iter().map(|loss| WentHome { seat, spot, loss }));
    let cuts = [Cut::Column, Cut::Row, Cut::Diagonal, Cut::Space, Cut::Rest];
    all.extend(cuts.map(|cut| Rifted { seat, cut, hex, dir }));
    all.extend([Card(4), Card::UNSEEN].map(|card| DrewCard { seat, card, knowers: SeatSet::single(seat) }));
    let endings = [Ending::Tiles, Ending::Critters, Ending::Drought, Ending::Rounds, Ending::Super, Ending::Winter];
    all.extend(endings.into_iter().flat_map(|ending| [EndTriggered { seat, ending }, Over { ending }]));
    all
}

#[test]
fn every_event_has_a_line() {
    let (rules, words) = (rules(), Messages::english());
    for event in events() {
        sound(&rules.event(event, &words).unwrap_or_else(|| panic!("{event:?} has no line")));
    }
    let nothing = Event::Gained { seat: Seat(0), mix: Mix::NONE, gain: Gain::Income };
    assert_eq!(rules.event(nothing, &words), None);
    let quick = Rules::new(Setup { start: Start::Quick, ..Setup::new(2) }).unwrap();
    let built = Event::Built { seat: Seat(0), face: Face::SOIL, hex: HERE };
    assert_eq!(quick.event(built, &words), None);
}

#[test]
fn every_rule_has_an_entry_in_the_handbook() {
    for id in Rules::RULE_IDS {
        assert!(titles::VOLCANIQUE.of(id).is_some(), "{id} has no entry");
    }
}

#[test]
fn a_hidden_card_is_not_named() {
    let (rules, words) = (rules(), Messages::english());
    let drew = Event::DrewCard { seat: Seat(1), card: Card::UNSEEN, knowers: SeatSet::single(Seat(1)) };
    assert_eq!(rules.event(drew, &words).unwrap(), "Blue draws a Caldera card.");
    assert_eq!(caldera_text(&rules, Card::UNSEEN, &words), "a hidden card");
}

#[test]
fn topics_are_told_apart() {
    let rules = rules();
    let seat = Seat(0);
    let eroded = Event::Eroded { seat, face: Face::SOIL, hex: HERE };
    assert_eq!(rules.topic(Event::TurnBegins { seat, last: true }), Topic::Turn);
    assert_eq!(rules.topic(Event::Contested { biome: SPOT }), Topic::Combat);
    assert_eq!(rules.topic(eroded), Topic::Other);
}

#[test]
fn every_power_and_card_has_a_text() {
    let (rules, words) = (rules(), Messages::english());
    for number in 0..25 {
        let text = power_text(&rules, Power(number), &words);
        sound(&text);
        assert!(text.len() > 30 && !text.contains("grants nothing"), "{text}");
    }
    Card::all().for_each(|card| sound(&caldera_text(&rules, card, &words)));
    let agile = power_text(&rules, Power::from_name("agile").unwrap(), &words);
    assert!(agile.starts_with("Agile. You have two movements") && agile.contains("neighbouring tile"), "{agile}");
    let text = caldera_text(&rules, Card::from_name("fire-opal").unwrap(), &words);
    assert_eq!(text, "Fire Opal, 4 points.");
}

#[test]
fn every_message_is_used() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/volcanique");
    let mut code = String::new();
    for file in std::fs::read_dir(folder).unwrap().flatten() {
        code += &std::fs::read_to_string(file.path()).unwrap();
    }
    let made = ["seat.", "mark.", "biome.", "letter.", "compass.", "slot.", "power.", "card.", "amount.", "resources."];
    let (rules, words) = (rules(), Messages::english());
    let refused: BTreeSet<String> = refusals().into_iter().map(|refusal| rules.refusal(refusal, &words)).collect();
    let texts =
        concat!(include_str!("../messages/en/volcanique.txt"), include_str!("../messages/en/volcanique-events.txt"));
    for line in texts.lines().filter(|line| !line.starts_with('#')) {
        let Some((key, text)) = line.split_once(" = ") else { continue };
        let key = key.strip_prefix("volcanique.").unwrap();
        let stem = key.trim_end_matches(".one").trim_end_matches(".many").trim_end_matches(".turned");
        let used = if key.starts_with("refusal.") || key.starts_with("question.") {
            let begins = text.split('{').find(|part| !part.is_empty()).unwrap_or(text);
            let begins = begins.split_once('}').map_or(begins, |(_, rest)| rest);
            refused.iter().any(|refusal| refusal.contains(begins))
        } else {
            [key, stem].iter().any(|text| code.contains(&format!("\"{text}\"")))
        };
        assert!(used || made.iter().any(|start| key.starts_with(start)), "{key} is used nowhere");
    }
}
