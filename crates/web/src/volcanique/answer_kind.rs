//! `AnswerKind` and `TargetPlace`: sorts answers by kind, which the tray shows, and says what on the board an answer points
//! at.

use super::moved_land::{SeveredPart, severed_part};
use hexgrid::Hex;
use tabletop::{Game, Pending};
use volcanique::{Move, Question, Rules, Spot, State};

/// A kind of answer; the order is that of the tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum AnswerKind {
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
    /// A space or lava is chosen for some other purpose.
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

impl AnswerKind {
    /// Returns its name in messages and test ids.
    pub const fn name(self) -> &'static str {
        match self {
            AnswerKind::Walk => "walk",
            AnswerKind::Tile => "tile",
            AnswerKind::Claim => "claim",
            AnswerKind::Volcano => "volcano",
            AnswerKind::Super => "super",
            AnswerKind::Grow => "grow",
            AnswerKind::Erode => "erode",
            AnswerKind::Sea => "sea",
            AnswerKind::Sacrifice => "sacrifice",
            AnswerKind::Burrow => "burrow",
            AnswerKind::Lose => "lose",
            AnswerKind::Converge => "converge",
            AnswerKind::Rift => "rift",
            AnswerKind::Slide => "slide",
            AnswerKind::Name => "name",
            AnswerKind::Buy => "buy",
            AnswerKind::Unlock => "unlock",
            AnswerKind::Mix => "mix",
            AnswerKind::Card => "card",
            AnswerKind::Other => "other",
        }
    }

    /// Returns whether its answers are chosen on the board.
    pub const fn is_on_board(self) -> bool {
        !matches!(self, AnswerKind::Buy | AnswerKind::Unlock | AnswerKind::Mix | AnswerKind::Card | AnswerKind::Other)
    }
}

/// Returns the kind of an answer.
pub fn kind_of(mv: Move) -> AnswerKind {
    match mv {
        Move::Pick(..) | Move::To(_) => AnswerKind::Walk,
        Move::Build(..) | Move::Place(..) | Move::Rotate(_) => AnswerKind::Tile,
        Move::Claim(_) => AnswerKind::Claim,
        Move::Erupt(_) => AnswerKind::Volcano,
        Move::EruptSuper(_) => AnswerKind::Super,
        Move::Grow(_) => AnswerKind::Grow,
        Move::Erode(_) => AnswerKind::Erode,
        Move::Dive(_) | Move::Swim(_) | Move::Ashore(_) => AnswerKind::Sea,
        Move::Sacrifice(_) => AnswerKind::Sacrifice,
        Move::Burrow(_) | Move::Emerge(_) => AnswerKind::Burrow,
        Move::Lose(..) => AnswerKind::Lose,
        Move::Converge(..) | Move::Drift(_) => AnswerKind::Converge,
        Move::Rift(..) => AnswerKind::Rift,
        Move::Slide(..) => AnswerKind::Slide,
        Move::Freeze(_) | Move::Flow(_) | Move::Name(_) | Move::Aim(_) | Move::Quench(_) => AnswerKind::Name,
        Move::Buy(_) | Move::BuyCard => AnswerKind::Buy,
        Move::Unlock(_) => AnswerKind::Unlock,
        Move::Take(_) | Move::Give(_) | Move::Pay(_) => AnswerKind::Mix,
        Move::Play(_) => AnswerKind::Card,
        _ => AnswerKind::Other,
    }
}

/// What an answer points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TargetPlace {
    /// A space.
    Hex(Hex),
    /// A part of a tile.
    Spot(Spot),
    /// Where an island is cut.
    Cut(SeveredPart),
}

impl TargetPlace {
    /// Returns its space, or the first of them.
    pub const fn hex(self) -> Hex {
        match self {
            TargetPlace::Hex(hex) => hex,
            TargetPlace::Spot(spot) => spot.hex,
            TargetPlace::Cut(part) => part.hex,
        }
    }
}

