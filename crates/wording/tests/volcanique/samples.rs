//! Every kind of question, refusal and event of Volcanique.

use hexgrid::{Dir, Hex};
use tabletop::{Seat, SeatSet};
use volcanique::{
    Biome, Card, Cost, Cut, Danger, Ending, Event, Face, Gain, Item, Loss, Mix, Piece, Power, Price, Question, Refusal,
    Size, Slot, Spot, TileKind,
};

/// A space.
pub const HERE: Hex = Hex::new(0, 0);
const THERE: Hex = Hex::new(2, -1);
/// A part of its tile.
pub const SPOT: Spot = Spot::new(HERE, Biome::Dark);
const GOAL: Spot = Spot::new(THERE, Biome::Light);

/// Returns every question.
pub fn questions() -> Vec<Question> {
    use Question::*;
    let (seat, hex, from, piece, kind) = (Seat(0), HERE, SPOT, Piece::Single, TileKind(3));
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

/// Returns every refusal.
pub fn refusals() -> Vec<Refusal> {
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

/// Returns every event that has a sentence.
pub fn events() -> Vec<Event> {
    use Event::*;
    let (seat, spot, hex, face, dir, mix) = (Seat(0), SPOT, HERE, Face::new(TileKind(3), 1), Dir::E, Mix([1, 0, 2]));
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
        SuperErupts { seat, hex },
    ];
    all.extend(Biome::ALL.map(|biome| Short { seat, biome }));
    all.extend(events_by_kind());
    all
}

/// Returns the events whose sentence depends on a kind.
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
    prices.extend([Item::Volcano, Item::Island, Item::Land(TileKind(6))].map(Price::Item));
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
