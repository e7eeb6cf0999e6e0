//! Moves of Find Muck in words, both ways.

use super::{name, read_seat};
use crate::moves::Move;
use crate::muck::{Muck, Style, chips};
use crate::rules::Rules;
use crate::state::State;
use crate::steps::combat::chips::chips_to_lay;
use hexgrid::Dir;
use tabletop::Seat;

/// How such moves are written.
pub(super) const FORMS: [&str; 15] = [
    "meddle N",
    "spew EDGE N",
    "gather hidden|regular|oozing",
    "mind FROG",
    "aggro FROG",
    "dredge DIMENSION hidden|regular|oozing",
    "attack full|soft|throw",
    "arrange shuffle",
    "arrange N N N N N",
    "pick PLACE …",
    "chips N …",
    "muck regular|oozing",
    "line EDGE",
    "heave SLOT [into DIMENSION]",
    "boost N",
];

/// Such moves that are one word.
const PLAIN: [(&str, Move); 6] = [
    ("tether", Move::Tether),
    ("heed", Move::Heed),
    ("ignore", Move::Ignore),
    ("nearer", Move::Nearer),
    ("farther", Move::Farther),
    ("snap", Move::Snap),
];

const STYLES: [&str; 3] = ["full", "soft", "throw"];

fn list(numbers: impl Iterator<Item = u8>) -> String {
    numbers.map(|number| format!(" {number}")).collect()
}

pub(super) fn words(rules: &Rules, state: &State, mv: Move) -> Option<String> {
    Some(match mv {
        Move::Meddle(face) => format!("meddle {face}"),
        Move::Spew(dir, distance) => format!("spew {} {distance}", dir.name()),
        Move::Gather(muck) => format!("gather {}", muck.name()),
        Move::Mind(seat) => format!("mind {}", name(rules, seat)),
        Move::Aggro(seat) => format!("aggro {}", name(rules, seat)),
        Move::Dredge(dimension, muck) => format!("dredge {dimension} {}", muck.name()),
        Move::Style(style) => format!("attack {}", STYLES[style as usize]),
        Move::Arrange(_, 0) => "arrange shuffle".into(),
        Move::Arrange(seat, order) => {
            let order = chips::order_of(order, chips_to_lay(state, seat));
            order.map_or("arrange ?".into(), |order| format!("arrange{}", list(order.into_iter())))
        }
        Move::Pick(places) => format!("pick{}", list((0..8).filter(|place| places >> place & 1 == 1).map(|at| at + 1))),
        Move::Chips(shown) => format!("chips{}", list((0..8).filter(|chip| shown >> chip & 1 == 1))),
        Move::Muck(muck) => format!("muck {}", muck.name()),
        Move::Line(dir) => format!("line {}", dir.name()),
        Move::Heave(slot) => format!("heave {slot}"),
        Move::HeaveInto(slot, dimension) => format!("heave {slot} into {dimension}"),
        Move::Boost(boost) => format!("boost {boost}"),
        Move::Throw => "commit throw".into(),
        Move::Soft(overpower, boost) => {
            let overpower = if overpower { " overpower" } else { "" };
            let boost = if boost == 0 { String::new() } else { format!(" boost {boost}") };
            format!("commit soft{overpower}{boost}")
        }
        plain => PLAIN.iter().find(|(_, other)| *other == plain)?.0.into(),
    })
}

pub(super) fn read(rules: &Rules, state: &State, seat: Option<Seat>, parts: &[&str]) -> Option<Move> {
    let number = |text: &str| text.parse::<u8>().ok();
    let frog = |text: &str| read_seat(rules, text).ok();
    let mask = |numbers: &[&str], first: u8| {
        numbers.iter().try_fold(0u8, |mask, text| {
            let at = number(text)?.checked_sub(first).filter(|at| *at < 8)?;
            Some(mask | 1 << at)
        })
    };
    match parts {
        ["meddle", face] => Some(Move::Meddle(number(face)?)),
        ["spew", dir, distance] => Some(Move::Spew(Dir::from_name(dir)?, number(distance)?)),
        ["gather", muck] => Some(Move::Gather(Muck::from_name(muck)?)),
        ["mind", who] => Some(Move::Mind(frog(who)?)),
        ["aggro", who] => Some(Move::Aggro(frog(who)?)),
        ["dredge", dimension, muck] => Some(Move::Dredge(number(dimension)?, Muck::from_name(muck)?)),
        ["attack", style] => {
            let at = STYLES.iter().position(|other| other == style)?;
            Some(Move::Style(Style::ALL[at]))
        }
        ["arrange", "shuffle"] => Some(Move::Arrange(seat?, 0)),
        ["arrange", order @ ..] => {
            let order: Option<Vec<u8>> = order.iter().map(|text| number(text)).collect();
            let order = order?;
            let same = order.iter().fold(0u8, |mask, chip| mask | 1u8.checked_shl((*chip).into()).unwrap_or(0));
            let seat = seat?;
            let code = chips::number(&order).filter(|_| same == chips_to_lay(state, seat))?;
            Some(Move::Arrange(seat, code))
        }
        ["pick", places @ ..] => Some(Move::Pick(mask(places, 1)?)),
        ["chips", shown @ ..] => Some(Move::Chips(mask(shown, 0)?)),
        ["muck", muck] => Some(Move::Muck(Muck::from_name(muck)?)),
        ["line", dir] => Some(Move::Line(Dir::from_name(dir)?)),
        ["heave", slot] => Some(Move::Heave(number(slot)?)),
        ["heave", slot, "into", dimension] => Some(Move::HeaveInto(number(slot)?, number(dimension)?)),
        ["boost", boost] => Some(Move::Boost(number(boost)?)),
        ["commit", "throw"] => Some(Move::Throw),
        ["commit", "soft"] => Some(Move::Soft(false, 0)),
        ["commit", "soft", rest @ ..] => match super::read_commit(rest)? {
            Move::Commit(overpower, boost) => Some(Move::Soft(overpower, boost)),
            _ => None,
        },
        [word] => PLAIN.iter().find(|(plain, _)| plain == word).map(|(_, mv)| *mv),
        _ => None,
    }
}
