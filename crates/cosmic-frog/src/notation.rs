//! Moves in one line, both ways: `red leap 2,0`, `chance roll 1 5`. Described in `docs/notation.md`.

mod muck;

use crate::ability::Ability;
use crate::land::Land;
use crate::moves::Move;
use crate::rules::Rules;
use crate::setup::Colour;
use crate::state::{Card, Place, State};
use crate::steps;
use crate::tile::{Back, Bonus};
use hexgrid::{Cell, Dir, Hex};
use tabletop::input::{MAX_MOVE_BYTES, check_length};
use tabletop::{Pending, Seat};

pub(crate) fn write(rules: &Rules, state: &State, mv: Move) -> String {
    let who = match (steps::pending(rules, state), mv) {
        (_, Move::RevealUnasked(seat)) => name(rules, seat),
        (Pending::Seats(..), Move::Keep(seat, _) | Move::Arrange(seat, _)) => name(rules, seat),
        (Pending::Seat(decision), _) => name(rules, decision.by),
        _ => "chance",
    };
    format!("{who} {}", words(rules, state, mv))
}

fn name(rules: &Rules, seat: Seat) -> &'static str {
    rules.setup.frogs.get(seat.index()).map_or("nobody", |colour| colour.name())
}

fn hex(rules: &Rules, cell: Cell) -> String {
    rules.mat.hex(cell).map_or("off".into(), |hex| hex.to_string())
}

fn words(rules: &Rules, state: &State, mv: Move) -> String {
    let at = |word: &str, cell: Cell| format!("{word} {}", hex(rules, cell));
    let across = |word: &str, cell: Cell, edge: Dir| format!("{word} {} {}", hex(rules, cell), edge.name());
    match mv {
        Move::RevealUnasked(_) => REVEAL.into(),
        Move::Reroll(face) => format!("reroll {face}"),
        Move::Lay(land, cell) => format!("lay {} {}", land.name(), hex(rules, cell)),
        Move::Ability(card) => format!("ability {}", card.name()),
        Move::Keep(_, card) => format!("keep {}", card.name()),
        Move::Card(Card::Frog(seat)) => format!("draw {}", name(rules, seat)),
        Move::Card(Card::Flux) => "draw flux".into(),
        Move::Card(Card::Strike) => "draw splinter".into(),
        Move::Splinter(strike) => {
            format!("splinter {}", rules.strikes.get(strike as usize).map_or("?", |(name, _)| name))
        }
        Move::Roll(face) => format!("roll {face}"),
        Move::RollTwo(low, high) => format!("roll {low} {high}"),
        Move::Back(back) => format!("back {}", back.name()),
        Move::Step(cell) => at("step", cell),
        Move::Tunnel(cell) => at("tunnel", cell),
        Move::Stash(slot) => format!("stash {slot}"),
        Move::Drain(seat, amount) => format!("drain {} {amount}", name(rules, seat)),
        Move::Swap(seat) => format!("swap {}", name(rules, seat)),
        Move::Exchange(seat) => format!("exchange {}", name(rules, seat)),
        Move::Trade(count) => format!("trade {count}"),
        Move::Fetch(seat) => format!("fetch {}", name(rules, seat)),
        Move::Bonus(bonus) => format!("bonus {}", bonus.name()),
        Move::Possess(seat) => format!("possess {}", name(rules, seat)),
        Move::Grab(slot) => format!("grab {slot}"),
        Move::Descend(cell) => at("descend", cell),
        Move::Harvest(cell) if own_hex(rules, state) == Some(cell) => "harvest".into(),
        Move::Harvest(cell) => at("harvest", cell),
        Move::Leap(cell) => at("leap", cell),
        Move::Slip(cell) => at("slip", cell),
        Move::SlipAttack(cell, edge) => across("slip", cell, edge),
        Move::Land(cell) => at("land", cell),
        Move::LandAttack(cell, edge) => across("land", cell, edge),
        Move::Ram(seat) => format!("ram {}", name(rules, seat)),
        Move::Raid(seat, target) => format!("raid {} {target}", name(rules, seat)),
        Move::Store(slot) => format!("store {slot}"),
        Move::Take(slot) => format!("take {slot}"),
        Move::Commit(overpower, boost) => {
            let overpower = if overpower { " overpower" } else { "" };
            if boost == 0 { format!("commit{overpower}") } else { format!("commit{overpower} boost {boost}") }
        }
        other => match PLAIN.iter().find(|(_, plain)| *plain == other) {
            Some((word, _)) => (*word).into(),
            None => muck::words(rules, state, other).unwrap_or_else(|| "?".into()),
        },
    }
}

/// The word for turning the own card up, as an answer or as an interrupt.
const REVEAL: &str = "reveal";