/// Returns what the table waits for, if it waits for somebody.
pub fn question(rules: &Rules, state: &State) -> Option<Question> {
    match rules.pending(state) {
        Pending::Seat(decision) => Some(decision.question),
        _ => None,
    }
}

/// Returns what an answer points at on the board; `None` for a plain button.
pub fn target(rules: &Rules, state: &State, mv: Move) -> Option<TargetPlace> {
    match mv {
        Move::Pick(_, spot)
        | Move::To(spot)
        | Move::Lose(_, spot)
        | Move::Claim(spot)
        | Move::Grow(spot)
        | Move::Ashore(spot)
        | Move::Sacrifice(spot)
        | Move::Burrow(spot)
        | Move::Emerge(spot) => Some(TargetPlace::Spot(spot)),
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
        | Move::Converge(hex, _) => Some(TargetPlace::Hex(hex)),
        // A single space that is cut off is its own target.
        Move::Rift(..) => severed_part(rules, state, mv)
            .map(|part| if part.is_space() { TargetPlace::Hex(part.hex) } else { TargetPlace::Cut(part) }),
        Move::Build(..) | Move::Rotate(_) | Move::Flow(_) => match (question(rules, state)?, mv) {
            (Question::Build { hex, .. } | Question::Sleight { hex }, _) => Some(TargetPlace::Hex(hex)),
            (Question::Flow { from }, Move::Flow(dir)) => Some(TargetPlace::Hex(from.step(dir, 1))),
            _ => None,
        },
        _ => None,
    }
}

/// Returns whether an answer lays or turns a tile, which is first shown as a ghost.
pub fn is_tile(mv: Move) -> bool {
    matches!(mv, Move::Place(..) | Move::Build(..) | Move::Rotate(_))
}

/// Returns the answer that a person tries who points at a space, for the reason against it.
pub fn tried_hex(question: Question, chosen: Option<AnswerKind>, hex: Hex) -> Option<Move> {
    Some(match question {
        Question::Place { .. } | Question::SummonPlace { .. } => Move::Place(hex, 0),
        Question::Erupt if chosen == Some(AnswerKind::Super) => Move::EruptSuper(hex),
        Question::Erupt => Move::Erupt(hex),
        Question::Freeze => Move::Freeze(hex),
        Question::Name { .. } => Move::Name(hex),
        Question::Sinkhole => Move::Erode(hex),
        Question::Claim if chosen == Some(AnswerKind::Erode) => Move::Erode(hex),
        Question::Claim if chosen == Some(AnswerKind::Sea) => Move::Dive(hex),
        Question::Swim { .. } | Question::Flee { .. } => Move::Dive(hex),
        Question::Aim => Move::Aim(hex),
        Question::Quench => Move::Quench(hex),
        Question::Flow { from } => Move::Flow(from.direction_to(hex).filter(|(_, steps)| *steps == 1)?.0),
        _ => return None,
    })
}

/// Returns the answer that a person tries who points at a part of a tile, for the reason against it.
pub fn tried_spot(question: Question, chosen: Option<AnswerKind>, spot: Spot) -> Option<Move> {
    use volcanique::Piece::Single;
    Some(match question {
        Question::Move { .. } => Move::Pick(Single, spot),
        Question::Walk { .. } | Question::Migrate { .. } | Question::Ride { .. } | Question::Escape { .. } => {
            Move::To(spot)
        }
        Question::Settle { .. } | Question::Crown => Move::Claim(spot),
        Question::Victim { .. } | Question::Lose { .. } | Question::Spend => Move::Lose(Single, spot),
        Question::Claim if chosen == Some(AnswerKind::Grow) => Move::Grow(spot),
        Question::Claim if chosen == Some(AnswerKind::Claim) => Move::Claim(spot),
        Question::Swim { .. } => Move::Ashore(spot),
        Question::Sacrifice if chosen == Some(AnswerKind::Burrow) => Move::Burrow(spot),
        Question::Sacrifice => Move::Sacrifice(spot),
        _ => return tried_hex(question, chosen, spot.hex),
    })
}
