//! What an answer points at, and which kind of answer it is: the kinds stand in the tray, the targets on the board.

use super::shift::{Part, severed};
use hexgrid::Hex;
use tabletop::{Game, Pending};
use volcanique::{Move, Question, Rules, Spot, State};

/// A kind of answer; the order is that of the tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    /// Move a critter or a group, or where it goes.
    Walk,
    /// A tile is laid.
    Tile,
    /// A critter from hand onto land.
    Claim,
    /// A volcano.
    Volcano,
    /// The super volcano.
    Super,
    /// A critter grows into a Colossal.
    Grow,
    /// A top tile is removed.
    Erode,
    /// A critter goes into the sea or swims on.
    Sea,
    /// A critter goes from the board into the crater.
    Sacrifice,
    /// A critter is flipped down or up.
    Burrow,
    /// A critter is lost.
    Lose,
    /// An island drifts.
    Converge,
    /// An island is cut.
    Rift,
    /// A top tile slides.
    Slide,
    /// A space or lava is named for something else.
    Name,
    /// Something is bought.
    Buy,
    /// A power is unlocked.
    Unlock,
    /// Resources are paid, taken or given.
    Mix,
    /// A Caldera card is played.
    Card,
    /// Anything else: a plain button.
    Other,
}

impl Group {
    /// Its name in messages and test ids.
    pub const fn name(self) -> &'static str {
        match self {
            Group::Walk => "walk",
            Group::Tile => "tile",
            Group::Claim => "claim",
            Group::Volcano => "volcano",
            Group::Super => "super",
            Group::Grow => "grow",
            Group::Erode => "erode",
            Group::Sea => "sea",
            Group::Sacrifice => "sacrifice",
            Group::Burrow => "burrow",
            Group::Lose => "lose",
            Group::Converge => "converge",
            Group::Rift => "rift",
            Group::Slide => "slide",
            Group::Name => "name",
            Group::Buy => "buy",
            Group::Unlock => "unlock",
            Group::Mix => "mix",
            Group::Card => "card",
            Group::Other => "other",
        }
    }

    /// Whether its answers are chosen on the board.
    pub const fn on_board(self) -> bool {
        !matches!(self, Group::Buy | Group::Unlock | Group::Mix | Group::Card | Group::Other)
    }
}

/// The kind of an answer.
pub fn group(mv: Move) -> Group {
    match mv {
        Move::Pick(..) | Move::To(_) => Group::Walk,
        Move::Build(..) | Move::Place(..) | Move::Rotate(_) => Group::Tile,
        Move::Claim(_) => Group::Claim,
        Move::Erupt(_) => Group::Volcano,
        Move::EruptSuper(_) => Group::Super,
        Move::Grow(_) => Group::Grow,
        Move::Erode(_) => Group::Erode,
        Move::Dive(_) | Move::Swim(_) | Move::Ashore(_) => Group::Sea,
        Move::Sacrifice(_) => Group::Sacrifice,
        Move::Burrow(_) | Move::Emerge(_) => Group::Burrow,
        Move::Lose(..) => Group::Lose,
        Move::Converge(..) | Move::Drift(_) => Group::Converge,
        Move::Rift(..) => Group::Rift,
        Move::Slide(..) => Group::Slide,
        Move::Freeze(_) | Move::Flow(_) | Move::Name(_) | Move::Aim(_) | Move::Quench(_) => Group::Name,
        Move::Buy(_) | Move::BuyCard => Group::Buy,
        Move::Unlock(_) => Group::Unlock,
        Move::Take(_) | Move::Give(_) | Move::Pay(_) => Group::Mix,
        Move::Play(_) => Group::Card,
        _ => Group::Other,
    }
}

/// What an answer points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A space.
    Hex(Hex),
    /// A part of a tile.
    Spot(Spot),
    /// Where an island is cut.
    Cut(Part),
}

impl Target {
    /// Its space, or the first of them.
    pub const fn hex(self) -> Hex {
        match self {
            Target::Hex(hex) => hex,
            Target::Spot(spot) => spot.hex,
            Target::Cut(part) => part.hex,
        }
    }
}