/// Moves that are one word.
const PLAIN: [(&str, Move); 32] = [
    ("drift", Move::DriftOne),
    ("roll", Move::RollHome),
    (REVEAL, Move::Reveal),
    ("eat", Move::Eat),
    ("raise", Move::Raise),
    ("lower", Move::Lower),
    ("void", Move::Void),
    ("pay", Move::PayToll),
    ("withdraw", Move::Withdraw),
    ("stomp", Move::Stomp),
    ("defer", Move::Defer),
    ("use", Move::UseDeferred),
    ("look", Move::Look),
    ("leave", Move::Leave),
    ("bury", Move::Bury),
    ("smash", Move::Smash),
    ("spit", Move::Spit),
    ("pass", Move::Pass),
    ("end", Move::End),
    ("aether", Move::EnterAether),
    ("leap aether", Move::LeapAether),
    ("disgorge", Move::Disgorge),
    ("recover", Move::Recover),
    ("crush", Move::Crush),
    ("stop", Move::Stop),
    ("plunder", Move::Plunder),
    ("return", Move::Return),
    ("stay", Move::Stay),
    ("mutate", Move::Mutate),
    ("resist", Move::Resist),
    ("select", Move::Select),
    ("commit", Move::Commit(false, 0)),
];

/// Returns the hex of the frog that is asked.
fn own_hex(rules: &Rules, state: &State) -> Option<Cell> {
    let Pending::Seat(decision) = steps::pending(rules, state) else { return None };
    match state.frog(decision.seat).place {
        Place::Shard(cell) => Some(cell),
        _ => None,
    }
}

pub(crate) fn read(rules: &Rules, state: &State, text: &str) -> Result<Move, String> {
    let text = check_length(text, MAX_MOVE_BYTES).map_err(|reason| format!("this is no move: {reason}"))?;
    let parts: Vec<&str> = text.split_whitespace().collect();
    let Some((&who, rest)) = parts.split_first() else {
        return Err("a move is written \"red leap 2,0\": who, then what".into());
    };
    let seat = if who == "chance" { None } else { Some(read_seat(rules, who)?) };
    match (steps::pending(rules, state), seat) {
        (Pending::Seat(decision), Some(seat)) if rest == [REVEAL] && decision.seat != seat => {
            return Ok(Move::RevealUnasked(seat));
        }
        (Pending::Seats(..) | Pending::Chance(_), Some(seat)) if rest == [REVEAL] => {
            return Ok(Move::RevealUnasked(seat));
        }
        (Pending::Over, _) => return Err("the game is over".into()),
        (Pending::Chance(_), Some(_)) => return Err(format!("chance decides now, not {who}")),
        (Pending::Seat(decision), asked) if asked != Some(decision.by) => {
            return Err(format!("{} is asked now, not {who}", name(rules, decision.by)));
        }
        (Pending::Seats(seats, _), asked) if !asked.is_some_and(|seat| seats.contains(seat)) => {
            return Err(format!("{who} is not asked now"));
        }
        _ => {}
    }
    let sentence = rest.join(" ");
    if let Some((_, plain)) = PLAIN.iter().find(|(word, _)| *word == sentence) {
        return Ok(*plain);
    }
    read_words(rules, state, seat, rest).ok_or_else(|| explain(&sentence))
}

fn read_seat(rules: &Rules, text: &str) -> Result<Seat, String> {
    let seat = Colour::from_name(text).and_then(|colour| rules.seat_of(colour));
    seat.ok_or_else(|| {
        let names: Vec<&str> = rules.setup.frogs.iter().map(|colour| colour.name()).collect();
        format!("nobody at this table is called {text:?}; it is chance or one of {}", names.join(", "))
    })
}

fn explain(sentence: &str) -> String {
    let word = sentence.split(' ').next().unwrap_or("");
    let forms = FORMS
        .iter()
        .chain(&muck::FORMS)
        .filter(|form| form.split(' ').next() == Some(word))
        .copied()
        .collect::<Vec<_>>();
    if forms.is_empty() {
        let words = FORMS
            .iter()
            .chain(&muck::FORMS)
            .map(|form| form.split(' ').next().unwrap_or(""))
            .chain(PLAIN.iter().map(|(word, _)| *word));
        let mut words: Vec<&str> = words.collect();
        words.dedup();
        format!("{sentence:?} is not understood; moves begin with {}", words.join(", "))
    } else {
        format!("{sentence:?} is not understood; expected {}", forms.join(" or "))
    }
}

/// How moves with arguments are written.
const FORMS: [&str; 29] = [
    "exchange FROG",
    "trade N",
    "fetch FROG",
    "bonus normal|abundant|harmonious",
    "step q,r",
    "tunnel q,r",
    "stash SLOT",
    "drain FROG N",
    "swap FROG",
    "possess FROG",
    "grab SLOT",
    "lay LAND q,r",
    "ability NAME",
    "keep NAME",
    "draw FROG|flux|splinter",
    "splinter NAME",
    "roll N",
    "roll N N",
    "reroll N",
    "back blank|fracture|quake|vortex",
    "descend q,r",
    "harvest [q,r]",
    "leap q,r|aether",
    "slip q,r [ne|e|se|sw|w|nw]",
    "land q,r [ne|e|se|sw|w|nw]",
    "ram FROG",
    "raid FROG POINTS",
    "store SLOT",
    "take SLOT",
];

