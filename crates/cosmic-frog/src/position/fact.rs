//! Facts about a position by name, as scenarios expect them: `frog.red.at`, `hex 1,0`, `score.red`.

use super::write::{counts, place};
use crate::muck::Muck;
use crate::rules::Rules;
use crate::score;
use crate::setup::Colour;
use crate::state::State;
use crate::steps;
use crate::tile::{Back, Stack, Tile};
use hexgrid::Hex;
use tabletop::{Game, Pending, Seat};

const NAMES: &str = "frog.COLOUR.at|oomph|gullet|card|aside|deferred|held|homeward, vault.COLOUR.SLOT, hex q,r, score.COLOUR, winners, \
                     fractures, backs, land, turn, deck, over, muck.DIMENSION, supply";

pub(crate) fn fact(rules: &Rules, state: &State, name: &str) -> Result<String, String> {
    let unknown = || format!("no fact is called {name:?}; facts are {NAMES}");
    let seat = |colour: &str| Colour::from_name(colour).and_then(|colour| rules.seat_of(colour)).ok_or_else(unknown);
    if let Some(hex) = name.strip_prefix("hex ") {
        let hex: Hex = hex.trim().parse().map_err(|error| format!("{name:?}: {error}"))?;
        let cell = rules.mat.cell(hex);
        let tiles = if cell.is_on() { upward(state.stack(cell)) } else { String::new() };
        return Ok(if tiles.is_empty() { "aether".into() } else { tiles });
    }
    match name.split('.').collect::<Vec<_>>()[..] {
        ["frog", colour, what] => frog(rules, state, seat(colour)?, what).ok_or_else(unknown),
        ["vault", colour, slot] => {
            let slot: u8 = slot.parse().ok().filter(|slot| (1..=9).contains(slot)).ok_or_else(unknown)?;
            let tiles = upward(state.tiles.stack(Stack::Vault(rules.vault(seat(colour)?), slot - 1)));
            Ok(if tiles.is_empty() { "empty".into() } else { tiles })
        }
        ["score", colour] if rules.is_robo(seat(colour)?) => Ok(rules.vault_points(state, seat(colour)?).to_string()),
        ["score", colour] => {
            let vault = rules.vault(seat(colour)?);
            let scored = score::score(&score::vault_stacks(&state.tiles, vault));
            Ok((scored.total() + score::bonus_points(&state.tiles, vault)).to_string())
        }
        ["winners"] => {
            let winners = rules.result(state).winners;
            let names: Vec<&str> = winners.iter().map(|seat| rules.colour(seat).name()).collect();
            Ok(names.join(" "))
        }
        ["fractures"] => Ok(state.track.to_string()),
        ["backs"] => {
            let backs = Back::ALL.into_iter().map(|back| (back.name(), state.backs[back as usize]));
            Ok(counts(backs))
        }
        ["muck", dimension] => {
            let dimension = dimension.parse().ok().filter(|at| (1..=6).contains(at)).ok_or_else(unknown)?;
            let lying = Muck::ALL.map(|muck| (muck.name(), state.muck_in(dimension, muck)));
            let words = counts(lying);
            Ok(if words.is_empty() { "none".into() } else { words })
        }
        ["supply"] => Ok(state.muck_supply().to_string()),
        ["land"] => Ok(state.lands.to_string()),
        ["deck"] => Ok(state.actions.len().to_string()),
        ["turn"] => Ok(turn(rules, state)),
        ["over"] => Ok((steps::pending(rules, state) == Pending::Over).to_string()),
        _ => Err(unknown()),
    }
}

fn upward(stack: impl Iterator<Item = Tile>) -> String {
    let mut names: Vec<&str> = stack.map(|tile| tile.name()).collect();
    names.reverse();
    names.join(" ")
}

fn frog(rules: &Rules, state: &State, seat: Seat, what: &str) -> Option<String> {
    let frog = state.frog(seat);
    Some(match what {
        "at" => place(rules, frog.place),
        "oomph" => frog.oomph.to_string(),
        "gullet" => {
            let tiles: Vec<&str> = state.tiles.gullet(seat.index()).map(Tile::name).collect();
            if tiles.is_empty() { "empty".into() } else { tiles.join(" ") }
        }
        "held" => state.tiles.gullet_size(seat.index()).to_string(),
        "card" => format!("{} {}", frog.card.name(), if frog.up { "up" } else { "down" }),
        "aside" => frog.aside.to_string(),
        "deferred" => frog.deferred.to_string(),
        "homeward" => {
            let shown: Vec<String> = state.homeward_chips(seat).map(|chip| chip.to_string()).collect();
            if shown.is_empty() { "none".into() } else { shown.join(" ") }
        }
        _ => return None,
    })
}

fn turn(rules: &Rules, state: &State) -> String {
    match steps::pending(rules, state) {
        Pending::Over => "over".into(),
        Pending::Chance(_) => "chance".into(),
        Pending::Seat(decision) => rules.colour(decision.by).name().into(),
        Pending::Seats(seats, _) => {
            let names: Vec<&str> = seats.iter().map(|seat| rules.colour(seat).name()).collect();
            names.join(" ")
        }
    }
}
