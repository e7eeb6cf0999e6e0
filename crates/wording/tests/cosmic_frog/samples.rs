//! Every kind of refusal, question and event of Cosmic Frog.

use cosmic_frog::{
    Ability, ActionMode, AttackMeans, Back, Bonus, Card, Die, Ending, Event, Expense, Gain, Land, Muck, Place, Purpose,
    Question, Refusal, RoboLine, RoboReason, RollPurpose, Stack, Style, Tile, Window,
};
use hexgrid::Cell;
use tabletop::{Seat, SeatSet};

/// Returns every refusal.
pub fn refusals() -> Vec<Refusal> {
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
    for means in [AttackMeans::Slip, AttackMeans::Land] {
        all.extend([NeedsEdge { means }, NobodyThere { means }, EdgeNotAether { means }]);
    }
    all.extend(questions().into_iter().flat_map(|question| [NotAsked { question }, NotPossible { question }]));
    all
}

/// Returns every question.
pub fn questions() -> Vec<Question> {
    let seat = Seat(0);
    let roll = Question::Roll { seat, die: Die::Red, count: 2, fight: RollPurpose::Raid };
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
    all.extend([ActionMode::First, ActionMode::Extra, ActionMode::Aside, ActionMode::Puppet].map(Question::Action));
    all.extend([Window::TurnStart, Window::Targeted, Window::Attacked, Window::BeforeRaid].map(Question::Window));
    all
}

/// Returns every event that has a sentence.
pub fn events() -> Vec<Event> {
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

/// Returns the events of powers, teams and variants.
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
    all.extend(RoboReason::ALL.map(|because| Robo { seat, line: RoboLine::Raid, because }));
    all.extend(RoboLine::ALL.map(|line| Robo { seat, line, because: RoboReason::NoRoom }));
    all
}

/// Returns the events of Find Muck.
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
        Spent { seat, amount: 2, price: Expense::Aggro },
        Attacked { attacker: seat, defender: other, means: AttackMeans::Mind },
    ];
    all.extend([true, false].map(|success| Groped { seat, roll: 2, target: 1, success }));
    all.extend(Style::ALL.map(|style| Styled { seat, style }));
    all
}

/// Returns the events whose sentence depends on a kind.
fn events_by_kind() -> Vec<Event> {
    use Event::*;
    let (seat, attacker, defender, knowers) = (Seat(0), Seat(0), Seat(1), SeatSet::ALL);
    let mut all = Vec::new();
    for card in [Ability(0), Ability::UNSEEN] {
        all.extend([DrewAbility { seat, card, knowers }, Kept { seat, card, knowers }]);
    }
    all.extend(
        [
            Expense::ExtraAction,
            Expense::Leap,
            Expense::Slipstream,
            Expense::Combat,
            Expense::Power,
            Expense::Toll,
            Expense::Flux,
        ]
        .map(|price| Spent { seat, amount: 2, price }),
    );
    let gains = [Gain::Siphons, Gain::Recover, Gain::Return, Gain::Victory];
    let gains = gains.into_iter().chain([Gain::Ground, Gain::Barren, Gain::Drain, Gain::Flux]);
    all.extend(gains.map(|gain| Regained { seat, amount: 2, gain }));
    all.extend([true, false].map(|success| RaidRolled { seat, die: 3, target: 2, success }));
    all.push(RaidRolled { seat, die: 2, target: 2, success: false });
    all.extend([(true, 0), (false, 2)].map(|(overpower, boost)| Committed { seat, overpower, boost }));
    all.extend([AttackMeans::Leap, AttackMeans::Slip, AttackMeans::Land, AttackMeans::Ram].map(|means| Attacked {
        attacker,
        defender,
        means,
    }));
    all.extend(Back::ALL.map(|back| BackSeen { back }));
    all
}