fn read_words(rules: &Rules, state: &State, seat: Option<Seat>, parts: &[&str]) -> Option<Move> {
    let cell = |text: &str| text.parse::<Hex>().ok().map(|hex| rules.mat.cell(hex));
    let number = |text: &str| text.parse::<u8>().ok();
    let frog = |text: &str| read_seat(rules, text).ok();
    match parts {
        ["lay", land, at] => Some(Move::Lay(Land::from_name(land)?, cell(at)?)),
        ["ability", card] => Some(Move::Ability(Ability::from_name(card)?)),
        ["keep", card] => Some(Move::Keep(seat?, Ability::from_name(card)?)),
        ["draw", "flux"] => Some(Move::Card(Card::Flux)),
        ["draw", "splinter"] => Some(Move::Card(Card::Strike)),
        ["draw", who] => Some(Move::Card(Card::Frog(frog(who)?))),
        ["splinter", name] => {
            rules.strikes.iter().position(|(other, _)| other == name).map(|strike| Move::Splinter(strike as u8))
        }
        ["roll", face] => Some(Move::Roll(number(face)?)),
        ["roll", one, two] => {
            let (one, two) = (number(one)?, number(two)?);
            Some(Move::RollTwo(one.min(two), one.max(two)))
        }
        ["reroll", face] => Some(Move::Reroll(number(face)?)),
        ["back", back] => Some(Move::Back(Back::from_name(back)?)),
        ["step", at] => Some(Move::Step(cell(at)?)),
        ["tunnel", at] => Some(Move::Tunnel(cell(at)?)),
        ["stash", slot] => Some(Move::Stash(number(slot)?)),
        ["drain", who, amount] => Some(Move::Drain(frog(who)?, number(amount)?)),
        ["swap", who] => Some(Move::Swap(frog(who)?)),
        ["exchange", who] => Some(Move::Exchange(frog(who)?)),
        ["trade", count] => Some(Move::Trade(number(count)?)),
        ["fetch", who] => Some(Move::Fetch(frog(who)?)),
        ["bonus", bonus] => Some(Move::Bonus(Bonus::from_name(bonus)?)),
        ["possess", who] => Some(Move::Possess(frog(who)?)),
        ["grab", slot] => Some(Move::Grab(number(slot)?)),
        ["descend", at] => Some(Move::Descend(cell(at)?)),
        ["harvest"] => Some(Move::Harvest(own_hex(rules, state).unwrap_or(Cell::OFF))),
        ["harvest", at] => Some(Move::Harvest(cell(at)?)),
        ["leap", at] => Some(read_leap(rules, state, at.parse().ok()?)),
        ["slip", at] => Some(Move::Slip(cell(at)?)),
        ["slip", at, edge] => Some(Move::SlipAttack(cell(at)?, Dir::from_name(edge)?)),
        ["land", at] => Some(Move::Land(cell(at)?)),
        ["land", at, edge] => Some(Move::LandAttack(cell(at)?, Dir::from_name(edge)?)),
        ["ram", who] => Some(Move::Ram(frog(who)?)),
        // A Vault may be named by any of its owners.
        ["raid", who, target] => Some(Move::Raid(rules.vault_owner(frog(who)?), number(target)?)),
        ["store", slot] => Some(Move::Store(number(slot)?)),
        ["take", slot] => Some(Move::Take(number(slot)?)),
        ["commit", rest @ ..] if read_commit(rest).is_some() => read_commit(rest),
        other => muck::read(rules, state, seat, other),
    }
}

/// Reads a leap. To a hex without terrain on a target line it is a leap into the Aether, which is a single place.
fn read_leap(rules: &Rules, state: &State, to: Hex) -> Move {
    let cell = rules.mat.cell(to);
    let from = own_hex(rules, state).and_then(|cell| rules.mat.hex(cell));
    let on_line = from.is_some_and(|from| from.direction_to(to).is_some());
    if on_line && !(cell.is_on() && state.terrain.contains(cell)) { Move::LeapAether } else { Move::Leap(cell) }
}

fn read_commit(parts: &[&str]) -> Option<Move> {
    match parts {
        ["overpower"] => Some(Move::Commit(true, 0)),
        ["boost", count] => Some(Move::Commit(false, count.parse().ok()?)),
        ["overpower", "boost", count] => Some(Move::Commit(true, count.parse().ok()?)),
        _ => None,
    }
}
