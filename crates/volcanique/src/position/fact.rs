//! Facts about a position by name, as scenarios expect them: `player.pink.hand`, `hex 1,0`, `score.pink`.

use super::ENDINGS;
use super::write::{cards, counts, critter};
use crate::biome::{Biome, Spot};
use crate::power::Slot;
use crate::rules::Rules;
use crate::score;
use crate::setup::Colour;
use crate::state::State;
use crate::steps;
use hexgrid::Hex;
use tabletop::{Game, Pending, Seat, SeatSet};

const NAMES: &str = "player.COLOUR.hand|crater|resources|land|count|sea|slots|cards|volcanoes, hex q,r, height q,r, \
                     control q,r BIOME, frozen q,r, score.COLOUR, tally.COLOUR, winners, lava, supply, soil, spaces, islands, \
                     round, ending, answers, question, turn, over";

pub(crate) fn fact(rules: &Rules, state: &State, name: &str) -> Result<String, String> {
    let unknown = || format!("no fact is called {name:?}; facts are {NAMES}");
    let seat = |colour: &str| Colour::from_name(colour).and_then(|colour| rules.seat_of(colour)).ok_or_else(unknown);
    if let Some((what, rest)) = name.split_once(' ') {
        return at(rules, state, what, rest.trim()).ok_or_else(unknown);
    }
    match name.split('.').collect::<Vec<_>>()[..] {
        ["player", colour, what] => player(state, seat(colour)?, what).ok_or_else(unknown),
        ["score", colour] => Ok(score::player_scores(rules, state)[seat(colour)?.index()].total().to_string()),
        ["tally", colour] => Ok(tally(&score::player_scores(rules, state)[seat(colour)?.index()])),
        ["winners"] => Ok(names(rules, score::winners(rules, state))),
        ["lava"] => {
            let all: Vec<String> = state.lavas.all().iter().map(|lava| lava.hex.to_string()).collect();
            Ok(if all.is_empty() { "none".into() } else { all.join(" ") })
        }
        ["supply"] => {
            let kinds = rules.tiles.kinds.iter().map(|row| row.name.as_str()).zip(state.supply);
            Ok(format!("{} lava {}", counts(kinds), state.lava_supply))
        }
        ["soil"] => {
            let soil = state.land.sites().flat_map(|site| state.land.stack(site)).filter(|face| face.kind().is_none());
            Ok(soil.count().to_string())
        }
        ["spaces"] => Ok(state.land.len().to_string()),
        ["islands"] => Ok(islands(state).to_string()),
        ["round"] => Ok(state.round.to_string()),
        ["ending"] => {
            let ending = state.closing.ending;
            Ok(ENDINGS.iter().find(|(_, other)| Some(*other) == ending).map_or("none", |(name, _)| name).into())
        }
        ["answers"] => {
            let mut moves = Vec::new();
            rules.legal(state, &mut moves);
            Ok(moves.len().to_string())
        }
        ["question"] => Ok(question(rules, state)),
        ["turn"] => Ok(turn(rules, state)),
        ["over"] => Ok((steps::pending(rules, state) == Pending::Over).to_string()),
        _ => Err(unknown()),
    }
}

fn at(rules: &Rules, state: &State, what: &str, rest: &str) -> Option<String> {
    let mut words = rest.split_whitespace();
    let hex: Hex = words.next()?.parse().ok()?;
    Some(match (what, words.next()) {
        ("hex", None) => match state.land.site(hex) {
            Some(site) => {
                let stack: Vec<String> = state.land.stack(site).map(|face| rules.tiles.face_name(face)).collect();
                stack.join(" ")
            }
            None => "ocean".into(),
        },
        ("height", None) => state.land.height_at(hex).to_string(),
        ("frozen", None) => state.is_frozen(hex).to_string(),
        ("control", Some(letter)) => {
            let biome = letter.chars().next().and_then(Biome::from_letter)?;
            let part = state.land.part(Spot::new(hex, biome));
            part.map_or("none".into(), |part| names(rules, state.control(part)))
        }
        _ => return None,
    })
}

fn names(rules: &Rules, seats: SeatSet) -> String {
    let names: Vec<&str> =
        rules.seats().filter(|&seat| seats.contains(seat)).map(|seat| rules.colour(seat).name()).collect();
    if names.is_empty() { "nobody".into() } else { names.join(" ") }
}

fn islands(state: &State) -> usize {
    let mut left = state.land.all();
    let mut count = 0;
    while left != 0 {
        left &= !state.land.island(crate::land::Site(left.trailing_zeros() as u8));
        count += 1;
    }
    count
}

fn player(state: &State, seat: Seat, what: &str) -> Option<String> {
    let player = state.player(seat);
    let or_none = |text: String| if text.is_empty() { "none".into() } else { text };
    Some(match what {
        "hand" => player.hand.to_string(),
        "crater" => player.crater.to_string(),
        "resources" => player.resources.to_string(),
        "land" => {
            let all: Vec<String> = player.land().iter().map(|&one| critter(state, one)).collect();
            or_none(all.join(", "))
        }
        "count" => player.land_count().to_string(),
        "sea" => {
            let all: Vec<String> = player.sea().iter().map(|hex| hex.to_string()).collect();
            or_none(all.join(" "))
        }
        "slots" => or_none(counts(Slot::all().map(|slot| (slot.name(), player.slots[slot.index()])))),
        "cards" => or_none(cards(&player.cards)),
        "volcanoes" => player.volcanoes.to_string(),
        _ => return None,
    })
}

/// Returns the lines of a tally that are not 0.
fn tally(tally: &score::PlayerScore) -> String {
    let lines = [
        ("critters", tally.critters),
        ("edges", tally.edges),
        ("grid", tally.grid),
        ("crater", tally.crater),
        ("tallest", tally.tallest),
        ("largest", tally.largest),
        ("diversified", tally.diversified),
        ("herds", tally.herds),
        ("cards", tally.cards),
        ("resources", tally.resources),
    ];
    let lines: Vec<String> =
        lines.iter().filter(|(_, points)| *points > 0).map(|(name, points)| format!("{name} {points}")).collect();
    lines.join(", ")
}

fn turn(rules: &Rules, state: &State) -> String {
    match steps::pending(rules, state) {
        Pending::Over => "over".into(),
        Pending::Chance(_) => "chance".into(),
        Pending::Seat(decision) => rules.colour(decision.by).name().into(),
        Pending::Seats(seats, _) => names(rules, seats),
    }
}

/// Returns the first word of what is asked.
fn question(rules: &Rules, state: &State) -> String {
    let question = match steps::pending(rules, state) {
        Pending::Over => return "none".into(),
        Pending::Chance(question) | Pending::Seats(_, question) => question,
        Pending::Seat(decision) => decision.question,
    };
    let text = format!("{question:?}");
    text.split([' ', '{']).next().unwrap_or("").to_lowercase()
}