/// What the table waits for, if it waits for somebody.
pub fn question(rules: &Rules, state: &State) -> Option<Question> {
    match rules.pending(state) {
        Pending::Seat(decision) => Some(decision.question),
        _ => None,
    }
}

/// What an answer points at on the board; nothing for a plain button.
pub fn target(rules: &Rules, state: &State, mv: Move) -> Option<Target> {
    match mv {
        Move::Pick(_, spot)
        | Move::To(spot)
        | Move::Lose(_, spot)
        | Move::Claim(spot)
        | Move::Grow(spot)
        | Move::Ashore(spot)
        | Move::Sacrifice(spot)
        | Move::Burrow(spot)
        | Move::Emerge(spot) => Some(Target::Spot(spot)),
        Move::Place(hex, _)
        | Move::Erupt(hex)
        | Move::EruptSuper(hex)
        | Move::Freeze(hex)
        | Move::Name(hex)
        | Move::Erode(hex)
        | Move::Dive(hex)
        | Move::Swim(hex)
        | Move::Aim(hex)
        | Move::Quench(hex)
        | Move::Slide(hex, _)
        | Move::Converge(hex, _) => Some(Target::Hex(hex)),
        // A single space that is cut off is pointed at itself.
        Move::Rift(..) => severed(rules, state, mv)
            .map(|part| if part.is_space() { Target::Hex(part.hex) } else { Target::Cut(part) }),
        Move::Build(..) | Move::Rotate(_) | Move::Flow(_) => match (question(rules, state)?, mv) {
            (Question::Build { hex, .. } | Question::Sleight { hex }, _) => Some(Target::Hex(hex)),
            (Question::Flow { from }, Move::Flow(dir)) => Some(Target::Hex(from.step(dir, 1))),
            _ => None,
        },
        _ => None,
    }
}

/// Whether an answer lays or turns a tile, which is first shown as a ghost.
pub fn is_tile(mv: Move) -> bool {
    matches!(mv, Move::Place(..) | Move::Build(..) | Move::Rotate(_))
}

/// The answer that a person tries who points at a space, for the reason against it.
pub fn tried_hex(question: Question, chosen: Option<Group>, hex: Hex) -> Option<Move> {
    Some(match question {
        Question::Place { .. } | Question::SummonPlace { .. } => Move::Place(hex, 0),
        Question::Erupt if chosen == Some(Group::Super) => Move::EruptSuper(hex),
        Question::Erupt => Move::Erupt(hex),
        Question::Freeze => Move::Freeze(hex),
        Question::Name { .. } => Move::Name(hex),
        Question::Sinkhole => Move::Erode(hex),
        Question::Claim if chosen == Some(Group::Erode) => Move::Erode(hex),
        Question::Claim if chosen == Some(Group::Sea) => Move::Dive(hex),
        Question::Swim { .. } | Question::Flee { .. } => Move::Dive(hex),
        Question::Aim => Move::Aim(hex),
        Question::Quench => Move::Quench(hex),
        Question::Flow { from } => Move::Flow(from.direction_to(hex).filter(|(_, steps)| *steps == 1)?.0),
        _ => return None,
    })
}

/// The answer that a person tries who points at a part of a tile, for the reason against it.
pub fn tried_spot(question: Question, chosen: Option<Group>, spot: Spot) -> Option<Move> {
    use volcanique::Piece::Single;
    Some(match question {
        Question::Move { .. } => Move::Pick(Single, spot),
        Question::Walk { .. } | Question::Migrate { .. } | Question::Ride { .. } | Question::Escape { .. } => {
            Move::To(spot)
        }
        Question::Settle { .. } | Question::Crown => Move::Claim(spot),
        Question::Victim { .. } | Question::Lose { .. } | Question::Spend => Move::Lose(Single, spot),
        Question::Claim if chosen == Some(Group::Grow) => Move::Grow(spot),
        Question::Claim if chosen == Some(Group::Claim) => Move::Claim(spot),
        Question::Swim { .. } => Move::Ashore(spot),
        Question::Sacrifice if chosen == Some(Group::Burrow) => Move::Burrow(spot),
        Question::Sacrifice => Move::Sacrifice(spot),
        _ => return tried_hex(question, chosen, spot.hex),
    })
}
